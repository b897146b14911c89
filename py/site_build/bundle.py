"""Scripts and styles: bundled and made small by esbuild."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from site_build.failure import run
from site_build.node import find_node

# What a style sheet points to is copied beside it and keeps its name; Pyodide names modules of Node.
EXTERNAL = ("*.svg", "*.png", "*.woff2", "node:*", "ws")
TARGET = "--target=es2022,chrome111,firefox115,safari16.4"


def esbuild(root: Path, *options: str) -> None:
    run(
        [*find_node(root).node, root / "www/node_modules/esbuild/bin/esbuild", *options],
        cwd=root / "www",
        doing="Bundling the page's scripts and styles",
        advice="mend the file it names",
    )


def bundle_page(root: Path, folder: Path, *, engine: Mapping[str, int]) -> None:
    """Write js/app.js, css/app.css and js/worker.js into the folder, and what the page loads when needed: css/match.css
    and chunks.

    `engine` is what the start of the engine downloads, with the true sizes: the page shows progress in bytes.
    """
    common = (
        "--bundle",
        "--minify",
        "--format=esm",
        "--legal-comments=none",
        "--log-level=error",
        TARGET,
        *externals(),
    )
    sizes = f"--define:__ENGINE_SIZES__={json.dumps(engine)}"
    places = ("--outbase=.", f"--outdir={folder}")
    entries = ("js/app.js", "css/app.css", "css/match.css")
    esbuild(root, *entries, *common, *places, sizes, "--splitting", "--chunk-names=js/chunk-[hash]")
    # By itself: a piece shared with the page would be one more request before the worker starts.
    esbuild(root, "js/worker.js", *common, *places)


def bundle_service_worker(root: Path, target: Path, *, version: str, precache: Sequence[dict[str, object]]) -> None:
    """Write the service worker with the list of the one version that it keeps."""
    size = sum(int(str(entry["bytes"])) for entry in precache)
    manifest = [{"url": entry["url"], "revision": entry["revision"]} for entry in precache]
    words = {"__VERSION__": version, "__BYTES__": size, "__PRECACHE__": manifest, "process.env.NODE_ENV": "production"}
    defines = [f"--define:{name}={json.dumps(value)}" for name, value in words.items()]
    esbuild(
        root,
        "sw.js",
        "--bundle",
        "--minify",
        "--format=iife",
        TARGET,
        f"--outfile={target}",
        *defines,
        "--log-level=error",
    )


def externals() -> list[str]:
    return [f"--external:{name}" for name in EXTERNAL]
