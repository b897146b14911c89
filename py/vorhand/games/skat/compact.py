"""The cards of Skat in whole numbers, for searching: a hand is a set of 32 bits, arranged for the game that is played.

Every suit is a run of bits in which a higher bit is the stronger card, and the trumps are the run on top. In a suit
game or a Grand bits 0-6, 7-13 and 14-20 (and 21-27 in a Grand) are the plain suits from the seven to the ace, bits
28-31 the jacks of diamonds, hearts, spades and clubs, with the trump suit below them; in Null there are four runs of
eight. The numbering is the contract's own (`contracts.bits_of`, by which a claim is proved); no other rule uses it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

from vorhand.cards import Card, Rank
from vorhand.games.skat.contracts import GameName, bits_of
from vorhand.tricks import CARD_POINTS, EffectiveSuit

BITS: Final = 32

Bits = int
"""A set of cards, one bit each."""

ACES: Final = 0x08102040
TENS: Final = ACES >> 1
KINGS: Final = ACES >> 2
QUEENS: Final = ACES >> 3
BLANKS: Final = ACES >> 4 | ACES >> 5 | ACES >> 6
"""Nines, eights and sevens."""
JACKS: Final = 0xF << 28
"""The cards of each rank: they lie at the same bits in every suit game and in Grand."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Where each card stands in one game. Everything but `bit` and `suits` is listed by bit.

    `number` is the place of a card's effective suit in `suits`, `follow` the cards of that suit, `beats` the cards that
    take a trick from it, `points` what it counts. `suits` are the effective suits from the lowest run up with their
    `runs`; `first_trump` is the lowest trump (`BITS` in Null), `trumps` all of them.
    """

    bit: dict[Card, int]
    card: tuple[Card, ...]
    points: tuple[int, ...]
    number: tuple[int, ...]
    follow: tuple[Bits, ...]
    beats: tuple[Bits, ...]
    suits: tuple[EffectiveSuit, ...]
    runs: tuple[Bits, ...]
    first_trump: int
    trumps: Bits

    def bits(self, cards: Iterable[Card]) -> Bits:
        """The set of some cards."""
        bit = self.bit
        return sum(1 << bit[card] for card in cards)

    def cards(self, bits: Bits) -> tuple[Card, ...]:
        """The cards of a set, the lowest bit first."""
        return tuple(self.card[at] for at in members(bits))

    def of_rank(self, *ranks: Rank) -> Bits:
        """All cards of these ranks."""
        return sum(1 << at for at, card in enumerate(self.card) if card.rank in ranks)


@cache
def layout_of(game: GameName) -> Layout:
    """The arrangement of the cards for a game."""
    numbered = bits_of(game)
    cards, trumps = tuple(numbered.card), numbered.trumps
    groups = [(suit, run) for suit, run in reversed(numbered.groups) if run]
    runs = [run for _, run in groups]
    number = [next(each for each, run in enumerate(runs) if run >> at & 1) for at in range(BITS)]
    return Layout(
        bit={card: at for at, card in enumerate(cards)},
        card=cards,
        points=tuple(CARD_POINTS[card.rank] for card in cards),
        number=tuple(number),
        follow=tuple(runs[each] for each in number),
        beats=tuple((runs[each] | trumps) & -(2 << at) for at, each in enumerate(number)),
        suits=tuple(suit for suit, _ in groups),
        runs=tuple(runs),
        first_trump=BITS - trumps.bit_count(),
        trumps=trumps,
    )


def legal(hand: Bits, led: int, layout: Layout) -> Bits:
    """The cards of a hand that may follow the card `led`: those of its suit, or all."""
    return hand & layout.follow[led] or hand


def winner(trick: Iterable[int], layout: Layout) -> int:
    """The card that takes a trick, of its cards in the order of play."""
    best = -1
    for card in trick:
        if best < 0 or layout.beats[best] >> card & 1:
            best = card
    return best


def members(bits: Bits) -> list[int]:
    """The single cards of a set, the lowest first."""
    found = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return found


def worth(bits: Bits, layout: Layout) -> int:
    """The card points of a set."""
    points = 0
    for at in members(bits):
        points += layout.points[at]
    return points


def alike(bits: Iterable[int], foreign: Bits, layout: Layout) -> dict[int, int]:
    """For each card of a hand one that does the same: equal card points, and none of the `foreign` cards between."""
    groups, last = dict[int, int](), -1
    for bit in sorted(bits):
        same = (
            last >= 0
            and layout.number[last] == layout.number[bit]
            and layout.points[last] == layout.points[bit]
            and not foreign & (1 << bit) - (2 << last)
        )
        groups[bit] = groups[last] if same else bit
        last = bit
    return groups
