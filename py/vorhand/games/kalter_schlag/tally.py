"""Where a deal of Kalter Schlag counts in the statistics of a seat, and the cards by which its luck is told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from vorhand.cards import PACKS, Rank
from vorhand.games.kalter_schlag.state import KalterSchlagState
from vorhand.games.kalter_schlag.table import CALLS
from vorhand.tally import Count, Luck, StatisticsTable, dealt_of

CHARGED: Final = StatisticsTable("charged", ("single", *CALLS), ("spared", "charged"))
ENDS: Final = StatisticsTable("ends", ("virgin", "march", "marched"))
TABLES: Final = (CHARGED, ENDS)
LUCKY: Final = {"jacks": Rank.JACK, "aces": Rank.ACE}


def tally_of(state: KalterSchlagState, seat: int) -> tuple[Count, ...]:
    """Whether the seat was charged, by how far the deal was doubled, and who took all tricks or it took none."""
    return tuple(_counts(state, seat))


def _counts(state: KalterSchlagState, seat: int) -> Iterator[Count]:
    result, calls = state.result, len(state.table.calls)
    assert result is not None
    row = CALLS[calls - 1] if calls else "single"
    yield Count(CHARGED.key, row, "charged" if result.scores[seat] > 0 else "spared")
    if result.reason == "march":
        yield Count(ENDS.key, "march" if result.tricks[seat] else "marched")
    elif not result.tricks[seat]:
        yield Count(ENDS.key, "virgin")


def luck_of(state: KalterSchlagState, seat: int) -> tuple[Luck, ...]:
    """The jacks, which are the trumps, and the aces that the seat was dealt."""
    hand, pack = state.dealt[seat], PACKS[32]
    return tuple(
        dealt_of(key, hand, wanted=[card for card in pack if card.rank is rank], pack=pack)
        for key, rank in LUCKY.items()
    )
