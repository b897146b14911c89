"""How strong the opponents are: chosen for all of them or for each, kept, played and told."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.kept import ENTRY, kept
from tests.browser.local_site import LocalSite
from tests.browser.person import ENGINE, Person
from tests.locales import text

LEVELS = ["beginner", "casual", "club", "master"]
STRENGTH = "#level-kalter_schlag"


def levels_of(page: Page) -> list[str]:
    """Who sits where, as the record of the kept match has it."""
    found = re.search(r"^seats (.*)$", kept(page, "match")["record"], re.M)
    assert found
    return found[1].split()


def opponent(page: Page, place: int, *, game: str = "kalter_schlag") -> Locator:
    return page.locator(f"#level-{game}-{place}")


def choose_each(page: Page, *levels: str, game: str = "kalter_schlag") -> None:
    page.locator(f"#level-{game}").select_option("each")
    for place, level in enumerate(levels, 1):
        opponent(page, place, game=game).select_option(level)


def test_one_level_for_all_is_kept_and_played(open_page: Callable[..., Page], site: LocalSite) -> None:
    person = Person(open_page, site)
    page = person.page
    strength = page.locator(STRENGTH)
    expect(strength).to_have_value("club")
    assert strength.locator("option").evaluate_all("(all) => all.map(({ value }) => value)") == [*LEVELS, "each"]
    for level in LEVELS:
        strength.select_option(level)
        expect(strength).to_have_accessible_description(text("en", f"kalter-schlag-level-{level}-hint"))
    page.reload()
    expect(strength).to_have_value("master")
    person.begin()
    assert levels_of(page) == ["person", "master", "master", "master"]
    page.locator(".head button").last.click()
    person.dialog.get_by_role("button", name="Other players").click()
    expect(person.dialog.locator("dt")).to_have_text(re.compile(r"^Lena, Otto,? and Marta:\s+Master$"))
    expect(person.dialog.locator("dd:not(.faces)")).to_have_text(text("en", "kalter-schlag-level-master-hint"))


def test_a_level_for_each_is_kept_played_and_told(open_page: Callable[..., Page], site: LocalSite) -> None:
    person = Person(open_page, site)
    page = person.page
    page.locator(STRENGTH).select_option("casual")
    choose_each(page, "master", "beginner")
    chosen = {"Lena": "master", "Otto": "beginner", "Marta": "casual"}
    for place, (name, level) in enumerate(chosen.items(), 1):
        expect(opponent(page, place)).to_have_accessible_name(name)
        expect(opponent(page, place)).to_have_value(level)
        expect(opponent(page, place)).to_have_accessible_description(text("en", f"kalter-schlag-level-{level}-hint"))
    page.reload()
    expect(opponent(page, 1)).to_have_value("master")
    person.begin()
    assert levels_of(page) == ["person", "master", "beginner", "casual"]
    assert page.locator(".opponents .level").all_inner_texts() == ["Master", "Beginner", "Casual player"]
    expect(page.locator('.seat[data-seat="2"]')).to_contain_text("Beginner, 0 points")
    page.reload()
    person.wait_for_turn()
    page.locator(".head button").last.click()
    person.dialog.get_by_role("button", name="Other players").click()
    assert [term.split() for term in person.dialog.locator("dt").all_inner_texts()] == [
        ["Lena:", "Master"],
        ["Otto:", "Beginner"],
        ["Marta:", "Casual", "player"],
    ]
    person.close()
    page.locator(".head button").last.click()
    person.dialog.get_by_role("button", name="New match").click()
    expect(page.locator(".facts")).to_contain_text("Deal 1", timeout=ENGINE)
    person.wait_for_turn()
    assert levels_of(page) == ["person", "master", "beginner", "casual"]
    page.locator(".head button").first.click()
    page.locator(STRENGTH).select_option("club")
    expect(opponent(page, 1)).to_have_count(0)


def test_more_players_at_a_table_of_each(open_page: Callable[..., Page], site: LocalSite) -> None:
    page = Person(open_page, site, engine=False).page
    choose_each(page, "master", "beginner", game="rams")
    page.locator("#players-rams").select_option("5")
    assert [opponent(page, place, game="rams").input_value() for place in range(1, 5)] == [
        "master",
        "beginner",
        "beginner",
        "beginner",
    ]
    page.locator("#players-rams").select_option("3")
    expect(opponent(page, 3, game="rams")).to_have_count(0)


def test_a_kept_level_is_checked(open_page: Callable[..., Page], site: LocalSite) -> None:
    page = Person(open_page, site, engine=False).page
    forms: list[tuple[dict[str, object], str]] = [
        ({"level": "toString"}, "club"),
        ({"level": "each"}, "club"),
        ({"level": "each", "opponents": "master"}, "club"),
        ({"level": "each", "opponents": ["toString", 7]}, "club"),
        ({"level": "casual", "opponents": ["master"]}, "casual"),
        ({"level": "each", "opponents": [None, "beginner"]}, "each"),
    ]
    for form, shown in forms:
        page.evaluate(ENTRY, ["form/kalter_schlag", {"preset": "source_text", **form}])
        page.reload()
        expect(page.locator(STRENGTH)).to_have_value(shown)
    expect(opponent(page, 3)).to_have_value("beginner")
