"""How cards are played inside a play-out of Null: the soloist ducks, the defenders look for the suit he cannot duck in.

As in `policy` the hands lie open. Each suit is looked at by itself: in which round of it the soloist must take a trick.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vorhand.games.skat.compact import Bits, Layout

RUN: Final = 8
"""Cards of a suit in Null."""
NEVER: Final = 9
"""More rounds than a suit has."""


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
                if not options & follow[led]:
                    card = _throw_away(options, hands[soloist], hands[3 - seat - soloist], layout)
                else:
                    card = _defender_follows(options, beats[best], count == 2, best_seat == soloist)
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


def rounds_to_catch(his: Bits, one: Bits, other: Bits) -> int:
    """In which round of a suit led again and again the soloist must take a trick, the first 0; NEVER if he need not.

    The defenders play their lowest, and he the highest card that stays below theirs.
    """
    rounds = 0
    while his and (one or other):
        low, high = one & -one, other & -other
        if low > high:
            high = low
        under = his & high - 1
        if not under:
            return rounds
        his ^= 1 << under.bit_length() - 1
        one &= one - 1 if one else 0
        other &= other - 1 if other else 0
        rounds += 1
    return NEVER


def _defender_leads(hand: Bits, alone: Bits, partner: Bits, layout: Layout) -> int:
    """A suit in which the soloist is caught soon; else one in which the partner can throw off, short and low."""
    card, best = -1, -999
    for run in layout.runs:
        part = hand & run
        if not part:
            continue
        his, mine = alone & run, partner & run
        low = part & -part
        place = (low.bit_length() - 1) % RUN
        if not his:
            key = -60 - place
        else:
            rounds = rounds_to_catch(his, part, mine)
            if not rounds:
                return low.bit_length() - 1
            key = (30 - 5 * rounds if rounds < NEVER else (-10 if mine else 5) - 4 * part.bit_count()) - place
        if key > best:
            card, best = low.bit_length() - 1, key
    return card


def _throw_away(options: Bits, alone: Bits, partner: Bits, layout: Layout) -> int:
    """The card without which the soloist is caught soonest; else the highest of the shortest suit."""
    card, best = -1, -999
    for run in layout.runs:
        part = options & run
        if not part:
            continue
        his = alone & run
        high = part.bit_length() - 1
        key = high % RUN - 3 * part.bit_count()
        if his:
            mine = partner & run
            now = rounds_to_catch(his, part, mine)
            then = rounds_to_catch(his, part ^ 1 << high, mine)
            if then > now:
                key -= 30
            elif then < now:
                key += 40
            elif his < part:
                key += 8
        if key > best:
            card, best = high, key
    return card


def _defender_follows(options: Bits, over: Bits, last: bool, against: bool) -> int:
    """Under the best card if that may leave the trick with the soloist; high where it does no harm."""
    if last and not against:
        return options.bit_length() - 1
    under = options & ~over
    if under:
        return under.bit_length() - 1
    return options.bit_length() - 1 if last else (options & -options).bit_length() - 1
