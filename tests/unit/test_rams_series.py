"""The match of Rams: writing down from the start score, who deals, shared wins, the ways in which a match ends."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

import pytest

import vorhand
from tests.rams import deal_named, opened, played, result_of, rules, shares
from vorhand.cards import Suit
from vorhand.games.rams.scoring import (
    RamsResult,
    settle_ended,
    settle_flush,
    settle_jacks,
    settle_play,
    settle_rams,
    settle_revoke,
)
from vorhand.games.rams.series import RamsSeries
from vorhand.games.rams.state import RamsState
from vorhand.kind import Outcome
from vorhand.match import Match


def begun(code: str = "russian", *, totals: list[int] | None = None, players: int = 3, dealer: int = 0) -> RamsSeries:
    """A match that stands at these totals, by seats."""
    count = players if totals is None else len(totals)
    series = vorhand.game("rams").series(rules(code), players=count, dealer=dealer)
    assert isinstance(series, RamsSeries)
    return series if totals is None else replace(series, totals=tuple(totals))


def over(series: RamsSeries) -> Outcome:
    assert series.outcome is not None, f"the match goes on: {series.totals}"
    return series.outcome


def written_down(text: str, code: str = "russian") -> RamsResult:
    return settle_play(rules(code), shares(text))


@pytest.mark.clause("rams.match.1", "rams.score.1")
def test_scores_count_down_from_the_start_and_up_for_a_remise() -> None:
    series = begun()
    for text, totals in (
        ("2, 3 SA, 0", (98, 92, 105)),
        ("0 HA, 1, 4", (123, 91, 101)),
        ("out red, 5, 0", (118, 86, 106)),
    ):
        series = series.after(written_down(text), seed=1)
        assert (series.totals, series.outcome) == (totals, None)
    assert series.start == (100, 100, 100)
    assert (series.sheet_columns, series.foot, series.notices) == ((), (), ())


@pytest.mark.clause("rams.deal.2")
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_the_deal_passes_clockwise_whatever_has_come_of_it(players: int) -> None:
    out = ", ".join(["out"] * (players - 2))
    series = begun(players=players, dealer=1)
    results = [
        written_down(f"2, 3, {out}"),
        settle_jacks(rules(), shares(f"out, out, {out}")),
        settle_flush(rules(), trump=Suit.SPADES, hands=opened(f"HK HQ HT H9 H8, CA C9 S8 D7 D6, {out}")),
        settle_play(rules(), shares(f"5, out, {out}"), lone=0),
        *([settle_jacks(rules("russian lone_player=no_play"), shares(f"0, out, {out}"), lone=0)] * (players - 2)),
    ]
    dealers = []
    for number, result in enumerate(results):
        dealers.append(series.dealer)
        state = series.deal(seed=number)
        assert (state.dealer, state.turn, state.table.scores) == (
            series.dealer, (series.dealer + 1) % players, series.totals,
        )  # fmt: skip
        series = series.after(result, seed=number)
    assert dealers == [(1 + number) % players for number in range(len(results))]


@pytest.mark.clause("rams.revoke.1")
def test_after_a_revoke_the_same_dealer_deals_again_and_it_is_no_deal_of_the_match() -> None:
    series = begun("russian deals_per_match=2", totals=[40, 50, 60], dealer=2)
    for number in range(1, 4):
        series = series.after(settle_revoke(3, seat=0), seed=1)
        assert (series.totals, series.dealer, series.outcome) == ((40 + 25 * number, 50, 60), 2, None)
    series = series.after(written_down("2, 3, 0"), seed=1)
    assert (series.dealer, series.outcome) == (0, None)
    assert over(series.after(written_down("2, 3, 0"), seed=1)).reason == "all_dealt"


ENDS = """
    12 100 100: 2 CA, 3, 0 -> 0 97 105: A, 1 2 3
    12 100 100: 3 CA, 2, 0 -> -1 98 105: A, 1 2 3
    13 100 100: 2 CA, 3, 0 -> 1 97 105: nobody
    20 2 100: 1 HA, 2, 2 -> -1 0 98: A B, 1 1 3
    20 2 100: 1 HA, 4, 0 -> -1 -2 105: A B, 1 1 3
    1 1 1: 2, 2, 1 -> -1 -1 0: A B C, 1 1 1
    1 1 3: 5, 0, 0 -> -4 6 8: A, 1 2 3
    5 9 9: out red, 2, 3 -> 0 7 6: A, 1 3 2
    6 105 100: 5 SA, 0, 0 -> -4 110 105: A, 1 3 2
    3 100 100 100 100 100 7: 3, 2, out, out, out, out, 0 CA -> 0 98 100 100 100 100 22: A, 1 3 4 4 4 4 2
"""


@pytest.mark.clause("rams.match.3", "rams.match.2")
@pytest.mark.parametrize("row", [line.strip() for line in ENDS.strip().splitlines()])
def test_whoever_is_at_nought_when_a_deal_ends_shares_the_win(row: str) -> None:
    """`totals before: tricks and aces -> totals after: who has won, the places`; lower is not better at nought."""
    before, given, rest = row.split(": ", 2)
    given, _, totals = given.partition(" -> ")
    who, _, places = rest.partition(", ")
    series = begun(totals=[int(total) for total in before.split()]).after(written_down(given), seed=1)
    assert series.totals == tuple(map(int, totals.split()))
    if who == "nobody":
        assert series.outcome is None
        return
    outcome = over(series)
    assert (outcome.reason, outcome.totals) == ("zero", series.totals)
    assert " ".join("ABCDEFG"[seat] for seat in outcome.winners) == who
    assert outcome.places == tuple(map(int, places.split()))
    last = max(outcome.places)
    assert outcome.losers == (tuple(seat for seat, place in enumerate(outcome.places) if place == last and place > 1))
    assert (outcome.chooser, outcome.next_dealer) == (None, None)


@pytest.mark.clause("rams.match.2")
def test_who_stops_has_won_alone() -> None:
    result = settle_ended(rules(), shares("2 SA, 0 HA, out black"), seats=(0,))
    outcome = over(begun(totals=[7, 40, 30]).after(result, seed=1))
    assert (outcome.reason, outcome.winners, outcome.totals) == ("stopped", (0,), (0, 40, 25))
    assert outcome.places == (1, 3, 2)
    assert outcome.losers == (1,)


@pytest.mark.clause("rams.match.3")
def test_several_at_once_by_jacks_have_won_together() -> None:
    result = settle_ended(rules(), shares("0 red, 0 HA, out black"), seats=(0, 2))
    outcome = over(begun(totals=[4, 40, 5]).after(result, seed=1))
    assert (outcome.reason, outcome.winners, outcome.places) == ("zero_together", (0, 2), (1, 3, 1))
    result = settle_jacks(rules(), shares("out red, out, out black"))
    outcome = over(begun(totals=[4, 40, 5]).after(result, seed=1))
    assert (outcome.reason, outcome.winners) == ("zero", (0, 2)), "nobody in: the deal is over, the scores tell"


@pytest.mark.clause("rams.reveal.1")
def test_ra15_a_rams_ends_the_match_with_nought() -> None:
    series = begun(totals=[3, 100, 250, 7])
    outcome = over(series.after(settle_rams(series.totals, seat=2), seed=1))
    assert (outcome.reason, outcome.winners, outcome.totals) == ("rams", (2,), (3, 100, 0, 7))
    assert outcome.places == (2, 4, 1, 3)


@pytest.mark.clause("rams.reveal.2", "rams.match.3")
def test_a_flush_may_end_the_match() -> None:
    hands = opened("HA HK HT H8 H6, CA C9 S8 D7 D6, CK CQ CT C9 C8")
    result = settle_flush(rules(), trump=Suit.SPADES, hands=hands)
    outcome = over(begun(totals=[25, 100, 5]).after(result, seed=1))
    assert (outcome.reason, outcome.winners, outcome.totals) == ("zero", (0, 2), (0, 115, 0))
    arcade = settle_flush(rules("arcade"), trump=Suit.HEARTS, hands=opened("HK HQ HT H8 H7, CA C9 S8 D7 D8, out"))
    assert over(begun("arcade", totals=[100, 9, 9]).after(arcade, seed=1)).winners == (0,)
    assert begun("arcade", totals=[101, 9, 9]).after(arcade, seed=1).outcome is None


CAPPED = """
    2: 2, 3, 0; 3, 2, 0 -> 95 95 110: A B, 1 1 3
    2: 2, 3, 0; 1, 4, 0 -> 97 93 110: B, 2 1 3
    1: 0, 0 CA, 5 -> 105 115 95: C, 2 3 1
    1: out, out, out -> 100 100 100: A B C, 1 1 1
    3: 1, 1, 3; 1, 1, 3; 1, 1, 3 -> 97 97 91: C, 2 2 1
"""


@pytest.mark.parametrize("row", [line.strip() for line in CAPPED.strip().splitlines()])
def test_after_so_many_deals_the_lowest_score_wins(row: str) -> None:
    number, deals, rest = row.split(": ", 2)
    deals, _, totals = deals.partition(" -> ")
    who, _, places = rest.partition(", ")
    series = begun(f"russian deals_per_match={number}")
    for text in deals.split("; "):
        assert series.outcome is None
        series = series.after(written_down(text), seed=1)
    outcome = over(series)
    assert (outcome.reason, outcome.totals) == ("all_dealt", tuple(map(int, totals.split())))
    assert " ".join("ABC"[seat] for seat in outcome.winners) == who
    assert outcome.places == tuple(map(int, places.split()))


def test_nought_in_the_last_deal_is_nought_and_without_a_number_there_is_no_last_deal() -> None:
    result = written_down("2 CA, 3, 0")
    assert over(begun("russian deals_per_match=1", totals=[12, 100, 100]).after(result, seed=1)).reason == "zero"
    series = begun()
    for _ in range(300):
        series = series.after(written_down("0, 0, out"), seed=1)
    assert (series.outcome, series.totals[2]) == (None, 100)


SHARED = {
    "RA29": ([20, 2, 100], (-12, 0, 99), (1, 2), "zero"),
    "RA30": ([20, 100, 100], (-11, 105, 96), (1,), "zero"),
    "RA27": ([7, 100, 100], (0, 100, 100), (1,), "stopped"),
    "RA28": ([20, 100, 100], (-1, 100, 100), (1,), "stopped"),
    "RA31": ([4, 100, 100, 100], (-1, 100, 100, 100), (1,), "stopped"),
    "only-the-first-is-asked": ([2, 3, 100, 100], (-25, 0, 105, 100), (1, 2), "zero"),
    "one-at-nought-in-the-last-trick": ([100, 2, 100], (105, 0, 77), (2,), "zero"),
    "together-at-nought-by-jacks": ([5, 100, 3, 100], (0, 100, -2, 100), (1, 3), "zero_together"),
    "rams-dealt-and-a-flush-before-it": ([40, 7, 100, 63], (40, 7, 100, 0), (0,), "rams"),
    "lifted-above-nought-again": ([4, 100, 100], (9, 97, 98), (), ""),
}


@pytest.mark.clause("rams.match.2", "rams.match.3", "rams.reveal.1")
@pytest.mark.parametrize("name", SHARED)
def test_ra27_to_ra31_what_a_written_deal_means_for_the_match(name: str) -> None:
    """The last of the players deals, at seat 0, so that A sits at 1."""
    before, after, winners, reason = SHARED[name]
    seats = [(place + 1) % len(before) for place in range(len(before))]
    totals = [before[seats.index(seat)] for seat in range(len(before))]
    series = begun(totals=totals).after(result_of(played(deal_named(name), scores=before)), seed=1)
    assert tuple(series.totals[seat] for seat in seats) == after
    if not winners:
        assert series.outcome is None
        return
    outcome = over(series)
    assert (outcome.winners, outcome.reason) == (tuple(sorted(winners)), reason)
    assert all(outcome.places[seat] == 1 for seat in winners)


@pytest.mark.clause("rams.deal.2")
def test_the_first_dealer_is_drawn_by_lot() -> None:
    for players in (3, 7):
        drawn = {Match.new(vorhand.game("rams"), seed=seed, players=players).state.dealer for seed in range(80)}
        assert drawn == set(range(players))


def test_the_same_seed_gives_the_same_match() -> None:
    game = vorhand.game("rams")
    for players in (3, 5):
        one, two = (through(Match.new(game, seed=9, players=players)) for _ in range(2))
        assert one == two
        other = through(Match.new(game, seed=10, players=players))
        assert other.deals != one.deals


def through(match: Match) -> Match:
    """The match after three deals in which everybody does what comes first, but throws his whole hand away."""
    while not match.over and len(match.results) < 3:
        if match.state.turn is None:
            match = match.next_deal()
            continue
        state = cast("RamsState", match.state)
        match = match.play(state.legal_moves[-1 if state.phase == "exchange" else 0])
    return match


def test_a_deal_knows_how_many_deals_the_match_has_left() -> None:
    series, left = begun("russian deals_per_match=3"), list[int]()
    while series.outcome is None:
        state = series.deal(seed=len(left))
        assert isinstance(state, RamsState)
        left.append(state.table.setting.deals_left)
        series = series.after(written_down("2, 2, 1"), seed=1)
    assert left == [3, 2, 1]
    endless = begun().deal(seed=1)
    assert isinstance(endless, RamsState)
    assert endless.table.setting.deals_left == 0
