"""What all computer players do alike: they think, and choose the move they think best."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from vorhand.errors import OptionsError
from vorhand.kind import Rating, Thought
from vorhand.moves import Move
from vorhand.position import View

LEAST_NODES: Final = 1_000
"""The smallest budget of a player that searches. The first look at all moves costs what it costs: in some deals of
every game budgets of 400 were overspent by up to 44 %, of 600 to 1,000 by no more than 15 %."""


class Thinker(ABC):
    """A player that says what it thinks of each move; its choice follows from that.

    One that searches is a dataclass with `nodes`, its budget for a decision, of which it never spends more than 1.2
    times as many; fewer than `LEAST_NODES` are refused with an `OptionsError`.
    """

    __slots__ = ()

    def __post_init__(self) -> None:
        nodes = getattr(self, "nodes", LEAST_NODES)
        if type(nodes) is not int or nodes < LEAST_NODES:
            raise OptionsError(
                f"{type(self).__name__} needs at least {LEAST_NODES} nodes for a decision, not {nodes!r}"[:200],
                code="options.type",
                params={"field": "nodes"},
            )

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
