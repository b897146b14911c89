"""A whole match as text: the one notation of save files, links, examples, tests and bug reports.

    vorhand 1
    game kalter_schlag
    rules source_text limit=300
    fingerprint 94F78
    players 4
    seed 4711
    seats person club club club

    deal 1
    dealer 2
    pack CJ HT D7 …
    double, CQ, C7, CA, SJ
    S8, S9, ST, SQ

The fingerprint tells whether the preset still means the same; it may be left out. Moves are separated by commas, a
trick a line; a card alone is played. Lines that begin with `#` are remarks and are not
kept. A line `again 48 0 0` below the seats says that the last deal is played once more at a side table, and what it
brought each seat the first time. Whether the moves are legal is found out by replaying (`match`), not here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, NoReturn, TypeVar

from vorhand.cards import Card, format_cards, parse_cards
from vorhand.chance import SEED_LIMIT
from vorhand.errors import NotationError
from vorhand.moves import PLAY, Move
from vorhand.options import OptionValue, format_value, parse_value

VERSION: Final = 1
LONGEST: Final = 2_000_000
"""The longest text that is read, in characters: some 5,000 deals."""

MOST_DEALS: Final = 3_000
"""More deals than any match has, those that were passed in and dealt again counted in."""

MOST_UNDONE: Final = 1_000_000
"""Moves taken back in one deal are counted up to here."""

Part = TypeVar("Part")


@dataclass(frozen=True, slots=True)
class DealRecord:
    """One deal: who dealt, the pack as dealt from, the moves by lines, and how many moves were taken back."""

    dealer: int
    pack: tuple[Card, ...]
    lines: tuple[tuple[Move, ...], ...] = ()
    undone: int = 0

    @property
    def moves(self) -> tuple[Move, ...]:
        """All moves in order."""
        return tuple(move for line in self.lines for move in line)

    def add(self, move: Move, *, fresh_line: bool) -> DealRecord:
        """The record with one move more."""
        done, last = (self.lines, ()) if fresh_line else (self.lines[:-1], (self.lines or ((),))[-1])
        lines = (*done, (*last, move))
        return DealRecord(self.dealer, self.pack, lines, self.undone)


@dataclass(frozen=True, slots=True)
class Record:
    """A match: game, preset and changed options, players, seed, who sits where, and the deals.

    `seats` holds for each seat "person" or the level of a bot, with its style behind a slash if it has one; it may
    be empty, as the fingerprint of the rules may. `again` is empty but at a side table, where the last deal is
    played once more: the scores that it brought before.
    """

    game: str
    preset: str
    changed: tuple[tuple[str, OptionValue], ...]
    players: int
    seed: int
    seats: tuple[str, ...]
    deals: tuple[DealRecord, ...]
    fingerprint: str = ""
    again: tuple[int, ...] = ()

    @staticmethod
    def parse(text: str) -> Record:
        """The record of a text. Raises `NotationError` with line and column."""
        if len(text) > LONGEST:
            raise NotationError(f"a record has at most {LONGEST} characters", code="record.too_long")
        return _Reader(text).record()

    def __str__(self) -> str:
        rules = [self.preset, *(f"{name}={format_value(value)}" for name, value in self.changed)]
        head = [
            f"vorhand {VERSION}",
            f"game {self.game}",
            f"rules {' '.join(rules)}",
            *([f"fingerprint {self.fingerprint}"] if self.fingerprint else []),
            f"players {self.players}",
            f"seed {self.seed}",
            *([f"seats {' '.join(self.seats)}"] if self.seats else []),
            *([f"again {' '.join(map(str, self.again))}"] if self.again else []),
        ]
        return "\n".join(head) + "\n" + "".join(_deal_text(at, deal) for at, deal in enumerate(self.deals, start=1))


def _deal_text(number: int, deal: DealRecord) -> str:
    head = [f"deal {number}", f"dealer {deal.dealer}", *([f"undone {deal.undone}"] if deal.undone else [])]
    lines = [", ".join(map(_move_text, line)) for line in deal.lines]
    return "\n" + "\n".join([*head, f"pack {format_cards(deal.pack)}", *lines]) + "\n"


def _move_text(move: Move) -> str:
    text = str(move)
    return text.removeprefix("play ") if move.kind == PLAY and len(move.cards) == 1 else text


def _parse_move(text: str) -> Move:
    return Move(PLAY, Card.parse(text)) if text[:1].isupper() else Move.parse(text)


class _Reader:
    """Reads the lines of a record one after another, and knows where it is for the errors."""

    def __init__(self, text: str) -> None:
        self.lines = [(at, line.rstrip()) for at, line in enumerate(text.split("\n"), start=1)]
        self.lines = [(at, line) for at, line in self.lines if line and not line.lstrip().startswith("#")]
        self.at = 0

    def record(self) -> Record:
        if self.number("vorhand", 1, 10**6) != VERSION:
            self.fail("this version of Vorhand does not read the record", code="record.version", word=1)
        game = self.word("game")
        preset, *pairs = self.words("rules")
        changed = tuple(self.pair(pair, word) for word, pair in enumerate(pairs, start=2))
        names = [name for name, _ in changed]
        for word, name in enumerate(names, start=2):
            if name in names[: word - 2]:
                self.fail(f"the option {name!r} is named twice", code="record.option", word=word)
        mark = self.word("fingerprint") if self.peek("fingerprint") else ""
        players = self.number("players", 2, 7)
        seed = self.number("seed", 0, SEED_LIMIT - 1)
        seats = tuple(self.words("seats")) if self.peek("seats") else ()
        if seats and len(seats) != players:
            self.fail(f"{len(seats)} seats for {players} players", code="record.seats", word=1)
        again = self.scores(players) if self.peek("again") else ()
        deals = tuple(self.deals(players))
        if not deals:
            self.fail("a record has at least one deal", code="record.no_deal")
        return Record(game, preset, changed, players, seed, seats, deals, mark, again)

    def scores(self, players: int) -> tuple[int, ...]:
        words = self.words("again")
        if len(words) != players:
            self.fail(f"{len(words)} scores for {players} players", code="record.seats", word=1)
        for place, word in enumerate(words, start=1):
            digits = word.removeprefix("-")
            plain = digits.isascii() and digits.isdigit() and len(digits) < 10
            if not (plain and str(int(word)) == word):
                self.fail(f"not a score: {word[:40]!r}", code="record.number", word=place)
        return tuple(map(int, words))

    def deals(self, players: int) -> Iterator[DealRecord]:
        number = 0
        while self.at < len(self.lines):
            number += 1
            if number > MOST_DEALS:
                self.fail(f"a record has at most {MOST_DEALS} deals", code="record.too_long")
            if self.number("deal", 1, 10**6) != number:
                self.fail(f"deal {number} is next", code="record.deal_number", word=1)
            dealer = self.number("dealer", 0, players - 1)
            undone = self.number("undone", 1, MOST_UNDONE) if self.peek("undone") else 0
            pack = self.within(parse_cards, *self.rest("pack"))
            lines: list[tuple[Move, ...]] = []
            while self.at < len(self.lines) and not self.peek("deal"):
                lines.append(self.moves())
            yield DealRecord(dealer, pack, tuple(lines), undone)

    def moves(self) -> tuple[Move, ...]:
        _, line = self.lines[self.at]
        self.at += 1
        moves, column = [], 1
        for part in line.split(","):
            moves.append(self.within(_parse_move, part.strip(), column + len(part) - len(part.lstrip())))
            column += len(part) + 1
        return tuple(moves)

    def within(self, parse: Callable[[str], Part], text: str, column: int) -> Part:
        try:
            return parse(text)
        except NotationError as error:
            raise error.at(line=self.lines[self.at - 1][0], column=column) from None

    def peek(self, key: str) -> bool:
        return self.at < len(self.lines) and self.lines[self.at][1].split()[0] == key

    def rest(self, key: str) -> tuple[str, int]:
        if not self.peek(key):
            self.fail(f"expected {key!r}", code="record.expected", key=key)
        line = self.lines[self.at][1]
        self.at += 1
        text = line.lstrip()[len(key) :].lstrip()
        return text, len(line) - len(text) + 1

    def words(self, key: str) -> list[str]:
        text, _ = self.rest(key)
        return text.split() or self.fail(f"{key!r} wants a word", code="record.expected", word=1, key=key)

    def word(self, key: str) -> str:
        first, *others = self.words(key)
        return self.fail(f"{key!r} wants one word", code="record.expected", word=2, key=key) if others else first

    def number(self, key: str, low: int, high: int) -> int:
        word = self.word(key)
        if not (word.isascii() and word.isdigit() and len(word) < 17 and low <= int(word) <= high):
            self.fail(f"{key!r} wants {low} to {high}, not {word[:40]!r}", code="record.number", word=1)
        return int(word)

    def pair(self, text: str, word: int) -> tuple[str, OptionValue]:
        name, equals, value = text.partition("=")
        if not (name and equals and value):
            self.fail(f"an option is written name=value, not {text[:40]!r}", code="record.option", word=word)
        return name, parse_value(value)

    def fail(self, message: str, *, code: str, word: int = 0, key: str = "") -> NoReturn:
        """Raises the error: at a word of the line just read, or at the line that is next."""
        at = self.at - bool(word)
        line, text = self.lines[at] if at < len(self.lines) else (self.lines[-1][0] + 1 if self.lines else 1, "")
        params = {"key": key} if key else None
        raise NotationError(message, code=code, params=params, line=line, column=_column(text, word))


def _column(line: str, word: int) -> int:
    """Where a word of the line begins, the first being 0; where the line ends if it has no such word."""
    end = 0
    for at, text in enumerate(line.split()):
        start = line.index(text, end)
        if at == word:
            return start + 1
        end = start + len(text)
    return len(line) + 1
