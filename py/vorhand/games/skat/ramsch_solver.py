"""The last tricks of a Ramsch looked at to the end, all hands open: everybody plays what is best for himself.

Each seat wants its own score against the mean of the others', and beside it few card points. Three who play each for
himself leave no bounds to cut by, so only few cards can be looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from vorhand.games.skat.compact import Bits, Layout

Worths = tuple[float, float, float, float, float, float]
"""What the end is worth to each place, and then what else is told of the places."""


class Solver:
    """Searches one world to its end; `judge` says what card points, tricks and the taker of the last trick are worth to
    each place; `nodes` counts the cards played."""

    def __init__(self, layout: Layout, judge: Callable[[list[int], list[int], int], Worths]) -> None:
        self.layout, self.judge, self.nodes = layout, judge, 0

    def worths(
        self, hands: Sequence[Bits], leader: int, on_table: Sequence[int], points: Sequence[int], tricks: Sequence[int]
    ) -> Worths:
        """What the position is worth to each place. `on_table` are the cards of the trick that is begun, the first from
        `leader`; `points` and `tricks` what the places have taken."""
        return self._search(list(hands), leader, list(on_table), list(points), list(tricks))

    def _search(self, hands: list[Bits], leader: int, table: list[int], points: list[int], tricks: list[int]) -> Worths:
        layout = self.layout
        if len(table) == 3:
            beats, values = layout.beats, layout.points
            first, second, third = table
            best, taker = first, leader
            if beats[best] >> second & 1:
                best, taker = second, (leader + 1) % 3
            if beats[best] >> third & 1:
                taker = (leader + 2) % 3
            points, tricks = points.copy(), tricks.copy()
            points[taker] += values[first] + values[second] + values[third]
            tricks[taker] += 1
            if not hands[taker]:
                return self.judge(points, tricks, taker)
            leader, table = taker, []
        seat = (leader + len(table)) % 3
        hand = hands[seat]
        options = (hand & layout.follow[table[0]] or hand) if table else hand
        found: Worths | None = None
        others = hands[(seat + 1) % 3] | hands[(seat + 2) % 3]
        for each in table:
            others |= 1 << each
        last = -1
        while options:
            low = options & -options
            options ^= low
            bit = low.bit_length() - 1
            alike = (
                last >= 0
                and layout.number[last] == layout.number[bit]
                and layout.points[last] == layout.points[bit]
                and not others & low - (2 << last)
            )
            last = bit
            if alike:
                continue
            self.nodes += 1
            hands[seat] = hand ^ low
            worths = self._search(hands, leader, [*table, bit], points, tricks)
            if found is None or worths[seat] > found[seat]:
                found = worths
        hands[seat] = hand
        assert found is not None
        return found
