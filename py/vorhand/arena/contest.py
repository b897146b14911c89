"""A contest: two players at the same table on the same deals, every seat in turn.

What is compared is said by a `Contest`, a frozen value that gives the same figures wherever and in however many parts
it is played. Whoever waits for a table of one challenger alone may say so by its `seatings`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from typing import Final

from vorhand import game as find_game
from vorhand.ai.effort import NO_EFFORT, Effort
from vorhand.arena.entrant import Entrant
from vorhand.arena.figures import Figure, figure
from vorhand.arena.playing import enter, play_deal, play_match
from vorhand.chance import mix
from vorhand.errors import OptionsError
from vorhand.match import no_preset

CHUNK: Final = 2
"""Rounds that one task of the executor plays: few, since the strongest players take seconds for a deal."""


class Unit(StrEnum):
    """What a round is: a deal, by its score, or a whole match, by the share of its win in per cent."""

    DEAL = "deal"
    MATCH = "match"


class Seating(StrEnum):
    """Who sits where: one challenger at a table of others, or one of the others at a table of challengers."""

    ONE = "one"
    REST = "rest"

    def challenges(self, seat: int, rotation: int) -> bool:
        """Whether the challenger sits at this seat when the table has been turned so often."""
        return (seat == rotation) == (self is Seating.ONE)


@dataclass(frozen=True, slots=True)
class Contest:
    """Two players of a game, by name (see `playing.enter`), and what they play; made by `contest`.

    Each of the `rounds` is played with each seating and in every rotation. Its figures are sums over the rotations, so
    that the luck of the cards and of the seats is the same for both.
    """

    game: str
    preset: str
    players: int
    challenger: str
    others: str
    rounds: int
    seed: int
    unit: Unit
    seatings: tuple[Seating, ...]


Sums = tuple[float, float]
"""Of a round and a seating: what all seats of the challenger have together, and what all others have."""


@dataclass(frozen=True, slots=True)
class Part:
    """Some rounds of a contest, played: for each of them the sums by seating; and what the two spent."""

    rounds: tuple[tuple[Sums, ...], ...]
    efforts: tuple[Effort, Effort]


@dataclass(frozen=True, slots=True)
class Comparison:
    """How the two fared with a seating, a round and a seat; `ahead` is by how much the challenger did better."""

    seating: str
    challenger: Figure
    others: Figure
    ahead: Figure


@dataclass(frozen=True, slots=True)
class Verdict:
    """A contest that has been played: `part` is all of it, `comparisons` stand in the order of the seatings."""

    contest: Contest
    part: Part
    comparisons: tuple[Comparison, ...]
    ahead: Figure
    """Over all seatings: the mean of what the challenger did better with each."""


def contest(
    name: str,
    *,
    challenger: str,
    others: str,
    preset: str | None = None,
    rounds: int,
    seed: int = 1,
    players: int | None = None,
    unit: Unit = Unit.DEAL,
    seatings: Sequence[Seating] = tuple(Seating),
) -> Contest:
    """A contest that can be played; the preset defaults to the game's first, the players to its fewest.

    Raises `OptionsError` for a game, preset or player that does not exist and for a useless number of players or
    rounds.
    """
    game = find_game(name)
    for player in (challenger, others):
        with enter(game, player):
            pass
    rules = next(iter(game.presets)) if preset is None else preset
    if rules not in game.presets:
        raise no_preset(game, rules)
    if rounds < 1:
        raise OptionsError(f"at least one {unit}, not {rounds}", code="options.deals", params={"n": rounds})
    if not seatings:
        raise OptionsError("no seating to play", code="options.deals")
    size, _ = game.check_deal(seed=seed, pack=None, dealer=0, players=players, scores=None)
    return Contest(name, rules, size, challenger, others, rounds, seed, unit, tuple(seatings))


def run(asked: Contest, *, executor: Executor | None = None) -> Verdict:
    """Plays the contest, its rounds shared over the executor, or here without one."""
    starts = range(0, asked.rounds, CHUNK)
    shares = [range(start, min(start + CHUNK, asked.rounds)) for start in starts]
    task = partial(play, asked)
    parts = list(map(task, shares) if executor is None else executor.map(task, shares))
    whole = Part(
        tuple(sums for part in parts for sums in part.rounds),
        (sum((part.efforts[0] for part in parts), NO_EFFORT), sum((part.efforts[1] for part in parts), NO_EFFORT)),
    )
    comparisons, differences = [], []
    for at, seating in enumerate(asked.seatings):
        comparison, ahead = _compared(asked, seating, [sums[at] for sums in whole.rounds])
        comparisons.append(comparison)
        differences.append(ahead)
    means = [sum(each) / len(each) for each in zip(*differences, strict=True)]
    return Verdict(asked, whole, tuple(comparisons), figure(asked.challenger, means))


def play(asked: Contest, rounds: range) -> Part:
    """Plays some rounds of a contest."""
    with enter(find_game(asked.game), asked.challenger) as ours, enter(find_game(asked.game), asked.others) as theirs:
        sums = tuple(tuple(_sums(asked, number, ours, theirs)) for number in rounds)
        return Part(sums, (ours.effort, theirs.effort))


def _sums(asked: Contest, number: int, ours: Entrant, theirs: Entrant) -> Iterator[Sums]:
    size = asked.players
    for seating in asked.seatings:
        own: float = 0
        rest: float = 0
        for rotation in range(size):
            seats = [ours if seating.challenges(seat, rotation) else theirs for seat in range(size)]
            had = _round(asked, number, seats)
            own += sum(each for entrant, each in zip(seats, had, strict=True) if entrant is ours)
            rest += sum(each for entrant, each in zip(seats, had, strict=True) if entrant is theirs)
        yield own, rest


def _round(asked: Contest, number: int, seats: Sequence[Entrant]) -> Sequence[float]:
    """What each seat has of a round."""
    game, seed = find_game(asked.game), mix(asked.seed, number)
    if asked.unit is Unit.MATCH:
        return play_match(game, asked.preset, seats, seed=seed)
    return play_deal(game, asked.preset, seats, seed=seed, dealer=number % asked.players).scores


def _compared(asked: Contest, seating: Seating, sums: Sequence[Sums]) -> tuple[Comparison, list[float]]:
    """How the two fared, and how much better the challenger did in each round."""
    of_ours = sum(seating.challenges(seat, 0) for seat in range(asked.players)) * asked.players
    of_theirs = asked.players**2 - of_ours
    own, rest = [mine / of_ours for mine, _ in sums], [theirs / of_theirs for _, theirs in sums]
    high_wins = asked.unit is Unit.MATCH or find_game(asked.game).direction == "high_wins"
    ahead = [(mine - theirs) * (1 if high_wins else -1) for mine, theirs in zip(own, rest, strict=True)]
    named = figure(asked.challenger, own), figure(asked.others, rest), figure(asked.challenger, ahead)
    return Comparison(seating, *named), ahead
