"""Rating the cards a seat may play: each is played out in the same worlds, and what it brings on average counts."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from math import exp
from typing import Final

from vorhand.ai.budget import Budget
from vorhand.ai.sampling import mean_values
from vorhand.cards import Card
from vorhand.games.skat.compact import alike, winner, worth
from vorhand.games.skat.contracts import Contract
from vorhand.games.skat.guesses import Guesses, World
from vorhand.games.skat.null_policy import is_null_won
from vorhand.games.skat.policy import play_out
from vorhand.games.skat.scoring import TO_WIN, TRICKS, WHOLE
from vorhand.games.skat.valuation import matadors, payoffs
from vorhand.games.skat.view import SkatView

BLUR: Final = 2.0
"""By how many card points a play-out may be wrong (a standard deviation), times the root of the tricks to come."""
POINT: Final = 0.004
"""What a card point counts beside won and lost, as a share of the game's value."""
LOW_LEAD: Final = 0.03
"""What each step away from a lone seven costs a lead against Null, as a share of the game's value."""
VOID_LEAD: Final = 0.5
"""What leading a suit costs in which the soloist of a Null has shown that he can throw off."""
OVERTAKING: Final = 0.5
"""What it costs to take a trick that is the partner's already, as a share of the game's value."""
WORTH_TAKING: Final = 4
"""So many more card points make it no waste."""
THOUGHT: Final = 60
"""What thinking of a world costs, in cards played: late in a deal more than playing it out."""
OUTLOOK: Final = 120
"""In so many worlds the deal is played out before contra or re is said."""


class CardPlay:
    """The play of a contract as one seat sees it."""

    def __init__(self, view: SkatView, contract: Contract) -> None:
        table = view.table
        self.view, self.contract = view, contract
        self.guesses = Guesses(view, contract.game)
        self.layout = self.guesses.layout
        guesses, seats = self.guesses, table.positions
        self.leader = seats.index(table.leader)
        self.on_table = [self.layout.bit[card] for card in table.cards]
        soloist = seats[guesses.soloist]
        self.points, self.tricks = table.card_points[soloist], table.tricks(soloist)
        self.left = TRICKS - len(table.taken)
        self._scores: dict[int, list[float]] = {}
        self._thought = 0

    def values(self, cards: Sequence[Card], *, seed: int, budget: Budget) -> list[float]:
        """What each card brings the seat in score relative to the table; cards that do the same work share a value."""
        bits = [self.layout.bit[card] for card in cards]
        foreign = sum(1 << bit for bit in (*self.guesses.unseen, *self.on_table)) | self.guesses.laid_open
        groups = alike(bits, foreign, self.layout)
        chosen = sorted(set(groups.values()))
        self._thought = THOUGHT // len(chosen)
        means = mean_values(chosen, self.guesses.worlds(seed), self._value, budget=budget)
        by_bit = dict(zip(chosen, means, strict=True))
        return [by_bit[groups[bit]] - self._against_custom(bit, bits) for bit in bits]

    def _against_custom(self, bit: int, choices: Sequence[int]) -> float:
        """What a card must bring more than others because it goes against a rule of thumb.

        Play-outs see all cards, so they make little of two rules that hold for who does not: against Null one leads low
        from a short suit that the soloist must follow; and a trick that is the partner's for certain is not taken from
        him for nothing.
        """
        guesses, layout = self.guesses, self.layout
        if guesses.place == guesses.soloist:
            return 0.0
        stake = abs(self.payoffs(1)[2])
        if self.contract.null:
            if self.on_table:
                return 0.0
            run = layout.follow[bit]
            if guesses.void[guesses.soloist] & run:
                return VOID_LEAD * stake
            height, length = (run & (1 << bit) - 1).bit_count(), (guesses.own & run).bit_count()
            return LOW_LEAD * stake * (height + length)
        if len(self.on_table) < 2:
            return 0.0
        best = winner(self.on_table, layout)
        if (self.leader + self.on_table.index(best)) % 3 == guesses.soloist or not layout.beats[best] >> bit & 1:
            return 0.0
        spared = [card for card in choices if not layout.beats[best] >> card & 1]
        least = layout.points[bit] - WORTH_TAKING
        return OVERTAKING * stake if any(layout.points[card] > least for card in spared) else 0.0

    def outlook(self, seed: int) -> tuple[float, float]:
        """The score relative to the table before the first card, and the soloist's chance to win."""
        guesses, layout = self.guesses, self.layout
        score, won = 0.0, 0
        for world in islice(guesses.worlds(seed), OUTLOOK):
            hands = list(world.hands)
            if self.contract.null:
                made, _ = is_null_won(layout, hands, guesses.soloist, self.leader, ())
                figures = self.payoffs(0)
                result = figures[2] if made else figures[1]
            else:
                tops = matadors(guesses.game, world.hands[guesses.soloist] | world.skat)
                aside = worth(world.skat, layout)
                points, _ = play_out(layout, hands, guesses.soloist, self.leader, (), points=aside, tricks=0)
                result = self._by_points(tops)[points]
            score += self.relative(result)
            won += result > 0
        return score / OUTLOOK, won / OUTLOOK

    def _value(self, world: World, card: int) -> tuple[float, int]:
        guesses, layout = self.guesses, self.layout
        hands = list(world.hands)
        hands[guesses.place] ^= 1 << card
        on_table, leader = [*self.on_table, card], self.leader
        points, tricks = self.points, self.tricks
        if len(on_table) == 3:
            leader = (leader + on_table.index(winner(on_table, layout))) % 3
            if leader == guesses.soloist:
                points += sum(layout.points[bit] for bit in on_table)
                tricks += 1
            on_table = []
        if self.contract.null:
            won, played = (False, 0) if tricks else is_null_won(layout, hands, guesses.soloist, leader, on_table)
            _, lost, gained, *_ = self.payoffs(0)
            return self.relative(gained if won else lost), played + self._thought
        left = sum(hand.bit_count() for hand in hands)
        aside = worth(world.skat, layout)
        points, tricks = play_out(
            layout, hands, guesses.soloist, leader, on_table, points=points + aside, tricks=tricks
        )
        tops = matadors(guesses.game, world.hands[guesses.soloist] | guesses.shown | world.skat)
        if tricks == TRICKS:
            return self.relative(self.payoffs(tops)[4]), left + self._thought
        return self.relative(self._by_points(tops)[points]), left + self._thought

    def payoffs(self, tops: int) -> tuple[float, ...]:
        """The soloist's score for each way the game may end, with so many matadors."""
        table = self.view.table
        return payoffs(self.contract, table.options, tops, table.bid, len(table.doublings))

    def relative(self, score: float) -> float:
        """The soloist's score as this seat feels it: its own, less the mean of the others'."""
        if self.guesses.place == self.guesses.soloist:
            return score
        return -score / (self.view.table.players - 1)

    def _by_points(self, tops: int) -> list[float]:
        scores = self._scores.get(tops)
        if scores is None:
            limit = self.view.table.options.schneider_limit
            sharp = self.payoffs(tops)
            scores = blurred(sharp, limit=limit, spread=BLUR * (self.left - 1) ** 0.5, slope=POINT * abs(sharp[2]))
            self._scores[tops] = scores
        return scores


def blurred(sharp: Sequence[float], *, limit: int, spread: float, slope: float) -> list[float]:
    """The score for each number of card points from 0 to 120, when these may yet turn out a little different."""
    exact = [
        sharp[0]
        if points <= limit
        else sharp[1]
        if points < TO_WIN
        else sharp[2]
        if points < WHOLE - limit
        else sharp[3]
        for points in range(WHOLE + 1)
    ]
    reach = round(2 * spread)
    weights = [exp(-0.5 * (step / spread) ** 2) for step in range(-reach, reach + 1)] if reach else [1.0]
    whole = sum(weights)
    return [
        sum(
            weight * exact[min(max(points + step, 0), WHOLE)]
            for step, weight in zip(range(-reach, reach + 1), weights, strict=True)
        )
        / whole
        + slope * (points - TO_WIN)
        for points in range(WHOLE + 1)
    ]
