"""A person at the page: what they press and what they see, for the tests of the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.kept import ENTRY
from tests.browser.local_site import LocalSite

ENGINE = 60_000
"""Milliseconds in which the engine must be there on a slow machine."""
CORNER = {"x": 8, "y": 12}
"""Where a card of the hand is not covered by its neighbour."""
SEED = "crypto.getRandomValues = (numbers) => numbers.fill({seed});"
YOUR_TURN = ".message[data-kind=turn]"
IDLE = f"{YOUR_TURN}, #dialog[data-name=result]"
SHOWN = """(selector) => [...document.querySelectorAll(selector)]
    .some((element) => element.checkVisibility({ visibilityProperty: true }))"""
CARDS = "(cards) => cards.map((card) => card.dataset.card)"
TILE = '.tile[data-game="kalter_schlag"]'
"""The game that is played by the tests of what all games share."""
COUNTED = """
const post = Worker.prototype.postMessage;
window.hints = 0;
Worker.prototype.postMessage = function (message) {
    if (message.text?.includes('"what":"hint"')) window.hints += 1;
    post.call(this, message);
};
"""
"""A script for a page that counts how often a hint is asked of the engine."""


def hold(route: Route) -> None:
    """An answer that never comes."""


class Person:
    """Somebody who opened the page. `seed` fixes the deals: the page shuffles by it instead of by chance. `settings`
    are kept from before, `scripts` run in the page before its own; without `engine` there is the home screen alone."""

    def __init__(
        self,
        open_page: Callable[..., Page],
        site: LocalSite,
        *,
        seed: int = 7,
        settings: Mapping[str, str] | None = None,
        scripts: Sequence[str] = (),
        engine: bool = True,
        **options: object,
    ) -> None:
        options = {"locale": "en-GB", "viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce"} | options
        self.page = open_page(site, None, **options)
        self.size = self.page.viewport_size
        for script in (SEED.format(seed=seed), *scripts):
            self.page.context.add_init_script(script)
        if not engine:
            self.page.context.route("**/*.wasm", hold)
        if settings is not None:
            # By way of a page that starts no engine.
            self.page.goto("/probe.html")
            self.page.evaluate(ENTRY, ["settings", settings])
        self.page.goto("/")
        expect(self.page.locator(TILE)).to_be_visible()

    def go_home(self) -> None:
        """Leave what there is for the home screen, by an address that names no game; what is kept is read anew."""
        self.page.evaluate("() => { location.hash = location.hash === '#home' ? 'start' : 'home'; }")
        self.wait_until_shown(TILE)

    @property
    def cards(self) -> list[str]:
        """The hand, as it is shown."""
        return list(self.page.locator(".hand [data-card]").evaluate_all(CARDS))

    @property
    def message(self) -> str:
        return self.page.locator(".message span").inner_text()

    @property
    def dialog(self) -> Locator:
        return self.page.locator("#dialog[open]")

    def card(self, card: str) -> Locator:
        return self.page.locator(f'.hand [data-card="{card}"]')

    def set(self, **settings: str) -> None:
        """Choose settings in the dialog, on the home screen."""
        self.page.get_by_role("button", name="Settings").click()
        for name, value in settings.items():
            self.dialog.locator(f'input[name="{name}"][value="{value}"]').check()
        self.close()

    def close(self) -> None:
        self.page.locator("#dialog header button").click()
        expect(self.dialog).to_have_count(0)

    def begin(self, *, pace: str = "0") -> None:
        """Begin a match and wait for one's turn."""
        self.set(pace=pace)
        self.page.locator(TILE).get_by_role("button", name="New match").click()
        self.wait_for_turn()

    def wait_until_shown(self, selector: str) -> None:
        """Looked for at every frame of the page, not from time to time: most of a test is waiting for this."""
        self.page.wait_for_function(SHOWN, arg=selector, timeout=ENGINE)

    def wait_for_turn(self) -> None:
        self.wait_until_shown(YOUR_TURN)

    def wait_until_idle(self) -> None:
        """Until it is one's turn or the deal's result is shown."""
        self.wait_until_shown(IDLE)

    def playable(self) -> list[str]:
        return list(self.page.locator(".hand [data-card]:not([aria-disabled])").evaluate_all(CARDS))

    def play(self, card: str | None = None) -> str:
        """Play a card by mouse, by default the first that may be played; wait until one can play again."""
        chosen = card or self.playable()[0]
        self.card(chosen).click(position=CORNER)
        expect(self.card(chosen)).to_have_count(0)
        self.wait_until_idle()
        return chosen

    def play_deal(self) -> None:
        """Play the rest of the deal by mouse; the result is then shown."""
        while not self.dialog.count():
            self.play()

    def until_refused(self) -> str:
        """Play until a card of the hand may not be played, into the next deal if need be; return that card."""
        refused = self.page.locator(".hand [aria-disabled]")
        while not refused.count():
            if self.dialog.count():
                self.dialog.locator("[data-primary]").click()
                self.wait_for_turn()
            else:
                self.play()
        return refused.first.get_attribute("data-card") or ""

    def number(self, locator: Locator) -> int:
        return int(locator.inner_text().replace(",", "").replace("\u2212", "-"))

    def focused(self) -> str:
        """What has the focus, as a short text: never `BODY` while one plays."""
        script = (
            "() => { const { dataset, id, tagName } = document.activeElement; return dataset.card || id || tagName; }"
        )
        return str(self.page.evaluate(script))

    def settle(self) -> None:
        """Give a request that is under way the time to come to nothing."""
        self.page.wait_for_timeout(300)
