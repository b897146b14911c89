"""How likely the others of a table of Kalter Schlag would have said and played what they did, if the cards lay so.

The figures were fitted once to 5,400 cards and 1,200 words of an earlier `bot` in 550 deals; play-outs go by them too.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp
from typing import Final, NamedTuple

from vorhand.ai import avoiding
from vorhand.ai.avoiding import Follow, Free, Habits, Play, Suits, Weigher
from vorhand.games.kalter_schlag.compact import FIRST_JACK, SUIT_MASK, cards_of
from vorhand.games.kalter_schlag.danger import STARTS, SUIT, danger_of
from vorhand.games.kalter_schlag.options import SideOrder
from vorhand.games.kalter_schlag.table import PLAYERS

World = tuple[int, int, int, int]
"""The four hands."""

HABITS: Final = Habits(
    lead=Free(0.03, -0.087, -0.06, -0.3, 0.42, -1.55, 0.24, 0.0, 0.55, 0.0),
    throw=Free(0.04, 0.012, -1.57, -0.36, -0.09, 0.05, 0.34, -0.15, 0.3, 0.22),
    follow=Follow(0.026, -0.035, -0.29, 1.4, -0.191, 0.035, -0.149, 0.32, -0.71, 0.16),
    errant=0.1,
)
DOUBLED: Final = 18.0
UNSURE: Final = 6.0
CALLED: Final = 0.05
"""A hand of so much danger is doubled as often as not, with so much less or more nearly always or never; and how often
somebody does otherwise."""


class Saying(NamedTuple):
    """Whether another seat doubled that had the chance to, and the cards that it has played since."""

    seat: int
    doubled: bool
    onward: int


class Likelihood:
    """The likelihood of what was said and played."""

    def __init__(self, plays: Sequence[Play], sayings: Sequence[Saying], order: SideOrder) -> None:
        self.sayings, self.danger = sayings, danger_of(order)
        self.played = avoiding.Likelihood(plays, weigher_of(order), SUIT_MASK)

    def of(self, world: World) -> float:
        """How likely all that was said and played is in a world, up to a factor."""
        found, held, jacks = self.played.of(world), self.danger.held, self.danger.jacks
        for seat, doubled, onward in self.sayings:
            hand = world[seat] | onward
            danger = held[hand & 127] + held[hand >> 7 & 127] + held[hand >> 14 & 127] + held[hand >> 21 & 127]
            chance = CALLED + (1 - 2 * CALLED) / (1 + exp((danger + jacks[hand >> FIRST_JACK] - DOUBLED) / UNSURE))
            found *= chance if doubled else 1 - chance
        return found


@cache
def suits_of(order: SideOrder) -> Suits:
    """The cards under a side order, as those who want no tricks see them."""
    danger = danger_of(order)

    def relief(base: int, part: int, at: int) -> float:
        return danger.jack_relief[4 * part + at] if base == FIRST_JACK else danger.relief[8 * part + at]

    runs = (*((start, SUIT) for start in STARTS), (FIRST_JACK, 0xF))
    start = tuple(FIRST_JACK if card >= FIRST_JACK else card // 7 * 7 for card in range(32))
    return Suits(runs, start, cards_of(order).points, relief)


@cache
def weigher_of(order: SideOrder) -> Weigher:
    """What is usual under a side order."""
    return Weigher(suits_of(order), HABITS, last=PLAYERS - 1)
