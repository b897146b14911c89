"""What games and their ends are worth: matadors by sets of cards, the score for each way a game may end, the mean."""

from __future__ import annotations

from functools import cache

from vorhand.games.skat.compact import Bits, layout_of
from vorhand.games.skat.contracts import Contract, GameName
from vorhand.games.skat.hand_model import Odds
from vorhand.games.skat.options import DealOptions, Scoring, SkatOptions
from vorhand.games.skat.scoring import TO_WIN, TRICKS, WHOLE, settle
from vorhand.games.skat.series import GAME_BONUS, OTHERS_BONUS


def matadors(game: GameName, cards: Bits) -> int:
    """As `scoring.matadors`, for the soloist's cards and the skat as a set in the layout of a game; 0 in Null."""
    layout = layout_of(game)
    held, full = cards >> layout.first_trump, layout.trumps >> layout.first_trump
    if held > full >> 1:
        return full.bit_length() - (held ^ full).bit_length()
    return held.bit_length() - full.bit_length()


@cache
def payoffs(contract: Contract, options: DealOptions, matadors: int, bid: int, doublings: int = 0) -> tuple[float, ...]:
    """The soloist's score for each way of `Odds` that the game may end, beside the others' where they get something."""
    limit = options.schneider_limit
    ends = ((limit, 1), (TO_WIN - 1, 1), (TO_WIN, 9), (WHOLE - limit, 9), (WHOLE, TRICKS))
    if contract.null:
        ends = ((0, 1), (0, 1), (0, 0), (0, 0), (0, 0))
    results = [
        settle(
            contract,
            options=options,
            bid=bid,
            matadors=matadors,
            card_points=points,
            tricks=tricks,
            doublings=doublings,
        )
        for points, tricks in ends
    ]
    if not isinstance(options, SkatOptions) or options.scoring is not Scoring.SEEGER_FABIAN:
        return tuple(result.scores[0] for result in results)
    # At four each of the others gets a little less.
    won, lost = GAME_BONUS, -GAME_BONUS - OTHERS_BONUS[3]
    return tuple(result.scores[0] + (won if result.won else lost) for result in results)


def expected(odds: Odds, payoffs: tuple[float, ...]) -> float:
    """The mean score."""
    return sum(chance * score for chance, score in zip(odds, payoffs, strict=True))
