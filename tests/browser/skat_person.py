"""A person at a table of Skat: deals set up as kept matches, and the choices a card player makes by keyboard."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.kept import keep, saved
from tests.browser.local_site import LocalSite
from tests.browser.person import ENGINE, Person
from tests.skat import filled, pack_of

GOOD = "CJ SJ CA CT CK SA ST HA D7 D8"
"""A hand to bid on, and to win with."""
WON = "bid 18, hold, pass, pass"
"""Forehand has the skat for 18."""
HEAD = "vorhand 1\ngame {game}\nrules {rules}\nplayers {players}\nseed 7\nseats {seats}\n\n"
HAPPENED = "(n) => document.querySelectorAll('.course li').length > n"
MOVES = "(buttons) => buttons.map((button) => button.dataset.move)"


def resume_button(game: str) -> str:
    return f'.tile[data-game="{game}"] .buttons .main:has(small)'


def record(
    hands: dict[str, str],
    words: str = "",
    *,
    dealer: int = 2,
    players: int = 3,
    rules: str = "altenburg",
    game: str = "skat",
    level: str = "club",
) -> str:
    """A match in its first deal. The person sits at seat 0, so forehand with dealer 2 of three; `F`, `M`, `R` and
    `skat` name hands, and what they leave open is filled up."""
    seats = " ".join(["person", *[level] * (players - 1)])
    deal = f"deal 1\ndealer {dealer}\npack {pack_of(filled(hands))}\n{words}\n"
    return HEAD.format(game=game, rules=rules, players=players, seats=seats) + deal


def ramsch(words: str, *, hands: dict[str, str] | None = None, dealer: int = 2) -> str:
    """A match of Schieberamsch in its first deal."""
    return record(hands or {}, words, dealer=dealer, game="ramsch", rules="schieberamsch")


class SkatPerson(Person):
    """Somebody whose match of Skat is kept on the device. `language` is the page's, `deck` and `faces` are settings."""

    def __init__(
        self,
        open_page: Callable[..., Page],
        site: LocalSite,
        *,
        language: str = "en",
        pace: str = "0",
        deck: str = "french",
        faces: str = "plain",
        **options: object,
    ) -> None:
        settings = {"language": language, "pace": pace, "points": "all", "deck": deck, "faces": faces}
        super().__init__(open_page, site, settings=settings, **options)

    def find(self, text: str, *, game: str, preset: str, players: int) -> None:
        """A match lies kept on the home screen; what was on the table is left."""
        self.go_home()
        keep(self.page, "match", saved(text, game=game, preset=preset, totals=[0] * players), game=game)
        self.go_home()
        # The button that resumes says in small letters how far the match is.
        self.wait_until_shown(resume_button(game))

    def load(self, text: str, *, players: int = 3) -> None:
        """Sit down at the kept match, by keyboard from the home screen."""
        game = text.splitlines()[1].removeprefix("game ")
        self.find(text, game=game, preset="altenburg", players=players)
        self.tab_to(resume_button(game))
        self.page.keyboard.press("Enter")
        expect(self.page.locator(".message")).to_be_visible(timeout=ENGINE)
        self.asked(after=0)

    def asked(self, *, after: int) -> None:
        """Wait until more than `after` things have happened and something is asked again, or the result is shown."""
        self.page.wait_for_function(HAPPENED, arg=after, timeout=ENGINE)
        self.wait_until_idle()

    def happened(self) -> int:
        """How many lines the course of the deal has."""
        return self.page.locator(".course li").count()

    def tab_to(self, selector: str) -> None:
        """Press Tab until the focus is on what is meant."""
        for _ in range(80):
            if self.page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
                return
            self.page.keyboard.press("Tab")
        pytest.fail(f"no way by Tab to {selector}")

    def press(self, move: str) -> None:
        """Press the button of a move by keyboard, and wait until it is done."""
        before = self.happened()
        self.tab_to(f'.moves [data-move="{move}"]')
        self.page.keyboard.press("Enter")
        self.asked(after=before)

    def moves(self) -> list[str]:
        """The moves that have a button now."""
        return list(self.page.locator(".moves [data-move]").evaluate_all(MOVES))

    def answer_until_soloist(self) -> None:
        """Bid and hold at every word until the skat is the person's."""
        while "take" not in self.moves():
            self.press(next(move for move in self.moves() if move != "pass"))

    def aim(self, value: int) -> None:
        """Go along the ladder to a bid and say it."""
        self.tab_to('.ladder [tabindex="0"]')
        for _ in range(70):
            if self.page.evaluate("() => document.activeElement.textContent.trim()") == str(value):
                break
            self.page.keyboard.press("ArrowRight")
        self.press(f"bid {value}")

    def choose_card(self, card: str) -> None:
        """Go to a card of the hand and press Enter."""
        self.tab_to(".hand [data-card]")
        self.page.keyboard.press("Home")
        for _ in range(self.cards.index(card)):
            self.page.keyboard.press("ArrowRight")
        assert self.focused() == card
        self.page.keyboard.press("Enter")

    def discard(self, one: str, other: str) -> None:
        """Lay two cards away."""
        for card in (one, other):
            self.choose_card(card)
            expect(self.card(card)).to_have_attribute("aria-pressed", "true")
        (move,) = self.moves()
        assert set(move.split()[1:]) == {one, other}
        self.press(move)

    def declare(self, game: str, *levels: str) -> None:
        """Put a contract together and announce it."""
        self.tab_to(".picker input[type=radio]")
        self.page.keyboard.press("Space")
        for _ in range(6):
            if self.page.locator(f".picker [data-game={game}] input").is_checked():
                break
            self.page.keyboard.press("ArrowRight")
        for level in levels:
            self.tab_to(f'.levels input[value="{level}"]')
            self.page.keyboard.press("Space")
        (move,) = (move for move in self.moves() if move.startswith("declare"))
        self.press(move)

    def play_on(self) -> None:
        """Play the first card that may be played, until the deal is over."""
        while not self.dialog.count():
            before = self.happened()
            self.choose_card(self.playable()[0])
            self.asked(after=before)

    def open_sheet(self) -> list[str]:
        """From the result to the score sheet; the cells of its last row."""
        self.tab_to("#dialog .content > .buttons button:not(.main)")
        self.page.keyboard.press("Enter")
        expect(self.dialog).to_have_attribute("data-name", "sheet")
        return [cell.strip() for cell in self.dialog.locator(".list tbody tr:last-child td").all_inner_texts()]
