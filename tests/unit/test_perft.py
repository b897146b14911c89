"""Counting all ways to play the last tricks of a deal: by the engine, and by a count that shares no code with it.

Beside the number of ways stands what seat 0 takes over all of them, which tells a wrong winner of a trick.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.packs import positions
from tests.unit.test_kalter_schlag_deals import DEALS
from vorhand.games.kalter_schlag.options import KalterSchlagOptions, SideOrder, VoidJack
from vorhand.games.kalter_schlag.state import KalterSchlagState
from vorhand.position import State

POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}


def by_hand(hands: list[list[str]], seat: int, trick: list[str], *, order: str, free: bool, own: int = 0) -> list[int]:
    """The number of ways to play these hands to the end, and the card points of seat 0 summed over the ways."""
    if len(trick) == 4:
        jacks = [card for card in ("CJ", "SJ", "HJ", "DJ") if card in trick]
        same = sorted((card for card in trick if card[0] == trick[0][0]), key=lambda card: order.find(card[1]))
        best = trick.index(jacks[0] if jacks else same[0])
        seat = (seat + best) % 4
        own += sum(POINTS[card[1]] for card in trick) if seat == 0 else 0
        trick = []
    hand = hands[seat]
    if not any(hands):
        return [1, own]
    if not trick:
        may = hand
    elif trick[0][1] == "J":
        may = [card for card in hand if card[1] == "J"] or hand
    else:
        suit, jack = trick[0][0], trick[0][0] + "J"
        may = [card for card in hand if card[0] == suit and card != jack]
        may = may or [card for card in hand if free or card != jack] or hand
    ways = [0, 0]
    for card in may:
        rest = [[held for held in each if held != card] for each in hands]
        found = by_hand(rest, (seat + 1) % 4, [*trick, card], order=order, free=free, own=own)
        ways = [ways[0] + found[0], ways[1] + found[1]]
    return ways


def by_engine(state: State) -> list[int]:
    """The same, as the engine has it."""
    if state.turn is None:
        return [1, state.card_points[0]]
    ways = [0, 0]
    for move in state.legal_moves:
        found = by_engine(state.play(move))
        ways = [ways[0] + found[0], ways[1] + found[1]]
    return ways


CASES = [
    (number, left, side_order, void_jack)
    for number, left in ((1, 4), (2, 3), (3, 3), (7, 3), (9, 3))
    for side_order in SideOrder
    for void_jack in VoidJack
]


@pytest.mark.parametrize(("number", "left", "side_order", "void_jack"), CASES)
def test_the_last_tricks_are_counted_twice(number: int, left: int, side_order: SideOrder, void_jack: VoidJack) -> None:
    """`left` tricks before the end of the written deal KS<number>, under every order and reading of the jacks."""
    text = next(text for row, text in DEALS.items() if row.startswith(f"KS{number}:"))
    start = next(state for state in positions(text) if len(state.taken) == 8 - left)
    assert isinstance(start, KalterSchlagState)
    options = KalterSchlagOptions(side_order=side_order, void_jack=void_jack)
    late = replace(start, table=replace(start.table, options=options))
    hands = [[card.text for card in late.places()[f"hand {seat}"]] for seat in range(4)]
    assert late.turn is not None
    counted = by_hand(
        hands,
        late.turn,
        [],
        order="AKQT987" if side_order is SideOrder.ACE_KING else "ATKQ987",
        free=void_jack is VoidJack.FREE,
        own=late.card_points[0],
    )
    assert counted == by_engine(late)
    assert counted[0] > 1
