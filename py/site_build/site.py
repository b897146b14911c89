"""The whole build, from the sources to dist/, with nothing made twice."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from site_build.manifest import Manifest
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
        manifest = Manifest(build / "site.json", dist)
        words = manifest.words() or {}
        version, fresh = words.get("version", ""), words.get("key") != key
        if fresh:
            print("Putting the site together ...", flush=True)
            version = write_site(root, dist, build=build, wheel=wheel, runtime=runtime, origin=origin)
            manifest.write(key=key, version=version)
    return Built(version, sum(path.stat().st_size for path in files_under(dist)), fresh)
