"""What each card of Kalter Schlag is worth to a seat: tried in the same worlds, the likelier the more it counts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf
from random import Random
from typing import Final, NamedTuple

from vorhand.ai.budget import Budget
from vorhand.ai.trials import Trial, tried
from vorhand.ai.weighing import Weighed, weighed
from vorhand.cards import Card
from vorhand.chance import mix
from vorhand.games.kalter_schlag.compact import FIRST_JACK, JACKS, SUIT_MASK
from vorhand.games.kalter_schlag.endings import Endings
from vorhand.games.kalter_schlag.guesses import Guesses
from vorhand.games.kalter_schlag.likelihood import Likelihood, World, weigher_of
from vorhand.games.kalter_schlag.options import VoidJack
from vorhand.games.kalter_schlag.outcome import Outcome
from vorhand.games.kalter_schlag.policy import play_out, sure_march
from vorhand.games.kalter_schlag.scoring import MARCH_CHARGE
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

LESS: Final = 0.01
"""By such a share at least anything else is less than a march that is certain, whatever play-outs promise."""
MOST: Final = 500
"""No more worlds are tried than so many."""


class Dealt(NamedTuple):
    """A world, and the numbers by which play goes on there by lot: the same for every card that is tried in it."""

    hands: World
    lots: tuple[float, ...]


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
        self.weigher = weigher_of(table.options.side_order)
        self.spare = table.options.void_jack is VoidJack.NOT_OWN_SUIT_JACK
        self.points = list(table.card_points)
        self.tricks = [table.tricks(each) for each in range(PLAYERS)]
        self.on_table = [self.cards.bit[card] for card in table.trick.cards]
        self.outcome = Outcome(table.factor)
        self.blur = BLUR * (HAND_SIZE - len(table.taken)) ** 0.5
        self.solved = next(cards for nodes, cards in SOLVED if budget.limit >= nodes)

    def values(self, cards: Sequence[Card], *, seed: int) -> list[Found]:
        """What each card brings the seat; cards that do the same share it."""
        bits = [self.cards.bit[card] for card in cards]
        groups = self._alike(bits)
        chosen = sorted(set(groups.values()))
        march = float(MARCH_CHARGE * self.outcome.factor)
        found = {bit: Found(march, 1.0, True) for bit in chosen if self._marches(bit)}
        most, chosen = (1 - LESS) * march if found else inf, [bit for bit in chosen if bit not in found]
        judged = tried(chosen, self._worlds(seed, len(chosen)), self._trial, budget=self.budget) if chosen else ()
        for bit, (value, chance) in zip(chosen, judged, strict=True):
            found[bit] = Found(min(value, most), chance, False)
        return [found[groups[bit]] for bit in bits]

    def _marches(self, bit: int) -> bool:
        """Whether the card is the next of all the tricks, however the others' cards lie.

        Nobody tries for what is not certain: of 171 hands that tried in 200 deals because play-outs promised enough,
        three had all the tricks.
        """
        if self.tricks[self.seat] < sum(self.tricks):
            return False
        hand, out = self.guesses.hand, sum(1 << card for card in self.guesses.unseen)
        last = len(self.on_table) == PLAYERS - 1
        if not last and out & (SUIT_MASK[bit] | JACKS) & -(2 << bit):
            return False
        if not self.on_table:
            return sure_march(hand, out)
        best = _best(self.on_table)
        beats = bit > best and (bit >= FIRST_JACK or SUIT_MASK[best] >> bit & 1)
        return bool(beats) and sure_march(hand ^ 1 << bit, out)

    def _worlds(self, seed: int, candidates: int) -> Iterator[Weighed[Dealt]]:
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
        draw = Random(mix(seed, 2)).random
        for world, share in found:
            yield Weighed(Dealt(world, tuple(draw() for _ in range(HAND_SIZE * PLAYERS))), share)

    def _trial(self, world: Dealt, card: int) -> Trial:
        hands, points, tricks, leader = list(world.hands), self.points.copy(), self.tricks.copy(), self.leader
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
            hands, points, tricks, on_table, leader, values=self.cards.points, weigher=self.weigher,
            lots=world.lots, spare=self.spare,
        )  # fmt: skip
        value, chance = self.outcome.of_seat(points, tricks, self.seat, blur=self.blur)
        return Trial(value, chance, played + 1)

    def _close(self, on_table: list[int], points: list[int], tricks: list[int]) -> int:
        best = _best(on_table)
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


def _best(on_table: Sequence[int]) -> int:
    """The best card of a trick."""
    return max(bit for bit in on_table if bit >= FIRST_JACK or SUIT_MASK[on_table[0]] >> bit & 1)
