"""Skat fits as the other games do: every phase of a deal, every dialog, in five sizes and three languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import CORNER, ENGINE
from tests.browser.skat_person import SkatPerson, record
from tests.browser.test_axe import check
from tests.browser.test_layout import each_size, large, look, say
from tests.locales import FITTED, text

GOOD = "CJ SJ CA CT CK SA ST HA D7 D8"
LOW = "C7 C8 C9 S7 S8 S9 H7 H8 D7 D8"
WON = "bid 18, hold, pass, pass"
ASKED = "isko contra=contra_re"
"""Rules with a long name, and one more question."""
REFUSALS = {
    "auction": ("auction-first",),
    "skat": ("skat-first",),
    "declare": ("declare-first",),
    "contra": ("contra-first",),
    "re": ("re-first",),
    "play": ("must-follow", "must-play-trump", "jack-is-trump"),
}
"""What a tap on a card is told before a card may be played, and in the play."""
HINTS = {
    "auction": ("bid", "hold", "bid-more", "bid-weak", "pass-weak", "pass-limit", "pass-strong"),
    "skat": ("take", "take-dear", "hand", "hand-risky"),
    "discard": ("discard-void", "discard-safe", "discard-low", "discard-null", "discard-weak"),
    "declare": ("declare", "declare-less", "declare-overbid"),
    "contra": ("contra", "no-contra"),
    "re": ("re", "no-re"),
    "play": (
        *("draw-trumps", "cash", "lead-loser", "lead-through", "lead-to-partner", "lead-trump", "take-trick", "ruff"),
        *("schmear", "leave-partner", "overtake", "duck", "cheap"),
    ),
}
NUMBERS = {"n": 120, "bid": 120, "limit": 144, "chance": 100}
HINTED = """(said) => {
const [first, ...rest] = [...document.querySelector('.message span').childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
const dot = first.data.indexOf('. ');
first.data = first.data.slice(0, dot + 2) + said;
rest.forEach((node) => { node.data = ''; });
}"""


def click_card(page: Page, card: str) -> None:
    page.locator(f'.hand [data-card="{card}"]').click(position=CORNER)


def choose(*cards: str) -> Callable[[Page], None]:
    def act(page: Page) -> None:
        for card in cards:
            click_card(page, card)

    return act


def put_together(game: str, *levels: str) -> Callable[[Page], None]:
    def act(page: Page) -> None:
        page.locator(f".picker [data-game={game}]").click()
        for level in levels:
            page.locator(f'.levels label:has(input[value="{level}"])').click()

    return act


def raise_the_bid(page: Page) -> None:
    for _ in range(9):
        page.locator(".stepper button").last.click()


def hinted(page: Page) -> None:
    page.locator(".actions button").nth(1).click()
    expect(page.locator(".message[data-kind=hint]")).to_be_visible(timeout=ENGINE)


def refused(page: Page) -> None:
    page.locator(".hand [aria-disabled]").first.click(position=CORNER, force=True)
    expect(page.locator(".message[data-kind=refused]")).to_be_visible()


def longest_hint(language: str, phase: str) -> str:
    """The longest reason of a phase, about the game with the longest name."""
    games = [text(language, "contract-game", game=game) for game in ("clubs", "spades", "hearts", "diamonds", "grand")]
    levels = [text(language, "level-word", level=level) for level in ("hand", "schneider", "schwarz")]
    joint = text(language, "level-joint")
    about = {"game": joint.join([max(games, key=len), *levels]), "suit": "hearts", **NUMBERS}
    own = [f"hint-{key}" for key in HINTS[phase]]
    return max((text(language, key, **about) for key in own), key=len)


def longest_refusal(language: str, phase: str) -> str:
    card = text(language, "card-name", suit="hearts", rank="queen")
    return max((text(language, f"move-{code}", suit="hearts", card=card) for code in REFUSALS[phase]), key=len)


def nothing(_: Page) -> None:
    """The table as it is."""


def ramsch(words: str, *, hands: dict[str, str] | None = None, dealer: int = 2) -> str:
    """A match of Schieberamsch in its first deal."""
    return record(hands or {}, words, dealer=dealer, game="ramsch", rules="schieberamsch")


STAGES: dict[str, tuple[str, int, Callable[[Page], None]]] = {
    "first word": (record({"M": GOOD}, dealer=1), 3, nothing),
    "speaking": (record({"M": GOOD}, "bid 18, hold, bid 20, hold", dealer=1), 3, raise_the_bid),
    "hearing": (record({"F": GOOD}, "bid 18, hold, bid 20, hold, pass, bid 24"), 3, nothing),
    "hint in the auction": (record({"F": GOOD}, "bid 18, hold, bid 20"), 3, hinted),
    "lone forehand": (record({"F": GOOD}, "pass, pass"), 3, nothing),
    "skat": (record({"F": GOOD}, WON), 3, nothing),
    "discard": (record({"F": GOOD}, f"{WON}\ntake"), 3, choose("D7", "D8")),
    "hint for the discard": (record({"F": GOOD}, f"{WON}\ntake"), 3, hinted),
    "declare": (record({"F": GOOD}, f"{WON}\ntake, discard D7 D8"), 3, put_together("clubs")),
    "overbid": (
        record({"M": GOOD}, "bid 120, pass, pass\ntake, discard D7 D8", dealer=1),
        3,
        put_together("hearts"),
    ),
    "everything announced": (record({"F": GOOD}, f"{WON}\nhand"), 3, put_together("clubs", "ouvert")),
    "re": (
        record({"F": GOOD}, f"{WON}\ntake, discard D7 D8, declare clubs\ncontra", rules="altenburg contra=contra_re"),
        3,
        nothing,
    ),
    "open hand": (record({"M": LOW}, "bid 23, pass, pass\nhand, declare null ouvert"), 3, nothing),
    "open hand, a trick": (
        record({"M": LOW, "F": "CA CT"}, "bid 23, pass, pass\nhand, declare null ouvert\nCA, C9"),
        3,
        nothing,
    ),
    "Grand Hand or Ramsch": (ramsch("pass", dealer=1), 3, nothing),
    "take or push": (ramsch("pass, pass, pass\npush", dealer=1), 3, nothing),
    "passing on": (ramsch("pass, pass, pass\ntake", hands={"F": "CJ"}), 3, refused),
    "hint for passing on": (ramsch("pass, pass, pass\ntake", hands={"F": "CJ"}), 3, hinted),
    "pushed three times": (ramsch("pass, pass, pass\npush\npush\npush"), 3, nothing),
    "Bock round": (
        record(
            {"F": GOOD},
            f"{WON}\ntake, discard D7 D8, declare clubs\ncontra, pass",
            game="raeuberskat",
            rules="raeuberskat_club",
        ),
        3,
        nothing,
    ),
    "four": (record({"F": GOOD}, f"{WON}\ntake, discard D7 D8, declare clubs", players=4, dealer=3), 4, nothing),
    "four, hearing": (record({"F": GOOD}, "bid 18, hold, bid 20", players=4, dealer=3), 4, nothing),
}


def spoken(page: Page, language: str) -> None:
    """Switch the language at the table, through menu and settings."""
    page.locator(".head button").last.click()
    page.locator("#dialog .menu button").nth(4).click()
    page.locator(f"#dialog .languages [lang={language}]").click()
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.locator("#dialog header button").click()


def each_language(page: Page) -> Iterator[str]:
    for language in FITTED:
        page.set_viewport_size({"width": 1280, "height": 800})
        spoken(page, language)
        yield language


SOLD = "take, discard D7 D8, declare clubs"
SPOKEN_TO: dict[str, tuple[str, int, str]] = {
    "auction, speaking": (record({"M": GOOD}, dealer=1, rules=ASKED), 3, "auction"),
    "auction, hearing": (record({"F": GOOD}, "bid 18, hold, bid 20", rules=ASKED), 3, "auction"),
    "auction, four": (record({"M": GOOD}, players=4, dealer=2, rules=ASKED), 4, "auction"),
    "skat": (record({"F": GOOD}, WON, rules=ASKED), 3, "skat"),
    "discard": (record({"F": GOOD}, f"{WON}\ntake", rules=ASKED), 3, "discard"),
    "declare": (record({"F": GOOD}, f"{WON}\ntake, discard D7 D8", rules=ASKED), 3, "declare"),
    "contra, four": (
        record({"F": GOOD}, f"pass, pass, bid 18\n{SOLD}", players=4, dealer=2, rules=ASKED),
        4,
        "contra",
    ),
    "re": (record({"F": GOOD}, f"{WON}\n{SOLD}\ncontra", rules=ASKED), 3, "re"),
    "play, four": (
        record(
            {"F": GOOD, "M": "HJ DJ CQ C9 C8 HT HK HQ H9 H8"},
            f"pass, pass, bid 18\n{SOLD}\ncontra, pass\nCJ",
            players=4,
            dealer=2,
            rules=ASKED,
        ),
        4,
        "play",
    ),
    "open hand": (
        record({"M": LOW, "F": "CA CT"}, "bid 23, pass, pass\nhand, declare null ouvert\nCA, C9", rules="isko"),
        3,
        "play",
    ),
}


@pytest.mark.parametrize("stage", SPOKEN_TO)
def test_the_longest_sentences_fit(standing: Callable[..., SkatPerson], stage: str) -> None:
    """A hint and a refusal are as long as they can be in their phase, and the table is still to be seen whole."""
    deal, players, phase = SPOKEN_TO[stage]
    person = standing(SkatPerson, pace="1200")
    page = person.page
    person.load(deal, players=players)
    faults: list[str] = []
    for language in each_language(page):
        hinted(page)
        page.evaluate(HINTED, longest_hint(language, phase))
        for size in each_size(page):
            faults += look(page, f"{stage}, hint {language} {size}", fits=True)
        page.set_viewport_size({"width": 1280, "height": 800})
        if page.locator(".hand [aria-disabled]").count():
            refused(page)
            say(page, longest_refusal(language, phase))
            for size in each_size(page):
                faults += look(page, f"{stage}, refused {language} {size}", fits=True)
    assert not faults


@pytest.mark.parametrize("stage", STAGES)
def test_every_stage_fits(standing: Callable[..., SkatPerson], stage: str) -> None:
    deal, players, act = STAGES[stage]
    person = standing(SkatPerson, pace="1200")
    page = person.page
    person.load(deal, players=players)
    act(page)
    faults: list[str] = []
    for language in each_language(page):
        for size in each_size(page):
            faults += look(page, f"{stage} {language} {size}", fits=True)
    page.set_viewport_size({"width": 1280, "height": 800})
    faults += large(page, stage)
    assert not faults
    check(page, stage)


def test_result_list_and_the_deal_one_sits_out(standing: Callable[..., SkatPerson]) -> None:
    person = standing(SkatPerson)
    page = person.page
    rules = "isko_tournament deals_per_match=2"
    deal = record(
        {"F": "CJ SJ HJ DJ CA CT CK CQ C9 C8"}, f"{WON}\nhand, declare clubs ouvert", players=4, dealer=3, rules=rules
    )
    person.load(deal, players=4)
    person.play_on()
    faults: list[str] = []
    for language in each_language_of_result(page):
        for part in person.dialog.locator("details").all():
            part.evaluate("(details) => { details.open = true; }")
        for size in each_size(page):
            faults += look(page, f"result {language} {size}")
        page.locator("#dialog .content > .buttons button").first.click()
        for size in each_size(page):
            faults += look(page, f"list {language} {size}")
        page.keyboard.press("Escape")
        for size in each_size(page):
            faults += look(page, f"after the deal {language} {size}", fits=True)
    page.set_viewport_size({"width": 1280, "height": 800})
    assert not faults
    check(page, "after the deal")


def each_language_of_result(page: Page) -> Iterator[str]:
    for language in FITTED:
        page.keyboard.press("Escape")
        page.set_viewport_size({"width": 1280, "height": 800})
        spoken(page, language)
        page.locator(".moves button").first.click()
        expect(page.locator("#dialog[data-name=result]")).to_be_visible()
        yield language


def test_who_sits_out_watches_to_the_result(standing: Callable[..., SkatPerson]) -> None:
    """The dealer of four has no cards, is told so, and needs to do nothing until the deal is over."""
    person = standing(SkatPerson)
    page = person.page
    person.load(record({"F": "CJ SJ HJ DJ CA CT CK CQ C9 C8"}, players=4, dealer=0), players=4)
    expect(person.dialog.locator(".verdict")).to_be_visible(timeout=ENGINE)
    page.keyboard.press("Escape")
    expect(page.locator(".watches")).to_have_text(text("en", "watches"))
    faults = [fault for size in each_size(page) for fault in look(page, f"sat out {size}", fits=True)]
    assert not faults
