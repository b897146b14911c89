"""The open-hand solver of Skat held against plain minimax."""

from __future__ import annotations

import os
from random import Random

import pytest

from site_build.solver_times import minimax
from tests.solver_positions import Position, positions
from vorhand.games.skat import suit_records, trick_search
from vorhand.games.skat.compact import BITS, Bits, layout_of, legal, members, worth
from vorhand.games.skat.contracts import GameName
from vorhand.games.skat.open_hand import OpenHand
from vorhand.games.skat.suit_records import SuitRecords
from vorhand.games.skat.trick_bounds import bounds
from vorhand.games.skat.trick_search import STRAY

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


def thinned(position: Position, draw: Random, tricks: int) -> tuple[Bits, Bits, Bits]:
    """So many cards of each hand: what is left of a deal in which somebody has trumps, and the others few."""
    soloist, left, right = (sum(1 << card for card in draw.sample(members(hand), tricks)) for hand in position.hands)
    return soloist, left, right


@pytest.mark.parametrize("tricks", [2, 3, 4])
def test_bounds_without_search_hold(tricks: int) -> None:
    """For each leader, on what is left of real deals."""
    draw = Random(f"bounds {tricks}")
    count = {2: 600, 3: 400, 4: 100 if FULL else 12}[tricks]
    tight = 0
    for position in draw.choices(positions(10) + positions(8), k=count):
        layout, hands = layout_of(position.game), thinned(position, draw, tricks)
        rest = hands[0] | hands[1] | hands[2]
        low, high = bounds(hands, layout.trumps)
        records = [SuitRecords(base, hands)[rest & 0x7F << base & ~layout.trumps] for base in (0, 7, 14, 21)]
        records.append(SuitRecords(28, hands, trumps=True)[rest & layout.trumps])
        a, b, c, d, e = records
        for leader in range(3):
            value = minimax(layout, hands, 0, leader)
            least = low(rest, a, b, c, d, e, leader == 0, worth(rest, layout))
            most = high(rest, a, b, c, d, e, leader, worth(rest, layout))
            assert least <= value <= most, (position.game, leader, hands)
            tight += least == most
    assert tight > count / 5


@pytest.mark.parametrize("game", [game for game in GameName if game is not GameName.NULL])
def test_positions_with_one_key_differ_by_their_stray_points_at_most(game: GameName) -> None:
    """Ace for ten and king for queen, where the other of the two is gone: the value moves by a point for each."""
    draw = Random(f"stray {game}")
    layout = layout_of(game)
    pairs = [(1 << card, 1 << card - 1) for card in members(STRAY)]
    for _ in range(60):
        cards = draw.sample(range(BITS), 9)
        hands = [sum(1 << card for card in cards[place::3]) for place in range(3)]
        swapped, up, down = list(hands), 0, 0
        whole = hands[0] | hands[1] | hands[2]
        for high, low in pairs:
            both = high | low
            if (whole & both) in (high, low) and draw.random() < 0.7:
                up += whole & both == low
                down += whole & both == high
                swapped = [hand ^ both if hand & both else hand for hand in swapped]
        leader = draw.randrange(3)
        before, after = minimax(layout, hands, 0, leader), minimax(layout, swapped, 0, leader)
        assert before - down <= after <= before + up
        records = [key_of(game, hands), key_of(game, swapped)]
        assert records[0] == records[1]


def key_of(game: GameName, hands: list[Bits]) -> int:
    trumps, whole, of = layout_of(game).trumps, hands[0] | hands[1] | hands[2], (hands[0], hands[1], hands[2])
    keys = [SuitRecords(base, of)[whole & 0x7F << base & ~trumps].key for base in (0, 7, 14, 21)]
    return sum(keys) + SuitRecords(28, of, trumps=True)[whole & trumps].key


def test_what_is_remembered_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """With little room the answers are the same, and no more records of suits are kept."""
    asked = positions(7)[:25]
    want = [OpenHand(each.game, each.hands, 0).value(leader=each.leader) for each in asked]
    monkeypatch.setattr(suit_records, "CACHED", 50)
    monkeypatch.setattr(trick_search, "TABLE", 20)
    assert [OpenHand(each.game, each.hands, 0).value(leader=each.leader) for each in asked] == want
    assert len(suit_records._CACHE) <= 50
