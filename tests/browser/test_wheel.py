"""The plain wheel at its stable address: any other Pyodide page installs it by micropip."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page

from site_build import pins
from tests.browser.conftest import ROOT
from tests.browser.guard import guard_of
from tests.browser.local_site import LocalSite

# A page of somebody else: stock Pyodide from its package, micropip and packaging from the package index.
OTHER = """import { loadPyodide } from "/pyodide/pyodide.mjs";
globalThis.install = async (address, installers) => {
  const pyodide = await loadPyodide();
  await pyodide.loadPackage(installers, { messageCallback: () => {} });
  await pyodide.pyimport("micropip").install(address);
  const handle = pyodide.pyimport("vorhand.web").handle;
  return JSON.parse(handle(JSON.stringify({ v: 1, id: 7, type: "hello" })));
};
"""
POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src *; img-src data:"


def copy_pyodide(site: LocalSite) -> None:
    folder = site.folder / "pyodide"
    folder.mkdir()
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"):
        (folder / name).write_bytes((ROOT / "www/node_modules/pyodide" / name).read_bytes())
    for pinned in pins.WHEELS:
        (folder / pinned.file_name).write_bytes((ROOT / ".build/installers" / pinned.file_name).read_bytes())


def test_another_page_installs_the_wheel(open_page: Callable[..., Page], make_site: Callable[..., LocalSite]) -> None:
    site = make_site()
    other = make_site(policy=POLICY)
    copy_pyodide(other)
    other.add("other.js", OTHER)
    other.add(
        "other.html", '<!doctype html><link rel="icon" href="data:,"><script type="module" src="/other.js"></script>'
    )
    page = open_page(other, "/other.html")
    guard_of(page).allow(site.address)
    page.wait_for_function("() => globalThis.install")
    (wheel,) = (site.folder / "wheels").iterdir()
    installers = [f"/pyodide/{pinned.file_name}" for pinned in pins.WHEELS]
    reply = page.evaluate(
        "([address, installers]) => install(address, installers)", [f"{site.address}/wheels/{wheel.name}", installers]
    )
    assert (reply["id"], reply["type"], reply["what"]) == (7, "answer", "hello")
    assert site.asked.count(f"/wheels/{wheel.name}") == 1


def test_the_address_of_the_wheel_is_stable(dist: Path) -> None:
    assert [path.name for path in (dist / "wheels").iterdir()] == ["vorhand-0.1.0-py3-none-any.whl"]
