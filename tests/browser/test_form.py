"""The form of the rules: what it shows is what is played, and what cannot be played is refused in words."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.kept import ENTRY, keep, kept
from tests.browser.local_site import LocalSite
from tests.browser.person import ENGINE, TILE, Person
from tests.locales import LANGUAGES, text

WRONG = {"en-GB": "Enter a whole number from 100 to 10,000", "de-DE": "Gib eine ganze Zahl von 100 bis 10.000 ein"}
FAULTY = {
    "en-GB": "One entry is not valid yet. Correct it, then the match can begin.",
    "de-DE": "Eine Angabe stimmt noch nicht. Berichtige sie, dann kann die Partie beginnen.",
}
NEW = {"en-GB": "New match", "de-DE": "Neue Partie"}


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_a_wrong_number_is_refused_beside_its_field(
    open_page: Callable[..., Page], site: LocalSite, language: str
) -> None:
    page = Person(open_page, site, locale=language, engine=False).page
    limit = page.locator(f"{TILE} .rules input[type=number]")
    new = page.locator(TILE).get_by_role("button", name=NEW[language])
    for typed in ["99", "10001", "-5", "150.5", "", "1e3", "9" * 30]:
        page.locator(f"{TILE} .rules details").evaluate("(details) => { details.open = true; }")
        limit.fill(typed)
        page.locator(f"{TILE} .rules details").evaluate("(details) => { details.open = false; }")
        new.click()
        expect(limit).to_be_focused()
        expect(limit).to_have_value(typed)
        expect(limit).to_have_attribute("aria-invalid", "true")
        expect(limit).to_have_accessible_description(re.compile(f"^{re.escape(WRONG[language])}"))
        expect(page.locator(f"{TILE} .differences")).to_have_text(FAULTY[language])
        expect(page.locator(f"{TILE} .rules .fault")).to_contain_text(WRONG[language])
        assert kept(page, "match") is None
    limit.fill("0300")
    limit.press("Tab")
    expect(limit).to_have_value("300")
    expect(limit).not_to_have_attribute("aria-invalid", "true")
    expect(page.locator(f"{TILE} .differences")).to_contain_text("300")
    expect(page.locator(f"{TILE} .rules .fault")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_that_contradict_each_other_are_refused_where_they_are_chosen(
    open_page: Callable[..., Page], site: LocalSite, language: str
) -> None:
    page = Person(open_page, site, locale=language).page
    tile = page.locator('.tile[data-game="skat"]')
    tile.locator("#preset-skat").select_option("isko_tournament")
    tile.locator(".rules > details > summary").click()
    page.locator("[id=option-skat-contra]").select_option("contra")
    tile.locator(".rules > details > summary").click()
    tile.locator(".words > .buttons button").first.click()
    labels = {key: text(language, f"option-skat-{name}") for key, name in (("field", "scoring"), ("other", "contra"))}
    expect(tile.locator(".fault")).to_have_text(text(language, "options-contradiction", **labels), timeout=ENGINE)
    expect(page.locator("[id=option-skat-scoring]")).to_be_focused()
    expect(page.locator(".notice")).to_have_count(0)
    page.locator("[id=option-skat-scoring]").select_option("plain")
    expect(tile.locator(".fault")).to_have_count(0)


def test_a_field_that_was_touched_still_follows_the_preset(open_page: Callable[..., Page], site: LocalSite) -> None:
    page = Person(open_page, site, engine=False).page
    page.locator(f"{TILE} .rules > details > summary").click()
    dealer = page.locator(TILE).get_by_label("Dealer of the next match")
    before = dealer.input_value()
    dealer.select_option("loser_chooses")
    dealer.select_option("lot")
    dealer.select_option("loser_chooses")
    for preset in ("hamburg", "source_text"):
        page.locator(TILE).get_by_label("Set of rules").select_option(preset)
    expect(dealer).to_have_value(before)


def test_a_kept_form_is_checked_field_by_field(open_page: Callable[..., Page], site: LocalSite) -> None:
    page = Person(open_page, site, engine=False).page
    limit = page.locator(f"{TILE} .rules input[type=number]")
    good = {"preset": "source_text", "values": {"limit": 300}, "level": "club", "players": 4}
    for form, shown in [
        ("garbage", "2000"),
        (5, "2000"),
        ({}, "2000"),
        (good | {"preset": "toString"}, "2000"),
        (good | {"values": 5}, "2000"),
        (good | {"values": {"limit": 99}}, "2000"),
        (good | {"values": {"limit": None, "side_order": "no"}, "level": 7, "players": "x"}, "2000"),
        (good, "300"),
    ]:
        keep(page, "form", form)
        page.reload()
        expect(limit).to_have_value(shown)


@pytest.mark.parametrize("settings", ["garbage", 5, {}, {"pace": 7, "deck": None, "keys": "no", "language": "xx"}])
def test_kept_settings_are_checked_one_by_one(
    open_page: Callable[..., Page], site: LocalSite, settings: object
) -> None:
    page = Person(open_page, site, engine=False).page
    page.evaluate(ENTRY, ["settings", settings])
    page.reload()
    page.get_by_role("button", name="Settings").click()
    for name, value in {"pace": "600", "deck": "french"}.items():
        expect(page.locator(f'#dialog input[name="{name}"][value="{value}"]')).to_be_checked()
