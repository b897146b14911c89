"""The pack on the table: what is drawn on its cards, and that everything said calls them as they are drawn."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.local_site import LocalSite
from tests.browser.person import CORNER, Person
from tests.browser.skat_person import SkatPerson, record
from tests.locales import LANGUAGES, text
from tests.pack_words import FRENCH, GERMAN, german

TRUMPS = "CJ SJ HJ DJ CA CQ CK HA HQ D8"
WATCH = """() => {
  window.said = new Set();
  const hear = (node) => {
    if (node.nodeType === Node.TEXT_NODE) window.said.add(node.data.trim());
    if (node.nodeType !== Node.ELEMENT_NODE) return;
    for (const name of ['aria-label', 'title', 'placeholder']) window.said.add(node.getAttribute(name) ?? '');
    node.childNodes.forEach(hear);
  };
  hear(document.body);
  window.watcher?.disconnect();
  window.watcher = new MutationObserver((all) => all.forEach((change) => {
    hear(change.target);
    change.addedNodes.forEach(hear);
  }));
  const attributeFilter = ['aria-label', 'title', 'placeholder'];
  window.watcher.observe(document.body, { subtree: true, childList: true, characterData: true, attributeFilter });
}"""
"""Every text that the page has, and every one that it gets from now on, however short it stands there."""
BOXES = """(parts) => parts.map((part) => {
  const { left, top, right, bottom } = part.getBoundingClientRect();
  return [left, top, right, bottom];
})"""


def hear(page: Page) -> None:
    page.evaluate(WATCH)


def said(page: Page) -> list[str]:
    """Everything heard since."""
    heard: list[str] = page.evaluate("() => [...window.said].filter(Boolean)")
    return heard


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deal_with_german_cards_knows_no_french_word(standing: Callable[..., SkatPerson], language: str) -> None:
    """From the home screen to the score sheet, with a hint, a refused card, the rules and the course."""
    person = standing(SkatPerson, language=language, deck="german")
    page = person.page
    hear(page)
    person.load(record({"F": TRUMPS, "skat": "SA ST", "M": "CT C9 C8 C7 S9 S8 HK H9 D9 D7"}, level="beginner"))
    person.answer_until_soloist()
    person.press("take")
    person.discard("SA", "ST")
    person.declare("clubs")
    page.locator("#table").focus()
    page.keyboard.press("h")
    expect(page.locator(".message")).to_have_attribute("data-kind", "hint", timeout=60_000)
    page.locator(".chip").click()
    expect(person.dialog).to_be_visible()
    person.close()
    while not person.dialog.count():
        refused = page.locator(".hand [aria-disabled]")
        if refused.count():
            refused.first.click(position=CORNER, force=True)
            expect(page.locator(".message")).to_have_attribute("data-kind", "refused")
        before = person.happened()
        person.choose_card(person.playable()[0])
        person.asked(after=before)
    person.open_sheet()
    heard = said(page)
    assert [sentence for sentence in heard if FRENCH[language].search(sentence)] == []
    # It was a deal of cards, and they were called by their names.
    assert len({found.group() for sentence in heard for found in GERMAN[language].finditer(sentence)}) >= 5
    for suit, rank in (("clubs", "jack"), ("hearts", "queen"), ("diamonds", "eight")):
        name = german(language, "card-name", suit=suit, rank=rank)
        assert any(name in sentence for sentence in heard), name


def drawn(page: Page, deck: str) -> list[str]:
    """The symbols of the sample of a deck in the settings, once it is chosen."""
    page.locator(f'#dialog input[name="deck"][value="{deck}"]').check()
    expect(page.locator("html")).to_have_attribute("data-deck", deck)
    uses = page.locator("#dialog .sample use").evaluate_all("(all) => all.map((use) => use.getAttribute('href'))")
    return [str(use).removeprefix("#") for use in uses]


def test_the_signs_and_figures_of_each_pack(open_page: Callable[..., Page], site: LocalSite) -> None:
    """The sample shows the ace of clubs, the king of spades, the queen of hearts, the jack of diamonds."""
    person = Person(open_page, site, engine=False)
    page = person.page
    page.get_by_role("button", name="Settings").click()
    for deck in ("french", "four", "vision"):
        assert set(drawn(page, deck)) == {"clubs", "court-K", "spades", "court-Q", "hearts", "court-J", "diamonds"}
    hint = text("en", "setting-deck-german-hint")
    expect(person.dialog).not_to_contain_text(hint)
    assert set(drawn(page, "german")) == {"acorns", "court-K", "leaves", "court-O", "hearts", "court-U", "bells"}
    expect(person.dialog).to_contain_text(hint)
    # Every symbol is there, and draws something.
    symbols = page.locator(".sprite symbol").evaluate_all(
        "(all) => all.map((symbol) => [symbol.id, symbol.childElementCount])"
    )
    assert {"acorns", "leaves", "bells", "court-O", "court-U"} <= {name for name, parts in symbols if parts}


def test_an_ober_has_its_sign_above_and_an_unter_below(open_page: Callable[..., Page], site: LocalSite) -> None:
    """By the sign beside the figure they are told apart, even where no letter is read."""
    person = Person(open_page, site, engine=False, settings={"deck": "german"})
    page = person.page
    page.get_by_role("button", name="Settings").click()
    placed = {}
    for figure, sign in (("O", "hearts"), ("U", "bells")):
        card = page.locator(f".sample .card:has([href='#court-{figure}'])")
        (frame,) = card.locator(".panel").evaluate_all(BOXES)
        left, top, right, bottom = frame
        signs = [
            box
            for box in card.locator(f"[href='#{sign}']").evaluate_all(BOXES)
            if left - 1 <= (box[0] + box[2]) / 2 <= right + 1
        ]
        assert len(signs) == 2
        highest = min((box[1] + box[3]) / 2 for box in signs)
        placed[figure] = (highest - top) / (bottom - top)
    assert placed["O"] < 0.15
    assert 0.35 < placed["U"] < 0.5


@pytest.mark.parametrize(("language", "letters"), [("de", "AKOU"), ("en", "AKOU"), ("ru", "TKOU")])
def test_the_letters_of_the_german_pack(
    open_page: Callable[..., Page], site: LocalSite, language: str, letters: str
) -> None:
    """U and O in every language: on no card may the Cyrillic V stand, which is a jack there, for an Ober."""
    person = Person(open_page, site, engine=False, settings={"deck": "german", "language": language})
    person.page.locator(".top > button").click()
    cards = person.page.locator(".sample .card")
    expect(cards).to_have_count(4)
    strokes = [card.locator(".index path").first.get_attribute("d") or "" for card in cards.all()]
    known = {
        "A": "M.6 13.6L5 1L9.4 13.6",
        "K": "M1.4.4V13.6",
        "O": "M5 .9C7.6.9",
        "U": "M1.2 .6V8.6",
        "T": "M.6 1H9.4M5 1V13.6",
    }
    assert [stroke.startswith(known[letter]) for stroke, letter in zip(strokes, letters, strict=True)] == [True] * 4


def test_large_faces_read_in_a_fan_of_twelve_on_the_smallest_phone(standing: Callable[..., SkatPerson]) -> None:
    """Index and sign of every card stand in the strip that its neighbour leaves free, both very large."""
    person = standing(SkatPerson, faces="large")
    page = person.page
    person.load(record({"F": "CT SA HJ DT CQ C9 S9 S8 HK HT", "skat": "D9 D7"}, level="beginner"))
    person.answer_until_soloist()
    person.press("take")
    cards = page.locator(".hand [data-card]")
    expect(cards).to_have_count(12)
    for width, height in ((320, 568), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        boxes = cards.evaluate_all(BOXES)
        for at, card in enumerate(cards.all()):
            free = boxes[at + 1][0] if at < 11 else boxes[at][2]
            # Half of the line that the letter is drawn with lies outside of its path.
            line = 2.4 * (boxes[at][2] - boxes[at][0]) / 60
            (index,) = card.locator(".index path").evaluate_all(BOXES)
            sign = card.locator("use").first.evaluate_all(BOXES)[0]
            assert index[0] - line >= boxes[at][0]
            assert index[2] + line <= free, "the index is covered"
            assert sign[2] <= free, "the sign is covered"
            assert index[3] - index[1] + 2 * line >= 24
            assert sign[3] - sign[1] >= 11


def test_large_faces_can_be_for_small_screens_alone(open_page: Callable[..., Page], site: LocalSite) -> None:
    person = Person(open_page, site, engine=False, settings={"faces": "auto"})
    page = person.page
    expect(page.locator(".diagram .face.large")).to_have_count(0)
    assert page.locator(".diagram .face").count() >= 8
    page.set_viewport_size({"width": 360, "height": 640})
    expect(page.locator(".diagram .face:not(.large)")).to_have_count(0)
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(page.locator(".diagram .face.large")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_felts_are_shown_with_their_names_and_kept(
    open_page: Callable[..., Page], site: LocalSite, language: str
) -> None:
    person = Person(open_page, site, engine=False, settings={"language": language})
    page = person.page
    table = page.locator(".diagram").first
    grounds = []
    for felt in ("petrol", "green", "wine", "slate"):
        page.locator(".top > button").click()
        choice = person.dialog.get_by_role("radio", name=text(language, f"setting-felt-{felt}"), exact=True)
        choice.check()
        expect(page.locator("html")).to_have_attribute("data-felt", felt)
        swatch = person.dialog.locator(f".swatch[data-felt={felt}]")
        painted = "(element) => getComputedStyle(element).backgroundImage"
        grounds.append(table.evaluate(painted))
        assert grounds[-1] == swatch.evaluate(painted), "the swatch shows another felt"
        person.close()
    assert len(set(grounds)) == 4
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-felt", "slate")
    page.emulate_media(color_scheme="dark")
    assert table.evaluate(painted) not in grounds
