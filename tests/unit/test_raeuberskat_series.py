"""How the rounds of Räuberskat follow each other: told as at a table, see `tests.raeuberskat`."""

from __future__ import annotations

import re

import pytest

import vorhand
from tests.raeuberskat import after, begun, course, table
from vorhand.games.skat.raeuber_series import RaeuberSeries
from vorhand.games.skat.scoring import SkatResult
from vorhand.kind import Outcome


def plain(first: int, last: int, *, cap: int = 36) -> list[str]:
    """What is said before so many plain deals under a cap (0: none)."""
    return [f"plain {n}/{cap - n + 1 if cap else 0} x1" for n in range(first, last + 1)]


def bock(size: int, factor: int = 2) -> list[str]:
    return [f"bock {n}/{size - n + 1} x{factor}" for n in range(1, size + 1)]


def ramsch(size: int) -> list[str]:
    return [f"ramsch {n}/{size - n + 1} x1" for n in range(1, size + 1)]


@pytest.mark.clause("raeuberskat.phase.1", "raeuberskat.phase.2", "raeuberskat.phase.3", "raeuberskat.phase.4")
def test_the_trap_of_the_rules() -> None:
    """Four at the table, 100 reached in deal 7, deal 9 passed in: Bock 8 to 11, Ramsch 12 to 15, end."""
    deals = "A +20 * 2; B +40; passed in * 3; B +60; A +20; passed in; A +20 * 2; C -30 * 4"
    assert course(begun(players=4), deals) == [*plain(1, 7), *bock(4), *ramsch(4), "over"]


@pytest.mark.clause("raeuberskat.phase.1", "raeuberskat.phase.2")
def test_rb6() -> None:
    """RB6: totals 62, 31, 88; next deal the third player wins 18: Bock begins with the next deal, three deals each."""
    series = after(begun(dealer=1), "A +62; B +31; C +88")
    assert (series.totals, table(series), series.dealer) == ((62, 31, 88), "plain 4/33 x1", 1)
    series = after(series, "C +18")
    assert (series.totals, table(series), series.dealer) == ((62, 31, 106), "bock 1/3 x2", 2)
    assert course(series, "passed in * 3; A -20 * 3") == [*bock(3), *ramsch(3), "over"]


TRIGGERS = """
    exactly     raeuberskat: A +100 -> bock
    just below  raeuberskat: A +99 -> plain
    above       raeuberskat: A +40; A +72 -> bock
    negative    raeuberskat: A -100; B -240 -> plain
    not a sum   raeuberskat: A +60; B +60; C +60 -> plain
    after a loss raeuberskat: A +90; A -20; A +30 -> bock
    several     raeuberskat: A +50, B +50; A +50, B +50 -> bock
    others lose raeuberskat: A -40, B -40; C +99 -> plain
    low target  raeuberskat series.trigger_score=10: A +10 -> bock
    below it    raeuberskat series.trigger_score=10: A +9 -> plain
    high target raeuberskat series.trigger_score=1000: A +999 -> plain
    reached     raeuberskat series.trigger_score=1000: A +999; A +18 -> bock
    grand hand  raeuberskat ramsch.grand_hand=true: grand hand A +120 -> bock
"""


@pytest.mark.clause("raeuberskat.phase.1")
@pytest.mark.parametrize(
    "row", [line.strip() for line in TRIGGERS.strip().split("\n")], ids=lambda row: row.split("raeuberskat")[0].strip()
)
def test_what_ends_the_plain_phase(row: str) -> None:
    code, _, rest = row[row.index("raeuberskat") :].partition(": ")
    deals, _, right = rest.partition(" -> ")
    *before, last = course(begun(code), deals)
    assert last.split()[0] == right
    assert {each.split()[0] for each in before} == {"plain"}


@pytest.mark.clause("raeuberskat.phase.2", "raeuberskat.phase.3")
def test_the_trigger_is_ignored_in_bock_and_ramsch_rounds() -> None:
    """However high a total rises or falls, each round has one deal for each player, and then it is over."""
    deals = "A +100; A +200; B +500; C -900; A -300; B +120; C -80"
    assert course(begun(), deals) == [*plain(1, 1), *bock(3), *ramsch(3), "over"]


@pytest.mark.clause("raeuberskat.phase.2")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("factor", [1, 2, 3, 4])
def test_the_bock_factor_is_told(players: int, factor: int) -> None:
    series = begun(f"raeuberskat series.bock_factor={factor}", players=players)
    said = course(series, f"A +100; passed in * {players}; A -1 * {players}")
    assert said == [*plain(1, 1), *bock(players, factor), *ramsch(players), "over"]


@pytest.mark.clause("raeuberskat.phase.5")
@pytest.mark.parametrize(
    ("code", "deals", "said"),
    [
        (
            "raeuberskat series.deals_per_match=2", "A +20; passed in; A +20 * 6",
            [*plain(1, 2, cap=2), *bock(3), *ramsch(3), "over"],
        ),
        (
            "raeuberskat series.deals_per_match=1", "passed in; A +20 * 6",
            [*plain(1, 1, cap=1), *bock(3), *ramsch(3), "over"],
        ),
        ("raeuberskat", "passed in * 42", [*plain(1, 36), *bock(3), *ramsch(3), "over"]),
        ("raeuberskat series.deals_per_match=0", "passed in * 99", plain(1, 100, cap=0)),
        ("raeuberskat series.deals_per_match=0", "passed in * 50; B +100", [*plain(1, 51, cap=0), "bock 1/3 x2"]),
        ("raeuberskat series.deals_per_match=2", "A +20; A +100", [*plain(1, 2, cap=2), "bock 1/3 x2"]),
    ],
)  # fmt: skip
def test_the_plain_phase_is_capped(code: str, deals: str, said: list[str]) -> None:
    assert course(begun(code), deals) == said


@pytest.mark.clause("skat.bid.5", "raeuberskat.phase.2")
def test_dealt_again_by_the_same_dealer_a_deal_of_bock_does_not_count() -> None:
    """`when_all_pass=same_dealer`: neither the cap nor the round moves on."""
    series = begun("raeuberskat skat.when_all_pass=same_dealer series.deals_per_match=2", dealer=1)
    said = course(series, "redeal * 3; A +20; redeal; A +80; redeal * 2; B +20; redeal; B +20; C -40")
    assert said == [
        *["plain 1/2 x1"] * 4, *["plain 2/1 x1"] * 2,
        *["bock 1/3 x2"] * 3, *["bock 2/2 x2"] * 2, "bock 3/1 x2", "ramsch 1/3 x1",
    ]  # fmt: skip
    series = after(series, "redeal * 3")
    assert series.dealer == 1


@pytest.mark.clause("ramsch.grand.1", "raeuberskat.phase.3")
def test_a_grand_hand_is_no_deal_of_its_round_and_the_same_dealer_deals_again() -> None:
    series = after(begun(dealer=2), "A +100; passed in * 3")
    assert (table(series), series.dealer) == ("ramsch 1/3 x1", 0)
    series = after(series, "grand hand B -48; grand hand B +96")
    assert (table(series), series.dealer, series.totals) == ("ramsch 1/3 x1", 0, (100, 48, 0))
    series = after(series, "C -30; grand hand A +72")
    assert (table(series), series.dealer, series.totals) == ("ramsch 2/2 x1", 1, (172, 48, -30))
    assert table(after(series, "B -50 * 2")) == "over"


@pytest.mark.clause("raeuberskat.phase.4")
def test_alternate_goes_on_with_bock_and_ramsch_until_the_deals_are_played() -> None:
    code = "raeuberskat series.after_ramsch_round=alternate series.deals_per_match=14"
    said = course(begun(code), "A +100; A +20 * 13")
    rounds = ["plain 1/14 x1", *bock(3), *ramsch(3), *bock(3), *ramsch(3)]
    assert said == [*rounds, "bock 1/1 x2", "over"]


@pytest.mark.clause("raeuberskat.phase.4")
@pytest.mark.parametrize("players", [3, 4])
def test_the_club_begins_with_bock_and_plays_36_deals(players: int) -> None:
    said = course(begun("raeuberskat_club", players=players), "A +20 * 36")
    whole = [*bock(players), *ramsch(players)] * 6
    wanted = whole[:36]
    if players == 4:
        wanted = [*whole[:32], *bock(4)]
    assert said == [*wanted, "over"]


def test_a_match_that_ends_within_a_round_says_how_many_deals_it_still_has() -> None:
    code = "raeuberskat_club series.deals_per_match=5"
    assert course(begun(code), "A +20 * 5") == [*bock(3), "ramsch 1/2 x1", "ramsch 2/1 x1", "over"]


@pytest.mark.clause("raeuberskat.phase.4")
def test_first_phase_bock_round_and_then_the_end() -> None:
    code = "raeuberskat series.first_phase=bock_round"
    assert course(begun(code), "passed in * 3; A -50 * 3") == [*bock(3), *ramsch(3), "over"]


NEXT = "raeuberskat series.after_ramsch_round=next_hundred series.deals_per_match=40"


def rounds_of(deals: str, code: str = NEXT, *, players: int = 3) -> str:
    """The rounds that the deals belong to, by their first letters, and the one after."""
    return "".join(said[0] for said in course(begun(code, players=players), deals))


HUNDREDS = """
    first        A +100; passed in * 6; B +99 -> pbbbrrrpp
    new for b    A +100; passed in * 6; B +99; B +18 -> pbbbrrrppb
    not again    A +100; passed in * 6; A +50; A +49 -> pbbbrrrppp
    next hundred A +100; passed in * 6; A +50; A +50 -> pbbbrrrppb
    two at once  A +100; passed in * 6; A +200 -> pbbbrrrpb
    fell and rose A +100; passed in * 6; A -90; A +100; A +18 -> pbbbrrrpppp
    fell, next   A +100; passed in * 6; A -90; A +190 -> pbbbrrrppb
    in bock      A +100; B +200; passed in * 5; A +50; B +99; B +18 -> pbbbrrrpppb
    in bock, not again A +100; B +200; passed in * 5; B -150; B +150 -> pbbbrrrppp
    in ramsch    A +100; passed in * 3; A +120; passed in * 2; A +79; A +18 -> pbbbrrrppb
    in ramsch 2  A +100; passed in * 3; A +120; passed in * 2; A +79; A +1 -> pbbbrrrppb
    down in ramsch A +100; passed in * 3; A -95; passed in * 2; A +95; A +100 -> pbbbrrrppb
    anybody      A +100; passed in * 6; C +100 -> pbbbrrrpb
    below nought A +100; passed in * 6; C -300; C +250 -> pbbbrrrppp
"""


@pytest.mark.clause("raeuberskat.phase.4")
@pytest.mark.parametrize(
    "row", [line.strip() for line in HUNDREDS.strip().split("\n")], ids=lambda row: row.split(" A +")[0]
)
def test_next_hundred_keeps_the_highest_of_each_player(row: str) -> None:
    """A new hundred is one that this player never had, in whatever round he had it."""
    deals, _, right = row[row.index("A +") :].partition(" -> ")
    assert rounds_of(deals.strip()) == right


def test_a_hundred_is_a_multiple_of_the_trigger() -> None:
    code = NEXT + " series.trigger_score=30"
    assert rounds_of("A +30; passed in * 6; A +29; A +1", code) == "pbbbrrrppb"
    assert rounds_of("A +29; B +29; C +29; C +2", code) == "ppppb"


def test_next_hundred_after_a_first_bock_round() -> None:
    """The hundreds of the first rounds count: 100 reached there is no new hundred afterwards."""
    code = NEXT + " series.first_phase=bock_round"
    assert rounds_of("A +100; passed in * 5; A +50; A +50", code) == "bbbrrrppb"
    assert rounds_of("A +100; passed in * 5; A +99; B +99; B +1", code) == "bbbrrrpppb"


def test_next_hundred_ends_after_its_deals_wherever_it_is() -> None:
    for deals, last in ((5, "ramsch 1/1 x1"), (3, "bock 2/1 x2"), (8, "plain 1/1 x1"), (7, "ramsch 3/1 x1")):
        code = f"raeuberskat series.after_ramsch_round=next_hundred series.deals_per_match={deals}"
        *_, before, end = course(begun(code), f"A +100; passed in * {deals - 1}")
        assert (before, end) == (last, "over"), deals


def test_the_table_says_whether_a_new_hundred_is_wanted() -> None:
    def told(deals: str) -> tuple[object, object]:
        params = after(begun(NEXT), deals).deal(seed=1).view(None).facts()[0].params if deals else {}
        return params.get("target"), params.get("again")

    assert told("B +20") == (100, "no")
    assert told("A +100; passed in * 6") == (100, "yes")


def over(deals: str, code: str = "raeuberskat", *, players: int = 3) -> Outcome:
    outcome = after(begun(code, players=players), deals).outcome
    assert outcome is not None, "the match goes on"
    return outcome


@pytest.mark.clause("raeuberskat.match.1")
@pytest.mark.parametrize(
    ("deals", "winners", "losers", "places"),
    [
        ("A +100; B +48 * 3; C -50 * 3", (1,), (2,), (2, 1, 3)),
        ("A +100; B +50 * 2; passed in; C -50 * 3", (0, 1), (2,), (1, 1, 3)),
        ("A +100; passed in * 3; A -100 * 3", (1, 2), (0,), (3, 1, 1)),
        ("B +120; A -20; C -20; passed in; B -140 * 1; passed in * 2", (0, 1, 2), (0, 1, 2), (1, 1, 1)),
    ],
)
def test_the_highest_total_wins_and_equal_totals_share_the_place(
    deals: str, winners: tuple[int, ...], losers: tuple[int, ...], places: tuple[int, ...]
) -> None:
    outcome = over(deals)
    assert (outcome.winners, outcome.losers, outcome.places) == (winners, losers, places)
    assert vorhand.game("raeuberskat").direction == "high_wins"


def test_why_the_match_is_over() -> None:
    assert over("A +100; passed in * 6").reason == "rounds_played"
    assert over("passed in * 4", "raeuberskat_club series.deals_per_match=4").reason == "all_dealt"
    assert over("passed in * 4", NEXT.replace("40", "4")).reason == "all_dealt"


@pytest.mark.parametrize("players", [3, 4])
def test_the_deal_passes_clockwise_through_all_rounds(players: int) -> None:
    series = begun(players=players, dealer=1)
    dealers = []
    for line in ["A +100", *["passed in"] * players, *["A -10"] * players]:
        dealers.append(series.dealer)
        series = after(series, line)
    assert dealers == [(1 + number) % players for number in range(2 * players + 1)]


NOTICES = """
    raeuberskat: A +20 ->
    raeuberskat: A +100 -> target_reached 100: 0, round_next bock 3 2
    raeuberskat: A +60, C +60; A +50, C +50 -> target_reached 100: 0 2, round_next bock 3 2
    raeuberskat series.deals_per_match=1: passed in -> cap_reached 1, round_next bock 3 2
    raeuberskat: A +100; passed in * 2 ->
    raeuberskat: A +100; passed in * 3 -> round_next ramsch 3 1
    raeuberskat: A +100; passed in * 3; B +100 ->
    raeuberskat series.after_ramsch_round=next_hundred: A +100; passed in * 6 -> round_next plain
    raeuberskat series.after_ramsch_round=next_hundred: A +130; passed in * 6; A +80
        -> target_reached 200: 0, round_next bock 3 2
    raeuberskat_club: passed in * 6 -> round_next bock 3 2
"""


@pytest.mark.parametrize("row", [line.strip() for line in re.sub(r"\n {5,}", " ", NOTICES).strip().split("\n")])
def test_the_match_says_what_a_deal_brought_about(row: str) -> None:
    code, _, rest = row.partition(": ")
    deals, _, right = rest.partition("->")
    said = []
    for note in after(begun(code), deals).notices:
        params = note.params
        words: list[object] = [note.key]
        if note.key == "target_reached":
            seats = params["seats"]
            assert isinstance(seats, tuple)
            words = [f"{note.key} {params['n']}:", *seats]
            assert params["count"] == len(seats)
        elif note.key == "cap_reached":
            words.append(params["n"])
        else:
            words += [params["round"], *([params["deals"], params["factor"]] if params["round"] != "plain" else [])]
        said.append(" ".join(map(str, words)))
    assert ", ".join(said) == right.strip()


def reached(deals: str, code: str = "raeuberskat") -> tuple[object, object]:
    """The seats that have reached a hundred with the last deal, and the hundred that is named."""
    (note,) = (note for note in after(begun(code), deals).notices if note.key == "target_reached")
    return note.params["seats"], note.params["n"]


def test_the_hundred_that_is_named_was_reached_by_all_who_are_named() -> None:
    assert reached("A +100") == ((0,), 100)
    assert reached("A +30", NEXT + " series.trigger_score=30") == ((0,), 30)
    again = "A +100; passed in * 6; "
    assert reached(f"{again}A +100", NEXT) == ((0,), 200)
    assert reached(f"{again}B +110", NEXT) == ((1,), 100)
    assert reached(f"{again}A +90; B +90; A +20, B +20", NEXT) == ((0, 1), 100)
    assert reached(f"{again}A +199; passed in * 6; C +350", NEXT) == ((2,), 300)


def opening_rounds(series: RaeuberSeries) -> list[str]:
    """The rounds that the next dealing says begin."""
    return [str(note.params["round"]) for note in series.deal(seed=1).opening(None) if note.key == "round_begins"]


def test_the_first_deal_of_a_round_says_that_it_begins() -> None:
    series = begun()
    rounds = []
    for line in ["A +100", *["passed in"] * 3, *["A -10"] * 3]:
        rounds.append(opening_rounds(series))
        series = after(series, line)
    assert rounds == [["plain"], ["bock"], [], [], ["ramsch"], [], []]


def test_a_round_begins_once_though_its_first_deal_does_not_count() -> None:
    series = after(begun("raeuberskat skat.when_all_pass=same_dealer"), "redeal")
    assert opening_rounds(series) == []
    series = after(series, "A +100")
    assert opening_rounds(series) == ["bock"]
    assert opening_rounds(after(series, "redeal * 2")) == []
    series = after(series, "B +20 * 3")
    assert opening_rounds(series) == ["ramsch"]
    assert opening_rounds(after(series, "grand hand B +96")) == []


def test_won_and_lost_games_are_counted_below_the_sheet() -> None:
    series = begun()
    for soloist, won in ((0, True), (1, False), (0, True), (2, False), (None, None), (0, False)):
        scores = tuple((24 if won else -48) * (seat == soloist) for seat in range(3))
        deal = SkatResult(scores, "won", (), (0, 0, 0), (0, 0, 0), soloist=soloist, won=won)
        series = series.after(deal, seed=1)
    assert {line.key: line.amounts for line in series.foot} == {"won": (2, 0, 0), "lost": (1, 1, 1)}
    assert series.start == (0, 0, 0)
