"""Why a card is played where nobody wants card points, in a word for a hint. What is best is decided elsewhere.

The same words serve Ramsch and Kalter Schlag: the jacks are trumps there, and a trick is bad by the card points in it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from vorhand.ai.holdings import Holdings
from vorhand.cards import Card, Rank
from vorhand.errors import Param
from vorhand.moves import Note
from vorhand.tricks import CARD_POINTS, TRUMP, Ordering, Trick, total

RICH: Final = 10
"""So many card points are worth a word."""
CHEAP: Final = 4
"""A trick that has no more is taken lightly."""
LOW: Final = (Rank.SEVEN, Rank.EIGHT, Rank.NINE)


class AvoidingHints:
    """What a card does to the trick on the table, `choices` being all that may be played and `later` the seats that
    play to it afterwards; of others' cards only what `holdings` proves is said."""

    def __init__(
        self, trick: Trick, order: Ordering, choices: Sequence[Card], *, later: Sequence[int], holdings: Holdings
    ) -> None:
        self.trick, self.order, self.choices = trick, order, choices
        self.later, self.holdings = later, holdings

    def takes(self, card: Card) -> bool:
        """Whether the card would be the best on the table so far; who leads is always ahead."""
        return not self.trick.cards or self.trick.yields_to(card, self.order)

    def going_above(self, card: Card) -> bool:
        """Whether the card takes a trick that somebody else has led to."""
        return bool(self.trick.cards) and self.takes(card)

    def lead(self, card: Card) -> Note:
        """What leading the card does."""
        above, below = self.holdings.above(card), self.holdings.below(card)
        if not above:
            key = "hint.avoid_lead_high"
        elif self.order.suit_of(card) == TRUMP:
            key = "hint.avoid_lead_low_jack"
        elif card.rank in LOW and len(above) > len(below):
            key = "hint.avoid_lead_low"
        elif not below:
            key = "hint.avoid_lead_lowest"
        else:
            key = "hint.avoid_lead_mid"
        return Note(key, _named(card))

    def below(self, card: Card) -> Note:
        """What a card does that leaves the trick to another."""
        points = CARD_POINTS[card.rank]
        if self.order.suit_of(card) == self.order.suit_of(self.trick.cards[0]):
            if points >= RICH:
                return Note("hint.avoid_duck_points", _named(card, points))
            return Note("hint.avoid_duck", _named(card))
        if points >= RICH:
            return Note("hint.avoid_throw_points", _named(card, points))
        safe = self.holdings.above(card) and not self.holdings.below(card)
        return Note("hint.avoid_throw_low" if safe else "hint.avoid_throw_high", _named(card))

    def above(self, card: Card, *, best: bool) -> Note:
        """What a card does that goes above the others; `best` says that it is better than any that stays below."""
        points = total(self.trick.cards, CARD_POINTS)
        if all(map(self.takes, self.choices)):
            if self.may_be_taken_over(card):
                return Note("hint.avoid_hope", _named(card))
            forced = not any(map(self.may_be_taken_over, self.choices))
            key = "hint.avoid_forced" if forced else "hint.avoid_no_hope"
            return Note(key, _named(card, points + CARD_POINTS[card.rank]))
        if points <= CHEAP and (self.order.suit_of(card) == TRUMP or self.holdings.below(card)):
            return Note("hint.avoid_take_cheap", _named(card, points))
        return Note("hint.avoid_take_best" if best else "hint.avoid_take_rich", _named(card, points))

    def may_be_taken_over(self, card: Card) -> bool:
        """Whether somebody who plays later may hold a card that beats it."""
        return bool(self.holdings.beating((*self.trick.cards, card), self.later))

    def better_above(self, values: Mapping[Card, float]) -> frozenset[Card]:
        """Of the cards with what each is worth the best, if they go above and none that stays below is as good."""
        best = max(values.values())
        advised = frozenset(card for card, value in values.items() if value == best)
        return advised if all(map(self.going_above, advised)) else frozenset()

    def stopped(self, tricks: Sequence[int], *, after: int) -> int | None:
        """Another who has had all the tricks so far, `after` or more, and would or might have this one; `tricks` are
        those of each seat."""
        before = sum(tricks)
        ahead = (self.trick.winner(self.order), *self.later)
        return next((seat for seat in ahead if before >= after and tricks[seat] == before), None)


def _named(card: Card, points: int | None = None) -> dict[str, Param]:
    return {"card": card.text} if points is None else {"card": card.text, "n": points}
