"""Cards that move: what flies, that nobody waits for it, and that it can be switched off."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.local_site import LocalSite
from tests.browser.person import CORNER, Person
from tests.browser.rams_person import RamsPerson, all_in
from tests.browser.rams_person import record as rams_record
from tests.browser.skat_person import GOOD, WON, SkatPerson, record

COUNTED = """
window.flights = [];
window.still = false;
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
    const flight = animate.call(this, frames, timing);
    if (this.closest('.flights')) {
        const face = this.querySelector('.face');
        window.flights.push({ back: face.classList.contains('back'), time: flight.effect.getTiming().duration });
    }
    if (window.still) flight.pause();
    return flight;
};
"""
"""A script for a page that counts what flies; `still` holds it in the air."""
FLOWN = "() => window.flights.splice(0)"
IN_THE_AIR = ".flights .card"
LIVELY = {"reduced_motion": "no-preference"}


@pytest.fixture
def person(open_page: Callable[..., Page], site: LocalSite) -> Person:
    return Person(open_page, site, scripts=[COUNTED], **LIVELY)


def flown(person: Person) -> list[dict[str, object]]:
    """What has set out since this was asked last."""
    return list(person.page.evaluate(FLOWN))


def test_the_deal_a_card_and_the_trick(person: Person) -> None:
    """Each hand comes card by card, each card from its player, the trick goes to its winner; none takes longer than 250
    ms; and afterwards nothing is left."""
    page = person.page
    person.begin(pace="200")
    expect(page.locator(IN_THE_AIR)).to_have_count(0)
    flights = flown(person)
    before = page.locator(".trick li").count()
    assert len(flights) == 8 + before
    person.play()
    expect(page.locator(IN_THE_AIR)).to_have_count(0)
    flights += flown(person)
    in_next = page.locator(".trick[data-taken] li").count() == 0 and page.locator(".trick li").count()
    others = 4 if in_next else 0
    assert len(flights) >= 8 + 4 + others, "the hand, the trick, and its way to the winner if somebody has led again"
    assert not any(flight["back"] for flight in flights), "no card is hidden here"
    assert all(150 <= float(str(flight["time"])) <= 250 for flight in flights)


def test_nobody_waits_and_a_key_ends_it(person: Person) -> None:
    """While cards are held in the air those of the hand can be played, and any key puts everything in its place."""
    page = person.page
    person.set(pace="0")
    page.evaluate("() => { window.still = true; }")
    page.locator('.tile[data-game="kalter_schlag"]').get_by_role("button", name="New match").click()
    person.wait_for_turn()
    assert page.locator(IN_THE_AIR).count() >= 8
    chosen = person.playable()[0]
    person.card(chosen).click(position=CORNER)
    expect(person.card(chosen)).to_have_count(0)
    person.wait_until_idle()
    assert page.locator(IN_THE_AIR).count(), "the last card that was played"
    page.keyboard.press("Shift")
    expect(page.locator(IN_THE_AIR)).to_have_count(0)
    opacity = page.locator(".trick li .card").last.evaluate("(card) => getComputedStyle(card).opacity")
    assert opacity == "1"


def test_the_skat_is_taken_and_laid_away(open_page: Callable[..., Page], site: LocalSite) -> None:
    """Two cards come to the hand, and two go from it; where another takes the skat, two backs."""
    person = SkatPerson(open_page, site, scripts=[COUNTED], **LIVELY)
    person.load(record({"F": GOOD}, WON))
    flown(person)
    person.press("take")
    flights = flown(person)
    assert [flight["back"] for flight in flights] == [False, False]
    person.discard("D7", "D8")
    flights = flown(person)
    assert [flight["back"] for flight in flights] == [False, False]


def test_an_exchange(open_page: Callable[..., Page], site: LocalSite) -> None:
    """As many cards go to the stock as come from it; of the others one sees the backs."""
    person = RamsPerson(open_page, site, scripts=[COUNTED], pace="200", **LIVELY)
    person.sit_down(rams_record({"A": "HA H9 S7 CK D8", "upcard": "SQ"}, all_in(3), players=3))
    flown(person)
    for card in ("S7", "D8"):
        person.card(card).click()
    person.page.locator(".moves .main").click()
    expect(person.page.locator('.seat[data-seat="2"] [data-call=exchanged]')).to_have_count(1, timeout=60_000)
    flights = flown(person)
    own = [flight for flight in flights if not flight["back"]]
    assert len(own) == 4
    calls = person.page.locator(".opponents [data-call=exchanged]").all_inner_texts()
    counted = sum(int("".join(filter(str.isdigit, call))[:1] or 0) for call in calls)
    assert len(flights) - len(own) == 2 * counted


@pytest.mark.parametrize("how", ["the system", "the setting"])
def test_nothing_moves_where_it_is_not_wanted(open_page: Callable[..., Page], site: LocalSite, how: str) -> None:
    options = {} if how == "the system" else LIVELY
    person = Person(open_page, site, scripts=[COUNTED], **options)
    if how == "the setting":
        person.page.get_by_role("button", name="Settings").click()
        person.dialog.get_by_label("Cards move").uncheck()
        person.close()
    person.begin()
    person.play()
    assert flown(person) == []
