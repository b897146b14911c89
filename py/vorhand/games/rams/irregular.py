"""What goes wrong with real cards and cannot happen to a program: a misdeal, a card exposed in the draw."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from vorhand.seats import next_seat

EXPOSED_CHARGE: Final = 5


@dataclass(frozen=True, slots=True)
class ExposedCard:
    """What follows from a card that the dealer exposed in the draw: what the dealer is charged with, and whether the
    card goes to the dead ones and is replaced after everybody has drawn."""

    charge: int
    replaced_last: bool


def misdeal(dealer: int, *, players: int) -> int:
    """Who deals after a misdeal: nothing is scored, and the next player deals (deal.3).

    >>> misdeal(3, players=4)
    0
    """
    return next_seat(dealer, players)


def exposed_card(*, refused: bool) -> ExposedCard:
    """What follows when the receiver takes the exposed card or refuses it (deal.4).

    >>> exposed_card(refused=True)
    ExposedCard(charge=5, replaced_last=True)
    """
    return ExposedCard(EXPOSED_CHARGE if refused else 0, refused)
