"""How many trick boundaries the open-hand solver expands: counted on fixed positions, the same on every machine."""

from __future__ import annotations

import os
from statistics import mean

import pytest

from tests.solver_positions import EACH, FILE, Position, drawn, positions
from vorhand.games.skat.compact import worth
from vorhand.games.skat.contracts import GameName
from vorhand.games.skat.open_hand import OpenHand

FULL = bool(os.environ.get("VORHAND_FULL"))
DEALS = EACH if FULL else EACH // 4


def nodes(tricks: int, *, null: bool = False, count: int = EACH) -> float:
    """The mean over the first so many positions of a stage."""
    spent = []
    for each in positions(tricks, null=null)[:count]:
        world = OpenHand(each.game, each.hands, 0)
        assert world.reaches(each.target, leader=each.leader) is not None
        spent.append(world.nodes)
    assert len(spent) == count
    return mean(spent)


def test_full_deals_take_few_nodes() -> None:
    """All of them in the full run."""
    suits, null = nodes(10, count=DEALS), nodes(10, null=True)
    assert suits <= 3_000
    assert null <= 0.15 * suits


def test_eight_tricks_take_few_nodes() -> None:
    assert nodes(8) <= 150
    assert nodes(8, null=True) <= 40


@pytest.mark.parametrize("null", [False, True])
def test_the_positions_are_those_of_the_generator(null: bool) -> None:
    lines = FILE.read_text(encoding="ascii").splitlines()
    for tricks in (10, 6):
        source = drawn(tricks, null=null)
        for each in positions(tricks, null=null)[:10]:
            assert str(each) == str(next(source))
            assert str(each) in lines


def test_the_positions_are_undecided_at_the_root() -> None:
    for tricks in (10, 8, 7, 6, 5):
        for each in positions(tricks):
            rest = each.hands[0] | each.hands[1] | each.hands[2]
            assert 0 < each.target <= worth(rest, OpenHand(each.game, each.hands, 0).layout)
            assert rest.bit_count() == 3 * tricks
        assert {each.target for each in positions(tricks, null=True)} == {1}


def test_a_position_can_be_read_as_it_is_written() -> None:
    line = "grand,2,55,CJ SA,HT DK,C8 C7"
    assert str(Position.parse(line)) == line
    assert Position.parse(line).game is GameName.GRAND


def test_a_limit_is_kept() -> None:
    """Not by one node exceeded; and the bounds that are left hold."""
    for each in positions(10)[:6]:
        exact = OpenHand(each.game, each.hands, 0)
        reached = exact.reaches(each.target, leader=each.leader)
        for limit in (0, 1, 20, 300):
            world = OpenHand(each.game, each.hands, 0)
            found = world.reaches(each.target, leader=each.leader, limit=limit)
            assert world.nodes <= limit
            assert found in (reached, None)
            low, high = world.value(leader=each.leader, limit=limit)
            assert world.nodes <= 2 * limit
            assert low < each.target or reached
            assert high >= each.target or not reached
            values = world.values(leader=each.leader, limit=limit)
            assert world.nodes <= 3 * limit
            assert all(0 <= least <= most <= 120 for least, most in values.values())
            moves = world.moves(each.target, leader=each.leader, limit=limit)
            assert world.nodes <= 4 * limit
            assert (
                reached or True not in moves.values()
                if each.leader == 0
                else not reached or False not in moves.values()
            )
