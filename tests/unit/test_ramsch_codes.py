"""Every reason for which a Ramsch refuses a move, called forth, and said in three languages."""

from __future__ import annotations

import re

import pytest

import vorhand
from tests.locales import LANGUAGES, text
from tests.ramsch import dealt
from tests.skat import spoken
from vorhand.errors import IllegalMoveError
from vorhand.games.skat.state import SkatState

HANDS = {
    "F": "CJ DJ CA CT SK S7 HQ H8 DT D7",
    "M": "SJ CK C9 SA S9 HA H9 DA DQ D8",
    "R": "HJ CQ C8 C7 ST SQ S8 HT HK DK",
    "skat": "H7 D9",
}
ASKED = "F pass, M pass, R pass"
PASSED_ON = "F take, F discard CA D9, M take, M discard CA SA, R take, R discard ST SA"
ALL_PASS = "M pass, R pass, F pass"

SCENES = {
    "move.push_jack": ("ramsch ramsch_raeuber", "F take", "discard CA DJ"),
    "move.push_two": ("ramsch ramsch_raeuber", "F take", "discard CA"),
    "move.push_first": ("ramsch ramsch_raeuber", "", "play CA"),
    "move.pass_on_first": ("ramsch ramsch_raeuber", "F take", "play CA"),
    "move.push_off": ("ramsch ramsch_raeuber", "", "push"),
    "move.push_over": ("ramsch ramsch_raeuber", PASSED_ON, "discard H7 D7"),
    "move.no_exchange": ("ramsch ramsch", "", "take"),
    "move.grand_hand_first": ("ramsch schieberamsch", "", "take"),
    "move.grand_hand_off": ("ramsch ramsch_raeuber", "", "grand_hand"),
    "move.grand_hand_late": ("ramsch schieberamsch", ASKED, "grand_hand"),
    "move.grand_only": ("ramsch schieberamsch", "F grand_hand", "declare clubs"),
    "move.no_concede_ramsch": ("ramsch ramsch", "", "concede"),
    "move.no_auction": ("ramsch ramsch", "", "bid 18"),
}
"""A scene for each code: game and rules, what is said, the move that is refused."""

MORE = {
    "a jack taken up": ("ramsch ramsch_raeuber", "F take, F discard CA D9, M take", "discard SJ CA", "move.push_jack"),
    "two jacks": ("ramsch ramsch_raeuber", "F take", "discard CJ DJ", "move.push_jack"),
    "one card three times over": ("ramsch ramsch_raeuber", "F take", "discard CA CA", "move.push_two"),
    "three cards": ("ramsch ramsch_raeuber", "F take", "discard CA CT D7", "move.push_two"),
    "another's card": ("ramsch ramsch_raeuber", "F take", "discard CA SA", "move.not_in_hand"),
    "a push with twelve in hand": ("ramsch schieberamsch", f"{ASKED}, F take", "push", "move.pass_on_first"),
    "a card before the skat went round": ("ramsch schieberamsch", ASKED, "play CA", "move.push_first"),
    "a discard before taking": ("ramsch ramsch_raeuber", "", "discard CA D7", "move.push_first"),
    "a push where nothing goes round": ("ramsch ramsch", "", "push", "move.no_exchange"),
    "a push in play": ("ramsch schieberamsch grand_hand=false", "F push, M push, R push", "push", "move.push_over"),
    "a card before the question": ("ramsch schieberamsch", "F pass", "play CK", "move.grand_hand_first"),
    "a bid in a Ramsch": ("ramsch ramsch_raeuber", "", "bid 18", "move.no_auction"),
    "a contract in a Ramsch": ("ramsch ramsch", "", "declare grand", "move.no_auction"),
    "a bid when all have passed": ("skat altenburg when_all_pass=ramsch", ALL_PASS, "bid 18", "move.no_auction"),
    "Null from the hand": ("ramsch schieberamsch", "F grand_hand", "declare null", "move.grand_only"),
    "conceding when all have passed": (
        "skat altenburg when_all_pass=ramsch", ALL_PASS, "concede", "move.no_concede_ramsch",
    ),
    "a push of cards": ("ramsch schieberamsch", ASKED, "push CA", "move.unknown"),
    "a Grand Hand with a level": ("ramsch schieberamsch", "", "grand_hand schwarz", "move.unknown"),
    "a claim that is not sure": ("ramsch ramsch", "", "claim", "move.claim_unproven"),
}  # fmt: skip


def refused(where: str, words: str, move: str) -> IllegalMoveError:
    game, _, code = where.partition(" ")
    state = spoken(dealt(HANDS, code, game=game), words)
    before = str(state)
    with pytest.raises(IllegalMoveError) as caught:
        state.play(move)
    assert str(state) == before
    assert isinstance(state, SkatState)
    return caught.value


@pytest.mark.parametrize("code", SCENES)
def test_a_move_is_refused_with_its_code_and_a_clause(code: str) -> None:
    error = refused(*SCENES[code])
    assert error.code == code
    assert error.clause is not None
    assert error.clause in vorhand.game("ramsch").clauses


@pytest.mark.parametrize("case", MORE)
def test_a_move_is_refused_for_the_reason_that_fits(case: str) -> None:
    *scene, code = MORE[case]
    where, words, move = scene
    assert refused(where, words, move).code == code


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", SCENES)
def test_the_reason_is_said_in_each_language(code: str, language: str) -> None:
    error = refused(*SCENES[code])
    assert text(language, re.sub(r"[._]", "-", code), **error.params)


def test_the_clauses_are_those_of_the_rules_broken() -> None:
    clauses = {
        "move.push_jack": "ramsch.push.2",
        "move.push_two": "ramsch.push.1",
        "move.push_off": "ramsch.push.3",
        "move.grand_hand_off": "ramsch.grand.1",
        "move.grand_only": "ramsch.grand.1",
        "move.no_exchange": "ramsch.push.1",
    }
    assert {code: refused(*SCENES[code]).clause for code in clauses} == clauses
