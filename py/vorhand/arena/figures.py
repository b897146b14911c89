"""Means with their 95 % intervals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt
from typing import Final

NORMAL: Final = 1.959964
"""What a normal variable stays within, either way, in 95 of 100 cases."""
FEW: Final = (12.7062, 4.3027, 3.1824)
"""The same for Student's distribution of 1, 2 and 3 degrees of freedom."""


@dataclass(frozen=True, slots=True)
class Figure:
    """What is measured of `name`: the mean over `count` values that do not depend on each other, with its 95 % interval
    from `low` to `high`."""

    name: str
    mean: float
    low: float
    high: float
    count: int

    @property
    def margin(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2

    def __str__(self) -> str:
        return f"{self.name}: {self.mean:.1f}, 95 % interval {self.low:.1f} to {self.high:.1f}, of {self.count}"


def figure(name: str, values: Sequence[float]) -> Figure:
    """The figure of at least one value; one alone says nothing of its interval.

    >>> print(figure("club", [1, 2, 3, 4]))
    club: 2.5, 95 % interval 0.4 to 4.6, of 4
    """
    count = len(values)
    mean = sum(values) / count
    if count == 1:
        return Figure(name, mean, -inf, inf, 1)
    spread = sqrt(sum((value - mean) ** 2 for value in values) / (count - 1))
    margin = student(count - 1) * spread / sqrt(count)
    return Figure(name, mean, mean - margin, mean + margin, count)


def share(name: str, holds: Sequence[bool]) -> Figure:
    """How often something holds, from 0 to 1, with its interval by Wilson's score.

    >>> won = share("won", [True] * 8 + [False] * 2)
    >>> won.mean, round(won.low, 3), round(won.high, 3)
    (0.8, 0.49, 0.943)
    """
    count = len(holds)
    mean, more = sum(holds) / count, NORMAL**2 / count
    middle = (mean + more / 2) / (1 + more)
    margin = sqrt(mean * (1 - mean) * more + more**2 / 4) / (1 + more)
    return Figure(name, mean, max(middle - margin, 0.0), min(middle + margin, 1.0), count)


def student(freedom: int) -> float:
    """What stays within, either way, in 95 of 100 cases by Student's distribution: to a thousandth, as Cornish and
    Fisher expand it (Abramowitz and Stegun 26.7.5), which errs for the fewest degrees of freedom.

    >>> [round(student(freedom), 2) for freedom in (1, 4, 9, 30, 1000)]
    [12.71, 2.78, 2.26, 2.04, 1.96]
    """
    if freedom <= len(FEW):
        return FEW[freedom - 1]
    z: float = NORMAL
    terms: tuple[float, ...] = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    for power, term in enumerate(terms, start=1):
        z += term / float(freedom**power)
    return z
