"""How the computer player of Rams judges candidates: values, chances, and what it knows before it thinks."""

from __future__ import annotations

from itertools import count

import pytest

from tests.rams import dealt, played, spoken
from vorhand.ai.budget import Budget
from vorhand.ai.player import LEAST_NODES
from vorhand.games.rams.bot import BOTS, RamsBot
from vorhand.games.rams.judging import judged
from vorhand.games.rams.payoffs import Worths
from vorhand.games.rams.state import RamsState
from vorhand.games.rams.view import RamsView


def play_out(world: int, candidate: int) -> tuple[Worths, int]:
    """Two places: to the second one a candidate is worth its number, and every `candidate`th world it has a trick."""
    return (0.0, float(candidate), 1.0, float(world % candidate == 0)), 1


def test_a_candidate_has_the_mean_value_and_the_share_of_worlds_with_a_trick() -> None:
    first, second = judged((2, 3), count(), play_out, place=1, players=2, budget=Budget(24))
    assert first is not None
    assert second is not None
    assert (first.value, first.chance) == (2.0, 0.5)
    assert second.value == 3.0
    assert second.chance == pytest.approx(1 / 3)


def test_what_is_known_before_counts_against_a_candidate() -> None:
    found = judged((2, 3), count(), play_out, place=1, players=2, budget=Budget(24), handicaps=(0.0, 1.5))
    assert [each.value for each in found if each is not None] == [2.0, 1.5]


def test_what_the_budget_does_not_allow_is_not_tried() -> None:
    assert judged(range(1, 9), count(), play_out, place=1, players=2, budget=Budget(2))[1:] == [None] * 7


def exchange(hand: str) -> RamsView:
    state = spoken(dealt({"A": hand, "B": "", "C": "", "D": "", "upcard": "HT"}), "A B C D in")
    assert isinstance(state, RamsState)
    return state.view(state.turn)


def test_who_has_played_long_knows_what_is_usual_however_little_he_thinks() -> None:
    view = exchange("HK H7 CK DQ S8")
    usual = "exchange CK DQ S8"
    long, short = (
        {str(RamsBot(LEAST_NODES, memory).choose(view, seed=seed)) for seed in range(12)} for memory in (1.0, 0.3)
    )
    assert {frozenset(move.split()) for move in long} == {frozenset(usual.split())}
    assert len(short) > 1


def test_the_chance_of_a_trick_is_told_but_of_staying_out() -> None:
    hands = {"A": "", "B": "", "C": "", "D": "", "E": "H9 H2 C4 D3 S3", "F": "", "upcard": "HT"}
    state = spoken(dealt(hands), "A B C D in")
    chances = {str(each.move): each.chance for each in RamsBot(6000).rate(state.view(state.turn), seed=1)}
    assert chances["out"] is None
    assert 0.3 < (chances["in"] or 0) < 0.95


def test_with_a_trick_taken_the_chance_is_certain() -> None:
    state = played("""
        A: HA H7 D9 C8 C7
        B: S9 S8 ST DK H8
        C: HT HJ DT CT D6
        D: D7 D8 H6 H9 CQ
        upcard: S7
        A B C D in
        A exchange, B exchange, C exchange, D exchange, D pass
        A: HA H8 HT H6
    """)
    assert {rating.chance for rating in RamsBot(2000).rate(state.view(state.turn), seed=1)} == {1.0}


def test_the_levels_remember_and_think_more_and_more() -> None:
    bots = [make() for make in BOTS.values()]
    assert all(isinstance(bot, RamsBot) for bot in bots)
    shares = [(bot.memory, bot.nodes, bot.experienced) for bot in bots if isinstance(bot, RamsBot)]
    assert shares == sorted(shares)
    assert [experienced for _, _, experienced in shares] == [False, False, True, True]
