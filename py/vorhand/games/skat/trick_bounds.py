"""What the soloist has for certain at the start of a trick, and what he cannot exceed, without any search."""

from __future__ import annotations

from collections.abc import Callable

from vorhand.games.skat.compact import Bits
from vorhand.games.skat.suit_records import POINTS, SuitRecord

Low = Callable[[Bits, SuitRecord, SuitRecord, SuitRecord, SuitRecord, SuitRecord, bool, int], int]
High = Callable[[Bits, SuitRecord, SuitRecord, SuitRecord, SuitRecord, SuitRecord, int, int], int]


class Sums(dict[Bits, tuple[int, ...]]):
    """The card points of the cheapest 0, 1, 2, ... cards of a hand."""

    def __missing__(self, hand: Bits) -> tuple[int, ...]:
        total, sums = 0, [0]
        for value in sorted(value for card, value in POINTS.items() if hand & card):
            total += value
            sums.append(total)
        found = self[hand] = tuple(sums)
        return found


def bounds(hands: tuple[Bits, Bits, Bits], trumps: Bits) -> tuple[Low, High]:
    """The two bounds for one deal."""
    own0, own1, own2 = hands
    sums0, sums1, sums2 = Sums(), Sums(), Sums()

    def low(
        rem: Bits, a: SuitRecord, b: SuitRecord, c: SuitRecord, d: SuitRecord, e: SuitRecord, lead: bool, rp: int
    ) -> int:
        """What the soloist has for certain."""
        none, left, right = e.size
        draws = e.draws
        tricks, points, forced = e.sure, e.cheapest, 0
        if lead:
            ruffers = (left > draws) + 2 * (right > draws)
            forced = e.forced
        elif none and not left and not right:
            ruffers = 0
        else:
            ruffers = -1
        if ruffers >= 0:
            cash = a.cash[ruffers] + b.cash[ruffers] + c.cash[ruffers] + d.cash[ruffers]
            tricks += cash & 255
            points += cash >> 8 & 255
            if lead:
                forced += cash >> 16 & 255
        mine = (rem & own0).bit_count()
        if tricks >= mine:
            return rp
        given = sums1[rem & own1][tricks] + sums2[rem & own2][tricks]
        return points + (forced if forced > given else given)

    def high(
        rem: Bits, a: SuitRecord, b: SuitRecord, c: SuitRecord, d: SuitRecord, e: SuitRecord, leader: int, rp: int
    ) -> int:
        """What the soloist cannot exceed."""
        _, one, other = e.walls
        points, forced = e.wall_points, 0
        if leader:
            if leader == 2:
                one, other = other, one
            at = 2 * leader + (e.size[0] > 0)
            siege = a.siege[at] + b.siege[at] + c.siege[at] + d.siege[at]
            if not e.size[0]:
                siege += e.siege[at]
                one = other = points = 0
            points += siege >> 8 & 255
            forced = siege >> 16 & 255
            rounds = siege & 255
            sums = (sums2 if leader == 1 else sums1)[rem & (own2 if leader == 1 else own1) & ~trumps]
            plain = len(sums) - 1
            if rounds > plain:
                other -= rounds - plain
            void = siege >> 24
            if void:
                points += sums[plain] - (sums[plain - void] if void < plain else 0)
            tricks = (one if one > other else other) + rounds
        else:
            tricks = one if one > other else other
        given = sums0[rem & own0]
        if tricks >= len(given) - 1:
            return 0
        return rp - points - max(forced, given[tricks])

    return low, high
