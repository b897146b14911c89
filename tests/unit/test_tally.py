"""What a deal adds to the statistics, and the luck of the cards, held against enumeration and against real deals."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import sqrt
from statistics import mean, pvariance
from typing import Any

import pytest

import vorhand
from tests.locales import LANGUAGES, messages
from tests.unit.test_again import MATCHES, finished, wandered
from vorhand import protocol
from vorhand.cards import PACKS, Rank
from vorhand.chance import mix
from vorhand.games.skat.contracts import GameName
from vorhand.match import Match
from vorhand.options import OptionValue
from vorhand.session import PERSON, Session
from vorhand.tally import MIXED, TIMES, dealt_of, level_count

SMALL = PACKS[32][:11]
DEALS = 3_000
FAR = 4.5
"""So many standard deviations are no chance."""


@pytest.mark.parametrize("wanted", range(1, 6))
@pytest.mark.parametrize("size", range(1, 11))
def test_mean_and_variance_are_those_of_every_hand_there_is(wanted: int, size: int) -> None:
    cards = SMALL[:wanted]
    found = [len(set(hand) & set(cards)) for hand in combinations(SMALL, size)]
    luck = dealt_of("some", SMALL[:size], wanted=cards, pack=SMALL)
    exact = Fraction(sum(found), len(found))
    assert luck.mean == float(exact)
    assert luck.variance == float(Fraction(sum(each * each for each in found), len(found)) - exact**2)
    assert luck.n == min(wanted, size)


@pytest.mark.parametrize(("game", "preset", "players"), MATCHES, ids=[f"{each[0]}-{each[2]}" for each in MATCHES])
def test_real_deals_have_the_mean_and_the_variance(game: str, preset: str, players: int) -> None:
    """3,000 deals by seed: the mean within 4.5 of its standard errors, the variance within a tenth."""
    kind = vorhand.game(game)
    found: dict[str, list[int]] = {}
    told: dict[str, tuple[float, float]] = {}
    for number in range(DEALS):
        state = kind.deal(kind.presets[preset], seed=mix(29, number), dealer=number % players, players=players)
        seat = (number + 1) % players
        for luck in kind.luck(state, seat):
            found.setdefault(luck.key, []).append(luck.n)
            told[luck.key] = (luck.mean, luck.variance)
    assert len(found) == 2
    for key, (expected, variance) in told.items():
        assert abs(mean(found[key]) - expected) < FAR * sqrt(variance / DEALS), key
        assert abs(pvariance(found[key]) / variance - 1) < 0.1, key


def test_the_expectations_that_players_know() -> None:
    def of(game: str, preset: str, players: int) -> dict[str, float]:
        kind = vorhand.game(game)
        state = kind.deal(kind.presets[preset], seed=1, players=players)
        return {luck.key: luck.mean for luck in kind.luck(state, 1)}

    assert of("skat", "isko", 3) == {"jacks": 1.25, "aces": 1.25}
    assert of("ramsch", "ramsch", 3) == {"jacks": 1.25, "sevens_eights": 2.5}
    assert of("kalter_schlag", "source_text", 4) == {"jacks": 1, "aces": 1}
    rams = of("rams", "russian", 4)
    kind = vorhand.game("rams")
    state = kind.deal(kind.presets["russian"], seed=1, players=4)
    size = len(state.pack)
    assert rams["trumps"] == 5 * (size // 4 - 1) / (size - 1)
    upcard_is_ace = state.view(0).zones() and any(card.text[1] == "A" for card in state.laid()["upcard"])
    assert rams["aces"] == 5 * (3 if upcard_is_ace else 4) / (size - 1)


def counts(session: Session, seat: int) -> list[tuple[str, str, str]]:
    return [(table, row, column) for table, row, column in session.match.game.tally(session.match.state, seat)]


@pytest.mark.parametrize(("game", "preset", "players"), MATCHES, ids=[f"{each[0]}-{each[2]}" for each in MATCHES])
def test_every_deal_counts_in_tables_of_the_game_alone(game: str, preset: str, players: int) -> None:
    kind = vorhand.game(game)
    tables = {table.key: table for table in kind.statistics}
    seen: Counter[tuple[str, str, str]] = Counter()
    for seed in range(25):
        session = finished(
            Session.begin(Match.new(kind, preset=preset, seed=seed, players=players)), last=seed % 2 == 1
        )
        for seat in range(players):
            if session.match.state.dealt[seat]:
                found = counts(session, seat)
                assert found, "every deal counts somewhere"
                assert len(found) == len(set(found)), "and once a row"
                seen.update(found)
    for table, row, column in seen:
        assert row in tables[table].rows, (table, row)
        assert column in tables[table].columns, (table, row)
    assert all(len(table.columns) == 2 or table.columns == (TIMES,) for table in tables.values())


def played(game: str, preset: str, moves: str, *, pack: str = "", dealer: int = 2, **options: OptionValue) -> Session:
    """A deal of three that ends with these moves; the person is at 0."""
    kind = vorhand.game(game)
    rules = kind.presets[preset].with_values(options)
    match = Match.new(kind, preset=preset, options=rules, seed=7, first_dealer=dealer)
    session = Session.begin(match, [PERSON, *["club"] * (match.players - 1)])
    for move in moves.split(", "):
        session = session._play(next(each for each in session.match.state.legal_moves if str(each) == move))
    return session


def test_skat_counts_soloist_defenders_and_the_auction() -> None:
    session = played("skat", "isko", "pass, pass, bid 18, hand, declare grand, concede")
    assert counts(session, 0) == [
        ("auction", "soloist", TIMES),
        ("soloist", "grand", "lost"),
        ("with", "hand", "lost"),
        ("with", "schneider", "lost"),
        ("with", "schwarz", "lost"),
    ]
    for seat in (1, 2):
        assert counts(session, seat) == [("auction", "passed", TIMES), ("defender", "grand", "won")]


def test_skat_counts_who_was_outbid_and_who_was_overbid() -> None:
    session = played("skat", "isko", "bid 18, hold, bid 60, pass, pass, hand, declare diamonds, concede")
    assert counts(session, 0)[0] == ("auction", "outbid", TIMES)
    soloist = counts(session, 1)
    assert soloist[:2] == [("auction", "soloist", TIMES), ("soloist", "diamonds", "lost")]
    assert ("with", "overbid", "lost") in soloist


def test_skat_counts_a_deal_passed_in() -> None:
    session = played("skat", "isko", "pass, pass, pass")
    for seat in range(3):
        assert counts(session, seat) == [("auction", "passed", TIMES), ("auction", "passed_in", TIMES)]


@pytest.mark.parametrize("seed", range(8))
def test_ramsch_counts_agree_with_the_scores(seed: int) -> None:
    kind = vorhand.game("ramsch")
    session = finished(Session.begin(Match.new(kind, seed=seed)))
    result = session.match.results[0]
    for seat in range(3):
        rows = [row for _, row, _ in counts(session, seat)]
        assert ("charged" in rows) == (result.scores[seat] < 0)
        assert ("virgin" in rows) == (result.tricks[seat] == 0 and "march" not in result.entry)
        assert ("march" in rows) == (result.tricks[seat] == 10)


def test_rams_counts_agree_with_the_marks() -> None:
    for seed in range(12):
        session = wandered("rams", "russian", 4, deals=1, seed=seed)
        result = session.match.results[0]
        for seat in range(4):
            rows = {(table, row) for table, row, _ in counts(session, seat)}
            assert (("declared", "out") in rows) == ("out" in result.marks[seat])
            assert (("taken", "remise") in rows) == ("remise" in result.marks[seat])
            taken = sum(table == "taken" for table, _ in rows)
            assert taken == ("remise" in result.marks[seat] or result.tricks[seat] > 0)


def test_kalter_schlag_counts_agree_with_the_scores() -> None:
    doubled = set()
    for seed in range(12):
        session = wandered("kalter_schlag", "hamburg", 4, deals=1, seed=seed)
        result = session.match.results[0]
        for seat in range(4):
            (_, row, column), *ends = counts(session, seat)
            doubled.add(row)
            assert (column == "charged") == (result.scores[seat] > 0)
            assert ends == ([("ends", "virgin", TIMES)] if not result.tricks[seat] and result.reason != "march" else [])
    assert doubled > {"single"}


def test_a_frame_tells_the_tally_of_the_person_once_the_deal_is_over() -> None:
    session = Session.begin(Match.new(vorhand.game("kalter_schlag"), seed=3))
    assert protocol.frame(session, id=1)["tally"] is None
    end = finished(session)
    told: dict[str, Any] = protocol.frame(end, id=1)
    tally = told["tally"]
    assert tally["score"] == end.match.results[0].scores[0]
    assert tally["counts"][-1] == {"table": "levels", "row": "club", "column": TIMES}
    assert [luck["key"] for luck in tally["luck"]] == ["jacks", "aces"]
    assert protocol.frame(finished(end.play_again(1, 0)), id=1)["tally"] is None, "a side table does not count"
    spectator = finished(Session.begin(end.match.dealt_again(1), ["club"] * 4))
    assert protocol.frame(spectator, id=1)["tally"] is None


def test_who_sits_out_counts_nothing() -> None:
    over = wandered("skat", "isko_tournament", 4, deals=1)
    dealer = over.match.deals[0].dealer
    seats = [PERSON if seat == dealer else "club" for seat in range(4)]
    watching = finished(Session.begin(over.match.dealt_again(1), seats))
    assert protocol.frame(watching, id=1)["tally"] is None


def test_matches_are_told_apart_and_known_again() -> None:
    def name(seed: int, preset: str = "source_text") -> object:
        session = finished(Session.begin(Match.new(vorhand.game("kalter_schlag"), preset=preset, seed=seed)))
        resumed = Session.resume(session.record())
        tally, again = (protocol.frame(each, id=1)["tally"] for each in (session, resumed))
        assert tally == again
        assert isinstance(tally, dict)
        return tally["match"]

    assert len({name(3), name(4), name(3, "hamburg")}) == 3


def test_the_level_of_the_opponents() -> None:
    assert level_count(["club", "club"]).row == "club"
    assert level_count(["club", "master"]).row == MIXED


def test_the_catalogue_names_the_tables() -> None:
    entries: list[dict[str, Any]] = vorhand.catalogue()
    games = {entry["key"]: entry for entry in entries}
    tables = {table["key"]: table for table in games["skat"]["statistics"]}
    assert list(tables) == ["soloist", "with", "defender", "auction", "ramsch", "levels"]
    assert set(tables["soloist"]["rows"]) == {game.value for game in GameName}
    assert tables["levels"]["rows"] == ("beginner", "casual", "club", "master", MIXED)
    for entry in games.values():
        assert entry["statistics"][-1]["key"] == "levels"


@pytest.mark.parametrize("deals", [10, 25, 100])
def test_by_the_normal_law_one_in_twenty_is_about_that(deals: int) -> None:
    """The page calls a difference rarer than one in twenty from 1.96 standard deviations and half a card, than one in a
    hundred from 2.576: by the exact chances of as many jacks in so many hands of Skat that is so, and not much more."""
    jacks = [card for card in PACKS[32] if card.rank is Rank.JACK]
    luck = dealt_of("jacks", PACKS[32][:10], wanted=jacks, pack=PACKS[32])
    hands: Counter[int] = Counter()
    for places in combinations(range(32), 4):
        hands[sum(place < 10 for place in places)] += 1
    whole = sum(hands.values())
    sums = {0: 1.0}
    for _ in range(deals):
        after: dict[int, float] = {}
        for n, chance in sums.items():
            for more, ways in hands.items():
                after[n + more] = after.get(n + more, 0.0) + chance * ways / whole
        sums = after
    deviation = sqrt(deals * luck.variance)
    for far, chance in ((1.96, 0.05), (2.576, 0.01)):
        exact = sum(p for n, p in sums.items() if abs(n - deals * luck.mean) - 0.5 > far * deviation)
        assert 0.3 * chance < exact < 1.05 * chance, (far, exact)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_and_card_has_its_words(language: str) -> None:
    entries: list[dict[str, Any]] = vorhand.catalogue()
    for entry in entries:
        game = entry["key"]
        ids = [f"stats-{table['key']}" for table in entry["statistics"]]
        for table in entry["statistics"]:
            ids += [f"stats-row-{row}" for row in table["rows"]]
            ids += [f"stats-col-{column}" for column in table["columns"]]
        kind = vorhand.game(game)
        state = kind.deal(next(iter(kind.presets.values())), seed=1)
        ids += [f"stats-luck-{luck.key}" for luck in kind.luck(state, 0)]
        for id in ids:
            own = f"{game}-{id}".replace("_", "-")
            assert {own, id.replace("_", "-")} & messages(language).keys(), (game, id)
