"""How cards are played inside a play-out of Null: the soloist ducks, the defenders look for the suit he cannot duck in.

As in `policy` the hands lie open and nobody looks further than the trick on the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vorhand.games.skat.compact import Bits, Layout, members

RUN: Final = 8
"""Cards of a suit in Null."""


def is_null_won(
    layout: Layout, hands: list[Bits], soloist: int, leader: int, on_table: Sequence[int]
) -> tuple[bool, int]:
    """Whether the soloist gets no trick any more, and the cards played until that was settled; changes `hands`."""
    beats, follow = layout.beats, layout.follow
    seat, count, played = (leader + len(on_table)) % 3, len(on_table), 0
    led = best = on_table[0] if on_table else -1
    best_seat = leader
    for place, card in enumerate(on_table):
        if beats[best] >> card & 1:
            best, best_seat = card, (leader + place) % 3
    while count or hands[seat]:
        hand = hands[seat]
        after = (seat + 1) % 3
        if not count:
            if seat == soloist:
                card = _soloist_leads(hand, hands[after], hands[(after + 1) % 3], layout)
            else:
                partner = 3 - seat - soloist
                card = _defender_leads(hand, hands[soloist], hands[partner], layout)
            led = best = card
            best_seat = seat
        else:
            options = hand & follow[led] or hand
            if not options & options - 1:
                card = options.bit_length() - 1
            elif seat == soloist:
                out = hands[after] | hands[(after + 1) % 3]
                card = _soloist_follows(options, led, beats[best], out, layout)
            else:
                card = _defender_follows(
                    options, bool(options & follow[led]), beats[best], count == 2, best_seat == soloist
                )
            if beats[best] >> card & 1:
                best, best_seat = card, seat
        hands[seat] = hand ^ 1 << card
        played += 1
        count += 1
        if count < 3:
            seat = after
            continue
        if best_seat == soloist:
            return False, played
        seat, count = best_seat, 0
    return True, played


def lacks(own: Bits, out: Bits) -> int:
    """How many cards of one suit cannot be ducked if all of `out` lay in one hand."""
    count = 0
    while own and out:
        mine, other = own & -own, out & -out
        count += mine > other
        own ^= mine
        out ^= other
    return count


def _soloist_leads(hand: Bits, left: Bits, right: Bits, layout: Layout) -> int:
    """A low card that somebody must take, from the suit with the most to lose; else the lowest of all."""
    card, best = -1, -99.0
    for run in layout.runs:
        part = hand & run
        if not part:
            continue
        low = part & -part
        worst = -50
        for other in (left & run, right & run):
            if other and not other & low - 1:
                worst = lacks(part ^ low, (left | right) & run)
        key = worst - (low.bit_length() - 1) % RUN / RUN
        if key > best:
            card, best = low.bit_length() - 1, key
    return card


def _soloist_follows(options: Bits, led: int, over: Bits, out: Bits, layout: Layout) -> int:
    if options & layout.follow[led]:
        under = options & ~over
        if under:
            return under.bit_length() - 1
        return (options & -options).bit_length() - 1
    card, most = -1, -1
    for run in layout.runs:
        part = options & run
        if part:
            high = part.bit_length() - 1
            key = RUN * lacks(part, out & run) + high % RUN
            if key > most:
                card, most = high, key
    return card


def _defender_leads(hand: Bits, alone: Bits, partner: Bits, layout: Layout) -> int:
    card, best = -1, -999
    for run in layout.runs:
        part = hand & run
        if not part:
            continue
        his, mine = alone & run, partner & run
        low = part & -part
        place = (low.bit_length() - 1) % RUN
        if not his:
            key = -100 - place
        else:
            least = his & -his
            key = 10 * lacks(his, part | mine) - 4 * his.bit_count() - place - 2 * mine.bit_count()
            if least > low and (not mine or mine & -mine < least):
                key += 100
        if key > best:
            card, best = low.bit_length() - 1, key
    return card


def _defender_follows(options: Bits, follows: bool, over: Bits, last: bool, against: bool) -> int:
    """Under the best card if that may leave the trick with the soloist; high where it does no harm."""
    if not follows:
        return max(members(options), key=lambda card: card % RUN)
    if last and not against:
        return options.bit_length() - 1
    under = options & ~over
    if under:
        return under.bit_length() - 1
    return options.bit_length() - 1 if last else (options & -options).bit_length() - 1
