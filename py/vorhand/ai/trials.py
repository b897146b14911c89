"""Choosing among candidates in sampled worlds: what does worse is given up on the way, so that the best are tried most.

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


class Pace(NamedTuple):
    """How fast candidates are given up.

    After `look` worlds, and each time `grows` times as many, it is looked at what is clearly worse than the best. When
    such a share of the budget is spent, so many are left at most, by `stages`; but none is given up for that after
    fewer than `few` worlds. In the first world no more are tried than the budget lets try in so many worlds as `least`
    says; if it is 0, all are.
    """

    look: int
    grows: float
    stages: tuple[tuple[float, int], ...]
    few: int = 0
    least: int = 0


ALL_TRIED: Final = Pace(12, 1.5, ((0.25, 6), (0.5, 3), (0.75, 2)), few=8)
"""For some hundred weighed worlds: nobody is given up before some of them were seen."""
FIRST_TRIED: Final = Pace(16, 2, ((0.3, 6), (0.55, 3), (0.8, 2)), least=8)
"""For many candidates in an order in which those worth a try are first."""
CLEARLY: Final = 3.0
"""So many standard errors below the best is clearly worse."""


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
    """What each candidate comes to; as `raced` has it, but in the first world all are tried, whatever that costs."""
    found = raced(candidates, worlds, trial, budget=budget, pace=ALL_TRIED)
    return [each for each in found if each is not None]


def raced(
    candidates: Sequence[Candidate],
    worlds: Iterable[Weighed[World]],
    trial: Callable[[World, Candidate], Trial],
    *,
    budget: Budget,
    pace: Pace = FIRST_TRIED,
) -> list[Judged | None]:
    """What each candidate comes to over the `worlds`, over the more of them the better it does; None for those not
    tried.

    Who was given up is as much worse than who led then as it was in the worlds both were tried in, so that nobody is
    better than all that were left. The race ends when the worlds do, when the budget is spent, or when one candidate is
    left of several; at least one is tried in one world. A world that is not finished does not count.
    """
    field = _Field(len(candidates), pace)
    for world, share in worlds:
        found = list[Trial]()
        for at in field.left:
            if budget.over and field.shares:
                return field.judged()
            if found and not field.shares and pace.least * budget.spent > budget.limit:
                break
            found.append(trial(world, candidates[at]))
            budget.spend(found[-1].nodes)
        field.add(found, share)
        field.thin_out(budget.spent / budget.limit)
        if len(field.left) == 1 and len(candidates) > 1:
            break
    return field.judged()


class _Field:
    """The candidates by number with what was `found` in each world: those `left` in the race, and those `given_up`,
    the latest last, with who led then."""

    def __init__(self, number: int, pace: Pace) -> None:
        self.found: list[list[Trial]] = [[] for _ in range(number)]
        self.shares: list[float] = []
        self.left, self.given_up = list(range(number)), dict[int, int]()
        self._look, self._grows, self._stages, self._few = pace.look, pace.grows, list(pace.stages), pace.few

    def add(self, trials: Sequence[Trial], share: float) -> None:
        """One more world, in which all that are left were tried. What is missing in the first one is left untried."""
        self.left = self.left[: len(trials)]
        self.shares.append(share)
        for at, trial in zip(self.left, trials, strict=True):
            self.found[at].append(trial)

    def thin_out(self, spent: float) -> None:
        """Give up what is clearly worse, and all but a few once a good share of the budget is spent."""
        most = len(self.left)
        while len(self.shares) >= self._few and self._stages and spent >= self._stages[0][0]:
            most = min(most, self._stages.pop(0)[1])
        looks = len(self.shares) >= self._look
        if not looks and most == len(self.left):
            return
        means = {at: self._mean(at, len(self.shares)).value for at in self.left}
        ranked = sorted(self.left, key=lambda at: -means[at])
        best, stays = ranked[0], ranked[:most]
        if looks:
            self._look = int(self._look * self._grows)
            stays = [at for at in stays if at == best or not self._clearly_below(at, best)]
        self.given_up.update((at, best) for at in ranked if at not in stays)
        self.left = stays

    def _mean(self, at: int, worlds: int) -> Judged:
        """What a candidate came to in the first worlds."""
        found, shares = self.found[at][:worlds], self.shares[:worlds]
        whole = sum(shares)
        value = sum(trial.value * share for trial, share in zip(found, shares, strict=True))
        chance = sum(trial.chance * share for trial, share in zip(found, shares, strict=True))
        return Judged(value / whole, chance / whole)

    def _clearly_below(self, at: int, best: int) -> bool:
        """Whether a candidate is worse than the best one in the same worlds by more than chance explains."""
        whole = sum(self.shares)
        behind = [more.value - less.value for more, less in zip(self.found[best], self.found[at], strict=True)]
        mean = sum(each * share for each, share in zip(behind, self.shares, strict=True)) / whole
        spread = sum(((each - mean) * share) ** 2 for each, share in zip(behind, self.shares, strict=True))
        return mean * whole > CLEARLY * sqrt(spread)

    def judged(self) -> list[Judged | None]:
        """The means over all worlds, and for who was given up: that of who led then, less what both were apart."""
        known = {at: self._mean(at, len(self.shares)) for at in self.left}
        for at, leader in reversed(self.given_up.items()):
            worlds = len(self.found[at])
            own, ahead = self._mean(at, worlds), self._mean(leader, worlds)
            value, chance = known[leader]
            chance = min(max(chance - (ahead.chance - own.chance), 0.0), 1.0)
            known[at] = Judged(value - (ahead.value - own.value), chance)
        return [known.get(at) for at in range(len(self.found))]
