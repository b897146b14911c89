"""Nothing that was played is lost: in two tabs, on leaving, with a new match, with a store that is broken or silent."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import vorhand
from tests.browser.kept import keep, kept, saved
from tests.browser.local_site import LocalSite
from tests.browser.person import CORNER, ENGINE, TILE, Person, hold
from tests.browser.test_resume import seen
from vorhand.match import Match

PERSON_CHOOSES, BOT_CHOOSES = 6, 3
"""Seeds of matches of one deal in which the person, or Otto, loses alone if everybody plays the first legal card."""
ELSEWHERE = "continued in another tab"
OCCUPY = """() => new Promise((resolve) => {
  const open = indexedDB.open('keyval-store');
  open.onsuccess = () => {
    const transaction = open.result.transaction('keyval', 'readwrite');
    const again = () => {
      if (window.free) return;
      transaction.objectStore('keyval').get('nothing').onsuccess = again;
      resolve();
    };
    again();
  };
})"""
"""Holds the store, so that nobody else can write until the tab says `free`."""


def finished(seed: int) -> str:
    """A match that is over, in which the loser says who deals first in the next one."""
    game = vorhand.game("kalter_schlag")
    options = game.presets["hamburg"].with_values({"limit": 100, "next_first_dealer": "loser_chooses"})
    match = Match.new(game, preset="hamburg", options=options, seed=seed, first_dealer=0)
    while not match.over:
        match = match.play(next(iter(match.state.legal_moves)))
    return str(match.record(("person", "club", "club", "club")))


@pytest.fixture
def home(open_page: Callable[..., Page], site: LocalSite) -> Page:
    """The home screen, with an engine that never comes."""
    page = open_page(site, None, locale="en-GB")
    page.context.route("**/*.wasm", hold)
    page.goto("/")
    expect(page.locator(TILE)).to_be_visible()
    return page


def reopen(page: Page) -> None:
    page.reload()
    expect(page.locator(TILE)).to_be_visible()


@pytest.mark.parametrize("channel", [True, False])
def test_a_stale_tab_does_not_save_over_a_newer_match(
    open_page: Callable[..., Page], site: LocalSite, channel: bool
) -> None:
    person = Person(open_page, site, scripts=[] if channel else ["delete globalThis.BroadcastChannel;"])
    person.begin()
    person.play()
    first = person.page
    second = first.context.new_page()
    person.page = second
    second.goto(f"{site.address}/#kalter_schlag")
    person.wait_for_turn()
    person.play()
    newer, record = seen(person), kept(second, "match")["record"]
    if not channel:
        first.locator(".hand [data-card]:not([aria-disabled])").first.click(position=CORNER)
    expect(first.locator(".notice")).to_contain_text(ELSEWHERE)
    assert kept(second, "match")["record"] == record
    first.get_by_role("button", name="Resume").click()
    person.page = first
    person.wait_for_turn()
    assert seen(person) == newer
    if channel:
        expect(second.locator(".notice")).to_contain_text(ELSEWHERE)


def test_what_is_on_the_table_has_been_kept(open_page: Callable[..., Page], site: LocalSite) -> None:
    """A card leaves the hand when it is kept, and not before: a page closed at that moment loses nothing seen."""
    person = Person(open_page, site)
    person.begin()
    page, card = person.page, person.playable()[0]
    other = page.context.new_page()
    other.goto(f"{site.address}/probe.html")
    other.evaluate(OCCUPY)
    person.card(card).click(position=CORNER)
    person.settle()
    expect(person.card(card)).to_be_visible()
    other.evaluate("() => { window.free = true; }")
    expect(person.card(card)).to_have_count(0)
    assert card in kept(page, "match")["record"].splitlines()
    page.reload()
    person.wait_until_idle()
    expect(person.card(card)).to_have_count(0)


def test_a_card_played_on_leaving_is_played(open_page: Callable[..., Page], site: LocalSite) -> None:
    person = Person(open_page, site)
    person.begin()
    card = person.playable()[0]
    script = """(card) => {
      document.querySelector(`.hand [data-card="${card}"]`).click();
      document.querySelector('.head button').click();
    }"""
    person.page.evaluate(script, card)
    person.page.get_by_role("button", name="Resume").click()
    person.wait_until_idle()
    expect(person.card(card)).to_have_count(0)
    assert len(person.cards) < 8


def test_an_unplayed_match_does_not_push_out_a_played_one(open_page: Callable[..., Page], site: LocalSite) -> None:
    person = Person(open_page, site)
    person.begin()
    person.play()
    before = seen(person)
    page = person.page
    for _ in range(2):
        page.get_by_role("button", name="Menu").click()
        person.dialog.get_by_role("button", name="New match").click()
        expect(page.locator(".hand [data-card]")).to_have_count(8, timeout=ENGINE)
        person.wait_for_turn()
    page.get_by_role("button", name="Home screen").click()
    page.get_by_role("button", name="Bring back the previous match").click()
    person.wait_for_turn()
    assert seen(person) == before


def test_a_new_match_that_never_came_replaces_nothing(home: Page) -> None:
    now, before = saved("one", deal=3), saved("two", deal=5)
    keep(home, "match", now)
    keep(home, "previous", before)
    reopen(home)
    home.locator(TILE).get_by_role("button", name="New match").click()
    home.get_by_role("button", name="Home screen").click()
    expect(home.get_by_role("button", name="Resume")).to_contain_text("Deal 3")
    assert (kept(home, "match"), kept(home, "previous")) == (now, before)


def test_bringing_back_twice_swaps_once(home: Page) -> None:
    keep(home, "match", saved("one"))
    keep(home, "previous", saved("two"))
    reopen(home)
    home.locator(".tile .link").evaluate("(link) => { link.click(); link.click(); }")
    # Who leaves before the match is taken up leaves everything as it was.
    for _ in range(100):
        if kept(home, "match")["record"] == "two":
            break
        home.wait_for_timeout(20)
    home.get_by_role("button", name="Home screen").click()
    expect(home.get_by_role("button", name="Resume")).to_be_visible()
    assert [kept(home, place)["record"] for place in ("match", "previous")] == ["two", "one"]


@pytest.mark.parametrize("place", ["match", "previous", "damaged"])
def test_what_is_no_match_is_damaged(home: Page, place: str) -> None:
    text = home.locator(".damaged textarea")
    for value, raw in [
        ("garbage", "garbage"),
        (5, "5"),
        ({}, "{}"),
        ({"record": "x"}, "x"),
        (saved("y", totals=None), "y"),
        (saved("z", totals=["1"]), "z"),
        (saved("w", deal="2"), "w"),
    ]:
        keep(home, place, value)
        reopen(home)
        assert raw in text.input_value()
        expect(home.get_by_role("button", name=re.compile("Resume|Bring back"))).to_have_count(0)
        home.get_by_role("button", name="Discard the text").click()
        expect(text).to_have_count(0)


def test_a_store_that_never_answers(open_page: Callable[..., Page], site: LocalSite) -> None:
    page = open_page(site, None, locale="en-GB")
    page.context.add_init_script("IDBFactory.prototype.open = () => ({});")
    page.goto("/")
    expect(page.locator(".foot")).to_contain_text("This browser keeps nothing here")
    page.locator(TILE).get_by_role("button", name="New match").click()
    expect(page.locator(".hand [data-card]").first).to_be_visible(timeout=ENGINE)
    page.get_by_role("button", name="Home screen").click()
    expect(page.get_by_role("button", name="Resume")).to_be_visible()


def over_at_home(open_page: Callable[..., Page], site: LocalSite, seed: int) -> Person:
    """A person at home whose match is over and was seen to be so."""
    person = Person(open_page, site)
    person.set(pace="0")
    keep(person.page, "match", saved(finished(seed)))
    person.go_home()
    person.page.get_by_role("button", name="Resume").click()
    expect(person.page.get_by_role("button", name="Result")).to_be_visible(timeout=ENGINE)
    return person


def first_dealer(person: Person) -> int:
    """Who deals in the match that is kept, once it is a new one."""
    expect(person.page.locator(".facts")).to_contain_text("Deal 1")
    person.wait_for_turn()
    found = re.search(r"^dealer (\d)$", kept(person.page, "match")["record"], re.MULTILINE)
    assert found
    return int(found[1])


@pytest.mark.parametrize("way", ["menu", "home"])
def test_the_loser_is_asked_who_deals_before_a_new_match(
    open_page: Callable[..., Page], site: LocalSite, way: str
) -> None:
    person = over_at_home(open_page, site, PERSON_CHOOSES)
    page = person.page
    if way == "menu":
        page.get_by_role("button", name="Menu").click()
        person.dialog.get_by_role("button", name="New match").click()
    else:
        page.get_by_role("button", name="Home screen").click()
        page.locator(TILE).get_by_role("button", name="New match").click()
    person.dialog.locator(".over").get_by_label("Otto").check(timeout=ENGINE)
    person.dialog.get_by_role("button", name="Another match").click()
    assert first_dealer(person) == 2
    page.locator(".chip").click()
    # By the menu the rules are those of the match before; from home, those of the form.
    expect(person.dialog.get_by_text("Limit: 100")).to_have_count(1 if way == "menu" else 0)


def test_a_bot_that_chose_the_dealer_is_heard(open_page: Callable[..., Page], site: LocalSite) -> None:
    person = over_at_home(open_page, site, BOT_CHOOSES)
    page = person.page
    page.get_by_role("button", name="Home screen").click()
    # Two seats: the lot falls on one seat only.
    match = kept(page, "match")
    assert match["next_dealer"]["chooser"] == 2
    for dealer in (1, 2):
        keep(page, "match", match | {"next_dealer": match["next_dealer"] | {"dealer": dealer}})
        reopen(page)
        page.locator(TILE).get_by_role("button", name="New match").click()
        expect(page.locator(".hand [data-card]").first).to_be_visible(timeout=ENGINE)
        assert first_dealer(person) == dealer
        page.get_by_role("button", name="Home screen").click()
