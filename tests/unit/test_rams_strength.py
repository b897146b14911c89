"""How well the computer players of Rams do: against plain players, and one level against another. Lower is better.

A small share is played here; `build.py test --full` plays more deals.
"""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor

import pytest

from vorhand.arena import compare

FULL = bool(os.environ.get("VORHAND_FULL"))
CHALLENGER, DEALS = ("club", 100) if FULL else ("casual", 4)
TABLES = [("russian", 4), ("arcade", 5), ("russian", 7)] + [("russian", 3), ("old_book", 6)] * FULL
AHEAD = 1.0
"""By so many points a deal it is better than the others in a few deals already."""


@pytest.mark.parametrize(("preset", "players"), TABLES)
@pytest.mark.parametrize("others", ["random", "lowest"])
def test_it_beats_plain_players_by_far(others: str, preset: str, players: int) -> None:
    with ProcessPoolExecutor() as processes:
        ours, rest = compare(
            "rams",
            challenger=CHALLENGER,
            others=others,
            preset=preset,
            deals=DEALS,
            players=players,
            executor=processes,
        )
    print(preset, players, ours, rest, sep="\n")
    assert ours.mean < rest.mean - AHEAD
    if FULL:
        assert ours.mean + ours.margin < rest.mean - rest.margin


@pytest.mark.parametrize(("stronger", "weaker"), [("club", "beginner")] + [("master", "casual")] * FULL)
def test_a_stronger_level_does_better(stronger: str, weaker: str) -> None:
    with ProcessPoolExecutor() as processes:
        ours, theirs = compare(
            "rams", challenger=stronger, others=weaker, players=3, deals=400 if FULL else 24, executor=processes
        )
    print(ours, theirs, sep="\n")
    assert ours.mean < theirs.mean
