"""What comes before the cards of a Ramsch: which two to pass on, whether to push, and whether a Grand Hand is better.

Each way is tried in the same worlds: the two cards go round, everybody keeps what is least dangerous, and the Ramsch is
played out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from vorhand.ai.budget import Budget
from vorhand.cards import Card
from vorhand.games.skat import table
from vorhand.games.skat.compact import Bits, worth
from vorhand.games.skat.contracts import GameName
from vorhand.games.skat.discards import best_discard
from vorhand.games.skat.guesses import World
from vorhand.games.skat.ramsch_danger import danger, worst_two
from vorhand.games.skat.ramsch_guesses import RamschGuesses
from vorhand.games.skat.ramsch_options import Exchange, RamschScoring
from vorhand.games.skat.ramsch_payoffs import Taken
from vorhand.games.skat.ramsch_play import BLUR, GRAND, payoffs_of, power, relative, slope_of
from vorhand.games.skat.ramsch_policy import NOBODY, Ways, play_out
from vorhand.games.skat.scoring import TRICKS
from vorhand.games.skat.view import SkatView

WORLDS: Final = 300
"""In so many worlds at most each way is played out."""
WAY: Final = 40
"""Nodes of letting the cards go round in a world and playing it out."""
TRIED: Final = ((20_000, 8), (0, 3))
"""With such a budget so many pairs are played out that leave the least dangerous hands,"""
SWEEPS_TRIED: Final = 2
"""and so many for those that may take all the tricks, where that pays."""
GLANCE: Final = 0.1
"""What a point of danger makes the others worse."""


class Promise(NamedTuple):
    """What a way promises: the mean score relative to the table, how likely the seat is not charged (None if that is
    not known), and whether all the tricks are tried for."""

    score: float
    chance: float | None = None
    sweeps: bool = False


class Pushing:
    """What one seat may expect of a Ramsch before its first card; so many `ways` are to be compared for the `budget`,
    if they are not pairs to pass on."""

    def __init__(self, view: SkatView, seed: int, budget: Budget, *, ways: int = 1) -> None:
        self.view, at = view, view.table
        self.guesses = RamschGuesses(view)
        self.place = self.guesses.place
        self.rules, self.march_pays = at.setting.ramsch, payoffs_of(at).march_pays
        self.budget, self.tried = budget, next(pairs for nodes, pairs in TRIED if budget.limit >= nodes)
        if at.phase == table.PASS_ON:
            ways = self.tried + (SWEEPS_TRIED if self.march_pays else 0)
        each = WAY * (2 if self.march_pays else 1)
        self.worlds = self.guesses.weighed(seed, kept=max(min(budget.left // (ways * each), WORLDS), 1))
        self.turn = (
            at.positions.index(at.turn) if at.phase in (table.PUSH, table.PASS_ON) and at.turn is not None else 0
        )

    def outlook(self) -> Promise:
        """What is to be expected if everybody keeps what is least dangerous, or this seat what may take all tricks."""
        return self._mean(None, pushes=0)

    def pushed(self) -> Promise:
        """The same if this seat, which is on turn, passes the two cards on unseen."""
        return self._mean(0, pushes=1)

    def passed_on(self, hand: Sequence[Card], pairs: Sequence[tuple[Card, ...]]) -> list[Promise]:
        """The same for each pair of twelve cards that this seat may pass on; but for the least dangerous hands, and
        those that may take all the tricks, it is no more than a glance."""
        bits = self.guesses.layout.bits
        twelve, given = bits(hand), [bits(pair) for pair in pairs]
        dangers = [danger(twelve ^ two) for two in given]
        ranked = sorted(range(len(pairs)), key=dangers.__getitem__)
        tried = ranked[: self.tried]
        if self.march_pays:
            powers = [power(twelve ^ two) for two in given]
            tried = [*tried, *sorted(ranked[self.tried :], key=powers.__getitem__)[-SWEEPS_TRIED:]]
        values = {at: self._mean(given[at], pushes=0) for at in tried}
        least = min(promise.score for promise in values.values())
        far = [least - GLANCE * (each - dangers[ranked[self.tried - 1]]) - GLANCE for each in dangers]
        return [values.get(at, Promise(far[at])) for at in range(len(pairs))]

    def _mean(self, given: Bits | None, *, pushes: int) -> Promise:
        """The mean of the worlds. `given` is what this seat passes on: 0 the two cards unseen, None what is best."""
        total, strong, swept, tries, spared, won = 0.0, 0.0, 0.0, 0, 0.0, 0.0
        for world, share in self.worlds:
            value, chance = self._played_out(*self._exchanged(world, given, sweeps=False), pushes, sweeper=NOBODY)
            total += share * value
            spared += share * chance
            if self.march_pays:
                hands, aside = self._exchanged(world, given, sweeps=True)
                if power(hands[self.place]) >= GRAND:
                    tries += 1
                    strong += share * value
                    more, gained = self._played_out(hands, aside, pushes, sweeper=self.place)
                    swept += share * more
                    won += share * (gained - chance)
        # Whether a strong hand tries for all the tricks is not decided world by world: nobody sees the others' cards.
        if tries and swept >= strong:
            return Promise(total + swept - strong, spared + won, sweeps=True)
        return Promise(total, spared)

    def _exchanged(self, world: World, given: Bits | None, *, sweeps: bool) -> tuple[list[Bits], Bits]:
        """The hands and what lies aside when the two cards have gone round."""
        hands, aside = list(world.hands), world.skat
        if self.rules.exchange is Exchange.NONE:
            return hands, aside
        for place in range(self.turn, 3):
            twelve = hands[place] | aside
            if place != self.place or (given is None and not sweeps):
                aside = worst_two(twelve, jacks=self.rules.pass_jacks)
            elif given is None:
                aside = best_discard(GameName.GRAND, twelve, place=0)[1]
            elif given:
                aside = given
            hands[place] = twelve ^ aside
        return hands, aside

    def _played_out(self, hands: list[Bits], aside: Bits, pushes: int, *, sweeper: int) -> tuple[float, float]:
        at, points, tricks = self.view.table, [0, 0, 0], [0, 0, 0]
        payoffs = payoffs_of(at, pushes)
        ways = Ways(sweeper, payoffs.march_pays, self.rules.scoring is RamschScoring.VIRGIN_PAYS)
        last = play_out(self.guesses.layout, hands, 0, (), points, tricks, ways)
        self.budget.spend(WAY)
        taken = Taken(points, tricks, last, worth(aside, self.guesses.layout))
        scores = payoffs.expected(taken, BLUR * (TRICKS - 1) ** 0.5)
        value = relative(scores, points, self.place, at.players, slope_of(at))
        return value, payoffs.spared(taken, scores, self.place)
