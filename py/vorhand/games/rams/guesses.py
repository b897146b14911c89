"""Guesses about the hidden cards of a deal of Rams: worlds that fit what a seat knows.

Hands are sets of bits by place, counted from the dealer's left. Who passed has no ace where an ace forces in; jacks
that were shown lie where all know they lie; a dealer who took the upcard has it until he plays it; who did not follow
suit, or did not trump, is void; who led another card has no trump ace; what would have been shown is nowhere
(`unshown`). Of the rest it is guessed by what was said and exchanged (`habits`). Who does not remember all cards takes
those he forgot for unseen ones.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Final

from vorhand.ai.memory import Memory
from vorhand.ai.placing import placed
from vorhand.cards import Card
from vorhand.chance import mix, mix_up
from vorhand.games.rams.compact import ACES, BEATS, FOLLOW, TRUMP_ACE, TRUMPS, Bits, members
from vorhand.games.rams.course import Course, World
from vorhand.games.rams.habits import (
    IN,
    IN_OF_MANY,
    KEPT,
    KEPT_AT_THE_LIMIT,
    MIXED,
    OUT,
    PLAIN,
    SHUNNED,
    THROWN,
    Weights,
    held_back,
    shunned,
)
from vorhand.games.rams.options import FEW, HAND_SIZE
from vorhand.games.rams.table import COLOURS, DEALT
from vorhand.games.rams.unshown import Unshown
from vorhand.games.rams.view import RamsView
from vorhand.tricks import Trick

STOCK: Final = -1
DEAD: Final = -2
GONE: Final = -3
"""Where cards lie that nobody holds: `GONE` are those that were played and forgotten."""
PATIENCE: Final = 1_000
"""So many worlds in a row may show more than was shown."""
EASE: Final = 2.0
"""So much seldomer a trump or an ace is forgotten."""


class Guesses:
    """What a view says about the hidden cards to who remembers a share of those played."""

    def __init__(self, view: RamsView, course: Course, *, memory: float = 1.0) -> None:
        at, layout = view.table, course.layout
        assert view.seat is not None
        self.at, self.course = at, course
        self.place = course.places[view.seat]
        self.own, self.thrown = layout.bits(view.hand), layout.bits(view.thrown)
        seats, places = course.seats, range(course.players)
        self.out = [at.declared[seat] is False for seat in seats]
        self.played = [0] * course.players
        self.barred = [0] * course.players
        self._from_play(self._remembers(memory))
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
        self.unshown = Unshown(at, course, own=self.place, played=self.played, known=self.known)
        self.barred = [bars | more for bars, more in zip(self.barred, self.unshown.barred, strict=True)]
        seen = self.own | self.thrown | 1 << course.upcard
        for place in places:
            seen |= self.played[place] | self.known[place]
        self.unseen = members(layout.pack & ~seen)
        self._groups()

    def _remembers(self, memory: float) -> Callable[[int, int], bool]:
        """Whether a card that a place has played is remembered: the last trick lies there to be seen."""
        layout, at = self.course.layout, self.at
        shown = 1 << self.course.upcard | layout.bits(
            (*(at.taken[-1].trick.cards if at.taken else ()), *at.trick.cards)
        )
        own = [
            card for taken in at.taken for seat, card in _cards(taken.trick) if self.course.places[seat] == self.place
        ]
        kept = Memory(memory, key=self.own | layout.bits(own))

        def remembers(place: int, bit: int) -> bool:
            ease = EASE if 1 << bit & (TRUMPS | ACES) else 1.0
            return place == self.place or bool(shown >> bit & 1) or kept.keeps(bit, ease=ease)

        return remembers

    def _from_play(self, remembers: Callable[[int, int], bool]) -> None:
        """What was played, and which cards it showed that a player does not hold, as far as it is remembered."""
        layout, options, places = self.course.layout, self.at.options, self.course.places
        self.forgotten, self.shunned = 0, [0] * self.course.players
        for trick in (*(taken.trick for taken in self.at.taken), self.at.trick):
            led = layout.bit[trick.cards[0]] if trick.cards else 0
            known = bool(trick.cards) and remembers(places[trick.seats[0]], led)
            best, clear = led, known
            for seat, card in _cards(trick):
                bit, place = layout.bit[card], places[seat]
                if not remembers(place, bit):
                    self.forgotten += 1
                    clear = False
                    continue
                self.played[place] |= 1 << bit
                if bit == led:
                    if options.must_lead_trump_ace:
                        self.barred[place] |= TRUMP_ACE
                    continue
                if known and not FOLLOW[led] >> bit & 1:
                    self.barred[place] |= FOLLOW[led]
                    if options.must_ruff and not TRUMPS >> bit & 1:
                        self.barred[place] |= TRUMPS
                if clear:
                    closes = seat == trick.seats[-1] and len(trick.cards) == len(self.at.entered)
                    self.shunned[place] |= shunned(bit, led, best, closes=closes)
                    best = bit if BEATS[best] >> bit & 1 else best

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

    def _groups(self) -> None:
        """The cards that are alike in what is known of them: whose they are, how many, what is likely among them."""
        self.owners, self.rooms, self.weights = list[int](), list[int](), list[Weights]()
        at, thrown = self.at, 0
        in_weights = (IN if self.course.players <= FEW else IN_OF_MANY)[at.options.exchange_limit]
        if self.course.all_play:
            in_weights = PLAIN
        for place in self.hidden:
            seat = self.course.seats[place]
            bars, number = self.barred[place] | self.elsewhere[place], at.exchanged[seat]
            left = self.sizes[place] - self.known[place].bit_count()
            if self.out[place] or number is None:
                said = at.declared[seat]
                self._group(place, left, OUT if said is False else in_weights if said else PLAIN, bars)
                continue
            thrown += number
            kept = HAND_SIZE - number
            if seat == at.dealer and at.upcard_taken:
                kept, thrown = min(kept, HAND_SIZE - 1), thrown + 1
            at_limit = number == at.options.exchange_limit < HAND_SIZE
            leads = bool(at.taken) and seat == at.leader
            good = self.played[place] & (TRUMPS | ACES) & ~(1 << self.course.upcard)
            kept_first, kept = kept, min(max(kept - good.bit_count(), 0), left)
            for room, likes in ((kept, KEPT_AT_THE_LIMIT if at_limit else KEPT[kept_first]), (left - kept, PLAIN)):
                self._group(place, room, held_back(likes, tricks=len(at.taken), leads=leads), bars, self.shunned[place])
        mixed = at.shuffles > 0
        rest = len(self.unseen) - sum(self.rooms) - at.stock - self.forgotten
        thrown = rest if mixed else min(rest, thrown)
        self._group(GONE, self.forgotten, PLAIN, 0)
        self._group(DEAD, thrown, PLAIN if mixed else THROWN, 0)
        self._group(DEAD, rest - thrown, OUT, 0)
        self._group(STOCK, at.stock, MIXED if mixed else PLAIN, 0 if mixed else self.elsewhere[self.place])

    def _group(self, owner: int, room: int, weights: Weights, bars: Bits, shuns: Bits = 0) -> None:
        if not room:
            return
        self.owners.append(owner)
        self.rooms.append(room)
        if bars or shuns:
            shunning = [weight * SHUNNED if shuns >> bit & 1 else weight for bit, weight in enumerate(weights)]
            weights = tuple(0.0 if bars >> bit & 1 else weight for bit, weight in enumerate(shunning))
        self.weights.append(weights)

    def worlds(self, seed: int) -> Iterator[World]:
        """Endless worlds, likely ones more often; after `PATIENCE` that show more than was shown one of these."""
        draw = Random(mix(seed, 2)).random
        passed = [place for place in self.hidden if self.out[place]]
        spared = 0
        for held in placed(self.unseen, self.rooms, self.weights, seed=seed):
            hands, dead, stock = self.known.copy(), self.thrown, list[int]()
            hands[self.place] = self.own
            for owner, cards in zip(self.owners, held, strict=True):
                if owner == STOCK:
                    mix_up(cards, draw)
                    stock = cards
                    continue
                bits = 0
                for bit in cards:
                    bits |= 1 << bit
                if owner == DEAD:
                    dead |= bits
                elif owner != GONE:
                    hands[owner] |= bits
            if spared < PATIENCE and not self.unshown.allows(hands):
                spared += 1
                continue
            spared = 0
            for place in passed:
                dead |= hands[place]
            yield World(tuple(hands), stock, dead)


def _cards(trick: Trick) -> Iterator[tuple[int, Card]]:
    """Who played which card."""
    return zip(trick.seats, trick.cards, strict=True)
