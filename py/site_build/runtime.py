"""The Python runtime of the page: Pyodide's files, the library and the engine as bytecode, and the lock to load by."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

from site_build import pins
from site_build.failure import run
from site_build.node import find_node
from site_build.wheels import installer_wheels
from site_build.workshop import cached, hash_files

HERE = Path(__file__).parent
IN_NODE = HERE / "in_node.mjs"
INSIDE = HERE / "inside_pyodide.py"


def make_runtime(root: Path, build: Path, wheel: Path, modules: Path) -> Path:
    """The folder of everything that a worker loads to run the engine, made by Pyodide itself under Node."""
    sources = hash_files([IN_NODE, INSIDE], root=HERE)
    key = hash_files([wheel], root=wheel.parent, extra=(sources, pins.PYODIDE, *map(str, pins.WHEELS)))

    def make(folder: Path) -> None:
        print("Installing the wheel in Pyodide and compiling to bytecode ...", flush=True)
        installers = installer_wheels(build)
        pyodide = modules / "pyodide"
        said = run(
            [*find_node(root).node, IN_NODE, pyodide, INSIDE, folder, wheel, *installers],
            cwd=root,
            doing="Installing the wheel in Pyodide under Node",
            advice="mend the engine, then run the command again",
            timeout=600,
        )
        for name in ("pyodide.asm.mjs", "pyodide.asm.wasm"):
            shutil.copyfile(pyodide / name, folder / name)
        report = json.loads(said.splitlines()[-1])
        size = (folder / "python_stdlib.zip").stat().st_size / 1e6
        print(f"  {report['library']} modules of the library, {size:.1f} MB; left out: {report['left_out'] or 'none'}")

    return cached(build / "runtime", key, make)
