"""Guesses about the hidden cards of a Ramsch: worlds that fit what a seat knows.

Cards are bits of the layout of a Grand, seats are places: 0 forehand, 1 middlehand, 2 rearhand. Who did not follow suit
is void; jacks are not passed on where that is forbidden; what was passed on is where it can be. Among worlds that
fit, those are preferred in which the others laid away and played what one would. What was played before the last trick
may be forgotten, and then lies, for all the seat knows, in another hand, aside, or among the cards that are gone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp
from typing import Final

from vorhand.ai.avoiding import Likelihood, plays_of
from vorhand.ai.memory import Memory
from vorhand.ai.weighing import Weighed, weighed
from vorhand.ai.worlds import all_or_drawn
from vorhand.chance import mix
from vorhand.games.skat import table
from vorhand.games.skat.compact import BITS, Bits, layout_of
from vorhand.games.skat.contracts import GameName
from vorhand.games.skat.guesses import World
from vorhand.games.skat.ramsch_danger import FIRST_JACK, danger, worst_two
from vorhand.games.skat.ramsch_habits import SUITS, WEIGHER
from vorhand.games.skat.table import Ramsch
from vorhand.games.skat.view import SkatView

DRAWN: Final = 3
"""So many times as many worlds are weighed as are kept."""
JACK_EASE: Final = 4.0
HIGH_EASE: Final = 1.5
"""How much more easily a jack and a card that counts are remembered than another."""
LAID: Final = 12.0
"""So many card points of danger kept in vain make what rearhand laid away less likely by a factor of e."""
HANDED_ON: Final = 0.4
"""How likely a card that was passed on is passed on again."""
NO_GRAND: Final = (1.0, 1.0, 1.0, 0.5, 0.1)
"""How likely it is, by the number of jacks, that somebody did not want a Grand Hand."""


class RamschGuesses:
    """What a view says about the hidden cards of a Ramsch that is played, or may follow if all pass."""

    def __init__(self, view: SkatView, memory: float = 1.0) -> None:
        at = view.table
        assert view.seat is not None
        self.layout = layout_of(GameName.GRAND)
        layout, self.at = self.layout, at
        self.place = at.positions.index(view.seat)
        self.ramsch = at.ramsch or Ramsch()
        self.own = layout.bits(view.hand)
        self.skat = None if view.skat is None else layout.bits(view.skat)
        self.passed = layout.bits(view.passed)
        tricks = [
            ([at.positions.index(seat) for seat in trick.seats], [layout.bit[card] for card in trick.cards])
            for trick in (*(taken.trick for taken in at.taken), at.trick)
        ]
        self.shown = [0, 0, 0]
        for places, cards in tricks:
            for place, card in zip(places, cards, strict=True):
                self.shown[place] |= 1 << card
        self.forgotten = self._forgotten(tricks, memory)
        for place in range(3):
            self.shown[place] &= ~self.forgotten
        self.gone = gone = sum(self.shown)
        plays = list(plays_of(tricks, SUITS, seat=self.place, forgotten=self.forgotten))
        self.played = Likelihood(plays, WEIGHER, layout.follow) if plays else None
        self.void = [0, 0, 0]
        for play in plays:
            if play.led >= 0 and not layout.follow[play.led] >> play.card & 1:
                self.void[play.seat] |= layout.follow[play.led]
        self.unseen = [bit for bit in range(BITS) if not (gone | self.own | (self.skat or 0)) >> bit & 1]
        self.hidden = [place for place in range(3) if place != self.place]
        self.counts = [at.cards_left(at.positions[place]) for place in self.hidden]
        self.declined = [(seat, table.NO_GRAND_HAND) in self.ramsch.words for seat in at.positions]
        owner = self.ramsch.owner
        self.giver = None if owner in (None, view.seat) else at.positions.index(owner)

    def _forgotten(self, tricks: Sequence[tuple[Sequence[int], Sequence[int]]], memory: float) -> Bits:
        """The cards of the others, played before the last trick, that this seat does not remember."""
        recall = Memory(memory, self.own | self.shown[self.place])
        found = 0
        for places, cards in tricks[:-2]:
            for place, card in zip(places, cards, strict=True):
                ease = JACK_EASE if card >= FIRST_JACK else HIGH_EASE if self.layout.points[card] else 1.0
                if place != self.place and not recall.keeps(card, ease=ease):
                    found |= 1 << card
        return found

    @property
    def _judges(self) -> bool:
        """Whether some worlds are likelier than others."""
        return self.giver is not None or any(self.declined) or bool(self.passed) or self.played is not None

    def weighed(self, seed: int, *, kept: int) -> list[Weighed[World]]:
        """At most so many worlds, of more that were weighed, each with its share."""
        drawn = DRAWN * kept if self._judges else kept
        return weighed(self.worlds(seed, most=drawn), self.likelihood, drawn=drawn, kept=kept, seed=mix(seed, 1))

    def worlds(self, seed: int, *, most: int = 0) -> Iterator[World]:
        """Worlds that fit, each as likely as the others: all of them if they are at most so many, else endless."""
        barred = [self.void[place] | self._not_at(place) for place in self.hidden]
        lost = self.forgotten.bit_count()
        counts = [*self.counts, len(self.unseen) - sum(self.counts) - lost, lost]
        for held in all_or_drawn(self.unseen, counts, [*barred, self._not_aside(), 0], seed=seed, most=most):
            hands = [self.own] * 3
            for place, bits in zip(self.hidden, held, strict=False):
                hands[place] = bits
            yield World((hands[0], hands[1], hands[2]), self.skat or held[2])

    def _not_at(self, place: int) -> Bits:
        """The cards this seat passed on and that a place cannot have: only those to its left were offered them."""
        pushed = (self.at.positions[place], table.PUSHED) in self.ramsch.words
        return self.passed if place < self.place or pushed else 0

    def _not_aside(self) -> Bits:
        """The cards that cannot lie aside."""
        handed = self.ramsch.owner is not None
        return self.layout.trumps if handed and not self.at.setting.ramsch.pass_jacks else 0

    def likelihood(self, world: World) -> float:
        """How likely the others would have said and laid away what they did, from 0 to 1."""
        likely = 1.0 if self.played is None else self.played.of(world.hands)
        for place in self.hidden:
            if self.declined[place]:
                jacks = (world.hands[place] | self.shown[place]) >> FIRST_JACK
                likely *= NO_GRAND[jacks.bit_count()]
        if self.giver is not None:
            likely *= self._laid_well(world, self.giver)
        if self.passed and self.skat is None:
            left = (self.place + 1) % 3
            likely *= HANDED_ON ** (self.passed & ~self.gone & ~world.hands[left]).bit_count()
        return likely

    def _laid_well(self, world: World, giver: int) -> float:
        """How likely the giver of the two cards that lie aside would have given these away."""
        ten = world.hands[giver] | self.shown[giver]
        twelve = ten | world.skat
        best = twelve ^ worst_two(twelve, jacks=self.at.setting.ramsch.pass_jacks)
        return exp((danger(best) - danger(ten)) / LAID)
