"""What the other seats may hold, as a view proves it: by the cards seen, who did not follow, and how many each has."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations

from vorhand.cards import PACKS, Card
from vorhand.games.skat import table
from vorhand.games.skat.view import SkatView
from vorhand.tricks import TRUMP, winning_index

ASIDE = -1
"""The place of the two cards that lie aside, among the seats."""


class Holdings:
    """Where each card may lie that the seat does not see; nothing that is only likely counts."""

    def __init__(self, view: SkatView) -> None:
        at, self.view, self.order = view.table, view, view.order
        self.others = tuple(seat for seat in at.positions if seat != view.seat)
        seen = {*view.hand, *(view.skat or ()), *at.cards, *view.laid_open}
        seen.update(card for taken in at.taken for card in taken.trick.cards)
        unseen = [card for card in PACKS[32] if card not in seen]
        room = {seat: at.cards_left(seat) for seat in self.others if seat != at.soloist or not view.laid_open}
        if view.skat is None:
            room[ASIDE] = len(unseen) - sum(room.values())
        places = {card: frozenset(place for place in room if self._fits(card, place)) for card in unseen}
        groups = [frozenset(each) for number in range(len(room)) for each in combinations(room, number + 1)]
        # A group of places has so much room beyond the cards that can lie nowhere else.
        spare = {
            group: sum(room[place] for place in group) - sum(each <= group for each in places.values())
            for group in groups
        }
        free = {
            (there, place): all(spare[group] + (there <= group) > 0 for group in groups if place in group)
            for there in set(places.values())
            for place in there
        }
        self._held = {
            seat: [card for card in unseen if seat in places[card] and free[places[card], seat]]
            if seat in room
            else list(view.laid_open)
            for seat in self.others
        }

    def _fits(self, card: Card, place: int) -> bool:
        """Whether nothing that was said or played keeps the card from a place."""
        view, at = self.view, self.view.table
        if place == ASIDE:
            handed = at.ramsch is not None and at.ramsch.owner is not None
            return not handed or at.setting.ramsch.pass_jacks or self.order.suit_of(card) != TRUMP
        if (place, self.order.suit_of(card)) in at.voids:
            return False
        if card not in view.passed or at.ramsch is None or view.seat is None:
            return True
        # Only those to the left of who passed the card on were offered it, and who pushed did not look.
        seats = at.positions
        return seats.index(place) > seats.index(view.seat) and (place, table.PUSHED) not in at.ramsch.words

    def out(self, kind: Callable[[Card], bool], seats: Iterable[int] | None = None) -> list[Card]:
        """The cards of a kind that one of the seats, or of all others, may hold."""
        among = self.others if seats is None else seats
        return [card for card in dict.fromkeys(card for seat in among for card in self._held[seat]) if kind(card)]

    def above(self, card: Card, seats: Iterable[int] | None = None) -> list[Card]:
        """The higher cards of its suit."""
        return self.out(lambda other: self._same(other, card) and self._over(other, card), seats)

    def below(self, card: Card, seats: Iterable[int] | None = None) -> list[Card]:
        """The lower cards of its suit."""
        return self.out(lambda other: self._same(other, card) and self._over(card, other), seats)

    def of_suit(self, card: Card, seats: Iterable[int] | None = None) -> list[Card]:
        """The cards of its suit."""
        return self.out(lambda other: self._same(other, card), seats)

    def beating(self, cards: Sequence[Card], seats: Iterable[int]) -> list[Card]:
        """The cards that would take the trick from those on the table."""
        count = len(cards)
        return self.out(lambda other: winning_index((*cards, other), order=self.order) == count, seats)

    def _same(self, one: Card, other: Card) -> bool:
        return self.order.suit_of(one) == self.order.suit_of(other)

    def _over(self, one: Card, other: Card) -> bool:
        return self.order.strength(one) > self.order.strength(other)
