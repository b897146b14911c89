"""What can be said of one suit by itself, worked out once and shared by all deals: the open-hand search rests on it.

A record belongs to a suit and to the cards of it that the soloist, the defender on his left and the one on his right
still hold (roles 0, 1 and 2). Positions of a suit are few, about 16,000 of a plain suit, and come again and again; but
those of trumps are many, so the cache is emptied when it is full.
"""

from __future__ import annotations

from typing import Final

from vorhand.games.skat.compact import Bits, layout_of, members
from vorhand.games.skat.contracts import GameName
from vorhand.games.skat.trick_replies import Move, Second

CACHED: Final = 12_000
"""So many records are kept; a deal looks at 200 to 1,500 of them."""

TRICK: Final = 1
POINT: Final = 1 << 8
FORCED: Final = 1 << 16
VOID: Final = 1 << 24
"""The places of the packed numbers of `cash` and `siege`, which the search adds up over the suits: tricks, the card
points of who leads, those that the others must give, and (`siege`) the tricks in which the leader's partner is void."""
BYTE: Final = 0xFF

_PLAIN_RADIX: Final = 13
_TRUMP_SHIFT: Final = 4 * _PLAIN_RADIX
_DIGITS: Final = (0, 1, 4, 13, 40)


class SuitRecord:
    """What the search asks of a suit. All tuples of three are by role.

    `key` tells who holds the cards from the lowest to the highest, gone cards left out, so that positions which differ
    in ranks without meaning have one key; ace and ten, and king and queen, have one key too (`trick_search` puts that
    right). `moves` are the cards that differ, the lowest first. `cash` says what the soloist takes by leading the suit
    from the top while nobody ruffs, by who has trumps (1 left, 2 right, 3 both); `siege` the same for a defender, by
    his role, and by whether the soloist has trumps: `siege[2 * role + trumps]`. `leads` are the moves with marks for
    leading, at `2 * role + flag`. `replies` are the answers to a lead when both others follow, filled on demand.
    """

    __slots__ = (
        "cash",
        "cheapest",
        "draws",
        "forced",
        "key",
        "leads",
        "points",
        "poor",
        "replies",
        "rich",
        "siege",
        "size",
        "sure",
        "top",
        "wall_points",
        "walls",
    )

    def __init__(self, base: int, trumps: bool, held: tuple[Bits, Bits, Bits]) -> None:
        self.size = tuple(part.bit_count() for part in held)
        self.top = tuple(part and 1 << part.bit_length() - 1 for part in held)
        owner = {1 << bit: role for role in range(3) for bit in members(held[role])}
        cards = sorted(owner)
        self.key = _key(base, trumps, [(card, owner[card]) for card in cards])
        moves = _moves(cards, owner)
        self.poor = tuple(tuple(sorted(part, key=lambda move: (move[2], move[1]))) for part in moves)
        self.rich = tuple(tuple(sorted(part, key=lambda move: (-move[2], move[1]))) for part in moves)
        self.replies: dict[Bits, tuple[Second, ...]] = {}
        high = [sorted((card for card in cards if owner[card] == role), reverse=True) for role in range(3)]
        points = [[POINTS[card] for card in part] for part in high]
        self.points = sum(map(sum, points))
        self.cash = tuple(_cash(high, points, trumps, ruffers) for ruffers in range(4))
        self.siege = tuple(
            _siege(high, points, role, bool(ruffs)) if role else 0 for role in range(3) for ruffs in (0, 1)
        )
        self.leads = tuple(_leads(self, high, role, bool(flag), trumps) for role in range(3) for flag in (0, 1))
        if trumps:
            self._measure(high, points)

    def _measure(self, high: list[list[Bits]], points: list[list[int]]) -> None:
        """What is sure in trumps whoever leads: see `bounds`."""
        own, both = high[0], sorted(high[1] + high[2], reverse=True)
        lost = _matched(both, own)
        self.sure = len(own) - lost
        self.draws = sum(not both or card > both[0] for card in own)
        top = sum(points[0][: self.draws])
        rest = sorted(points[0][self.draws :])
        self.cheapest = top + sum(rest[: self.sure - self.draws])
        self.forced = sum(sum(sorted(part)[: self.draws]) for part in points[1:])
        self.walls = tuple(len(part) - _matched(own, part) for part in high)
        self.wall_points = sum(POINTS[card] for card in both if not own or card > own[0])


POINTS: Final = {1 << bit: points for bit, points in enumerate(layout_of(GameName.CLUBS).points)}
"""What each card counts; in every suit game and in Grand the bits count the same."""


def _key(base: int, trumps: bool, cards: list[tuple[Bits, int]]) -> int:
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
    return number << (_TRUMP_SHIFT if base >= 28 else base // 7 * _PLAIN_RADIX)


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
    return tuple(tuple((rich[run] << 32 | run, card, points, run) for _, card, points, run in part) for part in found)


def _cash(high: list[list[Bits]], points: list[list[int]], trumps: bool, ruffers: int) -> int:
    """Packed: leading from the top the soloist takes tricks as long as every defender who has cards of the suit left
    has none above (he keeps his highest as long as he can), and nobody ruffs: who has trumps must follow."""
    own = high[0]
    rounds = 0
    for card in own:
        for role in (1, 2):
            left = len(high[role]) - rounds
            if (left > 0 and high[role][0] > card) or (left <= 0 and ruffers & role):
                break
        else:
            rounds += 1
            continue
        break
    forced = sum(sum(sorted(points[role])[:rounds]) for role in (1, 2))
    return rounds * TRICK + sum(points[0][:rounds]) * POINT + forced * FORCED


def _siege(high: list[list[Bits]], points: list[list[int]], role: int, ruffs: bool) -> int:
    """Packed: leading from the top a defender takes tricks, and keeps the lead, as long as the soloist has no higher
    card and cannot ruff, and the partner, who plays his lowest, is not forced to take over."""
    own, alone, partner = high[role], high[0], high[3 - role]
    rounds = 0
    for card in own:
        left = len(alone) - rounds
        if (left > 0 and alone[0] > card) or (left <= 0 and ruffs):
            break
        if len(partner) > rounds and partner[len(partner) - 1 - rounds] > card:
            break
        rounds += 1
    forced = sum(sorted(points[0])[:rounds])
    void = max(0, rounds - len(partner))
    return rounds * TRICK + sum(points[role][:rounds]) * POINT + forced * FORCED + void * VOID


def _matched(higher: list[Bits], lower: list[Bits]) -> int:
    """How many of `lower` can be beaten at most by as many of `higher`; both from the highest."""
    count = 0
    for card in lower:
        if count < len(higher) and higher[count] > card:
            count += 1
    return count


def _leads(record: SuitRecord, high: list[list[Bits]], role: int, flag: bool, trumps: bool) -> tuple[Move, ...]:
    """The moves of a role with marks for leading, the lowest first; `flag` is whether an opponent may ruff."""
    found = []
    for _, card, value, run in record.poor[role]:
        if role == 0:
            mark = _soloist_mark(card, value, record, high, flag, trumps)
        else:
            mark = _defender_mark(card, value, record, high, role, flag, trumps)
        found.append((mark, card, value, run))
    return tuple(sorted(found))


def _soloist_mark(card: Bits, value: int, record: SuitRecord, high: list[list[Bits]], flag: bool, trumps: bool) -> int:
    others = max(record.top[1], record.top[2])
    if trumps:
        if card > others:
            return 200 if others else 500 + value
        return 420 + 4 * value
    short = min(record.size[1], record.size[2])
    if card > others:
        if not flag or short:
            return 100 - value if not flag or short else 600
        return 600 + value
    if flag and not short:
        return 550 + 4 * value
    return 350 + 8 * value


def _defender_mark(
    card: Bits, value: int, record: SuitRecord, high: list[list[Bits]], role: int, flag: bool, trumps: bool
) -> int:
    alone, partner = record.top[0], record.top[3 - role]
    if trumps:
        if card > alone:
            return 400 - value
        return 480 + 5 * value
    if not record.size[0]:
        if not flag:
            return 150 - value
        return 350 + 2 * value
    if card > alone:
        return 100 - 2 * value
    if partner > alone:
        return 200 - value
    if not record.size[3 - role]:
        return 300 + 4 * value
    return 320 + 6 * value


_CACHE: dict[tuple[int, Bits, Bits, Bits], SuitRecord] = {}


class Suit(dict[Bits, SuitRecord]):
    """The records of one suit in one deal, by the cards of it that are still in the hands."""

    def __init__(self, base: int, trumps: bool, hands: tuple[Bits, Bits, Bits]) -> None:
        super().__init__()
        self.base, self.trumps, self.hands = base, trumps, hands

    def __missing__(self, part: Bits) -> SuitRecord:
        left, middle, right = self.hands
        held = part & left, part & middle, part & right
        key = (self.base, *held)
        record = _CACHE.get(key)
        if record is None:
            if len(_CACHE) >= CACHED:
                _CACHE.clear()
            record = _CACHE[key] = SuitRecord(self.base, self.trumps, held)
        self[part] = record
        return record
