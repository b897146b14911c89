"""What the computer player of Skat says between the bid and the first card: all of what it announces, contra and re."""

from __future__ import annotations

from tests.skat import dealt, rules, spoken
from tests.skat_bot import CLUB, choices, reasons
from vorhand.games.skat.state import SkatState


def doubling(hand: str, who: str) -> SkatState:
    """Forehand has declared hearts; the defender on turn holds the hand."""
    state = dealt({who: hand, "skat": "S7 S8"}, options=rules("isko contra=contra_re"))
    return spoken(state, "M pass, R pass, F18, F take, F discard S7 S8, F declare hearts")


def told(state: SkatState) -> dict[str, str]:
    """What is said of each move."""
    return {str(rating.move): rating.reason.key for rating in CLUB.rate(state.view(state.turn), seed=1)}


def test_contra_is_for_a_hand_that_beats_the_game() -> None:
    strong = doubling("CJ SJ HJ HA HT CA CT SA ST DA", "M")
    assert choices(strong) == {"contra"}
    assert reasons(strong) == {"hint.contra"}
    assert told(strong) == {"contra": "hint.contra", "pass": "hint.contra_missed"}
    weak = doubling("H7 C9 C8 C7 S9 SQ D9 D8 D7 DQ", "M")
    assert choices(weak) == {"pass"}
    assert reasons(weak) == {"hint.no_contra"}
    assert told(weak) == {"contra": "hint.contra_risky", "pass": "hint.no_contra"}


def test_re_is_for_a_game_that_cannot_be_lost() -> None:
    sure = spoken(doubling("CJ SJ HJ DJ HA HT HK CA CT SA", "F"), "M contra")
    assert choices(sure) == {"re"}
    assert reasons(sure) == {"hint.re"}
    assert told(sure) == {"re": "hint.re", "pass": "hint.re_missed"}
    doubtful = spoken(doubling("CJ DJ HT HQ H8 CK C9 SK D9 D8", "F"), "M contra")
    assert choices(doubtful) == {"pass"}
    assert reasons(doubtful) == {"hint.no_re"}


def test_a_hand_that_takes_everything_is_declared_with_all_it_is_worth() -> None:
    state = dealt({"F": "CJ SJ HJ DJ CA CT CK CQ C9 C8"}, options=rules("isko"))
    state = spoken(state, "M18, F hold, M pass, R pass, F hand")
    ratings = CLUB.rate(state.view(state.turn), seed=1)
    assert str(ratings[0].move) == "declare grand ouvert"
    values = {str(rating.move): rating.value for rating in ratings}
    assert values["declare clubs"] < values["declare clubs schneider"] < values["declare clubs schwarz"] == 192


def test_nobody_says_contra_to_a_null() -> None:
    hands = {"M": "C9 C8 C7 S9 S8 S7 H8 H7 D8 D7", "skat": "CA SA"}
    state = dealt(hands, options=rules("isko contra=contra_re"))
    state = spoken(state, "M46, F pass, R pass, M take, M discard CA SA, M declare null ouvert")
    assert str(CLUB.choose(state.view(state.turn), seed=1)) == "pass"


def test_what_may_not_be_put_back_any_more_is_not_rated() -> None:
    again = ", F take, F discard D7 HQ" * 19
    state = dealt({"F": "CJ SJ CA CT C9 SA S9 HA H9 D7", "skat": "HQ SQ"}, options=rules("altenburg"))
    state = spoken(state, f"M18, F hold, M pass, R pass, F take, F discard D7 HQ{again}")
    ratings = CLUB.rate(state.view(state.turn), seed=1)
    assert {rating.move for rating in ratings} == set(state.legal_moves)


def test_a_null_from_the_hand_is_not_said_to_have_levels() -> None:
    state = dealt({"F": "H7 H8 H9 D7 D8 D9 S7 S8 C7 C8"}, options=rules("isko"))
    state = spoken(state, "M pass, R pass, F18")
    assert told(state)["hand"] == "hint.hand_null"
