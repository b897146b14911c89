"""The cards of Rams in whole numbers, for searching: a hand is a set of 52 bits.

Bits 0-12, 13-25 and 26-38 are the side suits from the two to the ace, bits 39-51 the trumps; so a higher bit of one
suit is the stronger card, and any trump beats any other card. A smaller pack leaves its low cards out. The rules never
use this form, and it never decides a rule: tests hold it against them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

from vorhand.cards import PACKS, Card, Rank, Suit
from vorhand.games.rams.scoring import ACE_VALUES
from vorhand.games.rams.table import COLOURS

Bits = int
"""A set of cards, one bit each."""

RANKS: Final = 13
BITS: Final = 52
FIRST_TRUMP: Final = 39
RUN: Final = (1 << RANKS) - 1
TRUMPS: Final = RUN << FIRST_TRUMP
TRUMP_ACE: Final = 1 << BITS - 1
ACE: Final = RANKS - 1
"""The place of the ace in its run, the king is one lower and so on."""
RUNS: Final = tuple(RUN << start for start in range(0, BITS, RANKS))
FOLLOW: Final = tuple(RUNS[bit // RANKS] for bit in range(BITS))
"""The cards of the same suit as each card."""
BEATS: Final = tuple((FOLLOW[bit] | TRUMPS) & -(2 << bit) for bit in range(BITS))
"""The cards that take a trick from each card."""
ACES: Final = sum(1 << start + ACE for start in range(0, BITS, RANKS))


@dataclass(frozen=True, slots=True)
class Layout:
    """Where each card stands when a suit is trump: `bit` by card, `card` by bit; `pack` are the cards in play.

    `ace_values` says by bit what a card counts as an ace, `pairs` are the red and the black jacks.
    """

    bit: dict[Card, int]
    card: tuple[Card, ...]
    pack: Bits
    ace_values: tuple[int, ...]
    pairs: tuple[Bits, Bits]

    def bits(self, cards: Iterable[Card]) -> Bits:
        """The set of some cards."""
        bit = self.bit
        return sum(1 << bit[card] for card in cards)

    def cards(self, bits: Bits) -> tuple[Card, ...]:
        """The cards of a set, the lowest bit first."""
        return tuple(self.card[at] for at in members(bits))

    def ace_points(self, hand: Bits) -> int:
        """What the aces of a hand count."""
        values, points = self.ace_values, 0
        aces = hand & ACES
        while aces:
            points += values[aces.bit_length() - 1]
            aces &= (1 << aces.bit_length() - 1) - 1
        return points


@cache
def layout_of(trump: Suit, pack_size: int) -> Layout:
    """The arrangement of the cards for a trump suit and a pack."""
    suits = (*(suit for suit in Suit if suit is not trump), trump)
    cards = tuple(Card(suit, rank) for suit in suits for rank in reversed(Rank))
    bit = {card: at for at, card in enumerate(cards)}
    red, black = (sum(1 << bit[card] for card in pair) for pair in COLOURS.values())
    return Layout(
        bit=bit,
        card=cards,
        pack=sum(1 << bit[card] for card in PACKS[pack_size]),
        ace_values=tuple(ACE_VALUES[card.suit] if card.rank is Rank.ACE else 0 for card in cards),
        pairs=(red, black),
    )


def may_lead(hand: Bits, ace_first: bool) -> Bits:
    """The cards that may be led; `ace_first` is the option that the trump ace must be."""
    return TRUMP_ACE if ace_first and hand & TRUMP_ACE else hand


def may_follow(hand: Bits, led: int, ruffs: bool) -> Bits:
    """The cards that may follow the card `led`; `ruffs` is the option that who is void must trump."""
    return hand & FOLLOW[led] or (ruffs and hand & TRUMPS) or hand


def members(bits: Bits) -> list[int]:
    """The single cards of a set, the lowest first."""
    found = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return found


def is_flush(hand: Bits) -> bool:
    """Whether all cards of the hand are of one suit."""
    return not hand & ~FOLLOW[hand.bit_length() - 1]


def alike(options: Bits, foreign: Bits) -> dict[int, int]:
    """For each card one that does the same work: of its suit, with none of the `foreign` cards between."""
    groups, last = dict[int, int](), -1
    for bit in members(options):
        same = last >= 0 and FOLLOW[last] >> bit & 1 and not foreign & (1 << bit) - (2 << last)
        groups[bit] = groups[last] if same else bit
        last = bit
    return groups
