"""How players of Ramsch choose their cards, as far as that can be told: what makes worlds likely in which they did.

The figures were fitted to 3,700 choices of a card in 180 deals of self-play, by a script that is not kept.
"""

from __future__ import annotations

from typing import Final

from vorhand.ai.avoiding import Follow, Free, Habits, Suits, Weigher
from vorhand.games.skat.compact import BITS, Bits, layout_of
from vorhand.games.skat.contracts import GameName
from vorhand.games.skat.ramsch_danger import FIRST_JACK, HELD, JACKS_HELD, STARTS, SUIT

HABITS: Final = Habits(
    lead=Free(0.038, -0.174, -0.25, -0.33, 0.06, -0.8, 0.4, 0.02, 0.31, -0.13),
    throw=Free(0.034, -0.024, -1.07, -0.32, -0.15, 0.15, 0.33, -0.23, 0.21, 0.56),
    follow=Follow(0.03, -0.071, -0.66, 1.13, -0.288, 0.115, -0.223, 0.95, -0.84, 0.29),
    errant=0.1,
)


def _relief(base: int, part: Bits, at: int) -> float:
    held = JACKS_HELD if base == FIRST_JACK else HELD
    return held[part] - held[part ^ 1 << at]


SUITS: Final = Suits(
    runs=(*((start, SUIT) for start in STARTS), (FIRST_JACK, 0xF)),
    start=tuple(FIRST_JACK if card >= FIRST_JACK else card // 7 * 7 for card in range(BITS)),
    points=layout_of(GameName.GRAND).points,
    relief=_relief,
)
WEIGHER: Final = Weigher(SUITS, HABITS, last=2)
