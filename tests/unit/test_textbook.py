"""The textbook positions are well written, speak of every theme, and the strongest players find most of them.

With VORHAND_FULL set each is asked with five seeds, as the report does, and none may be missed; else with one.
"""

from __future__ import annotations

import os
from collections import Counter
from fractions import Fraction
from functools import cache

import pytest

import vorhand
from tests.textbook import GAMES, SEEDS, Position, SlipError, by_chance, missed_by, positions, read, report

COUNT = 101
"""What README and CHANGELOG say."""
FULL = bool(os.environ.get("VORHAND_FULL"))
ASKED = SEEDS if FULL else 1
THEMES = {
    "draw trumps", "hold up", "schmear", "duck", "safe discard", "keep the long suit", "stop a march",
    "do not overtake the partner", "unblock",
}  # fmt: skip
"""What a club player expects a partner to know."""

written = cache(positions)

BLOCK = """
theme: hold or pass
rules: isko
F: CJ HJ DJ SA ST SK S8 CA C7 H9
M: SJ C9 HT H8 H7 DA DT DQ D8 D7
R: CT CK CQ C8 SQ S9 S7 HA HK HQ
skat: DK D9
M18
on turn: F
good: hold
why: Seven trumps with three jacks, and an ace.
"""


def test_there_are_enough_and_every_theme_is_among_them() -> None:
    found = written()
    assert len(found) == COUNT
    assert Counter(position.game for position in found).keys() == set(GAMES)
    assert {position.theme for position in found} >= THEMES


def test_no_title_and_no_position_is_there_twice() -> None:
    found = written()
    assert len({(position.game, position.title) for position in found}) == len(found)
    assert len({position.state for position in found}) == len(found)


@pytest.mark.parametrize("game", GAMES)
def test_each_says_why(game: str) -> None:
    for position in written(game):
        assert position.why.endswith("."), position.title
        assert len(position.why.split()) > 5, position.title


def test_a_block_is_read() -> None:
    position = read("skat", "one", BLOCK)
    assert (position.theme, list(map(str, position.good)), len(position.legal)) == ("hold or pass", ["hold"], 2)
    assert by_chance([position, position]) == 1


def test_claiming_and_conceding_are_not_counted() -> None:
    played = BLOCK.replace("M18", "M18, F hold, M pass, R pass\nF take, F discard DK D9, F declare spades")
    position = read("skat", "one", played.replace("good: hold", "good: CJ, play HJ"))
    assert {move.kind for move in position.legal} == {"play"}
    assert position.share == Fraction(2, 10)
    assert [str(move) for move in position.good] == ["play CJ", "play HJ"]


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ("theme: hold or pass\n", "", "no line 'theme'"),
        ("rules: isko", "rules: iskoo", "iskoo"),
        ("rules: isko", "rules: isko\nrules: isko", "two lines 'rules'"),
        ("rules: isko", "rules: isko contra=perhaps", "perhaps"),
        ("rules: isko", "rules: isko\nscores: 1 2 3", "no scores"),
        ("SA ST", "SA SA", "a card twice"),
        ("SA ST", "SA", "10 cards of 'F'"),
        ("skat: DK D9\n", "", "2 cards of 'skat'"),
        ("M18", "R18", "on turn"),
        ("M18", "M19", "bid 19"),
        ("M18", "M says 18", "says 18"),
        ("on turn: F", "on turn: R", "F is on turn, not R"),
        ("good: hold", "good: hold, pass", "2 of 2 moves are accepted, more than half"),
        ("good: hold", "good: hold, hold", "accepted twice"),
        ("good: hold", "good: bid 20", "'bid 20' is not legal"),
        ("good: hold", "good: claim", "'claim' is not legal"),
        ("good: hold", "good:", "no line 'good'"),
        ("jacks, and an ace.", "jacks.\nF hold", "'F hold' stands behind the answer"),
    ],
)
def test_a_slip_is_named(right: str, wrong: str, said: str) -> None:
    assert right in BLOCK
    with pytest.raises(SlipError, match="skat, 'one': ") as slip:
        read("skat", "one", BLOCK.replace(right, wrong, 1))
    assert said in str(slip.value)


class Stubborn:
    """Chooses an accepted move with the first seeds and another one with the rest."""

    def __init__(self, position: Position, right: int) -> None:
        self.position, self.right = position, right

    def choose(self, view: object, *, seed: int) -> object:
        move = self.position.good[0] if seed < self.right else self.position.legal[-1]
        assert seed < self.right or not self.position.accepts(move)
        return move


@pytest.mark.parametrize(
    ("right", "seeds", "found"), [(0, 5, False), (3, 5, False), (4, 5, True), (5, 5, True), (0, 1, False), (1, 1, True)]
)
def test_luck_with_a_seed_is_not_enough(right: int, seeds: int, found: bool) -> None:
    position = read("skat", "one", BLOCK)
    assert position.found_by(Stubborn(position, right), seeds=seeds) is found  # type: ignore[arg-type]


WANTED = Fraction(9, 10)
"""Of each game's positions the strongest level finds so many at least with a single seed."""


@pytest.mark.parametrize("game", GAMES)
def test_the_strongest_level_finds_them(game: str) -> None:
    of = written(game)
    *_, strongest = vorhand.game(game).bots.values()
    missed = [f"{position.theme}: {position.title}" for position in missed_by(strongest(), of, seeds=ASKED)]
    assert len(missed) <= (0 if FULL else len(of) * (1 - WANTED)), missed


def test_the_report_names_what_a_random_player_comes_to_and_what_is_missed() -> None:
    head, found, *missed = report("rams", levels=["beginner"])
    of = written("rams")
    chance, right = float(by_chance(of)), len(of) - len(missed)
    assert head == f"rams: {len(of)} positions; at random {chance:.1f} ({100 * chance / len(of):.0f} %)"
    assert found == f"  beginner: {right} ({100 * right / len(of):.0f} %)"
    assert all(line.startswith("    missed: ") for line in missed)
