"""That a view does not depend on how the cards lie that its seat cannot see."""

from __future__ import annotations

from vorhand.chance import shuffled
from vorhand.position import State
from vorhand.testing import exchange


def assert_unseen_makes_no_difference(state: State, seat: int | None, *, seed: int) -> None:
    """The view, and all that a page is told of it, stays the same when the unseen cards are mixed by `seed`."""
    unseen = state.unseen(seat)
    mixed = dict(zip(unseen, shuffled(unseen, seed), strict=True))
    view, again = state.view(seat), exchange(state, mixed).view(seat)
    assert again == view
    assert (again.legal_moves, again.zones(), again.refused(), again.facts(), again.badges()) == (
        view.legal_moves,
        view.zones(),
        view.refused(),
        view.facts(),
        view.badges(),
    )
