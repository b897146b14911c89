"""What comes before the cards of a Ramsch: which two to pass on, whether to push, and whether a Grand Hand is better.

Each way is tried in the same worlds: the two cards go round, everybody keeps what is least dangerous, and the Ramsch is
played out.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Final, NamedTuple

from vorhand.cards import Card
from vorhand.games.skat import table
from vorhand.games.skat.compact import Bits, worth
from vorhand.games.skat.contracts import GameName
from vorhand.games.skat.guesses import World
from vorhand.games.skat.ramsch_danger import danger, worst_two
from vorhand.games.skat.ramsch_guesses import RamschGuesses
from vorhand.games.skat.ramsch_options import Exchange, RamschScoring
from vorhand.games.skat.ramsch_payoffs import Taken
from vorhand.games.skat.ramsch_play import BLUR, GRAND, payoffs_of, relative, slope_of
from vorhand.games.skat.ramsch_policy import NOBODY, Ways, play_out
from vorhand.games.skat.scoring import TRICKS
from vorhand.games.skat.valuation import best_discard, strength
from vorhand.games.skat.view import SkatView

WORLDS: Final = 120
"""In so many worlds each way is played out."""
TRIED: Final = 8
"""So many pairs are played out that leave the least dangerous hands,"""
SWEEPS_TRIED: Final = 2
"""and so many for those that may take all the tricks, where that pays."""
GLANCE: Final = 0.1
"""What a point of danger makes the others worse."""


class Promise(NamedTuple):
    """What a way promises: the mean score relative to the table, and whether that is by all the tricks."""

    score: float
    sweeps: bool = False


class Pushing:
    """What one seat may expect of a Ramsch before its first card."""

    def __init__(self, view: SkatView, seed: int) -> None:
        self.view, at = view, view.table
        self.guesses = RamschGuesses(view)
        self.place = self.guesses.place
        self.rules, self.march_pays = at.setting.ramsch, payoffs_of(at).march_pays
        self.worlds = list(islice(self.guesses.worlds(seed), WORLDS))
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
        tried = ranked[:TRIED]
        if self.march_pays:
            powers = [strength(GameName.GRAND, twelve ^ two, laid=0) for two in given]
            tried = [*tried, *sorted(ranked[TRIED:], key=powers.__getitem__)[-SWEEPS_TRIED:]]
        values = {at: self._mean(given[at], pushes=0) for at in tried}
        least = min(promise.score for promise in values.values())
        far = [least - GLANCE * (each - dangers[ranked[TRIED - 1]]) - GLANCE for each in dangers]
        return [values.get(at, Promise(far[at])) for at in range(len(pairs))]

    def _mean(self, given: Bits | None, *, pushes: int) -> Promise:
        """The mean of the worlds. `given` is what this seat passes on: 0 the two cards unseen, None what is best."""
        total, strong, swept, tries = 0.0, 0.0, 0.0, 0
        for world in self.worlds:
            value = self._played_out(*self._exchanged(world, given, sweeps=False), pushes, sweeper=NOBODY)
            total += value
            if self.march_pays:
                hands, aside = self._exchanged(world, given, sweeps=True)
                if strength(GameName.GRAND, hands[self.place], laid=0) >= GRAND:
                    tries += 1
                    strong += value
                    swept += self._played_out(hands, aside, pushes, sweeper=self.place)
        # Whether a strong hand tries for all the tricks is not decided world by world: nobody sees the others' cards.
        return Promise((total + max(swept - strong, 0.0)) / len(self.worlds), tries > 0 and swept >= strong)

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
                aside = best_discard(GameName.GRAND, twelve)[1]
            elif given:
                aside = given
            hands[place] = twelve ^ aside
        return hands, aside

    def _played_out(self, hands: list[Bits], aside: Bits, pushes: int, *, sweeper: int) -> float:
        at, points, tricks = self.view.table, [0, 0, 0], [0, 0, 0]
        payoffs = payoffs_of(at, pushes)
        ways = Ways(sweeper, payoffs.march_pays, self.rules.scoring is RamschScoring.VIRGIN_PAYS)
        last = play_out(self.guesses.layout, hands, 0, (), points, tricks, ways)
        taken = Taken(points, tricks, last, worth(aside, self.guesses.layout))
        scores = payoffs.expected(taken, BLUR * (TRICKS - 1) ** 0.5)
        return relative(scores, points, self.place, at.players, slope_of(at))
