"""What each seat is told of a deal of Rams while it goes on: the same to all, but for the cards thrown and drawn."""

from __future__ import annotations

import pytest

from tests.rams import (
    all_in,
    cases,
    deal_named,
    dealt,
    moves,
    positions,
    result_of,
    seats,
    spoken,
    to_play,
    told,
)
from vorhand.games.rams.state import RamsState
from vorhand.moves import Move

HANDS = {
    "A": "HJ DJ C9 S8 D7",
    "B": "CJ SJ H9 D8 C7",
    "C": "HA CK S9 D6 H7",
    "D": "DK CQ H8 S7 C6",
    "upcard": "SK",
    "stock": "CT HT DT ST",
}
FLUSH = {**HANDS, "A": "HA HK HQ HT H9", "B": "SA SJ C8 D8 C7", "C": "CK S9 D6 H7 C9", "stock": ""}


def alike(keys: str, **own: str) -> dict[str, str]:
    """That all are told the same, but for those named."""
    return {**dict.fromkeys("ABCD-", keys), **own}


def about(state: RamsState, move: str) -> list[tuple[str, str]]:
    """Each event for a spectator with the player it is about."""
    names = {seat: name for name, seat in seats(state.dealer, state.players).items()}
    notes = state.events(Move.parse(move), None)
    seated = [(note.key, note.params.get("seat")) for note in notes]
    return [(key, names[seat] if isinstance(seat, int) else "-") for key, seat in seated]


@pytest.mark.parametrize("dealer", range(4))
def test_the_dealing(dealer: int) -> None:
    state = dealt(HANDS, dealer=dealer)
    for seat in (*range(4), None):
        dealing, trump = state.opening(seat)
        assert (dealing.key, dict(dealing.params)) == ("dealt", {"dealer": dealer, "seat": (dealer + 1) % 4})
        assert (trump.key, dict(trump.params)) == ("trump_turned", {"card": "SK", "suit": "spades"})


@pytest.mark.clause("rams.declare.1", "rams.jacks.1")
def test_declarations_and_the_jacks_shown_with_the_last() -> None:
    state = dealt(HANDS)
    assert told(state, "in") == alike("declared_in")
    assert told(state, "out") == alike("declared_out")
    state = spoken(state, "A in, B out, C in")
    assert told(state, "in") == alike("declared_in; jacks red | 5; jacks black | 5")
    assert about(state, "out") == [("declared_out", "D"), ("jacks", "A"), ("jacks", "B")]


@pytest.mark.clause("rams.exchange.1")
def test_only_who_exchanges_is_told_the_cards() -> None:
    state = all_in(dealt(HANDS))
    assert told(state, "exchange") == alike("exchanged 0")
    assert told(state, "exchange C9 S8") == alike("exchanged 2", A="own_exchanged 2 | C9 S8 | CT HT")
    assert told(state, "exchange S8 C9") == alike("exchanged 2", A="own_exchanged 2 | S8 C9 | CT HT")


@pytest.mark.clause("rams.exchange.2")
def test_a_shuffle_is_told_with_the_number_of_cards_before_what_was_exchanged() -> None:
    hands = {"A": "C9 S8 H7 D9 CQ", "B": "S9 H8 D7 CT SQ", "C": "H9 D8 C7 S7 HQ", "D": "C8 ST HT DQ DT", "upcard": "HK"}
    hands |= {"stock": "CJ CA CK SK DK SJ HJ SA HA DA DJ"}
    state = spoken(dealt(hands, "russian pack_size=32"), "A in, B in, C in, D out")
    state = spoken(state, f"A exchange {hands['A']}, B exchange {hands['B']}")
    after = spoken(state, f"C exchange {hands['C']}")
    new = " ".join(str(card) for card in after.hands[seats(0, 4)["C"]])
    assert told(state, f"exchange {hands['C']}") == alike(
        "reshuffled 15; exchanged 5", C=f"reshuffled 15; own_exchanged 5 | {hands['C']} | {new}"
    )


@pytest.mark.clause("rams.exchange.2")
def test_a_shuffle_is_told_once() -> None:
    """Four with 32 cards: C's draw needs the dead cards, D's does not."""
    hands = {"A": "C9 S8 H7 D9 CQ", "B": "S9 H8 D7 CT SQ", "C": "H9 D8 C7 S7 HQ", "D": "C8 ST HT DQ DT", "upcard": "HK"}
    state = spoken(all_in(dealt(hands, "russian pack_size=32")), f"A exchange {hands['A']}, B exchange {hands['B']}")
    assert about(state, f"exchange {hands['C']}")[:2] == [("reshuffled", "-"), ("exchanged", "C")]
    state = spoken(state, f"C exchange {hands['C']}")
    assert about(state, f"exchange {hands['D']}")[:1] == [("exchanged", "D")]


@pytest.mark.clause("rams.upcard.1")
def test_the_upcard_is_taken_openly_and_the_card_given_for_it_is_not() -> None:
    state = spoken(all_in(dealt(HANDS)), "A exchange, B exchange, C exchange, D exchange")
    assert told(state, "pass") == alike("left_upcard")
    assert told(state, "upcard C6") == alike("took_upcard SK", D="own_took_upcard SK | C6")


@pytest.mark.clause("rams.jacks.1")
def test_jacks_of_the_final_hand_are_shown_at_its_end() -> None:
    hands = {**HANDS, "A": "HJ C9 S8 D7 DQ", "B": "CT H9 D8 C7 C8", "stock": "DJ"}
    state = spoken(all_in(dealt(hands)), "A exchange C9, B exchange, C exchange")
    assert told(state, "exchange") == alike("exchanged 0"), "the dealer has still to say about the upcard"
    state = spoken(state, "D exchange")
    assert about(state, "pass") == [("left_upcard", "D"), ("jacks", "A")]
    out = spoken(dealt(hands), "A in, B in, C in, D out, A exchange C9, B exchange")
    assert about(out, "exchange") == [("exchanged", "C"), ("jacks", "A")]


@pytest.mark.clause("rams.reveal.1", "rams.reveal.2")
def test_hands_laid_open_are_told_card_by_card() -> None:
    state = spoken(dealt(FLUSH), "A in, B in, C in")
    assert told(state, "out") == alike(
        "declared_out; flush HA HK HQ HT H9 | hearts | no; shown_hand SA SJ C8 D8 C7; shown_hand CK S9 D6 H7 C9"
    )
    assert about(state, "out")[1:] == [("flush", "A"), ("shown_hand", "B"), ("shown_hand", "C")]
    assert about(state, "in")[1:] == [("flush", "A"), ("shown_hand", "B"), ("shown_hand", "C"), ("shown_hand", "D")]
    trumps = spoken(dealt({**FLUSH, "upcard": "H6"}), "A in, B in, C out")
    assert told(trumps, "out")["-"] == "declared_out; flush HA HK HQ HT H9 | hearts | yes; shown_hand SA SJ C8 D8 C7"
    four = spoken(dealt({**HANDS, "A": "HA SA CA DA C9", "C": "CK S9 D6 H7 C8", "stock": ""}), "A in, B in, C in")
    assert told(four, "in") == alike("declared_in; rams HA SA CA DA C9")


@pytest.mark.clause("rams.score.5")
def test_nobody_or_one_alone_in_is_told() -> None:
    plain = {**HANDS, "A": "H9 C9 S8 D7 H6", "B": "CK S9 D6 H7 C8", "C": "", "stock": ""}
    state = spoken(dealt(plain), "A out, B out, C out")
    assert told(state, "out") == alike("declared_out; nobody_in")
    assert about(state, "in") == [("declared_in", "D"), ("lone", "D")]
    state = spoken(dealt(plain, "russian lone_player=no_play"), "A out, B in, C out")
    assert about(state, "out") == [("declared_out", "D"), ("lone_no_play", "B")]
    state = spoken(dealt({**plain, "A": HANDS["A"], "H9": ""}), "A out, B out, C out")
    assert about(state, "out") == [("declared_out", "D"), ("jacks", "A"), ("nobody_in", "-")]


def test_cards_and_tricks() -> None:
    state = to_play(dealt(HANDS))
    assert told(state, "play C9") == alike("played C9")
    state = spoken(state, "A: C9 CJ CK")
    assert about(state, "play CQ") == [("played", "D"), ("trick", "C")]


@pytest.mark.clause("rams.match.2", "rams.match.3")
def test_who_is_at_nought_and_what_he_says() -> None:
    state = spoken(all_in(dealt(HANDS, scores=[5, 100, 100, 100])), "A exchange, B exchange, C exchange, D exchange")
    assert about(state, "pass") == [("left_upcard", "D"), ("reached_zero", "A")]
    state = state.play("pass")
    assert told(state, "stop") == alike("stopped")
    assert told(state, "continue") == alike("went_on")
    both = spoken(all_in(dealt(HANDS, scores=[5, 4, 100, 100])), "A exchange, B exchange, C exchange, D exchange")
    (_, together) = both.events(Move("pass"), 0)
    assert (together.key, dict(together.params)) == ("zero_together", {"seats": (1, 2)})
    tricks = {"A": "SA SK SQ SJ CK", "B": "HK C9 D8 C7 D6", "C": "HQ D9 C8 D7 C6", "upcard": "S9"}
    state = spoken(to_play(dealt(tricks, scores=[6, 100, 100])), "A: SA HK")
    assert about(state, "play HQ") == [("played", "C"), ("trick", "A"), ("reached_zero", "A")]


@pytest.mark.clause("rams.revoke.1")
def test_a_forbidden_card_is_told_as_one() -> None:
    hands = {"A": "H7 C9 D6 C8 D7", "B": "H9 S7 DK CQ CT", "C": "C6 D8 DQ S6 DT", "upcard": "S9"}
    state = spoken(to_play(dealt(hands, "russian revoke=punished")), "A: H7")
    assert told(state, "play S7")["-"] == "played S7; revoked S7"
    assert about(state, "play S7") == [("played", "B"), ("revoked", "B")]
    assert told(state, "play H9")["-"] == "played H9"


CASES = cases()


@pytest.mark.parametrize("case", CASES, ids=[case[0] for case in CASES])
def test_nobody_is_told_of_a_card_he_may_not_know(case: tuple[str, str, str, list[int] | None, str]) -> None:
    _, text, code, scores, _ = case
    walked = list(positions(text, code, scores=scores))
    for before, after, (_, made) in zip(walked, walked[1:], moves(text), strict=False):
        for seat in (*range(before.players), None):
            unseen = {card.text for card in after.unseen(seat)}
            for note in before.events(Move.parse(made), seat):
                for value in note.params.values():
                    words = value if isinstance(value, tuple) else (value,)
                    assert not unseen & {word for word in words if isinstance(word, str)}


def test_the_reason_and_the_notes_name_who_it_was() -> None:
    wanted = {
        "RA14": ("flush", {"seats": (1,), "count": 1}, ["flush"]),
        "RA16": ("flush", {"seats": (1, 3), "count": 2}, ["flush", "flush"]),
        "RA34": ("lone", {"seat": 2}, ["lone"]),
        "lone-not-played": ("lone_no_play", {"seat": 2}, ["lone_no_play"]),
        "nobody-in": ("nobody_in", {}, ["nobody_in"]),
        "RA27": ("stopped", {"seat": 1}, ["stopped"]),
        "RA30": ("played_out", {}, ["went_on"]),
        "three-plain-aces": ("played_out", {}, []),
        "rams-by-drawing": ("rams", {"seat": 3}, ["rams"]),
        "together-at-nought-by-jacks": ("zero_together", {"seats": (1, 3)}, ["zero_together"]),
        "revoked-in-the-third-trick": ("revoked", {"seat": 2}, ["revoked"]),
        "lone-at-nought-goes-on": ("lone", {"seat": 3}, ["lone", "went_on"]),
    }
    for name, text, code, scores, _ in CASES:
        if name not in wanted:
            continue
        *_, end = positions(text, code, scores=scores)
        result = result_of(end)
        reason, params, notes = wanted[name]
        assert (result.reason, dict(result.params)) == (reason, params), name
        assert [note.key for note in result.notes] == notes, name


def test_a_deal_is_told_from_end_to_end() -> None:
    """Every event of RA31 as a spectator has it."""
    text = deal_named("RA31")
    keys = []
    for before, (name, made) in zip(positions(text, scores=[4, 100, 100, 100]), moves(text), strict=False):
        keys.append(f"{name} " + " ".join(note.key for note in before.events(Move.parse(made), None)))
    assert keys == [
        "A declared_out", "B declared_in", "C declared_in", "D declared_in jacks", "B exchanged", "C exchanged",
        "D exchanged", "D took_upcard reached_zero", "A stopped",
    ]  # fmt: skip
