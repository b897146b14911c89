"""Starts the benchmark of the first move; the measuring itself stands with the browser tests."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from site_build.failure import BuildError


def bench(root: Path, *, runs: int) -> None:
    """Print how long it takes from opening the page to the answer to the first move, beside a stock Pyodide."""
    command = [sys.executable, "-m", "tests.browser.first_move", str(runs)]
    if subprocess.run(command, cwd=root, env=os.environ | {"PYTHONPATH": str(root / "py")}).returncode:
        raise BuildError("The benchmark did not come to its end; what it printed says why.")
