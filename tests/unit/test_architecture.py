"""The layers of the house: imports point down only, game folders stand apart, and nothing reaches out of the engine."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

import vorhand
from vorhand.position import ZoneKind

ENGINE = Path(__file__).resolve().parents[2] / "py/vorhand"
MODULES = sorted(ENGINE.rglob("*.py"))

CORE = ["errors", "seats", "chance", "cards", "tricks", "moves", "options", "position", "record", "tally", "kind"]
LAYERS = [*CORE, "ai", "games", "", "match", "session", "protocol", "web", "testing", "endurance", "arena", "__main__"]
"""From the ground up; "" is the package itself, which finds the games. A module may import what stands before it."""
STANDARD = {
    "__future__", "abc", "argparse", "collections", "concurrent", "contextlib", "copy", "dataclasses", "enum",
    "functools", "importlib", "itertools", "json", "math", "os", "pathlib", "pkgutil", "random", "statistics",
    "subprocess", "sys", "types", "typing",
}  # fmt: skip
"""What the engine may take of Python: no clock, no threads of its own, no browser, no network."""
TOOLS = {"argparse", "concurrent", "copy", "os", "pathlib", "statistics", "subprocess", "sys"}
"""What of this only the command line, the arena and the conformance checks use."""


def name_of(path: Path) -> str:
    """The module's name below `vorhand`, "" for the package itself."""
    return ".".join(path.relative_to(ENGINE).with_suffix("").parts).removesuffix("__init__").removesuffix(".")


def layer(name: str) -> str:
    return name.split(".")[0]


def imports(path: Path) -> set[str]:
    """Every module that a module imports, at its top or within a function, but for types alone."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            node.body = []
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            module = node.module or ""
            inner = {f"{module}.{alias.name}" for alias in node.names}
            found |= {
                name for name in inner if (ENGINE.parent / name.replace(".", "/")).with_suffix(".py").exists()
            } or {module}
    return found


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_imports_point_down(path: Path) -> None:
    own = name_of(path)
    for name in imports(path):
        if layer(name) != "vorhand":
            assert name.split(".")[0] in STANDARD & set(sys.stdlib_module_names), f"{own} imports {name}"
            assert layer(own) in ("testing", "endurance", "arena", "__main__") or name.split(".")[0] not in TOOLS, (
                f"{own}: {name}"
            )
            continue
        other = name.removeprefix("vorhand").removeprefix(".")
        if own == "" and other in ("games", "options", "tally"):
            continue
        same_folder = own.split(".")[:2] == other.split(".")[:2] or layer(own) == layer(other) in ("ai", "arena")
        if layer(own) == layer(other) and same_folder:
            continue
        assert LAYERS.index(layer(other)) < LAYERS.index(layer(own)), f"{own} imports {other}"


def test_imports_go_round_no_circle() -> None:
    """Packages count as the modules that they are; what is imported for types alone does not count."""
    left = {("vorhand." + name_of(path)).removesuffix("."): imports(path) for path in MODULES}
    while ready := [name for name, found in left.items() if not (found - {name}) & left.keys()]:
        for name in ready:
            del left[name]
    assert left.keys() == set(), "these import each other, or what does"


def test_game_folders_do_not_know_each_other() -> None:
    for path in (ENGINE / "games").glob("*/**/*.py"):
        folder = path.relative_to(ENGINE / "games").parts[0]
        foreign = {name for name in imports(path) if name.startswith("vorhand.games.") and name.split(".")[2] != folder}
        assert foreign == set(), path


@pytest.mark.parametrize("path", [path for path in MODULES if layer(name_of(path)) != "games"], ids=name_of)
def test_only_game_folders_name_a_game(path: Path) -> None:
    """Outside the docstrings and the remarks, which give examples; the skat is also a place where cards lie."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    strings = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    prose = [
        ast.get_docstring(node, clean=False)
        for node in ast.walk(tree)
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef))
    ]
    names = re.compile("|".join(rf"(?<![a-z]){name}" for name in vorhand.game_names()))
    named = [text for text in strings if names.search(text) and text not in prose]
    assert [text for text in named if text != ZoneKind.SKAT] == []
    assert not any(names.search(name) for name in imports(path))


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_a_module_is_a_chapter(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 400
    assert ast.get_docstring(ast.parse("\n".join(lines))), "a module says what it is"


def test_every_layer_is_there() -> None:
    assert {layer(name_of(path)) for path in MODULES} == set(LAYERS)


def test_no_game_is_imported_before_it_is_asked_for() -> None:
    code = "import sys, vorhand; vorhand.game_names(); print([name for name in sys.modules if name.endswith('.state')])"
    said = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env={"PYTHONPATH": str(ENGINE.parent)}
    )
    assert said.stdout.strip() == "[]"
