"""What one seat may know of a deal of Kalter Schlag: the table, and its own cards."""

from __future__ import annotations

from dataclasses import dataclass

from vorhand.cards import Card
from vorhand.games.kalter_schlag import moves
from vorhand.games.kalter_schlag.table import CALLS, PLAYERS, Table
from vorhand.moves import LegalMoves, Move, Note, Refusal
from vorhand.position import Badge, Zone, ZoneKind
from vorhand.tricks import Ordering, suit_key


@dataclass(frozen=True, slots=True)
class KalterSchlagView:
    """A seat's view; `seat` None is a spectator, who has no hand."""

    seat: int | None
    table: Table
    hand: tuple[Card, ...]

    @property
    def turn(self) -> int | None:
        """The seat on turn."""
        return self.table.turn

    @property
    def phase(self) -> str:
        """The stage of the deal."""
        return self.table.phase

    @property
    def legal_moves(self) -> LegalMoves:
        """The moves of this seat if it is on turn."""
        return moves.legal_moves(self.table, self.hand) if self._on_turn else LegalMoves(())

    @property
    def _on_turn(self) -> bool:
        return self.seat is not None and self.seat == self.table.turn

    def refused(self) -> tuple[tuple[Move, Refusal], ...]:
        """The cards of this seat that may not be played now."""
        return moves.refused(self.table, self.hand) if self._on_turn else ()

    def remark(self, move: Move) -> Note | None:
        """For `double`: the call's name and what the charge is then multiplied by."""
        if move.kind != moves.DOUBLE:
            return None
        return Note("doubles", {"call": CALLS[len(self.table.calls)], "factor": 2 * self.table.factor})

    @property
    def order(self) -> Ordering:
        """Jacks over all, then the side order."""
        return moves.card_order(self.table.options.side_order)

    def previews(self) -> tuple[tuple[str, Ordering], ...]:
        """There is nothing to choose."""
        return ()

    def zones(self) -> tuple[Zone, ...]:
        """Hands, the trick, the last trick, and each seat's pile."""
        table, order = self.table, self.order
        zones = [
            Zone(ZoneKind.HAND, self.hand if seat == self.seat else (None,) * table.cards_left(seat), seat)
            for seat in range(PLAYERS)
        ]
        if table.trick.cards:
            led = suit_key(order.suit_of(table.trick.cards[0]))
            winner = table.trick.winner(order)
            zones.append(Zone(ZoneKind.TRICK, table.trick.cards, None, table.trick.seats, winner, led))
        if table.taken:
            last = table.taken[-1]
            led = suit_key(order.suit_of(last.trick.cards[0]))
            zones.append(Zone(ZoneKind.LAST, last.trick.cards, last.winner, last.trick.seats, last.winner, led))
        zones += [
            Zone(ZoneKind.PILE, (None,) * PLAYERS * table.tricks(seat), seat)
            for seat in range(PLAYERS)
            if table.tricks(seat)
        ]
        return tuple(zones)

    def badges(self) -> tuple[Badge, ...]:
        """What the page shows at each seat."""
        return self.table.badges()

    def facts(self) -> tuple[Note, ...]:
        """What holds for the whole deal."""
        return self.table.facts()
