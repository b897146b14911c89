"""Somebody is at nought before the deal is over: who is asked, when, how often, and what his word means."""

from __future__ import annotations

import pytest

from tests.rams import all_in, changes, deal_named, dealt, legal, on_turn, played, positions, result_of, spoken, to_play
from vorhand.errors import IllegalMoveError
from vorhand.games.rams.state import RamsState

TRICKS = {"A": "SA SK SQ SJ CK", "B": "HK C9 D8 C7 D6", "C": "HQ D9 C8 D7 C6", "upcard": "S9"}
"""A has all five tricks with the highest trumps, and SA."""
LINE = ["A: SA HK HQ", "A: SK D8 D9", "A: SQ D6 D7", "A: SJ C7 C6", "A: CK C9 C8"]


def asked(text: str, scores: list[int], code: str = "russian") -> list[tuple[str, int]]:
    """Who is asked in a written deal, and after how many tricks."""
    walked = positions(deal_named(text), code, scores=scores)
    return [(on_turn(state), len(state.taken)) for state in walked if state.phase == "zero"]


@pytest.mark.clause("rams.match.2")
@pytest.mark.parametrize(("score", "after"), [(6, 1), (7, 2), (8, 3), (9, 4), (10, 5), (11, 6), (1, 1)])
def test_the_first_at_nought_is_asked_after_one_of_the_first_four_tricks(score: int, after: int) -> None:
    """SA and the first trick are six; after the fifth trick the deal is over, and nobody is asked."""
    state = to_play(dealt(TRICKS, scores=[score, 100, 100]))
    for number, line in enumerate(LINE, start=1):
        state = spoken(state, line)
        if number == after and after < 5:
            assert (state.phase, on_turn(state), legal(state)) == ("zero", "A", "stop, continue")
            assert state.table.asked == state.turn
            return
        assert state.phase == ("play" if number < 5 else "over")
    assert after >= 5
    assert state.table.asked is None


def test_ra27_at_nought_with_the_second_trick() -> None:
    assert asked("RA27", [7, 100, 100]) == [("A", 2)]
    assert asked("RA29", [20, 2, 100]) == [("A", 1)]
    assert asked("only-the-first-is-asked", [2, 3, 100, 100]) == [("A", 1)]
    assert asked("one-at-nought-in-the-last-trick", [100, 2, 100]) == []


@pytest.mark.clause("rams.match.2")
def test_stop_ends_the_match_with_what_stands() -> None:
    """The stopper's five for jacks, six for a trick with SA; no charge to who has no trick yet, nor for his aces."""
    hands = {"A": "SA HJ DJ SJ ST", "B": "HA C9 D8 C7 D6", "C": "CK D9 C8 D7 C6", "upcard": "S9"}
    state = spoken(to_play(dealt(hands, scores=[11, 100, 100])), "A: SA D6 C6")
    assert (state.phase, on_turn(state)) == ("zero", "A")
    state = state.play("stop")
    result = result_of(state)
    assert (state.phase, changes(state), result.reason) == ("over", "-11 0 0", "stopped")
    assert result.wins == (1,)


@pytest.mark.clause("rams.match.2")
def test_continue_goes_on_where_the_deal_stood() -> None:
    state = spoken(to_play(dealt(TRICKS, scores=[6, 100, 100])), LINE[0])
    state = state.play("continue")
    assert (state.phase, on_turn(state), len(state.taken), state.table.went_on) == ("play", "A", 1, True)
    for line in LINE[1:]:
        state = spoken(state, line)
    assert (changes(state), result_of(state).reason, result_of(state).wins) == ("-10 +5 +5", "played_out", ())


@pytest.mark.clause("rams.match.2", "rams.lead.2")
def test_who_took_the_trick_leads_on_when_he_has_said() -> None:
    """B, who is not the first in, is at nought with the first trick, goes on and leads; C, asked before the play, does
    not lead: the first in does."""
    hands = {"A": "HK C9 D8 C7 D6", "B": "HA SQ SJ CK DK", "C": "HQ D9 C8 D7 C6", "upcard": "S9"}
    state = spoken(to_play(dealt(hands, scores=[100, 21, 100])), "A: HK HA HQ")
    assert (state.phase, on_turn(state)) == ("zero", "B")
    state = state.play("continue")
    assert (state.phase, on_turn(state), legal(state)) == ("play", "B", "SQ, SJ, CK, DK")
    jacks = {**hands, "C": "HJ DJ C8 D7 C6"}
    state = to_play(dealt(jacks, scores=[100, 100, 5]))
    assert (state.phase, on_turn(state)) == ("zero", "C")
    assert on_turn(state.play("continue")) == "A"


@pytest.mark.clause("rams.match.2")
def test_the_question_is_put_once_a_deal_and_to_the_first_alone() -> None:
    """A goes on after his first trick, is not asked after the next ones; nor is B, who is at nought later."""
    hands = {"A": "SA C9 D8 C7 D6", "B": "SK SQ SJ ST HK", "C": "HQ D9 C8 D7 C6", "upcard": "S9"}
    state = spoken(to_play(dealt(hands, scores=[6, 1, 100])), "A: SA ST HQ")
    assert (on_turn(state), state.phase) == ("A", "zero")
    state = spoken(state, "A continue\nA: C9 SJ C8")
    assert (on_turn(state), state.phase) == ("B", "play"), "B is at nought, and not asked"
    state = spoken(state, "B: SQ D9 D8\nB: SK D7 C7\nB: HK C6 D6")
    assert changes(state) == "-6 -4 +5"


@pytest.mark.clause("rams.match.2")
def test_ra31_at_nought_by_jacks_before_the_play_even_who_is_out() -> None:
    hands = {"A": "HJ DJ C9 S8 D7", "B": "", "C": "", "D": "", "upcard": "SK"}
    for words, who in (("A out", "passed"), ("A in", "plays")):
        state = spoken(dealt(hands, scores=[4, 100, 100, 100]), words)
        state = to_play(state)
        assert (state.phase, on_turn(state), len(state.taken), who) == ("zero", "A", 0, who)
        assert changes(state.play("stop")) == "-5 0 0 0"
        after = state.play("continue")
        assert (after.phase, on_turn(after)) == ("play", "B" if who == "passed" else "A")


@pytest.mark.clause("rams.match.2")
def test_the_question_comes_after_the_exchange_not_when_the_jacks_are_shown() -> None:
    hands = {"A": "HJ DJ C9 S8 D7", "B": "", "C": "", "D": "", "upcard": "SK"}
    state = all_in(dealt(hands, scores=[4, 100, 100, 100]))
    assert (state.phase, on_turn(state)) == ("exchange", "A")
    state = spoken(state, "A exchange HJ DJ, B exchange, C exchange, D exchange")
    assert state.phase == "upcard"
    state = state.play("pass")
    assert (state.phase, on_turn(state)) == ("zero", "A")


@pytest.mark.clause("rams.match.2")
def test_lifted_above_nought_again_he_is_no_winner() -> None:
    """Score 4, red jacks, in with SA, continue, no trick: -1 and +10 make 9."""
    state = played(deal_named("lifted-above-nought-again"), scores=[4, 100, 100])
    assert changes(state).split()[0] == "+5"
    assert result_of(state).wins == ()


@pytest.mark.clause("rams.match.3")
@pytest.mark.parametrize(("scores", "together"), [([5, 3], True), ([5, 6], False), ([6, 4], False), ([1, 1], True)])
def test_several_at_nought_by_jacks_at_once_are_not_asked(scores: list[int], together: bool) -> None:
    hands = {"A": "HJ DJ C9 S8 D7", "B": "", "C": "CJ SJ H9 D8 C7", "D": "", "upcard": "SK"}
    state = to_play(spoken(dealt(hands, scores=[scores[0], 100, scores[1], 100]), "A in, B in, C out, D in"))
    if together:
        assert (state.phase, changes(state), result_of(state).reason) == ("over", "-5 0 -5 0", "zero_together")
        assert result_of(state).wins == (1, 3)
    else:
        assert state.phase == "zero"
        assert on_turn(state) == ("A" if scores[0] <= 5 else "C")


@pytest.mark.clause("rams.match.3")
def test_three_at_once_share_even_with_one_alone_in() -> None:
    hands = {"A": "HJ DJ C9 S8 D7", "B": "", "C": "CJ SJ H9 D8 C7", "D": "", "upcard": "SK"}
    state = to_play(spoken(dealt(hands, scores=[5, 1, 5, 100]), "A out, B out, C in, D out"))
    assert (result_of(state).reason, changes(state)) == ("zero_together", "-5 0 -5 0"), "before C's tricks"
    late = {"A": "HJ DJ C9 S8 D7", "B": "CJ S9 H8 D6 C6", "C": "", "D": "", "upcard": "SK", "stock": "SJ"}
    state = spoken(all_in(dealt(late, scores=[5, 5, 100, 100])), "A exchange, B exchange S9, C exchange, D exchange")
    assert changes(state.play("pass")) == "-5 -5 0 0"


@pytest.mark.clause("rams.match.2", "rams.score.5")
def test_one_alone_in_is_asked_for_his_jacks_but_not_for_his_tricks() -> None:
    hands = {"A": "", "B": "HJ DJ C9 S8 D7", "C": "", "D": "", "upcard": "SK"}
    state = spoken(dealt(hands, scores=[100, 5, 100, 100]), "A out, B in, C out, D out, B exchange")
    assert (state.phase, on_turn(state)) == ("zero", "B")
    assert changes(state.play("stop")) == "0 -5 0 0"
    assert changes(state.play("continue")) == "0 -10 0 0"
    state = spoken(dealt(hands, scores=[100, 6, 100, 100]), "A out, B in, C out, D out, B exchange")
    assert (state.phase, changes(state)) == ("over", "0 -10 0 0"), "at nought with the second of five unplayed tricks"
    passer = spoken(dealt(hands, scores=[100, 5, 100, 100]), "A in, B out, C out, D out, A exchange")
    assert (passer.phase, on_turn(passer)) == ("zero", "B")
    assert (changes(passer.play("stop")), changes(passer.play("continue"))) == ("0 -5 0 0", "-5 -5 0 0")


@pytest.mark.clause("rams.match.2")
@pytest.mark.parametrize("code", ["russian", "russian lone_player=no_play"])
def test_nobody_is_asked_once_the_deal_is_over(code: str) -> None:
    """Nobody in, nobody to play against, a flush, the last trick: the deal is over, the scores tell who has won."""
    hands = {"A": "HJ DJ C9 S8 D7", "B": "", "C": "", "D": "", "upcard": "SK"}
    state = spoken(dealt(hands, code, scores=[5, 100, 100, 100]), "A out, B out, C out, D out")
    assert (state.phase, result_of(state).reason, changes(state)) == ("over", "nobody_in", "-5 0 0 0")
    if "no_play" in code:
        state = spoken(dealt(hands, code, scores=[5, 100, 100, 100]), "A in, B out, C out, D out")
        assert (state.phase, result_of(state).reason, changes(state)) == ("over", "lone_no_play", "-5 0 0 0")
    flush = {"A": "HK HQ HT H9 H8", "B": "", "C": "", "D": "", "upcard": "SK"}
    state = all_in(dealt(flush, code, scores=[5, 100, 100, 100]))
    assert (state.phase, result_of(state).reason, result_of(state).wins) == ("over", "flush", ())


def test_nothing_else_is_done_before_he_has_said() -> None:
    state = spoken(to_play(dealt(TRICKS, scores=[6, 100, 100])), LINE[0])
    for move in ("play SK", "in", "exchange", "pass", "upcard SK"):
        with pytest.raises(IllegalMoveError):
            state.play(move)
    for move in ("stop", "continue"):
        with pytest.raises(IllegalMoveError) as caught:
            to_play(dealt(TRICKS, scores=[7, 100, 100])).play(move)
        assert (caught.value.code, caught.value.clause) == ("move.not_at_zero", "rams.match.2")


def test_jacks_that_need_a_trick_do_not_put_anybody_at_nought_before_it() -> None:
    hands = {"A": "HJ DJ C9 S8 D7", "B": "", "C": "", "D": "", "upcard": "SK"}
    state: RamsState = to_play(dealt(hands, "old_book", scores=[4, 100, 100, 100]))
    assert state.phase == "play"
