"""Choosing among many moves of Rams by playing them out in sampled worlds: the worse ones are given up on the way."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeVar

World = TypeVar("World")
Candidate = TypeVar("Candidate")

ROUNDS: Final = (0.4, 0.3, 0.3)
"""Which part of the budget each round has."""
KEPT: Final = 3
"""After each round so many times fewer candidates are left."""
FEWEST: Final = 3
"""At least so many are left."""


def narrowed(
    candidates: Sequence[Candidate],
    worlds: Iterator[World],
    play_out: Callable[[World, Candidate], tuple[float, int]],
    *,
    budget: int,
) -> list[float]:
    """The mean value of each candidate, over the more worlds the better it does; those given up early are put below all
    that were not.

    `play_out` gives the value of a candidate in a world and the nodes it cost. In each world that is begun every
    candidate left is tried, and in each round at least one world is.
    """
    sums, tries = [0.0] * len(candidates), [0] * len(candidates)
    left, limit, spent = list(range(len(candidates))), 0.0, 0
    given_up = list[list[int]]()
    for share in ROUNDS:
        limit += share * budget
        first = True
        while first or spent < limit:
            world, first = next(worlds), False
            for at in left:
                value, nodes = play_out(world, candidates[at])
                sums[at] += value
                tries[at] += 1
                spent += nodes
        left.sort(key=lambda at: -sums[at] / tries[at])
        number = max(FEWEST, len(left) // KEPT)
        given_up.append(left[number:])
        left = left[:number]
    values = [total / tried for total, tried in zip(sums, tries, strict=True)]
    least = min(values[at] for at in left)
    for group in reversed(given_up):
        for at in group:
            values[at] = min(values[at], least)
        least = min([least, *(values[at] for at in group)])
    return values
