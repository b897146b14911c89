"""Choosing among candidates by playing them out in sampled worlds, within a budget of nodes and never of time.

What a world is and how it is played out is the game's business.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import TypeVar

from vorhand.ai.budget import Budget

World = TypeVar("World")
Candidate = TypeVar("Candidate")


def mean_values(
    candidates: Sequence[Candidate],
    worlds: Iterator[World],
    play_out: Callable[[World, Candidate], tuple[float, int]],
    *,
    budget: Budget,
) -> list[float]:
    """The mean value of each candidate over the same worlds.

    `play_out` gives the value of a candidate in a world and the nodes it cost. Every candidate is tried in each world
    that is begun, and at least one world is; none is begun once the `budget` is spent.
    """
    sums, tried = [0.0] * len(candidates), 0
    while not budget.over or not tried:
        world = next(worlds)
        for at, candidate in enumerate(candidates):
            value, nodes = play_out(world, candidate)
            sums[at] += value
            budget.spend(nodes)
        tried += 1
    return [total / tried for total in sums]


def likely(worlds: Iterator[World], likelihood: Callable[[World], float], *, tries: int, seed: int) -> Iterator[World]:
    """Endless worlds: of each `tries` that are drawn one is taken, the likelier the more often."""
    lot = Random(seed).random
    while True:
        few = [next(worlds) for _ in range(tries)]
        weights = [likelihood(world) for world in few]
        mark, at = lot() * sum(weights), 0
        while at < tries - 1 and mark >= weights[at]:
            mark -= weights[at]
            at += 1
        yield few[at]
