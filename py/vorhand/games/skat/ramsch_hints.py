"""Why a card of a Ramsch is played or passed on, in a word for a hint. What is best is decided elsewhere."""

from __future__ import annotations

from collections.abc import Sequence

from vorhand.ai.avoiding_hints import LOW, RICH, AvoidingHints
from vorhand.cards import Card, Rank, Suit
from vorhand.errors import Param
from vorhand.games.skat.holdings import holdings_of
from vorhand.games.skat.ramsch_options import March, RamschScoring
from vorhand.games.skat.ramsch_policy import STOPPED_AFTER
from vorhand.games.skat.view import SkatView
from vorhand.moves import Note
from vorhand.tricks import CARD_POINTS, total


class RamschHints:
    """What a card of a Ramsch does, `choices` being all that may be played; of others' cards only what the seat's view
    proves is said."""

    def __init__(self, view: SkatView, choices: Sequence[Card]) -> None:
        at = self.at = view.table
        assert view.seat is not None
        self.seat = view.seat
        later = [seat for seat in at.positions if seat not in (view.seat, *at.trick.seats)]
        self.avoiding = AvoidingHints(at.trick, view.order, choices, later=later, holdings=holdings_of(view))

    def of(self, card: Card, *, best: bool, sweeps: bool) -> Note:
        """What playing the card does; `best` says that it goes above and is advised, `sweeps` that it is meant to be
        the next of ten tricks."""
        params: dict[str, Param] = {"card": card.text}
        if len(self.avoiding.choices) == 1:
            return Note("hint.only_card", params)
        takes = self.avoiding.takes(card)
        if sweeps and takes:
            return Note("hint.ramsch_march", params)
        if not self.at.cards:
            return self.avoiding.lead(card)
        if not takes:
            return self.avoiding.below(card)
        rules = self.at.setting.ramsch
        if rules.march is not March.LOSE or rules.scoring is RamschScoring.VIRGIN_PAYS:
            tricks = [self.at.tricks(seat) for seat in range(self.at.players)]
            marcher = self.avoiding.stopped(tricks, after=STOPPED_AFTER)
            if marcher is not None:
                return Note("hint.avoid_break", {**params, "seat": marcher})
        if rules.scoring is RamschScoring.VIRGIN_PAYS and not self.at.tricks(self.seat):
            return Note("hint.ramsch_maid", params)
        return self.avoiding.above(card, best=best)


def of_pass(hand: Sequence[Card], two: Sequence[Card], *, best: bool, sweeps: bool) -> Note:
    """What parting with two of twelve cards does; `best` says that it is advised, `sweeps` that all the tricks are
    tried for with the others."""
    params: dict[str, Param] = {"cards": tuple(card.text for card in two)}
    if sweeps:
        return Note("hint.ramsch_pass_march", params)
    if any(card.rank is Rank.JACK for card in two):
        return Note("hint.ramsch_pass_jacks", params)
    kept = {card.suit for card in hand if card not in two and card.rank is not Rank.JACK}
    empty: Suit | None = next((card.suit for card in two if card.suit not in kept), None)
    if empty is not None:
        return Note("hint.ramsch_pass_void", {**params, "suit": empty.key})
    points = total(two, CARD_POINTS)
    if points >= RICH:
        return Note("hint.ramsch_pass_points", {**params, "n": points})
    high = [card for card in two if card.rank not in LOW]
    if len(high) == 2:
        return Note("hint.ramsch_pass_high", params)
    if best:
        return Note("hint.ramsch_pass_safe", params)
    return Note("hint.ramsch_pass_other" if high else "hint.ramsch_pass_low", params)
