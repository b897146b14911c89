"""How dangerous it is to hold cards in Kalter Schlag: the card points that they are likely to bring into one's hand.

A suit is dangerous by which of its cards are held: a high card alone can be thrown off, and low ones beside it make it
harmless; so are the jacks. The figures were fitted by least squares to 60,000 deals played out by rules of thumb,
for each side order: together they say how many card points a hand takes more or less than others of as many cards.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from vorhand.games.kalter_schlag.options import SideOrder

STARTS: Final = (0, 7, 14, 21)
"""The lowest bit of each plain suit."""
SUIT: Final = 0x7F
"""The cards of a plain suit, counted from its seven."""

# A row for each set of the four highest cards, in the order of binary numbers with the ace on top; a column for each
# set of seven, eight and nine: none, 7, 8, 78, 9, 79, 89, 789.
# fmt: off
HELD: Final = {
    SideOrder.ACE_KING: (
        0.0, -3.6, -3.4, -6.8, -1.6, -6.9, -5.1, -8.5,
        2.6, -6.3, -4.8, -9.2, -2.8, -8.6, -6.2, -8.8,
        6.5, -3.6, -2.1, -8.3, -0.4, -8.6, -5.8, -8.9,
        2.6, -6.5, -4.0, -9.8, -1.9, -9.0, -5.7, -8.9,
        9.7, -0.5, 0.5, -8.1, 1.6, -7.8, -5.5, -9.1,
        4.1, -6.9, -4.4, -9.1, -0.8, -8.7, -5.4, -7.8,
        10.9, -1.8, -0.8, -9.5, 3.0, -8.6, -5.6, -11.7,
        6.0, -5.1, -2.8, -8.8, 2.8, -8.9, -1.1, -13.3,
        16.3, 5.5, 5.4, -7.6, 7.0, -7.9, -4.7, -9.2,
        8.8, -6.4, -4.1, -9.9, 0.0, -9.0, -5.6, -10.9,
        16.6, -1.7, 0.4, -9.9, 3.5, -9.2, -5.6, -9.4,
        10.4, -4.9, -2.3, -7.7, 2.4, -7.4, -1.8, -15.6,
        21.9, 4.1, 4.8, -9.8, 6.8, -8.4, -5.8, -10.3,
        11.1, -5.4, -2.7, -7.1, 5.0, -8.6, -4.8, -17.9,
        22.8, 0.1, 0.9, -8.8, 6.5, -9.4, -3.1, -5.5,
        21.2, -6.1, -2.2, -12.6, 21.0, -13.4, 11.9, 11.9,
    ),
    SideOrder.ACE_TEN: (
        0.0, -3.2, -3.2, -6.8, -1.3, -6.9, -5.2, -8.9,
        1.7, -6.2, -4.7, -8.9, -2.8, -8.7, -6.1, -9.2,
        4.5, -3.9, -2.7, -8.6, -0.8, -8.9, -6.0, -9.5,
        1.5, -6.9, -4.5, -10.2, -1.8, -9.4, -6.0, -9.7,
        10.0, 0.0, 0.7, -8.3, 2.5, -8.1, -5.9, -9.7,
        5.2, -7.1, -4.7, -10.0, -1.0, -9.1, -6.0, -7.9,
        8.5, -2.9, -1.5, -9.6, 2.9, -9.3, -6.5, -11.0,
        6.4, -6.0, -3.3, -9.6, 2.8, -9.6, -2.5, -10.3,
        16.6, 5.8, 5.8, -7.6, 7.1, -7.4, -4.6, -9.9,
        9.3, -6.1, -3.8, -10.1, 0.4, -8.5, -5.6, -9.6,
        13.8, -2.3, -0.0, -10.3, 3.0, -9.1, -6.3, -10.3,
        9.6, -6.2, -2.8, -10.4, 1.9, -8.1, -3.2, -12.4,
        21.9, 4.9, 5.7, -9.9, 8.1, -8.1, -5.9, -9.2,
        11.5, -5.5, -1.9, -7.5, 4.1, -9.0, -4.5, -18.1,
        21.5, 0.7, 2.9, -9.3, 7.1, -8.9, -3.5, -1.0,
        20.6, -8.2, -3.4, -12.1, 22.0, -13.1, 20.0, -1.2,
    ),
}
JACKS_HELD: Final = {
    SideOrder.ACE_KING: (
        0.0, 6.5, 7.8, 12.0, 14.9, 16.7, 18.0, 23.6,
        20.7, 18.2, 18.9, 23.2, 35.1, 24.2, 43.4, 49.3,
    ),
    SideOrder.ACE_TEN: (
        0.0, 6.9, 8.6, 12.0, 15.9, 17.2, 18.5, 22.9,
        21.5, 18.3, 19.7, 22.2, 35.9, 24.1, 43.1, 49.2,
    ),
}
"""By the set of jacks: diamonds counts 1, hearts 2, spades 4, clubs 8."""
# fmt: on


class Danger(NamedTuple):
    """What it is to hold the cards of a suit, and what parting with one of them takes away.

    `held` is by the set of cards of a plain suit, `jacks` by the set of jacks; `relief` and `jack_relief` by the set
    and, in steps of one, the place of the card that goes: `relief[8 * suit + place]`, `jack_relief[4 * jacks + place]`.
    """

    held: tuple[float, ...]
    jacks: tuple[float, ...]
    relief: tuple[float, ...]
    jack_relief: tuple[float, ...]


@cache
def danger_of(order: SideOrder) -> Danger:
    """The figures of a side order."""
    held, jacks = HELD[order], JACKS_HELD[order]
    return Danger(held, jacks, _reliefs(held, 8), _reliefs(jacks, 4))


def _reliefs(held: tuple[float, ...], places: int) -> tuple[float, ...]:
    return tuple(
        held[cards] - held[cards ^ 1 << place] if cards >> place & 1 else 0.0
        for cards in range(len(held))
        for place in range(places)
    )
