"""Guesses about the hidden cards of a deal of Rams: worlds that fit what a seat knows.

Hands are sets of bits by place, counted from the dealer's left. Who passed has no ace where an ace forces in; jacks
that were shown lie where all know they lie; a dealer who took the upcard has it until he plays it; who did not follow
suit, or did not trump, is void; who led another card has no trump ace. Among worlds that fit, those are preferred in
which the others would have gone in and exchanged as many cards as they did.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from vorhand.ai.sampling import likely
from vorhand.ai.worlds import worlds
from vorhand.chance import mix
from vorhand.games.rams.compact import ACES, FOLLOW, TRUMP_ACE, TRUMPS, Bits, members
from vorhand.games.rams.course import Course, World
from vorhand.games.rams.keeping import kept_likelihood
from vorhand.games.rams.options import HAND_SIZE
from vorhand.games.rams.table import COLOURS, DEALT
from vorhand.games.rams.view import RamsView

TRIES: Final = 4
"""So many ways the cards may lie are thought of for one that is taken."""
BOLD: Final = 0.5
"""How likely a hand without much goes in, against a good one."""


class Guesses:
    """What a view says about the hidden cards."""

    def __init__(self, view: RamsView, course: Course) -> None:
        at, layout = view.table, course.layout
        assert view.seat is not None
        self.at, self.course = at, course
        self.place = course.places[view.seat]
        self.own, self.thrown = layout.bits(view.hand), layout.bits(view.thrown)
        seats, places = course.seats, range(course.players)
        self.out = [at.declared[seat] is False for seat in seats]
        self.played = [0] * course.players
        self.barred = [0] * course.players
        self._from_play()
        mixed = at.shuffles > 0
        if at.options.ace_forces_in:
            for place in places:
                self.barred[place] |= ACES if self.out[place] and not course.all_play else 0
        self.known = [0] * course.players
        self._known_jacks()
        dealer = course.players - 1
        if at.upcard_taken and dealer != self.place:
            self.known[dealer] |= 1 << course.upcard & ~self.played[dealer]
        self.sizes = [
            (0 if mixed else HAND_SIZE) if self.out[place] else at.cards_left(seat) for place, seat in enumerate(seats)
        ]
        self.hidden = [place for place in places if place != self.place]
        seen = self.own | self.thrown | 1 << course.upcard
        for place in places:
            seen |= self.played[place] | self.known[place]
        self.unseen = members(layout.pack & ~seen)
        counts = [self.sizes[place] - self.known[place].bit_count() for place in self.hidden]
        self.counts = [*counts, at.stock, len(self.unseen) - sum(counts) - at.stock]

    def _from_play(self) -> None:
        """What was played, and which cards it showed that a player does not hold."""
        layout, options, places = self.course.layout, self.at.options, self.course.places
        for trick in (*(taken.trick for taken in self.at.taken), self.at.trick):
            led = -1
            for seat, card in zip(trick.seats, trick.cards, strict=True):
                bit, place = layout.bit[card], places[seat]
                self.played[place] |= 1 << bit
                if led < 0:
                    led = bit
                    if options.must_lead_trump_ace:
                        self.barred[place] |= TRUMP_ACE
                elif not FOLLOW[led] >> bit & 1:
                    self.barred[place] |= FOLLOW[led]
                    if options.must_ruff and not TRUMPS >> bit & 1:
                        self.barred[place] |= TRUMPS

    def _known_jacks(self) -> None:
        """Where the jacks lie that were shown: in a hand, or with what was thrown away."""
        at, course = self.at, self.course
        for seat, cards in at.open_pairs.items():
            if course.places[seat] != self.place:
                self.known[course.places[seat]] |= course.layout.bits(cards)
        self.elsewhere = [0] * course.players
        """Jacks that were dealt to another place and cannot have come here."""
        for seat, colour, window in at.pairs:
            place, jacks = course.places[seat], course.layout.bits(COLOURS[colour])
            if window == DEALT and not at.shuffles:
                for each in range(course.players):
                    self.elsewhere[each] |= 0 if each == place else jacks

    @property
    def _judges(self) -> bool:
        """Whether some worlds are likelier than others."""
        return any(
            at is not None and place != self.place and not self.out[place]
            for place, at in enumerate(self.at.declared[seat] for seat in self.course.seats)
        )

    def worlds(self, seed: int) -> Iterator[World]:
        """Endless worlds, likely ones more often."""
        drawn = self._all(seed)
        return likely(drawn, self.likelihood, tries=TRIES, seed=mix(seed, 1)) if self._judges else drawn

    def _all(self, seed: int) -> Iterator[World]:
        """Worlds that fit, each as likely as the others."""
        barred = [self.barred[place] | self.elsewhere[place] for place in self.hidden]
        shown = 0 if self.at.shuffles else self.elsewhere[self.place]
        for held in dealt_out(self.unseen, self.counts, [*barred, shown, 0], seed=seed):
            hands, dead = self.known.copy(), self.thrown
            hands[self.place] = self.own
            for place, bits in zip(self.hidden, held, strict=False):
                hands[place] |= sum(1 << bit for bit in bits)
                if self.out[place]:
                    dead |= hands[place]
            yield World(tuple(hands), held[-2], dead | sum(1 << bit for bit in held[-1]))

    def likelihood(self, world: World) -> float:
        """How likely the others would have gone in with these hands and kept as many cards as they did."""
        at, likely, entered = self.at, 1.0, 0
        for place, seat in enumerate(self.course.seats):
            if not at.declared[seat]:
                continue
            entered += 1
            if place == self.place:
                continue
            number = at.exchanged[seat]
            if number is None:
                if not self.course.would_enter(place, world.hands[place], entered - 1):
                    likely *= BOLD
                continue
            hand, kept = world.hands[place] | self.played[place], HAND_SIZE - number
            if seat == at.dealer and at.upcard_taken:
                hand &= ~(1 << self.course.upcard)
                kept = min(kept, HAND_SIZE - 1)
            likely *= kept_likelihood(hand, kept)
        return likely + 1e-9


def dealt_out(
    unseen: Sequence[int], counts: Sequence[int], barred: Sequence[Bits], *, seed: int
) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Endless worlds: for each place the cards it holds, in an order drawn by lot.

    Places that are barred from the same cards are filled as one and then parted, which is as fair and much quicker.
    """
    there = sum(1 << bit for bit in unseen)
    kinds = sorted({bars & there for bars in barred})
    kind_of = [kinds.index(bars & there) for bars in barred]
    sizes = [sum(count for count, kind in zip(counts, kind_of, strict=True) if kind == at) for at in range(len(kinds))]
    draw = Random(mix(seed, 2)).random
    for sets in worlds(unseen, sizes, kinds, seed=seed):
        rows = [members(bits) for bits in sets]
        for row in rows:
            for last in range(len(row) - 1, 0, -1):
                other = int(draw() * (last + 1))
                row[last], row[other] = row[other], row[last]
        starts, held = [0] * len(rows), []
        for count, kind in zip(counts, kind_of, strict=True):
            start = starts[kind]
            starts[kind] = start + count
            held.append(tuple(rows[kind][start : start + count]))
        yield tuple(held)
