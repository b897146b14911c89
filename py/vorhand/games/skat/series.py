"""A match of Skat: a number of deals, plain or settled by Seeger and Fabian (match.1 to match.3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from vorhand.games.skat.options import DEALS_A_PLAYER, Scoring, SkatOptions
from vorhand.games.skat.scoring import SHEET_COLUMNS, SkatResult
from vorhand.games.skat.state import SkatState, deal
from vorhand.games.skat.table import Setting
from vorhand.kind import Outcome, SheetLine
from vorhand.moves import Note
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

    @property
    def notices(self) -> tuple[Note, ...]:
        """A deal means nothing but its scores."""
        return ()

    def deal(self, *, seed: int | None = None, pack: str | None = None) -> SkatState:
        """The deal that comes next."""
        setting = Setting.of(
            self.options,
            ramsch=self.options.ramsch,
            dealer=self.dealer,
            players=self.players,
            scores=self.totals,
        )
        return deal(setting, seed=seed, pack=pack)

    def after(self, result: Result, *, seed: int) -> SkatSeries:
        """The series with the deal scored; the next dealer sits to the left, unless the deal does not count (bid.5,
        ramsch.grand.1)."""
        assert isinstance(result, SkatResult)
        scored = replace(
            self,
            totals=added(self.totals, result.scores),
            won=counted(self.won, result.soloist, result.won is True),
            lost=counted(self.lost, result.soloist, result.won is False),
        )
        if not result.counts:
            return scored
        scored = replace(scored, dealer=next_seat(self.dealer, self.players), played=self.played + 1)
        return replace(scored, outcome=judged("all_dealt", scored.settled)) if scored.played == self.length else scored


def added(totals: Sequence[int], scores: Sequence[int]) -> tuple[int, ...]:
    """The totals with the scores of a deal."""
    return tuple(total + score for total, score in zip(totals, scores, strict=True))


def judged(reason: str, totals: tuple[int, ...]) -> Outcome:
    """The end of a match: the highest total wins, equal totals share the place (match.3)."""
    best, worst = max(totals), min(totals)
    return Outcome(
        reason=reason,
        winners=tuple(seat for seat, total in enumerate(totals) if total == best),
        losers=tuple(seat for seat, total in enumerate(totals) if total == worst),
        places=tuple(1 + sum(other > mine for other in totals) for mine in totals),
        totals=totals,
    )


def counted(counts: tuple[int, ...], seat: int | None, holds: bool) -> tuple[int, ...]:
    """The counts of the seats, that of `seat` one higher if something holds."""
    return tuple(count + (holds and each == seat) for each, count in enumerate(counts))
