"""Computer players against each other on the same deals, every seat in turn: which of two is better, and by how much.

`contest` says what is played and `run` plays it, over any `concurrent.futures` executor; `compare` is the short way for
one player at a table of others. Players of other versions of this package may sit at the table. Nothing here chooses
a move.
"""

from __future__ import annotations

from concurrent.futures import Executor

from vorhand.arena.contest import Comparison, Contest, Seating, Unit, Verdict, contest, run
from vorhand.arena.figures import Figure
from vorhand.arena.self_play import watch

__all__ = ["Comparison", "Contest", "Figure", "Seating", "Unit", "Verdict", "compare", "contest", "run", "watch"]


def compare(
    name: str,
    *,
    challenger: str,
    others: str,
    preset: str | None = None,
    deals: int,
    seed: int = 1,
    players: int | None = None,
    executor: Executor | None = None,
) -> tuple[Figure, Figure]:
    """The mean score a deal of one `challenger` at a table of `others`, and theirs: each deal is played once from every
    seat of the challenger. Raises `OptionsError` as `contest` does."""
    asked = contest(
        name,
        challenger=challenger,
        others=others,
        preset=preset,
        rounds=deals,
        seed=seed,
        players=players,
        seatings=[Seating.ONE],
    )
    (only,) = run(asked, executor=executor).comparisons
    return only.challenger, only.others
