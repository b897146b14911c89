"""The benchmark of the open-hand solver: what is measured, and how the table reads."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from site_build.bench_solver import EACH, POSITIONS, SCRIPT, lines, stages

ROOT = Path(__file__).resolve().parents[2]


def test_each_stage_has_positions_of_its_own() -> None:
    found = stages((ROOT / POSITIONS).read_text(encoding="ascii").splitlines())
    assert list(found) == ["suit, grand 10", "suit, grand 8", "suit, grand 6", "null 10", "null 8", "null 6"]
    assert all(len(set(each)) == EACH for each in found.values())
    # A command line takes no argument of more than 128 KB.
    assert len(json.dumps(found)) < 100_000


def test_the_times_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    found = stages((ROOT / POSITIONS).read_text(encoding="ascii").splitlines())
    asked = {stage: each[:4] for stage, each in found.items() if stage.endswith("6")}
    exec(compile(SCRIPT.read_text(encoding="utf-8"), str(SCRIPT), "exec"), {"argument": json.dumps(asked)})
    run = json.loads(capsys.readouterr().out)
    assert list(run["stages"]) == ["suit, grand 6", "null 6"]
    for times in run["stages"].values():
        assert [len(times[key]) for key in ("first", "again", "nodes")] == [4, 4, 4]
        assert min(times["first"] + times["again"]) > 0
    assert run["beside"]["minimax"] > run["beside"]["reaches"] > 0
    table = list(lines(run, run))
    assert [line[:14].strip() for line in table[:3]] == ["stage", "suit, grand 6", "null 6"]
    assert table[1].endswith("1.0 x")
    assert "plain minimax" in table[-1]
