"""Why a move of Rams before the play is made, in a word for a hint. What is best is decided elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vorhand.cards import Card, Rank
from vorhand.errors import Param
from vorhand.games.rams import moves
from vorhand.games.rams.declaring import Prospect
from vorhand.games.rams.options import HAND_SIZE, Counted
from vorhand.games.rams.scoring import ACE_VALUES, PAIR_VALUE, is_flush
from vorhand.games.rams.table import COLOURS
from vorhand.games.rams.view import RamsView
from vorhand.moves import Note

NEAR: Final = 5
"""So many points from nought are few."""
SUITED: Final = 3
"""So many cards of one suit are kept for their suit."""


def of_entering(view: RamsView, found: Prospect) -> Note:
    """Why somebody plays."""
    at = view.table
    assert view.seat is not None
    if moves.STAY_OUT not in view.legal_moves:
        ace = next((card for card in view.hand if card.rank is Rank.ACE), None)
        if ace is not None and at.options.ace_forces_in:
            return Note("hint.rams_ace_forces", {"card": ace.text})
        return Note("hint.rams_three_play")
    chance: dict[str, Param] = {"chance": round(100 * found.chance)}
    if found.stay is not None and found.enter < found.stay:
        return Note("hint.rams_in_risky", chance)
    score = at.scores[view.seat]
    return Note("hint.rams_in_near", {**chance, "n": score}) if score <= NEAR else Note("hint.rams_in", chance)


def of_staying_out(view: RamsView, found: Prospect) -> Note:
    """Why somebody passes."""
    chance: dict[str, Param] = {"chance": round(100 * found.chance)}
    if found.stay is None or found.stay <= found.enter:
        return Note("hint.rams_out_timid", chance)
    pairs = sum(all(jack in view.hand for jack in jacks) for jacks in COLOURS.values())
    if pairs:
        return Note("hint.rams_out_jacks", {"n": PAIR_VALUE * pairs})
    return Note("hint.rams_out", chance)


def of_exchange(view: RamsView, thrown: Sequence[Card], *, best: Sequence[Card]) -> Note:
    """Why these cards are thrown away, `best` being what is advised."""
    number = len(thrown)
    count: dict[str, Param] = {"n": number}
    ace = max((card for card in thrown if card.rank is Rank.ACE), key=lambda card: ACE_VALUES[card.suit], default=None)
    if thrown == best:
        return _advised(view, thrown, ace, count)
    mate = waiting_jack(view)
    if mate is not None and mate in thrown and mate not in best:
        return Note("hint.rams_throw_jacks", {"cards": (mate.text, view.table.upcard.text)})
    if ace is not None and ace not in best:
        return Note("hint.rams_throw_ace", {"card": ace.text, "n": ACE_VALUES[ace.suit]})
    trump = next((card for card in thrown if card.suit is view.table.trump and card not in best), None)
    if trump is not None:
        return Note("hint.rams_throw_trump", {"card": trump.text})
    if not number:
        return Note("hint.rams_keep_all_other")
    if number == len(best):
        return Note("hint.rams_exchange_other")
    return Note("hint.rams_exchange_more" if number > len(best) else "hint.rams_exchange_less", count)


def _advised(view: RamsView, thrown: Sequence[Card], ace: Card | None, count: dict[str, Param]) -> Note:
    if not thrown:
        return Note("hint.rams_keep_all" if len(view.legal_moves) > 1 else "hint.rams_exchange_none")
    if ace is not None:
        return Note("hint.rams_throw_ace_safe", {"card": ace.text, "n": ACE_VALUES[ace.suit]})
    kept = [card for card in view.hand if card not in thrown]
    if not kept:
        return Note("hint.rams_exchange_all", count)
    if len(kept) >= SUITED and len({card.suit for card in kept}) == 1:
        return Note("hint.rams_exchange_suit", {"n": len(kept), "suit": kept[0].suit.key})
    return Note("hint.rams_exchange", count)


def of_upcard(view: RamsView, card: Card | None, *, best: bool) -> Note:
    """Why the card is given for the upcard, None: why it is left."""
    at = view.table
    upcard: dict[str, Param] = {"upcard": at.upcard.text}
    if card is None:
        return Note("hint.rams_upcard_leave") if best else Note("hint.rams_upcard_leave_other", upcard)
    params: dict[str, Param] = {"card": card.text}
    if not best:
        return Note("hint.rams_upcard_other", params)
    after = (*(each for each in view.hand if each is not card), at.upcard)
    if len(after) == HAND_SIZE and is_flush(after) and at.options.reveal_in is Counted.DEALT_OR_FINAL_HAND:
        return Note("hint.rams_upcard_flush", {**params, "suit": at.trump.key})
    if waiting_jack(view) in after:
        return Note("hint.rams_upcard_jacks", {**params, **upcard})
    if at.upcard.rank is Rank.ACE:
        return Note("hint.rams_upcard_ace", {**params, **upcard})
    return Note("hint.rams_upcard", {**params, **upcard})


def waiting_jack(view: RamsView) -> Card | None:
    """The jack in a dealer's hand that would make a pair with the upcard, and count."""
    at = view.table
    if view.seat != at.dealer or not at.options.dealer_may_take_upcard or at.options.jacks_in is Counted.DEALT_HAND:
        return None
    pair = next((jacks for jacks in COLOURS.values() if at.upcard in jacks), ())
    return next((jack for jack in pair if jack in view.hand), None)


def of_going_on(alone: float) -> Note:
    """Why a match that could be won now is gone on with; `alone` says how often it is still won alone, from 0 to 1."""
    if alone == 1:
        return Note("hint.rams_continue_even")
    return Note("hint.rams_continue", {"chance": round(100 * alone)})
