"""Proving "the rest is mine": a claim holds if it wins against every way the hidden cards may lie (end.2).

Only what the claimant sees goes in, so that whether a claim is granted tells nothing about the others' cards. The
proofs look at each suit by itself, against the one opponent who holds as much of it as can be:

* A leader of a suit game or a Grand takes all tricks if nobody can hold more trumps than he, and of each suit his first
  cards, as many as anybody can hold, are above all that is outstanding: he draws trumps and leads from the top.
  Who is not the leader needs a card that takes the trick on the table for certain, and then the same.
* The soloist of Null takes no trick if in each suit his lowest card is below the lowest outstanding one, his second
  below the second, and so on, and what he plays now loses for certain.

Partners count as opponents here: a defender's claim is that his own cards take the rest.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vorhand.cards import Card
from vorhand.games.skat.contracts import Bits, GameName, bits_of
from vorhand.games.skat.table import Table
from vorhand.tricks import TRUMP, EffectiveSuit

FEWEST = 2
"""The last card alone needs no claim."""


def proven(table: Table, hand: Sequence[Card], skat: Sequence[Card] | None) -> bool:
    """Whether the seat on turn, holding `hand` and knowing `skat` (None if it does not), has the rest; in Null only the
    soloist can claim (end.2)."""
    if len(hand) < FEWEST:
        return False
    game = table.game
    null = game == GameName.NULL
    if null and table.turn != table.auction.soloist:
        return False
    bits = bits_of(game)
    bit = bits.card.__getitem__
    own, gone = sum(map(bit, hand)), table.gone
    if table.cards:
        gone |= sum(map(bit, table.cards))
    if skat:
        gone |= sum(map(bit, skat))
    out = bits.whole & ~gone & ~own
    if null:
        return _loses_all(table, bits, own, out, hidden=2 if skat is None else 0)
    # Two cheap looks before the proof, for everybody on turn is asked, and it fails nearly always. First, another may
    # hold the best trump left: of two sets the one with the higher top bit is the larger number. Second, another may
    # hold more trumps; who follows may spend his one plain card on the trick, and one trump may fall there.
    mine, missing = own & bits.trumps, out & bits.trumps
    count, spent = mine.bit_count(), bool(table.cards)
    short = missing.bit_count() > count + spent and count < len(hand) - spent
    if (missing > mine or short) and not _both_void(table, TRUMP):
        return False
    if not table.cards:
        return _wins_all(table, bits, own, out)
    winners = _winners(table, bits, own, out)
    return bool(winners) and any(_wins_all(table, bits, own ^ winner, out) for winner in _each(winners))


def _both_void(table: Table, suit: EffectiveSuit) -> bool:
    """Whether both others have shown that they are void in the suit."""
    left = table.setting.left
    assert table.turn is not None
    following = left[table.turn]
    return (following, suit) in table.voids and (left[following], suit) in table.voids


def _wins_all(table: Table, bits: Bits, own: int, out: int) -> bool:
    """Whether a leader who holds `own`, while others may hold `out`, takes all tricks."""
    size, trumps = own.bit_count(), (own & bits.trumps).bit_count()
    most = min((out & bits.trumps).bit_count(), size)
    if trumps < size and most > trumps and not _both_void(table, TRUMP):
        return False
    for suit, group in bits.groups:
        mine = own & group
        if mine:
            theirs = out & group
            needed = min(mine.bit_count(), theirs.bit_count())
            if needed and (mine >> theirs.bit_length()).bit_count() < needed and not _both_void(table, suit):
                return False
    return True


def _winners(table: Table, bits: Bits, own: int, out: int) -> int:
    """The cards that may be played to the trick on the table and take it whatever follows, as a set."""
    first = bits.card[table.cards[0]]
    led = bits.group[first]
    best = first
    if len(table.cards) == 2:
        second = bits.card[table.cards[1]]
        if second > first and second & (led | bits.trumps):
            best = second
    above = _above((own & led or own) & (led | bits.trumps), best)
    if not above or len(table.cards) == 2:
        return above
    assert table.turn is not None
    last = table.setting.left[table.turn]
    found = 0
    for suit, group in bits.groups:
        if group & above:
            ruffs = group != bits.trumps and out & bits.trumps and (last, TRUMP) not in table.voids
            if not ruffs:
                found |= above & group if (last, suit) in table.voids else _above(above & group, out & group)
    return found


def _above(cards: int, others: int) -> int:
    """Those of the cards that are above all the others."""
    return cards >> others.bit_length() << others.bit_length()


def _each(cards: int) -> Iterator[int]:
    """The cards one by one, the lowest first."""
    while cards:
        yield cards & -cards
        cards &= cards - 1


def _loses_all(table: Table, bits: Bits, own: int, out: int, *, hidden: int) -> bool:
    """Whether the soloist of Null who holds `own` can take no trick; `hidden` cards of `out` lie aside."""
    # One card may be got rid of now; a second suit whose lowest card is not the lowest loses.
    poor = sum((own & group & -(own & group)) > (out & group & -(out & group)) > 0 for _, group in bits.groups)
    if poor > 1:
        return False
    for card in _losers(table, bits, own, out, hidden):
        rest = own ^ card
        left = out
        if not table.cards:
            # Whoever follows plays high, and keeps what is low.
            left ^= 1 << (out & bits.group[card]).bit_length() - 1
        if all(_below(rest & group, left & group) for _, group in bits.groups):
            return True
    return False


def _below(own: int, missing: int) -> bool:
    """Whether the lowest own card is below the lowest missing one, the second below the second, and so on."""
    return all(mine < other for mine, other in zip(_each(own), _each(missing), strict=False))


def _losers(table: Table, bits: Bits, own: int, out: int, hidden: int) -> list[int]:
    """The cards that may be played now and lose this trick for certain."""
    if not table.cards:
        found = []
        for _, group in bits.groups:
            lowest, missing = own & group & -(own & group), out & group
            if lowest and missing.bit_count() > hidden and lowest < missing & -missing:
                found.append(lowest)
        return found
    table_bits = [bits.card[card] for card in table.cards]
    led = bits.group[table_bits[0]]
    same = own & led
    if not same:
        return list(_each(own))
    best = max(card for card in table_bits if card & led)
    return [card for card in _each(same) if card < best]
