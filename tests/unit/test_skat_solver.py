"""The open-hand solver of Skat held against plain minimax, and against values that another program found."""

from __future__ import annotations

import os
from random import Random

import pytest

from site_build.solver_times import minimax
from vorhand.games.skat.compact import BITS, Bits, layout_of, legal, members
from vorhand.games.skat.contracts import GameName
from vorhand.games.skat.open_hand import OpenHand

FULL = bool(os.environ.get("VORHAND_FULL"))
ENDINGS = 500 if FULL else 40
"""For each game; of three tricks, every fifth of four."""

each_game = pytest.mark.parametrize("game", GameName)


def ending(game: GameName, draw: Random, tricks: int) -> tuple[list[Bits], int, int, list[int]]:
    """Hands, soloist, leader and what lies on the table: an ending with none, one or two cards played to the trick."""
    layout = layout_of(game)
    cards = draw.sample(range(BITS), 3 * tricks)
    hands = [sum(1 << card for card in cards[place::3]) for place in range(3)]
    soloist, leader = draw.randrange(3), draw.randrange(3)
    table: list[int] = []
    for place in range(draw.choice((0, 1, 2))):
        seat = (leader + place) % 3
        options = legal(hands[seat], table[0], layout) if table else hands[seat]
        card = draw.choice(members(options))
        hands[seat] ^= 1 << card
        table.append(card)
    return hands, soloist, leader, table


@each_game
def test_endings_come_out_as_plain_minimax_says(game: GameName) -> None:
    draw = Random(f"endings {game}")
    layout = layout_of(game)
    for number in range(ENDINGS):
        hands, soloist, leader, table = ending(game, draw, 3 if number % 5 else 4)
        seat = (leader + len(table)) % 3
        options = members(legal(hands[seat], table[0], layout) if table else hands[seat])
        want = {}
        for card in options:
            rest = [hand & ~(1 << card) for hand in hands]
            want[card] = minimax(layout, rest, soloist, leader, [*table, card])
        value = max(want.values()) if seat == soloist else min(want.values())
        world = OpenHand(game, hands, soloist)
        case = (hands, soloist, leader, table)
        assert world.value(leader=leader, on_table=table) == (value, value), case
        for target in (1, value, value + 1, 61):
            fresh = OpenHand(game, hands, soloist)
            assert fresh.reaches(target, leader=leader, on_table=table) is (value >= target), (target, *case)
            reached = {card: each >= target for card, each in want.items()}
            assert world.moves(target, leader=leader, on_table=table) == reached, (target, *case)
        assert world.values(leader=leader, on_table=table) == {card: (each, each) for card, each in want.items()}, case
