"""The engine's own checks, run on what was built: the wheel under this Python, the page's runtime inside Pyodide."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from site_build.failure import BuildError, run
from site_build.node import find_node

HERE = Path(__file__).parent
SCRIPT = HERE / "conform.py"


def site_folder(dist: Path) -> Path:
    """The one hashed folder of a built site."""
    found = [path for path in (dist / "a").glob("*") if path.is_dir()]
    if len(found) != 1:
        raise BuildError("dist/ holds no site; run python build.py build.")
    return found[0]


def run_on_wheel(root: Path, script: Path, argument: str) -> str:
    """Run a script under this Python with the built wheel alone on the path."""
    starter = "import sys; argument = sys.argv[2]; exec(compile(open(sys.argv[1]).read(), sys.argv[1], 'exec'))"
    return run(
        [sys.executable, "-P", "-c", starter, script, argument],
        env=_wheel_alone(root),
        doing=f"{script.name} on the built wheel",
        advice="mend the engine",
    )


def conform_on_wheel(root: Path, deals: int) -> str:
    """The shipped checks over so many deals a preset, by the command line of the built wheel: a process a preset."""
    return run(
        [sys.executable, "-P", "-m", "vorhand", "conformance", "--deals", str(deals)],
        env=_wheel_alone(root),
        doing="the conformance checks on the built wheel",
        advice="mend the engine",
    )


def endure_on_wheel(root: Path, fastest: int, strongest: int) -> str:
    """The checks of the computer players over so many deals of each game by its weakest and its strongest level."""
    return run(
        [
            *(sys.executable, "-P", "-m", "vorhand", "endurance"),
            *("--fastest", str(fastest), "--strongest", str(strongest)),
        ],
        env=_wheel_alone(root),
        doing="the endurance of the computer players on the built wheel",
        advice="mend the player",
    )


def _wheel_alone(root: Path) -> dict[str, str]:
    (wheel,) = (root / "dist/wheels").glob("vorhand-*.whl")
    return os.environ | {"PYTHONPATH": str(wheel), "PYTHONUTF8": "1"}


def run_in_pyodide(root: Path, script: Path, argument: str) -> str:
    """Run a script under Node on the runtime that the page loads; return what it printed."""
    runtime = site_folder(root / "dist") / "pyodide"
    return run(
        [
            *find_node(root).node,
            HERE / "run_in_pyodide.mjs",
            root / "www/node_modules/pyodide",
            runtime,
            script,
            argument,
        ],
        doing=f"{script.name} inside Pyodide",
        advice="mend the engine",
    )
