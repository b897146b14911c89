"""Vorhand: classic trick-taking card games as a pure-Python engine.

>>> import vorhand
>>> game = vorhand.game("kalter_schlag")
>>> state = game.deal(game.presets["source_text"], seed=7, dealer=2)
>>> state.turn, state.phase
(3, 'first_trick')
>>> state.play("play HT").turn
Traceback (most recent call last):
...
vorhand.errors.IllegalMoveError: illegal move: 'play HT', move.not_in_hand
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from vorhand.errors import (
    IllegalMoveError,
    NotationError,
    OptionsError,
    ProtocolError,
    RecordError,
    VorhandError,
)

if TYPE_CHECKING:
    from vorhand.kind import Game

__all__ = [
    "IllegalMoveError",
    "NotationError",
    "OptionsError",
    "ProtocolError",
    "RecordError",
    "VorhandError",
    "__version__",
    "catalogue",
    "game",
    "game_names",
]

__version__ = "0.1.0"


def game_names() -> tuple[str, ...]:
    """The names of all games that were found."""
    from vorhand.games import folders

    return tuple(folders())


@cache
def game(name: str) -> Game:
    """The game of this name. Raises `OptionsError` for a name that no folder brings."""
    from vorhand.games import folders

    if name not in folders():
        known = ", ".join(folders())
        raise OptionsError(
            f"no such game: {name[:40]!r}; there are {known}", code="options.no_game", params={"game": name[:40]}
        )
    loaded: Game = folders()[name].load(name)
    return loaded


def catalogue() -> list[dict[str, object]]:
    """Every game with its seats, levels, presets and option fields, as the page's home needs them; JSON throughout."""
    from vorhand.options import describe
    from vorhand.tally import levels_table

    entries: list[dict[str, object]] = []
    for each in map(game, game_names()):
        default = next(iter(each.presets))
        entries.append(
            {
                "key": each.key,
                "folder": each.folder,
                "seats": list(each.seats),
                "levels": list(each.bots),
                "usual_level": each.usual_level,
                "styles": list(each.styles),
                "analysis": each.solves,
                "direction": each.direction,
                "statistics": [table._asdict() for table in (*each.statistics, levels_table(each.bots))],
                "default_preset": default,
                "presets": {name: options.values() for name, options in each.presets.items()},
                "fields": describe(each.presets[default]),
            }
        )
    return entries
