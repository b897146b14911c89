"""The whole build, from the sources to dist/, with nothing made twice."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from site_build.node import install_parts
from site_build.page import page_sources, write_site
from site_build.runtime import make_runtime
from site_build.wheels import engine_wheel
from site_build.workshop import alone, files_under, hash_files


@dataclass(frozen=True, slots=True)
class Built:
    """What stands in dist/: its version, its size in bytes, and whether it was made just now."""

    version: str
    size: int
    fresh: bool


def build_site(root: Path, *, origin: str) -> Built:
    """Build what has changed since the last time. `origin` is the site's address, or empty if it is not known."""
    build, dist = root / ".build", root / "dist"
    with alone(build, "site"):
        modules = install_parts(root)
        wheel = engine_wheel(root, build)
        runtime = make_runtime(root, build, wheel, modules)
        sources = [root / "LICENSE", *page_sources(root), *files_under(root / "py/site_build")]
        sources += root.glob("py/vorhand/**/*.ftl")
        key = hash_files(sorted(sources), root=root, extra=[origin, wheel.parent.name, runtime.name])
        stamp = build / "site.json"
        version = stamped(stamp, key)
        fresh = version is None or not (dist / "a" / version).is_dir()
        if version is None or fresh:
            print("Putting the site together ...", flush=True)
            version = write_site(root, dist, build=build, wheel=wheel, runtime=runtime, origin=origin)
            stamp.write_text(json.dumps({"key": key, "version": version}), encoding="utf-8")
    return Built(version, sum(path.stat().st_size for path in files_under(dist)), fresh)


def stamped(stamp: Path, key: str) -> str | None:
    """The version that stands in dist/ if it was made from the same sources."""
    try:
        said = json.loads(stamp.read_text(encoding="utf-8"))
        return str(said["version"]) if said["key"] == key else None
    except (OSError, ValueError, KeyError):
        return None
