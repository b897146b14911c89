"""Contracts of Skat: the game that is played, whether from the hand, and what is announced with it.

A contract is a value. It says how the cards rank and what its base value is; what it comes to is `scoring`'s.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from types import MappingProxyType
from typing import Final

from vorhand.cards import PACKS, Card, Rank, Suit
from vorhand.errors import NotationError
from vorhand.games.skat.options import DealOptions, OpenGrand
from vorhand.tricks import TRUMP, EffectiveSuit, Ordering, ordering


class GameName(StrEnum):
    """The six games by the words that moves and texts use."""

    CLUBS = "clubs"
    SPADES = "spades"
    HEARTS = "hearts"
    DIAMONDS = "diamonds"
    GRAND = "grand"
    NULL = "null"


def kind_of(game: GameName) -> str:
    """The kind of a game: "suit", "grand" or "null"; all suit games are alike.

    >>> kind_of(GameName.HEARTS)
    'suit'
    """
    return game.value if game in (GameName.GRAND, GameName.NULL) else "suit"


class Announcement(StrEnum):
    """The highest level that is announced; each of them includes those before it, but for Null ouvert."""

    NONE = "none"
    SCHNEIDER = "schneider"
    SCHWARZ = "schwarz"
    OUVERT = "ouvert"


SUITS: Final[Mapping[GameName, Suit]] = MappingProxyType({GameName(suit.key): suit for suit in Suit})
BASE_VALUES: Final[Mapping[GameName, int]] = MappingProxyType(
    {GameName.CLUBS: 12, GameName.SPADES: 11, GameName.HEARTS: 10, GameName.DIAMONDS: 9, GameName.GRAND: 24}
)
"""Base values (score.10); Grand ouvert may have another one."""
OPEN_GRAND: Final = 36
JACKS: Final = tuple(Card(suit, Rank.JACK) for suit in Suit)
"""The jacks, highest first."""
_RANKS: Final = tuple(map(Rank, "ATKQ987"))
_NULL_RANKS: Final = tuple(map(Rank, "AKQJT987"))


@cache
def order_of(game: GameName) -> Ordering:
    """How the cards rank in a game: jacks on top but in Null (rank.1, rank.2, rank.3)."""
    if game is GameName.NULL:
        return ordering(pack=PACKS[32], trumps=(), ranks=_NULL_RANKS)
    trumps = JACKS if game is GameName.GRAND else (*JACKS, *(Card(SUITS[game], rank) for rank in _RANKS))
    return ordering(pack=PACKS[32], trumps=trumps, ranks=_RANKS)


@cache
def groups_of(game: GameName) -> Mapping[EffectiveSuit, tuple[Card, ...]]:
    """The cards of each effective suit in a game, the strongest first."""
    return MappingProxyType(dict(order_of(game).groups()))


@dataclass(frozen=True, slots=True)
class Bits:
    """Sets of cards as whole numbers: a bit for each card, and of two cards of one effective suit the stronger has the
    higher bit; trumps are above all others. `groups` are the effective suits with their cards, `group` those of each
    card."""

    card: Mapping[Card, int]
    groups: tuple[tuple[EffectiveSuit, int], ...]
    group: Mapping[int, int]
    trumps: int
    whole: int


@cache
def bits_of(game: GameName) -> Bits:
    """The numbering of the cards in a game."""
    weakest_first = [card for cards in reversed([*groups_of(game).values()]) for card in reversed(cards)]
    card = {each: 1 << at for at, each in enumerate(weakest_first)}
    groups = tuple((suit, sum(card[each] for each in cards)) for suit, cards in groups_of(game).items())
    group = {bit: cards for bit in card.values() for _, cards in groups if bit & cards}
    return Bits(card, groups, group, dict(groups).get(TRUMP, 0), sum(card.values()))


@dataclass(frozen=True, slots=True)
class Contract:
    """What the soloist plays. `level` says what is announced; only a hand game announces anything but Null ouvert.

    >>> Contract.parse("clubs hand schneider").levels
    ('hand', 'schneider')
    >>> str(Contract(GameName.NULL, level=Announcement.OUVERT))
    'null ouvert'
    """

    game: GameName
    hand: bool = False
    level: Announcement = Announcement.NONE

    @staticmethod
    def parse(text: str) -> Contract:
        """The contract of a text such as `grand hand schwarz`. Raises `NotationError`."""
        game, *words = text.split() or [""]
        hand = words[:1] == ["hand"]
        level, *rest = words[hand:] or ["none"]
        known = game in list(GameName) and level in list(Announcement) and not rest
        if not known or (game == GameName.NULL and level in (Announcement.SCHNEIDER, Announcement.SCHWARZ)):
            raise NotationError(f"not a contract: {text[:80]!r}", code="notation.contract", params={"text": text[:80]})
        return Contract(GameName(game), hand, Announcement(level))

    @staticmethod
    def declared(value: str, *, hand: bool) -> Contract:
        """The contract of a declaration such as `clubs schneider`; hand or not was settled before it."""
        game, _, level = value.partition(" ")
        return Contract(GameName(game), hand, Announcement(level or "none"))

    @property
    def declaration(self) -> str:
        """What is declared, as `declared` reads it."""
        return self.game if self.level is Announcement.NONE else f"{self.game} {self.level}"

    def __str__(self) -> str:
        words = [
            self.game,
            *(["hand"] if self.hand else []),
            *([self.level] if self.level is not Announcement.NONE else []),
        ]
        return " ".join(words)

    @property
    def null(self) -> bool:
        """Whether the soloist must not take a trick."""
        return self.game is GameName.NULL

    @property
    def ouvert(self) -> bool:
        """Whether the soloist's cards lie open."""
        return self.level is Announcement.OUVERT

    @property
    def schneider(self) -> bool:
        """Whether schneider is announced, by itself or within a higher level (declare.2)."""
        return not self.null and self.level is not Announcement.NONE

    @property
    def schwarz(self) -> bool:
        """Whether schwarz is announced (declare.2)."""
        return not self.null and self.level in (Announcement.SCHWARZ, Announcement.OUVERT)

    @property
    def levels(self) -> tuple[str, ...]:
        """All that is announced, what is implied too: some of "hand", "schneider", "schwarz", "ouvert"."""
        said = (("hand", self.hand), ("schneider", self.schneider), ("schwarz", self.schwarz), ("ouvert", self.ouvert))
        return tuple(word for word, holds in said if holds)

    @property
    def order(self) -> Ordering:
        """How the cards rank."""
        return order_of(self.game)

    def base_value(self, options: DealOptions) -> int:
        """What a step of a suit game or a Grand counts (score.10)."""
        if self.game is GameName.GRAND and self.ouvert and options.open_grand is OpenGrand.BASE_36:
            return OPEN_GRAND
        return BASE_VALUES[self.game]

    def null_value(self, options: DealOptions) -> int:
        """What this Null counts (score.11)."""
        if self.ouvert:
            return options.null_ouvert_hand if self.hand else options.null_ouvert
        return options.null_hand if self.hand else options.null


@cache
def contracts(hand: bool) -> tuple[Contract, ...]:
    """Everything that may be declared from the hand, or after the skat was taken (declare.1, declare.2)."""
    plain = tuple(
        Contract(game, hand, level)
        for game in BASE_VALUES
        for level in (Announcement if hand else (Announcement.NONE,))
    )
    return (*plain, Contract(GameName.NULL, hand), Contract(GameName.NULL, hand, Announcement.OUVERT))
