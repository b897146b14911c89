"""What the page keeps on the device, read and written by a test behind the page's back."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

GAME = "kalter_schlag"
ENTRY = """([key, value]) => new Promise((resolve, reject) => {
  const open = indexedDB.open('keyval-store');
  open.onupgradeneeded = () => open.result.createObjectStore('keyval');
  open.onerror = () => reject(open.error);
  open.onsuccess = () => {
    const database = open.result;
    const change = database.transaction('keyval', 'readwrite');
    const entries = change.objectStore('keyval');
    const asked = value === undefined ? entries.get(key) : entries.put(value, key);
    change.oncomplete = () => { database.close(); resolve(asked.result ?? null); };
  };
})"""


def kept(page: Page, place: str, *, game: str = GAME) -> Any:
    """What lies in a place: `match`, `previous`, `damaged`, `form`."""
    return page.evaluate(ENTRY, [f"{place}/{game}"])


def keep(page: Page, place: str, value: object, *, game: str = GAME) -> None:
    page.evaluate(ENTRY, [f"{place}/{game}", value])


def saved(record: str, **more: object) -> dict[str, object]:
    """A match as the page keeps it."""
    match = {"record": record, "game": GAME, "preset": "source_text", "deal": 1, "totals": [0, 0, 0, 0], "seat": 0}
    return match | {"over": False} | more
