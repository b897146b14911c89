"""What the deals of Räuberskat come to: played from packs in a plain phase, a Bock round and a Ramsch round."""

from __future__ import annotations

import pytest

import vorhand
from tests import ramsch, skat
from tests.raeuberskat import after, begun, table
from tests.skat import filled, hands_in, pack_of, result_of, seats, spoken
from vorhand.games.skat.raeuber_series import RaeuberSeries
from vorhand.games.skat.scoring import SkatResult
from vorhand.games.skat.state import SkatState

PUSHING = "raeuberskat skat.when_all_pass=ramsch ramsch.blind_push=true"
BEFORE = {"plain": "", "bock": "A +100", "ramsch": "A +100; passed in * 3"}


def in_round(name: str, code: str = "raeuberskat", *, players: int = 3) -> RaeuberSeries:
    """A match whose next deal belongs to this round, dealt by seat 0."""
    deals = BEFORE[name].replace("* 3", f"* {players}")
    count = {"plain": 0, "bock": 1, "ramsch": 1 + players}[name]
    series = after(begun(code, players=players, dealer=-count % players), deals)
    assert (series.dealer, table(series).split()[0]) == (0, name)
    return series


def deal_in(series: RaeuberSeries, text: str) -> SkatState:
    return series.deal(pack=pack_of(filled(hands_in(text))))


def by_move(state: SkatState, moves: list[tuple[str, str]]) -> SkatState:
    for name, move in moves:
        state = skat.after(state, name, move)
    return state


def checked(result: SkatResult) -> SkatResult:
    """The result, if its derivation adds up, by clauses of the game."""
    for seat, score in enumerate(result.scores):
        assert sum(step.amount for step in result.derivation if step.seat == seat) == score
    assert {step.clause for step in result.derivation} <= set(vorhand.game("raeuberskat").clauses)
    return result


def altenburg_rows() -> list[object]:
    """Every written deal of Skat by altenburg: its text and its score."""
    rows = {name: (text, row) for name, text, code, row in skat.cases() if code == "altenburg"}
    return [pytest.param(text, row.split("-> ")[1], id=name) for name, (text, row) in rows.items()]


@pytest.mark.clause("raeuberskat.score.1", "raeuberskat.phase.1", "skat.score.16")
@pytest.mark.parametrize(("text", "score"), altenburg_rows())
@pytest.mark.parametrize("factor", [2, 3])
def test_the_bock_round_multiplies_every_deal_once(text: str, score: str, factor: int) -> None:
    """Won and lost, from the hand and with the skat, suit, Grand and Null: the score, doubled or trebled."""
    name, _, amount = score.partition(" ")
    seat = seats(0)[name]
    code = f"raeuberskat series.bock_factor={factor}"
    for where, times in (("plain", 1), ("bock", factor)):
        end = by_move(deal_in(in_round(where, code), text), list(skat.moves(text)))
        result = checked(result_of(end))
        assert result.scores[seat] == times * int(amount)
        assert sum(result.scores) == result.scores[seat]
        told = [
            (step.params["factor"], step.params["running"]) for step in result.derivation if step.key == "bock_round"
        ]
        assert told == [(factor, factor * int(amount))] * (where == "bock")
        assert ("bock_round" in {note.key for note in result.notes}) == (where == "bock")
        assert result.entry["round"] == where


RB = """
    RB1 hearts, with 1, 61 points -> +40
    RB2 hearts, with 1, 55 points -> -80
    RB3 hearts hand, with 1, 55 points -> -60
    RB4-lost null ouvert, 1 trick -> -184
    RB4-won  null ouvert, no trick -> +92
    RB5 grand, with 1, 61 points -> +96
    trap grand hand, with 1, 55 points -> -144
"""


@pytest.mark.clause("raeuberskat.score.1")
@pytest.mark.parametrize("row", [line.split(maxsplit=1)[1] for line in RB.strip().split("\n")])
def test_rb1_to_rb5(row: str) -> None:
    left, right = row.split("->")
    assert skat.settled(left, skat.rules("altenburg"), bock=2).scores == (int(right), 0, 0)


@pytest.mark.clause("raeuberskat.phase.3")
@pytest.mark.parametrize("players", [3, 4])
def test_the_ramsch_round_is_not_multiplied_and_has_no_auction(players: int) -> None:
    """Räuber's Ramsch by the text: 48 in tricks and 22 that rearhand laid away: -70."""
    text = ramsch.deal_named("raeuber")
    state = deal_in(in_round("ramsch", players=players), text)
    assert (state.phase, skat.on_turn(state)) == ("push", "F")
    result = checked(result_of(by_move(state, list(ramsch.moves(text)))))
    assert result.scores[seats(0, players)["R"]] == -70
    assert sum(result.scores) == -70
    assert (result.entry["round"], result.counts) == ("ramsch", True)


@pytest.mark.clause("raeuberskat.score.1", "ramsch.score.8")
@pytest.mark.parametrize(("where", "factor"), [("plain", 1), ("bock", 2)])
@pytest.mark.parametrize(
    ("name", "scores"), [("raeuber", [0, 0, -70]), ("raeuber-tied", [0, -64, -64]), ("raeuber-virgin", [-84, 0, 0])]
)
def test_a_ramsch_when_all_pass_counts_double_in_a_bock_round(
    where: str, factor: int, name: str, scores: list[int]
) -> None:
    text = ramsch.deal_named(name)
    state = spoken(deal_in(in_round(where, PUSHING), text), "M pass, R pass, F pass")
    result = checked(result_of(by_move(state, list(ramsch.moves(text)))))
    assert [result.scores[seat] for seat in seats(0).values()] == [factor * score for score in scores]
    assert (result.counts, result.entry["round"]) == (True, where)


@pytest.mark.clause("raeuberskat.score.1", "ramsch.score.8", "ramsch.score.6")
@pytest.mark.parametrize(
    ("name", "plain"), [("push-and-march", [240, 0, 0]), ("two-blind-pushes", [0, 0, -280]), ("all-push", [-704, 0, 0])]
)
def test_in_the_club_s_bock_rounds_a_ramsch_counts_double_too(name: str, plain: list[int]) -> None:
    """Virgin, pushes, march and Bock, one upon the other."""
    text = ramsch.deal_named(name)
    for where, factor in (("bock", 2), ("ramsch", 1)):
        series = begun("raeuberskat_club") if where == "bock" else after(begun("raeuberskat_club"), "passed in * 3")
        state = deal_in(series, text)
        if where == "bock":
            assert table(series).startswith("bock 1/")
            state = spoken(state, "M pass, R pass, F pass")
        result = checked(result_of(by_move(state, list(ramsch.moves(text)))))
        assert [result.scores[seat] for seat in seats(0).values()] == [factor * score for score in plain]


@pytest.mark.clause("ramsch.grand.1", "raeuberskat.score.1")
@pytest.mark.parametrize("where", ["plain", "bock", "ramsch"])
@pytest.mark.parametrize(
    ("name", "score"),
    [
        ("grand-hand-forehand", 144),
        ("grand-hand-middlehand", -144),
        ("grand-hand-rearhand", 360),
        ("grand-hand-lost", -144),
    ],
)
def test_a_grand_hand_instead_of_a_ramsch_counts_once_in_every_round(where: str, name: str, score: int) -> None:
    """Factor 1 even in a Bock round; by altenburg a lost one costs its value once; the same dealer deals again."""
    series = in_round(where, "raeuberskat skat.when_all_pass=ramsch ramsch.grand_hand=true")
    text = ramsch.deal_named(name)
    state = deal_in(series, text)
    if where != "ramsch":
        state = spoken(state, "M pass, R pass, F pass")
    result = checked(result_of(by_move(state, list(ramsch.moves(text)))))
    assert result.soloist is not None
    assert (result.scores[result.soloist], sum(result.scores), result.counts) == (score, score, False)
    again = series.after(result, seed=1)
    assert again.dealer == series.dealer
    if where != "plain" or score < 100:
        assert table(again) == table(series)
    else:
        assert table(again).startswith("bock 1/3"), "the total has reached the trigger"


@pytest.mark.clause("ramsch.grand.1")
def test_the_loss_of_a_grand_hand_is_the_code_s() -> None:
    """With `hand_loss=double`, twice; contra and re double it, in a Bock round too."""
    text = ramsch.deal_named("grand-hand-lost")
    code = "raeuberskat skat.when_all_pass=ramsch ramsch.grand_hand=true skat.hand_loss=double"
    state = spoken(deal_in(in_round("bock", code), text), "M pass, R pass, F pass")
    assert min(checked(result_of(by_move(state, list(ramsch.moves(text))))).scores) == -288
    state = spoken(deal_in(in_round("bock", f"{code} skat.contra=contra_re"), text), "M pass, R pass, F pass")
    said = list(ramsch.moves(text))
    state = by_move(state, said[:2])
    state = by_move(spoken(state, "M contra, F re"), said[2:])
    assert min(checked(result_of(state)).scores) == -288 * 4


@pytest.mark.clause("raeuberskat.phase.1")
def test_the_deal_that_triggers_counts_once() -> None:
    """A total of 62 and a Grand of 72: scored as it is, and Bock begins with the next deal."""
    text = skat.deal_named("SK1")
    series = after(begun(dealer=2), "A +62")
    series = series.after(result_of(by_move(deal_in(series, text), list(skat.moves(text)))), seed=1)
    assert (series.totals, table(series)) == ((62, 72, 0), "plain 3/34 x1")
    series = series.after(result_of(by_move(deal_in(series, text), list(skat.moves(text)))), seed=1)
    assert (series.totals, table(series)) == ((62, 72, 72), "plain 4/33 x1")
    series = series.after(result_of(by_move(deal_in(series, text), list(skat.moves(text)))), seed=1)
    assert (series.totals, table(series)) == ((134, 72, 72), "bock 1/3 x2")


def test_passed_in_nobody_scores_whatever_the_round() -> None:
    for where in ("plain", "bock"):
        result = checked(result_of(spoken(deal_in(in_round(where), ""), "M pass, R pass, F pass")))
        assert (result.scores, result.reason, result.counts) == ((0, 0, 0), "passed_in", True)
        assert result.entry["round"] == where


def test_the_sheet_has_the_round_and_the_columns_of_skat() -> None:
    columns = begun().sheet_columns
    assert columns[0] == "round"
    assert columns[-1] == "value"
    assert set(columns[1:]) == set(
        vorhand.game("skat").series(skat.rules("altenburg"), players=3, dealer=0).sheet_columns
    )
