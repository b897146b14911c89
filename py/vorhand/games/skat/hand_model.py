"""What a hand is worth before a card is played: how likely its soloist ends where, by weights learned from searches.

A hand is looked at as `hand_features` names it; each name has a weight, and their sum is the log odds that the soloist
wins if all cards lie open. Straight lines lead from there to what happens at a table, where nobody sees the others'
cards. The weights, the lines and how well they do stand in `hand_model.json`, which `python build.py train` makes; it
is read when the first hand is judged. Where the single hidden cards lie is not looked at here.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from math import exp
from pkgutil import get_data
from typing import Final, NamedTuple, TypedDict

from vorhand.games.skat.compact import Bits
from vorhand.games.skat.hand_features import LAYOUTS, NAMES, Names, Part, suits_of, whole_hand

FILE: Final = "hand_model.json"
ENDS: Final = ("31", "61", "90", "all")
"""Card points from which the soloist is out of schneider, wins, wins with schneider; and every trick."""

Odds = tuple[float, float, float, float, float]
"""How likely a game is lost in schneider, lost, won, won with schneider, won with every trick; they add up to one."""


class Line(NamedTuple):
    """From one scale of log odds to another."""

    shift: float
    slope: float

    def chance(self, power: float, more: float = 0.0) -> float:
        """The chance of log odds, with something more added on the scale that the line leads to."""
        return chance(self.shift + self.slope * power + more)


def chance(power: float) -> float:
    """The chance that belongs to log odds."""
    return 1 / (1 + exp(-max(-40.0, min(power, 40.0))))


class _Suits(dict[int, tuple[float, int]]):
    """What a suit adds, and its tally, by the cards held and those laid away (from bit 11 up); filled as they come."""

    def __init__(self, weights: Mapping[str, float], names: Names, rank: str | None) -> None:
        self._weights, self._names, self._rank = weights, names, rank

    def __missing__(self, key: int) -> tuple[float, int]:
        held, laid = key & 0x7FF, key >> 11
        part: Part
        part = self._names.trumps(held, laid) if self._rank is None else self._names.suit(held, laid, self._rank)
        found = self[key] = sum(self._weights.get(name, 0.0) for name in part.names), part.tally
        return found


class _Whole(dict[int, float]):
    """What the hand as a whole adds, by the tally, the place (bit 8 up) and the card points aside (bit 10 up, one more
    than there are; 0 in a hand game)."""

    def __init__(self, weights: Mapping[str, float], rank: str) -> None:
        self._weights, self._rank = weights, rank

    def __missing__(self, key: int) -> float:
        tally, place, aside = key & 0xFF, key >> 8 & 3, key >> 10
        names = whole_hand(self._rank, tally, place, aside - 1 if aside else None)
        found = self[key] = self._weights["all"] + sum(self._weights.get(name, 0.0) for name in names)
        return found


class HandModel:
    """The weights of one kind of game, laid out by sets of cards."""

    def __init__(
        self,
        kind: str,
        weights: Mapping[str, float],
        lines: Mapping[str, Sequence[float]],
        heard: Sequence[float] = (0.0, 0.0, 0.0),
    ) -> None:
        self.names = NAMES[kind]
        layout = LAYOUTS[kind]
        self.first_trump, self.points = layout.first_trump, layout.points
        self.starts = tuple(start for start, _ in suits_of(kind))
        self.full = suits_of(kind)[0][1]
        self.trumps = _Suits(weights, self.names, None)
        self.suits: dict[str, _Suits] = {}
        self.wholes: dict[str, _Whole] = {}
        for held in range(1 << layout.trumps.bit_count()) if kind != "null" else (0,):
            rank = self.names.rank(held)
            if rank not in self.suits:
                self.suits[rank], self.wholes[rank] = _Suits(weights, self.names, rank), _Whole(weights, rank)
        self._heard = heard
        self.lines = {end: Line(*line) for end, line in lines.items()}

    def power(self, ten: Bits, laid: Bits, *, place: int, hand: bool) -> float:
        """Log odds that the soloist with these ten cards wins if all cards lie open.

        `laid` are the two cards aside, none in a hand game; `place` is the soloist's, 0 if he leads to the first trick.
        The sets are in the layout of the game.
        """
        held = ten >> self.first_trump
        rank = self.names.rank(held)
        suits, full = self.suits[rank], self.full
        total, tally = self.trumps[held | laid >> self.first_trump << 11]
        for start in self.starts:
            value, counted = suits[ten >> start & full | (laid >> start & full) << 11]
            total += value
            tally += counted
        if hand:
            return total + self.wholes[rank][tally | place << 8]
        low = laid & -laid
        aside = self.points[low.bit_length() - 1] + self.points[(laid ^ low).bit_length() - 1]
        return total + self.wholes[rank][tally | place << 8 | aside + 1 << 10]

    def odds(self, power: float, *, ouvert: bool = False, bidders: float | None = None) -> Odds:
        """How a game of this power may end at a table, the soloist's cards lying open or not.

        `bidders` says how many of the two others have bid or held, guessed where they have yet to speak; None is no
        word of them.
        """
        lines, heard = self.lines, 0.0
        if bidders is not None:
            none, one, both = self._heard
            heard = none + bidders * (one - none) if bidders < 1 else one + (bidders - 1) * (both - one)
        if "ouvert" in lines:
            won = lines["ouvert" if ouvert else "61"].chance(power, heard)
            return 0.0, 1 - won, won, 0.0, 0.0
        alive, won, schneider, sweep = (lines[end].chance(power, heard) for end in ENDS)
        alive, schneider = max(alive, won), min(schneider, won)
        sweep = min(sweep, schneider)
        return 1 - alive, alive - won, won - schneider, schneider - sweep, sweep


class Learned(TypedDict):
    """What the file has of a kind of game: weights, lines to the table by the end reached ("ouvert" for a Null with
    open cards, "willing" for how gladly ten cards are bid on), what is added if none, one or both of the others bid,
    and how it does on hands it was not made from."""

    weights: dict[str, float]
    heard: Sequence[float]
    table: dict[str, Sequence[float]]
    tests: dict[str, dict[str, float]]


@cache
def model(kind: str) -> HandModel:
    """The model of a kind of game: "suit", "grand" or "null"."""
    data = learned()[kind]
    return HandModel(kind, data["weights"], data["table"], data["heard"])


@cache
def learned() -> dict[str, Learned]:
    """What the file has, by the kind of game."""
    text = get_data(__package__, FILE)
    assert text is not None
    found: dict[str, Learned] = json.loads(text)["kinds"]
    return found
