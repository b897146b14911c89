"""Kalter Schlag as a game that the rest of Vorhand can find."""

from __future__ import annotations

from collections.abc import Sequence

from vorhand.ai.levels import USUAL
from vorhand.errors import OptionsError
from vorhand.games.kalter_schlag.bot import BOTS, YARDSTICKS
from vorhand.games.kalter_schlag.options import PRESETS, KalterSchlagOptions
from vorhand.games.kalter_schlag.rules import CLAUSES
from vorhand.games.kalter_schlag.series import KalterSchlagSeries
from vorhand.games.kalter_schlag.state import KalterSchlagState, deal
from vorhand.games.kalter_schlag.table import PLAYERS
from vorhand.games.kalter_schlag.tally import TABLES, luck_of, tally_of
from vorhand.kind import Game
from vorhand.options import Options
from vorhand.position import State
from vorhand.tally import Count, Luck
from vorhand.tricks import CARD_POINTS


class KalterSchlag(Game):
    """The game; `vorhand.kind.Game` says what the attributes mean."""

    key = "kalter_schlag"
    folder = "kalter_schlag"
    seats = (PLAYERS,)
    presets = PRESETS
    bots = BOTS
    usual_level = USUAL
    yardsticks = YARDSTICKS
    clauses = CLAUSES
    card_values = CARD_POINTS
    direction = "high_loses"
    statistics = TABLES

    def deal(
        self,
        options: Options,
        *,
        seed: int | None = None,
        pack: str | None = None,
        dealer: int = 0,
        players: int | None = None,
        scores: Sequence[int] | None = None,
    ) -> KalterSchlagState:
        """A fresh deal; see `vorhand.kind.Game.deal`. The pack has 32 cards."""
        _, totals = self.check_deal(seed=seed, pack=pack, dealer=dealer, players=players, scores=scores)
        return deal(_own(options), seed=seed, pack=pack, dealer=dealer, scores=totals)

    def series(self, options: Options, *, players: int, dealer: int) -> KalterSchlagSeries:
        """A match that has not begun; `dealer` deals first."""
        return KalterSchlagSeries(_own(options), dealer)

    def tally(self, state: State, seat: int) -> tuple[Count, ...]:
        """See `vorhand.games.kalter_schlag.tally`."""
        assert isinstance(state, KalterSchlagState)
        return tally_of(state, seat)

    def luck(self, state: State, seat: int) -> tuple[Luck, ...]:
        """See `vorhand.games.kalter_schlag.tally`."""
        assert isinstance(state, KalterSchlagState)
        return luck_of(state, seat)


def _own(options: Options) -> KalterSchlagOptions:
    if not isinstance(options, KalterSchlagOptions):
        raise OptionsError(
            f"these are not options of kalter_schlag: {options!r}",
            code="options.game",
            params={"game": "kalter_schlag"},
        )
    return options
