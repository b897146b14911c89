"""A person at a table of Rams: what can be taken back and what cannot, and a record taken up in the middle of an
exchange, with the fingerprint of its rules."""

from __future__ import annotations

from typing import cast

import pytest

import vorhand
from tests.rams import pack_of, rules
from vorhand.errors import NotationError, OptionsError, ProtocolError, VorhandError
from vorhand.games.rams.state import RamsState
from vorhand.match import Match
from vorhand.moves import Move
from vorhand.options import fingerprint
from vorhand.record import Record
from vorhand.session import Session

HANDS = {
    "A": "HJ DJ C9 S8 D7", "B": "CT H9 D8 C7 SQ", "C": "HA CK S9 D6 H7", "D": "DK CQ H8 S7 C6", "upcard": "SK",
    "stock": "ST HT DT CJ",
}  # fmt: skip
PLAIN = {**HANDS, "A": "HT DJ C9 S8 D7", "stock": "ST H6 DT CJ"}
ALL_IN = "in, in, in, in"
EXCHANGED = f"{ALL_IN}\nexchange, exchange, exchange, exchange"


def record(moves: str, *, seat: int = 0, hands: dict[str, str] = PLAIN, code: str = "russian", mark: str = "") -> str:
    """A match of four in which A sits at 0; the person sits at `seat`."""
    who = ["club"] * 4
    who[seat] = "person"
    head = f"vorhand 1\ngame rams\nrules {code}\n{mark}players 4\nseed 1\nseats {' '.join(who)}\n"
    pack = pack_of(hands, 36)
    return f"{head}\ndeal 1\ndealer 3\npack {pack}\n{moves}\n"


def at_table(moves: str, *, seat: int = 0, hands: dict[str, str] = PLAIN, code: str = "russian") -> Session:
    """The session of such a record."""
    return Session.resume(Record.parse(record(moves, seat=seat, hands=hands, code=code)))


FLUSH = {**PLAIN, "B": "HK HQ HJ H9 H6", "stock": "ST"}
UPCARD = {**PLAIN, "A": "HT S7 C9 S8 D7", "D": "DK CQ H8 DJ C6", "upcard": "HJ"}
FENCED: dict[str, tuple[str, int, dict[str, str]]] = {
    "cards drawn": (f"{ALL_IN}\nexchange C9 S8", 0, PLAIN),
    "cards drawn, by the dealer": (f"{ALL_IN}\nexchange, exchange, exchange, exchange C6", 3, PLAIN),
    "cards drawn, and others after": (f"{ALL_IN}\nexchange C9, exchange CT, exchange", 0, PLAIN),
    "jacks shown by the last word": (ALL_IN, 3, HANDS),
    "jacks shown by another's last word": (ALL_IN, 1, HANDS),
    "a suit laid open by the last word": (ALL_IN, 3, FLUSH),
    "jacks shown after the exchange": (f"{EXCHANGED}\nupcard C6", 3, UPCARD),
    "out, and others play": ("out, in, in, in\nexchange, exchange, exchange\npass\nCT", 0, PLAIN),
    "an exchange of nothing, and others play": (f"{EXCHANGED}\npass\nC9, CT, CK", 3, PLAIN),
    "the end of a deal": ("in, out, in, out\nexchange, exchange\nHT, H7\nDJ, D6\nC9, CK\nHA, S8\nD7, S9", 0, PLAIN),
    "the end of a deal that nobody plays": ("out, out, out, out", 0, {**PLAIN, "C": "HK"}),
}  # fmt: skip
OPEN = {
    "in": ("in", 0),
    "in, and what others have said": ("in, in, in", 0),
    "out": ("out, in", 0),
    "an exchange of nothing": (f"{ALL_IN}\nexchange", 0),
    "an exchange of nothing, while others drew": (f"{ALL_IN}\nexchange, exchange CT, exchange CK", 0),
    "the upcard taken": (f"{EXCHANGED}\nupcard C6", 3),
    "the upcard left": (f"{EXCHANGED}\npass", 3),
    "a card": (f"{EXCHANGED}, pass\nC9", 0),
    "a card, and the one led to the next trick": (f"{EXCHANGED}\npass\nC9, CT, CK, CQ\nHA", 2),
}


@pytest.mark.parametrize("case", FENCED)
def test_nothing_is_taken_back_once_hidden_cards_were_shown(case: str) -> None:
    moves, seat, hands = FENCED[case]
    session = at_table(moves, seat=seat, hands=hands)
    assert session.before is None
    with pytest.raises(ProtocolError) as caught:
        session.undo()
    assert caught.value.code == "session.nothing_to_undo"


@pytest.mark.parametrize("case", OPEN)
def test_what_shows_nothing_is_taken_back(case: str) -> None:
    moves, seat = OPEN[case]
    session = at_table(moves, seat=seat)
    back = session.undo()
    assert len(back.match.deals[-1].moves) < len(session.match.deals[-1].moves)
    assert back.match.state.turn == seat
    assert back.match.deals[-1].undone == 1


def test_what_was_drawn_stands_and_what_came_after_can_be_taken_back() -> None:
    session = at_table(f"{ALL_IN}\nexchange C9 S8, exchange, exchange, exchange\npass\nDJ")
    back = session.undo()
    assert (back.match.state.phase, back.match.state.turn) == ("play", 0)
    assert back.before is None


@pytest.mark.parametrize(
    ("moves", "exchanged"),
    [
        (ALL_IN, (None, None, None, None)),
        (f"{ALL_IN}\nexchange C9 S8", (2, None, None, None)),
        (f"{ALL_IN}\nexchange C9 S8, exchange", (2, 0, None, None)),
        (f"{ALL_IN}\nexchange C9 S8, exchange CT H9 D8 C7 SQ, exchange HA", (2, 5, 1, None)),
    ],
)
def test_a_record_is_taken_up_in_the_middle_of_an_exchange(moves: str, exchanged: tuple[int | None, ...]) -> None:
    text = record(moves)
    session = Session.resume(Record.parse(text))
    state = cast("RamsState", session.match.state)
    assert (state.phase, state.turn) == ("exchange", exchanged.index(None))
    assert state.table.exchanged == exchanged
    assert state.table.stock == 15 - sum(number or 0 for number in exchanged)
    again = Record.parse(str(session.record()))
    assert Match.replay(again) == session.match
    assert again.deals == Record.parse(text).deals
    on = session.match.play("exchange")
    assert Match.replay(Record.parse(str(on.record()))) == on


def test_and_after_a_shuffle_from_a_seed_and_from_a_pack() -> None:
    """Five with 32 cards throw everything away; the record is taken up after each of them."""
    game = vorhand.game("rams")
    for pack in (None, 5):
        match = Match.new(game, options=rules("russian pack_size=32 start_score=50"), seed=11, players=5)
        if pack is not None:
            other = Match.new(game, options=rules("russian pack_size=32 start_score=50"), seed=pack, players=5)
            text = str(match.record())
            text = text.replace(" ".join(map(str, match.state.pack)), " ".join(map(str, other.state.pack)))
            match = Match.replay(Record.parse(text))
            assert match.state.pack == other.state.pack
        while match.state.phase in ("declare", "exchange"):
            state = cast("RamsState", match.state)
            assert state.turn is not None
            away = Move("exchange", *state.hands[state.turn])
            match = match.play("in" if state.phase == "declare" else away)
            again = Match.replay(Record.parse(str(match.record())))
            assert again == match
            assert cast("RamsState", again.state).hidden == cast("RamsState", match.state).hidden
        assert cast("RamsState", match.state).table.shuffles > 1


def test_a_seed_of_the_match_fixes_every_shuffle() -> None:
    game = vorhand.game("rams")
    stocks = set()
    for seed in (1, 2, 1):
        match = Match.new(game, options=rules("russian pack_size=32"), seed=seed, players=5)
        while match.state.phase in ("declare", "exchange"):
            state = cast("RamsState", match.state)
            assert state.turn is not None
            match = match.play("in" if state.phase == "declare" else Move("exchange", *state.hands[state.turn]))
        stocks.add(cast("RamsState", match.state).hands)
    assert len(stocks) == 2


def test_the_record_says_the_fingerprint_of_its_rules() -> None:
    for code in (
        "russian",
        "arcade",
        "old_book",
        "russian remise=7",
        "russian pack_size=36 when_stock_short=draw_less",
    ):
        mark = fingerprint("rams", rules(code))
        text = str(at_table("in", code=code).record())
        lines = text.splitlines()
        assert lines[2:4] == [f"rules {code}", f"fingerprint {mark}"]
        parsed = Record.parse(text)
        assert parsed.fingerprint == mark
        assert str(parsed) == text
        assert Match.replay(parsed).fingerprint == mark


def test_a_record_may_say_nothing_of_it() -> None:
    text = record("in, out")
    assert "fingerprint" not in text
    session = Session.resume(Record.parse(text))
    assert str(session.record()).count("fingerprint ") == 1
    assert str(Record.parse(text)) == text, "and stays as it was written"


@pytest.mark.parametrize("mark", ["ZZZZZ", "00000", fingerprint("rams", rules("arcade")), fingerprint("skat", rules())])
def test_another_fingerprint_than_the_rules_have_is_refused(mark: str) -> None:
    right = fingerprint("rams", rules())
    assert Session.resume(Record.parse(record("in", mark=f"fingerprint {right}\n"))).match.state.turn == 1
    with pytest.raises(VorhandError) as caught:
        Session.resume(Record.parse(record("in", mark=f"fingerprint {mark}\n")))
    assert caught.value.code == "record.fingerprint"
    assert caught.value.params == {"found": mark, "expected": right}


def test_the_fingerprint_stands_after_the_rules() -> None:
    right = f"fingerprint {fingerprint('rams', rules())}"
    for place in ("players 4", "seed 1"):
        text = record("in").replace(place, f"{place}\n{right}")
        with pytest.raises(NotationError):
            Record.parse(text)
    with pytest.raises(NotationError):
        Record.parse(record("in", mark="fingerprint\n"))


def test_a_record_whose_pack_does_not_do_for_its_players_is_refused() -> None:
    text = record("in", code="russian pack_size=32").replace("players 4", "players 7").replace("seats", "# seats")
    with pytest.raises(OptionsError) as caught:
        Match.replay(Record.parse(text))
    assert caught.value.code == "options.contradiction"
    with pytest.raises(VorhandError) as caught_pack:
        Match.replay(Record.parse(record("in", code="russian pack_size=32")))
    assert caught_pack.value.code == "record.pack"


def test_a_record_writes_declarations_exchanges_and_tricks_in_lines() -> None:
    moves = f"{ALL_IN}\nexchange C9 S8, exchange, exchange, exchange\nupcard C6\nDJ, D8, D6, DK"
    session = at_table(moves)
    assert str(session.record()).split("\npack ")[1].split("\n", 1)[1].rstrip().splitlines() == moves.splitlines()
