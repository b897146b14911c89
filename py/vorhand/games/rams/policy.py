"""How a card is chosen inside a play-out of Rams: cheap, and not foolish.

Every trick is worth having, the first one most. So lead what nobody can beat, else low from a short suit, and no trump
that may be beaten while there is anything else; take a trick as cheaply as will do; throw off low side cards. Nobody
looks into the hands of others: what was not played may be anywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vorhand.ai.avoiding import NO_CARD
from vorhand.games.rams.compact import BEATS, FIRST_TRUMP, FOLLOW, RANKS, RUNS, TRUMP_ACE, TRUMPS, Bits

SIDES: Final = RUNS[:3]


def play_out(
    hands: list[Bits],
    ring: Sequence[int],
    leader: int,
    on_table: Sequence[int],
    tricks: list[int],
    needed: Sequence[int],
    *,
    ace_first: bool,
    ruffs: bool,
    keep: int,
    unplayed: Bits,
) -> tuple[int, int, bool]:
    """Plays on until every hand has `keep` cards, changing `hands` and `tricks` (by place) in place.

    `ring` are the places in, in the order of play; `on_table` the cards of the trick that is begun, the first from
    `leader`; `needed` with how many tricks a place stops the match; `unplayed` the cards that nobody has played yet.
    Gives who leads next or stopped, the number of cards played, and whether the match was stopped.
    """
    size = len(ring)
    after = {place: ring[(at + 1) % size] for at, place in enumerate(ring)}
    place, played, count = leader, 0, 0
    led = best = NO_CARD
    taker = leader
    for card in on_table:
        if count == 0:
            led = best = card
        elif BEATS[best] >> card & 1:
            best, taker = card, place
        place = after[place]
        count += 1
    while True:
        hand = hands[place]
        if count == 0:
            if hand.bit_count() <= keep:
                return place, played, False
            card = lead(hand, unplayed & ~hand, ace_first)
            led = best = card
            taker = place
        else:
            card = follow(hand, led, best, closes=count + 1 == size, ruffs=ruffs)
            if BEATS[best] >> card & 1:
                best, taker = card, place
        hands[place] = hand ^ 1 << card
        unplayed &= ~(1 << card)
        played += 1
        count += 1
        if count < size:
            place = after[place]
            continue
        tricks[taker] += 1
        place, count = taker, 0
        left = hands[taker]
        if not left or tricks[taker] >= needed[taker]:
            return taker, played, bool(left)


def lead(hand: Bits, others: Bits, ace_first: bool) -> int:
    """What nobody can beat, a trump first; else the lowest card of the shortest side suit."""
    if ace_first and hand & TRUMP_ACE:
        return TRUMP_ACE.bit_length() - 1
    trumps = hand & TRUMPS
    if trumps and (trumps == hand or not others & BEATS[trumps.bit_length() - 1]):
        return trumps.bit_length() - 1
    best, chosen = 0, NO_CARD
    for run in SIDES:
        suit = hand & run
        if suit:
            high = suit.bit_length() - 1
            if not others & run & -(2 << high):
                return high
            low = (suit & -suit).bit_length() - 1
            key = 1000 - 100 * suit.bit_count() - low % RANKS
            if key > best:
                best, chosen = key, low
    return chosen


def follow(hand: Bits, led: int, best: int, *, closes: bool, ruffs: bool) -> int:
    """As cheaply as will do where the trick can be had; high where others may yet beat it; else what is least worth."""
    same = hand & FOLLOW[led]
    options = same or (ruffs and hand & TRUMPS) or hand
    over = options & BEATS[best]
    if over:
        low = (over & -over).bit_length() - 1
        if closes or low >= FIRST_TRUMP:
            return low
        return over.bit_length() - 1
    if same or not options & ~TRUMPS:
        return (options & -options).bit_length() - 1
    return _throw_off(options)


def _throw_off(options: Bits) -> int:
    """The lowest side card, the longer suit of equals."""
    least, chosen = 99, NO_CARD
    for run in SIDES:
        suit = options & run
        if suit:
            low = (suit & -suit).bit_length() - 1
            key = low % RANKS
            if key < least:
                least, chosen = key, low
    return chosen
