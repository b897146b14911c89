"""How dangerous it is to hold cards in a Ramsch: the card points that they are likely to bring into one's hand.

A suit is dangerous by which of its cards are held, for a high card alone can be thrown off, and low ones beside it make
it harmless; so are the jacks. The figures were fitted by least squares to play-outs of `ramsch_policy`: together they
say how many card points a hand takes more or less than others of as many cards. The script of that fit is not kept.
In 20,000 deals by `random.Random(1)` that `ramsch_policy` plays out, the card points of a hand are 25.8 from the mean
of their deal (standard deviation), and 16.5 from it and the danger of the hand against that of all three.
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
    0.0, -3.9, -3.4, -8.0, -1.5, -7.6, -5.9, -10.0,
    1.6, -6.2, -4.5, -9.9, -3.8, -9.3, -7.6, -10.0,
    5.4, -2.5, -1.4, -9.5, 0.1, -9.0, -6.9, -10.3,
    2.1, -7.4, -5.6, -10.5, -4.6, -8.9, -5.9, -8.5,
    11.3, 4.0, 4.7, -7.4, 5.7, -7.2, -4.7, -10.2,
    7.9, -5.5, -3.2, -9.8, -0.5, -9.0, -5.3, -9.0,
    11.7, 0.6, 1.4, -9.8, 2.9, -8.5, -3.4, -8.2,
    6.0, -4.9, -1.3, -9.6, 0.8, -5.7, -1.6, -6.3,
    14.9, 10.2, 10.6, -4.7, 11.1, -4.5, -3.1, -9.2,
    11.1, -3.7, -1.3, -9.9, 0.5, -8.1, -5.2, -8.8,
    14.8, 2.1, 2.8, -9.1, 4.4, -7.8, -4.5, -10.0,
    8.5, -3.6, -1.2, -8.3, 1.5, -5.1, -2.0, -6.8,
    21.2, 12.5, 12.6, -7.1, 13.8, -6.0, -1.8, -7.9,
    13.9, -2.2, 2.3, -6.2, 6.2, -3.1, 2.0, -6.8,
    20.6, 10.5, 11.9, -7.3, 13.0, -3.5, 0.2, -3.6,
    20.0, 3.3, 6.9, -6.5, 17.2, -8.7, 18.8, -1.5,
)
JACKS_HELD: Final = (
    0.0, 9.1, 12.1, 15.7, 16.3, 21.7, 23.2, 27.9,
    18.5, 22.2, 24.4, 28.0, 34.5, 25.1, 42.1, 44.7,
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
