"""The search from trick to trick in suit games and Grand, all hands open.

A node is the start of a trick: the cards still in the hands, who leads, and the card points that the soloist still
wants (`target`) of those in the hands (`rest`). Three functions, one for each leader, play the trick in three nested
loops and call each other for what comes after it. They look alike and differ in who wants what: the soloist looks for a
card that reaches the target, each defender for one that does not.

What comes back is more than yes or no: a number that reaches the target is a lower bound of what the soloist gets, one
that does not is an upper bound. Both kinds are remembered, with the best lead. Before anything is played, what
`trick_bounds` calls sure may decide.

* The key of a position is made of its suits' keys, in which gone cards leave no trace, and an ace stands for a ten
  where the ten is gone (likewise king and queen, `STRAY`). The same lines of play are open in both, and each such card
  differs by one card point; so the bounds of the one, moved by as many points, are bounds of the other.
* Of two cards of one run (one hand, no foreign card between) the same lines of play follow. If one was tried, the other
  can do better or worse by no more than the difference of their points. If that cannot change the answer it is not
  tried, and only the bound is moved by as much.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from vorhand.games.skat.compact import ACES, BITS, KINGS, Bits, layout_of
from vorhand.games.skat.contracts import GameName
from vorhand.games.skat.search_limits import NO_LIMIT, TABLE, OutOfNodesError
from vorhand.games.skat.suit_records import Move, Second, SuitRecords, points_of
from vorhand.games.skat.trick_bounds import FAR, bounds
from vorhand.games.skat.trick_replies import follow_all, loose, taker_of

STRAY: Final = ACES | KINGS
"""Aces and kings: what a key does not tell from tens and queens."""
Play = Callable[[Bits, int, int], int]
Known = dict[int, tuple[int, int, Bits, Bits]]


class TrickSearch:
    """Answers `bound` for the deal whose hands (soloist, left, right) it was made of, and every position that comes of
    it."""

    def __init__(self, game: GameName, hands: Sequence[Bits]) -> None:
        self._plays, self._spent, self._allow, self._forget = _searcher(game, (hands[0], hands[1], hands[2]))

    def __del__(self) -> None:
        # The three functions hold each other, so that they wait for the garbage collector; the tables need not.
        self._forget()

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
        most = points_of(rem)
        return self._plays[leader](rem, most, target) if target <= most else most


def _put_first(leads: list[Move], card: Bits) -> None:
    """Let a lead be tried first that was the best before."""
    for place, lead in enumerate(leads):
        if lead[1] == card:
            leads.insert(0, leads.pop(place))
            return


def _searcher(
    game: GameName, hands: tuple[Bits, Bits, Bits]
) -> tuple[tuple[Play, Play, Play], Callable[[], int], Callable[[int], None], Callable[[], None]]:
    """The three functions by who leads, how many nodes were expanded, how many may be, and a way to forget."""
    layout = layout_of(game)
    own0, own1, own2 = hands
    first = 1 << layout.first_trump
    trumps = -first & (1 << BITS) - 1
    m0, m1, m2 = 0x7F, 0x7F << 7, 0x7F << 14
    m3 = 0x7F << 21 & ~trumps
    suit0, suit1 = SuitRecords(0, hands), SuitRecords(7, hands)
    suit2, suit3 = SuitRecords(14, hands), SuitRecords(21, hands)
    suit4 = SuitRecords(28, hands, trumps=True)
    surely, at_most = bounds(hands, trumps)
    table0: Known = {}
    table1: Known = {}
    table2: Known = {}
    nodes, until = 0, NO_LIMIT

    # Records by letter: the plain suits a to d, of which d is empty in a suit game, and the trumps e.
    def spent() -> int:
        return nodes

    def allow(number: int) -> None:
        nonlocal until
        until = number

    def forget() -> None:
        for table in (table0, table1, table2):
            table.clear()
        for suit in (suit0, suit1, suit2, suit3, suit4):
            suit.clear()

    def alone(rem: Bits, rest: int, target: int) -> int:
        nonlocal nodes
        mine = rem & own0
        if not mine & mine - 1:
            return 0 if taker_of((mine, rem & own1, rem & own2), 0, first) else rest
        a, b, c, d, e = suit0[rem & m0], suit1[rem & m1], suit2[rem & m2], suit3[rem & m3], suit4[rem & trumps]
        key = a.key | b.key | c.key | d.key | e.key
        known = table0.get(key)
        if known is None:
            least, most = surely(rem, a, b, c, d, e, True, rest), rest
            if least < target:
                most = at_most(rem, a, b, c, d, e, 0, rest)
            best_before = 0
        else:
            least, most, best_before, old = known
            if old != rem:
                least -= (old & ~rem & STRAY).bit_count()
                most += (rem & ~old & STRAY).bit_count()
        if least >= target:
            if known is None:
                table0[key] = least, most, 0, rem
            return least
        if most < target:
            if known is None:
                table0[key] = least, most, 0, rem
            return most
        if nodes >= until:
            raise OutOfNodesError
        nodes += 1
        at = int(e.size[1] > 0 or e.size[2] > 0)
        leads = sorted(a.leads[at] + b.leads[at] + c.leads[at] + d.leads[at] + e.leads[at])
        if best_before:
            _put_first(leads, best_before)
        plain = a, b, c, d
        thrown: list[list[Move] | None] = [None, None, None]
        best, best_lead = -1, 0
        seen_run = seen_points = seen = 0
        replies: Iterable[Second] | None
        for _, card, points, run in leads:
            if run == seen_run:
                near = seen + abs(points - seen_points)
                if near < target:
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
            after_lead = FAR
            run2 = points2 = value2 = 0
            for p2, r2, thirds in replies:
                if r2 == run2 and value2 - abs(p2 - points2) >= target:
                    if value2 - abs(p2 - points2) < after_lead:
                        after_lead = value2 - abs(p2 - points2)
                    continue
                after_second = FAR
                run3 = points3 = value3 = 0
                for cards, p, taker, p3, r3 in thirds:
                    if r3 == run3 and value3 - abs(p3 - points3) >= target:
                        if value3 - abs(p3 - points3) < after_second:
                            after_second = value3 - abs(p3 - points3)
                        continue
                    if taker:
                        value = rest - p
                        if value >= target:
                            value = (left if taker == 1 else right)(rem ^ cards, value, target)
                    else:
                        value = p
                        if p < target:
                            value = p + alone(rem ^ cards, rest - p, target - p)
                    if value < after_second:
                        after_second = value
                        if value < target:
                            break
                    run3, points3, value3 = r3, p3, value
                run2, points2, value2 = r2, p2, after_second
                if after_second < after_lead:
                    after_lead = after_second
                    if after_second < target:
                        break
            seen_run, seen_points, seen = run, points, after_lead
            if after_lead > best:
                best, best_lead = after_lead, card
                if after_lead >= target:
                    break
        if len(table0) >= TABLE:
            table0.clear()
        if best >= target:
            table0[key] = best, most, best_lead, rem
        else:
            table0[key] = least, best, best_lead, rem
        return best

    def left(rem: Bits, rest: int, target: int) -> int:
        nonlocal nodes
        mine = rem & own0
        if not mine & mine - 1:
            return 0 if taker_of((mine, rem & own1, rem & own2), 1, first) else rest
        a, b, c, d, e = suit0[rem & m0], suit1[rem & m1], suit2[rem & m2], suit3[rem & m3], suit4[rem & trumps]
        key = a.key | b.key | c.key | d.key | e.key
        known = table1.get(key)
        if known is None:
            least, most = surely(rem, a, b, c, d, e, False, rest), rest
            if least < target:
                most = at_most(rem, a, b, c, d, e, 1, rest)
            best_before = 0
        else:
            least, most, best_before, old = known
            if old != rem:
                least -= (old & ~rem & STRAY).bit_count()
                most += (rem & ~old & STRAY).bit_count()
        if least >= target:
            if known is None:
                table1[key] = least, most, 0, rem
            return least
        if most < target:
            if known is None:
                table1[key] = least, most, 0, rem
            return most
        if nodes >= until:
            raise OutOfNodesError
        nodes += 1
        at = 2 + (e.size[0] > 0)
        leads = sorted(a.leads[at] + b.leads[at] + c.leads[at] + d.leads[at] + e.leads[at])
        if best_before:
            _put_first(leads, best_before)
        plain = a, b, c, d
        thrown: list[list[Move] | None] = [None, None, None]
        best, best_lead = FAR, 0
        seen_run = seen_points = seen = 0
        replies: Iterable[Second] | None
        for _, card, points, run in leads:
            if run == seen_run:
                near = seen - abs(points - seen_points)
                if near >= target:
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
            after_lead = FAR
            run2 = points2 = value2 = 0
            for p2, r2, thirds in replies:
                if r2 == run2 and value2 - abs(p2 - points2) >= target:
                    if value2 - abs(p2 - points2) < after_lead:
                        after_lead = value2 - abs(p2 - points2)
                    continue
                after_second = -1
                run3 = points3 = value3 = 0
                for cards, p, taker, p3, r3 in thirds:
                    if r3 == run3 and value3 + abs(p3 - points3) < target:
                        if value3 + abs(p3 - points3) > after_second:
                            after_second = value3 + abs(p3 - points3)
                        continue
                    if taker:
                        value = rest - p
                        if value >= target:
                            value = (left if taker == 1 else right)(rem ^ cards, value, target)
                    else:
                        value = p
                        if p < target:
                            value = p + alone(rem ^ cards, rest - p, target - p)
                    if value > after_second:
                        after_second = value
                        if value >= target:
                            break
                    run3, points3, value3 = r3, p3, value
                run2, points2, value2 = r2, p2, after_second
                if after_second < after_lead:
                    after_lead = after_second
                    if after_second < target:
                        break
            seen_run, seen_points, seen = run, points, after_lead
            if after_lead < best:
                best, best_lead = after_lead, card
                if after_lead < target:
                    break
        if len(table1) >= TABLE:
            table1.clear()
        if best >= target:
            table1[key] = best, most, best_lead, rem
        else:
            table1[key] = least, best, best_lead, rem
        return best

    def right(rem: Bits, rest: int, target: int) -> int:
        nonlocal nodes
        mine = rem & own0
        if not mine & mine - 1:
            return 0 if taker_of((mine, rem & own1, rem & own2), 2, first) else rest
        a, b, c, d, e = suit0[rem & m0], suit1[rem & m1], suit2[rem & m2], suit3[rem & m3], suit4[rem & trumps]
        key = a.key | b.key | c.key | d.key | e.key
        known = table2.get(key)
        if known is None:
            least, most = surely(rem, a, b, c, d, e, False, rest), rest
            if least < target:
                most = at_most(rem, a, b, c, d, e, 2, rest)
            best_before = 0
        else:
            least, most, best_before, old = known
            if old != rem:
                least -= (old & ~rem & STRAY).bit_count()
                most += (rem & ~old & STRAY).bit_count()
        if least >= target:
            if known is None:
                table2[key] = least, most, 0, rem
            return least
        if most < target:
            if known is None:
                table2[key] = least, most, 0, rem
            return most
        if nodes >= until:
            raise OutOfNodesError
        nodes += 1
        at = 4 + (e.size[0] > 0)
        leads = sorted(a.leads[at] + b.leads[at] + c.leads[at] + d.leads[at] + e.leads[at])
        if best_before:
            _put_first(leads, best_before)
        plain = a, b, c, d
        thrown: list[list[Move] | None] = [None, None, None]
        best, best_lead = FAR, 0
        seen_run = seen_points = seen = 0
        replies: Iterable[Second] | None
        for _, card, points, run in leads:
            if run == seen_run:
                near = seen - abs(points - seen_points)
                if near >= target:
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
            after_lead = -1
            run2 = points2 = value2 = 0
            for p2, r2, thirds in replies:
                if r2 == run2 and value2 + abs(p2 - points2) < target:
                    if value2 + abs(p2 - points2) > after_lead:
                        after_lead = value2 + abs(p2 - points2)
                    continue
                after_second = FAR
                run3 = points3 = value3 = 0
                for cards, p, taker, p3, r3 in thirds:
                    if r3 == run3 and value3 - abs(p3 - points3) >= target:
                        if value3 - abs(p3 - points3) < after_second:
                            after_second = value3 - abs(p3 - points3)
                        continue
                    if taker:
                        value = rest - p
                        if value >= target:
                            value = (left if taker == 1 else right)(rem ^ cards, value, target)
                    else:
                        value = p
                        if p < target:
                            value = p + alone(rem ^ cards, rest - p, target - p)
                    if value < after_second:
                        after_second = value
                        if value < target:
                            break
                    run3, points3, value3 = r3, p3, value
                run2, points2, value2 = r2, p2, after_second
                if after_second > after_lead:
                    after_lead = after_second
                    if after_second >= target:
                        break
            seen_run, seen_points, seen = run, points, after_lead
            if after_lead < best:
                best, best_lead = after_lead, card
                if after_lead < target:
                    break
        if len(table2) >= TABLE:
            table2.clear()
        if best >= target:
            table2[key] = best, most, best_lead, rem
        else:
            table2[key] = least, best, best_lead, rem
        return best

    return (alone, left, right), spent, allow, forget
