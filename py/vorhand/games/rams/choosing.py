"""Choosing among moves of Rams by playing them out in sampled worlds: what is clearly worse is given up on the way."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from typing import Final, TypeVar

from vorhand.ai.budget import Budget

World = TypeVar("World")
Candidate = TypeVar("Candidate")

FIRST_LOOK: Final = 16
"""After so many worlds, and each time twice as many, it is looked at what is clearly worse than the best."""
CLEARLY: Final = 3.5
"""So many standard errors below the best is clearly worse."""
HALF_WAY: Final = 0.6
"""When so much of the budget is spent, only `FEWEST` are left."""
FEWEST: Final = 3


def raced(
    candidates: Sequence[Candidate],
    worlds: Iterator[World],
    play_out: Callable[[World, Candidate], tuple[float, int]],
    *,
    budget: Budget,
) -> list[float]:
    """The mean value of each candidate, over the more worlds the better it does; those given up are put below all that
    were not.

    `play_out` gives the value of a candidate in a world and the nodes it cost. In each world that is begun every
    candidate left is tried, and at least one world is; none is begun once the `budget` is spent or one is left.
    """
    found: list[list[float]] = [[] for _ in candidates]
    left, given_up = list(range(len(candidates))), list[list[int]]()
    look = FIRST_LOOK
    while not found[left[0]] or (not budget.over and len(left) > 1):
        world = next(worlds)
        for at in left:
            value, nodes = play_out(world, candidates[at])
            found[at].append(value)
            budget.spend(nodes)
        number = len(found[left[0]])
        half = budget.spent >= HALF_WAY * budget.limit and len(left) > FEWEST
        if number == look or half:
            left.sort(key=lambda at: -sum(found[at]))
            stays = [at for at in left if not _clearly_below(found[at], found[left[0]])]
            stays = stays[:FEWEST] if half else stays
            given_up.append([at for at in left if at not in stays])
            left = stays
            look = max(look, 2 * number)
    values = [sum(each) / len(each) for each in found]
    least = min(values[at] for at in left)
    for group in reversed(given_up):
        for at in group:
            values[at] = min(values[at], least)
        least = min([least, *(values[at] for at in group)])
    return values


def _clearly_below(values: Sequence[float], best: Sequence[float]) -> bool:
    """Whether the values are lower than the best ones of the same worlds by more than chance explains."""
    count = len(values)
    behind = [more - less for more, less in zip(best, values, strict=True)]
    mean = sum(behind) / count
    spread = sqrt(sum((each - mean) ** 2 for each in behind) / count)
    return mean > CLEARLY * spread / sqrt(count)
