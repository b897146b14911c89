"""Leads the engine from a deal to the first lead, for programs that tell no auction or have another one."""

from __future__ import annotations

from collections.abc import Sequence

import vorhand
from vorhand.cards import Card, format_cards
from vorhand.games.skat.auction import LOWEST
from vorhand.moves import Move
from vorhand.position import State

SEATS = 3
PRESET = "isko"


def deal(pack: Sequence[Card], dealer: int) -> State:
    """A deal under today's rules of the federations, which both programs know best."""
    skat = vorhand.game("skat")
    return skat.deal(skat.presets[PRESET], pack=format_cards(pack), dealer=dealer)


def win_auction(state: State, soloist: int, bid: int) -> State:
    """The shortest auction that leaves the game to the soloist at this bid; forehand's 18 nobody has to drive."""
    said = f"bid {bid}"
    place = (soloist - state.dealer - 1) % SEATS
    forehand = ("pass", "pass", said) if bid == LOWEST else (said, "hold", "pass", "pass")
    for call in (forehand, (said, "pass", "pass"), ("pass", said, "pass"))[place]:
        state = state.play(call)
    return state


def declare(state: State, contract: str, discard: Sequence[Card] | None) -> State:
    """Take the skat, lay two cards away and declare; without a discard declare from the hand."""
    state = state.play("hand") if discard is None else state.play("take").play(Move("discard", *discard))
    return state.play(f"declare {contract}")
