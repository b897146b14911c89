"""In which order the open-hand search tries its leads: a mark for each card of a suit, the lowest mark first.

The soloist tries side winners, then what costs little and cannot be ruffed, then trumps; a defender what the soloist
must follow to and cannot beat, then suits in which his partner takes the trick. The numbers were found by trying: with
them the search needed the fewest nodes on some 130 positions, other than those of the tests. Nothing but speed depends
on them.
"""

from __future__ import annotations

from collections.abc import Sequence

from vorhand.games.skat.compact import Bits


def soloist_mark(
    card: Bits, points: int, top: Sequence[Bits], size: Sequence[int], *, ruffs: bool, trumps: bool
) -> int:
    """A lead of the soloist's. `top` and `size` are the highest card of the suit and the number of cards of each role;
    `ruffs` is whether a defender has trumps, `trumps` whether these are the trumps."""
    best = max(top[1], top[2])
    if trumps:
        if card > best:
            return -6 * points if best else 500 + points
        return 340 + points
    all_follow = bool(size[1] and size[2])
    if card > best:
        return 520 + points if ruffs and not all_follow else 300 - points
    if ruffs and not all_follow:
        return 550 + 4 * points
    return 350 + (220 if top[0] > best else 0) - 4 * size[0]


def defender_mark(
    card: Bits, points: int, role: int, top: Sequence[Bits], size: Sequence[int], *, ruffs: bool, trumps: bool
) -> int:
    """A lead of a defender's; `ruffs` is whether the soloist has trumps."""
    partner = 3 - role
    if trumps:
        if card > top[0]:
            return 130 - 21 * points
        return 480 + 4 * points
    if not size[0]:
        return 410 - 8 * points if ruffs else 8 - points
    if card > top[0]:
        return -4 - 6 * points
    if top[partner] > top[0]:
        return -9 * points
    if not size[partner]:
        return 300 + 4 * points
    return 220 + 26 * points
