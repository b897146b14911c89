"""A real Chromium for the tests: the system's, else Debian's package, else the one that Playwright downloads."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from site_build.failure import BuildError, run

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
FLAGS = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync"),
)
"""What a browser is started with that nobody looks at."""
# Names another browser than the one that would be found.
VARIABLE = "VORHAND_BROWSER"


def find_browser() -> Path:
    """A browser that runs, fetched if there is none. Raises BuildError if none can be had: a test is never left out."""
    named = os.environ.get(VARIABLE)
    if named:
        if not runs(Path(named)):
            raise BuildError(f"{VARIABLE} names {named}, which does not run; name a Chromium or leave it unset.")
        return Path(named)
    for way in (installed, playwrights, from_debian, from_playwright):
        for path in way():
            if runs(path):
                return path
    raise BuildError(
        "No Chromium could be found or fetched for the browser tests; "
        "install Chromium or Google Chrome (on Debian: apt install chromium), then run the command again."
    )


def installed() -> Iterator[Path]:
    found = (shutil.which(name) for name in NAMES)
    yield from (Path(path) for path in (*found, *PLACES) if path and Path(path).exists())


def playwrights() -> Iterator[Path]:
    """The browser that Playwright downloaded earlier, if it did."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = Path(playwright.chromium.executable_path)
    if path.exists():
        yield path


def from_debian() -> Iterator[Path]:
    """Debian's package, where this may install packages. Elsewhere, and where it fails, nothing."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return
    print("Installing Debian's chromium for the browser tests ...", flush=True)
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    attempt = partial(run, doing="apt-get", advice="", env=quiet, timeout=1200.0)
    try:
        attempt(["apt-get", "update"])
        attempt(["apt-get", "install", "-y", "--no-install-recommends", "chromium"])
    except BuildError as error:
        print(f"  {error}", flush=True)
    yield from installed()


def from_playwright() -> Iterator[Path]:
    print("Downloading Playwright's Chromium for the browser tests ...", flush=True)
    command = [sys.executable, "-m", "playwright", "install", "--only-shell", "chromium"]
    try:
        run(command, doing="The download", advice="another way is needed", timeout=1200)
    except BuildError as error:
        print(f"  {error}", flush=True)
    yield from playwrights()


def runs(path: Path) -> bool:
    """Whether the program starts. On some systems the name is there and only tells how to install it."""
    try:
        done = subprocess.run([str(path), "--version"], capture_output=True, text=True, timeout=60)
    except (OSError, subprocess.SubprocessError):
        return False
    return done.returncode == 0 and any(name in done.stdout for name in ("Chrom", "Edge"))
