"""A screen in the browser: the match it shows is kept on the device, and the steps are made that lead to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Final

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

from screens.answers import SLEEPING, STAND_IN, Answers, Message
from screens.catalogue import DEEP, LANGUAGES, SIZES, THEMES, Screen

GEOMETRY: Final = Path(__file__).with_name("geometry.js").read_text(encoding="utf-8")
AXE: Final = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    # What passes is listed by its rule; where it passes is not carried over.
    "resultTypes": ["violations"],
}
KEEP: Final = """([entries]) => new Promise((resolve, reject) => {
  const open = indexedDB.open('keyval-store');
  open.onupgradeneeded = () => open.result.createObjectStore('keyval');
  open.onerror = () => reject(open.error);
  open.onsuccess = () => {
    const change = open.result.transaction('keyval', 'readwrite');
    change.objectStore('keyval').clear();
    for (const [key, value] of entries) change.objectStore('keyval').put(value, key);
    change.oncomplete = () => { open.result.close(); resolve(); };
  };
})"""
TO_THE_END: Final = "() => document.querySelector('dialog[open] .content')?.scrollTo(0, 1e6)"
DRAWN: Final = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() => go())))"
PLAIN_FILE: Final = "/manifest.webmanifest"
"""A file of the site that starts nothing: from there something can be kept for the page."""
SEED: Final = "crypto.getRandomValues = (numbers) => numbers.fill(7);"
WAIT: Final = 20_000
"""Milliseconds for what takes no thought of a computer player."""


class Studio:
    """Shows screens in one browser, a page for each; those of a language share what was fetched for them."""

    def __init__(self, browser: Browser, address: str, *, stages: Mapping[str, Message]) -> None:
        self._browser, self._address, self._stages = browser, address, stages
        self._answers = Answers()
        self._contexts: dict[str, BrowserContext] = {}

    @contextmanager
    def shown(self, screen: Screen, language: str) -> Iterator[Page]:
        """A page that shows the screen, in the first of the sizes. Raises Playwright's errors if a step fails."""
        page = self._context(language).new_page()
        try:
            page.set_default_timeout(WAIT)
            page.set_viewport_size(_viewport(next(iter(SIZES))))
            if not screen.asleep:
                page.expose_function("askEngine", self._answers.talk())
            page.add_init_script(SLEEPING if screen.asleep else STAND_IN)
            page.goto(PLAIN_FILE)
            kept: list[tuple[str, object]] = [("settings", {"language": language, **DEEP})]
            match = self._stages[screen.stage] if screen.stage else None
            if match:
                kept.append((f"match/{match['game']}", match))
            page.evaluate(KEEP, [kept])
            page.goto(f"/#{match['game']}" if match else "/")
            page.wait_for_selector("#table .message" if match else ".tile")
            for step in screen.steps:
                make(page, step)
            page.evaluate(DRAWN)
            yield page
        finally:
            page.close()

    def in_turn(
        self, screen: Screen, looks: Sequence[tuple[str, str, str]], see: Callable[[Page, str, str, str], None]
    ) -> None:
        """Show a screen in each look, a page for each language, and let it be seen."""
        for language in dict.fromkeys(language for language, _, _ in looks):
            with self.shown(screen, language) as page:
                for spoken, size, theme in looks:
                    if spoken == language:
                        look_at(page, size, theme)
                        see(page, language, size, theme)

    def close(self) -> None:
        for context in self._contexts.values():
            context.close()

    def _context(self, language: str) -> BrowserContext:
        if language not in self._contexts:
            context = self._browser.new_context(
                base_url=self._address, reduced_motion="reduce", service_workers="block"
            )
            context.add_init_script(SEED)
            self._contexts[language] = context
        return self._contexts[language]


def make(page: Page, step: str) -> None:
    """One step on the way to a screen."""
    kind, _, what = step.partition(":")
    if kind == "press":
        page.locator("#table").focus()
        page.keyboard.press(what)
    elif kind == "open":
        page.locator(what).evaluate_all("(all) => all.forEach((details) => { details.open = true; })")
    elif kind == "wait":
        page.locator(what).first.wait_for()
    else:
        found = page.locator(what)
        (found.last if kind == "last" else found.first).click()


def look_at(page: Page, size: str, theme: str) -> None:
    """Give the page a size and a theme."""
    page.set_viewport_size(_viewport(size))
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
    page.evaluate(DRAWN)


def faults(page: Page, screen: Screen) -> list[str]:
    """What is wrong with the layout as it stands."""
    found: list[str] = page.evaluate(GEOMETRY, {"fits": screen.table, "large": False})
    return found


def violations(page: Page) -> list[str]:
    """What breaks a rule of WCAG 2.2 AA or a best practice that axe can test. A dialog is looked at from its end: what
    is half beneath its buttons would seem too small."""
    page.evaluate(TO_THE_END)
    response = Axe().run(page, options=AXE).response
    return [f"{rule['id']}: {node['html'][:160]}" for rule in response["violations"] for node in rule["nodes"]]


def every_look() -> list[tuple[str, str, str]]:
    """Each language, size and theme."""
    return list(product(LANGUAGES, SIZES, THEMES))


def some_looks(number: int) -> list[tuple[str, str, str]]:
    """Three looks for the screen of a number, one in each language and some in each theme: with the screens beside it
    it has every language, size and theme in every pair."""
    sizes = list(SIZES)
    return [
        (language, sizes[(number + 2 * at) % len(sizes)], THEMES[(number + at) % len(THEMES)])
        for at, language in enumerate(LANGUAGES)
    ]


def _viewport(size: str) -> ViewportSize:
    width, height = SIZES[size]
    return {"width": width, "height": height}
