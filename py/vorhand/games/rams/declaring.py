"""Going in or staying out of a deal of Rams: both are thought through in the same worlds."""

from __future__ import annotations

from typing import NamedTuple

from vorhand.ai.budget import Budget
from vorhand.games.rams.choosing import raced
from vorhand.games.rams.course import Course, World
from vorhand.games.rams.guesses import Guesses
from vorhand.games.rams.view import RamsView


class Prospect(NamedTuple):
    """What going in and staying out are worth, and how often a trick is taken, from 0 to 1."""

    enter: float
    stay: float
    chance: float


def prospect_of(view: RamsView, seed: int, *, budget: Budget) -> Prospect:
    """What the declarations may lead to for the seat on turn."""
    course = Course(view.table)
    guesses = Guesses(view, course)
    place = guesses.place
    said = [view.table.declared[seat] for seat in course.seats]
    tricks = list[bool]()

    def value(world: World, enters: bool) -> tuple[float, int]:
        words = [*said[:place], enters, *said[place + 1 :]]
        found = course.declared(world, words)
        if enters and found.tricks:
            tricks.append(found.tricks[place] > 0)
        return found.worths[place], found.nodes

    enter, stay = raced((True, False), guesses.worlds(seed), value, budget=budget)
    return Prospect(enter, stay, sum(tricks) / max(len(tricks), 1))
