"""Runs on the page's runtime: imports every module of the engine and prints their names.

The command line is left out: it starts processes, and a browser has none.
"""

import importlib
import pkgutil

import vorhand

walked = [module.name for module in pkgutil.walk_packages(vorhand.__path__, "vorhand.")]
found = ["vorhand", *(name for name in walked if not name.endswith(".__main__"))]
for name in found:
    importlib.import_module(name)
print("\n".join(found))
