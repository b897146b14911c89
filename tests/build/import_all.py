"""Runs on the page's runtime: imports every module of the engine and prints their names."""

import importlib
import pkgutil

import vorhand

found = ["vorhand", *(module.name for module in pkgutil.walk_packages(vorhand.__path__, "vorhand."))]
for name in found:
    importlib.import_module(name)
print("\n".join(found))
