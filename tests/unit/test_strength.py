"""The default computer player beats a random one and one that plays its lowest card, the strongest level the weakest;
seats rotated.

A small share is played here; `build.py test --full` plays more deals.
"""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor

import pytest

import vorhand
from vorhand.arena import compare

FULL = bool(os.environ.get("VORHAND_FULL"))
DEALS = 500 if FULL else 8


@pytest.mark.parametrize("others", ["random", "lowest"])
def test_it_is_charged_less_than_the_others(others: str) -> None:
    level = vorhand.game("kalter_schlag").usual_level
    with ProcessPoolExecutor() as processes:
        club, rest = compare("kalter_schlag", challenger=level, others=others, deals=DEALS, executor=processes)
    print(club, rest, sep="\n")
    assert club.mean + club.margin < rest.mean - rest.margin


def test_the_strongest_level_is_charged_less_than_the_weakest() -> None:
    """Few deals: the seed is fixed, and so is what comes of it."""
    with ProcessPoolExecutor() as processes:
        master, rest = compare(
            "kalter_schlag", challenger="master", others="beginner", deals=300 if FULL else 4, executor=processes
        )
    print(master, rest, sep="\n")
    assert master.mean < rest.mean
    if FULL:
        assert master.mean + master.margin < rest.mean - rest.margin
