"""The clauses of Ramsch and of Räuberskat: their ids, and where each stands in the rules of record.

`c…` are the clauses of the owner's text (I.A), `C.…` the proposed implementation (I.C), `R.…` the rulings.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

PACK: Final = "ramsch.pack.1"
FOLLOW: Final = "ramsch.follow.1"
PASS_ON: Final = "ramsch.push.1"
NO_JACKS: Final = "ramsch.push.2"
BLIND: Final = "ramsch.push.3"
GRAND: Final = "ramsch.grand.1"
MOST_POINTS: Final = "ramsch.score.1"
TARIFF: Final = "ramsch.score.2"
VIRGIN_PAYS: Final = "ramsch.score.3"
SKAT_TO: Final = "ramsch.score.4"
VIRGIN: Final = "ramsch.score.5"
MARCH: Final = "ramsch.score.6"
TIES: Final = "ramsch.score.7"
PUSHES: Final = "ramsch.score.8"
RAMSCH_WINS: Final = "ramsch.match.1"

PLAIN_PHASE: Final = "raeuberskat.phase.1"
BOCK_ROUND: Final = "raeuberskat.phase.2"
RAMSCH_ROUND: Final = "raeuberskat.phase.3"
AFTERWARDS: Final = "raeuberskat.phase.4"
CAP: Final = "raeuberskat.phase.5"
BOCK: Final = "raeuberskat.score.1"
RAEUBER_WINS: Final = "raeuberskat.match.1"

RAMSCH_CLAUSES: Mapping[str, str] = MappingProxyType(
    {
        PACK: "R.5: as in Skat",
        FOLLOW: "R.5: as in Grand",
        PASS_ON: "c35: two cards are passed on",
        NO_JACKS: "c36: no jacks, pass_jacks",
        BLIND: "R.5: blind push doubles",
        GRAND: "R.5: Grand Hand instead",
        MOST_POINTS: "c37: most card points lose",
        TARIFF: "C.7: tariff 10, 15, 20",
        VIRGIN_PAYS: "c40: virgin_pays",
        SKAT_TO: "c37: the skat, skat_to",
        VIRGIN: "R.5: virgin",
        MARCH: "R.5: march",
        TIES: "R.5: ties",
        PUSHES: "R.5: pushes multiply",
        RAMSCH_WINS: "R.1: the highest total wins",
    }
)

RAEUBER_CLAUSES: Mapping[str, str] = MappingProxyType(
    {
        PLAIN_PHASE: "c32: ordinary deals until the trigger",
        BOCK_ROUND: "c33: the Bock round",
        RAMSCH_ROUND: "c34: the Ramsch round",
        AFTERWARDS: "R.1: after_ramsch_round",
        CAP: "R.5: the cap of the plain phase",
        BOCK: "c33: Bock multiplies",
        RAEUBER_WINS: "R.3: the highest total wins",
    }
)
