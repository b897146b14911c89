"""Files of the training that grow by lines: an interrupted run is gone on with, and no half-written line stays."""

from __future__ import annotations

from pathlib import Path

import pytest

from training import auctions, labels, table_games
from training.auctions import Contested
from training.kept import keep_whole_lines, whole_lines
from training.labels import Label
from training.table_games import Played
from vorhand.chance import mix

LABEL = Label("null", 5, 2, False, 0x3FF, 0xC00, 2)
GAME = Played("null", False, 5, 2, False, 0x3FF, 0xC00, 2)


def test_only_whole_lines_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "new/some.txt"
    assert whole_lines(path) == keep_whole_lines(path) == []
    path.write_text("one\n\nthree\nfo", encoding="ascii")
    assert whole_lines(path) == ["one", "", "three"]
    assert path.read_text(encoding="ascii") == "one\n\nthree\nfo", "looking changes nothing"
    assert keep_whole_lines(path) == ["one", "", "three"]
    assert path.read_text(encoding="ascii") == "one\n\nthree\n"


def test_auctions_go_on_after_a_half_written_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[tuple[int, int]]()

    def contested(seed: int, number: int) -> Contested | None:
        asked.append((seed, number))
        return None if number == 3 else Contested(GAME, 1)

    monkeypatch.setattr(auctions, "contested", contested)
    path, line = tmp_path / "auctions.txt", Contested(GAME, 0).line
    path.write_text(f"{line}\n\n{line[:-5]}", encoding="ascii")
    auctions.extend(path, 5, seed=9)
    assert asked == [(mix(9, 98, number), number) for number in (2, 3, 4)], "the deal of the half line is played again"
    more = Contested(GAME, 1).line
    assert path.read_text(encoding="ascii") == f"{line}\n\n{more}\n\n{more}\n"
    assert auctions.read(path) == [Contested(GAME, 0), None, Contested(GAME, 1), None, Contested(GAME, 1)]


def test_labels_and_games_go_on_after_a_half_written_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "null.txt"
    path.write_text(f"{LABEL.line}\n{LABEL.line[:-3]}", encoding="ascii")
    labels.extend(path, "null", 3, seed=1, label=lambda kind, seed: LABEL._replace(seed=seed))
    assert labels.read(path) == [LABEL, *(LABEL._replace(seed=mix(1, 2, number)) for number in (1, 2))]
    monkeypatch.setattr(table_games, "played", lambda deal, seed, *, ouvert: GAME._replace(seed=seed, ouvert=ouvert))
    path = tmp_path / "table.txt"
    path.write_text(f"{GAME.line}\n{GAME.line[:-3]}", encoding="ascii")
    table_games.extend(path, 2, seed=1)
    assert table_games.read(path) == [GAME, GAME._replace(seed=mix(1, 99, 1))]
