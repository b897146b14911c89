"""How well a player judges a hand: the strongest as the model does, the weaker ones with a blur and a leaning."""

from __future__ import annotations

from typing import Final, NamedTuple

from vorhand.chance import SEED_LIMIT, mix
from vorhand.games.skat.compact import Bits
from vorhand.games.skat.contracts import GameName

_GAMES: Final = tuple(GameName)
FORGETFUL: Final = 0.45
"""Who remembers less than this bids timidly."""
SOBER: Final = 0.75
"""Who remembers more than that, but less than this, bids boldly."""
TIMID: Final = -0.6
BOLD: Final = 0.4
"""What the leanings add to the log odds: a beginner trusts sure games alone, a casual player likes to play."""
BLUR: Final = 1.0
"""By how much the log odds of a game are misjudged at most, times what is forgotten."""


class Eye(NamedTuple):
    """`leaning` is what is added to all log odds; `blur` the most by which those of single games are misjudged, by the
    seat's own cards (`key`), so that the same hand always looks the same."""

    leaning: float
    blur: float
    key: int

    @staticmethod
    def of_player(memory: float, key: int) -> Eye:
        """The eye of a player who remembers that share of the cards played; a perfect one judges as the model does."""
        forgotten = 1 - memory
        leaning = TIMID if memory < FORGETFUL else BOLD if memory < SOBER else 0.0
        return Eye(leaning, BLUR * forgotten, key)

    def of(self, game: GameName, laid: Bits = 0) -> float:
        """What this eye adds to the log odds of a game, and of a discard for it."""
        if not self.blur:
            return self.leaning
        share = mix(self.key, _GAMES.index(game)) / SEED_LIMIT
        other = mix(self.key, _GAMES.index(game), laid) / SEED_LIMIT if laid else 0.5
        return self.leaning + self.blur * (2 * share - 1 + other - 0.5)


SHARP: Final = Eye(0.0, 0.0, 0)
"""The eye that sees what the model sees."""
