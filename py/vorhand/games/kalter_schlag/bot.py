"""The computer players of Kalter Schlag: sampled worlds, each legal move tried in them, the best mean wins.

A move is played out, but where the hands hold few cards more (4 to 12, by the budget) what follows is searched to its
end with all cards open.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from vorhand.ai.budget import Budget
from vorhand.ai.levels import bots_of
from vorhand.ai.plain import LowestBot, RandomBot
from vorhand.ai.player import Thinker
from vorhand.cards import Card
from vorhand.games.kalter_schlag.hints import KalterSchlagHints, of_double
from vorhand.games.kalter_schlag.moves import DOUBLE
from vorhand.games.kalter_schlag.search import Search
from vorhand.games.kalter_schlag.view import KalterSchlagView
from vorhand.kind import Bot, Rating, Thought
from vorhand.moves import PLAY, Move
from vorhand.position import View
from vorhand.seats import next_seat

BUDGET: Final = 120_000
"""Nodes of the strongest level for one move."""

DOUBLE_MARGIN: Final = 15.0
"""How many points, relative to the table, a hand must promise before its player doubles: in 350 deals of self-play the
hands that promised 20 to 30 after a call or two brought about as much, those that promised 10 to 20 nothing."""


@dataclass(frozen=True, slots=True)
class KalterSchlagBot(Thinker):
    """Plays by its view alone; the same view and seed give the same move everywhere. `nodes` are for one move."""

    nodes: int
    memory: float = 1.0

    def think(self, view: View, *, seed: int) -> Thought:
        """Each legal move with the expected charge of the others, on average, less the bot's own.

        Doubling is worth twice the best card less a margin: what play-outs promise is less certain than it looks.
        """
        assert isinstance(view, KalterSchlagView)
        assert view.seat is not None
        plays = [move.cards[0] for move in view.legal_moves if move.kind == PLAY]
        hints = KalterSchlagHints(view, plays)
        # Of cards that are worth the same, the first is played: rather one that stays below.
        cards = sorted(plays, key=hints.avoiding.going_above)
        budget = Budget(self.nodes)
        found = Search(view, memory=self.memory, budget=budget).values(cards, seed=seed)
        best = max(each.value for each in found)
        above = hints.avoiding.better_above({card: each.value for card, each in zip(cards, found, strict=True)})
        rated = [
            Rating(Move(PLAY, card), value, hints.of(card, best=card in above, marches=marches), chance=chance)
            for card, (value, chance, marches) in zip(cards, found, strict=True)
        ]
        if Move(DOUBLE) in view.legal_moves:
            doubled = 2 * best - DOUBLE_MARGIN * view.table.factor
            rated.append(Rating(Move(DOUBLE), doubled, of_double(best, pays=doubled > best)))
        ratings = tuple(sorted(rated, key=lambda rating: -rating.value))
        return Thought(ratings, budget.spent, budget.limit)

    def choose_dealer(self, seat: int, *, players: int) -> int:
        """Its left neighbour: third to play is the best place (8.9 a deal, 95 % interval 1.9 to 15.9, in self-play)."""
        return next_seat(seat, players)


def _rank(view: View, card: Card) -> int:
    return view.order.strength(card)


BOTS = bots_of(lambda level: KalterSchlagBot(level.nodes(BUDGET), level.memory))
YARDSTICKS: Mapping[str, Callable[[], Bot]] = MappingProxyType(
    {"random": RandomBot, "lowest": lambda: LowestBot(_rank)}
)
