"""The search from trick to trick in suit games and Grand, all hands open."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from vorhand.games.skat.compact import BITS, Bits, layout_of
from vorhand.games.skat.contracts import GameName
from vorhand.games.skat.search_limits import NO_LIMIT, TABLE, OutOfNodesError
from vorhand.games.skat.suit_records import POINTS, Suit
from vorhand.games.skat.trick_bounds import bounds
from vorhand.games.skat.trick_replies import Move, Second, follow_all, loose

FAR: Final = 999
"""More card points than there are."""
STRAY: Final = 0x08102040 | 0x08102040 >> 2
"""Aces and kings: what a key does not tell from tens and queens."""
Play = Callable[[Bits, int, int], int]
Known = dict[int, tuple[int, int, Bits, Bits]]


class TrickSearch:
    """Answers `bound` for the deal whose hands (soloist, left, right) it was made of, and every position that comes of
    it."""

    def __init__(self, game: GameName, hands: Sequence[Bits]) -> None:
        self._plays, self._spent, self._allow = _searcher(game, (hands[0], hands[1], hands[2]))

    @property
    def nodes(self) -> int:
        """The trick boundaries that were expanded."""
        return self._spent()

    def allow(self, until: int) -> None:
        """Let `nodes` grow to that number and no further."""
        self._allow(until)

    def bound(self, rem: Bits, leader: int, target: int) -> int:
        """A lower bound of the soloist's card points that reaches the target, or an upper one that does not."""
        if target <= 0 or not rem:
            return 0
        most = sum(value for card, value in POINTS.items() if rem & card)
        return self._plays[leader](rem, most, target) if target <= most else most


def _searcher(
    game: GameName, hands: tuple[Bits, Bits, Bits]
) -> tuple[tuple[Play, Play, Play], Callable[[], int], Callable[[int], None]]:
    layout = layout_of(game)
    own0, own1, own2 = hands
    first = 1 << layout.first_trump
    trumps = -first & (1 << BITS) - 1
    m0, m1, m2 = 0x7F, 0x7F << 7, 0x7F << 14
    m3 = 0x7F << 21 & ~trumps
    suit0, suit1 = Suit(0, hands), Suit(7, hands)
    suit2, suit3 = Suit(14, hands), Suit(21, hands)
    suit4 = Suit(28, hands, trumps=True)
    low, high = bounds(hands, trumps)
    table0: Known = {}
    table1: Known = {}
    table2: Known = {}
    nodes, until = 0, NO_LIMIT

    def spent() -> int:
        return nodes

    def allow(number: int) -> None:
        nonlocal until
        until = number

    def last(rem: Bits, rp: int, leader: int) -> int:
        """The last trick."""
        cards = (rem & own0, rem & own1, rem & own2)
        best, taker = cards[leader], leader
        for role in ((leader + 1) % 3, (leader + 2) % 3):
            card = cards[role]
            if card > best and (card >= first or (card.bit_length() - 1) // 7 == (best.bit_length() - 1) // 7):
                best, taker = card, role
        return 0 if taker else rp

    def s0(rem: Bits, rp: int, t: int) -> int:
        nonlocal nodes
        mine = rem & own0
        if not mine & mine - 1:
            return last(rem, rp, 0)
        a, b, c, d, e = suit0[rem & m0], suit1[rem & m1], suit2[rem & m2], suit3[rem & m3], suit4[rem & trumps]
        key = a.key | b.key | c.key | d.key | e.key
        known = table0.get(key)
        if known is None:
            lo, hi = low(rem, a, b, c, d, e, True, rp), rp
            if lo < t:
                hi = high(rem, a, b, c, d, e, 0, rp)
            first_lead = 0
        else:
            lo, hi, first_lead, old = known
            if old != rem:
                lo -= (old & ~rem & STRAY).bit_count()
                hi += (rem & ~old & STRAY).bit_count()
        if lo >= t:
            if known is None:
                table0[key] = lo, hi, 0, rem
            return lo
        if hi < t:
            if known is None:
                table0[key] = lo, hi, 0, rem
            return hi
        if nodes >= until:
            raise OutOfNodesError
        nodes += 1
        _, left, right = e.size
        flag = bool(left or right)
        leads = sorted(a.leads[flag] + b.leads[flag] + c.leads[flag] + d.leads[flag] + e.leads[flag])
        if first_lead:
            leads.sort(key=lambda lead: lead[1] != first_lead)
        plain = a, b, c, d
        thrown: list[list[Move] | None] = [None, None, None]
        best, best_lead = -1, 0
        seen_run = seen_points = seen = 0
        replies: Iterable[Second] | None
        for _, card, points, run in leads:
            if run == seen_run:
                near = seen + abs(points - seen_points)
                if near < t:
                    if near > best:
                        best = near
                    continue
            record = e if card >= first else a if card & m0 else b if card & m1 else c if card & m2 else d
            if record.top[1] and record.top[2]:
                replies = record.replies.get(card)
                if replies is None:
                    replies = record.replies[card] = follow_all(record, 0, card, points)
            else:
                replies = loose(record, 0, card, points, plain, thrown, e, first)
            worst = FAR
            run2 = points2 = value2 = 0
            for p2, r2, thirds in replies:
                if r2 == run2 and value2 - abs(p2 - points2) >= t:
                    if value2 - abs(p2 - points2) < worst:
                        worst = value2 - abs(p2 - points2)
                    continue
                inner = FAR
                run3 = points3 = value3 = 0
                for cards, p, taker, p3, r3 in thirds:
                    if r3 == run3 and value3 - abs(p3 - points3) >= t:
                        if value3 - abs(p3 - points3) < inner:
                            inner = value3 - abs(p3 - points3)
                        continue
                    if taker:
                        value = rp - p
                        if value >= t:
                            value = (s1 if taker == 1 else s2)(rem ^ cards, value, t)
                    else:
                        value = p
                        if p < t:
                            value = p + s0(rem ^ cards, rp - p, t - p)
                    if value < inner:
                        inner = value
                        if value < t:
                            break
                    run3, points3, value3 = r3, p3, value
                run2, points2, value2 = r2, p2, inner
                if inner < worst:
                    worst = inner
                    if inner < t:
                        break
            seen_run, seen_points, seen = run, points, worst
            if worst > best:
                best, best_lead = worst, card
                if worst >= t:
                    break
        if len(table0) >= TABLE:
            table0.clear()
        if best >= t:
            table0[key] = best, hi, best_lead, rem
        else:
            table0[key] = lo, best, best_lead, rem
        return best

    def s1(rem: Bits, rp: int, t: int) -> int:
        nonlocal nodes
        mine = rem & own0
        if not mine & mine - 1:
            return last(rem, rp, 1)
        a, b, c, d, e = suit0[rem & m0], suit1[rem & m1], suit2[rem & m2], suit3[rem & m3], suit4[rem & trumps]
        key = a.key | b.key | c.key | d.key | e.key
        known = table1.get(key)
        if known is None:
            lo, hi = low(rem, a, b, c, d, e, False, rp), rp
            if lo < t:
                hi = high(rem, a, b, c, d, e, 1, rp)
            first_lead = 0
        else:
            lo, hi, first_lead, old = known
            if old != rem:
                lo -= (old & ~rem & STRAY).bit_count()
                hi += (rem & ~old & STRAY).bit_count()
        if lo >= t:
            if known is None:
                table1[key] = lo, hi, 0, rem
            return lo
        if hi < t:
            if known is None:
                table1[key] = lo, hi, 0, rem
            return hi
        if nodes >= until:
            raise OutOfNodesError
        nodes += 1
        at = 2 + (e.size[0] > 0)
        leads = sorted(a.leads[at] + b.leads[at] + c.leads[at] + d.leads[at] + e.leads[at])
        if first_lead:
            leads.sort(key=lambda lead: lead[1] != first_lead)
        plain = a, b, c, d
        thrown: list[list[Move] | None] = [None, None, None]
        best, best_lead = FAR, 0
        seen_run = seen_points = seen = 0
        replies: Iterable[Second] | None
        for _, card, points, run in leads:
            if run == seen_run:
                near = seen - abs(points - seen_points)
                if near >= t:
                    if near < best:
                        best = near
                    continue
            record = e if card >= first else a if card & m0 else b if card & m1 else c if card & m2 else d
            if record.top[2] and record.top[0]:
                replies = record.replies.get(card)
                if replies is None:
                    replies = record.replies[card] = follow_all(record, 1, card, points)
            else:
                replies = loose(record, 1, card, points, plain, thrown, e, first)
            worst = FAR
            run2 = points2 = value2 = 0
            for p2, r2, thirds in replies:
                if r2 == run2 and value2 - abs(p2 - points2) >= t:
                    if value2 - abs(p2 - points2) < worst:
                        worst = value2 - abs(p2 - points2)
                    continue
                inner = -1
                run3 = points3 = value3 = 0
                for cards, p, taker, p3, r3 in thirds:
                    if r3 == run3 and value3 + abs(p3 - points3) < t:
                        if value3 + abs(p3 - points3) > inner:
                            inner = value3 + abs(p3 - points3)
                        continue
                    if taker:
                        value = rp - p
                        if value >= t:
                            value = (s1 if taker == 1 else s2)(rem ^ cards, value, t)
                    else:
                        value = p
                        if p < t:
                            value = p + s0(rem ^ cards, rp - p, t - p)
                    if value > inner:
                        inner = value
                        if value >= t:
                            break
                    run3, points3, value3 = r3, p3, value
                run2, points2, value2 = r2, p2, inner
                if inner < worst:
                    worst = inner
                    if inner < t:
                        break
            seen_run, seen_points, seen = run, points, worst
            if worst < best:
                best, best_lead = worst, card
                if worst < t:
                    break
        if len(table1) >= TABLE:
            table1.clear()
        if best >= t:
            table1[key] = best, hi, best_lead, rem
        else:
            table1[key] = lo, best, best_lead, rem
        return best

    def s2(rem: Bits, rp: int, t: int) -> int:
        nonlocal nodes
        mine = rem & own0
        if not mine & mine - 1:
            return last(rem, rp, 2)
        a, b, c, d, e = suit0[rem & m0], suit1[rem & m1], suit2[rem & m2], suit3[rem & m3], suit4[rem & trumps]
        key = a.key | b.key | c.key | d.key | e.key
        known = table2.get(key)
        if known is None:
            lo, hi = low(rem, a, b, c, d, e, False, rp), rp
            if lo < t:
                hi = high(rem, a, b, c, d, e, 2, rp)
            first_lead = 0
        else:
            lo, hi, first_lead, old = known
            if old != rem:
                lo -= (old & ~rem & STRAY).bit_count()
                hi += (rem & ~old & STRAY).bit_count()
        if lo >= t:
            if known is None:
                table2[key] = lo, hi, 0, rem
            return lo
        if hi < t:
            if known is None:
                table2[key] = lo, hi, 0, rem
            return hi
        if nodes >= until:
            raise OutOfNodesError
        nodes += 1
        at = 4 + (e.size[0] > 0)
        leads = sorted(a.leads[at] + b.leads[at] + c.leads[at] + d.leads[at] + e.leads[at])
        if first_lead:
            leads.sort(key=lambda lead: lead[1] != first_lead)
        plain = a, b, c, d
        thrown: list[list[Move] | None] = [None, None, None]
        best, best_lead = FAR, 0
        seen_run = seen_points = seen = 0
        replies: Iterable[Second] | None
        for _, card, points, run in leads:
            if run == seen_run:
                near = seen - abs(points - seen_points)
                if near >= t:
                    if near < best:
                        best = near
                    continue
            record = e if card >= first else a if card & m0 else b if card & m1 else c if card & m2 else d
            if record.top[0] and record.top[1]:
                replies = record.replies.get(card)
                if replies is None:
                    replies = record.replies[card] = follow_all(record, 2, card, points)
            else:
                replies = loose(record, 2, card, points, plain, thrown, e, first)
            worst = -1
            run2 = points2 = value2 = 0
            for p2, r2, thirds in replies:
                if r2 == run2 and value2 + abs(p2 - points2) < t:
                    if value2 + abs(p2 - points2) > worst:
                        worst = value2 + abs(p2 - points2)
                    continue
                inner = FAR
                run3 = points3 = value3 = 0
                for cards, p, taker, p3, r3 in thirds:
                    if r3 == run3 and value3 - abs(p3 - points3) >= t:
                        if value3 - abs(p3 - points3) < inner:
                            inner = value3 - abs(p3 - points3)
                        continue
                    if taker:
                        value = rp - p
                        if value >= t:
                            value = (s1 if taker == 1 else s2)(rem ^ cards, value, t)
                    else:
                        value = p
                        if p < t:
                            value = p + s0(rem ^ cards, rp - p, t - p)
                    if value < inner:
                        inner = value
                        if value < t:
                            break
                    run3, points3, value3 = r3, p3, value
                run2, points2, value2 = r2, p2, inner
                if inner > worst:
                    worst = inner
                    if inner >= t:
                        break
            seen_run, seen_points, seen = run, points, worst
            if worst < best:
                best, best_lead = worst, card
                if worst < t:
                    break
        if len(table2) >= TABLE:
            table2.clear()
        if best >= t:
            table2[key] = best, hi, best_lead, rem
        else:
            table2[key] = lo, best, best_lead, rem
        return best

    return (s0, s1, s2), spent, allow
