"""Rating the cards of a deal of Rams, and whether to stop it: each is thought through in the same worlds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from vorhand.ai.budget import Budget
from vorhand.ai.sampling import mean_values
from vorhand.ai.trials import Judged
from vorhand.cards import Card
from vorhand.games.rams.compact import BEATS, Bits, alike
from vorhand.games.rams.course import Course
from vorhand.games.rams.guesses import Guesses
from vorhand.games.rams.judging import judged
from vorhand.games.rams.options import HAND_SIZE
from vorhand.games.rams.payoffs import Ends, Worths
from vorhand.games.rams.policy import follow, lead
from vorhand.games.rams.view import RamsView

SOLVED: Final = 11
"""When so few cards are left in the hands, what follows is not played out but searched."""
DEEPEST: Final = 12
"""The search of one world may take the budget by this."""
THOUGHT: Final = 60
"""What thinking of a world costs, in cards played."""


class Sight(NamedTuple):
    """A world with what its ends are worth."""

    hands: tuple[Bits, ...]
    ends: Ends


class Playing:
    """The play as one seat sees it."""

    def __init__(self, view: RamsView, *, memory: float = 1.0) -> None:
        at = view.table
        self.at, self.course = at, Course(at)
        self.guesses = Guesses(view, self.course, memory=memory)
        self.place, places = self.guesses.place, self.course.places
        self.entered = [places[seat] for seat in at.entered]
        self.pairs = [len(at.colours(seat)) for seat in self.course.seats]
        self.tricks = [at.tricks(seat) for seat in self.course.seats]
        self.leader = places[at.leader] if self.entered else self.place
        self.on_table = [self.course.layout.bit[card] for card in at.trick.cards]
        self._thought, self._limit = THOUGHT, 0
        self._unplayed = self.course.layout.pack
        for played in self.guesses.played:
            self._unplayed &= ~played

    def sights(self, seed: int) -> Iterator[Sight]:
        """Endless worlds, likely ones more often."""
        layout, played = self.course.layout, self.guesses.played
        for world in self.guesses.worlds(seed):
            aces = [0] * self.course.players
            for place in self.entered:
                aces[place] = layout.ace_points(world.hands[place] | played[place])
            ends = self.course.ends(self.entered, aces, self.pairs, open_question=self.at.asked is None)
            yield Sight(world.hands, ends)

    def values(self, cards: Sequence[Card], *, seed: int, budget: Budget) -> list[Judged | None]:
        """What each card is worth; cards that do the same share a value."""
        layout = self.course.layout
        bits = [layout.bit[card] for card in cards]
        foreign = sum(1 << bit for bit in (*self.guesses.unseen, *self.on_table))
        for place, known in enumerate(self.guesses.known):
            foreign |= 0 if self.guesses.out[place] else known
        groups = alike(sum(1 << bit for bit in bits), foreign)
        usual = self._usual()
        chosen = sorted(set(groups.values()), key=lambda bit: (bit != groups[usual], bit))
        self._thought, self._limit = THOUGHT // len(chosen), budget.limit // DEEPEST
        values = judged(
            chosen, self.sights(seed), self._tried, place=self.place, players=self.course.players, budget=budget
        )
        found = dict(zip(chosen, values, strict=True))
        return [found[groups[bit]] for bit in bits]

    def _usual(self) -> int:
        """The card that is played in a hurry."""
        options, guesses, lying = self.course.options, self.guesses, self.on_table
        if not lying:
            return lead(guesses.own, sum(1 << bit for bit in guesses.unseen), options.must_lead_trump_ace)
        closes = len(lying) + 1 == len(self.entered)
        return follow(guesses.own, lying[0], lying[self._best(lying)], closes=closes, ruffs=options.must_ruff)

    def _tried(self, sight: Sight, bit: int) -> tuple[Worths, int]:
        worths, nodes = self._after(sight, bit)
        return worths, nodes + self._thought

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
                return ends.stopped(leader), 1
        return self._on(hands, ends, leader, on_table, tricks, self._unplayed & ~(1 << bit))

    def _on(
        self, hands: list[Bits], ends: Ends, leader: int, on_table: Sequence[int], tricks: list[int], unplayed: Bits
    ) -> tuple[Worths, int]:
        """The rest of a world, searched at once if few cards are left."""
        left = sum(hands[place].bit_count() for place in self.entered)
        if left > SOLVED:
            keep = max(2, SOLVED // len(self.entered))
            return self.course.play_on(
                hands, ends, leader, on_table, tricks, keep=keep, limit=self._limit, unplayed=unplayed
            )
        solver, count = self.course.solver(ends, limit=self._limit), len(on_table)
        if count:
            at, start = self._best(on_table), self.entered.index(leader)
            place, taker = (self.entered[(start + each) % len(self.entered)] for each in (count, at))
            worths = solver.worths(
                hands, place, tricks, led=on_table[0], best=on_table[at], taker=taker, count=count,
                table=sum(1 << bit for bit in on_table),
            )  # fmt: skip
        else:
            worths = solver.worths(hands, leader, tricks)
        if worths is None:
            found = self.course.play_on(hands, ends, leader, on_table, tricks, unplayed=unplayed)
            return found.worths, solver.nodes + found.nodes
        return worths, solver.nodes

    def went_on(self, *, seed: int, budget: Budget) -> tuple[float, float]:
        """What going on at nought is worth, and how often the match is won alone by that, from 0 to 1."""
        alone, self._limit = list[bool](), budget.limit // DEEPEST
        whole = self.course.outlook.scale

        def value(sight: Sight, _: None) -> tuple[float, int]:
            ends = sight.ends
            if len(self.entered) < 2:
                tricks = [HAND_SIZE if place in self.entered else 0 for place in range(self.course.players)]
                worths, nodes = ends.worths(tricks), 1
            else:
                worths, nodes = self._on(list(sight.hands), ends, self.leader, (), self.tricks.copy(), self._unplayed)
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
