"""Rams, flushes and jacks: what is laid open by itself, when it counts, and what it makes void."""

from __future__ import annotations

import pytest

from tests.rams import all_in, changes, dealt, hand, in_order, result_of, seats, spoken, to_play
from vorhand.games.rams.state import RamsState

FLUSH = "HK HQ HT H8 H6"
PLAIN = {"A": "C9 S8 H7 D6 CQ", "B": "S9 H9 D7 C6 SQ", "C": "CK D8 C7 S6 DT", "D": "D9 C8 S7 DK DQ", "upcard": "SK"}


def ended(state: RamsState) -> str:
    """How the deal has ended and what it came to: `flush: -5 +5 0 0`."""
    return f"{result_of(state).reason}: {changes(state)}"


def pairs(state: RamsState) -> str:
    """The jacks shown: `A red dealt, C black final`."""
    names = {seat: name for name, seat in seats(state.dealer, state.players).items()}
    return ", ".join(f"{names[seat]} {colour} {window}" for seat, colour, window in state.table.pairs)


def shown(state: RamsState) -> str:
    """Who lies open: `A C`."""
    at = state.table.shown
    return " ".join(name for name, seat in seats(state.dealer, state.players).items() if at and at[seat])


@pytest.mark.clause("rams.reveal.2", "rams.reveal.3")
@pytest.mark.parametrize("code", ["russian", "arcade", "old_book", "russian reveal_in=dealt_hand"])
def test_a_flush_is_laid_open_when_the_last_has_spoken(code: str) -> None:
    state = spoken(dealt({**PLAIN, "A": FLUSH, "B": "SA S9 C6 D7 H9"}, code), "A in, B in, C out")
    assert (state.phase, state.table.shown) == ("declare", ())
    state = spoken(state, "D in")
    assert (ended(state), shown(state)) == ("flush: -5 +10 0 +5", "A B D"), "all who are in show their cards (c18)"
    assert state.table.exchanged == (None,) * 4


@pytest.mark.clause("rams.reveal.2")
def test_the_flush_of_who_stays_out_is_none() -> None:
    state = spoken(dealt({**PLAIN, "A": FLUSH}), "A out, B in, C in, D in")
    assert (state.phase, state.table.shown) == ("exchange", ())


@pytest.mark.clause("rams.reveal.1")
def test_nor_is_the_rams_of_who_need_not_play() -> None:
    state = spoken(dealt({**PLAIN, "A": "SA CA DA HA C9"}, "russian ace_forces_in=false"), "A out, B in, C in, D in")
    assert state.phase == "exchange"
    state = spoken(dealt({**PLAIN, "A": "SA CA DA HA C9"}, "russian ace_forces_in=false"), "A in, B in, C in, D in")
    assert ended(state) == "rams: -100 0 0 0"


@pytest.mark.clause("rams.reveal.1", "rams.reveal.3")
@pytest.mark.parametrize("holder", "ABCD")
@pytest.mark.parametrize("other", "ABCD")
def test_rams_before_flush_whatever_the_seats(holder: str, other: str) -> None:
    if holder == other:
        return
    scores = [40, 63, 7, 250]
    four = "SA CA DA HA S8" if holder == "A" else "SA CA DA HA D6"
    hands = {**PLAIN, holder: four, other: FLUSH}
    free = [name for name in "ABCD" if name not in (holder, other)]
    hands |= {free[0]: "HJ DJ C6 S7 D9", free[1]: "CJ SJ C7 S6 D8"}
    state = all_in(dealt(hands, scores=scores))
    wanted = " ".join(f"-{scores[place]}" if name == holder else "0" for place, name in enumerate("ABCD"))
    assert ended(state) == f"rams: {wanted}", "jacks are void, and so is the flush"
    assert (shown(state), pairs(state)) == (holder, "")
    assert in_order(state, [score + change for score, change in zip(
        state.table.scores, result_of(state).scores, strict=True)])["ABCD".index(holder)] == 0  # fmt: skip
    late = {**hands, holder: "SA CA DA C9 D6" if holder != "A" else "SA CA DA C9 S8", other: "HK HQ HT H8 S9"}
    first = "HA H6" if holder < other else "H6 HA"
    state = all_in(dealt({**late, "stock": first}, scores=scores))
    for name in "ABCD":
        away = {holder: "C9", other: "S9"}.get(name, "")
        state = spoken(state, f"{name} exchange {away}".rstrip())
    assert ended(state.play("pass")) == f"rams: {wanted}"


@pytest.mark.clause("rams.reveal.2")
def test_several_flushes_write_off_each_and_none_pays() -> None:
    hands = {**PLAIN, "A": FLUSH, "B": "SA S8 C6 D7 H9", "C": "DA DK DQ DT D9", "D": "CJ SJ C9 D8 S7"}
    state = all_in(dealt({**hands, "upcard": "S6"}))
    assert (ended(state), shown(state)) == ("flush: -5 +10 -20 +5", "A B C D")
    assert dict(result_of(state).params) == {"seats": (1, 3), "count": 2}


@pytest.mark.clause("rams.reveal.2", "rams.reveal.3")
def test_a_flush_by_drawing_counts_or_is_played() -> None:
    hands = {**PLAIN, "B": "HK HQ HT S9 C6", "stock": "H8 H6"}
    for code, counts in (("russian", True), ("old_book", True), ("russian reveal_in=dealt_hand", False)):
        state = spoken(all_in(dealt(hands, code)), "A exchange, B exchange S9 C6, C exchange, D exchange")
        assert (state.phase, state.table.shown) == ("upcard", ()), "not before the dealer has said about the upcard"
        state = spoken(state, "D pass")
        if counts:
            assert ended(state) == "flush: +5 -5 +5 +5"
        else:
            assert (state.phase, state.table.ending) == ("play", None)


@pytest.mark.clause("rams.reveal.1", "rams.reveal.3")
def test_a_rams_by_drawing_counts_or_is_played() -> None:
    hands = {**PLAIN, "B": "SA CA DA S9 C6", "stock": "H8 HA"}
    for code, counts in (("russian", True), ("arcade reveal_in=dealt_or_final_hand", True), ("arcade", False)):
        state = spoken(all_in(dealt(hands, code, scores=[9, 8, 7, 6])), "A exchange, B exchange S9 C6, C exchange")
        state = spoken(state, "D exchange, D pass")
        if counts:
            assert ended(state) == "rams: 0 -8 0 0"
        else:
            assert (state.phase, state.table.ending) == ("play", None)


@pytest.mark.clause("rams.upcard.1", "rams.reveal.3")
def test_the_upcard_makes_a_flush_and_a_rams() -> None:
    state = to_play(dealt({**PLAIN, "D": "SQ S8 S7 S6 D9", "B": "C6 H9 D7 S9 CT", "A": "C9 H7 D6 CQ HT", "C": ""}))
    assert state.phase == "play", "left where it lies, it makes nothing"
    state = all_in(dealt({**PLAIN, "D": "SQ S8 S7 S6 D9", "B": "C6 H9 D7 S9 CT", "A": "C9 H7 D6 CQ HT", "C": ""}))
    state = spoken(state, "A exchange, B exchange, C exchange, D exchange, D upcard D9")
    assert ended(state) == "flush: +5 +5 +5 -5"
    aces = {**PLAIN, "D": "SA CA DA D9 C8", "upcard": "HA"}
    state = spoken(all_in(dealt(aces)), "A exchange, B exchange, C exchange, D exchange, D upcard D9")
    assert ended(state) == "rams: 0 0 0 -100"


RED = {**PLAIN, "C": "HJ DJ CK D8 C7"}


@pytest.mark.clause("rams.jacks.3")
def test_jacks_are_void_when_a_suit_is_dealt() -> None:
    state = spoken(dealt({**RED, "A": FLUSH}), "A in, B in, C out, D in")
    assert (ended(state), pairs(state)) == ("flush: -5 +5 0 +5", "")
    own = spoken(dealt({**RED, "A": "CJ SJ S8 H7 D6", "B": FLUSH}), "A in, B in, C in, D out")
    assert ended(own) == "flush: +5 -5 +5 0"


@pytest.mark.clause("rams.jacks.3")
def test_jacks_shown_before_are_void_when_a_suit_is_drawn() -> None:
    hands = {**RED, "A": "CJ SJ S8 H7 D6", "B": "HK HQ HT H9 C6", "stock": "H8"}
    state = spoken(dealt(hands, scores=[5, 40, 5, 40]), "A in, B in, C out, D in")
    assert pairs(state) == "A black dealt, C red dealt"
    state = spoken(state, "A exchange, B exchange C6, D exchange, D pass")
    assert (ended(state), pairs(state)) == ("flush: +5 -5 0 +5", ""), "nobody is at nought by them either"


@pytest.mark.clause("rams.jacks.3", "rams.reveal.1")
def test_jacks_shown_before_are_void_when_a_rams_is_drawn() -> None:
    hands = {**RED, "A": "CJ SJ S8 H7 D6", "B": "SA CA DA S9 C6", "stock": "HA"}
    state = spoken(
        dealt(hands, scores=[5, 40, 5, 40]), "A in, B in, C out, D in, A exchange, B exchange C6, D exchange"
    )
    assert ended(spoken(state, "D pass")) == "rams: 0 -40 0 0"


@pytest.mark.clause("rams.jacks.1")
def test_pairs_are_shown_when_the_last_has_spoken_passers_too() -> None:
    hands = {**PLAIN, "A": "HJ DJ S8 H7 D6", "D": "CJ SJ S7 DK DQ"}
    state = spoken(dealt(hands, dealer=2), "A out, B in, C in")
    assert pairs(state) == ""
    assert pairs(spoken(state, "D in")) == "A red dealt, D black dealt"
    four = spoken(dealt({**PLAIN, "C": "CJ HJ SJ DJ C7"}), "A in, B in, C out, D in")
    assert pairs(four) == "C red dealt, C black dealt"


@pytest.mark.clause("rams.jacks.1", "rams.jacks.2")
@pytest.mark.parametrize(
    ("held", "away", "stock", "wanted", "alone"),
    [
        ("HJ DJ C7 S6 DT", "", "", "C red dealt", -5),
        ("HJ DJ C7 S6 DT", "HJ", "CT", "C red dealt", -5),
        ("HJ DJ C7 S6 DT", "HJ DJ", "CT HT", "C red dealt", -5),
        ("HJ CJ C7 S6 DT", "C7", "SJ", "C black final", -5),
        ("HJ CJ C7 S6 DT", "C7 S6", "SJ DJ", "C red final, C black final", -10),
        ("HJ DJ CJ S6 DT", "HJ", "SJ", "C red dealt, C black final", -10),
        ("HJ DJ CJ S6 DT", "DT", "SJ", "C red dealt, C black final", -10),
        ("HJ DJ CJ SJ DT", "", "", "C red dealt, C black dealt", -10),
        ("HJ DJ CJ SJ DT", "HJ DJ CJ SJ", "C7 S6 HT CT", "C red dealt, C black dealt", -10),
        ("HJ CJ C7 S6 DT", "", "", "", 0),
        ("HJ SJ C7 S6 DT", "HJ", "CJ", "C black final", -5),
        ("C7 S6 DT CT HT", "C7 S6 DT CT", "CJ SJ HJ DJ", "C red final, C black final", -10),
    ],
)
def test_each_colour_once_dealt_or_final(held: str, away: str, stock: str, wanted: str, alone: int) -> None:
    """Seat C is in with two others; what jacks alone bring is told by stopping the deal before the first trick."""
    hands = {"A": "C9 S8 H7 D6 CQ", "B": "S9 H9 D7 C6 SQ", "C": held, "D": "D9 C8 S7 DK DQ", "upcard": "SK"}
    for code in ("russian", "russian jacks_in=dealt_hand"):
        state = spoken(dealt({**hands, "stock": stock}, code, scores=[100, 100, 1, 100]), "A out, B in, C in, D in")
        state = spoken(state, f"B exchange, C exchange {away}".rstrip())
        state = spoken(state, "D exchange, D pass")
        counted = [part for part in filter(None, wanted.split(", ")) if "dealt" in part or code == "russian"]
        assert pairs(state) == ", ".join(counted)
        if counted:
            assert state.phase == "zero"
            assert ended(state.play("stop")) == f"stopped: 0 0 {-5 * len(counted)} 0"
        else:
            assert state.phase == "play"
    assert alone == -5 * len(list(filter(None, wanted.split(", "))))


@pytest.mark.clause("rams.jacks.1", "rams.exchange.2")
def test_a_pair_of_a_passer_that_another_draws_counts_for_both() -> None:
    """Five with 32 cards: A stays out with four jacks; who draws two of a colour after the shuffle has them too. Each
    colour counts once for each seat."""
    drawn = 0
    for card in ("S8", "H8", "D8", "C8", "S9", "H9", "D9", "C9"):
        hands = {"A": "HJ DJ CJ SJ C7", "B": "", "C": "", "D": "", "E": "", "stock": card}
        state = spoken(dealt(hands, "russian pack_size=32"), "A out, B in, C in, D in, E in")
        for name in "BCDE":
            state = spoken(state, f"{name} exchange {hand(state, name)}")
        state = state.play("pass")
        final = []
        for name, seat in seats(0, 5).items():
            held = {each.text for each in state.hands[seat]}
            two = (("red", {"HJ", "DJ"}), ("black", {"CJ", "SJ"}))
            final += [f"{name} {colour} final" for colour, jacks in two if jacks <= held]
        assert pairs(state) == ", ".join(["A red dealt", "A black dealt", *final])
        drawn += bool(final)
    assert drawn, "somebody has drawn a pair"


@pytest.mark.clause("rams.upcard.1", "rams.jacks.1")
def test_the_upcard_makes_a_pair_where_the_final_hand_counts() -> None:
    hands = {**PLAIN, "D": "D9 C8 S7 DJ DQ", "upcard": "HJ", "C": "CK D8 C7 S6 DT"}
    for code, wanted in (("russian", "D red final"), ("old_book", "D red final"), ("arcade", "")):
        state = spoken(all_in(dealt(hands, code)), "A exchange, B exchange, C exchange, D exchange")
        assert pairs(spoken(state, "D upcard DQ")) == wanted
        assert pairs(spoken(state, "D pass")) == ""
        assert pairs(spoken(state, "D upcard DJ")) == ""


def test_a_pair_shown_as_dealt_is_not_shown_again() -> None:
    state = spoken(dealt(RED), "A in, B in, C in, D in, A exchange, B exchange, C exchange C7, D exchange, D pass")
    assert pairs(state) == "C red dealt"
    assert state.phase == "play"


@pytest.mark.clause("rams.jacks.1")
def test_jacks_that_need_a_trick_count_with_the_first() -> None:
    """A passer's count at the jack step; those of who is in with his first trick, at whatever trick it comes."""
    hands = {"A": "SA HJ DJ C7 D6", "B": "CJ SJ C8 D7 H7", "C": "CK CQ CT C9 DQ", "D": "H8 D8 D9 DT S6", "upcard": "SK"}
    state = spoken(dealt(hands, "old_book", scores=[11, 5, 100, 100]), "A in, B out, C in, D in")
    state = spoken(state, "A exchange, C exchange, D exchange, D pass")
    assert (state.phase, state.turn) == ("zero", seats(0, 4)["B"]), "the passer is at nought before the play"
    state = spoken(dealt(hands, "old_book", scores=[11, 6, 100, 100]), "A in, B out, C in, D in")
    state = spoken(state, "A exchange, C exchange, D exchange, D pass")
    assert state.phase == "play"
    state = spoken(state, "A: SA CK S6")
    assert (state.phase, state.turn) == ("zero", seats(0, 4)["A"]), "11 - 5 - 5 - 1"
    assert ended(state.play("stop")) == "stopped: -11 -5 0 0"


@pytest.mark.clause("rams.jacks.1")
def test_jacks_that_need_a_trick_are_lost_without_one() -> None:
    hands = {"A": "S7 HJ DJ H7 D6", "B": "SA SQ ST S9 C9", "C": "CK CQ CT HT DQ", "D": "H8 D8 D9 DT S6", "upcard": "SK"}
    line = "A: S7 SA CK S6\nB: SQ CQ H8 HJ\nB: ST CT D8 DJ\nB: S9 HT D9 H7\nB: C9 DQ DT D6"
    for code, wanted in (("russian", "played_out: 0 -10 +5 +5"), ("old_book", "played_out: +5 -10 +5 +5")):
        assert ended(spoken(to_play(dealt(hands, code)), line)) == wanted
