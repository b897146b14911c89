"""A match of Rams: everybody writes off from the start score; who is at nought first wins (match.1 to match.3)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from vorhand.games.rams.options import RamsOptions, pack_for
from vorhand.games.rams.scoring import RamsResult
from vorhand.games.rams.state import RamsState, deal
from vorhand.kind import Outcome, SheetLine
from vorhand.moves import Note
from vorhand.position import Result
from vorhand.seats import next_seat


@dataclass(frozen=True, slots=True)
class RamsSeries:
    """The running score. `played` counts the deals, without those that a forbidden card made void."""

    options: RamsOptions
    dealer: int
    totals: tuple[int, ...]
    played: int = 0
    outcome: Outcome | None = None

    @staticmethod
    def begin(options: RamsOptions, *, players: int, dealer: int) -> RamsSeries:
        """A match that has not begun. Raises `OptionsError` for a pack that does not suffice for the players."""
        pack_for(options, players)
        return RamsSeries(options, dealer, (options.start_score,) * players)

    @property
    def start(self) -> tuple[int, ...]:
        """What everybody has to write off."""
        return (self.options.start_score,) * len(self.totals)

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

    def deal(self, *, seed: int | None = None, pack: str | None = None) -> RamsState:
        """The deal that comes next."""
        number = self.options.deals_per_match
        left = number - self.played if number else 0
        return deal(self.options, seed=seed, pack=pack, dealer=self.dealer, scores=self.totals, deals_left=left)

    def after(self, result: Result, *, seed: int) -> RamsSeries:
        """The series with the deal scored; the next dealer sits to the left (deal.2), unless the deal is void."""
        assert isinstance(result, RamsResult)
        totals = tuple(total + score for total, score in zip(self.totals, result.scores, strict=True))
        if result.redealt:
            return replace(self, totals=totals)
        dealer = next_seat(self.dealer, len(totals))
        scored = replace(self, dealer=dealer, totals=totals, played=self.played + 1)
        return replace(scored, outcome=scored._judge(result))

    def _judge(self, result: RamsResult) -> Outcome | None:
        if result.wins:
            return _won(result.reason, result.wins, self.totals)
        at_nought = tuple(seat for seat, total in enumerate(self.totals) if total <= 0)
        if at_nought:
            return _won("zero", at_nought, self.totals)
        if self.played == self.options.deals_per_match:
            ahead = tuple(seat for seat, total in enumerate(self.totals) if total == min(self.totals))
            return _won("all_dealt", ahead, self.totals)
        return None


def _won(reason: str, winners: tuple[int, ...], totals: tuple[int, ...]) -> Outcome:
    """The end of a match: the winners share the first place, the others follow by what is left to write off."""
    rank = [(seat not in winners, 0 if seat in winners else total) for seat, total in enumerate(totals)]
    return Outcome(
        reason=reason,
        winners=winners,
        losers=tuple(seat for seat, mine in enumerate(rank) if mine == max(rank) and seat not in winners),
        places=tuple(1 + sum(other < mine for other in rank) for mine in rank),
        totals=totals,
    )
