"""The four levels of a computer player: what it remembers of the cards played, and how much it may think.

And the styles that a player of any level may have beside it. Without one it is neutral, as hints and the arena are.
"""

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


class Style(NamedTuple):
    """A style's name in records and texts, and its caution: 1 for a player that wants a better hand before it takes a
    risk, -1 for one that is content with a worse. How many points that is, each game says."""

    key: str
    caution: float


STYLES: Final = (Style("careful", 1.0), Style("bold", -1.0))


def styles_of(make: Callable[[Level, float], Bot]) -> Mapping[str, Mapping[str, Callable[[], Bot]]]:
    """The bots of a game for each style, a level each; `make` is given the caution."""

    def maker(style: Style) -> Mapping[str, Callable[[], Bot]]:
        return bots_of(lambda level: make(level, style.caution))

    return MappingProxyType({style.key: maker(style) for style in STYLES})


def bots_of(make: Callable[[Level], Bot]) -> Mapping[str, Callable[[], Bot]]:
    """The bots of a game, a level each, from the weakest to the strongest."""

    def maker(level: Level) -> Callable[[], Bot]:
        return lambda: make(level)

    return MappingProxyType({level.key: maker(level) for level in LEVELS})
