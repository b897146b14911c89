"""The other players: a face for each name, and a style that is theirs if the person keeps it on."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from screens.catalogue import MENU
from tests.browser.beside import Beside, step
from tests.browser.kept import ENTRY
from vorhand.record import Record

OTHERS = "click:.menu li:nth-last-child(6) button"
FACES = "(all) => all.map((each) => each.innerHTML.replaceAll(/<!--.*?-->/g, ''))"


def test_each_player_has_a_face_of_their_own_at_the_seat_and_in_the_dialog(shown: Beside) -> None:
    with shown("rams seven trick") as page:
        page.set_viewport_size({"width": 1280, "height": 800})
        at_seats = page.locator(".opponents .portrait").evaluate_all(FACES)
        assert len(at_seats) == len(set(at_seats)) == 6
        assert page.locator(".opponents .portrait").first.is_visible()
        step(page, MENU)
        step(page, OTHERS)
        assert page.locator("#dialog .faces .portrait").evaluate_all(FACES) == at_seats
        page.locator("#dialog header button").click()
        page.set_viewport_size({"width": 360, "height": 640})
        assert not page.locator(".opponents .portrait").first.is_visible(), "there is no room for it"


def test_faces_come_with_the_match_and_not_with_the_first_paint(shown: Beside) -> None:
    with shown(None) as page:
        source = page.evaluate(
            """async () => {
              const all = performance.getEntriesByType('resource').map(({ name }) => name);
              const asked = all.filter((name) => name.endsWith('.js'));
              return (await Promise.all(asked.map(async (name) => (await fetch(name)).text()))).join('');
            }"""
        )
        assert source
        assert "portrait" not in source


def seats_of_new(page: Page, game: str) -> tuple[str, ...]:
    page.locator(f".tile[data-game={game}] .main").click()
    page.wait_for_selector(".hand, .moves button")
    expect(page.locator(".facts")).to_contain_text("Deal 1")
    return Record.parse(page.evaluate(ENTRY, [f"match/{game}"])["record"]).seats


def test_in_skat_lena_is_careful_and_otto_bold_and_the_dialog_says_so(shown: Beside) -> None:
    with shown(None) as page:
        assert seats_of_new(page, "skat") == ("person", "club/careful", "club/bold")
        step(page, MENU)
        step(page, OTHERS)
        told = page.locator("#dialog [data-style]").all_inner_texts()
        assert told == [
            "Lena: bids carefully. The hand must promise 8 points more than for others of this level.",
            "Otto: bids boldly. The hand may promise 8 points less than for others of this level.",
        ]


def test_who_turns_styles_off_plays_neutral_players(shown: Beside) -> None:
    with shown(None, "click:.top > button") as page:
        page.locator("#dialog").get_by_label("Players with their own style").uncheck()
        page.locator("#dialog header button").click()
        assert seats_of_new(page, "skat") == ("person", "club", "club")
        step(page, MENU)
        step(page, OTHERS)
        assert page.locator("#dialog [data-style]").count() == 0


def test_where_a_style_makes_no_difference_nobody_has_one(shown: Beside) -> None:
    with shown(None) as page:
        assert seats_of_new(page, "kalter_schlag") == ("person", "club", "club", "club")
