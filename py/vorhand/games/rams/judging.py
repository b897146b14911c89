"""What candidates are worth to a place, and how often it takes a trick: found by a race through sampled worlds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Final, TypeVar

from vorhand.ai.budget import Budget
from vorhand.ai.trials import Judged, Trial, raced
from vorhand.ai.weighing import Weighed
from vorhand.games.rams.payoffs import Worths

World = TypeVar("World")
Candidate = TypeVar("Candidate")

ALONE: Final = 48
"""Where there is nothing to choose, what is told of it rests on so many worlds."""


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
    """Each candidate judged for a place among so many: its mean value, and how likely a trick is taken with it; None
    for those that the budget did not let try.

    `play_out` gives what a candidate leads to in a world and the nodes it cost; see `raced`. `handicaps` say how much
    worse each is thought to be than the worlds show, by what is known before.
    """
    less = handicaps or [0.0] * len(candidates)

    def trial(world: World, at: int) -> Trial:
        worths, nodes = play_out(world, candidates[at])
        return Trial(worths[place] - less[at], worths[players + place], nodes)

    enough = None if len(candidates) > 1 else ALONE
    few = (Weighed(world, 1.0) for world in islice(worlds, enough))
    return raced(range(len(candidates)), few, trial, budget=budget)
