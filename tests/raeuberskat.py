"""Matches of Räuberskat as they are told at a table: one deal a line, and what the table then says.

A match is written as its deals, in order:

    B +72                 who scores what; several may: `A +50, C -20`
    passed in             all pass, and the next one deals
    redeal                all pass, and the same dealer deals again
    grand hand C -48      a Grand Hand instead of a Ramsch: scored, and the same dealer deals again

The table says before each deal `plain 3/0 x1`: the round, the number of the deal in it, how many are left of it
(0: as many as it takes), and what scores are multiplied by.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import vorhand
from tests.ramsch import options_of
from vorhand.games.skat.raeuber_options import RaeuberOptions
from vorhand.games.skat.raeuber_series import RaeuberSeries
from vorhand.games.skat.scoring import SkatResult
from vorhand.games.skat.state import SkatState

SCORED = re.compile(r"([A-D]) ([+-]\d+)")


def rules(code: str) -> RaeuberOptions:
    """The options of Räuberskat: a preset, then `series.trigger_score=50` for what is changed."""
    options = options_of("raeuberskat", code)
    assert isinstance(options, RaeuberOptions)
    return options


def begun(code: str = "raeuberskat", *, players: int = 3, dealer: int = 0) -> RaeuberSeries:
    """A match that has not begun."""
    series = vorhand.game("raeuberskat").series(rules(code), players=players, dealer=dealer)
    assert isinstance(series, RaeuberSeries)
    return series


def result(line: str, players: int) -> SkatResult:
    """The result of a deal that is written in a line."""
    scores = [0] * players
    found = SCORED.findall(line)
    assert found or line in ("passed in", "redeal"), f"a slip: {line!r}"
    for seat, score in found:
        scores["ABCD".index(seat)] += int(score)
    return SkatResult(
        scores=tuple(scores),
        reason="won" if found else "passed_in",
        derivation=(),
        card_points=(0,) * players,
        tricks=(0,) * players,
        counts=not line.startswith(("redeal", "grand hand")),
    )


def table(series: RaeuberSeries) -> str:
    """What every seat is told of the round in the deal that comes next, or that the match is over."""
    if series.outcome is not None:
        return "over"
    state = series.deal(seed=1)
    assert isinstance(state, SkatState)
    told = [state.view(seat).facts()[0] for seat in (*range(series.players), None)]
    assert len(set(told)) == 1, "all are told the same"
    params = told[0].params
    assert told[0].key == "round"
    return f"{params['round']} {params['n']}/{params['left']} x{params['factor']}"


def after(series: RaeuberSeries, deals: str) -> RaeuberSeries:
    """The match after these deals; `*` and a number repeats one."""
    for line in lines(deals):
        assert series.outcome is None, f"the match was over before {line!r}"
        series = series.after(result(line, series.players), seed=1)
    return series


def lines(deals: str) -> Iterator[str]:
    """The deals of a text, one a line or set apart by `;`."""
    for line in filter(None, (part.strip() for part in re.split(r"[;\n]", deals))):
        deal, _, times = line.partition(" * ")
        yield from [deal] * int(times or 1)


def course(series: RaeuberSeries, deals: str) -> list[str]:
    """What the table says before each deal, and after the last."""
    said = [table(series)]
    for line in lines(deals):
        series = after(series, line)
        said.append(table(series))
    return said
