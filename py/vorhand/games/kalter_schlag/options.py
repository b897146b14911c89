"""The options of Kalter Schlag and their presets (rulings 1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType

from vorhand.options import Options, option


class SideOrder(StrEnum):
    """How the cards that are not jacks rank."""

    ACE_KING = "ace_king"
    ACE_TEN = "ace_ten"


class VoidJack(StrEnum):
    """What a player void in the led suit may do with the jack that has this suit printed on it."""

    FREE = "free"
    NOT_OWN_SUIT_JACK = "not_own_suit_jack"


class NextFirstDealer(StrEnum):
    """Who deals first in the match that follows."""

    LOT = "lot"
    LOSER_CHOOSES = "loser_chooses"


@dataclass(frozen=True, slots=True)
class KalterSchlagOptions(Options):
    """How Kalter Schlag is played. The defaults are the owner's text (preset `source_text`)."""

    side_order: SideOrder = option(
        SideOrder.ACE_KING,
        meaning="ace_king: A K Q T 9 8 7; ace_ten: A T K Q 9 8 7, as in Schieberamsch",
        source="c2; reference pages: ace_ten",
    )
    void_jack: VoidJack = option(
        VoidJack.NOT_OWN_SUIT_JACK,
        meaning="void in the led suit: any card, or any but the jack of that suit unless nothing else is left",
        source="c8; reference pages: free",
    )
    limit: int = option(2000, low=100, high=10_000, meaning="who reaches it loses the match", source="c3")
    charged_deals_to_win: int = option(
        0, low=2, high=10, also=(0,), meaning="so many charged deals below the limit win; 0: off", source="pagat-ks-de"
    )
    next_first_dealer: NextFirstDealer = option(
        NextFirstDealer.LOT,
        meaning="the first dealer of the next match: by lot, or the loser says who",
        source="c5; pagat-ks-en: loser_chooses",
    )


_HAMBURG = KalterSchlagOptions(
    side_order=SideOrder.ACE_TEN, void_jack=VoidJack.FREE, next_first_dealer=NextFirstDealer.LOSER_CHOOSES
)

PRESETS: Mapping[str, KalterSchlagOptions] = MappingProxyType(
    {
        "source_text": KalterSchlagOptions(),
        "hamburg": _HAMBURG,
        "hamburg_five": replace(_HAMBURG, charged_deals_to_win=5),
    }
)
