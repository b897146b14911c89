"""The table by keyboard alone: a whole deal, the single keys, and where the focus is."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.local_site import LocalSite
from tests.browser.person import ENGINE, TILE, Person


@pytest.fixture
def person(open_page: Callable[..., Page], site: LocalSite) -> Person:
    return Person(open_page, site)


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until the focus is on what is meant."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
    pytest.fail(f"no way by Tab to {selector}")


def begin_by_keyboard(person: Person) -> None:
    page = person.page
    tab_to(page, "[aria-label=Settings]")
    page.keyboard.press("Enter")
    expect(person.dialog).to_be_visible()
    tab_to(page, "input[name=pace]")
    for _ in range(2):
        page.keyboard.press("ArrowUp")
    expect(person.dialog.locator("input[name=pace][value='0']")).to_be_checked()
    page.keyboard.press("Escape")
    expect(person.dialog).to_have_count(0)
    tab_to(page, f"{TILE} .buttons .main")
    page.keyboard.press("Enter")
    person.wait_for_turn()


def test_a_whole_deal_by_keyboard(person: Person) -> None:
    begin_by_keyboard(person)
    page = person.page
    said: list[str] = []
    for left in range(8, 0, -1):
        cards = person.cards
        assert len(cards) == left
        assert person.focused() in cards, "after a card the focus is on the next one"
        page.keyboard.press("Home")
        assert person.focused() == cards[0]
        target = person.playable()[-1]
        for _ in range(cards.index(target)):
            page.keyboard.press("ArrowRight")
        assert person.focused() == target
        page.keyboard.press("Enter")
        expect(person.card(target)).to_have_count(0)
        person.wait_until_idle()
        page.wait_for_timeout(80)
        said.append(page.locator("#polite").inner_text())
    expect(person.dialog).to_have_attribute("data-name", "result")
    assert page.evaluate("() => document.activeElement.textContent.trim()") == "Next deal"
    page.keyboard.press("Enter")
    person.wait_for_turn()
    expect(page.locator(".facts")).to_contain_text("Deal 2")
    assert person.focused() in person.cards
    assert all(said), "what happens is said"


def test_single_keys(standing: Callable[..., Person]) -> None:
    person = standing(Person)
    person.begin()
    page = person.page
    cards = person.cards
    page.keyboard.press("5")
    assert person.focused() == cards[4]
    page.keyboard.press("1")
    assert person.focused() == cards[0]
    page.keyboard.press("h")
    expect(page.locator(".message[data-kind=hint]")).to_be_visible(timeout=ENGINE)
    assert person.focused() in cards
    person.play()
    page.keyboard.press("l")
    expect(page.get_by_role("button", name="Last trick")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("u")
    expect(page.locator(".hand [data-card]")).to_have_count(8)
    page.keyboard.press("t")
    expect(page.locator("#polite")).to_contain_text("Otto: 0")
    page.locator("#polite").evaluate("(line) => { line.textContent = ''; }")
    page.keyboard.press("r")
    expect(page.locator("#polite")).to_contain_text("Otto: 0")
    for key, name in (("s", "sheet"), ("?", "help")):
        page.keyboard.press(key)
        expect(person.dialog).to_have_attribute("data-name", name)
        page.keyboard.press("Escape")
        expect(person.dialog).to_have_count(0)
        assert person.focused() in person.cards


def test_a_refused_card_by_keyboard_keeps_its_place(standing: Callable[..., Person]) -> None:
    person = standing(Person)
    person.begin()
    card = person.until_refused()
    person.card(card).focus()
    person.page.keyboard.press("Space")
    expect(person.page.locator(".message[data-kind=refused]")).to_be_visible()
    assert person.focused() == card
    described = person.card(card).get_attribute("aria-describedby")
    assert person.page.locator(f"#{described}").text_content() == person.message


def test_single_keys_can_be_switched_off_and_end_at_the_table(person: Person) -> None:
    page = person.page
    page.keyboard.press("s")
    expect(person.dialog).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    person.dialog.get_by_label("Single keys").uncheck()
    person.close()
    person.begin()
    page.keyboard.press("s")
    page.keyboard.press("?")
    expect(person.dialog).to_have_count(0)
    first = person.cards[0]
    page.keyboard.press("Home")
    assert person.focused() == first
    page.keyboard.press("4")
    assert person.focused() == first
