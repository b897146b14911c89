"""Rams as the page gets it: the frame with its zones, the score sheet with its marks, the fingerprint of the rules."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.rams import pack_of, rules
from tests.schema import faults_of_reply
from vorhand.options import fingerprint
from vorhand.web import Desk

HANDS = {
    "A": "HT DJ C9 S8 D7", "B": "CT H9 D8 C7 SQ", "C": "HA CK S9 D6 H7", "D": "DK CQ H8 S7 C6", "upcard": "SK",
}  # fmt: skip


def ask(desk: Desk, **message: Any) -> dict[str, Any]:
    """The reply to a message, which must be as the schema has it."""
    reply: dict[str, Any] = json.loads(desk.handle(json.dumps({"v": 1, "id": 1, **message})))
    assert faults_of_reply(reply) == []
    assert reply["type"] != "error", reply
    return reply


def loaded(moves: str, *, code: str = "russian", hands: dict[str, str] = HANDS, seat: int = 0) -> dict[str, Any]:
    """The frame of a match of four in which A sits at 0, after these moves; the person sits at `seat`."""
    who = ["club"] * 4
    who[seat] = "person"
    head = f"vorhand 1\ngame rams\nrules {code}\nplayers 4\nseed 1\nseats {' '.join(who)}\n"
    return ask(Desk(), type="load", record=f"{head}\ndeal 1\ndealer 3\npack {pack_of(hands, 36)}\n{moves}\n")


LONE = "in, out, out, out\nexchange\n"
SHEETS = {
    "one alone in": (LONE, "russian", {**HANDS, "C": "HQ CK S9 D6 H7"}, [[], ["out"], ["out"], ["out"]]),
    "nobody plays": ("out, out, out, out", "russian", {**HANDS, "C": "HQ CK S9 D6 H7"}, [["out"]] * 4),
    "a remise": (
        "in, out, in, out\nexchange, exchange\nHT, H7\nDJ, D6\nC9, CK\nHA, S8\nD7, S9", "russian", HANDS,
        [[], ["out"], [], ["out"]],
    ),
    "a flush": (
        "in, out, in, in", "russian", {**HANDS, "A": "DK DQ DT D9 D7", "B": "HT H9 D8 C7 CT", "D": "S8 CQ H8 S7 C6"},
        [["flush"], ["out"], [], []],
    ),
    "a forbidden card": (
        "in, out, in, in\nexchange, exchange, exchange\npass\nHT, S9", "russian revoke=punished", HANDS,
        [[], [], ["revoked"], []],
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", SHEETS)
def test_the_sheet_marks_what_happened_at_a_seat(case: str) -> None:
    moves, code, hands, marks = SHEETS[case]
    frame = loaded(moves, code=code, hands=hands)
    (row,) = frame["match"]["sheet"]["rows"]
    assert row["marks"] == marks


def test_a_remise_a_stop_and_a_rams_are_marked() -> None:
    text = "in, in, out, in\nexchange, exchange, exchange\npass\n"
    hands = {"A": "SA SK SQ SJ CK", "B": "HK C9 D8 C7 D6", "C": "HQ D9 C8 D7 C6", "D": "HT DT CT H8 H7", "upcard": "S9"}
    played = "SA, HK, H7\nSK, D6, H8\nSQ, D8, HT\nSJ, C7, CT\nCK, C9, DT"
    (row,) = loaded(text + played, hands=hands)["match"]["sheet"]["rows"]
    assert row["marks"] == [[], ["remise"], ["out"], ["remise"]]
    assert row["scores"] == [-10, 5, 0, 5]
    stopped = loaded(text + "SA, HK, H7\nstop", code="russian start_score=6", hands=hands)
    assert stopped["match"]["sheet"]["rows"][0]["marks"] == [["stopped"], [], ["out"], []]
    four = {**hands, "A": "SA HA CA DA CK", "D": "HT DT CT H8 SK"}
    rams = loaded("in, in, out, in", hands=four)
    assert rams["match"]["sheet"]["rows"][0]["marks"][0] == ["rams"]


@pytest.mark.parametrize("code", ["russian", "arcade", "old_book", "russian remise=7"])
def test_the_frame_says_the_fingerprint_of_the_rules(code: str) -> None:
    assert loaded("in", code=code)["rules"]["fingerprint"] == fingerprint("rams", rules(code))


def test_a_frame_in_the_middle_of_an_exchange() -> None:
    """What may be thrown away is offered as moves of cards; backs for the others, the upcard and the stock lie open."""
    frame = loaded("in, in, in, in\nexchange C9 S8", seat=1)
    assert frame["phase"] == "exchange"
    assert len(frame["legal"]) == 32
    assert {len(move["cards"]) for move in frame["legal"]} == set(range(6))
    zones = {(zone["zone"], zone["seat"]): zone["cards"] for zone in frame["view"]["zones"]}
    assert zones["hand", 1] == HANDS["B"].split()
    assert zones["hand", 0] == [None] * 5
    assert zones["upcard", None] == ["SK"]
    assert zones["stock", None] == [None] * 13
    own = loaded("in, in, in, in\nexchange C9 S8", seat=0)
    assert [zone["cards"] for zone in own["view"]["zones"] if (zone["zone"], zone["seat"]) == ("hand", 0)] != [
        [None] * 5
    ]


def test_what_is_refused_is_in_the_frame_with_its_clause() -> None:
    frame = loaded("in, in", seat=2)
    (refused,) = frame["refused"]
    assert (refused["text"], refused["code"], refused["clause"]) == ("out", "move.ace_forces_in", "rams.declare.3")
