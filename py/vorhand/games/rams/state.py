"""A deal of Rams: the open table and the hidden cards. `play` is the only way on, and always checks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from vorhand.cards import PACKS, Card, parse_pack
from vorhand.chance import shuffled
from vorhand.games.rams import events, flow, moves, table
from vorhand.games.rams.hidden import Hidden, dealt_from
from vorhand.games.rams.options import RamsOptions, check_scores, pack_for
from vorhand.games.rams.outcome import result_of
from vorhand.games.rams.scoring import RamsResult
from vorhand.games.rams.table import Setting, Table
from vorhand.games.rams.view import RamsView
from vorhand.moves import PLAY, LegalMoves, Move, Note, Refusal
from vorhand.position import Taken
from vorhand.seats import check_seat, clockwise, next_seat

NO_MOVES = LegalMoves(())


class RamsState(NamedTuple):
    """A position. `pack` is the pack as dealt, `seed` what it was shuffled by, None for a pack given as text."""

    table: Table
    hidden: Hidden
    pack: tuple[Card, ...]
    seed: int | None = None

    @property
    def players(self) -> int:
        """Three to seven."""
        return self.table.players

    @property
    def dealer(self) -> int:
        """The seat that dealt."""
        return self.table.dealer

    @property
    def turn(self) -> int | None:
        """The seat on turn, None when the deal is over."""
        return self.table.turn

    @property
    def phase(self) -> str:
        """`declare`, `exchange`, `upcard`, `zero`, `play` or `over`."""
        return self.table.phase

    @property
    def hands(self) -> tuple[tuple[Card, ...], ...]:
        """What each seat holds."""
        return self.hidden.hands

    @property
    def _hand(self) -> tuple[Card, ...]:
        return () if self.turn is None else self.hands[self.turn]

    @property
    def legal_moves(self) -> LegalMoves:
        """The moves of the seat on turn."""
        return NO_MOVES if self.turn is None else moves.legal_moves(self.table, self._hand)

    @property
    def dealt(self) -> tuple[tuple[Card, ...], ...]:
        """The hands as dealt, by seat."""
        return dealt_from(self.pack, self.table.setting.ring)[0]

    @property
    def taken(self) -> tuple[Taken, ...]:
        """The complete tricks."""
        return self.table.taken

    @property
    def card_points(self) -> tuple[int, ...]:
        """Cards count nothing in tricks."""
        return ()

    @property
    def fresh_line(self) -> bool:
        """A record writes the declarations in a line, then the exchanges, and each trick."""
        at = self.table
        if at.phase == table.DECLARE:
            return all(word is None for word in at.declared)
        if at.phase == table.EXCHANGE:
            return all(number is None for number in at.exchanged)
        return not at.trick.cards

    @property
    def result(self) -> RamsResult | None:
        """The settlement, once the deal is over."""
        return None if self.turn is not None else result_of(self.table, self.hidden)

    def refusal(self, move: Move) -> Refusal | None:
        """Why the move may not be made here, or None."""
        return moves.refusal(self.table, self._hand, move)

    def play(self, move: Move | str) -> RamsState:
        """The position after the move. Raises `IllegalMoveError`, and `NotationError` for a text that is no move."""
        if isinstance(move, str):
            move = Move.parse(move)
        refused = self.refusal(move)
        if refused is not None:
            raise refused.error(move)
        return self._apply(move)

    def _apply(self, move: Move) -> RamsState:
        at, hidden = flow.after(self.table, self.hidden, move, pack=self.pack, seed=self.seed)
        return RamsState(at, hidden, self.pack, self.seed)

    def view(self, seat: int | None) -> RamsView:
        """What the seat may know. Raises `OptionsError` for a seat there is not."""
        check_seat(seat, self.players)
        if seat is None:
            return RamsView(None, self.table, ())
        return RamsView(seat, self.table, self.hands[seat], self.hidden.thrown[seat])

    def opening(self, seat: int | None) -> tuple[Note, ...]:
        """The dealing: who dealt, who speaks first, and what is trump."""
        at = self.table
        return (
            Note("dealt", {"dealer": self.dealer, "seat": at.setting.ring[0]}),
            Note("trump_turned", {"card": at.upcard.text, "suit": at.trump.key}),
        )

    def events(self, move: Move, seat: int | None) -> tuple[Note, ...]:
        """What the seat sees happen when the move is played here."""
        after = self._apply(move)
        drawn = None
        if seat is not None and seat == self.turn:
            drawn = tuple(card for card in after.hands[seat] if card not in self.hands[seat])
        return events.told(self.table, move, after.table, drawn=drawn)

    def shows(self, move: Move, seat: int | None) -> bool:
        """Drawn cards are shown to who draws them, what is revealed to everybody, and cards played to whoever has not
        played yet or does not at all: words and exchanges do not come back once the play was seen."""
        at, after = self.table, self._apply(move).table
        if move.kind == moves.EXCHANGE and move.cards and seat == self.turn:
            return True
        if move.kind == PLAY and seat is not None and seat != self.turn:
            return not at.declared[seat] or not (at.taken or seat in at.trick.seats)
        return len(after.pairs) > len(at.pairs) or bool(after.shown)

    def laid(self) -> Mapping[str, tuple[Card, ...]]:
        """The upcard, what nobody drew, and what lies dead."""
        laid = {"upcard": (self.table.upcard,), "stock": self.hidden.stock, "dead": self.hidden.dead}
        return {name: cards for name, cards in laid.items() if cards}

    def unseen(self, seat: int | None) -> tuple[Card, ...]:
        """The stock, and what others hold or threw away, but for what was shown: the upcard, jacks, hands laid open."""
        at, hidden = self.table, self.hidden
        known = {at.upcard, *(card for cards in (*at.open_pairs.values(), *at.shown) for card in cards)}
        cards = list(hidden.stock)
        for owner in range(self.players):
            if owner != seat:
                cards += [*hidden.hands[owner], *hidden.thrown[owner]]
        return tuple(card for card in cards if card not in known)

    def places(self) -> Mapping[str, tuple[Card, ...]]:
        """Every card by where it lies."""
        at, hidden = self.table, self.hidden
        places = {"stock": hidden.stock, "upcard": () if at.upcard_taken else (at.upcard,), "trick": at.trick.cards}
        for seat in range(self.players):
            places[f"hand {seat}"] = hidden.hands[seat]
            places[f"dead {seat}"] = hidden.thrown[seat]
            won = [taken.trick.cards for taken in self.taken if taken.winner == seat]
            places[f"pile {seat}"] = tuple(card for cards in won for card in cards)
        return places


def deal(
    options: RamsOptions,
    *,
    seed: int | None,
    pack: str | None,
    dealer: int,
    scores: tuple[int, ...],
    deals_left: int = 0,
) -> RamsState:
    """A fresh deal from a seed or, if given, from a pack as text; `scores` has one for each player, `deals_left` says
    how many deals the match has from this one on, 0 if it goes on until somebody has won.

    Raises `OptionsError` for a pack that does not suffice for the players and for scores at or below 0.
    """
    check_scores(scores)
    players = len(scores)
    size = pack_for(options, players)
    if pack is not None:
        cards = parse_pack(pack, size=size)
    else:
        assert seed is not None
        cards = shuffled(PACKS[size], seed)
    hands, upcard, stock = dealt_from(cards, clockwise(next_seat(dealer, players), players))
    setting = Setting.of(options, dealer=dealer, scores=scores, pack_size=size, upcard=upcard, deals_left=deals_left)
    nobody: tuple[None, ...] = (None,) * players
    at = Table(setting, table.DECLARE, setting.ring[0], nobody, nobody, stock=len(stock))
    return RamsState(at, Hidden(hands, stock, ((),) * players), cards, seed if pack is None else None)
