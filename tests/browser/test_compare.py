"""One's decision laid out: every move with its chance and what it brings, opened from a hint or by a key."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.local_site import LocalSite
from tests.browser.person import COUNTED, ENGINE, TILE, Person
from tests.locales import text

FIGURES = Path(__file__).with_name("figures.js").read_text(encoding="utf-8")
HINT = ".message[data-kind=hint]"
HELD = """
const send = Worker.prototype.postMessage;
window.holds = false;
window.held = [];
Worker.prototype.postMessage = function (message) {
    const late = window.holds && /"what":"hint"|"type":"step"/.test(message.text ?? '');
    if (late) window.held.push(() => send.call(this, message));
    else send.call(this, message);
};
"""
"""Hints and the others' moves are asked for when the test says so."""
HOLD = "() => { window.holds = true; }"
RELEASE = "() => { window.held.splice(0).forEach((ask) => ask()); }"


def figured(*figures: dict[str, float | None]) -> str:
    """The script by which hints have these figures."""
    return f"({FIGURES})({json.dumps(figures)})"


def compared(person: Person) -> None:
    """Open the comparison by its key."""
    person.page.keyboard.press("a")
    expect(person.dialog).to_have_attribute("data-name", "compare", timeout=ENGINE)


def rows(person: Person) -> list[list[str]]:
    lines = person.dialog.locator(".compared tbody tr")
    return [[cell.strip() for cell in line.locator("th, td").all_inner_texts()] for line in lines.all()]


def test_by_keyboard(open_page: Callable[..., Page], site: LocalSite) -> None:
    """One key asks for the hint and lays out the decision; the focus comes back to the hand."""
    person = Person(open_page, site, scripts=[COUNTED])
    page = person.page
    person.begin()
    expect(page.locator("[data-move=double]")).to_be_visible()
    compared(person)
    assert page.evaluate("() => document.activeElement.id") == "dialog-title"
    expect(person.dialog.locator(".advice")).to_have_text(re.compile(r"^Hint: .+\. .+"))
    found = rows(person)
    assert len(found) == len(person.playable()) + 1, "every card, and Contra"
    assert {card for card, chance, _ in found if chance == "–"} == {"Contra"}
    assert all(re.fullmatch(r"\d+%|–", chance) for _, chance, _ in found)
    values = [float(re.sub("[+,]", "", cells[-1]).replace("\u2212", "-")) for cells in found]
    assert values == sorted(values, reverse=True)
    best = person.dialog.locator(".compared tr[data-hit] th").inner_text()
    assert best == found[0][0]
    assert person.dialog.locator(".advice").inner_text().startswith(f"Hint: {best}. ")
    page.keyboard.press("Escape")
    expect(person.dialog).to_have_count(0)
    assert person.focused() in person.cards
    expect(page.locator(HINT)).to_be_visible()
    compared(person)
    assert rows(person) == found
    assert page.evaluate("() => window.hints") == 1
    page.keyboard.press("Escape")
    expect(person.dialog).to_have_count(0)
    page.keyboard.press("?")
    expect(person.dialog.locator("tr", has_text="compare the moves").locator("kbd")).to_have_text("A")


def test_by_touch(open_page: Callable[..., Page], site: LocalSite) -> None:
    person = Person(open_page, site, has_touch=True, is_mobile=True, viewport={"width": 360, "height": 640})
    page = person.page
    person.begin()
    page.locator(".actions button").nth(1).tap()
    expect(page.locator(HINT)).to_be_visible(timeout=ENGINE)
    page.get_by_role("button", name="Compare the moves").tap()
    expect(
        person.dialog.get_by_role("table", name="The moves that were thought through, the best first")
    ).to_be_visible()
    person.dialog.get_by_role("button", name="Close").tap()
    expect(person.dialog).to_have_count(0)
    person.play()
    expect(page.locator(HINT)).to_have_count(0)


def test_chances_and_points_as_they_are_read(open_page: Callable[..., Page], site: LocalSite) -> None:
    """Per cent in whole numbers, a dash where there is no chance, a real minus; tenths only where all are small."""
    chances: list[float | None] = [0.874, None, 0.004]
    figures = [{"chance": chance, "value": value} for chance, value in zip(chances, (3.25, 0, -4.04), strict=True)]
    person = Person(open_page, site, scripts=[figured(*figures)])
    person.begin()
    compared(person)
    heads = person.dialog.locator(".compared thead th").all_inner_texts()
    assert heads == ["Move", "Chance", "Points"]
    assert [cells[1:] for cells in rows(person)][:3] == [["87%", "+3.3"], ["–", "0.0"], ["0%", "−4.0"]]
    expect(person.dialog.locator("tbody tr").nth(1).locator("td span")).to_have_accessible_name("not given")
    expect(person.dialog.locator(".about")).to_contain_text(text("en", "kalter-schlag-chance-about"))
    person.page.add_init_script(figured({"chance": None, "value": 48.4}, {"chance": None, "value": -0.4}))
    person.page.reload()
    person.wait_for_turn()
    compared(person)
    assert person.dialog.locator(".compared thead th").all_inner_texts() == ["Move", "Points"]
    assert [cells[1:] for cells in rows(person)][:2] == [["+48"], ["0"]]
    expect(person.dialog.locator(".about")).not_to_contain_text("Chance")


def test_only_on_ones_turn_and_only_of_this_position(open_page: Callable[..., Page], site: LocalSite) -> None:
    person = Person(open_page, site)
    page = person.page
    person.begin(pace="1200")
    page.keyboard.press("a")
    expect(person.dialog).to_have_attribute("data-name", "compare", timeout=ENGINE)
    page.keyboard.press("Escape")
    expect(person.dialog).to_have_count(0)
    card = person.playable()[0]
    person.card(card).click(position={"x": 8, "y": 12})
    expect(person.card(card)).to_have_count(0)
    page.keyboard.press("a")
    person.settle()
    expect(person.dialog).to_have_count(0)
    person.wait_for_turn()
    page.keyboard.press("h")
    expect(page.locator(HINT)).to_be_visible(timeout=ENGINE)
    expect(person.dialog).to_have_count(0)


@pytest.mark.parametrize("size", [(360, 640), (480, 360)])
def test_the_table_stands_still_while_somebody_thinks(
    open_page: Callable[..., Page], site: LocalSite, size: tuple[int, int]
) -> None:
    """What takes long is said on the line that is there, and nothing moves."""
    viewport = {"width": size[0], "height": size[1]}
    person = Person(open_page, site, locale="de-DE", viewport=viewport, scripts=[HELD])
    page = person.page
    page.locator(f"{TILE} .words > .buttons button").first.click()
    person.wait_for_turn()
    before = places(page)
    page.evaluate(HOLD)
    page.keyboard.press("h")
    expect(page.locator(".message[data-thinking]")).to_have_text(text("de", "hint-working"), timeout=ENGINE)
    assert places(page) == before
    page.evaluate(RELEASE)
    expect(page.locator(HINT)).to_be_visible(timeout=ENGINE)
    person.card(person.playable()[0]).click(position={"x": 8, "y": 12})
    waiting = page.locator(".message[data-kind=wait]:not([data-thinking])")
    expect(waiting).to_contain_text(" ist am Zug.", timeout=ENGINE)
    before = places(page)
    expect(page.locator(".message[data-thinking]")).to_contain_text(" überlegt …")
    assert places(page) == before


def places(page: Page) -> list[list[float]]:
    """Where the parts of the table stand."""
    parts = page.locator(".opponents, .trick, .console, .own, .fan, .actions")
    boxes = [part.bounding_box() for part in parts.all()]
    return [[box["x"], box["y"], box["width"], box["height"]] for box in boxes if box]
