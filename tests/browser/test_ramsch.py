"""Ramsch at the table by keyboard and by mouse: pushed, passed on, played; a Grand Hand instead; after all passed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import CORNER
from tests.browser.skat_person import SkatPerson, record
from tests.locales import LANGUAGES, text

HANDS = {
    "F": "HJ CA CT C8 H9 H7 DA D9 D8 D7",
    "M": "SJ C9 S9 S7 SQ HK HT H8 DK DT",
    "R": "DJ CK CQ C7 SA SK S8 HA HQ DQ",
    "skat": "CJ ST",
}
"""A jack in every hand, and nothing that anybody would bid on or play a Grand with."""
NO_GRAND = "pass, pass, pass"
PUSHING = {"rules": "schieberamsch", "game": "ramsch", "level": "beginner"}
LOST = ("ramsch-lost", "ramsch-march", "ramsch-even")


def beginning(language: str) -> list[str]:
    """How the verdict on a Ramsch begins, whoever has lost."""
    said = (text(language, f"reason-{key}", players="@", player="@", self="no", n=1, count=1) for key in LOST)
    return [sentence.partition("@")[0] for sentence in said]


def lost(person: SkatPerson, language: str, *laid: str) -> None:
    """The result is that of a Ramsch, with all it was made of."""
    verdict = person.dialog.locator(".verdict").inner_text()
    assert any(verdict.startswith(begun) for begun in beginning(language)), verdict
    points = person.dialog.locator(".scores tbody td:nth-child(2)").all_inner_texts()
    assert sum(map(int, points)) == 120
    for key in laid:
        expect(person.dialog.locator(".hands dt").get_by_text(text(language, f"laid-{key}"))).to_have_count(1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_taken_up_and_passed_on_by_keyboard(standing: Callable[..., SkatPerson], language: str) -> None:
    person = standing(SkatPerson, language=language)
    page = person.page
    person.load(record(HANDS, **PUSHING))
    assert person.moves() == ["grand_hand", "pass"]
    person.press("pass")
    assert sorted(person.moves()) == ["push", "take"]
    expect(page.locator(".facts")).to_contain_text(text(language, "fact-ramsch"))
    person.press("take")
    assert len(person.cards) == 12
    confirm = page.locator(".moves button")
    expect(confirm).to_contain_text(text(language, "move-discard-pass-on"))
    person.choose_card("HJ")
    jack = text(language, "card-name", suit="hearts", rank="jack")
    expect(page.locator(".message[data-kind=refused]")).to_contain_text(text(language, "move-push-jack", card=jack))
    expect(page.locator(".message .clause")).to_be_visible()
    assert len(person.cards) == 12
    person.discard("CA", "DA")
    told = page.locator(".course [data-event=own_passed_on]")
    expect(told).to_contain_text(text(language, "card-name", suit="clubs", rank="ace"))
    expect(told).to_contain_text(text(language, "card-name", suit="diamonds", rank="ace"))
    assert len(person.cards) == 10
    person.play_on()
    lost(person, language, "skat", "forehand")
    row = person.open_sheet()
    assert len(row) == 5 + 3
    assert sum("\u2212" in cell for cell in row[5:]) in (1, 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_pushed_on_unseen_by_mouse(standing: Callable[..., SkatPerson], language: str) -> None:
    """The person pushes first, so the deal counts twice; what was pushed stands at the seat and in the head."""
    person = standing(SkatPerson, language=language)
    page = person.page
    person.load(record(HANDS, NO_GRAND, **PUSHING))
    button = page.locator(".moves [data-move=push]")
    expect(button).to_contain_text(text(language, "note-push", factor=2))
    before = person.happened()
    button.click()
    person.asked(after=before)
    assert text(language, "fact-pushes", n=1, factor=2)[:4] in page.locator(".facts").inner_text()
    expect(page.locator(".own .call").get_by_text(text(language, "call-pushed"))).to_have_count(1)
    expect(page.locator(".laid")).to_have_count(0)
    while not person.dialog.count():
        before = person.happened()
        page.locator(".hand [data-card]:not([aria-disabled])").first.click(position=CORNER)
        person.asked(after=before)
    lost(person, language, "skat")
    assert "2" in person.dialog.locator(".derivation").inner_text()
    page.locator("#dialog .content > .buttons button").first.click()
    expect(person.dialog).to_have_attribute("data-name", "sheet")


def test_rearhand_lays_away_what_was_pushed_twice(standing: Callable[..., SkatPerson]) -> None:
    person = standing(SkatPerson)
    page = person.page
    person.load(record(HANDS | {"R": HANDS["F"], "F": HANDS["R"]}, f"{NO_GRAND}\npush, push", dealer=0, **PUSHING))
    expect(page.locator(".fact.strong .whole").get_by_text("×4")).to_have_count(1)
    expect(page.locator(".opponents .call")).to_have_text(["pushed", "pushed"])
    person.press("take")
    expect(page.locator(".moves button")).to_contain_text(text("en", "move-discard-pass-on-rearhand"))
    assert set(person.cards) >= {"CJ", "ST"}


def test_a_grand_hand_is_announced_instead(standing: Callable[..., SkatPerson]) -> None:
    """The picker has the one game, and its levels."""
    person = standing(SkatPerson)
    person.load(record({"F": "CJ SJ HJ DJ CA CT CK CQ C9 C8"}, **PUSHING))
    person.press("grand_hand")
    games = person.page.locator(".picker [data-game]")
    expect(games).to_have_count(1)
    expect(games).to_have_attribute("data-game", "grand")
    person.declare("grand")
    person.play_on()
    expect(person.dialog.locator(".verdict")).to_contain_text("Grand")
    expect(person.dialog).to_contain_text(text("en", "note-grand-hand"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_pass_and_a_ramsch_follows(standing: Callable[..., SkatPerson], language: str) -> None:
    """In Skat the row of a Ramsch has no base value and no bid: its remarks stand there in one cell."""
    person = standing(SkatPerson, language=language)
    person.load(record(HANDS, rules="altenburg when_all_pass=ramsch", level="beginner"))
    while "pass" in person.moves():
        person.press("pass")
    expect(person.page.locator(".facts")).to_contain_text(text(language, "fact-ramsch"))
    person.play_on()
    verdict = person.dialog.locator(".verdict").inner_text()
    assert any(verdict.startswith(begun) for begun in beginning(language)), verdict
    person.open_sheet()
    expect(person.dialog.locator(".list tbody .remark")).to_contain_text(text(language, "note-ramsch"))
