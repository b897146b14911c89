"""What a bot may say of a move."""

from __future__ import annotations

import pytest

from vorhand.kind import Rating
from vorhand.moves import Move, Note

MOVE, REASON = Move.parse("play CJ"), Note("hint.any")


@pytest.mark.parametrize(("summed", "kept"), [(1.0000000000000002, 1.0), (-1e-17, 0.0), (0.25, 0.25), (None, None)])
def test_a_chance_that_was_added_up_stays_within_its_bounds(summed: float | None, kept: float | None) -> None:
    assert Rating(MOVE, 3.0, REASON, chance=summed).chance == kept


@pytest.mark.parametrize("wrong", [1.01, -0.2, float("nan")])
def test_a_chance_that_is_none_is_a_fault(wrong: float) -> None:
    with pytest.raises(ValueError, match="no chance of"):
        Rating(MOVE, 3.0, REASON, chance=wrong)
