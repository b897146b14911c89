"""The moves of a Ramsch before and beside its cards: a Grand Hand instead, taking, pushing, passing on; and why not.

Which cards may be played is as in every deal of the family (`moves`).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from vorhand.cards import Card, Rank
from vorhand.games.skat import claims, moves, ramsch_rules, rules, table
from vorhand.games.skat.moves import PASSING, Skat, discard_of
from vorhand.games.skat.ramsch_options import Exchange
from vorhand.games.skat.table import Table
from vorhand.moves import CLAIM, CONCEDE, LegalMoves, Move, Refusal

GRANDING: Final = Move(table.GRAND_HAND)
PUSHING: Final = Move(table.PUSH)

_HANDED_ON: Final = (moves.TAKE, table.PUSH, moves.DISCARD)


def legal_moves(at: Table, hand: Sequence[Card]) -> LegalMoves:
    """What the player on turn may do before the play, holding `hand`."""
    if at.phase == table.GRAND_HAND:
        return LegalMoves((GRANDING, PASSING))
    if at.phase == table.PUSH:
        return LegalMoves((moves.TAKING, PUSHING) if at.setting.ramsch.blind_push else (moves.TAKING,))
    allowed = [card for card in hand if not _stays(at, card)]
    return LegalMoves([discard_of(one, other) for one, other in combinations(allowed, 2)])


def _stays(at: Table, card: Card) -> bool:
    """Whether the card may not be passed on (ramsch.push.2)."""
    return card.rank is Rank.JACK and not at.setting.ramsch.pass_jacks


def refused(at: Table, hand: Sequence[Card]) -> tuple[tuple[Move, Refusal], ...]:
    """The jacks that look as if they could be passed on, each with the reason."""
    if at.phase != table.PASS_ON:
        return ()
    return tuple((Move(moves.DISCARD, card), _jack(card)) for card in hand if _stays(at, card))


def _jack(card: Card) -> Refusal:
    return Refusal("move.push_jack", ramsch_rules.NO_JACKS, {"card": card.text})


def refusal(at: Table, hand: Sequence[Card], skat: Skat, move: Move) -> Refusal | None:
    """Why the player on turn may not make the move, which plays no card; None if he may."""
    if not (move.kind in (table.GRAND_HAND, table.PUSH) and not move.cards and move.value is None):
        unknown = moves.malformed(move)
        if unknown is not None:
            return unknown
    if at.phase == table.GRAND_HAND and move.kind in (table.GRAND_HAND, PASSING.kind):
        return None
    if at.phase == table.PUSH and move.kind in (moves.TAKE, table.PUSH):
        off = move.kind == table.PUSH and not at.setting.ramsch.blind_push
        return Refusal("move.push_off", ramsch_rules.BLIND) if off else None
    if at.phase == table.PASS_ON and move.kind == moves.DISCARD:
        return _discard(at, hand, move)
    if at.phase == table.PLAYING and move.kind == CLAIM:
        return None if claims.proven(at, hand, skat) else Refusal("move.claim_unproven", rules.CLAIM)
    return _out_of_place(at, move)


def _discard(at: Table, hand: Sequence[Card], move: Move) -> Refusal | None:
    strange = next((card for card in move.cards if card not in hand), None)
    if strange is not None:
        return Refusal("move.not_in_hand", None, {"card": strange.text})
    jack = next((card for card in move.cards if _stays(at, card)), None)
    if jack is not None:
        return _jack(jack)
    two = len(move.cards) == len(set(move.cards)) == 2
    return None if two else Refusal("move.push_two", ramsch_rules.PASS_ON)


def _out_of_place(at: Table, move: Move) -> Refusal:
    """The refusal of a move that has no place in this stage."""
    if move.kind == CONCEDE and at.phase == table.PLAYING:
        return Refusal("move.no_concede_ramsch", rules.CONCEDE)
    if move.kind == table.GRAND_HAND:
        late = at.setting.ramsch.grand_hand
        return Refusal("move.grand_hand_late" if late else "move.grand_hand_off", ramsch_rules.GRAND)
    handed_on = move.kind in _HANDED_ON
    if handed_on and at.setting.ramsch.exchange is Exchange.NONE:
        return Refusal("move.no_exchange", ramsch_rules.PASS_ON)
    if handed_on and at.phase == table.PLAYING:
        return Refusal("move.push_over", ramsch_rules.PASS_ON)
    first = {
        table.GRAND_HAND: Refusal("move.grand_hand_first", ramsch_rules.GRAND),
        table.PUSH: Refusal("move.push_first", ramsch_rules.PASS_ON),
        table.PASS_ON: Refusal("move.pass_on_first", ramsch_rules.PASS_ON),
    }
    if at.phase in first and (handed_on or move.kind not in moves.OF_AN_AUCTION):
        return first[at.phase]
    return Refusal("move.no_auction", ramsch_rules.MOST_POINTS)
