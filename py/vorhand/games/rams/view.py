"""What one seat may know of a deal of Rams: the table, its own cards, and what it threw away."""

from __future__ import annotations

from typing import NamedTuple

from vorhand.cards import Card
from vorhand.games.rams import moves
from vorhand.games.rams.table import Table
from vorhand.moves import LegalMoves, Move, Note, Refusal
from vorhand.position import Badge, Zone, ZoneKind
from vorhand.tricks import Ordering, Trick, suit_key


class RamsView(NamedTuple):
    """A seat's view; `seat` None is a spectator, who has no cards. `thrown` are the seat's own cards that lie dead:
    once the dead cards were shuffled nobody knows where they are."""

    seat: int | None
    table: Table
    hand: tuple[Card, ...]
    thrown: tuple[Card, ...] = ()

    @property
    def turn(self) -> int | None:
        """The seat on turn."""
        return self.table.turn

    @property
    def phase(self) -> str:
        """The stage of the deal."""
        return self.table.phase

    @property
    def _on_turn(self) -> bool:
        return self.seat is not None and self.seat == self.table.turn

    @property
    def legal_moves(self) -> LegalMoves:
        """The moves of this seat if it is on turn."""
        return moves.legal_moves(self.table, self.hand) if self._on_turn else LegalMoves(())

    def refused(self) -> tuple[tuple[Move, Refusal], ...]:
        """What this seat cannot do though it looks as if it could."""
        return moves.refused(self.table, self.hand) if self._on_turn else ()

    def remark(self, move: Move) -> Note | None:
        """Nothing is said beside a move."""
        return None

    @property
    def order(self) -> Ordering:
        """The trump suit over the others."""
        return self.table.order

    def previews(self) -> tuple[tuple[str, Ordering], ...]:
        """There is nothing to choose."""
        return ()

    def zones(self) -> tuple[Zone, ...]:
        """Hands, upcard, stock, jacks shown, the trick, the last one, and each seat's pile."""
        at = self.table
        zones = [Zone(ZoneKind.HAND, self._hand_of(seat), seat) for seat in range(at.players)]
        if not at.upcard_taken:
            zones.append(Zone(ZoneKind.UPCARD, (at.upcard,)))
        if at.stock:
            zones.append(Zone(ZoneKind.STOCK, (None,) * at.stock))
        if not at.shown:
            zones += [Zone(ZoneKind.SHOWN, cards, seat) for seat, cards in at.open_pairs.items() if cards]
        if at.trick.cards:
            zones.append(self._trick(ZoneKind.TRICK, at.trick, None))
        if at.taken:
            zones.append(self._trick(ZoneKind.LAST, at.taken[-1].trick, at.taken[-1].winner))
        for seat in range(at.players):
            won = sum(len(taken.trick.cards) for taken in at.taken if taken.winner == seat)
            if won:
                zones.append(Zone(ZoneKind.PILE, (None,) * won, seat))
        return tuple(zones)

    def _hand_of(self, seat: int) -> tuple[Card | None, ...]:
        at = self.table
        if seat == self.seat:
            return self.hand
        if at.shown and at.shown[seat]:
            return at.shown[seat]
        return (None,) * at.cards_left(seat)

    def _trick(self, kind: ZoneKind, trick: Trick, owner: int | None) -> Zone:
        order = self.table.order
        led = suit_key(order.suit_of(trick.cards[0]))
        return Zone(kind, trick.cards, owner, trick.seats, trick.winner(order), led)

    def badges(self) -> tuple[Badge, ...]:
        """What the page shows at each seat."""
        return self.table.badges()

    def facts(self) -> tuple[Note, ...]:
        """What is trump."""
        return self.table.facts()
