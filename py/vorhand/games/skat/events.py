"""What happens at the table, told to one seat: the words of the auction, the skat, the calls, cards and tricks."""

from __future__ import annotations

from collections.abc import Sequence

from vorhand.cards import Card
from vorhand.games.skat import moves, ramsch_events, table
from vorhand.games.skat.auction import HOLD, LOWEST, PASS
from vorhand.games.skat.table import Table
from vorhand.moves import CLAIM, CONCEDE, PLAY, Move, Note


def told(
    before: Table, move: Move, after: Table, *, own: Sequence[Card] | None, laid_open: Sequence[Card]
) -> tuple[Note, ...]:
    """What a seat sees of a move. `own` is the skat before it if the move is the seat's own; `laid_open` the soloist's
    cards if they come to lie open now."""
    assert before.turn is not None
    seat = before.turn
    if before.phase == table.AUCTION:
        return _word(before, move, after, seat)
    if before.is_ramsch and before.phase != table.PLAYING:
        return ramsch_events.told(before, move, after, own=own)
    if move.kind == PLAY:
        return _card(before, move, after, seat)
    told_now: tuple[Note, ...]
    if move.kind in (moves.TAKE, moves.DISCARD):
        told_now = (_aside(before, move, seat, own),)
    elif move.kind == moves.DECLARE:
        assert after.contract is not None
        params = {"seat": seat, "game": after.contract.game.value, "levels": after.contract.levels}
        told_now = (Note("declared", params),)
    elif before.phase in (table.CONTRA, table.RE):
        said = move.kind != PASS
        told_now = (Note("called", {"seat": seat, "call": move.kind}) if said else Note("no_call", {"seat": seat}),)
    else:
        keys = {moves.HAND: "hand", CLAIM: "claimed", CONCEDE: "conceded"}
        told_now = (Note(keys[move.kind], {"seat": seat}),)
    return (*told_now, *_opened(after, laid_open))


def _opened(after: Table, laid_open: Sequence[Card]) -> tuple[Note, ...]:
    if not laid_open or after.soloist is None:
        return ()
    return (Note("laid_open", {"seat": after.soloist, "cards": tuple(card.text for card in laid_open)}),)


def _aside(before: Table, move: Move, seat: int, own: Sequence[Card] | None) -> Note:
    """The skat is taken, put back or laid away; only who does it sees the cards."""
    if move.kind == moves.DISCARD:
        cards = tuple(card.text for card in move.cards)
        return Note("discarded", {"seat": seat}) if own is None else Note("own_discard", {"seat": seat, "cards": cards})
    if before.picked:
        return Note("put_back", {"seat": seat})
    if own is None:
        return Note("took_skat", {"seat": seat})
    return Note("own_skat", {"seat": seat, "cards": tuple(card.text for card in own)})


def _word(before: Table, move: Move, after: Table, seat: int) -> tuple[Note, ...]:
    if move.kind == moves.BID:
        assert isinstance(move.value, int)
        ladder, last = before.setting.ladder, before.bid
        next_up = next((value for value in ladder if value > last), LOWEST)
        if move.value > next_up:
            word = Note("jump_bid", {"seat": seat, "n": move.value, "from": last})
        else:
            word = Note("bid", {"seat": seat, "n": move.value})
    elif move.kind == HOLD:
        word = Note("held", {"seat": seat, "n": before.bid})
    else:
        word = Note("passed", {"seat": seat})
    if not after.auction.over:
        return (word,)
    if after.soloist is None:
        return (word, Note("ramsch_follows" if after.is_ramsch else "passed_in"))
    return (word, Note("auction_won", {"seat": after.soloist, "n": after.bid}))


def _card(before: Table, move: Move, after: Table, seat: int) -> tuple[Note, ...]:
    card = move.cards[0].text
    if after.ending is not None:
        return (Note("played", {"seat": seat, "card": card}), Note("revoked", {"seat": seat, "card": card}))
    played = Note("played", {"seat": seat, "card": card})
    if len(after.taken) == len(before.taken):
        return (played,)
    trick = after.taken[-1]
    told_now = (played, Note("trick", {"seat": trick.winner, "card_points": trick.card_points}))
    null = after.contract is not None and after.contract.null
    if null and trick.winner == after.soloist:
        return (*told_now, Note("null_ended", {"seat": trick.winner}))
    return told_now
