"""What the soloist lays away and declares, by what the hand model says of the ten cards that are kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from vorhand.cards import Card
from vorhand.games.skat.bidding import TAKEN, bidders
from vorhand.games.skat.claims import proven
from vorhand.games.skat.compact import layout_of
from vorhand.games.skat.contracts import Contract, kind_of
from vorhand.games.skat.eye import SHARP, Eye
from vorhand.games.skat.hand_model import model
from vorhand.games.skat.table import PLAYING
from vorhand.games.skat.valuation import expected, matadors, payoffs
from vorhand.games.skat.view import SkatView


class Plan(NamedTuple):
    """A game with ten cards kept and two laid away (none known to lie aside: a hand game), and what it promises: the
    mean score, the log odds and the chance to win."""

    score: float
    contract: Contract
    laid: tuple[Card, ...]
    power: float
    chance: float


def by_promise(plan: Plan) -> tuple[float, float]:
    """Orders plans, the best first: by what they promise, then by the strength of the cards kept."""
    return -plan.score, -plan.power


def plan(view: SkatView, contract: Contract, hand: Sequence[Card], laid: Sequence[Card], *, eye: Eye = SHARP) -> Plan:
    """What the contract promises with these cards, as a player with such an eye sees them."""
    at, layout = view.table, layout_of(contract.game)
    assert view.seat is not None
    held, aside = layout.bits(hand), layout.bits(laid)
    judge = model(kind_of(contract.game))
    place = at.positions.index(view.seat)
    power = judge.power(held, aside, place=place, hand=contract.hand) + eye.of(contract.game, aside)
    tops = matadors(contract.game, held | aside)
    ends = judge.odds(power, ouvert=contract.ouvert, bidders=bidders(at.auction, view.seat))
    scores = payoffs(contract, at.options, tops, at.bid)
    if _has_all_tricks(view, contract, hand, laid):
        return Plan(scores[-1], contract, tuple(laid), power, 1.0 if scores[-1] > 0 else 0.0)
    chance = sum(share for share, score in zip(ends, scores, strict=True) if score > 0)
    return Plan(expected(ends, scores), contract, tuple(laid), power, chance)


def _has_all_tricks(view: SkatView, contract: Contract, hand: Sequence[Card], laid: Sequence[Card]) -> bool:
    """Whether the soloist leads and could claim before the first card."""
    at = view.table
    if contract.null or view.seat != at.positions[0]:
        return False
    ahead = at._replace(contract=contract, phase=PLAYING, turn=view.seat, leader=view.seat)
    return proven(ahead, hand, laid or None)


def plans(view: SkatView, hand: Sequence[Card], laid: Sequence[Card], *, eye: Eye = SHARP) -> list[Plan]:
    """The plans for ten cards kept after the skat was taken, best first."""
    bid, options = view.table.bid, view.table.options
    allowed = (each for each in TAKEN if not each.null or each.null_value(options) >= bid)
    return sorted((plan(view, contract, hand, laid, eye=eye) for contract in allowed), key=by_promise)
