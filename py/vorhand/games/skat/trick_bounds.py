"""What the soloist has for certain at the start of a trick, and what he cannot exceed, without any search.

Each bound is what one line of play brings in against every defence; `suit_measures` counts it suit by suit. A side that
takes so many tricks has the cards it takes them with, and from each opponent at least his cheapest so many cards, or
what he must give when he follows suit, whichever is more.

What the soloist has (`low`):

* Whoever leads: as many tricks with trumps as cannot be matched with higher ones of the defenders.
* On lead: he draws trumps from the top, then cashes each suit from the top as long as nobody can ruff; who still has
  trumps must be able to follow. His other trumps bring what they always bring.
* Not on lead, but nobody else has trumps: he takes every trick he can. Until then he only loses cards that were lost
  anyway: where he has a winner he takes the trick, and where he is void he ruffs. Once in, he cashes all winners first.
* On lead, and nobody else has trumps: he may lead a loser first, to which the others must follow. What he can cash,
  and his trumps, stay his, as was just said; of the tricks he loses, this one is then no dearer than the suit allows.

What he cannot exceed (`high`):

* Whoever leads: each defender takes as many tricks with trumps as cannot be matched with higher ones of the soloist,
  one at a time; and trumps above the soloist's best are never his.
* A defender on lead cashes each suit from the top as long as he keeps the lead: the soloist has nothing higher and must
  follow, or has no trumps. A void partner throws his richest plain cards, before the suits in which he follows are
  led. Throwing from the top he keeps his low cards, so he is not forced to take over. If he runs out of plain cards he
  must throw trumps, which then take no trick of their own.
* The soloist on lead, the defenders without trumps, and a suit of which the soloist cannot cash all: he leads until
  some trick is lost. Each defender who has more cards of such a suit than the soloist can cash keeps one more than
  that, and the highest: there is always something else to throw, since the soloist has as many cards in all and keeps
  these suits too. So the first lost trick costs him his card and those, or it is lost where a defender cannot help
  taking it, at the price of his highest. What comes later is left out: the defender on lead may have to help him.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import accumulate
from typing import Final

from vorhand.games.skat.compact import Bits
from vorhand.games.skat.suit_measures import AT_FORCED, AT_POINTS, AT_VOID, BYTE
from vorhand.games.skat.suit_records import POINTS, SuitRecord

FAR: Final = 999
"""More card points than there are."""

Low = Callable[[Bits, SuitRecord, SuitRecord, SuitRecord, SuitRecord, SuitRecord, bool, int], int]
High = Callable[[Bits, SuitRecord, SuitRecord, SuitRecord, SuitRecord, SuitRecord, int, int], int]

HANDS: Final = 30_000
"""So many hands are kept, of all deals together."""


class Sums(dict[Bits, tuple[int, ...]]):
    """The card points of the cheapest 0, 1, 2, ... cards of a hand, from how many cards count the same."""

    def __missing__(self, hand: Bits) -> tuple[int, ...]:
        nothing, jacks, queens, kings, tens, aces = _SAME_POINTS
        counts = (
            (hand & nothing).bit_count(),
            (hand & jacks).bit_count(),
            (hand & queens).bit_count(),
            (hand & kings).bit_count(),
            (hand & tens).bit_count(),
            (hand & aces).bit_count(),
        )
        sums = _BY_COUNTS.get(counts)
        if sums is None:
            each = (value for value, count in zip(_VALUES, counts, strict=True) for _ in range(count))
            sums = _BY_COUNTS[counts] = tuple(accumulate(each, initial=0))
        if len(self) >= HANDS:
            self.clear()
        self[hand] = sums
        return sums


_VALUES: Final = sorted(set(POINTS.values()))
_SAME_POINTS: Final = tuple(sum(card for card, value in POINTS.items() if value == each) for each in _VALUES)
_BY_COUNTS: Final[dict[tuple[int, ...], tuple[int, ...]]] = {}
"""A few thousand at most."""
_SUMS: Final = Sums()


def bounds(hands: tuple[Bits, Bits, Bits], trumps: Bits) -> tuple[Low, High]:
    """The two bounds for one deal."""
    own0, own1, own2 = hands
    sums = _SUMS

    def low(
        rem: Bits, a: SuitRecord, b: SuitRecord, c: SuitRecord, d: SuitRecord, e: SuitRecord, lead: bool, rp: int
    ) -> int:
        """What the soloist has for certain."""
        own, left, right = e.size
        sure, sure_points, draws, drawn, drawn_points, forced, _, _ = e.trumps
        if lead:
            cash = (left > draws) + 2 * (right > draws)
            cash = a.cash[cash] + b.cash[cash] + c.cash[cash] + d.cash[cash]
            tricks = drawn + (cash & BYTE)
            points = drawn_points + (cash >> AT_POINTS & BYTE)
            forced += cash >> AT_FORCED & BYTE
        elif own and not left and not right:
            cash = a.cash[0] + b.cash[0] + c.cash[0] + d.cash[0]
            tricks = sure + (cash & BYTE)
            points = sure_points + (cash >> AT_POINTS & BYTE)
            forced = 0
        else:
            tricks, points, forced = sure, sure_points, 0
        mine = (rem & own0).bit_count()
        if tricks >= mine:
            return rp
        hand1, hand2 = sums[rem & own1], sums[rem & own2]
        given = hand1[tricks] + hand2[tricks]
        if forced > given:
            given = forced
        if lead and own and not left and not right:
            # He may as well lead a loser first, to which the others must follow.
            one, two = hand1[tricks + 1], hand2[tricks + 1]
            best1, best2 = hand1[mine] - hand1[mine - 1], hand2[mine] - hand2[mine - 1]
            for record in (a, b, c, d):
                if record.leak and record.leak[3]:
                    _, most1, most2, _ = record.leak
                    first = one - (best1 if most1 < 0 else most1) + two - (best2 if most2 < 0 else most2)
                    if first > given:
                        given = first
        return points + given

    def high(
        rem: Bits, a: SuitRecord, b: SuitRecord, c: SuitRecord, d: SuitRecord, e: SuitRecord, leader: int, rp: int
    ) -> int:
        """What the soloist cannot exceed."""
        *_, (_, one, other), walls = e.trumps
        if not leader:
            tricks = one if one > other else other
            given = sums[rem & own0]
            if tricks >= len(given) - 1:
                return 0
            kept = sums[rem & own1][tricks] + sums[rem & own2][tricks]
            rest = given[tricks] + (walls if walls > kept else kept)
            if not e.size[1] and not e.size[2]:
                lost, sure = FAR, False
                for record in (a, b, c, d):
                    if record.leak:
                        least, _, _, loser = record.leak
                        sure = sure or loser
                        if least < lost:
                            lost = least
                if sure and rest < lost:
                    rest = lost
            return rp - rest
        if leader == 1:
            hand, plain = rem & own2, sums[rem & own2 & ~trumps]
            partner, lead = sums[hand], sums[rem & own1]
        else:
            one, other = other, one
            hand, plain = rem & own1, sums[rem & own1 & ~trumps]
            partner, lead = sums[hand], sums[rem & own2]
        at = 2 * leader + (e.size[0] > 0)
        siege = a.siege[at] + b.siege[at] + c.siege[at] + d.siege[at]
        if not e.size[0]:
            siege += e.siege[at]
            one = other = walls = 0
        points, rounds, void = siege >> AT_POINTS & BYTE, siege & BYTE, siege >> AT_VOID
        number = len(plain) - 1
        if rounds > number:
            other -= rounds - number
        tricks = rounds + (one if one > other else other)
        given = sums[rem & own0]
        if tricks >= len(given) - 1:
            return 0
        smear = plain[number] - plain[number - void] if void < number else plain[number]
        rest = points + smear + walls
        # Whatever is led and thrown, both defenders give a card to each of their tricks.
        both = points + lead[tricks - rounds] + smear + partner[tricks - void]
        forced = siege >> AT_FORCED & BYTE
        if both > rest:
            rest = both
        return rp - rest - (forced if forced > given[tricks] else given[tricks])

    return low, high
