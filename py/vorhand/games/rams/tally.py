"""Where a deal of Rams counts in the statistics of a seat, and the cards by which its luck is told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from vorhand.cards import PACKS, Rank
from vorhand.games.rams.state import RamsState
from vorhand.tally import Count, Luck, StatisticsTable, dealt_of

NUMBERS: Final = ("one", "two", "three", "four", "five")
DECLARED: Final = StatisticsTable("declared", ("in", "out"))
TAKEN: Final = StatisticsTable("taken", ("remise", *NUMBERS))
REVEALS: Final = StatisticsTable("reveals", ("jacks", "flush", "rams"))
TABLES: Final = (DECLARED, TAKEN, REVEALS)


def tally_of(state: RamsState, seat: int) -> tuple[Count, ...]:
    """Whether the seat was in, how many tricks it took then, and what it revealed."""
    return tuple(_counts(state, seat))


def _counts(state: RamsState, seat: int) -> Iterator[Count]:
    result, declared = state.result, state.table.declared[seat]
    assert result is not None
    if declared is not None:
        yield Count(DECLARED.key, "in" if declared else "out")
    marks = result.marks[seat]
    if "remise" in marks:
        yield Count(TAKEN.key, "remise")
    elif result.tricks[seat]:
        yield Count(TAKEN.key, NUMBERS[result.tricks[seat] - 1])
    if any(step.seat == seat and step.key in ("jacks", "four_jacks") for step in result.derivation):
        yield Count(REVEALS.key, "jacks")
    for mark in ("flush", "rams"):
        if mark in marks:
            yield Count(REVEALS.key, mark)


def luck_of(state: RamsState, seat: int) -> tuple[Luck, ...]:
    """The trumps and the aces that the seat was dealt from the pack without the upcard."""
    upcard, hand = state.table.upcard, state.dealt[seat]
    pack = [card for card in PACKS[len(state.pack)] if card is not upcard]
    trumps = [card for card in pack if card.suit is upcard.suit]
    aces = [card for card in pack if card.rank is Rank.ACE]
    return dealt_of("trumps", hand, wanted=trumps, pack=pack), dealt_of("aces", hand, wanted=aces, pack=pack)
