"""A match of nothing but Ramsch: a number of deals, and the highest total wins (ramsch.match.1)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from vorhand.games.skat.options import DealOptions
from vorhand.games.skat.ramsch_options import RamschMatchOptions
from vorhand.games.skat.ramsch_scoring import SHEET_COLUMNS
from vorhand.games.skat.scoring import SkatResult
from vorhand.games.skat.series import added, judged
from vorhand.games.skat.state import SkatState, deal
from vorhand.games.skat.table import Setting
from vorhand.kind import Outcome, SheetLine
from vorhand.moves import Note
from vorhand.position import Result
from vorhand.seats import next_seat

ALTENBURG = DealOptions()
"""A Grand Hand played instead of a Ramsch is settled by the Altenburg code (rulings 1)."""


@dataclass(frozen=True, slots=True)
class RamschSeries:
    """The running score; `played` counts the deals that count."""

    options: RamschMatchOptions
    players: int
    dealer: int
    totals: tuple[int, ...]
    played: int = 0
    outcome: Outcome | None = None

    @property
    def start(self) -> tuple[int, ...]:
        """Everybody begins at nought."""
        return (0,) * self.players

    @property
    def sheet_columns(self) -> tuple[str, ...]:
        """What is written of each deal."""
        return SHEET_COLUMNS

    @property
    def foot(self) -> tuple[SheetLine, ...]:
        """Nothing is added up."""
        return ()

    @property
    def notices(self) -> tuple[Note, ...]:
        """A deal means nothing but its scores."""
        return ()

    def deal(self, *, seed: int | None = None, pack: str | None = None) -> SkatState:
        """The deal that comes next, a Ramsch without an auction."""
        setting = Setting.of(
            ALTENBURG, ramsch=self.options, dealer=self.dealer, players=self.players, scores=self.totals
        )
        return deal(setting, seed=seed, pack=pack, as_ramsch=True)

    def after(self, result: Result, *, seed: int) -> RamschSeries:
        """The series with the deal scored; after a Grand Hand the same dealer deals again (ramsch.grand.1)."""
        assert isinstance(result, SkatResult)
        scored = replace(self, totals=added(self.totals, result.scores))
        if not result.counts:
            return scored
        scored = replace(scored, dealer=next_seat(self.dealer, self.players), played=self.played + 1)
        over = scored.played == self.options.deals_per_match
        return replace(scored, outcome=judged("all_dealt", scored.totals)) if over else scored
