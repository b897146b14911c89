"""The codes and keys that the engine can give out, read from its source."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ENGINE = Path(__file__).resolve().parents[1] / "py/vorhand"
APART = ("testing", "endurance", "arena", "__main__")
"""Modules that do not speak to a page."""

ERROR = re.compile(r"(protocol|session|options|notation|record|match|move|engine)\.[a-z_]+")
DUE = ("act", "step", "deal", "over", "back")
"""What a session may wait for; each makes a code of its own."""


def modules() -> list[Path]:
    """Every module of the engine that speaks to a page."""
    return sorted(
        path for path in ENGINE.rglob("*.py") if path.relative_to(ENGINE).with_suffix("").parts[0] not in APART
    )


def nodes() -> Iterator[ast.AST]:
    """Every node of their syntax trees."""
    for path in modules():
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def constants() -> set[str]:
    """Every text that stands in them."""
    return {node.value for node in nodes() if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def error_codes() -> set[str]:
    """The codes of errors and refusals."""
    return {text for text in constants() if ERROR.fullmatch(text) and not text.endswith("_")} | {
        f"session.due_{due}" for due in DUE
    }


def note_keys() -> set[str]:
    """The keys of events, facts and remarks as they stand in the source."""
    found = set()
    for node in nodes():
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Note" and node.args:
            found |= {each.value for each in ast.walk(node.args[0]) if isinstance(each, ast.Constant)}
    return {key for key in found if isinstance(key, str) and "." not in key}


def hint_keys() -> set[str]:
    """The reasons of a hint; those of plain players never reach a page."""
    plain = (ENGINE / "ai/plain.py").read_text(encoding="utf-8")
    return {text for text in constants() if re.fullmatch(r"hint\.[a-z_]+", text) and text not in plain}
