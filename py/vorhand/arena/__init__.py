"""Bots against each other on the same deals, with the seats rotated: what a deal costs or brings each.

Deals are independent; no match score is carried. Work is shared over any `concurrent.futures` executor.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from math import sqrt
from typing import Final

from vorhand import game as find_game
from vorhand.arena.playing import enter, play_deal
from vorhand.chance import mix
from vorhand.errors import OptionsError
from vorhand.match import no_preset

__all__ = ["Standing", "compare", "play_deal"]

CHUNK: Final = 10
"""Deals that one task of the executor plays."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A player's mean score a deal with the half width of its 95 % interval, over `deals` independent deals."""

    player: str
    mean: float
    margin: float
    deals: int

    def __str__(self) -> str:
        low, high = self.mean - self.margin, self.mean + self.margin
        return f"{self.player}: {self.mean:.1f} a deal, 95 % interval {low:.1f} to {high:.1f}, {self.deals} deals"


def compare(
    name: str,
    *,
    challenger: str,
    others: str,
    preset: str | None = None,
    deals: int,
    seed: int = 1,
    players: int | None = None,
    executor: Executor | None = None,
) -> tuple[Standing, Standing]:
    """One `challenger` at a table of `others`: each deal is played once from every seat of the challenger.

    A deal's figure is the mean over those rotations, so the figures of different deals are independent. Raises
    `OptionsError` for a game, preset or player that does not exist and for a useless number of players or deals.
    """
    game = find_game(name)
    for player in (challenger, others):
        with enter(game, player):
            pass
    rules = next(iter(game.presets)) if preset is None else preset
    if rules not in game.presets:
        raise no_preset(game, rules)
    if deals < 1:
        raise OptionsError(f"at least one deal, not {deals}", code="options.deals", params={"n": deals})
    size, _ = game.check_deal(seed=seed, pack=None, dealer=0, players=players, scores=None)
    task = partial(_figures, name, rules, challenger, others, seed, size)
    starts = range(0, deals, CHUNK)
    runs: Sequence[range] = [range(start, min(start + CHUNK, deals)) for start in starts]
    parts = list(map(task, runs) if executor is None else executor.map(task, runs))
    figures = [figure for part in parts for figure in part]
    return (
        _standing(challenger, [own for own, _ in figures]),
        _standing(others, [rest for _, rest in figures]),
    )


def _figures(
    name: str, preset: str, challenger: str, others: str, seed: int, players: int, deals: range
) -> list[tuple[float, float]]:
    game = find_game(name)
    figures = []
    with enter(game, challenger) as ours, enter(game, others) as theirs:
        for deal in deals:
            own, rest = 0, 0
            for seat in range(players):
                seats = [ours if each == seat else theirs for each in range(players)]
                scores = play_deal(game, preset, seats, seed=mix(seed, deal), dealer=deal % players)
                own += scores[seat]
                rest += sum(scores) - scores[seat]
            figures.append((own / players, rest / players / (players - 1)))
    return figures


def _standing(player: str, figures: Sequence[float]) -> Standing:
    count = len(figures)
    mean = sum(figures) / count
    spread = sqrt(sum((figure - mean) ** 2 for figure in figures) / max(count - 1, 1))
    return Standing(player, mean, 1.96 * spread / sqrt(count), count)
