"""What a first visit costs before anything can be seen, in bytes."""

from __future__ import annotations

import gzip
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from site_build.server import PACKED
from tests.browser.local_site import LocalSite
from tests.locales import LANGUAGES

FIRST_PAINT = 60_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_first_paint_costs_at_most_60_kilobytes(
    open_page: Callable[..., Page], make_site: Callable[..., LocalSite], language: str
) -> None:
    """Everything that the page asks for is counted, with the worker's script, but not what runs in the worker."""
    site = make_site()
    page = open_page(site, "/", locale=language)
    page.wait_for_selector("h1")
    page.wait_for_load_state("networkidle")
    # The page's own list: the service worker fetches the rest of the version in the background.
    asked = page.evaluate("""() => [location, ...performance.getEntriesByType("resource").map((entry) => entry.name)]
      .map((address) => new URL(address).pathname)""")
    asked = {path for path in asked if "/pyodide/" not in path}
    sizes = {path: packed_size(site, path) for path in asked}
    assert any(path.endswith("app.js") for path in sizes)
    assert sum(sizes.values()) <= FIRST_PAINT, sizes


def packed_size(site: LocalSite, path: str) -> int:
    file = site.folder / (path.lstrip("/") or "index.html")
    data = file.read_bytes()
    return len(data) if file.suffix in PACKED else len(gzip.compress(data, 9))
