"""How cards are played inside a play-out of a Ramsch: cheap, and not foolish.

As in `policy` the three hands lie open, and nobody looks further than the trick on the table. Everybody ducks with the
highest card that still ducks, takes a cheap trick as the last to play if that rids him of a dangerous card, throws off
what is most dangerous, and leads what somebody else must take; where the rules pay for all ten tricks, one may try for
them, and the others stop him if they can.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from vorhand.games.skat.compact import Bits, Layout
from vorhand.games.skat.policy import cheapest
from vorhand.games.skat.ramsch_danger import FIRST_JACK, HELD, JACKS_HELD, STARTS, SUIT, THROWN

NOBODY: Final = 3
"""The place of nobody."""
STOPPED_AFTER: Final = 4
"""When one has taken so many tricks and the others none, they begin to stop him."""
MAIDS_PRICE: Final = 4
"""So many card points a player without a trick takes with pleasure where he would pay for having none."""
TAKEN: Final = 5.0
"""What taking a trick costs beside its card points: its taker leads to the next."""
UNLOADED: Final = 0.3
"""What a card point is worth beside the danger of a card that is thrown off."""
KEPT, GIVEN = 2.5, 0.4
"""What a card point costs in a trick that stays with the leader, and in one that does not: others throw off too."""
RUNS: Final = (*((start, SUIT, HELD) for start in STARTS), (FIRST_JACK, 0xF, JACKS_HELD))
"""The lowest bit of each suit, all its cards counted from there, and how dangerous each set of them is."""


class Ways(NamedTuple):
    """What they play for beside few card points: `sweeper` is the place that tries for all tricks as long as it has all
    of them; `stops` says that the others would not let him, `maids` that a trick is wanted."""

    sweeper: int
    stops: bool
    maids: bool


def play_out(
    layout: Layout,
    hands: list[Bits],
    leader: int,
    on_table: Sequence[int],
    points: list[int],
    tricks: list[int],
    ways: Ways,
) -> int:
    """Plays to the last card, emptying `hands`; adds to the card points and tricks of the places, and gives the place
    that takes the last trick.

    `on_table` are the cards of the trick that is begun, the first from `leader`.
    """
    values, beats, follow = layout.points, layout.beats, layout.follow
    sweeper, stops, maids = ways
    seat, count, trick = (leader + len(on_table)) % 3, len(on_table), 0
    led = best = on_table[0] if on_table else -1
    best_seat = last = leader
    for place, card in enumerate(on_table):
        trick += values[card]
        if beats[best] >> card & 1:
            best, best_seat = card, (leader + place) % 3
    left = hands[0].bit_count() + hands[1].bit_count() + hands[2].bit_count()
    feared = _feared(tricks) if stops else NOBODY
    while left:
        hand = hands[seat]
        after = seat + 1 if seat < 2 else 0
        if not count:
            if not hand & hand - 1:
                card = hand.bit_length() - 1
            elif seat == sweeper:
                card = _sweeping_lead(hand, hands[after] | hands[after + 1 if after < 2 else 0], layout)
            else:
                card = _lead(hand, hands[after], hands[after + 1 if after < 2 else 0], layout)
            led = best = card
            best_seat = seat
        else:
            suit = hand & follow[led]
            options = suit or hand
            if not options & options - 1:
                card = options.bit_length() - 1
            else:
                over = options & beats[best]
                if seat == sweeper:
                    card = (over & -over).bit_length() - 1 if over else cheapest(options, layout.trumps)
                elif feared != NOBODY and feared != seat:
                    card = cheapest(over if over and best_seat == feared else options, layout.trumps)
                elif maids and over and not tricks[seat] and count == 2 and trick <= MAIDS_PRICE:
                    card = cheapest(over, layout.trumps)
                else:
                    card = _answer(hand, led, best, hands[after] & follow[led] if count == 1 else None, trick, layout)
            if beats[best] >> card & 1:
                best, best_seat = card, seat
        hands[seat] = hand ^ 1 << card
        trick += values[card]
        left -= 1
        if count < 2:
            count += 1
            seat = after
            continue
        points[best_seat] += trick
        tricks[best_seat] += 1
        if best_seat != sweeper:
            sweeper = NOBODY
        if stops:
            feared = _feared(tricks)
        seat = last = best_seat
        count = trick = 0
    return last


def _feared(tricks: Sequence[int]) -> int:
    """The place that has all the tricks, and not few."""
    most = max(tricks)
    return tricks.index(most) if STOPPED_AFTER <= most == sum(tricks) else NOBODY


def _throw(options: Bits, layout: Layout) -> int:
    """The card that is best thrown off, of those that do not take the trick."""
    card, best = -1, -999.0
    for base in STARTS:
        part = options >> base & SUIT
        if part:
            highest = base + part.bit_length() - 1
            key = THROWN[part] + UNLOADED * layout.points[highest]
            if key > best:
                card, best = highest, key
    jacks = options >> FIRST_JACK
    if jacks and JACKS_HELD[jacks] - JACKS_HELD[jacks ^ 1 << jacks.bit_length() - 1] + 2 * UNLOADED > best:
        return options.bit_length() - 1
    return card


def _lead(hand: Bits, left: Bits, right: Bits, layout: Layout) -> int:
    """What costs least, if the others answer as they would: of each suit the lowest card, the highest, and the highest
    that somebody must go above are thought of."""
    values, beats = layout.points, layout.beats
    card, best = -1, -999.0
    for base, full, held in RUNS:
        part = hand >> base & full
        if not part:
            continue
        one, other = left >> base & full, right >> base & full
        lowest = max(one & -one, other & -other)
        below = part & lowest - 1 if lowest else 0
        tried = {part.bit_length(), (part & -part).bit_length(), below.bit_length()}
        for each in tried:
            if not each:
                continue
            lead = base + each - 1
            second = _answer(left, lead, lead, right & full << base, values[lead], layout)
            high = second if beats[lead] >> second & 1 else lead
            third = _answer(right, lead, high, None, values[lead] + values[second], layout)
            worth = values[lead] + values[second] + values[third]
            stays = high == lead and not beats[lead] >> third & 1
            gain = held[part] - held[part ^ 1 << each - 1] - (KEPT if stays else GIVEN) * worth
            if gain > best:
                card, best = lead, gain
    return card


def _answer(hand: Bits, led: int, best: int, behind: Bits | None, worth: int, layout: Layout) -> int:
    """The card of one who follows; `behind` are those of the suit with which another follows after him, None if nobody
    plays after him; `worth` are the card points that lie there."""
    suit = hand & layout.follow[led]
    options = suit or hand
    over = options & layout.beats[best]
    under = options ^ over
    if not suit:
        if under:
            return _throw(under, layout)
        return over.bit_length() - 1 if behind is None else (over & -over).bit_length() - 1
    if not over:
        return under.bit_length() - 1
    base, held = (FIRST_JACK, JACKS_HELD) if led >= FIRST_JACK else (led // 7 * 7, HELD)
    part, high = suit >> base, over.bit_length() - 1
    if under:
        low = under.bit_length() - 1
        if behind is None:
            taking = held[part ^ 1 << high - base] + worth + layout.points[high] + TAKEN
            if taking < held[part ^ 1 << low - base]:
                return high
        return low
    if behind is None:
        return high
    if behind:
        safe = over & (behind & -behind) - 1
        if safe:
            return safe.bit_length() - 1
    low = (over & -over).bit_length() - 1
    cheaper = held[part ^ 1 << low - base] + layout.points[low] < held[part ^ 1 << high - base] + layout.points[high]
    return low if cheaper else high


def _sweeping_lead(hand: Bits, out: Bits, layout: Layout) -> int:
    """The jacks while others have some, then what is highest of its suit, from the longest."""
    trumps = layout.trumps
    if hand & trumps and out & trumps:
        return hand.bit_length() - 1
    card, most = -1, 0
    for run in layout.runs:
        part = hand & run
        if part > out & run and part.bit_count() > most:
            card, most = part.bit_length() - 1, part.bit_count()
    return card if card >= 0 else hand.bit_length() - 1
