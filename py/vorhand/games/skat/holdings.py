"""What the other seats and the two cards aside may be, by the cards seen, who did not follow, and how many each has."""

from __future__ import annotations

from vorhand.ai.holdings import ASIDE, Holdings
from vorhand.cards import PACKS, Card
from vorhand.games.skat import table
from vorhand.games.skat.view import SkatView
from vorhand.tricks import TRUMP


def holdings_of(view: SkatView) -> Holdings:
    """Where each card may lie that the seat of a view does not see."""
    at = view.table
    seen = {*view.hand, *(view.skat or ()), *at.cards, *view.laid_open}
    seen.update(card for taken in at.taken for card in taken.trick.cards)
    unseen = [card for card in PACKS[32] if card not in seen]
    laid_open = {}
    if view.laid_open and at.soloist is not None and at.soloist != view.seat:
        laid_open[at.soloist] = view.laid_open
    room = {seat: at.cards_left(seat) for seat in at.positions if seat != view.seat and seat not in laid_open}
    if view.skat is None:
        room[ASIDE] = len(unseen) - sum(room.values())
    return Holdings(view.order, unseen, room, lambda card, place: _fits(view, card, place), laid_open=laid_open)


def _fits(view: SkatView, card: Card, place: int) -> bool:
    """Whether nothing that was said or played keeps the card from a place."""
    at, suit = view.table, view.order.suit_of(card)
    if place == ASIDE:
        handed = at.ramsch is not None and at.ramsch.owner is not None
        return not handed or at.setting.ramsch.pass_jacks or suit != TRUMP
    if (place, suit) in at.voids:
        return False
    if card not in view.passed or at.ramsch is None or view.seat is None:
        return True
    # Only those to the left of who passed the card on were offered it, and who pushed did not look.
    seats = at.positions
    return seats.index(place) > seats.index(view.seat) and (place, table.PUSHED) not in at.ramsch.words
