"""The computer players of Kalter Schlag: what they may know, and what they must keep to.

How well it plays is `test_bot_positions`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

import vorhand
from tests.packs import played
from vorhand.ai.player import LEAST_NODES
from vorhand.chance import drawn, mix
from vorhand.games.kalter_schlag.bot import KalterSchlagBot
from vorhand.games.kalter_schlag.compact import cards_of
from vorhand.games.kalter_schlag.guesses import Guesses
from vorhand.games.kalter_schlag.options import PRESETS, SideOrder
from vorhand.games.kalter_schlag.scoring import settle
from vorhand.games.kalter_schlag.state import KalterSchlagState
from vorhand.kind import Bot
from vorhand.moves import Move

GAME = vorhand.game("kalter_schlag")
REASONS = {
    "hint.any", "hint.lowest", "hint.only_card", "hint.march", "hint.march_on", "hint.double", "hint.double_thin",
    "hint.double_weak", "hint.avoid_lead_low", "hint.avoid_lead_lowest", "hint.avoid_lead_low_jack",
    "hint.avoid_lead_mid", "hint.avoid_lead_high", "hint.avoid_duck", "hint.avoid_duck_points",
    "hint.avoid_throw_points", "hint.avoid_throw_high", "hint.avoid_throw_low", "hint.avoid_hope",
    "hint.avoid_no_hope", "hint.avoid_forced", "hint.avoid_take_cheap", "hint.avoid_take_rich",
    "hint.avoid_take_best", "hint.avoid_break",
}  # fmt: skip
QUICK = KalterSchlagBot(LEAST_NODES)
LEVELS = {**{level: make() for level, make in {**GAME.bots, **GAME.yardsticks}.items()}, "quick": QUICK}


def by_lot(preset: str, seed: int) -> Iterator[KalterSchlagState]:
    """The positions, but the last, of a deal played by lot."""
    state = GAME.deal(PRESETS[preset], seed=seed, dealer=seed % 4)
    ply = 0
    while state.turn is not None:
        assert isinstance(state, KalterSchlagState)
        yield state
        move: Move = drawn(state.legal_moves.moves, mix(seed, ply))
        state, ply = state.play(move), ply + 1


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("bot", [QUICK, LEVELS["random"], LEVELS["lowest"]], ids=["quick", "random", "lowest"])
def test_a_bot_chooses_a_legal_move_and_rates_no_other(bot: Bot, preset: str) -> None:
    for seed in range(12):
        for ply, state in enumerate(by_lot(preset, seed)):
            view = state.view(state.turn)
            assert bot.choose(view, seed=ply) in view.legal_moves
            ratings = bot.rate(view, seed=ply)
            assert {rating.move for rating in ratings} <= set(view.legal_moves)
            assert len({rating.move for rating in ratings}) == len(ratings)
            assert {rating.reason.key for rating in ratings} <= REASONS


def test_a_hint_rates_every_legal_move_and_names_the_chosen_one_first() -> None:
    for seed in range(4):
        for ply, state in enumerate(by_lot("hamburg", seed)):
            view = state.view(state.turn)
            ratings = QUICK.rate(view, seed=ply)
            assert {rating.move for rating in ratings} == set(view.legal_moves)
            assert ratings[0].move == QUICK.choose(view, seed=ply)
            cards = [rating.value for rating in ratings if rating.move.kind == "play"]
            assert cards == sorted(cards, reverse=True)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_and_seed_give_the_same_move(level: str) -> None:
    for ply, state in enumerate(by_lot("source_text", 5)):
        if ply % 5 == 0:
            view = state.view(state.turn)
            assert LEVELS[level].rate(view, seed=ply) == LEVELS[level].rate(view, seed=ply)


def exchanged(state: KalterSchlagState, seed: int) -> KalterSchlagState:
    """The position with the cards of the seats that are not on turn shuffled among them."""
    others = [seat for seat in range(4) if seat != state.turn]
    pool = [card for seat in others for card in state.hands[seat]]
    hands = list(state.hands)
    for seat in others:
        hands[seat] = tuple(pool.pop(mix(seed, len(pool)) % len(pool)) for _ in state.hands[seat])
    return replace(state, hands=tuple(hands))


def test_a_bot_does_not_see_hidden_cards() -> None:
    for seed in range(6):
        for ply, state in enumerate(by_lot("source_text", seed)):
            other = exchanged(state, seed)
            assert other.view(state.turn) == state.view(state.turn)
            assert other.view(None) == state.view(None), "nor does a spectator"
            assert QUICK.rate(other.view(state.turn), seed=ply) == QUICK.rate(state.view(state.turn), seed=ply)


def test_the_last_card_is_rated_by_what_the_deal_will_cost() -> None:
    """With nothing left to choose the rating is exact: the others' charge on average less one's own, unrounded.

    The card points break ties, and count next to nothing.
    """
    for seed in range(30):
        *_, last = by_lot("hamburg", seed)
        (rating,) = QUICK.rate(last.view(last.turn), seed=1)
        end = last.play(rating.move)
        tricks = [end.table.tricks(seat) for seat in range(4)]
        result = settle(card_points=end.card_points, tricks=tricks, calls=len(end.table.calls))
        before = [0] * 4
        for step in result.derivation:
            before[step.seat] += step.amount if step.key != "rounding" else 0
        assert last.turn is not None
        own = before[last.turn]
        assert rating.value == pytest.approx((sum(before) - own) / 3 - own, abs=0.2 * end.table.factor)
        assert rating.chance == (own == 0)
        assert rating.reason.key == "hint.only_card"


def test_who_did_not_follow_is_known_to_be_void() -> None:
    state = played("""
        seat 0: SJ HJ DJ CA CT S7 H9 D9
        seat 1: CJ CQ SA SK SQ H8 DA DT
        seat 2: C9 C8 ST S9 HA HQ H7 DQ
        seat 3: CK C7 S8 HK HT DK D8 D7
        1: DA DQ D7 D9
        1: DT C9 D8 HJ
        0: CA CQ C8 C7
        0: SJ CJ HQ DK
    """)
    assert isinstance(state, KalterSchlagState)
    cards = cards_of(SideOrder.ACE_KING)
    jacks = cards.bits(card for card in cards.card if card.rank == "J")
    diamonds = cards.bits(card for card in cards.card if card.suit == "D" and card.rank != "J")
    barred = Guesses(state.view(1), 1.0).barred
    assert barred == [diamonds, 0, diamonds | jacks, jacks]
