"""Records of the International Skat Server replayed: the server's results, every way a game ends, what cannot be."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests import iss
from vorhand.__main__ import main
from vorhand.errors import NotationError, RecordError
from vorhand.games.skat.iss import IssGame, read_games
from vorhand.games.skat.iss_course import End
from vorhand.games.skat.iss_replay import IssReplay, replay, replays
from vorhand.games.skat.iss_results import IssResult, Outcome
from vorhand.match import Match
from vorhand.record import Record

DIAMONDS = "541932"
"""Player 2 plays diamonds without 2 at 18. Card points, his with those laid away: 32:0, 32:4, 32:9, 32:14, 32:25 after
five tricks, 42:25, 52:25, 59:25, 59:43, 59:61 after the last."""
GRAND = "684159"
"""Player 2 plays Grand with 3 at 27: 0:15, 0:35, 13:35, 27:35, 30:35, 41:35, 55:35, 61:35 after eight tricks."""
NULL = "1390253"
"""Player 1 plays Null ouvert and lays HA HQ away; no card is played."""
UNDISCARDED = "10330141"
"""Player 1 has taken the skat (DA H7) and said clubs, with 3, when his time is up."""
DEAL = "w HA.SK.SJ.SA.CQ.S8.C9.H7.H9.DQ.CJ.S9.DJ.S7.D9.SQ.C8.HQ.DK.CA.D8.D7.DT.CT.ST.C7.HK.DA.HT.HJ.H8.CK"


@pytest.mark.parametrize("number", [number for number in iss.games() if number != UNDISCARDED])
def test_a_game_settles_as_the_server_wrote(number: str) -> None:
    settled = replay(iss.games()[number])
    assert settled.differences == ()
    assert settled.agrees
    assert settled.because == ""
    assert str(settled).endswith("; agrees")


def test_a_soloist_gone_before_he_laid_two_cards_away_is_counted_with_his_matadors() -> None:
    settled = replay(iss.games()[UNDISCARDED])
    assert (settled.ours.value, settled.ours.matadors, settled.ours.card_points) == (-96, 3, 11)
    assert settled.differences == ("value", "matadors")
    assert settled.because == "no_discard"
    assert "-96; the server: loss -288; differs: value -96 and not -288, matadors 3 and not -11 (no_" in str(settled)


@pytest.mark.parametrize(
    ("number", "tricks", "then", "end", "result"),
    [
        (DIAMONDS, 5, "2 RE", End.RESIGNED, "d:2 loss v:-54 m:-2 bidok p:32 t:1 s:0 z:0"),
        (DIAMONDS, 5, "2 SC 2 RE", End.RESIGNED, "d:2 loss v:-54 m:-2 bidok p:32 t:1 s:0 z:0"),
        (DIAMONDS, 5, "w LE.2", End.LEFT, "d:2 loss v:-54 m:-2 bidok p:32 t:1 s:0 z:0"),
        (DIAMONDS, 5, "w TI.2", End.TIMEOUT, "d:2 loss v:-54 m:-2 bidok p:32 t:1 s:0 z:0"),
        (DIAMONDS, 5, "1 RE 0 RE", End.RESIGNED, "d:2 win v:36 m:-2 bidok p:95 t:6 s:1 z:0"),
        (DIAMONDS, 5, "1 RE 1 S9 0 RE", End.RESIGNED, "d:2 win v:36 m:-2 bidok p:95 t:6 s:1 z:0"),
        (DIAMONDS, 5, "1 RE 2 RE", End.RESIGNED, "d:2 loss v:-54 m:-2 bidok p:32 t:1 s:0 z:0"),
        (DIAMONDS, 5, "w LE.0", End.LEFT, "d:2 win v:36 m:-2 bidok p:95 t:6 s:1 z:0"),
        (DIAMONDS, 5, "1 S9 2 DT w TI.1", End.TIMEOUT, "d:2 win v:36 m:-2 bidok p:95 t:6 s:1 z:0"),
        (DIAMONDS, 9, "1 RE 0 RE", End.RESIGNED, "d:2 win v:27 m:-2 bidok p:77 t:5 s:0 z:0"),
        (DIAMONDS, 0, "w TI.0", End.TIMEOUT, "d:2 win v:45 m:-2 bidok p:120 t:10 s:1 z:1"),
        # Before a trick is complete the game is lost simply.
        (DIAMONDS, 0, "0 SA 1 S7 2 RE", End.RESIGNED, "d:2 loss v:-54 m:-2 bidok p:10 t:0 s:0 z:0"),
        (DIAMONDS, 0, "w LE.2", End.LEFT, "d:2 loss v:-54 m:-2 bidok p:10 t:0 s:0 z:0"),
        (GRAND, 1, "2 RE", End.RESIGNED, "d:2 loss v:-288 m:3 bidok p:0 t:0 s:1 z:1"),
        (GRAND, 3, "2 RE", End.RESIGNED, "d:2 loss v:-240 m:3 bidok p:13 t:1 s:1 z:0"),
        # He has his 61 already.
        (GRAND, 8, "2 RE", End.RESIGNED, "d:2 win v:96 m:3 bidok p:61 t:6 s:0 z:0"),
        (GRAND, 2, "1 ?? w LE.1", End.LEFT, "d:2 win v:96 m:3 bidok p:85 t:8 s:0 z:0"),
        (NULL, 0, "1 RE", End.RESIGNED, "d:1 loss v:-92 m:0 bidok p:14 t:0 s:0 z:0"),
        (NULL, 0, "w TI.1", End.TIMEOUT, "d:1 loss v:-92 m:0 bidok p:14 t:0 s:0 z:0"),
        (NULL, 0, "w LE.2", End.LEFT, "d:1 win v:46 m:0 bidok p:14 t:0 s:0 z:0"),
        (NULL, 0, "0 RE 2 RE", End.RESIGNED, "d:1 win v:46 m:0 bidok p:14 t:0 s:0 z:0"),
        # Nobody gave up in the record, but the server knows who took the rest.
        (DIAMONDS, 5, "", End.AWARDED, "d:2 win v:36 m:-2 bidok p:95 t:6 s:1 z:0"),
        (DIAMONDS, 5, "2 SC", End.AWARDED, "d:2 win v:36 m:-2 bidok p:95 t:6 s:1 z:0"),
        (DIAMONDS, 5, "", End.AWARDED, "d:2 loss v:-54 m:-2 bidok p:32 t:1 s:0 z:0"),
        (DIAMONDS, 5, "0 RE", End.RESIGNED, "d:2 win v:36 m:-2 bidok p:95 t:6 s:1 z:0"),
        (NULL, 0, "", End.AWARDED, "d:1 win v:46 m:0 bidok p:14 t:0 s:0 z:0"),
        (NULL, 0, "", End.AWARDED, "d:1 loss v:-92 m:0 bidok p:14 t:0 s:0 z:0"),
    ],
)
def test_how_a_game_ends_early(number: str, tricks: int, then: str, end: End, result: str) -> None:
    left, timeout = (int(then[-1]) if word in then else -1 for word in ("LE.", "TI."))
    words = f"{result} p0:0 p1:0 p2:0 l:{left} to:{timeout} r:{int(end is End.RESIGNED)}"
    settled = replay(iss.cut(number, tricks=tricks, then=then, result=words))
    assert settled.end is end
    assert str(settled.ours) == words
    assert settled.agrees
    assert settled.result is not None
    assert settled.result.scores[settled.result.soloist or 0] == settled.ours.value
    # A Null that is given away is not counted out.
    given = settled.result.contract is not None and settled.result.contract.null
    assert given or sum(settled.result.card_points) == 120


def test_showing_cards_ends_nothing() -> None:
    whole = replay(iss.games()[DIAMONDS])
    for shown in ("2 SC 1 S9 2 DT", "2 SC.DT.CT.HK.HT.?? 1 S9 2 DT", "0 RE 1 S9 2 DT"):
        settled = replay(iss.changed(DIAMONDS, "1 S9 2 DT", shown))
        assert settled.end is End.PLAYED
        assert settled.agrees
        assert settled.result == whole.result


@pytest.mark.parametrize(
    ("moves", "result"),
    [
        ("w LE.1", "d:-1 penalty v:0 m:0 bidok p:0 t:0 s:0 z:0 p0:0 p1:1 p2:0 l:1 to:-1 r:0"),
        ("1 18 w TI.0", "d:-1 penalty v:0 m:0 bidok p:0 t:0 s:0 z:0 p0:1 p1:0 p2:0 l:-1 to:0 r:0"),
        ("1 18 0 p 2 p w LE.1", "d:1 penalty v:0 m:0 bidok p:0 t:0 s:0 z:0 p0:0 p1:1 p2:0 l:1 to:-1 r:0"),
        ("1 18 0 p 2 p 1 s w LE.0", "d:1 penalty v:0 m:0 bidok p:0 t:0 s:0 z:0 p0:1 p1:0 p2:1 l:0 to:-1 r:0"),
        ("1 18 0 p 2 p 1 s w H8.CK w TI.2", "d:1 penalty v:0 m:0 bidok p:0 t:0 s:0 z:0 p0:1 p1:0 p2:1 l:-1 to:2 r:0"),
    ],
)
def test_who_goes_before_a_game_is_declared_gets_a_penalty_and_no_score(moves: str, result: str) -> None:
    settled = replay(iss.written(f"{DEAL} {moves}", result))
    assert (settled.end, settled.result) == (End.PENALTY, None)
    assert str(settled.ours) == result
    assert settled.agrees
    assert str(settled) == "penalty; the server: penalty +0; agrees"


def test_a_defender_gone_before_the_discard_leaves_all_tricks_to_the_soloist() -> None:
    settled = replay(iss.changed(UNDISCARDED, "w TI.1", "w TI.0"))
    # With 3, game 4, schneider 5, schwarz 6.
    assert (settled.ours.value, settled.ours.tricks, settled.ours.card_points) == (72, 10, 120)


def test_a_game_that_stops_is_broken_off() -> None:
    for moves in ("", "1 18", "1 18 0 p 2 p 1 s w H8.CK 1 D"):
        settled = replay(iss.written(f"{DEAL} {moves}", "unknown"))
        assert (settled.end, settled.result, settled.ours) == (End.BROKEN_OFF, None, IssResult(Outcome.UNKNOWN))
        assert settled.agrees
    settled = replay(iss.cut(DIAMONDS, tricks=5, then="1 S9"))
    assert (settled.end, settled.result) == (End.BROKEN_OFF, None)
    assert settled.state.phase == "play"
    assert str(settled) == "unknown; the server: no result; agrees"


def test_a_missed_level_ends_the_game_where_the_server_stops() -> None:
    ouvert = replay(iss.games()["13577"])
    # With 1, game 2, hand 3, schneider 4, announced 5, schwarz 6, announced 7, ouvert 8, times 12, doubled.
    assert (ouvert.end, ouvert.ours.value, len(ouvert.state.taken)) == (End.MISSED, -192, 1)
    assert ouvert.deal is not None
    moves = (
        "w HQ.CJ.ST.HK.D8.S7.SQ.H8.SA.C8.SJ.HJ.CA.S8.HA.DK.H7.CT.C7.C9.DA.D7.CK.HT.DJ.S9.CQ.DT.D9.H9.SK.DQ "
        "1 18 0 p 2 p 1 CHS 0 SA 1 S8 2 S9 0 ST 1 C7 2 DJ"
    )
    going_on = replay(iss.written(moves))
    assert going_on.end is End.BROKEN_OFF, "the defenders have 23"
    missed = replay(iss.written(f"{moves} 2 DA 0 D8 1 DK"))
    # Without 1, game 2, hand 3, schneider 4, announced 5; all tricks were the defenders': schwarz 6, times 12, doubled.
    assert (missed.end, missed.ours.value, missed.ours.card_points) == (End.MISSED, -144, 7)


@pytest.mark.parametrize(
    ("old", "new", "code", "move"),
    [
        ("1 S7 2 DA", "1 DK 2 DA", "iss.illegal", 9),
        ("0 SA 1 S7", "0 DA 1 S7", "iss.illegal", 8),
        ("0 SA 1 S7", "1 S7 0 SA", "iss.turn", 8),
        ("1 p 2 18", "1 19 2 18", "iss.illegal", 2),
        ("1 p 2 18", "1 171 2 18", "iss.illegal", 2),
        ("1 p 2 18", "1 y 2 18", "iss.illegal", 2),
        ("1 p 2 18", "1 s 2 18", "iss.illegal", 2),
        ("1 p 2 18", "1 D 2 18", "iss.declare", 2),
        ("1 p 2 18", "1 SA 2 18", "iss.not_playing", 2),
        ("1 p 2 18", "1 RE 2 18", "iss.not_playing", 2),
        ("1 p 2 18", "1 SC 2 18", "iss.not_playing", 2),
        ("1 p 2 18", "w SA.SK 2 18", "iss.skat", 2),
        ("1 p 2 18", "1 SA.SK 2 18", "iss.discard", 2),
        ("1 p 2 18 0 p 2 s", "1 p 2 p 0 20 0 s", "iss.illegal", 4),
        ("w H8.CK", "w H8.CQ", "iss.skat", 6),
        ("2 D.ST.H8", "2 D.SA.H8", "iss.illegal", 7),
        ("2 D.ST.H8", "2 D.??.H8", "iss.hidden", 7),
        ("2 D.ST.H8", "2 DH", "iss.hand", 7),
        ("2 D.ST.H8", "2 D 2 D", "iss.declare", 8),
        ("2 D.ST.H8", "2 ST.H8", "iss.discard", 7),
        ("2 s w H8.CK 2 D.ST.H8", "2 D", "iss.hand", 5),
        ("2 s w H8.CK 2 D.ST.H8", "2 DO.CK.D8.D7.DT.CT.ST.C7.HK.DA.HT", "iss.shown", 5),
        ("1 S9 2 DT", "2 SC.CJ 1 S9 2 DT", "iss.shown", 23),
        ("1 S9 2 DT", "1 SC 1 S9 2 DT", "iss.shown", 23),
        ("1 S9 2 DT", "1 RE 1 RE 1 S9 2 DT", "iss.resigned", 24),
        ("1 S9 2 DT", "1 ?? 2 DT", "iss.hidden", 24),
        ("1 S9 2 DT", "2 RE 1 S9 2 DT", "iss.after_end", 24),
        ("1 S9 2 DT", "w LE.0 1 S9 2 DT", "iss.after_end", 24),
        ("2 HT ]", "2 HT 0 SA ]", "iss.after_end", 38),
        ("MV[w", "MV[1 18 w", "iss.deal", 1),
        ("1 p 2 18", f"{DEAL} 2 18", "iss.deal", 2),
        ("HA.SK.SJ", "H2.SK.SJ", "iss.deal", 1),
        ("HA.SK.SJ", "??.SK.SJ", "iss.hidden", 1),
    ],
)
def test_what_cannot_be_says_which_move_and_why(old: str, new: str, code: str, move: int) -> None:
    with pytest.raises(RecordError) as caught:
        replay(iss.changed(DIAMONDS, old, new), number=7)
    error = caught.value
    assert (error.code, error.params["n"], error.deal) == (code, move, 7)
    assert str(error).startswith(f"deal 7: move {move}, ")
    assert error.params["line"] == 1
    assert f"(line 1, column {error.params['column']})" in str(error)


def test_an_illegal_move_names_the_rule_and_its_place() -> None:
    with pytest.raises(RecordError) as caught:
        replay(iss.changed(DIAMONDS, "1 S7 2 DA", "1 DK 2 DA"))
    assert caught.value.params["why"] == "move.must_follow"
    assert caught.value.params["move"] == "1 DK"
    text = str(iss.changed(DIAMONDS, "1 S7 2 DA", "1 DK 2 DA"))
    assert caught.value.params["column"] == text.index("1 DK 2") + 1


def test_a_null_below_the_bid_is_refused() -> None:
    moves = f"{DEAL} 1 24 0 p 2 p 1 s w H8.CK 1 N.SQ.S9"
    with pytest.raises(RecordError) as caught:
        replay(iss.written(moves))
    assert caught.value.params["why"] == "move.null_below_bid"


def test_a_result_that_does_not_fit_a_record_that_stops_is_an_error() -> None:
    words = "d:2 win v:27 m:-2 bidok p:77 t:4 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:0"
    for game in (iss.cut(DIAMONDS, tricks=5, result=words), iss.written(f"{DEAL} 1 18", words)):
        with pytest.raises(RecordError) as caught:
            replay(game)
        assert caught.value.code == "iss.broken_off"
    with pytest.raises(RecordError) as caught:
        replay(iss.written(""))
    assert caught.value.code == "iss.deal"


def test_a_wrong_result_is_told_field_by_field() -> None:
    settled = replay(iss.changed(DIAMONDS, "v:-54 m:-2 bidok p:59 t:4", "v:-72 m:-3 overbid p:58 t:5"))
    assert settled.differences == ("value", "matadors", "overbid", "card_points", "tricks")
    assert settled.because == ""
    assert replay(iss.changed(DIAMONDS, "d:2 loss", "d:1 win")).differences == ("outcome", "soloist")
    assert replay(iss.changed("756788", "R[passed]", "R[unknown]")).differences == ("outcome",)


def test_an_imported_game_is_a_match_of_one_deal() -> None:
    for number in (DIAMONDS, GRAND, "756788", "727", "18358", "13577"):
        settled = replay(iss.games()[number])
        record = settled.record()
        assert Record.parse(str(record)) == record
        (result,) = Match.replay(record).results
        assert settled.result is not None
        assert result.scores == settled.result.scores
    assert str(replay(iss.cut(DIAMONDS, tricks=5, then="0 RE 1 RE")).record()).endswith("\nconcede\n")
    assert not str(replay(iss.cut(DIAMONDS, tricks=5)).record()).endswith("\nconcede\n")


def test_an_award_out_of_turn_is_no_move_of_vorhand() -> None:
    for then in ("2 RE", "1 S9 0 RE 1 RE"):
        settled = replay(iss.cut(DIAMONDS, tricks=5, then=then))
        assert settled.deal is None
        with pytest.raises(RecordError, match="by agreement") as caught:
            settled.record()
        assert caught.value.code == "iss.no_move"


def test_a_file_is_replayed_game_by_game() -> None:
    illegal = str(iss.changed(DIAMONDS, "1 S7 2 DA", "1 DK 2 DA"))
    whole, cut_off = str(iss.games()[GRAND]), str(iss.games()[NULL])[:200]
    found = list(replays(f"{whole}\n{illegal}\n{cut_off}\n{whole}\n"))
    assert [type(each) for each in found] == [IssReplay, RecordError, NotationError, IssReplay]
    assert [each.number for each in found if isinstance(each, IssReplay)] == [1, 4]
    assert [each.params["line"] for each in found if not isinstance(each, IssReplay)] == [2, 3]


def test_the_command_prints_a_line_for_each_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["iss", str(iss.DATA / "samples.txt")]) == 0
    first, *_, last = capsys.readouterr().out.splitlines()
    assert first == "game 1: diamonds, player 2, bid 18: -54; the server: loss -54; agrees"
    assert last == "6 games: 6 agree, 0 differ, 0 broken"
    assert main(["iss", str(iss.DATA / "server.txt")]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "42 games: 41 agree, 1 differ, 0 broken"
    assert main(["iss", str(iss.DATA / "none.txt")]) == 2


def test_the_command_tells_what_is_broken(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "games.txt"
    file.write_text(str(iss.games()[GRAND])[:300] + "\n" + str(iss.games()[GRAND]), encoding="utf-8")
    assert main(["iss", str(file)]) == 1
    broken, agreed, counts = capsys.readouterr().out.splitlines()
    assert broken == "game 1: broken, the game breaks off within MV (line 1, column 301)"
    assert agreed == "game 2: grand, player 2, bid 27: +96; the server: win +96; agrees"
    assert counts == "2 games: 1 agree, 0 differ, 1 broken"
    file.write_text("nothing\n", encoding="utf-8")
    assert main(["iss", str(file)]) == 1
    assert capsys.readouterr().out == "0 games: 0 agree, 0 differ, 0 broken\n"


@given(st.sampled_from(iss.lines()), st.data())
def test_a_damaged_record_is_told_or_read_but_never_ends_the_reading(line: str, data: st.DataObject) -> None:
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(line)))
        end = data.draw(st.integers(start, min(len(line), start + 12)))
        line = line[:start] + data.draw(st.text(st.sampled_from("SAHTDJ7? .;()[]wRE12p\n#\\"), max_size=4)) + line[end:]
    *_, last = replays(f"{line}\n{iss.games()[GRAND]}")
    assert isinstance(last, IssReplay)
    assert last.agrees


def test_places_are_kept_from_the_file() -> None:
    text = "\n\n" + str(iss.games()[DIAMONDS])
    (game,) = [game for game in read_games(text) if isinstance(game, IssGame)]
    assert game.places[0] == (3, text.index("w HA") - 1)
    assert len(game.places) == len(game.moves)
