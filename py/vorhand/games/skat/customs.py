"""Rules of thumb that hold for who does not see the cards, and that a search with open hands makes little of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from vorhand.games.skat.compact import winner

if TYPE_CHECKING:
    from vorhand.games.skat.cardplay import CardPlay

LOW_LEAD: Final = 0.1
"""What each step away from a lone seven costs a lead against Null, as a share of the game's value."""
HIGH_DUCK: Final = -0.01
"""What each step up costs a card that the soloist of a Null plays to another's lead: nothing, it is worth something."""
VOID_LEAD: Final = 0.5
"""What leading a suit costs in which the soloist of a Null has shown that he can throw off."""
OVERTAKING: Final = 0.5
"""What it costs to take a trick that is the partner's already, as a share of the game's value."""
WORTH_TAKING: Final = 4
"""So many more card points make it no waste."""


def against_custom(play: CardPlay, bit: int, choices: Sequence[int]) -> float:
    """What a card must bring more than others because it goes against a rule of thumb.

    The soloist of a Null gets rid of high cards while he can; against Null one leads low from a short suit that the
    soloist must follow; and a trick that is the partner's for certain is not taken from him for nothing.
    """
    guesses, layout = play.guesses, play.layout
    stake = abs(play.stakes.payoffs(1)[2])
    if guesses.place == guesses.soloist:
        return _height(play, bit) * HIGH_DUCK * stake if play.contract.null and play.on_table else 0.0
    if play.contract.null:
        if play.on_table:
            return 0.0
        run = layout.follow[bit]
        if guesses.void[guesses.soloist] & run:
            return VOID_LEAD * stake
        return LOW_LEAD * stake * (_height(play, bit) + (guesses.own & run).bit_count())
    if len(play.on_table) < 2:
        return 0.0
    best = winner(play.on_table, layout)
    if (play.leader + play.on_table.index(best)) % 3 == guesses.soloist or not layout.beats[best] >> bit & 1:
        return 0.0
    spared = [card for card in choices if not layout.beats[best] >> card & 1]
    least = layout.points[bit] - WORTH_TAKING
    return OVERTAKING * stake if any(layout.points[card] > least for card in spared) else 0.0


def _height(play: CardPlay, bit: int) -> int:
    """How many cards of its suit are below a card."""
    return (play.layout.follow[bit] & (1 << bit) - 1).bit_count()
