"""Three languages: the browser's is taken, and a switch in mid-deal changes the words and nothing else."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.local_site import LocalSite
from tests.browser.person import TILE, Person

LEAD = {"de": "ohne Anmeldung", "en": "with no account", "ru": "без регистрации"}


@pytest.mark.parametrize(("locale", "language"), [("de-AT", "de"), ("ru-RU", "ru"), ("en-US", "en"), ("fr-FR", "en")])
def test_the_browsers_language(open_page: Callable[..., Page], site: LocalSite, locale: str, language: str) -> None:
    page = Person(open_page, site, locale=locale, engine=False).page
    expect(page.locator(".lead")).to_contain_text(LEAD[language])
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_switch_in_mid_deal(open_page: Callable[..., Page], site: LocalSite) -> None:
    person = Person(open_page, site)
    page = person.page
    person.begin()
    person.play()
    cards, scores = person.cards, page.locator(".signs .score").all_inner_texts()
    trick = page.locator(".trick li").count()
    seen = {}
    for language, menu, settings, table in (
        ("de", "Menu", "Settings", "Spieltisch"),
        ("ru", "Menü", "Einstellungen", "Игровой стол"),
        ("en", "Меню", "Настройки", "Card table"),
    ):
        page.get_by_role("button", name=menu).click()
        page.get_by_role("button", name=settings).click()
        person.dialog.locator(f".languages [lang={language}]").click()
        person.close()
        expect(page.get_by_role("main", name=table)).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert person.cards == cards
        assert page.locator(".signs .score").all_inner_texts() == scores
        assert page.locator(".trick li").count() == trick
        assert page.locator("#polite, #assertive").all_text_contents() == ["", ""]
        seen[language] = (person.card(cards[0]).get_attribute("aria-label"), person.message)
    assert len({name for name, _ in seen.values()}) == 3
    assert len({message for _, message in seen.values()}) == 3
    person.play()
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_no_text_is_missing(open_page: Callable[..., Page], site: LocalSite) -> None:
    """A text that is not there shows as its id: words joined by hyphens, which no sentence of ours begins with."""
    for locale in ("de-DE", "en-GB", "ru-RU"):
        page = Person(open_page, site, locale=locale, engine=False).page
        page.locator(f"{TILE} .rules > details > summary").click()
        words = page.locator("body").inner_text().split()
        assert not [
            word for word in words if word.startswith(("option-", "value-", "preset-", "home-", "offline-", "engine-"))
        ]
