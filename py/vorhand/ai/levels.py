"""The four levels of a computer player: what it remembers of the cards played, and how much it may think."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from vorhand.ai.player import LEAST_NODES
from vorhand.kind import Bot


class Level(NamedTuple):
    """A level's name in records and texts; the share of the cards played that is remembered, and the share of the
    game's budget that is spent, both up to 1."""

    key: str
    memory: float
    share: float

    def nodes(self, budget: int) -> int:
        """The nodes of a decision, of the strongest level's `budget`."""
        return max(round(self.share * budget), LEAST_NODES)


LEVELS: Final = (
    Level("beginner", 0.3, 0.02),
    Level("casual", 0.6, 0.08),
    Level("club", 0.85, 0.3),
    Level("master", 1.0, 1.0),
)
"""From the weakest to the strongest."""
USUAL: Final = "club"
"""The level one plays against unless one chooses."""


def bots_of(make: Callable[[Level], Bot]) -> Mapping[str, Callable[[], Bot]]:
    """The bots of a game, a level each, from the weakest to the strongest."""

    def maker(level: Level) -> Callable[[], Bot]:
        return lambda: make(level)

    return MappingProxyType({level.key: maker(level) for level in LEVELS})
