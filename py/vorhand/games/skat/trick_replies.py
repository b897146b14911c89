"""The second and third card of a trick, in the order in which they are worth trying.

Each of the three tries to cut the search short: who can take the trick does it with most card points, who cannot gives
few, and a defender gives many where his partner will have the trick. The order says nothing about what is legal: every
card that may be played is among the replies, but for those that do the same as a listed one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from vorhand.games.skat.compact import Bits
from vorhand.games.skat.suit_records import Move, Second, SuitRecord

SUIT: Final = 7
"""Cards of a plain suit."""


def taker_of(cards: tuple[Bits, Bits, Bits], leader: int, first: Bits) -> int:
    """The role that takes the last trick, the card of each role given; `first` is the lowest trump there is."""
    best, taker = cards[leader], leader
    for role in ((leader + 1) % 3, (leader + 2) % 3):
        card = cards[role]
        if card > best and (card >= first or (card.bit_length() - 1) // SUIT == (best.bit_length() - 1) // SUIT):
            best, taker = card, role
    return taker


def _over(record: SuitRecord, role: int, card: Bits) -> list[Move]:
    """Those above a card first, the richest of them first; then the others from the poorest."""
    above = [move for move in record.rich[role] if move[1] > card]
    return above + [move for move in record.poor[role] if move[1] < card]


def follow_all(record: SuitRecord, leader: int, card: Bits, points: int) -> tuple[Second, ...]:
    """The replies to a lead of the suit when both others must follow."""
    second, third = (leader + 1) % 3, (leader + 2) % 3
    top = record.top[third]
    options: Sequence[Move]
    if second == 1:
        partner = record.top[1] < card < top
        options = record.rich[1] if partner else _over(record, 1, card)
    elif second == 2 and card > top:
        options = record.rich[2]
    else:
        options = _over(record, second, max(card, top))
    replies = []
    for _, two, p2, run in options:
        best, holder = (two, second) if two > card else (card, leader)
        order = record.rich[third] if holder and third else _over(record, third, best)
        thirds = tuple(
            (card | two | three, points + p2 + p3, third if three > best else holder, p3, run3)
            for _, three, p3, run3 in order
        )
        replies.append((p2, run, thirds))
    return tuple(replies)


def _throws(plain: Sequence[SuitRecord], thrown: list[list[Move] | None], role: int) -> list[Move]:
    a, b, c, d = plain
    found = thrown[role] = sorted(a.poor[role] + b.poor[role] + c.poor[role] + d.poor[role])
    return found


def loose(
    record: SuitRecord,
    leader: int,
    card: Bits,
    points: int,
    plain: Sequence[SuitRecord],
    thrown: list[list[Move] | None],
    trumps: SuitRecord,
    first: Bits,
) -> Iterator[Second]:
    """The replies to a lead of the suit when at least one of the others is void.

    `plain` are the records of the plain suits, `trumps` that of the trumps, `first` is the lowest trump there is;
    `thrown` keeps for each role its plain cards, the poorest first, from one lead of the position to the next.
    """
    second, third = (leader + 1) % 3, (leader + 2) % 3
    follow2, follow3 = record.poor[second], record.poor[third]
    ruffs2 = () if follow2 else trumps.rich[second]
    ruffs3 = () if follow3 else trumps.rich[third]
    options: Sequence[Move]
    if follow2:
        if second == 1:
            options = record.rich[1] if ruffs3 else _over(record, 1, card)
        elif second == 2:
            options = follow2 if ruffs3 else record.rich[2]
        else:
            options = follow2 if ruffs3 else _over(record, 0, card)
    else:
        low = thrown[second] or _throws(plain, thrown, second)
        if second == 0:
            ours = False
        elif second == 1:
            ours = bool(ruffs3) or record.top[2] > card
        else:
            ours = not ruffs3 and card > record.top[0]
        options = [*low[::-1], *ruffs2] if ours else [*ruffs2, *low]
    if not follow3:
        low = thrown[third] or _throws(plain, thrown, third)
    for _, two, p2, run in options:
        best, holder = (two, second) if two > card and (follow2 or two >= first) else (card, leader)
        friend = holder and third
        if follow3:
            order = record.rich[third] if friend else _over(record, third, best)
            yield (
                p2,
                run,
                [
                    (card | two | three, points + p2 + p3, third if three > best else holder, p3, run3)
                    for _, three, p3, run3 in order
                ],
            )
            continue
        if friend:
            order = [*low[::-1], *ruffs3]
        elif ruffs3:
            order = [move for move in ruffs3 if move[1] > best]
            order += low
            order += [move for move in ruffs3 if move[1] < best]
        else:
            order = low
        yield (
            p2,
            run,
            [
                (card | two | three, points + p2 + p3, third if three > best and three >= first else holder, p3, run3)
                for _, three, p3, run3 in order
            ],
        )
