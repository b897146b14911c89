"""What a Ramsch comes to, with its derivation (ramsch.score.1 to ramsch.score.8).

`settle_ramsch` is given what everybody took and knows nothing of positions.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from vorhand.errors import Param
from vorhand.games.skat import ramsch_rules, rules
from vorhand.games.skat.ramsch_options import March, RamschOptions, RamschScoring, SkatTo, Virgin
from vorhand.games.skat.scoring import TRICKS, SkatResult
from vorhand.moves import Note
from vorhand.position import Step

TARIFF = (10, 15, 20)
"""What the loser is charged by how many have no trick (ramsch.score.2)."""
MAID = {1: 15, 2: 20}
"""What each player without a trick is charged where they pay (ramsch.score.3)."""
MARCH = 120
SHEET_COLUMNS = ("card_points", "skat_points", "virgins", "pushes", "value")
"""The columns of the sheet of a match of Ramsch."""


def settle_ramsch(
    *,
    options: RamschOptions,
    card_points: Sequence[int],
    tricks: Sequence[int],
    skat: int,
    last_trick: int,
    pushes: int = 0,
    bock: int = 1,
    seats: Sequence[int] = (0, 1, 2),
    notes: Sequence[Note] = (),
) -> SkatResult:
    """The result of a Ramsch.

    `card_points` and `tricks` are what each seat of the table took, without the skat, which counts `skat`; `last_trick`
    is who took the last one, `seats` the three who play; `pushes` the cards passed on unseen, `bock` the factor of the
    round.
    """
    count = _Count(options, list(card_points), tuple(tricks), skat, last_trick, pushes, bock, tuple(seats))
    return count.result(tuple(notes))


@dataclass(slots=True)
class _Count:
    """The counting of one deal; `points` come to hold the skat where the rules give it to somebody."""

    options: RamschOptions
    points: list[int]
    tricks: tuple[int, ...]
    skat: int
    last_trick: int
    pushes: int
    bock: int
    seats: tuple[int, ...]

    @property
    def virgins(self) -> tuple[int, ...]:
        """Who took no trick."""
        return tuple(seat for seat in self.seats if not self.tricks[seat])

    @property
    def marched(self) -> int | None:
        """Who took all ten tricks."""
        return next((seat for seat in self.seats if self.tricks[seat] == TRICKS), None)

    def result(self, notes: tuple[Note, ...]) -> SkatResult:
        won = list(self.points)
        if self.options.skat_to is SkatTo.LAST_TRICK:
            self.points[self.last_trick] += self.skat
        most = max(self.points[seat] for seat in self.seats)
        top = tuple(seat for seat in self.seats if self.points[seat] == most)
        if self.options.skat_to is SkatTo.LOSER and len(top) < len(self.seats):
            for seat in top:
                self.points[seat] += self.skat
        reason, params, steps = self._decided(top, won)
        scores = [0] * len(self.points)
        for step in steps:
            scores[step.seat] += step.amount
        for seat in self.seats:
            steps += self._multiplied(seat, scores)
        hit = max(scores, key=abs)
        told = self._notes(notes)
        entry: dict[str, Param] = {
            "ramsch": 1,
            "card_points": max(self.points[seat] for seat in top),
            "skat_points": self.points[top[0]] - won[top[0]],
            "virgins": len(self.virgins),
            "pushes": self.pushes,
            **({"march": 1} if self.marched is not None else {}),
            "value": hit,
        }
        return SkatResult(
            tuple(scores),
            reason,
            tuple(sorted(steps, key=lambda step: step.seat)),
            card_points=tuple(self.points),
            tricks=self.tricks,
            notes=told,
            params=params,
            entry=entry,
        )

    def _decided(self, top: tuple[int, ...], won: Sequence[int]) -> tuple[str, dict[str, Param], list[Step]]:
        """How the deal ended, and the steps before anything is multiplied."""
        scoring, march = self.options.scoring, self.options.march
        virgins, marched = self.virgins, self.marched
        lost: dict[str, Param] = {"seats": top, "n": self.points[top[0]], "count": len(top)}
        if marched is not None and march is March.PLUS_120:
            step = Step(marched, "march", MARCH, ramsch_rules.MARCH, {"n": MARCH})
            return "ramsch_march", {"seat": marched}, [step]
        if marched is not None and march is March.OTHERS_MINUS_120:
            others = [seat for seat in self.seats if seat != marched]
            steps = [Step(seat, "march_others", -MARCH, ramsch_rules.MARCH, {"n": MARCH}) for seat in others]
            return "ramsch_march", {"seat": marched}, steps
        if scoring is RamschScoring.VIRGIN_PAYS and virgins:
            amount = MAID[len(virgins)]
            params: dict[str, Param] = {"n": amount, "virgins": len(virgins)}
            steps = [Step(seat, "virgin_charge", -amount, ramsch_rules.VIRGIN_PAYS, params) for seat in virgins]
            return "ramsch_virgins", {"seats": virgins, "count": len(virgins)}, steps
        if len(top) == len(self.seats):
            even: dict[str, Param] = {"n": self.points[top[0]]}
            return "ramsch_even", even, [Step(seat, "even", 0, ramsch_rules.TIES, even) for seat in top]
        steps = []
        for seat in top:
            if scoring is RamschScoring.POINTS:
                steps += self._counted(seat, won[seat])
            else:
                amount = TARIFF[len(virgins)]
                clause = ramsch_rules.TARIFF if scoring is RamschScoring.TARIFF else ramsch_rules.VIRGIN_PAYS
                steps.append(Step(seat, "tariff", -amount, clause, {"n": amount, "virgins": len(virgins)}))
            if marched is not None:
                steps.append(Step(seat, "march_lost", 0, ramsch_rules.MARCH))
            if len(top) > 1:
                steps.append(Step(seat, "tied", 0, ramsch_rules.TIES, {"n": len(top)}))
        return "ramsch_lost", lost, steps

    def _counted(self, seat: int, won: int) -> list[Step]:
        """The card points of a loser: those of his tricks, and those of the skat if it is his."""
        steps = [Step(seat, "ramsch_points", -won, ramsch_rules.MOST_POINTS, {"n": won})]
        skat = self.points[seat] - won
        if skat:
            params: dict[str, Param] = {"n": skat, "how": self.options.skat_to.value}
            steps.append(Step(seat, "ramsch_skat", -skat, ramsch_rules.SKAT_TO, params))
        return steps

    def _multiplied(self, seat: int, scores: list[int]) -> list[Step]:
        """What virgins, pushes and the round make of a score, which is changed in place."""
        steps = []
        doubles = self.options.virgin is Virgin.DOUBLE and self.marched is None
        if doubles and self.virgins and scores[seat]:
            scores[seat] *= 2
            params: dict[str, Param] = {"seats": self.virgins, "running": scores[seat]}
            steps.append(Step(seat, "virgin", scores[seat] // 2, ramsch_rules.VIRGIN, params))
        if self.pushes and scores[seat]:
            factor = 1 << self.pushes
            params = {"n": self.pushes, "factor": factor, "running": scores[seat] * factor}
            steps.append(Step(seat, "pushes", scores[seat] * (factor - 1), ramsch_rules.PUSHES, params))
            scores[seat] *= factor
        if self.bock > 1 and scores[seat]:
            params = {"factor": self.bock, "running": scores[seat] * self.bock}
            steps.append(Step(seat, "bock_round", scores[seat] * (self.bock - 1), rules.BOCK, params))
            scores[seat] *= self.bock
        return steps

    def _notes(self, notes: tuple[Note, ...]) -> tuple[Note, ...]:
        marched = self.marched
        single = [Note("virgin", {"seat": seat}) for seat in self.virgins] if marched is None else []
        found = [Note("ramsch"), *single]
        found += [] if marched is None else [Note("march", {"seat": marched})]
        found += [Note("pushes", {"n": self.pushes, "factor": 1 << self.pushes})] if self.pushes else []
        found += [Note("bock_round", {"factor": self.bock})] if self.bock > 1 else []
        return (*found, *notes)
