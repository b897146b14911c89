"""Guesses about the hidden cards of a deal of Skat: worlds that fit what a seat knows.

Cards are bits of the layout of the game that is played, seats are places: 0 forehand, 1 middlehand, 2 rearhand. Who did
not follow suit is void. Among worlds that fit, those are preferred in which the soloist holds a hand that one would
play that game with, and laid away what one would lay away.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import exp
from typing import Final, NamedTuple

from vorhand.ai.sampling import likely
from vorhand.ai.worlds import worlds
from vorhand.chance import mix
from vorhand.games.skat.compact import BITS, Bits, layout_of, worth
from vorhand.games.skat.contracts import GameName
from vorhand.games.skat.valuation import best_discard, strength
from vorhand.games.skat.view import SkatView

TRIES: Final = 6
"""So many ways the cards may lie are thought of for one that is taken."""
USUAL: Final = 66.0
"""The strength at which half of the soloists play a suit game or a Grand."""


class World(NamedTuple):
    """Where all cards lie: the hands by place, and what lies aside."""

    hands: tuple[Bits, Bits, Bits]
    skat: Bits


class Guesses:
    """What a view says about the hidden cards while `game` is played or thought of; `soloist` is a place."""

    def __init__(self, view: SkatView, game: GameName) -> None:
        table = view.table
        assert view.seat is not None
        assert table.soloist is not None
        self.game, self.layout = game, layout_of(game)
        self.place = table.positions.index(view.seat)
        self.soloist = table.positions.index(table.soloist)
        self.picked = table.picked
        layout = self.layout
        self.own = layout.bits(view.hand)
        self.laid_open = layout.bits(view.laid_open)
        self.skat = None if view.skat is None else layout.bits(view.skat)
        tricks = [*(taken.trick for taken in table.taken), table.trick]
        gone, self.shown = 0, 0
        self.void = [0, 0, 0]
        for trick in tricks:
            for seat, card in zip(trick.seats, trick.cards, strict=True):
                place, bit, led = table.positions.index(seat), layout.bit[card], layout.bit[trick.cards[0]]
                gone |= 1 << bit
                if place == self.soloist:
                    self.shown |= 1 << bit
                if not layout.follow[led] >> bit & 1:
                    self.void[place] |= layout.follow[led]
        known = gone | self.own | self.laid_open | (self.skat or 0)
        self.unseen = [bit for bit in range(BITS) if not known >> bit & 1]
        self.hidden = [place for place in range(3) if place != self.place and not self._lies_open(place)]
        self.counts = [table.cards_left(table.positions[place]) for place in self.hidden]

    def _lies_open(self, place: int) -> bool:
        return place == self.soloist and bool(self.laid_open)

    @property
    def _judges(self) -> bool:
        """Whether the soloist's hand is hidden, so that it can be more or less likely."""
        return self.place != self.soloist and not self.laid_open

    def worlds(self, seed: int) -> Iterator[World]:
        """Endless worlds, likely ones more often."""
        drawn = self._all(seed)
        return likely(drawn, self.likelihood, tries=TRIES, seed=mix(seed, 1)) if self._judges else drawn

    def _all(self, seed: int) -> Iterator[World]:
        """Worlds that fit, each as likely as the others."""
        barred = [self.void[place] for place in self.hidden]
        if self.skat is not None:
            source = worlds(self.unseen, self.counts, barred, seed=seed)
            first = next(source)
        else:
            # Hardly anybody lays a trump away, but it may be that nothing else fits.
            kept = self.layout.trumps if self.picked else 0
            counts = [*self.counts, 2]
            try:
                source = worlds(self.unseen, counts, [*barred, kept], seed=seed)
                first = next(source)
            except ValueError:
                source = worlds(self.unseen, counts, [*barred, 0], seed=seed)
                first = next(source)
        yield self._world(first)
        for held in source:
            yield self._world(held)

    def _world(self, held: tuple[Bits, ...]) -> World:
        hands = [self.own] * 3
        if self.laid_open:
            hands[self.soloist] = self.laid_open
        for place, bits in zip(self.hidden, held, strict=False):
            hands[place] = bits
        first, second, third = hands
        return World((first, second, third), held[-1] if self.skat is None else self.skat)

    def likelihood(self, world: World) -> float:
        """How likely a soloist with these cards would play this game and lay these two away, from 0 to 1."""
        game = self.game
        ten = world.hands[self.soloist] | self.shown
        power = strength(game, ten, laid=worth(world.skat, self.layout))
        if game is GameName.NULL:
            likely, lost = exp(power), 0.3
        else:
            likely, lost = 1 / (1 + exp((USUAL - power) / 5)), 6.0
        if self.picked:
            best, _ = best_discard(game, ten | world.skat)
            likely *= exp((power - best) / lost)
        return likely + 1e-6
