"""The texts of each language: all Fluent files put together, as the site has them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).resolve().parents[1]
LANGUAGES = ("de", "en", "ru")
FITTED = LANGUAGES if os.environ.get("VORHAND_FULL") else ("de", "ru")
"""In which languages it is tried at every size whether all fits: those of the longer words, and all if all is asked."""
PLURALS = {"one", "few", "many", "other"}


def files(language: str) -> list[Path]:
    """The page's texts, the engine's, and those of each game."""
    folders = [ROOT / "www/texts", ROOT / "py/vorhand/texts", *sorted((ROOT / "py/vorhand/games").glob("*/texts"))]
    return [folder / f"{language}.ftl" for folder in folders]


def source(language: str) -> str:
    return "\n\n".join(path.read_text(encoding="utf-8") for path in files(language))


def entries(language: str) -> list[ast.EntryType]:
    """All entries as they stand, with what Fluent cannot read (`Junk`)."""
    return list(parse(source(language)).body)


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """The messages by their ids."""
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ast.Message)}


@cache
def bundle(language: str) -> FluentBundle:
    """What makes texts of the messages."""
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(source(language)))
    return made


def text(language: str, id: str, **arguments: object) -> str:
    """The text of a message. Fails if there is none, or if an argument is missing."""
    message = bundle(language).get_message(id)
    assert message.value is not None, id
    written, errors = bundle(language).format_pattern(message.value, arguments)
    assert not errors, (id, language, errors)
    return str(written)


class _Finder(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.selects: list[ast.SelectExpression] = []
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.selects.append(node)
        self.generic_visit(node)


def found_in(node: ast.BaseNode) -> _Finder:
    """The variables, references, selections and plain texts in a message or a part of one."""
    finder = _Finder()
    finder.visit(node)
    return finder


def variables(language: str, id: str) -> set[str]:
    """The arguments of a message."""
    return found_in(messages(language)[id]).variables


def plural_selections(language: str) -> Iterator[tuple[str, str, ast.SelectExpression]]:
    """Every selection by a number: the message, the argument, the selection."""
    for id, message in messages(language).items():
        for select in found_in(message).selects:
            keys = {variant.key.name for variant in select.variants if isinstance(variant.key, ast.Identifier)}
            if keys & (PLURALS - {"other"}) and isinstance(select.selector, ast.VariableReference):
                yield id, select.selector.id.name, select
