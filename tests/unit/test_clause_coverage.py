"""Every clause of a game's rules is touched by a test that says so: `@pytest.mark.clause("kalter_schlag.score.1")`."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import vorhand

UNIT = Path(__file__).parent


def marked() -> dict[str, list[str]]:
    """The clauses that tests are marked with, and the tests."""
    found: dict[str, list[str]] = {}
    for path in sorted(UNIT.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef):
                continue
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.clause":
                    assert node.name.startswith("test_")
                    for argument in decorator.args:
                        found.setdefault(ast.literal_eval(argument), []).append(f"{path.name}: {node.name}")
    return found


@pytest.mark.parametrize("name", vorhand.game_names())
def test_every_clause_is_touched(name: str) -> None:
    clauses = vorhand.game(name).clauses
    assert set(clauses) - set(marked()) == set()


def test_no_test_rests_on_a_clause_that_is_not_there() -> None:
    known = {clause for name in vorhand.game_names() for clause in vorhand.game(name).clauses}
    assert set(marked()) - known == set()
