"""Worlds of Rams show nothing more than was shown: no two jacks, no flush, no rams, nobody at nought unasked."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice

import pytest

import vorhand
from tests.rams import rules
from vorhand.cards import Card
from vorhand.chance import drawn, mix
from vorhand.games.rams import play_hints
from vorhand.games.rams.course import Course
from vorhand.games.rams.guesses import Guesses
from vorhand.games.rams.state import RamsState
from vorhand.games.rams.table import DECLARE, Table
from vorhand.moves import Move

FULL = bool(os.environ.get("VORHAND_FULL"))
DEALS, WORLDS = (200, 40) if FULL else (24, 12)
POINTS = {"SA": 5, "CA": 10, "DA": 15, "HA": 20}
PAIRS = {"red": {"HJ", "DJ"}, "black": {"CJ", "SJ"}}
TABLES = [
    ("russian", [60, 70, 80]), ("russian", [9, 8, 14]), ("russian", [30, 12, 22, 9, 40]), ("russian", [20] * 7),
    ("arcade", [9, 30, 16, 5]), ("old_book", [12, 25, 40, 8, 30, 16]),
    ("russian jacks_need_trick=true reveal_in=dealt_hand three_may_pass=true", [14, 9, 22]),
    ("russian jacks_in=dealt_hand exchange_limit=2 when_stock_short=draw_less", [30, 22, 14, 18]),
]  # fmt: skip


def deal(code: str, scores: Sequence[int], seed: int) -> Iterator[RamsState]:
    """The positions of a deal by lot, in which most go in and exchange little."""
    players = len(scores)
    state = vorhand.game("rams").deal(
        rules(code), seed=mix(seed, players), dealer=seed % players, players=players, scores=scores
    )
    ply = 0
    while state.turn is not None:
        assert isinstance(state, RamsState)
        yield state
        allowed = list(state.legal_moves)
        if state.phase == "exchange" and ply % 3:
            allowed = [move for move in allowed if len(move.cards) < 2]
        if (state.phase == DECLARE and ply % 4) or state.phase == "zero":
            allowed = allowed[:1]
        move: Move = drawn(allowed, mix(seed, ply))
        state, ply = state.play(move), ply + 1


def shown_too_much(at: Table, seat: int, hand: Sequence[Card]) -> str:
    """What a seat would have shown, or been asked, with this hand; nothing if it would not."""
    tricks = [*(taken.trick for taken in at.taken), at.trick]
    played = [card for trick in tricks for who, card in zip(trick.seats, trick.cards, strict=True) if who == seat]
    whole = {card.text for card in [*hand, *played]}
    settled, out = at.upcard_taken is not None, at.declared[seat] is False
    if at.phase == DECLARE or (out and at.shuffles):
        return ""
    first = not out and not at.exchanged[seat] and not (seat == at.dealer and at.upcard_taken)
    if out or first or (settled and at.options.jacks_in == "dealt_or_final_hand"):
        for colour, jacks in PAIRS.items():
            if jacks <= whole and colour not in at.colours(seat):
                return f"{colour} jacks"
    if out:
        return ""
    if first or (settled and at.options.reveal_in == "dealt_or_final_hand"):
        if set(POINTS) <= whole:
            return "rams"
        if len(whole) == 5 and len({text[0] for text in whole}) == 1:
            return "flush"
    number = at.tricks(seat)
    if settled and at.asked is None and number:
        pairs = 5 * len(at.colours(seat))
        if at.scores[seat] - pairs - number - sum(POINTS[text] for text in whole & set(POINTS)) <= 0:
            return "nought"
    return ""


def look(state: RamsState, *, memory: float = 1.0) -> tuple[Guesses, Course, list[int]]:
    view = state.view(state.turn)
    course = Course(view.table)
    return Guesses(view, course, memory=memory), course, [seat for seat in course.seats if seat != state.turn]


@pytest.mark.parametrize(("code", "scores"), TABLES)
def test_no_world_shows_more_than_was_shown(code: str, scores: list[int]) -> None:
    for seed in range(DEALS):
        for state in deal(code, scores, seed):
            guesses, course, others = look(state)
            for world in islice(guesses.worlds(seed), WORLDS):
                for seat in others:
                    hand = course.layout.cards(world.hands[course.places[seat]])
                    fault = shown_too_much(state.table, seat, hand)
                    assert not fault, f"{seat} has {fault} with {hand}\n{state}"


@pytest.mark.parametrize(("code", "scores"), TABLES)
@pytest.mark.parametrize("memory", [1.0, 0.3])
def test_the_true_hands_are_never_held_to_be_impossible(code: str, scores: list[int], memory: float) -> None:
    for seed in range(DEALS):
        for state in deal(code, scores, seed):
            guesses, course, others = look(state, memory=memory)
            hands = [0] * state.players
            for seat in (*others, state.turn):
                assert seat is not None
                gone = state.table.declared[seat] is False
                held = state.dealt[seat] if gone and not state.table.shuffles else state.hands[seat]
                hands[course.places[seat]] = course.layout.bits(held)
            assert guesses.unshown.allows(hands), str(state)
            for seat in others:
                place = course.places[seat]
                assert not guesses.barred[place] & hands[place], str(state)


def test_each_kind_of_fault_is_met_where_nothing_is_ruled_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the first test would prove nothing."""
    monkeypatch.setattr("vorhand.games.rams.unshown.Unshown._consider", lambda *_: None)
    met = Counter[str]()
    for code, scores in TABLES:
        for seed in range(DEALS):
            for state in deal(code, scores, seed):
                guesses, course, others = look(state)
                for world in islice(guesses.worlds(seed), WORLDS):
                    for seat in others:
                        met[
                            shown_too_much(state.table, seat, course.layout.cards(world.hands[course.places[seat]]))
                        ] += 1
    assert {"red jacks", "black jacks", "flush", "nought"} <= set(met)


def at(code: str, scores: list[int], seed: int, dealer: int, moves: str) -> RamsState:
    state = vorhand.game("rams").deal(rules(code), seed=seed, dealer=dealer, players=len(scores), scores=scores)
    for move in moves.split(", "):
        state = state.play(move)
    assert isinstance(state, RamsState)
    return state


def test_who_took_a_jack_and_showed_no_pair_has_not_the_other() -> None:
    state = at(
        "russian", [9, 8, 14], 6, 0, "in, in, in, exchange CQ, exchange C9, exchange ST, upcard DT"
    )  # the dealer has taken the jack of spades
    guesses, course, _ = look(state)
    assert guesses.barred[course.places[0]] >> course.layout.bit[Card.parse("CJ")] & 1


def test_who_took_a_trick_unasked_has_no_ace_that_would_end_it() -> None:
    words = "in, in, in, exchange D6, exchange CQ, exchange C7, upcard H7, play HJ, play HQ, play H8, play SJ"
    guesses, course, _ = look(at("russian", [9, 8, 14], 12, 0, words))
    assert guesses.barred[course.places[2]] >> course.layout.bit[Card.parse("HA")] & 1


def test_a_trump_that_nobody_can_beat_is_not_said_to_be_in_danger() -> None:
    """Only the ace is above the king, and each of the others would have come to nought with it."""
    code = (
        "russian start_score=5 ace_forces_in=false when_stock_short=draw_less dealer_may_take_upcard=false "
        "must_ruff=false must_lead_trump_ace=false reveal_in=dealt_hand flush_write_off=50 flush_remise=0 "
        "jacks_in=dealt_or_final_hand jacks_need_trick=true remise_with_aces=replace revoke=punished"
    )
    words = (
        "in, in, in, exchange HQ CK SK, exchange H6 D8 C7, exchange DA HA D9, play D6, play DJ, play DQ, play S7, "
        "play D7, play SA, play CJ, play S9, play CQ"
    )
    state = at(code, [9, 2, 8], 359477984830685, 1, words)
    view = state.view(state.turn)
    king = Card.parse("HK")
    note = play_hints.of_card(view, king, owed=view.hand)
    assert note.key == "hint.rams_lead_master"
