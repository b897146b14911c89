"""A deal of Skat as it lies when all hands are open, and what each card is worth in it: for the analysis of a deal that
is over, and for whoever looks at games of others."""

from __future__ import annotations

from typing import Final, NamedTuple

from vorhand.games.skat import table
from vorhand.games.skat.compact import layout_of, worth
from vorhand.games.skat.moves import PLAYS
from vorhand.games.skat.open_hand import OpenHand
from vorhand.games.skat.state import SkatState
from vorhand.kind import Solution, Solved

NODES: Final = 60_000
"""Trick boundaries that one position may take; most take a few hundred."""


class OpenPosition(NamedTuple):
    """A position in the play of a contract with all cards known: the world with what its questions are asked with, and
    the card points that the soloist has `before`, skat and all (0 in Null)."""

    world: OpenHand
    leader: int
    on_table: list[int]
    before: int


def opened(state: SkatState) -> OpenPosition | None:
    """The position with its cards open; None outside the play of a contract."""
    at = state.table
    if at.phase != table.PLAYING or at.contract is None or at.soloist is None or at.turn is None:
        return None
    layout, seats = layout_of(at.contract.game), at.positions
    world = OpenHand(at.contract.game, [layout.bits(state.hands[seat]) for seat in seats], seats.index(at.soloist))
    before = 0 if at.contract.null else at.card_points[at.soloist] + worth(layout.bits(state.skat), layout)
    return OpenPosition(world, seats.index(at.leader), [layout.bit[card] for card in at.cards], before)


def solution_of(state: SkatState) -> Solution | None:
    """The soloist's card points at the end, skat and all, after each legal card, the best for who is on turn first.

    In Null 1 if he can avoid every trick, else 0. None outside the play of a contract.
    """
    position, at = opened(state), state.table
    if position is None:
        return None
    world, leader, on_table, before = position
    assert at.soloist is not None
    card, lost = world.layout.card, world.null and bool(at.tricks(at.soloist))
    found = world.values(leader=leader, on_table=on_table, limit=NODES)
    moves = [
        Solved(PLAYS[card[bit]], 0 if lost else low + before, 0 if lost else high + before)
        for bit, (low, high) in found.items()
    ]
    side = 1 if at.turn == at.soloist else -1
    moves.sort(key=lambda each: -side * (each.low + each.high))
    return Solution("null" if world.null else "card_points", tuple(moves))
