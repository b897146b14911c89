"""Skat at the table by keyboard alone, in each language: five deals, each from its first word to the score sheet."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import ENGINE
from tests.browser.skat_person import SkatPerson, record
from tests.locales import LANGUAGES, text

TRUMPS = "CJ SJ HJ DJ CA CT CK CQ C9 C8"
"""Every trick in clubs, and in Grand whoever leads."""
LOW = "C9 C8 C7 S9 S8 S7 H8 H7 D8 D7"
"""No trick in Null."""
POOR = {"M": "CT CQ C9 ST SQ S9 HK HQ H8 DK", "R": "CK C8 SK S8 S7 HT H9 DT D9 DQ"}
"""Nothing that anybody would play alone with."""


def verdict(person: SkatPerson, language: str, reason: str, **params: object) -> None:
    """The result says why, about the person."""
    said = text(language, f"reason-{reason}", player=text(language, "name-you"), self="yes", **params)
    expect(person.dialog.locator(".verdict")).to_have_text(said)


def contract(language: str, game: str, *levels: str) -> dict[str, str]:
    """The words of a contract, as a sentence takes them."""
    words = text(language, "level-joint").join(text(language, "level-word", level=level) for level in levels)
    return {"game": text(language, "contract-game", game=game), "levels": f" {words}" if words else ""}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_suit_game(standing: Callable[..., SkatPerson], language: str) -> None:
    person = standing(SkatPerson, language=language)
    person.load(record({"F": TRUMPS, "skat": "HA SA"}, level="beginner"))
    person.answer_until_soloist()
    person.press("take")
    assert len(person.cards) == 12
    person.discard("HA", "SA")
    person.declare("clubs")
    person.play_on()
    verdict(person, language, "won", n=120, **contract(language, "clubs"))
    chain = ("with", {"n": 10}), ("game", {"multiplier": 11}), ("schneider", {"multiplier": 12})
    chain += ("schwarz", {"multiplier": 13}), ("times", {"base": 12, "value": 156})
    said = ", ".join(text(language, f"chain-{key}", **params) for key, params in chain)
    expect(person.dialog.locator(".chain")).to_have_text(said)
    person.open_sheet()
    expect(person.dialog.locator(".list tbody tr .player[data-hit]")).to_have_text("156")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_grand_from_the_hand(standing: Callable[..., SkatPerson], language: str) -> None:
    person = standing(SkatPerson, language=language)
    person.load(record({"F": TRUMPS, "skat": "HA SA"}, level="beginner"))
    person.answer_until_soloist()
    person.press("hand")
    # Schwarz implies schneider: one tick makes both.
    person.declare("grand", "schwarz")
    person.play_on()
    verdict(person, language, "won", n=120, **contract(language, "grand", "hand", "schneider", "schwarz"))
    # With 4, game, hand, schneider, schwarz, both announced: 10 times 24.
    person.open_sheet()
    expect(person.dialog.locator(".list tbody tr .player[data-hit]")).to_contain_text("240")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_null_ouvert(standing: Callable[..., SkatPerson], language: str) -> None:
    """The person, middlehand, bids so high at once that nobody holds; this table pays 198 for Null ouvert."""
    person = standing(SkatPerson, language=language)
    person.load(
        record({"M": LOW, "skat": "CA SA"}, dealer=1, rules="altenburg null=192 null_ouvert=198", level="beginner")
    )
    person.aim(192)
    person.press("take")
    person.discard("CA", "SA")
    person.declare("null", "ouvert")
    person.play_on()
    verdict(person, language, "null-won", **contract(language, "null", "ouvert"))
    person.open_sheet()
    expect(person.dialog.locator(".list tbody tr .player[data-hit]")).to_contain_text("198")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deal_that_is_passed_in(standing: Callable[..., SkatPerson], language: str) -> None:
    person = standing(SkatPerson, language=language)
    person.load(record(POOR, dealer=2, level="beginner"))
    while not person.dialog.count():
        person.press("pass")
    verdict(person, language, "passed-in")
    assert text(language, "note-passed-in") in person.open_sheet()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_lost_by_an_overbid(standing: Callable[..., SkatPerson], language: str) -> None:
    person = standing(SkatPerson, language=language)
    person.load(record({"M": TRUMPS, "skat": "HA SA"}, dealer=1, level="beginner"))
    person.aim(168)
    person.press("take")
    person.discard("HA", "SA")
    person.declare("clubs")
    person.play_on()
    # With 10, game, schneider, schwarz: 13 times 12 is below 168, which 14 times 12 reaches; a lost game counts twice.
    verdict(person, language, "overbid", n=120, bid=168, **contract(language, "clubs"))
    person.open_sheet()
    expect(person.dialog.locator(".list tbody tr .player[data-hit]")).to_contain_text("\u2212336")


def test_who_sits_out_watches_to_the_result(standing: Callable[..., SkatPerson]) -> None:
    """The dealer of four has no cards, is told so, and needs to do nothing until the deal is over."""
    person = standing(SkatPerson)
    page = person.page
    person.load(record({"F": "CJ SJ HJ DJ CA CT CK CQ C9 C8"}, players=4, dealer=0), players=4)
    expect(person.dialog.locator(".verdict")).to_be_visible(timeout=ENGINE)
    page.keyboard.press("Escape")
    expect(page.locator(".watches")).to_have_text(text("en", "watches"))
