"""What the soloist lays away and declares: by the worth of the hand, the best few by play-outs too."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice
from math import log
from typing import Final, NamedTuple

from vorhand.cards import Card
from vorhand.games.skat.bidding import TAKEN
from vorhand.games.skat.claims import proven
from vorhand.games.skat.compact import layout_of, worth
from vorhand.games.skat.contracts import Contract
from vorhand.games.skat.guesses import Guesses
from vorhand.games.skat.null_policy import is_null_won
from vorhand.games.skat.policy import play_out
from vorhand.games.skat.table import PLAYING
from vorhand.games.skat.valuation import expected, matadors, odds, payoffs, strength
from vorhand.games.skat.view import SkatView

PLAYED_OUT: Final = 4
"""So many plans are played out."""
WORLDS: Final = 60
"""In so many worlds each."""
TRUST: Final = 0.6
"""How much the play-outs count beside the worth of the hand."""


class Plan(NamedTuple):
    """A game with ten cards kept and two laid away (none known to lie aside: a hand game), and what it promises."""

    score: float
    contract: Contract
    laid: tuple[Card, ...]
    power: float
    chance: float


def plan(
    view: SkatView, contract: Contract, hand: Sequence[Card], laid: Sequence[Card], power: float | None = None
) -> Plan:
    """What the contract promises with these cards; `power` is their strength if something better is known of it."""
    game, layout, options = contract.game, layout_of(contract.game), view.table.options
    held, aside = layout.bits(hand), layout.bits(laid)
    if power is None:
        hidden = worth(2**32 - 1 ^ held, layout) / 11 if contract.hand else worth(aside, layout)
        power = strength(game, held, laid=hidden)
    tops = 0 if contract.null else matadors(game, held | aside)
    ends = odds(game, power, ouvert=contract.ouvert, limit=options.schneider_limit)
    scores = payoffs(contract, options, tops, view.table.bid)
    if _has_all_tricks(view, contract, hand, laid):
        return Plan(scores[-1], contract, tuple(laid), power, 1.0)
    chance = sum(share for share, score in zip(ends, scores, strict=True) if score > 0)
    return Plan(expected(ends, scores), contract, tuple(laid), power, chance)


def _has_all_tricks(view: SkatView, contract: Contract, hand: Sequence[Card], laid: Sequence[Card]) -> bool:
    """Whether the soloist leads and could claim before the first card."""
    at = view.table
    if contract.null or view.seat != at.positions[0]:
        return False
    ahead = at._replace(contract=contract, phase=PLAYING, turn=view.seat, leader=view.seat)
    return proven(ahead, hand, laid or None)


def plans(view: SkatView, hand: Sequence[Card], laid: Sequence[Card]) -> list[Plan]:
    """The plans for ten cards kept after the skat was taken, best first."""
    bid, options = view.table.bid, view.table.options
    allowed = (each for each in TAKEN if not each.null or each.null_value(options) >= bid)
    return sorted((plan(view, contract, hand, laid) for contract in allowed), key=lambda each: -each.score)


def played_out(view: SkatView, plans: Iterable[Plan], *, seed: int) -> list[Plan]:
    """The plans with what play-outs say of them, best first."""
    return sorted((_played_out(view, each, seed) for each in plans), key=lambda each: -each.score)


def _played_out(view: SkatView, this: Plan, seed: int) -> Plan:
    game = this.contract.game
    guesses = Guesses(view, game)
    layout, place = guesses.layout, guesses.soloist
    kept = guesses.own & ~layout.bits(this.laid)
    total = 0
    for world in islice(guesses.worlds(seed), WORLDS):
        hands = list(world.hands)
        hands[place] = kept
        if this.contract.null:
            won, _ = is_null_won(layout, hands, place, 0, ())
            total += won
        else:
            aside = layout.bits(this.laid) or world.skat
            points, _ = play_out(layout, hands, place, 0, (), points=worth(aside, layout), tricks=0)
            total += points
    found = log((total + 1) / (WORLDS + 2)) if this.contract.null else total / WORLDS
    power = TRUST * found + (1 - TRUST) * this.power
    hand = [card for card in view.hand if card not in this.laid]
    return plan(view, this.contract, hand, this.laid, power)
