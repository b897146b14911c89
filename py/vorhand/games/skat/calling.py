"""What is said before the first card: bids, hand or skat, discard and contract, contra and re."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import combinations
from types import MappingProxyType
from typing import Final

from vorhand.cards import Card
from vorhand.errors import Param
from vorhand.games.skat import hints, moves, ramsch_bot, table
from vorhand.games.skat.auction import HOLD, LOWEST
from vorhand.games.skat.bidding import Prospects
from vorhand.games.skat.cardplay import CardPlay
from vorhand.games.skat.choosing import PLAYED_OUT, Plan, plan, plans, played_out
from vorhand.games.skat.contracts import Contract
from vorhand.games.skat.options import WhenAllPass
from vorhand.games.skat.view import SkatView
from vorhand.kind import Rating
from vorhand.moves import Move, Note

PASS_WORTH: Final = 0.0
"""What passing is worth: as soloist a hand must promise more."""
HAND_MARGIN: Final = 6.0
"""What a hand game must promise above the same hand with the skat taken."""
SURE: Final = 0.75
"""So likely the soloist must be to win before he says re."""
CONTRA_SURE: Final = 0.97
"""So likely a defender must find it that the soloist loses before he says contra. The worlds give the soloist, who has
outbid the others, too weak a hand: of suit games that looked lost in nine worlds of ten, half were won in self-play."""


def _auction(view: SkatView, seed: int) -> list[Rating]:
    at = view.table
    prospects = Prospects(view.hand, at.options)
    if at.auction.lone and at.options.when_all_pass is WhenAllPass.RAMSCH:
        return _ramsch_or_not(view, prospects, seed)
    lowest = min((move.value for move in view.legal_moves if isinstance(move.value, int)), default=at.bid)
    limit = prospects.limit(at.setting.ladder, PASS_WORTH)
    rated = []
    for move in view.legal_moves:
        bid = move.value if isinstance(move.value, int) else lowest
        score, contract = prospects.best(bid)
        if move == moves.PASSING:
            if limit >= bid:
                reason = Note("hint.pass_strong", {"game": contract.game.value})
            else:
                reason = Note("hint.pass_limit", {"limit": limit}) if limit else Note("hint.pass_weak")
            rated.append(Rating(move, PASS_WORTH, reason))
        elif limit < bid:
            rated.append(Rating(move, min(score, PASS_WORTH - 1), Note("hint.bid_weak", {"n": bid})))
        elif bid > lowest:
            rated.append(Rating(move, score, Note("hint.bid_more", {"n": lowest})))
        else:
            params: dict[str, Param] = {"n": bid, "game": contract.game.value, "limit": limit}
            rated.append(Rating(move, score, Note("hint.hold" if move.kind == HOLD else "hint.bid", params)))
    return rated


def _ramsch_or_not(view: SkatView, prospects: Prospects, seed: int) -> list[Rating]:
    """The last to speak: if he passes too, a Ramsch follows, and a hand may be worse for that than for a weak game."""
    bidding, passing = prospects.best(LOWEST), ramsch_bot.all_passed(view, seed)
    params: dict[str, Param] = {"n": LOWEST, "game": bidding.contract.game.value}
    if bidding.score <= passing:
        reasons = Note("hint.bid_weak", {"n": LOWEST}), Note("hint.ramsch_all_pass")
    elif bidding.score > PASS_WORTH:
        limit = prospects.limit(view.table.setting.ladder, PASS_WORTH)
        reasons = Note("hint.bid", {**params, "limit": limit}), Note("hint.pass_strong", {"game": params["game"]})
    else:
        reasons = Note("hint.ramsch_bid", params), Note("hint.ramsch_pass_bad")
    return [
        Rating(Move(moves.BID, value=LOWEST), bidding.score, reasons[0]),
        Rating(moves.PASSING, passing, reasons[1]),
    ]


def _skat(view: SkatView, seed: int) -> list[Rating]:
    prospects = Prospects(view.hand, view.table.options)
    taking, hand = prospects.taking(view.table.bid), prospects.from_hand(view.table.bid)
    game: dict[str, Param] = {"game": hand.contract.game.value}
    if taking.score > hand.score - HAND_MARGIN:
        reasons = Note("hint.take"), Note("hint.hand_risky")
    else:
        reasons = Note("hint.take_dear", game), Note("hint.hand", game)
    return [
        Rating(moves.TAKING, taking.score, reasons[0]),
        Rating(moves.FROM_HAND, hand.score - HAND_MARGIN, reasons[1]),
    ]


def _discard(view: SkatView, seed: int) -> list[Rating]:
    found: list[Plan] = []
    for laid in combinations(view.hand, 2):
        hand = [card for card in view.hand if card not in laid]
        found += plans(view, hand, laid)
    ranked = _with_the_best_played_out(view, found, seed)
    best: dict[tuple[Card, ...], Plan] = {}
    for each in ranked:
        best.setdefault(each.laid, each)
    return [
        Rating(moves.discard_of(*laid), each.score, hints.of_discard(view.hand, laid, each.contract.game))
        for laid, each in best.items()
    ]


def _declare(view: SkatView, seed: int) -> list[Rating]:
    found = []
    for move in view.legal_moves:
        if move.kind == moves.DECLARE:
            contract = Contract.declared(str(move.value), hand=not view.table.picked)
            found.append(plan(view, contract, view.hand, view.skat or ()))
    ranked = _with_the_best_played_out(view, found, seed)
    rated = [Rating(moves.declaration_of(each.contract), each.score, _why(view, each, ranked[0])) for each in ranked]
    if moves.TAKING in view.legal_moves:
        rated.append(Rating(moves.TAKING, ranked[0].score - 1, Note("hint.put_back")))
    return rated


def _with_the_best_played_out(view: SkatView, found: list[Plan], seed: int) -> list[Plan]:
    """The plans, best first. The best by worth are played out, and the others stay behind them."""
    found.sort(key=lambda each: -each.score)
    best = played_out(view, found[:PLAYED_OUT], seed=seed)
    least = best[-1].score
    return [*best, *(each._replace(score=min(each.score, least)) for each in found[PLAYED_OUT:])]


def _why(view: SkatView, this: Plan, best: Plan) -> Note:
    remark = view.remark(moves.declaration_of(this.contract))
    assert remark is not None
    params: dict[str, Param] = {"game": this.contract.game.value, "levels": this.contract.levels}
    if remark.params["covers"] == "no":
        return Note("hint.declare_overbid", {**params, "n": remark.params["n"], "bid": remark.params["bid"]})
    key = "hint.declare" if this is best else "hint.declare_less"
    return Note(key, {**params, "chance": round(100 * this.chance)})


def _double(view: SkatView, seed: int) -> list[Rating]:
    contract = view.table.contract
    assert contract is not None
    word = moves.CONTRA if view.phase == table.CONTRA else moves.RE
    contra = word == moves.CONTRA
    refrain = Note("hint.no_contra" if contra else "hint.no_re")
    if word not in view.legal_moves:
        return [Rating(moves.PASSING, 0.0, refrain)]
    score, won = CardPlay(view, contract).outlook(seed)
    chance = won if view.seat == view.table.soloist else 1 - won
    # Nobody says Null without the hand for it, and the worlds do not know that.
    sure = score > 0 and (chance >= CONTRA_SURE and not contract.null if contra else chance >= SURE)
    reason = Note("hint.contra") if contra else Note("hint.re", {"chance": round(100 * chance)})
    return [
        Rating(word, 2 * score if sure else score - 1, reason),
        Rating(moves.PASSING, score, refrain),
    ]


_STAGES: Final[Mapping[str, Callable[[SkatView, int], list[Rating]]]] = MappingProxyType(
    {
        table.AUCTION: _auction,
        table.SKAT: _skat,
        table.DISCARD: _discard,
        table.DECLARE: _declare,
        table.CONTRA: _double,
        table.RE: _double,
    }
)


def called(view: SkatView, seed: int) -> list[Rating]:
    """Every legal move of a stage before the first card, with its expected score relative to the table."""
    return _STAGES[view.phase](view, seed)
