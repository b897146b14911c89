"""The options of Räuberskat and their presets (rulings 1): the deals of Skat, the Ramsch, and how rounds follow."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from vorhand.games.skat.options import Contra, DealOptions, WhenAllPass
from vorhand.games.skat.ramsch_options import RAEUBER, SCHIEBERAMSCH, RamschOptions
from vorhand.options import Options, block, contradiction, option


class AfterRamschRound(StrEnum):
    """How a match goes on after its Ramsch round."""

    END = "end"
    NEXT_HUNDRED = "next_hundred"
    ALTERNATE = "alternate"


class FirstPhase(StrEnum):
    """What a match begins with."""

    PLAIN = "plain"
    BOCK_ROUND = "bock_round"


@dataclass(frozen=True, slots=True)
class SeriesOptions(Options):
    """How the rounds follow each other. The defaults are the owner's text."""

    trigger_score: int = option(
        100, low=10, high=1000, meaning="a total that brings the Bock round about", source="c32"
    )
    bock_factor: int = option(
        2, low=1, high=4, meaning="what every score of a Bock round is multiplied by", source="c33"
    )
    after_ramsch_round: AfterRamschRound = option(
        AfterRamschRound.END,
        meaning="after the Ramsch round: the end, ordinary deals until somebody reaches a new hundred, or Bock again",
        source="C.8; rulings 5",
    )
    first_phase: FirstPhase = option(
        FirstPhase.PLAIN, meaning="a match begins with ordinary deals or with a Bock round", source="C.8; rs-club"
    )
    deals_per_match: int = option(
        36,
        low=1,
        high=200,
        also=(0,),
        meaning="ordinary deals at most or, if rounds come again, deals of the match; 0: as many as it takes",
        source="rulings 5",
    )

    def check(self) -> None:
        """Rounds that come again need a number of deals, or there would be no end (rulings 2; next_hundred: house)."""
        if self.after_ramsch_round is not AfterRamschRound.END and not self.deals_per_match:
            raise contradiction(
                "after_ramsch_round", "deals_per_match", f"{self.after_ramsch_round.value} needs a number of deals"
            )


@dataclass(frozen=True, slots=True)
class RaeuberOptions(Options):
    """How Räuberskat is played: in three blocks."""

    skat: DealOptions = block(DealOptions(), meaning="the deals of Skat", source="rulings 1: altenburg")
    ramsch: RamschOptions = block(RAEUBER, meaning="the Ramsch round", source="c35, c36, c37")
    series: SeriesOptions = block(SeriesOptions(), meaning="how the rounds follow each other", source="c32 to c34; C.8")


PRESETS: Mapping[str, RaeuberOptions] = MappingProxyType(
    {
        "raeuberskat": RaeuberOptions(),
        "raeuberskat_club": RaeuberOptions(
            skat=DealOptions(when_all_pass=WhenAllPass.RAMSCH, contra=Contra.CONTRA_RE),
            ramsch=SCHIEBERAMSCH,
            series=SeriesOptions(after_ramsch_round=AfterRamschRound.ALTERNATE, first_phase=FirstPhase.BOCK_ROUND),
        ),
    }
)
