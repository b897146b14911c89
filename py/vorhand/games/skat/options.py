"""The options of Skat and their presets (rulings 1). How many sit at the table is no option: a deal has `players`.

What holds for a deal stands apart from what holds for a match, since Räuberskat strings the same deals otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType

from vorhand.games.skat.ramsch_options import RamschOptions
from vorhand.options import Options, block, contradiction, option

DEALS_A_PLAYER = 12


class HandLoss(StrEnum):
    """What a lost hand game costs."""

    SINGLE = "single"
    DOUBLE = "double"


class OpenGrand(StrEnum):
    """How Grand ouvert is counted."""

    BASE_24_PLUS_OPEN = "base_24_plus_open"
    BASE_36 = "base_36"


class WhenAllPass(StrEnum):
    """What follows a deal that nobody wants to play."""

    NEXT_DEALER = "next_dealer"
    SAME_DEALER = "same_dealer"
    RAMSCH = "ramsch"


class Contra(StrEnum):
    """Whether defenders may double, and the soloist double back."""

    OFF = "off"
    CONTRA = "contra"
    CONTRA_RE = "contra_re"


class Scoring(StrEnum):
    """How a match is settled at its end."""

    PLAIN = "plain"
    SEEGER_FABIAN = "seeger_fabian"


class Revoke(StrEnum):
    """What becomes of a card that the rules forbid."""

    REFUSED = "refused"
    PUNISHED = "punished"


def _value(default: int, name: str) -> int:
    return option(default, low=0, high=200, meaning=f"game value of {name}", source="c31; old-3: belongs to Grand 24")


@dataclass(frozen=True, slots=True)
class DealOptions(Options):
    """How a deal of Skat is played, whatever match it belongs to. The defaults are the owner's text (`altenburg`)."""

    hand_loss: HandLoss = option(
        HandLoss.SINGLE, meaning="a lost hand game costs its value once or twice", source="c28; ISkO: double"
    )
    open_grand: OpenGrand = option(
        OpenGrand.BASE_36,
        meaning="base value 36 without a step for ouvert, or 24 with one",
        source="c25, c27; ISkO 5.2.6: base_24_plus_open",
    )
    null: int = _value(23, "Null")
    null_hand: int = _value(35, "Null Hand")
    null_ouvert: int = _value(46, "Null ouvert")
    null_ouvert_hand: int = _value(59, "Null ouvert Hand")
    schneider_limit: int = option(
        30, low=30, high=31, meaning="with so many card points or fewer a side is schneider", source="c22; ISkO 5.2.3"
    )
    when_all_pass: WhenAllPass = option(
        WhenAllPass.NEXT_DEALER,
        meaning="all pass: the next dealer deals, or the same one and the deal does not count, or a Ramsch is played",
        source="c13; ISkO 3.2.16: next_dealer",
    )
    contra: Contra = option(
        Contra.OFF, meaning="defenders may double before the first lead, the soloist double back", source="rulings 4"
    )
    contra_needs_bid: bool = option(False, meaning="only who bid or held 18 may say contra", source="rulings 4")
    revoke: Revoke = option(
        Revoke.REFUSED, meaning="a forbidden card is refused, or ends the play", source="c30; rulings 3"
    )


@dataclass(frozen=True, slots=True)
class SkatOptions(DealOptions):
    """How a match of Skat is played: the rules of its deals, and how they are strung together and settled."""

    scoring: Scoring = option(
        Scoring.PLAIN, meaning="game values alone, or with 50 and 40 (30) points for games", source="rulings 4"
    )
    deals_per_match: int = option(
        0, low=1, high=200, also=(0,), meaning="deals of a match; 0: twelve for each player", source="rulings 1"
    )
    ramsch: RamschOptions = block(
        RamschOptions(), meaning="the Ramsch that is played when all pass, if it is", source="rulings 1: the text's"
    )

    def check(self) -> None:
        """Seeger and Fabian count games won and lost: games are not doubled, and no deal is a Ramsch (rulings 2)."""
        if self.scoring is not Scoring.SEEGER_FABIAN:
            return
        if self.contra is not Contra.OFF:
            raise contradiction("scoring", "contra", "seeger_fabian goes without contra")
        if self.when_all_pass is WhenAllPass.RAMSCH:
            raise contradiction("scoring", "when_all_pass", "seeger_fabian goes without Ramsch")


_ISKO = SkatOptions(hand_loss=HandLoss.DOUBLE, open_grand=OpenGrand.BASE_24_PLUS_OPEN)

PRESETS: Mapping[str, SkatOptions] = MappingProxyType(
    {
        "altenburg": SkatOptions(),
        "isko": _ISKO,
        "isko_tournament": replace(_ISKO, scoring=Scoring.SEEGER_FABIAN),
    }
)
