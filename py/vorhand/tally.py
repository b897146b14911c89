"""What one deal adds to the statistics of a seat, and how many of the cards that matter it was dealt.

A game says in which tables a deal counts and which cards it looks at; whoever keeps statistics only adds up. What was
to be expected of the cards is exact: the number of some cards in a hand is hypergeometric.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Final, NamedTuple

from vorhand.cards import Card

TIMES: Final = "times"
"""The column of a table that only counts how often something was so."""
MIXED: Final = "mixed"
"""The row of deals against opponents of several levels."""


class StatisticsTable(NamedTuple):
    """A table by keys of the texts. Of two columns the first is the good one; a table of one counts in `TIMES`."""

    key: str
    rows: tuple[str, ...]
    columns: tuple[str, ...] = (TIMES,)


class Count(NamedTuple):
    """A deal counts once in this row and column of a table."""

    table: str
    row: str
    column: str = TIMES


@dataclass(frozen=True, slots=True)
class Luck:
    """How many cards of a kind a seat was dealt, `n`, and the mean and the variance of that number over all deals, each
    one division of whole numbers."""

    key: str
    n: int
    mean: float
    variance: float


def dealt_of(key: str, hand: Collection[Card], *, wanted: Iterable[Card], pack: Collection[Card]) -> Luck:
    """How many of the `wanted` cards of the pack are in a hand that was dealt from it.

    >>> from vorhand.cards import PACKS, Rank, parse_cards
    >>> hand = parse_cards("CJ SJ HA H9 DK DQ D9 D8 C7 S7")
    >>> dealt_of("jacks", hand, wanted=[card for card in PACKS[32] if card.rank is Rank.JACK], pack=PACKS[32])
    Luck(key='jacks', n=2, mean=1.25, variance=0.7762096774193549)
    """
    cards = set(wanted)
    size, held, some = len(pack), len(hand), len(cards)
    variance = held * some * (size - some) * (size - held) / (size * size * (size - 1))
    return Luck(key, len(cards & set(hand)), held * some / size, variance)


def levels_table(levels: Iterable[str]) -> StatisticsTable:
    """The table by the level of the opponents, the same for every game."""
    return StatisticsTable("levels", (*levels, MIXED))


def level_count(opponents: Collection[str]) -> Count:
    """Where a deal against opponents of these levels counts in it."""
    return Count("levels", next(iter(opponents)) if len(set(opponents)) == 1 else MIXED)
