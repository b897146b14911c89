"""Nothing overlaps, is cut off, too small or beyond the edge: every screen in four sizes and three languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.local_site import LocalSite
from tests.browser.person import CORNER, ENGINE, Person

GEOMETRY = Path(__file__).with_name("geometry.js").read_text(encoding="utf-8")
SIZES = {"phone": (360, 640), "tablet": (768, 1024), "desk": (1280, 800), "frame": (480, 360)}
LANGUAGES = ("de", "en", "ru")


def each_size(page: Page) -> Iterator[str]:
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        yield name


def look(page: Page, where: str) -> list[str]:
    return [f"{where}: {fault}" for fault in page.evaluate(GEOMETRY)]


def speak(page: Page, language: str) -> None:
    """Switch the language at the table, through menu and settings."""
    page.locator(".head button").last.click()
    page.locator("#dialog .menu button").nth(3).click()
    page.locator(f"#dialog .languages [lang={language}]").click()
    expect(page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_home_and_its_form(open_page: Callable[..., Page], site: LocalSite, language: str) -> None:
    page = open_page(site, "/", locale=language)
    page.locator(".rules summary").click()
    page.locator(".rules input[type=number]").fill("500")
    page.keyboard.press("Tab")
    faults = [fault for size in each_size(page) for fault in look(page, f"home {size}")]
    page.locator(".top > button").click()
    faults += [fault for size in each_size(page) for fault in look(page, f"settings {size}")]
    assert not faults


def test_table_and_dialogs(open_page: Callable[..., Page], site: LocalSite) -> None:
    person = Person(open_page, site)
    page = person.page
    person.begin()
    page.locator("[data-move=double]").click()
    faults: list[str] = []
    card = person.until_refused()
    for language in LANGUAGES:
        speak(page, language)
        for size in each_size(page):
            faults += look(page, f"settings {language} {size}")
        page.locator("#dialog header button").click()
        person.card(card).click(position=CORNER, force=True)
        expect(page.locator(".message .clause")).to_be_visible()
        for size in each_size(page):
            faults += look(page, f"refused {language} {size}")
        page.locator(".actions button").nth(1).click()
        expect(page.locator(".message[data-kind=hint]")).to_be_visible(timeout=ENGINE)
        for size in each_size(page):
            faults += look(page, f"hint {language} {size}")
        page.locator(".message .clause").click()
        for size in each_size(page):
            faults += look(page, f"compared {language} {size}")
        page.keyboard.press("Escape")
        for key in ("?", "s"):
            page.keyboard.press(key)
            for size in each_size(page):
                faults += look(page, f"{key} {language} {size}")
            page.keyboard.press("Escape")
    assert not faults


def test_first_trick_with_its_button(open_page: Callable[..., Page], site: LocalSite) -> None:
    person = Person(open_page, site)
    person.begin()
    faults: list[str] = []
    for language in LANGUAGES:
        speak(person.page, language)
        person.page.locator("#dialog header button").click()
        expect(person.page.locator("[data-move=double]")).to_be_visible()
        for size in each_size(person.page):
            faults += look(person.page, f"first trick {language} {size}")
    assert not faults


def test_result_and_sheet(open_page: Callable[..., Page], site: LocalSite) -> None:
    person = Person(open_page, site)
    page = person.page
    person.begin()
    person.play_deal()
    faults: list[str] = []
    for language in LANGUAGES:
        for size in each_size(page):
            faults += look(page, f"result {language} {size}")
        page.locator("#dialog .content > .buttons button").first.click()
        for size in each_size(page):
            faults += look(page, f"sheet {language} {size}")
        page.keyboard.press("Escape")
        speak(page, {"de": "en", "en": "ru", "ru": "de"}[str(page.locator("html").get_attribute("lang"))])
        page.locator("#dialog header button").click()
        for size in each_size(page):
            faults += look(page, f"after the deal {language} {size}")
        page.locator(".moves button").first.click()
    assert not faults
