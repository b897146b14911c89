"""What happens before the play of a Ramsch, told to one seat: a Grand Hand said or not, the two cards going round."""

from __future__ import annotations

from collections.abc import Sequence

from vorhand.cards import Card
from vorhand.errors import Param
from vorhand.games.skat import moves, table
from vorhand.games.skat.table import ACTIVE, Table
from vorhand.moves import Move, Note


def told(before: Table, move: Move, after: Table, *, own: Sequence[Card] | None) -> tuple[Note, ...]:
    """What a seat sees of a move. `own` are the two cards before it if the move is the seat's own."""
    assert before.turn is not None
    assert before.ramsch is not None
    seat = before.turn
    if before.phase == table.GRAND_HAND:
        return (Note("grand_hand" if move.kind == table.GRAND_HAND else "no_grand_hand", {"seat": seat}),)
    if move.kind == table.PUSH:
        return (Note("pushed", {"seat": seat, "factor": 1 << after.pushes}),)
    if move.kind == moves.TAKE:
        return (Note("took_cards", {"seat": seat}) if own is None else Note("own_cards", _with(seat, own)),)
    last = before.ramsch.handed == ACTIVE - 1
    if own is None:
        return (Note("laid_away" if last else "passed_on", {"seat": seat}),)
    return (Note("own_laid_away" if last else "own_passed_on", _with(seat, move.cards)),)


def _with(seat: int, cards: Sequence[Card]) -> dict[str, Param]:
    return {"seat": seat, "cards": tuple(card.text for card in cards)}
