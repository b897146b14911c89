"""Going in or staying out of a deal of Rams: both are thought through in the same worlds."""

from __future__ import annotations

from typing import NamedTuple

from vorhand.ai.budget import Budget
from vorhand.games.rams.course import Course, Found, World
from vorhand.games.rams.guesses import Guesses
from vorhand.games.rams.judging import judged
from vorhand.games.rams.view import RamsView


class Prospect(NamedTuple):
    """What going in and staying out are worth, and how often a trick is taken by who goes in, from 0 to 1."""

    enter: float
    stay: float | None
    chance: float


def prospect_of(view: RamsView, seed: int, *, budget: Budget, caution: float = 0.0) -> Prospect:
    """What the declarations may lead to for the seat on turn; going in is thought to be worse by the `caution`."""
    course = Course(view.table)
    guesses = Guesses(view, course)
    place = guesses.place
    said = [view.table.declared[seat] for seat in course.seats]

    def play_out(world: World, enters: bool) -> Found:
        return course.declared(world, [*said[:place], enters, *said[place + 1 :]])

    enter, stay = judged(
        (True, False),
        guesses.worlds(seed),
        play_out,
        place=place,
        players=course.players,
        budget=budget,
        handicaps=(caution, 0.0),
    )
    assert enter is not None
    return Prospect(enter.value, None if stay is None else stay.value, enter.chance)
