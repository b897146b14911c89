"""The commands that set the engine beside other programs: what they find, make and start, and what they say."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from site_build import bench, command, compare, environment
from site_build.compare import guests, rival, speed, xskat
from site_build.environment import Interpreter
from site_build.failure import BuildError

ROOT = Path(__file__).parents[2]
LOG = ROOT / "tests/data/xskat.txt"
Start = list[tuple[str, ...]]


def program(path: Path, *lines: str) -> Path:
    """A program in Python at this place."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join([f"#!{sys.executable}", *lines, ""]), encoding="utf-8")
    path.chmod(0o755)
    return path


def logging_xskat(path: Path, log: Path) -> Path:
    """A program that takes the words of XSkat and writes the log kept here, after a look at what it was given."""
    return program(
        path,
        "import os, pathlib, sys",
        "words = dict(zip(sys.argv[1::2], sys.argv[2::2]))",
        "assert words['-lang'] == 'english' and words['-s1'] == words['-s2'] == words['-s3']",
        "deals = pathlib.Path(words['-game']).read_text().splitlines()",
        "assert len(deals) == int(words['-auto']) and deals[1] == 'random_seed 5 1 2', deals",
        "assert pathlib.Path(os.environ['HOME']) == pathlib.Path(words['-log']).parent",
        f"pathlib.Path(words['-log']).write_text(pathlib.Path({str(log)!r}).read_text())",
    )


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> Start:
    """What was started in the other environment, with the making and the starting replaced."""
    started: Start = []

    def start(python: Path, root: Path, module: str, *words: str) -> int:
        started.append((str(python), module, *words))
        return 0

    monkeypatch.setattr(guests, "guests", lambda root: (Path("guest"), False))
    monkeypatch.setattr(guests, "start", start)
    return started


def test_xskat_is_found_on_the_path_first_and_where_debian_puts_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = program(tmp_path / "games/xskat")
    monkeypatch.setattr(xskat, "PLACES", (games.parent,))
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    assert xskat.find_xskat() == games
    on_path = program(tmp_path / "bin/xskat")
    assert xskat.find_xskat() == on_path


def test_no_xskat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, started: Start) -> None:
    monkeypatch.setattr(xskat, "PLACES", (tmp_path,))
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(BuildError, match=r"^XSkat is missing; install it \(on Debian and Ubuntu: apt install xskat\)"):
        compare.compare(ROOT, program="all", deals=7, games=1, seed=5)
    assert started == [("guest", "spiel", "7", "5")], "the other half is done all the same"


def test_games_are_played_and_replayed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], started: Start
) -> None:
    monkeypatch.setattr(xskat, "PLACES", (logging_xskat(tmp_path / "xskat", LOG).parent,))
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    compare.compare(ROOT, program="xskat", deals=7, games=30, seed=5)
    said = capsys.readouterr().out
    assert "XSkat: 30 deals, " in said
    assert "differences: none" in said
    assert started == []


def test_a_difference_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], started: Start
) -> None:
    (tmp_path / "log").write_text(LOG.read_text().replace("Won with: 61 points", "Lost with: 61 points"))
    monkeypatch.setattr(xskat, "PLACES", (logging_xskat(tmp_path / "xskat", tmp_path / "log").parent,))
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    with pytest.raises(BuildError, match=r"^The engine and XSkat differ; what was printed says where\.$"):
        compare.compare(ROOT, program="all", deals=7, games=100, seed=5)
    assert "results: Vorhand says won, XSkat says lost." in capsys.readouterr().out
    assert [words[1] for words in started] == ["spiel"]


def test_a_log_of_another_kind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "log").write_text("Computer1 spielt Grand\n")
    with pytest.raises(BuildError, match=r"^The log of this XSkat cannot be read \(game 1: the log breaks off\.\)"):
        list(xskat.play(logging_xskat(tmp_path / "xskat", tmp_path / "log"), 0, 2, seed=5))


def test_an_xskat_that_fails(tmp_path: Path) -> None:
    broken = program(tmp_path / "xskat", "raise SystemExit('error: no display')")
    with pytest.raises(BuildError, match=r"^Playing with XSkat failed \(error: no display\); try the installed xskat"):
        list(xskat.play(broken, 0, 2, seed=5))


def test_openspiel_that_differs(monkeypatch: pytest.MonkeyPatch, started: Start) -> None:
    monkeypatch.setattr(guests, "start", lambda *_: 1)
    with pytest.raises(BuildError, match=r"^The comparison with OpenSpiel failed; what it printed says where\.$"):
        compare.compare(ROOT, program="openspiel", deals=7, games=1, seed=5)


def answering(version: str) -> tuple[str, ...]:
    """A Python that says it is of this version, and nothing else."""
    return (f"print({version!r})",)


def test_the_newest_python_that_runs_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # So that the Python that runs this is never new enough itself.
    monkeypatch.setattr(guests, "RIVAL_NEEDS", (4, 0))
    monkeypatch.setattr(guests, "MANAGED", (str(tmp_path / "managed/{version}*/python"),))
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    assert guests.newest() == environment.running()
    managed = program(tmp_path / "managed/3.13.9/python", *answering("3.13.9"))
    assert guests.newest() == Interpreter(managed, "3.13.9")
    # A version manager's command that does not start, and one that is another Python than its name says.
    program(tmp_path / "bin/python3.14", "raise SystemExit('python3.14: command not found')")
    assert guests.newest() == Interpreter(managed, "3.13.9")
    program(tmp_path / "bin/python3.14", *answering("3.9.1"))
    assert guests.newest() == Interpreter(managed, "3.13.9")
    newest = program(tmp_path / "bin/python3.14", *answering("3.14.0"))
    assert guests.newest() == Interpreter(newest, "3.14.0")


@pytest.mark.parametrize(
    ("version", "groups", "there"),
    [("3.12.9", ["compare"], False), ("3.13.0", ["compare", "rival"], True), ("3.14.1", ["compare", "rival"], True)],
)
def test_the_rival_comes_with_a_new_python(
    version: str, groups: list[str], there: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[object] = []

    def prepare_aside(root: Path, name: str, python: Interpreter, groups: list[str]) -> Path:
        made.extend((name, python.version, groups))
        return Path("guest")

    monkeypatch.setattr(guests, "newest", lambda: Interpreter(Path("python"), version))
    monkeypatch.setattr(guests, "prepare_aside", prepare_aside)
    assert guests.guests(ROOT) == (Path("guest"), there)
    assert made == [".venv-compare", version, groups]
    assert set(groups) <= set(environment.read_pins(ROOT))


def test_a_guest_sees_the_engine_and_shows_its_exit_code(tmp_path: Path) -> None:
    guest = program(
        tmp_path / "python",
        "import os, sys",
        "assert sys.argv[1:] == ['-P', '-m', 'site_build.compare.spiel', '7', '5']",
        f"sys.exit(3 if os.environ['PYTHONPATH'] == {str(ROOT / 'py')!r} else 4)",
    )
    assert guests.start(guest, ROOT, "spiel", "7", "5") == 3
    with pytest.raises(BuildError, match=r"does not start \(No such file.*\); delete \.venv-compare"):
        guests.start(tmp_path / "nowhere", ROOT, "spiel")


def test_the_benchmark_says_what_is_missing(started: Start, capsys: pytest.CaptureFixture[str]) -> None:
    bench.bench_skat(ROOT, runs=4)
    assert capsys.readouterr().out.startswith(
        "skaty needs Python 3.13 or newer, and none was found: install python3.14"
    )
    assert started == [("guest", "speed", "4")]


def test_the_race_takes_turns_and_shows_what_was_reached(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []
    base = {speed.PUBLIC: 30.0, speed.COMPACT: 100.0, speed.RIVAL: 10.0}

    def run(side: speed.Contestant, seconds: float) -> float:
        order.append(side.name)
        side.deals += 4
        side.played += 3
        return base[side.name] + len(order)

    monkeypatch.setattr(speed.Contestant, "run", run)
    sides = [speed.Contestant(name, lambda: True) for name in base]
    speed.race(sides, 3)
    assert order == [*base] * 4
    assert sides[0].rates == [34.0, 37.0, 40.0]
    assert speed.table(sides)[1:] == [
        f"{speed.PUBLIC:32}{40:>10}{37:>10}{75.0:>15}%",
        f"{speed.COMPACT:32}{111:>10}{108:>10}{75.0:>15}%",
        f"{speed.RIVAL:32}{22:>10}{19:>10}{75.0:>15}%",
        f"{speed.PUBLIC} is {40 / 22:.2f} times {speed.RIVAL} (median {37 / 19:.2f}); the aim is 3",
        f"{speed.COMPACT} is {111 / 22:.2f} times {speed.RIVAL} (median {108 / 19:.2f}); the aim is 9",
    ]


@pytest.mark.parametrize("deals", [speed.public_deals, speed.compact_deals])
def test_our_sides_of_the_race_play_deals(deals: Callable[[], speed.Deal]) -> None:
    side = speed.Contestant("Vorhand", deals())
    assert side.run(0.05) > 10
    assert 0 < side.played <= side.deals


def test_the_rival_is_imported_before_python_3_14_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "skaty/isko"
    folder.mkdir(parents=True)
    for package in (folder, folder.parent):
        (package / "__init__.py").write_text("")
    (folder / "state.py").write_text("class State:\n    last: Never | Imported\n")
    monkeypatch.syspath_prepend(tmp_path)
    for name in ("skaty", "skaty.isko", "skaty.isko.state"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    try:
        rival.mend_import()
        assert importlib.import_module("skaty.isko.state").State
    finally:
        for name in ("skaty", "skaty.isko", "skaty.isko.state"):
            sys.modules.pop(name, None)


@pytest.mark.parametrize(
    ("words", "done"),
    [
        (["compare"], ("compare", {"program": "all", "deals": 2000, "games": 1000, "seed": 1})),
        (["compare", "blunders"], ("compare", {"program": "blunders", "deals": 2000, "games": 100, "seed": 1})),
        (["compare", "xskat", "--games", "9"], ("compare", {"program": "xskat", "deals": 2000, "games": 9, "seed": 1})),
        (["bench", "skat", "--runs", "2"], ("bench_skat", {"runs": 2})),
    ],
)
def test_the_words_of_the_commands(
    words: list[str], done: tuple[str, dict[str, object]], monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[object] = []
    monkeypatch.setattr(environment, "enter", lambda *_: None)
    monkeypatch.setattr(compare, "compare", lambda root, **asked: seen.append(("compare", asked)))
    monkeypatch.setattr(bench, "bench_skat", lambda root, **asked: seen.append(("bench_skat", asked)))
    assert command.main(words) == 0
    assert seen == [done]


@pytest.mark.parametrize("words", [["compare", "rlcard"], ["compare", "--deals", "0"], ["bench", "rams"]])
def test_words_that_cannot_be_meant(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        command.main(words)
    assert stop.value.code == 2
    assert "build.py" in capsys.readouterr().err


def test_the_other_environment_is_no_part_of_the_project() -> None:
    assert f"{guests.NAME}/" in (ROOT / ".gitignore").read_text().splitlines()
    assert os.fspath(ROOT) not in (ROOT / "pyproject.toml").read_text()
