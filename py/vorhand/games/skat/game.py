"""Skat as a game that the rest of Vorhand can find."""

from __future__ import annotations

from collections.abc import Sequence

from vorhand.errors import OptionsError
from vorhand.games.skat.bot import BOTS, YARDSTICKS
from vorhand.games.skat.options import PRESETS, SkatOptions
from vorhand.games.skat.rules import CLAUSES
from vorhand.games.skat.series import SkatSeries
from vorhand.games.skat.state import SkatState, deal
from vorhand.kind import Game
from vorhand.options import Options
from vorhand.tricks import CARD_POINTS


class Skat(Game):
    """The game; `vorhand.kind.Game` says what the attributes mean."""

    key = "skat"
    folder = "skat"
    seats = (3, 4)
    presets = PRESETS
    bots = BOTS
    yardsticks = YARDSTICKS
    clauses = CLAUSES
    card_values = CARD_POINTS
    direction = "high_wins"

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
        """A fresh deal; see `vorhand.kind.Game.deal`. The pack has 32 cards: three to forehand, middlehand and
        rearhand, two to the skat, four each, three each."""
        size, totals = self.check_deal(seed=seed, pack=pack, dealer=dealer, players=players, scores=scores)
        return deal(_own(options), seed=seed, pack=pack, dealer=dealer, players=size, scores=totals)

    def series(self, options: Options, *, players: int, dealer: int) -> SkatSeries:
        """A match that has not begun; `dealer` deals first."""
        return SkatSeries.begin(_own(options), players=players, dealer=dealer)


def _own(options: Options) -> SkatOptions:
    if not isinstance(options, SkatOptions):
        raise OptionsError(f"these are not options of skat: {options!r}", code="options.game", params={"game": "skat"})
    return options
