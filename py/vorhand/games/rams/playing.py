"""Rating the cards of a deal of Rams, and whether to stop it: each is thought through in the same worlds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from vorhand.ai.budget import Budget
from vorhand.ai.sampling import mean_values
from vorhand.cards import Card
from vorhand.games.rams.choosing import raced
from vorhand.games.rams.compact import BEATS, Bits, alike
from vorhand.games.rams.course import Course
from vorhand.games.rams.guesses import Guesses
from vorhand.games.rams.options import HAND_SIZE
from vorhand.games.rams.payoffs import Ends, Worths
from vorhand.games.rams.solver import Solver
from vorhand.games.rams.view import RamsView

SOLVED: Final = 11
"""When so few cards are left in the hands, what follows is not played out but searched."""
THOUGHT: Final = 60
"""What thinking of a world costs, in cards played."""


class Sight(NamedTuple):
    """A world with what its ends are worth."""

    hands: tuple[Bits, ...]
    ends: Ends


class Playing:
    """The play as one seat sees it."""

    def __init__(self, view: RamsView) -> None:
        at = view.table
        self.at, self.course = at, Course(at)
        self.guesses = Guesses(view, self.course)
        self.place, places = self.guesses.place, self.course.places
        self.entered = [places[seat] for seat in at.entered]
        self.pairs = [len(at.colours(seat)) for seat in self.course.seats]
        self.tricks = [at.tricks(seat) for seat in self.course.seats]
        self.leader = places[at.leader] if self.entered else self.place
        self.on_table = [self.course.layout.bit[card] for card in at.trick.cards]
        self._thought = THOUGHT

    def sights(self, seed: int) -> Iterator[Sight]:
        """Endless worlds, likely ones more often."""
        layout, played = self.course.layout, self.guesses.played
        for world in self.guesses.worlds(seed):
            aces = [0] * self.course.players
            for place in self.entered:
                aces[place] = layout.ace_points(world.hands[place] | played[place])
            ends = Ends(
                self.course.outlook, entered=self.entered, aces=aces, pairs=self.pairs,
                open_question=self.at.asked is None,
            )  # fmt: skip
            yield Sight(world.hands, ends)

    def values(self, cards: Sequence[Card], *, seed: int, budget: Budget) -> list[float]:
        """What each card is worth; cards that do the same share a value."""
        layout = self.course.layout
        bits = [layout.bit[card] for card in cards]
        foreign = sum(1 << bit for bit in (*self.guesses.unseen, *self.on_table))
        for place, known in enumerate(self.guesses.known):
            foreign |= 0 if self.guesses.out[place] else known
        groups = alike(sum(1 << bit for bit in bits), foreign)
        chosen = sorted(set(groups.values()))
        self._thought = THOUGHT // len(chosen)
        means = raced(chosen, self.sights(seed), self._value, budget=budget)
        found = dict(zip(chosen, means, strict=True))
        return [found[groups[bit]] for bit in bits]

    def _value(self, sight: Sight, bit: int) -> tuple[float, int]:
        worths, nodes = self._after(sight, bit)
        return worths[self.place], nodes + self._thought

    def _after(self, sight: Sight, bit: int) -> tuple[Worths, int]:
        """What the world is worth to each place once the card is played, and the nodes that took."""
        hands, ends, tricks = list(sight.hands), sight.ends, self.tricks.copy()
        hands[self.place] ^= 1 << bit
        on_table, leader = [*self.on_table, bit], self.leader
        if len(on_table) == len(self.entered):
            leader = self._taker(on_table)
            tricks[leader] += 1
            on_table = []
            if not hands[leader]:
                return ends.worths(tricks), 1
            if tricks[leader] >= ends.needed[leader]:
                return self.course.outlook.won((leader,)), 1
        return self._on(hands, ends, leader, on_table, tricks)

    def _on(
        self, hands: list[Bits], ends: Ends, leader: int, on_table: Sequence[int], tricks: list[int]
    ) -> tuple[Worths, int]:
        """The rest of a world, searched at once if few cards are left."""
        left = sum(hands[place].bit_count() for place in self.entered)
        if left > SOLVED:
            keep = max(2, SOLVED // len(self.entered))
            found = self.course.play_on(hands, ends, leader, on_table, tricks, keep=keep)
            return found.worths, found.nodes
        options, count = self.course.options, len(on_table)
        solver = Solver(ends, ace_first=options.must_lead_trump_ace, ruffs=options.must_ruff)
        if not on_table:
            return solver.worths(hands, leader, tricks), solver.nodes
        at = self._best(on_table)
        start = self.entered.index(leader)
        place, taker = (self.entered[(start + each) % len(self.entered)] for each in (count, at))
        worths = solver.worths(
            hands, place, tricks, led=on_table[0], best=on_table[at], taker=taker, count=count,
            table=sum(1 << bit for bit in on_table),
        )  # fmt: skip
        return worths, solver.nodes

    def went_on(self, *, seed: int, budget: Budget) -> tuple[float, float]:
        """What going on at nought is worth, and how often the match is won alone by that, from 0 to 1."""
        alone = list[bool]()
        whole = self.course.outlook.scale

        def value(sight: Sight, _: None) -> tuple[float, int]:
            ends = sight.ends
            if len(self.entered) < 2:
                tricks = [HAND_SIZE if place in self.entered else 0 for place in range(self.course.players)]
                worths, nodes = ends.worths(tricks), 1
            else:
                worths, nodes = self._on(list(sight.hands), ends, self.leader, (), self.tricks.copy())
            alone.append(worths[self.place] == whole)
            return worths[self.place], nodes + THOUGHT

        (worth,) = mean_values((None,), self.sights(seed), value, budget=budget)
        return worth, sum(alone) / len(alone)

    def _taker(self, on_table: Sequence[int]) -> int:
        """Who takes a complete trick."""
        return self.entered[(self.entered.index(self.leader) + self._best(on_table)) % len(self.entered)]

    def _best(self, on_table: Sequence[int]) -> int:
        """Which card of a trick is the best so far."""
        best = 0
        for at, card in enumerate(on_table):
            if BEATS[on_table[best]] >> card & 1:
                best = at
        return best
