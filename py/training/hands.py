"""Hands that somebody would play, drawn by seeds: the best of three hands after a discard, judged by rules of thumb.

The rules of thumb are coarse on purpose, and blurred, so that good and doubtful discards and hands of every strength
are seen, the doubtful ones most often: what the model learns does not depend on the model.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from math import exp
from random import Random
from typing import NamedTuple

from vorhand.chance import mix
from vorhand.games.skat.compact import BITS, Bits, Layout, members, worth
from vorhand.games.skat.hand_features import LAYOUTS, LOSERS, NAMES

HAND_SHARE = 0.12
BLUR = 0.7


class Sample(NamedTuple):
    """A deal with a soloist: `hands` by place, `aside` the two cards that count for him."""

    kind: str
    hands: tuple[Bits, Bits, Bits]
    aside: Bits
    soloist: int
    hand: bool


def sample(kind: str, seed: int) -> Sample:
    """A deal that somebody plays. The same seed gives the same one."""
    layout = LAYOUTS[kind]
    for attempt in range(1000):
        draw = Random(mix(seed, attempt)).random
        hands, skat = _dealt(draw)
        from_hand = draw() < HAND_SHARE
        soloist = max(range(3), key=lambda place: power(kind, hands[place], 0, layout))
        ten, aside = hands[soloist], skat
        if not from_hand:
            ten, aside = _discarded(kind, ten | skat, layout, draw)
        hands[soloist] = ten
        if draw() < _worth_a_look(power(kind, ten, 0 if from_hand else aside, layout)):
            first, second, third = hands
            return Sample(kind, (first, second, third), aside, soloist, from_hand)
    raise AssertionError("among a thousand deals there is one to play")


def wild_sample(kind: str, seed: int) -> Sample:
    """A deal that hardly anybody would play so: any two cards are laid away, and the hand need not be good.

    Who chooses the best of many discards by a model must have one that knows the bad ones.
    """
    layout = LAYOUTS[kind]
    draw = Random(seed).random
    hands, skat = _dealt(draw)
    soloist = max(range(3), key=lambda place: power(kind, hands[place], 0, layout) + 6 * draw())
    twelve = hands[soloist] | skat
    one, other, *_ = sorted(members(twelve), key=lambda card: draw() + (layout.trumps >> card & 1))
    aside = 1 << one | 1 << other
    hands[soloist] = twelve ^ aside
    first, second, third = hands
    return Sample(kind, (first, second, third), aside, soloist, False)


def _dealt(draw: Callable[[], float]) -> tuple[list[Bits], Bits]:
    """Three hands of ten, and the two cards left."""
    order = sorted(range(BITS), key=[draw() for _ in range(BITS)].__getitem__)
    return [sum(1 << bit for bit in order[10 * place : 10 * place + 10]) for place in range(3)], sum(
        1 << bit for bit in order[30:]
    )


def _worth_a_look(power: float) -> float:
    """Sure games and hopeless ones teach little: they are kept now and then."""
    return 0.08 + 0.92 * exp(-0.5 * ((power - 1.5) / 2.2) ** 2)


def _discarded(kind: str, twelve: Bits, layout: Layout, draw: Callable[[], float]) -> tuple[Bits, Bits]:
    found = []
    bits = [bit for bit in range(BITS) if twelve >> bit & 1]
    for one, other in combinations(bits, 2):
        laid = 1 << one | 1 << other
        blur = BLUR * (draw() + draw() + draw() - 1.5) * 2
        found.append((power(kind, twelve ^ laid, laid, layout) + blur, laid))
    _, laid = max(found)
    return twelve ^ laid, laid


def power(kind: str, ten: Bits, laid: Bits, layout: Layout) -> float:
    """By rules of thumb, how good ten cards are: about 1 where the game is won as often as lost."""
    names, trumps = NAMES[kind], layout.trumps
    held = ten >> layout.first_trump
    rank = names.rank(held)
    tally = 0
    for run in layout.runs:
        if run != trumps:
            start = (run & -run).bit_length() - 1
            tally += names.suit((ten & run) >> start, (laid & run) >> start, rank).tally
    winners, losers = tally % LOSERS, tally // LOSERS
    points = worth(laid, layout) / 11
    if kind == "null":
        return 2.3 - 0.7 * winners - 2.4 * losers
    jacks = ten >> 28
    tops = 0.8 * (jacks >> 3) + 0.6 * (jacks >> 2 & 1) + 0.4 * (jacks >> 1 & 1) + 0.3 * (jacks & 1)
    if kind == "grand":
        return 2.2 * tops + 1.0 * winners - 1.0 * losers + 0.6 * points - 2.0
    return 1.3 * (held.bit_count() - 6) + tops + 0.9 * winners - 0.6 * losers + 0.7 * points
