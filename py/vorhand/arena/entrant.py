"""Who sits in the arena: a player that is told what happens at its table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Self

from vorhand import __version__
from vorhand.ai.effort import NO_EFFORT, Effort
from vorhand.errors import OptionsError
from vorhand.kind import Bot, Game
from vorhand.match import Match
from vorhand.moves import Move
from vorhand.options import Options
from vorhand.position import State, View


class Entrant:
    """A player under its name, of a version. It may sit at more than one seat of a table, and is told things once.

    What it is told does nothing here, for who looks at the view alone needs none of it. `effort` is what it has spent
    so far, as far as it tells. To be used in a `with`.
    """

    name: str
    version: str
    effort: Effort = NO_EFFORT

    def deal(self, state: State, options: Options, *, seed: int) -> None:
        """A deal that stands alone was dealt from the seed."""

    def begin(self, match: Match) -> None:
        """A match was begun."""

    def next_deal(self, match: Match) -> None:
        """The next deal of the match was dealt."""

    def told(self, move: Move) -> None:
        """A move was made, by whomever."""

    def choose(self, view: View, *, seed: int) -> Move:
        """The move of the seat on turn."""
        raise NotImplementedError

    def ended(self, scores: tuple[int, ...]) -> None:
        """The deal is over."""

    def close(self) -> None:
        """Nothing more will be asked."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Local(Entrant):
    """A level or a yardstick of the game, of this version. Raises `OptionsError`."""

    version = __version__

    def __init__(self, game: Game, name: str) -> None:
        self.name = name
        self._bot = bot_of(game, name)()

    def choose(self, view: View, *, seed: int) -> Move:
        """The move it thinks best; a single one needs no thought."""
        if len(view.legal_moves) == 1:
            return view.legal_moves[0]
        thought = self._bot.think(view, seed=seed)
        self.effort += Effort.of(thought)
        return thought.ratings[0].move


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
