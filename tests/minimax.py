"""Skat with open hands by plain minimax: every card, no bounds, nothing remembered; what the solver is held against."""

from __future__ import annotations

from collections.abc import Sequence

from vorhand.games.skat.compact import Bits, Layout, legal, members, winner


def minimax(layout: Layout, hands: Sequence[Bits], soloist: int, leader: int, on_table: Sequence[int] = ()) -> int:
    """The soloist's card points from the hands and the table; in Null 1 if he takes no trick, else 0."""
    null = not layout.trumps
    if len(on_table) == 3:
        taker = (leader + list(on_table).index(winner(on_table, layout))) % 3
        if null and taker == soloist:
            return 0
        points = sum(layout.points[card] for card in on_table) if taker == soloist and not null else 0
        return points + minimax(layout, hands, soloist, taker)
    seat = (leader + len(on_table)) % 3
    if not hands[seat]:
        return int(null)
    options = legal(hands[seat], on_table[0], layout) if on_table else hands[seat]
    found = []
    for card in members(options):
        rest = [hand & ~(1 << card) for hand in hands]
        found.append(minimax(layout, rest, soloist, leader, (*on_table, card)))
    return max(found) if seat == soloist else min(found)
