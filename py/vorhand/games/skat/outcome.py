"""From a deal that is over to its result: what was taken, what is given away, who is to blame."""

from __future__ import annotations

from collections.abc import Sequence

from vorhand.cards import Card
from vorhand.games.skat.scoring import TRICKS, Ledger, SkatResult, matadors, passed_in, settle, settle_revoke
from vorhand.games.skat.table import Table
from vorhand.moves import Note
from vorhand.tricks import CARD_POINTS, total


def result_of(
    at: Table, *, hands: Sequence[Sequence[Card]], skat: Sequence[Card], dealt: Sequence[Sequence[Card]]
) -> SkatResult:
    """The result of a deal that is over.

    `hands` are what is left of them, `skat` what lies aside at the end, `dealt` the hands and the skat as dealt.
    """
    soloist, contract, ending = at.soloist, at.contract, at.ending
    if soloist is None or contract is None:
        return passed_in(at.players)
    points, tricks = [0] * at.players, [0] * at.players
    for taken in at.taken:
        points[taken.winner] += taken.card_points
        tricks[taken.winner] += 1
    points[soloist] += total(skat, CARD_POINTS)
    count = matadors((*dealt[soloist], *dealt[-1]), contract)
    if ending is not None and ending.kind == "revoked":
        return settle_revoke(
            contract,
            options=at.options,
            bid=at.bid,
            matadors=count,
            card_points=points[soloist],
            tricks=tricks[soloist],
            defenders_points=sum(points) - points[soloist],
            defenders_tricks=sum(tricks) - tricks[soloist],
            guilty=ending.seat == soloist,
            soloist=soloist,
            players=at.players,
            doublings=len(at.doublings),
            ledger=_ledger(at, points, tricks),
        )
    own_tricks = tricks[soloist]
    if ending is not None and contract.null:
        # Who gets the rest has won: the soloist's only trick, if he has lost, is not played (end.2, end.3).
        own_tricks = 0 if ending.gains == soloist else 1
    elif ending is not None:
        points[ending.gains] += total(at.cards, CARD_POINTS) + sum(total(hand, CARD_POINTS) for hand in hands)
        tricks[ending.gains] += TRICKS - len(at.taken)
        own_tricks = tricks[soloist]
    return settle(
        contract,
        options=at.options,
        bid=at.bid,
        matadors=count,
        card_points=points[soloist],
        tricks=own_tricks,
        soloist=soloist,
        players=at.players,
        doublings=len(at.doublings),
        ledger=_ledger(at, points, tricks),
    )


def _ledger(at: Table, points: Sequence[int], tricks: Sequence[int]) -> Ledger:
    ending = at.ending
    notes = () if ending is None else (Note(ending.kind, {"seat": ending.seat}),)
    return Ledger(tuple(points), tuple(tricks), notes)
