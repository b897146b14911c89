"""What is likely held by players of Rams by what they have said and exchanged: how much more often than a low card.

The numbers follow what the players of this package do in their deals: who exchanged few cards has trumps, who kept but
one often has the ace that forced him in, and what was thrown away is hardly ever a trump.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from vorhand.games.rams.compact import BEATS, BITS, FIRST_TRUMP, FOLLOW, RANKS, TRUMPS, Bits

Weights = tuple[float, ...]
"""By bit, how much more likely a card is somewhere than a low side card."""

PLAIN: Final[Weights] = (1.0,) * BITS


def _weights(*, low_trump: float, high_trump: float, ten: float = 1, court: float = 1, ace: float = 1) -> Weights:
    """By the height of a card: trumps below the jack and from it upwards; among side cards nine and ten, the jack and
    what lies above it, the ace."""
    side = (1.0,) * 7 + (ten, ten, (ten + court) / 2, court, court, ace)
    trumps = (low_trump,) * 9 + (high_trump,) * 4
    return tuple(trumps[bit - FIRST_TRUMP] if bit >= FIRST_TRUMP else side[bit % RANKS] for bit in range(BITS))


KEPT: Final[tuple[Weights, ...]] = (
    PLAIN,
    _weights(low_trump=16, high_trump=20, ten=2, court=4, ace=20),
    _weights(low_trump=13, high_trump=18, ten=2, court=4, ace=5),
    _weights(low_trump=13, high_trump=18, ten=2, court=4, ace=3),
    _weights(low_trump=4, high_trump=6, ten=2, court=4, ace=3),
    _weights(low_trump=1.7, high_trump=2.5, ten=2, court=4, ace=3),
)
"""The cards that were kept, by their number. Who keeps four or five often waits for a flush, or has one in mind."""
KEPT_AT_THE_LIMIT: Final = _weights(low_trump=4, high_trump=5, ten=2, court=3, ace=5)
"""The cards that were kept by who exchanged as many as may be, but might have wished to exchange more."""
THROWN: Final = _weights(low_trump=0.16, high_trump=0.03, ten=0.9, court=0.75, ace=0.08)
OUT: Final = _weights(low_trump=0.6, high_trump=0.6, ace=0.6)
"""The hands of those who stayed out."""
MIXED: Final = _weights(low_trump=0.4, high_trump=0.4, ace=0.4)
"""The stock once the dead cards were shuffled into it."""
IN: Final = tuple(_weights(low_trump=more, high_trump=more) for more in (3.0, 2.4, 1.9, 1.5, 1.2, 1.0))
"""The hands of those who went in and have not exchanged yet, by the number of cards they may exchange, at a table where
nearly all go in."""
IN_OF_MANY: Final = tuple(_weights(low_trump=more, high_trump=more) for more in (4.0, 3.2, 2.5, 1.9, 1.5, 1.25))
"""The same at a table where more is asked of a hand."""
HELD_BACK: Final = (1.1, 1.25, 1.4, 1.7, 1.9)
"""How much likelier a trump is to be still in a hand, by the tricks played: they are kept where there is a choice."""
HELD_BY_LEADER: Final = 1.3
"""The same for who took the last trick."""
HIGH_TRUMP: Final = FIRST_TRUMP + RANKS - 4
HELD_HIGH: Final = 1.2
"""The same for a trump from the jack upwards, against a lower one."""
SHUNNED: Final = 0.08
"""How likely somebody has a card that he would have played before, if he had it."""


@cache
def held_back(weights: Weights, *, tricks: int, leads: bool) -> Weights:
    """The weights for a hand that is played, after some tricks; `leads` says that it took the last one."""
    trump = HELD_BACK[tricks] * (HELD_BY_LEADER if leads else 1)
    high = trump * HELD_HIGH
    return tuple(
        weight * (high if bit >= HIGH_TRUMP else trump if bit >= FIRST_TRUMP else 1)
        for bit, weight in enumerate(weights)
    )


def shunned(bit: int, led: int, best: int, *, closes: bool) -> Bits:
    """The cards that somebody would have played instead of `bit` if he had them: with a card that takes the trick, he
    takes it, and the last one as cheaply as he can; without, he gives his lowest."""
    if not (FOLLOW[led] | TRUMPS) >> bit & 1:
        return 0
    same, lower = FOLLOW[bit], (1 << bit) - 1
    over = same & BEATS[best]
    if not over >> bit & 1:
        return over | same & lower
    return over & lower if closes or bit >= FIRST_TRUMP else 0
