"""How the open table of a deal goes on: after words, the skat, and each card. Nothing is checked here."""

from __future__ import annotations

from typing import Final

from vorhand.cards import PACKS, Card
from vorhand.errors import VorhandError
from vorhand.games.skat import moves, ramsch_flow, table
from vorhand.games.skat.auction import HOLD, Auction
from vorhand.games.skat.contracts import Contract, GameName, bits_of, order_of
from vorhand.games.skat.options import Contra, WhenAllPass
from vorhand.games.skat.table import ACTIVE, HAND_SIZE, Ending, Table
from vorhand.moves import CONCEDE, Move
from vorhand.position import Taken
from vorhand.tricks import CARD_POINTS, Trick, winning_index

POINTS: Final = {card: CARD_POINTS[card.rank] for card in PACKS[32]}


def after(at: Table, move: Move) -> Table:
    """The table after a move that changes no hand."""
    if at.phase == table.AUCTION:
        return _after_word(at, move)
    if at.phase in (table.GRAND_HAND, table.PUSH, table.PASS_ON):
        return ramsch_flow.after(at, move)
    if move.kind == moves.HAND:
        return at._replace(phase=table.DECLARE)
    if move.kind == moves.DECLARE:
        return _declared(at, str(move.value))
    if at.phase in (table.CONTRA, table.RE):
        return _called(at, move)
    assert at.turn is not None
    return ended(at, Ending(*_claimed(at, at.turn, conceded=move.kind == CONCEDE)))


def _after_word(at: Table, move: Move) -> Table:
    auction = at.auction
    if move.kind == moves.BID:
        assert isinstance(move.value, int)
        said = auction.bidding(move.value)
    else:
        said = auction.holding() if move.kind == HOLD else auction.passing()
    if said.over and said.soloist is None and at.options.when_all_pass is WhenAllPass.RAMSCH:
        return ramsch_flow.begun(at._replace(auction=said))
    return at._replace(auction=said, phase=_stage(said), turn=said.soloist if said.over else said.turn)


def _stage(auction: Auction) -> str:
    if not auction.over:
        return table.AUCTION
    return table.OVER if auction.soloist is None else table.SKAT


def _declared(at: Table, text: str) -> Table:
    contract = Contract.declared(text, hand=not at.picked)
    forehand = at.positions[0]
    if at.options.contra is Contra.OFF:
        return at._replace(contract=contract, phase=table.PLAYING, turn=forehand, leader=forehand)
    return at._replace(contract=contract, phase=table.CONTRA, turn=at.defenders[0], leader=forehand)


def _called(at: Table, move: Move) -> Table:
    """The first contra closes; then the soloist may say re (contra.1, contra.2)."""
    assert at.turn is not None
    calls = (*at.calls, (at.turn, move.kind))
    if move.kind == table.CONTRA and at.options.contra is Contra.CONTRA_RE:
        return at._replace(calls=calls, phase=table.RE, turn=at.soloist)
    if move == moves.PASSING and at.phase == table.CONTRA and at.turn == at.defenders[0]:
        return at._replace(calls=calls, turn=at.defenders[1])
    return at._replace(calls=calls, phase=table.PLAYING, turn=at.leader)


def _claimed(at: Table, seat: int, *, conceded: bool) -> tuple[str, int, int]:
    """Who gets the tricks that are left: after a concession the other side (end.2, end.3)."""
    if not conceded:
        return "claimed", seat, seat
    assert at.soloist is not None
    return "conceded", seat, at.defenders[0] if seat == at.soloist else at.soloist


def ended(at: Table, ending: Ending) -> Table:
    """The table when the play ends here. Raises `VorhandError` unless cards are being played."""
    if at.phase != table.PLAYING:
        raise VorhandError("only a deal in play can be given away", code="match.not_in_play")
    return at._replace(phase=table.OVER, turn=None, ending=ending)


def with_skat(at: Table, move: Move) -> Table:
    """Who is on turn has twelve cards in hand: the soloist (skat.1), or whose turn it is in a Ramsch."""
    if at.is_ramsch:
        return ramsch_flow.after(at, move)
    return at._replace(phase=table.DISCARD, picked=at.picked + 1)


def with_discard(at: Table, move: Move) -> Table:
    """The soloist has laid two away and declares next; in a Ramsch the two go on."""
    return ramsch_flow.after(at, move) if at.is_ramsch else at._replace(phase=table.DECLARE)


def with_card(at: Table, card: Card, *, breach: bool) -> Table:
    """The table with a card more; `breach` says that it does not follow suit though it could (revoke.1)."""
    setting, auction, _, turn, picked, contract, calls, leader, cards, taken, gone, voids, _, ramsch = at
    assert turn is not None
    game = at.game
    left, order = setting.left, order_of(game)
    if cards:
        led = order.suits[cards[0]]
        if order.suits[card] != led:
            if breach:
                gains = at.defenders[0] if turn == auction.soloist else auction.soloist
                assert gains is not None
                return ended(at._replace(cards=(*cards, card)), Ending("revoked", turn, gains))
            voids = voids | {(turn, led)}
    cards = (*cards, card)
    if len(cards) < ACTIVE:
        return Table(
            setting, auction, table.PLAYING, left[turn], picked, contract, calls, leader, cards, taken, gone, voids,
            None, ramsch,
        )  # fmt: skip
    winner = leader
    for _ in range(winning_index(cards, order=order)):
        winner = left[winner]
    first, second, third = cards
    trick = Trick((leader, left[leader], turn), cards)
    taken = (*taken, Taken(trick, winner, POINTS[first] + POINTS[second] + POINTS[third]))
    bit = bits_of(game).card
    gone |= bit[first] | bit[second] | bit[third]
    # Null is lost with the soloist's first trick (end.1).
    if len(taken) == HAND_SIZE or (game == GameName.NULL and winner == auction.soloist):
        phase, on_turn = table.OVER, None
    else:
        phase, on_turn = table.PLAYING, winner
    return Table(
        setting, auction, phase, on_turn, picked, contract, calls, winner, (), taken, gone, voids, None, ramsch
    )
