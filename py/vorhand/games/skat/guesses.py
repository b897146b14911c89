"""Guesses about the hidden cards of a deal of Skat: worlds that fit what a seat knows, each with what speaks for it.

Cards are bits of the layout of the game that is played, seats are places: 0 forehand, 1 middlehand, 2 rearhand. Who did
not follow suit is void. A world is the likelier the better the soloist's hand explains what was said and laid away, and
the better all hands explain the cards that were played (`habits`). Cards that a seat has forgotten lie in places of
their own, one for each who played some: how many everybody played can be seen.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import exp
from typing import Final, NamedTuple

from vorhand.ai.memory import Memory
from vorhand.ai.sampling import likely
from vorhand.ai.weighing import Weighed, weighed
from vorhand.ai.worlds import all_or_drawn, worlds
from vorhand.cards import Rank
from vorhand.chance import mix
from vorhand.games.skat.compact import BITS, Bits, layout_of
from vorhand.games.skat.contracts import GameName
from vorhand.games.skat.declared import Declared
from vorhand.games.skat.habits import habits
from vorhand.games.skat.likelihood import Sayings
from vorhand.games.skat.view import SkatView

TRIES: Final = 6
"""So many ways the cards may lie are thought of for one that is taken."""
FIRMNESS: Final = 0.7
"""How far what speaks for a soloist's hand is believed: not everybody plays the same games."""
TRUST: Final = 0.9
"""How far the habits of players are trusted."""
EASE: Final = 2.0
"""So much more easily trumps and full cards are remembered."""


class World(NamedTuple):
    """Where all cards lie: the hands by place, what lies aside, and what each place played that is forgotten."""

    hands: tuple[Bits, Bits, Bits]
    skat: Bits
    gone: tuple[Bits, Bits, Bits] = (0, 0, 0)


class Guesses:
    """What a view says about the hidden cards while `game` is played or thought of; `soloist` is a place.

    `memory` is the share of the cards played before the last trick that are remembered.
    """

    def __init__(self, view: SkatView, game: GameName, memory: float = 1.0) -> None:
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
        tricks = [
            (table.positions.index(trick.seats[0]), [layout.bit[card] for card in trick.cards])
            for trick in (*(taken.trick for taken in table.taken), table.trick)
            if trick.cards
        ]
        forgotten = self._forgotten(tricks, len(table.taken) - 1, memory) if memory < 1 else 0
        self.gone = [0, 0, 0]
        self.void = [0, 0, 0]
        played, self.shown = 0, 0
        self.played = [0, 0, 0]
        for leader, trick in tricks:
            led = layout.follow[trick[0]]
            for at, bit in enumerate(trick):
                place = (leader + at) % 3
                if forgotten >> bit & 1:
                    self.gone[place] += 1
                    continue
                played |= 1 << bit
                self.played[place] |= 1 << bit
                if place == self.soloist:
                    self.shown |= 1 << bit
                if not led >> bit & 1:
                    self.void[place] |= led
        known = played | self.own | self.laid_open | (self.skat or 0)
        self.unseen = [bit for bit in range(BITS) if not known >> bit & 1]
        self.hidden = [place for place in range(3) if place != self.place and not self._lies_open(place)]
        self.counts = [table.cards_left(table.positions[place]) for place in self.hidden]
        self.tricks = [(leader, trick) for leader, trick in tricks if not any(forgotten >> bit & 1 for bit in trick)]
        # Of the soloist's hand `declared` says more, and with it less can be told of the partner's.
        self.sayings = Sayings(view, game) if self.place == self.soloist else None
        self.declared = Declared(game, hand_game=not self.picked)
        self.looked_at = 0
        """Worlds made so far."""
        self.habits = habits(game, self.tricks, self.soloist, places=self.hidden, trust=TRUST)

    def _forgotten(self, tricks: list[tuple[int, list[int]]], before: int, memory: float) -> Bits:
        """The cards of the tricks before one that are remembered no more; never one's own."""
        layout = self.layout
        cards = [((leader + at) % 3, bit) for leader, trick in tricks for at, bit in enumerate(trick)]
        mine = sum(1 << bit for place, bit in cards if place == self.place)
        remembered = Memory(memory, key=self.own | mine)
        others = [bit for place, bit in cards[: 3 * max(before, 0)] if place != self.place]
        easy = layout.trumps | layout.of_rank(Rank.ACE, Rank.TEN)
        return sum(1 << bit for bit in others if not remembered.keeps(bit, ease=EASE if easy >> bit & 1 else 1.0))

    def _lies_open(self, place: int) -> bool:
        return place == self.soloist and bool(self.laid_open)

    @property
    def _judges(self) -> bool:
        """Whether the soloist's hand is hidden, so that it can be more or less likely."""
        return self.place != self.soloist and not self.laid_open

    def worlds(self, seed: int) -> Iterator[World]:
        """Endless worlds, likely ones more often."""
        drawn = map(self._world, self._placed(seed, None))
        return likely(drawn, self.likelihood, tries=TRIES, seed=mix(seed, 1)) if self._judges else drawn

    def weighed(self, seed: int, *, drawn: int, kept: int) -> list[Weighed[World]]:
        """Of so many worlds, or of all there are if they are fewer, those to think about, with their shares."""
        found = map(self._world, self._placed(seed, drawn))
        return weighed(found, self.weight, drawn=drawn, kept=kept, seed=mix(seed, 1))

    def _placed(self, seed: int, most: int | None) -> Iterator[tuple[Bits, ...]]:
        """The cards of the hidden hands, of those who played what is forgotten, and of the skat if it is not known.

        Where it is not too dear all that fits is found, if it is no more than `most`; else endless ways by lot.
        """
        gone = [place for place in range(3) if self.gone[place]]
        counts = [*self.counts, *(self.gone[place] for place in gone)]
        barred = [*(self.void[place] for place in self.hidden), *(0 for _ in gone)]
        if self.skat is None:
            counts.append(2)
            # Hardly anybody lays a trump away, but it may be that nothing else fits.
            for kept in (self.layout.trumps if self.picked else 0, 0):
                try:
                    yield from self._source(counts, [*barred, kept], seed, most)
                except ValueError:
                    if kept:
                        continue
                    raise
                return
        yield from self._source(counts, barred, seed, most)

    def _source(self, counts: list[int], barred: list[Bits], seed: int, most: int | None) -> Iterator[tuple[Bits, ...]]:
        if most is None:
            return worlds(self.unseen, counts, barred, seed=seed)
        return all_or_drawn(self.unseen, counts, barred, seed=seed, most=most)

    def _world(self, held: tuple[Bits, ...]) -> World:
        self.looked_at += 1
        hands, gone, at = [self.own] * 3, [0, 0, 0], len(self.hidden)
        if self.laid_open:
            hands[self.soloist] = self.laid_open
        for place, bits in zip(self.hidden, held, strict=False):
            hands[place] = bits
        for place in range(3):
            if self.gone[place]:
                gone[place] = held[at]
                at += 1
        skat = held[-1] if self.skat is None else self.skat
        return World((hands[0], hands[1], hands[2]), skat, (gone[0], gone[1], gone[2]))

    def weight(self, world: World) -> float:
        """How likely what was said, laid away and played is in a world."""
        found = self.likelihood(world) if self._judges else 1.0
        for habit in self.habits:
            found *= habit.chance(world.hands[habit.place])
        if self.sayings:
            for place in self.hidden:
                found *= self.sayings.chance(place, world.hands[place] | self.played[place] | world.gone[place])
        return found

    def likelihood(self, world: World) -> float:
        """How likely a soloist with these cards would play this game and lay these two away, by what is usual."""
        soloist = self.soloist
        found = self.declared.weight(world.hands[soloist] | self.shown | world.gone[soloist], world.skat)
        return exp(FIRMNESS * found)
