"""A person at the page: what they press and what they see, for the tests of the table."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.local_site import LocalSite

ENGINE = 60_000
"""Milliseconds in which the engine must be there on a slow machine."""
CORNER = {"x": 8, "y": 12}
"""Where a card of the hand is not covered by its neighbour."""
SEED = "crypto.getRandomValues = (numbers) => numbers.fill({seed});"
YOUR_TURN = ".message[data-kind=turn]"
TILE = '.tile[data-game="kalter_schlag"]'
"""The game that is played by the tests of what all games share."""


class Person:
    """Somebody who opened the page. `seed` fixes the deals: the page shuffles by it instead of by chance."""

    def __init__(self, open_page: Callable[..., Page], site: LocalSite, *, seed: int = 7, **options: object) -> None:
        options = {"locale": "en-GB", "viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce"} | options
        self.page = open_page(site, None, **options)
        self.page.context.add_init_script(SEED.format(seed=seed))
        self.page.goto("/")
        expect(self.page.locator(TILE)).to_be_visible()

    @property
    def cards(self) -> list[str]:
        """The hand, as it is shown."""
        return [card.get_attribute("data-card") or "" for card in self.page.locator(".hand [data-card]").all()]

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

    def wait_for_turn(self) -> None:
        expect(self.page.locator(YOUR_TURN)).to_be_visible(timeout=ENGINE)

    def wait_until_idle(self) -> None:
        """Until it is one's turn or the deal's result is shown."""
        expect(self.page.locator(f"{YOUR_TURN}, #dialog[data-name=result]").first).to_be_visible(timeout=ENGINE)

    def playable(self) -> list[str]:
        cards = self.page.locator(".hand [data-card]:not([aria-disabled])").all()
        return [card.get_attribute("data-card") or "" for card in cards]

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
