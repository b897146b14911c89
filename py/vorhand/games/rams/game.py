"""Rams as a game that the rest of Vorhand can find."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from vorhand.ai.levels import USUAL
from vorhand.errors import OptionsError
from vorhand.games.rams.bot import BOTS, STYLES, YARDSTICKS
from vorhand.games.rams.options import PRESETS, RamsOptions
from vorhand.games.rams.rules import CLAUSES
from vorhand.games.rams.series import RamsSeries
from vorhand.games.rams.state import RamsState, deal
from vorhand.games.rams.tally import TABLES, luck_of, tally_of
from vorhand.kind import Game
from vorhand.options import Options
from vorhand.position import Result, State
from vorhand.tally import Count, Luck


class Rams(Game):
    """The game; `vorhand.kind.Game` says what the attributes mean."""

    key = "rams"
    folder = "rams"
    seats = (3, 4, 5, 6, 7)
    presets = PRESETS
    bots = BOTS
    usual_level = USUAL
    styles = STYLES
    yardsticks = YARDSTICKS
    clauses = CLAUSES
    card_values = None
    direction = "low_wins"
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
    ) -> RamsState:
        """A fresh deal; see `vorhand.kind.Game.deal`. `scores` are the start score if they are not given, else above 0.

        The pack has as many cards as the options and the number of players say.
        """
        own = _own(options)
        size, totals = self.check_deal(seed=seed, pack=pack, dealer=dealer, players=players, scores=scores)
        left = (own.start_score,) * size if scores is None else totals
        return deal(own, seed=seed, pack=pack, dealer=dealer, scores=left)

    def series(self, options: Options, *, players: int, dealer: int) -> RamsSeries:
        """A match that has not begun; `dealer` deals first."""
        return RamsSeries.begin(_own(options), players=players, dealer=dealer)

    def observed(self, result: Result) -> Mapping[str, bool | float]:
        """How many were in, and how many of them got the remise, unless the deal ended before any trick, and how."""
        marks = [mark for seat in result.marks for mark in seat]
        ended: dict[str, bool | float] = {reason: result.reason == reason for reason in ("flush", "rams", "nobody_in")}
        if any(ended.values()):
            return ended
        return ended | {"in": float(len(result.marks) - marks.count("out")), "remise": float(marks.count("remise"))}

    def tally(self, state: State, seat: int) -> tuple[Count, ...]:
        """See `vorhand.games.rams.tally`."""
        assert isinstance(state, RamsState)
        return tally_of(state, seat)

    def luck(self, state: State, seat: int) -> tuple[Luck, ...]:
        """See `vorhand.games.rams.tally`."""
        assert isinstance(state, RamsState)
        return luck_of(state, seat)


def _own(options: Options) -> RamsOptions:
    if not isinstance(options, RamsOptions):
        raise OptionsError(f"these are not options of rams: {options!r}", code="options.game", params={"game": "rams"})
    return options
