"""How well the computer player of Rams does: against plain players, and against its own kind. Lower scores are better.

A small share is played here; `build.py test --full` plays more deals.
"""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor

import pytest

from vorhand.arena import compare

FULL = bool(os.environ.get("VORHAND_FULL"))
DEALS = 100 if FULL else 4
TABLES = [("russian", 4), ("arcade", 5), ("russian", 7)] + [("russian", 3), ("old_book", 6)] * FULL
AHEAD = 1.0
"""By so many points a deal it is better than the others in a few deals already."""


@pytest.mark.parametrize(("preset", "players"), TABLES)
@pytest.mark.parametrize("others", ["random", "lowest"])
def test_it_beats_plain_players_by_far(others: str, preset: str, players: int) -> None:
    with ProcessPoolExecutor() as processes:
        club, rest = compare(
            "rams", challenger="club", others=others, preset=preset, deals=DEALS, players=players, executor=processes
        )
    print(preset, players, club, rest, sep="\n")
    assert club.mean < rest.mean - AHEAD
    if FULL:
        assert club.mean + club.margin < rest.mean - rest.margin


def test_at_a_table_of_its_own_kind_it_fares_like_the_others() -> None:
    club, rest = compare("rams", challenger="club", others="club", players=4, deals=20 if FULL else 1)
    assert club.mean == pytest.approx(rest.mean)
