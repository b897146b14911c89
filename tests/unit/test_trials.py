"""Candidates tried in sampled worlds: who is tried how often, what is told of each, and what it costs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count

import pytest

from vorhand.ai.budget import Budget
from vorhand.ai.trials import ALL_TRIED, FIRST_TRIED, Judged, Pace, Trial, raced, tried
from vorhand.ai.weighing import Weighed
from vorhand.chance import mix


def endless() -> Iterator[Weighed[int]]:
    """Worlds by number, each counting the same."""
    return (Weighed(number, 1.0) for number in count())


def counted(seen: Counter[int], value: Callable[[int, int], float], *, nodes: int = 1) -> Callable[[int, int], Trial]:
    """A trial that counts how often each candidate is tried; half the value is its chance."""

    def trial(world: int, candidate: int) -> Trial:
        seen[candidate] += 1
        found = value(world, candidate)
        return Trial(found, found / 2, nodes)

    return trial


def noisy(world: int, candidate: int) -> float:
    """The higher the number the better, with a noise that is larger than that."""
    return candidate + 2.0 * ((world * 7 + candidate * 3) % 5) - 4


def test_the_means_are_weighed() -> None:
    worlds = [Weighed(1, 0.75), Weighed(5, 0.25)]
    found = tried([1, 10], worlds, lambda world, factor: Trial(world * factor, world == 5, 1), budget=Budget(1000))
    assert [value for value, _ in found] == pytest.approx([2, 20])
    assert [chance for _, chance in found] == pytest.approx([0.25, 0.25])


def test_what_is_clearly_worse_is_given_up() -> None:
    seen, budget = Counter[int](), Budget(20_000)
    trial = counted(seen, lambda world, candidate: candidate + mix(world, candidate) % 100, nodes=10)
    values = [value for value, _ in tried(range(0, 80, 10), endless(), trial, budget=budget)]
    assert max(range(8), key=values.__getitem__) == 7
    assert seen[70] >= seen[60] > seen[0]
    assert budget.spent < budget.limit, "one candidate was left"


@pytest.mark.parametrize("pace", [ALL_TRIED, FIRST_TRIED])
@pytest.mark.parametrize("seed", range(30))
def test_nobody_given_up_is_told_to_be_better_than_the_best_that_was_left(pace: Pace, seed: int) -> None:
    seen = Counter[int]()
    trial = counted(seen, lambda world, each: each + mix(seed, world, each) % (80 + 9 * each))
    values = [each.value for each in raced(range(9), endless(), trial, budget=Budget(600), pace=pace) if each]
    last = [at for at in range(9) if seen[at] >= max(seen.values()) - 1]
    assert len(values) == 9
    assert len(last) < 9
    assert max(values) == max(values[at] for at in last)


def good_start(world: int, candidate: int) -> Trial:
    """The first worlds are good ones: what is tried in them alone looks better than it is."""
    luck = world < ALL_TRIED.look
    return Trial(100.0 * luck - 10 * candidate, (0.9 if luck else 0.4) - 0.2 * candidate, 1)


def test_who_was_given_up_early_is_judged_against_who_led_in_the_same_worlds() -> None:
    few = [Weighed(number, 1.0) for number in range(40)]
    first, twin, third, fourth = tried([0, 0, 2, 4], few, good_start, budget=Budget(1_000))
    assert first == twin
    assert (first.value, first.chance) == pytest.approx((30, 0.55))
    assert (third.value, third.chance) == pytest.approx((10, 0.15)), "its own means are 80 and 0.5"
    assert (fourth.value, fourth.chance) == pytest.approx((-10, 0)), "its chance is no less than none"


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

    tried(range(8), endless(), trial, budget=budget)
    assert len(late) == 2


def test_nothing_is_thought_of_any_more_once_it_is_clear() -> None:
    seen, budget = Counter[int](), Budget(5_000)
    found = raced((0, 1), endless(), counted(seen, lambda _, candidate: candidate), budget=budget)
    assert found == [Judged(0, 0), Judged(1, 0.5)]
    assert seen == {0: FIRST_TRIED.look, 1: FIRST_TRIED.look}
    assert budget.spent == 2 * FIRST_TRIED.look


def test_a_small_budget_tries_the_first_candidates_alone_and_is_kept_to() -> None:
    for limit in (1, 30, 60, 200, 1_000):
        seen, budget = Counter[int](), Budget(limit)
        found = raced(range(12), endless(), counted(seen, noisy, nodes=5), budget=budget)
        some = sum(each is not None for each in found)
        assert found[some:] == [None] * (12 - some)
        assert some == min(12, max(1, limit // (5 * FIRST_TRIED.least) + 1))
        assert seen[0] >= 1
        assert budget.spent < limit + 5


def test_candidates_alike_are_tried_alike_and_share_their_value() -> None:
    seen = Counter[int]()
    found = raced((0, 1), endless(), counted(seen, lambda world, _: world % 3), budget=Budget(600))
    assert seen == {0: 300, 1: 300}
    assert found == [Judged(1, 0.5), Judged(1, 0.5)]


def test_a_world_that_is_not_finished_does_not_count() -> None:
    seen = Counter[int]()
    found = raced((0, 1), endless(), counted(seen, lambda world, _: world), budget=Budget(41))
    assert seen == {0: 21, 1: 20}
    assert found == [Judged(9.5, 4.75), Judged(9.5, 4.75)]
