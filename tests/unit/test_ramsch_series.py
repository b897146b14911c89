"""The match of Ramsch: how many deals, who deals, who has won; and the match of Skat with a Ramsch when all pass."""

from __future__ import annotations

from typing import cast

import pytest

import vorhand
from tests.ramsch import deal_named, dealt, options_of, played, rules, settled
from tests.skat import result_of, spoken
from vorhand.games.skat.scoring import SkatResult
from vorhand.games.skat.state import SkatState
from vorhand.kind import Series
from vorhand.match import Match

LOST = "50/40/20, skat 10"


def series_of(code: str, results: list[SkatResult], *, players: int = 3, dealer: int = 0) -> Series:
    series: Series = vorhand.game("ramsch").series(rules(code), players=players, dealer=dealer)
    for result in results:
        assert series.outcome is None, "the match was over before"
        series = series.after(result, seed=1)
    return series


@pytest.mark.clause("ramsch.match.1")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(
    ("code", "deals"),
    [("ramsch", 36), ("schieberamsch", 36), ("ramsch deals_per_match=7", 7)],
)
def test_a_match_has_36_deals_or_as_many_as_are_chosen(code: str, deals: int, players: int) -> None:
    result = settled(LOST if players == 3 else "50/40/20/-", code)
    assert series_of(code, [result] * (deals - 1), players=players).outcome is None
    outcome = series_of(code, [result] * deals, players=players).outcome
    assert outcome is not None
    assert (outcome.reason, outcome.losers) == ("all_dealt", (0,))


MATCHES = """
    50/40/20, last A; 20/50/40, last A -> -10 -10 0: C wins, A and B lose
    50/40/20; 50/40/20 -> -20 0 0: B and C win, A lose
    40/40/30; 20/50/50 -> -10 -20 -10: A and C win, B lose
    40/40/40; 40/40/40 -> 0 0 0: A and B and C win, A and B and C lose
    70/45/0, tricks 6/4/0; 20/50/50 -> -15 -10 -10: B and C win, A lose
"""


@pytest.mark.clause("ramsch.match.1")
@pytest.mark.parametrize("row", [line.strip() for line in MATCHES.strip().split("\n")])
def test_the_highest_total_wins_and_equal_totals_share_the_place(row: str) -> None:
    """Totals are at most nought but for a march: who has lost least wins."""
    deals, _, right = row.partition(" -> ")
    totals, _, who = right.partition(": ")
    code = "ramsch deals_per_match=2"
    series = series_of(code, [settled(deal, code) for deal in deals.split("; ")])
    outcome = series.outcome
    assert outcome is not None
    assert series.totals == outcome.totals == tuple(map(int, totals.split()))
    named = [" and ".join("ABC"[seat] for seat in seats) for seats in (outcome.winners, outcome.losers)]
    assert f"{named[0]} win{'s' * (len(outcome.winners) == 1)}, {named[1]} lose" == who
    assert outcome.places == tuple(1 + sum(other > own for other in series.totals) for own in series.totals)


def test_a_march_wins_where_the_rules_have_it_so() -> None:
    code = "schieberamsch deals_per_match=1"
    outcome = series_of(code, [settled("0/110/0, tricks 0/10/0, last B", code)]).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.totals) == ((1,), (0, 120, 0))


@pytest.mark.parametrize("players", [3, 4])
def test_the_deal_passes_clockwise(players: int) -> None:
    series: Series = vorhand.game("ramsch").series(rules("ramsch"), players=players, dealer=1)
    dealers = []
    for number in range(6):
        dealers.append(series.dealer)
        state = cast("SkatState", series.deal(seed=number))
        assert (state.dealer, state.turn) == (series.dealer, (series.dealer + 1) % players), "forehand leads"
        series = series.after(settled(LOST if players == 3 else "50/40/20/-", "ramsch"), seed=number)
    assert dealers == [(1 + number) % players for number in range(6)]


def test_the_sheet_has_the_columns_of_a_ramsch() -> None:
    series = vorhand.game("ramsch").series(rules("ramsch"), players=3, dealer=0)
    assert series.sheet_columns == ("card_points", "skat_points", "virgins", "pushes", "value")


@pytest.mark.parametrize("players", [3, 4])
def test_there_are_no_rounds_in_ramsch(players: int) -> None:
    match = Match.new(vorhand.game("ramsch"), seed=4, players=players)
    assert "round" not in {note.key for note in match.state.view(None).facts()}
    assert match.series.notices == ()


@pytest.mark.clause("skat.bid.5")
def test_a_ramsch_when_all_pass_is_a_deal_of_the_match_of_skat() -> None:
    """It is scored, counts as a deal, and the next one deals; nobody has won or lost a game of his own."""
    code = "altenburg when_all_pass=ramsch deals_per_match=1"
    result = result_of(played(deal_named("all-pass-in-skat"), code, game="skat"))
    series = vorhand.game("skat").series(options_of("skat", code), players=3, dealer=0)
    after = series.after(result, seed=1)
    assert (after.outcome is not None, after.dealer, result.counts) == (True, 1, True)
    assert after.totals == result.scores
    assert min(result.scores) == -15
    assert {line.key: line.amounts for line in after.foot} == {"won": (0, 0, 0), "lost": (0, 0, 0)}


def through(state: SkatState) -> SkatResult:
    """The result of a deal played to its end by the first legal card."""
    while state.turn is not None:
        state = state.play(next(move for move in state.legal_moves if move.kind not in ("claim", "concede")))
    return result_of(state)


@pytest.mark.clause("ramsch.grand.1")
def test_when_all_pass_in_skat_a_grand_hand_may_be_played_instead() -> None:
    """It is scored as the soloist's game by the code of the match; the same dealer deals again (rulings 5)."""
    code = "when_all_pass=ramsch ramsch.grand_hand=true"
    hands = {"M": "CJ SJ HJ DJ CA CT SA ST HA HT"}
    for preset in ("altenburg", "isko"):
        state = spoken(dealt(hands, f"{preset} {code}", game="skat", dealer=1), "M pass, R pass, F pass")
        assert state.phase == "grand_hand"
        result = through(spoken(state, "F pass, M grand_hand, M declare grand ouvert"))
        assert result.soloist == 0, "the dealer is at 1, middlehand at 0"
        assert (result.scores[0], result.counts) == ({"altenburg": 360, "isko": 264}[preset], False)
        options = options_of("skat", f"{preset} {code} deals_per_match=1")
        series = vorhand.game("skat").series(options, players=3, dealer=1)
        series = series.after(result, seed=1)
        assert (series.outcome, series.dealer, max(series.totals)) == (None, 1, result.scores[0])


def test_a_grand_hand_that_is_lost_costs_what_the_code_says() -> None:
    """Single by altenburg, double by the International Skat Order: middlehand has all jacks and no other trick."""
    hands = {"M": "CJ SJ HJ DJ C7 C8 S7 S8 H7 H8"}
    lost = {"altenburg": -1, "isko": -2}
    for preset, factor in lost.items():
        code = f"{preset} when_all_pass=ramsch ramsch.grand_hand=true"
        state = spoken(dealt(hands, code, game="skat"), "M pass, R pass, F pass")
        result = through(spoken(state, "F pass, M grand_hand, M declare grand"))
        value = result.game_value
        assert value >= 24 * 6, "with four, game, hand"
        assert result.scores[2] == factor * value
    state = spoken(dealt(hands, "schieberamsch"), "F pass, M grand_hand, M declare grand")
    result = through(state)
    assert result.scores[2] == -result.game_value
