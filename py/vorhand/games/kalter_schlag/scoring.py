"""The score of a deal of Kalter Schlag, with its derivation (score.1 to score.6)."""

from __future__ import annotations

from collections.abc import Sequence

from vorhand.games.kalter_schlag import rules
from vorhand.games.kalter_schlag.table import CALLS, HAND_SIZE, PLAYERS
from vorhand.moves import Note
from vorhand.position import Result, Step

MARCH_CHARGE = 120


def rounded(charge: int) -> int:
    """To tens, half upwards (score.4).

    >>> [rounded(charge) for charge in (23, 25, 45, 264, 2016)]
    [20, 30, 50, 260, 2020]
    """
    return (charge + 5) // 10 * 10


def settle(*, card_points: Sequence[int], tricks: Sequence[int], calls: int) -> Result:
    """The result of a deal in which the seats took these card points and tricks and `calls` players doubled."""
    notes = [Note("calls", {"call": CALLS[calls - 1], "n": calls})] if calls else []
    if HAND_SIZE in tricks:
        marcher = tricks.index(HAND_SIZE)
        charged = tuple(seat for seat in range(PLAYERS) if seat != marcher)
        steps = {seat: _steps(seat, MARCH_CHARGE, "march", rules.MARCH, calls=calls, virgins=0) for seat in charged}
        reason = "march"
        notes.append(Note("march", {"seat": marcher}))
    else:
        most = max(card_points)
        charged = tuple(seat for seat in range(PLAYERS) if card_points[seat] == most)
        virgins = sum(taken == 0 for taken in tricks)
        clause = rules.MOST_POINTS if len(charged) == 1 else rules.TIES
        steps = {seat: _steps(seat, most, "card_points", clause, calls=calls, virgins=virgins) for seat in charged}
        reason = "most_points" if len(charged) == 1 else "tied"
        if virgins:
            notes.append(Note("virgins", {"n": virgins}))
    scores = tuple(sum(step.amount for step in steps.get(seat, ())) for seat in range(PLAYERS))
    return Result(
        scores,
        reason,
        tuple(step for seat in charged for step in steps[seat]),
        card_points=tuple(card_points),
        tricks=tuple(tricks),
        notes=tuple(notes),
    )


def _steps(seat: int, start: int, key: str, clause: str, *, calls: int, virgins: int) -> tuple[Step, ...]:
    steps = [Step(seat, key, start, clause, {"n": start})]
    running = start
    doublings = [(call, rules.CALLS_DOUBLE) for call in CALLS[:calls]] + [("virgin", rules.VIRGINS)] * virgins
    for name, rule in doublings:
        steps.append(Step(seat, name, running, rule, {"running": 2 * running}))
        running *= 2
    if rounded(running) != running:
        steps.append(Step(seat, "rounding", rounded(running) - running, rules.ROUNDING, {"running": rounded(running)}))
    return tuple(steps)
