"""The person at the table: any seat or none, taking moves back, asking why, and what is put away and resumed."""

from __future__ import annotations

import pytest

import vorhand
from vorhand.errors import ProtocolError
from vorhand.games.kalter_schlag import bot as bots
from vorhand.match import Match
from vorhand.moves import LegalMoves
from vorhand.record import Record
from vorhand.session import Session

GAME = vorhand.game("kalter_schlag")


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "BUDGET", 300)


def begun(seed: int = 1, person: int | None = 0, **keys: object) -> Session:
    seats = ["person" if seat == person else "bot" for seat in range(4)]
    return Session.begin(Match.new(GAME, seed=seed, **keys), seats)  # type: ignore[arg-type]


def to(due: str, session: Session, *, choice: int = 0) -> Session:
    """Played on until this is due or the match is over; the person plays the legal move of this number."""
    while session.due not in (due, "over"):
        move = str(session.match.state.legal_moves[choice]) if session.due == "act" else ""
        session = session.act(move) if move else session.step()
    return session


@pytest.mark.parametrize("person", range(4))
def test_the_person_may_have_any_seat(person: int) -> None:
    session = to("act", begun(person=person))
    assert session.person == person == session.match.state.turn
    end = to("deal", session)
    assert end.match.state.result is not None
    assert end.match.deal_number == 1
    assert to("act", end.step()).match.deal_number == 2


def test_bots_play_among_themselves_while_a_spectator_looks_on() -> None:
    session = begun(person=None)
    assert session.person is None
    end = to("deal", session)
    assert len(end.match.state.taken) == 8
    view = end.match.state.view(None)
    assert view.legal_moves == session.match.state.view(None).legal_moves == LegalMoves(())


def test_by_default_the_person_sits_at_0_with_bots_of_the_default_level() -> None:
    assert Session.begin(Match.new(GAME, seed=1)).seats == ("person", "club", "club", "club")


def decisions(session: Session) -> tuple[Session, list[Session]]:
    """The deal played to its end by the first legal move, and the session before each move that was no forced one."""
    before = []
    while session.due in ("act", "step"):
        if session.due == "act" and len(session.match.state.legal_moves) > 1:
            before.append(session)
        session = session.act(str(session.match.state.legal_moves[0])) if session.due == "act" else session.step()
    return session, before


@pytest.mark.parametrize("seed", range(6))
def test_undo_goes_back_decision_by_decision_and_skips_forced_moves(seed: int) -> None:
    end, before = decisions(begun(seed=seed, person=seed % 4))
    assert 1 <= len(before) < 8, "the last card at least is forced"
    session = end
    for number, earlier in enumerate(reversed(before), start=1):
        session = session.undo()
        assert session.match.state == earlier.match.state
        assert session.match.series == earlier.match.series
        assert session.match.results == earlier.match.results
        assert session.match.deals[-1].undone == number
        assert session.rev == end.rev + number
    with pytest.raises(ProtocolError) as caught:
        session.undo()
    assert caught.value.code == "session.nothing_to_undo"


def test_undo_after_the_last_trick_takes_the_score_back() -> None:
    end = to("deal", begun(seed=3))
    assert sum(end.match.series.totals) > 0
    again = end.undo()
    assert (again.match.series.totals, again.match.results) == ((0, 0, 0, 0), ())
    assert to("deal", again).match.deals[0].undone == 1


def test_undo_does_not_reach_into_the_deal_before() -> None:
    session = to("deal", begun(seed=3)).step()
    with pytest.raises(ProtocolError):
        session.undo()
    assert session.before is None


def test_undo_of_a_call_takes_back_the_call_alone() -> None:
    session = begun(seed=1, first_dealer=3)
    called = session.act("double")
    assert called.due == "act"
    assert called.undo().match.state == session.match.state
    led = called.act(str(called.match.state.legal_moves[0]))
    assert led.undo().match.state == called.match.state


@pytest.mark.parametrize(("seed", "plies"), [(1, 0), (2, 5), (3, 20), (4, 34), (7, 41), (8, 60)])
def test_a_resumed_session_stands_where_it_stood(seed: int, plies: int) -> None:
    session = begun(seed=seed, person=1)
    for _ in range(plies):
        session = session.act(str(session.match.state.legal_moves[0])) if session.due == "act" else session.step()
    resumed = Session.resume(Record.parse(str(session.record())))
    assert (resumed.match, resumed.seats, resumed.due) == (session.match, session.seats, session.due)
    assert resumed.course == session.course
    while session.before is not None:
        assert resumed.before is not None
        session, resumed = session.before, resumed.before
        assert (resumed.match.state, resumed.course) == (session.match.state, session.course)
    assert resumed.before is None
    assert to("deal", resumed).match == to("deal", session).match


def test_undo_goes_on_counting_across_a_resume() -> None:
    session = to("deal", begun(seed=5)).undo().undo()
    resumed = Session.resume(Record.parse(str(session.record())))
    assert resumed.match.deals[-1].undone == 2
    again = resumed.undo()
    assert again.match.deals[-1].undone == 3
    assert "\nundone 3\n" in str(again.record())
    assert again.match.state == session.undo().match.state


def test_a_record_without_seats_gives_the_person_seat_0() -> None:
    record = Match.new(GAME, seed=1).record()
    assert record.seats == ()
    assert Session.resume(record).seats == ("person", "club", "club", "club")


def test_why_answers_for_legal_and_refused_moves_and_changes_nothing() -> None:
    session = to("act", begun(seed=9, first_dealer=0))
    legal = session.match.state.legal_moves
    assert [session.why(str(move)) for move in legal] == [None] * len(legal)
    refusal = session.why("play CJ CA")
    assert refusal is not None
    assert refusal.code == "move.unknown"
    for move, reason in session.match.state.view(0).refused():
        assert session.why(str(move)) == reason


def test_a_hint_rates_every_legal_move_the_best_first() -> None:
    session = to("act", begun(seed=9))
    ratings = session.hint()
    assert {rating.move for rating in ratings} == set(session.match.state.legal_moves)
    assert session.hint() == ratings


@pytest.mark.parametrize("ask", ["hint", "why"])
def test_only_the_person_on_turn_may_ask(ask: str) -> None:
    session = begun(seed=1, first_dealer=0)
    assert session.due == "step"
    with pytest.raises(ProtocolError) as caught:
        session.hint() if ask == "hint" else session.why("double")
    assert caught.value.code == "session.due_step"


def test_same_seed_and_moves_give_the_same_match() -> None:
    assert to("deal", begun(seed=4)).match == to("deal", begun(seed=4)).match
    assert to("deal", begun(seed=4)).match.state != to("deal", begun(seed=5)).match.state
    assert to("deal", begun(seed=4)).match != to("deal", begun(seed=4), choice=-1).match


def test_who_deals_next_when_a_bot_or_the_person_has_lost() -> None:
    options = GAME.presets["hamburg"].with_values({"limit": 100})
    seen = set()
    for seed in range(12):
        match = Match.new(GAME, preset="hamburg", options=options, seed=seed)
        over = to("over", Session.begin(match, ["person", "bot", "bot", "bot"]))
        outcome = over.match.series.outcome
        assert outcome is not None
        rule, chooser, dealer = over.next_first_dealer()
        if len(outcome.losers) > 1:
            assert (rule, chooser) == ("losers_lot", None)
            assert dealer in outcome.losers
        else:
            assert (rule, chooser) == ("loser_chooses", outcome.losers[0])
            assert (dealer is None) == (chooser == 0), "the person has still to say, a bot has said"
        seen.add((rule, chooser == 0))
    assert {("loser_chooses", True), ("loser_chooses", False)} <= seen
