"""Deals of Vorhand written as records of the International Skat Server, and read again."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import vorhand
from tests import iss, skat
from vorhand.errors import VorhandError
from vorhand.games.skat.iss import IssGame
from vorhand.games.skat.iss_course import DEALER, PRESET, End
from vorhand.games.skat.iss_export import export, export_deal
from vorhand.games.skat.iss_moves import Act
from vorhand.games.skat.iss_replay import replay
from vorhand.games.skat.options import PRESETS
from vorhand.games.skat.state import SkatState
from vorhand.moves import Move
from vorhand.record import DealRecord

CLAIM = Move("claim")
HIGHEST = 60
"""Bids above are left out: most deals by lot would be overbid otherwise."""


def by_lot(seed: int, *, preset: str = PRESET, dealer: int = DEALER, players: int = 3) -> tuple[SkatState, DealRecord]:
    """A deal of random moves, with its record; often claimed where that is proven, now and then conceded."""
    lot = Random(seed)
    state = vorhand.game("skat").deal(PRESETS[preset], seed=seed, dealer=dealer, players=players)
    assert isinstance(state, SkatState)
    record = DealRecord(dealer, state.pack)
    while state.result is None:
        moves = [move for move in state.legal_moves if move.kind not in ("claim", "concede", "take", "pass", "bid")]
        moves += [move for move in state.legal_moves if move.kind in ("take", "pass") and not state.table.picked]
        moves += [move for move in state.legal_moves if move.kind == "bid" and int(move.value or 0) <= HIGHEST]
        if state.phase == "play":
            moves += [Move("concede")] if lot.random() < 0.03 else []
            moves = [CLAIM] if state.refusal(CLAIM) is None and lot.random() < 0.5 else moves
        move = lot.choice(moves)
        record = record.add(move, fresh_line=state.fresh_line)
        state = state.play(move)
    return state, record


@given(st.integers(0, 2**20), st.sampled_from(list(PRESETS)), st.integers(3, 4), st.integers(0, 2))
def test_a_deal_that_is_written_reads_the_same(seed: int, preset: str, players: int, dealer: int) -> None:
    state, record = by_lot(seed, preset=preset, dealer=dealer, players=players)
    game = export(state)
    assert IssGame.parse(str(game)) == game
    assert export_deal(record, options=PRESETS[preset], players=players) == game


@given(st.integers(0, 2**20), st.integers(3, 4), st.integers(0, 2))
def test_a_deal_that_is_written_settles_the_same(seed: int, players: int, dealer: int) -> None:
    state, _ = by_lot(seed, dealer=dealer, players=players)
    settled = replay(export(state))
    assert settled.agrees
    assert state.result is not None
    assert settled.result is not None
    assert [score for score in settled.result.scores if score] == [score for score in state.result.scores if score]


@given(st.integers(0, 2**20))
def test_the_moves_of_a_deal_come_back(seed: int) -> None:
    state, record = by_lot(seed)
    settled = replay(export(state))
    if state.table.ending is None:
        assert settled.deal == record
    else:
        assert settled.end is End.RESIGNED
        assert settled.state.pack == state.pack


def test_at_four_the_dealer_is_left_out() -> None:
    state, _ = by_lot(5, dealer=1, players=4)
    game = export(state, names=("Ada", "Ben", "Cleo"), head={"ID": "5"})
    assert game.names == ("Ada", "Ben", "Cleo")
    assert (game.get("PC"), game.get("ID")) == ("Vorhand", "5")
    assert game.moves[0].cards == (*state.dealt[2], *state.dealt[3], *state.dealt[0], *state.laid()["skat"])


PLAYED = """
    F: CJ SJ HJ DJ CA CT CK CQ C9 SA
    M: C8 C7 ST SK HA HT HK HQ DA DT
    R: S9 S8 S7 SQ H9 H8 H7 DK DQ D9
    skat: D8 D7
"""
BID = "M pass, R18, F hold, R pass, "


def words(text: str, rules: str = "isko") -> str:
    """The moves of a written deal as a record has them, without the deal."""
    game = export(skat.played(PLAYED + BID + text, options=skat.rules(rules)))
    return " ".join(map(str, game.moves[1:]))


AUCTION = "1 p 2 18 0 y 2 p"


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("F hand, F declare clubs\nF claim", "0 CH 0 SC 1 RE 2 RE"),
        ("F hand, F declare grand ouvert\nF: !CJ C8 S9\nF concede", "0 GO 0 CJ 1 C8 2 S9 0 RE"),
        ("F hand, F declare clubs schneider\nF: !CJ C8 S9\nF: !SJ\nM concede", "0 CHS 0 CJ 1 C8 2 S9 0 SJ 1 RE 2 RE"),
        ("F hand, F declare null\nF: !C9 C8 D9", "0 NH 0 C9 1 C8 2 D9"),
        ("F take, F discard D8 D7, F declare clubs\nF claim", "0 s w D8.D7 0 C.D8.D7 0 SC 1 RE 2 RE"),
        (
            "F take, F discard D8 SA, F take, F discard SA D7, F declare diamonds\nF concede",
            "0 s w D8.D7 0 D.SA.D7 0 RE",
        ),
    ],
)
def test_how_a_deal_is_written(text: str, written: str) -> None:
    assert words(text) == f"{AUCTION} {written}"


def test_a_deal_that_all_passed() -> None:
    game = export(skat.played(PLAYED + "M pass, R pass, F pass"))
    assert " ".join(map(str, game.moves[1:])) == "1 p 2 p 0 p"
    assert str(game.result) == "passed"
    assert replay(game).agrees


@pytest.mark.parametrize(
    ("text", "rules", "code"),
    [
        ("F hand", "isko", "iss.not_over"),
        ("F hand, F declare clubs\nM contra, F re\nF claim", "isko contra=contra_re", "iss.doubled"),
        ("F hand, F declare clubs\nF: !CJ HA", "isko revoke=punished", "iss.revoked"),
    ],
)
def test_what_the_server_cannot_have(text: str, rules: str, code: str) -> None:
    with pytest.raises(VorhandError) as caught:
        words(text, rules)
    assert caught.value.code == code


def test_contra_that_nobody_said_is_left_out() -> None:
    text = "F hand, F declare clubs\nM pass, R pass\nF claim"
    assert words(text, "isko contra=contra_re") == f"{AUCTION} 0 CH 0 SC 1 RE 2 RE"


PLAYED_OUT = [number for number, game in iss.games().items() if replay(game).end is End.PLAYED]


@pytest.mark.parametrize("number", PLAYED_OUT)
def test_a_game_of_the_server_comes_back_as_it_was(number: str) -> None:
    game = iss.games()[number]
    settled = replay(game)
    assert settled.deal is not None
    again = export_deal(settled.deal, options=PRESETS[PRESET])
    declared = (Act.DECLARE, Act.DISCARD)
    assert [move for move in again.moves if move.act not in declared] == [
        move for move in game.moves if move.act not in declared
    ]
    assert again.result is not None
    assert game.result is not None
    assert again.result.against(game.result) == ()
