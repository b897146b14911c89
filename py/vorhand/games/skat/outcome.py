"""From a deal that is over to its result: what was taken, what is given away, who is to blame."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from vorhand.cards import Card
from vorhand.games.skat.options import WhenAllPass
from vorhand.games.skat.ramsch_scoring import settle_ramsch
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
    if at.is_ramsch:
        result = _ramsch(at, hands, skat)
    elif at.contract is None:
        result = passed_in(at.players, counts=at.options.when_all_pass is not WhenAllPass.SAME_DEALER)
    else:
        result = _played(at, hands, skat, dealt)
    if at.ramsch is not None and at.ramsch.grand:
        # A Grand Hand instead of a Ramsch is scored, and the same dealer deals again (ramsch.grand.1).
        result = replace(result, counts=False, notes=(*result.notes, Note("grand_hand", {"seat": at.soloist or 0})))
    round = at.setting.round
    return result if round is None else replace(result, entry={"round": round.kind.value, **result.entry})


def _taken(at: Table) -> tuple[list[int], list[int]]:
    """The card points and the tricks of each seat, as they were played."""
    points, tricks = [0] * at.players, [0] * at.players
    for taken in at.taken:
        points[taken.winner] += taken.card_points
        tricks[taken.winner] += 1
    return points, tricks


def _give_rest(at: Table, seat: int, hands: Sequence[Sequence[Card]], points: list[int], tricks: list[int]) -> None:
    """All cards that are left, on the table and in hand, go to a seat."""
    points[seat] += total(at.cards, CARD_POINTS) + sum(total(hand, CARD_POINTS) for hand in hands)
    tricks[seat] += TRICKS - len(at.taken)


def _ramsch(at: Table, hands: Sequence[Sequence[Card]], skat: Sequence[Card]) -> SkatResult:
    points, tricks = _taken(at)
    ending = at.ending
    if ending is not None:
        _give_rest(at, ending.gains, hands, points, tricks)
    return settle_ramsch(
        options=at.setting.ramsch,
        card_points=points,
        tricks=tricks,
        skat=total(skat, CARD_POINTS),
        last_trick=at.taken[-1].winner if ending is None else ending.gains,
        pushes=at.pushes,
        bock=at.bock,
        seats=at.positions,
        notes=_notes(at),
    )


def _played(
    at: Table, hands: Sequence[Sequence[Card]], skat: Sequence[Card], dealt: Sequence[Sequence[Card]]
) -> SkatResult:
    soloist, contract, ending = at.soloist, at.contract, at.ending
    assert soloist is not None
    assert contract is not None
    points, tricks = _taken(at)
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
            bock=at.bock,
            ledger=_ledger(at, points, tricks),
        )
    own_tricks = tricks[soloist]
    if ending is not None and contract.null:
        # Who gets the rest has won: the soloist's only trick, if he has lost, is not played (end.2, end.3).
        own_tricks = 0 if ending.gains == soloist else 1
    elif ending is not None:
        _give_rest(at, ending.gains, hands, points, tricks)
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
        bock=at.bock,
        ledger=_ledger(at, points, tricks),
    )


def _ledger(at: Table, points: Sequence[int], tricks: Sequence[int]) -> Ledger:
    return Ledger(tuple(points), tuple(tricks), _notes(at))


def _notes(at: Table) -> tuple[Note, ...]:
    return () if at.ending is None else (Note(at.ending.kind, {"seat": at.ending.seat}),)
