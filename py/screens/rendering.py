"""A screen in the browser: the match it shows is kept on the device, and the steps are made that lead to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Final

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, ViewportSize

from screens.answers import SLEEPING, STAND_IN, Answers, Message
from screens.catalogue import DEEP, LANGUAGES, SIZES, THEMES, Screen
from screens.sentences import longest

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
SAY: Final = """([kind, said]) => {
const line = document.querySelector('.message');
const texts = [...line.querySelector('span').childNodes]
  .filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
const [first, ...rest] = texts;
// A hint begins with the move; only its reason is another.
first.data = kind === 'hint' ? first.data.slice(0, first.data.indexOf('. ') + 2) + said : said;
rest.forEach((node) => { node.data = ''; });
if (kind === 'refused') line.dataset.kind = kind;
}"""
"""Other words on the line that says something of their kind already."""
CORNER: Final = (8, 12)
"""Where a card of a hand is not covered by the next, from its left upper corner."""
PHONE: Final = "360x640"
LETTERS: Final = "(size) => { document.documentElement.style.fontSize = size; }"
TO_THE_END: Final = "() => document.querySelector('dialog[open] .content')?.scrollTo(0, 1e6)"
DRAWN: Final = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() => go())))"
PLAIN_FILE: Final = "/manifest.webmanifest"
"""A file of the site that starts nothing: from there something can be kept for the page."""
SEED: Final = "crypto.getRandomValues = (numbers) => numbers.fill(7);"
WAIT: Final = 20_000
"""Milliseconds for what takes no thought of a computer player."""


class Studio:
    """Shows screens in one browser, all of a language in one page: a page costs more than what is shown in it."""

    def __init__(self, browser: Browser, address: str, *, stages: Mapping[str, Message]) -> None:
        self._browser, self._address, self._stages = browser, address, stages
        self._answers = Answers()
        self._talk = self._answers.talk()
        self._pages: dict[tuple[str, bool], Page] = {}

    def show(self, screen: Screen, language: str) -> Page:
        """The page, with the screen in the first of the sizes. Raises Playwright's errors if a step fails."""
        page = self._page(language, asleep=screen.asleep)
        self._talk = self._answers.talk()
        page.set_viewport_size(_viewport(next(iter(SIZES))))
        page.emulate_media(media="screen", forced_colors="none")
        page.goto(PLAIN_FILE)
        kept: list[tuple[str, object]] = [("settings", {"language": language, **DEEP, **dict(screen.settings)})]
        match = self._stages[screen.stage] if screen.stage else None
        kept.extend(screen.kept)
        if match:
            kept.append((f"match/{match['game']}", match))
        page.evaluate(KEEP, [kept])
        page.goto(f"/#{match['game']}" if match else "/")
        page.wait_for_selector("#table .message" if match else ".tile")
        for step in screen.steps:
            make(page, step, language)
        page.evaluate(DRAWN)
        return page

    def in_turn(
        self, screen: Screen, looks: Sequence[tuple[str, str, str]], see: Callable[[Page, str, str, str], None]
    ) -> None:
        """Show a screen in each look, a page for each language, and let it be seen."""
        for language in dict.fromkeys(language for language, _, _ in looks):
            page = self.show(screen, language)
            for spoken, size, theme in looks:
                if spoken == language:
                    look_at(page, size, theme)
                    see(page, language, size, theme)

    def close(self) -> None:
        for page in self._pages.values():
            page.context.close()

    def _page(self, language: str, *, asleep: bool) -> Page:
        if (language, asleep) not in self._pages:
            context = self._browser.new_context(
                base_url=self._address, reduced_motion="reduce", service_workers="block"
            )
            context.add_init_script(SEED)
            context.add_init_script(SLEEPING if asleep else STAND_IN)
            page = context.new_page()
            page.set_default_timeout(WAIT)
            page.expose_function("askEngine", lambda text: self._talk(text))
            self._pages[language, asleep] = page
        return self._pages[language, asleep]


def make(page: Page, step: str, language: str) -> None:
    """One step on the way to a screen."""
    kind, _, what = step.partition(":")
    if kind == "press":
        page.locator("#table").focus()
        page.keyboard.press(what)
    elif kind == "open":
        page.locator(what).evaluate_all("(all) => all.forEach((details) => { details.open = true; })")
    elif kind == "wait":
        page.locator(what).first.wait_for()
    elif kind == "write":
        where, _, words = what.rpartition("=")
        page.locator(where).evaluate_all("(all, words) => all.forEach((each) => { each.textContent = words; })", words)
    elif kind == "card":
        page.locator(f'.hand [data-card="{what}"]').click(position={"x": CORNER[0], "y": CORNER[1]})
    elif kind == "refused":
        page.locator(what).first.click(position={"x": CORNER[0], "y": CORNER[1]}, force=True)
        page.locator(".message[data-kind=refused]").wait_for()
    elif kind == "longest":
        said, _, where = what.partition(" ")
        page.evaluate(SAY, [said, longest(language, said, where)])
    elif kind == "choose":
        where, _, value = what.partition("=")
        page.locator(where).select_option(value)
    elif kind == "edge":
        page.locator(what).first.click(position={"x": 6, "y": 12})
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


def faults_with_large_letters(page: Page) -> list[str]:
    """What is wrong with the layout on a phone with letters of twice the size: it may be longer, but not wider. The
    page is left in the size of a phone."""
    page.set_viewport_size(_viewport(PHONE))
    page.evaluate(LETTERS, "32px")
    found: list[str] = page.evaluate(GEOMETRY, {"fits": False, "large": True})
    page.evaluate(LETTERS, "")
    return [f"large letters: {fault}" for fault in found]


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
    """Three looks for the screen of a number, one in each language and some in each theme; the screens together have
    every look there is."""
    sizes = list(SIZES)
    return [
        (language, sizes[(number + 2 * at) % len(sizes)], THEMES[(number + at) % len(THEMES)])
        for at, language in enumerate(LANGUAGES)
    ]


def _viewport(size: str) -> ViewportSize:
    width, height = SIZES[size]
    return {"width": width, "height": height}
