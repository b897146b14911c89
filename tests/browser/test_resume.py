"""A match survives a reload, a killed tab and a failed engine; a damaged save and a lack of storage have a way on."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.guard import guard_of
from tests.browser.local_site import LocalSite
from tests.browser.person import ENGINE, TILE, Person

DAMAGE = """() => new Promise((resolve, reject) => {
  const open = indexedDB.open('keyval-store');
  open.onerror = reject;
  open.onsuccess = () => {
    const entries = open.result.transaction('keyval', 'readwrite').objectStore('keyval');
    const got = entries.get('match/kalter_schlag');
    got.onsuccess = () => {
      const kept = { ...got.result, record: got.result.record.replace('pack', 'pakc') };
      entries.put(kept, 'match/kalter_schlag').onsuccess = resolve;
    };
  };
})"""
NO_STORAGE = """
  const refuse = () => { throw new DOMException('denied', 'SecurityError'); };
  Object.defineProperty(window, 'indexedDB', { get: refuse });
  Object.defineProperty(window, 'localStorage', { get: refuse });
"""


def seen(person: Person) -> tuple[list[str], ...]:
    """What lies on the table: the hand, the trick, the players' signs, the calls, and the course of the deal."""
    page = person.page
    trick = [str(card.get_attribute("aria-label")) for card in page.locator(".trick [role=img]").all()]
    signs, calls, course = (page.locator(each).all_inner_texts() for each in (".signs", ".call", ".course li"))
    assert course
    return person.cards, trick, signs, calls, course


def test_reload_in_mid_deal(open_page: Callable[..., Page], site: LocalSite) -> None:
    person = Person(open_page, site)
    person.begin()
    person.page.locator("[data-move=double]").click()
    for _ in range(3):
        person.play()
    before = seen(person)
    person.page.reload()
    person.wait_for_turn()
    assert seen(person) == before
    person.play_deal()
    expect(person.dialog.locator(".scores")).to_be_visible()
    person.page.reload()
    expect(person.page.get_by_role("button", name="Result")).to_be_visible(timeout=ENGINE)


def test_a_killed_tab(open_page: Callable[..., Page], site: LocalSite) -> None:
    person = Person(open_page, site)
    person.begin()
    person.play()
    before = seen(person)
    context = person.page.context
    person.page.close(run_before_unload=False)
    person.page = context.new_page()
    person.page.goto(site.address)
    resume = person.page.get_by_role("button", name="Resume")
    expect(resume).to_contain_text("Deal 1")
    resume.click()
    person.wait_for_turn()
    assert seen(person) == before


def test_home_and_back_and_the_match_before(open_page: Callable[..., Page], site: LocalSite) -> None:
    person = Person(open_page, site)
    person.begin()
    person.play()
    before = seen(person)
    page = person.page
    page.go_back()
    expect(page.get_by_role("button", name="Resume")).to_be_visible()
    page.locator(TILE).get_by_role("button", name="New match").click()
    person.wait_for_turn()
    assert len(person.cards) == 8
    page.get_by_role("button", name="Home screen").click()
    page.get_by_role("button", name="Bring back the previous match").click()
    person.wait_for_turn()
    assert seen(person) == before


def test_a_damaged_save(open_page: Callable[..., Page], site: LocalSite) -> None:
    person = Person(open_page, site)
    person.begin()
    page = person.page
    page.get_by_role("button", name="Home screen").click()
    page.evaluate(DAMAGE)
    page.reload()
    page.get_by_role("button", name="Resume").click()
    expect(page.locator(".notice")).to_contain_text("should say “pack”", timeout=ENGINE)
    damaged = page.locator(".damaged")
    expect(damaged).to_contain_text("can no longer be read")
    assert "pakc" in damaged.locator("textarea").input_value()
    with page.expect_download() as download:
        damaged.get_by_role("button", name="Download the text").click()
    assert "pakc" in download.value.path().read_text(encoding="utf-8")
    expect(page.get_by_role("button", name="Resume")).to_have_count(0)
    page.locator(TILE).get_by_role("button", name="New match").click()
    person.wait_for_turn()
    page.get_by_role("button", name="Home screen").click()
    page.get_by_role("button", name="Discard the text").click()
    expect(damaged).to_have_count(0)


def test_without_storage(open_page: Callable[..., Page], site: LocalSite) -> None:
    page = open_page(site, None, locale="en-GB")
    page.context.add_init_script(NO_STORAGE)
    page.goto("/")
    expect(page.locator(".foot")).to_contain_text("This browser keeps nothing here")
    page.locator(TILE).get_by_role("button", name="New match").click()
    expect(page.locator(".hand [data-card]").first).to_be_visible(timeout=ENGINE)
    page.get_by_role("button", name="Home screen").click()
    expect(page.get_by_role("button", name="Resume")).to_be_visible()


def test_an_engine_that_does_not_come(open_page: Callable[..., Page], site: LocalSite) -> None:
    """A sentence and another try, on the home screen and at the table; what was asked for then happens."""
    page = open_page(site, None, locale="en-GB")
    guard_of(page).allow("Failed to load resource")
    page.context.route("**/*.wasm", lambda route: route.abort())
    page.goto("/")
    expect(page.locator(".foot .boot")).to_contain_text("could not be loaded", timeout=ENGINE)
    page.locator(TILE).get_by_role("button", name="New match").click()
    expect(page.locator(".table .boot")).to_contain_text("could not be loaded", timeout=ENGINE)
    page.context.unroute("**/*.wasm")
    page.get_by_role("button", name="Start again").click()
    expect(page.locator(".hand [data-card]").first).to_be_visible(timeout=ENGINE)


def test_an_engine_that_breaks_in_mid_deal(open_page: Callable[..., Page], site: LocalSite) -> None:
    person = Person(open_page, site)
    person.begin()
    person.play()
    before = seen(person)
    page = person.page
    guard_of(page).allow("broken on purpose")
    page.workers[0].evaluate("() => { setTimeout(() => { throw new Error('broken on purpose'); }); }")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".broken")).to_be_visible()
    page.get_by_role("button", name="Start again").click()
    expect(page.locator(".broken")).to_have_count(0, timeout=ENGINE)
    assert seen(person) == before
    person.play()
