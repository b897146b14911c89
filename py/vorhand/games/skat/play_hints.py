"""Why a card of a suit game or a Grand is played, in a word for a hint. What is best is decided elsewhere.

What a word says of others' cards is what the seat's view proves (`holdings`), never a guess.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vorhand.cards import Card, Rank
from vorhand.errors import Param
from vorhand.games.skat.holdings import holdings_of
from vorhand.games.skat.null_hints import NullHints
from vorhand.games.skat.table import ACTIVE
from vorhand.games.skat.view import SkatView
from vorhand.moves import Note
from vorhand.tricks import CARD_POINTS, TRUMP, total

RICH: Final = 10
"""So many card points are worth a word."""
LITTLE: Final = 2
"""So many are not."""


def of_cards(view: SkatView, cards: Sequence[Card], *, choices: Sequence[Card]) -> list[Note]:
    """What playing each of the cards does, `choices` being all that may be played."""
    assert view.table.contract is not None
    hints = (NullHints if view.table.contract.null else PlayHints)(view, choices)
    return [_of_card(hints, card, choices) for card in cards]


def _of_card(hints: PlayHints | NullHints, card: Card, choices: Sequence[Card]) -> Note:
    params: dict[str, Param] = {"card": card.text}
    if card not in choices:
        return Note("hint.revoke", params)
    return Note("hint.only_card", params) if len(choices) == 1 else hints.of(card, params)


class PlayHints:
    """What a card does where trumps are."""

    def __init__(self, view: SkatView, choices: Sequence[Card]) -> None:
        at, self.view, self.order = view.table, view, view.order
        assert view.seat is not None
        assert at.soloist is not None
        self.at, self.choices, self.holdings = at, choices, holdings_of(view)
        self.soloist, self.alone = at.soloist, view.seat == at.soloist
        self.partner = next((seat for seat in at.positions if seat not in (view.seat, at.soloist)), view.seat)
        """Of a defender."""
        self.later = [seat for seat in at.positions if seat != view.seat and seat not in at.trick.seats]

    def of(self, card: Card, params: dict[str, Param]) -> Note:
        """What the card does, `params` naming it."""
        at = self.at
        if not at.cards:
            return Note(self._lead(card), params)
        held = not self.alone and at.trick.winner(self.order) == self.partner
        if self._takes(card):
            worth: dict[str, Param] = {**params, "n": total((*at.cards, card), CARD_POINTS)}
            if held:
                return Note("hint.overtake", worth)
            return Note("hint.take_trick" if self._follows(card) else "hint.ruff", worth)
        return Note(self._for_partner(card) if held else self._below(card), params)

    def _takes(self, card: Card) -> bool:
        """Whether the card would be the best on the table so far."""
        return self.at.trick.yields_to(card, self.order)

    def _follows(self, card: Card) -> bool:
        return self.order.suit_of(card) == self.order.suit_of(self.at.cards[0])

    def _may_beat(self, seat: int, cards: Sequence[Card]) -> bool:
        """Whether a seat that has yet to play may take the trick."""
        return seat in self.later and bool(self.holdings.beating(cards, (seat,)))

    def _lead(self, card: Card) -> str:
        trump = self.order.suit_of(card) == TRUMP
        if trump and self.alone and self.holdings.of_suit(card):
            return "hint.draw_trumps"
        if not self.holdings.above(card):
            return "hint.cash"
        if self.alone:
            return "hint.lead_loser"
        if trump and self.holdings.of_suit(card, (self.soloist,)):
            return "hint.lead_trump"
        if not self._may_beat(self.soloist, (card,)):
            return "hint.lead_past"
        if not self._may_beat(self.partner, (card,)):
            return "hint.lead_alone"
        assert self.view.seat is not None
        through = self.at.setting.left[self.view.seat] == self.soloist
        return "hint.lead_through" if through else "hint.lead_to_partner"

    def _for_partner(self, card: Card) -> str:
        """The partner is the best so far, and stays it."""
        if CARD_POINTS[card.rank] > LITTLE:
            return "hint.schmear"
        if self._may_beat(self.soloist, (*self.at.cards, card)):
            return "hint.partner_ahead"
        return "hint.leave_partner_jack" if card.rank is Rank.JACK else "hint.leave_partner"

    def _below(self, card: Card) -> str:
        """An opponent is the best so far, and stays it."""
        cards = (*self.at.cards, card)
        if not self.alone and len(cards) < ACTIVE and self._may_beat(self.partner, cards):
            return "hint.schmear" if CARD_POINTS[card.rank] >= RICH else "hint.leave_to_partner"
        if any(map(self._takes, self.choices)):
            return "hint.duck"
        if self._follows(card):
            return "hint.cheap"
        return "hint.under_ruff" if self.order.suit_of(card) == TRUMP else "hint.throw_off"
