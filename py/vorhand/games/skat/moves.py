"""The moves of Skat: which are legal in each stage of a deal, and why others are not.

All that legality needs is public, in the hand of the player on turn, or in the skat if he knows it, so one function
serves positions and views. What a move leads to is `flow`'s.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Final

from vorhand.cards import PACKS, Card, Rank
from vorhand.errors import Param
from vorhand.games.skat import claims, ramsch_rules, rules, table
from vorhand.games.skat.auction import HOLD, LOWEST, PASS
from vorhand.games.skat.contracts import Announcement, Contract, GameName, contracts, order_of
from vorhand.games.skat.options import Contra
from vorhand.games.skat.table import Table
from vorhand.moves import CLAIM, CONCEDE, PLAY, LegalMoves, Move, Refusal
from vorhand.tricks import TRUMP, suit_key

BID: Final = "bid"
TAKE: Final = "take"
HAND: Final = "hand"
DISCARD: Final = "discard"
DECLARE: Final = "declare"

HOLDING: Final = Move(HOLD)
PASSING: Final = Move(PASS)
TAKING: Final = Move(TAKE)
FROM_HAND: Final = Move(HAND)
CONTRA: Final = Move(table.CONTRA)
RE: Final = Move(table.RE)
CLAIMING: Final = Move(CLAIM)
CONCEDING: Final = Move(CONCEDE)
PLAYS: Final = {card: Move(PLAY, card) for card in PACKS[32]}
"""The move of each card, so that a position need not make it anew."""

Skat = Sequence[Card] | None
"""The two cards that lie aside, None for who does not know them."""


@cache
def bid_of(value: int) -> Move:
    """The bid of a value."""
    return Move(BID, value=value)


@cache
def discard_of(one: Card, other: Card) -> Move:
    """The discard of two cards."""
    return Move(DISCARD, one, other)


@cache
def declaration_of(contract: Contract) -> Move:
    """The declaration of a contract; that it is played from the hand was said before."""
    return Move(DECLARE, value=contract.declaration)


@cache
def _bids(ladder: tuple[int, ...], over: int) -> LegalMoves:
    return LegalMoves([*(bid_of(value) for value in ladder if value > over), PASSING])


def legal_moves(at: Table, hand: Sequence[Card], skat: Skat) -> LegalMoves:
    """What the player on turn may do, holding `hand` and knowing `skat`."""
    phase = at.phase
    if phase == table.PLAYING:
        return LegalMoves(_playing(at, hand, skat))
    if phase == table.AUCTION:
        auction = at.auction
        if auction.asked:
            return LegalMoves((HOLDING, PASSING))
        return LegalMoves((bid_of(LOWEST), PASSING)) if auction.lone else _bids(at.setting.ladder, auction.bid)
    if phase == table.SKAT:
        return LegalMoves((TAKING, FROM_HAND))
    if phase == table.DISCARD:
        return LegalMoves([discard_of(one, other) for one, other in combinations(hand, 2)])
    if phase == table.DECLARE:
        allowed = [declaration_of(each) for each in contracts(not at.picked) if _may_declare(at, each)]
        return LegalMoves([*allowed, TAKING] if 0 < at.picked < table.MOST_PICKED else allowed)
    if phase == table.CONTRA:
        return LegalMoves((PASSING,) if _may_not_double(at) else (CONTRA, PASSING))
    return LegalMoves((RE, PASSING)) if phase == table.RE else LegalMoves(())


def refusal(at: Table, hand: Sequence[Card], skat: Skat, move: Move) -> Refusal | None:
    """Why the player on turn may not make the move; None if he may."""
    if at.phase == table.PLAYING and move.kind == PLAY:
        return card_refusal(at, hand, move)
    if at.turn is None:
        return Refusal("move.deal_over", None)
    return malformed(move) or _STAGES[at.phase](at, hand, skat, move)


def malformed(move: Move) -> Refusal | None:
    """The refusal of what is no move of Skat at all; None if it is one."""
    if move.kind in _KINDS and _well_formed(move):
        return None
    return Refusal("move.unknown", None, {"text": str(move)})


def refused(at: Table, hand: Sequence[Card]) -> tuple[tuple[Move, Refusal], ...]:
    """The cards of `hand` that look playable and are not, and a contra that is not this player's, with the reason."""
    if at.phase == table.CONTRA and _may_not_double(at):
        return ((CONTRA, Refusal("move.contra_not_bid", rules.CONTRA_BID)),)
    if at.phase != table.PLAYING:
        return ()
    reasons = [(PLAYS[card], card_refusal(at, hand, PLAYS[card])) for card in hand]
    return tuple((move, reason) for move, reason in reasons if reason is not None)


def _playing(at: Table, hand: Sequence[Card], skat: Skat) -> list[Move]:
    found: list[Move] = []
    if at.cards and not at.punished:
        suits = order_of(at.game).suits
        led = suits[at.cards[0]]
        found = [PLAYS[card] for card in hand if suits[card] == led]
    if not found:
        found = [PLAYS[card] for card in hand]
    if claims.proven(at, hand, skat):
        found.append(CLAIMING)
    if at.contract is not None:
        found.append(CONCEDING)
    return found


def card_refusal(at: Table, hand: Sequence[Card], move: Move) -> Refusal | None:
    """Why the player on turn may not play this card; None if he may."""
    if len(move.cards) != 1 or move.value is not None:
        return Refusal("move.unknown", None, {"text": str(move)})
    card = move.cards[0]
    if card not in hand:
        return Refusal("move.not_in_hand", None, {"card": card.text})
    if at.punished:
        return None
    owed = revokes(at, hand, card)
    if owed is None:
        return None
    led = at.cards[0]
    suit = at.order.suit_of(led)
    if suit == TRUMP:
        clause = rules.JACK_IS_TRUMP if led.rank is Rank.JACK else rules.FOLLOW
        return Refusal("move.must_play_trump", clause, {"card": owed.text})
    params: dict[str, Param] = {"suit": suit_key(suit), "card": owed.text}
    if at.order.suit_of(card) == TRUMP and card.suit == suit:
        return Refusal("move.jack_is_trump", rules.JACK_IS_TRUMP, params)
    in_null = at.contract is not None and at.contract.null and Rank.JACK in (owed.rank, led.rank)
    return Refusal("move.must_follow", rules.JACK_IN_NULL if in_null else rules.FOLLOW, params)


def revokes(at: Table, hand: Sequence[Card], card: Card) -> Card | None:
    """A card of the hand that would follow suit where `card` does not; None if `card` may be played."""
    if not at.cards:
        return None
    suits = order_of(at.game).suits
    led = suits[at.cards[0]]
    if suits[card] == led:
        return None
    for owed in hand:
        if suits[owed] == led:
            return owed
    return None


def _auction(at: Table, hand: Sequence[Card], skat: Skat, move: Move) -> Refusal | None:
    auction = at.auction
    if move.kind == PASS:
        return None
    if move.kind == HOLD:
        if auction.asked:
            return None
        return Refusal("move.speaker_bids" if auction.bid else "move.no_bid_yet", rules.BID_HOLD)
    if move.kind != BID:
        return Refusal("move.auction_first", rules.BID_ORDER)
    value = move.value
    assert isinstance(value, int)
    if auction.asked:
        return Refusal("move.hearer_holds", rules.BID_HOLD, {"n": auction.bid})
    if auction.lone:
        return None if value == LOWEST else Refusal("move.bid_forehand", rules.BID_FOREHAND, {"n": value})
    if value not in at.setting.ladder:
        return Refusal("move.bid_not_a_value", rules.BID_VALUES, {"n": value})
    if value <= auction.bid:
        return Refusal("move.bid_too_low", rules.BID_VALUES, {"n": value, "bid": auction.bid})
    return None


def _skat(at: Table, hand: Sequence[Card], skat: Skat, move: Move) -> Refusal | None:
    if move in (TAKING, FROM_HAND):
        return None
    if move.kind in _SAID_IN_AUCTION:
        return Refusal("move.auction_over", rules.BID_ORDER)
    return Refusal("move.skat_first", rules.TAKE)


def _discard(at: Table, hand: Sequence[Card], skat: Skat, move: Move) -> Refusal | None:
    if move.kind in _SAID_IN_AUCTION:
        return Refusal("move.auction_over", rules.BID_ORDER)
    if move.kind in (TAKE, HAND):
        return Refusal("move.skat_taken", rules.TAKE)
    if move.kind != DISCARD:
        return Refusal("move.discard_first", rules.TAKE)
    if len(set(move.cards)) != 2 or len(move.cards) != 2:
        return Refusal("move.discard_two", rules.TAKE)
    strange = next((card for card in move.cards if card not in hand), None)
    return None if strange is None else Refusal("move.not_in_hand", None, {"card": strange.text})


def _declare(at: Table, hand: Sequence[Card], skat: Skat, move: Move) -> Refusal | None:
    if move.kind in _SAID_IN_AUCTION:
        return Refusal("move.auction_over", rules.BID_ORDER)
    if move.kind in (TAKE, DISCARD) and not at.picked:
        return Refusal("move.hand_no_discard", rules.HAND)
    if move.kind == TAKE:
        often = at.picked >= table.MOST_PICKED
        return Refusal("move.put_back_often", rules.TAKE, {"n": table.MOST_PICKED}) if often else None
    if move.kind == HAND:
        return Refusal("move.skat_taken" if at.picked else "move.declare_first", rules.HAND)
    if move.kind != DECLARE:
        return Refusal("move.declare_first", rules.DECLARE)
    game, _, level = str(move.value).partition(" ")
    if game not in list(GameName) or level not in ("", *list(Announcement)[1:]):
        return Refusal("move.declare_unknown", rules.DECLARE, {"text": str(move.value)})
    contract = Contract.declared(str(move.value), hand=not at.picked)
    if contract.null and contract.level in (Announcement.SCHNEIDER, Announcement.SCHWARZ):
        return Refusal("move.null_no_level", rules.LEVELS, {"level": level})
    if not contract.null and level and at.picked:
        return Refusal("move.level_needs_hand", rules.LEVELS, {"level": level})
    if _grand_alone(at, contract):
        return Refusal("move.grand_only", ramsch_rules.GRAND)
    if _null_below_bid(at, contract):
        params: dict[str, Param] = {"n": contract.null_value(at.options), "bid": at.bid}
        return Refusal("move.null_below_bid", rules.NULL_BELOW_BID, params)
    return None


def _may_declare(at: Table, contract: Contract) -> bool:
    return not _null_below_bid(at, contract) and not _grand_alone(at, contract)


def _grand_alone(at: Table, contract: Contract) -> bool:
    """Whether a Grand Hand was said instead of a Ramsch, and this is none (ramsch.grand.1)."""
    return at.ramsch is not None and contract.game != GameName.GRAND


def _null_below_bid(at: Table, contract: Contract) -> bool:
    return contract.null and contract.null_value(at.options) < at.bid


def _contra(at: Table, hand: Sequence[Card], skat: Skat, move: Move) -> Refusal | None:
    if move == PASSING:
        return None
    if move != CONTRA:
        return Refusal("move.contra_first", rules.CONTRA)
    return Refusal("move.contra_not_bid", rules.CONTRA_BID) if _may_not_double(at) else None


def _may_not_double(at: Table) -> bool:
    assert at.turn is not None
    return at.options.contra_needs_bid and not at.auction.took_part(at.turn)


def _re(at: Table, hand: Sequence[Card], skat: Skat, move: Move) -> Refusal | None:
    return None if move in (RE, PASSING) else Refusal("move.re_first", rules.RE)


def _play(at: Table, hand: Sequence[Card], skat: Skat, move: Move) -> Refusal | None:
    assert at.turn is not None
    if move.kind == CONCEDE:
        return None
    if move.kind == CLAIM:
        if at.contract is not None and at.contract.null and at.turn != at.soloist:
            return Refusal("move.claim_null_defender", rules.CLAIM)
        return None if claims.proven(at, hand, skat) else Refusal("move.claim_unproven", rules.CLAIM)
    if move.kind == table.CONTRA:
        off = at.options.contra is Contra.OFF
        return Refusal("move.contra_off" if off else "move.contra_too_late", rules.CONTRA)
    if move.kind == table.RE:
        off = at.options.contra is not Contra.CONTRA_RE
        return Refusal("move.re_off" if off else "move.contra_too_late", rules.RE)
    if move.kind in _SAID_IN_AUCTION:
        return Refusal("move.auction_over", rules.BID_ORDER)
    return Refusal("move.declared", rules.DECLARE)


_STAGES: Final = {
    table.AUCTION: _auction,
    table.SKAT: _skat,
    table.DISCARD: _discard,
    table.DECLARE: _declare,
    table.CONTRA: _contra,
    table.RE: _re,
    table.PLAYING: _play,
}
_SAID_IN_AUCTION: Final = (BID, HOLD, PASS)
OF_AN_AUCTION: Final = (*_SAID_IN_AUCTION, HAND, DECLARE, table.CONTRA, table.RE)
"""What belongs to a deal that somebody plays alone."""
_WITH_CARDS: Final = (DISCARD, PLAY)
_KINDS: Final = (
    *_SAID_IN_AUCTION, TAKE, HAND, DISCARD, DECLARE, table.CONTRA, table.RE, PLAY, CLAIM, CONCEDE,
)  # fmt: skip


def _well_formed(move: Move) -> bool:
    """Whether the move has the value and the cards that its kind asks for."""
    if move.kind == BID:
        right = isinstance(move.value, int)
    elif move.kind == DECLARE:
        right = isinstance(move.value, str)
    else:
        right = move.value is None
    return right and (move.kind in _WITH_CARDS or not move.cards)
