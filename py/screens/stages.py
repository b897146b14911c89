"""Positions that the screens show: found in deals that computer players play, the first seed that has one.

`matches.json` beside this file keeps the matches that were found; `python -m screens` looks for them anew.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Final

from screens.answers import Message
from screens.given import given
from vorhand import game as find_game
from vorhand.moves import Move
from vorhand.options import OptionValue
from vorhand.web import Desk

MATCHES: Final = Path(__file__).with_name("matches.json")
SEEDS: Final = 80
"""So many matches are looked through before a position is given up."""
LONGEST: Final = 700
"""And so many moves of each."""
BID: Final = 23
"""So far an eager person bids on any hand."""


@dataclass(frozen=True, slots=True)
class Table:
    """Where a position is looked for. Who is `eager` bids and plays as soloist where that can be; `skip` names kinds of
    moves that the person does not make."""

    game: str
    preset: str
    players: int
    options: tuple[tuple[str, OptionValue], ...] = ()
    eager: bool = False
    skip: tuple[str, ...] = ("concede", "claim")


@dataclass(frozen=True, slots=True)
class Stage:
    """A position: the table, and how its frame is known."""

    name: str
    table: Table
    wanted: Callable[[Message], bool] = field(compare=False)


class NoSuchStageError(LookupError):
    """No match looked through comes to a position."""


def kept() -> dict[str, Message]:
    """For each stage what the page keeps of the match that was found for it, or set up by hand."""
    matches: dict[str, Message] = json.loads(MATCHES.read_text(encoding="utf-8"))
    return matches | given()


def found(stages: Sequence[Stage]) -> dict[str, Message]:
    """For each stage what the page keeps of a match that stands there. Raises `NoSuchStageError`."""
    matches: dict[str, Message] = {}
    for table in dict.fromkeys(stage.table for stage in stages):
        missing = {stage.name: stage for stage in stages if stage.table == table}
        for seed in range(1, SEEDS + 1):
            for frame, record in wander(table, seed):
                for name in [name for name, stage in missing.items() if stage.wanted(frame)]:
                    matches[name] = _saved(frame, record())
                    del missing[name]
                if not missing:
                    break
            if not missing:
                break
        if missing:
            raise NoSuchStageError(f"no {', '.join(missing)} in {SEEDS} matches of {table.game}, {table.preset}")
    return matches


def wander(table: Table, seed: int) -> Iterator[tuple[Message, Callable[[], str]]]:
    """The frames of a match at which the person is asked or a deal is over, each with what gives its record."""
    desk = Desk()

    def say(type: str, **keys: object) -> Message:
        reply: Message = json.loads(desk.handle(json.dumps({"v": 1, "id": 1, "type": type, **keys})))
        if reply["type"] == "error":
            raise ValueError(f"{type}: {reply['code']} {reply['params']}")
        return reply

    frame = say(
        "new", game=table.game, preset=table.preset, players=table.players, options=dict(table.options), seed=seed,
        level="beginner",
    )  # fmt: skip
    for ply in count():
        if frame["next"] != "step":
            yield frame, lambda: str(say("ask", what="record")["record"])
        if frame["next"] == "over" or ply == LONGEST:
            return
        if frame["next"] == "act":
            frame = say("act", rev=frame["rev"], move=_choice(desk, table, frame, ply))
        else:
            frame = say("step", rev=frame["rev"])


def _choice(desk: Desk, table: Table, frame: Mapping[str, object], ply: int) -> str:
    session = desk.session
    assert session is not None
    view = session.match.state.view(session.person)
    moves = [move for move in view.legal_moves if move.kind not in table.skip]
    if table.eager:
        for move in moves:
            if move.kind in ("hold", "take") or (
                move.kind == "bid" and isinstance(move.value, int) and move.value <= BID
            ):
                return str(move)
    chosen: Move = find_game(table.game).bots["beginner"]().choose(view, seed=ply)
    return str(chosen if chosen in moves else moves[0])


def _saved(frame: Message, record: str) -> Message:
    """A match as the page keeps it."""
    return {
        "record": record,
        "game": frame["game"],
        "preset": frame["rules"]["preset"],
        "deal": frame["match"]["deal"],
        "totals": frame["match"]["totals"],
        "seat": frame["seat"],
        "over": frame["next"] == "over",
        "moved": True,
    }
