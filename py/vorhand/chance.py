"""Chance as a value: everything random in a match follows from whole numbers below 2**53.

Only `random.Random(seed).random()` is used, whose sequence Python promises to keep, so that the same seed gives the
same deal on every version. It does not hold any state.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

Item = TypeVar("Item")

SEED_LIMIT = 2**53
"""Seeds are whole numbers from 0 to this, exclusive: exact in JavaScript too."""

_MASK = 2**64 - 1


def mix(seed: int, *parts: int) -> int:
    """A new seed that belongs to `seed` and the `parts` (a deal's number, a seat, a ply), well spread over the range.

    The mixing step is the finaliser of SplitMix64 (Steele, Lea and Flood 2014).

    >>> mix(7, 1), mix(7, 2)
    (3444597933762076, 6826321073220098)
    """
    state = seed
    for part in parts:
        state = (state + (part + 1) * 0x9E3779B97F4A7C15) & _MASK
        state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & _MASK
        state ^= state >> 31
    return state % SEED_LIMIT


def shuffled(items: Sequence[Item], seed: int) -> tuple[Item, ...]:
    """The items in an order drawn from `seed`."""
    order = list(items)
    mix_up(order, Random(seed).random)
    return tuple(order)


def mix_up(items: list[Item], draw: Callable[[], float]) -> None:
    """Bring the items into an order by lot, in place (Fisher and Yates); `draw` gives numbers from 0 to 1."""
    for last in range(len(items) - 1, 0, -1):
        other = int(draw() * (last + 1))
        items[last], items[other] = items[other], items[last]


def drawn(items: Sequence[Item], seed: int) -> Item:
    """One of the items, each as likely as the others: the lot."""
    return items[int(Random(seed).random() * len(items))]
