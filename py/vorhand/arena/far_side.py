"""Answers for a player of another version of this package: run by a Python whose `vorhand` is that version.

Reads a line of JSON, writes a line of JSON, until its input ends. Of `vorhand` it uses only what every version has, and
it replays what is played itself, so that nothing but a seed and moves has to be understood by both. It is never
imported; `other_version` speaks with it.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from typing import Any

import vorhand
from vorhand.cards import format_cards
from vorhand.kind import Bot, Game
from vorhand.match import Match
from vorhand.options import Options
from vorhand.position import State


class FarSide:
    """A player, and the deal or the match that it sits at."""

    game: Game
    bot: Bot
    state: State
    match: Match | None = None

    def hello(self, game: str, player: str) -> dict[str, Any]:
        """Who shall play what; told is the version that answers, and where it lies."""
        self.game = vorhand.game(game)
        known = {**self.game.bots, **self.game.yardsticks}
        if player not in known:
            raise ValueError(f"it has no player {player!r} of {game}; there are {', '.join(known)}")
        self.bot = known[player]()
        return {"version": vorhand.__version__, "file": vorhand.__file__}

    def deal(self, options: dict[str, Any], seed: int, dealer: int, players: int) -> dict[str, Any]:
        """A deal that stands alone."""
        self.match = None
        self.state = self.game.deal(self._rules(options), seed=seed, dealer=dealer, players=players)
        return self._dealt()

    def begin(self, options: dict[str, Any], seed: int, players: int) -> dict[str, Any]:
        """The first deal of a match."""
        self.match = Match.new(self.game, options=self._rules(options), seed=seed, players=players)
        self.state = self.match.state
        return self._dealt()

    def next(self) -> dict[str, Any]:
        """The next deal of the match."""
        assert self.match is not None
        self.match = self.match.next_deal()
        self.state = self.match.state
        return self._dealt()

    def play(self, move: str) -> dict[str, Any]:
        """A move that was made, whoever made it."""
        if self.match is None:
            self.state = self.state.play(move)
        else:
            self.match = self.match.play(move)
            self.state = self.match.state
        return {}

    def choose(self, seed: int) -> dict[str, Any]:
        """The move of the seat on turn."""
        seat = self.state.turn
        assert seat is not None
        return {"move": str(self.bot.choose(self.state.view(seat), seed=seed))}

    def scores(self) -> dict[str, Any]:
        """What the deal came to, None while it goes on."""
        result = self.state.result
        return {"scores": None if result is None else list(result.scores)}

    def _rules(self, values: dict[str, Any]) -> Options:
        return next(iter(self.game.presets.values())).with_values(values)

    def _dealt(self) -> dict[str, Any]:
        return {"pack": format_cards(self.state.pack), "dealer": self.state.dealer}


def main() -> None:
    """Answers every line; what cannot be done is answered with the reason."""
    answers = sys.stdout
    with open(os.devnull, "w", encoding="utf-8") as nowhere:
        sys.stdout = sys.stderr = nowhere  # What a player prints is no answer.
        side = FarSide()
        for line in sys.stdin:
            words = json.loads(line)
            act: Callable[..., dict[str, Any]] = getattr(side, words.pop("ask"))
            try:
                answer = act(**words)
            except ValueError as error:
                answer = {"error": str(error)}
            except Exception as error:
                answer = {"error": f"{type(error).__name__}: {error}"}
            print(json.dumps(answer), file=answers, flush=True)


if __name__ == "__main__":
    main()
