"""What each card of Kalter Schlag is worth to a seat: tried in the same worlds, the likelier the more it counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from vorhand.ai.budget import Budget
from vorhand.ai.trials import Trial, tried
from vorhand.ai.weighing import Weighed, weighed
from vorhand.cards import Card
from vorhand.chance import mix
from vorhand.games.kalter_schlag.compact import FIRST_JACK, SUIT_MASK
from vorhand.games.kalter_schlag.danger import STARTS, SUIT, danger_of
from vorhand.games.kalter_schlag.endings import Endings
from vorhand.games.kalter_schlag.guesses import Guesses
from vorhand.games.kalter_schlag.likelihood import Likelihood, World
from vorhand.games.kalter_schlag.options import VoidJack
from vorhand.games.kalter_schlag.outcome import Outcome
from vorhand.games.kalter_schlag.policy import NOBODY, play_out
from vorhand.games.kalter_schlag.table import HAND_SIZE, PLAYERS
from vorhand.games.kalter_schlag.view import KalterSchlagView

BLUR: Final = 2.5
"""By how many card points a play-out may be wrong, times the root of the tricks to come."""
SOLVED: Final = ((100_000, 12), (7_000, 8), (0, 4))
"""With such a budget, when so few cards are left in the hands, what follows is not played out but searched."""
WEIGHED: Final = 10
"""Nodes of drawing a world and weighing it."""
DRAWN: Final = 3
"""So many times as many worlds are weighed as are kept."""

MARCH_BUDGET: Final = 1_000
"""With less to spend nobody thinks of all the tricks before he has most of them."""
MARCHING: Final = 25.0
"""A hand with a jack that is as dangerous as that may try for all the tricks."""
SAME: Final = 2.0
"""If a march brings no more than so much less, it is tried for."""
TIE: Final = 0.001
"""Of cards that are worth the same that is played with which more can be had of a march that all would stop."""
MOST: Final = 500
"""No more worlds are tried than so many."""


class Plan(NamedTuple):
    """A card, and whether all the tricks are tried for afterwards."""

    bit: int
    marches: bool


class Found(NamedTuple):
    """What a card brings against the mean of the others, how likely the seat is charged nothing, and whether it does so
    by all the tricks."""

    value: float
    chance: float
    marches: bool


class Search:
    """The play of Kalter Schlag as one seat sees it."""

    def __init__(self, view: KalterSchlagView, *, memory: float, budget: Budget) -> None:
        assert view.seat is not None
        table = view.table
        self.seat, self.leader, self.budget = view.seat, table.leader, budget
        self.guesses = Guesses(view, memory)
        self.cards = self.guesses.cards
        self.danger = danger_of(table.options.side_order)
        self.spare = table.options.void_jack is VoidJack.NOT_OWN_SUIT_JACK
        self.points = list(table.card_points)
        self.tricks = [table.tricks(each) for each in range(PLAYERS)]
        self.on_table = [self.cards.bit[card] for card in table.trick.cards]
        self.outcome = Outcome(table.factor)
        self.blur = BLUR * (HAND_SIZE - len(table.taken)) ** 0.5
        self.solved = next(cards for nodes, cards in SOLVED if budget.limit >= nodes)

    @property
    def may_march(self) -> bool:
        """Whether all the tricks can still be had, by a hand that may try for them."""
        if self.tricks[self.seat] < sum(self.tricks) or self.budget.limit < MARCH_BUDGET:
            return False
        hand, danger = self.guesses.eight, self.danger
        whole = sum(danger.held[hand >> start & SUIT] for start in STARTS) + danger.jacks[hand >> FIRST_JACK]
        return bool(hand >> FIRST_JACK) and whole >= MARCHING

    def values(self, cards: Sequence[Card], *, seed: int) -> list[Found]:
        """What each card brings the seat; cards that do the same share it."""
        bits = [self.cards.bit[card] for card in cards]
        groups = self._alike(bits)
        chosen = [Plan(bit, False) for bit in sorted(set(groups.values()))]
        if self.may_march:
            chosen += [Plan(bit, True) for bit, _ in chosen]
        best: dict[int, Found] = {}
        judged = tried(chosen, self._worlds(seed, len(chosen)), self._trial, budget=self.budget)
        for (bit, marches), (value, chance) in zip(chosen, judged, strict=True):
            if not marches:
                best[bit] = Found(value, chance, False)
            elif value >= best[bit].value - SAME * self.outcome.factor:
                best[bit] = Found(max(value, best[bit].value) + TIE * value, chance, True)
            else:
                best[bit] = best[bit]._replace(value=best[bit].value + TIE * value)
        return [best[groups[bit]] for bit in bits]

    def _worlds(self, seed: int, candidates: int) -> list[Weighed[World]]:
        """As many worlds as the budget is enough for, of more that were weighed."""
        guesses = self.guesses
        left = sum(guesses.table.cards_left(seat) for seat in range(PLAYERS))
        likelihood = Likelihood(guesses.plays, guesses.sayings, guesses.table.options.side_order)
        more = DRAWN if guesses.plays or guesses.sayings else 1
        kept = max(min(self.budget.limit // (candidates * left // 2 + more * WEIGHED), MOST), 1)
        found = weighed(
            guesses.worlds(seed, most=more * kept), likelihood.of, drawn=more * kept, kept=kept, seed=mix(seed, 1)
        )
        self.budget.spend(more * len(found) * WEIGHED)
        return found

    def _trial(self, world: World, plan: Plan) -> Trial:
        card = plan.bit
        hands, points, tricks, leader = list(world), self.points.copy(), self.tricks.copy(), self.leader
        hands[self.seat] ^= 1 << card
        on_table = [*self.on_table, card]
        left = hands[0].bit_count() + hands[1].bit_count() + hands[2].bit_count() + hands[3].bit_count()
        if left <= self.solved:
            endings = Endings(self.outcome.of_all, values=self.cards.points, spare=self.spare)
            worth = endings.worths(hands, points, tricks, on_table, leader)[self.seat]
            return Trial(worth, float(worth > 0), endings.nodes + 1)
        if len(on_table) == PLAYERS:
            leader = self._close(on_table, points, tricks)
            on_table = []
        played = play_out(
            hands, points, tricks, on_table, leader, values=self.cards.points, danger=self.danger, spare=self.spare,
            sweeper=self.seat if plan.marches else NOBODY,
        )  # fmt: skip
        value, chance = self.outcome.of_seat(points, tricks, self.seat, blur=self.blur)
        return Trial(value, chance, played + 1)

    def _close(self, on_table: list[int], points: list[int], tricks: list[int]) -> int:
        led = on_table[0]
        best = max(bit for bit in on_table if bit >= FIRST_JACK or SUIT_MASK[led] >> bit & 1)
        winner = (self.leader + on_table.index(best)) % PLAYERS
        points[winner] += sum(self.cards.points[bit] for bit in on_table)
        tricks[winner] += 1
        return winner

    def _alike(self, bits: Sequence[int]) -> dict[int, int]:
        """For each card one that does the same: of its suit, counting as much, with no other's card between."""
        foreign = sum(1 << bit for bit in (*self.guesses.unseen, *self.on_table))
        groups, last = dict[int, int](), -1
        for bit in sorted(bits):
            same = (
                last >= 0
                and SUIT_MASK[last] >> bit & 1
                and self.cards.points[last] == self.cards.points[bit]
                and not foreign & (1 << bit) - (2 << last)
            )
            groups[bit] = groups[last] if same else bit
            last = bit
        return groups
