"""Worlds drawn by what is likely: counts, what cannot be, and that the weights lean the right way."""

from __future__ import annotations

from itertools import islice

import pytest

from vorhand.ai.placing import placed


def test_every_card_has_one_place_and_no_place_a_barred_card() -> None:
    weights = [(1, 0, 2, 1, 1, 1), (1, 1, 1, 0, 1, 1), (0, 1, 3, 1, 1, 1)]
    for held in islice(placed(range(6), [1, 2, 3], weights, seed=4), 300):
        assert [len(cards) for cards in held] == [1, 2, 3]
        assert sorted(card for cards in held for card in cards) == list(range(6))
        assert all(weights[place][card] for place, cards in enumerate(held) for card in cards)


def test_cards_alike_are_anywhere_equally_often() -> None:
    counts: dict[tuple[int, ...], int] = {}
    for first, _ in islice(placed(range(4), [2, 2], [(1.0,) * 4] * 2, seed=5), 6000):
        counts[tuple(sorted(first))] = counts.get(tuple(sorted(first)), 0) + 1
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())


def test_a_card_goes_oftener_where_it_weighs_more() -> None:
    weights = [(3.0, 1.0, 1.0, 1.0), (1.0,) * 4]
    there = sum(0 in first for first, _ in islice(placed(range(4), [1, 3], weights, seed=6), 4000))
    assert there / 4000 == pytest.approx(0.5, abs=0.03), "three against three"


def test_where_nearly_nothing_fits_a_world_is_found_all_the_same() -> None:
    places = range(8)
    weights = [tuple(float(card in (place, (place + 1) % 8)) for card in places) for place in places]
    worlds = {tuple(cards[0] for cards in held) for held in islice(placed(places, [1] * 8, weights, seed=7), 200)}
    assert worlds == {tuple(places), tuple((place + 1) % 8 for place in places)}


def test_what_cannot_be_is_an_error() -> None:
    with pytest.raises(ValueError, match="3 cards for 2 places"):
        next(placed(range(3), [1, 1], [(1,) * 3] * 2, seed=1))
    with pytest.raises(ValueError, match="no world fits"):
        next(placed(range(2), [1, 1], [(1, 1), (0, 0)], seed=1))


def test_the_same_seed_draws_the_same_worlds() -> None:
    weights = [(2.0, 1.0, 0.5, 1.0), (1.0,) * 4]
    again = [list(islice(placed(range(4), [2, 2], weights, seed=8), 20)) for _ in range(2)]
    assert again[0] == again[1]
