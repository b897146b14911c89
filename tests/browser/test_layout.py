"""Nothing overlaps, is cut off, broken within a word, too small or beyond the edge: every screen in five sizes and
three languages.

The table fits every size without scrolling, with the longest sentence the games have for a card that is refused.
With letters of twice the size the page may be longer, but not wider.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from screens.rendering import GEOMETRY
from tests.browser.local_site import LocalSite
from tests.browser.person import CORNER, ENGINE, TILE, Person
from tests.locales import FITTED, text

SIZES = {
    "phone": (360, 640),
    "small phone": (320, 568),
    "tablet": (768, 1024),
    "desk": (1280, 800),
    "frame": (480, 360),
}
SAY = """(said) => {
document.querySelector('.message span').childNodes.forEach((node) => {
    if (node.nodeType === Node.TEXT_NODE && node.data.trim()) node.data = said;
});
document.querySelector('.message').dataset.kind = 'refused';
}"""
ALL_POINTS = {"points": "all", "pace": "0"}
LARGE = "() => { document.documentElement.style.fontSize = '32px'; }"


def each_size(page: Page) -> Iterator[str]:
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        yield name


def look(page: Page, where: str, *, fits: bool = False, large: bool = False) -> list[str]:
    return [f"{where}: {fault}" for fault in page.evaluate(GEOMETRY, {"fits": fits, "large": large})]


def say(page: Page, sentence: str) -> None:
    """Put the sentence of a refusal on the message line."""
    page.evaluate(SAY, sentence)


def longest_refusal(language: str) -> str:
    """The longest sentence for a card that may not be played, about the card with the longest name."""
    cards = [
        text(language, "card-name", suit=suit, rank=rank)
        for suit in ("clubs", "spades", "hearts", "diamonds")
        for rank in ("ace", "king", "queen", "jack", "ten", "nine", "eight", "seven")
    ]
    codes = ("must-follow", "must-play-jack", "jack-is-no-suit-card", "spare-jack")
    said = [text(language, f"move-{code}", suit="hearts", card=max(cards, key=len)) for code in codes]
    return max(said, key=len)


def speak(page: Page, language: str) -> None:
    """Switch the language at the table, through menu and settings."""
    page.locator(".head button").last.click()
    page.locator("#dialog .menu button").nth(4).click()
    page.locator(f"#dialog .languages [lang={language}]").click()
    expect(page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.parametrize("language", FITTED)
def test_home_and_its_form(open_page: Callable[..., Page], site: LocalSite, language: str) -> None:
    """The rules of every game are opened."""
    page = open_page(site, "/", locale=language)
    expect(page.locator(TILE)).to_be_visible()
    for summary in page.locator(".tile .rules > details > summary").all():
        summary.click()
    page.locator(f"{TILE} .rules input[type=number]").fill("500")
    page.keyboard.press("Tab")
    faults = [fault for size in each_size(page) for fault in look(page, f"home {size}")]
    page.locator(".top > button").click()
    faults += [fault for size in each_size(page) for fault in look(page, f"settings {size}")]
    assert not faults


def test_table_and_dialogs(standing: Callable[..., Person]) -> None:
    person = standing(Person, settings=ALL_POINTS)
    page = person.page
    person.begin()
    page.locator("[data-move=double]").click()
    faults: list[str] = []
    card = person.until_refused()
    for language in FITTED:
        speak(page, language)
        for size in each_size(page):
            faults += look(page, f"settings {language} {size}")
        page.locator("#dialog header button").click()
        person.card(card).click(position=CORNER, force=True)
        expect(page.locator(".message .clause")).to_be_visible()
        for size in each_size(page):
            faults += look(page, f"refused {language} {size}", fits=True)
        say(page, longest_refusal(language))
        for size in each_size(page):
            faults += look(page, f"refused at length {language} {size}", fits=True)
        page.locator(".actions button").nth(1).click()
        expect(page.locator(".message[data-kind=hint]")).to_be_visible(timeout=ENGINE)
        for size in each_size(page):
            faults += look(page, f"hint {language} {size}", fits=True)
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


def test_first_trick_with_its_button(standing: Callable[..., Person]) -> None:
    person = standing(Person, settings=ALL_POINTS)
    person.begin()
    faults: list[str] = []
    for language in FITTED:
        speak(person.page, language)
        person.page.locator("#dialog header button").click()
        expect(person.page.locator("[data-move=double]")).to_be_visible()
        for size in each_size(person.page):
            faults += look(person.page, f"first trick {language} {size}", fits=True)
        say(person.page, longest_refusal(language))
        for size in each_size(person.page):
            faults += look(person.page, f"first trick, refused {language} {size}", fits=True)
    assert not faults


def test_result_and_sheet(open_page: Callable[..., Page], site: LocalSite) -> None:
    person = Person(open_page, site)
    page = person.page
    person.begin()
    person.play_deal()
    faults: list[str] = []
    for language in FITTED:
        for size in each_size(page):
            faults += look(page, f"result {language} {size}")
        page.locator("#dialog .content > .buttons button").first.click()
        for size in each_size(page):
            faults += look(page, f"sheet {language} {size}")
        page.keyboard.press("Escape")
        speak(page, {"de": "en", "en": "ru", "ru": "de"}[str(page.locator("html").get_attribute("lang"))])
        page.locator("#dialog header button").click()
        for size in each_size(page):
            faults += look(page, f"after the deal {language} {size}", fits=True)
        page.locator(".moves button").first.click()
    assert not faults


@pytest.mark.parametrize("language", FITTED)
def test_letters_of_twice_the_size(standing: Callable[..., Person], language: str) -> None:
    person = standing(Person, settings=ALL_POINTS, language=language)
    page = person.page
    page.locator(f"{TILE} .rules > details > summary").click()
    faults = large(page, "home")
    page.locator(f"{TILE} .words > .buttons button").first.click()
    person.wait_for_turn()
    faults += large(page, "first trick")
    page.locator("[data-move=double]").click()
    card = person.until_refused()
    person.card(card).click(position=CORNER, force=True)
    faults += large(page, "refused")
    person.play_deal()
    faults += large(page, "result")
    page.locator("#dialog .content > .buttons button").first.click()
    faults += large(page, "sheet")
    assert not faults


def large(page: Page, where: str) -> list[str]:
    """Look at the screen on a phone with large letters; leave it as it was."""
    size = page.viewport_size
    page.set_viewport_size({"width": 360, "height": 640})
    page.evaluate(LARGE)
    faults = look(page, f"large {where}", large=True)
    page.evaluate("() => { document.documentElement.style.fontSize = ''; }")
    assert size
    page.set_viewport_size(size)
    return faults


def test_a_press_that_began_in_a_dialog_does_not_close_it(open_page: Callable[..., Page], site: LocalSite) -> None:
    page = open_page(site, "/", locale="en-GB", viewport={"width": 1280, "height": 800})
    page.locator(f"{TILE} .words > .buttons button").last.click()
    paragraph = page.locator("#dialog .content p").first.bounding_box()
    assert paragraph
    page.mouse.move(paragraph["x"] + 20, paragraph["y"] + 8)
    page.mouse.down()
    page.mouse.move(20, 400)
    page.mouse.up()
    expect(page.locator("#dialog[open]")).to_be_visible()
    page.mouse.click(20, 400)
    expect(page.locator("#dialog[open]")).to_have_count(0)
