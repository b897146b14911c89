"""Rams fits as the other games do: three and seven at the table, every stage of a deal, in five sizes and three
languages, with the longest sentences there are."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import ENGINE
from tests.browser.rams_person import RamsPerson, all_in, no_exchange, record
from tests.browser.test_axe import check
from tests.browser.test_layout import each_size, large, look, say
from tests.browser.test_skat_layout import HINTED, each_language, hinted, nothing
from tests.locales import messages, text

REFUSALS = (
    "must-trump",
    "lead-trump-ace",
    "must-follow",
    "ace-forces-in",
    "three-play",
    "exchange-limit",
    "stock-short",
)
SHOWN = {"B": "HJ DJ CJ SJ S8", "C": "HA", "upcard": "SK"}
ALL_TOLD = 7


def barred(page: Page) -> None:
    page.locator("[data-barred]").click(force=True)


def choose(*cards: str) -> Callable[[Page], None]:
    def act(page: Page) -> None:
        for card in cards:
            page.locator(f'.hand [data-card="{card}"]').click()

    return act


def whole_trick(page: Page) -> None:
    """Wait until all others have played."""
    expect(page.locator(".trick li")).to_have_count(ALL_TOLD - 1, timeout=ENGINE)
    expect(page.locator(".message[data-kind=turn]")).to_be_visible(timeout=ENGINE)


def trick_of_others(page: Page) -> None:
    """Wait until the first trick lies without the person's part in it."""
    expect(page.locator(".moves .main")).to_be_visible(timeout=ENGINE)


def stages(players: int) -> dict[str, tuple[str, Callable[[Page], None]]]:
    ace = {"A": "HA H9 S7 CK D8", "upcard": "SK"}
    jacks = {"A": "HJ DJ C6 C7 S8", "upcard": "SK"}
    return {
        "an ace forces in": (record(ace, players=players), barred),
        "exchange": (record(ace | {"upcard": "SQ"}, all_in(players), players=players), choose("S7", "D8")),
        "upcard": (record({}, no_exchange(players), players=players, dealer=0), nothing),
        "nought": (
            record(jacks, f"{no_exchange(players)}, pass", players=players, code="russian start_score=5"),
            nothing,
        ),
    }


SEVEN = {
    "jacks shown, three out": (record(SHOWN, "in, in, in, out, in, out, out", players=7), nothing),
    "whole trick": (record({}, f"{no_exchange(7)}, pass", players=7, dealer=0), whole_trick),
    "hands laid open": (record({"B": "HK HQ HT H9 H7", "upcard": "SK"}, all_in(7), players=7), nothing),
    "passed": (record({"A": "HK H9 S7 CK D8", "upcard": "SK"}, "out, in, in", players=7), trick_of_others),
}
STAGES = {f"7, {name}": stage for name, stage in (stages(7) | SEVEN).items()} | {
    f"3, {name}": stages(3)[name] for name in ("exchange", "nought")
}


def longest(language: str, ids: list[str]) -> str:
    """The longest of some texts, about the card with the longest name."""
    card = text(language, "card-name", suit="hearts", rank="queen")
    about = {"card": card, "cards": card, "upcard": card, "suit": "hearts", "n": 25, "chance": 100, "player": "Marta"}
    return max((text(language, id, **about) for id in ids), key=len)


def longest_refusal(language: str) -> str:
    own = messages(language)
    return longest(language, [f"rams-move-{key}" if f"rams-move-{key}" in own else f"move-{key}" for key in REFUSALS])


def longest_hint(language: str) -> str:
    return longest(language, [id for id in messages(language) if id.startswith("hint-rams-")])


@pytest.mark.parametrize("stage", STAGES)
def test_every_stage_fits(standing: Callable[..., RamsPerson], stage: str) -> None:
    deal, act = STAGES[stage]
    person = standing(RamsPerson, pace="tap")
    page = person.page
    person.sit_down(deal)
    act(page)
    faults: list[str] = []
    asked = page.locator(".actions button").nth(1).is_enabled()
    for language in each_language(page):
        for size in each_size(page):
            faults += look(page, f"{stage} {language} {size}", fits=True)
        if not asked:
            continue
        page.set_viewport_size({"width": 1280, "height": 800})
        hinted(page)
        page.evaluate(HINTED, longest_hint(language))
        for size in each_size(page):
            faults += look(page, f"{stage}, hint {language} {size}", fits=True)
        page.set_viewport_size({"width": 1280, "height": 800})
        refused = page.locator("[data-barred], .hand [aria-disabled]")
        if refused.count():
            refused.first.click(force=True)
            say(page, longest_refusal(language))
            for size in each_size(page):
                faults += look(page, f"{stage}, refused {language} {size}", fits=True)
    page.set_viewport_size({"width": 1280, "height": 800})
    faults += large(page, stage)
    assert not faults, "\n".join(faults)
    check(page, stage)
