"""Plain players that better ones are measured against."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from vorhand.ai.player import Thinker
from vorhand.cards import Card
from vorhand.chance import drawn
from vorhand.kind import Rating, Thought
from vorhand.moves import PLAY, Move, Note
from vorhand.position import View

PASS: Final = "pass"


@dataclass(frozen=True, slots=True)
class RandomBot(Thinker):
    """Any legal move, each as likely as the others."""

    def choose(self, view: View, *, seed: int) -> Move:
        """A move drawn from the seed."""
        return drawn(view.legal_moves.moves, seed)

    def think(self, view: View, *, seed: int) -> Thought:
        """All moves are worth the same to it."""
        chosen = self.choose(view, seed=seed)
        others = (move for move in view.legal_moves if move != chosen)
        return Thought(tuple(Rating(move, 0.0, Note("hint.any")) for move in (chosen, *others)), 0, 0)


@dataclass(frozen=True, slots=True)
class LowestBot(Thinker):
    """The lowest legal card by `rank_of`, and never a call: where no card is to be played, it passes if it can."""

    rank_of: Callable[[View, Card], int]

    def think(self, view: View, *, seed: int) -> Thought:
        """Cards by their rank, lowest first, of equal ones the first; then passing; what else is no card comes last."""
        plays = [move for move in view.legal_moves if move.kind == PLAY]
        others = sorted((move for move in view.legal_moves if move.kind != PLAY), key=lambda move: move.kind != PASS)
        rated = [Rating(move, -self.rank_of(view, move.cards[0]), Note("hint.lowest")) for move in plays]
        rated.sort(key=lambda rating: -rating.value)
        least = rated[-1].value if rated else 0
        behind = (Rating(move, least - 1 - at, Note("hint.lowest")) for at, move in enumerate(others))
        return Thought((*rated, *behind), 0, 0)
