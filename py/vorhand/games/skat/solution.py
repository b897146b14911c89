"""What each card is worth in a deal of Skat when all hands lie open: for the analysis of a deal that is over."""

from __future__ import annotations

from typing import Final

from vorhand.games.skat import table
from vorhand.games.skat.compact import layout_of, worth
from vorhand.games.skat.moves import PLAYS
from vorhand.games.skat.open_hand import OpenHand
from vorhand.games.skat.state import SkatState
from vorhand.kind import Solution, Solved

NODES: Final = 60_000
"""Trick boundaries that one position may take; most take a few hundred."""


def solution_of(state: SkatState) -> Solution | None:
    """The soloist's card points at the end, skat and all, after each legal card, the best for who is on turn first.

    In Null 1 if he can avoid every trick, else 0. None outside the play of a contract.
    """
    at = state.table
    if at.phase != table.PLAYING or at.contract is None or at.soloist is None or at.turn is None:
        return None
    layout, seats = layout_of(at.contract.game), at.positions
    place = seats.index(at.soloist)
    world = OpenHand(at.contract.game, [layout.bits(state.hands[seat]) for seat in seats], place)
    on_table = [layout.bit[card] for card in at.cards]
    null, lost = at.contract.null, bool(at.tricks(at.soloist))
    found = world.values(leader=seats.index(at.leader), on_table=on_table, limit=NODES)
    before = 0 if null else at.card_points[at.soloist] + worth(layout.bits(state.skat), layout)
    moves = [
        Solved(PLAYS[layout.card[bit]], 0 if null and lost else low + before, 0 if null and lost else high + before)
        for bit, (low, high) in found.items()
    ]
    side = 1 if at.turn == at.soloist else -1
    moves.sort(key=lambda each: -side * (each.low + each.high))
    return Solution("null" if null else "card_points", tuple(moves))
