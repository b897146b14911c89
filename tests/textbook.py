"""Textbook positions: what a good card player does without much thought, and how often the computer players do it.

A text file for each game (`tests/data/textbook/skat.txt`); in it a block for each position, in the notation of the
game's written deals (`tests.skat`, `tests.ramsch`, `tests.rams`, `tests.packs`) with some lines more:

    = Trumps first                the title
    theme: draw trumps            what it is an example of
    rules: altenburg              a preset, then `option=value` for what is changed
    scores: 30 40 7               Rams alone: the match so far, by A, B, C ...; may be left out
    F: CJ SJ ...                  every hand in full, though who plays sees only his own
    ...                           what was said and played so far
    on turn: F                    who must find the move
    good: CJ, play SJ             the moves a good player accepts; of a card to be played the card will do
    why: ...                      the reason, in a sentence or two

Accepted are never more than half of the legal moves. Claiming and conceding are left out of the count, as they would
make a random player look worse than he is.

    PYTHONPATH=py python -m tests.textbook [GAME ...] [LEVEL ...]

prints how many each level finds, and how many a random player in the mean.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby
from pathlib import Path

import vorhand
from tests import packs, rams, ramsch, skat
from vorhand.games.rams.state import RamsState
from vorhand.games.skat.state import SkatState
from vorhand.kind import Bot
from vorhand.moves import ENDING, Move
from vorhand.position import State

FOLDER = Path(__file__).parent / "data/textbook"
GAMES = ("skat", "ramsch", "kalter_schlag", "rams")
FIELDS = ("theme", "rules", "scores", "on turn", "good", "why")
NEEDED = ("theme", "rules", "on turn", "good", "why")
SEEDS = 5
"""A player is asked so often, each time with another seed: luck with the worlds he thinks of is not enough."""


class SlipError(ValueError):
    """A block is not written as it should be; the text says which one and what is wrong."""


@dataclass(frozen=True, slots=True)
class Position:
    """A position, the moves a good player accepts, and all that decide something."""

    game: str
    title: str
    theme: str
    rules: str
    state: State
    good: tuple[Move, ...]
    legal: tuple[Move, ...]
    why: str

    @property
    def share(self) -> Fraction:
        """How often a player who chooses at random is right."""
        return Fraction(len(self.good), len(self.legal))

    def accepts(self, move: Move) -> bool:
        """Whether a good player would make this move."""
        return any(move.same(each) for each in self.good)

    def found_by(self, bot: Bot, *, seeds: int = SEEDS) -> bool:
        """Whether a computer player finds it whatever worlds he happens to think of: one miss in five is forgiven."""
        view, misses = self.state.view(self.state.turn), 0
        for seed in range(seeds):
            misses += not self.accepts(bot.choose(view, seed=seed))
            if misses > seeds // SEEDS:
                return False
        return True


def blocks(text: str) -> Iterator[tuple[str, str]]:
    """Title and body of each block of a file; comments stand before the first one."""
    _, *parts = re.split(r"^= ", text, flags=re.MULTILINE)
    for part in parts:
        title, _, body = part.partition("\n")
        yield title.strip(), body.strip()


def read(game: str, title: str, body: str) -> Position:
    """The position of a block. Raises `SlipError`."""
    try:
        return _read(game, title, body)
    except (AssertionError, ValueError, KeyError) as error:
        raise SlipError(f"{game}, {title!r}: {str(error) or 'this is no position'}") from error


def _read(game: str, title: str, body: str) -> Position:
    fields: dict[str, str] = {}
    course: list[str] = []
    for line in map(str.strip, body.splitlines()):
        head, colon, rest = line.partition(":")
        if colon and head in FIELDS:
            assert head not in fields, f"two lines {head!r}"
            fields[head] = rest.strip()
        else:
            assert not fields.keys() & {"good", "why"}, f"{line!r} stands behind the answer"
            course.append(line)
    for head in NEEDED:
        assert fields.get(head), f"no line {head!r}"
    scores = [int(score) for score in fields.get("scores", "").split()] or None
    state, who = SET_UP[game]("\n".join(course), fields["rules"], scores)
    assert who == fields["on turn"], f"{who} is on turn, not {fields['on turn']}"
    legal = tuple(move for move in state.legal_moves if move.kind not in ENDING)
    good = tuple(_move(text.strip()) for text in fields["good"].split(","))
    for move in good:
        assert any(move.same(each) for each in legal), f"{str(move)!r} is not legal"
    assert len({frozenset(str(move).split()) for move in good}) == len(good), "a move is accepted twice"
    assert 2 * len(good) <= len(legal), f"{len(good)} of {len(legal)} moves are accepted, more than half"
    return Position(game, title, fields["theme"], fields["rules"], state, good, legal, fields["why"])


def _move(text: str) -> Move:
    return Move.parse(f"play {text}" if re.fullmatch(r"[CSHD][2-9TJQKA]", text) else text)


def _whole(hands: Mapping[str, str], sizes: Mapping[str, int]) -> None:
    """Every card is written down, so that nothing is filled up behind the reader's back."""
    for name, size in sizes.items():
        assert len(hands.get(name, "").split()) == size, f"{size} cards of {name!r} are to be written down"


def _skat(course: str, rules: str, scores: list[int] | None) -> tuple[SkatState, str]:
    assert scores is None, "no scores are asked for in Skat"
    _whole(skat.hands_in(course), {"F": 10, "M": 10, "R": 10, "skat": 2})
    state = skat.played(course, options=skat.rules(rules))
    return state, skat.on_turn(state)


def _ramsch(course: str, rules: str, scores: list[int] | None) -> tuple[SkatState, str]:
    assert scores is None, "no scores are asked for in Ramsch"
    _whole(skat.hands_in(course), {"F": 10, "M": 10, "R": 10, "skat": 2})
    state = ramsch.played(course, rules)
    return state, skat.on_turn(state)


def _kalter_schlag(course: str, rules: str, scores: list[int] | None) -> tuple[State, str]:
    assert scores is None, "no scores are asked for in Kalter Schlag"
    lines = [line.partition(":") for line in course.splitlines()]
    _whole({head: rest for head, _, rest in lines if head.startswith("seat")}, {f"seat {seat}": 8 for seat in range(4)})
    options = ramsch.options_of("kalter_schlag", rules)
    *_, state = packs.positions(course, options=options)
    return state, f"seat {state.turn}"


def _rams(course: str, rules: str, scores: list[int] | None) -> tuple[RamsState, str]:
    hands = rams.hands_in(course)
    _whole(hands, {name: 5 for name in hands if name in rams.NAMES} | {"upcard": 1})
    state = rams.played(course, rules, scores=scores)
    return state, rams.on_turn(state)


SET_UP = {"skat": _skat, "ramsch": _ramsch, "kalter_schlag": _kalter_schlag, "rams": _rams}
"""How a position of a game comes about: from its course, its rules and the scores before it; who is on turn by name."""


def written(game: str) -> list[tuple[str, str]]:
    """Title and body of each block of a game."""
    return list(blocks((FOLDER / f"{game}.txt").read_text(encoding="utf-8")))


def positions(*games: str) -> list[Position]:
    """All positions of some games, of all if none is named. Raises `SlipError`."""
    return [read(game, title, body) for game in games or GAMES for title, body in written(game)]


def by_chance(of: Iterable[Position]) -> Fraction:
    """How many of some positions a player who chooses at random finds in the mean, exactly."""
    return sum((position.share for position in of), Fraction())


def report(*games: str, levels: Iterable[str] = ()) -> Iterator[str]:
    """Line by line how many positions each level finds, what a random player comes to, and which ones are missed."""
    for game, group in groupby(positions(*games), key=lambda position: position.game):
        of = list(group)
        chance = by_chance(of)
        yield f"{game}: {len(of)} positions; at random {float(chance):.1f} ({float(100 * chance / len(of)):.0f} %)"
        bots = vorhand.game(game).bots
        for level in levels or bots:
            missed = missed_by(bots[level](), of)
            right = len(of) - len(missed)
            yield f"  {level}: {right} ({100 * right / len(of):.0f} %)"
            yield from (f"    missed: {position.theme}: {position.title}" for position in missed)


def missed_by(bot: Bot, of: Iterable[Position], *, seeds: int = SEEDS) -> list[Position]:
    """Those of some positions that a computer player does not find."""
    return [position for position in of if not position.found_by(bot, seeds=seeds)]


if __name__ == "__main__":
    words = sys.argv[1:]
    chosen = [word for word in words if word in GAMES]
    for line in report(*chosen, levels=[word for word in words if word not in GAMES]):
        print(line, flush=True)
