"""The search from trick to trick in Null, all hands open."""

from __future__ import annotations

from collections.abc import Sequence

from vorhand.games.skat.compact import Bits, alike, layout_of, legal, members, winner
from vorhand.games.skat.contracts import GameName
from vorhand.games.skat.trick_search import NO_LIMIT, OutOfNodesError


class NullSearch:
    """Answers `bound` for the deal whose hands (soloist, left, right) it was made of."""

    def __init__(self, hands: Sequence[Bits]) -> None:
        self.layout = layout_of(GameName.NULL)
        self.own = tuple(hands)
        self.nodes = 0
        self.until = NO_LIMIT
        self.known: dict[tuple[Bits, int], int] = {}

    def allow(self, until: int) -> None:
        """Let `nodes` grow to that number and no further."""
        self.until = until

    def bound(self, rem: Bits, leader: int, target: int) -> int:
        """1 if the soloist takes no trick, else 0."""
        if target <= 0:
            return 0
        if not rem:
            return 1
        known = self.known.get((rem, leader))
        if known is None:
            if self.nodes >= self.until:
                raise OutOfNodesError
            self.nodes += 1
            known = self.known[rem, leader] = self._play(rem, leader, [])
        return known

    def _play(self, rem: Bits, leader: int, table: list[int]) -> int:
        layout = self.layout
        if len(table) == 3:
            taker = (leader + table.index(winner(table, layout))) % 3
            return self.bound(rem, taker, 1) if taker else 0
        seat = (leader + len(table)) % 3
        hand = rem & self.own[seat]
        options = legal(hand, table[0], layout) if table else hand
        foreign = rem & ~hand
        for card in table:
            foreign |= 1 << card
        wanted = int(not seat)
        for card, same in alike(members(options), foreign, layout).items():
            if card == same and self._play(rem ^ 1 << card, leader, [*table, card]) == wanted:
                return wanted
        return 1 - wanted
