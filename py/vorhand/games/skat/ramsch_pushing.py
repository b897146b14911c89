"""What comes before the cards of a Ramsch: which two to pass on, whether to push, and whether a Grand Hand is better.

Each way is tried in the same worlds: the two cards go round, everybody keeps what is least dangerous, and the Ramsch is
played out.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Final

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
from vorhand.games.skat.valuation import strength
from vorhand.games.skat.view import SkatView

WORLDS: Final = 120
"""In so many worlds each way is played out."""
TRIED: Final = 8
"""So many pairs are played out; the others are dangerous to keep out of the play at a glance."""


class Pushing:
    """What one seat may expect of a Ramsch before its first card."""

    def __init__(self, view: SkatView, seed: int) -> None:
        self.view, at = view, view.table
        self.guesses = RamschGuesses(view)
        self.place = self.guesses.place
        self.rules = at.setting.ramsch
        self.worlds = list(islice(self.guesses.worlds(seed), WORLDS))
        self.turn = (
            at.positions.index(at.turn) if at.phase in (table.PUSH, table.PASS_ON) and at.turn is not None else 0
        )

    def outlook(self) -> float:
        """The score to expect relative to the table if everybody keeps what is least dangerous."""
        return self._mean(None, pushes=0)

    def pushed(self) -> float:
        """The same if this seat, which is on turn, passes the two cards on unseen."""
        return self._mean(0, pushes=1)

    def passed_on(self, hand: Sequence[Card], pairs: Sequence[tuple[Card, ...]]) -> list[float]:
        """The same for each pair of cards of twelve that this seat may pass on; only for the least dangerous hands it
        is more than a glance."""
        bits = self.guesses.layout.bits
        twelve = bits(hand)
        dangers = [danger(twelve ^ bits(pair)) for pair in pairs]
        ranked = sorted(range(len(pairs)), key=dangers.__getitem__)
        values = {at: self._mean(bits(pairs[at]), pushes=0) for at in ranked[:TRIED]}
        least = min(values.values())
        for at in ranked[TRIED:]:
            values[at] = least - (dangers[at] - dangers[ranked[TRIED - 1]]) / 10 - 0.01
        return [values[at] for at in range(len(pairs))]

    def _mean(self, given: Bits | None, *, pushes: int) -> float:
        """The mean of the worlds; all the tricks may be tried for, where that pays, if a hand is good for it.

        `given` is what this seat passes on: 0 the two cards unseen, None what is best.
        """
        payoffs = payoffs_of(self.view.table, pushes)
        ducked, swept, sweeps = 0.0, 0.0, 0
        for world in self.worlds:
            hands, aside = self._exchanged(world, given)
            ducked += self._played_out(list(hands), aside, pushes, sweeper=NOBODY)
            if payoffs.march_pays and strength(GameName.GRAND, hands[self.place], laid=0) >= GRAND:
                sweeps += 1
                swept += self._played_out(list(hands), aside, pushes, sweeper=self.place)
        mean = ducked / len(self.worlds)
        return max(mean, swept / sweeps) if sweeps == len(self.worlds) else mean

    def _exchanged(self, world: World, given: Bits | None) -> tuple[list[Bits], Bits]:
        """The hands and what lies aside when the two cards have gone round."""
        hands, aside = list(world.hands), world.skat
        if self.rules.exchange is Exchange.NONE:
            return hands, aside
        for place in range(self.turn, 3):
            twelve = hands[place] | aside
            if place != self.place or given is None:
                aside = worst_two(twelve, jacks=self.rules.pass_jacks)
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
