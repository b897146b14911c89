"""A deal, a match, and everything a person can do at the table by mouse."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.local_site import LocalSite
from tests.browser.person import CORNER, COUNTED, ENGINE, TILE, Person

BUSY = """() => {
  setTimeout(() => {
    const end = Date.now() + 4000;
    while (Date.now() < end);
  });
}"""
"""The engine's worker is at something else, for longer than it takes to play a card and to look twice."""


@pytest.fixture
def person(standing: Callable[..., Person]) -> Person:
    return standing(Person)


def test_a_whole_deal_by_mouse(person: Person) -> None:
    person.begin()
    page = person.page
    assert len(person.cards) == 8
    for left in range(8, 0, -1):
        assert len(person.cards) == left
        person.play()
    result = person.dialog
    expect(result).to_have_attribute("data-name", "result")
    rows = result.locator(".scores tbody tr")
    assert rows.count() == 4
    points = [person.number(rows.nth(at).locator("td").nth(0)) for at in range(4)]
    tricks = [person.number(rows.nth(at).locator("td").nth(1)) for at in range(4)]
    written = [person.number(rows.nth(at).locator("td").nth(2)) for at in range(4)]
    assert (sum(points), sum(tricks)) == (120, 8)
    assert any(written)
    # The last step of each derivation leads to what is written.
    headings = result.locator(".derivation h4").all_inner_texts()
    assert [int(re.sub(r"[^\d]", "", text)) for text in headings] == [score for score in written if score]
    assert result.locator(".hands .card").count() == 32
    result.get_by_text("All tricks").click()
    assert result.locator(".tricks .card").count() == 32
    result.get_by_role("button", name="Next deal").click()
    person.wait_for_turn()
    expect(page.locator(".facts")).to_contain_text("Deal 2")
    assert len(person.cards) in (7, 8)
    page.get_by_role("button", name="Score", exact=True).click()
    totals = person.dialog.locator("tfoot td").all_inner_texts()
    assert [int(text.replace(",", "")) for text in totals] == written


def test_a_match_to_its_end_and_the_next_one(open_page: Callable[..., Page], site: LocalSite) -> None:
    person = Person(open_page, site)
    page = person.page
    page.locator(f"{TILE} .rules > details > summary").click()
    page.locator(TILE).get_by_label("Dealer of the next match").select_option("loser_chooses")
    page.locator(TILE).get_by_label("Limit").fill("100")
    page.keyboard.press("Tab")
    expect(page.locator(f"{TILE} .differences")).to_contain_text("Limit: 100 (otherwise: 2,000)")
    person.begin()
    while not person.dialog.locator(".over").count():
        person.play_deal()
        if person.dialog.locator(".over").count():
            break
        person.dialog.get_by_role("button", name="Next deal").click()
        person.wait_until_idle()
    over = person.dialog.locator(".over")
    expect(over).to_contain_text("The limit of 100 points has been reached.")
    assert over.locator(".places li").count() == 4
    totals = [person.number(cell) for cell in person.dialog.locator(".scores tbody td:last-child").all()]
    assert max(totals) >= 100
    if over.locator("input").count():
        over.get_by_label("Otto").check()
    person.dialog.get_by_role("button", name="Another match").click()
    person.wait_for_turn()
    expect(page.locator(".facts")).to_contain_text("Deal 1")
    page.locator(".chip").click()
    expect(person.dialog).to_contain_text("Limit: 100 (otherwise: 2,000)")


def test_why_a_card_is_refused(person: Person) -> None:
    person.begin()
    card = person.until_refused()
    before = person.cards
    person.card(card).click(position=CORNER, force=True)
    expect(person.page.locator(".message[data-kind=refused]")).to_be_visible()
    assert person.message.startswith("Not allowed: ")
    expect(person.page.locator("#assertive")).to_have_text(person.message)
    assert person.cards == before
    person.page.locator(".message .clause").click()
    expect(person.dialog).to_contain_text("kalter_schlag.follow")
    person.close()
    person.play()


def test_undo_hint_and_last_trick(person: Person) -> None:
    person.begin()
    page = person.page
    hand = person.cards
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".message[data-kind=hint]")).to_be_visible(timeout=ENGINE)
    assert person.message.startswith("Hint: ")
    page.get_by_role("button", name="Compare the moves").click()
    values = person.dialog.locator("tbody td").all_inner_texts()
    assert len(values) >= len(person.playable())
    person.close()
    person.play()
    assert len(person.cards) == len(hand) - 1
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".hand [data-card]")).to_have_count(len(hand))
    assert person.cards == hand
    person.play()
    last = page.get_by_role("button", name="Last trick")
    last.click()
    expect(last).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".trick .caption")).to_have_text("Last trick")
    expect(page.locator(".trick li")).to_have_count(4)
    expect(page.locator(".trick li[data-wins]")).to_have_count(1)
    person.play()
    expect(last).to_have_attribute("aria-pressed", "false")


def test_a_hint_is_asked_for_once(open_page: Callable[..., Page], site: LocalSite) -> None:
    """However often one presses the key, the engine works it out for the position one time; it is told each time."""
    person = Person(open_page, site, scripts=[COUNTED])
    page = person.page
    person.begin()
    hint = page.locator(".message[data-kind=hint]")
    for _ in range(5):
        page.keyboard.press("h")
    expect(hint).to_be_visible(timeout=ENGINE)
    said = hint.inner_text()
    page.locator(".actions button").nth(1).click()
    assert hint.inner_text() == said
    assert page.evaluate("() => window.hints") == 1
    person.play()
    page.keyboard.press("h")
    expect(hint).to_be_visible(timeout=ENGINE)
    assert page.evaluate("() => window.hints") == 2


def test_doubling(person: Person) -> None:
    person.begin()
    button = person.page.locator("[data-move=double]")
    name = button.inner_text().split("\n")[0]
    assert name in ("Contra", "Re", "Bock", "Hirsch")
    button.click()
    expect(button).to_have_count(0)
    expect(person.page.locator(".seat.own .call")).to_have_text(name)
    expect(person.page.locator(".fact.strong")).to_contain_text("×")
    person.play()


def test_clicks_at_any_moment_break_nothing(person: Person) -> None:
    """A click while others play, many clicks at once, undo in between: the hand stays whole."""
    person.begin(pace="200")
    page = person.page
    for _ in range(3):
        page.evaluate("() => document.querySelectorAll('.hand [data-card]').forEach((card) => card.click())")
        page.evaluate("() => document.querySelectorAll('.hand [data-card]').forEach((card) => card.click())")
        page.locator(".actions button").nth(2).evaluate("(button) => { button.click(); button.click(); }")
        person.settle()
    person.wait_until_idle()
    assert page.locator(".message[data-kind=error]").count() == 0
    shown = len(person.cards)
    person.play()
    assert len(person.cards) == shown - 1
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    person.dialog.locator("input[name=pace][value='0']").check()
    person.close()
    person.play_deal()


def test_tap_to_go_on_after_each_trick(person: Person) -> None:
    person.begin(pace="tap")
    page = person.page
    trick = page.get_by_role("button", name="Continue")
    while not trick.count():
        card = person.playable()[0]
        person.card(card).click(position=CORNER)
        expect(person.card(card)).to_have_count(0)
        expect(page.locator(".message[data-kind=turn]").or_(trick).first).to_be_visible(timeout=ENGINE)
    expect(page.locator(".trick li")).to_have_count(4)
    person.settle()
    expect(page.locator(".trick li")).to_have_count(4)
    trick.click()
    person.wait_until_idle()


def test_a_sign_of_thinking(person: Person) -> None:
    person.begin()
    page = person.page
    page.workers[0].evaluate(BUSY)
    person.card(person.playable()[0]).click(position=CORNER)
    expect(page.locator(".message[data-thinking]")).to_be_visible()
    person.wait_until_idle()
    expect(page.locator(".message[data-thinking]")).to_have_count(0)


def test_the_home_screen_is_there_before_the_engine(open_page: Callable[..., Page], site: LocalSite) -> None:
    """The engine's largest file is held back: bytes are shown, rules can be chosen, a match can be asked for."""
    page = open_page(site, None, locale="en-GB")
    held: list[Route] = []
    page.context.route("**/*.wasm", lambda route: held.append(route))
    page.goto("/")
    expect(page.locator(".foot .boot")).to_contain_text(re.compile(r"Game engine: [\d.]+ of [\d.]+ MB"))
    expect(page.locator(".foot progress")).to_be_visible()
    page.locator(TILE).get_by_label("Set of rules").select_option("hamburg")
    expect(page.locator(f"{TILE} .differences")).to_contain_text("Exactly as \u201cHamburg\u201d")
    page.locator(TILE).get_by_role("button", name="New match").click()
    expect(page.locator(".table .boot")).to_contain_text("Game engine")
    assert held
    for route in held:
        route.continue_()
    expect(page.locator(".hand [data-card]").first).to_be_visible(timeout=ENGINE)
    expect(page.locator(".chip")).to_contain_text("Hamburg")


def test_settings_hold_and_are_kept(open_page: Callable[..., Page], site: LocalSite) -> None:
    person = Person(open_page, site)
    person.set(deck="four", sort="dealt", theme="dark", points="none")
    page = person.page
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-deck", "four")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    person.begin()
    dealt = person.cards
    assert "card points" not in page.locator(".seat.own").inner_text()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    person.dialog.get_by_label("by suit, black and red in turn").check()
    person.close()
    suits = [card[0] for card in person.cards if card[1] != "J"]
    assert sorted(person.cards) == sorted(dealt)
    assert sum(one != other for one, other in pairwise(suits)) == len(set(suits)) - 1
    jacks = [card for card in person.cards if card[1] == "J"]
    assert person.cards[: len(jacks)] == jacks
