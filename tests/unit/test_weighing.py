"""Weighing worlds: what is kept says on average what all say, a heavy world is never lost, and few worlds are exact."""

from __future__ import annotations

from itertools import count, islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from vorhand.ai.weighing import resampled, weighed
from vorhand.ai.worlds import all_or_drawn, every, worlds

weights = st.lists(st.floats(0, 100, allow_subnormal=False), min_size=1, max_size=40).filter(lambda some: sum(some) > 0)


@given(weights, st.integers(1, 20), st.integers(0, 2**53 - 1))
def test_the_shares_add_up_and_nothing_without_weight_is_kept(some: list[float], kept: int, seed: int) -> None:
    shares = resampled(some, kept, lot=Random(seed).random)
    assert sum(shares.values()) == pytest.approx(1)
    assert len(shares) <= kept
    assert all(some[at] > 0 for at in shares)


def test_a_heavy_world_is_always_kept_with_its_own_weight() -> None:
    some = [1.0] * 20
    some[7] = 20.0
    for seed in range(50):
        assert resampled(some, 5, lot=Random(seed).random)[7] == pytest.approx(20 / 39)


def test_over_many_lots_each_world_counts_by_its_weight() -> None:
    some = [0.5, 3.0, 0.0, 1.0, 0.25, 8.0, 2.0, 0.25, 1.0]
    total, lots = [0.0] * len(some), 4000
    lot = Random(3).random
    for _ in range(lots):
        for at, share in resampled(some, 4, lot=lot).items():
            total[at] += share
    for at, weight in enumerate(some):
        assert total[at] / lots == pytest.approx(weight / 16, abs=0.006)


def test_where_all_fit_the_shares_are_exact() -> None:
    cards, counts, barred = [0, 1, 2, 3, 4], [2, 2, 1], [0b00001, 0, 0]
    whole = list(every(cards, counts, barred))
    kept = weighed(
        all_or_drawn(cards, counts, barred, seed=4, most=100), lambda held: held[1], drawn=100, kept=100, seed=5
    )
    by_world = dict(kept)
    total = sum(held[1] for held in whole)
    assert set(by_world) == set(whole)
    assert all(by_world[held] == pytest.approx(held[1] / total) for held in whole)


def test_drawn_and_weighed_comes_near_to_what_all_say() -> None:
    """The chance that the first place holds card 0, when holding it makes what was seen four times as likely."""
    cards, counts, barred = list(range(9)), [3, 3, 3], [0, 0b111, 0]

    def weight(held: tuple[int, ...]) -> float:
        return 4.0 if held[0] & 1 else 1.0

    whole = list(every(cards, counts, barred))
    exact = sum(weight(held) for held in whole if held[0] & 1) / sum(map(weight, whole))
    found = 0.0
    for seed in range(200):
        kept = weighed(worlds(cards, counts, barred, seed=seed), weight, drawn=200, kept=20, seed=seed)
        found += sum(share for held, share in kept if held[0] & 1)
    assert found / 200 == pytest.approx(exact, abs=0.02)


@pytest.mark.parametrize("counts", [[2, 3], [1, 1, 3], [5], [0, 5]])
@pytest.mark.parametrize("bars", [0, 0b10])
def test_every_world_once(counts: list[int], bars: int) -> None:
    barred = [bars, *[0] * (len(counts) - 1)]
    whole = list(every(range(5), counts, barred))
    assert len(set(whole)) == len(whole)
    assert all([held.bit_count() for held in world] == counts and not world[0] & bars for world in whole)
    if whole:
        assert set(whole) == set(islice(worlds(range(5), counts, barred, seed=1), 2000))


def test_too_many_worlds_are_drawn_without_end() -> None:
    endless = all_or_drawn(range(12), [6, 6], [0, 0], seed=2, most=100)
    assert len(list(islice(endless, 5000))) == 5000
    assert len(list(all_or_drawn(range(6), [3, 3], [0, 0], seed=2, most=20))) == 20


def test_no_world_that_fits_is_told() -> None:
    with pytest.raises(ValueError, match="no world fits"):
        next(all_or_drawn([0, 1], [1, 1], [0b11, 0], seed=0, most=5))
    with pytest.raises(ValueError, match="no world to weigh"):
        weighed(iter(()), lambda _: 1.0, drawn=5, kept=5, seed=0)


def test_worlds_that_all_weigh_nothing_count_the_same() -> None:
    assert {share for _, share in weighed(count(), lambda _: 0.0, drawn=8, kept=4, seed=1)} == {0.25}


@given(st.integers(0, 2**53 - 1))
@settings(max_examples=20)
def test_the_same_seed_keeps_the_same(seed: int) -> None:
    def kept() -> list[tuple[int, float]]:
        return [(world, share) for world, share in weighed(count(), lambda at: at % 7, drawn=60, kept=9, seed=seed)]

    assert kept() == kept()
