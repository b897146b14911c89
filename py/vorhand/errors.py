"""The ways in which input can be wrong.

Every error carries a `code` and `params` for the texts of the page, and the `clause` of the rules it rests on
where there is one. It holds no prose in a person's language beyond the short message for a programmer.
"""

from __future__ import annotations

from collections.abc import Mapping

Param = str | int | tuple[str, ...] | tuple[int, ...]
"""A parameter of a text: a card ("CT"), cards, a suit ("clubs"), a seat, a number or the offending input."""


class VorhandError(ValueError):
    """Something that was asked for is wrong; nothing was changed.

    `code` is a dotted key ("move.must_follow"), `params` its arguments, `clause` the clause id of the rules or None.
    """

    def __init__(
        self, message: str, *, code: str, params: Mapping[str, Param] | None = None, clause: str | None = None
    ) -> None:
        super().__init__(message)
        self.code = code
        self.params: dict[str, Param] = dict(params or {})
        self.clause = clause

    def __reduce__(self) -> tuple[object, tuple[type[VorhandError], tuple[object, ...], dict[str, object]]]:
        # An executor hands errors over as pickles, which would leave out what is not positional.
        return _again, (type(self), self.args, self.__dict__)


def _again(kind: type[VorhandError], args: tuple[object, ...], state: dict[str, object]) -> VorhandError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(state)
    return error


class IllegalMoveError(VorhandError):
    """The move is well written, and the rules refuse it here."""


class OptionsError(VorhandError):
    """An option is unknown, of the wrong type, out of range, or contradicts another one."""


class NotationError(VorhandError):
    """A text does not follow the notation. `line` and `column` (from 1) say where it stops making sense."""

    def __init__(
        self,
        message: str,
        *,
        code: str = "notation.syntax",
        params: Mapping[str, Param] | None = None,
        line: int = 1,
        column: int = 1,
    ) -> None:
        place = {"line": line, "column": column}
        super().__init__(f"{message} (line {line}, column {column})", code=code, params={**(params or {}), **place})
        self.plain = message
        self.line = line
        self.column = column

    def at(self, *, line: int, column: int = 1) -> NotationError:
        """The same error inside a longer text, whose line and column the offending text starts at."""
        shift = column - 1 if self.line == 1 else 0
        return NotationError(
            self.plain, code=self.code, params=self.params, line=line + self.line - 1, column=self.column + shift
        )


class RecordError(VorhandError):
    """A record is well written, and a deal or a move of it does not fit the rules. `deal` counts from 1."""

    def __init__(self, message: str, *, code: str, params: Mapping[str, Param], deal: int) -> None:
        super().__init__(f"deal {deal}: {message}", code=code, params={**params, "deal": deal})
        self.deal = deal


class ProtocolError(VorhandError):
    """A message of the page is not one of the protocol, or does not fit the session as it stands."""
