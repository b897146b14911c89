"""How long the computer players think: the strongest level of every game, under this Python and inside Pyodide."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Final

from site_build.conformance import run_in_pyodide, run_on_wheel

SCRIPT: Final = Path(__file__).parent / "decisions.py"
AIM_MEDIAN: Final = 0.3
AIM_SLOW: Final = 1.0
"""Seconds that a decision inside Pyodide may take: half of them no more than the one, 95 of 100 than the other."""
STRONGEST: Final = -1
ALL: Final = "all"
HEAD: Final = ("game", "stage", "decisions", *("median", "95 %", "longest") * 2, "median is", "aim")
Seconds = Mapping[str, Mapping[str, Sequence[float]]]


@dataclass(frozen=True, slots=True)
class Spread:
    """The seconds of some decisions: half took no more than `middle`, 95 of 100 no more than `slow`."""

    count: int
    middle: float
    slow: float
    longest: float

    @staticmethod
    def of(seconds: Sequence[float]) -> Spread:
        """Of at least one decision."""
        order = sorted(seconds)
        return Spread(len(order), median(order), order[-(-95 * len(order) // 100) - 1], order[-1])

    @property
    def in_time(self) -> bool:
        """Whether it is as fast as is aimed at inside Pyodide."""
        return self.middle <= AIM_MEDIAN and self.slow <= AIM_SLOW


def bench_decisions(root: Path, *, deals: int) -> None:
    """Play so many deals of each game at the strongest level under both, and print how long the decisions took."""
    asked = f"{deals} {STRONGEST}"
    here, there = (json.loads(play(root, SCRIPT, asked)) for play in (run_on_wheel, run_in_pyodide))
    print(f"Seconds a decision, {deals} deals of each game at the strongest level; aim inside Pyodide: median")
    print(
        f"{AIM_MEDIAN} and 95 % within {AIM_SLOW}. Left CPython {here['python']}, right Pyodide ({there['python']}).\n"
    )
    print("\n".join(lines(here["seconds"], there["seconds"])), flush=True)


def lines(here: Seconds, there: Seconds) -> Iterator[str]:
    """The table: a line for each stage of each game, and one for all of a game."""
    yield row(HEAD)
    for game in here:
        whole = {ALL: [each for stage in here[game].values() for each in stage], **here[game]}
        inside = {ALL: [each for stage in there[game].values() for each in stage], **there[game]}
        for stage in whole:
            yield row((game, stage, *cells(Spread.of(whole[stage]), Spread.of(inside[stage]), judged=stage == ALL)))


def cells(here: Spread, there: Spread, *, judged: bool) -> tuple[str, ...]:
    """What is told of a stage: both spreads, and how many times as long the median is inside Pyodide."""
    times = [f"{time:.3f}" for each in (here, there) for time in (each.middle, each.slow, each.longest)]
    aim = ("reached" if there.in_time else "missed") if judged else ""
    return (str(here.count), *times, f"{there.middle / max(here.middle, 1e-6):.1f} x", aim)


def row(cells: Sequence[str]) -> str:
    game, stage, *numbers = cells
    return f"{game:14}{stage:14}{''.join(f'{number:>10}' for number in numbers)}".rstrip()
