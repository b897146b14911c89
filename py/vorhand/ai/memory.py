"""What a player remembers of the cards that were played: the weaker ones forget some.

What is forgotten is fixed for a deal and follows from what the seat knows, so that nobody remembers a card in one trick
and not in the next, and nothing hidden plays a part.
"""

from __future__ import annotations

from dataclasses import dataclass

from vorhand.chance import SEED_LIMIT, mix


@dataclass(frozen=True, slots=True)
class Memory:
    """A share of the cards, from 0 (none) to 1 (all), and a `key` that tells one deal and seat from another.

    The key is made of the seat's own cards, as a number.

    >>> Memory(1.0, key=5).keeps(3), Memory(0.0, key=5).keeps(3)
    (True, False)
    """

    share: float
    key: int

    def keeps(self, card: int, *, ease: float = 1.0) -> bool:
        """Whether a card that was played is remembered; with `ease` 2 it is forgotten half as often."""
        forgotten = (1 - self.share) / ease
        return mix(self.key, card) >= forgotten * SEED_LIMIT
