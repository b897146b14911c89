"""What the soloist has for certain at the start of a trick, and what he cannot exceed, without any search."""

from __future__ import annotations

from collections.abc import Callable
from itertools import accumulate
from typing import Final

from vorhand.games.skat.compact import Bits
from vorhand.games.skat.suit_records import POINTS, SuitRecord

Low = Callable[[Bits, SuitRecord, SuitRecord, SuitRecord, SuitRecord, SuitRecord, bool, int], int]
High = Callable[[Bits, SuitRecord, SuitRecord, SuitRecord, SuitRecord, SuitRecord, int, int], int]


class Sums(dict[Bits, tuple[int, ...]]):
    """The card points of the cheapest 0, 1, 2, ... cards of a hand."""

    def __missing__(self, hand: Bits) -> tuple[int, ...]:
        counts = tuple((hand & cards).bit_count() for cards in _SAME_POINTS)
        sums = _SUMS.get(counts)
        if sums is None:
            each = (value for value, count in zip(_VALUES, counts, strict=True) for _ in range(count))
            sums = _SUMS[counts] = tuple(accumulate(each, initial=0))
        self[hand] = sums
        return sums


_VALUES: Final = sorted(set(POINTS.values()))
_SAME_POINTS: Final = [sum(card for card, value in POINTS.items() if value == each) for each in _VALUES]
_SUMS: Final[dict[tuple[int, ...], tuple[int, ...]]] = {}
"""By how many cards there are of each number of points: a few thousand at most."""


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
        walls, forced = e.wall_points, 0
        if not leader:
            tricks = one if one > other else other
            given = sums0[rem & own0]
            if tricks >= len(given) - 1:
                return 0
            kept = sums1[rem & own1][tricks] + sums2[rem & own2][tricks]
            return rp - given[tricks] - (walls if walls > kept else kept)
        if leader == 1:
            hand, plain = rem & own2, sums2[rem & own2 & ~trumps]
            partner, lead = sums2[hand], sums1[rem & own1]
        else:
            one, other = other, one
            hand, plain = rem & own1, sums1[rem & own1 & ~trumps]
            partner, lead = sums1[hand], sums2[rem & own2]
        at = 2 * leader + (e.size[0] > 0)
        siege = a.siege[at] + b.siege[at] + c.siege[at] + d.siege[at]
        if not e.size[0]:
            siege += e.siege[at]
            one = other = walls = 0
        points, rounds, void = siege >> 8 & 255, siege & 255, siege >> 24
        number = len(plain) - 1
        if rounds > number:
            other -= rounds - number
        tricks = rounds + (one if one > other else other)
        given = sums0[rem & own0]
        if tricks >= len(given) - 1:
            return 0
        smear = plain[number] - plain[number - void] if void < number else plain[number]
        rest = points + smear + walls
        # Whatever is led and thrown, both defenders give a card to each of their tricks.
        least = points + lead[tricks - rounds] + smear + partner[tricks - void]
        forced = siege >> 16 & 255
        if least > rest:
            rest = least
        return rp - rest - (forced if forced > given[tricks] else given[tricks])

    return low, high
