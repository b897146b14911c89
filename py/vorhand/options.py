"""Rule variants as data: the options of a game are one frozen dataclass, its presets are named instances.

Fields are `bool`, ranged `int`, `StrEnum` or a nested options class, each made with `option` or `block`, which also
keep its meaning and source. Nothing here knows a game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import Field, dataclass, field, fields, replace
from enum import StrEnum
from functools import lru_cache
from typing import Any, ClassVar, Final, Self, TypeVar

from vorhand.chance import mix
from vorhand.errors import OptionsError, Param

OptionValue = bool | int | str
Value = TypeVar("Value")


def option(
    default: Value,
    *,
    meaning: str,
    source: str,
    low: int | None = None,
    high: int | None = None,
    also: tuple[int, ...] = (),
) -> Value:
    """A field of an options class: default, meaning and source; a number is `low` to `high` or one of `also`."""
    made: Value = field(
        default=default, metadata={"meaning": meaning, "source": source, "low": low, "high": high, "also": also}
    )
    return made


def block(default: Value, *, meaning: str, source: str) -> Value:
    """A field that is itself an options class."""
    made: Value = field(default=default, metadata={"meaning": meaning, "source": source})
    return made


@dataclass(frozen=True, slots=True)
class Options:
    """Base of every options class. Making one with a wrong value raises `OptionsError` that names the field."""

    presets: ClassVar[tuple[str, ...]] = ()

    def __post_init__(self) -> None:
        for each in fields(self):
            _check_field(each, getattr(self, each.name))
        self.check()

    def check(self) -> None:
        """Refuses contradictory fields; a game overrides it."""

    def values(self) -> dict[str, OptionValue]:
        """Every field by its name, those of a block by `block.field`; values as JSON has them."""
        flat: dict[str, OptionValue] = {}
        for each in fields(self):
            value = getattr(self, each.name)
            if isinstance(value, Options):
                flat |= {f"{each.name}.{name}": inner for name, inner in value.values().items()}
            else:
                flat[each.name] = value.value if isinstance(value, StrEnum) else value
        return flat

    def changed(self, base: Options) -> dict[str, OptionValue]:
        """The fields, by name, whose values differ from those of `base`."""
        other = base.values()
        return {name: value for name, value in self.values().items() if other.get(name) != value}

    def with_values(self, values: Mapping[str, OptionValue]) -> Self:
        """These options with some fields changed, named as in `values`. Raises `OptionsError`.

        Words stand for enumeration members; a number is the word that is written like it.
        """
        mine = {each.name: each for each in fields(self)}
        plain: dict[str, Any] = {}
        inner: dict[str, dict[str, OptionValue]] = {}
        for name, value in values.items():
            head, _, rest = name.partition(".")
            if head not in mine or bool(rest) != isinstance(getattr(self, head), Options):
                raise _error("options.unknown", f"unknown option: {name!r}", field=name)
            if rest:
                inner.setdefault(head, {})[rest] = value
            else:
                plain[head] = _member(mine[head], getattr(self, head), value)
        for head, part in inner.items():
            try:
                plain[head] = getattr(self, head).with_values(part)
            except OptionsError as error:
                raise _inside(head, error) from None
        return replace(self, **plain)


ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""The digits of a fingerprint: thirty-two that nobody takes for another (Crockford)."""


def fingerprint(game: str, options: Options) -> str:
    """Five letters and digits that tell rules apart: the same for the same game with the same values, whatever their
    preset is called, and (but for one chance in 33 million) another for others.

    >>> fingerprint("solo", Options())
    'ZR9H1'
    """
    values = (f"{name}={format_value(value)}" for name, value in options.values().items())
    return _fingerprint(" ".join([game, *values]))


@lru_cache(maxsize=32)
def _fingerprint(text: str) -> str:
    number = mix(0, *text.encode())
    return "".join(ALPHABET[number >> 5 * place & 31] for place in range(5))


def describe(options: Options) -> list[dict[str, object]]:
    """The fields as the page's form needs them: name, type ("bool", "int", "choice", "block"), range, default."""
    described: list[dict[str, object]] = []
    for each in fields(options):
        value, facts = getattr(options, each.name), each.metadata
        entry: dict[str, object] = {"name": each.name}
        if isinstance(value, Options):
            entry |= {"type": "block", "fields": describe(value)}
        elif isinstance(value, StrEnum):
            entry |= {"type": "choice", "values": [member.value for member in type(value)], "default": value.value}
        elif isinstance(value, bool):
            entry |= {"type": "bool", "default": value}
        else:
            entry |= {"type": "int", "low": facts["low"], "high": facts["high"], "default": value}
            if facts["also"]:
                entry["also"] = list(facts["also"])
        described.append(entry)
    return described


def parse_value(text: str) -> OptionValue:
    """The value of an option as a record writes it: `true`, `false`, a whole number, or a word."""
    if text in ("true", "false"):
        return text == "true"
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) < 10 else text


def format_value(value: OptionValue) -> str:
    """The text of an option's value, as `parse_value` reads it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _check_field(each: Field[Any], value: object) -> None:
    default = each.default
    if isinstance(default, (bool, StrEnum, Options)):
        if type(value) is not type(default):
            raise _error("options.type", f"wrong type for option {each.name!r}: {value!r}", field=each.name)
        return
    if type(value) is not int:
        raise _error("options.type", f"option {each.name!r} wants a whole number, not {value!r}", field=each.name)
    low, high = each.metadata["low"], each.metadata["high"]
    if not low <= value <= high and value not in each.metadata["also"]:
        raise OptionsError(
            f"option {each.name!r} must be {low} to {high}, not {value}",
            code="options.range",
            params={"field": each.name, "low": low, "high": high, "value": value},
        )


def _member(each: Field[Any], now: object, value: OptionValue) -> object:
    if not isinstance(now, StrEnum):
        return value
    word = str(value) if type(value) is int else value
    for member in type(now):
        if member.value == word:
            return member
    known = ", ".join(member.value for member in type(now))
    raise OptionsError(
        f"option {each.name!r} is one of {known}, not {value!r}",
        code="options.choice",
        params={"field": each.name, "value": str(value)},
    )


def contradiction(field: str, other: str, why: str) -> OptionsError:
    """The error for two fields, named as in `values`, whose values do not go together."""
    return OptionsError(
        f"options {field!r} and {other!r} contradict each other: {why}",
        code="options.contradiction",
        params={"field": field, "other": other},
    )


def _error(code: str, message: str, **params: Param) -> OptionsError:
    return OptionsError(message, code=code, params=params)


def _inside(head: str, error: OptionsError) -> OptionsError:
    named = error.params.get("field")
    params = {**error.params, "field": f"{head}.{named}" if named else head}
    if "other" in params:
        params["other"] = f"{head}.{params['other']}"
    return OptionsError(f"in block {head!r}: {error}", code=error.code, params=params)
