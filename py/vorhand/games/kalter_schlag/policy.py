"""How a deal of Kalter Schlag goes on inside a play-out: everybody plays by lot what is usual for what he sees.

Nobody looks into another hand there. Where the four hands lay open and everybody ducked and led as they told him to,
the ends foretold were further from what came, for a seat always found a way out that its player would not have seen.
But against a march everybody takes what he can, and who has had all the tricks goes on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vorhand.ai.avoiding import Weigher
from vorhand.games.kalter_schlag.compact import FIRST_JACK, JACKS, SUIT_MASK, legal
from vorhand.games.kalter_schlag.danger import STARTS, SUIT
from vorhand.games.kalter_schlag.table import HAND_SIZE, PLAYERS

MARCH_FROM: Final = 4
"""From so many tricks in one hand on, the table reckons with a march."""
NOBODY: Final = -1
"""The seat of nobody."""


def play_out(
    hands: list[int],
    points: list[int],
    tricks: list[int],
    on_table: Sequence[int],
    leader: int,
    *,
    values: Sequence[int],
    weigher: Weigher,
    lots: Sequence[float],
    spare: bool,
) -> int:
    """Plays a deal to its end, changing `hands`, `points` and `tricks` in place; gives the number of cards played.

    `on_table` are the cards of the trick that is begun, the first from `leader`; `values` the card points by bit;
    `lots` are 32 numbers from 0 to below 1, one for each card of the deal. With the same numbers plays that differ in
    one card stay alike as long as they can.
    """
    played = 0
    done = sum(tricks)
    seat = (leader + len(on_table)) % PLAYERS
    best, best_seat, worth, count = -1, leader, 0, 0
    live = hands[0] | hands[1] | hands[2] | hands[3]
    for card in on_table:
        worth += values[card]
        if count == 0 or (card > best and (card >= FIRST_JACK or SUIT_MASK[card] >> best & 1)):
            best, best_seat = card, (leader + count) % PLAYERS
        count += 1
    led = on_table[0] if on_table else -1
    while done < HAND_SIZE:
        hand = hands[seat]
        marcher = tricks.index(done) if done >= MARCH_FROM and done in tricks else NOBODY
        if count == 0:
            forced = seat == marcher or not hand & hand - 1
            card = hand.bit_length() - 1 if forced else weigher.lead(hand, live, lots[PLAYERS * done])
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
                    card = weigher.follow(options, led, best, count, worth, live, lots[PLAYERS * done + count])
                else:
                    card = weigher.throw(options, live, lots[PLAYERS * done + count])
            if card > best and (card >= FIRST_JACK or SUIT_MASK[card] >> best & 1):
                best, best_seat = card, seat
        hands[seat] = hand ^ 1 << card
        live ^= 1 << card
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


def sure_march(hand: int, out: int) -> bool:
    """Whether a hand on lead has all the tricks that are left, however the cards `out` lie: of the jacks enough are
    above all others to draw those, and of each suit either all its cards are, or enough to draw the others."""
    jacks = out >> FIRST_JACK
    if jacks and (hand >> FIRST_JACK >> jacks.bit_length()).bit_count() < jacks.bit_count():
        return False
    for base in STARTS:
        part, others = hand >> base & SUIT, out >> base & SUIT
        height = others.bit_length()
        high = part >> height
        if high << height != part and high.bit_count() < others.bit_count():
            return False
    return True
