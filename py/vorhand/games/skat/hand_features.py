"""What the hand model looks at: the parts of a soloist's cards, each by a name under which it has a weight.

A part is one suit with the cards held in it and those laid away from it. Plain suits are runs of seven bits (`7 8 9 Q K
T A`), trumps the run on top (the four jacks alone in a Grand), suits in Null runs of eight. What is laid away closes
gaps: a king is as good as the ten that lies aside. Besides its names every part has a tally, by which the model sees
the hand as a whole: what can be counted on and what has to be given away, added up over the suits.

Nothing here knows a weight; `hand_model` has them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Final, NamedTuple

from vorhand.games.skat.compact import Bits, layout_of, members, worth
from vorhand.games.skat.contracts import GameName

_HIGH = ("", "K", "T", "TK", "A", "AK", "AT", "ATK")
LOSERS = 16
"""A tally is the winners, and this times the losers. In Null suits somewhat at risk stand in the winners' place, and
suits at great risk in the losers'."""


class Part(NamedTuple):
    """A suit of a hand: the names of what it has, and its tally."""

    names: tuple[str, ...]
    tally: int


def plain_suit(held: Bits, laid: Bits, rank: str) -> Part:
    """A plain suit of a suit game or a Grand; `rank` is the class of the trumps that stand beside it."""
    if not held:
        return Part(tuple(f"void, {_LAID[card]} laid" for card in members(laid)), 0)
    count = held.bit_count()
    high, low = _HIGH[held >> 4], (held & 0xF).bit_count()
    order = "".join("+" if held >> card & 1 else "-" for card in range(6, -1, -1) if not laid >> card & 1)
    top = len(order) - len(order.lstrip("+"))
    losers = min(count - top, max(order.count("-") - 2 * top, 0))
    names = [
        f"{high}.{low}",
        f"{order[:3]} {min(count, 5)}",
        f"{rank}|{high}.{min(low, 3)}",
        f"{rank}|{top} {losers}",
    ]
    if held & 8:
        names.append(f"Q in {min(count, 4)}")
    names += [f"held, {_LAID[card]} laid" for card in members(laid)]
    return Part(tuple(names), min(top, 3) + LOSERS * min(losers, 3))


_LAID = ("7", "7", "7", "Q", "K", "T", "A")


def suit_trumps(held: Bits, laid: Bits) -> Part:
    """The trumps of a suit game: bits 0-6 are the suit, 7-10 the jacks, that of clubs last."""
    count, jacks = held.bit_count(), held >> 7
    full = ("A" if held & 64 else "") + ("T" if held & 32 else "")
    order = "".join("+" if held >> card & 1 else "-" for card in range(10, 3, -1) if not laid >> card & 1)
    names = (
        f"trumps {count}",
        f"jacks {jacks:04b}",
        f"jacks {jacks.bit_count()} of {min(count, 8)}",
        f"full {full} of {min(max(count, 4), 8)}",
        f"top {order[:6]}",
        f"faces {(held >> 3 & 3).bit_count()}",
    )
    return Part(names, 0)


def suit_rank(held: Bits) -> str:
    """The class of the trumps of a suit game: how many there are."""
    return "45678"[min(max(held.bit_count(), 4), 8) - 4]


def grand_trumps(held: Bits, laid: Bits) -> Part:
    """The jacks in a Grand."""
    return Part((f"jacks {held:04b}", f"jacks {held.bit_count()}"), 0)


def grand_rank(held: Bits) -> str:
    """The class of the trumps in a Grand: few jacks, two without the highest, two with it, three, four."""
    count = held.bit_count()
    return "f" if count < 2 else ("C" if held & 8 else "c") if count == 2 else "m" if count == 3 else "a"


def null_suit(held: Bits, laid: Bits, rank: str) -> Part:
    """A suit of eight in Null. A card is in danger as far as more cards lie below it than it has of its own there."""
    if not held:
        return Part((), 0)
    order = [bool(held >> card & 1) for card in range(8) if not laid >> card & 1]
    gaps, below, mine = [], 0, 0
    for own in order:
        if own:
            gaps.append(max(below - mine, 0))
            mine += 1
        else:
            below += 1
    if not any(gaps):
        return Part(("safe",), 0)
    count = len(gaps)
    names = [f"gap{place} {min(gap, 6)}" for place, gap in enumerate(gaps[:4], 1)]
    names += [f"cards {held:08b}", f"{count} first {gaps[0]}", f"{min(count, 5)} unsafe {sum(gap > 0 for gap in gaps)}"]
    grave = gaps[0] > 1 or (count > 1 and gaps[1] > 1)
    return Part(tuple(names), LOSERS if grave else 1)


_STEPS = (2, 4, 7, 10, 13, 16, 20)
"""Card points aside from which a hand is told apart from one with fewer."""


def whole_hand(rank: str, tally: int, place: int, aside: int | None) -> tuple[str, ...]:
    """The hand as a whole: the tallies of its plain suits added up, who leads to the first trick (`place` 0 is the
    soloist himself), and the card points that lie aside, None in a hand game."""
    winners, losers = tally % LOSERS, tally // LOSERS
    laid = ("hand",) if aside is None else tuple(f"aside {least}" for least in _STEPS if aside >= least)
    return (
        *(f"has {least}" for least in range(1, min(winners, 8) + 1)),
        *(f"gives {least}" for least in range(1, min(losers, 10) + 1)),
        *(f"{rank} gives {least}" for least in range(2, min(losers, 10) + 1, 2)),
        f"{rank} has {min(winners, 8)} gives {min(losers, 8)}",
        f"gives {min(losers, 8)} place {place}",
        f"place {place}",
        f"{rank} place {place}",
        *laid,
        f"{rank} hand" if aside is None else f"{rank} aside {min(aside, 20) // 7}",
    )


class Names(NamedTuple):
    """How the parts of a hand are named in one kind of game: `trumps(held, laid)`, `suit(held, laid, rank)`, and
    `rank(held)` for the class of the trumps."""

    trumps: Callable[[Bits, Bits], Part]
    suit: Callable[[Bits, Bits, str], Part]
    rank: Callable[[Bits], str]


NAMES: Final[Mapping[str, Names]] = MappingProxyType(
    {
        "suit": Names(suit_trumps, plain_suit, suit_rank),
        "grand": Names(grand_trumps, plain_suit, grand_rank),
        "null": Names(lambda held, laid: Part((), 0), null_suit, lambda held: ""),
    }
)
"""By the kind of the game: all suit games are alike."""


def names_of(kind: str, ten: Bits, laid: Bits, *, place: int, hand: bool) -> list[str]:
    """Everything ten cards have, in the layout of a game of the kind; `laid` lies aside, nothing in a hand game."""
    layout, names = LAYOUTS[kind], NAMES[kind]
    held, gone = ten >> layout.first_trump, laid >> layout.first_trump
    rank = names.rank(held)
    found, tally = [*names.trumps(held, gone).names], 0
    for start, full in suits_of(kind):
        part = names.suit(ten >> start & full, laid >> start & full, rank)
        found += part.names
        tally += part.tally
    aside = None if hand else worth(laid, layout)
    return [*found, *whole_hand(rank, tally, place, aside)]


@cache
def suits_of(kind: str) -> tuple[tuple[int, Bits], ...]:
    """Where each plain suit begins, and the set of all its cards counted from there."""
    layout = LAYOUTS[kind]
    runs = [run for run in layout.runs if run != layout.trumps]
    return tuple(((run & -run).bit_length() - 1, run // (run & -run)) for run in runs)


GAMES: Final = MappingProxyType({"suit": GameName.CLUBS, "grand": GameName.GRAND, "null": GameName.NULL})
"""A game of each kind; all suit games share one arrangement."""
LAYOUTS: Final = MappingProxyType({kind: layout_of(game) for kind, game in GAMES.items()})
"""How the cards stand in each kind of game."""
