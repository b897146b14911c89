"""Where the build keeps what it has made: folders named by the hash of everything they were made from."""

from __future__ import annotations

import hashlib
import os
import shutil
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from site_build.manifest import Manifest

KEPT = 3


def files_under(folder: Path) -> list[Path]:
    """All files of a folder in a fixed order, without what Python and editors leave behind."""
    return sorted(
        path
        for path in folder.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and not path.name.startswith(".")
    )


def hash_files(files: Iterable[Path], *, root: Path, extra: Iterable[str] = ()) -> str:
    """One hash over names (relative to root, so that the place of the checkout does not count), bytes and words."""
    total = hashlib.sha256()
    for word in extra:
        total.update(f"{word}\0".encode())
    for path in files:
        total.update(f"{path.relative_to(root).as_posix()}\0".encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()[:16]


def cached(folder: Path, key: str, make: Callable[[Path], None]) -> Path:
    """The folder `folder/key`, made by `make(folder)` unless it stands as it was made.

    A failed make leaves nothing behind.
    """
    place = folder / key
    manifest = Manifest(folder / f"{key}.json", place)
    if manifest.words() is not None:
        os.utime(place)
        return place
    remove(place)
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder, prefix="making-") as temporary:
        made = Path(temporary) / key
        made.mkdir()
        make(made)
        made.rename(place)
    manifest.write()
    forget_old(folder)
    return place


def remove(path: Path) -> None:
    """Take away whatever stands there."""
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)


def forget_old(folder: Path) -> None:
    """Keep the newest few folders, so that going back and forth between two branches stays fast."""
    made = sorted((path for path in folder.iterdir() if path.is_dir()), key=lambda path: path.stat().st_mtime)
    for path in made[:-KEPT]:
        shutil.rmtree(path, ignore_errors=True)
        path.with_name(f"{path.name}.json").unlink(missing_ok=True)


@contextmanager
def alone(folder: Path, name: str) -> Iterator[None]:
    """Let one run of build.py at a time do what the name says in this checkout; the next one waits."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / f"{name}.lock").open("w") as lock:
        if os.name == "posix":
            import fcntl

            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                print("Another build.py works in this folder; waiting for it ...", flush=True)
                fcntl.flock(lock, fcntl.LOCK_EX)
        yield
