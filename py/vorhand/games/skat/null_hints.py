"""Why a card of a Null is played, in a word for a hint. What is best is decided elsewhere.

What a word says of others' cards is what the seat's view proves (`holdings`), never a guess.
"""

from __future__ import annotations

from collections.abc import Sequence

from vorhand.cards import Card
from vorhand.errors import Param
from vorhand.games.skat.holdings import holdings_of
from vorhand.games.skat.view import SkatView
from vorhand.moves import Note


class NullHints:
    """What a card does in a Null."""

    def __init__(self, view: SkatView, choices: Sequence[Card]) -> None:
        at, self.order = view.table, view.order
        assert at.soloist is not None
        self.at, self.choices, self.holdings = at, choices, holdings_of(view)
        self.soloist, self.alone = at.soloist, view.seat == at.soloist

    def of(self, card: Card, params: dict[str, Param]) -> Note:
        """What the card does, `params` naming it."""
        if self.alone:
            return Note(self._follow(card) if self.at.cards else self._lead(card), params)
        return Note(self._against(card), {**params, "suit": card.suit.key})

    def _takes(self, card: Card) -> bool:
        """Whether the card would be the best on the table so far."""
        return self.at.trick.yields_to(card, self.order)

    def _follows(self, card: Card) -> bool:
        return not self.at.cards or card.suit is self.at.cards[0].suit

    def _lead(self, card: Card) -> str:
        if not self.holdings.above(card):
            return "hint.null_lead_high"
        return "hint.null_lead_mid" if self.holdings.below(card) else "hint.null_lead"

    def _follow(self, card: Card) -> str:
        """Of the soloist who does not lead."""
        if self._takes(card):
            return "hint.null_forced" if all(map(self._takes, self.choices)) else "hint.null_above"
        if self._follows(card):
            return "hint.null_duck"
        safe = self.holdings.above(card) and not self.holdings.below(card)
        return "hint.null_throw_low" if safe else "hint.null_throw_off"

    def _against(self, card: Card) -> str:
        """Of a defender."""
        at, takes = self.at, not self.at.cards or self._takes(card)
        if self.soloist in at.trick.seats:
            ahead = at.trick.winner(self.order) == self.soloist
            if takes and ahead:
                return "hint.null_over"
            gets = ahead
        else:
            gets = bool(self.holdings.beating((*at.cards, card), (self.soloist,)))
        if not gets:
            return "hint.null_spared"
        if not at.cards:
            return "hint.null_attack"
        if not self._follows(card):
            return "hint.null_let_go"
        return "hint.null_still" if takes else "hint.null_under"
