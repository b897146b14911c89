"""A table of one player among itself: what a deal comes to there, by the figures that the game itself names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial

from vorhand import game as find_game
from vorhand.ai.effort import NO_EFFORT, Effort
from vorhand.arena.contest import CHUNK, Contest
from vorhand.arena.figures import Figure, figure, share
from vorhand.arena.playing import enter, play_deal
from vorhand.chance import mix

Observed = Mapping[str, bool | float]


@dataclass(frozen=True, slots=True)
class Observation:
    """A figure of self-play. A `share` says how many of the deals that were asked, from 0 to 1; else it is a number."""

    figure: Figure
    is_share: bool


def watch(asked: Contest, *, executor: Executor | None = None) -> tuple[tuple[Observation, ...], Effort]:
    """Plays each round as one deal with the challenger at every seat; gives the mean score, what else the game observes
    (`Game.observed`), and what was spent."""
    starts = range(0, asked.rounds, CHUNK)
    shares = [range(start, min(start + CHUNK, asked.rounds)) for start in starts]
    task = partial(_deals, asked)
    parts = list(map(task, shares) if executor is None else executor.map(task, shares))
    effort = sum((spent for _, spent in parts), NO_EFFORT)
    return _observations([deal for deals, _ in parts for deal in deals]), effort


def _deals(asked: Contest, rounds: range) -> tuple[list[Observed], Effort]:
    game, seen = find_game(asked.game), list[Observed]()
    with enter(game, asked.challenger) as entrant:
        for number in rounds:
            table, seed = [entrant] * asked.players, mix(asked.seed, number)
            result = play_deal(game, asked.preset, table, seed=seed, dealer=number % asked.players)
            seen.append({"score": sum(result.scores) / asked.players, **game.observed(result)})
        return seen, entrant.effort


def _observations(deals: Sequence[Observed]) -> tuple[Observation, ...]:
    """Every name that came up, the score first; a deal that does not speak of it does not count for it."""
    found = []
    for name in sorted({name for deal in deals for name in deal}, key=lambda name: (name != "score", name)):
        values = [deal[name] for deal in deals if name in deal]
        truths = [value for value in values if isinstance(value, bool)]
        found.append(Observation(share(name, truths), True) if truths else Observation(figure(name, values), False))
    return tuple(found)
