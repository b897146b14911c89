"""What can be said of one suit by itself, worked out once and shared by all deals: the open-hand search rests on it.

A record belongs to a suit and to the cards of it that the soloist, the defender on his left and the one on his right
still hold (roles 0, 1 and 2). Positions of a suit are few, about 16,000 of a plain suit, and come again and again; but
those of trumps are many, so the cache is emptied when it is full.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vorhand.games.skat.compact import ACES, JACKS, KINGS, QUEENS, TENS, Bits, layout_of, members
from vorhand.games.skat.contracts import GameName
from vorhand.games.skat.lead_marks import defender_mark, soloist_mark
from vorhand.games.skat.suit_measures import RUFFERS, cash_of, leak_of, siege_of, trumps_of

Move = tuple[int, Bits, int, Bits]
"""A card to play: a mark by which cards are sorted, the card, its card points, and the run it belongs to."""
Third = tuple[Bits, int, int, int, Bits]
"""The last card of a trick: the trick's cards, their points, the role that takes it, the last card's points and run."""
Second = tuple[int, Bits, Sequence[Third]]
"""The second card of a trick: its points and its run, and what may follow it."""

CACHED: Final = 12_000
"""So many records are kept; a deal looks at 200 to 1,500 of them."""

_PLAIN_RADIX: Final = 13
_TRUMP_SHIFT: Final = 4 * _PLAIN_RADIX
_DIGITS: Final = (0, 1, 4, 13, 40)


NO_TRUMPS: Final = trumps_of(((), (), ()), ((), (), ()))


class SuitRecord:
    """What the search asks of a suit. All tuples of three are by role.

    `size` and `top` are the number of cards and the highest. `key` tells who holds the cards from the lowest to the
    highest, gone cards left out, so that positions which differ in ranks without meaning have one key; ace and ten,
    and king and queen, have one key too (`trick_search` puts that right). `poor` are the cards that differ, the poorest
    first, `rich` the same from the richest, `leads` the same with the best lead first, at `2 * role + ruffs`, where
    `ruffs` is whether an opponent has trumps. `replies` are the answers to a lead when both others follow, filled on
    demand. The rest is from `suit_measures`: `cash` by who has trumps, `siege` at `2 * role + ruffs`, `leak` if there
    is one; and `trumps` of the trumps.
    """

    __slots__ = ("cash", "key", "leads", "leak", "poor", "replies", "rich", "siege", "size", "top", "trumps")

    def __init__(self, held: tuple[Bits, Bits, Bits], *, trumps: bool) -> None:
        """The trumps, or a plain suit that stands at the lowest bits."""
        self.size = tuple(part.bit_count() for part in held)
        self.top = tuple(part and 1 << part.bit_length() - 1 for part in held)
        owner = {1 << bit: role for role in range(3) for bit in members(held[role])}
        cards = sorted(owner)
        self.key = _key(trumps, [(card, owner[card]) for card in cards])
        moves = _moves(cards, owner)
        self.poor = tuple(tuple(sorted(part, key=lambda move: (move[2], move[1]))) for part in moves)
        self.rich = tuple(tuple(sorted(part, key=lambda move: (-move[2], move[1]))) for part in moves)
        self.replies: dict[Bits, tuple[Second, ...]] = {}
        high = [sorted((card for card in cards if owner[card] == role), reverse=True) for role in range(3)]
        points = [[POINTS[card] for card in part] for part in high]
        self.cash = tuple(cash_of(high, points, ruffers) for ruffers in range(RUFFERS))
        self.leak = leak_of(high, points)
        self.siege = tuple(
            siege_of(high, points, role, bool(ruffs)) if role else 0 for role in range(3) for ruffs in (0, 1)
        )
        self.leads = tuple(_leads(self, role, bool(ruffs), trumps) for role in range(3) for ruffs in (0, 1))
        self.trumps = trumps_of(high, points) if trumps else NO_TRUMPS

    def moved(self, base: int) -> SuitRecord:
        """The same plain suit at other bits."""
        found = SuitRecord.__new__(SuitRecord)
        found.size, found.cash, found.siege = self.size, self.cash, self.siege
        found.leak, found.trumps = self.leak, self.trumps
        found.key = self.key << base // 7 * _PLAIN_RADIX
        found.top = tuple(card << base for card in self.top)
        found.poor, found.rich = (
            tuple(
                tuple((mark + base, card << base, points, run << base) for mark, card, points, run in moves)
                for moves in each
            )
            for each in (self.poor, self.rich)
        )
        found.leads = tuple(
            tuple((mark, card << base, points, run << base) for mark, card, points, run in moves)
            for moves in self.leads
        )
        found.replies = {}
        return found


POINTS: Final = {1 << bit: points for bit, points in enumerate(layout_of(GameName.CLUBS).points)}
"""What each card counts; in every suit game and in Grand the bits count the same."""


def points_of(cards: Bits) -> int:
    """The card points of a set, without a look at each card."""
    return (
        11 * (cards & ACES).bit_count()
        + 10 * (cards & TENS).bit_count()
        + 4 * (cards & KINGS).bit_count()
        + 3 * (cards & QUEENS).bit_count()
        + 2 * (cards & JACKS).bit_count()
    )


def _key(trumps: bool, cards: list[tuple[Bits, int]]) -> int:
    """Of four kinds of cards (blank, king and queen, ace and ten, jack) the owners from low to high, as one number."""
    number, scale = 0, 1
    for kind, most in ((0, 3), (1, 2), (2, 2), (3, 4)) if trumps else ((0, 3), (1, 2), (2, 2)):
        owners = [owner for card, owner in cards if KIND[card] == kind]
        place = _DIGITS[len(owners)]
        value = 0
        for owner in owners:
            value = 3 * value + owner
        number += scale * (place + value)
        scale *= sum(3**count for count in range(most + 1))
    return number << _TRUMP_SHIFT if trumps else number


KIND: Final = {1 << bit: 3 if bit >= 28 else (0, 0, 0, 1, 1, 2, 2)[bit % 7] for bit in range(32)}


def _moves(cards: list[Bits], owner: dict[Bits, int]) -> tuple[tuple[Move, ...], ...]:
    found: list[list[Move]] = [[], [], []]
    rich: dict[Bits, int] = {}
    last, run = -1, 0
    for card in cards:
        role = owner[card]
        if role != last:
            run = card
        last = role
        rich[run] = max(rich.get(run, 0), POINTS[card])
        if found[role] and found[role][-1][3] == run and found[role][-1][2] == POINTS[card]:
            continue
        found[role].append((0, card, POINTS[card], run))
    # All cards of a run have the same mark, by which cards to throw off are sorted, so that they stay together.
    return tuple(
        tuple((rich[run] << 10 | run.bit_length(), card, points, run) for _, card, points, run in part)
        for part in found
    )


def _leads(record: SuitRecord, role: int, ruffs: bool, trumps: bool) -> tuple[Move, ...]:
    """The cards of a role with marks for leading, the best lead first; `ruffs` is whether an opponent has trumps."""
    top, size, found = record.top, record.size, []
    for _, card, points, run in record.poor[role]:
        if role:
            mark = defender_mark(card, points, role, top, size, ruffs=ruffs, trumps=trumps)
        else:
            mark = soloist_mark(card, points, top, size, ruffs=ruffs, trumps=trumps)
        found.append((mark, card, points, run))
    return tuple(sorted(found))


_CACHE: dict[tuple[int, Bits, Bits, Bits], SuitRecord] = {}


def _record(base: int, held: tuple[Bits, Bits, Bits], trumps: bool) -> SuitRecord:
    key = (base, *held)
    record = _CACHE.get(key)
    if record is None:
        if trumps or not base:
            record = SuitRecord(held, trumps=trumps)
        else:
            soloist, left, right = held
            record = _record(0, (soloist >> base, left >> base, right >> base), False).moved(base)
        if len(_CACHE) >= CACHED:
            _CACHE.clear()
        _CACHE[key] = record
    return record


class SuitRecords(dict[Bits, SuitRecord]):
    """The records of one suit in one deal, by the cards of it that are still in the hands. `base` is the lowest bit of
    a plain suit; trumps have one base in all games."""

    def __init__(self, base: int, hands: tuple[Bits, Bits, Bits], *, trumps: bool = False) -> None:
        super().__init__()
        self.base, self.hands, self.trumps = base, hands, trumps

    def __missing__(self, part: Bits) -> SuitRecord:
        soloist, left, right = self.hands
        record = self[part] = _record(self.base, (part & soloist, part & left, part & right), self.trumps)
        return record
