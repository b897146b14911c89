"""The games, one folder each, discovered: a folder names its games in `NAMES` and makes them in `load`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType


@cache
def folders() -> dict[str, ModuleType]:
    """Every game's name with the package it lives in; the code of a game is not imported for this."""
    found: dict[str, ModuleType] = {}
    for module in sorted(iter_modules(__path__), key=lambda module: module.name):
        package = import_module(f"{__name__}.{module.name}")
        found |= dict.fromkeys(package.NAMES, package)
    return found
