"""What is at stake in the play of a contract: the soloist's score for each way it may end, and what he must reach."""

from __future__ import annotations

from math import erf, sqrt
from typing import Final, NamedTuple

from vorhand.games.skat.contracts import Contract
from vorhand.games.skat.scoring import TO_WIN, WHOLE
from vorhand.games.skat.valuation import payoffs
from vorhand.games.skat.view import SkatView

BLUR: Final = 2.0
"""By how many card points a play-out may be wrong (a standard deviation), times the root of the tricks to come."""


class Stakes:
    """The scores of a contract as the table stands; all of them the soloist's."""

    def __init__(self, view: SkatView, contract: Contract) -> None:
        table = view.table
        self.contract, self._options = contract, table.options
        self._bid, self._doublings = table.bid, len(table.doublings)
        self._alone, self._others = view.seat == table.soloist, table.players - 1
        self.limit = table.options.schneider_limit

    def payoffs(self, tops: int) -> tuple[float, ...]:
        """The score for each way the game may end, with so many matadors: lost in schneider, lost, won, won with
        schneider, won with every trick."""
        return payoffs(self.contract, self._options, tops, self._bid, self._doublings)

    def target(self, tops: int) -> int:
        """The card points with which the soloist wins: more than 61 if he announced more or has overbid. In Null 1."""
        if self.contract.null:
            return 1
        ends = self.payoffs(tops)
        return TO_WIN if ends[2] > 0 else WHOLE - self.limit if ends[3] > 0 else WHOLE

    def relative(self, score: float) -> float:
        """The soloist's score as the seat feels it: its own, less the mean of the others'."""
        return score if self._alone else -score / self._others


class Reaches(NamedTuple):
    """How likely the soloist is not schneider, wins, and makes the others schneider."""

    alive: float
    wins: float
    schneider: float

    def sure(self, *, alive: bool | None = None, wins: bool | None = None, schneider: bool | None = None) -> Reaches:
        """The same where something is known for certain; None is not known."""
        low, middle, high = self
        if wins is not None:
            low, middle, high = max(low, wins), float(wins), min(high, wins)
        if alive is not None:
            low = float(alive)
        if schneider is not None:
            high = float(schneider)
        return Reaches(low, middle, high)


class Blurred:
    """What a play-out says of the end, which with `left` tricks to come may turn out a little different."""

    def __init__(self, left: int, limit: int, target: int) -> None:
        spread = BLUR * sqrt(max(left - 1, 0)) or 0.01
        ends = limit + 1, target, WHOLE - limit
        self.by_points = [
            Reaches(*(0.5 + 0.5 * erf((points - end + 0.5) / spread / sqrt(2)) for end in ends))
            for points in range(WHOLE + 1)
        ]
