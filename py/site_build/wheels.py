"""The engine's wheel, the same bytes from the same tree, and the two pinned wheels that install it in Pyodide."""

from __future__ import annotations

import hashlib
import os
import sys
import tempfile
from pathlib import Path

from site_build import pins
from site_build.failure import NETWORK, BuildError, CommandError, run
from site_build.workshop import cached, files_under, hash_files, remove


def engine_wheel(root: Path, build: Path) -> Path:
    """Build the wheel of py/vorhand with the pinned hatchling."""
    sources = [*files_under(root / "py/vorhand"), *project_files(root)]
    key = hash_files(sources, root=root, extra=(pins.SOURCE_DATE_EPOCH,))

    def make(folder: Path) -> None:
        print("Building the wheel ...", flush=True)
        run(
            [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder],
            cwd=root,
            env=os.environ | {"SOURCE_DATE_EPOCH": pins.SOURCE_DATE_EPOCH},
            doing="Building the wheel",
            advice="mend pyproject.toml or py/vorhand",
        )

    (wheel,) = cached(build / "wheel", key, make).glob("*.whl")
    return wheel


def project_files(root: Path) -> list[Path]:
    """The files beside the package that hatchling reads."""
    return [root / name for name in ("LICENSE", "README.md", "pyproject.toml") if (root / name).exists()]


def installer_wheels(build: Path) -> list[Path]:
    """micropip and packaging, fetched once and checked by hash each time they are used; a damaged one comes anew."""
    folder = build / "installers"
    wheels = [folder / pinned.file_name for pinned in pins.WHEELS]
    wanted = [pinned.sha256 for pinned in pins.WHEELS]
    if [hash_of(path) for path in wheels] != wanted:
        print("Fetching micropip and packaging ...", flush=True)
        for path in wheels:
            remove(path)
        fetch(folder)
    return wheels


def hash_of(path: Path) -> str:
    """The hash of a file, empty if there is none."""
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else ""


def fetch(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder) as temporary:
        wanted = Path(temporary) / "wanted.txt"
        lines = [f"{wheel.name}=={wheel.version} --hash=sha256:{wheel.sha256}\n" for wheel in pins.WHEELS]
        wanted.write_text("".join(lines), encoding="utf-8")
        # The wheels are for the Python inside Pyodide, newer than the one that may be running.
        target = ["--python-version", pins.PYTHON_IN_PYODIDE, "--only-binary=:all:", "--no-deps", "--require-hashes"]
        quiet = ["--quiet", "--disable-pip-version-check", "--no-input"]
        try:
            run(
                [sys.executable, "-m", "pip", "download", *quiet, *target, "-d", folder, "-r", wanted],
                doing="Fetching micropip and packaging",
                advice=NETWORK,
            )
        except CommandError as error:
            if "DO NOT MATCH THE HASHES" in error.output:
                raise BuildError(
                    "micropip or packaging came with another hash than py/site_build/pins.py promises, so it is not "
                    "used; run the command again, and if that does not help ask who changed the package or the pin."
                ) from None
            raise
