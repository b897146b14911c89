"""The cards that do not lie open in a deal of Rams: hands, stock, and the dead cards; dealing and drawing them.

Who may do so and when is `flow`'s.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from vorhand.cards import Card
from vorhand.chance import mix, shuffled
from vorhand.games.rams.options import HAND_SIZE

PACKETS = (3, 2)


class Hidden(NamedTuple):
    """By seats: `hands`, `thrown` (what each threw away and still lies dead), `kept` (each hand as the play begins, or
    at the end of a deal that is not played). `stock` has the top card first."""

    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    thrown: tuple[tuple[Card, ...], ...]
    kept: tuple[tuple[Card, ...], ...] = ()

    @property
    def dead(self) -> tuple[Card, ...]:
        """All cards that lie dead."""
        return tuple(card for cards in self.thrown for card in cards)

    def with_hand(self, seat: int, hand: tuple[Card, ...], *, thrown: tuple[Card, ...] = ()) -> Hidden:
        """The same with another hand of the seat, which throws some cards away."""
        return self._replace(hands=_put(self.hands, seat, hand), thrown=_put(self.thrown, seat, thrown, add=True))

    def without(self, seat: int, cards: Sequence[Card]) -> tuple[Card, ...]:
        """The hand of the seat without some of its cards."""
        return tuple(card for card in self.hands[seat] if card not in cards)


def _put(
    rows: tuple[tuple[Card, ...], ...], seat: int, cards: tuple[Card, ...], *, add: bool = False
) -> tuple[tuple[Card, ...], ...]:
    row = (*rows[seat], *cards) if add else cards
    return (*rows[:seat], row, *rows[seat + 1 :])


def dealt_from(
    pack: Sequence[Card], ring: Sequence[int]
) -> tuple[tuple[tuple[Card, ...], ...], Card, tuple[Card, ...]]:
    """The hands by seat, the upcard and the stock: three each, then two each along the `ring`, then the upcard
    (deal.1)."""
    hands: list[list[Card]] = [[] for _ in ring]
    cards = iter(pack)
    for packet in PACKETS:
        for seat in ring:
            hands[seat] += [next(cards) for _ in range(packet)]
    upcard = next(cards)
    return tuple(map(tuple, hands)), upcard, tuple(cards)


def exchanged(at: Hidden, seat: int, thrown: Sequence[Card], *, seed: int) -> tuple[Hidden, int]:
    """The cards after the seat has thrown some away and drawn as many, and how many dead ones were shuffled for it.

    The stock comes first, then the dead cards shuffled by `seed`: passed hands and what others threw away, not what is
    thrown away now (exchange.2). If they do not suffice either, fewer are drawn; the options see to it that they do.
    """
    number, stock, lying = len(thrown), at.stock, at.thrown
    shuffled_cards = 0
    if number > len(stock) and at.dead:
        stock, shuffled_cards = (*stock, *shuffled(at.dead, seed)), len(at.dead)
        lying = ((),) * len(lying)
    drawn, rest = stock[:number], stock[number:]
    after = at._replace(stock=rest, thrown=lying)
    return after.with_hand(seat, (*at.without(seat, thrown), *drawn), thrown=tuple(thrown)), shuffled_cards


def shuffle_seed(pack: Sequence[Card], seed: int | None, *, shuffles: int) -> int:
    """What the dead cards are shuffled by: the deal's seed, or, if it was dealt from a pack as text, that pack."""
    base = mix(0, *(card.index for card in pack)) if seed is None else seed
    return mix(base, HAND_SIZE, shuffles)
