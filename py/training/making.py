"""From labels to the data file: weights fitted on five sixths, figures taken on the last sixth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from training.fitting import BIAS, DECAY, Example, Figures, figures, fitted, power, straight
from training.labels import Label
from training.table_games import Played
from vorhand.games.skat.hand_features import names_of
from vorhand.games.skat.hand_model import ENDS, HandModel, Learned, chance

HELD = 0.2
"""How strongly the weights of play-outs are held on to. By fourfold trial on 1,800 searched Grands the area under the
curve was 0.904 with them alone and 0.924 held with 0.2, and Brier's figure 0.119 and 0.106."""
WON = 2
"""The class of a label from which the game is won."""


def weighted(labels: Sequence[Label], played_out: Sequence[Label], *, seed: int) -> dict[str, float]:
    """The weights by the first five sixths of the labels, beginning with those that play-outs of other deals give."""
    first = _fitted(played_out, seed=seed, start=None) if played_out else None
    if first:
        # Play-outs say how hands compare; how likely they win is for the search to say.
        powers = [power(first, _names(label)) for label in _taught(labels)]
        shift, slope = straight(powers, [label.reached >= WON for label in _taught(labels)])
        first = {name: slope * weight + (shift if name == BIAS else 0.0) for name, weight in first.items()}
    found = _fitted(_taught(labels), seed=seed, start=first)
    return {name: weight for name, weight in sorted(found.items()) if weight}


def _fitted(labels: Sequence[Label], *, seed: int, start: Mapping[str, float] | None) -> dict[str, float]:
    examples = [Example(_names(label), label.reached >= WON) for label in labels]
    return fitted(examples, seed=seed, start=start, decay=HELD if start else DECAY)


def _taught(labels: Sequence[Label]) -> Sequence[Label]:
    return labels[: len(labels) * 5 // 6]


def learned(
    kind: str, labels: Sequence[Label], played_out: Sequence[Label], played: Sequence[Played], *, seed: int
) -> Learned:
    """The weights of a kind of game, the lines to the table, and the figures of both on what did not make them."""
    weights = weighted(labels, played_out, seed=seed)
    asked = labels[len(_taught(labels)) :]
    chances = [chance(power(weights, _names(label))) for label in asked]
    tests = {"open": _told(figures(chances, [label.reached >= WON for label in asked]))}
    lines: dict[str, Sequence[float]] = {}
    model = HandModel(kind, weights, {})
    for ouvert in (False, True) if kind == "null" else (False,):
        games = [game for game in played if game.kind == kind and game.ouvert == ouvert]
        powers = [_power(model, each) for each in games]
        cut = len(games) * 2 // 3
        for level, end in [(WON, "ouvert" if ouvert else "61")] if kind == "null" else enumerate(ENDS, 1):
            made = [game.reached >= level for game in games]
            shift, slope = straight(powers[:cut], made[:cut])
            chances = [chance(shift + slope * value) for value in powers[cut:]]
            tests[f"table {end}"] = _told(figures(chances, made[cut:]))
            shift, slope = straight(powers, made)
            lines[end] = round(shift, 3), round(slope, 3)
    return {"weights": weights, "heard": (0.0, 0.0, 0.0), "table": lines, "tests": tests}


def _names(label: Label) -> Sequence[str]:
    return names_of(label.kind, label.ten, 0 if label.hand else label.aside, place=label.place, hand=label.hand)


def _power(model: HandModel, game: Played) -> float:
    return model.power(game.ten, 0 if game.hand else game.aside, place=game.place, hand=game.hand)


def _told(found: Figures) -> dict[str, float]:
    return {name: round(value, 4) for name, value in found._asdict().items()}
