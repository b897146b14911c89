"""What a table of Skat owes the person: words for every role, no answer by reflex, put back, a picker that implies."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.kept import kept
from tests.browser.local_site import LocalSite
from tests.browser.person import CORNER, ENGINE
from tests.browser.skat_person import SkatPerson, record

GOOD = "CJ SJ CA CT CK SA ST HA D7 D8"
TRUMPS = "CJ SJ HJ DJ CA CT CK CQ C9 C8"
WON = "bid 18, hold, pass, pass"
JUMP = """() => {
  // The engine's word for a bid that skips values, whatever the computer player bid.
  const bid = /"key": "bid", "params": \\{"seat": 1, "n": (\\d+)\\}/;
  const jump = '"key": "jump_bid", "params": {"seat": 1, "n": $1, "from": 0}';
  const listen = Object.getOwnPropertyDescriptor(Worker.prototype, 'onmessage');
  const set = function (heard) {
    listen.set.call(this, (event) => {
      const asks = event.data.type === 'reply' && event.data.text.includes('"next": "act"');
      const data = asks ? { ...event.data, text: event.data.text.replace(bid, jump) } : event.data;
      heard(new MessageEvent('message', { data }));
    });
  };
  Object.defineProperty(Worker.prototype, 'onmessage', { ...listen, set });
}"""


@pytest.fixture
def person(standing: Callable[..., SkatPerson]) -> SkatPerson:
    return standing(SkatPerson)


def said(page: Page) -> str:
    return page.locator("#polite").inner_text() + page.locator("#assertive").inner_text()


def test_roles_bids_and_the_words_of_the_auction(person: SkatPerson) -> None:
    page = person.page
    person.load(record({"F": GOOD}, "bid 18, hold, bid 20"))
    roles = [page.locator(f".seat[data-seat='{seat}'] .roles > span").all_inner_texts() for seat in range(3)]
    assert roles == [["forehand", "hearer"], ["middlehand", "speaker"], ["rearhand"]]
    expect(page.locator(".seat[data-seat='1'] .call")).to_contain_text("20")
    expect(page.locator(".ladder [aria-current]")).to_contain_text("20")
    assert person.moves() == ["hold", "pass"]
    assert page.locator(".moves button").first.inner_text() == "Hold 20"
    assert person.focused() != "BODY"
    expect(page.locator("#assertive")).to_contain_text("Hold 20")


def test_a_card_during_the_auction_says_what_comes_first(person: SkatPerson) -> None:
    page = person.page
    person.load(record({"F": GOOD}, "bid 18"))
    person.card("CJ").click(position=CORNER)
    expect(page.locator(".message[data-kind=refused]")).to_contain_text("auction")
    assert len(person.cards) == 10


def test_a_jump_is_not_answered_by_reflex(open_page: Callable[..., Page], site: LocalSite) -> None:
    """After a jump hold and pass sleep for a moment, for mouse and keyboard; the jump is said at once."""
    person = SkatPerson(open_page, site, pace="600", scripts=[f"({JUMP})()"])
    page = person.page
    person.load(record({"F": "C7 S7 S8 S9 H7 H8 H9 D7 D8 D9", "M": TRUMPS}))
    expect(page.locator(".moves [data-move=pass][aria-disabled=true]")).to_be_visible(timeout=ENGINE)
    expect(page.locator(".moves [data-move=hold][aria-disabled=true]")).to_be_focused()
    page.keyboard.press("Enter")
    page.locator(".moves [data-move=pass]").click(force=True)
    person.settle()
    assert person.moves() == ["hold", "pass"]
    expect(page.locator("#assertive")).to_contain_text("jump")
    expect(page.locator(".moves [aria-disabled]")).to_have_count(0)
    person.press("pass")
    assert "hold" not in person.moves()


def test_a_held_key_answers_once(person: SkatPerson) -> None:
    page = person.page
    person.load(record({"F": GOOD}, "bid 18, hold, bid 20"))
    expect(page.locator(".moves [data-move=hold]")).to_be_focused()
    page.evaluate("() => { window.clicks = 0; }")
    page.evaluate("() => document.activeElement.addEventListener('click', () => { window.clicks += 1; })")
    page.keyboard.down("Enter")
    page.keyboard.down("Enter")
    page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    assert page.evaluate("() => window.clicks") == 1


def test_the_bid_aimed_at_moves_with_stepper_and_ladder(person: SkatPerson) -> None:
    page = person.page
    person.load(record({"M": GOOD}, dealer=1))
    values = [int(text) for text in page.locator(".ladder button").all_inner_texts()]
    assert values[:4] == [18, 20, 22, 23]
    lower, higher = page.locator(".stepper .square").all()
    expect(lower).to_be_disabled()
    higher.click()
    higher.click()
    assert person.moves() == ["bid 22", "pass"]
    lower.click()
    assert person.moves() == ["bid 20", "pass"]
    page.locator(".ladder").get_by_text("24", exact=True).click()
    assert person.moves() == ["bid 24", "pass"]
    page.keyboard.press("End")
    assert person.moves() == [f"bid {values[-1]}", "pass"]


def test_skat_discard_and_put_back(person: SkatPerson) -> None:
    page = person.page
    person.load(record({"F": GOOD, "skat": "HT H7"}, WON))
    assert person.moves() == ["take", "hand"]
    page.locator("[data-move=take]").click()
    expect(page.locator(".hand [data-card]")).to_have_count(12)
    assert {card.get_attribute("data-card") for card in page.locator("[data-fresh]").all()} == {"HT", "H7"}
    confirm = page.locator(".moves button")
    expect(confirm).to_contain_text("0 of 2 chosen")
    confirm.click(force=True)
    expect(page.locator(".message[data-kind=error]")).to_be_visible()
    for card, count in (("HT", 1), ("D7", 2), ("D8", 2)):
        person.card(card).click(position=CORNER)
        expect(page.locator(".hand [aria-pressed=true]")).to_have_count(count)
    # A third card takes the place of the one chosen first.
    assert person.moves() in (["discard D7 D8"], ["discard D8 D7"])
    expect(confirm).to_contain_text("0 card points")
    person.card("D8").click(position=CORNER)
    person.card("HT").click(position=CORNER)
    expect(confirm).to_contain_text("10 card points")
    confirm.click()
    expect(page.locator(".own .laid [role=img]")).to_have_count(2)
    assert len(person.cards) == 10
    page.locator("[data-move=take]").click()
    expect(page.locator(".hand [data-card]")).to_have_count(12)
    expect(page.locator(".own .laid")).to_have_count(0)


def test_the_picker_implies_and_names_the_worth(person: SkatPerson) -> None:
    """Everything it shows comes from the legal declarations: levels that go together are ticked together."""
    page = person.page
    person.load(record({"M": GOOD}, "bid 33, pass, pass\nhand", dealer=1))
    announce = page.locator(".moves button").first
    expect(announce).to_have_attribute("aria-disabled", "true")
    announce.click(force=True)
    expect(page.locator(".message")).to_contain_text("Choose a game")
    page.locator(".picker [data-game=hearts]").click()
    expect(page.locator(".message")).to_have_text("Hearts, with 2, game 3, hand 4, times 10 = 40.")
    page.locator(".picker [data-game=diamonds]").click()
    expect(page.locator(".picker [data-game=diamonds]")).to_have_attribute("data-covers", "yes")
    boxes = {str(box.get_attribute("value")): box for box in page.locator(".levels input").all()}
    assert list(boxes) == ["schneider", "schwarz", "ouvert"]
    boxes["schwarz"].check()
    assert [name for name, box in boxes.items() if box.is_checked()] == ["schneider", "schwarz"]
    assert person.moves() == ["declare diamonds schwarz"]
    boxes["schneider"].uncheck()
    assert [name for name, box in boxes.items() if box.is_checked()] == []
    boxes["ouvert"].check()
    assert [name for name, box in boxes.items() if box.is_checked()] == ["schneider", "schwarz", "ouvert"]
    page.locator(".picker [data-game=null]").click()
    assert page.locator(".levels input").count() == 1
    assert person.moves() == ["declare null ouvert"]


def test_an_uncovered_bid_is_said(person: SkatPerson) -> None:
    page = person.page
    person.load(record({"M": GOOD}, "bid 120, pass, pass\ntake, discard D7 D8", dealer=1))
    # What is said in the same moment is said together, and with what was asked.
    expect(page.locator("#assertive")).not_to_be_empty()
    page.locator(".picker [data-game=clubs]").click()
    expect(page.locator(".picker [data-game=clubs]")).to_have_attribute("data-covers", "no")
    expect(page.locator(".picker [data-game=clubs] .sr")).to_contain_text("too little for the bid of 120")
    expect(page.locator(".message")).to_contain_text("overbid")
    expect(page.locator("#polite")).to_contain_text("overbid")


def test_the_hand_lies_by_the_game_that_is_looked_at(person: SkatPerson) -> None:
    page = person.page
    person.load(record({"F": GOOD}, f"{WON}\ntake, discard D7 D8"))
    before = person.cards
    page.locator(".picker [data-game=spades]").click()
    trumps = person.cards
    assert sorted(trumps) == sorted(before)
    assert trumps[:4] == ["CJ", "SJ", "SA", "ST"]
    page.locator(".picker [data-game=null]").click()
    clubs = [card for card in person.cards if card[0] == "C"]
    assert clubs == ["CA", "CK", "CJ", "CT"]


def test_contra_and_re_are_called(person: SkatPerson) -> None:
    page = person.page
    deal = f"{WON}\ntake, discard D7 D8, declare clubs\ncontra"
    person.load(record({"F": GOOD}, deal, rules="altenburg contra=contra_re"))
    expect(page.locator(".seat[data-seat='1'] .call")).to_have_text("Contra")
    assert person.moves() == ["re", "pass"]
    assert page.locator(".moves button").all_inner_texts() == ["Re", "No re"]
    person.press("re")
    expect(page.locator(".seat.own .call")).to_have_text("Re")
    expect(page.locator(".facts")).to_contain_text("×4")


def test_who_may_not_say_contra_sees_why(person: SkatPerson) -> None:
    page = person.page
    deal = "bid 18, pass, pass\nhand, declare grand\npass"
    person.load(record({"M": GOOD}, deal, rules="altenburg contra=contra contra_needs_bid=true"))
    assert person.moves() == ["pass"]
    barred = page.locator("[data-barred=contra]")
    expect(barred).to_have_attribute("aria-disabled", "true")
    barred.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".message")).to_have_attribute("data-kind", "refused")
    expect(page.locator(".message .clause")).to_be_visible()


def test_conceding_is_asked_before(person: SkatPerson) -> None:
    page = person.page
    person.load(record({"F": GOOD}, f"{WON}\ntake, discard D7 D8, declare clubs"))
    assert person.moves() == []
    page.locator(".head button").last.click()
    person.dialog.get_by_role("button", name="Concede").click()
    expect(person.dialog).to_have_attribute("data-name", "sure")
    expect(person.dialog.get_by_role("button", name="Play on")).to_be_focused()
    page.keyboard.press("Enter")
    expect(person.dialog).to_have_count(0)
    assert len(person.cards) == 10
    page.locator(".head button").last.click()
    person.dialog.get_by_role("button", name="Concede").click()
    person.dialog.get_by_role("button", name="Concede").click()
    expect(person.dialog).to_have_attribute("data-name", "result", timeout=ENGINE)
    expect(person.dialog).to_contain_text("conceded")


def test_a_proven_claim_ends_the_deal(person: SkatPerson) -> None:
    page = person.page
    person.load(record({"F": TRUMPS, "skat": "HA SA"}, f"{WON}\nhand, declare clubs"))
    page.locator(".head button").last.click()
    person.dialog.get_by_role("button", name="Claim the rest").click()
    expect(person.dialog).to_have_attribute("data-name", "result", timeout=ENGINE)
    expect(person.dialog).to_contain_text("claimed")
    expect(person.dialog.locator(".bar b")).to_have_text("120")


def test_an_open_hand_lies_open_in_the_order_of_the_contract(person: SkatPerson) -> None:
    page = person.page
    person.load(record({"M": "C7 C8 C9 S7 S8 S9 H7 H8 D7 D8"}, "bid 23, pass, pass\nhand, declare null ouvert"))
    expect(page.locator(".open-hand [role=img]")).to_have_count(10)
    expect(page.locator(".facts")).to_contain_text("Null")
    expect(page.locator(".open-hand")).to_contain_text("Lena")
    width, height = page.locator(".open-hand .card").first.evaluate("(card) => [card.offsetWidth, card.offsetHeight]")
    page.set_viewport_size({"width": 360, "height": 640})
    assert page.locator(".open-hand .card").first.evaluate("(card) => card.offsetWidth") >= 30
    assert (width, height) >= (30, 40)


def test_a_result_shows_all_that_was_hidden(person: SkatPerson) -> None:
    person.load(record({"F": TRUMPS, "skat": "HA SA"}, f"{WON}\ntake, discard HA SA, declare clubs"))
    person.play_on()
    hands = person.dialog.locator(".hands")
    assert hands.locator("dt").count() == 5
    assert [row.locator(".card").count() for row in hands.locator("dd").all()] == [10, 10, 10, 2, 2]
    person.dialog.get_by_text("All tricks").click()
    assert person.dialog.locator(".tricks .card").count() == 30
    rows = person.dialog.locator(".scores tbody tr")
    assert [person.number(rows.nth(at).locator("td").first) for at in range(3)] == [120, 0, 0]


def test_a_reload_in_every_stage_changes_nothing(person: SkatPerson) -> None:
    page = person.page
    for words in ("bid 18, hold", WON, f"{WON}\ntake", f"{WON}\ntake, discard D7 D8", f"{WON}\nhand"):
        person.load(record({"F": GOOD}, words))
        seen = person.cards, person.moves(), page.locator(".course li").all_inner_texts()
        page.reload()
        person.asked(after=0)
        assert (person.cards, person.moves(), page.locator(".course li").all_inner_texts()) == seen


def test_the_menu_saves_the_match_as_text(person: SkatPerson) -> None:
    page = person.page
    person.load(record({"F": GOOD}, WON))
    person.press("take")
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the match as text").click()
    assert download.value.path().read_text(encoding="utf-8") == kept(page, "match", game="skat")["record"]
    assert download.value.path().read_text(encoding="utf-8").rstrip().endswith("take")


def test_the_sheets_mark_what_hurts_and_what_decides(person: SkatPerson) -> None:
    """Of a game won nothing is in the colour of a loss; without a settlement the totals decide."""
    page = person.page
    person.load(record({"F": TRUMPS, "skat": "HA SA"}, f"{WON}\ntake, discard HA SA, declare clubs"))
    person.play_on()
    expect(page.locator(".side .sheet .change")).to_have_text(["+156"])
    expect(page.locator(".side .sheet .change[data-hurts]")).to_have_count(0)
    person.open_sheet()
    decides = page.locator("#dialog .foot-lines [data-decides]")
    expect(decides).to_have_count(1)
    assert decides.inner_text().split() == ["Total", "156", "0", "0"]
    page.set_viewport_size({"width": 360, "height": 640})
    heads = page.locator("#dialog .list thead th")
    edges = [box["x"] + box["width"] for box in (head.bounding_box() for head in heads.all()[:3]) if box]
    first = page.locator("#dialog .list thead .player").first.bounding_box()
    assert first
    assert edges[2] <= first["x"] + 1, "a heading is cut by the totals"
    assert page.locator("#dialog .list thead .player").first.evaluate(
        "(head) => getComputedStyle(head).boxShadow !== 'none'"
    )
