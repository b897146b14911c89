"""What may be done at a table of the family, whether it plays Skat or Ramsch: the right chapter is asked."""

from __future__ import annotations

from collections.abc import Sequence

from vorhand.cards import Card
from vorhand.games.skat import moves, ramsch_moves, table
from vorhand.games.skat.moves import Skat
from vorhand.games.skat.table import Table
from vorhand.moves import PLAY, LegalMoves, Move, Refusal


def legal_moves(at: Table, hand: Sequence[Card], skat: Skat) -> LegalMoves:
    """What the player on turn may do, holding `hand` and knowing `skat`."""
    if at.phase != table.PLAYING and at.is_ramsch:
        return ramsch_moves.legal_moves(at, hand)
    return moves.legal_moves(at, hand, skat)


def refusal(at: Table, hand: Sequence[Card], skat: Skat, move: Move) -> Refusal | None:
    """Why the player on turn may not make the move; None if he may."""
    if at.turn is not None and at.is_ramsch and not (at.phase == table.PLAYING and move.kind == PLAY):
        return ramsch_moves.refusal(at, hand, skat, move)
    return moves.refusal(at, hand, skat, move)


def refused(at: Table, hand: Sequence[Card]) -> tuple[tuple[Move, Refusal], ...]:
    """What looks playable and is not, with the reason."""
    if at.phase != table.PLAYING and at.is_ramsch:
        return ramsch_moves.refused(at, hand)
    return moves.refused(at, hand)
