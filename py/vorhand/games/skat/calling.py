"""What is said before the first card: bids, hand or skat, discard and contract, contra and re."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import combinations
from types import MappingProxyType
from typing import Final

from vorhand.ai.budget import Budget
from vorhand.errors import Param
from vorhand.games.skat import hints, moves, ramsch_bot, table
from vorhand.games.skat.auction import HOLD, LOWEST
from vorhand.games.skat.bidding import SKATS, Prospects, bidders
from vorhand.games.skat.cardplay import CardPlay
from vorhand.games.skat.choosing import Plan, by_promise, plan, plans
from vorhand.games.skat.compact import layout_of
from vorhand.games.skat.contracts import Contract, GameName
from vorhand.games.skat.eye import Eye
from vorhand.games.skat.options import WhenAllPass
from vorhand.games.skat.view import SkatView
from vorhand.kind import Rating
from vorhand.moves import Move, Note

OTHERS_PLAY: Final = 2.0
"""What a hand must promise to be played where somebody else has bid, and will play if this seat does not."""
SOMEBODY_PLAYS: Final = 4.0
"""The same where somebody else may yet play."""
NOBODY_PLAYS: Final = 12.0
"""The same where the deal is passed in otherwise: the best of many games promises too much. In self-play games that
were said to be won to 82 % were won to 79 %."""
HAND_MARGIN: Final = 8.0
"""What a hand game must promise above the same hand with the skat taken: in self-play 112 of them were won to 78 % that
were said to be won to 87 %."""
SKAT_NODES: Final = 36
"""What looking at one skat costs: six games with as many discards."""
SURE: Final = 0.75
"""So likely the soloist must be to win before he says re."""
CONTRA_SURE: Final = 0.97
"""So likely a defender must find it that the soloist loses before he says contra. The worlds give the soloist, who has
outbid the others, too weak a hand: of suit games that looked lost in nine worlds of ten, half were won in self-play."""


class Caller:
    """What a seat says before the first card, seen with its player's eye; `caution` is what a hand must promise more
    than enough in the auction."""

    def __init__(self, view: SkatView, seed: int, *, budget: Budget, memory: float, caution: float = 0.0) -> None:
        self.view, self.seed, self.budget, self.caution = view, seed, budget, caution
        self.eye = Eye.of_player(memory, layout_of(GameName.GRAND).bits(view.hand))

    def prospects(self) -> Prospects:
        """What the seat's ten cards promise; as many skats are looked at as the budget allows."""
        view = self.view
        assert view.seat is not None
        place = view.table.positions.index(view.seat)
        most = min(SKATS, max(self.budget.left // SKAT_NODES, 1))
        said = bidders(view.table.auction, view.seat)
        found = Prospects(view.hand, view.table.options, place, said=said, eye=self.eye, most=most)
        self.budget.spend(found.nodes)
        return found

    def auction(self) -> list[Rating]:
        """Bids, holding and passing."""
        at, view = self.view.table, self.view
        if at.auction.lone and at.options.when_all_pass is WhenAllPass.RAMSCH:
            return self._ramsch_or_not()
        prospects = self.prospects()
        lowest = min((move.value for move in view.legal_moves if isinstance(move.value, int)), default=at.bid)
        least = _promise_needed(view) + self.caution
        limit = prospects.limit(at.setting.ladder, least)
        rated = []
        for move in view.legal_moves:
            bid = move.value if isinstance(move.value, int) else lowest
            promise, contract, chance = prospects.best(bid)
            score = promise - least
            if move == moves.PASSING:
                if limit >= bid:
                    reason = Note("hint.pass_strong", {"game": contract.game.value})
                else:
                    reason = Note("hint.pass_limit", {"limit": limit}) if limit else Note("hint.pass_weak")
                rated.append(Rating(move, 0.0, reason))
            elif limit < bid:
                reason = Note("hint.bid_weak", {"n": bid})
                rated.append(Rating(move, min(score, -1.0), reason, chance=chance))
            elif bid > lowest:
                rated.append(Rating(move, score, Note("hint.bid_more", {"n": lowest}), chance=chance))
            else:
                params: dict[str, Param] = {"n": bid, "game": contract.game.value, "limit": limit}
                reason = Note("hint.hold" if move.kind == HOLD else "hint.bid", params)
                rated.append(Rating(move, score, reason, chance=chance))
        return rated

    def _ramsch_or_not(self) -> list[Rating]:
        """The last to speak: if he passes too, a Ramsch follows, and a hand may be worse for that than for a weak
        game."""
        passing = ramsch_bot.all_passed(self.view, self.seed, self.budget)
        prospects = self.prospects()
        bidding = prospects.best(LOWEST)
        params: dict[str, Param] = {"n": LOWEST, "game": bidding.contract.game.value}
        if bidding.score <= passing:
            reasons = Note("hint.bid_weak", {"n": LOWEST}), Note("hint.ramsch_all_pass")
        elif bidding.score > 0:
            limit = prospects.limit(self.view.table.setting.ladder, 0.0)
            reasons = Note("hint.bid", {**params, "limit": limit}), Note("hint.pass_strong", {"game": params["game"]})
        else:
            reasons = Note("hint.ramsch_bid", params), Note("hint.ramsch_pass_bad")
        return [
            Rating(Move(moves.BID, value=LOWEST), bidding.score, reasons[0], chance=bidding.chance),
            Rating(moves.PASSING, passing, reasons[1]),
        ]

    def skat(self) -> list[Rating]:
        """The skat taken, or a hand game."""
        prospects, bid = self.prospects(), self.view.table.bid
        taking, hand = prospects.taking(bid), prospects.from_hand(bid)
        game: dict[str, Param] = {"game": hand.contract.game.value}
        if taking.score > hand.score - HAND_MARGIN:
            reasons = Note("hint.take"), Note("hint.hand_risky")
        else:
            reasons = (
                Note("hint.take_dear", game),
                Note("hint.hand_null") if hand.contract.null else Note("hint.hand", game),
            )
        return [
            Rating(moves.TAKING, taking.score, reasons[0], chance=taking.chance),
            Rating(moves.FROM_HAND, hand.score - HAND_MARGIN, reasons[1], chance=hand.chance),
        ]

    def discard(self) -> list[Rating]:
        """The two cards laid away, each pair for the game in which it does best."""
        view, best = self.view, list[Plan]()
        for laid in combinations(view.hand, 2):
            hand = [card for card in view.hand if card not in laid]
            found = plans(view, hand, laid, eye=self.eye)
            self.budget.spend(len(found))
            best.append(found[0])
        return [
            Rating(
                moves.discard_of(*each.laid),
                each.score,
                hints.of_discard(view.hand, each.laid, each.contract.game, best=not at),
                chance=each.chance,
            )
            for at, each in enumerate(sorted(best, key=by_promise))
        ]

    def declare(self) -> list[Rating]:
        """The game, and what is announced with it."""
        view, found = self.view, list[Plan]()
        for move in view.legal_moves:
            if move.kind == moves.DECLARE:
                contract = Contract.declared(str(move.value), hand=not view.table.picked)
                found.append(plan(view, contract, view.hand, view.skat or (), eye=self.eye))
        self.budget.spend(len(found))
        found.sort(key=by_promise)
        rated = [
            Rating(moves.declaration_of(each.contract), each.score, _why(view, each, found[0]), chance=each.chance)
            for each in found
        ]
        if moves.TAKING in view.legal_moves:
            rated.append(Rating(moves.TAKING, found[0].score - 1, Note("hint.put_back")))
        return rated

    def double(self) -> list[Rating]:
        """Contra or re, or neither."""
        view = self.view
        contract = view.table.contract
        assert contract is not None
        word = moves.CONTRA if view.phase == table.CONTRA else moves.RE
        contra = word == moves.CONTRA
        if word not in view.legal_moves:
            return [Rating(moves.PASSING, 0.0, Note("hint.no_contra" if contra else "hint.no_re"))]
        score, won = CardPlay(view, contract).outlook(self.seed, self.budget)
        chance = won if view.seat == view.table.soloist else 1 - won
        # Nobody says Null without the hand for it, and the worlds do not know that.
        sure = score > 0 and (chance >= CONTRA_SURE and not contract.null if contra else chance >= SURE)
        if contra:
            reason = Note("hint.contra" if sure else "hint.contra_risky")
            refrain = Note("hint.contra_missed" if sure else "hint.no_contra")
        else:
            reason = Note("hint.re", {"chance": round(100 * chance)})
            refrain = Note("hint.re_missed" if sure else "hint.no_re")
        return [
            Rating(word, 2 * score if sure else score - 1, reason, chance=chance),
            Rating(moves.PASSING, score, refrain, chance=chance),
        ]


def _promise_needed(view: SkatView) -> float:
    """What a hand must promise to be worth as much as passing: promises are kept by less than they say."""
    auction = view.table.auction
    if auction.bid:
        return OTHERS_PLAY
    return NOBODY_PLAYS if auction.lone else SOMEBODY_PLAYS


def _why(view: SkatView, this: Plan, best: Plan) -> Note:
    remark = view.remark(moves.declaration_of(this.contract))
    assert remark is not None
    params: dict[str, Param] = {"game": this.contract.game.value, "levels": this.contract.levels}
    if remark.params["covers"] == "no":
        return Note("hint.declare_overbid", {**params, "n": remark.params["n"], "bid": remark.params["bid"]})
    key = "hint.declare" if this is best else "hint.declare_less"
    return Note(key, {**params, "chance": round(100 * this.chance)})


_STAGES: Final[Mapping[str, Callable[[Caller], list[Rating]]]] = MappingProxyType(
    {
        table.AUCTION: Caller.auction,
        table.SKAT: Caller.skat,
        table.DISCARD: Caller.discard,
        table.DECLARE: Caller.declare,
        table.CONTRA: Caller.double,
        table.RE: Caller.double,
    }
)


def called(view: SkatView, seed: int, *, budget: Budget, memory: float, caution: float = 0.0) -> list[Rating]:
    """Every legal move of a stage before the first card, with its expected score relative to the table.

    Who remembers less of the cards (`memory`, 0 to 1) judges a hand less well too.
    """
    return _STAGES[view.phase](Caller(view, seed, budget=budget, memory=memory, caution=caution))
