"""Cards and packs: two ASCII letters a card, suit first ("CJ" the jack of clubs, "HT" the ten of hearts).

A card has no order and no value of its own: those belong to an `Ordering` (`tricks`) and to the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import NoReturn

from vorhand.errors import NotationError


class Suit(StrEnum):
    """The four suits by their letter; `key` is the word that texts use."""

    CLUBS = "C"
    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"

    @property
    def key(self) -> str:
        """The suit's word: "clubs", "spades", "hearts" or "diamonds"."""
        return self.name.lower()


class Rank(StrEnum):
    """The thirteen ranks by their letter. Listed from ace to two, which is no order of strength."""

    ACE = "A"
    KING = "K"
    QUEEN = "Q"
    JACK = "J"
    TEN = "T"
    NINE = "9"
    EIGHT = "8"
    SEVEN = "7"
    SIX = "6"
    FIVE = "5"
    FOUR = "4"
    THREE = "3"
    TWO = "2"


class Card:
    """One card. There is exactly one object for each card, so identity, equality and hash agree and are fast.

    >>> Card.parse("CJ") is Card(Suit.CLUBS, Rank.JACK)
    True
    >>> Card.parse("CX")
    Traceback (most recent call last):
    ...
    vorhand.errors.NotationError: not a card: 'CX' (line 1, column 1)
    """

    __slots__ = ("index", "rank", "suit", "text")
    index: int
    suit: Suit
    rank: Rank
    text: str

    def __new__(cls, suit: Suit, rank: Rank) -> Card:
        """The one object of this suit and rank."""
        return _BY_TEXT[suit + rank]

    @staticmethod
    def parse(text: str) -> Card:
        """The card of a text of two letters. Raises `NotationError`."""
        card = _BY_TEXT.get(text)
        if card is None:
            raise NotationError(f"not a card: {text!r}", code="notation.card", params={"text": text})
        return card

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"cannot assign to {name!r}: a card never changes")

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Card.parse({self.text!r})"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return Card.parse, (self.text,)


def _every_card() -> dict[str, Card]:
    cards = {}
    for index, (suit, rank) in enumerate((suit, rank) for suit in Suit for rank in Rank):
        card = object.__new__(Card)
        for name, value in (("index", index), ("suit", suit), ("rank", rank), ("text", suit + rank)):
            object.__setattr__(card, name, value)
        cards[card.text] = card
    return cards


_BY_TEXT = _every_card()

PACKS: Mapping[int, tuple[Card, ...]] = MappingProxyType(
    {size: tuple(card for card in _BY_TEXT.values() if card.rank in tuple(Rank)[: size // 4]) for size in (32, 36, 52)}
)
"""The packs of 32 (seven and up), 36 (six and up) and 52 cards, in a fixed order: suit by suit, ace first."""


def parse_cards(text: str) -> tuple[Card, ...]:
    """The cards of a text, separated by blanks. Raises `NotationError` with the place.

    >>> parse_cards("CJ HT")
    (Card.parse('CJ'), Card.parse('HT'))
    """
    cards, column = [], 0
    for word in text.split():
        column = text.index(word, column)
        try:
            cards.append(Card.parse(word))
        except NotationError as error:
            raise error.at(line=1, column=column + 1) from None
        column += len(word)
    return tuple(cards)


def format_cards(cards: Iterable[Card]) -> str:
    """The text of some cards, as `parse_cards` reads it."""
    return " ".join(card.text for card in cards)


def parse_pack(text: str, *, size: int) -> tuple[Card, ...]:
    """The whole pack of `size` cards in the order of the text, top card first. Raises `NotationError` with the place.

    >>> parse_pack("CA CA", size=32)
    Traceback (most recent call last):
    ...
    vorhand.errors.NotationError: twice in the pack: CA (line 1, column 4)
    """
    cards, whole = parse_cards(text), PACKS[size]
    column = 0
    for place, card in enumerate(cards):
        column = text.index(card.text, column) + 1
        if card in cards[:place]:
            raise _amiss("twice in the pack", "notation.pack_twice", card, column=column)
        if card not in whole:
            raise _amiss(f"not in a pack of {size}", "notation.pack_foreign", card, column=column)
    for card in whole:
        if card not in cards:
            raise _amiss("missing from the pack", "notation.pack_missing", card, column=len(text) + 1)
    return cards


def _amiss(what: str, code: str, card: Card, *, column: int) -> NotationError:
    return NotationError(f"{what}: {card}", code=code, params={"card": card.text}, column=column)
