"""Players of another version of this package, each in a process of its own whose `PYTHONPATH` is that version.

The two sides exchange lines of JSON; what the other one runs is `far_side`, given to it as text, since it is not there.
Both replay every deal; where they do not agree on cards or scores, the rules have changed and the comparison is
refused.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from contextlib import suppress
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from vorhand.arena.entrant import Entrant
from vorhand.cards import format_cards
from vorhand.errors import OptionsError, VorhandError
from vorhand.match import Match
from vorhand.moves import Move
from vorhand.options import Options
from vorhand.position import State, View

PATIENCE: Final = 5.0
"""Seconds that the other process has for ending by itself once nothing more is asked of it."""


class OtherVersion(Entrant):
    """The player `level` of the version at `path`: a folder with the package `vorhand` in it, or a wheel.

    Raises `OptionsError` when there is no such version or player, `VorhandError` when it ceases to answer or plays by
    other rules. To be closed, or used in a `with`.
    """

    def __init__(self, game: str, level: str, path: str) -> None:
        self.name = f"{level}@{path}"
        place = Path(path).resolve()
        if not (place / "vorhand").is_dir() and place.suffix != ".whl":
            raise _missing(path, "is no folder with the package vorhand in it, and no wheel")
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-c", files("vorhand.arena").joinpath("far_side.py").read_text(encoding="utf-8")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=os.environ | {"PYTHONPATH": str(place), "PYTHONUTF8": "1"},
            text=True,
            encoding="utf-8",
        )
        try:
            met = self._ask("hello", game=game, player=level)
            # Both followed to their ends: the package of a folder may be a link to where it is kept.
            if not Path(met["file"]).resolve().is_relative_to((place / "vorhand").resolve()):
                raise _missing(path, f"holds no package vorhand; {met['file']} answered")
        except VorhandError as error:
            self.close()
            raise _missing(path, str(error)) if not isinstance(error, OptionsError) else error from None
        self.version: str = met["version"]

    def deal(self, state: State, options: Options, *, seed: int) -> None:
        """A deal that stands alone was dealt from the seed."""
        values = options.values()
        told = self._ask("deal", options=values, seed=seed, dealer=state.dealer, players=state.players)
        self._check_dealing(told, state)

    def begin(self, match: Match) -> None:
        """A match was begun."""
        told = self._ask("begin", options=match.options.values(), seed=match.seed, players=match.players)
        self._check_dealing(told, match.state)

    def next_deal(self, match: Match) -> None:
        """The next deal of the match was dealt."""
        self._check_dealing(self._ask("next"), match.state)

    def told(self, move: Move) -> None:
        """A move was made, by whomever."""
        self._ask("play", move=str(move))

    def choose(self, view: View, *, seed: int) -> Move:
        """The move of the seat on turn; the other side looks at its own view."""
        return Move.parse(self._ask("choose", seed=seed)["move"])

    def ended(self, scores: tuple[int, ...]) -> None:
        """The deal is over."""
        told = self._ask("scores")["scores"]
        if told != list(scores):
            raise self._other_rules(f"the deal comes to {told} there and to {list(scores)} here")

    def close(self) -> None:
        """Ends the process."""
        if self._process.stdin is not None and not self._process.stdin.closed:
            try:
                self._process.communicate(timeout=PATIENCE)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.communicate()

    def _ask(self, what: str, **words: Any) -> dict[str, Any]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        last_words = ""
        with suppress(BrokenPipeError):
            print(json.dumps({"ask": what, **words}), file=self._process.stdin, flush=True)
        for line in self._process.stdout:
            if line.startswith("{"):
                answer: dict[str, Any] = json.loads(line)
                if "error" in answer:
                    raise VorhandError(f"{self.name}: {answer['error']}", code="arena.refused")
                return answer
            last_words = line.strip() or last_words
        said = last_words or f"it ended with {self._process.wait(PATIENCE)}"
        raise VorhandError(f"{self.name} does not answer: {said}", code="arena.no_answer")

    def _check_dealing(self, told: dict[str, Any], state: State) -> None:
        mine = {"pack": format_cards(state.pack), "dealer": state.dealer}
        if told != mine:
            raise self._other_rules(f"the seed gives {told} there and {mine} here")

    def _other_rules(self, what: str) -> VorhandError:
        return VorhandError(f"{self.name} plays by other rules: {what}", code="arena.other_rules")


def _missing(path: str, what: str) -> OptionsError:
    return OptionsError(f"{path!r} {what}", code="options.version", params={"path": path[:80]})
