"""Why a card of a Ramsch is played or passed on, in a word for a hint. What is best is decided elsewhere."""

from __future__ import annotations

from collections.abc import Sequence

from vorhand.cards import Card, Rank, Suit
from vorhand.errors import Param
from vorhand.games.skat.holdings import Holdings
from vorhand.games.skat.ramsch_options import March, RamschScoring
from vorhand.games.skat.ramsch_policy import STOPPED_AFTER
from vorhand.games.skat.view import SkatView
from vorhand.moves import Note
from vorhand.tricks import CARD_POINTS, TRUMP, total

RICH = 10
"""So many card points are worth a word."""
CHEAP = 4
"""A trick that has no more is taken lightly."""
LOW = (Rank.SEVEN, Rank.EIGHT, Rank.NINE)


class RamschHints:
    """What a card of a Ramsch does, `choices` being all that may be played; of others' cards only what the seat's view
    proves is said."""

    def __init__(self, view: SkatView, choices: Sequence[Card]) -> None:
        at, self.view, self.order = view.table, view, view.order
        self.at, self.choices, self.holdings = at, choices, Holdings(view)
        self.later = [seat for seat in at.positions if seat != view.seat and seat not in at.trick.seats]

    def of(self, card: Card, *, best: bool, sweeps: bool) -> Note:
        """What playing the card does; `best` says that it is advised, `sweeps` that it is meant to be the next of ten
        tricks."""
        at = self.at
        params: dict[str, Param] = {"card": card.text}
        if len(self.choices) == 1:
            return Note("hint.only_card", params)
        takes = not at.cards or self._takes(card)
        if sweeps and takes:
            return Note("hint.ramsch_march", params)
        if not at.cards:
            return Note(self._lead(card), params)
        if takes:
            return self._above(card, params, best=best)
        points = CARD_POINTS[card.rank]
        worth: dict[str, Param] = {**params, "n": points}
        if self.order.suit_of(card) == self.order.suit_of(at.cards[0]):
            return Note("hint.ramsch_duck_points", worth) if points >= RICH else Note("hint.ramsch_duck", params)
        if points >= RICH:
            return Note("hint.ramsch_throw_points", worth)
        safe = self.holdings.above(card) and not self.holdings.below(card)
        return Note("hint.ramsch_throw_low" if safe else "hint.ramsch_throw_high", params)

    def _takes(self, card: Card) -> bool:
        """Whether the card would be the best on the table so far."""
        return self.at.trick.yields_to(card, self.order)

    def _may_be_taken_over(self, card: Card) -> bool:
        return bool(self.holdings.beating((*self.at.cards, card), self.later))

    def _lead(self, card: Card) -> str:
        above, below = self.holdings.above(card), self.holdings.below(card)
        if not above:
            return "hint.ramsch_lead_high"
        if self.order.suit_of(card) == TRUMP:
            return "hint.ramsch_lead_low_jack"
        low = not below or (card.rank in LOW and len(above) > len(below))
        return "hint.ramsch_lead_low" if low else "hint.ramsch_lead_mid"

    def _above(self, card: Card, params: dict[str, Param], *, best: bool) -> Note:
        at, seat, rules = self.at, self.view.seat, self.at.setting.ramsch
        assert seat is not None
        march_pays = rules.march is not March.LOSE or rules.scoring is RamschScoring.VIRGIN_PAYS
        marcher = self._marcher() if march_pays else None
        if marcher is not None:
            return Note("hint.ramsch_break", {**params, "seat": marcher})
        if rules.scoring is RamschScoring.VIRGIN_PAYS and not at.tricks(seat):
            return Note("hint.ramsch_maid", params)
        points = total(at.cards, CARD_POINTS)
        there: dict[str, Param] = {**params, "n": points}
        if all(map(self._takes, self.choices)):
            if self._may_be_taken_over(card):
                return Note("hint.ramsch_hope", params)
            forced = not any(map(self._may_be_taken_over, self.choices))
            worth: dict[str, Param] = {**params, "n": points + CARD_POINTS[card.rank]}
            return Note("hint.ramsch_forced" if forced else "hint.ramsch_no_hope", worth)
        if points <= CHEAP and (self.order.suit_of(card) == TRUMP or self.holdings.below(card)):
            return Note("hint.ramsch_take_cheap", there)
        return Note("hint.ramsch_take_best" if best else "hint.ramsch_take_rich", there)

    def _marcher(self) -> int | None:
        """Another who has had all the tricks so far, not few, and would or might have this one."""
        at, before = self.at, len(self.at.taken)
        ahead = (at.trick.winner(self.order), *self.later)
        return next((seat for seat in ahead if before >= STOPPED_AFTER and at.tricks(seat) == before), None)


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
