"""Statistics: deals are counted once, with help apart, by two tabs at once; shown, and deleted when asked."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from screens.books import KS_BOOKS, SKAT_BOOKS
from screens.catalogue import MENU, STATS
from tests.browser.beside import Beside, step
from tests.browser.kept import ENTRY
from tests.browser.test_again import play_out

KEY = "stats/kalter_schlag"
SCRIPTS = (
    """() => performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => /chunk/.test(name))"""
)
BEGIN_COUNTING = """([scripts, name]) => {
  window.counting = (async () => {
    for (const script of scripts) {
      const { countDeal } = await import(script);
      if (!countDeal) continue;
      await Promise.all(Array.from({ length: 20 }, (_, number) => countDeal({
        game: 'kalter_schlag', match: { deal: 1 },
        tally: { match: name + number.toString(16), score: 1, undone: 0, counts: [], luck: [] } }, 0)));
      return true;
    }
    return false;
  })();
}"""
"""Counts twenty deals by the page's own function, found in its scripts, without waiting for the end."""


def books(page: Page) -> Any:
    return page.evaluate(ENTRY, [KEY])


def wait_for_deals(page: Page, half: str, deals: int) -> Any:
    for _ in range(40):
        found = books(page)
        if found and found[half]["deals"] == deals:
            return found
        page.wait_for_timeout(50)
    raise AssertionError(f"{half}: not {deals} deals but {books(page)}")


def test_a_deal_that_is_played_counts_once_and_survives_a_reload(shown: Beside) -> None:
    with shown("ks first trick") as page:
        assert books(page) is None, "nothing is counted before a deal is over"
        play_out(page)
        found = wait_for_deals(page, "alone", 1)
        assert found["helped"]["deals"] == 0
        own = page.locator(".scores tbody tr").first.locator("td").nth(2).inner_text()
        score = int(own.replace(",", "").replace("+", ""))
        assert found["alone"]["score"] == score
        column = "charged" if score > 0 else "spared"
        (row,) = found["alone"]["tables"]["charged"].values()
        assert row == {"columns": {column: 1}, "score": score}
        assert set(found["alone"]["luck"]) == {"jacks", "aces"}
        page.reload()
        page.wait_for_selector("#table .message")
        page.wait_for_timeout(300)
        assert books(page) == found, "the same deal, seen again"
        page.locator(".moves .main").click()
        page.wait_for_selector(".message[data-kind=turn]")
        play_out(page)
        wait_for_deals(page, "alone", 2)


def test_a_deal_with_a_hint_counts_as_one_with_help_even_if_the_page_is_loaded_anew(shown: Beside) -> None:
    with shown("ks first trick", "press:h", "wait:.message[data-kind=hint]") as page:
        page.reload()
        page.wait_for_selector(".message[data-kind=turn]")
        play_out(page)
        assert wait_for_deals(page, "helped", 1)["alone"]["deals"] == 0


def test_a_deal_taken_back_after_its_end_is_counted_once_and_with_help(shown: Beside) -> None:
    with shown("ks first trick") as page:
        play_out(page)
        wait_for_deals(page, "alone", 1)
        page.locator("#dialog header button").click()
        page.get_by_role("button", name="Undo").click()
        play_out(page)
        found = wait_for_deals(page, "helped", 1)
        assert found["alone"]["deals"] == 0
        assert found["alone"]["score"] == 0
        columns = [row["columns"] for table in found["alone"]["tables"].values() for row in table.values()]
        assert {count for each in columns for count in each.values()} <= {0}


def test_a_side_table_counts_nothing(shown: Beside) -> None:
    with shown("ks deal over", "click:.moves button:first-child") as page:
        before = wait_for_deals(page, "alone", 1)
        page.get_by_role("button", name="Same cards").click()
        page.wait_for_selector("#dialog[data-name=again] input")
        page.locator("#dialog [data-primary]").click()
        expect(page.locator(".facts")).to_contain_text("Side table")
        play_out(page)
        page.wait_for_timeout(200)
        assert books(page) == before


def test_two_tabs_lose_no_count(shown: Beside) -> None:
    """Both count at the same moment, twenty deals each, by the page's own way of counting."""
    with shown("ks deal over") as one:
        wait_for_deals(one, "alone", 1)
        scripts = one.evaluate(SCRIPTS)
        other = one.context.new_page()
        other.goto("/manifest.webmanifest")
        for page, name in ((one, "a"), (other, "b")):
            page.evaluate(BEGIN_COUNTING, [scripts, name])
        for page in (one, other):
            assert page.evaluate("() => window.counting") is True
        assert len(wait_for_deals(one, "alone", 41)["recent"]) == 8, "and what is remembered stays small"
        other.close()


def test_the_dialog_tells_what_was_counted(shown: Beside) -> None:
    kept = (("stats/skat", SKAT_BOOKS), (KEY, KS_BOOKS))
    with shown(None, *STATS, kept=kept) as page:
        dialog = page.locator("#dialog")
        expect(dialog.locator("#stats-game")).to_have_value(re.compile("skat|kalter_schlag"))
        step(page, "choose:#stats-game=skat")
        expect(dialog).to_contain_text("1,204 deals, 13.0 points a deal.")
        soloist = dialog.locator("table[data-table=soloist]")
        expect(soloist.locator("caption")).to_have_text("As soloist")
        clubs = soloist.locator("tbody tr").first.locator("th, td").all_inner_texts()
        assert clubs == ["Clubs", "118", "24", "83%", "28.3"]
        assert dialog.locator("table[data-table=ramsch]").count() == 0, "nothing was counted in it"
        jacks = dialog.locator("[data-luck=jacks]")
        expect(jacks).to_contain_text("1.32 a hand, expected 1.25")
        expect(jacks).to_contain_text("So many are rarer than one time in a hundred.")
        expect(dialog.locator("[data-luck=aces]")).to_contain_text("That is within chance.")
        dialog.get_by_role("button", name="With help").click()
        assert dialog.locator("table[data-table=soloist]").count() == 0
        step(page, "choose:#stats-game=kalter_schlag")
        expect(dialog.locator("table[data-table=charged] tbody tr").first.locator("th")).to_have_text("Not doubled")
        expect(dialog.locator("[data-luck=jacks]")).to_contain_text("Too few deals to say more.")


def test_from_the_menu_it_is_the_game_at_the_table_and_deleting_is_asked_once(shown: Beside) -> None:
    with shown("ks deal over", kept=(("stats/skat", SKAT_BOOKS),)) as page:
        wait_for_deals(page, "alone", 1)
        step(page, MENU)
        page.get_by_role("button", name="Statistics").click()
        dialog = page.locator("#dialog[data-name=stats]")
        expect(dialog.locator("#stats-game")).to_have_value("kalter_schlag")
        dialog.get_by_role("button", name="Delete these statistics").click()
        assert books(page)["alone"]["deals"] == 1
        assert page.evaluate("() => document.activeElement.textContent.trim()") == "Keep them"
        dialog.get_by_role("button", name="Keep them").click()
        assert books(page)["alone"]["deals"] == 1
        dialog.get_by_role("button", name="Delete these statistics").click()
        dialog.get_by_role("button", name="Delete", exact=True).click()
        expect(dialog).to_contain_text("No deal finished yet.")
        assert books(page) is None
        assert page.evaluate(ENTRY, ["stats/skat"]) is not None


def test_what_cannot_be_read_is_counted_anew(shown: Beside) -> None:
    with shown("ks deal over", kept=((KEY, {"alone": 7}),)) as page:
        assert wait_for_deals(page, "alone", 1)["helped"]["deals"] == 0
