"""Benchmark: from the navigation to the engine's answer to the person's first move, beside a bare stock Pyodide.

Both pages come from the same server with the same headers, packed alike, each time in turn: cold in a fresh context,
then warm, opened again in the same one. The bare page does nothing but `loadPyodide()`; ours starts the engine in its
worker, deals, and plays one card. Neither has a service worker. Run it by `python build.py bench`.
"""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from site_build.browser import FLAGS, find_browser
from site_build.bundle import esbuild
from site_build.conformance import site_folder
from site_build.headers import read_rules
from site_build.page import sizes_of
from tests.browser.conftest import HERE, ROOT
from tests.browser.local_site import LocalSite

AIM = 0.6
PAGES = ("first_move.html", "stock.html")
PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Bench</title><link rel="icon" href="data:,">
<meta name="vorhand-assets" content="{assets}"><script type="module" src="{script}"></script></head></html>
"""
STOCK = """import { loadPyodide } from "./pyodide.mjs";
await loadPyodide();
globalThis.times = { done: performance.now() };
"""


def prepare(folder: Path) -> LocalSite:
    site = LocalSite(ROOT / "dist", folder / "site", read_rules(ROOT / "netlify.toml"))
    sizes = json.dumps(sizes_of(site_folder(site.folder) / "pyodide"))
    script = folder / "first_move.js"
    options = ["--bundle", "--minify", "--format=esm", f"--outfile={script}", f"--define:__ENGINE_SIZES__={sizes}"]
    esbuild(ROOT, str(HERE / "first_move.js"), *options)
    # Beside the site's own files, so that both are kept by the browser under the same rule.
    site.add("a/bench/first_move.js", script.read_text(encoding="utf-8"))
    site.add("a/bench/stock.js", STOCK)
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"):
        (site.folder / "a/bench" / name).write_bytes((ROOT / "www/node_modules/pyodide" / name).read_bytes())
    for page in PAGES:
        script_path = f"/a/bench/{page.replace('.html', '.js')}"
        site.add(page, PAGE.format(assets=site.assets, script=script_path))
    return site


def measure(browser: Browser, site: LocalSite, page_name: str) -> list[dict[str, float]]:
    """The times of a cold and of a warm opening, in milliseconds since the navigation."""
    context = browser.new_context()
    try:
        times = []
        for _ in ("cold", "warm"):
            page = context.new_page()
            page.goto(f"{site.address}/{page_name}")
            page.wait_for_function("() => globalThis.times", timeout=120_000)
            times.append(page.evaluate("() => globalThis.times"))
            page.close()
        return times
    finally:
        context.close()


def main(runs: int) -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = prepare(Path(folder))
        browser = playwright.chromium.launch(executable_path=find_browser(), args=list(FLAGS))
        found: dict[str, list[list[dict[str, float]]]] = {page: [] for page in PAGES}
        for _ in range(runs):
            for page in PAGES:
                found[page].append(measure(browser, site, page))
        browser.close()
        site.stop()
    print(f"Navigation to the answer to the first move, median of {runs} (engine ready / first move answered):")
    for warmth, name in enumerate(("cold", "warm")):
        ready, done, stock = (
            statistics.median(times[warmth][key] for times in found[page])
            for page, key in ((PAGES[0], "ready"), (PAGES[0], "done"), (PAGES[1], "done"))
        )
        print(
            f"  {name}: {ready:.0f} / {done:.0f} ms; bare page with stock loadPyodide {stock:.0f} ms; "
            f"ratio {done / stock:.2f} (aim: at most {AIM})"
        )


if __name__ == "__main__":
    main(int(sys.argv[1]))
