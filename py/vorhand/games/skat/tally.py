"""Where a deal of the family counts in the statistics of a seat, and the cards by which its luck is told."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from vorhand.cards import PACKS, Rank
from vorhand.games.skat.contracts import GameName, kind_of
from vorhand.games.skat.state import SkatState
from vorhand.tally import Count, Luck, StatisticsTable, dealt_of

RESULT: Final = ("won", "lost")
AUCTION: Final = StatisticsTable("auction", ("soloist", "outbid", "passed", "passed_in"))
SOLOIST: Final = StatisticsTable("soloist", tuple(game.value for game in GameName), RESULT)
FEATURES: Final = ("hand", "ouvert", "schneider", "schwarz", "overbid")
WITH: Final = StatisticsTable("with", FEATURES, RESULT)
DEFENDER: Final = StatisticsTable("defender", ("suit", "grand", "null"), RESULT)
RAMSCH: Final = StatisticsTable("ramsch", ("charged", "spared", "virgin", "march"))

OF_SKAT: Final = (SOLOIST, WITH, DEFENDER, AUCTION, RAMSCH)
OF_RAMSCH: Final = (RAMSCH, SOLOIST, WITH, DEFENDER)

LUCKY: Final[Mapping[str, tuple[Rank, ...]]] = {"jacks": (Rank.JACK,), "aces": (Rank.ACE,)}
LOW: Final[Mapping[str, tuple[Rank, ...]]] = {"jacks": (Rank.JACK,), "sevens_eights": (Rank.SEVEN, Rank.EIGHT)}


def tally_of(state: SkatState, seat: int) -> tuple[Count, ...]:
    """As soloist by game and by what it was played with, as defender by the kind of game, what came of the auction, and
    how a Ramsch ended."""
    return tuple(_counts(state, seat))


def _counts(state: SkatState, seat: int) -> Iterator[Count]:
    result, auction = state.result, state.table.auction
    assert result is not None
    if auction.words:
        spoke = "soloist" if result.soloist == seat else "outbid" if auction.took_part(seat) else "passed"
        yield Count(AUCTION.key, spoke)
        if result.reason == "passed_in":
            yield Count(AUCTION.key, "passed_in")
    if result.contract is not None and result.soloist is not None:
        if result.soloist == seat:
            ended = "won" if result.won else "lost"
            yield Count(SOLOIST.key, result.contract.game.value, ended)
            for feature in FEATURES:
                if feature in result.entry:
                    yield Count(WITH.key, feature, ended)
        else:
            yield Count(DEFENDER.key, kind_of(result.contract.game), "lost" if result.won else "won")
    elif "ramsch" in result.entry:
        yield Count(RAMSCH.key, "charged" if result.scores[seat] < 0 else "spared")
        for note in result.notes:
            if note.key in ("virgin", "march") and note.params.get("seat") == seat:
                yield Count(RAMSCH.key, note.key)


def luck_of(state: SkatState, seat: int, *, cards: Mapping[str, tuple[Rank, ...]]) -> tuple[Luck, ...]:
    """The cards of each kind that the seat was dealt, the skat not counted."""
    hand, pack = state.dealt[seat], PACKS[32]
    return tuple(
        dealt_of(key, hand, wanted=[card for card in pack if card.rank in ranks], pack=pack)
        for key, ranks in cards.items()
    )
