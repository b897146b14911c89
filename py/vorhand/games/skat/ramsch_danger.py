"""How dangerous it is to hold cards in a Ramsch: the card points that they are likely to bring into one's hand.

A suit is dangerous by which of its cards are held, for a high card alone can be thrown off, and low ones beside it make
it harmless; so are the jacks. The figures were fitted by least squares to play-outs of `ramsch_policy`: together they
say how many card points a hand takes more or less than others of as many cards.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from vorhand.games.skat.compact import Bits

STARTS: Final = (0, 7, 14, 21)
"""The lowest bit of each plain suit in the layout of a Grand, which a Ramsch is played by."""
FIRST_JACK: Final = 28
SUIT: Final = 0x7F
"""The cards of a plain suit, counted from its seven."""

# A row for each set of queen, king, ten and ace, in the order of binary numbers with the ace on top; a column for each
# set of seven, eight and nine: none, 7, 8, 78, 9, 79, 89, 789.
# fmt: off
HELD: Final = (
    0.0, -5.6, -4.5, -9.1, 1.1, -8.1, -6.1, -10.5,
    4.6, -6.2, -3.7, -10.4, -2.6, -10.1, -6.9, -11.1,
    6.6, -3.0, -1.3, -10.7, 1.7, -9.3, -5.7, -10.5,
    4.1, -6.4, -4.0, -10.2, -2.0, -9.6, -4.6, -8.9,
    11.9, 2.1, 3.0, -9.2, 6.3, -8.0, -4.7, -11.2,
    10.1, -5.5, -1.3, -10.3, 3.6, -9.0, -2.9, -8.0,
    13.8, -0.2, 2.3, -10.1, 5.7, -9.6, -3.3, -9.7,
    10.4, -6.0, -0.4, -8.3, 5.4, -7.3, 1.6, -6.3,
    16.6, 7.2, 7.8, -6.3, 10.2, -6.1, -2.5, -9.5,
    13.7, -3.6, 0.1, -9.7, 7.0, -8.2, -2.3, -7.5,
    17.7, 1.7, 3.5, -9.7, 9.0, -8.8, -1.5, -8.7,
    16.0, -3.6, 1.2, -7.7, 11.3, -8.2, 2.7, -10.3,
    24.0, 10.9, 11.1, -7.2, 13.7, -7.9, 0.1, -5.9,
    17.1, -2.1, 2.5, -7.8, 13.3, -6.8, 5.4, -1.8,
    24.9, 5.1, 8.9, -7.7, 11.6, -7.5, 6.8, 2.7,
    23.8, -1.6, 2.8, -9.4, 23.1, -14.4, 22.4, -3.4,
)
JACKS_HELD: Final = (
    0.0, 8.6, 11.8, 14.3, 15.4, 18.1, 22.9, 22.4,
    20.0, 24.9, 29.5, 25.9, 36.9, 21.6, 41.2, 46.9,
)
"""By the set of jacks: diamonds counts 1, hearts 2, spades 4, clubs 8."""
# fmt: on

THROWN: Final = tuple(HELD[suit] - HELD[suit ^ 1 << suit.bit_length() - 1] if suit else 0.0 for suit in range(SUIT + 1))
"""What throwing the highest card of a suit off takes from its danger."""


class Spared(NamedTuple):
    """The most danger that parting with some cards of a suit takes away, and which cards these are."""

    relief: float
    cards: Bits


NOTHING: Final = Spared(-999.0, 0)


def danger(hand: Bits) -> float:
    """How many card points these cards promise, compared with others of as many cards."""
    found = JACKS_HELD[hand >> FIRST_JACK]
    for start in STARTS:
        found += HELD[hand >> start & SUIT]
    return found


def worst_two(cards: Bits, *, jacks: bool) -> Bits:
    """The two cards without which the others are least dangerous; `jacks` says that they may be jacks."""
    parts = [(start, False, cards >> start & SUIT) for start in STARTS]
    if jacks:
        parts.append((FIRST_JACK, True, cards >> FIRST_JACK))
    best, chosen = NOTHING.relief, 0
    ones: list[tuple[float, Bits]] = []
    for start, are_jacks, part in parts:
        relief, away = spared(part, 2, are_jacks)
        if relief > best:
            best, chosen = relief, away << start
        relief, away = spared(part, 1, are_jacks)
        for other, other_away in ones:
            if other + relief > best:
                best, chosen = other + relief, other_away | away << start
        ones.append((relief, away << start))
    return chosen


@cache
def spared(part: Bits, count: int, jacks: bool) -> Spared:
    """What parting with `count` cards of a suit, or of the jacks, takes away at the most."""
    table = JACKS_HELD if jacks else HELD
    found = NOTHING
    away = part
    while away:
        if away.bit_count() == count:
            found = max(found, Spared(table[part] - table[part ^ away], away))
        away = away - 1 & part
    return found
