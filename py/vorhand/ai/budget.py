"""What a player may spend on a decision: nodes, never time, so that the same view and seed give the same move anywhere.

A node is a card played in a play-out, or a position looked at for the price of one; a trick boundary that a search
with open cards expands counts as `TRICK_NODE`, by the time both take.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

TRICK_NODE: Final = 10
"""Nodes of a trick boundary expanded by a search with open cards."""


@dataclass(slots=True)
class Budget:
    """A limit of nodes, and how many are spent.

    >>> budget = Budget(10)
    >>> budget.spend(7)
    >>> budget.left, budget.over
    (3, False)
    """

    limit: int
    spent: int = 0

    def spend(self, nodes: int) -> None:
        """Count nodes; the limit may be passed by the work that was begun."""
        self.spent += nodes

    @property
    def left(self) -> int:
        """Nodes that may still be spent, at least 0."""
        return max(self.limit - self.spent, 0)

    @property
    def over(self) -> bool:
        """Whether nothing is left."""
        return self.spent >= self.limit
