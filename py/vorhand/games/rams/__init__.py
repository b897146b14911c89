"""Rams, the Russian game for three to seven: five tricks, aces that pay or cost, and a score that is written down."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vorhand.kind import Game

NAMES = ("rams",)


def load(name: str) -> Game:
    """The game of this name; imports its code only now."""
    from vorhand.games.rams.game import Rams

    return {"rams": Rams}[name]()
