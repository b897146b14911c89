"""Why two cards are laid away, in a word for a hint. What is best is decided elsewhere."""

from __future__ import annotations

from collections.abc import Sequence

from vorhand.cards import PACKS, Card, Suit
from vorhand.errors import Param
from vorhand.games.skat.contracts import GameName, order_of
from vorhand.moves import Note
from vorhand.tricks import CARD_POINTS, TRUMP, Ordering, total

RICH = 10
"""So many card points are worth a word."""


def of_discard(hand: Sequence[Card], laid: Sequence[Card], game: GameName, *, best: bool) -> Note:
    """What laying two of twelve cards away does for the game it prepares; `best` says that it is advised."""
    params: dict[str, Param] = {"cards": tuple(card.text for card in laid), "game": game.value}
    if game is GameName.NULL:
        return Note("hint.discard_null" if best else "hint.discard_null_other", params)
    order = order_of(game)
    trumps = sum(order.suit_of(card) == TRUMP for card in laid)
    if trumps > max(0, 2 - sum(order.suit_of(card) != TRUMP for card in hand)) and not best:
        return Note("hint.discard_weak", params)
    points = total(laid, CARD_POINTS)
    if points >= RICH:
        return Note("hint.discard_safe", {**params, "n": points})
    if trumps:
        return Note("hint.discard_trump", params)
    kept = {order.suit_of(card) for card in hand if card not in laid}
    empty = next((card.suit for card in laid if order.suit_of(card) not in kept), None)
    if isinstance(empty, Suit):
        return Note("hint.discard_void", {**params, "suit": empty.key})
    if any(_is_high(card, hand, order) for card in laid):
        return Note("hint.discard_spare" if best else "hint.discard_weak", params)
    return Note("hint.discard_low", params)


def _is_high(card: Card, hand: Sequence[Card], order: Ordering) -> bool:
    """Whether nobody else can have a higher card of its suit."""
    suit, strength = order.suit_of(card), order.strength(card)
    return not any(
        order.suit_of(other) == suit and order.strength(other) > strength for other in PACKS[32] if other not in hand
    )
