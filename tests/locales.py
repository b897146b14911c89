"""The texts of each language: all Fluent files put together, as the site has them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from screens.sentences import source, text
from site_build.texts import text_files

__all__ = ["source", "text"]

ROOT = Path(__file__).resolve().parents[1]
LANGUAGES = ("de", "en", "ru")
PLURALS = {"one", "few", "many", "other"}


def files(language: str) -> list[Path]:
    """The page's texts, the engine's, and those of each game."""
    return text_files(ROOT, language)


def entries(language: str) -> list[ast.EntryType]:
    """All entries as they stand, with what Fluent cannot read (`Junk`)."""
    return list(parse(source(language)).body)


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """The messages by their ids."""
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ast.Message)}


@cache
def terms(language: str) -> dict[str, ast.Term]:
    """The words that follow the pack on the table, by their ids."""
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ast.Term)}


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
