"""The options of Rams and their presets (rulings 1), and the pack that goes with a number of players."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from vorhand.errors import OptionsError
from vorhand.options import Options, contradiction, option

HAND_SIZE: Final = 5
FEW: Final = 4
"""Up to so many players the small pack is enough (pack.1)."""


class PackSize(StrEnum):
    """How many cards the pack has."""

    BY_PLAYERS = "by_players"
    SHORT = "32"
    MIDDLE = "36"
    FULL = "52"


class StockShort(StrEnum):
    """What happens when somebody wants more cards than the stock has."""

    RESHUFFLE = "reshuffle"
    DRAW_LESS = "draw_less"


class Counted(StrEnum):
    """In which hand something counts: as dealt only, or also as it is when the play begins."""

    DEALT_HAND = "dealt_hand"
    DEALT_OR_FINAL_HAND = "dealt_or_final_hand"


class RemiseWithAces(StrEnum):
    """What somebody with aces is charged with for taking no trick."""

    ADD = "add"
    REPLACE = "replace"


class LonePlayer(StrEnum):
    """What happens when one player alone is in."""

    TAKES_ALL = "takes_all"
    NO_PLAY = "no_play"


class Revoke(StrEnum):
    """What happens to a forbidden card."""

    REFUSED = "refused"
    PUNISHED = "punished"


@dataclass(frozen=True, slots=True)
class RamsOptions(Options):
    """How Rams is played. The defaults are the owner's text (preset `russian`)."""

    start_score: int = option(
        100, low=5, high=500, meaning="what each player has to write off", source="c13; play-rams: 150"
    )
    pack_size: PackSize = option(
        PackSize.BY_PLAYERS, meaning="by_players: 36 cards for three and four, else 52", source="c2; shram-rams: 32"
    )
    three_may_pass: bool = option(False, meaning="three at the table may stay out too", source="c5")
    ace_forces_in: bool = option(True, meaning="who holds an ace must play", source="c8")
    exchange_limit: int = option(
        5, low=0, high=5, meaning="so many cards may be exchanged at most", source="c6; play-rams: 4"
    )
    when_stock_short: StockShort = option(
        StockShort.RESHUFFLE,
        meaning="the dead cards are shuffled again, or one draws what is left",
        source="E.1; julep",
    )
    dealer_may_take_upcard: bool = option(
        True, meaning="the dealer may take the upcard for a card of his hand", source="c7"
    )
    must_ruff: bool = option(True, meaning="void in the led suit one must trump", source="c10")
    must_lead_trump_ace: bool = option(True, meaning="on lead, the trump ace must be led", source="c12")
    reveal_in: Counted = option(
        Counted.DEALT_OR_FINAL_HAND, meaning="where rams and flush count", source="c17, c18, E.2; play-rams: dealt"
    )
    flush_write_off: int = option(5, low=0, high=100, meaning="what a flush writes off", source="c18")
    flush_remise: int = option(5, low=0, high=100, meaning="what a flush charges the others in", source="c18")
    trump_flush_points: int = option(
        5, low=0, high=100, meaning="both numbers if the flush is in trumps", source="E.12; gala-rams 10, play-rams 100"
    )
    jacks_in: Counted = option(
        Counted.DEALT_OR_FINAL_HAND, meaning="where pairs of jacks count", source="c19, E.3; play-rams: dealt"
    )
    jacks_need_trick: bool = option(
        False, meaning="pairs of jacks count only with a trick", source="c19; gala-rams: true"
    )
    remise: int = option(5, low=0, high=100, meaning="the charge of who is in and takes no trick", source="c15")
    remise_with_aces: RemiseWithAces = option(
        RemiseWithAces.ADD,
        meaning="with aces: the remise and their value, or their value instead of it",
        source="c15; shram-rams",
    )
    lone_player: LonePlayer = option(
        LonePlayer.TAKES_ALL, meaning="one alone in takes all tricks, or only jacks count", source="E.9"
    )
    revoke: Revoke = option(
        Revoke.REFUSED, meaning="a forbidden card is refused, or costs 25 and the deal", source="c24; rulings 3"
    )
    deals_per_match: int = option(
        0, low=1, high=200, also=(0,), meaning="after so many deals the lowest score wins; 0: no end", source="R.1"
    )


def pack_for(options: RamsOptions, players: int) -> int:
    """How many cards the pack of a deal has (pack.1).

    Raises `OptionsError` if the pack has too few for so many players (rulings 2): with reshuffling five must be left
    over when all hands and the upcard are dealt, so that everybody may exchange all.
    """
    if options.pack_size is PackSize.BY_PLAYERS:
        return 36 if players <= FEW else 52
    size = int(options.pack_size)
    left = size - 1 - HAND_SIZE * players
    needed = HAND_SIZE if options.when_stock_short is StockShort.RESHUFFLE else 0
    if left < needed:
        raise contradiction("pack_size", "players", f"{left} of {size} cards are left over, not {needed}")
    return size


def check_scores(scores: tuple[int, ...]) -> None:
    """Raises `OptionsError` for a score at or below 0: its match is over, and no deal follows."""
    for score in scores:
        if score <= 0:
            raise OptionsError(
                f"a deal begins with scores above 0, not {score}", code="options.score_over", params={"value": score}
            )


_RUSSIAN = RamsOptions()

PRESETS: Mapping[str, RamsOptions] = MappingProxyType(
    {
        "russian": _RUSSIAN,
        "arcade": replace(
            _RUSSIAN,
            start_score=150,
            exchange_limit=4,
            reveal_in=Counted.DEALT_HAND,
            trump_flush_points=100,
            jacks_in=Counted.DEALT_HAND,
        ),
        "old_book": replace(_RUSSIAN, jacks_need_trick=True, trump_flush_points=10),
    }
)
