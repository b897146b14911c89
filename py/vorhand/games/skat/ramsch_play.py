"""Rating the cards of a Ramsch: each is tried in the same worlds, the likelier the more they count, and what is clearly
worse is given up on the way."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from vorhand.ai.budget import Budget
from vorhand.ai.trials import Trial, tried
from vorhand.cards import Card
from vorhand.games.skat.compact import Bits, alike, winner, worth
from vorhand.games.skat.guesses import World
from vorhand.games.skat.hand_model import model
from vorhand.games.skat.ramsch_guesses import DRAWN, RamschGuesses
from vorhand.games.skat.ramsch_options import RamschScoring
from vorhand.games.skat.ramsch_payoffs import Payoffs, Scores, Taken
from vorhand.games.skat.ramsch_policy import NOBODY, STOPPED_AFTER, Ways, play_out
from vorhand.games.skat.ramsch_solver import Solver, Worths
from vorhand.games.skat.scoring import TRICKS
from vorhand.games.skat.table import Table
from vorhand.games.skat.view import SkatView

BLUR: Final = 2.5
"""By how many card points a play-out may be wrong, times the root of the tricks to come."""
POINT: Final = 0.1
"""What a card point less counts beside the score, in a deal that nothing multiplies."""
WEIGHED: Final = 12
"""Nodes of drawing a world and weighing it."""
MOST: Final = 600
"""No more worlds are tried than so many."""
SOLVED: Final = ((20_000, 9), (4_000, 8), (0, 6))
"""With such a budget, when so few cards are left in the hands, what follows is not played out but searched."""
GRAND: Final = 2.5
"""A hand with such log odds to win a Grand Hand in forehand may try for all the tricks."""
ALIKE: Final = 5
"""If all the tricks bring no more than so many card points less, they are tried for."""


class Plan(NamedTuple):
    """A card, and whether all the tricks are tried for afterwards."""

    bit: int
    sweeps: bool


class Found(NamedTuple):
    """What a card brings: the score relative to the table, how likely the seat is not charged, and whether it does so
    by all the tricks."""

    value: float
    chance: float
    sweeps: bool


class RamschPlay:
    """The play of a Ramsch as one seat sees it."""

    def __init__(self, view: SkatView, memory: float = 1.0) -> None:
        at = view.table
        self.view, self.guesses = view, RamschGuesses(view, memory)
        self.layout = self.guesses.layout
        self.place = self.guesses.place
        self.payoffs = payoffs_of(at)
        self.maids = at.setting.ramsch.scoring is RamschScoring.VIRGIN_PAYS
        self.leader = at.positions.index(at.leader)
        self.on_table = [self.layout.bit[card] for card in at.cards]
        self.points = [at.card_points[seat] for seat in at.positions]
        self.tricks = [at.tricks(seat) for seat in at.positions]
        self.left = TRICKS - len(at.taken)
        self.slope = slope_of(at)
        self._solved = 0

    @property
    def may_sweep(self) -> bool:
        """Whether all the tricks would pay, and can still be had."""
        own = self.tricks[self.place]
        if not self.payoffs.march_pays or own < sum(self.tricks):
            return False
        if own >= STOPPED_AFTER:
            return True
        ten = self.guesses.own | self.guesses.shown[self.place]
        return power(ten) >= GRAND

    def values(self, cards: Sequence[Card], *, seed: int, budget: Budget) -> dict[Card, Found]:
        """What each card brings the seat; cards that do the same work share it."""
        bits = [self.layout.bit[card] for card in cards]
        foreign = sum(1 << bit for bit in (*self.guesses.unseen, *self.on_table))
        groups = alike(bits, foreign, self.layout)
        chosen = [Plan(bit, False) for bit in sorted(set(groups.values()))]
        if self.may_sweep:
            chosen += [Plan(each.bit, True) for each in chosen]
        self._solved = next(few for nodes, few in SOLVED if budget.limit >= nodes)
        left = sum(self.view.table.cards_left(seat) for seat in self.view.table.positions)
        kept = max(min(budget.limit // (len(chosen) * left // 2 + DRAWN * WEIGHED), MOST), 1)
        worlds = self.guesses.weighed(seed, kept=kept)
        budget.spend(DRAWN * len(worlds) * WEIGHED)
        best: dict[int, Found] = {}
        for plan, (value, chance) in zip(chosen, tried(chosen, worlds, self._trial, budget=budget), strict=True):
            other = best.get(plan.bit)
            if other is None or value >= other.value:
                best[plan.bit] = Found(value, chance, plan.sweeps)
            elif value >= other.value - ALIKE * self.slope:
                best[plan.bit] = other._replace(sweeps=True)
        return {card: best[groups[bit]] for card, bit in zip(cards, bits, strict=True)}

    def _trial(self, world: World, plan: Plan) -> Trial:
        layout, place, bit = self.layout, self.place, plan.bit
        hands, points, tricks = list(world.hands), list(self.points), list(self.tricks)
        hands[place] ^= 1 << bit
        on_table, leader = [*self.on_table, bit], self.leader
        left = sum(hand.bit_count() for hand in hands)
        aside = worth(world.skat, layout)
        if left <= self._solved:
            solver = Solver(layout, partial(self._judged, aside))
            worths = solver.worths(hands, leader, on_table, points, tricks)
            return Trial(worths[place], worths[3 + place], solver.nodes + 1)
        if len(on_table) == 3:
            leader = (leader + on_table.index(winner(on_table, layout))) % 3
            points[leader] += sum(layout.points[each] for each in on_table)
            tricks[leader] += 1
            on_table = []
        ways = Ways(self._sweeper(plan), self.payoffs.march_pays, self.maids)
        last = play_out(layout, hands, leader, on_table, points, tricks, ways)
        taken = Taken(points, tricks, last, aside)
        scores = self.payoffs.expected(taken, BLUR * (self.left - 1) ** 0.5)
        value = relative(scores, points, place, self.view.table.players, self.slope)
        return Trial(value, self.payoffs.spared(taken, scores, place), left + 1)

    def _judged(self, aside: int, points: list[int], tricks: list[int], last: int) -> Worths:
        """What the end is worth to each place, and whether the places are not charged."""
        scores, players = self.payoffs.scores(Taken(points, tricks, last, aside)), self.view.table.players
        first, second, third = (relative(scores, points, place, players, self.slope) for place in range(3))
        return first, second, third, float(scores[0] >= 0), float(scores[1] >= 0), float(scores[2] >= 0)

    def _sweeper(self, plan: Plan) -> int:
        """Who tries for all the tricks: this seat if it plans so, or another who has had all so far, and not few."""
        if plan.sweeps:
            return self.place
        most = max(self.tricks)
        if self.payoffs.march_pays and most >= STOPPED_AFTER and most == sum(self.tricks):
            return NOBODY if self.tricks[self.place] == most else self.tricks.index(most)
        return NOBODY


def power(ten: Bits) -> float:
    """How strong ten cards are in a Grand, as log odds to win a Grand Hand in forehand."""
    return model("grand").power(ten, 0, place=0, hand=True)


def payoffs_of(at: Table, pushes: int = 0) -> Payoffs:
    """What a Ramsch at this table comes to, with so many pushes more."""
    return Payoffs(at.setting.ramsch, factor=at.bock << at.pushes + pushes)


def slope_of(at: Table) -> float:
    """What a card point is worth beside the score."""
    return POINT * (at.bock << at.pushes)


def relative(scores: Scores, points: Sequence[int], place: int, players: int, slope: float) -> float:
    """The score of a place against the mean of the others at the table, and a little for each card point less."""
    others = sum(scores) - scores[place]
    fewer = (sum(points) - points[place]) / 2 - points[place]
    return scores[place] - others / (players - 1) + slope * fewer
