"""What a Ramsch comes to, in a hurry: the scores of `ramsch_scoring` without their derivation, and halfway.

Seats are places: 0 forehand, 1 middlehand, 2 rearhand.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from vorhand.games.skat.ramsch_options import March, RamschOptions, RamschScoring, SkatTo, Virgin
from vorhand.games.skat.ramsch_scoring import MAID, MARCH, TARIFF
from vorhand.games.skat.scoring import TRICKS

Scores = tuple[float, float, float]


class Taken(NamedTuple):
    """What the three took by the end: card points and tricks by place without the skat, which counts `skat`; `last` is
    who took the last trick."""

    points: Sequence[int]
    tricks: Sequence[int]
    last: int
    skat: int


class Payoffs:
    """The scores of one deal's ends, by its options and by what multiplies them."""

    def __init__(self, options: RamschOptions, *, factor: int) -> None:
        self.options, self.factor = options, factor
        self._by_points = options.scoring is RamschScoring.POINTS
        self._maids_pay = options.scoring is RamschScoring.VIRGIN_PAYS
        self._doubles = options.virgin is Virgin.DOUBLE
        self._to_last, self._to_loser = (options.skat_to is each for each in (SkatTo.LAST_TRICK, SkatTo.LOSER))
        self.march_pays = options.march is not March.LOSE or self._maids_pay
        """Whether all ten tricks are better than most of them."""

    def scores(self, taken: Taken) -> Scores:
        """The score of each place, as `settle_ramsch` has it."""
        settled = self._without_loser(taken)
        if settled is not None:
            return settled
        counted = self._counted(taken)
        most = max(counted)
        losers = [place for place in range(3) if counted[place] == most]
        if len(losers) == 3:
            return 0, 0, 0
        found = [0.0, 0.0, 0.0]
        for place in losers:
            found[place] = self._charge(taken, counted[place])
        return found[0], found[1], found[2]

    def expected(self, taken: Taken, blur: float) -> Scores:
        """The same if the card points may yet turn out otherwise: whoever is within about `blur` may be the loser."""
        if not blur:
            return self.scores(taken)
        settled = self._without_loser(taken)
        if settled is not None:
            return settled
        first, second, third = counted = self._counted(taken)
        most = max(counted)
        one, two, three = exp((first - most) / blur), exp((second - most) / blur), exp((third - most) / blur)
        whole = one + two + three
        return (
            self._charge(taken, first) * one / whole,
            self._charge(taken, second) * two / whole,
            self._charge(taken, third) * three / whole,
        )

    def spared(self, taken: Taken, scores: Scores, place: int) -> float:
        """How likely a place is charged nothing, `scores` being what is expected."""
        if scores[place] >= 0:
            return 1.0
        if self._without_loser(taken) is not None:
            return 0.0
        return max(1 - scores[place] / self._charge(taken, self._counted(taken)[place]), 0.0)

    def _counted(self, taken: Taken) -> Sequence[int]:
        """The card points that decide who loses."""
        if not self._to_last:
            return taken.points
        counted = list(taken.points)
        counted[taken.last] += taken.skat
        return counted

    def _charge(self, taken: Taken, counted: int) -> float:
        """What the loser is charged who counted so many."""
        virgins = taken.tricks.count(0)
        if not self._by_points:
            return -TARIFF[virgins] * self.factor
        points = counted + taken.skat if self._to_loser else counted
        return -points * self.factor * (2 if self._doubles and virgins == 1 else 1)

    def _without_loser(self, taken: Taken) -> Scores | None:
        """The scores where card points decide nothing: a march that is paid for, or players without a trick who pay."""
        first, second, third = taken.tricks
        if first and second and third:
            return None
        if self.options.march is not March.LOSE and TRICKS in taken.tricks:
            won = [tricks == TRICKS for tricks in taken.tricks]
            alone = self.options.march is March.PLUS_120
            amounts = [(MARCH if own else 0) if alone else (0 if own else -MARCH) for own in won]
        elif self._maids_pay:
            amount = MAID[taken.tricks.count(0)]
            amounts = [0 if tricks else -amount for tricks in taken.tricks]
        else:
            return None
        return amounts[0] * self.factor, amounts[1] * self.factor, amounts[2] * self.factor
