"""Rams at the table: whole matches by keyboard and by touch, and what only Rams asks of a person."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.local_site import LocalSite
from tests.browser.person import ENGINE
from tests.browser.rams_person import START, TILE, RamsPerson, all_in, no_exchange, record
from tests.locales import text

PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True}
SCORE = 20
DEALS = 40
"""More than a match takes that begins with so little."""
PLAIN = "HK H9 S7 CK D8"
"""Nothing that forces or shows anything."""


def number(cell: str) -> int:
    return int(cell.replace("\u2212", "-"))


@pytest.mark.parametrize(("players", "touch"), [(3, False), (7, True)])
def test_a_whole_match_in_russian(open_page: Callable[..., Page], site: LocalSite, players: int, touch: bool) -> None:
    person = RamsPerson(open_page, site, language="ru", locale="ru-RU", **(PHONE if touch else {}))
    page = person.page
    person.begin_by_form(players, SCORE, touch=touch)
    code = page.locator(".chip .print").inner_text()
    assert re.fullmatch(r"[0-9A-Z]{5}", code)
    made: set[str] = set()
    for _ in range(DEALS):
        made |= person.take_part(touch=touch)
        expect(person.dialog.locator(".scores thead th")).to_have_count(4)
        if person.dialog.locator(".over").count():
            break
        page.keyboard.press("Enter")
        expect(person.dialog).to_have_count(0)
        person.idle()
    assert {"in", "exchange", "play"} <= made
    said = [text("ru", f"reason-{key}") for key in ("zero", "stopped", "rams", "zero-together")]
    assert any(sentence in person.dialog.inner_text() for sentence in said)
    page.locator("#dialog .content > .buttons button").first.click()
    rows = person.dialog.locator(".sheet tbody tr:not(.notes)")
    totals = [[number(cell) for cell in row.locator(".total").all_inner_texts()] for row in rows.all()]
    assert totals[0] == [SCORE] * players
    assert min(totals[-1]) <= 0
    assert [number(cell) for cell in person.dialog.locator("tfoot b").all_inner_texts()] == totals[-1]
    # Who took no trick has a ring round the number, and a screen reader is told.
    rings = person.dialog.locator(".sheet [data-ring]")
    assert rings.count() == person.dialog.get_by_text(text("ru", "mark-remise-said"), exact=True).count() > 0
    expect(person.dialog).to_contain_text(code)


@pytest.mark.parametrize("touch", [False, True])
def test_an_ace_forces_in(standing: Callable[..., RamsPerson], touch: bool) -> None:
    person = standing(RamsPerson, language="ru", **(PHONE if touch else {}))
    page = person.page
    person.sit_down(record({"A": "HA H9 S7 CK D8", "upcard": "SK"}, players=4))
    passed = page.locator(".moves [data-barred=out]")
    ace = text("ru", "card-name", suit="hearts", rank="ace")
    reason = text("ru", "move-ace-forces-in", card=ace)
    expect(passed).to_have_attribute("aria-disabled", "true")
    expect(passed).to_have_accessible_description(reason)
    if touch:
        # It does not do what it says, and so is no target of an ordinary tap.
        passed.tap(force=True)
    else:
        person.tab_to("[data-barred=out]")
        page.keyboard.press("Enter")
    expect(page.locator(".message[data-kind=refused] span")).to_have_text(reason)
    page.locator(".message .clause").click()
    expect(person.dialog).to_contain_text(text("ru", "clause-rams-declare-3"))
    page.keyboard.press("Escape")
    assert person.moves() == ["in"]


def test_cards_are_exchanged_and_the_match_resumed(standing: Callable[..., RamsPerson]) -> None:
    """In the middle of the exchange, before and after one's own: the same hand, and the new cards still marked."""
    person = standing(RamsPerson, language="ru", pace="2500")
    page = person.page
    person.sit_down(record({"A": PLAIN, "upcard": "SK", "stock": "C9 D9"}, all_in(4), players=4))
    button = page.locator(".moves button")
    expect(button).to_have_text(text("ru", "move-exchange", n=0))
    for card in ("S7", "D8"):
        person.choose_card(card)
    expect(button).to_have_text(text("ru", "move-exchange", n=2))
    page.keyboard.press("Escape")
    expect(page.locator(".hand [aria-pressed=true]")).to_have_count(0)
    expect(button).to_have_text(text("ru", "move-exchange", n=0))
    page.keyboard.press("h")
    expect(page.locator(".message[data-kind=hint]")).to_be_visible(timeout=ENGINE)
    hinted = page.locator(".hand [data-hint]")
    expect(page.locator(".hand [aria-pressed=true]")).to_have_count(hinted.count())
    expect(button).to_have_text(text("ru", "move-exchange", n=hinted.count()))
    page.reload()
    expect(button).to_have_text(text("ru", "move-exchange", n=0), timeout=ENGINE)
    assert set(person.cards) == set(PLAIN.split())
    for card in ("S7", "D8"):
        person.card(card).click()
    button.click()
    hand = {"HK", "H9", "CK", "C9", "D9"}
    expect(page.locator(".hand [data-fresh]")).to_have_count(2)
    page.reload()
    expect(page.locator('.hand [data-fresh][data-card="C9"]')).to_be_visible(timeout=ENGINE)
    assert set(person.cards) == hand
    expect(page.locator('.own .call[data-call="exchanged"]')).to_have_text(text("ru", "call-exchanged", n=2) + "2")
    expect(page.locator('.deck [data-zone="stock"] .left')).to_have_text("13")


@pytest.mark.parametrize("taken", [True, False])
def test_the_dealer_and_the_upcard(standing: Callable[..., RamsPerson], taken: bool) -> None:
    person = standing(RamsPerson, language="ru", pace="2500")
    page = person.page
    person.sit_down(record({"D": PLAIN, "upcard": "SK"}, no_exchange(4), players=4, dealer=0))
    card = text("ru", "card-name", suit="spades", rank="king")
    expect(page.locator('.deck [data-zone="upcard"]').get_by_role("img", name=card)).to_be_visible()
    if taken:
        person.choose_card("D8")
        page.locator('.moves [data-move="upcard D8"]').click()
        expect(page.locator('.hand [data-card="SK"][data-fresh]')).to_be_visible()
        assert set(person.cards) == {"HK", "H9", "S7", "CK", "SK"}
    else:
        page.locator('.moves [data-move="pass"]').click()
        expect(page.locator('.moves [data-move="pass"]')).to_have_count(0)
        assert set(person.cards) == set(PLAIN.split())
    expect(page.locator('.deck [data-zone="upcard"]')).to_have_count(0 if taken else 1)
    expect(page.locator(".fact.strong [data-suit=spades]")).to_be_visible()
    event = "own_took_upcard" if taken else "left_upcard"
    expect(page.locator(f".course [data-event={event}]")).to_have_count(1)


@pytest.mark.parametrize("stops", [True, False])
def test_stop_or_continue_at_nought(standing: Callable[..., RamsPerson], stops: bool) -> None:
    """Two red jacks write off all there is: the match can be won at once, or the deal played on."""
    person = standing(RamsPerson, language="ru")
    page = person.page
    deal = record({"A": "HJ DJ C6 C7 S8", "upcard": "SK"}, all_in(3), players=3, code="russian start_score=5")
    person.sit_down(deal)
    person.do("exchange", touch=False)
    expect(page.locator(".moves button")).to_have_count(2)
    for kind in ("stop", "continue"):
        expect(page.locator(f".moves [data-move={kind}]")).to_contain_text(text("ru", f"move-{kind}-about"))
    expect(page.locator(".own .call[data-call=jacks] .whole")).to_have_text(text("ru", "call-jacks", colour="red"))
    if stops:
        person.do("stop", touch=False)
        expect(person.dialog.locator(".over")).to_be_visible()
        expect(person.dialog.get_by_text(text("ru", "reason-stopped"))).to_have_count(1)
        expect(person.dialog.locator(".places li").first).to_contain_text(text("ru", "name-you"))
    else:
        person.do("continue", touch=False)
        assert person.take_part(touch=False) == {"play"}
        expect(person.dialog.locator(".scores")).to_be_visible()


@pytest.mark.parametrize(("hand", "key"), [("HK HQ HT H9 H7", "flush"), ("HA DA CA SA HK", "rams")])
def test_hands_laid_open(standing: Callable[..., RamsPerson], hand: str, key: str) -> None:
    """The last to go in sees the hand that ends the deal before its result; a screen reader is told of it."""
    person = standing(RamsPerson, language="ru", pace="1200")
    page = person.page
    person.sit_down(record({"B": hand, "upcard": "SK"}, "in, in, in", players=4, dealer=0))
    page.locator(".moves [data-move=in]").click()
    others = 3 if key == "flush" else 1
    expect(page.locator(".showdown .open-hand")).to_have_count(others)
    expect(page.locator(".showdown [role=img]")).to_have_count(others * 5)
    expect(page.locator("#polite")).to_contain_text(text("ru", "card-name", suit="hearts", rank="king"))
    expect(person.dialog.locator(".verdict")).to_be_visible(timeout=ENGINE)
    expect(person.dialog.locator(".over")).to_have_count(1 if key == "rams" else 0)


def test_who_passes_watches(standing: Callable[..., RamsPerson]) -> None:
    person = standing(RamsPerson, language="ru")
    page = person.page
    person.sit_down(record({"A": PLAIN, "B": "HA", "C": "DA", "upcard": "SK"}, players=4))
    page.locator(".moves [data-move=out]").click()
    expect(page.locator(".watches")).to_have_text(text("ru", "watches-out"))
    expect(person.dialog.locator(".verdict")).to_be_visible(timeout=ENGINE)
    page.locator("#dialog .content > .buttons button").first.click()
    expect(person.dialog.locator(".sheet tbody .mark").first).to_have_text(text("ru", "mark-out"))


def test_a_pack_too_small_for_seven_is_refused_where_it_is_chosen(
    open_page: Callable[..., Page], site: LocalSite
) -> None:
    page = RamsPerson(open_page, site).page
    page.locator("#players-rams").select_option("7")
    page.locator(f"{TILE} .rules > details > summary").click()
    expect(page.locator(START)).to_have_value("100")
    pack = page.locator("[id=option-rams-pack_size]")
    pack.select_option("36")
    page.locator(f"{TILE} .words > .buttons .main").click()
    fault = page.locator(f"{TILE} .fault")
    expect(fault).to_have_text(text("en", "rams-options-contradiction"), timeout=ENGINE)
    expect(pack).to_be_focused()
