"""Why a card or a discard is played, in a word for a hint. What is best is decided elsewhere."""

from __future__ import annotations

from collections.abc import Sequence

from vorhand.cards import PACKS, Card, Suit
from vorhand.errors import Param
from vorhand.games.skat.contracts import GameName, order_of
from vorhand.games.skat.table import Table
from vorhand.games.skat.view import SkatView
from vorhand.moves import Note
from vorhand.tricks import CARD_POINTS, TRUMP, suit_key, total

RICH = 10
"""So many card points are worth a word."""


def of_card(view: SkatView, card: Card, *, choices: Sequence[Card]) -> Note:
    """What playing the card does, `choices` being all that may be played."""
    at = view.table
    assert at.contract is not None
    params: dict[str, Param] = {"card": card.text}
    if card not in choices:
        return Note("hint.revoke", params)
    if len(choices) == 1:
        return Note("hint.only_card", params)
    alone = view.seat == at.soloist
    if at.contract.null:
        return _in_null(at, card, params, choices=choices, alone=alone)
    if not at.cards:
        return _lead(view, card, params, alone=alone)
    partner_has_it = not alone and at.trick.winner(at.order) != at.soloist
    if _takes(at, card):
        worth: dict[str, Param] = {**params, "n": total((*at.cards, card), CARD_POINTS)}
        if partner_has_it:
            return Note("hint.overtake", worth)
        return Note("hint.take_trick" if _follows(at, card) else "hint.ruff", worth)
    points = CARD_POINTS[card.rank]
    if partner_has_it:
        return Note("hint.schmear" if points > 2 else "hint.leave_partner", params)
    if not alone and len(at.cards) == 1 and points >= RICH:
        return Note("hint.schmear", params)
    if any(_takes(at, other) for other in choices):
        return Note("hint.duck", params)
    return Note("hint.cheap" if _follows(at, card) else "hint.throw_off", params)


def _takes(at: Table, card: Card) -> bool:
    """Whether the card would be the best on the table so far."""
    return at.trick.add(-1, card).winner(at.order) == -1


def _follows(at: Table, card: Card) -> bool:
    return at.order.suit_of(card) == at.order.suit_of(at.cards[0])


def _lead(view: SkatView, card: Card, params: dict[str, Param], *, alone: bool) -> Note:
    at = view.table
    if _outstanding_above(view, card) == 0:
        return Note("hint.draw_trumps" if at.order.suit_of(card) == TRUMP and alone else "hint.cash", params)
    if at.order.suit_of(card) == TRUMP:
        return Note("hint.draw_trumps" if alone else "hint.lead_trump", params)
    if alone:
        return Note("hint.lead_loser", params)
    assert view.seat is not None
    through = at.setting.left[view.seat] == at.soloist
    return Note("hint.lead_through" if through else "hint.lead_to_partner", params)


def _outstanding_above(view: SkatView, card: Card) -> int:
    """How many cards of the card's suit that are above it may be in other hands."""
    at, order = view.table, view.order
    seen = {*view.hand, *(view.skat or ()), *(one for taken in at.taken for one in taken.trick.cards)}
    return sum(
        other not in seen
        and order.suit_of(other) == order.suit_of(card)
        and order.strength(other) > order.strength(card)
        for other in PACKS[32]
    )


def _in_null(at: Table, card: Card, params: dict[str, Param], *, choices: Sequence[Card], alone: bool) -> Note:
    if not at.cards:
        suit = suit_key(card.suit)
        return Note("hint.null_lead", params) if alone else Note("hint.null_attack", {**params, "suit": suit})
    if alone:
        if not _takes(at, card):
            return Note("hint.null_duck" if _follows(at, card) else "hint.null_throw_off", params)
        forced = all(_takes(at, other) for other in choices)
        return Note("hint.null_forced" if forced else "hint.take_trick", {**params, "n": 0} if not forced else params)
    under = _follows(at, card) and not _takes(at, card)
    done = at.soloist in at.trick.seats and at.trick.winner(at.order) != at.soloist
    return Note("hint.null_under" if under and not done else "hint.null_let_go", params)


def of_discard(hand: Sequence[Card], laid: Sequence[Card], game: GameName) -> Note:
    """What laying two of twelve cards away does for the game it prepares."""
    params: dict[str, Param] = {"cards": tuple(card.text for card in laid), "game": game.value}
    if game is GameName.NULL:
        return Note("hint.discard_null", params)
    order = order_of(game)
    if any(order.suit_of(card) == TRUMP for card in laid):
        return Note("hint.discard_weak", params)
    points = total(laid, CARD_POINTS)
    if points >= RICH:
        return Note("hint.discard_safe", {**params, "n": points})
    kept = {order.suit_of(card) for card in hand if card not in laid}
    empty = next((card.suit for card in laid if order.suit_of(card) not in kept), None)
    if isinstance(empty, Suit):
        return Note("hint.discard_void", {**params, "suit": empty.key})
    return Note("hint.discard_low", params)
