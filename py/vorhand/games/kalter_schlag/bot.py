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
from vorhand.games.kalter_schlag.moves import DOUBLE
from vorhand.games.kalter_schlag.policy import MARCH_FROM
from vorhand.games.kalter_schlag.search import Search
from vorhand.games.kalter_schlag.view import KalterSchlagView
from vorhand.kind import Bot, Rating, Thought
from vorhand.moves import PLAY, Move, Note
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
        plays = [move for move in view.legal_moves if move.kind == PLAY]
        budget = Budget(self.nodes)
        found = Search(view, memory=self.memory, budget=budget).values([move.cards[0] for move in plays], seed=seed)
        best = max(each.value for each in found)
        rated = [
            Rating(move, value, _reason(view, move, marches=marches), chance=chance)
            for move, (value, chance, marches) in zip(plays, found, strict=True)
        ]
        if Move(DOUBLE) in view.legal_moves:
            doubled = 2 * best - DOUBLE_MARGIN * view.table.factor
            rated.append(Rating(Move(DOUBLE), doubled, Note("hint.double", {"n": round(best)})))
        ratings = tuple(sorted(rated, key=lambda rating: -rating.value))
        return Thought(ratings, budget.spent, budget.limit)

    def choose_dealer(self, seat: int, *, players: int) -> int:
        """Its left neighbour: third to play is the best place (8.9 a deal, 95 % interval 1.9 to 15.9, in self-play)."""
        return next_seat(seat, players)


def _reason(view: KalterSchlagView, move: Move, *, marches: bool) -> Note:
    """Why a card is played, in a word: it leads, ducks, throws off, takes the trick, marches on or stops a march.

    `marches` says that it is meant to be the next of all the tricks.
    """
    table, order = view.table, view.order
    (card,) = move.cards
    params = {"card": card.text}
    if len(view.legal_moves) == 1:
        return Note("hint.only_card", params)
    marcher = table.taken[-1].winner if len(table.taken) >= MARCH_FROM else None
    if marcher is not None and table.tricks(marcher) < len(table.taken):
        marcher = None
    if not table.trick.cards:
        return Note("hint.march" if marches or marcher == view.seat else "hint.lead", params)
    if view.table.trick.yields_to(card, view.order):
        if marches:
            return Note("hint.march", params)
        if marcher is None and all(
            view.table.trick.yields_to(other, view.order) for each in view.legal_moves for other in each.cards
        ):
            return Note("hint.must_take", params)
        takes = {None: "hint.take", view.seat: "hint.march"}
        return Note(takes.get(marcher, "hint.stop_march"), params)
    follows = order.suit_of(card) == order.suit_of(table.trick.cards[0])
    return Note("hint.duck" if follows else "hint.throw_off", params)


def _rank(view: View, card: Card) -> int:
    return view.order.strength(card)


BOTS = bots_of(lambda level: KalterSchlagBot(level.nodes(BUDGET), level.memory))
YARDSTICKS: Mapping[str, Callable[[], Bot]] = MappingProxyType(
    {"random": RandomBot, "lowest": lambda: LowestBot(_rank)}
)
