"""Every reason for which Skat refuses a move, called forth once, and said in three languages."""

from __future__ import annotations

import re

import pytest

from tests.locales import LANGUAGES, text
from tests.skat import dealt, rules, spoken
from vorhand.errors import IllegalMoveError, VorhandError
from vorhand.games.skat import solver
from vorhand.games.skat.contracts import Contract
from vorhand.games.skat.state import SkatState

HANDS = {
    "F": "CJ SJ CA CT C9 SA S9 HA H9 D7",
    "M": "HJ CK CQ ST SK SQ HT HK DA DT",
    "R": "DJ C8 C7 S8 S7 H8 H7 D9 D8 DK",
}
TAKEN = "M18, F hold, M pass, R pass, F take"
CLUBS = f"{TAKEN}, F discard D7 HQ, F declare clubs"
HAND = "M18, F hold, M20, F hold, M22, F hold, M23, F hold, M24, F hold, M pass, R pass, F hand"

SCENES = {
    "move.auction_first": ("altenburg", "", "take"),
    "move.no_bid_yet": ("altenburg", "", "hold"),
    "move.speaker_bids": ("altenburg", "M18, F hold", "hold"),
    "move.hearer_holds": ("altenburg", "M18", "bid 20"),
    "move.bid_not_a_value": ("altenburg", "", "bid 19"),
    "move.bid_too_low": ("altenburg", "M20, F hold", "bid 18"),
    "move.bid_forehand": ("altenburg", "M pass, R pass", "bid 20"),
    "move.auction_over": ("altenburg", "M18, F hold, M pass, R pass", "bid 20"),
    "move.skat_first": ("altenburg", "M18, F hold, M pass, R pass", "declare clubs"),
    "move.skat_taken": ("altenburg", TAKEN, "hand"),
    "move.discard_first": ("altenburg", TAKEN, "declare clubs"),
    "move.discard_two": ("altenburg", TAKEN, "discard D7"),
    "move.put_back_often": ("altenburg", f"{TAKEN}, F discard D7 HQ" + ", F take, F discard D7 HQ" * 19, "take"),
    "move.hand_no_discard": ("altenburg", HAND, "discard D7 H9"),
    "move.declare_first": ("altenburg", HAND, "play CJ"),
    "move.declare_unknown": ("altenburg", HAND, "declare mord"),
    "move.level_needs_hand": ("altenburg", f"{TAKEN}, F discard D7 HQ", "declare clubs schneider"),
    "move.null_no_level": ("altenburg", HAND, "declare null schwarz"),
    "move.null_below_bid": ("altenburg", f"{HAND.removesuffix('hand')}take, F discard D7 HQ", "declare null"),
    "move.contra_first": ("isko contra=contra", CLUBS, "play HJ"),
    "move.contra_not_bid": ("isko contra=contra contra_needs_bid=true", f"{CLUBS}, M pass", "contra"),
    "move.re_first": ("isko contra=contra_re", f"{CLUBS}, M contra", "play CJ"),
    "move.contra_off": ("altenburg", CLUBS, "contra"),
    "move.re_off": ("isko contra=contra", f"{CLUBS}, M pass, R pass", "re"),
    "move.contra_too_late": ("isko contra=contra", f"{CLUBS}, M pass, R pass", "contra"),
    "move.declared": ("altenburg", CLUBS, "declare grand"),
    "move.claim_unproven": ("altenburg", CLUBS, "claim"),
    "move.claim_null_defender": (
        "altenburg", f"{TAKEN}, F discard D7 HQ, F declare null, F play S9", "claim",
    ),
    "move.must_play_trump": ("altenburg", f"{CLUBS}, F play CJ", "play DA"),
    "move.jack_is_trump": ("altenburg", f"{CLUBS}, F play H9", "play HJ"),
}  # fmt: skip


def scene(code: str) -> tuple[SkatState, str]:
    options, words, move = SCENES[code]
    return spoken(dealt(HANDS, options=rules(options)), words), move


def refused(code: str) -> IllegalMoveError:
    state, move = scene(code)
    with pytest.raises(IllegalMoveError) as caught:
        state.play(move)
    return caught.value


@pytest.mark.parametrize("code", SCENES)
def test_a_move_is_refused_with_its_code_and_a_clause(code: str) -> None:
    error = refused(code)
    assert error.code == code
    assert error.clause is not None
    assert error.clause.startswith("skat.")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", SCENES)
def test_the_reason_is_said_in_each_language(code: str, language: str) -> None:
    error = refused(code)
    assert text(language, re.sub(r"[._]", "-", code), **error.params)


def contradiction() -> None:
    rules("isko_tournament contra=contra")


def odd_contract() -> None:
    Contract.parse("hearts hand mord")


def given_away_too_soon() -> None:
    dealt({}, options=rules("isko")).awarded(0)


def hands_that_are_not_equal() -> None:
    solver.value("grand", ("CJ HT", "SJ HA", "HK"))


OTHERS = {
    "options.position": hands_that_are_not_equal,
    "options.contradiction": contradiction,
    "notation.contract": odd_contract,
    "match.not_in_play": given_away_too_soon,
}


@pytest.mark.parametrize("code", OTHERS)
def test_a_call_is_refused_with_its_code(code: str) -> None:
    with pytest.raises(VorhandError) as caught:
        OTHERS[code]()
    assert caught.value.code == code
