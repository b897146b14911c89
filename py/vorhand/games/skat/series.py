"""A match of Skat: a number of deals, plain or settled by Seeger and Fabian (match.1 to match.3)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from vorhand.games.skat.options import DEALS_A_PLAYER, Scoring, SkatOptions, WhenAllPass
from vorhand.games.skat.scoring import SHEET_COLUMNS, SkatResult
from vorhand.games.skat.state import SkatState, deal
from vorhand.kind import Outcome, SheetLine
from vorhand.position import Result
from vorhand.seats import next_seat

GAME_BONUS = 50
OTHERS_BONUS = {3: 40, 4: 30}


@dataclass(frozen=True, slots=True)
class SkatSeries:
    """The running score. `played` counts the deals that count, `won` and `lost` each seat's own games."""

    options: SkatOptions
    players: int
    dealer: int
    totals: tuple[int, ...]
    won: tuple[int, ...]
    lost: tuple[int, ...]
    played: int = 0
    outcome: Outcome | None = None

    @staticmethod
    def begin(options: SkatOptions, *, players: int, dealer: int) -> SkatSeries:
        """A match that has not begun."""
        nothing = (0,) * players
        return SkatSeries(options, players, dealer, nothing, nothing, nothing)

    @property
    def start(self) -> tuple[int, ...]:
        """Everybody begins at nought."""
        return (0,) * self.players

    @property
    def length(self) -> int:
        """How many deals the match has (match.1)."""
        return self.options.deals_per_match or DEALS_A_PLAYER * self.players

    @property
    def sheet_columns(self) -> tuple[str, ...]:
        """The columns of the Skat list."""
        return SHEET_COLUMNS

    @property
    def own_games(self) -> tuple[int, ...]:
        """50 for each own game won, less 50 for each lost (match.2)."""
        return tuple(GAME_BONUS * (won - lost) for won, lost in zip(self.won, self.lost, strict=True))

    @property
    def others_lost(self) -> tuple[int, ...]:
        """40, at four 30, for each game another has lost, who dealt and sat out included (match.2)."""
        bonus, lost = OTHERS_BONUS[self.players], sum(self.lost)
        return tuple(bonus * (lost - own) for own in self.lost)

    @property
    def settled(self) -> tuple[int, ...]:
        """What decides the match: the totals, or the totals as Seeger and Fabian settle them."""
        if self.options.scoring is Scoring.PLAIN:
            return self.totals
        return tuple(map(sum, zip(self.totals, self.own_games, self.others_lost, strict=True)))

    @property
    def foot(self) -> tuple[SheetLine, ...]:
        """Games won and lost, and the settlement if there is one."""
        games = (SheetLine("won", self.won), SheetLine("lost", self.lost))
        if self.options.scoring is Scoring.PLAIN:
            return games
        return (
            *games,
            SheetLine("own_games", self.own_games),
            SheetLine("others_lost", self.others_lost),
            SheetLine("settled", self.settled),
        )

    def deal(self, *, seed: int | None = None, pack: str | None = None) -> SkatState:
        """The deal that comes next."""
        return deal(self.options, seed=seed, pack=pack, dealer=self.dealer, players=self.players, scores=self.totals)

    def after(self, result: Result, *, seed: int) -> SkatSeries:
        """The series with the deal scored; the next dealer sits to the left, unless the deal is dealt again (bid.5)."""
        assert isinstance(result, SkatResult)
        if result.soloist is None and self.options.when_all_pass is WhenAllPass.SAME_DEALER:
            return self
        totals = tuple(total + score for total, score in zip(self.totals, result.scores, strict=True))
        scored = replace(
            self,
            dealer=next_seat(self.dealer, self.players),
            totals=totals,
            won=_counted(self.won, result.soloist, result.won is True),
            lost=_counted(self.lost, result.soloist, result.won is False),
            played=self.played + 1,
        )
        return replace(scored, outcome=scored._judge()) if scored.played == self.length else scored

    def _judge(self) -> Outcome:
        decides = self.settled
        best, worst = max(decides), min(decides)
        return Outcome(
            reason="all_dealt",
            winners=tuple(seat for seat in range(self.players) if decides[seat] == best),
            losers=tuple(seat for seat in range(self.players) if decides[seat] == worst),
            places=tuple(1 + sum(other > mine for other in decides) for mine in decides),
            totals=decides,
        )


def _counted(counts: tuple[int, ...], seat: int | None, holds: bool) -> tuple[int, ...]:
    return tuple(count + (holds and each == seat) for each, count in enumerate(counts))
