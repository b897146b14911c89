"""What the end of a deal of Kalter Schlag is worth to a seat, against the mean of the others; and while it may yet come
otherwise.

The charges are those of `compact.charges`, before rounding.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from vorhand.games.kalter_schlag.compact import charges
from vorhand.games.kalter_schlag.endings import Worths
from vorhand.games.kalter_schlag.scoring import MARCH_CHARGE
from vorhand.games.kalter_schlag.table import HAND_SIZE, PLAYERS

POINT: Final = 0.001
"""What a card point less counts beside the charge, in a deal that nothing multiplies: it breaks ties."""


class Outcome:
    """The worth of the ends of one deal, in which the calls multiply the charge by `factor`."""

    def __init__(self, factor: int) -> None:
        self.factor, self.slope = factor, POINT * factor

    def of_seat(self, points: Sequence[int], tricks: Sequence[int], seat: int, *, blur: float) -> tuple[float, float]:
        """The mean charge of the others less the seat's own, and how likely the seat is charged nothing.

        The card points may yet turn out otherwise by about `blur`: whoever is so near the most may be the one charged.
        """
        if HAND_SIZE in tricks:
            charge = MARCH_CHARGE * self.factor
            return (charge, 1.0) if tricks[seat] else (-charge / (PLAYERS - 1), 0.0)
        most = max(points)
        charge = self.factor << tricks.count(0)
        shares = [exp((each - most) / blur) for each in points]
        whole = sum(shares)
        own = shares[seat] / whole
        others = sum(share * each for share, each in zip(shares, points, strict=True)) / whole - own * points[seat]
        worth = charge * (others / (PLAYERS - 1) - own * points[seat])
        return worth - self.slope * points[seat], 1 - own

    def of_all(self, points: Sequence[int], tricks: Sequence[int]) -> Worths:
        """The same for each seat at the very end."""
        charged = charges(points, tricks, self.factor)
        mean, slope = sum(charged) / (PLAYERS - 1), self.slope
        one, two, three, four = (
            mean - own * PLAYERS / (PLAYERS - 1) - slope * each for own, each in zip(charged, points, strict=True)
        )
        return one, two, three, four
