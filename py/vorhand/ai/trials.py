"""Choosing among candidates in weighed worlds: what does worse is given up on the way, so that the best are tried most.

All candidates left are tried in the same worlds, since it is their difference that counts. What a world is, and what it
takes to try a candidate in it, is the game's business.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from typing import Final, NamedTuple, TypeVar

from vorhand.ai.budget import Budget
from vorhand.ai.weighing import Weighed

World = TypeVar("World")
Candidate = TypeVar("Candidate")

FIRST_LOOK: Final = 12
"""After so many worlds, and each time half as many more, it is looked at what is clearly worse than the best."""
CLEARLY: Final = 3.0
"""So many standard errors below the best is clearly worse."""
FIELD: Final = ((0.25, 6), (0.5, 3), (0.75, 2))
"""When such a share of the budget is spent, so many of the candidates are left at most,"""
FEW: Final = 8
"""but none is given up for that after fewer worlds."""


class Trial(NamedTuple):
    """What a candidate came to in a world: its value, how likely the seat gets what it plays for, and the nodes."""

    value: float
    chance: float
    nodes: int


class Judged(NamedTuple):
    """What a candidate comes to on average."""

    value: float
    chance: float


def tried(
    candidates: Sequence[Candidate],
    worlds: Iterable[Weighed[World]],
    trial: Callable[[World, Candidate], Trial],
    *,
    budget: Budget,
) -> list[Judged]:
    """The means of each candidate over the `worlds`, over the more of them the better it does; the value of those given
    up is put below that of all that were not.

    Ends when the worlds do, when the budget is spent, or when one candidate is left; but the first world is finished.
    """
    field = _Field(len(candidates))
    for world, share in worlds:
        found = list[Trial]()
        for at in field.left:
            if budget.over and field.shares:
                return field.judged()
            found.append(trial(world, candidates[at]))
            budget.spend(found[-1].nodes)
        field.add(found, share)
        field.thin_out(budget.spent / budget.limit)
        if len(field.left) == 1 and len(candidates) > 1:
            break
    return field.judged()


class _Field:
    """The candidates by number with the values `found`: those `left` in the race, and by turns those `given_up`."""

    def __init__(self, number: int) -> None:
        self.found: list[list[float]] = [[] for _ in range(number)]
        self.chances = [0.0] * number
        self.shares: list[float] = []
        self.left, self.given_up = list(range(number)), list[list[int]]()
        self._look, self._stages = FIRST_LOOK, list(FIELD)

    def add(self, trials: Sequence[Trial], share: float) -> None:
        """One more world, in which all that are left were tried."""
        self.shares.append(share)
        for at, (value, chance, _) in zip(self.left, trials, strict=True):
            self.found[at].append(value)
            self.chances[at] += share * chance

    def thin_out(self, spent: float) -> None:
        """Give up what is clearly worse, and all but a few once a good share of the budget is spent."""
        most = len(self.left)
        while len(self.shares) >= FEW and self._stages and spent >= self._stages[0][0]:
            most = min(most, self._stages.pop(0)[1])
        looks = len(self.shares) >= self._look
        if not looks and most == len(self.left):
            return
        means = {at: self._mean(at) for at in self.left}
        ranked = sorted(self.left, key=lambda at: -means[at])
        stays = ranked[:most]
        if looks:
            self._look = self._look * 3 // 2
            stays = [at for at in stays if at == ranked[0] or not self._clearly_below(at, ranked[0])]
        self.given_up.append([at for at in ranked if at not in stays])
        self.left = stays

    def _mean(self, at: int) -> float:
        values = self.found[at]
        shares = self.shares[: len(values)]
        return sum(value * share for value, share in zip(values, shares, strict=True)) / sum(shares)

    def _clearly_below(self, at: int, best: int) -> bool:
        """Whether a candidate is worse than the best one in the same worlds by more than chance explains."""
        whole = sum(self.shares)
        behind = [more - less for more, less in zip(self.found[best], self.found[at], strict=True)]
        mean = sum(each * share for each, share in zip(behind, self.shares, strict=True)) / whole
        spread = sum(((each - mean) * share) ** 2 for each, share in zip(behind, self.shares, strict=True))
        return mean * whole > CLEARLY * sqrt(spread)

    def judged(self) -> list[Judged]:
        """The means; who was given up earlier is below who was given up later."""
        means = [self._mean(at) for at in range(len(self.found))]
        least = min(means[at] for at in self.left)
        for group in reversed(self.given_up):
            for at in group:
                means[at] = min(means[at], least)
            least = min([least, *(means[at] for at in group)])
        seen = [sum(self.shares[: len(values)]) for values in self.found]
        return [Judged(mean, won / share) for mean, won, share in zip(means, self.chances, seen, strict=True)]
