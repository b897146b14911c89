"""Choosing among candidates in sampled worlds: what does worse is given up on the way, so that the best are tried most.

All candidates left are tried in the same worlds, since it is their difference that counts. What a world is and how it
is played out is the game's business.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from typing import Final, TypeVar

from vorhand.ai.budget import Budget

World = TypeVar("World")
Candidate = TypeVar("Candidate")

LEAST_WORLDS: Final = 8
"""No more candidates are tried than the budget lets try in so many worlds."""
FIRST_LOOK: Final = 16
"""After so many worlds, and each time twice as many, it is looked at what is clearly worse than the best."""
CLEARLY: Final = 3.0
"""So many standard errors below the best is clearly worse."""
FIELD: Final = ((0.3, 6), (0.55, 3), (0.8, 2))
"""When such a share of the budget is spent, so many of the candidates are left at most."""


def raced(
    candidates: Sequence[Candidate],
    worlds: Iterator[World],
    play_out: Callable[[World, Candidate], tuple[float, int]],
    *,
    budget: Budget,
) -> list[float | None]:
    """The mean value of each candidate, over the more worlds the better it does; those given up are put below all that
    were not, and None stands for those not tried.

    `candidates` come in an order in which those worth a try are first, as a small budget does not try all. `play_out`
    gives the value of a candidate in a world and the nodes it cost. The race ends when the budget is spent or one
    candidate is left; at least one is tried in one world. A world that is not finished does not count.
    """
    field = _Field(len(candidates))
    while not field.worlds or (not budget.over and len(field.left) > 1):
        world, values = next(worlds), list[float]()
        for at in field.left:
            if values and (budget.over or (not field.worlds and LEAST_WORLDS * budget.spent > budget.limit)):
                break
            value, nodes = play_out(world, candidates[at])
            budget.spend(nodes)
            values.append(value)
        field.add(values)
        field.thin_out(budget.spent / budget.limit)
    return field.means()


class _Field:
    """The candidates by number with the values `found`: those `left` in the race, and by turns those `given_up`."""

    def __init__(self, number: int) -> None:
        self.found: list[list[float]] = [[] for _ in range(number)]
        self.left = list(range(number))
        self.given_up = list[list[int]]()
        self.worlds, self._look, self._stages = 0, FIRST_LOOK, list(FIELD)

    def add(self, values: Sequence[float]) -> None:
        """One more world. What is missing in the first one leaves the race untried."""
        if not self.worlds:
            self.left = self.left[: len(values)]
        if len(values) == len(self.left):
            self.worlds += 1
            for at, value in zip(self.left, values, strict=True):
                self.found[at].append(value)

    def thin_out(self, spent: float) -> None:
        """Give up what is clearly worse, and all but a few once a good share of the budget is spent."""
        most = len(self.left)
        while self._stages and spent >= self._stages[0][0]:
            most = min(most, self._stages.pop(0)[1])
        looks = self.worlds >= self._look
        if not looks and most == len(self.left):
            return
        ranked = sorted(self.left, key=lambda at: -sum(self.found[at]))
        best, stays = self.found[ranked[0]], ranked[:most]
        if looks:
            self._look *= 2
            stays = [at for at in stays if not _clearly_below(self.found[at], best)]
        self.given_up.append([at for at in ranked if at not in stays])
        self.left = stays

    def means(self) -> list[float | None]:
        """The mean of each; who was given up earlier is below who was given up later."""
        means = {at: sum(each) / len(each) for at, each in enumerate(self.found) if each}
        least = min(means[at] for at in self.left)
        for group in reversed(self.given_up):
            for at in group:
                means[at] = min(means[at], least)
            least = min([least, *(means[at] for at in group)])
        return [means.get(at) for at in range(len(self.found))]


def _clearly_below(values: Sequence[float], best: Sequence[float]) -> bool:
    """Whether the values are lower than the best ones of the same worlds by more than chance explains."""
    count = len(values)
    behind = [more - less for more, less in zip(best, values, strict=True)]
    mean = sum(behind) / count
    spread = sqrt(sum((each - mean) ** 2 for each in behind) / count)
    return mean > CLEARLY * spread / sqrt(count)
