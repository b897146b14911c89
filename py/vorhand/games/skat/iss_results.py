"""What the International Skat Server writes about the end of a game: the `R[…]` of a record.

    d:2 loss v:-54 m:-2 bidok p:59 t:4 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:0

`v` is the score of the soloist, a lost one already doubled; `m` his matadors, negative for "without", 0 in Null; `p`
and `t` his card points, the skat included, and tricks; `s` and `z` say whether schneider and schwarz were counted; `p0`
to `p2` are penalties for those who went away before a game was declared; `l`, `to` and `r` tell who left, who ran out
of time, and whether a side gave up (the oldest records have no `r`). `passed` is a deal that all passed, `unknown` one
that was broken off.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import NoReturn

from vorhand.errors import NotationError


class Outcome(StrEnum):
    """How a game ended."""

    WIN = "win"
    LOSS = "loss"
    PENALTY = "penalty"
    PASSED = "passed"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class IssResult:
    """The result of a game; seats are places, None for nobody. `resigned` is None where a record does not say.

    >>> IssResult.parse("passed").outcome
    <Outcome.PASSED: 'passed'>
    >>> str(IssResult(Outcome.PENALTY, penalties=(0, 0, 1), left=2))
    'd:-1 penalty v:0 m:0 bidok p:0 t:0 s:0 z:0 p0:0 p1:0 p2:1 l:2 to:-1'
    """

    outcome: Outcome
    soloist: int | None = None
    value: int = 0
    matadors: int = 0
    overbid: bool = False
    card_points: int = 0
    tricks: int = 0
    schneider: bool = False
    schwarz: bool = False
    penalties: tuple[int, int, int] = (0, 0, 0)
    left: int | None = None
    timeout: int | None = None
    resigned: bool | None = None

    @staticmethod
    def parse(text: str) -> IssResult:
        """The result of a text. Raises `NotationError` with the place."""
        return _Reader(text).result()

    def __str__(self) -> str:
        if self.outcome in (Outcome.PASSED, Outcome.UNKNOWN):
            return self.outcome.value
        numbers = {
            "v": self.value,
            "m": self.matadors,
            "p": self.card_points,
            "t": self.tricks,
            "s": int(self.schneider),
            "z": int(self.schwarz),
            **{f"p{seat}": penalty for seat, penalty in enumerate(self.penalties)},
            "l": _number(self.left),
            "to": _number(self.timeout),
        }
        words = [f"{key}:{number}" for key, number in numbers.items()]
        words.insert(2, "overbid" if self.overbid else "bidok")
        last = [] if self.resigned is None else [f"r:{int(self.resigned)}"]
        return " ".join([f"d:{_number(self.soloist)}", self.outcome.value, *words, *last])

    def against(self, other: IssResult) -> tuple[str, ...]:
        """The names of the fields in which two results differ; what one of them does not say is no difference."""
        silent = None in (self.resigned, other.resigned)
        names = [field.name for field in fields(self) if getattr(self, field.name) != getattr(other, field.name)]
        return tuple(name for name in names if name != "resigned" or not silent)


def _number(seat: int | None) -> int:
    return -1 if seat is None else seat


class _Reader:
    """The words of a result, one after another, with their columns."""

    def __init__(self, text: str) -> None:
        self.words = list(_words(text))
        self.end = len(text) + 1

    def result(self) -> IssResult:
        first = self.next("a result")
        if first in ("passed", "unknown"):
            return self.whole(IssResult(Outcome(first)))
        soloist = self.number("d", first, -1, 2)
        outcome = self.one_of("win", "loss", "penalty")
        value, matadors = self.number("v", "", -9999, 9999), self.number("m", "", -11, 11)
        overbid = self.one_of("bidok", "overbid") == "overbid"
        card_points, tricks = self.number("p", "", 0, 120), self.number("t", "", 0, 10)
        schneider, schwarz = self.number("s", "", 0, 1), self.number("z", "", 0, 1)
        penalties = self.number("p0", "", 0, 99), self.number("p1", "", 0, 99), self.number("p2", "", 0, 99)
        left, timeout = self.number("l", "", -1, 2), self.number("to", "", -1, 2)
        resigned = bool(self.number("r", "", 0, 1)) if self.words else None
        return self.whole(
            IssResult(
                Outcome(outcome),
                _seat(soloist),
                value,
                matadors,
                overbid,
                card_points,
                tricks,
                bool(schneider),
                bool(schwarz),
                penalties,
                _seat(left),
                _seat(timeout),
                resigned,
            )
        )

    def whole(self, result: IssResult) -> IssResult:
        if self.words:
            self.fail(f"more than a result: {self.words[0][0][:20]!r}", self.words[0][0], self.words[0][1])
        return result

    def next(self, what: str) -> str:
        if not self.words:
            self.fail(f"expected {what}", "", self.end)
        self.word, self.column = self.words.pop(0)
        return self.word

    def one_of(self, *words: str) -> str:
        word = self.next(" or ".join(words))
        if word not in words:
            self.fail(f"expected {' or '.join(words)}, not {word[:20]!r}", word, self.column)
        return word

    def number(self, key: str, word: str, low: int, high: int) -> int:
        word = word or self.next(f"{key}:")
        name, _, digits = word.partition(":")
        plain = digits.removeprefix("-")
        if not (name == key and plain.isascii() and plain.isdigit() and len(plain) < 6 and low <= int(digits) <= high):
            self.fail(f"expected {key}:{low} to {key}:{high}, not {word[:20]!r}", word, self.column)
        return int(digits)

    def fail(self, message: str, text: str, column: int) -> NoReturn:
        raise NotationError(message, code="iss.result", params={"text": text[:20]}, column=column)


def _seat(number: int) -> int | None:
    return None if number < 0 else number


def _words(text: str) -> Iterator[tuple[str, int]]:
    end = 0
    for word in text.split():
        start = text.index(word, end)
        end = start + len(word)
        yield word, start + 1
