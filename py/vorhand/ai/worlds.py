"""Worlds: ways the cards that a seat cannot see may lie, consistent with what it knows.

A caller says which cards are unseen, how many each place holds, and which cards a place cannot hold. All worlds that
fit are equally likely. Nothing here sees a position. Cards that a player has forgotten may be given a place of their
own, so that the counts of all places stay exact.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice
from math import factorial, prod
from random import Random

from vorhand.chance import mix_up

Bits = int
"""A set of cards, one bit each."""
ROOM = 20
"""So many times as many ways as worlds are wanted may be looked through, since what is barred leaves fewer of them."""


def worlds(
    unseen: Sequence[int], counts: Sequence[int], barred: Sequence[Bits], *, seed: int
) -> Iterator[tuple[Bits, ...]]:
    """Endless worlds: for each place the set of cards it holds, drawn uniformly from all that fit.

    `unseen` are the numbers of the cards to place, as many as `counts` adds up to; `barred[place]` the cards that the
    place cannot hold. Raises `ValueError` if the numbers differ or no world fits.

    >>> next(worlds([0, 1, 2], [1, 2], [0b011, 0], seed=1))
    (4, 3)
    """
    if len(unseen) != sum(counts):
        raise ValueError(f"{len(unseen)} cards for {sum(counts)} places")
    places = range(len(counts))
    open_to = {card: tuple(place for place in places if not barred[place] >> card & 1) for card in unseen}
    tight = [card for card in unseen if len(open_to[card]) < len(counts)]
    loose = [card for card in unseen if len(open_to[card]) == len(counts)]

    @cache
    def ways(at: int, room: tuple[int, ...]) -> int:
        """In how many ways the tight cards from `at` on and all loose ones fit into the room left."""
        if at == len(tight):
            return factorial(sum(room)) // prod(map(factorial, room))
        return sum(ways(at + 1, _less(room, place)) for place in open_to[tight[at]] if room[place])

    full = tuple(counts)
    if not ways(0, full):
        raise ValueError("no world fits")
    draw = Random(seed).random
    while True:
        held, room = [0] * len(counts), full
        for at, card in enumerate(tight):
            mark = draw() * ways(at, room)
            for place in open_to[card]:
                share = ways(at + 1, _less(room, place)) if room[place] else 0
                if share and mark < share:
                    break
                mark -= share
            else:  # rounding at the very end of the range
                place = max(p for p in open_to[card] if room[p] and ways(at + 1, _less(room, p)))
            held[place] |= 1 << card
            room = _less(room, place)
        mix_up(loose, draw)
        start = 0
        for place in places:
            for card in loose[start : start + room[place]]:
                held[place] |= 1 << card
            start += room[place]
        yield tuple(held)


def _less(room: tuple[int, ...], place: int) -> tuple[int, ...]:
    return (*room[:place], room[place] - 1, *room[place + 1 :])


def every(unseen: Sequence[int], counts: Sequence[int], barred: Sequence[Bits]) -> Iterator[tuple[Bits, ...]]:
    """All worlds that fit, each once; none if none does.

    >>> list(every([0, 1, 2], [1, 2], [0b001, 0]))
    [(2, 5), (4, 3)]
    """

    def placed(at: int, held: tuple[Bits, ...], room: tuple[int, ...]) -> Iterator[tuple[Bits, ...]]:
        if at == len(unseen):
            yield held
            return
        for place, left in enumerate(room):
            if left and not barred[place] >> unseen[at] & 1:
                with_it = (*held[:place], held[place] | 1 << unseen[at], *held[place + 1 :])
                yield from placed(at + 1, with_it, _less(room, place))

    return placed(0, (0,) * len(counts), tuple(counts))


def all_or_drawn(
    unseen: Sequence[int], counts: Sequence[int], barred: Sequence[Bits], *, seed: int, most: int
) -> Iterator[tuple[Bits, ...]]:
    """All worlds that fit, each once, if they are at most `most`; else endless ones by lot. Raises as `worlds` does."""
    drawn = worlds(unseen, counts, barred, seed=seed)
    first = next(drawn)
    # What is barred only makes the ways fewer, so that they need not be tried one by one where there are far too many.
    if factorial(len(unseen)) // prod(map(factorial, counts)) <= ROOM * most:
        few = list(islice(every(unseen, counts, barred), most + 1))
        if len(few) <= most:
            yield from few
            return
    yield first
    yield from drawn
