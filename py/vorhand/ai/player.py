"""What all computer players do alike: they think, and choose the move they think best."""

from __future__ import annotations

from abc import ABC, abstractmethod

from vorhand.kind import Rating, Thought
from vorhand.moves import Move
from vorhand.position import View


class Thinker(ABC):
    """A player that says what it thinks of each move; its choice follows from that."""

    __slots__ = ()

    @abstractmethod
    def think(self, view: View, *, seed: int) -> Thought:
        """Every legal move rated, best first, and what that took."""

    def choose(self, view: View, *, seed: int) -> Move:
        """The move it thinks best. A single legal move needs no thought."""
        if len(view.legal_moves) == 1:
            return view.legal_moves[0]
        return self.think(view, seed=seed).ratings[0].move

    def rate(self, view: View, *, seed: int) -> tuple[Rating, ...]:
        """Every legal move with its expected score relative to the table, best first."""
        return self.think(view, seed=seed).ratings

    def choose_dealer(self, seat: int, *, players: int) -> int:
        """Itself."""
        return seat
