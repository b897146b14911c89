"""The computer players of Rams: sampled worlds, each legal move thought through in them, the best mean wins."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from vorhand.ai.budget import Budget
from vorhand.ai.levels import bots_of, styles_of
from vorhand.ai.plain import LowestBot, RandomBot
from vorhand.ai.player import Thinker
from vorhand.ai.trials import Judged
from vorhand.cards import Card
from vorhand.games.rams import hints, moves, play_hints, table
from vorhand.games.rams.declaring import prospect_of
from vorhand.games.rams.exchanging import Exchanging
from vorhand.games.rams.payoffs import Outlook
from vorhand.games.rams.playing import Playing
from vorhand.games.rams.scoring import REVOKE_CHARGE
from vorhand.games.rams.view import RamsView
from vorhand.kind import Bot, Rating, Thought
from vorhand.moves import Move, Note
from vorhand.position import View

BUDGET: Final = 220_000
"""Nodes of the strongest level for a decision."""
CAUTION: Final = 1.5
"""By so many points a careful player wants going in to be better, and a bold one puts up with worse."""
EXPERIENCED: Final = 0.8
"""Who remembers so much of the cards has played long."""
TIE: Final = 0.001
"""Of cards that are worth the same the weaker one is played."""


@dataclass(frozen=True, slots=True)
class RamsBot(Thinker):
    """Plays by its view alone; the same view and seed give the same move everywhere.

    `nodes` are what a decision may cost, `memory` is the share of the cards played that it remembers; who remembers
    most of them is `experienced`; `caution` is by how many points going in must be better than staying out.
    """

    nodes: int
    memory: float = 1.0
    caution: float = 0.0

    @property
    def experienced(self) -> bool:
        """Whether it knows what is usual in the exchange."""
        return self.memory >= EXPERIENCED

    def think(self, view: View, *, seed: int) -> Thought:
        """Each legal move with what it brings: points of score against the table, by the chance to win the match
        (`payoffs`)."""
        assert isinstance(view, RamsView)
        assert view.seat is not None
        stage: dict[str, Callable[[RamsView, int, Budget], list[Rating]]] = {
            table.DECLARE: self._declare,
            table.EXCHANGE: self._exchange,
            table.UPCARD: self._upcard,
            table.ZERO: self._zero,
            table.PLAYING: self._play,
        }
        budget = Budget(self.nodes)
        rated = sorted(stage[view.phase](view, seed, budget), key=lambda rating: -rating.value)
        at = view.table
        outlook = Outlook(at.options, at.scores, deals_left=at.setting.deals_left)
        standing = outlook.worths([0] * at.players)[view.seat]
        ratings = tuple(replace(rating, value=rating.value - standing) for rating in rated)
        return Thought(ratings, budget.spent, budget.limit)

    def _declare(self, view: RamsView, seed: int, budget: Budget) -> list[Rating]:
        found = prospect_of(view, seed, budget=budget, caution=self.caution)
        ratings = [Rating(moves.ENTER, found.enter, hints.of_entering(view, found), chance=found.chance)]
        if moves.STAY_OUT in view.legal_moves:
            tried = found.stay is not None
            stay = found.enter - 1 if found.stay is None else found.stay
            ratings.append(Rating(moves.STAY_OUT, stay, hints.of_staying_out(view, found), tried=tried))
        return ratings

    def _exchange(self, view: RamsView, seed: int, budget: Budget) -> list[Rating]:
        legal = view.legal_moves.moves
        values = Exchanging(view, seed, experienced=self.experienced).thrown(
            [move.cards for move in legal], budget=budget
        )
        return _rated(legal, values, lambda move, best: hints.of_exchange(view, move.cards, best=best.cards))

    def _upcard(self, view: RamsView, seed: int, budget: Budget) -> list[Rating]:
        legal = view.legal_moves.moves
        given = [move.cards[0] if move.cards else None for move in legal]
        values = Exchanging(view, seed).given(given, budget=budget)
        cards = dict(zip(legal, given, strict=True))
        return _rated(legal, values, lambda move, best: hints.of_upcard(view, cards[move], best=move is best))

    def _zero(self, view: RamsView, seed: int, budget: Budget) -> list[Rating]:
        playing = Playing(view, memory=self.memory)
        worth, alone = playing.went_on(seed=seed, budget=budget)
        stop = playing.course.outlook.scale
        return [
            Rating(moves.STOP, stop, Note("hint.rams_stop")),
            Rating(moves.CONTINUE, min(worth, stop), hints.of_going_on(alone)),
        ]

    def _play(self, view: RamsView, seed: int, budget: Budget) -> list[Rating]:
        owed = moves.owed(view.table, view.hand).cards
        found = dict(zip(owed, Playing(view, memory=self.memory).values(owed, seed=seed, budget=budget), strict=True))
        order = view.order
        worst = min(judged.value for judged in found.values() if judged is not None)
        ratings = []
        for move in view.legal_moves:
            card = move.cards[0]
            judged = found.get(card)
            value = worst - (1 if card in found else REVOKE_CHARGE) if judged is None else judged.value
            ratings.append(
                Rating(
                    move,
                    value - TIE * order.strength(card),
                    play_hints.of_card(view, card, owed=owed),
                    tried=judged is not None,
                    chance=None if judged is None else judged.chance,
                )
            )
        return ratings


def _rated(
    legal: Sequence[Move], values: Sequence[Judged | None], reason: Callable[[Move, Move], Note]
) -> list[Rating]:
    """The moves as judged, those not tried behind the others; `reason` is told a move and the best one."""
    known = {move: value for move, value in zip(legal, values, strict=True) if value is not None}
    best = max(known, key=lambda move: known[move].value)
    behind = Judged(min(value for value, _ in known.values()) - 1, 0)
    ratings = []
    for move in legal:
        value, chance = known.get(move, behind)
        tried = move in known
        ratings.append(Rating(move, value, reason(move, best), tried=tried, chance=chance if tried else None))
    return ratings


def _rank(view: View, card: Card) -> int:
    return view.order.strength(card)


BOTS = bots_of(lambda level: RamsBot(level.nodes(BUDGET), level.memory))
STYLES: Final = styles_of(lambda level, caution: RamsBot(level.nodes(BUDGET), level.memory, CAUTION * caution))
YARDSTICKS: Mapping[str, Callable[[], Bot]] = MappingProxyType(
    {"random": RandomBot, "lowest": lambda: LowestBot(_rank)}
)
