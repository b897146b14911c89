"""What the other seats may hold, as a view proves it; nothing that is only likely counts.

A game says which cards are unseen, how many of them each place has and what keeps a card from a place; that the numbers
must come out even may keep it from more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations
from types import MappingProxyType
from typing import Final

from vorhand.cards import Card
from vorhand.tricks import Ordering, winning_index

ASIDE: Final = -1
"""The place of the cards that lie aside, among the seats."""
NOTHING_OPEN: Final[Mapping[int, Sequence[Card]]] = MappingProxyType({})


class Holdings:
    """Where each card may lie that a seat does not see."""

    def __init__(
        self,
        order: Ordering,
        unseen: Sequence[Card],
        room: Mapping[int, int],
        fits: Callable[[Card, int], bool],
        *,
        laid_open: Mapping[int, Sequence[Card]] = NOTHING_OPEN,
    ) -> None:
        """`room` says how many of the unseen cards each other seat has, and how many lie `ASIDE`; `fits` whether
        nothing that was said or played keeps a card from a place; `laid_open` are the seats whose cards are seen."""
        self._order = order
        places = {card: frozenset(place for place in room if fits(card, place)) for card in unseen}
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
        self._held: dict[int, Sequence[Card]] = {
            seat: [card for card in unseen if seat in places[card] and free[places[card], seat]]
            for seat in room
            if seat != ASIDE
        }
        self._held.update(laid_open)

    def out(self, kind: Callable[[Card], bool], seats: Iterable[int] | None = None) -> list[Card]:
        """The cards of a kind that one of the seats, or of all others, may hold."""
        among = self._held if seats is None else seats
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
        return self.out(lambda other: winning_index((*cards, other), order=self._order) == count, seats)

    def _same(self, one: Card, other: Card) -> bool:
        return self._order.suit_of(one) == self._order.suit_of(other)

    def _over(self, one: Card, other: Card) -> bool:
        return self._order.strength(one) > self._order.strength(other)
