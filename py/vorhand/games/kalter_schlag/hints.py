"""Why a card of Kalter Schlag is played, in a word for a hint. What is best is decided elsewhere."""

from __future__ import annotations

from collections.abc import Sequence

from vorhand.ai.avoiding_hints import AvoidingHints
from vorhand.ai.holdings import Holdings
from vorhand.cards import PACKS, Card
from vorhand.errors import Param
from vorhand.games.kalter_schlag.policy import MARCH_FROM
from vorhand.games.kalter_schlag.table import PLAYERS
from vorhand.games.kalter_schlag.view import KalterSchlagView
from vorhand.moves import Note


class KalterSchlagHints:
    """What a card does, `choices` being all that may be played; of others' cards only what the view proves is said."""

    def __init__(self, view: KalterSchlagView, choices: Sequence[Card]) -> None:
        assert view.seat is not None
        self.seat, self.table = view.seat, view.table
        later = [seat for seat in range(PLAYERS) if seat not in (view.seat, *view.table.trick.seats)]
        self.avoiding = AvoidingHints(view.table.trick, view.order, choices, later=later, holdings=_holdings(view))

    def of(self, card: Card, *, best: bool, marches: bool) -> Note:
        """What playing the card does; `best` says that it goes above and is advised, `marches` that it is the next of
        all the tricks, however the others' cards lie."""
        avoiding, params = self.avoiding, dict[str, Param]({"card": card.text})
        if len(avoiding.choices) == 1:
            return Note("hint.only_card", params)
        if marches:
            return Note("hint.march", params)
        if not avoiding.takes(card):
            return avoiding.below(card)
        tricks = [self.table.tricks(seat) for seat in range(PLAYERS)]
        if not self.table.trick.cards:
            # With all cards dealt, somebody has the higher ones; he must take it if he has no lower one.
            open_still = not avoiding.holdings.above(card) or avoiding.holdings.below(card)
            if open_still and tricks[self.seat] == sum(tricks) >= MARCH_FROM:
                return Note("hint.march_on", params)
            return avoiding.lead(card)
        marcher = avoiding.stopped(tricks, after=MARCH_FROM)
        if marcher is not None:
            return Note("hint.avoid_break", {**params, "seat": marcher})
        return avoiding.above(card, best=best)


def of_double(promised: float, *, pays: bool) -> Note:
    """What doubling does: `promised` is what it adds on average, relative to the other players; `pays` says that this
    is enough for what is uncertain in it."""
    points = round(promised)
    if points <= 0:
        return Note("hint.double_weak")
    return Note("hint.double" if pays else "hint.double_thin", {"n": points})


def _holdings(view: KalterSchlagView) -> Holdings:
    """Where each card may lie that the seat does not see."""
    table, suit_of = view.table, view.order.suit_of
    tricks = [*(taken.trick for taken in table.taken), table.trick]
    seen = {*view.hand, *(card for trick in tricks for card in trick.cards)}
    voids = {
        (seat, suit_of(trick.cards[0]))
        for trick in tricks
        for seat, card in zip(trick.seats, trick.cards, strict=True)
        if suit_of(card) != suit_of(trick.cards[0])
    }
    return Holdings(
        view.order,
        [card for card in PACKS[32] if card not in seen],
        {seat: table.cards_left(seat) for seat in range(PLAYERS) if seat != view.seat},
        lambda card, seat: (seat, suit_of(card)) not in voids,
    )
