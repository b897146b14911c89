"""No screen breaks a rule of WCAG 2.2 AA that axe can test, in light and dark, wide and narrow; nor a best practice."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from screens.rendering import AXE
from tests.browser.local_site import LocalSite
from tests.browser.person import CORNER, ENGINE, TILE, Person

LOOKS = [
    ("light", 1280, 800, "en-GB"),
    ("dark", 1280, 800, "en-GB"),
    ("light", 360, 640, "en-GB"),
    ("dark", 480, 360, "en-GB"),
]


def check(page: Page, screen: str) -> None:
    response = Axe().run(page, options=AXE).response
    found = [
        f"{screen}: {rule['id']}: {node['html'][:160]}" for rule in response["violations"] for node in rule["nodes"]
    ]
    assert not found, "\n".join(found)
    assert len(response["passes"]) > 10


@pytest.mark.parametrize(("scheme", "width", "height", "locale"), LOOKS)
def test_every_screen(
    open_page: Callable[..., Page], site: LocalSite, scheme: str, width: int, height: int, locale: str
) -> None:
    person = Person(open_page, site, color_scheme=scheme, viewport={"width": width, "height": height}, locale=locale)
    page = person.page
    check(page, "home")
    page.locator(f"{TILE} .rules > details > summary").click()
    check(page, "form")
    page.locator(".top > button").click()
    check(page, "settings")
    person.close()
    person.begin()
    page.locator("[data-move=double]").click()
    check(page, "first trick")
    card = person.until_refused()
    person.card(card).click(position=CORNER, force=True)
    expect(page.locator(".message[data-kind=refused]")).to_be_visible()
    check(page, "refused card")
    page.locator(".actions button").nth(1).click()
    expect(page.locator(".message[data-kind=hint]")).to_be_visible(timeout=ENGINE)
    check(page, "hint")
    for key in ("s", "?"):
        page.keyboard.press(key)
        check(page, key)
        page.keyboard.press("Escape")
    page.locator(".head button").last.click()
    check(page, "menu")
    page.keyboard.press("Escape")
    page.locator(".chip").click()
    check(page, "rules")
    page.keyboard.press("Escape")
    person.play_deal()
    for part in person.dialog.locator("details").all():
        part.evaluate("(details) => { details.open = true; }")
    # The buttons stick to the lower edge; what is scrolled under them is not small, but half covered.
    person.dialog.locator(".content").evaluate("(content) => { content.scrollTop = content.scrollHeight; }")
    check(page, "result")
    page.keyboard.press("Escape")
    check(page, "after the deal")


@pytest.mark.parametrize("locale", ["de-DE", "ru-RU"])
def test_home_in_the_other_languages(open_page: Callable[..., Page], site: LocalSite, locale: str) -> None:
    page = open_page(site, "/", locale=locale)
    page.locator(f"{TILE} .rules > details > summary").click()
    check(page, locale)
