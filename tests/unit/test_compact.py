"""The compact form of Kalter Schlag, held against the rules over random deals: it may never differ from them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

import vorhand
from vorhand.cards import Card
from vorhand.chance import drawn, mix
from vorhand.games.kalter_schlag.compact import JACKS, OWN_JACK, SUIT_MASK, Cards, cards_of, charges, legal
from vorhand.games.kalter_schlag.likelihood import weigher_of
from vorhand.games.kalter_schlag.moves import card_order
from vorhand.games.kalter_schlag.options import KalterSchlagOptions, SideOrder, VoidJack
from vorhand.games.kalter_schlag.policy import play_out
from vorhand.games.kalter_schlag.scoring import rounded, settle
from vorhand.games.kalter_schlag.state import KalterSchlagState
from vorhand.moves import Move
from vorhand.tricks import CARD_POINTS, TRUMP

LOTS = [at * 0.618 % 1 for at in range(32)]
VARIANTS = [KalterSchlagOptions(side_order=order, void_jack=jack) for order in SideOrder for jack in VoidJack]
each_variant = pytest.mark.parametrize("options", VARIANTS, ids=lambda each: f"{each.side_order}-{each.void_jack}")


def random_plies(options: KalterSchlagOptions, seed: int) -> Iterator[KalterSchlagState]:
    """Every position of a deal played by lot."""
    state = vorhand.game("kalter_schlag").deal(options, seed=mix(seed, 0), dealer=seed % 4)
    ply = 0
    while True:
        assert isinstance(state, KalterSchlagState)
        yield state
        if state.turn is None:
            return
        move: Move = drawn(state.legal_moves.moves, mix(seed, 1, ply))
        state = state.play(move)
        ply += 1


def hands_in_bits(state: KalterSchlagState, cards: Cards) -> list[int]:
    return [cards.bits(state.places()[f"hand {seat}"]) for seat in range(4)]


@pytest.mark.parametrize("side_order", SideOrder)
def test_the_bits_follow_the_order_of_the_rules(side_order: SideOrder) -> None:
    cards, order = cards_of(side_order), card_order(side_order)
    assert [cards.bit[card] for card in cards.card] == list(range(32))
    assert cards.points == tuple(CARD_POINTS[card.rank] for card in cards.card)
    for card, bit in cards.bit.items():
        same = [other for other in cards.card if order.suit_of(other) == order.suit_of(card)]
        assert SUIT_MASK[bit] == cards.bits(same)
        assert (bit >= 28) == (order.suit_of(card) == TRUMP) == bool(JACKS >> bit & 1)
        assert OWN_JACK[bit] == (0 if bit >= 28 else cards.bits([Card.parse(card.suit + "J")]))
        for other in same:
            assert (cards.bit[other] > bit) == (order.strength(other) > order.strength(card))


@each_variant
def test_legal_cards_are_those_of_the_rules(options: KalterSchlagOptions) -> None:
    cards, spare, seen = cards_of(options.side_order), options.void_jack is VoidJack.NOT_OWN_SUIT_JACK, 0
    for seed in range(60):
        for state in random_plies(options, seed):
            if state.turn is None or not state.table.trick.cards:
                continue
            allowed = [move.cards[0] for move in state.legal_moves if move.kind == "play"]
            hand = hands_in_bits(state, cards)[state.turn]
            assert legal(hand, cards.bit[state.table.trick.cards[0]], spare) == cards.bits(allowed)
            seen += 1
    assert seen >= 60 * 24


@each_variant
@pytest.mark.parametrize("plies_left", [1, 2, 3, 4])
def test_a_forced_last_trick_ends_as_by_the_rules(options: KalterSchlagOptions, plies_left: int) -> None:
    """With one card in each hand a play-out has no choice: who takes the trick, and what it is worth, must agree."""
    cards, spare = cards_of(options.side_order), options.void_jack is VoidJack.NOT_OWN_SUIT_JACK
    for seed in range(40):
        states = list(random_plies(options, seed))
        state, end = states[-1 - plies_left], states[-1]
        hands, points = hands_in_bits(state, cards), list(state.card_points)
        tricks = [state.table.tricks(seat) for seat in range(4)]
        on_table = [cards.bit[card] for card in state.table.trick.cards]
        leader = state.table.leader
        weigher = weigher_of(options.side_order)
        assert plies_left == play_out(
            hands, points, tricks, on_table, leader, values=cards.points, weigher=weigher, lots=LOTS, spare=spare
        )
        assert tuple(points) == end.card_points
        assert tricks == [end.table.tricks(seat) for seat in range(4)]
        assert hands == [0, 0, 0, 0]


@each_variant
def test_a_play_out_keeps_every_card_and_point(options: KalterSchlagOptions) -> None:
    cards, spare = cards_of(options.side_order), options.void_jack is VoidJack.NOT_OWN_SUIT_JACK
    for seed in range(20):
        for state in random_plies(options, seed):
            hands, points = hands_in_bits(state, cards), list(state.card_points)
            left = sum(hand.bit_count() for hand in hands)
            tricks = [state.table.tricks(seat) for seat in range(4)]
            on_table = [cards.bit[card] for card in state.table.trick.cards]
            played = play_out(
                hands, points, tricks, on_table, state.table.leader,
                values=cards.points, weigher=weigher_of(options.side_order), lots=LOTS, spare=spare,
            )  # fmt: skip
            assert (played, hands, sum(points), sum(tricks)) == (left, [0] * 4, 120, 8)


@st.composite
def settlements(draw: st.DrawFn) -> tuple[list[int], list[int], int]:
    """Card points and tricks as a deal may end, often with virgins, ties and marches; and calls."""
    cuts = sorted(draw(st.lists(st.integers(0, 8), min_size=3, max_size=3)))
    tricks = [b - a for a, b in zip([0, *cuts], [*cuts, 8], strict=True)]
    takers = [seat for seat in range(4) if tricks[seat]]
    shares = draw(st.lists(st.integers(0, 4), min_size=len(takers), max_size=len(takers)).filter(any))
    points = [0] * 4
    for seat, share in zip(takers, shares, strict=True):
        points[seat] = 120 * share // sum(shares)
    points[takers[0]] += 120 - sum(points)
    return points, tricks, draw(st.integers(0, 4))


@given(settlements())
def test_charges_are_those_of_the_rules(settlement: tuple[list[int], list[int], int]) -> None:
    points, tricks, calls = settlement
    charged = charges(points, tricks, 2**calls)
    assert tuple(map(rounded, charged)) == settle(card_points=points, tricks=tricks, calls=calls).scores
