"""How long the open-hand solver of Skat takes: under this Python, inside Pyodide, and beside a plain search."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from statistics import mean, median
from typing import Any, Final

from site_build.conformance import run_in_pyodide, run_on_wheel

SCRIPT: Final = Path(__file__).parent / "solver_times.py"
POSITIONS: Final = "tests/data/solver_positions.txt"
EACH: Final = 60
"""Positions of each stage; all of them would be more than a command line takes."""
STAGES: Final = (10, 8, 6)
AIM: Final = 2.5
"""So many times as long as under CPython may it take inside Pyodide."""
HEAD: Final = ("stage", "nodes", "first", "mean", "median", "95 %", "first", "mean", "median", "95 %", "mean is")
Times = Mapping[str, Sequence[float]]


def bench_solver(root: Path) -> None:
    """Ask the same questions under both and print what they took."""
    asked = json.dumps(stages((root / POSITIONS).read_text(encoding="ascii").splitlines()))
    here, there = (json.loads(play(root, SCRIPT, asked)) for play in (run_on_wheel, run_in_pyodide))
    print(f"Does the soloist reach his 61, or avoid every trick? {EACH} positions a stage, milliseconds a position,")
    print("the first time and then again, when what is known of single suits is there already.")
    print(f"Left CPython {here['python']}, right Pyodide ({there['python']}); aim: at most {AIM} times as long.\n")
    print("\n".join(lines(here, there)), flush=True)


def stages(kept: Sequence[str]) -> dict[str, list[str]]:
    """Some positions of each stage, suit games with Grand, and Null."""
    found: dict[str, list[str]] = {}
    for null in (False, True):
        for tricks in STAGES:
            group = [
                line for line in kept if line.startswith("null") is null and len(line.split(",")[3].split()) == tricks
            ]
            found[f"{'null' if null else 'suit, grand'} {tricks}"] = group[:EACH]
    return found


def lines(here: Mapping[str, Any], there: Mapping[str, Any]) -> Iterator[str]:
    """The table of the stages, and what a plain search takes."""
    yield row(HEAD)
    for stage, one in here["stages"].items():
        other = there["stages"][stage]
        ratio = mean(other["again"]) / max(mean(one["again"]), 1e-9)
        yield row((stage, f"{mean(one['nodes']):.0f}", *cells(one), *cells(other), f"{ratio:.1f} x"))
    yield ""
    for name, run in (("CPython", here), ("Pyodide", there)):
        times = run["beside"]
        yield (
            f"Endings of four tricks, {name}: plain minimax takes {times['minimax'] / times['reaches']:.0f} times"
            f" as long as one question, {times['minimax'] / times['value']:.0f} times as long as the exact value."
        )


def cells(times: Times) -> tuple[str, ...]:
    """Milliseconds: the mean of the first time, then mean, median and the slow end of the second."""
    again = sorted(times["again"])
    slow = again[-(-95 * len(again) // 100) - 1]
    return tuple(f"{1000 * each:.2f}" for each in (mean(times["first"]), mean(again), median(again), slow))


def row(cells: Sequence[str]) -> str:
    stage, *numbers = cells
    return f"{stage:16}{''.join(f'{number:>9}' for number in numbers)}"
