"""That neither a view nor what a player thinks depends on how the cards lie that its seat cannot see."""

from __future__ import annotations

from collections.abc import Callable

from vorhand.chance import shuffled
from vorhand.kind import Bot
from vorhand.position import State, View
from vorhand.testing import exchange


def views(state: State, seat: int | None, *, seed: int) -> tuple[View, View]:
    """The view as it is, and with the unseen cards mixed by `seed`."""
    unseen = state.unseen(seat)
    mixed = dict(zip(unseen, shuffled(unseen, seed), strict=True))
    return state.view(seat), exchange(state, mixed).view(seat)


def assert_unseen_makes_no_difference(state: State, seat: int | None, *, seed: int) -> None:
    """The view, and all that a page is told of it, stays the same when the unseen cards are mixed by `seed`."""
    view, again = views(state, seat, seed=seed)
    assert again == view
    assert (again.legal_moves, again.zones(), again.refused(), again.facts(), again.badges()) == (
        view.legal_moves,
        view.zones(),
        view.refused(),
        view.facts(),
        view.badges(),
    )


def assert_unseen_is_not_thought_of(state: State, make: Callable[[], Bot], *, seed: int) -> None:
    """What a player made by `make` thinks on turn, to every number, stays the same when the unseen cards are mixed by
    `seed`, and with it the move it chooses. Each view gets a player of its own, which can remember nothing."""
    view, again = views(state, state.turn, seed=seed)
    assert make().think(again, seed=seed) == make().think(view, seed=seed)
