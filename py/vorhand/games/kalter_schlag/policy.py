"""How a card is chosen inside a play-out of Kalter Schlag: cheap, and not foolish.

The four hands lie open, and nobody looks further than the trick on the table. Everybody ducks with the highest card
that still ducks, throws off what is dear, leads what somebody else must take, and takes a cheap trick as the
last to play if that rids him of a dangerous card; against a march everybody takes what he can, and who has had all the
tricks goes on. One may try for all of them from the start.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vorhand.games.kalter_schlag.compact import FIRST_JACK, JACKS, SUIT_MASK, legal
from vorhand.games.kalter_schlag.danger import STARTS, SUIT, Danger
from vorhand.games.kalter_schlag.table import HAND_SIZE, PLAYERS

MARCH_FROM: Final = 4
"""From so many tricks in one hand on, the table reckons with a march."""
NOBODY: Final = -1
"""The seat of nobody."""
TAKEN: Final = 5.0
"""What taking a trick costs beside its card points: its taker leads to the next."""
SAFE: Final = 4.0
"""What it is worth that a card led must be taken by somebody else."""
THROWN: Final = 10
"""So many card points one who cannot follow throws off on a trick that is led to."""
LED: Final = 0.9
"""What a card point costs in a trick that stays with the leader, as the danger of the cards goes."""


def play_out(
    hands: list[int],
    points: list[int],
    tricks: list[int],
    on_table: Sequence[int],
    leader: int,
    *,
    values: Sequence[int],
    danger: Danger,
    spare: bool,
    sweeper: int = NOBODY,
) -> int:
    """Plays a deal to its end, changing `hands`, `points` and `tricks` in place; gives the number of cards played.

    `on_table` are the cards of the trick that is begun, the first from `leader`; `values` the card points by bit;
    `sweeper` is the seat that tries for all the tricks as long as it has all of them, and that all others would stop.
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
        marcher = tricks.index(done) if done >= MARCH_FROM and done in tricks else NOBODY
        sweeps = sweeper >= 0 and tricks[sweeper] == done
        if sweeps:
            marcher = sweeper
        if count == 0:
            if not hand & hand - 1:
                card = hand.bit_length() - 1
            elif marcher == seat:
                others = hands[seat - 3] | hands[seat - 2] | hands[seat - 1]
                card = _marching_lead(hand, others) if sweeps else hand.bit_length() - 1
            else:
                card = _lead(hand, hands[seat - 3], hands[seat - 2], hands[seat - 1], values, danger)
            led = best = card
            best_seat = seat
        else:
            options = legal(hand, led, spare)
            if not options & options - 1:
                card = options.bit_length() - 1
            else:
                over = options & (SUIT_MASK[best] | JACKS) & -(2 << best)
                if over and marcher >= 0 and marcher in (seat, best_seat):
                    card = over.bit_length() - 1
                elif options & SUIT_MASK[led]:
                    behind = (hands[seat - 3], hands[seat - 2], hands[seat - 1])[: PLAYERS - 1 - count]
                    card = _follow(hand, options, over, led, behind, worth, values, danger)
                else:
                    card = throw_off(options & ~over, values) if options & ~over else _least(over, count)
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


def _least(over: int, count: int) -> int:
    """The jack of one who cannot follow and has nothing else: the highest as the last to play."""
    return over.bit_length() - 1 if count == PLAYERS - 1 else (over & -over).bit_length() - 1


def _marching_lead(hand: int, out: int) -> int:
    """The jacks while others have some, then what is highest of its suit, from the longest."""
    if hand & JACKS and out & JACKS:
        return hand.bit_length() - 1
    card, most = -1, 0
    for base in STARTS:
        part = hand >> base & SUIT
        if part > out >> base & SUIT and part.bit_count() > most:
            card, most = base + part.bit_length() - 1, part.bit_count()
    return card if card >= 0 else hand.bit_length() - 1


def _lead(hand: int, left: int, across: int, right: int, values: Sequence[int], danger: Danger) -> int:
    """Of each suit the highest card that somebody must go above is thought of, or the lowest if nobody must; a trick
    that stays costs what the others will put into it."""
    held = danger.held
    most, card = -999.0, -1
    for base in STARTS:
        part = hand >> base & SUIT
        if not part:
            continue
        one, two, three = left >> base & SUIT, across >> base & SUIT, right >> base & SUIT
        lowest = one & -one
        other = two & -two
        if other > lowest:
            lowest = other
        other = three & -three
        if other > lowest:
            lowest = other
        below = part & lowest - 1 if lowest else 0
        if below:
            place = below.bit_length() - 1
            gain = held[part] - held[part ^ 1 << place] + SAFE
        else:
            low = part & -part
            place, under = low.bit_length() - 1, low - 1
            worth = values[base + place]
            one &= under
            two &= under
            three &= under
            worth += values[base + one.bit_length() - 1] if one else THROWN
            worth += values[base + two.bit_length() - 1] if two else THROWN
            worth += values[base + three.bit_length() - 1] if three else THROWN
            gain = held[part] - held[part ^ low] - LED * worth
        if gain > most:
            most, card = gain, base + place
    part = hand >> FIRST_JACK
    if part:
        jacks = danger.jacks
        one, two, three = left >> FIRST_JACK, across >> FIRST_JACK, right >> FIRST_JACK
        lowest = max(one & -one, two & -two, three & -three)
        below = part & lowest - 1 if lowest else 0
        if below:
            place = below.bit_length() - 1
            gain = jacks[part] - jacks[part ^ 1 << place] + SAFE
        else:
            low = part & -part
            place, under = low.bit_length() - 1, low - 1
            worth = 2 + sum(2 if each & under else THROWN for each in (one, two, three))
            gain = jacks[part] - jacks[part ^ low] - LED * worth
        if gain > most:
            card = FIRST_JACK + place
    return card


def _follow(
    hand: int, options: int, over: int, led: int, behind: Sequence[int], worth: int, values: Sequence[int],
    danger: Danger,
) -> int:  # fmt: skip
    """The card of one who follows suit; `behind` are the hands of those who play after him."""
    if led >= FIRST_JACK:
        base, part, held = FIRST_JACK, hand >> FIRST_JACK, danger.jacks
    else:
        base = led // 7 * 7
        part, held = hand >> base & SUIT, danger.held
    under = options & ~over
    if under:
        low = under.bit_length() - 1
        if over and not behind:
            high = over.bit_length() - 1
            taking = held[part ^ 1 << high - base] + worth + values[high] + TAKEN
            if taking < held[part ^ 1 << low - base]:
                return high
        return low
    high = over.bit_length() - 1
    if not behind:
        return high
    lowest = 0
    for each in behind:
        rest = each & SUIT_MASK[led]
        if rest & -rest > lowest:
            lowest = rest & -rest
    safe = over & lowest - 1 if lowest else 0
    if safe:
        return safe.bit_length() - 1
    low = (over & -over).bit_length() - 1
    if held[part ^ 1 << high - base] + values[high] <= held[part ^ 1 << low - base] + values[low]:
        return high
    return low


def throw_off(options: int, values: Sequence[int]) -> int:
    """The dearest card, the highest of equals: it did better at foretelling ends than the most dangerous one."""
    best, card = -1, -1
    while options:
        bit = options.bit_length() - 1
        options ^= 1 << bit
        key = 8 * values[bit] + bit % 7
        if key > best:
            best, card = key, bit
    return card
