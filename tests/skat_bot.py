"""What the club player of Skat answers in a position."""

from __future__ import annotations

import vorhand
from vorhand.games.skat.state import SkatState

CLUB = vorhand.game("skat").bots["club"]()


def seeds(state: SkatState) -> range:
    """Five; one where nothing is drawn."""
    return range(1 if state.phase in ("auction", "skat") else 5)


def choices(state: SkatState) -> set[str]:
    """What it chooses for the seat on turn, whichever seed it gets."""
    return {str(CLUB.choose(state.view(state.turn), seed=seed)) for seed in seeds(state)}


def reasons(state: SkatState) -> set[str]:
    """Why it would, for a hint."""
    return {CLUB.rate(state.view(state.turn), seed=seed)[0].reason.key for seed in seeds(state)}
