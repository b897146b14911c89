"""How soon a card that is touched answers, and how much the page shifts: whole deals in a browser, cards that move.

An interaction lasts, as browsers measure it, from the touch or key to the next picture of the page (in steps of 8 ms;
what is shorter than 16 ms is counted as 16). Of a page's interactions the slowest but for one in fifty is its INP.
Shifts of layout are added up as for CLS: those that no touch went before, in the worst five seconds.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Final

from playwright.sync_api import Browser, Page, Position, ViewportSize, sync_playwright

from screens.gallery import served
from site_build.browser import FLAGS, find_browser

AIM_INP: Final = 100
"""Milliseconds."""
AIM_CLS: Final = 0.02
GAME: Final = "ramsch"
START: Final = 120_000
"""Milliseconds in which the engine must be there."""
SEED: Final = "crypto.getRandomValues = (numbers) => numbers.fill(7);"
WATCH: Final = """
window.seen = { shifts: [], touches: new Map() };
new PerformanceObserver((list) => list.getEntries().forEach(({ interactionId, duration }) => {
  if (interactionId) seen.touches.set(interactionId, Math.max(duration, seen.touches.get(interactionId) ?? 0));
})).observe({ type: 'event', durationThreshold: 16, buffered: true });
new PerformanceObserver((list) => list.getEntries().forEach(({ value, startTime, hadRecentInput }) => {
  if (!hadRecentInput) seen.shifts.push([startTime, value]);
})).observe({ type: 'layout-shift', buffered: true });
"""
SEEN: Final = "() => [seen.shifts, [...seen.touches.values()]]"
WINDOW: Final = 5_000
GAP: Final = 1_000
"""Milliseconds that shifts of one sum are apart, from the first to the last and from one to the next."""
YOUR_TURN: Final = """() => document.querySelector('#dialog[data-name=result]')
  || (document.querySelector('.message[data-kind=turn]') && document.querySelector('.hand [data-card]'))"""
ROOM: Final[ViewportSize] = {"width": 360, "height": 640}
CORNER: Final[Position] = {"x": 8, "y": 12}


@dataclass(frozen=True, slots=True)
class Seen:
    """The milliseconds of interactions that took 16 or more, how many there were, and when layout shifted how far."""

    slow: Sequence[float]
    touches: int
    shifts: Sequence[tuple[float, float]]

    @property
    def durations(self) -> list[float]:
        """Of all interactions, the short ones as 16 ms."""
        return sorted([*self.slow, *[16.0] * max(0, self.touches - len(self.slow))])

    @property
    def inp(self) -> float:
        """The slowest interaction but for one in fifty."""
        return self.durations[-1 - len(self.durations) // 50]

    @property
    def cls(self) -> float:
        """The largest sum of shifts."""
        worst = sum_ = 0.0
        first = last = float("-inf")
        for at, value in self.shifts:
            if at - last > GAP or at - first > WINDOW:
                sum_, first = 0.0, at
            sum_, last = sum_ + value, at
            worst = max(worst, sum_)
        return worst


def bench_touch(root: Path, *, deals: int) -> None:
    """Play so many deals with an idle engine, and as many while it works out a hint, and print what is seen."""
    print(f"{deals} deals of {GAME} at {ROOM['width']} by {ROOM['height']}, cards move; milliseconds from the touch to")
    print(f"the next picture; aim: INP {AIM_INP}, CLS {AIM_CLS}.\n")
    print(row(("engine", "touches", "median", "INP", "longest", "CLS", "aim")), flush=True)
    with served(root) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=list(FLAGS))
        for busy in (False, True):
            print(row(cells("busy" if busy else "idle", play(browser, address, deals=deals, busy=busy))), flush=True)
        browser.close()


def play(browser: Browser, address: str, *, deals: int, busy: bool) -> Seen:
    """What is seen in so many deals, by somebody who plays the first card that may be played."""
    context = browser.new_context(base_url=address, viewport=ROOM, service_workers="block", locale="en-GB")
    for script in (SEED, WATCH):
        context.add_init_script(script)
    page = context.new_page()
    page.goto("/")
    page.locator(f'.tile[data-game="{GAME}"] .words > .buttons .main').click()
    touches = 1
    for _ in range(deals):
        touches += play_deal(page, busy=busy)
        page.locator("#dialog [data-primary]").click()
        touches += 1
    wait_for_turn(page)
    shifts, slow = page.evaluate(SEEN)
    context.close()
    return Seen(slow, touches, shifts)


def play_deal(page: Page, *, busy: bool) -> int:
    """Play until the result is shown; how often something was touched."""
    touches = 0
    while True:
        wait_for_turn(page)
        if page.locator("#dialog[data-name=result]").count():
            return touches
        if busy:
            page.keyboard.press("h")
            touches += 1
        card = page.locator(".hand [data-card]:not([aria-disabled])").first
        name = card.get_attribute("data-card")
        card.click(position=CORNER)
        touches += 1
        page.wait_for_selector(f'.hand [data-card="{name}"]', state="detached", timeout=START)


def wait_for_turn(page: Page) -> None:
    page.wait_for_function(YOUR_TURN, timeout=START)


def cells(engine: str, seen: Seen) -> Iterator[str]:
    yield engine
    yield str(seen.touches)
    yield from (f"{value:.0f}" for value in (median(seen.durations), seen.inp, seen.durations[-1]))
    yield f"{seen.cls:.3f}"
    yield "reached" if seen.inp <= AIM_INP and seen.cls <= AIM_CLS else "missed"


def row(words: Iterator[str] | Sequence[str]) -> str:
    return "".join(f"{word:<9}" if not at else f"{word:>11}" for at, word in enumerate(words))
