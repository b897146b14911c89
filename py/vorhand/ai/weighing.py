"""Weighing worlds: of many that fit, a few are kept, so that each counts for as much as its likelihood makes it count.

Drawing a world is cheap and searching it is dear. So more are drawn than can be searched, each is weighed by how likely
it makes what was seen (importance weights), and of these a few are kept by the resampling of Fearnhead and Clifford
(2003): a heavy world is kept for certain with its own weight, the light ones by lot with a common one. No world is kept
twice, and whatever is averaged over those kept has the mean that all that were drawn would give. What a world is and
what makes it likely is the game's business.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from random import Random
from typing import Generic, NamedTuple, TypeVar

World = TypeVar("World")


class Weighed(NamedTuple, Generic[World]):
    """A world and its share; the shares of all that are kept add up to one."""

    world: World
    share: float


def weighed(
    worlds: Iterable[World], weight: Callable[[World], float], *, drawn: int, kept: int, seed: int
) -> list[Weighed[World]]:
    """At most `kept` of the first `drawn` worlds with their shares, in an order by lot.

    `weight` is not negative; where all weigh nothing each counts the same. If the worlds are all there are (see
    `worlds.every`) and none is left out, the shares are exact. Raises `ValueError` if there is no world at all.
    """
    few = list(islice(worlds, drawn))
    if not few:
        raise ValueError("no world to weigh")
    weights = [weight(world) for world in few]
    if not any(weights):
        weights = [1.0] * len(few)
    lot = Random(seed).random
    shares = resampled(weights, kept, lot=lot)
    order = sorted(shares, key=lambda _: lot())
    return [Weighed(few[at], shares[at]) for at in order]


def resampled(weights: Sequence[float], kept: int, *, lot: Callable[[], float]) -> dict[int, float]:
    """The shares of at most `kept` places of `weights`; the mean of each over all lots is its weight by the sum."""
    whole = sum(weights)
    if len(weights) <= kept:
        return {at: weight / whole for at, weight in enumerate(weights) if weight}
    heaviest = sorted(range(len(weights)), key=lambda at: -weights[at])
    shares: dict[int, float] = {}
    rest, room = whole, kept
    for at in heaviest:
        # From here on the weights are light: none is above what each place that is left stands for.
        if room and weights[at] * room < rest:
            break
        if not room or not weights[at]:
            return _to_one(shares)
        shares[at] = weights[at]
        rest -= weights[at]
        room -= 1
    # A comb with one tooth for each place, laid over the light weights at random.
    step = rest / room
    tooth = lot() * step
    for at, weight in enumerate(weights):
        if at in shares:
            continue
        if tooth < weight:
            shares[at] = step
            tooth += step
        tooth -= weight
    return _to_one(shares)


def _to_one(shares: dict[int, float]) -> dict[int, float]:
    whole = sum(shares.values())
    return {at: share / whole for at, share in shares.items()}
