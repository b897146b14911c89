"""Which cards of a hand of Rams are worth keeping, in a hurry: how the others are taken to enter and to exchange."""

from __future__ import annotations

from vorhand.games.rams.compact import ACES, FIRST_TRUMP, RANKS, TRUMPS, Bits, members


def thrown_by(hand: Bits, limit: int, *, mate: Bits) -> Bits:
    """What the others are taken to throw away: side cards but aces, and but `mate`, the jack that waits for another.

    A fresh card is worth more than a king: it may be an ace or a trump.
    """
    away = hand & ~(TRUMPS | ACES | mate)
    while away.bit_count() > limit:
        away ^= 1 << max(members(away), key=lambda bit: bit % RANKS)
    return away


def strength(hand: Bits) -> float:
    """About how many points a hand is better than one of low side cards, before the exchange."""
    found = 0.0
    for bit in members(hand & (TRUMPS | ACES)):
        found += 0.6 + 0.24 * (bit - FIRST_TRUMP) if bit >= FIRST_TRUMP else 1.5
    return found
