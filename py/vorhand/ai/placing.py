"""Worlds drawn by what is likely: each card goes to a place by its weight there and by the room that is left.

Where `worlds` draws all that fit alike, here a card that a place is likely to hold goes there more often. Cards are
placed one after the other, in an order by lot; so how the weights work out is near to what they say, not equal to it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from vorhand.ai.worlds import worlds
from vorhand.chance import mix_up

PATIENCE: Final = 40
"""So many worlds in which a card found no place left are thrown away before one is drawn that fits for certain."""


def placed(
    unseen: Sequence[int], rooms: Sequence[int], weights: Sequence[Sequence[float]], *, seed: int
) -> Iterator[list[list[int]]]:
    """Endless worlds: for each place the cards it holds.

    `unseen` are the numbers of the cards, as many as the `rooms` add up to; `weights[place][card]` says how much a card
    likes to be at a place, against what it says of the other places and of the other cards there; with 0 it cannot be
    there. Raises `ValueError` if the numbers differ or no world fits.

    >>> next(placed([0, 1, 2], [1, 2], [(0, 0, 1), (1, 1, 1)], seed=1))
    [[2], [0, 1]]
    """
    if len(unseen) != sum(rooms):
        raise ValueError(f"{len(unseen)} cards for {sum(rooms)} places")
    draw = Random(seed).random
    places = range(len(rooms))
    there = [place for place in places if rooms[place]]
    rows = {card: [weights[place][card] for place in places] for card in unseen}
    bound = [card for card in unseen if not all(rows[card][place] for place in there)]
    bound.sort(key=lambda card: sum(room for room, weight in zip(rooms, rows[card], strict=True) if weight))
    leaning = [card for card in unseen if card not in bound and len({rows[card][place] for place in there}) > 1]
    loose = [card for card in unseen if card not in bound and card not in leaning]
    exact: Iterator[list[list[int]]] | None = None
    failed = 0
    while True:
        mix_up(leaning, draw)
        held: list[list[int]] = [[] for _ in rooms]
        room = list(rooms)
        for card in (*bound, *leaning):
            marks = [weight * left for weight, left in zip(rows[card], room, strict=True)]
            mark = draw() * sum(marks)
            for place in places:
                mark -= marks[place]
                if mark < 0:
                    break
            else:
                break
            held[place].append(card)
            room[place] -= 1
        else:
            mix_up(loose, draw)
            start = 0
            for place in there:
                held[place] += loose[start : start + room[place]]
                start += room[place]
            yield held
            continue
        failed += 1
        if failed % PATIENCE == 0:
            exact = exact or _fitting(unseen, rooms, weights, seed=seed)
            yield next(exact)


def _fitting(
    unseen: Sequence[int], rooms: Sequence[int], weights: Sequence[Sequence[float]], *, seed: int
) -> Iterator[list[list[int]]]:
    """Worlds that fit, whatever the weights are but 0."""
    barred = [sum(1 << card for card in unseen if not row[card]) for row in weights]
    for world in worlds(unseen, rooms, barred, seed=seed):
        yield [[card for card in unseen if held >> card & 1] for held in world]
