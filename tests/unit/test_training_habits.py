"""Learning what is usual: the weights find what was planted, and the file holds what the games of a log say."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from site_build.compare.xskat_log import read_log
from training.habits import Choice, cards_played, fitted, hands_declared, measured, shares, write
from vorhand.games.skat.declared import PARTS
from vorhand.games.skat.habits import FEATURES

GAMES = list(read_log((Path(__file__).parents[1] / "data/xskat.txt").read_text(encoding="ascii")))


def test_a_planted_liking_is_found() -> None:
    """Feature 1 is chosen three times as often as feature 2, and feature 0 stands everywhere."""
    lot = Random(4).random
    choices = [Choice(((0, 1), (0, 2)), 0 if lot() < 0.75 else 1) for _ in range(2000)]
    weights = fitted(choices[:1500], 4, seed=1)
    assert shares(choices[0], weights)[0] == pytest.approx(0.75, abs=0.04)
    figures = measured(choices[1500:], weights)
    assert figures["choices"] == 500
    assert figures["log_loss"] < 0.6 < figures["by_lot"]
    assert figures["foremost"] == pytest.approx(0.75, abs=0.06)


def test_the_choices_of_a_log() -> None:
    played = list(cards_played(GAMES))
    assert {kind for kind, _ in played} == {"suit", "grand", "null"}
    for _, choice in played:
        assert len(choice.alternatives) > 1
        assert 0 <= choice.chosen < len(choice.alternatives)
        assert all(0 <= feature < FEATURES for features in choice.alternatives for feature in features)
    held = list(hands_declared(GAMES, seed=3))
    assert {kind for kind, _ in held} == {"suit", "grand", "grand hand", "null"}
    assert all(0 <= part < PARTS for _, choice in held for parts in choice.alternatives for part in parts)


def test_the_file_that_is_written(tmp_path: Path) -> None:
    write(tmp_path / "habits.json", GAMES, GAMES)
    data = json.loads((tmp_path / "habits.json").read_text(encoding="ascii"))
    assert data["games"] == len(GAMES)
    for kind in ("suit", "grand", "null"):
        figures = data["tests"]["weights"][kind]
        assert figures["log_loss"] < figures["by_lot"]
        assert data["weights"][kind]
    assert all(len(weights) == PARTS for weights in data["declared"].values())
