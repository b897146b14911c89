"""A deal once more at a side table: from the result and the menu, any seat, kept across a reload, and the way back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from screens.catalogue import MENU, RESULT
from tests.browser.beside import MATCHES, Beside
from tests.browser.kept import ENTRY
from vorhand.record import Record

AGAIN = "#dialog[data-name=again]"
SIDE = "#dialog[data-name=result] .notices"
PLAY = f"{AGAIN} [data-primary]"


def kept(page: Page, place: str) -> Record:
    saved = page.evaluate(ENTRY, [place])
    return Record.parse(saved["record"])


def play_out(page: Page) -> None:
    """Plays whatever may be played until the result is shown."""
    page.wait_for_selector(".message[data-kind=turn], #dialog[data-name=result]")
    while not page.locator("#dialog[open]").count():
        card = page.locator(".hand [data-card]:not([aria-disabled])").first
        before = page.locator(".hand [data-card]").count()
        card.press("Enter")
        expect(page.locator(".hand [data-card]")).to_have_count(before - 1)
        page.wait_for_selector(".message[data-kind=turn], #dialog[data-name=result]")


def begin_again(page: Page, *, seat: int = 0, deal: int | None = None) -> None:
    expect(page.locator(f"{AGAIN} input")).not_to_have_count(0)
    if deal is not None:
        page.locator("#again-deal").select_option(str(deal))
        expect(page.locator(f"{AGAIN} input")).not_to_have_count(0)
    page.locator(f"{AGAIN} input").nth(seat).check()
    page.locator(PLAY).click()
    expect(page.locator(".facts")).to_contain_text("Side table")


def test_from_the_result_one_plays_the_same_cards_and_goes_back(shown: Beside) -> None:
    with shown("ks deal over", *RESULT) as page:
        match = kept(page, "match/kalter_schlag")
        totals = page.locator(".scores td:last-child").all_inner_texts()
        page.get_by_role("button", name="Same cards").click()
        begin_again(page)
        assert page.evaluate("() => location.hash") == "#kalter_schlag/again"
        side = kept(page, "side/kalter_schlag")
        assert side.deals[-1].pack == match.deals[-1].pack
        play_out(page)
        seat = match.seats.index("person")
        first = side.again[seat]
        assert page.locator(".content").evaluate("(content) => content.scrollTop") == 0, "it is read from its beginning"
        expect(page.locator(SIDE)).to_contain_text(
            f"With these cards, first time: {'+' if first else ''}{first}. This time: "
        )
        assert kept(page, "match/kalter_schlag") == match, "the match is as it was"
        page.locator("#dialog").get_by_role("button", name="Back to the match").click()
        expect(page.locator("#dialog-title")).to_have_text("Deal 3: result")
        expect(page.locator(SIDE)).to_have_count(0)
        assert page.locator(".scores td:last-child").all_inner_texts() == totals
        assert page.evaluate("() => location.hash") == "#kalter_schlag"
        page.locator("#dialog").get_by_role("button", name="Next deal").click()
        expect(page.locator(".facts")).to_contain_text("Deal 4")


def test_from_another_seat_the_cards_are_those_of_the_other(shown: Beside) -> None:
    with shown("ks deal over", *RESULT) as page:
        page.locator("details summary").first.click()
        names = page.locator(".hands dt").all_inner_texts()
        labels = [
            row.locator("[role=img]").evaluate_all("(all) => all.map((card) => card.getAttribute('aria-label')).sort()")
            for row in page.locator(".hands dd").all()
        ]
        assert (names[0], len(labels)) == ("You", 4)
        page.get_by_role("button", name="Same cards").click()
        begin_again(page, seat=2)
        held = page.locator(".hand [data-card]").evaluate_all(
            "(all) => all.map((card) => card.getAttribute('aria-label')).sort()"
        )
        assert held == labels[2] != labels[0]
        assert page.locator(".seat .name").first.inner_text().startswith("Lena"), "the same neighbour on the left"


def test_a_side_table_survives_a_reload_and_hints_and_undo_work_there(shown: Beside) -> None:
    with shown("ks deal over", *RESULT) as page:
        page.get_by_role("button", name="Same cards").click()
        begin_again(page, seat=1, deal=1)
        assert len(kept(page, "side/kalter_schlag").deals) == 1
        page.wait_for_selector(".message[data-kind=turn]")
        card = page.locator(".hand [data-card]:not([aria-disabled])").first
        card.click(position={"x": 8, "y": 12})
        expect(page.locator(".hand [data-card]")).to_have_count(7)
        page.wait_for_selector(".message[data-kind=turn]")
        page.reload()
        page.wait_for_selector(".message[data-kind=turn]")
        expect(page.locator(".facts")).to_contain_text("Side table")
        expect(page.locator(".hand [data-card]")).to_have_count(7)
        page.get_by_role("button", name="Hint").click()
        page.wait_for_selector(".message[data-kind=hint]")
        page.get_by_role("button", name="Undo").click()
        expect(page.locator(".hand [data-card]")).to_have_count(8)
        page.locator(MENU.partition(":")[2]).last.click()
        assert page.get_by_role("button", name="New match").count() == 0
        page.locator("#dialog").get_by_role("button", name="Back to the match").click()
        expect(page.locator("#dialog-title")).to_have_text("Deal 3: result")


def test_the_menu_offers_earlier_deals_while_one_is_played_and_one_comes_back_into_it(shown: Beside) -> None:
    with shown("ks deal over", "click:.moves .main") as page:
        page.wait_for_selector(".message[data-kind=turn]")
        hand = page.locator(".hand [data-card]").evaluate_all("(all) => all.map((card) => card.dataset.card)")
        page.locator(MENU.partition(":")[2]).last.click()
        page.get_by_role("button", name="Play a deal once more").click()
        assert page.locator("#again-deal option").count() == 3, "not the deal on the table"
        begin_again(page, deal=2)
        page.locator(MENU.partition(":")[2]).last.click()
        page.locator("#dialog").get_by_role("button", name="Back to the match").click()
        expect(page.locator(".facts")).to_contain_text("Deal 4")
        page.wait_for_selector(".message[data-kind=turn]")
        assert page.locator(".hand [data-card]").evaluate_all("(all) => all.map((card) => card.dataset.card)") == hand


def test_nothing_is_offered_before_a_deal_is_over(shown: Beside) -> None:
    with shown("ks first trick", MENU) as page:
        assert page.get_by_role("button", name="Play a deal once more").count() == 0


def test_a_side_table_that_cannot_be_read_gives_way_to_the_match(shown: Beside) -> None:
    with shown("ks deal over") as page:
        broken = {**MATCHES["ks deal over"], "record": "vorhand 1\ngame bridge\n"}
        page.evaluate(ENTRY, ["side/kalter_schlag", broken])
        page.goto("/#kalter_schlag/again")
        page.reload()
        page.wait_for_selector("#table .message")
        expect(page.locator(".facts")).to_contain_text("Deal 3")
        assert page.evaluate(ENTRY, ["side/kalter_schlag"]) is None
        assert page.evaluate(ENTRY, ["damaged/kalter_schlag"]) is None


@pytest.mark.parametrize("stage", ["skat deal over", "ramsch deal over", "raeuber match over", "rams seven deal over"])
def test_every_game_deals_again(shown: Beside, stage: str) -> None:
    with shown(stage, *RESULT) as page:
        page.get_by_role("button", name="Same cards").click()
        begin_again(page, seat=1)
        game = MATCHES[stage]["game"]
        side, match = kept(page, f"side/{game}"), kept(page, f"match/{game}")
        assert (side.deals[-1].pack, side.deals[-1].dealer) == (match.deals[-1].pack, match.deals[-1].dealer)
        assert side.deals[:-1] == match.deals[:-1]
