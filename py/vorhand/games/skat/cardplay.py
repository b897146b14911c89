"""Rating the cards a seat may play: each is tried in the same worlds, and what it brings on average counts.

The worlds are those that best explain what was seen (`guesses`). In each every card is played out once by simple rules,
and then the promising ones are searched to the end with all hands open, as long as the budget lasts. The search says
whether the game is won; the play-outs say what else there is to gain, break ties, and stand in where the search took
too long. Both see all cards, so what only holds for who does not see them is added from `customs`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice
from math import log
from typing import Final, NamedTuple

from vorhand.ai.budget import TRICK_NODE, Budget
from vorhand.ai.weighing import Weighed
from vorhand.cards import Card
from vorhand.games.skat.compact import alike, winner, worth
from vorhand.games.skat.contracts import Contract
from vorhand.games.skat.customs import against_custom
from vorhand.games.skat.guesses import TRIES, Guesses, World
from vorhand.games.skat.habits import inclinations
from vorhand.games.skat.null_policy import is_null_won
from vorhand.games.skat.open_hand import OpenHand
from vorhand.games.skat.policy import play_out
from vorhand.games.skat.scoring import TO_WIN, TRICKS, WHOLE
from vorhand.games.skat.stakes import Blurred, Reaches, Stakes
from vorhand.games.skat.valuation import matadors
from vorhand.games.skat.view import SkatView

POINT: Final = 0.004
"""What a card point counts beside won and lost, as a share of the game's value."""
PLAYED_OUT: Final = 2.0
"""The play-outs count as much as so many worlds that are searched: nobody plays as well as the search does."""
DRAWING: Final = 8
DRAWING_ALONE: Final = 24
BUILDING: Final = 40
PLAYING: Final = 10
"""What it costs to draw and weigh a world (for the soloist what both others said is weighed too), to lay one out for
the search, and to begin a play-out, in nodes."""
FOR_WORLDS: Final = 0.15
"""The share of the budget for which worlds are drawn."""
MOST_DRAWN: Final = 1_200
MOST_KEPT: Final = 40
FOR_PLAY: Final = 0.25
"""The share for play-outs."""
FEWEST: Final = 8
"""In so many worlds at least the search should come to an end; a world that takes too long is given up."""
ENOUGH: Final = 12
"""After so many worlds in which it makes no difference what is played, it makes none."""
PROMISING: Final = 5
"""So many cards are searched while there are many."""
MANY: Final = 7
"""Tricks to come for which that holds."""
HABIT: Final = 0.02
HABIT_ALONE: Final = 0.06
FIRST_TRICKS: Final = 3
"""How much it speaks for a card that players are used to play it, as a share of the game's value, times the logarithm
of how usual the card is: so little that it only decides where the search sees no difference; but for the soloist in the
first tricks, in which it sees little, so much more, three times in the first, twice in the second. In positions of 400
games of XSkat in which a card decided with all cards open, 4.4 % of 747 soloists threw it away so (120,000 nodes),
6.2 % where habits counted nothing, 5.9 % where they counted to the last trick; 9.9 % of 545 defenders did, and 13.2 %
where habits counted three to six times as much."""
UNUSUAL: Final = 1e-3
"""Nothing is thought more unusual than this."""
OUTLOOK: Final = 120
"""In so many worlds at most the deal is played out before contra or re is said."""


class Worth(NamedTuple):
    """What a card brings: the expected score relative to the table, the chance of the seat's side, and whether it was
    searched or only played out."""

    value: float
    chance: float
    tried: bool


class _Mean:
    """What a card came to over the worlds: `share` of them all, scores, won games; apart from that the play-outs."""

    __slots__ = ("chance", "played", "points", "score", "share", "soft", "squares")

    def __init__(self) -> None:
        self.share = self.score = self.chance = self.squares = 0.0
        self.played = self.soft = self.points = 0.0

    def add(self, share: float, score: float, chance: float) -> None:
        """Count a world that was searched."""
        self.share += share
        self.squares += share * share
        self.score += share * score
        self.chance += share * chance


class _Searched(NamedTuple):
    """A world that was searched, and what was found of the end after each card."""

    world: World
    share: float
    tops: int
    search: OpenHand
    said: dict[int, Reaches]


class CardPlay:
    """The play of a contract as one seat sees it."""

    def __init__(self, view: SkatView, contract: Contract, memory: float = 1.0) -> None:
        table = view.table
        self.view, self.contract = view, contract
        self.stakes = Stakes(view, contract)
        self.guesses = Guesses(view, contract.game, memory)
        self.layout = self.guesses.layout
        guesses, seats = self.guesses, table.positions
        self.leader = seats.index(table.leader)
        self.on_table = [self.layout.bit[card] for card in table.cards]
        soloist = seats[guesses.soloist]
        self.points, self.tricks = table.card_points[soloist], table.tricks(soloist)
        self.left = TRICKS - len(table.taken)
        self._blurred: dict[int, Blurred] = {}

    def worths(self, cards: Sequence[Card], *, seed: int, budget: Budget) -> list[Worth]:
        """What each card brings the seat; cards that do the same work share it."""
        bits = [self.layout.bit[card] for card in cards]
        foreign = sum(1 << bit for bit in (*self.guesses.unseen, *self.on_table)) | self.guesses.laid_open
        groups = alike(bits, foreign, self.layout)
        beside = {bit: each - against_custom(self, bit, bits) for bit, each in self._habitual(bits).items()}
        best = {group: max(beside[bit] for bit in bits if groups[bit] == group) for group in groups.values()}
        found = self._thought(best, seed, budget)
        return [found[groups[bit]] for bit in bits]

    def _habitual(self, bits: Sequence[int]) -> dict[int, float]:
        """What experience adds to each card."""
        guesses, first = self.guesses, max(FIRST_TRICKS - (TRICKS - self.left), 0)
        if self.contract.null:
            return dict.fromkeys(bits, 0.0)
        share = HABIT_ALONE * first if guesses.place == guesses.soloist and first else HABIT
        weight = share * abs(self.stakes.payoffs(1)[2])
        usual = inclinations(guesses.game, guesses.tricks, guesses.soloist, place=guesses.place, hand=guesses.own)
        return {bit: weight * log(usual[bit] + UNUSUAL) for bit in bits}

    def _thought(self, beside: Mapping[int, float], seed: int, budget: Budget) -> dict[int, Worth]:
        """What each of some cards is worth, with what is known of it `beside` the search."""
        chosen = sorted(beside)
        price = DRAWING_ALONE if self.guesses.place == self.guesses.soloist else DRAWING
        drawn = max(2, min(MOST_DRAWN, round(FOR_WORLDS * budget.limit) // price))
        kept = self.guesses.weighed(seed, drawn=drawn, kept=MOST_KEPT)
        budget.spend(price * min(drawn, self.guesses.looked_at))
        means = {card: _Mean() for card in chosen}
        ends = self._play_out(chosen, kept, means, budget)
        played = {card: self.stakes.relative(mean.soft / mean.played) + beside[card] for card, mean in means.items()}
        order = sorted(chosen, key=lambda card: -played[card])
        few = self.left >= MANY and not self.contract.null
        for _, share, tops, _, said in self._search(order[:PROMISING] if few else order, kept, ends, budget):
            for card, end in said.items():
                means[card].add(share, self._score(tops, end), end.wins)
        return self._worths(means, beside)

    def _play_out(
        self, chosen: list[int], kept: list[Weighed[World]], means: dict[int, _Mean], budget: Budget
    ) -> list[dict[int, Reaches]]:
        """Each card once in each world, as far as its share of the budget goes; what each said of the end."""
        ends: list[dict[int, Reaches]] = []
        until = budget.spent + FOR_PLAY * budget.limit
        for world, share in kept:
            if ends and budget.spent >= until:
                break
            tops, found = self._tops(world), dict[int, Reaches]()
            for card in chosen:
                points, end, nodes = self._played(world, card, tops)
                budget.spend(nodes + PLAYING)
                found[card] = end
                mean = means[card]
                mean.played += share
                mean.points += share * points
                mean.soft += share * self._score(tops, end)
            ends.append(found)
        return ends

    def _search(
        self, chosen: list[int], kept: list[Weighed[World]], ends: list[dict[int, Reaches]], budget: Budget
    ) -> list[_Searched]:
        """Search each world for each card, as far as the budget goes or until it makes no difference what is played."""
        most = budget.left // (TRICK_NODE * FEWEST)
        found: list[_Searched] = []
        outcomes: set[bool | None] = set()
        for (world, share), end in zip(kept, ends, strict=False):
            if budget.over or (len(found) >= ENOUGH and len(outcomes) == 1 and None not in outcomes):
                break
            tops = self._tops(world)
            search = OpenHand(self.guesses.game, world.hands, self.guesses.soloist)
            budget.spend(BUILDING)
            target = self.stakes.target(tops) - self._secured(world)
            reached = self._reached(search, chosen, target, most, budget)
            outcomes.update(reached.values())
            said = {card: end[card].sure(wins=reached[card]) for card in chosen}
            found.append(_Searched(world, share, tops, search, said))
        if len(outcomes) == 1 and not self.contract.null:
            self._search_beyond(found, outcomes == {True}, most, budget)
        return found

    def _search_beyond(self, searched: list[_Searched], won: bool, most: int, budget: Budget) -> None:
        """Where the game is won, or lost, whatever is played: whether the other side, or the soloist, is schneider."""
        limit = self.stakes.limit
        for world, _, tops, search, said in searched:
            ends = self.stakes.payoffs(tops)
            if budget.over or (ends[2] == ends[3] if won else ends[0] == ends[1]):
                break
            target = (WHOLE - limit if won else limit + 1) - self._secured(world)
            for card, reached in self._reached(search, list(said), target, most, budget).items():
                said[card] = said[card].sure(schneider=reached) if won else said[card].sure(alive=reached)

    def _reached(
        self, search: OpenHand, cards: list[int], target: int, most: int, budget: Budget
    ) -> dict[int, bool | None]:
        """Whether the soloist gets so much after each card; None where `most` trick boundaries did not do for all."""
        start, found = search.nodes, dict[int, bool | None]()
        until = start + min(most, budget.left // TRICK_NODE)
        for card in cards:
            found[card] = self._reaches(search, card, target, until - search.nodes)
        budget.spend(TRICK_NODE * (search.nodes - start))
        return found

    def _reaches(self, search: OpenHand, card: int, target: int, limit: int) -> bool | None:
        if self.contract.null:
            if self.tricks:
                return False
        elif target <= 0:
            return True
        if limit <= 0:
            return None
        return search.reaches(target, leader=self.leader, on_table=(*self.on_table, card), limit=limit)

    def _worths(self, means: Mapping[int, _Mean], beside: Mapping[int, float]) -> dict[int, Worth]:
        stake = abs(self.stakes.payoffs(1)[2])
        relative = self.stakes.relative
        found: dict[int, Worth] = {}
        for card, mean in means.items():
            score, points = mean.soft / mean.played, mean.points / mean.played
            if mean.share:
                worlds = mean.share**2 / mean.squares
                score += (mean.score / mean.share - score) * worlds / (worlds + PLAYED_OUT)
            if not self.contract.null:
                score += POINT * stake * (points - TO_WIN)
            chance = mean.chance / mean.share if mean.share else 0.0
            if self.guesses.place != self.guesses.soloist:
                chance = 1 - chance
            found[card] = Worth(relative(score) + beside[card], chance, bool(mean.share))
        tried = [worth.value for worth in found.values() if worth.tried]
        if tried:
            for card, (value, chance, was_tried) in found.items():
                if not was_tried:
                    found[card] = Worth(min(value, min(tried) - 0.01), chance, False)
        return found

    def _tops(self, world: World) -> int:
        guesses = self.guesses
        ten = world.hands[guesses.soloist] | guesses.shown | world.gone[guesses.soloist]
        return matadors(guesses.game, ten | world.skat)

    def _secured(self, world: World) -> int:
        """The card points that the soloist has already. In Null they do not count."""
        return 0 if self.contract.null else self.points + worth(world.skat, self.layout)

    def _score(self, tops: int, end: Reaches) -> float:
        lost_low, lost, won, won_high, _ = self.stakes.payoffs(tops)
        return (
            lost_low
            + (lost - lost_low) * end.alive
            + (won - lost) * end.wins
            + (won_high - won) * min(end.schneider, end.wins)
        )

    def _played(self, world: World, card: int, tops: int) -> tuple[int, Reaches, int]:
        """The soloist's card points when a card is played and the deal played out, what that says, and the nodes."""
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
            return 0, Reaches(float(won), float(won), 0.0), played
        left = sum(hand.bit_count() for hand in hands)
        aside = worth(world.skat, layout)
        points, tricks = play_out(
            layout, hands, guesses.soloist, leader, on_table, points=points + aside, tricks=tricks
        )
        # Where cards are forgotten, one that was counted already may be thought to lie aside.
        points, target = min(points, WHOLE), self.stakes.target(tops)
        if target not in self._blurred:
            self._blurred[target] = Blurred(self.left, self.stakes.limit, target)
        return points, self._blurred[target].by_points[points], left

    def outlook(self, seed: int, budget: Budget) -> tuple[float, float]:
        """The score relative to the table before the first card, and the soloist's chance to win, from so many worlds
        as the budget allows."""
        guesses, layout = self.guesses, self.layout
        score, won, seen = 0.0, 0.0, 0
        for world in islice(guesses.worlds(seed), OUTLOOK):
            if seen and budget.over:
                break
            seen += 1
            hands, tops = list(world.hands), self._tops(world)
            if self.contract.null:
                made, played = is_null_won(layout, hands, guesses.soloist, self.leader, ())
                end = Reaches(float(made), float(made), 0.0)
            else:
                aside, target = worth(world.skat, layout), self.stakes.target(tops)
                points, _ = play_out(layout, hands, guesses.soloist, self.leader, (), points=aside, tricks=0)
                end, played = Blurred(self.left, self.stakes.limit, target).by_points[points], 3 * self.left
            budget.spend(DRAWING * TRIES + PLAYING + played)
            score += self._score(tops, end)
            won += end.wins
        return self.stakes.relative(score / seen), won / seen
