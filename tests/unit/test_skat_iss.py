"""Records of the International Skat Server as text: moves, results, whole games, files with several, what is wrong."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests import iss
from vorhand.cards import PACKS, Card
from vorhand.errors import NotationError
from vorhand.games.skat.contracts import Contract, contracts
from vorhand.games.skat.iss import IssGame, read_games
from vorhand.games.skat.iss_moves import Act, IssMove
from vorhand.games.skat.iss_results import IssResult, Outcome

DEAL = "HA.SK.SJ.SA.CQ.S8.C9.H7.H9.DQ.CJ.S9.DJ.S7.D9.SQ.C8.HQ.DK.CA.D8.D7.DT.CT.ST.C7.HK.DA.HT.HJ.H8.CK"
HAND = "HA.SK.SJ.SA.CQ.S8.C9.H7.H9.DQ"

cards = st.sampled_from(PACKS[32])
seats = st.integers(0, 2)


def several(size: int) -> st.SearchStrategy[tuple[Card | None, ...]]:
    known = st.permutations(PACKS[32]).map(lambda pack: tuple(pack[:size]))
    return st.one_of(known, st.just((None,) * size))


@st.composite
def moves(draw: st.DrawFn) -> IssMove:
    act = draw(st.sampled_from(Act))
    seat = None if act in (Act.DEAL, Act.SKAT, Act.LEFT, Act.TIMEOUT) else draw(seats)
    number = draw(st.integers(18, 264)) if act is Act.BID else 0
    if act in (Act.LEFT, Act.TIMEOUT):
        number = draw(seats)
    contract = draw(st.sampled_from([*contracts(True), *contracts(False)])) if act is Act.DECLARE else None
    sizes = {Act.DEAL: [32], Act.SKAT: [2], Act.DISCARD: [2, 12], Act.PLAY: [1], Act.DECLARE: [0, 2, 10, 12]}
    sizes |= {Act.SHOW: list(range(11))}
    return IssMove(seat, act, number, contract, draw(several(draw(st.sampled_from(sizes.get(act, [0]))))))


small = st.integers(0, 99)
results = st.one_of(
    st.sampled_from([IssResult(Outcome.PASSED), IssResult(Outcome.UNKNOWN)]),
    st.builds(
        IssResult,
        st.sampled_from([Outcome.WIN, Outcome.LOSS, Outcome.PENALTY]),
        st.none() | seats,
        st.integers(-816, 816),
        st.integers(-11, 11),
        st.booleans(),
        st.integers(0, 120),
        st.integers(0, 10),
        st.booleans(),
        st.booleans(),
        st.tuples(small, small, small),
        st.none() | seats,
        st.none() | seats,
        st.none() | st.booleans(),
    ),
)
keys = st.from_regex(r"[A-Z][A-Z0-9]?", fullmatch=True).filter(lambda key: key not in ("GM", "MV", "R"))
heads = st.dictionaries(keys, st.text(st.sampled_from("ab \\][;()#\n|.é"), max_size=8), max_size=6)
records = st.builds(
    IssGame, heads.map(lambda head: tuple(head.items())), st.lists(moves(), max_size=9).map(tuple), st.none() | results
)


@given(moves())
def test_the_text_of_a_move_round_trips(move: IssMove) -> None:
    assert IssMove.parse(str(move)) == move


@given(results)
def test_the_text_of_a_result_round_trips(result: IssResult) -> None:
    assert IssResult.parse(str(result)) == result


@given(records)
def test_the_text_of_a_game_round_trips(game: IssGame) -> None:
    assert IssGame.parse(str(game)) == game


@pytest.mark.parametrize("line", iss.lines())
def test_what_the_server_wrote_is_written_the_same(line: str) -> None:
    assert str(IssGame.parse(line)) == line


@pytest.mark.parametrize(
    ("word", "contract"),
    [
        ("D", "diamonds"),
        ("S", "spades"),
        ("HH", "hearts hand"),
        ("CHS", "clubs hand schneider"),
        ("GHZ", "grand hand schwarz"),
        ("GHSZ", "grand hand schwarz"),
        ("GO", "grand hand ouvert"),
        ("GHO", "grand hand ouvert"),
        ("GHOSZ", "grand hand ouvert"),
        ("HO", "hearts hand ouvert"),
        ("N", "null"),
        ("NO", "null ouvert"),
        ("NH", "null hand"),
        ("NOH", "null hand ouvert"),
        ("NHO", "null hand ouvert"),
    ],
)
def test_every_way_to_declare(word: str, contract: str) -> None:
    move = IssMove.parse(f"1 {word}")
    assert move.act is Act.DECLARE
    assert move.contract == Contract.parse(contract)


@pytest.mark.parametrize(
    ("text", "act", "known"),
    [
        (f"w {DEAL}", Act.DEAL, 32),
        (f"w {DEAL[:29]}|{DEAL[30:59]}|{DEAL[60:89]}|{DEAL[90:]}", Act.DEAL, 32),
        (f"w {'.'.join(['??'] * 10)}|{HAND}|{'.'.join(['??'] * 10)}|??.??", Act.DEAL, 10),
        ("w ??.??", Act.SKAT, 0),
        ("2 D.ST.H8", Act.DECLARE, 2),
        ("2 D.??.??", Act.DECLARE, 0),
        ("2 ST.H8", Act.DISCARD, 2),
        (f"0 NO.CJ.CA.{HAND}", Act.DECLARE, 12),
        (f"0 CJ.CA.{HAND}", Act.DISCARD, 12),
        (f"0 GO.{HAND}", Act.DECLARE, 10),
        ("0 GO", Act.DECLARE, 0),
        ("0 ??", Act.PLAY, 0),
        ("0 DT", Act.PLAY, 1),
        ("0 SC", Act.SHOW, 0),
        ("2 SC.HT.HA.SJ", Act.SHOW, 3),
        ("1 RE", Act.RESIGN, 0),
        ("w LE.1", Act.LEFT, 0),
        ("w TI.0", Act.TIMEOUT, 0),
    ],
)
def test_every_form_of_a_move(text: str, act: Act, known: int) -> None:
    move = IssMove.parse(text)
    assert move.act is act
    assert sum(card is not None for card in move.cards) == known
    assert IssMove.parse(str(move)) == move


@pytest.mark.parametrize(
    ("text", "code", "column"),
    [
        ("", "iss.who", 1),
        ("3 18", "iss.who", 1),
        ("w 18", "iss.who", 1),
        ("1 LE.1", "iss.who", 1),
        ("w LE.3", "iss.who", 3),
        ("1", "iss.incomplete", 3),
        ("1 18 20", "iss.incomplete", 3),
        ("1 X", "iss.card", 3),
        ("1 C10", "iss.card", 3),
        ("0 GX", "iss.card", 3),
        ("0 SC.H1", "iss.card", 6),
        ("w CJ.CJ", "iss.card", 6),
        ("2 D.ST.ST", "iss.card", 8),
        ("2 D.ST", "iss.cards", 3),
        ("w CJ.SJ.HJ", "iss.cards", 3),
        ("0 CJ.SJ.HJ", "iss.cards", 3),
        ("0 CS", "iss.contract", 3),
        ("0 NHS", "iss.contract", 3),
        ("0 GHH", "iss.contract", 3),
    ],
)
def test_what_is_no_move(text: str, code: str, column: int) -> None:
    with pytest.raises(NotationError) as caught:
        IssMove.parse(text)
    assert (caught.value.code, caught.value.column) == (code, column)


@pytest.mark.parametrize(
    ("text", "column"),
    [
        ("", 1),
        ("d:3 win", 1),
        ("d:0 won", 5),
        ("d:0 win v:x", 9),
        ("d:0 win v:48 m:12", 14),
        ("d:0 win v:48 m:1 overbidden", 18),
        ("d:0 win v:48 m:1 bidok p:121", 24),
        ("d:0 win v:48 m:1 bidok p:12 t:1 s:0 z:0 p0:0 p1:0 p2:0 l:-1", 60),
        ("d:0 win v:48 m:1 bidok p:12 t:1 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:2", 67),
        ("passed twice", 8),
    ],
)
def test_what_is_no_result(text: str, column: int) -> None:
    with pytest.raises(NotationError) as caught:
        IssResult.parse(text)
    assert (caught.value.code, caught.value.column) == ("iss.result", column)


PLAIN = "(;GM[Skat]PC[here]MV[1 18 0 p ]R[unknown] ;)"
LONG = """(;
GM[Skat]
PC[here] # a remark with ] and (; in it
MV[
1 18
0   p ]
R[unknown]
;)
"""


def read(text: str) -> list[IssGame | tuple[str, int, int]]:
    found = read_games(text)
    return [game if isinstance(game, IssGame) else (game.code, game.line, game.column) for game in found]


def test_a_game_over_many_lines_is_the_same() -> None:
    assert read(LONG) == read(PLAIN)
    assert [game.places for game in read_games(LONG) if isinstance(game, IssGame)] == [((5, 1), (6, 1))]


def test_a_file_holds_games_blank_lines_and_words_between_them() -> None:
    game = IssGame.parse(PLAIN)
    assert read(f"\n\nlog of today\n{PLAIN}\n\n table .8 end {PLAIN} (and) {PLAIN}\r\n{LONG}") == [game] * 4
    assert read("nothing here, and nothing (there)\n") == []
    assert list(read_games(f"{PLAIN}\n{LONG}".splitlines(keepends=True))) == [game] * 2


def test_one_broken_game_does_not_stop_the_others() -> None:
    game = IssGame.parse(PLAIN)
    broken = [
        ("(;GM[Skat]PC[here]MV[1 18 0", ("iss.cut_off", 2, 28)),
        ("(;GM[Skat]PC[here]MV[1 18 0 p ]", ("iss.cut_off", 2, 32)),
        ("(;GM[Skat]MV[1 18 0 x ];)", ("iss.card", 2, 21)),
        ("(;GM[Skat]MV[1 18 0 ];)", ("iss.incomplete", 2, 21)),
        ("(;GM[Skat]MV[1 18 ]R[d:0 win v:x];)", ("iss.result", 2, 30)),
        ("(;GM[Skat]MV[]MV[];)", ("iss.twice", 2, 15)),
        ("(;GM[Skat]PC[here];)", ("iss.no_moves", 2, 3)),
        ("(;GM[Go]MV[];)", ("iss.not_skat", 2, 3)),
        ("(;GM[Skat]PC here MV[];)", ("iss.property", 2, 11)),
        ("SA 1 S7 2 DA ]R[passed] ;)", ("iss.no_game", 2, 1)),
        ("(;PC[here]MV[];)", ("iss.no_game", 2, 1)),
    ]
    for text, error in broken:
        assert read(f"{PLAIN}\n{text}\n{PLAIN}") == [game, error, game], text
    assert read(f"{PLAIN}\n(;GM[Skat]MV[1 18 0") == [game, ("iss.cut_off", 2, 20)]


def test_one_game_is_wanted() -> None:
    with pytest.raises(NotationError, match="expected one game, not 0"):
        IssGame.parse("")
    with pytest.raises(NotationError, match="expected one game, not 2"):
        IssGame.parse(PLAIN * 2)
    with pytest.raises(NotationError, match=r"breaks off within MV \(line 1, column 15\)"):
        IssGame.parse("(;GM[Skat]MV[1")


def test_what_a_game_says_of_itself() -> None:
    game = iss.games()["541932"]
    assert game.names == ("player0", "player1", "player2")
    assert game.get("DT") == "2010-12-06/18:59:24/UTC"
    assert game.get("XX") == ""
    assert IssGame.parse("(;GM[Skat]OW[1]MV[];)").viewer == "1"
