"""Starts the benchmarks: of the first move, measured with the browser tests, and of Skat beside other programs."""

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


def bench_skat(root: Path, *, runs: int) -> None:
    """Print how many deals of Skat by lot the engine plays in a second, beside OpenSpiel and skaty, in one run."""
    from site_build.compare.guests import MISSING, guests, start

    python, rival = guests(root)
    if not rival:
        print(f"{MISSING}.", flush=True)
    if start(python, root, "speed", str(runs)):
        raise BuildError("The benchmark did not come to its end; what it printed says why.")
