"""Every reason for which Rams refuses a move, called forth, and said in three languages."""

from __future__ import annotations

import re

import pytest

import vorhand
from tests.locales import LANGUAGES, text
from tests.rams import dealt, spoken
from vorhand.errors import IllegalMoveError

HANDS = {
    "A": "SA C9 H8 D7 HQ", "B": "S7 D6 DK CQ CT", "C": "H9 S8 DQ CK C7", "D": "D9 C8 D8 H6 C6", "upcard": "S9",
}  # fmt: skip
"""Four players; where three sit, D has no place and `C` deals. A has six to write off, SA and a trick, in the scenes
that say so."""

ALL_IN = "A in, B in, C in, D in"
EXCHANGED = f"{ALL_IN}\nA exchange, B exchange, C exchange, D exchange"
PLAY = f"{EXCHANGED}, D pass"
LATE = f"{ALL_IN}\nA exchange SA C9 H8 D7 HQ, B exchange S7 D6 DK CQ CT, C exchange H9 S8 DQ"

SCENES = {
    "move.in_or_out": ("russian", "", "play SA"),
    "move.ace_forces_in": ("russian", "", "out"),
    "move.three_play": ("3 russian", "A in", "out"),
    "move.said_already": ("russian", ALL_IN, "out"),
    "move.exchange_first": ("russian", ALL_IN, "pass"),
    "move.exchange_late": ("russian", PLAY, "exchange C9"),
    "move.exchange_limit": ("arcade", ALL_IN, "exchange SA C9 H8 D7 HQ"),
    "move.stock_short": ("russian when_stock_short=draw_less", LATE, "exchange D9 C8 D8"),
    "move.card_twice": ("russian", ALL_IN, "exchange C9 C9"),
    "move.upcard_first": ("russian", EXCHANGED, "play D9"),
    "move.upcard_late": ("russian", f"{PLAY}\nA: SA S7 S8", "upcard D9"),
    "move.upcard_not_dealer": ("russian", PLAY, "upcard C9"),
    "move.upcard_off": ("russian dealer_may_take_upcard=false", f"{EXCHANGED}\nA: SA S7 S8", "upcard D9"),
    "move.must_trump": ("russian must_lead_trump_ace=false", f"{PLAY}\nA: H8", "play CQ"),
    "move.lead_trump_ace": ("russian", PLAY, "play C9"),
    "move.stop_or_continue": ("russian 6", f"{PLAY}\nA: SA S7 S8 D8", "play C9"),
    "move.not_at_zero": ("russian", PLAY, "stop"),
}
"""A scene for each code: rules, what is said and played, the move that is refused."""

MORE = {
    "a pass before all have spoken": ("russian", "", "pass", "move.in_or_out"),
    "an exchange before all have spoken": ("russian", "A in", "exchange D6", "move.in_or_out"),
    "the upcard before all have spoken, by the dealer": (
        "russian", "A in, B in, C in", "upcard D9", "move.in_or_out",
    ),
    "three, and an ace": ("3 russian", "", "out", "move.three_play"),
    "in, twice": ("russian", ALL_IN, "in", "move.said_already"),
    "out, when the play has begun": ("russian", PLAY, "out", "move.said_already"),
    "a card instead of an exchange": ("russian", ALL_IN, "play C9", "move.exchange_first"),
    "the upcard instead of an exchange, by another": ("russian", ALL_IN, "upcard C9", "move.upcard_not_dealer"),
    "the upcard instead of an exchange, by the dealer": (
        "russian", f"{ALL_IN}, A exchange, B exchange, C exchange", "upcard D9", "move.exchange_first",
    ),
    "stop instead of an exchange": ("russian", ALL_IN, "stop", "move.exchange_first"),
    "an exchange instead of the upcard": ("russian", EXCHANGED, "exchange D9", "move.exchange_late"),
    "a limit of none": ("russian exchange_limit=0", ALL_IN, "exchange C9", "move.exchange_limit"),
    "more than the limit and than the stock": (
        "russian exchange_limit=4 when_stock_short=draw_less",
        f"{ALL_IN}\nA exchange C9 H8 D7 HQ, B exchange D6 DK CQ CT, C exchange H9 S8 DQ CK",
        "exchange D9 C8 D8 H6 C6", "move.exchange_limit",
    ),
    "another's card": ("russian", ALL_IN, "exchange C9 S7", "move.not_in_hand"),
    "another's card for the upcard": ("russian", EXCHANGED, "upcard S7", "move.not_in_hand"),
    "the upcard for itself": ("russian", EXCHANGED, "upcard S9", "move.not_in_hand"),
    "two cards for the upcard": ("russian", EXCHANGED, "upcard D9 C8", "move.unknown"),
    "no card for the upcard": ("russian", EXCHANGED, "upcard", "move.unknown"),
    "a pass in play": ("russian", PLAY, "pass", "move.upcard_late"),
    "a suit not followed": ("russian", f"{PLAY}\nA: SA", "play CQ", "move.must_follow"),
    "another's card played": ("russian", PLAY, "play S7", "move.not_in_hand"),
    "another's card where all may be played": ("russian revoke=punished", PLAY, "play S7", "move.not_in_hand"),
    "an exchange at nought": ("russian 6", f"{PLAY}\nA: SA S7 S8 D8", "exchange C9", "move.exchange_late"),
    "a pass at nought": ("russian 6", f"{PLAY}\nA: SA S7 S8 D8", "pass", "move.stop_or_continue"),
    "in with a card": ("russian", "", "in SA", "move.unknown"),
    "in with a word": ("russian", "", "in 3", "move.unknown"),
    "no card at all": ("russian", PLAY, "play", "move.unknown"),
    "what Skat has": ("russian", "", "bid 18", "move.unknown"),
    "a claim": ("russian", PLAY, "claim", "move.unknown"),
    "after the end": ("russian", "A in, B out, C out, D out, A exchange", "play C9", "move.deal_over"),
}  # fmt: skip


def refused(code: str, line: str, move: str) -> IllegalMoveError:
    words = code.split()
    players = int(words.pop(0)) if words[0].isdigit() else 4
    score = int(words.pop()) if words[-1].isdigit() else 100
    hands = {name: cards for name, cards in HANDS.items() if players == 4 or name != "D"}
    state = spoken(dealt(hands, " ".join(words), scores=[score] + [100] * (players - 1)), line)
    before = str(state)
    with pytest.raises(IllegalMoveError) as caught:
        state.play(move)
    assert str(state) == before
    assert move not in state.legal_moves
    return caught.value


@pytest.mark.parametrize("code", SCENES)
def test_a_move_is_refused_with_its_code(code: str) -> None:
    error = refused(*SCENES[code])
    assert error.code == code
    assert error.clause is None or error.clause in vorhand.game("rams").clauses


@pytest.mark.parametrize("case", MORE)
def test_a_move_is_refused_for_the_reason_that_fits(case: str) -> None:
    *scene, code = MORE[case]
    where, line, move = scene
    assert refused(where, line, move).code == code


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", SCENES)
def test_the_reason_is_said_in_each_language(code: str, language: str) -> None:
    error = refused(*SCENES[code])
    assert text(language, re.sub(r"[._]", "-", code), **error.params)


@pytest.mark.clause("rams.declare.1", "rams.exchange.1", "rams.exchange.2", "rams.upcard.1", "rams.match.2")
def test_the_clauses_are_those_of_the_rules_broken() -> None:
    clauses = {
        "move.in_or_out": "rams.declare.1",
        "move.three_play": "rams.declare.2",
        "move.ace_forces_in": "rams.declare.3",
        "move.said_already": "rams.declare.1",
        "move.exchange_first": "rams.exchange.1",
        "move.exchange_late": "rams.exchange.1",
        "move.exchange_limit": "rams.exchange.1",
        "move.stock_short": "rams.exchange.2",
        "move.card_twice": None,
        "move.upcard_first": "rams.upcard.1",
        "move.upcard_late": "rams.upcard.1",
        "move.upcard_not_dealer": "rams.upcard.1",
        "move.upcard_off": "rams.upcard.1",
        "move.must_trump": "rams.follow.2",
        "move.lead_trump_ace": "rams.lead.3",
        "move.stop_or_continue": "rams.match.2",
        "move.not_at_zero": "rams.match.2",
    }
    assert {code: refused(*SCENES[code]).clause for code in SCENES} == clauses
    follow = refused("russian", f"{PLAY}\nA: SA", "play CQ")
    assert (follow.clause, follow.params) == ("rams.follow.1", {"suit": "trump", "card": "S7"})
    follow = refused("russian must_lead_trump_ace=false", f"{PLAY}\nA: D7", "play S7")
    assert (follow.clause, follow.params) == ("rams.follow.1", {"suit": "diamonds", "card": "D6"})


def test_the_reason_names_the_card_or_the_number() -> None:
    params = {
        "move.ace_forces_in": {"card": "SA"},
        "move.exchange_limit": {"n": 4},
        "move.stock_short": {"n": 2},
        "move.card_twice": {"card": "C9"},
        "move.must_trump": {"card": "S7"},
        "move.lead_trump_ace": {"card": "SA"},
    }
    assert {code: refused(*SCENES[code]).params for code in SCENES} == {code: params.get(code, {}) for code in SCENES}
