"""The default computer player beats a random one and one that plays its lowest card, seats rotated.

The figures of the README are those of `python -m vorhand arena kalter_schlag --deals 500`; `build.py test --full` plays
as many.
"""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor

import pytest

import vorhand
from vorhand.arena import compare

DEALS = 500 if os.environ.get("VORHAND_FULL") else 20


@pytest.mark.parametrize("others", ["random", "lowest"])
def test_it_is_charged_less_than_the_others(others: str) -> None:
    level = vorhand.game("kalter_schlag").usual_level
    with ProcessPoolExecutor() as processes:
        club, rest = compare("kalter_schlag", challenger=level, others=others, deals=DEALS, executor=processes)
    print(club, rest, sep="\n")
    assert club.mean + club.margin < rest.mean - rest.margin
