"""The course of a game in a record of the International Skat Server: every move made and checked, and how it ended.

Fore-, middle- and rearhand sit on seats 0, 1 and 2, and the rules are today's (preset `isko`). The server ends a game

* when the soloist gives up, leaves or runs out of time: the defenders get all tricks that are left;
* when both defenders give up, or one of them leaves or runs out of time: the soloist gets them; one defender alone who
  gives up plays on;
* when a level that was announced is missed: nothing depends on the tricks that are left;
* when somebody leaves or runs out of time before a game is declared: he gets a penalty, which is no score.

Showing the cards ends nothing by itself. What a game comes to is not counted here (`iss_replay`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, NoReturn

from vorhand.cards import Card, format_cards
from vorhand.errors import NotationError, Param, RecordError, VorhandError
from vorhand.games.skat import moves, table
from vorhand.games.skat.contracts import Contract
from vorhand.games.skat.iss import IssGame
from vorhand.games.skat.iss_moves import SEATS, Act, IssMove
from vorhand.games.skat.iss_results import IssResult, Outcome
from vorhand.games.skat.options import PRESETS
from vorhand.games.skat.series import SkatSeries
from vorhand.games.skat.state import SkatState
from vorhand.moves import Move
from vorhand.record import DealRecord

PRESET: Final = "isko"
DEALER: Final = 2
"""At three the dealer is rearhand."""

_PACKETS: Final = ((0, 3), (3, 7), (7, 10))
_SKAT: Final = 3 * 10
_OUT_OF_TURN: Final = (Act.SHOW, Act.RESIGN)


class End(StrEnum):
    """How a game came to its end."""

    PLAYED = "played"
    PASSED = "passed"
    RESIGNED = "resigned"
    LEFT = "left"
    TIMEOUT = "timeout"
    MISSED = "missed"
    """An announced level was missed."""
    AWARDED = "awarded"
    """The record stops, and the server's result tells who got the rest."""
    PENALTY = "penalty"
    BROKEN_OFF = "broken_off"


@dataclass(frozen=True, slots=True)
class Course:
    """What happened. `state` is the position after the last move, `deal` the moves as Vorhand notes them; `gains` is a
    seat of the side that gets the tricks that are left, None if no side gets them; `left` and `timeout` who went away.
    """

    state: SkatState
    deal: DealRecord
    end: End
    gains: int | None = None
    left: int | None = None
    timeout: int | None = None


def follow(game: IssGame, *, number: int = 1) -> Course:
    """The course of a game. Raises `RecordError` with the move that cannot be, its place in the file, and the reason.

    `number` is the game's place in its file.
    """
    return _Follower(game, number).course()


class _Follower:
    """Goes through the moves of one game."""

    def __init__(self, game: IssGame, number: int) -> None:
        self.game, self.number, self.at = game, number, 0
        self.state = self.dealt()
        self.deal = DealRecord(DEALER, self.state.pack)
        self.declared: Contract | None = None
        self.resigned: set[int] = set()
        self.end: End | None = None
        self.gains: int | None = None
        self.gone: IssMove | None = None
        self.hidden = False

    def course(self) -> Course:
        acts: Mapping[Act, Callable[[IssMove], None]] = {
            Act.BID: lambda move: self.play(moves.bid_of(move.number)),
            Act.HOLD: lambda move: self.play(moves.HOLDING),
            Act.PASS: lambda move: self.play(moves.PASSING),
            Act.TAKE: lambda move: self.play(moves.TAKING),
            Act.SKAT: self.skat,
            Act.DECLARE: self.declare,
            Act.DISCARD: self.discard,
            Act.PLAY: self.card,
            Act.SHOW: self.show,
            Act.RESIGN: self.resign,
            Act.LEFT: self.go,
            Act.TIMEOUT: self.go,
            Act.DEAL: lambda move: self.fail("the cards are dealt once", "iss.deal"),
        }
        for at, move in enumerate(self.game.moves[1:], start=1):
            self.at = at
            if self.end or self.state.turn is None:
                self.fail("the game is over, yet something follows", "iss.after_end")
            if self.hidden and move.act is Act.PLAY:
                self.fail("the card before is unknown", "iss.hidden")
            if move.seat not in (None, self.state.turn) and move.act not in _OUT_OF_TURN:
                self.fail(f"player {self.state.turn} is on turn", "iss.turn", seat=self.state.turn)
            acts[move.act](move)
        end = self.end or self.stop()
        gone = {self.gone.act: self.gone.number} if self.gone else {}
        return Course(self.state, self.deal, end, self.gains, gone.get(Act.LEFT), gone.get(Act.TIMEOUT))

    def dealt(self) -> SkatState:
        if not self.game.moves or self.game.moves[0].act is not Act.DEAL:
            self.fail("the moves begin with the deal", "iss.deal")
        cards = self.known(self.game.moves[0].cards)
        hands = [cards[10 * seat : 10 * seat + 10] for seat in range(SEATS)]
        packets = [card for start, end in _PACKETS for hand in hands for card in hand[start:end]]
        pack = [*packets[:9], *cards[_SKAT:], *packets[9:]]
        try:
            return SkatSeries.begin(PRESETS[PRESET], players=SEATS, dealer=DEALER).deal(pack=format_cards(pack))
        except NotationError as error:
            self.fail(error.plain, "iss.deal")

    def known(self, cards: Iterable[Card | None]) -> list[Card]:
        """The cards, all of which must be known."""
        found = [card for card in cards if card]
        if len(found) < len(list(cards)):
            self.fail("a card is unknown: the record was written for one player's eyes", "iss.hidden")
        return found

    def play(self, move: Move) -> None:
        try:
            after = self.state.play(move)
        except VorhandError as error:
            self.fail(str(error), "iss.illegal", why=error.code)
        self.deal = self.deal.add(move, fresh_line=self.state.fresh_line)
        self.state = after

    def skat(self, move: IssMove) -> None:
        if self.state.phase != table.DISCARD or self.game.moves[self.at - 1].act is not Act.TAKE:
            self.fail("nobody has taken the skat", "iss.skat")
        if not set(move.cards) <= {*self.state.laid()["skat"], None}:
            self.fail(f"in the skat lie {format_cards(self.state.laid()['skat'])}", "iss.skat")

    def declare(self, move: IssMove) -> None:
        contract = move.contract
        assert contract is not None
        if self.state.phase == table.SKAT:
            if not contract.hand:
                self.fail("the skat was not taken: a hand game is declared with an H", "iss.hand")
            self.play(moves.FROM_HAND)
            self.play(moves.declaration_of(contract))
            self.shown(move.cards)
        elif self.state.phase == table.DISCARD and not self.declared:
            if contract.hand:
                self.fail("the skat was taken: this is no hand game", "iss.hand")
            self.declared = contract
            if move.cards:
                self.discard(move)
        else:
            self.fail("no game is declared now", "iss.declare")

    def discard(self, move: IssMove) -> None:
        if not self.declared or self.state.phase != table.DISCARD:
            self.fail("two cards are laid away with the game that is declared, or behind it", "iss.discard")
        one, other, *laid_open = move.cards
        self.play(moves.discard_of(*self.known((one, other))))
        self.play(moves.declaration_of(self.declared))
        self.shown(laid_open)

    def shown(self, cards: Iterable[Card | None]) -> None:
        """Cards that are named as the soloist's, if any, must be his."""
        soloist = self.state.table.soloist
        assert soloist is not None
        strange = [card for card in cards if card and card not in self.state.hands[soloist]]
        if strange:
            self.fail(f"the soloist does not hold {strange[0]}", "iss.shown", card=strange[0].text)

    def card(self, move: IssMove) -> None:
        self.playing()
        (card,) = move.cards
        if card is None:
            self.hidden = True
        else:
            self.play(moves.PLAYS.get(card) or Move("play", card))

    def show(self, move: IssMove) -> None:
        self.playing()
        if move.seat != self.state.table.soloist:
            self.fail("only the soloist shows his cards", "iss.shown")
        self.shown(move.cards)

    def resign(self, move: IssMove) -> None:
        self.playing()
        seat, soloist = move.seat, self.state.table.soloist
        assert seat is not None
        if seat in self.resigned:
            self.fail("he has given up already", "iss.resigned")
        self.resigned.add(seat)
        if seat == soloist or len(self.resigned) == SEATS - 1:
            self.end, self.gains = End.RESIGNED, self.other(seat)

    def go(self, move: IssMove) -> None:
        self.gone = move
        self.end = End.LEFT if move.act is Act.LEFT else End.TIMEOUT
        if self.state.phase != table.PLAYING and not self.declared:
            self.end = End.PENALTY
            return
        if self.state.phase == table.DISCARD:
            self.discard(replace(move, cards=self.state.laid()["skat"]))
        self.gains = self.other(move.number)

    def other(self, seat: int) -> int:
        """Somebody of the side that this player does not belong to."""
        soloist = self.state.table.soloist
        assert soloist is not None
        return self.state.table.defenders[0] if seat == soloist else soloist

    def playing(self) -> None:
        if self.state.phase != table.PLAYING:
            self.fail("no cards are being played", "iss.not_playing")

    def stop(self) -> End:
        """How a game ended behind whose last move nothing is written."""
        at, theirs = self.state.table, self.game.result
        if at.turn is None:
            return End.PASSED if at.soloist is None else End.PLAYED
        contract, soloist = at.contract, at.soloist
        counted = theirs is not None and theirs.outcome is not Outcome.UNKNOWN
        if contract is None or soloist is None:
            if counted:
                self.fail("the record stops before a game is declared, but has a result", "iss.broken_off")
            return End.BROKEN_OFF
        defended = [taken for taken in at.taken if taken.winner != soloist]
        points = sum(taken.card_points for taken in defended)
        missed = contract.schwarz or (contract.schneider and points > at.options.schneider_limit)
        if defended and missed and not at.cards:
            self.gains = at.defenders[0]
            return End.MISSED
        if theirs is None or not counted:
            return End.BROKEN_OFF
        self.gains = self.rest(theirs, contract, soloist)
        return End.RESIGNED if self.resigned and self.gains == soloist else End.AWARDED

    def rest(self, theirs: IssResult, contract: Contract, soloist: int) -> int:
        """A seat of the side that got the rest, by what the server counted."""
        at = self.state.table
        own = at.tricks(soloist)
        if contract.null:
            to_soloist = theirs.outcome is Outcome.WIN
        else:
            to_soloist = theirs.tricks == own + table.HAND_SIZE - len(at.taken)
            if not to_soloist and theirs.tricks != own:
                self.fail("the record stops, and its result does not tell who got the rest", "iss.broken_off")
        return soloist if to_soloist else at.defenders[0]

    def fail(self, message: str, code: str, **params: Param | None) -> NoReturn:
        text = str(self.game.moves[self.at])[:60] if self.at < len(self.game.moves) else ""
        line, column = self.game.places[self.at] if self.at < len(self.game.places) else (1, 1)
        given = {key: value for key, value in params.items() if value is not None}
        raise RecordError(
            f"move {self.at + 1}, {text!r}: {message} (line {line}, column {column})",
            code=code,
            params={"n": self.at + 1, "move": text, "line": line, "column": column, **given},
            deal=self.number,
        )
