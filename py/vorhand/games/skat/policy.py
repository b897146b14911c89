"""How cards are played inside a play-out of a suit game or a Grand: cheap, and not foolish.

The three hands lie open here, since a play-out plays in a world that somebody imagined; but nobody looks further than
the trick on the table. The soloist draws trumps, cashes what is sure and ruffs what is worth it; the defenders take
what they can, schmear where their side is sure of the trick and give little where it is not. Null is `null_policy`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vorhand.games.skat.compact import ACES, BLANKS, JACKS, KINGS, QUEENS, TENS, Bits, Layout

FULL: Final = ACES | TENS
"""The cards that count eleven and ten."""

RUFF_FROM: Final = 4
"""So many card points in a trick are worth a trump."""


def play_out(
    layout: Layout, hands: list[Bits], soloist: int, leader: int, on_table: Sequence[int], *, points: int, tricks: int
) -> tuple[int, int]:
    """Plays to the last card, emptying `hands`; the soloist's card points and tricks, those he had before included.

    Seats are 0 to 2 in playing order; `on_table` are the cards of the trick that is begun, the first from `leader`.
    """
    values, beats, follow, trumps = layout.points, layout.beats, layout.follow, layout.trumps
    seat, count, trick = (leader + len(on_table)) % 3, len(on_table), 0
    led = best = on_table[0] if on_table else -1
    best_seat = leader
    for place, card in enumerate(on_table):
        trick += values[card]
        if beats[best] >> card & 1:
            best, best_seat = card, (leader + place) % 3
    left = hands[0].bit_count() + hands[1].bit_count() + hands[2].bit_count()
    while left:
        hand = hands[seat]
        after = seat + 1 if seat < 2 else 0
        if not count:
            other = hands[after + 1 if after < 2 else 0]
            if not hand & hand - 1:
                card = hand.bit_length() - 1
            elif seat == soloist:
                card = _soloist_leads(hand, hands[after], other, layout)
            elif after == soloist:
                card = _defender_leads(hand, hands[after], other, layout)
            else:
                card = _defender_leads(hand, other, hands[after], layout)
            led = best = card
            best_seat = seat
        else:
            options = hand & follow[led] or hand
            if not options & options - 1:
                card = options.bit_length() - 1
            else:
                over = options & beats[best]
                behind = 0
                if count == 1:
                    behind = hands[after] & follow[led] or hands[after]
                if seat == soloist:
                    card = _soloist_follows(options, over, behind, trick, trumps, beats)
                elif count == 2:
                    card = _last_defender(options, over, best_seat == soloist, trick, trumps)
                elif after == soloist:
                    card = _before_soloist(options, over, behind, best, trumps, beats)
                else:
                    card = _before_partner(options, over, behind & beats[best], behind, trick, trumps)
            if beats[best] >> card & 1:
                best, best_seat = card, seat
        hands[seat] = hand ^ 1 << card
        trick += values[card]
        left -= 1
        if count < 2:
            count += 1
            seat = after
            continue
        if best_seat == soloist:
            points += trick
            tricks += 1
        seat, count, trick = best_seat, 0, 0
    return points, tricks


def cheapest(options: Bits, trumps: Bits) -> int:
    """The card that is easiest to spare: plain and blank, from the shortest suit; a jack before a full card."""
    plain = options & ~trumps
    few = plain & BLANKS
    if few:
        if few & few - 1:
            return _from_shortest(few, plain)
        return few.bit_length() - 1
    few = (
        plain & QUEENS
        or plain & KINGS
        or options & BLANKS
        or options & (QUEENS | KINGS)
        or plain & TENS
        or options & JACKS
        or plain
        or options
    )
    return (few & -few).bit_length() - 1


def _from_shortest(few: Bits, plain: Bits) -> int:
    """The lowest of `few` in the suit of which `plain` has the fewest cards."""
    length, card = 8, -1
    for base in (0, 7, 14, 21):
        part = few >> base & 0x7F
        if part:
            size = (plain >> base & 0x7F).bit_count()
            if size < length:
                length, card = size, base + (part & -part).bit_length() - 1
    return card


def richest(options: Bits, trumps: Bits) -> int:
    """The card that brings most to a trick which is ours: a full one, a plain suit's rather than a trump."""
    plain = options & ~trumps
    many = plain & TENS or plain & ACES or options & FULL or options & KINGS or options & QUEENS
    if many:
        return many.bit_length() - 1
    return cheapest(options, trumps)


def _taking(over: Bits, trumps: Bits) -> int:
    """The card to take a trick with that nobody can take back: the fullest, or the lowest trump."""
    if over & FULL:
        return (over & FULL).bit_length() - 1
    if over & trumps:
        return (over & -over).bit_length() - 1
    return over.bit_length() - 1


def _safe(over: Bits, behind: Bits, beats: Sequence[Bits]) -> Bits:
    """Those of `over` that nothing of `behind` takes."""
    safe = 0
    while over:
        high = over.bit_length() - 1
        if behind & beats[high]:
            break
        safe |= 1 << high
        over ^= 1 << high
    return safe


def _soloist_follows(options: Bits, over: Bits, behind: Bits, trick: int, trumps: Bits, beats: Sequence[Bits]) -> int:
    safe = _safe(over, behind, beats)
    if not safe:
        return cheapest(options, trumps)
    if safe & trumps and options & ~trumps and trick < RUFF_FROM and options & ~trumps & (BLANKS | QUEENS):
        return cheapest(options, trumps)
    return _taking(safe, trumps)


def _last_defender(options: Bits, over: Bits, against: bool, trick: int, trumps: Bits) -> int:
    if not against:
        under = options & ~over
        return richest(under, trumps) if under else _taking(over, trumps)
    if not over:
        return cheapest(options, trumps)
    plain = options & ~trumps
    if plain and over & trumps and trick < RUFF_FROM and plain & (BLANKS | QUEENS):
        return cheapest(options, trumps)
    return _taking(over, trumps)


def _before_soloist(options: Bits, over: Bits, behind: Bits, best: int, trumps: Bits, beats: Sequence[Bits]) -> int:
    """The partner led, and the soloist plays last."""
    if not behind & beats[best]:
        under = options & ~over
        return richest(under, trumps) if under else _taking(over, trumps)
    safe = _safe(over, behind, beats)
    return _taking(safe, trumps) if safe else cheapest(options, trumps)


def _before_partner(options: Bits, over: Bits, relief: Bits, behind: Bits, trick: int, trumps: Bits) -> int:
    """The soloist led, and the partner plays last; `relief` are the partner's cards that take the trick."""
    plain = options & ~trumps
    if relief:
        return richest(plain or options, trumps)
    if not over:
        return cheapest(options, trumps)
    if plain and over & trumps and trick < RUFF_FROM and not behind & FULL and plain & (BLANKS | QUEENS):
        return cheapest(options, trumps)
    return _taking(over, trumps)


def _soloist_leads(hand: Bits, left: Bits, right: Bits, layout: Layout) -> int:
    trumps = layout.trumps
    own, out = hand & trumps, (left | right) & trumps
    if own and out:
        if own > out:
            return own.bit_length() - 1
        if own.bit_count() > 3 or own.bit_count() > out.bit_count():
            low = own & ~FULL or own
            return (low & -low).bit_length() - 1
    sure, dear = -1, -1
    loser, cost = -1, 99
    for run in layout.runs:
        part = hand & run
        if not part or run == trumps:
            continue
        high = part.bit_length() - 1
        missing = (left | right) & run
        ruffed = (not left & run and left & trumps) or (not right & run and right & trumps)
        if 1 << high > missing and not ruffed:
            value = layout.points[high]
            if value > dear:
                sure, dear = high, value
        else:
            low = (part & -part).bit_length() - 1
            price = 4 * layout.points[low] + part.bit_count() + (8 if part & FULL else 0)
            if price < cost:
                loser, cost = low, price
    if sure >= 0:
        return sure
    if loser >= 0:
        return loser
    return (own & -own).bit_length() - 1


def _defender_leads(hand: Bits, alone: Bits, partner: Bits, layout: Layout) -> int:
    """The card that brings most in this trick, or costs least."""
    trumps, values = layout.trumps, layout.points
    card, gain = -1, -999
    for run in layout.runs:
        part = hand & run
        if not part or run == trumps:
            continue
        low = (part & -part).bit_length() - 1
        high = part.bit_length() - 1
        his, mine = alone & run, partner & run
        if his:
            top = his.bit_length() - 1
            least = values[(his & -his).bit_length() - 1]
            if high > top:
                choice, brings = high, values[high] + least + 4
            elif mine.bit_length() - 1 > top:
                choice = richest(part, trumps)
                brings = values[choice] + values[mine.bit_length() - 1] + least
            elif not mine and partner & trumps and not alone & trumps:
                choice = richest(part, trumps)
                brings = values[choice] + least
            else:
                choice, brings = low, -values[low] - values[top] - (values[mine.bit_length() - 1] if mine else 0)
                brings += part.bit_count()
        elif alone & trumps:
            choice, brings = low, -2 * values[low] + part.bit_count() - 2
        else:
            choice, brings = high, values[high] + 1
        if brings > gain:
            card, gain = choice, brings
    own = hand & trumps
    if own and gain < -8:
        high = own.bit_length() - 1
        if own > alone & trumps:
            return high
        return (own & -own).bit_length() - 1
    return card if card >= 0 else (own & -own).bit_length() - 1
