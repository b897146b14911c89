"""A deal that is over, looked at with open cards: what each card would have led to, from the cards of its tricks."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.person import ENGINE
from tests.browser.skat_person import GOOD, WON, SkatPerson, ramsch, record
from tests.locales import text

CLUBS = record({"F": GOOD}, f"{WON}\ntake, discard D7 D8, declare clubs", level="beginner")
NULL = record(
    {"F": "CA CJ CT C9 C8 C7 S7 S8 H7 D7"},
    "bid 18, hold, bid 20, hold, bid 22, hold, pass, pass\nhand, declare null",
    level="beginner",
)
"""Lost with the ace of clubs, and with no other card."""
TRICKS = "#dialog .tricks"


def played(standing: Callable[..., SkatPerson], deal: str, *cards: str) -> SkatPerson:
    """Somebody who has played the deal, with these cards first, and looks at its tricks."""
    person = standing(SkatPerson)
    person.load(deal)
    for card in cards:
        before = person.happened()
        person.choose_card(card)
        person.asked(after=before)
    person.play_on()
    person.page.locator("#dialog summary").last.click()
    expect(person.page.locator(TRICKS)).to_be_visible()
    return person


def look_up(person: SkatPerson, card: int) -> list[list[str]]:
    """Choose a card of the tricks; the lines of the table that then comes."""
    person.page.locator(f"{TRICKS} button.by").nth(card).click()
    return lines(person)


def lines(person: SkatPerson) -> list[list[str]]:
    expect(person.dialog.locator(".compared")).to_be_visible(timeout=ENGINE)
    rows = person.dialog.locator(".compared tbody tr")
    return [[cell.strip() for cell in row.locator("th, td").all_inner_texts()] for row in rows.all()]


def verdict(person: SkatPerson) -> Locator:
    return person.dialog.locator(".advice [role=status]")


def test_what_each_card_would_have_led_to(standing: Callable[..., SkatPerson]) -> None:
    person = played(standing, CLUBS)
    page = person.page
    cards = page.locator(f"{TRICKS} button.by").count()
    assert cards >= 15
    found = look_up(person, 0)
    expect(person.dialog.locator("h2")).to_have_text("With open cards")
    assert len(found) == 10
    points = [int(cells[1]) for cells in found]
    assert points == sorted(points, reverse=True), "the soloist wants many"
    (own,) = (int(cells[1]) for cells in found if "played" in cells[0])
    cost = max(points) - own
    expected = f"this costs {cost} card point" if cost else "no other was better"
    expect(verdict(person)).to_contain_text(expected)
    expect(person.dialog.locator(".about")).to_contain_text(text("en", "open-lens"))
    page.get_by_role("button", name="Card after").click()
    expect(person.dialog.locator(".advice")).to_contain_text(re.compile(r"Trick 1\. Lena: "))
    expect(person.dialog.locator(".compared tr[data-hit] small")).to_have_text("played")
    theirs = [int(cells[1]) for cells in lines(person)]
    assert theirs == sorted(theirs), "those against the soloist want few"
    for _ in range(cards - 2):
        page.get_by_role("button", name="Card after").click()
    expect(person.dialog.locator(".advice")).to_contain_text(re.compile(rf"Trick {cards // 3}\. "))
    expect(verdict(person)).to_have_text(re.compile(r"^(With open cards|No other was allowed)"), timeout=ENGINE)
    expect(page.get_by_role("button", name="Card after")).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Escape")
    expect(person.dialog).to_have_attribute("data-name", "result")


def test_by_keyboard_there_and_back(standing: Callable[..., SkatPerson]) -> None:
    """One comes back to the card that one came from, among the tricks."""
    person = played(standing, CLUBS)
    page = person.page
    person.tab_to(f"{TRICKS} li:nth-child(4) button:nth-child(2)")
    name = page.evaluate("() => document.activeElement.ariaLabel")
    page.keyboard.press("Enter")
    expect(person.dialog).to_have_attribute("data-name", "open")
    expect(person.dialog.locator(".advice")).to_contain_text(f"Trick 4. {name}.")
    lines(person)
    person.tab_to("#dialog .steps button:first-child")
    page.keyboard.press("Enter")
    expect(person.dialog.locator(".advice")).not_to_contain_text(name)
    page.keyboard.press("Escape")
    expect(person.dialog).to_have_attribute("data-name", "result")
    expect(page.locator(TRICKS)).to_be_visible()
    assert page.evaluate("() => document.activeElement.matches('.tricks li:nth-child(4) button:nth-child(1)')")
    page.keyboard.press("Escape")
    expect(person.dialog).to_have_count(0)


def test_a_null_is_won_or_lost(standing: Callable[..., SkatPerson]) -> None:
    person = played(standing, NULL, "CA")
    found = look_up(person, 0)
    assert [cells[1] for cells in found] == ["won"] * 9 + ["lost"]
    assert re.sub(r"\s+", " ", found[-1][0]) == "ace of clubs played"
    expect(verdict(person)).to_have_text(text("en", "open-cost-deal"))
    expect(person.dialog.locator(".about")).to_contain_text(text("en", "open-about-null"))


def test_where_nobody_plays_alone_there_is_nothing_to_look_up(standing: Callable[..., SkatPerson]) -> None:
    person = played(standing, ramsch("pass, pass, pass\npush\npush\npush"))
    assert person.page.locator(f"{TRICKS} .by").count() >= 15
    expect(person.page.locator(f"{TRICKS} button")).to_have_count(0)
