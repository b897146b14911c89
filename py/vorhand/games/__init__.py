"""The games, one folder each, discovered: a folder names its games in `NAMES` and makes them in `load`.

It may bring commands of the command line that read a file: `COMMANDS` says what each is for, and `command` gives the
function that turns the lines of the file into lines to print, each with whether all is well.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

Command = Callable[[Iterable[str]], Iterator[tuple[str, bool]]]


@cache
def folders() -> dict[str, ModuleType]:
    """Every game's name with the package it lives in; the code of a game is not imported for this."""
    found: dict[str, ModuleType] = {}
    for module in sorted(iter_modules(__path__), key=lambda module: module.name):
        package = import_module(f"{__name__}.{module.name}")
        found |= dict.fromkeys(package.NAMES, package)
    return found


def commands() -> dict[str, tuple[str, ModuleType]]:
    """Every command that a folder brings, with what it is for and its package."""
    found: dict[str, tuple[str, ModuleType]] = {}
    for package in folders().values():
        found |= {name: (what, package) for name, what in getattr(package, "COMMANDS", {}).items()}
    return found
