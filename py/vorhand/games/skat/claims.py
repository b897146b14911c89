"""Proving "the rest is mine": a claim holds if it wins against every way the hidden cards may lie (end.2).

Only what the claimant sees goes in, so that whether a claim is granted tells nothing about the others' cards. The
proofs look at each suit by itself, against the one opponent who holds as much of it as can be:

* A leader of a suit game or a Grand takes all tricks if nobody can hold more trumps than he, and of each suit his first
  cards, as many as anybody can hold, are above all that is outstanding: he draws trumps and leads from the top.
* The soloist of Null takes no trick if in each suit his lowest card is below the lowest outstanding one, his second
  below the second, and so on, and what he plays now loses for certain.

Partners count as opponents here: a defender's claim is that his own cards take the rest.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from vorhand.cards import Card
from vorhand.games.skat.contracts import GameName, groups_of, order_of, trump_bits
from vorhand.games.skat.table import Table
from vorhand.tricks import TRUMP, EffectiveSuit

FEWEST = 2
"""The last card alone needs no claim."""


def may_be_tried(table: Table) -> bool:
    """Whether the seat on turn can claim at all: a leader of a suit game or a Grand, the soloist of Null."""
    if table.contract is None:
        return False
    return table.turn == table.auction.soloist if table.contract.game == GameName.NULL else not table.cards


def proven(table: Table, hand: Sequence[Card], skat: Sequence[Card] | None) -> bool:
    """Whether the seat on turn, who may try, holding `hand` and knowing `skat` (None if it does not), has the rest."""
    contract, seat = table.contract, table.turn
    if contract is None or seat is None or len(hand) < FEWEST:
        return False
    return _loses_all(table, hand, skat) if contract.null else _wins_all(table, contract.game, seat, hand, skat)


def _outstanding(
    table: Table, game: GameName, hand: Sequence[Card], skat: Sequence[Card] | None
) -> Mapping[EffectiveSuit, tuple[Card, ...]]:
    """The cards that somebody else may hold, by effective suit, the strongest first."""
    seen = {*hand, *table.cards, *(skat or ())}
    return {
        suit: tuple(card for card in cards if card not in seen and not table.gone >> card.index & 1)
        for suit, cards in groups_of(game).items()
    }


def _wins_all(table: Table, game: GameName, seat: int, hand: Sequence[Card], skat: Sequence[Card] | None) -> bool:
    order, voids = order_of(game), table.voids
    others = [each for each in table.positions if each != seat]
    own_trumps, suits = 0, order.suits
    for card in hand:
        own_trumps += suits[card] == TRUMP
    # A cheap look before the proof: it fails nearly always, and every leader is asked.
    left = (trump_bits(game) & ~table.gone).bit_count() - own_trumps - len(skat or ())
    if (
        own_trumps < len(hand)
        and left > own_trumps
        and not ((others[0], TRUMP) in voids and (others[1], TRUMP) in voids)
    ):
        return False
    outstanding = _outstanding(table, game, hand, skat)

    def most(suit: EffectiveSuit) -> int:
        """How many cards of the suit one opponent can hold."""
        return min(len(outstanding[suit]), len(hand)) if any((each, suit) not in voids for each in others) else 0

    if own_trumps < len(hand) and most(TRUMP) > own_trumps:
        return False
    for suit, missing in outstanding.items():
        own = sorted((order.strength(card) for card in hand if order.suit_of(card) == suit), reverse=True)
        needed = min(len(own), most(suit))
        if needed and own[needed - 1] < order.strength(missing[0]):
            return False
    return True


def _loses_all(table: Table, hand: Sequence[Card], skat: Sequence[Card] | None) -> bool:
    game, order = GameName.NULL, order_of(GameName.NULL)
    outstanding = {
        suit: sorted(map(order.strength, cards)) for suit, cards in _outstanding(table, game, hand, skat).items()
    }
    own = {suit: sorted(order.strength(card) for card in hand if order.suit_of(card) == suit) for suit in outstanding}
    hidden = 2 if skat is None else 0
    for card in _losers(table, hand, outstanding, hidden):
        suit, strength = order.suit_of(card), order.strength(card)
        rest = {each: [one for one in cards if each != suit or one != strength] for each, cards in own.items()}
        left = dict(outstanding)
        if not table.cards:
            left[suit] = left[suit][:-1]
        if all(_below(rest[each], left[each]) for each in rest):
            return True
    return False


def _below(own: Sequence[int], missing: Sequence[int]) -> bool:
    return all(mine < other for mine, other in zip(own, missing, strict=False))


def _losers(
    table: Table, hand: Sequence[Card], outstanding: Mapping[EffectiveSuit, Sequence[int]], hidden: int
) -> list[Card]:
    """The cards that may be played now and lose this trick for certain."""
    order = table.order
    if not table.cards:
        return [
            card
            for card in hand
            if len(missing := outstanding[order.suit_of(card)]) > hidden and order.strength(card) < missing[0]
        ]
    led = order.suit_of(table.cards[0])
    same = [card for card in hand if order.suit_of(card) == led]
    if not same:
        return list(hand)
    best = max(order.strength(card) for card in table.cards if order.suit_of(card) == led)
    return [card for card in same if order.strength(card) < best]
