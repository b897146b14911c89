"""Why a card of a Ramsch is played or passed on, in a word for a hint. What is best is decided elsewhere."""

from __future__ import annotations

from collections.abc import Sequence

from vorhand.cards import PACKS, Card, Rank, Suit
from vorhand.errors import Param
from vorhand.games.skat.ramsch_options import March, RamschScoring
from vorhand.games.skat.ramsch_policy import STOPPED_AFTER
from vorhand.games.skat.table import Table
from vorhand.games.skat.view import SkatView
from vorhand.moves import Note
from vorhand.tricks import CARD_POINTS, TRUMP, total, winning_index

RICH = 10
"""So many card points are worth a word."""
CHEAP = 4
"""A trick that has no more is taken lightly."""
LOW = (Rank.SEVEN, Rank.EIGHT, Rank.NINE)


def of_card(view: SkatView, card: Card, *, choices: Sequence[Card], sweeps: bool) -> Note:
    """What playing the card does, `choices` being all that may be played; `sweeps` says that it is meant to be the next
    of ten tricks."""
    at = view.table
    params: dict[str, Param] = {"card": card.text}
    if len(choices) == 1:
        return Note("hint.only_card", params)
    if sweeps:
        return Note("hint.ramsch_march", params)
    if not at.cards:
        return Note(_lead(view, card), params)
    if _takes(at, card):
        return _above(view, card, params, choices=choices)
    points = CARD_POINTS[card.rank]
    if at.order.suit_of(card) == at.order.suit_of(at.cards[0]):
        if points >= RICH:
            return Note("hint.ramsch_duck_points", {**params, "n": points})
        return Note("hint.ramsch_duck", params)
    if points >= RICH:
        return Note("hint.ramsch_throw_points", {**params, "n": points})
    return Note("hint.ramsch_throw_low" if card.rank in LOW else "hint.ramsch_throw_high", params)


def _takes(at: Table, card: Card) -> bool:
    """Whether the card would be the best on the table so far."""
    return at.trick.add(-1, card).winner(at.order) == -1


def _lead(view: SkatView, card: Card) -> str:
    order = view.order
    suit = order.suit_of(card)
    following = any((seat, suit) not in view.table.voids for seat in view.table.positions if seat != view.seat)
    out = [order.strength(other) for other in _outstanding(view) if following and order.suit_of(other) == suit]
    above = [strength for strength in out if strength > order.strength(card)]
    if not above:
        return "hint.ramsch_lead_high"
    if order.suit_of(card) == TRUMP:
        return "hint.ramsch_lead_low_jack"
    return "hint.ramsch_lead_low" if card.rank in LOW or len(above) == len(out) else "hint.ramsch_lead_mid"


def _outstanding(view: SkatView) -> list[Card]:
    """The cards that may be in other hands."""
    seen = {*view.hand, *(view.skat or ()), *(one for taken in view.table.taken for one in taken.trick.cards)}
    return [card for card in PACKS[32] if card not in seen]


def _may_be_taken_over(view: SkatView, card: Card) -> bool:
    """Whether the player who comes last may, by what is known, hold a card that takes the trick from this one."""
    at, order = view.table, view.order
    assert view.seat is not None
    last, trick = at.setting.left[view.seat], (*at.cards, card)
    return any(
        (last, order.suit_of(other)) not in at.voids and winning_index((*trick, other), order=order) == len(trick)
        for other in _outstanding(view)
        if other not in at.cards
    )


def _above(view: SkatView, card: Card, params: dict[str, Param], *, choices: Sequence[Card]) -> Note:
    at, rules = view.table, view.table.setting.ramsch
    assert view.seat is not None
    feared = next((seat for seat in at.positions if seat != view.seat and at.tricks(seat) == len(at.taken)), None)
    march_pays = rules.march is not March.LOSE or rules.scoring is RamschScoring.VIRGIN_PAYS
    if feared is not None and march_pays and len(at.taken) >= STOPPED_AFTER:
        return Note("hint.ramsch_break", {**params, "seat": feared})
    if rules.scoring is RamschScoring.VIRGIN_PAYS and not at.tricks(view.seat):
        return Note("hint.ramsch_maid", params)
    if all(_takes(at, other) for other in choices):
        if len(at.cards) < 2 and _may_be_taken_over(view, card):
            return Note("hint.ramsch_hope", params)
        return Note("hint.ramsch_forced", {**params, "n": total((*at.cards, card), CARD_POINTS)})
    points = total(at.cards, CARD_POINTS)
    cheap = points <= CHEAP and card.rank not in LOW
    return Note("hint.ramsch_take_cheap" if cheap else "hint.ramsch_take_rich", {**params, "n": points})


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
