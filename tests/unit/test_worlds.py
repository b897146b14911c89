"""Worlds: every card in one place, nothing where it cannot be, and each world as likely as any other."""

from __future__ import annotations

from collections import Counter
from itertools import islice, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from vorhand.ai.budget import Budget
from vorhand.ai.sampling import mean_values
from vorhand.ai.worlds import worlds


def every_world(unseen: list[int], counts: list[int], barred: list[int]) -> set[tuple[int, ...]]:
    """All worlds, found by trying every order of the cards."""
    found = set()
    for order in permutations(unseen):
        at, held = 0, []
        for count in counts:
            held.append(sum(1 << card for card in order[at : at + count]))
            at += count
        if not any(cards & bars for cards, bars in zip(held, barred, strict=True)):
            found.add(tuple(held))
    return found


@st.composite
def tasks(draw: st.DrawFn) -> tuple[list[int], list[int], list[int]]:
    unseen = draw(st.lists(st.integers(0, 31), min_size=1, max_size=24, unique=True))
    places = draw(st.integers(1, 4))
    cuts = sorted(draw(st.lists(st.integers(0, len(unseen)), min_size=places - 1, max_size=places - 1)))
    counts = [b - a for a, b in zip([0, *cuts], [*cuts, len(unseen)], strict=True)]
    barred = draw(st.lists(st.integers(0, 2**32 - 1), min_size=places, max_size=places))
    lie = draw(st.permutations(unseen))
    at = 0
    for place, count in enumerate(counts):  # one way at least stays open
        for card in lie[at : at + count]:
            barred[place] &= ~(1 << card)
        at += count
    return unseen, counts, barred


@given(tasks(), st.integers(0, 2**53 - 1))
@settings(max_examples=150)
def test_a_world_places_every_card_where_it_may_be(task: tuple[list[int], list[int], list[int]], seed: int) -> None:
    unseen, counts, barred = task
    for world in islice(worlds(unseen, counts, barred, seed=seed), 5):
        assert [held.bit_count() for held in world] == counts
        assert sum(world) == sum(1 << card for card in unseen), "each card once"
        assert not any(held & bars for held, bars in zip(world, barred, strict=True))


@given(tasks(), st.integers(0, 2**53 - 1))
@settings(max_examples=30)
def test_the_same_seed_gives_the_same_worlds(task: tuple[list[int], list[int], list[int]], seed: int) -> None:
    assert list(islice(worlds(*task, seed=seed), 4)) == list(islice(worlds(*task, seed=seed), 4))


@pytest.mark.parametrize(
    ("counts", "barred", "number"),
    [
        pytest.param([2, 2, 2], [0, 0, 0], 90, id="nothing known"),
        pytest.param([2, 2, 2], [0b000111, 0, 0], 18, id="one shown void"),
        pytest.param([2, 2, 2], [0b000111, 0b000001, 0b100000], 8, id="all shown something"),
        pytest.param([1, 2, 3], [0b000011, 0b110000, 0], 18, id="hands of different size"),
        pytest.param([0, 3, 3], [0b111111, 0b000011, 0], 4, id="an empty hand"),
        pytest.param([2, 2, 2], [0b111100, 0b110011, 0b001111], 1, id="all known"),
    ],
)
def test_every_world_is_as_likely(counts: list[int], barred: list[int], number: int) -> None:
    """Chi-square of 300 worlds for each that there is, at the 0.1 % point (as Wilson and Hilferty approximate it)."""
    unseen = list(range(6))
    wanted = every_world(unseen, counts, barred)
    assert len(wanted) == number, "a slip in the row"
    seen = Counter(islice(worlds(unseen, counts, barred, seed=7), 300 * number))
    assert set(seen) == wanted
    if number > 1:
        square = sum((seen[world] - 300) ** 2 / 300 for world in wanted)
        free = number - 1
        assert square < free * (1 - 2 / (9 * free) + 3.09 * (2 / (9 * free)) ** 0.5) ** 3, seen


@pytest.mark.parametrize(
    ("unseen", "counts", "barred"),
    [([0, 1], [1, 2], [0, 0]), ([0, 1], [1], [0]), ([0, 1], [1, 1], [0b11, 0]), ([0, 1, 2], [1, 2], [0b001, 0b111])],
)
def test_what_cannot_be_is_an_error(unseen: list[int], counts: list[int], barred: list[int]) -> None:
    with pytest.raises(ValueError, match=r"cards for|no world fits"):
        next(worlds(unseen, counts, barred, seed=1))


def test_candidates_meet_the_same_worlds_within_the_budget() -> None:
    met: list[tuple[int, str]] = []

    def play_out(world: int, candidate: str) -> tuple[float, int]:
        met.append((world, candidate))
        return world + (10 if candidate == "b" else 0), 3

    values = mean_values(["a", "b"], iter(range(100)), play_out, budget=Budget(20))
    assert met == [(world, candidate) for world in range(4) for candidate in "ab"], (
        "24 nodes: the fourth was begun at 18"
    )
    assert values == [1.5, 11.5]
    met.clear()
    assert mean_values(["a"], iter([4]), play_out, budget=Budget(0)) == [4.0], "one world at least"
