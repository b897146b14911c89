"""The moves of records of the International Skat Server, one by one: who acts, and what he does.

    w HA.SK.…      the deal: ten cards each for fore-, middle- and rearhand, and the skat ("." or "|" between the hands)
    1 18, 0 y, 0 p a bid, a hold, a pass
    2 s, w H8.CK   the soloist takes the skat, and gets these two
    2 D.ST.H8      the game with the two cards laid away; `2 D` and `2 ST.H8` say the same in two moves
    2 CHS          a hand game with schneider announced; ouvert games may list the cards laid open behind
    0 SA           a card; `??` is one the record does not know
    2 SC, 0 RE     the soloist shows his cards; a player gives up
    w LE.1, w TI.1 player 1 left, ran out of time

Seats are places at the table of three: 0 forehand, 1 middlehand, 2 rearhand. What follows from the moves is not known
here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final, NoReturn

from vorhand.cards import Card
from vorhand.errors import NotationError
from vorhand.games.skat.contracts import Announcement, Contract, GameName

SEATS: Final = 3
DEALT: Final = 32
OPEN_HAND: Final = 10
WORLD: Final = "w"
UNKNOWN: Final = "??"


class Act(StrEnum):
    """What is done."""

    DEAL = "deal"
    BID = "bid"
    HOLD = "hold"
    PASS = "pass"
    TAKE = "take"
    SKAT = "skat"
    DECLARE = "declare"
    DISCARD = "discard"
    PLAY = "play"
    SHOW = "show"
    RESIGN = "resign"
    LEFT = "left"
    TIMEOUT = "timeout"


BY_WORLD: Final = frozenset({Act.DEAL, Act.SKAT, Act.LEFT, Act.TIMEOUT})
"""Acts that the server itself writes down."""

_WORDS: Final[Mapping[str, Act]] = MappingProxyType({"y": Act.HOLD, "p": Act.PASS, "s": Act.TAKE, "RE": Act.RESIGN})
_GONE: Final[Mapping[str, Act]] = MappingProxyType({"LE": Act.LEFT, "TI": Act.TIMEOUT})
_GAMES: Final[Mapping[str, GameName]] = MappingProxyType({game[0].upper(): game for game in GameName})
_FLAGS: Final = "OHSZ"
"""Ouvert, hand, schneider, schwarz."""


@dataclass(frozen=True, slots=True)
class IssMove:
    """One move. `seat` is who acts, None the server; `number` a bid, or the seat that left or ran out of time.

    `contract` is what is declared; `cards` are those of the move, None for each one unknown: laid away and laid open
    ones behind a declaration or a discard, those shown, the one played.

    >>> IssMove.parse("2 CHZ").contract
    Contract(game=<GameName.CLUBS: 'clubs'>, hand=True, level=<Announcement.SCHWARZ: 'schwarz'>)
    >>> str(IssMove.parse("1 NHO"))
    '1 NOH'
    """

    seat: int | None
    act: Act
    number: int = 0
    contract: Contract | None = None
    cards: tuple[Card | None, ...] = ()

    @staticmethod
    def parse(text: str) -> IssMove:
        """The move of a text of two words. Raises `NotationError`."""
        who, *words = text.split() or [""]
        if who != WORLD and who not in _SEAT_NAMES:
            _fail(f"a move begins with w, 0, 1 or 2, not {who[:20]!r}", "iss.who", who, column=1)
        column = text.index(who) + len(who) + 2
        if len(words) != 1:
            _fail(f"expected what {who} does, one word", "iss.incomplete", who, column=column)
        seat = None if who == WORLD else int(who)
        move = _action(seat, words[0], text.index(words[0], column - 2) + 1)
        if (seat is None) != (move.act in BY_WORLD):
            by = "by a player" if seat is None else "by the server"
            _fail(f"{move.act.value!r} is done {by}: {text[:40]!r}", "iss.who", who, column=1)
        return move

    def __str__(self) -> str:
        return f"{WORLD if self.seat is None else self.seat} {self._text()}"

    def _text(self) -> str:
        if self.act is Act.BID:
            return str(self.number)
        for words, mark in ((_WORDS, ""), (_GONE, f".{self.number}")):
            for word, act in words.items():
                if act is self.act:
                    return word + mark
        head = ["SC"] if self.act is Act.SHOW else [] if self.contract is None else [_contract_text(self.contract)]
        return ".".join([*head, *(card.text if card else UNKNOWN for card in self.cards)])


_SEAT_NAMES: Final = frozenset(map(str, range(SEATS)))


def _action(seat: int | None, text: str, column: int) -> IssMove:
    if text in _WORDS:
        return IssMove(seat, _WORDS[text])
    if text.isascii() and text.isdigit() and len(text) < 4:
        return IssMove(seat, Act.BID, number=int(text))
    head, dot, tail = text.partition(".")
    if head in _GONE:
        if tail not in _SEAT_NAMES:
            _fail(f"{head} names a player, 0, 1 or 2, not {tail[:20]!r}", "iss.who", tail[:20], column=column)
        return IssMove(seat, _GONE[head], number=int(tail))
    if head == "SC":
        return IssMove(seat, Act.SHOW, cards=_cards(tail, column + 3) if dot else ())
    if head[:1] in _GAMES and all(flag in _FLAGS for flag in head[1:]):
        cards = _cards(tail, column + len(head) + 1) if dot else ()
        if len(cards) not in (0, 2, OPEN_HAND, 2 + OPEN_HAND):
            _fail(f"a declaration has no {len(cards)} cards: {text[:60]!r}", "iss.cards", text[:60], column=column)
        return IssMove(seat, Act.DECLARE, contract=_contract(head, column), cards=cards)
    cards = _cards(text, column)
    acts = {DEALT: Act.DEAL, 2: Act.SKAT} if seat is None else {1: Act.PLAY, 2: Act.DISCARD, 12: Act.DISCARD}
    if len(cards) not in acts:
        _fail(f"{len(cards)} cards are no move: {text[:60]!r}", "iss.cards", text[:60], column=column)
    return IssMove(seat, acts[len(cards)], cards=cards)


def _cards(text: str, column: int) -> tuple[Card | None, ...]:
    cards: list[Card | None] = []
    for word in text.replace("|", ".").split("."):
        try:
            card = None if word == UNKNOWN else Card.parse(word)
        except NotationError:
            _fail(f"neither a card nor anything else: {word[:20]!r}", "iss.card", word[:20], column=column)
        if card is not None and card in cards:
            _fail(f"twice in one move: {card}", "iss.card", word, column=column)
        cards.append(card)
        column += len(word) + 1
    return tuple(cards)


def _contract(text: str, column: int) -> Contract:
    game, flags = _GAMES[text[0]], text[1:]
    null = game is GameName.NULL
    ouvert = "O" in flags
    hand = "H" in flags or (ouvert and not null)
    schneider, schwarz = "S" in flags, "Z" in flags
    if len(set(flags)) < len(flags) or ((schneider or schwarz) and (null or not hand)):
        _fail(f"not a game that is announced: {text[:20]!r}", "iss.contract", text[:20], column=column)
    announced = ((ouvert, Announcement.OUVERT), (schwarz, Announcement.SCHWARZ), (schneider, Announcement.SCHNEIDER))
    return Contract(game, hand, next((level for said, level in announced if said), Announcement.NONE))


def _contract_text(contract: Contract) -> str:
    letter = contract.game[0].upper()
    if contract.null:
        return letter + "O" * contract.ouvert + "H" * contract.hand
    flags = {
        Announcement.NONE: "H" * contract.hand,
        Announcement.SCHNEIDER: "HS",
        Announcement.SCHWARZ: "HZ",
        Announcement.OUVERT: "O",
    }
    return letter + flags[contract.level]


def _fail(message: str, code: str, text: str, *, column: int) -> NoReturn:
    raise NotationError(message, code=code, params={"text": text}, column=column)
