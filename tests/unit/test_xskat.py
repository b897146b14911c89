"""Games that XSkat 4.0 played and logged, replayed by the engine: legality, trick winners, card points, won or lost.

`tests/data/xskat.txt` holds 24 games out of logs of `xskat -auto`, chosen for what was played and how it ended;
`python build.py compare xskat` does the same with a thousand fresh ones.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from site_build.compare import approach
from site_build.compare.tally import Tally
from site_build.compare.xskat import replay, varied
from site_build.compare.xskat_log import LogError, LoggedContract, LoggedGame, read_log
from vorhand.cards import parse_cards

TEXT = (Path(__file__).parents[1] / "data/xskat.txt").read_text(encoding="ascii")
GAMES = list(read_log(TEXT))
KINDS = {
    "clubs won", "clubs lost", "clubs hand won", "spades won", "spades lost", "hearts won", "hearts lost",
    "diamonds won", "diamonds lost", "grand won", "grand lost", "grand hand won", "grand hand lost", "null hand won",
    "null hand lost", "null ouvert hand won", "passed in",
}  # fmt: skip


def differences(game: LoggedGame) -> list[str]:
    tally = Tally("XSkat")
    replay(game, tally)
    return tally.differences


def of_kind(kind: str) -> LoggedGame:
    return next(game for game in GAMES if game.kind == kind)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.name.split(' (')[0]}: {game.kind}")
def test_the_engine_agrees(game: LoggedGame) -> None:
    tally = Tally("XSkat")
    replay(game, tally)
    assert tally.differences == []
    assert tally.counted["results"] == 1
    assert tally.counted["trick winners"] == len(game.tricks)
    assert tally.counted["cards"] == 3 * len(game.tricks)
    assert tally.counted["card points"] == (game.contract is not None and game.contract.game != "null")


def test_the_games_are_of_all_kinds() -> None:
    assert {game.kind for game in GAMES} == KINDS
    points = {game.contract.points for game in GAMES if game.contract}
    assert {30, 60, 61, 89, 90} <= points
    assert {game.dealer for game in GAMES} == {0, 1, 2}


def test_a_game_as_it_is_read() -> None:
    game = of_kind("null hand lost")
    assert game.contract == LoggedContract(
        soloist=0, bid=24, game="null", hand=True, level="none", won=False, points=None
    )
    assert game.dealer == 2
    assert game.hands[2] == parse_cards("CQ CJ C7 SQ HQ H8 DA DT D8 D7")
    assert game.skat == game.discard == parse_cards("D9 CT")
    first, *_, last = game.tricks
    assert (first.leader, first.winner, first.cards) == (0, 2, parse_cards("H7 HJ HQ"))
    assert (last.leader, last.winner) == (2, 0)
    assert [f"{seat} {card}" for seat, card in last.played] == ["2 H8", "0 H9", "1 SK"]
    assert len(game.tricks) == 6


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_pack_deals_the_hands_of_the_log(game: LoggedGame) -> None:
    state = approach.deal(game.pack, game.dealer)
    for seat, hand in enumerate(game.hands):
        held = set(hand)
        if game.contract is not None and seat == game.contract.soloist:
            held = (held | set(game.discard)) - set(game.skat)
        assert set(state.dealt[seat]) == held
    assert set(state.laid()["skat"]) == set(game.skat)


def test_another_winner_of_a_trick_is_a_difference() -> None:
    game = of_kind("grand won")
    first = game.tricks[0]
    changed = replace(game, tricks=(replace(first, winner=(first.winner + 1) % 3), *game.tricks[1:]))
    (difference,) = differences(changed)
    assert f"trick 1: trick winners: Vorhand says {first.winner}, XSkat says {(first.winner + 1) % 3}." in difference


def test_another_leader_is_a_difference() -> None:
    game = of_kind("grand won")
    first = game.tricks[0]
    changed = replace(game, tricks=(replace(first, leader=(first.leader + 1) % 3), *game.tricks[1:]))
    (difference,) = differences(changed)
    assert "trick 1: turns: Vorhand says" in difference


def test_other_card_points_are_a_difference() -> None:
    game = of_kind("hearts won")
    assert game.contract is not None
    assert game.contract.points is not None
    changed = replace(game, contract=replace(game.contract, points=game.contract.points + 1))
    (difference,) = differences(changed)
    assert f"card points: Vorhand says {game.contract.points}," in difference


@pytest.mark.parametrize("kind", ["spades lost", "null hand lost", "null ouvert hand won", "diamonds won"])
def test_another_outcome_is_a_difference(kind: str) -> None:
    game = of_kind(kind)
    assert game.contract is not None
    changed = replace(game, contract=replace(game.contract, won=not game.contract.won))
    (difference,) = differences(changed)
    assert "results: Vorhand says" in difference


def test_a_card_that_does_not_follow_is_a_difference() -> None:
    """Two cards of a seat change places: the second trick's card cannot follow the first."""
    found = set()
    for game in GAMES:
        for seat in range(3):
            if len(game.tricks) < 2:
                continue
            one, other, *rest = game.tricks
            cards, others = list(one.cards), list(other.cards)
            cards[seat], others[seat] = others[seat], cards[seat]
            tricks = (replace(one, cards=tuple(cards)), replace(other, cards=tuple(others)), *rest)
            found |= {text.split(": ", 1)[1].split(",")[0] for text in differences(replace(game, tricks=tricks))}
    assert any(text.startswith("legal moves: Vorhand says illegal move: 'play ") for text in found), found


def test_a_bid_too_high_for_null_is_a_difference() -> None:
    game = of_kind("null hand won")
    assert game.contract is not None
    (difference,) = differences(replace(game, contract=replace(game.contract, bid=36)))
    assert "move.null_below_bid" in difference


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("Computer1   Computer2   Computer3", "Computer2   Computer1   Computer3", r"game 1: the seats are not"),
        ("---- random_seed", "-----random_seed", r"game 1: not the lines of a game\."),
        ("Skat is: ", "Skat is: Club A,", r"the skat is not two cards: Club A,"),
        ("Won with: ", "Won by: ", r"game \d+ \(random_seed .*\): no bid, contract and result\."),
        ("Last bid: ", "Bid: ", r"no bid, contract and result\."),
        (" points\n", "\n", r"no bid, contract and result\."),
        ("Played Hand\n", "Played blind\n", r"cannot tell what was played and how it ended\."),
        ("  Club A ", "  Club 1 ", r"not three cards: .*Club 1 "),
        ("  Club A ", "  Club K ", r"the cards are not one pack\."),
    ],
)
def test_a_log_that_cannot_be_read(old: str, new: str, sentence: str) -> None:
    assert old in TEXT
    with pytest.raises(LogError, match=sentence):
        list(read_log(TEXT.replace(old, new)))


def test_a_log_that_breaks_off() -> None:
    with pytest.raises(LogError, match=r"^game 2: the log breaks off\.$"):
        list(read_log(TEXT[: TEXT.index("====") + 100]))


def test_two_that_took_a_trick() -> None:
    row = next(line for line in TEXT.splitlines() if re.match(r"  \w+[ _]\w+ .*_", line))
    with pytest.raises(LogError, match=r"more than one led or took a trick"):
        list(read_log(TEXT.replace(row, row.upper(), 1)))


def test_kinds_are_taken_in_turn() -> None:
    clubs, grand = of_kind("clubs won"), of_kind("grand won")
    games = [clubs] * 5 + [grand] * 2
    assert Counter(game.kind for game in varied(games, 4)) == {"clubs won": 2, "grand won": 2}
    assert Counter(game.kind for game in varied(games, 6)) == {"clubs won": 4, "grand won": 2}
    assert len(varied(games, 99)) == 7


def test_the_first_differences_are_shown_and_all_are_counted() -> None:
    tally = Tally("XSkat", left_out=["bids"])
    tally.kinds["grand"] = 2
    for number in range(7):
        assert not tally.agree("cards", number, -1, where=f"game {number}")
    assert tally.agree("cards", 1, 1, where="game 8")
    assert list(tally.lines()) == [
        "XSkat: 8 cards compared",
        "  of these deals: 2 grand",
        "  left out: bids",
        "  differences: 7",
        *(f"    game {number}: cards: Vorhand says {number}, XSkat says -1." for number in range(5)),
        "    and 2 more",
    ]
