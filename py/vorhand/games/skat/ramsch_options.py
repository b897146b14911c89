"""The options of a Ramsch, and the presets of the game in which every deal is one (rulings 1).

The block is the same inside Skat, where a Ramsch follows when all pass, and inside Räuberskat.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from vorhand.options import Options, contradiction, option


class Exchange(StrEnum):
    """What becomes of the skat before the play."""

    NONE = "none"
    PASS_ON = "pass_on"


class SkatTo(StrEnum):
    """Whose the skat is when the card points are counted."""

    NOBODY = "nobody"
    LAST_TRICK = "last_trick"
    LOSER = "loser"


class RamschScoring(StrEnum):
    """What is written."""

    TARIFF = "tariff"
    POINTS = "points"
    VIRGIN_PAYS = "virgin_pays"


class Virgin(StrEnum):
    """What a player without a trick means for the loser."""

    IGNORE = "ignore"
    DOUBLE = "double"


class March(StrEnum):
    """What all ten tricks bring."""

    LOSE = "lose"
    PLUS_120 = "plus_120"
    OTHERS_MINUS_120 = "others_minus_120"


@dataclass(frozen=True, slots=True)
class RamschOptions(Options):
    """How a deal of Ramsch is played. The defaults are the owner's text (preset `ramsch`)."""

    exchange: Exchange = option(
        Exchange.NONE, meaning="the skat stays aside, or goes round and two cards are passed on", source="c35; C.7"
    )
    blind_push: bool = option(
        False, meaning="the two cards may be passed on unseen, which doubles the deal", source="rulings 5; ramsch-2"
    )
    pass_jacks: bool = option(False, meaning="jacks may be passed on", source="c36: forbidden")
    skat_to: SkatTo = option(
        SkatTo.NOBODY, meaning="the skat counts for nobody, the last trick or the loser", source="c37; ramsch-1"
    )
    scoring: RamschScoring = option(
        RamschScoring.TARIFF,
        meaning="10, 15 or 20 points, or card points, or whoever has no trick pays",
        source="c40; C.7; ramsch-1",
    )
    virgin: Virgin = option(
        Virgin.IGNORE, meaning="each player without a trick doubles what the loser pays", source="rulings 5; ramsch-2"
    )
    march: March = option(
        March.LOSE, meaning="whoever takes all tricks loses, or wins 120, or the others lose 120", source="rulings 5"
    )
    grand_hand: bool = option(
        False, meaning="a Grand Hand may be played instead of a Ramsch", source="rulings 5; rs-club"
    )

    def check(self) -> None:
        """What counts card points does not go with fixed amounts, and nothing is passed on where the skat stays aside
        (rulings 2)."""
        if self.scoring is not RamschScoring.POINTS:
            fixed = f"{self.scoring.value} writes fixed amounts"
            if self.virgin is Virgin.DOUBLE:
                raise contradiction("scoring", "virgin", fixed)
            if self.skat_to is SkatTo.LOSER:
                raise contradiction("scoring", "skat_to", fixed)
            if self.march is not March.LOSE:
                raise contradiction("scoring", "march", fixed)
        if self.exchange is Exchange.NONE:
            for field in ("blind_push", "pass_jacks"):
                if getattr(self, field):
                    raise contradiction("exchange", field, "nothing is passed on")


@dataclass(frozen=True, slots=True)
class RamschMatchOptions(RamschOptions):
    """How a match of nothing but Ramsch is played."""

    deals_per_match: int = option(36, low=1, high=200, meaning="deals of a match", source="rulings 1")


RAEUBER = RamschOptions(exchange=Exchange.PASS_ON, skat_to=SkatTo.LOSER, scoring=RamschScoring.POINTS)
"""The Ramsch of Räuberskat by the owner's text (c35 to c37)."""

SCHIEBERAMSCH = RamschOptions(
    exchange=Exchange.PASS_ON,
    blind_push=True,
    skat_to=SkatTo.LOSER,
    scoring=RamschScoring.POINTS,
    virgin=Virgin.DOUBLE,
    march=March.PLUS_120,
    grand_hand=True,
)
"""Schieberamsch as the reference pages play it."""


def _match_of(rules: RamschOptions) -> RamschMatchOptions:
    return RamschMatchOptions().with_values(rules.values())


PRESETS: Mapping[str, RamschMatchOptions] = MappingProxyType(
    {
        "ramsch": RamschMatchOptions(),
        "ramsch_virgin_pays": RamschMatchOptions(scoring=RamschScoring.VIRGIN_PAYS),
        "ramsch_raeuber": _match_of(RAEUBER),
        "schieberamsch": _match_of(SCHIEBERAMSCH),
    }
)
