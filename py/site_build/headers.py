"""The headers of netlify.toml, as the host would send them for a path."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from site_build.failure import BuildError
from site_build.sources import read_toml


@dataclass(frozen=True, slots=True)
class Rule:
    """One [[headers]] block: a path, or a folder with a star at its end, and what is sent there."""

    pattern: str
    values: tuple[tuple[str, str], ...]

    def matches(self, path: str) -> bool:
        if self.pattern.endswith("/*"):
            return path.startswith(self.pattern[:-1])
        return path == self.pattern


def read_rules(file: Path) -> tuple[Rule, ...]:
    """Read the blocks of netlify.toml. Patterns of a kind that `Rule` does not know are refused, not guessed."""
    try:
        blocks = read_toml(file)["headers"]
        rules = tuple(Rule(block["for"], tuple(block["values"].items())) for block in blocks)
    except (KeyError, AttributeError, TypeError) as error:
        raise BuildError(f"{file.name} cannot be read as a list of [[headers]] blocks ({error}); mend it.") from None
    for rule in rules:
        for name, value in rule.values:
            if not (isinstance(value, str) and f"{name}{value}".isascii() and f"{name}{value}".isprintable()):
                raise BuildError(
                    f"{file.name} has a header {name!r} that cannot be sent; use one line of plain letters."
                )
        if not str(rule.pattern).startswith("/") or "*" in rule.pattern.removesuffix("/*") or ":" in rule.pattern:
            raise BuildError(f"{file.name} has headers for {rule.pattern!r}; use a plain path or one that ends in /*.")
    return rules


def headers_for(path: str, rules: Sequence[Rule]) -> dict[str, str]:
    """All headers of a path. The host sends the values of every matching block, joined where a name comes twice."""
    sent: dict[str, str] = {}
    for rule in rules:
        if rule.matches(path):
            for name, value in rule.values:
                sent[name] = f"{sent[name]}, {value}" if name in sent else value
    return sent
