"""The moves of Kalter Schlag: `double` before one's own first card, `play HT`.

All that a move's legality needs is public or in the hand of the player on turn, so one function serves positions and
views. Tricks are not scored here.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from vorhand.cards import PACKS, Card, Rank, Suit
from vorhand.errors import Param
from vorhand.games.kalter_schlag import rules
from vorhand.games.kalter_schlag.options import KalterSchlagOptions, SideOrder, VoidJack
from vorhand.games.kalter_schlag.table import Table
from vorhand.moves import PLAY, LegalMoves, Move, Refusal
from vorhand.tricks import TRUMP, Bond, Duty, Ordering, Playable, ordering, playable, suit_key

DOUBLE: Final = "double"

_SIDE: dict[SideOrder, str] = {SideOrder.ACE_KING: "AKQT987", SideOrder.ACE_TEN: "ATKQ987"}
_JACKS = tuple(Card(suit, Rank.JACK) for suit in Suit)


@lru_cache(maxsize=len(SideOrder))
def card_order(side_order: SideOrder) -> Ordering:
    """Jacks above all, clubs highest, as a suit of their own (rank.1); below them the side order (rank.2)."""
    return ordering(pack=PACKS[32], trumps=_JACKS, ranks=tuple(map(Rank, _SIDE[side_order])))


def duty(options: KalterSchlagOptions) -> Duty:
    """Follow suit (follow.1, follow.2); void, a jack of the led suit is spared where the option says so (follow.3)."""
    return Duty(spare_printed=options.void_jack is VoidJack.NOT_OWN_SUIT_JACK)


def legal_moves(table: Table, hand: tuple[Card, ...]) -> LegalMoves:
    """What the player on turn may do, holding `hand`: each playable card in the hand's order, then `double`."""
    allowed = _playable(table, hand)
    moves = [Move(PLAY, card) for card in allowed.cards]
    if _double_refused(table) is None:
        moves.append(Move(DOUBLE))
    return LegalMoves(moves)


def refusal(table: Table, hand: tuple[Card, ...], move: Move) -> Refusal | None:
    """Why the player on turn, holding `hand`, may not make the move; None if he may."""
    if table.turn is None:
        return Refusal("move.deal_over", None)
    if move == Move(DOUBLE):
        return _double_refused(table)
    if move.kind != PLAY or len(move.cards) != 1 or move.value is not None:
        return Refusal("move.unknown", None, {"text": str(move)})
    (card,) = move.cards
    if card not in hand:
        return Refusal("move.not_in_hand", None, {"card": card.text})
    allowed = _playable(table, hand)
    if card in allowed.cards:
        return None
    order = card_order(table.options.side_order)
    led = order.suit_of(table.trick.cards[0])
    params: dict[str, Param] = {"suit": suit_key(led), "card": allowed.cards[0].text}
    if allowed.bond is Bond.SPARE:
        return Refusal("move.spare_jack", rules.JACK_APART, {"suit": suit_key(led), "card": card.text})
    if led == TRUMP:
        return Refusal("move.must_play_jack", rules.FOLLOW_JACK, params)
    if order.suit_of(card) == TRUMP and card.suit == led:
        return Refusal("move.jack_is_no_suit_card", rules.JACK_APART, params)
    return Refusal("move.must_follow", rules.FOLLOW, params)


def refused(table: Table, hand: tuple[Card, ...]) -> tuple[tuple[Move, Refusal], ...]:
    """The cards of `hand` that may not be played now, each with the reason."""
    found = []
    for card in hand:
        move = Move(PLAY, card)
        if (reason := refusal(table, hand, move)) is not None:
            found.append((move, reason))
    return tuple(found)


def _playable(table: Table, hand: tuple[Card, ...]) -> Playable:
    options = table.options
    return playable(hand, table.trick.cards, order=card_order(options.side_order), duty=duty(options))


def _double_refused(table: Table) -> Refusal | None:
    if table.taken:
        return Refusal("move.double_late", rules.CALL_TIME)
    if table.turn in table.calls:
        return Refusal("move.double_twice", rules.CALL_ONCE)
    return None
