"""The analysis of a deal of Skat that is over: what each card leads to with all hands open, against trying all out."""

from __future__ import annotations

import pytest

import vorhand
from tests.skat import rules
from vorhand.chance import drawn, mix
from vorhand.games.skat.contracts import GameName
from vorhand.games.skat.game import Skat
from vorhand.games.skat.state import SkatState
from vorhand.match import Match
from vorhand.moves import PLAY

GAME = Skat()
LEFT = 3
"""Tricks that are left when all is tried out."""


def by_lot(seed: int, game: GameName) -> SkatState:
    """A deal in which forehand plays the game after the skat, as it stands with three tricks to go."""
    state = GAME.deal(rules("altenburg"), seed=seed, dealer=2)
    for word in ("bid 18", "hold", "pass", "pass", "take"):
        state = state.play(word)
    state = state.play(drawn(state.legal_moves.moves, seed)).play(f"declare {game.value}")
    while state.turn is not None and len(state.taken) < 10 - LEFT:
        cards = [move for move in state.legal_moves if move.kind == PLAY]
        state = state.play(drawn(cards, mix(seed, len(state.taken), len(state.table.cards))))
    return state


def outcome(state: SkatState) -> int:
    """The soloist's card points at the end if both sides do their best; in Null 1 if he takes no trick."""
    at = state.table
    soloist = at.soloist
    assert soloist is not None
    assert at.contract is not None
    if state.turn is None:
        if at.contract.null:
            return int(not at.tricks(soloist))
        assert state.result is not None
        return state.result.card_points[soloist]
    after = [outcome(state.play(move)) for move in state.legal_moves if move.kind == PLAY]
    return max(after) if state.turn == soloist else min(after)


@pytest.mark.parametrize("game", list(GameName))
def test_late_positions_are_solved_as_by_trying_all_out(game: GameName) -> None:
    tried = 0
    for seed in range(30):
        state = by_lot(seed, game)
        if state.turn is None:  # a Null that is lost already
            continue
        solution = GAME.solution(state)
        assert solution is not None
        assert solution.counts == ("null" if game is GameName.NULL else "card_points")
        cards = {move: outcome(state.play(move)) for move in state.legal_moves if move.kind == PLAY}
        assert {each.move: each.low for each in solution.moves} == cards
        assert all(each.low == each.high for each in solution.moves)
        best = max if state.turn == state.table.soloist else min
        assert solution.moves[0].low == best(cards.values())
        tried += 1
    assert tried >= (1 if game is GameName.NULL else 30)


def test_before_the_play_and_in_other_games_nothing_is_solved() -> None:
    assert GAME.solution(GAME.deal(rules("altenburg"), seed=1)) is None
    rams = vorhand.game("rams")
    assert rams.solution(rams.deal(rams.presets["russian"], seed=1)) is None


def test_a_position_of_a_deal_that_is_over() -> None:
    match = Match.new(GAME, seed=7, first_dealer=2)
    for move in ("pass", "pass", "bid 18", "hand", "declare grand"):
        match = match.play(move)
    first = match.state
    while not match.results:
        match = match.play(next(move for move in match.state.legal_moves if move.kind == PLAY))
    assert match.before_card(1, 0) == first
    second = match.before_card(1, 4)
    assert isinstance(second, SkatState)
    assert len(second.table.cards) == 1
    for number, wrong in ((1, 30), (1, -1), (2, 0)):
        with pytest.raises(vorhand.errors.VorhandError):
            match.before_card(number, wrong)
    assert match.next_deal().before_card(1, 7) == match.before_card(1, 7)
