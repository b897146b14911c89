"""What comes before the play of a Ramsch: a Grand Hand instead, the skat that goes round, two cards passed on.

A position is what was said in an auction's notation: `F take, F discard D7 S8, M push`.
"""

from __future__ import annotations

from itertools import combinations

import pytest

import vorhand
from tests.ramsch import dealt, options_of, rules
from tests.skat import after, listed, on_turn, result_of, seats, spoken
from vorhand.cards import parse_cards
from vorhand.errors import IllegalMoveError
from vorhand.games.skat.state import SkatState
from vorhand.moves import Move
from vorhand.options import Options

HANDS = {
    "F": "CJ DJ CA CT SK S7 HQ H8 DT D7",
    "M": "SJ CK C9 SA S9 HA H9 DA DQ D8",
    "R": "HJ CQ C8 C7 ST SQ S8 HT HK DK",
    "skat": "H7 D9",
}
JACKS = {"F": "CJ SJ HJ DJ CA CT SK S7 HQ H8"}
PUSHES = "ramsch_raeuber blind_push=true"


def at(line: str, code: str, hands: dict[str, str] = HANDS, *, players: int = 3, dealer: int = 0) -> SkatState:
    return spoken(dealt(hands, code, dealer=dealer, players=players), line)


def held(state: SkatState, name: str) -> set[str]:
    return {card.text for card in state.hands[seats(state.dealer, state.players)[name]]}


def cards(text: str) -> set[str]:
    return set(text.split())


@pytest.mark.clause("ramsch.push.1")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("dealer", range(3))
def test_the_skat_goes_from_forehand_to_rearhand(players: int, dealer: int) -> None:
    """Each takes two and lays two away for the next; what rearhand lays away is the skat; forehand leads."""
    state = at("", "ramsch_raeuber", players=players, dealer=dealer)
    assert (state.phase, on_turn(state), list(map(str, state.legal_moves))) == ("push", "F", ["take"])
    state = after(state, "F", "take")
    assert (state.phase, on_turn(state), state.skat) == ("pass_on", "F", ())
    assert held(state, "F") == cards(HANDS["F"]) | {"H7", "D9"}
    state = after(state, "F", "discard CA CT")
    assert (state.phase, on_turn(state), state.skat) == ("push", "M", parse_cards("CA CT"))
    assert held(state, "F") == cards(HANDS["F"]) - {"CA", "CT"} | {"H7", "D9"}
    state = spoken(state, "M take, M discard CT SA")
    assert (state.phase, on_turn(state)) == ("push", "R")
    assert held(state, "M") == cards(HANDS["M"]) - {"SA"} | {"CA"}
    state = spoken(state, "R take, R discard ST SA")
    assert held(state, "R") == cards(HANDS["R"]) - {"ST"} | {"CT"}
    assert (state.phase, on_turn(state), state.skat) == ("play", "F", parse_cards("ST SA"))
    assert all(move.kind == "play" for move in state.legal_moves)


@pytest.mark.clause("ramsch.push.2")
@pytest.mark.parametrize("jack", ["CJ", "DJ"])
def test_rm11_no_jack_is_passed_on(jack: str) -> None:
    """RM11: a discard with a jack in it is illegal, the other card being what it may."""
    state = at("F take", "ramsch_raeuber")
    for other in ("CA", "D9", "CJ" if jack == "DJ" else "DJ"):
        for pair in (f"{jack} {other}", f"{other} {jack}"):
            with pytest.raises(IllegalMoveError) as caught:
                state.play(f"discard {pair}")
            assert (caught.value.code, caught.value.clause) == ("move.push_jack", "ramsch.push.2")
            assert f"discard {pair}" not in state.legal_moves
    refused = {str(move): refusal.code for move, refusal in state.view(state.turn).refused()}
    assert refused == {"discard CJ": "move.push_jack", "discard DJ": "move.push_jack"}


@pytest.mark.clause("ramsch.push.2")
@pytest.mark.parametrize(
    ("hands", "code", "count"),
    [
        pytest.param(HANDS, "ramsch_raeuber", 45, id="two jacks"),
        pytest.param(JACKS, "ramsch_raeuber", 28, id="four jacks"),
        pytest.param({"F": "CA CT CK CQ C9 C8 C7 SA ST SK", "skat": "CJ SJ"}, "schieberamsch", 45, id="jacks taken"),
        pytest.param({"F": "CA CT CK CQ C9 C8 C7 SA ST SK", "skat": "D7 D8"}, "schieberamsch", 66, id="no jack"),
        pytest.param(JACKS, "ramsch_raeuber pass_jacks=true", 66, id="jacks allowed"),
    ],
)
def test_every_pair_without_a_jack_may_be_passed_on(hands: dict[str, str], code: str, count: int) -> None:
    state = at("F pass, M pass, R pass, F take" if code == "schieberamsch" else "F take", code, hands)
    twelve = sorted(held(state, "F"))
    allowed = [pair for pair in combinations(twelve, 2) if "jacks=true" in code or not any(c[1] == "J" for c in pair)]
    assert {tuple(sorted(pair.split())) for pair in listed(state, "discard")} == set(allowed)
    assert len(state.legal_moves) == len(allowed) == count


@pytest.mark.clause("ramsch.push.2")
def test_jacks_are_passed_on_where_that_is_allowed() -> None:
    state = at("F take, F discard CJ DJ, M take", "ramsch_raeuber pass_jacks=true")
    assert cards("CJ DJ SJ") <= held(state, "M")
    assert state.view(state.turn).refused() == ()


@pytest.mark.clause("ramsch.push.3")
def test_a_push_hands_on_the_same_two_cards() -> None:
    state = at("", PUSHES)
    assert set(map(str, state.legal_moves)) == {"take", "push"}
    state = spoken(state, "F push")
    assert (state.table.pushes, state.skat, on_turn(state), state.phase) == (1, parse_cards("H7 D9"), "M", "push")
    state = spoken(state, "M push, R take")
    assert held(state, "R") == cards(HANDS["R"]) | {"H7", "D9"}
    state = spoken(state, "R discard HT HK")
    assert (state.table.pushes, state.skat, state.phase, on_turn(state)) == (2, parse_cards("HT HK"), "play", "F")


@pytest.mark.clause("ramsch.push.3")
@pytest.mark.parametrize(
    ("line", "skat", "pushes"),
    [
        ("F push, M push, R push", "CJ DJ", 3),
        ("F take, F discard S9 S8, M push, R push", "S9 S8", 2),
        ("F push, M take, M discard HA H9, R push", "HA H9", 2),
        ("F take, F discard S9 S8, M take, M discard HA H9, R push", "HA H9", 1),
        ("F push, M take, M discard HA H9, R take, R discard HT HK", "HT HK", 1),
        ("F take, F discard S9 S8, M take, M discard HA H9, R take, R discard HT HK", "HT HK", 0),
    ],
)
def test_if_rearhand_pushes_the_two_cards_are_the_skat(line: str, skat: str, pushes: int) -> None:
    hands = {"F": "S9 S8 S7", "M": "HA H9", "R": "HT HK", "skat": "CJ DJ"}
    state = at(line, PUSHES, hands)
    assert (state.skat, state.table.pushes, state.phase, on_turn(state)) == (parse_cards(skat), pushes, "play", "F")


@pytest.mark.clause("ramsch.push.3")
def test_a_push_says_what_the_deal_then_counts() -> None:
    state = at("", PUSHES)
    for factor in (2, 4, 8):
        remark = state.view(state.turn).remark(Move("push"))
        assert remark is not None
        assert (remark.key, dict(remark.params)) == ("push", {"factor": factor})
        state = state.play("push")


def test_a_discard_says_how_many_card_points_it_has() -> None:
    state = at("F take", "ramsch_raeuber")
    for pair, points in (("CA CT", 21), ("SK HQ", 7), ("S7 D9", 0)):
        remark = state.view(state.turn).remark(Move("discard", *parse_cards(pair)))
        assert remark is not None
        assert (remark.key, dict(remark.params)) == ("laid", {"n": points})


@pytest.mark.clause("ramsch.push.1")
@pytest.mark.parametrize("code", ["ramsch", "ramsch_virgin_pays", "ramsch scoring=points skat_to=loser virgin=double"])
def test_where_nothing_is_passed_on_forehand_leads_at_once(code: str) -> None:
    state = at("", code)
    assert (state.phase, on_turn(state), state.skat) == ("play", "F", parse_cards("H7 D9"))
    assert sorted(listed(state, "play")) == sorted(HANDS["F"].split())


GRAND = ["grand", "grand ouvert", "grand schneider", "grand schwarz"]


@pytest.mark.clause("ramsch.grand.1")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(("asked", "who"), [("", "F"), ("F pass", "M"), ("F pass, M pass", "R")])
def test_each_is_asked_for_a_grand_hand_before_any_skat_is_taken(asked: str, who: str, players: int) -> None:
    """Forehand, middlehand, rearhand; the first yes plays, bids nothing, may announce, and plays nothing but Grand."""
    state = at(asked, "schieberamsch", players=players)
    assert (state.phase, on_turn(state)) == ("grand_hand", who)
    assert set(map(str, state.legal_moves)) == {"grand_hand", "pass"}
    state = after(state, who, "grand_hand")
    assert (state.phase, on_turn(state)) == ("declare", who)
    assert sorted(listed(state, "declare")) == GRAND
    assert len(state.legal_moves) == len(GRAND)
    assert (state.table.bid, state.table.soloist) == (0, state.turn)
    assert [name for name, _ in state.view(state.turn).previews()] == ["grand"]
    state = after(state, who, "declare grand schneider")
    assert (state.phase, on_turn(state)) == ("play", "F")
    assert "concede" in state.legal_moves


@pytest.mark.clause("ramsch.grand.1")
def test_when_nobody_wants_one_the_skat_goes_round() -> None:
    state = at("F pass, M pass, R pass", "schieberamsch")
    assert (state.phase, on_turn(state), state.table.soloist) == ("push", "F", None)
    state = at("F pass, M pass, R pass", "ramsch grand_hand=true")
    assert (state.phase, on_turn(state), state.table.soloist) == ("play", "F", None)


@pytest.mark.parametrize("code", ["ramsch", "ramsch_virgin_pays", "ramsch_raeuber"])
def test_nobody_is_asked_where_the_rules_know_no_grand_hand(code: str) -> None:
    assert at("", code).phase in ("play", "push")


def through(state: SkatState) -> SkatState:
    """The deal played to its end by the first legal card."""
    while state.turn is not None:
        state = state.play(next(move for move in state.legal_moves if move.kind not in ("claim", "concede")))
    return state


@pytest.mark.clause("ramsch.grand.1", "ramsch.match.1")
@pytest.mark.parametrize("players", [3, 4])
def test_after_a_grand_hand_the_same_dealer_deals_again_and_it_is_no_deal_of_the_match(players: int) -> None:
    series = vorhand.game("ramsch").series(rules("schieberamsch deals_per_match=1"), players=players, dealer=2)
    for number in range(1, 4):
        state = series.deal(seed=number)
        assert isinstance(state, SkatState)
        result = result_of(through(spoken(state, "F pass, M grand_hand, M declare grand")))
        assert (result.counts, result.soloist) == (False, (2 + 2) % players)
        assert [note.params["seat"] for note in result.notes if note.key == "grand_hand"] == [result.soloist]
        before, series = series.totals, series.after(result, seed=number)
        assert (series.dealer, series.outcome) == (2, None)
        assert series.totals == tuple(map(sum, zip(before, result.scores, strict=True)))
    state = series.deal(seed=9)
    assert isinstance(state, SkatState)
    series = series.after(result_of(through(spoken(state, "F pass, M pass, R pass"))), seed=9)
    assert series.outcome is not None
    assert series.outcome.reason == "all_dealt"


def options_with(code: str) -> Options:
    return options_of("raeuberskat", code)


@pytest.mark.clause("ramsch.grand.1")
def test_in_raeuberskat_a_grand_hand_may_be_doubled_where_contra_is_allowed() -> None:
    """The club plays contra and re: the call comes after the announcement, left of the soloist first."""
    series = vorhand.game("raeuberskat").series(
        options_with("raeuberskat_club series.first_phase=plain skat.contra_needs_bid=false"), players=3, dealer=0
    )
    state = series.deal(seed=5)
    assert isinstance(state, SkatState)
    state = spoken(state, "M pass, R pass, F pass")
    assert (state.phase, on_turn(state)) == ("grand_hand", "F")
    state = spoken(state, "F pass, M grand_hand, M declare grand")
    assert (state.phase, on_turn(state)) == ("contra", "R")
    state = spoken(state, "R contra")
    assert (state.phase, on_turn(state)) == ("re", "M")
    state = spoken(state, "M re")
    assert (state.phase, on_turn(state)) == ("play", "F")
