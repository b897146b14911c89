"""Which cards of a hand of Rams are worth keeping, in a hurry: how the others are taken to enter and to exchange."""

from __future__ import annotations

from typing import Final

from vorhand.games.rams.compact import ACE, ACES, FIRST_TRUMP, RANKS, TRUMPS, Bits, members

KEPT_TRUMP: Final = 0.9
KEPT_SIDE: Final = (0.03, 0.03, 0.03, 0.03, 0.03, 0.03, 0.03, 0.03, 0.03, 0.06, 0.1, 0.25, 0.9)
"""How likely a side card is kept, from the two to the ace: the king seldom, the ace nearly always."""


def chance_kept(bit: int) -> float:
    """How likely a card is kept by who may exchange it."""
    return KEPT_TRUMP if bit >= FIRST_TRUMP else KEPT_SIDE[bit % RANKS]


KEPT: Final = tuple(map(chance_kept, range(4 * RANKS)))


def kept_likelihood(hand: Bits, number: int) -> float:
    """How likely just `number` of five cards were kept of those a hand was dealt, and the others drawn.

    It is the sum over all ways in which so many of these cards were the kept ones.
    """
    ways = [1.0] + [0.0] * number
    for bit in members(hand):
        kept = KEPT[bit]
        for at in range(number, 0, -1):
            ways[at] += ways[at - 1] * kept
    return ways[number]


def thrown_by(hand: Bits, limit: int, *, mate: Bits) -> Bits:
    """What the others are taken to throw away: side cards but aces, and but `mate`, the jack that waits for another.

    A fresh card is worth more than a king: it may be an ace or a trump.
    """
    away = hand & ~(TRUMPS | ACES | mate)
    while away.bit_count() > limit:
        away ^= 1 << max(members(away), key=lambda bit: bit % RANKS)
    return away


def strength(hand: Bits) -> float:
    """About how many tricks a hand promises before the exchange."""
    found = 0.0
    for bit in members(hand):
        if bit >= FIRST_TRUMP:
            found += 0.45 + 0.05 * (bit - FIRST_TRUMP)
        elif bit % RANKS >= ACE - 1:
            found += 0.4 if bit % RANKS == ACE else 0.2
    return found
