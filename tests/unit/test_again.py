"""A deal once more at a side table: the very state of the match, any seat, and nothing of the match changed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

import vorhand
from vorhand.errors import NotationError, ProtocolError, VorhandError
from vorhand.match import Match
from vorhand.record import Record
from vorhand.session import Session
from vorhand.web import Desk

MATCHES = [
    ("skat", "isko", 3),
    ("skat", "isko_tournament", 4),
    ("ramsch", "ramsch", 3),
    ("raeuberskat", "raeuberskat", 3),
    ("rams", "russian", 5),
    ("kalter_schlag", "source_text", 4),
]


def wandered(game: str, preset: str, players: int, *, deals: int, seed: int = 3) -> Session:
    """A session with so many deals over, played by the first legal moves with a random word now and then."""
    kind = vorhand.game(game)
    match = Match.new(kind, preset=preset, seed=seed, players=players)
    session = Session.begin(match, ["club", "person", *["beginner"] * (players - 2)])
    while not session.match.over:
        state = session.match.state
        if state.turn is None:
            if len(session.match.results) == deals:
                return session
            session = session.step()
            continue
        moves = [move for move in state.legal_moves if move.kind not in ("concede", "claim")]
        session = replace(session, rev=session.rev + 1)._play(moves[len(session.course) * 7 % len(moves)])
    return session


def finished(session: Session, *, last: bool = False) -> Session:
    """The side table's deal played to its end by legal moves, whoever is on turn."""
    while session.match.state.turn is not None:
        session = session._play(session.match.state.legal_moves[-1 if last else 0])
    return session


@pytest.fixture(params=MATCHES, ids=lambda each: f"{each[0]}-{each[2]}")
def over(request: pytest.FixtureRequest) -> Session:
    return wandered(*request.param, deals=4)


def seats_with_cards(session: Session, deal: int) -> list[int]:
    dealt = session.match.ended(deal).dealt
    return [seat for seat, cards in enumerate(dealt) if cards]


def as_dealt(session: Session, deal: int) -> Match:
    """The match when the deal was dealt, found by walking through its record."""
    return next(match for match in Match.steps(session.record()) if match.deal_number == deal)


def test_a_deal_begins_again_in_the_very_state_it_had(over: Session) -> None:
    for deal in range(1, len(over.match.results) + 1):
        for seat in seats_with_cards(over, deal):
            side = over.play_again(deal, seat)
            first = as_dealt(over, deal)
            assert side.match.state == first.state
            assert side.match.series == first.series
            assert (side.match.deal_number, side.match.results) == (deal, over.match.results[: deal - 1])
            assert (side.person, side.again) == (seat, over.match.results[deal - 1].scores)


def test_the_match_is_not_changed(over: Session) -> None:
    before = str(over.record())
    finished(over.play_again(2, seats_with_cards(over, 2)[-1]), last=True)
    assert str(over.record()) == before


def test_the_others_sit_by_the_same_neighbours(over: Session) -> None:
    players, person = over.match.players, over.person or 0
    for seat in seats_with_cards(over, 1):
        side = over.play_again(1, seat)
        assert [side.seats[(seat + step) % players] for step in range(players)] == [
            over.seats[(person + step) % players] for step in range(players)
        ]


def test_the_same_moves_bring_the_same_scores_and_others_are_compared_with_them(over: Session) -> None:
    deal = len(over.match.results)
    side = over.play_again(deal, seats_with_cards(over, deal)[0])
    same = side
    for move in over.match.deals[deal - 1].moves:
        same = same._play(move)
    assert same.match.results[-1].scores == side.again
    assert same.match.series.totals == over.match.series.totals
    end = finished(side, last=True)
    assert (end.due, end.again) == ("back", over.match.results[deal - 1].scores)
    with pytest.raises(ProtocolError) as caught:
        end.step()
    assert caught.value.code == "session.due_back"


def test_a_side_table_is_put_away_and_resumed(over: Session) -> None:
    side = over.play_again(3, seats_with_cards(over, 3)[1])
    for _ in range(5):
        if side.match.state.turn is None:
            break
        side = side._play(side.match.state.legal_moves[0])
    resumed = Session.resume(Record.parse(str(side.record())))
    assert (resumed.match, resumed.seats, resumed.again) == (side.match, side.seats, side.again)
    assert (resumed.due, resumed.course) == (side.due, side.course)
    end = finished(side)
    again = Session.resume(Record.parse(str(end.record())))
    assert (again.due, again.match, again.course) == (end.due, end.match, end.course)


def test_another_try_is_compared_with_the_match_and_not_with_the_try_before(over: Session) -> None:
    seats = seats_with_cards(over, 2)
    side = finished(over.play_again(2, seats[0]), last=True)
    twice = side.play_again(2, seats[1])
    assert twice.again == over.match.results[1].scores
    assert twice.match.state == as_dealt(over, 2).state
    assert side.play_again(1, seats_with_cards(over, 1)[0]).again == over.match.results[0].scores


def test_hints_and_undo_work_as_at_the_table() -> None:
    over = wandered("kalter_schlag", "source_text", 4, deals=1)
    side = over.play_again(1, 3)
    while side.due != "act" or len(side.match.state.legal_moves) == 1:
        side = side.step() if side.due == "step" else side.act(str(side.match.state.legal_moves[0]))
    assert {rating.move for rating in side.hint()} == set(side.match.state.legal_moves)
    played = side.act(str(side.match.state.legal_moves[0]))
    assert played.undo().match.state == side.match.state
    assert played.undo().again == side.again


@pytest.mark.parametrize(("deal", "seat", "code"), [(9, 0, "match.no_such_deal"), (0, 0, "match.no_such_deal")])
def test_a_deal_that_is_not_over_is_not_played_again(deal: int, seat: int, code: str) -> None:
    over = wandered("kalter_schlag", "source_text", 4, deals=1)
    with pytest.raises(VorhandError) as caught:
        over.play_again(deal, seat)
    assert caught.value.code == code


def test_who_sat_out_had_no_cards_to_play_again() -> None:
    over = wandered("skat", "isko_tournament", 4, deals=1)
    dealer = over.match.deals[0].dealer
    with pytest.raises(ProtocolError) as caught:
        over.play_again(1, dealer)
    assert caught.value.code == "session.no_cards"


def test_the_last_deal_of_a_match_ends_no_match_at_the_side_table() -> None:
    over = wandered("kalter_schlag", "hamburg", 4, deals=1000)
    assert over.match.over
    frames = list(conversation(over, len(over.match.results), 0))
    assert frames[0]["match"]["over"] is None
    assert (frames[-1]["next"], frames[-1]["match"]["over"]) == ("back", None)
    assert frames[-1]["again"] == list(over.match.results[-1].scores)
    assert "match_over" not in [event["key"] for frame in frames for event in frame["course"]]
    resumed = Session.resume(over.play_again(len(over.match.results), 0).record())
    assert finished(resumed).due == "back"


def conversation(over: Session, deal: int, seat: int) -> Iterator[dict[str, Any]]:
    desk = Desk()

    def say(type: str, **keys: object) -> dict[str, Any]:
        reply: dict[str, Any] = json.loads(desk.handle(json.dumps({"v": 1, "id": 1, "type": type, **keys})))
        assert reply["type"] == "frame", reply
        return reply

    frame = say("again", record=str(over.record()), deal=deal, seat=seat)
    yield frame
    while frame["next"] in ("act", "step"):
        move = {"move": frame["legal"][0]["text"]} if frame["next"] == "act" else {}
        frame = say(frame["next"], rev=frame["rev"], **move)
        yield frame


def test_in_rams_a_low_score_is_there_again() -> None:
    """What the scores left to write off allow and forbid is as it was."""
    over = wandered("rams", "russian", 4, deals=6, seed=11)
    for deal in range(2, 7):
        side = over.play_again(deal, 0)
        written = [[result.scores[seat] for result in over.match.results[: deal - 1]] for seat in range(4)]
        start = side.match.options.values()["start_score"]
        assert isinstance(start, int)
        left = tuple(start + sum(scores) for scores in written)
        assert side.match.series.totals == left


def test_in_raeuberskat_the_bock_round_counts_again() -> None:
    kind = vorhand.game("raeuberskat")
    options = kind.presets["raeuberskat"].with_values({"series.first_phase": "bock_round"})
    session = Session.begin(Match.new(kind, options=options, seed=5))
    session = finished(session)
    side = session.play_again(1, 2)
    facts = [fact.key for fact in side.match.state.view(2).facts()]
    assert facts == [fact.key for fact in Match.new(kind, options=options, seed=5).state.view(2).facts()]
    assert side.match.series == Match.new(kind, options=options, seed=5).series


@pytest.mark.parametrize(
    ("line", "code"),
    [("again 1 2", "record.seats"), ("again 1 2 3 x", "record.number"), ("again 1 2 3 -0", "record.number")],
)
def test_a_record_with_a_wrong_line_of_scores_is_refused(line: str, code: str) -> None:
    text = str(wandered("kalter_schlag", "source_text", 4, deals=1).record())
    with pytest.raises(NotationError) as caught:
        Record.parse(text.replace("\n\ndeal 1", f"\n{line}\n\ndeal 1"))
    assert caught.value.code == code
