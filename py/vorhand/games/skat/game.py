"""The games of the family as the rest of Vorhand can find them: Skat, Ramsch, Räuberskat."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import TypeVar

from vorhand.ai.levels import USUAL
from vorhand.cards import Rank
from vorhand.errors import OptionsError
from vorhand.games.skat import raeuber_options, ramsch_options
from vorhand.games.skat.bot import BOTS, STYLES, YARDSTICKS
from vorhand.games.skat.observed import observed
from vorhand.games.skat.options import PRESETS, SkatOptions
from vorhand.games.skat.raeuber_options import RaeuberOptions
from vorhand.games.skat.raeuber_series import RaeuberSeries
from vorhand.games.skat.ramsch_options import RamschMatchOptions
from vorhand.games.skat.ramsch_rules import RAEUBER_CLAUSES, RAMSCH_CLAUSES
from vorhand.games.skat.ramsch_series import RamschSeries
from vorhand.games.skat.rules import CLAUSES
from vorhand.games.skat.scoring import SkatResult
from vorhand.games.skat.series import SkatSeries
from vorhand.games.skat.state import SkatState
from vorhand.games.skat.tally import LOW, LUCKY, OF_RAMSCH, OF_SKAT, luck_of, tally_of
from vorhand.kind import Bot, Game, Solution
from vorhand.options import Options
from vorhand.position import Result, State
from vorhand.tally import Count, Luck, StatisticsTable
from vorhand.tricks import CARD_POINTS

Own = TypeVar("Own", bound=Options)
AnySeries = SkatSeries | RamschSeries | RaeuberSeries


class OfTheFamily(Game):
    """What the games share: the pack, the seats, the players, and how a deal is made from a series that stands so.
    `lucky` are the ranks by which luck is told."""

    folder = "skat"
    seats = (3, 4)
    bots = BOTS
    usual_level = USUAL
    styles: Mapping[str, Mapping[str, Callable[[], Bot]]] = STYLES
    yardsticks = YARDSTICKS
    card_values = CARD_POINTS
    direction = "high_wins"
    statistics: tuple[StatisticsTable, ...] = OF_SKAT
    lucky: Mapping[str, tuple[Rank, ...]] = LUCKY

    @abstractmethod
    def series(self, options: Options, *, players: int, dealer: int) -> AnySeries:
        """A match that has not begun; `dealer` deals first."""

    def deal(
        self,
        options: Options,
        *,
        seed: int | None = None,
        pack: str | None = None,
        dealer: int = 0,
        players: int | None = None,
        scores: Sequence[int] | None = None,
    ) -> SkatState:
        """A fresh deal, as the first of a match is; see `vorhand.kind.Game.deal`. The pack has 32 cards: three to
        forehand, middlehand and rearhand, two to the skat, four each, three each."""
        size, totals = self.check_deal(seed=seed, pack=pack, dealer=dealer, players=players, scores=scores)
        first = replace(self.series(options, players=size, dealer=dealer), totals=totals)
        return first.deal(seed=seed, pack=pack)

    def observed(self, result: Result) -> Mapping[str, bool | float]:
        """See `vorhand.games.skat.observed`."""
        assert isinstance(result, SkatResult)
        return observed(result)

    def tally(self, state: State, seat: int) -> tuple[Count, ...]:
        """See `vorhand.games.skat.tally`."""
        assert isinstance(state, SkatState)
        return tally_of(state, seat)

    def luck(self, state: State, seat: int) -> tuple[Luck, ...]:
        """The cards that the game calls `lucky`."""
        assert isinstance(state, SkatState)
        return luck_of(state, seat, cards=self.lucky)

    def solution(self, state: State) -> Solution | None:
        """What each card leads to in the play of a contract, by `games.skat.open_hand`."""
        from vorhand.games.skat.solution import solution_of

        assert isinstance(state, SkatState)
        return solution_of(state)

    def own(self, options: Options, kind: type[Own]) -> Own:
        """The options, if they are this game's. Raises `OptionsError` for another's."""
        if isinstance(options, kind):
            return options
        raise OptionsError(
            f"these are not options of {self.key}: {options!r}", code="options.game", params={"game": self.key}
        )


class Skat(OfTheFamily):
    """The game; `vorhand.kind.Game` says what the attributes mean."""

    key = "skat"
    solves = True
    presets = PRESETS
    clauses: Mapping[str, str] = MappingProxyType({**CLAUSES, **RAMSCH_CLAUSES})

    def series(self, options: Options, *, players: int, dealer: int) -> SkatSeries:
        """A match that has not begun; `dealer` deals first."""
        return SkatSeries.begin(self.own(options, SkatOptions), players=players, dealer=dealer)


class Ramsch(OfTheFamily):
    """The game in which every deal is a Ramsch."""

    key = "ramsch"
    presets = ramsch_options.PRESETS
    styles = MappingProxyType({})
    statistics = OF_RAMSCH
    lucky = LOW
    clauses: Mapping[str, str] = MappingProxyType({**RAMSCH_CLAUSES, **CLAUSES})

    def series(self, options: Options, *, players: int, dealer: int) -> RamschSeries:
        """A match that has not begun; `dealer` deals first."""
        return RamschSeries(self.own(options, RamschMatchOptions), players, dealer, (0,) * players)


class Raeuberskat(OfTheFamily):
    """The match with a Bock round and a Ramsch round."""

    key = "raeuberskat"
    solves = True
    presets = raeuber_options.PRESETS
    clauses: Mapping[str, str] = MappingProxyType({**RAEUBER_CLAUSES, **CLAUSES, **RAMSCH_CLAUSES})

    def series(self, options: Options, *, players: int, dealer: int) -> RaeuberSeries:
        """A match that has not begun; `dealer` deals first."""
        return RaeuberSeries.begin(self.own(options, RaeuberOptions), players=players, dealer=dealer)
