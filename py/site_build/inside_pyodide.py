"""Runs inside Pyodide under Node while the site is built: installs the engine by micropip and compiles to bytecode.

The standard library that goes to the browser is cut down to what the engine and Pyodide can reach, and both come as
bytecode, since compiling 190 modules from source is what makes a stock Pyodide start slowly. Compiling and packing
both happen in here, so that the bytes depend on nothing of the machine that builds.
"""

from __future__ import annotations

import ast
import base64
import hashlib
import importlib
import json
import pkgutil
import sys
import zipfile
from importlib._bootstrap_external import _code_to_timestamp_pyc  # type: ignore[attr-defined]
from pathlib import Path
from typing import Any

STDLIB = Path(f"/lib/python{sys.version_info[0]}{sys.version_info[1]}.zip")
SITE = Path(f"/lib/python{sys.version_info[0]}.{sys.version_info[1]}/site-packages")
TAG = f"cp{sys.version_info[0]}{sys.version_info[1]}"

# Part of every Python a person knows, or imported by the library when it is needed, and so not seen by looking at what
# is loaded. What Pyodide's own loader of packages needs is read from its source.
ROOTS = (
    *("email.parser", "encodings.ascii", "encodings.latin_1", "encodings.utf_8", "importlib.metadata"),
    *("importlib.resources", "json", "traceback"),
)
LOADER = "pyodide/_package_loader.py"


async def make(wheel: str, out: str) -> str:
    """Install the wheel, write the cut library, the compiled wheel and its lock into `out`; return what was done."""
    names, left_out = reachable_library(wheel)
    pack_library(Path(out) / "python_stdlib.zip", names)

    # Only now: what micropip itself imports has no place in the browser.
    import micropip  # type: ignore[import-not-found]

    await micropip.install(f"emfs:{wheel}", deps=False)
    compiled = pack_engine(Path(wheel), Path(out))
    micropip.uninstall("vorhand")
    await micropip.install(f"emfs:{compiled}", deps=False)
    lock = cut_lock(json.loads(micropip.freeze()), compiled)
    (Path(out) / "lock.json").write_text(json.dumps(lock, indent=1, sort_keys=True) + "\n")
    return json.dumps({"library": len(names), "left_out": left_out})


def reachable_library(wheel: str) -> tuple[list[str], list[str]]:
    """The library's files that the engine and Pyodide load, and the imports of the engine that do not exist here."""
    sys.path.insert(0, wheel)
    own = engine_modules()
    names = (*own, *ROOTS, *imported_in(wheel), *imported_in(str(STDLIB), only=LOADER))
    failed = [name for name in names if not can_import(name)]
    sys.path.remove(wheel)
    mine = [name for name in failed if name in own or name in ROOTS]
    if mine:
        raise ImportError(f"{', '.join(mine)} cannot be imported in the browser's Python")
    loaded = {name.replace(".", "/") for name in sys.modules}
    with zipfile.ZipFile(STDLIB) as stock:
        there = {name for name in stock.namelist() if name.endswith(".py")}
    wanted = {name for name in there if name.startswith(("pyodide/", "_pyodide/"))}
    wanted |= {path + end for path in loaded for end in (".py", "/__init__.py")} & there
    wanted |= {f"{parent}/__init__.py" for path in wanted for parent in Path(path).parents} & there
    for name in [name for name in sys.modules if name.partition(".")[0] == "vorhand"]:
        del sys.modules[name]
    return sorted(wanted), failed


def engine_modules() -> list[str]:
    import vorhand

    found = pkgutil.walk_packages(vorhand.__path__, "vorhand.")
    return ["vorhand", *(module.name for module in found if not module.name.endswith("__main__"))]


def imported_in(package: str, *, only: str = "") -> list[str]:
    """Every module of the library that the sources in a zip import, those named inside functions included."""
    names: set[str] = set()
    with zipfile.ZipFile(package) as file:
        sources = [file.read(name) for name in file.namelist() if name.endswith(only or ".py")]
    for source in sources:
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Import):
                names |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                names.add(node.module)
    return sorted(name for name in names if name.partition(".")[0] not in ("vorhand", "__future__"))


def can_import(name: str) -> bool:
    """Whether a module loads here. Some of the library (processes, for one) does not exist in a browser."""
    try:
        importlib.import_module(name)
    except ImportError:
        return False
    return True


def bytecode(source: bytes, name: str) -> bytes:
    code = compile(source, name, "exec", dont_inherit=True, optimize=0)
    return bytes(_code_to_timestamp_pyc(code, 0, 0))


def pack_library(target: Path, names: list[str]) -> None:
    with zipfile.ZipFile(STDLIB) as stock:
        sources = {name: stock.read(name) for name in names}
    write_zip(target, [(f"{name}c", bytecode(source, f"{STDLIB}/{name}")) for name, source in sources.items()])


def pack_engine(wheel: Path, out: Path) -> Path:
    """Write the wheel again with bytecode for sources, under the tag of the one Python that can read it."""
    with zipfile.ZipFile(wheel) as source:
        files = {name: source.read(name) for name in source.namelist()}
    info = next(name.partition("/")[0] for name in files if name.endswith(".dist-info/WHEEL"))
    entries: list[tuple[str, bytes]] = []
    for name, data in files.items():
        if name == f"{info}/RECORD":
            continue
        if name == f"{info}/WHEEL":
            data = data.replace(b"Tag: py3-none-any", f"Tag: {TAG}-none-any".encode())
        if name.endswith(".py"):
            name, data = name + "c", bytecode(data, f"{SITE}/{name}")
        entries.append((name, data))
    entries.append((f"{info}/RECORD", record(entries, f"{info}/RECORD")))
    target = out / wheel.name.replace("py3-none-any", f"{TAG}-none-any")
    write_zip(target, entries)
    return target


def record(entries: list[tuple[str, bytes]], own: str) -> bytes:
    lines = []
    for name, data in sorted(entries):
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        lines.append(f"{name},sha256={digest},{len(data)}\n")
    return "".join([*lines, f"{own},,\n"]).encode()


def write_zip(target: Path, entries: list[tuple[str, bytes]]) -> None:
    """Packed, since many hosts send a .zip as it is: stored, the library would cost 4 MB of transfer instead of 2."""
    with zipfile.ZipFile(target, "w") as file:
        for name, data in sorted(entries):
            entry = zipfile.ZipInfo(name, date_time=(1980, 1, 1, 0, 0, 0))
            entry.external_attr = 0o644 << 16
            entry.create_system = 3
            file.writestr(entry, data, compress_type=zipfile.ZIP_DEFLATED, compresslevel=9)


def cut_lock(frozen: dict[str, Any], wheel: Path) -> dict[str, Any]:
    """Of the frozen lock, what the page loads: the engine alone, by a name relative to the lock."""
    package = frozen["packages"]["vorhand"]
    package["file_name"] = wheel.name
    found = hashlib.sha256(wheel.read_bytes()).hexdigest()
    if package["sha256"] != found:
        raise ValueError("micropip froze another hash than the compiled wheel has")
    return {"info": frozen["info"], "packages": {"vorhand": package}}
