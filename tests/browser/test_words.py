"""The page speaks in words: no id of the rules stands where a sentence belongs, and numbers are those in force."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.local_site import LocalSite
from tests.browser.person import CORNER, TILE, Person


def test_the_limit_in_force_and_the_names_of_clauses(open_page: Callable[..., Page], site: LocalSite) -> None:
    person = Person(open_page, site)
    page = person.page
    page.locator(f"{TILE} .rules > details > summary").click()
    page.locator(f"{TILE} .rules input[type=number]").fill("9000")
    page.keyboard.press("Tab")
    page.locator(TILE).get_by_role("button", name="Rules in brief").click()
    expect(person.dialog).to_contain_text("limit of 9,000 points")
    person.close()
    person.begin()
    page.locator(".chip").click()
    expect(person.dialog).to_contain_text("limit of 9,000 points")
    person.close()
    expect(page.locator(".course")).to_contain_text("Forehand: you.")
    person.card(person.until_refused()).click(position=CORNER, force=True)
    expect(page.locator(".message .clause")).to_have_text("Rule: Following suit")
    person.play_deal()
    steps = person.dialog.locator(".derivation .clause").all_inner_texts()
    assert steps
    assert [step for step in steps if "kalter" in step or not step.startswith("Rule: ")] == []


def test_a_clause_leads_back_to_the_result_that_named_it(open_page: Callable[..., Page], site: LocalSite) -> None:
    person = Person(open_page, site)
    page = person.page
    person.begin()
    person.play_deal()
    verdict = person.dialog.locator(".verdict").inner_text()
    for leave in ("Escape", "button"):
        person.dialog.locator(".derivation .clause").first.click()
        expect(person.dialog.locator(".verdict")).to_have_count(0)
        if leave == "Escape":
            page.keyboard.press("Escape")
        else:
            person.dialog.locator("header button").click()
        expect(person.dialog.locator(".verdict")).to_have_text(verdict)
        expect(person.dialog.locator("[data-primary]")).to_be_focused()
    page.keyboard.press("Escape")
    expect(person.dialog).to_have_count(0)
