"""Records of games of the International Skat Server: text to values, and back.

    (;GM[Skat]PC[…]SE[…]ID[…]DT[…]P0[…]P1[…]P2[…]R0[]R1[]R2[]MV[…]R[…] ;)

A file holds any number of games, on a line each or over many lines; what stands outside of them is not read, nor what
follows `#` to the end of a line between the properties. `MV` are the moves (`iss_moves`), `R` is the result the server
counted (`iss_results`). Whether the moves are legal and the result is right is found out by replaying (`iss_replay`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final, NoReturn

from vorhand.errors import NotationError, Param
from vorhand.games.skat.iss_moves import SEATS, IssMove
from vorhand.games.skat.iss_results import IssResult

_GAME: Final = "GM"
_MOVES: Final = "MV"
_RESULT: Final = "R"
_BEGIN: Final = "GM["
_OPEN: Final = "(;"
_END: Final = ";)"

Place = tuple[int, int]
"""A line and a column of a file, both from 1."""

PLACE: Final = "Vorhand"
"""What stands for the server in games that were played here."""


@dataclass(frozen=True, slots=True)
class IssGame:
    """One game. `head` are its properties but for the moves and the result, in order; `result` is None if it has none.

    `places` say where each move stands in the file it was read from; they are no part of the value.

    >>> game = IssGame.parse("(;GM[Skat]PC[Vorhand]P0[Ada]P1[Ben]P2[Cleo]MV[]R[unknown] ;)")
    >>> game.names, game.get("PC")
    (('Ada', 'Ben', 'Cleo'), 'Vorhand')
    """

    head: tuple[tuple[str, str], ...]
    moves: tuple[IssMove, ...]
    result: IssResult | None = None
    places: tuple[Place, ...] = field(default=(), compare=False, repr=False)

    @staticmethod
    def parse(text: str) -> IssGame:
        """The one game of a text. Raises `NotationError` with line and column."""
        found = list(read_games(text))
        for game in found:
            if isinstance(game, NotationError):
                raise game
            if len(found) == 1:
                return game
        raise NotationError(f"expected one game, not {len(found)}", code="iss.games", params={"n": len(found)})

    def __str__(self) -> str:
        head = "".join(f"{key}[{_escaped(value)}]" for key, value in ((_GAME, "Skat"), *self.head))
        moves = "".join(f"{move} " for move in self.moves)
        result = "" if self.result is None else f"{_RESULT}[{self.result}]"
        return f"(;{head}{_MOVES}[{moves}]{result} {_END}"

    def get(self, key: str) -> str:
        """The value of a property, "" if the game does not have it."""
        return dict(self.head).get(key, "")

    @property
    def names(self) -> tuple[str, ...]:
        """The players: forehand, middlehand, rearhand."""
        return tuple(self.get(f"P{seat}") for seat in range(SEATS))

    @property
    def viewer(self) -> str:
        """Whose eyes the record was written for, "" if it shows everything."""
        return self.get("OW")


def read_games(lines: str | Iterable[str]) -> Iterator[IssGame | NotationError]:
    """Every game of a text, or of the lines of a file; for one that is broken the error, and then the games after it.

    The errors have codes `iss.…`, and say where in the file the game stops making sense and what is wrong there.
    """
    block: list[str] = []
    first = 1
    for number, line in enumerate(lines.splitlines(keepends=True) if isinstance(lines, str) else lines, start=1):
        block.append(line)
        if line.rstrip().endswith(_END):
            yield from _games("".join(block), first)
            block, first = [], number + 1
    yield from _games("".join(block), first)


def _games(text: str, line: int) -> Iterator[IssGame | NotationError]:
    """The games of some whole lines, the first of which has this number in the file."""
    starts = list(_starts(text))
    for start, stop in zip(starts, [*starts[1:], len(text)], strict=False):
        try:
            yield _Reader(text, start, stop, line).game()
        except NotationError as error:
            yield error
    if not starts and (_OPEN in text or _END in text):
        yield NotationError("a game begins with (;GM[Skat]", code="iss.no_game", line=line)


def _starts(text: str) -> Iterator[int]:
    """Where the properties of each game begin, behind its semicolon."""
    at = text.find(_BEGIN)
    while at >= 0:
        if text[:at].rstrip().endswith(";"):
            yield at
        at = text.find(_BEGIN, at + 1)


class _Reader:
    """Reads one game: the text from `start` to `stop`, whose first line has the number `line` in the file."""

    def __init__(self, text: str, start: int, stop: int, line: int) -> None:
        self.text, self.at, self.line = text, start, line
        end = len(text[:stop].rstrip())
        if stop < len(text):
            # The next game begins here: its semicolon and bracket are not this one's.
            end = len(text[: end - 1].removesuffix("(").rstrip())
        self.stop = end

    def game(self) -> IssGame:
        begin = self.at
        found: dict[str, tuple[int, int]] = {}
        while not self.ends():
            key, at = self.key()
            if key in found:
                self.fail(f"{key} stands there twice", "iss.twice", at)
            found[key] = self.value(key)
        values = {key: self.text[slice(*span)] for key, span in found.items()}
        game = _plain(values.pop(_GAME))
        if game != "Skat":
            self.fail(f"a game of Skat is wanted, not of {game[:40]!r}", "iss.not_skat", begin)
        if _MOVES not in found:
            self.fail("there are no moves (MV)", "iss.no_moves", begin)
        moves, places = self.moves(*found[_MOVES])
        result = self.result(found[_RESULT][0], values[_RESULT]) if _RESULT in found else None
        head = tuple((key, _plain(value)) for key, value in values.items() if key not in (_MOVES, _RESULT))
        return IssGame(head, moves, result, places)

    def ends(self) -> bool:
        """Goes on to the next property; whether the game ends instead."""
        text = self.text
        while self.at < self.stop and (text[self.at].isspace() or text[self.at] == "#"):
            end = text.find("\n", self.at, self.stop) if text[self.at] == "#" else self.at
            self.at = self.stop if end < 0 else end + 1
        if self.at >= self.stop:
            self.fail(f"the game breaks off before its {_END}", "iss.cut_off", self.at)
        return text.startswith(_END, self.at, self.stop)

    def key(self) -> tuple[str, int]:
        begin = self.at
        while self.at < self.stop and self.text[self.at].isascii() and self.text[self.at].isalnum():
            self.at += 1
        key = self.text[begin : self.at]
        if not key.isupper() or not self.text.startswith("[", self.at):
            self.fail("expected a property, NAME[value], or the end of the game, ;)", "iss.property", begin)
        self.at += 1
        return key, begin

    def value(self, key: str) -> tuple[int, int]:
        """Where the value begins and ends; a bracket behind a backslash belongs to it."""
        begin = self.at
        end = self.text.find("]", begin, self.stop)
        while end >= 0 and (end - begin - len(self.text[begin:end].rstrip("\\"))) % 2:
            end = self.text.find("]", end + 1, self.stop)
        if end < 0:
            self.fail(f"the game breaks off within {key}", "iss.cut_off", self.stop)
        self.at = end + 1
        return begin, end

    def moves(self, begin: int, end: int) -> tuple[tuple[IssMove, ...], tuple[Place, ...]]:
        words: list[tuple[str, int]] = []
        at = begin
        for word in self.text[begin:end].split():
            at = self.text.index(word, at)
            words.append((word, at))
            at += len(word)
        moves: list[IssMove] = []
        places: list[Place] = []
        for (who, at), (action, behind) in zip(words[::2], [*words[1::2], ("", end)], strict=False):
            try:
                moves.append(IssMove.parse(f"{who} {action}".rstrip()))
            except NotationError as error:
                inner = error.column - len(who) - 1
                self.fail(error.plain, error.code, at if inner < 1 else behind + inner - 1, error.params)
            places.append(self.place(at))
        return tuple(moves), tuple(places)

    def result(self, begin: int, text: str) -> IssResult:
        try:
            return IssResult.parse(text)
        except NotationError as error:
            self.fail(error.plain, error.code, begin + error.column - 1, error.params)

    def place(self, at: int) -> Place:
        return self.line + self.text.count("\n", 0, at), at - self.text.rfind("\n", 0, at)

    def fail(self, message: str, code: str, at: int, params: Mapping[str, Param] | None = None) -> NoReturn:
        line, column = self.place(at)
        raise NotationError(message, code=code, params=params, line=line, column=column)


def _plain(value: str) -> str:
    return "\\".join(part.replace("\\]", "]") for part in value.split("\\\\"))


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace("]", "\\]")
