"""A match of Räuberskat: ordinary deals, the Bock round, the Ramsch round, and what follows (raeuberskat.phase.*).

A round has a deal for each player at the table. A deal that does not count is no deal of its round: the same dealer
deals again (rulings 5).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from vorhand.errors import Param
from vorhand.games.skat.raeuber_options import AfterRamschRound, FirstPhase, RaeuberOptions, SeriesOptions
from vorhand.games.skat.rounds import Round, RoundKind
from vorhand.games.skat.scoring import SHEET_COLUMNS, SkatResult
from vorhand.games.skat.series import added, counted, judged
from vorhand.games.skat.state import SkatState, deal
from vorhand.games.skat.table import Setting
from vorhand.kind import Outcome, SheetLine
from vorhand.moves import Note
from vorhand.position import Result
from vorhand.seats import next_seat

MOST_PLAIN: Final = 1000
"""So many ordinary deals a match has at most where no number is set, lest it have no end (house)."""


@dataclass(frozen=True, slots=True)
class RaeuberSeries:
    """The running score and the round: `done` deals of the round on the table are played, `played` of the match;
    `opens` says that nothing has been dealt in it yet.

    `heights` are for each seat the highest multiple of the trigger score that it has reached, counted in those
    multiples; `won` and `lost` count each seat's own games; `notices` tell what the last deal brought about.
    """

    options: RaeuberOptions
    players: int
    dealer: int
    totals: tuple[int, ...]
    won: tuple[int, ...]
    lost: tuple[int, ...]
    heights: tuple[int, ...]
    kind: RoundKind
    done: int = 0
    played: int = 0
    opens: bool = True
    notices: tuple[Note, ...] = ()
    outcome: Outcome | None = None

    @staticmethod
    def begin(options: RaeuberOptions, *, players: int, dealer: int) -> RaeuberSeries:
        """A match that has not begun."""
        nothing = (0,) * players
        bock = options.series.first_phase is FirstPhase.BOCK_ROUND
        kind = RoundKind.BOCK if bock else RoundKind.PLAIN
        return RaeuberSeries(options, players, dealer, nothing, nothing, nothing, nothing, kind)

    @property
    def start(self) -> tuple[int, ...]:
        """Everybody begins at nought."""
        return (0,) * self.players

    @property
    def sheet_columns(self) -> tuple[str, ...]:
        """The round, and the columns of the Skat list."""
        return ("round", *SHEET_COLUMNS)

    @property
    def foot(self) -> tuple[SheetLine, ...]:
        """Games won and lost."""
        return (SheetLine("won", self.won), SheetLine("lost", self.lost))

    @property
    def _rules(self) -> SeriesOptions:
        return self.options.series

    @property
    def _repeats(self) -> bool:
        """Whether rounds come again, so that a number of deals ends the match."""
        return self._rules.after_ramsch_round is not AfterRamschRound.END

    @property
    def round(self) -> Round:
        """The round of the deal that comes next."""
        rules = self._rules
        whole = self.players
        if self.kind is RoundKind.PLAIN:
            whole = 0 if self._repeats else rules.deals_per_match
        left = whole - self.done if whole else 0
        if self._repeats:
            of_match = rules.deals_per_match - self.played
            left = min(left, of_match) if left else of_match
        return Round(
            kind=self.kind,
            number=self.done + 1,
            left=left,
            factor=rules.bock_factor if self.kind is RoundKind.BOCK else 1,
            target=rules.trigger_score,
            again=any(self.heights),
            opens=self.opens,
        )

    def deal(self, *, seed: int | None = None, pack: str | None = None) -> SkatState:
        """The deal that comes next."""
        setting = Setting.of(
            self.options.skat,
            ramsch=self.options.ramsch,
            dealer=self.dealer,
            players=self.players,
            scores=self.totals,
            round=self.round,
        )
        return deal(setting, seed=seed, pack=pack, as_ramsch=self.kind is RoundKind.RAMSCH)

    def after(self, result: Result, *, seed: int) -> RaeuberSeries:
        """The series with the deal scored, and in the next round if this one is over."""
        assert isinstance(result, SkatResult)
        step = self._rules.trigger_score
        totals = added(self.totals, result.scores)
        heights = tuple(max(height, total // step) for height, total in zip(self.heights, totals, strict=True))
        risen = tuple(seat for seat in range(self.players) if heights[seat] > self.heights[seat])
        scored = replace(
            self,
            totals=totals,
            heights=heights,
            won=counted(self.won, result.soloist, result.won is True),
            lost=counted(self.lost, result.soloist, result.won is False),
            opens=False,
            notices=(),
        )
        if result.counts:
            dealer = next_seat(self.dealer, self.players)
            scored = replace(scored, dealer=dealer, done=self.done + 1, played=self.played + 1)
        return scored._judged(risen)

    def _judged(self, risen: tuple[int, ...]) -> RaeuberSeries:
        """What the deal just scored brings about; `risen` are those who have reached a hundred that is new to them."""
        rules = self._rules
        if self._repeats and self.played >= rules.deals_per_match:
            return replace(self, outcome=judged("all_dealt", self.totals))
        if self.kind is RoundKind.PLAIN:
            if risen:
                height = min(self.heights[seat] for seat in risen)
                reached: dict[str, Param] = {
                    "seats": risen, "n": height * rules.trigger_score, "count": len(risen),
                }  # fmt: skip
                return self._turned(RoundKind.BOCK, Note("target_reached", reached))
            cap = rules.deals_per_match or MOST_PLAIN
            if not self._repeats and self.done >= cap:
                return self._turned(RoundKind.BOCK, Note("cap_reached", {"n": cap}))
            return self
        if self.done < self.players:
            return self
        if self.kind is RoundKind.BOCK:
            return self._turned(RoundKind.RAMSCH)
        if rules.after_ramsch_round is AfterRamschRound.END:
            return replace(self, outcome=judged("rounds_played", self.totals))
        alternate = rules.after_ramsch_round is AfterRamschRound.ALTERNATE
        return self._turned(RoundKind.BOCK if alternate else RoundKind.PLAIN)

    def _turned(self, kind: RoundKind, *notices: Note) -> RaeuberSeries:
        """The series as the next round begins."""
        turned = replace(self, kind=kind, done=0, opens=True)
        return replace(turned, notices=(*notices, turned.round.announced))
