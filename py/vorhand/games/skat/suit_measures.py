"""How much of a suit is sure, counted by looking at that suit alone; `trick_bounds` adds up what is found here.

`high` are the cards of the soloist (0), the defender on his left (1) and on his right (2), each from the highest, and
`points` their card points in the same order. Tricks and points come packed in one number, so that one addition does for
all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from vorhand.games.skat.compact import Bits

AT_POINTS: Final = 8
AT_FORCED: Final = 16
AT_VOID: Final = 24
"""The places in the packed numbers above the tricks: the card points of who leads in them, those that the others must
give, and the tricks in which the leader's partner is void."""
BYTE: Final = 0xFF
RUFFERS: Final = 4
"""Who of the defenders has trumps: 1 left, 2 right, 3 both."""

High = Sequence[Sequence[Bits]]
Points = Sequence[Sequence[int]]


class Leak(NamedTuple):
    """A suit in which a defender may take a trick from the soloist.

    `lost` is what the soloist loses at least in the first such trick, `left` and `right` are the best that each
    defender can give in the suit, -1 if he is void; `loser` is whether the soloist has more cards than he can cash.
    """

    lost: int
    left: int
    right: int
    loser: bool


class Trumps(NamedTuple):
    """What the trumps are good for.

    `sure` tricks the soloist takes with trumps whoever leads, and they count at least `points`. On lead he draws
    `draws` rounds from the top, in which the defenders give at least `forced`, and takes `drawn` tricks with trumps in
    all, of at least `drawn_points`. Each defender takes as many tricks as `walls` says, by role; the trumps above the
    soloist's best, which he can never get, count `wall_points`.
    """

    sure: int
    points: int
    draws: int
    drawn: int
    drawn_points: int
    forced: int
    walls: tuple[int, int, int]
    wall_points: int


def trumps_of(high: High, points: Points) -> Trumps:
    """What is sure in trumps.

    A trump of the soloist's that is played takes the trick, or a higher trump of a defender's takes it, which is gone
    then too; so he loses no more of them than can be matched with higher trumps of the defenders. The same holds for
    the trumps of each defender, of which only the soloist's can rob him. A soloist who leads from the top takes tricks
    as in `cash_of`, and then the defenders have kept their highest.
    """
    own, both = high[0], sorted((*high[1], *high[2]), reverse=True)
    sure = len(own) - _matched(both, own)
    draws = cash_of(high, points, 0) & BYTE
    kept = sorted((card for part in high[1:] for card in part[: max(0, len(part) - draws)]), reverse=True)
    drawn = draws + len(own) - draws - _matched(kept, own[draws:])
    return Trumps(
        sure,
        sum(sorted(points[0])[:sure]),
        draws,
        drawn,
        sum(points[0][:draws]) + sum(sorted(points[0][draws:])[: drawn - draws]),
        sum(sum(sorted(part)[:draws]) for part in points[1:]),
        (0, len(high[1]) - _matched(own, high[1]), len(high[2]) - _matched(own, high[2])),
        sum(
            value
            for cards, values in zip(high[1:], points[1:], strict=True)
            for card, value in zip(cards, values, strict=True)
            if not own or card > own[0]
        ),
    )


def cash_of(high: High, points: Points, ruffers: int) -> int:
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
    return rounds + (sum(points[0][:rounds]) << AT_POINTS) + (forced << AT_FORCED)


def leak_of(high: High, points: Points) -> Leak | None:
    """None if no card of the suit can take a trick from the soloist.

    A defender who has more cards than the soloist can cash keeps as many and the highest of them: then he takes that
    trick with it, or gives it to his partner.
    """
    own, cashed = high[0], cash_of(high, points, 0) & BYTE
    over = [points[role][0] for role in (1, 2) if own and high[role] and high[role][0] > own[-1]]
    if not over:
        return None
    left, right = (max(points[role], default=-1) for role in (1, 2))
    if len(own) <= cashed:
        return Leak(min(points[0]) + min(over), left, right, False)
    lost = min(points[0]) + sum(points[role][0] for role in (1, 2) if len(high[role]) > cashed)
    return Leak(lost, left, right, True)


def siege_of(high: High, points: Points, role: int, ruffs: bool) -> int:
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
    return rounds + (sum(points[role][:rounds]) << AT_POINTS) + (forced << AT_FORCED) + (void << AT_VOID)


def _matched(higher: Sequence[Bits], lower: Sequence[Bits]) -> int:
    """How many of `lower` can be beaten at most by as many of `higher`; both from the highest."""
    count = 0
    for card in lower:
        if count < len(higher) and higher[count] > card:
            count += 1
    return count
