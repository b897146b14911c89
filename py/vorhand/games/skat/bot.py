"""The computer players of Skat: what they say is `calling`'s, what they play they find by sampled worlds.

A Ramsch is `ramsch_bot`'s, whether it is dealt as one or follows in a deal of Skat when all pass.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from vorhand.ai.budget import Budget
from vorhand.ai.levels import bots_of, styles_of
from vorhand.ai.plain import LowestBot, RandomBot
from vorhand.ai.player import Thinker
from vorhand.cards import Card
from vorhand.games.skat import moves, play_hints, ramsch_bot, table
from vorhand.games.skat.calling import called
from vorhand.games.skat.cardplay import CardPlay
from vorhand.games.skat.view import SkatView
from vorhand.kind import Bot, Rating, Thought
from vorhand.moves import PLAY, Move, Note
from vorhand.position import View

BUDGET: Final = 160_000
"""Nodes of the strongest level for one card."""
CAUTION: Final = 8.0
"""By so many points a careful player bids on better hands, and a bold one on worse."""


@dataclass(frozen=True, slots=True)
class SkatBot(Thinker):
    """Plays by its view alone; the same view and seed give the same move everywhere. `nodes` are for one card;
    `caution` is by how many points a hand must promise more than enough before it bids or holds."""

    nodes: int
    memory: float = 1.0
    caution: float = 0.0

    def choose(self, view: View, *, seed: int) -> Move:
        """The best move as `rate` has it."""
        assert isinstance(view, SkatView)
        cards = _cards(view)
        if len(cards) == 1 and moves.CLAIMING not in view.legal_moves:
            return moves.PLAYS[cards[0]]
        return Thinker.choose(self, view, seed=seed)

    def think(self, view: View, *, seed: int) -> Thought:
        """Every legal move with its expected score relative to the table, best first."""
        assert isinstance(view, SkatView)
        budget = Budget(self.nodes)
        if view.table.is_ramsch:
            rated = ramsch_bot.rated(view, seed, budget=budget, memory=self.memory)
        elif view.phase == table.PLAYING:
            rated = self._play(view, seed, budget)
        else:
            rated = called(view, seed, budget=budget, memory=self.memory, caution=self.caution)
        ratings = tuple(sorted(rated, key=lambda rating: -rating.value))
        return Thought(ratings, budget.spent, budget.limit)

    def _play(self, view: SkatView, seed: int, budget: Budget) -> list[Rating]:
        contract, cards = view.table.contract, _cards(view)
        assert contract is not None
        worths = CardPlay(view, contract, self.memory).worths(cards, seed=seed, budget=budget)
        rated = [
            Rating(moves.PLAYS[card], worth.value, reason, worth.tried, worth.chance)
            for card, worth, reason in zip(cards, worths, play_hints.of_cards(view, cards, choices=cards), strict=True)
        ]
        values = [worth.value for worth in worths]
        worst = min(values)
        for move in view.legal_moves:
            if move == moves.CLAIMING:
                rated.append(Rating(move, max(values) + 1, Note("hint.claim"), tried=False))
            elif move == moves.CONCEDING:
                rated.append(Rating(move, worst - 2, Note("hint.concede"), tried=False))
            elif move.cards[0] not in cards:
                (reason,) = play_hints.of_cards(view, move.cards, choices=cards)
                rated.append(Rating(move, worst - 1, reason, tried=False))
        return rated


def _cards(view: SkatView) -> list[Card]:
    """The cards that may be played, without those that a table with punished revokes would let one play."""
    at, order = view.table, view.order
    cards = [move.cards[0] for move in view.legal_moves if move.kind == PLAY]
    if not at.cards:
        return cards
    led = order.suit_of(at.cards[0])
    return [card for card in cards if order.suit_of(card) == led] or cards


def _rank(view: View, card: Card) -> int:
    return view.order.strength(card)


BOTS = bots_of(lambda level: SkatBot(level.nodes(BUDGET), level.memory))
STYLES: Final = styles_of(lambda level, caution: SkatBot(level.nodes(BUDGET), level.memory, CAUTION * caution))
YARDSTICKS: Mapping[str, Callable[[], Bot]] = MappingProxyType(
    {"random": RandomBot, "lowest": lambda: LowestBot(_rank)}
)
