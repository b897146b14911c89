"""The score sheet on paper: alone on the page, black on white, whole, whatever the screen was like."""

from __future__ import annotations

import re
from typing import Literal

import pytest

from screens.catalogue import SHEET
from tests.browser.beside import MATCHES, Beside

STAGES = ("skat list at four", "rams seven deal over", "ks deal over", "raeuber match over", "ramsch deal over")
SEEN = """() => [...document.querySelectorAll('body *')].filter((element) => {
  const box = element.getBoundingClientRect();
  return box.width > 1 && box.height > 1 && element.checkVisibility({ visibilityProperty: true })
    && !element.closest('.sr, .sprite') && !element.closest('#dialog') && !element.querySelector('#dialog');
}).map((element) => `${element.tagName}.${element.className}`)"""
"""What is to be seen beside the sheet."""
INK = """() => {
  const dark = (colour) => colour.match(/\\d+(\\.\\d+)?/g).slice(0, 3).every((part) => Number(part) <= 0x33);
  const light = (colour) => /, 0\\)$/.test(colour) || /^rgb\\(255, 255, 255\\)$/.test(colour);
  return [...document.querySelectorAll('#dialog *')].filter((each) => each.checkVisibility() && !each.closest('.sr'))
    .filter((each) => !dark(getComputedStyle(each).color) || !light(getComputedStyle(each).backgroundColor))
    .map((each) => [each.tagName, each.className, getComputedStyle(each).color]);
}"""
CUT = """() => [...document.querySelectorAll('#dialog *')]
  .filter((each) => each.checkVisibility() && !each.closest('.sr'))
  .filter((each) => (
    each.getBoundingClientRect().right > innerWidth + 1 || each.scrollWidth > each.clientWidth + 1
    && getComputedStyle(each).display !== 'inline' && getComputedStyle(each).overflowX !== 'visible'))
  .map((each) => `${each.tagName}.${each.className} ${each.textContent.slice(0, 30)}`)"""
WIDTH = 688
"""Of A4 between its margins, in CSS pixels."""


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("stage", STAGES)
def test_the_sheet_is_alone_on_paper_in_black(shown: Beside, stage: str, theme: Literal["light", "dark"]) -> None:
    with shown(stage, *SHEET, language="de" if theme == "light" else "ru") as page:
        page.set_viewport_size({"width": WIDTH, "height": 1000})
        page.emulate_media(media="print", color_scheme=theme)
        assert page.evaluate(SEEN) == []
        assert page.evaluate(INK) == []
        assert page.evaluate(CUT) == []
        rows = len(page.locator("#dialog tbody tr:not(.notes) th[scope=row]").all())
        assert rows >= MATCHES[stage]["deal"]
        assert page.locator(".for-print").is_visible()
        assert page.locator("#dialog").evaluate("(dialog) => dialog.getBoundingClientRect().top") == 0
        assert not page.locator("#dialog button").first.is_visible()


def test_the_button_prints_and_is_not_there_without_deals(shown: Beside) -> None:
    with shown("ks deal over", *SHEET) as page:
        page.evaluate("() => { window.printed = 0; window.print = () => { window.printed += 1; }; }")
        assert not page.locator(".for-print").is_visible()
        page.get_by_role("button", name="Print the sheet").click()
        assert page.evaluate("() => window.printed") == 1
    with shown("ks first trick", *SHEET) as page:
        assert page.get_by_role("button", name="Print the sheet").count() == 0


def test_a_long_sheet_goes_over_several_pages(shown: Beside) -> None:
    """Every deal of a match of 60 is there: the sheet is not cut off at the first page."""
    with shown("skat list at four", *SHEET) as page:
        page.evaluate("""() => {
          const body = document.querySelector('#dialog tbody');
          for (let number = 0; number < 60; number += 1) body.append(body.rows[0].cloneNode(true));
        }""")
        page.emulate_media(media="print")
        pdf = page.pdf(format="A4")
        assert 2 <= len(re.findall(rb"/Type\s*/Page\b", pdf)) <= 4


def test_a_table_without_a_sheet_opened_prints_no_dialog(shown: Beside) -> None:
    with shown("ks trick") as page:
        page.emulate_media(media="print")
        assert not page.locator("#dialog").is_visible()
