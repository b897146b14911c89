"""Clause ids are fixed for all games, and a game that exists has exactly its own."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import vorhand

ROOT = Path(__file__).parents[2]
LISTED = [
    line.split()[0]
    for line in (ROOT / "tests/data/clauses.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]


def test_ids_are_game_topic_number_without_gaps() -> None:
    assert len(set(LISTED)) == len(LISTED)
    seen: dict[str, int] = {}
    for clause in LISTED:
        found = re.fullmatch(r"([a-z_]+\.[a-z]+)\.([1-9][0-9]*)", clause)
        assert found, clause
        topic, number = found[1], int(found[2])
        assert number == seen.get(topic, 0) + 1, clause
        seen[topic] = number
    assert {clause.split(".")[0] for clause in LISTED} == {"kalter_schlag", "skat", "ramsch", "raeuberskat", "rams"}


@pytest.mark.parametrize("name", vorhand.game_names())
def test_a_game_has_the_clauses_fixed_for_it(name: str) -> None:
    game = vorhand.game(name)
    own = [clause for clause in LISTED if clause.startswith(f"{name}.")]
    family = {each for each in vorhand.game_names() if vorhand.game(each).folder == game.folder}
    assert list(game.clauses)[: len(own)] == own
    assert {clause.split(".")[0] for clause in game.clauses} <= family
    assert set(game.clauses) <= set(LISTED)


def test_one_version_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert vorhand.__version__ == project["version"]
    assert f"## {vorhand.__version__}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
