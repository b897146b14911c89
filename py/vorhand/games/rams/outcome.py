"""The result of a deal of Rams that is over: which settlement fits how it ended."""

from __future__ import annotations

from vorhand.games.rams import flow
from vorhand.games.rams.hidden import Hidden
from vorhand.games.rams.scoring import (
    RamsResult,
    settle_ended,
    settle_flush,
    settle_jacks,
    settle_play,
    settle_rams,
    settle_revoke,
)
from vorhand.games.rams.table import Table


def result_of(at: Table, cards: Hidden) -> RamsResult:
    """The settlement of the deal; it must be over."""
    options, ending = at.options, at.ending
    shares = flow.shares(at, cards.kept)
    went_on = at.asked if at.went_on else None
    if ending is None:
        return settle_play(options, shares, went_on=went_on)
    seats = ending.seats
    if ending.kind == "rams":
        return settle_rams(at.scores, seat=seats[0])
    if ending.kind == "flush":
        hands = [hand if at.declared[seat] else None for seat, hand in enumerate(cards.kept)]
        return settle_flush(options, trump=at.trump, hands=hands)
    if ending.kind == "revoked":
        return settle_revoke(at.players, seat=seats[0])
    if ending.kind in ("stopped", "zero_together"):
        return settle_ended(options, shares, seats=seats)
    if ending.kind == "lone":
        return settle_play(options, shares, lone=seats[0], went_on=went_on)
    return settle_jacks(options, shares, lone=seats[0] if seats else None)
