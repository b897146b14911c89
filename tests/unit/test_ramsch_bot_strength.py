"""How well the computer player of Ramsch does: against plain players, and against its own kind; its levels are held
against each other in `test_skat_strength`.

A small share is played here; `build.py test --full` plays more deals.
"""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor

import pytest

import vorhand
from vorhand.arena import compare

FULL = bool(os.environ.get("VORHAND_FULL"))
DEALS = 100 if FULL else 4
AHEAD = {"ramsch": 2.0, "ramsch_virgin_pays": 2.0, "ramsch_raeuber": 20.0, "schieberamsch": 20.0}
"""By so many points a deal it is better than the others in a few deals already, by the preset."""


@pytest.mark.parametrize("preset", vorhand.game("ramsch").presets)
@pytest.mark.parametrize("others", ["random", "lowest"])
def test_it_beats_plain_players_by_far(others: str, preset: str) -> None:
    with ProcessPoolExecutor() as processes:
        club, rest = compare("ramsch", challenger="club", others=others, preset=preset, deals=DEALS, executor=processes)
    print(preset, club, rest, sep="\n")
    assert club.mean > rest.mean + AHEAD[preset]
    if FULL:
        assert club.mean - club.margin > rest.mean + rest.margin


def test_at_a_table_of_its_own_kind_it_loses_little() -> None:
    club, _ = compare("ramsch", challenger="club", others="club", deals=30 if FULL else 2)
    assert -20 <= club.mean < 0
