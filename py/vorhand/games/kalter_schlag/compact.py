"""Kalter Schlag in whole numbers, for searching: a hand is a set of 32 bits.

Bits 0-6, 7-13, 14-20 and 21-27 are diamonds, hearts, spades and clubs from the seven to the highest side card, bits
28-31 the jacks of the same suits. So a higher bit of one suit is the stronger card, any jack beats any other card, and
the jack of a suit is bit 28 + its number. The rules never use this form, and it never decides a rule: tests hold it
against them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from vorhand.cards import PACKS, Card, Rank, Suit
from vorhand.games.kalter_schlag.moves import card_order
from vorhand.games.kalter_schlag.options import SideOrder
from vorhand.games.kalter_schlag.scoring import MARCH_CHARGE
from vorhand.games.kalter_schlag.table import HAND_SIZE, PLAYERS
from vorhand.tricks import CARD_POINTS

SUITS: Final = (Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES, Suit.CLUBS)
JACKS: Final = 0xF << 28
FIRST_JACK: Final = 28
SUIT_MASK: Final = tuple(JACKS if bit >= FIRST_JACK else 0x7F << bit // 7 * 7 for bit in range(32))
"""The cards of the same effective suit as each card."""
OWN_JACK: Final = tuple(0 if bit >= FIRST_JACK else 1 << FIRST_JACK + bit // 7 for bit in range(32))
"""The jack that has the suit of each card printed on it."""


@dataclass(frozen=True, slots=True)
class Cards:
    """The bits of the cards under one side order: `bit` by card, `card` and `points` by bit."""

    bit: dict[Card, int]
    card: tuple[Card, ...]
    points: tuple[int, ...]

    def bits(self, cards: Iterable[Card]) -> int:
        """The set of some cards."""
        return sum(1 << self.bit[card] for card in cards)


@lru_cache(maxsize=len(SideOrder))
def cards_of(side_order: SideOrder) -> Cards:
    """The numbering of the cards under a side order."""
    order = card_order(side_order)
    plain = [card for suit in SUITS for card in sorted(_plain(suit), key=order.strength)]
    cards = (*plain, *(Card(suit, Rank.JACK) for suit in SUITS))
    return Cards({card: at for at, card in enumerate(cards)}, cards, tuple(CARD_POINTS[card.rank] for card in cards))


def _plain(suit: Suit) -> list[Card]:
    return [card for card in PACKS[32] if card.suit is suit and card.rank is not Rank.JACK]


def legal(hand: int, led: int, spare: bool) -> int:
    """The cards that may follow the card `led`; `spare` is the option that bars the led suit's own jack."""
    follow = hand & SUIT_MASK[led]
    if follow:
        return follow
    return (hand & ~OWN_JACK[led] or hand) if spare else hand


def charges(points: Sequence[int], tricks: Sequence[int], factor: int) -> list[int]:
    """What each seat is charged, before rounding (score.1 to score.6)."""
    if HAND_SIZE in tricks:
        return [0 if taken else MARCH_CHARGE * factor for taken in tricks]
    most = max(points)
    charge = most * factor << tricks.count(0)
    return [charge if points[seat] == most else 0 for seat in range(PLAYERS)]
