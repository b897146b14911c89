"""Kalter Schlag, the Hamburg game for four: take no card points, or take them all."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vorhand.kind import Game

NAMES = ("kalter_schlag",)


def load(name: str) -> Game:
    """The game of this name; imports its code only now."""
    from vorhand.games.kalter_schlag.game import KalterSchlag

    return {"kalter_schlag": KalterSchlag}[name]()
