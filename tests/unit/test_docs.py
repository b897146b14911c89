"""What the README and the docstrings show is what happens."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
from pathlib import Path

import pytest

import vorhand

README = Path(__file__).resolve().parents[2] / "README.md"
MODULES = ["vorhand", *(module.name for module in pkgutil.walk_packages(vorhand.__path__, "vorhand."))]
FLAGS = doctest.NORMALIZE_WHITESPACE


def test_the_readme() -> None:
    result = doctest.testfile(str(README), module_relative=False, optionflags=FLAGS, encoding="utf-8")
    assert result.failed == 0
    assert result.attempted > 5


@pytest.mark.parametrize("name", [name for name in MODULES if not name.endswith("__main__")])
def test_the_docstrings_of_a_module(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name), optionflags=FLAGS).failed == 0


def test_there_are_doctests() -> None:
    finder = doctest.DocTestFinder(exclude_empty=True)
    names = [name for name in MODULES if not name.endswith("__main__")]
    examples = sum(len(test.examples) for name in names for test in finder.find(importlib.import_module(name)))
    assert examples > 10


def test_the_commands_of_the_readme_are_there() -> None:
    text = README.read_text(encoding="utf-8")
    for module in ("vorhand", "tests.golden", "tests.transcripts"):
        if f"python -m {module}" in text:
            assert importlib.util.find_spec(module) is not None
    assert "python -m vorhand" in text
