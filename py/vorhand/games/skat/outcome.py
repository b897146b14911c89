"""From a deal that is over to its result: what was taken, what is given away, who is to blame."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from vorhand.cards import Card
from vorhand.games.skat.scoring import TRICKS, SkatResult, matadors, passed_in, settle, settle_revoke
from vorhand.games.skat.table import Table
from vorhand.moves import Note
from vorhand.tricks import CARD_POINTS, total


def result_of(at: Table, hands: Sequence[Sequence[Card]], skat: Sequence[Card]) -> SkatResult:
    """The result of a deal that is over: `hands` are what is left of them, `skat` what lies aside at the end."""
    soloist, contract = at.soloist, at.contract
    if soloist is None or contract is None:
        return passed_in(at.players)
    ending = at.ending
    points, tricks = list(at.card_points), [at.tricks(seat) for seat in range(at.players)]
    points[soloist] += total(skat, CARD_POINTS)
    tricks_so_far = [*(taken.trick for taken in at.taken), at.trick]
    played = [
        card for each in tricks_so_far for seat, card in zip(each.seats, each.cards, strict=True) if seat == soloist
    ]
    own = (*played, *hands[soloist], *skat)
    count = matadors(own, contract)
    if ending is not None and ending.kind == "revoked":
        result = settle_revoke(
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
        )
        return _completed(result, points, tricks, (Note("revoked", {"seat": ending.seat}),))
    notes: tuple[Note, ...] = ()
    if ending is not None:
        points[ending.gains] += total(at.cards, CARD_POINTS) + sum(total(hand, CARD_POINTS) for hand in hands)
        # In Null the side that gets the rest wins, so it is the other one that takes the tricks (end.2, end.3).
        takes = ending.gains if not contract.null else _other(at, ending.gains)
        tricks[takes] += TRICKS - len(at.taken)
        notes = (Note(ending.kind, {"seat": ending.seat}),)
    result = settle(
        contract,
        options=at.options,
        bid=at.bid,
        matadors=count,
        card_points=points[soloist],
        tricks=tricks[soloist],
        soloist=soloist,
        players=at.players,
        doublings=len(at.doublings),
    )
    return _completed(result, points, tricks, notes)


def _other(at: Table, seat: int) -> int:
    """A seat of the other side."""
    assert at.soloist is not None
    return at.defenders[0] if seat == at.soloist else at.soloist


def _completed(result: SkatResult, points: Sequence[int], tricks: Sequence[int], notes: tuple[Note, ...]) -> SkatResult:
    return replace(result, card_points=tuple(points), tricks=tuple(tricks), notes=(*notes, *result.notes))
