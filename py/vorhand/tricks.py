"""Who may play which card to a trick, and who wins it.

All trick games here rest on one `Ordering` (effective suit and strength of each card) and one `Duty`. This module
names no game: a contract or an option set becomes an ordering, and nothing else decides.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Literal, NamedTuple

from vorhand.cards import Card, Rank, Suit

TRUMP: Final = "trump"
EffectiveSuit = Suit | Literal["trump"]
"""The suit a card counts as: its own, or `TRUMP`."""


def suit_key(suit: EffectiveSuit) -> str:
    """The word texts use for an effective suit."""
    return suit.key if isinstance(suit, Suit) else suit


@dataclass(frozen=True, slots=True)
class Ordering:
    """Effective suit and strength of every card. Make one with `ordering`; it is a value and can be shared.

    `suits` and `strengths` map each card; any trump is stronger than any other card, and a strength only
    compares cards of one effective suit, or a trump with another card.
    """

    suits: Mapping[Card, EffectiveSuit]
    strengths: Mapping[Card, int]

    def suit_of(self, card: Card) -> EffectiveSuit:
        """The effective suit: a jack in Grand is a trump, whatever is printed on it."""
        return self.suits[card]

    def strength(self, card: Card) -> int:
        """Higher takes lower."""
        return self.strengths[card]

    def groups(self) -> tuple[tuple[EffectiveSuit, tuple[Card, ...]], ...]:
        """The pack by effective suit, trumps first, the strongest card of each first."""
        cards = sorted(self.suits, key=lambda card: -self.strengths[card])
        trumps: tuple[EffectiveSuit, ...] = (TRUMP,) if TRUMP in self.suits.values() else ()
        return tuple((suit, tuple(card for card in cards if self.suits[card] == suit)) for suit in (*trumps, *Suit))


def ordering(*, pack: Sequence[Card], trumps: Sequence[Card], ranks: Sequence[Rank]) -> Ordering:
    """The ordering with these trumps (strongest first) over side suits ranked by `ranks` (strongest first)."""
    suits: dict[Card, EffectiveSuit] = {}
    strengths: dict[Card, int] = {}
    for card in pack:
        if card in trumps:
            suits[card] = TRUMP
            strengths[card] = len(ranks) + len(trumps) - trumps.index(card)
        else:
            suits[card] = card.suit
            strengths[card] = len(ranks) - ranks.index(card.rank)
    return Ordering(suits=suits, strengths=strengths)


@dataclass(frozen=True, slots=True)
class Duty:
    """What a player owes to a trick.

    `must_follow`: play the led effective suit if you can. `must_trump`: void, play a trump if you can. `must_head`:
    among the cards left by these, beat the trick if you can. `spare_printed`: void in the led suit, do not play a
    trump that has this suit printed on it, unless there is nothing else.
    """

    must_follow: bool = True
    must_trump: bool = False
    must_head: bool = False
    spare_printed: bool = False


class Bond(StrEnum):
    """Why the other cards of a hand are refused; `FREE` when none is."""

    FREE = "free"
    FOLLOW = "must_follow"
    TRUMP = "must_trump"
    HEAD = "must_head"
    SPARE = "spare_printed"


@dataclass(frozen=True, slots=True)
class Playable:
    """The cards a hand may play, in the hand's order, and why no others."""

    cards: tuple[Card, ...]
    bond: Bond


def playable(hand: Sequence[Card], trick: Sequence[Card], *, order: Ordering, duty: Duty) -> Playable:
    """The cards of `hand` that may be played to `trick` (the cards on the table so far, the led one first)."""
    cards = tuple(hand)
    if not trick:
        return Playable(cards, Bond.FREE)
    suits, bond = order.suits, Bond.FREE
    led = suits[trick[0]]
    if duty.must_follow and (same := tuple(card for card in cards if suits[card] == led)):
        bond = Bond.FOLLOW if len(same) < len(cards) else Bond.FREE
        cards = same
    elif duty.must_trump and (trumps := tuple(card for card in cards if suits[card] == TRUMP)):
        bond = Bond.TRUMP if len(trumps) < len(cards) else Bond.FREE
        cards = trumps
    elif duty.spare_printed and led != TRUMP:
        others = tuple(card for card in cards if card.suit != led)
        if others and len(others) < len(cards):
            cards, bond = others, Bond.SPARE
    if duty.must_head:
        best = order.strengths[trick[winning_index(trick, order=order)]]
        over = tuple(c for c in cards if order.strengths[c] > best and suits[c] in (led, TRUMP))
        if over and len(over) < len(cards):
            cards, bond = over, Bond.HEAD
    return Playable(cards, bond)


def winning_index(trick: Sequence[Card], *, order: Ordering) -> int:
    """Which of the cards, the led one first, takes the trick: the highest trump, else the highest of the led suit."""
    suits, strengths = order.suits, order.strengths
    led = suits[trick[0]]
    winner, best = 0, strengths[trick[0]]
    for index, card in enumerate(trick):
        if strengths[card] > best and suits[card] in (led, TRUMP):
            winner, best = index, strengths[card]
    return winner


class Trick(NamedTuple):
    """Cards on the table in the order of play, with the seats that played them; complete or not."""

    seats: tuple[int, ...] = ()
    cards: tuple[Card, ...] = ()

    def add(self, seat: int, card: Card) -> Trick:
        """The trick with one card more."""
        return Trick((*self.seats, seat), (*self.cards, card))

    def winner(self, order: Ordering) -> int:
        """The seat whose card is the best so far. The trick must not be empty."""
        return self.seats[winning_index(self.cards, order=order)]

    def yields_to(self, card: Card, order: Ordering) -> bool:
        """Whether the card would be the best so far if it were played next."""
        return winning_index((*self.cards, card), order=order) == len(self.cards)


def total(cards: Iterable[Card], values: Mapping[Rank, int]) -> int:
    """The card points of some cards."""
    return sum(values[card.rank] for card in cards)


CARD_POINTS: Mapping[Rank, int] = {
    Rank.ACE: 11, Rank.TEN: 10, Rank.KING: 4, Rank.QUEEN: 3, Rank.JACK: 2, Rank.NINE: 0, Rank.EIGHT: 0, Rank.SEVEN: 0,
}  # fmt: skip
"""The card points shared by Skat, Ramsch and Kalter Schlag: 120 in a pack of 32."""
