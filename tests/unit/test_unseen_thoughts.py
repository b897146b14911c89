"""No level of any game looks at what it may not see: for a fixed seed, mixing the unseen cards never changes a move.

A few positions of every stage are tried by each level, the fewest by the strongest; `build.py test --full` tries more.
"""

from __future__ import annotations

import os
from collections import defaultdict
from functools import cache

import pytest

import vorhand
from tests.unseen import assert_unseen_is_not_thought_of
from vorhand.ai.player import Thinker
from vorhand.chance import mix, shuffled
from vorhand.kind import Rating, Thought
from vorhand.match import Match
from vorhand.moves import Note
from vorhand.position import State, View
from vorhand.testing import drawn_move

TIMES = 25 if os.environ.get("VORHAND_FULL") else 1
POSITIONS = (6, 4, 2, 1)
"""How many positions each stage of a game has for a level, from the weakest to the strongest."""
DEALS = 12 * TIMES
LEVELS = [(name, level) for name in vorhand.game_names() for level in vorhand.game(name).bots]


@cache
def stages(name: str) -> dict[tuple[str, int], tuple[State, ...]]:
    """Positions with a choice by the stage of the deal (the play in thirds), of random deals of every preset and table,
    in an order drawn by lot."""
    game = vorhand.game(name)
    found: dict[tuple[str, int], list[State]] = defaultdict(list)
    lot = vorhand.game_names().index(name)
    tables = [(preset, players) for preset in game.presets for players in game.seats]
    for number in range(DEALS):
        preset, players = tables[number % len(tables)]
        match = Match.new(game, preset=preset, seed=mix(5, lot, number), players=players)
        ply = 0
        while match.state.turn is not None:
            if len(match.state.legal_moves) > 1:
                found[match.state.phase, len(match.state.taken) // 4].append(match.state)
            match = match.play(drawn_move(match, seed=mix(6, lot, number, ply)))
            ply += 1
    return {stage: shuffled(states, 7) for stage, states in found.items()}


@pytest.mark.parametrize(("name", "level"), LEVELS)
def test_a_level_thinks_the_same_whatever_it_cannot_see(name: str, level: str) -> None:
    game = vorhand.game(name)
    many = POSITIONS[list(game.bots).index(level)] * TIMES
    tried = 0
    for states in stages(name).values():
        for number, state in enumerate(states[:many]):
            assert_unseen_is_not_thought_of(state, game.bots[level], seed=mix(8, number))
            tried += 1
    assert tried >= 3


class Peeping(Thinker):
    """Likes a move by something that is not in the view: here, which of two equal ones it is."""

    def think(self, view: View, *, seed: int) -> Thought:
        moves = shuffled(view.legal_moves.moves, id(view))
        return Thought(tuple(Rating(move, 0.0, Note("hint.any")) for move in moves), 1, 1)


def test_a_player_that_looks_elsewhere_is_found() -> None:
    states = (state for found in stages("kalter_schlag").values() for state in found)
    with pytest.raises(AssertionError):
        assert_unseen_is_not_thought_of(next(state for state in states if len(state.legal_moves) > 7), Peeping, seed=1)
