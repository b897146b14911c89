"""Bots against each other on the same deals, with the seats rotated: what a deal costs or brings each.

Deals are independent; no match score is carried. Work is shared over any `concurrent.futures` executor.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from math import sqrt
from typing import Final

from vorhand import game as find_game
from vorhand.chance import mix
from vorhand.errors import OptionsError
from vorhand.kind import Bot, Game
from vorhand.match import no_preset

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


def bot_of(game: Game, name: str) -> Callable[[], Bot]:
    """The bot of a level or a yardstick of the game. Raises `OptionsError`."""
    known = {**game.bots, **game.yardsticks}
    if name not in known:
        raise OptionsError(
            f"{game.key} has no player {name[:40]!r}; there are {', '.join(known)}",
            code="options.player",
            params={"level": name[:40]},
        )
    return known[name]


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
    bot_of(game, challenger)
    bot_of(game, others)
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
    ours, theirs = bot_of(game, challenger)(), bot_of(game, others)()
    figures = []
    for deal in deals:
        own, rest = 0, 0
        for seat in range(players):
            bots = [ours if each == seat else theirs for each in range(players)]
            scores = play_deal(game, preset, bots, seed=mix(seed, deal), dealer=deal % players)
            own += scores[seat]
            rest += sum(scores) - scores[seat]
        figures.append((own / players, rest / players / (players - 1)))
    return figures


def play_deal(game: Game, preset: str, bots: Sequence[Bot], *, seed: int, dealer: int) -> tuple[int, ...]:
    """The scores of one deal played by the bots; a bot's own seed is made of the deal's seed, its seat and the ply."""
    state = game.deal(game.presets[preset], seed=seed, dealer=dealer, players=len(bots))
    ply = 0
    while state.turn is not None:
        move = bots[state.turn].choose(state.view(state.turn), seed=mix(seed, state.turn, ply))
        state = state.play(move)
        ply += 1
    assert state.result is not None
    return state.result.scores


def _standing(player: str, figures: Sequence[float]) -> Standing:
    count = len(figures)
    mean = sum(figures) / count
    spread = sqrt(sum((figure - mean) ** 2 for figure in figures) / max(count - 1, 1))
    return Standing(player, mean, 1.96 * spread / sqrt(count), count)
