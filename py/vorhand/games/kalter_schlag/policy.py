"""How a card is chosen inside a play-out of Kalter Schlag: cheap, and not foolish.

Duck if you can and throw off what is dear or dangerous; take a trick you must take with the highest card; against a
march take what you can, and march on when all tricks so far are yours.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vorhand.games.kalter_schlag.compact import FIRST_JACK, JACKS, SUIT_MASK, legal
from vorhand.games.kalter_schlag.table import HAND_SIZE, PLAYERS

MARCH_FROM: Final = 4
"""From so many tricks in one hand on, the table reckons with a march."""


def play_out(
    hands: list[int],
    points: list[int],
    tricks: list[int],
    on_table: Sequence[int],
    leader: int,
    *,
    values: Sequence[int],
    spare: bool,
) -> int:
    """Plays a deal to its end, changing `hands`, `points` and `tricks` in place; gives the number of cards played.

    `on_table` are the cards of the trick that is begun, the first from `leader`; `values` the card points by bit.
    """
    played = 0
    done = sum(tricks)
    seat = (leader + len(on_table)) % PLAYERS
    best, best_seat, worth, count = -1, leader, 0, 0
    for card in on_table:
        worth += values[card]
        if count == 0 or (card > best and (card >= FIRST_JACK or SUIT_MASK[card] >> best & 1)):
            best, best_seat = card, (leader + count) % PLAYERS
        count += 1
    led = on_table[0] if on_table else -1
    while done < HAND_SIZE:
        hand = hands[seat]
        marcher = tricks.index(done) if done >= MARCH_FROM and done in tricks else -1
        if count == 0:
            card = hand.bit_length() - 1 if marcher == seat else _lead(hand)
            led = best = card
            best_seat = seat
        else:
            card = _follow(hand, led, best, count == PLAYERS - 1, values, spare, marcher, seat, best_seat)
            if card > best and (card >= FIRST_JACK or SUIT_MASK[card] >> best & 1):
                best, best_seat = card, seat
        hands[seat] = hand ^ 1 << card
        worth += values[card]
        played += 1
        count += 1
        if count < PLAYERS:
            seat = (seat + 1) % PLAYERS
            continue
        points[best_seat] += worth
        tricks[best_seat] += 1
        done += 1
        seat, worth, count = best_seat, 0, 0
    return played


def _lead(hand: int) -> int:
    """The lowest card of a suit, lowest by rank over the suits, the shorter suit of equals; a jack only at the end."""
    best, card = 99, -1
    for base in (0, 7, 14, 21):
        suit = hand >> base & 0x7F
        if suit:
            low = (suit & -suit).bit_length() - 1
            key = 8 * low + suit.bit_count()
            if key < best:
                best, card = key, base + low
    return card if card >= 0 else (hand & -hand).bit_length() - 1


def _follow(
    hand: int,
    led: int,
    best: int,
    last: bool,
    values: Sequence[int],
    spare: bool,
    marcher: int,
    seat: int,
    best_seat: int,
) -> int:
    options = legal(hand, led, spare)
    over = options & (SUIT_MASK[best] | JACKS) & -(2 << best)
    under = options & ~over
    if marcher >= 0 and over and marcher in (seat, best_seat):
        return over.bit_length() - 1
    if not under:
        return over.bit_length() - 1 if last else (over & -over).bit_length() - 1
    if under & SUIT_MASK[led]:
        return under.bit_length() - 1
    return _throw_off(under, values)


def _throw_off(options: int, values: Sequence[int]) -> int:
    """The dearest card, the highest of equals."""
    best, card = -1, -1
    while options:
        bit = options.bit_length() - 1
        options ^= 1 << bit
        key = 8 * values[bit] + bit % 7
        if key > best:
            best, card = key, bit
    return card
