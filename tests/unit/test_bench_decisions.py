"""The benchmark of decisions: what is measured, and how the table reads."""

from __future__ import annotations

import json
from typing import Any

import pytest

import vorhand
from site_build.bench_decisions import SCRIPT, Spread, lines


def measured(capsys: pytest.CaptureFixture[str], argument: str) -> dict[str, Any]:
    exec(compile(SCRIPT.read_text(encoding="utf-8"), str(SCRIPT), "exec"), {"argument": argument})
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_every_decision_of_whole_deals_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    seconds = measured(capsys, "1 0")["seconds"]
    assert list(seconds) == list(vorhand.game_names())
    # A deal of Kalter Schlag has 32 cards, and the last trick is no choice.
    assert 12 <= sum(map(len, seconds["kalter_schlag"].values())) <= 32
    assert set(seconds["kalter_schlag"]) == {"first_trick", "play"}
    assert {"exchange", "play"} <= set(seconds["rams"])
    assert all(0 < each < 60 for stages in seconds.values() for times in stages.values() for each in times)


def test_the_spread_of_a_hundred_decisions() -> None:
    assert Spread.of([number / 100 for number in range(100, 0, -1)]) == Spread(100, 0.505, 0.95, 1.0)
    assert Spread.of([2.0]) == Spread(1, 2.0, 2.0, 2.0)


@pytest.mark.parametrize(
    ("seconds", "reached"),
    [([0.3] * 20, True), ([0.3] * 19 + [5.0], True), ([0.31] * 20, False), ([0.1] * 18 + [1.1] * 2, False)],
)
def test_the_aim_is_a_median_and_the_slow_ones(seconds: list[float], reached: bool) -> None:
    assert Spread.of(seconds).in_time == reached


def test_the_table_has_a_line_for_each_stage_and_one_for_all() -> None:
    here = {"rams": {"exchange": [0.1, 0.1], "play": [0.2] * 8}, "solo": {"play": [0.01]}}
    there = {"rams": {"exchange": [0.3, 0.3], "play": [0.5] * 8}, "solo": {"play": [0.02]}}
    table = [line.split() for line in lines(here, there)]
    assert table[1:] == [
        ["rams", "all", "10", *("0.200",) * 3, *("0.500",) * 3, "2.5", "x", "missed"],
        ["rams", "exchange", "2", *("0.100",) * 3, *("0.300",) * 3, "3.0", "x"],
        ["rams", "play", "8", *("0.200",) * 3, *("0.500",) * 3, "2.5", "x"],
        ["solo", "all", "1", *("0.010",) * 3, *("0.020",) * 3, "2.0", "x", "reached"],
        ["solo", "play", "1", *("0.010",) * 3, *("0.020",) * 3, "2.0", "x"],
    ]
