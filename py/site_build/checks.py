"""What `check` and `test` run, in which order, and how they say what failed."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from site_build.browser import VARIABLE, find_browser
from site_build.conformance import SCRIPT, conform_on_wheel, endure_on_wheel, run_in_pyodide
from site_build.failure import BuildError
from site_build.node import find_node, install_parts

FULL = "VORHAND_FULL"
# Deals a preset: the share of every run, and the count that is promised. Pyodide is slower, so its share is smaller.
SHARE = {"wheel": 200, "pyodide": 20}
ALL = {"wheel": 20_000, "pyodide": 1_000}
# Deals a game by the weakest and by the strongest level: the share of every run, and the count that is promised.
ENDURED = (20, 1)
ALL_ENDURED = (20_000, 500)
TWO = ("-n", "2", "--dist", "worksteal")
"""Tests that stand apart from each other share two processes: each has half of them, in order, so that what a file sets
up once is set up in one process, and takes from the other's when it has done its own."""


class Steps:
    """Runs steps one after the other, all of them, and keeps what failed."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.failed: list[str] = []

    def tool(self, name: str, command: Sequence[str | Path]) -> None:
        """A program that shows its own output, and fails by its exit code."""
        self.step(name, lambda: subprocess.run([str(part) for part in command], cwd=self.root).returncode == 0)

    def printed(self, name: str, work: Callable[[], str]) -> None:
        """Work whose output is shown, and that fails by a BuildError."""

        def show() -> bool:
            print(work().strip(), flush=True)
            return True

        self.step(name, show)

    def step(self, name: str, work: Callable[[], bool]) -> None:
        print(f"\n--- {name}", flush=True)
        started = time.monotonic()
        try:
            well = work()
        except BuildError as error:
            print(getattr(error, "output", ""), error, sep="", flush=True)
            well = False
        print(f"--- {name}: {'well' if well else 'FAILED'}, {time.monotonic() - started:.1f} s", flush=True)
        if not well:
            self.failed.append(name)

    def close(self) -> int:
        if self.failed:
            print(f"\nFailed: {', '.join(self.failed)}.", flush=True)
        return 1 if self.failed else 0


def check(root: Path) -> int:
    """Style, types and the tests that need no browser and no built site."""
    steps = Steps(root)
    install_parts(root)
    style_and_types(steps)
    steps.tool("fast tests", [*pytest(), *TWO, "tests", "--ignore=tests/browser", "--ignore=tests/build"])
    return steps.close()


def test(root: Path, *, full: bool, words: Sequence[str]) -> int:
    """Everything. With words for pytest, those tests alone."""
    os.environ[VARIABLE] = str(find_browser())
    if full:
        os.environ[FULL] = "1"
    steps = Steps(root)
    if words:
        steps.tool("tests", [*pytest(), *words])
        return steps.close()
    deals = ALL if full else SHARE
    style_and_types(steps)
    steps.printed("conformance of the wheel", lambda: conform_on_wheel(root, deals["wheel"]))
    steps.printed("conformance inside Pyodide", lambda: run_in_pyodide(root, SCRIPT, str(deals["pyodide"])))
    steps.printed("endurance of the players", lambda: endure_on_wheel(root, *(ALL_ENDURED if full else ENDURED)))
    steps.tool("tests", [*pytest(), *TWO, "tests", "--ignore=tests/browser", "--ignore=tests/build"])
    steps.tool("tests of the build", [*pytest(), "tests/build"])
    # Most of their time is waiting. Each worker has a browser and copies of the site of its own; the build only stands.
    steps.tool("browser tests", [*pytest(), *TWO, "tests/browser"])
    return steps.close()


def style_and_types(steps: Steps) -> None:
    node = find_node(steps.root).node
    steps.tool("ruff check", [sys.executable, "-m", "ruff", "check", "."])
    steps.tool("ruff format", [sys.executable, "-m", "ruff", "format", "--check", "."])
    steps.tool("mypy --strict", [sys.executable, "-m", "mypy"])
    steps.tool("tsc", [*node, "www/node_modules/typescript/bin/tsc", "--noEmit", "-p", "www"])


def pytest() -> list[str]:
    return [sys.executable, "-m", "pytest"]
