"""What a deal of Vorhand comes to in the words of the International Skat Server, for comparing and for writing.

Where the server counts what the rules do not ask for, its way is followed: schneider and schwarz stand for levels that
were counted beyond what was announced, and a Null has no card points but those in tricks and skat.
"""

from __future__ import annotations

from vorhand.games.skat.iss_results import IssResult, Outcome
from vorhand.games.skat.scoring import TO_WIN, TRICKS, WHOLE, SkatResult
from vorhand.games.skat.state import SkatState


def in_words_of_iss(
    state: SkatState,
    result: SkatResult,
    *,
    left: int | None = None,
    timeout: int | None = None,
    resigned: bool = False,
) -> IssResult:
    """The result of a deal at three as the server writes it; `left` and `timeout` are places at the table."""
    at, contract = state.table, result.contract
    if result.soloist is None or contract is None:
        return IssResult(Outcome.PASSED)
    matadors = int(str(result.entry["matadors"]))
    points, tricks = result.card_points[result.soloist], result.tricks[result.soloist]
    schneider = schwarz = False
    if not contract.null:
        limit = WHOLE - at.options.schneider_limit
        needed = limit if contract.schneider else TO_WIN
        if points >= needed and (tricks == TRICKS or not contract.schwarz):
            schneider, schwarz = points >= limit, tricks == TRICKS
        else:
            begun = bool(at.taken)
            schneider = begun and not contract.schneider and points <= at.options.schneider_limit
            schwarz = begun and not contract.schwarz and tricks == 0
    return IssResult(
        Outcome.WIN if result.won else Outcome.LOSS,
        at.positions.index(result.soloist),
        value=result.scores[result.soloist],
        matadors=matadors,
        overbid="overbid" in result.entry,
        card_points=points,
        tricks=tricks,
        schneider=schneider or schwarz,
        schwarz=schwarz,
        left=left,
        timeout=timeout,
        resigned=resigned,
    )
