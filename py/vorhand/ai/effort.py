"""What thinking took, added up over decisions: for whoever watches how much players spend."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from vorhand.kind import Thought


@dataclass(frozen=True, slots=True)
class Effort:
    """What choosing took: how many decisions were no matter of course, the nodes of all of them, the most that one of
    them took, the highest limit that was told, and the greatest part of its limit that one of them took.

    >>> Effort.of(Thought((), 90, 100)) + Effort.of(Thought((), 60, 50))
    Effort(decisions=2, nodes=150, most=90, limit=100, load=1.2)
    """

    decisions: int = 0
    nodes: int = 0
    most: int = 0
    limit: int = 0
    load: float = 0.0

    def __add__(self, other: Effort) -> Effort:
        return Effort(
            self.decisions + other.decisions,
            self.nodes + other.nodes,
            max(self.most, other.most),
            max(self.limit, other.limit),
            max(self.load, other.load),
        )

    @staticmethod
    def of(thought: Thought) -> Effort:
        """One decision."""
        return Effort(1, thought.nodes, thought.nodes, thought.limit, load_of(thought))


NO_EFFORT: Final = Effort()


def load_of(thought: Thought) -> float:
    """The part of the limit that was spent; what spends nothing needs none."""
    return thought.nodes / max(thought.limit, 1)
