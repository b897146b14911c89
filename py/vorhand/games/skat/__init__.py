"""The Skat family: three players, ten cards each, two in the skat. Today: Skat itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vorhand.kind import Game

NAMES = ("skat",)


def load(name: str) -> Game:
    """The game of this name; imports its code only now."""
    from vorhand.games.skat.game import Skat

    return {"skat": Skat}[name]()
