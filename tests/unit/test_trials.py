"""Candidates tried in weighed worlds: who is best is found, and what is clearly worse costs little."""

from __future__ import annotations

from collections import Counter
from itertools import count

import pytest

from vorhand.ai.budget import Budget
from vorhand.ai.trials import Trial, tried
from vorhand.ai.weighing import Weighed
from vorhand.chance import mix


def test_the_means_are_weighed() -> None:
    worlds = [Weighed(1, 0.75), Weighed(5, 0.25)]
    found = tried([1, 10], worlds, lambda world, factor: Trial(world * factor, world == 5, 1), budget=Budget(1000))
    assert [value for value, _ in found] == pytest.approx([2, 20])
    assert [chance for _, chance in found] == pytest.approx([0.25, 0.25])


def test_what_is_clearly_worse_is_given_up_and_stays_behind() -> None:
    seen = Counter[int]()

    def trial(world: int, candidate: int) -> Trial:
        seen[candidate] += 1
        return Trial(candidate + mix(world, candidate) % 100, 1.0, 10)

    worlds = (Weighed(number, 1.0) for number in count())
    budget = Budget(20_000)
    found = tried(range(0, 80, 10), worlds, trial, budget=budget)
    values = [value for value, _ in found]
    assert max(range(8), key=values.__getitem__) == 7
    assert max(values[:2]) <= min(values[6:])
    assert seen[70] >= seen[60] > seen[0]
    assert budget.spent < budget.limit, "one candidate was left"


def test_it_stops_within_a_world_when_the_budget_ends_but_finishes_the_first() -> None:
    def trial(world: int, candidate: int) -> Trial:
        return Trial(world + candidate, 0.5, 10)

    worlds = [Weighed(number, 1.0) for number in range(100)]
    budget = Budget(25)
    assert [value for value, _ in tried([0, 1, 2, 3], worlds, trial, budget=budget)] == [0, 1, 2, 3]
    assert budget.spent == 40
    budget = Budget(65)
    tried([0, 1, 2, 3], worlds, trial, budget=budget)
    assert budget.spent == 70


def test_few_are_left_when_much_is_spent() -> None:
    late = Counter[int]()
    budget = Budget(1_000)

    def trial(world: int, candidate: int) -> Trial:
        if budget.spent > 0.8 * budget.limit:
            late[candidate] += 1
        return Trial((world * 7919 + candidate * 31) % 13, 0.0, 5)

    tried(range(8), (Weighed(number, 1.0) for number in count()), trial, budget=budget)
    assert len(late) == 2
