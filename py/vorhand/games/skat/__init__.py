"""The Skat family: three players, ten cards each, two in the skat. Skat, Ramsch and Räuberskat."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vorhand.games import Command
    from vorhand.kind import Game

NAMES = ("skat", "ramsch", "raeuberskat")
COMMANDS = {"iss": "settle games of the International Skat Server and compare the results"}


def load(name: str) -> Game:
    """The game of this name; imports its code only now."""
    from vorhand.games.skat.game import Raeuberskat, Ramsch, Skat

    games: dict[str, type[Game]] = {"skat": Skat, "ramsch": Ramsch, "raeuberskat": Raeuberskat}
    return games[name]()


def command(name: str) -> Command:
    """The command of this name; imports its code only now."""
    from vorhand.games.skat.iss_replay import report

    return {"iss": report}[name]
