"""Golden deals: every game has them, they are played as before, and they replay to the scores that stand with them."""

from __future__ import annotations

import pytest

from tests.golden import FOLDER, path_of, scores_of, text_of, wanted
from vorhand.match import Match
from vorhand.record import Record


def test_every_game_and_preset_has_its_golden_match_and_no_other_is_kept() -> None:
    kept = {path.name for path in FOLDER.iterdir()}
    assert kept == {path_of(name, preset).name for name, preset in wanted()}, "write them: python -m tests.golden"


@pytest.mark.parametrize(("name", "preset"), wanted())
def test_a_golden_match_is_played_as_before(name: str, preset: str) -> None:
    kept = path_of(name, preset).read_text(encoding="utf-8")
    assert kept == text_of(name, preset), "if the change is meant: python -m tests.golden, and review the difference"


@pytest.mark.parametrize(("name", "preset"), wanted())
def test_a_golden_match_replays_to_its_scores(name: str, preset: str) -> None:
    kept = path_of(name, preset).read_text(encoding="utf-8")
    match = Match.replay(Record.parse(kept))
    assert match.over
    assert kept.endswith("\n\n" + scores_of(match))
    assert kept.startswith(str(match.record()))
