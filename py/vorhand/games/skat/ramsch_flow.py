"""How the open table of a Ramsch goes on before the play: a Grand Hand instead, and the two cards that are passed on.

Nothing is checked here. From the first card on it goes as in every deal (`flow`).
"""

from __future__ import annotations

from vorhand.games.skat import table
from vorhand.games.skat.auction import Auction
from vorhand.games.skat.ramsch_options import Exchange
from vorhand.games.skat.table import ACTIVE, Ramsch, Table
from vorhand.moves import Move


def begun(at: Table) -> Table:
    """The table as a Ramsch begins: forehand is asked for a Grand Hand, or has the two cards, or leads."""
    ramsch = at._replace(ramsch=Ramsch(), turn=at.positions[0], leader=at.positions[0])
    return ramsch._replace(phase=table.GRAND_HAND) if at.setting.ramsch.grand_hand else _asked(ramsch)


def _asked(at: Table) -> Table:
    """Nobody wants a Grand Hand: the two cards go round, or forehand leads."""
    exchange = at.setting.ramsch.exchange is Exchange.PASS_ON
    return at._replace(turn=at.positions[0], phase=table.PUSH if exchange else table.PLAYING)


def after(at: Table, move: Move) -> Table:
    """The table after a move before the play."""
    assert at.turn is not None
    assert at.ramsch is not None
    turn, left = at.turn, at.setting.left
    if move.kind == table.GRAND_HAND:
        auction = Auction(at.positions, at.auction.words, over=True, soloist=turn)
        return at._replace(auction=auction, ramsch=at.ramsch._replace(grand=True), phase=table.DECLARE)
    if at.phase == table.GRAND_HAND:
        ramsch = at.ramsch.adding(turn, table.NO_GRAND_HAND)
        declined = at._replace(ramsch=ramsch, turn=left[turn])
        return _asked(declined) if ramsch.count(table.NO_GRAND_HAND) == ACTIVE else declined
    if at.phase == table.PUSH and move.kind != table.PUSH:
        return at._replace(phase=table.PASS_ON)
    ramsch = at.ramsch.adding(turn, table.PUSHED if at.phase == table.PUSH else table.PASSED_ON)
    phase = table.PLAYING if ramsch.handed == ACTIVE else table.PUSH
    return at._replace(ramsch=ramsch, turn=left[turn], phase=phase)
