"""Moves: one decision of one player in one line of text; the legal ones; why another is refused.

A move knows its own text and nothing of the position it is made in.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import overload

from vorhand.cards import Card, format_cards
from vorhand.errors import IllegalMoveError, NotationError, Param

PLAY = "play"
CLAIM = "claim"
CONCEDE = "concede"
ENDING = (CLAIM, CONCEDE)
"""Kinds of moves that end a deal before its time: they stand beside what is to be decided."""
MOST_WORDS = 60
"""More words than any move has: a text with more behind its kind is none."""


@dataclass(frozen=True, slots=True, init=False)
class Move:
    """One decision of one player, written in one line: `kind`, then `value`, then `cards`.

    >>> Move.parse("bid 18"), str(Move("play", Card.parse("HT")))
    (Move.parse('bid 18'), 'play HT')
    >>> Move.parse("declare null ouvert").value
    'null ouvert'
    """

    kind: str
    cards: tuple[Card, ...] = ()
    value: int | str | None = None

    def __init__(self, kind: str, *cards: Card, value: int | str | None = None) -> None:
        object.__setattr__(self, "kind", kind)
        object.__setattr__(self, "cards", cards)
        object.__setattr__(self, "value", value)

    @staticmethod
    def parse(text: str) -> Move:
        """The move of a text; whether it is legal is the position's business. Raises `NotationError`."""
        kind, *words = text.split() or [""]
        if not _is_word(kind) or len(words) > MOST_WORDS:
            raise NotationError(f"not a move: {text[:80]!r}", code="notation.move", params={"text": text[:80]})
        names: list[str] = []
        cards: list[Card] = []
        column = text.index(kind) + len(kind)
        for word in words:
            column = text.index(word, column) + 1
            if _is_word(word) or (word.isascii() and word.isdigit() and len(word) < 10):
                if cards:
                    raise NotationError(
                        f"a move's cards stand last: {text[:80]!r}",
                        code="notation.move",
                        params={"text": text[:80]},
                        column=column,
                    )
                names.append(word)
            else:
                try:
                    cards.append(Card.parse(word))
                except NotationError as error:
                    raise error.at(line=1, column=column) from None
            column += len(word) - 1
        value: int | str | None = " ".join(names) or None
        if len(names) == 1 and names[0].isdigit():
            value = int(names[0])
        return Move(kind, *cards, value=value)

    def same(self, other: Move) -> bool:
        """Whether the other is this move, its cards in whatever order."""
        return (self.kind, self.value) == (other.kind, other.value) and (
            self.cards == other.cards or sorted(map(str, self.cards)) == sorted(map(str, other.cards))
        )

    def __str__(self) -> str:
        words = [self.kind] if self.value is None else [self.kind, str(self.value)]
        return " ".join([*words, format_cards(self.cards)]).rstrip()

    def __repr__(self) -> str:
        return f"Move.parse({str(self)!r})"


def _is_word(text: str) -> bool:
    return text.isascii() and text.replace("_", "").isalpha() and text.islower()


class LegalMoves:
    """The moves the player on turn may make, in a fixed order. Answers `in` for a move or its text, prints itself.

    A move of several cards is one with them in any order.
    """

    __slots__ = ("moves",)
    moves: tuple[Move, ...]

    def __init__(self, moves: Iterable[Move]) -> None:
        self.moves = tuple(moves)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Move, ...]: ...
    def __getitem__(self, index: int | slice) -> Move | tuple[Move, ...]:
        return self.moves[index]

    def __len__(self) -> int:
        return len(self.moves)

    def __iter__(self) -> Iterator[Move]:
        return iter(self.moves)

    def __contains__(self, move: object) -> bool:
        if isinstance(move, str):
            try:
                move = Move.parse(move)
            except NotationError:
                return False
        return move in self.moves or (isinstance(move, Move) and any(move.same(each) for each in self.moves))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LegalMoves) and self.moves == other.moves

    def __hash__(self) -> int:
        return hash(self.moves)

    def __repr__(self) -> str:
        return f"<legal moves: {', '.join(map(str, self.moves)) or 'none'}>"


@dataclass(frozen=True, slots=True)
class Note:
    """A key of the texts with its parameters: an event, a fact of the table, a remark on a move."""

    key: str
    params: Mapping[str, Param] = field(default_factory=dict)

    def __hash__(self) -> int:
        return hash((self.key, *sorted(self.params.items())))


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is refused: a code with its parameters, and the clause of the rules."""

    code: str
    clause: str | None
    params: Mapping[str, Param] = field(default_factory=dict)

    def error(self, move: Move) -> IllegalMoveError:
        """The error that `play` raises for the move."""
        because = f" by {self.clause}" if self.clause else ""
        return IllegalMoveError(
            f"illegal move: {str(move)!r}, {self.code}{because}",
            code=self.code,
            params=self.params,
            clause=self.clause,
        )
