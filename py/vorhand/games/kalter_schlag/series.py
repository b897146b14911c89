"""A match of Kalter Schlag: penalties add up until somebody reaches the limit (match.1 to match.4)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from vorhand.chance import drawn
from vorhand.games.kalter_schlag.options import KalterSchlagOptions, NextFirstDealer
from vorhand.games.kalter_schlag.state import KalterSchlagState, deal
from vorhand.games.kalter_schlag.table import PLAYERS
from vorhand.kind import Outcome, SheetLine
from vorhand.moves import Note
from vorhand.position import Result
from vorhand.seats import next_seat


@dataclass(frozen=True, slots=True)
class KalterSchlagSeries:
    """The running score. `charged` counts, for each seat, the deals in which its score rose."""

    options: KalterSchlagOptions
    dealer: int
    totals: tuple[int, ...] = (0,) * PLAYERS
    charged: tuple[int, ...] = (0,) * PLAYERS
    outcome: Outcome | None = None

    @property
    def start(self) -> tuple[int, ...]:
        """Everybody begins at nought."""
        return (0,) * PLAYERS

    @property
    def sheet_columns(self) -> tuple[str, ...]:
        """The sheet has the scores alone."""
        return ()

    @property
    def foot(self) -> tuple[SheetLine, ...]:
        """Nothing is added up."""
        return ()

    @property
    def notices(self) -> tuple[Note, ...]:
        """A deal means nothing but its scores."""
        return ()

    def deal(self, *, seed: int | None = None, pack: str | None = None) -> KalterSchlagState:
        """The deal that comes next."""
        return deal(self.options, seed=seed, pack=pack, dealer=self.dealer, scores=self.totals)

    def after(self, result: Result, *, seed: int) -> KalterSchlagSeries:
        """The series with the deal scored; the next dealer sits to the left (deal.2)."""
        totals = tuple(total + score for total, score in zip(self.totals, result.scores, strict=True))
        charged = tuple(count + (score > 0) for count, score in zip(self.charged, result.scores, strict=True))
        scored = replace(self, dealer=next_seat(self.dealer, PLAYERS), totals=totals, charged=charged)
        return replace(scored, outcome=scored._judge(seed))

    def _judge(self, seed: int) -> Outcome | None:
        highest = max(self.totals)
        losers = tuple(seat for seat in range(PLAYERS) if self.totals[seat] == highest)
        if highest >= self.options.limit:
            winners = tuple(seat for seat in range(PLAYERS) if self.totals[seat] == min(self.totals))
            return self._outcome("limit", winners, losers, self.totals, seed)
        needed = self.options.charged_deals_to_win
        winners = tuple(seat for seat in range(PLAYERS) if needed and self.charged[seat] >= needed)
        if not winners:
            return None
        ahead = tuple(-1 if seat in winners else self.totals[seat] for seat in range(PLAYERS))
        rest = tuple(seat for seat in range(PLAYERS) if seat not in winners and ahead[seat] == max(ahead))
        return self._outcome("charged_deals", winners, rest, ahead, seed)

    def _outcome(
        self, reason: str, winners: tuple[int, ...], losers: tuple[int, ...], rank: tuple[int, ...], seed: int
    ) -> Outcome:
        places = tuple(1 + sum(other < mine for other in rank) for mine in rank)
        chooses = self.options.next_first_dealer is NextFirstDealer.LOSER_CHOOSES
        return Outcome(
            reason=reason,
            winners=winners,
            losers=losers,
            places=places,
            totals=self.totals,
            chooser=losers[0] if chooses and len(losers) == 1 else None,
            next_dealer=drawn(losers, seed) if chooses and len(losers) > 1 else None,
        )
