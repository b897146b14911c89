"""The match of Skat: how many deals, who deals, who has won, and the settlement by Seeger and Fabian.

A match is written as one line a deal: the seat (A to D) and what was played, or `passed in`.
"""

from __future__ import annotations

from collections import Counter

import pytest

import vorhand
from tests.skat import rules, settled
from vorhand.errors import OptionsError
from vorhand.games.skat.options import WhenAllPass
from vorhand.games.skat.scoring import SkatResult, passed_in
from vorhand.games.skat.series import SkatSeries
from vorhand.kind import Outcome
from vorhand.match import Match

SF1 = """
    A grand, with 2, 70 points
    A hearts, with 1, bid 40, 25 points
    B diamonds, with 1, 55 points
"""
SF2 = "A hearts, with 1, 55 points"


def result(line: str, series: SkatSeries) -> SkatResult:
    if line.strip() == "passed in":
        again = series.options.when_all_pass is WhenAllPass.SAME_DEALER
        return passed_in(series.players, counts=not again)
    seat, _, played = line.strip().partition(" ")
    return settled(played, series.options, soloist="ABCD".index(seat), players=series.players)


def match_of(text: str, code: str = "isko", *, players: int = 3, dealer: int = 0) -> SkatSeries:
    """The series after these deals."""
    series = vorhand.game("skat").series(rules(code), players=players, dealer=dealer)
    assert isinstance(series, SkatSeries)
    for line in text.strip().splitlines():
        assert series.outcome is None, f"the match was over before {line.strip()}"
        series = series.after(result(line, series), seed=1)
    return series


def over(series: SkatSeries) -> Outcome:
    assert series.outcome is not None, "the match goes on"
    return series.outcome


@pytest.mark.clause("skat.match.1")
@pytest.mark.parametrize(
    ("code", "players", "deals"),
    [
        ("altenburg", 3, 36),
        ("isko", 3, 36),
        ("isko_tournament", 3, 36),
        ("altenburg", 4, 48),
        ("isko_tournament", 4, 48),
        ("altenburg deals_per_match=1", 3, 1),
        ("altenburg deals_per_match=7", 4, 7),
        ("altenburg deals_per_match=200", 3, 200),
    ],
)
def test_how_many_deals_a_match_has(code: str, players: int, deals: int) -> None:
    line = "A clubs, with 1, 61 points\n"
    assert match_of(line * (deals - 1), code, players=players).outcome is None
    outcome = over(match_of(line * deals, code, players=players))
    assert (outcome.winners, outcome.places[0]) == ((0,), 1)


def test_passed_in_deals_count_as_deals() -> None:
    assert over(match_of("passed in\n" * 36)).winners == (0, 1, 2)
    assert match_of("passed in\n" * 35).outcome is None


@pytest.mark.clause("skat.bid.5", "skat.match.1")
def test_dealt_again_by_the_same_dealer_a_passed_in_deal_does_not_count() -> None:
    code = "altenburg when_all_pass=same_dealer deals_per_match=2"
    series = match_of("passed in\npassed in\npassed in\nB clubs, with 1, 61 points\npassed in", code, dealer=1)
    assert (series.outcome, series.dealer, series.totals) == (None, 2, (0, 24, 0))
    assert over(match_of("passed in\nA null, no trick\nB null, no trick", code)).winners == (0, 1)


@pytest.mark.clause("skat.match.3")
@pytest.mark.parametrize(
    ("deals", "totals", "winners", "losers", "places"),
    [
        ("A clubs, with 1, 61 points\nB grand, with 2, 70 points", (24, 72, 0), (1,), (2,), (2, 1, 3)),
        ("A clubs, with 1, 55 points\npassed in", (-48, 0, 0), (1, 2), (0,), (3, 1, 1)),
        ("A clubs, with 1, 61 points\nC clubs, with 1, 70 points", (24, 0, 24), (0, 2), (1,), (1, 3, 1)),
        ("A null, no trick\nB clubs, with 1, 55 points", (23, -48, 0), (0,), (1,), (1, 3, 2)),
    ],
)
def test_the_highest_total_wins_and_equal_totals_share_the_place(
    deals: str, totals: tuple[int, ...], winners: tuple[int, ...], losers: tuple[int, ...], places: tuple[int, ...]
) -> None:
    series = match_of(deals, "altenburg deals_per_match=2")
    outcome = over(series)
    assert series.totals == totals
    assert (outcome.winners, outcome.losers, outcome.places) == (winners, losers, places)
    assert vorhand.game("skat").direction == "high_wins"
    assert outcome.totals == totals


@pytest.mark.clause("skat.match.2")
@pytest.mark.parametrize(
    ("deals", "players", "plain", "settlement"),
    [
        pytest.param(SF1, 3, (-8, -36, 0), (32, -46, 80), id="SF1"),
        pytest.param(SF2, 4, (-40, 0, 0, 0), (-90, 30, 30, 30), id="SF2"),
        pytest.param("passed in", 3, (0, 0, 0), (0, 0, 0), id="passed in"),
        pytest.param("A clubs, with 1, 61 points", 3, (24, 0, 0), (74, 0, 0), id="won"),
        pytest.param("B clubs, with 1, bid 48, 70 points", 3, (0, -96, 0), (40, -146, 40), id="overbid is lost"),
        pytest.param("D null, 1 trick\nA null, 1 trick", 4, (-46, 0, 0, -46), (-66, 60, 60, -66), id="two lost"),
    ],
)
def test_seeger_fabian(deals: str, players: int, plain: tuple[int, ...], settlement: tuple[int, ...]) -> None:
    count = len(deals.strip().splitlines())
    series = match_of(deals, f"isko_tournament deals_per_match={count}", players=players)
    assert series.totals == plain
    outcome = over(series)
    assert outcome.totals == settlement
    assert outcome.places == tuple(1 + sum(other > own for other in settlement) for own in settlement)
    assert outcome.winners == tuple(seat for seat in range(players) if settlement[seat] == max(settlement))
    foot = {line.key: line.amounts for line in series.foot}
    assert foot["settled"] == settlement
    assert tuple(map(sum, zip(plain, foot["own_games"], foot["others_lost"], strict=True))) == settlement


def test_the_settlement_decides_and_not_the_sum() -> None:
    """A wins two small games, B one big one: 36 + 100 against 120 + 50."""
    deals = "A diamonds, with 1, 61 points\nA diamonds, with 1, 61 points\nB grand, with 4, 61 points"
    assert over(match_of(deals, "isko_tournament deals_per_match=3")).winners == (1,)
    deals += "\nA diamonds, with 1, 61 points\nA diamonds, with 1, 61 points"
    settled_match = match_of(deals, "isko_tournament deals_per_match=5")
    assert (settled_match.totals, over(settled_match).totals) == ((72, 120, 0), (272, 170, 0))
    assert over(settled_match).winners == (0,)
    assert over(match_of(deals, "isko deals_per_match=5")).winners == (1,)


def test_the_foot_of_the_sheet_counts_won_and_lost_games() -> None:
    foot = {line.key: line.amounts for line in match_of(SF1).foot}
    assert (foot["won"], foot["lost"]) == ((1, 0, 0), (1, 1, 0))


@pytest.mark.parametrize("contra", ["contra", "contra_re"])
def test_seeger_fabian_and_contra_contradict_each_other(contra: str) -> None:
    with pytest.raises(OptionsError) as caught:
        rules(f"isko_tournament contra={contra}")
    assert {caught.value.params["field"], caught.value.params["other"]} == {"scoring", "contra"}


@pytest.mark.clause("skat.deal.2")
@pytest.mark.parametrize("players", [3, 4])
def test_the_deal_passes_clockwise(players: int) -> None:
    series = vorhand.game("skat").series(rules("altenburg"), players=players, dealer=1)
    dealers = []
    for number in range(6):
        dealers.append(series.dealer)
        state = series.deal(seed=number)
        assert (state.dealer, state.turn) == (series.dealer, (series.dealer + 2) % players)
        line = "passed in" if number % 2 else "A clubs, with 1, 61 points"
        assert isinstance(series, SkatSeries)
        series = series.after(result(line, series), seed=number)
    assert dealers == [(1 + number) % players for number in range(6)]


@pytest.mark.clause("skat.deal.2")
@pytest.mark.parametrize("players", [3, 4])
def test_the_first_dealer_is_drawn_by_lot(players: int) -> None:
    game = vorhand.game("skat")
    dealers = Counter(Match.new(game, seed=seed, players=players).state.dealer for seed in range(600))
    assert set(dealers) == set(range(players))
    assert all(450 < count * players < 750 for count in dealers.values()), dealers


def test_a_match_is_dealt_and_played_to_its_end() -> None:
    """Played by the first legal move but passes: the dealers go round and the scores add up."""
    game = vorhand.game("skat")
    match = Match.new(game, options=rules("altenburg deals_per_match=5"), seed=3, players=4, first_dealer=2)
    dealers = []
    while True:
        dealers.append(match.state.dealer)
        while match.state.turn is not None:
            match = match.play(match.state.legal_moves[0] if match.state.phase != "auction" else said(match))
        if match.over:
            break
        match = match.next_deal()
    assert dealers == [2, 3, 0, 1, 2]
    assert match.series.totals == tuple(sum(result.scores[seat] for result in match.results) for seat in range(4))
    assert len({result.reason for result in match.results}) > 1


def said(match: Match) -> str:
    """Middlehand says 18, forehand passes, rearhand passes; every second deal is passed in."""
    return "bid 18" if "bid 18" in match.state.legal_moves and match.deal_number % 2 else "pass"
