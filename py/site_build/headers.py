"""The headers of netlify.toml, as the host would send them for a path."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from site_build.failure import BuildError


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
        with file.open("rb") as source:
            blocks = tomllib.load(source)["headers"]
        rules = tuple(Rule(block["for"], tuple(block["values"].items())) for block in blocks)
    except (tomllib.TOMLDecodeError, KeyError, AttributeError, TypeError) as error:
        raise BuildError(f"{file.name} cannot be read as a list of [[headers]] blocks ({error}); mend it.") from None
    for rule in rules:
        if not rule.pattern.startswith("/") or "*" in rule.pattern.removesuffix("/*") or ":" in rule.pattern:
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
