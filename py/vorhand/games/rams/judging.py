"""What candidates are worth to a place, and how often it takes a trick: found by a race through sampled worlds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeVar

from vorhand.ai.budget import Budget
from vorhand.ai.racing import raced
from vorhand.games.rams.payoffs import Worths

World = TypeVar("World")
Candidate = TypeVar("Candidate")


class Judged(NamedTuple):
    """The mean value of a candidate, and how likely a trick is taken with it, from 0 to 1."""

    value: float
    chance: float


def judged(
    candidates: Sequence[Candidate],
    worlds: Iterator[World],
    play_out: Callable[[World, Candidate], tuple[Worths, int]],
    *,
    place: int,
    players: int,
    budget: Budget,
    handicaps: Sequence[float] = (),
) -> list[Judged | None]:
    """Each candidate judged for a place among so many; None for those that the budget did not let try.

    `play_out` gives what a candidate leads to in a world and the nodes it cost; see `raced`. `handicaps` say how much
    worse each is thought to be than the worlds show, by what is known before.
    """
    counts, saved = [0] * len(candidates), [0.0] * len(candidates)
    less = handicaps or [0.0] * len(candidates)

    def value(world: World, at: int) -> tuple[float, int]:
        worths, nodes = play_out(world, candidates[at])
        counts[at] += 1
        saved[at] += worths[players + place]
        return worths[place] - less[at], nodes

    values = raced(range(len(candidates)), worlds, value, budget=budget)
    return [None if value is None else Judged(value, saved[at] / counts[at]) for at, value in enumerate(values)]
