"""The moves of Rams: `in`, `out`, `exchange H7 C9`, `upcard H7` or `pass`, `stop`, `continue`, `play HT`.

All that a move's legality needs is public or in the hand of the player on turn, so one function serves positions and
views.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Final

from vorhand.cards import Card, Rank
from vorhand.errors import Param
from vorhand.games.rams import rules, table
from vorhand.games.rams.options import StockShort
from vorhand.games.rams.table import Table
from vorhand.moves import PLAY, LegalMoves, Move, Refusal
from vorhand.tricks import Bond, Playable, playable, suit_key

ENTER: Final = Move("in")
STAY_OUT: Final = Move("out")
LEAVE: Final = Move("pass")
STOP: Final = Move("stop")
CONTINUE: Final = Move("continue")
EXCHANGE: Final = "exchange"
UPCARD: Final = "upcard"
THREE: Final = 3

_KINDS: Final[Mapping[str, tuple[int, int]]] = {
    "in": (0, 0), "out": (0, 0), EXCHANGE: (0, 60), UPCARD: (1, 1), "pass": (0, 0),
    "stop": (0, 0), "continue": (0, 0), PLAY: (1, 1),
}  # fmt: skip
"""Every kind of move with the least and the greatest number of its cards."""


def legal_moves(at: Table, hand: Sequence[Card]) -> LegalMoves:
    """What the player on turn may do, holding `hand`."""
    if at.phase == table.DECLARE:
        return LegalMoves((ENTER,) if _must_enter(at, hand) else (ENTER, STAY_OUT))
    if at.phase == table.EXCHANGE:
        most = range(_most_exchanged(at) + 1)
        return LegalMoves([Move(EXCHANGE, *cards) for number in most for cards in combinations(hand, number)])
    if at.phase == table.UPCARD:
        return LegalMoves([*(Move(UPCARD, card) for card in hand), LEAVE])
    if at.phase == table.ZERO:
        return LegalMoves((STOP, CONTINUE))
    return LegalMoves([Move(PLAY, card) for card in (hand if at.punished else owed(at, hand).cards)])


def owed(at: Table, hand: Sequence[Card]) -> Playable:
    """The cards of `hand` that follow the rules now, and why no others (lead.3, follow.1, follow.2)."""
    if not at.trick.cards:
        ace = Card(at.trump, Rank.ACE)
        if at.options.must_lead_trump_ace and ace in hand:
            return Playable((ace,), Bond.FREE)
    return playable(hand, at.trick.cards, order=at.order, duty=at.duty)


def refused(at: Table, hand: Sequence[Card]) -> tuple[tuple[Move, Refusal], ...]:
    """Staying out where one must play, and the cards that may not be played now, each with the reason."""
    if at.phase == table.DECLARE:
        forced = _must_enter(at, hand)
        return () if forced is None else ((STAY_OUT, forced),)
    if at.phase != table.PLAYING or at.punished:
        return ()
    reasons = [(Move(PLAY, card), _card(at, hand, card)) for card in hand]
    return tuple((move, reason) for move, reason in reasons if reason is not None)


def refusal(at: Table, hand: Sequence[Card], move: Move) -> Refusal | None:
    """Why the player on turn, holding `hand`, may not make the move; None if he may."""
    if at.turn is None:
        return Refusal("move.deal_over", None)
    fewest, most = _KINDS.get(move.kind, (1, 0))
    if not fewest <= len(move.cards) <= most or move.value is not None:
        return Refusal("move.unknown", None, {"text": str(move)})
    strange = next((card for card in move.cards if card not in hand), None)
    if move.kind in _HERE[at.phase]:
        if strange is not None:
            return Refusal("move.not_in_hand", None, {"card": strange.text})
        if move == STAY_OUT:
            return _must_enter(at, hand)
        if move.kind == EXCHANGE:
            return _exchange(at, move)
        return _card(at, hand, move.cards[0]) if move.kind == PLAY and not at.punished else None
    return _out_of_place(at, move)


def _must_enter(at: Table, hand: Sequence[Card]) -> Refusal | None:
    if at.players == THREE and not at.options.three_may_pass:
        return Refusal("move.three_play", rules.THREE_PLAY)
    ace = next((card for card in hand if card.rank is Rank.ACE), None)
    if ace is not None and at.options.ace_forces_in:
        return Refusal("move.ace_forces_in", rules.ACE_FORCES, {"card": ace.text})
    return None


def _most_exchanged(at: Table) -> int:
    limit = at.options.exchange_limit
    return min(limit, at.stock) if at.options.when_stock_short is StockShort.DRAW_LESS else limit


def _exchange(at: Table, move: Move) -> Refusal | None:
    twice = next((card for card in move.cards if move.cards.count(card) > 1), None)
    if twice is not None:
        return Refusal("move.card_twice", None, {"card": twice.text})
    number, limit = len(move.cards), at.options.exchange_limit
    if number > limit:
        return Refusal("move.exchange_limit", rules.EXCHANGE, {"n": limit})
    if number > _most_exchanged(at):
        return Refusal("move.stock_short", rules.SHORT_STOCK, {"n": at.stock})
    return None


def _card(at: Table, hand: Sequence[Card], card: Card) -> Refusal | None:
    allowed = owed(at, hand)
    if card in allowed.cards:
        return None
    params: dict[str, Param] = {"card": allowed.cards[0].text}
    if not at.trick.cards:
        return Refusal("move.lead_trump_ace", rules.LEAD_ACE, params)
    if allowed.bond is Bond.TRUMP:
        return Refusal("move.must_trump", rules.RUFF, params)
    led = suit_key(at.order.suit_of(at.trick.cards[0]))
    return Refusal("move.must_follow", rules.FOLLOW, {"suit": led, **params})


_HERE: Final[Mapping[str, tuple[str, ...]]] = {
    table.DECLARE: ("in", "out"),
    table.EXCHANGE: (EXCHANGE,),
    table.UPCARD: (UPCARD, "pass"),
    table.ZERO: ("stop", "continue"),
    table.PLAYING: (PLAY,),
}
_FIRST: Final[Mapping[str, Refusal]] = {
    table.DECLARE: Refusal("move.in_or_out", rules.DECLARE),
    table.EXCHANGE: Refusal("move.exchange_first", rules.EXCHANGE),
    table.UPCARD: Refusal("move.upcard_first", rules.UPCARD),
    table.ZERO: Refusal("move.stop_or_continue", rules.ZERO),
}
"""What is asked for in each stage before the play."""


def _out_of_place(at: Table, move: Move) -> Refusal:
    """The refusal of a move that has no place in this stage."""
    if move in (ENTER, STAY_OUT):
        return Refusal("move.said_already", rules.DECLARE)
    if move.kind == EXCHANGE and at.phase != table.DECLARE:
        return Refusal("move.exchange_late", rules.EXCHANGE)
    if move.kind == UPCARD and not at.options.dealer_may_take_upcard:
        return Refusal("move.upcard_off", rules.UPCARD)
    if move.kind == UPCARD and at.turn != at.dealer:
        return Refusal("move.upcard_not_dealer", rules.UPCARD)
    if at.phase in _FIRST:
        return _FIRST[at.phase]
    if move.kind in (UPCARD, "pass"):
        return Refusal("move.upcard_late", rules.UPCARD)
    return Refusal("move.not_at_zero", rules.ZERO)
