"""Positions of one deal: what a position, a view and a result are, whatever the game.

Positions are values, and `play` returns a new one. How deals follow each other is `kind`'s.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple, Protocol

from vorhand.cards import Card
from vorhand.errors import Param
from vorhand.moves import LegalMoves, Move, Note, Refusal
from vorhand.tricks import Ordering, Trick


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a derivation: `amount` is what it adds to the seat's score; the steps of a seat add up to it."""

    seat: int
    key: str
    amount: int
    clause: str
    params: Mapping[str, Param] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Result:
    """A deal that is over: the change of each seat's score, why it ended so, and how each score comes about.

    `params` are the arguments of the reason's text; `card_points` and `tricks` what each seat has taken as the score
    counts it; `entry` the deal's line of the score sheet, by the columns its series names. A game whose series must
    know more of a deal extends it.
    """

    scores: tuple[int, ...]
    reason: str
    derivation: tuple[Step, ...]
    card_points: tuple[int, ...]
    tricks: tuple[int, ...]
    notes: tuple[Note, ...] = ()
    params: Mapping[str, Param] = field(default_factory=dict)
    entry: Mapping[str, Param] = field(default_factory=dict)
    marks: tuple[tuple[str, ...], ...] = ()


class ZoneKind(StrEnum):
    """The closed vocabulary of places where cards lie."""

    HAND = "hand"
    TRICK = "trick"
    SKAT = "skat"
    STOCK = "stock"
    UPCARD = "upcard"
    PILE = "pile"
    SHOWN = "shown"
    LAST = "last"


@dataclass(frozen=True, slots=True)
class Zone:
    """Cards in one place, as one seat sees them: None is a card it may not know.

    `seat` is the owner or None; `seats` tells who played each card of a trick; `winner` the seat that leads or took
    it; `led` the effective suit that was led.
    """

    kind: ZoneKind
    cards: tuple[Card | None, ...]
    seat: int | None = None
    seats: tuple[int, ...] = ()
    winner: int | None = None
    led: str | None = None


@dataclass(frozen=True, slots=True)
class Badge:
    """What the table shows at a seat: `calls` what it has said, `roles` what it is in this deal, by their keys."""

    seat: int
    dealer: bool
    forehand: bool
    cards: int
    tricks: int
    calls: tuple[Note, ...] = ()
    card_points: int | None = None
    roles: tuple[str, ...] = ()


class Taken(NamedTuple):
    """A complete trick, the seat that took it, and its card points."""

    trick: Trick
    winner: int
    card_points: int


class View(Protocol):
    """What one seat may know of a position, and nothing else. `seat` None is a spectator."""

    @property
    def seat(self) -> int | None:
        """Whose eyes."""

    @property
    def turn(self) -> int | None:
        """The seat on turn, None when the deal is over."""

    @property
    def phase(self) -> str:
        """The game's word for the stage of the deal."""

    @property
    def legal_moves(self) -> LegalMoves:
        """The moves of this seat if it is on turn, else none."""

    def refused(self) -> tuple[tuple[Move, Refusal], ...]:
        """The moves of this seat that look playable and are not."""

    def remark(self, move: Move) -> Note | None:
        """What the page may say beside a legal move, such as what it doubles to."""

    @property
    def order(self) -> Ordering:
        """How the cards of this deal rank, as far as it is settled."""

    def previews(self) -> tuple[tuple[str, Ordering], ...]:
        """How they would rank by each contract that may still be chosen, by its key."""

    def zones(self) -> tuple[Zone, ...]:
        """Every place with cards."""

    def badges(self) -> tuple[Badge, ...]:
        """One for each seat, in order."""

    def facts(self) -> tuple[Note, ...]:
        """What holds for the whole deal, for the head of the table."""


class State(Protocol):
    """A position of one deal, everything in it. A frozen value."""

    @property
    def players(self) -> int:
        """How many sit at the table."""

    @property
    def dealer(self) -> int:
        """The seat that dealt."""

    @property
    def pack(self) -> tuple[Card, ...]:
        """The pack as it was dealt from, top card first."""

    @property
    def turn(self) -> int | None:
        """The seat on turn, None when the deal is over."""

    @property
    def phase(self) -> str:
        """The game's word for the stage of the deal."""

    @property
    def legal_moves(self) -> LegalMoves:
        """The moves of the seat on turn; empty when the deal is over."""

    @property
    def result(self) -> Result | None:
        """None until the deal is over."""

    @property
    def fresh_line(self) -> bool:
        """Whether a record begins a new line here: before a trick, before another stage."""

    def refusal(self, move: Move) -> Refusal | None:
        """Why the move may not be made here, or None."""

    def play(self, move: Move | str) -> State:
        """The position after the move, always checked. Raises `IllegalMoveError` or `NotationError`."""

    def view(self, seat: int | None) -> View:
        """What the seat may know."""

    def opening(self, seat: int | None) -> tuple[Note, ...]:
        """The events of the dealing, as the seat sees them."""

    def events(self, move: Move, seat: int | None) -> tuple[Note, ...]:
        """What the seat sees happen when the move is played here."""

    def shows(self, move: Move, seat: int | None) -> bool:
        """Whether the move, played here, shows the seat hidden cards, so that it cannot be taken back."""

    @property
    def dealt(self) -> tuple[tuple[Card, ...], ...]:
        """The hands as dealt, by seat."""

    def laid(self) -> Mapping[str, tuple[Card, ...]]:
        """What lay aside in a deal that is over, by the keys of the texts."""

    @property
    def taken(self) -> tuple[Taken, ...]:
        """The tricks that are complete, in order."""

    @property
    def card_points(self) -> tuple[int, ...]:
        """What each seat has taken so far, as the score will count it; empty where a game counts none."""

    def unseen(self, seat: int | None) -> tuple[Card, ...]:
        """The cards of which the seat may not know where they lie; None is a spectator."""

    def places(self) -> Mapping[str, tuple[Card, ...]]:
        """Every card of the pack by where it lies: "hand 0", "trick", "pile 2" …"""
