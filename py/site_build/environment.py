"""The project's own virtual environments: made on first use, made anew when their pins change.

Runs under whatever Python the person started, so it uses the standard library alone.
"""

from __future__ import annotations

import csv
import hashlib
import importlib.metadata
import json
import os
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from site_build.failure import NETWORK, BuildError, run
from site_build.sources import read_toml
from site_build.workshop import alone

STAMP = "vorhand.json"
# Set for the run inside the environment, so that a broken one is seen and not entered again and again.
STARTED = "VORHAND_STARTED"


@dataclass(frozen=True, slots=True)
class Interpreter:
    """A Python that an environment can be made of."""

    path: Path
    version: str


def running() -> Interpreter:
    """The Python that runs this."""
    return Interpreter(Path(sys.executable), platform.python_version())


def venv_python(venv: Path) -> Path:
    """The interpreter of a virtual environment."""
    return venv / "Scripts" / "python.exe" if os.name == "nt" else venv / "bin" / "python"


def enter(root: Path, groups: Iterable[str], argv: list[str]) -> None:
    """Make sure that `.venv` holds the packages of the groups, and go on inside it.

    Returns only inside the environment; outside it starts build.py again there and never comes back.
    """
    venv = root / ".venv"
    inside = Path(sys.prefix).resolve() == venv.resolve()
    if not inside and os.environ.get(STARTED):
        raise BuildError(f"The virtual environment {venv} is broken; delete it, then run the command again.")
    prepare(root, groups, rebuild=not inside)
    if inside:
        os.environ.pop(STARTED, None)
        return
    os.environ[STARTED] = "1"
    command = [str(venv_python(venv)), str(root / "build.py"), *argv]
    if os.name == "nt":
        raise SystemExit(subprocess.run(command).returncode)
    sys.stdout.flush()
    os.execv(command[0], command)


def prepare(root: Path, groups: Iterable[str], *, rebuild: bool = False) -> None:
    """Install the packages of the groups where they are missing; with `rebuild`, first drop what older pins left."""
    with alone(root / ".build", "environment"):
        complete(root / ".venv", running(), read_pins(root), set(groups), rebuild=rebuild)


def prepare_aside(root: Path, name: str, python: Interpreter, groups: Iterable[str]) -> Path:
    """Make an environment of its own, of another Python too, for what shall not stand in `.venv`.

    Returns the interpreter in it.
    """
    with alone(root / ".build", name.removeprefix(".")):
        complete(root / name, python, read_pins(root), set(groups), rebuild=True)
    return venv_python(root / name)


def complete(venv: Path, python: Interpreter, pins: dict[str, list[str]], wanted: set[str], *, rebuild: bool) -> None:
    stamp = read_stamp(venv)
    # Without a stamp it was never finished: somebody stopped the first run, or made it by hand.
    stale = stamp.get("python") != python.version or any(
        stamp.get(group) not in (None, digest(pins[group])) for group in pins
    )
    installed = [pin for group in pins if group in stamp for pin in pins[group]]
    if rebuild and (stale or not venv_python(venv).exists() or not whole(venv, installed)):
        wanted = wanted | (set(stamp) & set(pins))
        stamp = {}
        create(venv, python)
    missing = sorted(group for group in wanted if stamp.get(group) != digest(pins[group]))
    if missing:
        install(venv, [pin for group in missing for pin in pins[group]])
        stamp |= {group: digest(pins[group]) for group in missing} | {"python": python.version}
        (venv / STAMP).write_text(json.dumps(stamp, indent=1) + "\n", encoding="utf-8")


def whole(venv: Path, pins: Iterable[str]) -> bool:
    """Whether every pinned package stands in the environment, with each file that it came with in its size."""
    places = [str(path) for path in (*venv.glob("lib/python*/site-packages"), *venv.glob("Lib/site-packages"))]
    there = set()
    for package in importlib.metadata.distributions(path=places):
        there.add(plain_name(package.name or ""))
        # Not `package.files`, which may leave out what is missing: it depends on who else reads metadata here.
        for name, _, size in csv.reader((package.read_text("RECORD") or "").splitlines()):
            path = Path(str(package.locate_file(name)))
            if size and not (path.is_file() and path.stat().st_size == int(size)):
                return False
    return {plain_name(pin.partition("==")[0]) for pin in pins} <= there


def plain_name(name: str) -> str:
    """A package's name as the index compares it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def read_pins(root: Path) -> dict[str, list[str]]:
    """The dependency groups of pyproject.toml."""
    groups = read_toml(root / "pyproject.toml").get("dependency-groups")
    if not isinstance(groups, dict):
        raise BuildError("pyproject.toml has no [dependency-groups]; build.py installs what they pin.")
    return groups


def read_stamp(venv: Path) -> dict[str, str]:
    """What was installed when, or nothing if the environment is missing, foreign or half made."""
    try:
        stamp = json.loads((venv / STAMP).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def digest(pins: Iterable[str]) -> str:
    return hashlib.sha256("\n".join(pins).encode()).hexdigest()


def create(venv: Path, python: Interpreter) -> None:
    print(f"Making the virtual environment {venv} ...", flush=True)
    if venv.exists():
        shutil.rmtree(venv)
    try:
        run(
            [python.path, "-m", "venv", venv],
            doing="Making the virtual environment",
            advice="install Python's venv and pip (on Debian and Ubuntu: apt install python3-venv), then run it again",
        )
    except BuildError:
        # A half-made environment would look whole to the next run.
        shutil.rmtree(venv, ignore_errors=True)
        raise


def install(venv: Path, pins: list[str]) -> None:
    print(f"Installing {len(pins)} pinned tools into {venv.name} ...", flush=True)
    run(
        [venv_python(venv), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input", *pins],
        doing="Installing the pinned tools",
        advice=NETWORK,
    )
