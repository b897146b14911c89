"""The environment in which other programs stand beside the engine, and the Python that it is made of.

The one rival in plain Python needs a newer Python than the engine, and a race is fair only within one interpreter; so
the newest Python that can be found makes the environment, and without one the rival stays away.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from site_build.environment import Interpreter, prepare_aside, running
from site_build.failure import BuildError

NAME = ".venv-compare"
RIVAL_NEEDS = (3, 13)
NEWER = ("3.14", "3.13")
# Where version managers keep their Pythons; their own command of that name may refuse to start it.
MANAGED = (
    "~/.pyenv/versions/{version}*/bin/python{version}",
    "~/.local/share/uv/python/cpython-{version}*/bin/python3",
)
MISSING = (
    "skaty needs Python 3.13 or newer, and none was found: install python3.14 or python3.13 with its venv "
    "(on the PATH, by pyenv or by uv), then run the command again"
)


def guests(root: Path) -> tuple[Path, bool]:
    """The interpreter of the environment, made if need be, and whether the rival stands in it."""
    python = newest()
    rival = version_of(python) >= RIVAL_NEEDS
    return prepare_aside(root, NAME, python, ["compare", "rival"] if rival else ["compare"]), rival


def newest() -> Interpreter:
    """The newest Python from 3.13 on that runs and can make an environment, else the running one."""
    if sys.version_info >= RIVAL_NEEDS:
        return running()
    for version in NEWER:
        for path in places(version):
            said = asked(path)
            if said.startswith(f"{version}."):
                return Interpreter(path, said)
    return running()


def places(version: str) -> Iterator[Path]:
    named = shutil.which(f"python{version}")
    if named:
        yield Path(named)
    for pattern in MANAGED:
        place = Path(pattern.format(version=version)).expanduser()
        yield from sorted(Path(place.anchor).glob(str(place.relative_to(place.anchor))), reverse=True)


def asked(path: Path) -> str:
    """The version that a Python says it is, or nothing if it does not run or cannot make environments."""
    script = "import ensurepip, platform, venv; print(platform.python_version())"
    try:
        done = subprocess.run([str(path), "-c", script], capture_output=True, text=True, timeout=60)
    except (OSError, subprocess.SubprocessError):
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""


def version_of(python: Interpreter) -> tuple[int, ...]:
    return tuple(int(word) for word in python.version.split(".")[:2])


def start(python: Path, root: Path, module: str, *words: str) -> int:
    """Run a module of this folder beside the engine's sources, showing what it prints; return its exit code."""
    command = [str(python), "-P", "-m", f"site_build.compare.{module}", *words]
    sys.stdout.flush()
    try:
        return subprocess.run(command, cwd=root, env=os.environ | {"PYTHONPATH": str(root / "py")}).returncode
    except OSError as error:
        raise BuildError(f"{python} does not start ({error.strerror}); delete {NAME}, then run it again.") from None
