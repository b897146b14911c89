"""The virtual environment is completed where something is missing and made anew when a pin changes."""

from __future__ import annotations

import importlib.metadata
import json
import platform
import re
from pathlib import Path

import pytest

from site_build import environment
from site_build.failure import BuildError

ROOT = Path(__file__).parents[2]
PINS = {"build": ["one==1"], "test": ["two==2"], "node": ["three==3"]}


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was done, in order, with the doing replaced."""
    done: list[str] = []

    def create(venv: Path, python: environment.Interpreter) -> None:
        done.append("create")
        environment.venv_python(venv).parent.mkdir(parents=True, exist_ok=True)
        environment.venv_python(venv).touch()

    monkeypatch.setattr(environment, "read_pins", lambda root: PINS)
    monkeypatch.setattr(environment, "whole", lambda venv, pins: True)
    monkeypatch.setattr(environment, "create", create)
    monkeypatch.setattr(environment, "install", lambda venv, pins: done.extend(pins))
    return done


def test_first_use_makes_it_and_the_second_does_nothing(tmp_path: Path, done: list[str]) -> None:
    environment.prepare(tmp_path, ["build"], rebuild=True)
    assert done == ["create", "one==1"]
    environment.prepare(tmp_path, ["build"], rebuild=True)
    assert done == ["create", "one==1"]


def test_what_is_needed_later_is_added(tmp_path: Path, done: list[str]) -> None:
    environment.prepare(tmp_path, ["build"], rebuild=True)
    environment.prepare(tmp_path, ["build", "test"], rebuild=True)
    assert done == ["create", "one==1", "two==2"]


def test_a_changed_pin_makes_it_anew_with_all_it_had(
    tmp_path: Path, done: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    environment.prepare(tmp_path, ["build", "test"], rebuild=True)
    done.clear()
    monkeypatch.setitem(PINS, "test", ["two==3"])
    environment.prepare(tmp_path, ["build"], rebuild=True)
    assert done == ["create", "one==1", "two==3"]


def test_another_python_makes_it_anew(tmp_path: Path, done: list[str]) -> None:
    environment.prepare(tmp_path, ["build"], rebuild=True)
    stamp = tmp_path / ".venv" / environment.STAMP
    said = json.loads(stamp.read_text())
    assert said["python"] == platform.python_version()
    stamp.write_text(json.dumps(said | {"python": "3.11.0"}))
    done.clear()
    environment.prepare(tmp_path, ["build"], rebuild=True)
    assert done == ["create", "one==1"]


def test_a_half_made_one_is_made_anew(tmp_path: Path, done: list[str]) -> None:
    environment.prepare(tmp_path, ["build"], rebuild=True)
    (tmp_path / ".venv" / environment.STAMP).write_text("{")
    done.clear()
    environment.prepare(tmp_path, ["build"], rebuild=True)
    assert done == ["create", "one==1"]


def test_a_damaged_one_is_made_anew_with_all_it_had(
    tmp_path: Path, done: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    environment.prepare(tmp_path, ["build", "test"], rebuild=True)
    asked: list[list[str]] = []
    monkeypatch.setattr(environment, "whole", lambda venv, pins: asked.append(pins))
    done.clear()
    environment.prepare(tmp_path, ["build"], rebuild=True)
    assert asked == [["one==1", "two==2"]]
    assert done == ["create", "one==1", "two==2"]


def test_another_environment_is_made_of_another_python(tmp_path: Path, done: list[str]) -> None:
    newer = environment.Interpreter(Path("python3.99"), "3.99.0")
    made = environment.prepare_aside(tmp_path, ".venv-other", newer, ["node"])
    assert made == environment.venv_python(tmp_path / ".venv-other")
    assert done == ["create", "three==3"]
    assert json.loads((tmp_path / ".venv-other" / environment.STAMP).read_text())["python"] == "3.99.0"
    environment.prepare_aside(tmp_path, ".venv-other", newer, ["node"])
    assert done == ["create", "three==3"]
    environment.prepare_aside(tmp_path, ".venv-other", environment.running(), ["node"])
    assert done == ["create", "three==3"] * 2


@pytest.mark.parametrize("other_reader", [False, True])
def test_a_damaged_package_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, other_reader: bool) -> None:
    """Whether or not a library that reads metadata in its own way has put itself in the place of Python's."""
    if other_reader:
        monkeypatch.setattr(importlib.metadata.PathDistribution, "files", [])
    place = tmp_path / "lib/python3.11/site-packages"
    info = place / "a_tool-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: A.Tool\nVersion: 1\n")
    (info / "RECORD").write_text("a_tool.py,sha256=x,5\na_tool-1.dist-info/RECORD,,\n")
    module = place / "a_tool.py"
    module.write_text("12345")
    assert environment.whole(tmp_path, ["a-tool==1"])
    assert not environment.whole(tmp_path, ["a-tool==1", "another==2"])
    module.write_text("1234")
    assert not environment.whole(tmp_path, ["a-tool==1"])
    module.unlink()
    assert not environment.whole(tmp_path, ["a-tool==1"])


def test_the_environment_of_this_run_is_whole() -> None:
    pins = environment.read_pins(ROOT)
    assert environment.whole(ROOT / ".venv", [*pins["build"], *pins["test"], *pins["cluster"]])


def test_pins_that_are_missing_are_said(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text("")
    with pytest.raises(BuildError, match=r"^pyproject\.toml has no \[dependency-groups\]"):
        environment.read_pins(tmp_path)


def test_a_broken_one_is_said_and_not_entered_for_ever(
    tmp_path: Path, done: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(environment.STARTED, "1")
    with pytest.raises(BuildError, match=r"\.venv is broken; delete it"):
        environment.enter(tmp_path, ["build"], [])
    assert done == []


def test_every_tool_is_pinned_exactly() -> None:
    for pins in environment.read_pins(ROOT).values():
        for pin in pins:
            assert re.fullmatch(r"[A-Za-z0-9._-]+==[0-9][0-9.]*", pin), pin


def test_the_lock_names_no_registry_and_hashes_every_part() -> None:
    text = (ROOT / "www/package-lock.json").read_text()
    assert "resolved" not in text
    parts = {name: part for name, part in json.loads(text)["packages"].items() if name}
    assert [name for name, part in parts.items() if not part["integrity"].startswith("sha512-")] == []
