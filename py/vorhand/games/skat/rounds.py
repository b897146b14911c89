"""The round a deal belongs to, in a match that has rounds: what is dealt in it, and what its scores are multiplied by.

How one round follows another is `raeuber_series`'s.
"""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from vorhand.errors import Param
from vorhand.moves import Note


class RoundKind(StrEnum):
    """What is dealt: ordinary deals, those of the Bock round, or those of the Ramsch round."""

    PLAIN = "plain"
    BOCK = "bock"
    RAMSCH = "ramsch"


class Round(NamedTuple):
    """Where a deal stands: it is the `number`th of its round, from 1, and `left` deals are to come, this one counted in
    (0: nobody knows how many). `factor` multiplies the scores. Ordinary deals go on until somebody reaches `target`
    or, if `again`, a multiple of it that is new to him. `opens` says that the round begins here: a first deal
    that is dealt again does not."""

    kind: RoundKind
    number: int
    left: int
    factor: int
    target: int
    again: bool
    opens: bool

    @property
    def fact(self) -> Note:
        """What the table says of it at all times."""
        params: dict[str, Param] = {
            "round": self.kind.value,
            "n": self.number,
            "left": self.left,
            "factor": self.factor,
            "target": self.target,
            "again": "yes" if self.again else "no",
        }
        return Note("round", params)

    @property
    def _opening(self) -> dict[str, Param]:
        return {
            "round": self.kind.value,
            "deals": self.left,
            "factor": self.factor,
            "target": self.target,
            "again": "yes" if self.again else "no",
        }

    @property
    def announced(self) -> Note:
        """What is said as the round before it ends."""
        return Note("round_next", self._opening)

    @property
    def beginning(self) -> tuple[Note, ...]:
        """What is said as its first deal is dealt."""
        return (Note("round_begins", self._opening),) if self.opens else ()
