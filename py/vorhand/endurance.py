"""What any computer player must keep to, over many deals: it is never illegal and never spends much more than it may.

Whole matches are played by one level at every seat, so that scores, rounds and endings of every kind come up. A player
that breaks a rule of the house raises `EnduranceError`, which holds the record. How well it plays is the arena's.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import isfinite
from pathlib import Path
from typing import Final

from vorhand import game as find_game
from vorhand import game_names
from vorhand.ai.effort import NO_EFFORT, Effort, load_of
from vorhand.chance import mix, shuffled
from vorhand.kind import Bot, Thought
from vorhand.match import Match
from vorhand.moves import Move
from vorhand.testing import settings

OVERSPENDING: Final = 1.2
"""A decision may take so many times its limit: what was begun is finished."""
SINGLE: Final = 16
"""Of a position with one legal move a player is asked what it thinks once in so many plies; it may be, for a hint."""


class EnduranceError(Exception):
    """A player did what it must not; `record` is the match up to there, as text."""

    def __init__(self, message: str, record: str) -> None:
        super().__init__(f"{message}\n{record}")
        self.record = record


@dataclass(slots=True)
class Toll:
    """What was played so far, and what the decisions in it took."""

    deals: int = 0
    effort: Effort = NO_EFFORT

    def __add__(self, other: Toll) -> Toll:
        return Toll(self.deals + other.deals, self.effort + other.effort)

    def __str__(self) -> str:
        return (
            f"{self.deals} deals, {self.effort.decisions} decisions, "
            f"longest {self.effort.most} nodes, worst {self.effort.load:.0%} of the limit"
        )


@dataclass(frozen=True, slots=True)
class Stint:
    """What one task plays: so many deals by one level under one preset at a table of one size."""

    game: str
    preset: str
    players: int
    level: str
    deals: int
    seed: int

    def __str__(self) -> str:
        return f"{self.game}, {self.preset}, {self.players} players, {self.level}"


def stints(*, fastest: int, strongest: int, seed: int = 1) -> list[Stint]:
    """So many deals of each game by its weakest level, which is the fastest, and by its strongest.

    They are shared among the presets and the numbers of players; where they are too few for that, the lot decides. The
    strongest come first, since they take longest.
    """
    found = []
    for at, deals in ((-1, strongest), (0, fastest)):
        for name in game_names():
            level = list(find_game(name).bots)[at]
            tables = shuffled([table for table in settings() if table[0] == name], seed)
            for number, table in enumerate(tables):
                share = deals // len(tables) + (number < deals % len(tables))
                if share:
                    found.append(Stint(*table, level, share, mix(seed, number)))
    return found


def run_stint(stint: Stint) -> tuple[Toll, str]:
    """Plays a stint as far as all is well: what it took, and the fault with its record, "" if there was none."""
    toll = Toll()
    try:
        endure(stint, toll)
    except EnduranceError as fault:
        return toll, str(fault)
    return toll, ""


def endure(stint: Stint, toll: Toll) -> None:
    """Plays matches until all deals of the stint are played. Raises `EnduranceError`."""
    game, number = find_game(stint.game), 0
    bot = game.bots[stint.level]()
    while toll.deals < stint.deals:
        seed = mix(stint.seed, number)
        match = Match.new(game, preset=stint.preset, seed=seed, players=stint.players)
        number += 1
        while True:
            match = play_deal(match, bot, toll, seed=mix(seed, match.deal_number))
            toll.deals += 1
            if match.over or toll.deals == stint.deals:
                break
            match = match.next_deal()


def play_deal(match: Match, bot: Bot, toll: Toll, *, seed: int) -> Match:
    """The match with the deal on the table played out by the bot, every decision checked and counted."""
    ply = 0
    while match.state.turn is not None:
        match = match.play(decide(match, bot, toll, seed=mix(seed, ply)))
        ply += 1
    return match


def decide(match: Match, bot: Bot, toll: Toll, *, seed: int) -> Move:
    """The bot's move, once its thought is found to be as a thought must be. Raises `EnduranceError`."""
    view = match.state.view(match.state.turn)
    legal = view.legal_moves.moves
    try:
        if len(legal) == 1 and seed % SINGLE:
            chosen = bot.choose(view, seed=seed)
        else:
            thought = bot.think(view, seed=seed)
            toll.effort += Effort.of(thought)
            check_thought(match, thought)
            chosen = thought.ratings[0].move
    except EnduranceError:
        raise
    except Exception as error:
        raise _fault(f"it breaks down in {_place(error)}: {error!r}", match) from error
    if chosen not in view.legal_moves:
        raise _fault(f"{chosen} is not legal", match)
    return chosen


def check_thought(match: Match, thought: Thought) -> None:
    """Every legal move is rated once, in numbers, and no more is spent than may be. Raises `EnduranceError`."""
    rated = sorted(str(rating.move) for rating in thought.ratings)
    legal = sorted(map(str, match.state.legal_moves))
    if rated != legal:
        raise _fault(f"{', '.join(rated)} are rated where {', '.join(legal)} are legal", match)
    for rating in thought.ratings:
        if not isfinite(rating.value):
            raise _fault(f"{rating.move} is given the value {rating.value}", match)
    if load_of(thought) > OVERSPENDING:
        raise _fault(f"{thought.nodes} nodes are spent where {thought.limit} may be", match)


def _place(error: Exception) -> str:
    """Where an error was raised."""
    at = error.__traceback__
    while at is not None and at.tb_next is not None:
        at = at.tb_next
    return "" if at is None else f"{Path(at.tb_frame.f_code.co_filename).name}, line {at.tb_lineno}"


def _fault(message: str, match: Match) -> EnduranceError:
    return EnduranceError(message, str(match.record()))
