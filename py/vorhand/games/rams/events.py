"""What a move of Rams is told as: to all alike, but for the cards that only who threw and drew them sees."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vorhand.cards import Card
from vorhand.errors import Param
from vorhand.games.rams import moves, table
from vorhand.games.rams.scoring import PAIR_VALUE
from vorhand.games.rams.table import Table
from vorhand.moves import PLAY, Move, Note


def told(before: Table, move: Move, after: Table, *, drawn: tuple[Card, ...] | None) -> tuple[Note, ...]:
    """The events of a move that leads from one table to another; `drawn` are the new cards for the eyes of who moved,
    None for other eyes."""
    return (*_of_move(before, move, after, drawn), *_of_table(before, after))


def _of_move(before: Table, move: Move, after: Table, drawn: tuple[Card, ...] | None) -> Iterator[Note]:
    seat = before.turn
    assert seat is not None
    if move.kind == PLAY:
        yield from _card(before, move.cards[0], after, seat)
    elif before.phase == table.DECLARE:
        yield Note("declared_in" if move == moves.ENTER else "declared_out", {"seat": seat})
    elif move.kind == moves.EXCHANGE:
        if after.shuffles > before.shuffles:
            yield Note("reshuffled", {"n": before.dead})
        number = len(move.cards)
        if drawn:
            cards = {"thrown": _texts(move.cards), "drawn": _texts(drawn)}
            yield Note("own_exchanged", {"seat": seat, "n": number, **cards})
        else:
            yield Note("exchanged", {"seat": seat, "n": number})
    elif move.kind == moves.UPCARD:
        card = before.upcard.text
        if drawn is None:
            yield Note("took_upcard", {"seat": seat, "card": card})
        else:
            yield Note("own_took_upcard", {"seat": seat, "card": card, "thrown": move.cards[0].text})
    elif move == moves.LEAVE:
        yield Note("left_upcard", {"seat": seat})
    else:
        yield Note("stopped" if move == moves.STOP else "went_on", {"seat": seat})


def _card(before: Table, card: Card, after: Table, seat: int) -> Iterator[Note]:
    yield Note("played", {"seat": seat, "card": card.text})
    if after.ending is not None and after.ending.kind == "revoked":
        yield Note("revoked", {"seat": seat, "card": card.text})
    elif len(after.taken) > len(before.taken):
        yield Note("trick", {"seat": after.taken[-1].winner, "card_points": 0})


def _of_table(before: Table, after: Table) -> Iterator[Note]:
    """What follows by itself: reveals, who is alone, who is at nought."""
    for seat, colour, _ in after.pairs[len(before.pairs) :]:
        yield Note("jacks", {"seat": seat, "colour": colour, "n": PAIR_VALUE})
    ending = after.ending
    if ending is not None and ending.kind in ("rams", "flush"):
        yield from _laid_open(after, ending.seats)
    if before.phase == table.DECLARE and after.phase != table.DECLARE and len(after.entered) < 2:
        if ending is not None and ending.kind in ("nobody_in", "lone_no_play"):
            yield Note(ending.kind, {"seat": ending.seats[0]} if ending.seats else {})
        elif ending is None:
            yield Note("lone", {"seat": after.entered[0]})
    if after.phase == table.ZERO:
        assert after.asked is not None
        yield Note("reached_zero", {"seat": after.asked})
    if ending is not None and ending.kind == "zero_together":
        yield Note("zero_together", {"seats": ending.seats})


def _laid_open(after: Table, holders: tuple[int, ...]) -> Iterator[Note]:
    assert after.ending is not None
    for seat in holders:
        hand = after.shown[seat]
        about: dict[str, Param] = {"seat": seat, "cards": _texts(hand)}
        if after.ending.kind == "rams":
            yield Note("rams", about)
        else:
            suit = hand[0].suit
            yield Note("flush", {**about, "suit": suit.key, "trump": "yes" if suit is after.trump else "no"})
    for seat in after.setting.ring:
        if seat not in holders and after.shown[seat]:
            yield Note("shown_hand", {"seat": seat, "cards": _texts(after.shown[seat])})


def _texts(cards: Sequence[Card]) -> tuple[str, ...]:
    return tuple(card.text for card in cards)
