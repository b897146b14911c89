"""A person at a table of Rams: deals set up as kept matches, and whole matches by keyboard or by touch."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.person import YOUR_TURN
from tests.browser.skat_person import SkatPerson, resume_button
from tests.rams import NAMES, pack_of, rules, size_of

HEAD = "vorhand 1\ngame rams\nrules {rules}\nplayers {players}\nseed 7\nseats {seats}\n\n"
TILE = '.tile[data-game="rams"]'
START = '[id="option-rams-start_score"]'


def record(
    hands: dict[str, str], words: str = "", *, players: int, code: str = "russian", dealer: int | None = None
) -> str:
    """A match in its first deal. The person sits at seat 0, so it is `A` who speaks first unless `dealer` says who
    deals; hands, `upcard` and `stock` that are not named are filled up."""
    names = NAMES[:players]
    pack = pack_of({name: hands.get(name, "") for name in names} | hands, size_of(rules(code), players))
    seats = " ".join(["person", *["club"] * (players - 1)])
    deals = players - 1 if dealer is None else dealer
    return f"{HEAD.format(rules=code, players=players, seats=seats)}deal 1\ndealer {deals}\npack {pack}\n{words}\n"


def all_in(players: int) -> str:
    return ", ".join(["in"] * players)


def no_exchange(players: int) -> str:
    """Everybody goes in, and nobody exchanges a card."""
    return f"{all_in(players)}\n{', '.join(['exchange'] * players)}"


class RamsPerson(SkatPerson):
    """Somebody whose match of Rams is kept on the device, or begins by the form."""

    def sit_down(self, text: str) -> None:
        """Take up the kept match on the home screen, and wait for what is asked."""
        players = len(text.splitlines()[5].split()) - 1
        self.find(text, game="rams", preset="russian", players=players)
        self.page.locator(resume_button("rams")).click()
        self.wait_until_shown(".moves button, .trick li")
        self.wait_until_shown(f"{YOUR_TURN}, .moves button")

    def begin_by_form(self, players: int, start_score: int, *, touch: bool) -> None:
        """Choose the number of players and the score to begin with, and begin."""
        count, start = self.page.locator("#players-rams"), self.page.locator(START)
        count.select_option(str(players))
        if touch:
            self.page.locator(f"{TILE} .rules > details > summary").tap()
            start.tap()
        else:
            self.tab_to(f"{TILE} .rules > details > summary")
            self.page.keyboard.press("Enter")
            self.tab_to(START)
        self.page.keyboard.press("Control+A")
        self.page.keyboard.type(str(start_score))
        self.page.keyboard.press("Tab")
        expect(self.page.locator(f"{TILE} .differences")).to_contain_text(str(start_score))
        new = self.page.locator(f"{TILE} .words > .buttons .main")
        if touch:
            new.tap()
        else:
            new.focus()
            self.page.keyboard.press("Enter")
        self.wait_until_idle()

    def idle(self) -> None:
        """Wait until something is asked or the result is shown."""
        self.wait_until_idle()

    def do(self, move: str, *, touch: bool) -> None:
        """Make a move by its button; it is gone when the move is made."""
        button = self.page.locator(f'.moves [data-move="{move}"]')
        if touch:
            button.tap()
        else:
            self.tab_to(f'.moves [data-move="{move}"]')
            self.page.keyboard.press("Enter")
        expect(button).to_have_count(0)
        self.idle()

    def touch_card(self, card: str, *, touch: bool) -> None:
        if touch:
            self.card(card).tap()
        else:
            self.choose_card(card)

    def take_part(self, *, touch: bool) -> set[str]:
        """Play a deal to its result: always in, two cards exchanged, the upcard taken, to the end. The kinds of moves
        that were made."""
        made: set[str] = set()
        while not self.dialog.count():
            moves = self.moves()
            kinds = {move.split()[0] for move in moves} or {"play"}
            if "exchange" in kinds:
                one, other = self.cards[-2:]
                for card in (one, other):
                    self.touch_card(card, touch=touch)
                    expect(self.card(card)).to_have_attribute("aria-pressed", "true")
                (move,) = self.moves()
                assert set(move.split()) == {"exchange", one, other}
                self.do(move, touch=touch)
            elif "pass" in kinds:
                card = self.cards[-1]
                self.touch_card(card, touch=touch)
                self.do(f"upcard {card}", touch=touch)
                kinds = {"upcard"}
            elif kinds == {"play"}:
                card = self.playable()[0]
                self.touch_card(card, touch=touch)
                expect(self.card(card)).to_have_count(0)
                self.idle()
            else:
                self.do("continue" if "continue" in kinds else "in", touch=touch)
            made |= kinds
        return made
