"""What a deal of the family tells of how well its players bid and play, for statistics over many deals."""

from __future__ import annotations

from typing import Final

from vorhand.games.skat.contracts import kind_of
from vorhand.games.skat.scoring import SkatResult

STEPS: Final = ("hand", "schneider", "schneider_announced", "schwarz", "schwarz_announced", "ouvert")


def observed(result: SkatResult) -> dict[str, bool | float]:
    """Whether the deal was passed in or a Ramsch; of a game, whether it was won, that of its kind apart, which kind and
    with what it was played, and the soloist's score; of a Ramsch, whether it was a march and how many were virgins."""
    entry, contract = result.entry, result.contract
    seen: dict[str, bool | float] = {"passed_in": result.reason == "passed_in", "ramsch": "ramsch" in entry}
    if seen["ramsch"]:
        return seen | {"ramsch.march": "march" in entry, "ramsch.virgins": float(str(entry.get("virgins", 0)))}
    if contract is None or result.soloist is None:
        return seen
    kind = kind_of(contract.game)
    seen |= {f"kind.{each}": each == kind for each in ("suit", "grand", "null")}
    seen |= {f"with.{step}": step in entry for step in STEPS}
    won = bool(result.won)
    return seen | {
        "won": won,
        f"won.{kind}": won,
        "overbid": result.reason == "overbid",
        "score.soloist": result.scores[result.soloist],
    }
