"""A person at a table of Skat: what can be taken back, and what cannot because it has shown hidden cards."""

from __future__ import annotations

import pytest

from tests.skat import filled, pack_of
from vorhand.errors import ProtocolError
from vorhand.moves import Move
from vorhand.record import Record
from vorhand.session import Session

HANDS = {
    "F": "CJ SJ HJ CA CT CK SA S9 HA D7",
    "M": "DJ C9 CQ ST SK SQ HT HK DA DT",
    "R": "C8 C7 S8 S7 H9 H8 H7 D9 D8 DK",
}
AUCTION = "bid 18, hold, pass, pass"


def at_table(moves: str, *, seat: int = 0, rules: str = "isko") -> Session:
    """The session of a deal in which forehand sits at 0, after these moves; the person sits at `seat`."""
    seats = ["club", "club", "club"]
    seats[seat] = "person"
    head = f"vorhand 1\ngame skat\nrules {rules}\nplayers 3\nseed 1\nseats {' '.join(seats)}\n"
    return Session.resume(Record.parse(f"{head}\ndeal 1\ndealer 2\npack {pack_of(filled(HANDS))}\n{moves}\n"))


CLUBS = f"{AUCTION}\ntake, discard D7 S9, declare clubs"
FENCED = {
    "the skat taken up": (f"{AUCTION}\ntake", 0),
    "the others' hands laid open by a concession": (f"{CLUBS}\nconcede", 0),
    "and by one's own, as a defender": (f"{CLUBS}\nCJ, concede", 1),
    "a deal that was passed in": ("pass, pass, pass", 0),
    "an ouvert hand, for the others": (f"{AUCTION}\nhand, declare null ouvert", 1),
}
OPEN = {
    "a word of the auction": ("bid 18, hold", 0),
    "a discard": (f"{AUCTION}\ntake, discard D7 S9", 0),
    "a declaration": (CLUBS, 0),
    "a card": (f"{CLUBS}\nCJ", 0),
    "one's own ouvert hand": (f"{AUCTION}\nhand, declare null ouvert", 0),
    "a word, while another took the skat": (f"{AUCTION}\ntake", 1),
}


@pytest.mark.parametrize("case", FENCED)
def test_nothing_is_taken_back_once_hidden_cards_were_shown(case: str) -> None:
    moves, seat = FENCED[case]
    session = at_table(moves, seat=seat)
    assert session.before is None
    with pytest.raises(ProtocolError) as caught:
        session.undo()
    assert caught.value.code == "session.nothing_to_undo"


@pytest.mark.parametrize("case", OPEN)
def test_what_shows_nothing_is_taken_back(case: str) -> None:
    moves, seat = OPEN[case]
    session = at_table(moves, seat=seat)
    assert len(session.undo().match.deals[-1].moves) < len(session.match.deals[-1].moves)


def test_a_card_that_must_be_played_is_no_decision_to_come_back_to() -> None:
    """Rearhand has one trump left to follow with; giving up, which he always may, is no other choice."""
    session = at_table(f"{CLUBS}\nCJ, C9", seat=2)
    assert [str(move) for move in session.match.state.legal_moves] == ["play C8", "play C7", "concede"]
    session = at_table(f"{CLUBS}\nCJ, C9, C8\nSJ, CQ, C7\nHJ, DJ", seat=2)
    before = session.before
    assert before is not None
    session = at_table(f"{CLUBS}\nCJ, C9, C8\nSJ, CQ, C7", seat=2)
    assert session.before is not None
    assert session.before.match.deals[-1].moves[-1] == Move.parse("play C9")


def test_after_the_skat_was_seen_the_discard_can_be_taken_back_and_no_more() -> None:
    back = at_table(f"{AUCTION}\ntake, discard D7 S9").undo()
    assert back.match.state.phase == "discard"
    assert back.before is None
