"""A whole match of Räuberskat by keyboard: plain deals to the target, the Bock round, the Ramsch round, the list."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.local_site import LocalSite
from tests.browser.person import ENGINE
from tests.browser.skat_person import SkatPerson
from tests.locales import text

TILE = '.tile[data-game="raeuberskat"]'
TARGET = '[id="option-raeuberskat-series.trigger_score"]'
"""The shortest target that the options allow is 10."""
DEALS = 24
"""More than a match takes in which somebody plays a game now and then."""
ROUNDS = re.compile(r"(plain )+(bock ){3,}(ramsch ){3}")


def take_part(person: SkatPerson) -> None:
    """Play a deal to its result: pass, take up, and part with or play the first cards that are allowed."""
    while not person.dialog.count():
        moves, before = person.moves(), person.happened()
        if "pass" in moves or "take" in moves:
            person.press("pass" if "pass" in moves else "take")
        elif len(person.cards) == 12:
            one, other = person.playable()[:2]
            person.discard(one, other)
        else:
            person.choose_card(person.playable()[0])
            person.asked(after=before)


def test_a_whole_match(open_page: Callable[..., Page], site: LocalSite) -> None:
    person = SkatPerson(open_page, site)
    page = person.page
    page.locator("#level-raeuberskat").select_option("beginner")
    person.tab_to(f"{TILE} .rules > details > summary")
    page.keyboard.press("Enter")
    person.tab_to(f"{TILE} .block:has({TARGET}) > summary")
    page.keyboard.press("Enter")
    person.tab_to(TARGET)
    page.keyboard.press("Control+A")
    page.keyboard.type("10")
    page.keyboard.press("Tab")
    expect(page.locator(f"{TILE} .differences")).to_contain_text("10")
    page.locator(f"{TILE} .words > .buttons .main").focus()
    page.keyboard.press("Enter")
    person.asked(after=0)
    notices: list[str] = []
    for _ in range(DEALS):
        fact = page.locator(".fact.strong").first
        expect(fact).to_be_visible(timeout=ENGINE)
        take_part(person)
        notices += person.dialog.locator(".notices").all_inner_texts()
        if person.dialog.locator(".over").count():
            break
        page.keyboard.press("Enter")
        expect(person.dialog).to_have_count(0)
        person.asked(after=0)
    expect(person.dialog.locator(".over")).to_contain_text(text("en", "reason-rounds-played"))
    said = " ".join(notices)
    assert "Bock round" in said
    assert "Ramsch round" in said
    person.open_sheet()
    rows = person.dialog.locator(".list tbody tr")
    words = {text("en", f"sheet-cell-round-{word}"): word for word in ("plain", "bock", "ramsch")}
    rounds = [words[row.locator("td").first.inner_text().strip()] for row in rows.all()]
    assert ROUNDS.fullmatch(" ".join([*rounds, ""])), rounds
    last = [cell.inner_text() for cell in rows.last.locator(".player").all()]
    totals = person.dialog.locator(".foot-lines tbody tr").first.locator(".player").all_inner_texts()
    assert [cell.strip("D \n") for cell in last] == totals
