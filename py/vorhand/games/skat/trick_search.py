"""The search from trick to trick in suit games and Grand, all hands open."""

from __future__ import annotations

from collections.abc import Sequence

from vorhand.games.skat.compact import Bits, alike, layout_of, legal, members, winner, worth
from vorhand.games.skat.contracts import GameName


class OutOfNodesError(Exception):
    """The search may expand no more nodes."""


class TrickSearch:
    """Answers `bound` for the deal whose hands (soloist, left, right) it was made of, and every position that comes of
    it."""

    def __init__(self, game: GameName, hands: Sequence[Bits]) -> None:
        self.layout = layout_of(game)
        self.own = tuple(hands)
        self.nodes = 0
        self.until = 1 << 60
        self.known: dict[tuple[Bits, int], tuple[int, int]] = {}

    def bound(self, rem: Bits, leader: int, target: int) -> int:
        """A lower bound of the soloist's card points that reaches the target, or an upper one that does not."""
        if target <= 0 or not rem:
            return 0
        most = worth(rem, self.layout)
        if target > most:
            return most
        low, high = self.known.get((rem, leader), (0, most))
        if low >= target:
            return low
        if high < target:
            return high
        if self.nodes >= self.until:
            raise OutOfNodesError
        self.nodes += 1
        found = self._play(rem, leader, [], target)
        self.known[rem, leader] = (found, high) if found >= target else (low, found)
        return found

    def _play(self, rem: Bits, leader: int, table: list[int], target: int) -> int:
        layout = self.layout
        if len(table) == 3:
            taker = (leader + table.index(winner(table, layout))) % 3
            if taker:
                return self.bound(rem, taker, target)
            points = sum(layout.points[card] for card in table)
            return points + self.bound(rem, 0, target - points)
        seat = (leader + len(table)) % 3
        hand = rem & self.own[seat]
        options = legal(hand, table[0], layout) if table else hand
        foreign = rem & ~hand
        for card in table:
            foreign |= 1 << card
        best = -1
        for card, same in alike(members(options), foreign, layout).items():
            if card == same:
                found = self._play(rem ^ 1 << card, leader, [*table, card], target)
                if best < 0 or (found > best if not seat else found < best):
                    best = found
                    if (best >= target) is (not seat):
                        break
        return best
