"""The race of candidates through sampled worlds: who is tried how often, what it gives, and what it costs."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from vorhand.ai.budget import Budget
from vorhand.ai.racing import LEAST_WORLDS, raced

PlayOut = Callable[[int, int], tuple[float, int]]


def noted(tried: list[int], value: Callable[[int, int], float], *, nodes: int = 1) -> PlayOut:
    """A play-out that counts how often each candidate is tried."""

    def play_out(world: int, candidate: int) -> tuple[float, int]:
        tried[candidate] += 1
        return value(world, candidate), nodes

    return play_out


def noisy(world: int, candidate: int) -> float:
    """The higher the number the better, with a noise that is larger than that."""
    return candidate + 2.0 * ((world * 7 + candidate * 3) % 5) - 4


def test_what_is_clearly_worse_is_given_up_and_ranks_below_the_rest() -> None:
    tried = [0] * 9
    values = raced(range(9), count(), noted(tried, noisy), budget=Budget(900))
    known = [value for value in values if value is not None]
    assert len(known) == 9
    assert known.index(max(known)) == 8
    assert tried[8] > 4 * tried[0] > 0
    last = [known[at] for at in range(9) if tried[at] == max(tried)]
    assert min(last) >= max(known[at] for at in range(9) if tried[at] < max(tried))


def test_nothing_is_thought_of_any_more_once_it_is_clear() -> None:
    tried, budget = [0, 0], Budget(5_000)
    assert raced((0, 1), count(), noted(tried, lambda _, candidate: candidate), budget=budget) == [0.0, 1.0]
    assert tried == [16, 16]
    assert budget.spent == 32


def test_a_small_budget_tries_the_first_candidates_alone_and_is_kept_to() -> None:
    for limit in (1, 30, 60, 200, 1_000):
        tried, budget = [0] * 12, Budget(limit)
        values = raced(range(12), count(), noted(tried, noisy, nodes=5), budget=budget)
        some = sum(value is not None for value in values)
        assert values[some:] == [None] * (12 - some)
        assert some == min(12, max(1, limit // (5 * LEAST_WORLDS) + 1))
        assert tried[0] >= 1
        assert budget.spent < limit + 5


def test_candidates_alike_are_tried_alike_and_share_their_value() -> None:
    tried = [0] * 2
    values = raced((0, 1), count(), noted(tried, lambda world, _: world % 3), budget=Budget(600))
    assert tried == [300, 300]
    assert values == [1.0, 1.0]


def test_a_world_that_is_not_finished_does_not_count() -> None:
    tried = [0] * 2
    values = raced((0, 1), count(), noted(tried, lambda world, _: world), budget=Budget(41))
    assert tried == [21, 20]
    assert values == [9.5, 9.5]
