"""Where something does not come (the script, texts, the network, the engine's answer), a true sentence and a way on."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.guard import guard_of
from tests.browser.local_site import LocalSite
from tests.browser.person import CORNER, ENGINE, TILE, Person
from tests.browser.test_resume import seen


def test_a_page_whose_script_does_not_come(open_page: Callable[..., Page], site: LocalSite) -> None:
    page = open_page(site, None)
    guard_of(page).allow("Failed to load resource")
    page.context.route("**/js/app.js", lambda route: route.abort())
    page.goto("/")
    for words in ("reload the page", "lade die Seite neu", "обновите страницу"):
        expect(page.get_by_text(words)).to_be_visible()
    page.context.unroute("**/js/app.js")
    page.reload()
    expect(page.locator(TILE)).to_be_visible()
    expect(page.get_by_text("обновите страницу")).to_be_hidden()


def test_back_leaves_a_table_that_has_no_match(open_page: Callable[..., Page], site: LocalSite) -> None:
    page = open_page(site, "/probe.html")
    before = page.evaluate("() => history.length")
    page.goto("/#kalter_schlag")
    expect(page.locator(TILE)).to_be_visible()
    # Browsers may skip an entry that no one asked for, so they are counted too.
    assert page.evaluate("() => history.length") == before + 1
    page.go_back()
    expect(page).to_have_url(f"{site.address}/probe.html")


def test_the_last_language_asked_for_counts(open_page: Callable[..., Page], site: LocalSite) -> None:
    page = Person(open_page, site, engine=False).page
    held: list[Route] = []
    page.route("**/texts/de.ftl", lambda route: held.append(route))
    for name in ("DE", "RU"):
        page.locator(".languages").get_by_text(name, exact=True).click()
    expect(page.locator("h1")).to_have_text("Карточные игры для тихого вечера")
    with page.expect_response("**/texts/de.ftl"):
        held[0].continue_()
    page.evaluate("() => new Promise((done) => setTimeout(done, 100))")
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    expect(page.locator("h1")).to_have_text("Карточные игры для тихого вечера")


def test_a_language_that_does_not_come(open_page: Callable[..., Page], site: LocalSite) -> None:
    page = Person(open_page, site, engine=False).page
    guard_of(page).allow("Failed to load resource")
    page.route("**/texts/de.ftl", lambda route: route.abort())
    page.locator(".languages").get_by_text("DE", exact=True).click()
    expect(page.locator(".notice")).to_contain_text("texts of this language")
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_a_first_visit_that_could_not_be_stored(
    open_page: Callable[..., Page], make_site: Callable[..., LocalSite]
) -> None:
    site = make_site()
    worker = site.folder / "sw.js"
    text = worker.read_text(encoding="utf-8")
    worker.unlink()
    page = open_page(site, None, locale="en-GB")
    guard_of(page).allow("sw.js|Failed to load resource|bad HTTP response")
    page.goto("/")
    expect(page.locator(".foot")).to_contain_text("Not yet stored for playing offline", timeout=ENGINE)
    site.add("sw.js", text)
    page.evaluate("() => { dispatchEvent(new Event('online')); }")
    expect(page.locator(".foot")).to_contain_text(site.version, timeout=ENGINE)


@pytest.mark.parametrize("way", ["again", "home"])
def test_an_engine_that_falls_silent(open_page: Callable[..., Page], site: LocalSite, way: str) -> None:
    person = Person(open_page, site)
    person.begin()
    person.play()
    before = seen(person)
    page = person.page
    page.clock.install()
    page.workers[0].evaluate("() => { self.close(); }")
    person.card(person.playable()[0]).click(position=CORNER)
    page.clock.fast_forward(19_000)
    expect(page.locator(".broken")).to_have_count(0)
    page.clock.fast_forward(2_000)
    expect(page.locator(".broken")).to_be_visible()
    page.clock.resume()
    if way == "again":
        page.get_by_role("button", name="Start again").click()
    else:
        page.get_by_role("button", name="Home screen").click()
        page.get_by_role("button", name="Resume").click()
    expect(page.locator(".broken")).to_have_count(0, timeout=ENGINE)
    person.wait_for_turn()
    assert seen(person) == before
    person.play()


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
