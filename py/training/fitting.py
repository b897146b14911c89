"""Logistic regression in plain Python: a weight for each name, found by stochastic gradient descent (AdaGrad)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log, sqrt
from random import Random
from typing import NamedTuple

from vorhand.games.skat.hand_model import chance

EPOCHS = 10
"""So many times all examples are gone through."""
STEPS = 40
"""Steps of Newton's method for a straight line."""
RATE = 0.12
DECAY = 0.02
"""How strongly a weight is drawn back to nothing each time it is used (a ridge)."""
BIAS = "all"


class Example(NamedTuple):
    """What a hand has, and whether it reached the end."""

    names: Sequence[str]
    reached: bool


class Figures(NamedTuple):
    """How well chances fit what happened: `accuracy` of saying the likelier, area under the curve, mean squared error,
    and that error if always the mean is said."""

    hands: int
    share: float
    accuracy: float
    auc: float
    brier: float
    base: float


def fitted(
    examples: Sequence[Example],
    *,
    seed: int,
    start: Mapping[str, float] | None = None,
    decay: float = DECAY,
) -> dict[str, float]:
    """The weights by name, `all` for every hand. The same examples and seed give the same weights.

    With weights to `start` from it is these that a weight is drawn back to.
    """
    number: dict[str, int] = {BIAS: 0}
    if start:
        number |= {name: at for at, name in enumerate((name for name in start if name != BIAS), 1)}
    rows = []
    for example in examples:
        row = [0, *(number.setdefault(name, len(number)) for name in example.names)]
        rows.append((row, 1.0 if example.reached else 0.0))
    home = [start.get(name, 0.0) if start else 0.0 for name in number]
    weights, squares = home.copy(), [1.0 if start else 1e-6] * len(number)
    draw = Random(seed)
    for epoch in range(EPOCHS):
        order = sorted(range(len(rows)), key=[draw.random() for _ in rows].__getitem__)
        rate = RATE * (1 - epoch / EPOCHS) + 0.01
        for at in order:
            row, aim = rows[at]
            total = sum([weights[each] for each in row])
            error = aim - (1 / (1 + exp(-total)) if total > -30 else 0.0)
            for each in row:
                gradient = error - decay * (weights[each] - home[each]) if each else error
                squares[each] += gradient * gradient
                weights[each] += rate * gradient / sqrt(squares[each])
    return {name: round(weights[at], 4) for name, at in number.items()}


def power(weights: Mapping[str, float], names: Sequence[str]) -> float:
    """The log odds; a name that was never seen counts nothing."""
    return weights[BIAS] + sum(weights.get(name, 0.0) for name in names)


def figures(chances: Sequence[float], reached: Sequence[bool]) -> Figures:
    """How well the chances fit."""
    count = len(chances)
    share = sum(reached) / count
    right = sum((chance >= 0.5) == made for chance, made in zip(chances, reached, strict=True)) / count
    brier = sum((chance - made) ** 2 for chance, made in zip(chances, reached, strict=True)) / count
    ranked = sorted(zip(chances, reached, strict=True))
    above = sum(place for place, (_, made) in enumerate(ranked) if made)
    made = sum(reached)
    pairs = made * (count - made)
    auc = (above - made * (made - 1) / 2) / pairs if pairs else 0.5
    return Figures(count, share, right, auc, brier, share * (1 - share))


def straight(powers: Sequence[float], reached: Sequence[bool]) -> tuple[float, float]:
    """`shift` and `slope` by which log odds become those of other games: logistic regression on one number (Newton)."""
    share = (sum(reached) + 1) / (len(reached) + 2)
    shift, slope = log(share / (1 - share)), 0.5
    # Two cases more in the middle, one of each kind: a few must not make certainties.
    middle = sum(powers) / max(len(powers), 1)
    cases = [*zip(powers, reached, strict=True), (middle, True), (middle, False)]
    for _ in range(STEPS):
        gradient, bend = [0.0, 1.0 - slope], [1e-3, 0.0, 1.0]
        for value, made in cases:
            likely = chance(shift + slope * value)
            error, spread = made - likely, likely * (1 - likely)
            gradient[0] += error
            gradient[1] += error * value
            bend[0] += spread
            bend[1] += spread * value
            bend[2] += spread * value * value
        whole = bend[0] * bend[2] - bend[1] * bend[1]
        shift += max(-1.0, min((bend[2] * gradient[0] - bend[1] * gradient[1]) / whole, 1.0))
        slope += max(-0.5, min((bend[0] * gradient[1] - bend[1] * gradient[0]) / whole, 0.5))
    return shift, slope
