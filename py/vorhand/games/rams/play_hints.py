"""Why a card of Rams is played, in a word for a hint: only what the seat's view proves is called certain."""

from __future__ import annotations

from collections.abc import Sequence

from vorhand.cards import Card, Rank
from vorhand.errors import Param
from vorhand.games.rams.compact import BEATS, TRUMPS
from vorhand.games.rams.course import Course
from vorhand.games.rams.guesses import Guesses
from vorhand.games.rams.options import HAND_SIZE, RemiseWithAces
from vorhand.games.rams.scoring import PAIR_VALUE, Share, ace_points, aces_in, running
from vorhand.games.rams.view import RamsView
from vorhand.moves import Note

LOW = (Rank.NINE, Rank.EIGHT, Rank.SEVEN, Rank.SIX, Rank.FIVE, Rank.FOUR, Rank.THREE, Rank.TWO)


def of_card(view: RamsView, card: Card, *, owed: Sequence[Card]) -> Note:
    """What playing the card does, `owed` being the cards that the rules allow."""
    params: dict[str, Param] = {"card": card.text}
    at = view.table
    if card not in owed:
        return Note("hint.rams_revoke", params)
    if len(owed) == 1:
        forced = not at.trick.cards and len(view.hand) > 1
        return Note("hint.rams_ace_led" if forced else "hint.only_card", params)
    if not at.trick.cards:
        return Note(_Position(view).lead(card), params)
    if view.table.trick.yields_to(card, view.order):
        return _taking(view, card, params)
    if at.order.suit_of(card) == at.order.suit_of(at.trick.cards[0]):
        ducks = any(view.table.trick.yields_to(other, view.order) for other in owed)
        return Note("hint.rams_duck" if ducks else "hint.rams_beaten_follow", params)
    if card.suit is at.trump:
        ducks = any(view.table.trick.yields_to(other, view.order) for other in owed)
        return Note("hint.rams_duck" if ducks else "hint.rams_beaten_trump", params)
    return Note("hint.rams_throw_off", params)


class _Position:
    """What the others who are in may hold, by all that the view says."""

    def __init__(self, view: RamsView) -> None:
        self.view = view
        course = Course(view.table)
        guesses = Guesses(view, course)
        unseen = sum(1 << bit for bit in guesses.unseen)
        self.layout, self.may_hold = course.layout, dict[int, int]()
        for seat in view.table.entered:
            place = course.places[seat]
            if seat != view.seat:
                barred, known = guesses.barred[place] | guesses.elsewhere[place], guesses.known[place]
                more = known.bit_count() < view.table.cards_left(seat)
                self.may_hold[seat] = (unseen & ~barred if more else 0) | known

    def beaten_by(self, card: Card, seats: Sequence[int]) -> int:
        """The cards with which one of these seats might take the trick from the card."""
        found = 0
        for seat in seats:
            found |= self.may_hold[seat]
        return found & BEATS[self.layout.bit[card]]

    def lead(self, card: Card) -> str:
        """What leading the card does."""
        beats = self.beaten_by(card, tuple(self.may_hold))
        if card.suit is self.view.table.trump:
            return "hint.rams_lead_trump" if beats else "hint.rams_lead_master"
        if not beats:
            return "hint.rams_lead_sure"
        if not beats & ~TRUMPS:
            return "hint.rams_lead_best"
        return "hint.rams_lead_low" if card.rank in LOW else "hint.rams_lead_high"

    def is_sure(self, card: Card) -> bool:
        """Whether nobody who plays after this seat can take the trick from the card."""
        later = [seat for seat in self.may_hold if seat not in self.view.table.trick.seats]
        return not self.beaten_by(card, later)


def _taking(view: RamsView, card: Card, params: dict[str, Param]) -> Note:
    """The card is the best so far: why that is good, and whether it is certain."""
    at, seat = view.table, view.seat
    assert seat is not None
    own = Share(True, at.tricks(seat) + 1, aces_in(_held(view)), at.colours(seat))
    first = own.tricks == 1
    if not _Position(view).is_sure(card):
        if first:
            return Note("hint.rams_save_hope", {**params, "n": _saved(view, own)})
        return Note("hint.rams_take_hope", params)
    score = _now(view, seat, own)
    if score <= 0 and at.asked is None:
        return Note("hint.rams_zero", {**params, "n": score})
    rival = at.trick.winner(at.order)
    theirs = Share(True, at.tricks(rival) + 1, (), at.colours(rival))
    last = len(at.trick.cards) + 1 == len(at.entered) and len(at.taken) < HAND_SIZE - 1
    if last and at.asked is None and _now(view, rival, theirs) <= 0:
        return Note("hint.rams_hold_up", {**params, "seat": rival})
    return (
        Note("hint.rams_save_sure", {**params, "n": _saved(view, own)})
        if first
        else Note("hint.rams_take_sure", params)
    )


def _held(view: RamsView) -> tuple[Card, ...]:
    """The hand as the play began."""
    tricks = (*(taken.trick for taken in view.table.taken), view.table.trick)
    played = (
        card for trick in tricks for seat, card in zip(trick.seats, trick.cards, strict=True) if seat == view.seat
    )
    return (*view.hand, *played)


def _now(view: RamsView, seat: int, share: Share) -> int:
    """What the seat's score comes down to with this share of the deal."""
    at = view.table
    shares = [share if each == seat else Share(False) for each in range(at.players)]
    return running(at.options, at.scores, shares)[seat]


def _saved(view: RamsView, own: Share) -> int:
    """What the first trick is worth: itself, the aces that are written off, and the remise there would be without."""
    options, aces = view.table.options, ace_points(own.aces)
    remise = 0 if aces and options.remise_with_aces is RemiseWithAces.REPLACE else options.remise
    jacks = PAIR_VALUE * len(own.colours) * options.jacks_need_trick
    return 1 + 2 * aces + jacks + remise
