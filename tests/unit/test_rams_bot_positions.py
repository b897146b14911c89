"""The computer player of Rams in positions with a clear answer, and what it says about them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

import vorhand
from tests.rams import by_seat, dealt, pack_of, played, rules, spoken, to_play
from vorhand.games.rams.bot import RamsBot
from vorhand.games.rams.series import RamsSeries
from vorhand.games.rams.state import RamsState
from vorhand.kind import Rating

BOT = RamsBot(8_000)


def ratings(state: RamsState, seed: int = 3) -> tuple[Rating, ...]:
    return BOT.rate(state.view(state.turn), seed=seed)


def advice(state: RamsState) -> str:
    """The best move and its reason, the same for several seeds."""
    found = {f"{best.move}: {best.reason.key}" for best in (ratings(state, seed)[0] for seed in range(3))}
    assert len(found) == 1, found
    return found.pop()


def reason(state: RamsState, move: str) -> dict[str, object]:
    """What is said about a move: its key and its parameters."""
    rating = next(rating for rating in ratings(state) if str(rating.move) == move)
    return {"key": rating.reason.key, **rating.reason.params}


SIX = {"A": "", "B": "", "C": "", "D": "", "E": "", "F": "", "upcard": "HT"}


def declaring(hand: str, said: str, code: str = "russian", scores: Sequence[int] | None = None) -> RamsState:
    """The last of six but the dealer on turn with this hand when `said` is said."""
    return spoken(dealt({**SIX, "E": hand}, code, scores=scores), said)


# Declarations


def test_it_says_why_it_must_go_in() -> None:
    state = dealt({"A": "SA C9 C8 D7 D9", "B": "", "C": "", "D": "", "upcard": "HT"})
    assert reason(state, "in") == {"key": "hint.rams_ace_forces", "card": "SA"}
    state = dealt({"A": "SK C9 C8 D7 D9", "B": "", "C": "", "upcard": "HT"})
    assert reason(state, "in") == {"key": "hint.rams_three_play"}


def test_it_goes_in_with_trumps_and_stays_out_with_nothing_where_it_may_not_exchange() -> None:
    none = "russian exchange_limit=0"
    strong = declaring("HK HQ H9 SK SQ", "A B in, C D out", none)
    weak = declaring("C2 C4 S3 S5 D2", "A B C D in", none)
    assert advice(strong) == "in: hint.rams_in"
    assert advice(weak) == "out: hint.rams_out"
    chances = [reason(state, "in")["chance"] for state in (strong, weak)]
    assert isinstance(chances[0], int)
    assert isinstance(chances[1], int)
    assert chances[0] > 80 > 40 > chances[1]
    assert reason(weak, "in")["key"] == "hint.rams_in_risky"
    assert reason(strong, "out")["key"] == "hint.rams_out_timid"


def test_a_pair_of_jacks_counts_for_who_passes() -> None:
    state = declaring("CJ SJ C3 D2 D4", "A B C D in", "russian exchange_limit=0")
    assert advice(state) == "out: hint.rams_out_jacks"
    assert reason(state, "out")["n"] == 5


def test_it_goes_in_when_one_trick_wins_the_match() -> None:
    state = declaring("HK H4 C3 D2 D4", "A B in, C D out", "russian exchange_limit=0", scores=[30, 40, 50, 60, 1, 60])
    assert advice(state) == "in: hint.rams_in_near"
    assert reason(state, "in")["n"] == 1


@pytest.mark.parametrize(("behind", "best"), [(True, "in"), (False, "out")])
def test_in_the_last_deal_it_dares_what_it_must(behind: bool, best: str) -> None:
    series = vorhand.game("rams").series(rules("russian deals_per_match=1"), players=6, dealer=0)
    assert isinstance(series, RamsSeries)
    pack = pack_of({**SIX, "E": "H2 C4 S3 S5 D2"}, 52)
    totals = (80, 80, 80, 80, 80 if behind else 35, 70)
    state = replace(series, totals=tuple(by_seat(totals, 0))).deal(pack=pack)
    assert isinstance(state, RamsState)
    assert str(ratings(spoken(state, "A B C D in"))[0].move) == best


def test_the_more_may_be_exchanged_the_sooner_it_goes_in() -> None:
    def gain(limit: int) -> float:
        state = declaring("H2 C4 S3 S5 D2", "A B C D in", f"russian exchange_limit={limit}")
        values = {str(rating.move): rating.value for rating in ratings(state)}
        return values["in"] - values["out"]

    assert gain(0) < gain(5)


# Exchange


def exchanging(hand: str, code: str = "russian", **others: str) -> RamsState:
    state = dealt({"A": hand, "B": "", "C": "", "D": "", "upcard": "HT", **others}, code)
    return spoken(state, "A B C D in")


def thrown(state: RamsState) -> str:
    best = ratings(state)[0]
    return " ".join(sorted(card.text for card in best.move.cards))


def test_it_keeps_trumps_and_aces_and_throws_low_side_cards() -> None:
    assert thrown(exchanging("HA HK C6 S7 D8")) == "C6 D8 S7"
    assert thrown(exchanging("HA DA SA C6 D7")) == "C6 D7"
    assert thrown(exchanging("HK HQ HJ H9 C6")) == "C6", "for the flush, and the trumps"
    assert thrown(exchanging("C6 S7 D8 C9 S9")) == "C6 C9 D8 S7 S9"


def test_it_throws_as_many_as_it_may() -> None:
    assert len(thrown(exchanging("C6 S7 D8 C9 S9", "arcade")).split()) == 4
    state = exchanging("C6 S7 D8 C9 S9", "russian exchange_limit=0")
    assert [str(rating.move) for rating in ratings(state)] == ["exchange"]


def test_it_says_what_is_wrong_with_throwing_something_else() -> None:
    state = exchanging("HA HK C6 S7 D8")
    assert ratings(state)[0].reason.key == "hint.rams_exchange"
    assert reason(state, "exchange") == {"key": "hint.rams_keep_all_other"}
    assert reason(state, "exchange HK C6 S7 D8") == {"key": "hint.rams_throw_trump", "card": "HK"}
    assert reason(state, "exchange HA C6 S7 D8") == {"key": "hint.rams_throw_ace", "card": "HA", "n": 20}
    assert reason(state, "exchange C6") == {"key": "hint.rams_exchange_less", "n": 1}


def test_where_nothing_can_be_exchanged_it_is_said_so() -> None:
    hands = {"A": "H7 C7 SQ D7 D8", "B": "", "C": "", "D": "", "upcard": "C9"}
    state = spoken(dealt(hands, "russian exchange_limit=0"), "A B C D in")
    assert reason(state, "exchange") == {"key": "hint.rams_exchange_none"}


def test_the_dealer_keeps_a_jack_that_makes_a_pair_with_the_upcard() -> None:
    hands = {"A": "", "B": "", "C": "", "D": "DJ SQ CK S7 C6", "upcard": "HJ"}
    state = spoken(dealt(hands), "A B C D in, A exchange, B exchange, C exchange")
    assert thrown(state) == "C6 CK S7 SQ"
    assert reason(state, "exchange DJ SQ CK S7 C6") == {"key": "hint.rams_throw_jacks", "cards": ("DJ", "HJ")}
    state = spoken(dealt(hands, "arcade"), "A B C D in, A exchange, B exchange, C exchange")
    assert thrown(state) == "C6 DJ S7 SQ", "only pairs as dealt count"


def test_a_pair_of_jacks_that_was_drawn_is_not_broken_for_the_upcard() -> None:
    hands = {"A": "", "B": "", "C": "", "D": "CJ HK HQ D6 S7", "upcard": "H9", "stock": "SJ C7"}
    state = spoken(dealt(hands), "A B C D in, A exchange, B exchange, C exchange, D exchange D6 S7")
    best = ratings(state)[0]
    assert str(best.move) == "upcard C7"
    assert reason(state, "upcard CJ")["key"] == "hint.rams_upcard_other"


# The upcard


def upcard(hand: str, card: str, code: str = "russian") -> RamsState:
    state = dealt({"A": "", "B": "", "C": "", "D": hand, "upcard": card}, code)
    return spoken(state, "A B C D in, A exchange, B exchange, C exchange, D exchange")


def test_it_takes_the_upcard_for_its_worst_card() -> None:
    state = upcard("HK C6 CA CK DA", "HT")
    assert advice(state) == "upcard C6: hint.rams_upcard"
    assert reason(state, "pass") == {"key": "hint.rams_upcard_leave_other", "upcard": "HT"}
    assert advice(upcard("HK C6 CQ CK DA", "HA")) == "upcard C6: hint.rams_upcard_ace"
    assert advice(upcard("HK HQ H9 H8 C6", "HT")) == "upcard C6: hint.rams_upcard_flush"


def test_it_takes_a_jack_that_makes_a_pair() -> None:
    state = upcard("DJ HK HQ C6 SA", "HJ")
    assert advice(state) == "upcard C6: hint.rams_upcard_jacks"


def test_it_leaves_the_upcard_when_all_five_are_better() -> None:
    state = upcard("HA HK HQ DA CA", "H6")
    assert advice(state) == "pass: hint.rams_upcard_leave"


# The play


def test_the_trump_ace_is_led() -> None:
    state = to_play(dealt({"A": "HA C6 S7 D8 D9", "B": "", "C": "", "D": "", "upcard": "HT"}))
    assert advice(state) == "play HA: hint.rams_ace_led"


def test_the_last_player_saves_himself_from_the_remise_with_the_cheapest_card() -> None:
    state = to_play(dealt({"A": "C9 S6 S7 D8 D6", "B": "CT", "C": "C8", "D": "HA H6 S8 D7 D9", "upcard": "HT"}))
    state = spoken(state, "A: C9 CT C8")
    assert advice(state) == "play H6: hint.rams_save_sure"
    assert reason(state, "play H6")["n"] == 1 + 5 + 2 * 20


def test_a_card_that_may_yet_be_beaten_is_a_hope() -> None:
    state = to_play(dealt({"A": "C9 S6 S7 D8 D6", "B": "CT C6", "C": "C8", "D": "CQ", "upcard": "HT"}))
    state = spoken(state, "A: C9")
    assert reason(state, "play CT")["key"] == "hint.rams_save_hope"
    assert reason(state, "play C6")["key"] == "hint.rams_duck"


def test_the_highest_trump_is_said_to_be_a_sure_trick() -> None:
    hands = {"A": "HA C6 S7 HK D9", "B": "H6", "C": "H7", "D": "H8", "upcard": "HT"}
    state = spoken(to_play(dealt(hands)), "A: HA H6 H7 H8")
    assert reason(state, "play HK")["key"] == "hint.rams_lead_master"
    assert reason(state, "play C6")["key"] == "hint.rams_lead_low"


def test_an_ace_that_nobody_can_trump_is_said_to_be_a_sure_trick() -> None:
    hands = {"A": "HA CA S7 D8 D9", "B": "C6 C7 S8 S9 D7", "C": "C8 C9 S6 SQ DQ", "upcard": "HT"}
    state = spoken(to_play(dealt(hands)), "A: HA C6 C8")
    assert reason(state, "play CA")["key"] == "hint.rams_lead_sure"
    assert reason(state, "play D8")["key"] == "hint.rams_lead_low"


def test_it_takes_the_trick_that_ends_the_match() -> None:
    hands = {"A": "C9 S6 S7 D8 D6", "B": "CT", "C": "C8", "D": "CA CK S8 D7 D9", "upcard": "HT"}
    state = spoken(to_play(dealt(hands, scores=[50, 50, 50, 11])), "A: C9 CT C8")
    best = ratings(state)[0]
    assert best.reason.key == "hint.rams_zero"
    assert best.reason.params["n"] == 0


def test_it_does_not_leave_a_trick_to_who_would_win_the_match_with_it() -> None:
    hands = {"A": "CT S6 S7 D8 D6", "B": "CQ", "C": "C8", "D": "CK C6 S8 D7 D9", "upcard": "HT"}
    state = spoken(to_play(dealt(hands, scores=[50, 1, 50, 50])), "A: CT CQ C8")
    assert advice(state) == "play CK: hint.rams_hold_up"
    assert reason(state, "play CK")["seat"] == 2
    assert reason(state, "play C6")["key"] == "hint.rams_duck"


def test_who_is_void_throws_off_and_says_so() -> None:
    hands = {"A": "CT S6 S7 D8 D6", "B": "S9 D9 D7 S8 DA", "C": "C8", "D": "C9", "upcard": "HT"}
    state = spoken(to_play(dealt(hands)), "A: CT")
    assert {rating.reason.key for rating in ratings(state)} == {"hint.rams_throw_off"}
    assert str(ratings(state)[0].move) in ("play D7", "play S8", "play S9", "play D9"), "the ace pays with a trick"


def test_a_forbidden_card_is_rated_last() -> None:
    hands = {"A": "CT S6 S7 D8 D6", "B": "C9 CK D7 S8 DA", "C": "C8", "D": "", "upcard": "HT"}
    state = spoken(to_play(dealt(hands, "russian revoke=punished")), "A: CT")
    found = {str(rating.move): rating.reason.key for rating in ratings(state)}
    assert list(found)[:2] in (["play CK", "play C9"], ["play C9", "play CK"])
    assert set(list(found.values())[2:]) == {"hint.rams_revoke"}


# Nought


def test_it_stops_when_it_has_won() -> None:
    hands = {"A": "HA C6 S7 HK D9", "B": "H6", "C": "H7", "D": "H8", "upcard": "HT"}
    state = spoken(to_play(dealt(hands, scores=[21, 3, 40, 40])), "A: HA H6 H7 H8")
    assert state.phase == "zero"
    assert advice(state) == "stop: hint.rams_stop"
    going = reason(state, "continue")
    assert going["key"] == "hint.rams_continue"
    assert isinstance(going["chance"], int)
    assert 0 < going["chance"] < 100


def test_it_stops_even_where_going_on_would_lose_nothing() -> None:
    hands = {"A": "HA C6 S7 HK D9", "B": "H6", "C": "H7", "D": "H8", "upcard": "HT"}
    state = spoken(to_play(dealt(hands, scores=[21, 90, 90, 90])), "A: HA H6 H7 H8")
    assert advice(state) == "stop: hint.rams_stop"
    assert reason(state, "continue") == {"key": "hint.rams_continue_even"}


def test_who_is_at_nought_by_jacks_stops_before_the_play() -> None:
    hands = {"A": "CJ SJ C6 D7 S8", "B": "", "C": "", "D": "", "upcard": "HT"}
    state = to_play(dealt(hands, scores=[5, 60, 60, 60]))
    assert state.phase == "zero"
    assert advice(state) == "stop: hint.rams_stop"
    assert reason(state, "continue")["key"] == "hint.rams_continue"


def test_a_written_deal_is_played_as_it_advises() -> None:
    """From the declarations to the end the advice is legal and the deal comes to an end."""
    state = played("A: SA C9 C8 D7 D9\nB: SK\nC: CK\nD: DK\nupcard: HT")
    ply = 0
    while state.turn is not None:
        state, ply = state.play(ratings(state, ply)[0].move), ply + 1
    assert state.result is not None
    assert ply > 10
