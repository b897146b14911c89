"""The protocol: kept conversations are had as before, and every message of them is one of the schema."""

from __future__ import annotations

import json

import pytest
from jsonschema import Draft202012Validator

from tests.schema import PATH, faults, faults_of_reply
from tests.transcripts import FOLDER, SCENARIOS, Message, Talk, kept, text_of
from tests.transcripts import path as path_of
from vorhand.web import Desk


def test_every_scenario_has_its_transcript_and_no_other_is_kept() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(SCENARIOS), "write them: python -m tests.transcripts"


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_scenario_goes_as_before(name: str) -> None:
    talk = Talk()
    SCENARIOS[name](talk)
    text = path_of(name).read_text(encoding="utf-8")
    assert text_of(talk) == text, "if the change is meant: python -m tests.transcripts, and review the difference"


@pytest.mark.parametrize("name", SCENARIOS)
def test_every_message_is_one_of_the_schema(name: str) -> None:
    for request, reply in kept(name):
        assert faults("request", request) == []
        assert faults_of_reply(reply) == []
        assert reply["id"] == request["id"]


def test_the_schema_is_a_schema_and_closed() -> None:
    schema = json.loads(PATH.read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(schema)
    whole = Draft202012Validator(schema)
    assert whole.is_valid({"v": 1, "id": 1, "type": "hello"})
    for wrong in ({"v": 1, "id": 1, "type": "hello", "x": 1}, {"v": 2, "id": 1, "type": "hello"}, {"v": 1, "id": 1}):
        assert not whole.is_valid(wrong)


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_message_with_a_key_too_many_or_too_few_is_not_one_of_the_schema(name: str) -> None:
    """The schema could not fail if it were open: each key of each frame and answer is wanted, and no other."""
    for _, reply in kept(name)[:6]:
        if reply["type"] == "error":
            continue
        assert faults_of_reply({**reply, "more": 1})
        for key in reply:
            if key != "type":
                assert faults_of_reply({other: value for other, value in reply.items() if other != key}), key


def replies(name: str, kind: str) -> list[Message]:
    return [reply for _, reply in kept(name) if reply["type"] == kind]


def test_a_frame_shows_no_card_that_the_person_may_not_know() -> None:
    """In the whole deal, cards of others are null until the trick they are played to."""
    played: set[str] = set()
    for frame in replies("whole_deal", "frame"):
        if frame["match"]["deal"] > 1:
            break
        played |= {event["params"]["card"] for event in frame["events"] if event["key"] == "played"}
        for zone in frame["view"]["zones"]:
            if zone["zone"] in ("hand", "pile") and zone["seat"] != frame["seat"]:
                assert set(zone["cards"]) <= {None}
            if zone["zone"] in ("trick", "last"):
                assert set(zone["cards"]) <= played
        assert frame["result"] is None or frame["next"] in ("deal", "over")


def test_legal_and_refused_moves_are_the_persons_hand() -> None:
    for frame in replies("whole_deal", "frame") + replies("undo", "frame"):
        if frame["next"] != "act":
            assert frame["legal"] == frame["refused"] == []
            continue
        hand = next(
            zone["cards"] for zone in frame["view"]["zones"] if zone["zone"] == "hand" and zone["seat"] == frame["seat"]
        )
        offered = [card for move in frame["legal"] + frame["refused"] for card in move["cards"]]
        assert sorted(offered) == sorted(hand)


def test_events_tell_of_every_card_in_order() -> None:
    frames = [frame for frame in replies("whole_deal", "frame") if frame["match"]["deal"] == 1]
    events = [(event["key"], event["params"]) for frame in frames for event in frame["events"]]
    cards = [params["card"] for key, params in events if key == "played"]
    assert len(cards) == len(set(cards)) == 32
    result = frames[-1]["result"]
    assert cards == [card for trick in result["tricks"] for card in trick["cards"]]
    assert [params["seat"] for key, params in events if key == "trick"] == [
        trick["winner"] for trick in result["tricks"]
    ]
    assert (events[0][0], events[-1][0]) == ("dealt", "deal_over")
    assert sum(trick["card_points"] for trick in result["tricks"]) == 120


def test_revisions_rise_by_one_with_every_change() -> None:
    revisions = [frame["rev"] for frame in replies("whole_deal", "frame")]
    assert revisions == list(range(1, len(revisions) + 1))


def test_the_sheet_adds_up() -> None:
    frame = replies("last_deal", "frame")[-1]
    rows = frame["match"]["sheet"]["rows"]
    totals = [0, 0, 0, 0]
    for number, row in enumerate(rows, start=1):
        totals = [total + score for total, score in zip(totals, row["scores"], strict=True)]
        assert (row["deal"], row["totals"]) == (number, totals)
    assert totals == frame["match"]["totals"] == [seat["score"] for seat in frame["view"]["seats"]]
    over = frame["match"]["over"]
    assert over["reason"] == "limit"
    assert [totals[seat] for seat in over["losers"]] == [max(totals)]
    assert over["next_dealer"]["rule"] == "loser_chooses"
    assert over["next_dealer"]["chooser"] == over["losers"][0]


def test_hello_tells_the_catalogue() -> None:
    (answer,) = [reply for reply in replies("whole_deal", "answer") if reply["what"] == "hello"]
    (game,) = [game for game in answer["games"] if game["key"] == "kalter_schlag"]
    assert (game["seats"], game["default_preset"]) == ([4], "source_text")
    assert [field["name"] for field in game["fields"]] == list(game["presets"]["source_text"])


def test_questions_change_nothing() -> None:
    desk = Desk()
    for request, reply in kept("whole_deal"):
        before = desk.session
        assert json.loads(desk.handle(json.dumps(request))) == reply
        if request["type"] in ("ask", "hello"):
            assert desk.session is before
