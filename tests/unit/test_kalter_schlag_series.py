"""The match of Kalter Schlag: the limit, joint losers, five charged deals, and who deals.

A match is written as one line a deal: the change of each seat's score.
"""

from __future__ import annotations

from collections import Counter

import pytest

import vorhand
from vorhand.games.kalter_schlag.options import KalterSchlagOptions, NextFirstDealer
from vorhand.games.kalter_schlag.series import KalterSchlagSeries
from vorhand.kind import Outcome
from vorhand.match import Match
from vorhand.position import Result

LOT = KalterSchlagOptions()
LOSER = KalterSchlagOptions(next_first_dealer=NextFirstDealer.LOSER_CHOOSES)
FIVE = KalterSchlagOptions(charged_deals_to_win=5, next_first_dealer=NextFirstDealer.LOSER_CHOOSES)


def match_of(text: str, options: KalterSchlagOptions = LOT, *, seed: int = 1) -> KalterSchlagSeries:
    """The series after these deals, the first dealt by seat 0."""
    series = KalterSchlagSeries(options, dealer=0)
    for line in text.strip().splitlines():
        assert series.outcome is None, f"the match was over before {line.strip()}"
        scores = tuple(int(word) for word in line.split())
        series = series.after(Result(scores, "most_points", (), card_points=(), tricks=()), seed=seed)
    return series


def over(series: KalterSchlagSeries) -> Outcome:
    assert series.outcome is not None, "the match goes on"
    return series.outcome


def charges(*counts: int) -> str:
    """Deals in which one seat at a time is charged ten, so often each."""
    return "\n".join(
        " ".join("10" if at == seat else "0" for at in range(4)) for seat in range(4) for _ in range(counts[seat])
    )


@pytest.mark.clause("kalter_schlag.match.1", "kalter_schlag.match.2")
@pytest.mark.parametrize(
    ("deals", "totals", "losers", "places"),
    [
        ("2000 0 0 0", "2000 0 0 0", (0,), (4, 1, 1, 1)),
        ("1900 0 0 0\n0 1990 0 0\n100 0 0 0", "2000 1990 0 0", (0,), (4, 3, 1, 1)),
        pytest.param(
            "1900 1950 700 0\n120 120 120 0", "2020 2070 820 0", (1,), (3, 4, 2, 1), id="KS16 march of the fourth"
        ),
        pytest.param("0 0 0 2020", "0 0 0 2020", (3,), (1, 1, 1, 4), id="KS3 lost in one deal"),
        pytest.param("1900 1900 60 0\n120 120 120 0", "2020 2020 180 0", (0, 1), (3, 3, 2, 1), id="joint losers"),
        pytest.param("2040 2040 2040 0", "2040 2040 2040 0", (0, 1, 2), (2, 2, 2, 1), id="three joint losers"),
    ],
)
def test_the_limit(deals: str, totals: str, losers: tuple[int, ...], places: tuple[int, ...]) -> None:
    series = match_of(deals)
    assert " ".join(map(str, series.totals)) == totals
    outcome = over(series)
    assert (outcome.reason, outcome.losers, outcome.places) == ("limit", losers, places)
    assert outcome.winners == tuple(seat for seat in range(4) if places[seat] == 1)


@pytest.mark.parametrize(("limit", "over_at"), [(100, 100), (2000, 2000), (10_000, 10_000)])
def test_the_limit_itself_loses_and_ten_less_does_not(limit: int, over_at: int) -> None:
    options = KalterSchlagOptions(limit=limit)
    assert match_of(f"{over_at - 10} 0 0 0", options).outcome is None
    assert over(match_of(f"{over_at} 0 0 0", options)).losers == (0,)


@pytest.mark.clause("kalter_schlag.match.3")
def test_five_charged_deals_win() -> None:
    assert match_of(charges(4, 4, 4, 4), FIVE).outcome is None
    outcome = over(match_of(charges(4, 0, 2, 0) + "\n50 0 0 0", FIVE))
    assert (outcome.reason, outcome.winners, outcome.losers) == ("charged_deals", (0,), (2,))
    assert outcome.places == (1, 2, 4, 2)


@pytest.mark.clause("kalter_schlag.match.3")
def test_no_number_of_charged_deals_wins_when_the_option_is_off() -> None:
    assert match_of(charges(12, 0, 0, 0)).outcome is None


def test_charged_is_any_deal_in_which_the_score_rose() -> None:
    """A charge shared by two counts for both, and so does a march of another player."""
    deals = charges(3, 3, 0, 0) + "\n50 50 0 0\n120 120 120 0"
    assert match_of(deals, FIVE).charged == (5, 5, 1, 0)
    outcome = over(match_of(deals, FIVE))
    assert (outcome.winners, outcome.losers, outcome.places) == ((0, 1), (2,), (1, 1, 4, 3))


def test_several_at_five_win_together_even_all_four() -> None:
    outcome = over(match_of("\n".join(["30 30 30 30"] * 5), FIVE))
    assert (outcome.winners, outcome.losers, outcome.places) == ((0, 1, 2, 3), (), (1, 1, 1, 1))
    assert (outcome.chooser, outcome.next_dealer) == (None, None), "there is no loser to say who deals"


def test_the_limit_stands_above_five_charged_deals() -> None:
    outcome = over(match_of(charges(4, 0, 0, 0) + "\n2000 0 0 0", FIVE))
    assert (outcome.reason, outcome.winners, outcome.losers) == ("limit", (1, 2, 3), (0,))
    outcome = over(match_of("0 1900 0 0\n" + charges(4, 0, 0, 0) + "\n100 100 0 0", FIVE))
    assert (outcome.reason, outcome.losers) == ("limit", (1,)), "seat 0 has five charged deals and does not win"


@pytest.mark.clause("kalter_schlag.match.4")
def test_the_next_first_dealer() -> None:
    by_lot, by_loser = over(match_of("2000 0 0 0", LOT)), over(match_of("0 0 2000 0", LOSER))
    assert (by_lot.chooser, by_lot.next_dealer) == (None, None)
    assert (by_loser.chooser, by_loser.next_dealer) == (2, None)
    by_five = over(match_of(charges(0, 4, 0, 2) + "\n0 10 0 0", FIVE))
    assert (by_five.winners, by_five.losers, by_five.chooser) == ((1,), (3,), 3)


@pytest.mark.clause("kalter_schlag.match.4")
def test_of_joint_losers_the_lot_names_the_dealer() -> None:
    drawn = Counter(over(match_of("0 2020 0 2020", LOSER, seed=seed)).next_dealer for seed in range(400))
    assert set(drawn) == {1, 3}
    assert all(150 < count < 250 for count in drawn.values()), drawn
    assert over(match_of("0 2020 0 2020", LOSER)).chooser is None


@pytest.mark.clause("kalter_schlag.deal.2")
def test_the_deal_passes_clockwise() -> None:
    series, dealers = KalterSchlagSeries(LOT, dealer=2), []
    for seed in range(6):
        dealers.append(series.dealer)
        series = series.after(Result((30, 0, 0, 0), "most_points", (), card_points=(), tricks=()), seed=seed)
    assert dealers == [2, 3, 0, 1, 2, 3]


@pytest.mark.clause("kalter_schlag.deal.2")
def test_the_first_dealer_is_drawn_by_lot() -> None:
    game = vorhand.game("kalter_schlag")
    dealers = Counter(Match.new(game, seed=seed).state.dealer for seed in range(800))
    assert set(dealers) == {0, 1, 2, 3}
    assert all(150 < count < 250 for count in dealers.values()), dealers
    assert Match.new(game, seed=5).state.dealer == Match.new(game, seed=5).state.dealer
    assert [Match.new(game, seed=5, first_dealer=seat).state.dealer for seat in range(4)] == [0, 1, 2, 3]


def test_a_match_deals_on_until_the_limit() -> None:
    """Played by the first legal card: the dealers go round, the scores add up, and nothing is dealt after the end."""
    game = vorhand.game("kalter_schlag")
    match = Match.new(game, options=KalterSchlagOptions(limit=300), seed=11, first_dealer=1)
    dealers = []
    while True:
        dealers.append(match.state.dealer)
        while match.state.turn is not None:
            match = match.play(match.state.legal_moves[0])
        if match.over:
            break
        match = match.next_deal()
    assert dealers == [(1 + number) % 4 for number in range(len(dealers))]
    assert match.series.totals == tuple(sum(result.scores[seat] for result in match.results) for seat in range(4))
    assert max(match.series.totals) >= 300
    with pytest.raises(ValueError, match="no next deal") as caught:
        match.next_deal()
    assert getattr(caught.value, "code", "") == "match.no_next_deal"
