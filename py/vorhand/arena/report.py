"""What the arena found, as a printed table and as values for a JSON file that tells how to find it again."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Final

import vorhand
from vorhand.ai.effort import Effort
from vorhand.arena.contest import Contest, Seating, Unit, Verdict
from vorhand.arena.figures import Figure
from vorhand.arena.playing import enter
from vorhand.arena.self_play import Observation
from vorhand.options import fingerprint

PLACES: Final = 6
"""Decimal places of what a JSON file gives; the sums, of which all else follows, are exact."""


def heading(asked: Contest) -> str:
    """One line: what was played."""
    game = vorhand.game(asked.game)
    rules = fingerprint(asked.game, game.presets[asked.preset])
    many = f"{asked.rounds} {asked.unit}" + ("s" if asked.unit is Unit.DEAL else "es") * (asked.rounds != 1)
    return f"{asked.game}, {asked.preset} ({rules}), {asked.players} players, {many}, seed {asked.seed}"


def lines_of(verdict: Verdict) -> list[str]:
    """The table of a contest, lines of text: a line a seating, one for all, and what the players spent."""
    asked = verdict.contest
    ours, theirs, many = asked.challenger, asked.others, asked.players - 1
    measured = "share of the win in %" if asked.unit is Unit.MATCH else f"score a {asked.unit} and seat"
    rows = [("", ours, theirs, f"{ours} better by")]
    for each in verdict.comparisons:
        who = f"one {ours}, {many} {theirs}" if each.seating == Seating.ONE else f"{many} {ours}, one {theirs}"
        rows.append((who, _cell(each.challenger), _cell(each.others), _cell(each.ahead)))
    if len(verdict.comparisons) > 1:
        rows.append(("both", "", "", _cell(verdict.ahead)))
    efforts = zip((ours, theirs), verdict.part.efforts, strict=True)
    spent = [f"{player}: {_spent(effort)}" for player, effort in efforts if effort.limit]
    return [f"{heading(asked)}: {measured}, 95 % interval", *_table(rows), *spent]


def lines_of_table(asked: Contest, observations: Sequence[Observation], effort: Effort) -> list[str]:
    """The figures of a table of one player among itself."""
    rows = [
        (each.figure.name, _cell(each.figure, share=each.is_share), f"of {each.figure.count}") for each in observations
    ]
    lines = [f"{heading(asked)}: {asked.challenger} at every seat, 95 % interval", *_table(rows)]
    return [*lines, f"{asked.challenger}: {_spent(effort)}"] if effort.limit else lines


def values_of(verdict: Verdict) -> dict[str, object]:
    """All there is to know of a contest: `sums` has for each round, and in it for each seating, what all seats of the
    challenger and all seats of the others had together over the rotations."""
    return {
        **_setting(verdict.contest),
        "seatings": [
            {
                "seating": each.seating,
                "challenger": _interval(each.challenger),
                "others": _interval(each.others),
                "ahead": _interval(each.ahead),
            }
            for each in verdict.comparisons
        ],
        "ahead": _interval(verdict.ahead),
        "effort": [asdict(effort) for effort in verdict.part.efforts],
        "sums": [[list(sums) for sums in each] for each in verdict.part.rounds],
    }


def values_of_table(asked: Contest, observations: Sequence[Observation], effort: Effort) -> dict[str, object]:
    """All there is to know of a table of one player among itself."""
    setting = _setting(asked)
    del setting["others"]
    observed = {each.figure.name: {**_interval(each.figure), "share": each.is_share} for each in observations}
    return {**setting, "observed": observed, "effort": asdict(effort)}


def origin() -> dict[str, object]:
    """What played: the version of this package, the commit it was taken from if that is known, and the Python."""
    return {
        "vorhand": vorhand.__version__,
        "commit": commit_of(Path(vorhand.__file__).parent),
        "python": sys.version.split()[0],
    }


def commit_of(folder: Path) -> str | None:
    """The commit of the checkout that keeps the folder, with "-dirty" where files differ; None where none does."""
    # A package that is installed somewhere below a checkout does not belong to it.
    for words in (
        ("ls-files", "--error-unmatch", "__init__.py"),
        ("describe", "--always", "--dirty", "--abbrev=40", "--exclude=*"),
    ):
        try:
            done = subprocess.run(["git", "-C", str(folder), *words], capture_output=True, text=True, check=True)
        except (OSError, subprocess.CalledProcessError):
            return None
    return done.stdout.strip()


def _setting(asked: Contest) -> dict[str, object]:
    game = vorhand.game(asked.game)
    options = game.presets[asked.preset]
    return {
        "game": asked.game,
        "preset": asked.preset,
        "options": options.values(),
        "fingerprint": fingerprint(asked.game, options),
        "players": asked.players,
        "unit": asked.unit,
        "rounds": asked.rounds,
        "seed": asked.seed,
        "challenger": _player(asked, asked.challenger),
        "others": _player(asked, asked.others),
    }


def _player(asked: Contest, name: str) -> Mapping[str, object]:
    """A player by its level and version; for one of another version, where that lies and its commit."""
    level, _, path = name.partition("@")
    with enter(vorhand.game(asked.game), name) as entrant:
        known: dict[str, object] = {"level": level, "version": entrant.version}
    return known | {"path": path, "commit": commit_of(Path(path) / "vorhand")} if path else known


def _interval(figure: Figure) -> dict[str, object]:
    """An interval that is not known has no ends: JSON has no infinity."""
    known = figure.count > 1
    ends = {"low": round(figure.low, PLACES), "high": round(figure.high, PLACES)} if known else {}
    return {"mean": round(figure.mean, PLACES), **ends, "count": figure.count}


def _cell(figure: Figure, *, share: bool = False) -> str:
    """A mean with its interval; a share in per cent."""
    times, sign = (100, " %") if share else (1, "")
    mean = f"{times * figure.mean:.1f}{sign}"
    return mean if figure.count == 1 else f"{mean} ({times * figure.low:.1f} to {times * figure.high:.1f})"


def _table(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows of cells one below the other: the first column begins at the left, the others end at the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["   ".join((head.ljust(widths[0]), *map(str.rjust, cells, widths[1:]))).rstrip() for head, *cells in rows]


def _spent(effort: Effort) -> str:
    mean = effort.nodes / max(effort.decisions, 1)
    return (
        f"{effort.decisions} decisions, {mean:.0f} nodes each, at most {effort.most}, "
        f"never more than {effort.load:.0%} of the limit"
    )
