"""Every code that the engine can refuse with, called forth once, and the proof that none of the source is left out."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import vorhand
from tests.engine_codes import error_codes
from tests.golden import path_of
from tests.schema import faults_of_reply
from tests.unit.test_rams_codes import SCENES as RAMS_SCENES
from tests.unit.test_ramsch_codes import SCENES as RAMSCH_SCENES
from tests.unit.test_skat_codes import OTHERS, SCENES
from vorhand import web
from vorhand.cards import Card
from vorhand.errors import NotationError, VorhandError
from vorhand.games.kalter_schlag.table import Table
from vorhand.games.kalter_schlag.view import KalterSchlagView
from vorhand.match import Match
from vorhand.options import Options
from vorhand.record import LONGEST
from vorhand.tricks import Trick
from vorhand.web import Desk

GAME = vorhand.game("kalter_schlag")
RAMS = vorhand.game("rams")
OPTIONS = GAME.presets["source_text"]
PACK = " ".join(card.text for card in vorhand.cards.PACKS[32])
RECORD = f"vorhand 1\ngame kalter_schlag\nrules source_text\nplayers 4\nseed 1\n\ndeal 1\ndealer 3\npack {PACK}\n"
OVER = path_of("kalter_schlag", "hamburg").read_text(encoding="utf-8")
DEAL_OVER = OVER[: OVER.index("\ndeal 2")]
FIRST_DEALER = int(OVER[OVER.index("\ndealer ") + 8])


def load(text: str) -> dict[str, Any]:
    return {"type": "load", "record": text}


def new(**keys: Any) -> dict[str, Any]:
    return {"type": "new", "game": "kalter_schlag", "seed": 1, "first_dealer": 3, **keys}


BEGIN = new()
ACT: dict[str, Any] = {"type": "act", "rev": 1}
MESSAGES: dict[str, list[dict[str, Any] | str]] = {
    "protocol.not_json": ["{"],
    "protocol.not_object": ["[]"],
    "protocol.version": ['{"v": 2, "id": 1, "type": "hello"}'],
    "protocol.type": [{"type": "goodbye"}],
    "protocol.unknown_key": [{"type": "hello", "name": "x"}],
    "protocol.missing_key": [{"type": "load"}],
    "protocol.wrong_type": [new(seed="1")],
    "protocol.too_long": [" " * (2 * LONGEST + 1)],
    "protocol.no_match": [{"type": "step", "rev": 0}],
    "protocol.stale": [BEGIN, {"type": "step", "rev": 0}],
    "protocol.question": [BEGIN, {"type": "ask", "what": "weather"}],
    "session.seats": [new(seats=["person"])],
    "session.level": [new(level="grandmaster")],
    "session.persons": [new(seats=["person"] * 4)],
    "session.nothing_to_undo": [BEGIN, {"type": "undo", "rev": 1}],
    "session.due_act": [BEGIN, {"type": "step", "rev": 1}],
    "session.due_step": [new(first_dealer=0), {**ACT, "move": "double"}],
    "session.due_deal": [load(DEAL_OVER), {**ACT, "move": "double"}],
    "session.due_over": [load(OVER), {"type": "step", "rev": 1}],
    "session.due_back": [load(DEAL_OVER.replace("\n\ndeal", "\nagain 0 0 0 0\n\ndeal", 1)), {"type": "step", "rev": 1}],
    "session.no_cards": [{"type": "again", "record": DEAL_OVER, "deal": 1, "seat": 5}],
    "options.no_game": [new(game="bridge")],
    "options.preset": [new(preset="altenburg")],
    "options.players": [new(players=3)],
    "options.dealer": [new(first_dealer=4)],
    "options.unknown": [new(options={"depth": 1})],
    "options.type": [new(options={"limit": True})],
    "options.range": [new(options={"limit": 1})],
    "options.choice": [new(options={"void_jack": "never"})],
    "notation.move": [BEGIN, {**ACT, "move": "Schlag!"}],
    "notation.card": [BEGIN, {**ACT, "move": "play 1H"}],
    "record.pack": [load(RECORD.replace("D7", "CA"))],
    "record.expected": [load("")],
    "record.version": [load(RECORD.replace("vorhand 1", "vorhand 3"))],
    "record.number": [load(RECORD.replace("seed 1", "seed x"))],
    "record.option": [load(RECORD.replace("source_text", "source_text limit"))],
    "record.seats": [load(RECORD.replace("seed 1", "seed 1\nseats person"))],
    "record.deal_number": [load(RECORD.replace("deal 1", "deal 7"))],
    "record.no_deal": [load(RECORD[: RECORD.index("deal 1")])],
    "record.too_long": [load("#" * (LONGEST + 1))],
    "record.move": [load(RECORD + "D7\n")],
    "record.fingerprint": [load(RECORD.replace("players 4", "fingerprint 00000\nplayers 4"))],
    "match.no_next_deal": [load(RECORD + f"\ndeal 2\ndealer 0\npack {PACK}\n")],
    "match.dealer": [load(OVER.replace("\ndeal 2\ndealer ", f"\ndeal 2\ndealer {FIRST_DEALER}\n# "))],
    "match.no_such_deal": [BEGIN, {"type": "ask", "what": "analysis", "deal": 1}],
    "match.no_such_card": [load(OVER), {"type": "ask", "what": "analysis", "deal": 1, "card": 999}],
    "move.unknown": [BEGIN, {**ACT, "move": "pass"}],
    "move.double_twice": [BEGIN, {**ACT, "move": "double"}, {**ACT, "rev": 2, "move": "double"}],
}


def converse(messages: list[dict[str, Any] | str]) -> dict[str, Any]:
    """The last reply of a fresh desk, after all before it were accepted; it may not have changed the session."""
    desk = Desk()
    replies = []
    for number, message in enumerate(messages, start=1):
        before = desk.session
        text = message if isinstance(message, str) else json.dumps({"v": 1, "id": number, **message})
        replies.append(json.loads(desk.handle(text)))
    assert all(reply["type"] != "error" for reply in replies[:-1]), replies
    assert desk.session is before
    last: dict[str, Any] = replies[-1]
    return last


@pytest.mark.parametrize("code", MESSAGES)
def test_a_message_is_refused_with_its_code(code: str) -> None:
    reply = converse(MESSAGES[code])
    assert reply["type"] == "error", reply
    assert reply["code"] == code
    assert faults_of_reply(reply) == []
    assert len(json.dumps(reply)) < 2000


def following(led: str, hand: str, card: str) -> None:
    """Seat 1, holding this hand in the first trick, plays the card after seat 0 led."""
    table = Table(OPTIONS, dealer=3, trick=Trick((0,), (Card.parse(led),)))  # type: ignore[arg-type]
    view = KalterSchlagView(1, table, vorhand.cards.parse_cards(hand))
    for move, refusal in view.refused():
        if move.cards == (Card.parse(card),):
            raise refusal.error(move)


def deal(**keys: Any) -> None:
    GAME.deal(OPTIONS, **keys)


def after_deal(move: str) -> None:
    Match.replay(vorhand.record.Record.parse(DEAL_OVER)).state.play(move)


def in_trick_two(move: str) -> None:
    text = DEAL_OVER[: DEAL_OVER.index("\n", DEAL_OVER.index("pack "))]
    lines = DEAL_OVER[len(text) :].strip().splitlines()
    Match.replay(vorhand.record.Record.parse(f"{text}\n{lines[0]}\n")).state.play(move)


def nothing() -> None:
    raise NotationError("a text that is wrong in no particular way")


CALLS: dict[str, Callable[[], object]] = {
    "notation.pack_twice": lambda: deal(pack=PACK.replace("D7", "CA")),
    "notation.pack_foreign": lambda: deal(pack=PACK.replace("D7", "D6")),
    "notation.pack_missing": lambda: deal(pack=PACK.replace(" D7", "")),
    "options.seat": lambda: GAME.deal(OPTIONS, seed=1).view(-1),
    "options.seed": lambda: deal(seed=-1),
    "options.seed_or_pack": lambda: deal(),
    "options.scores": lambda: deal(seed=1, scores=[0]),
    "options.game": lambda: GAME.deal(Options(), seed=1),
    "options.score_over": lambda: RAMS.deal(RAMS.presets["russian"], seed=1, scores=[1, 0, 1]),
    "move.not_in_hand": lambda: GAME.deal(OPTIONS, pack=PACK, dealer=3).play("play D7"),
    "move.must_follow": lambda: following("CQ", "C7 SA", "SA"),
    "move.must_play_jack": lambda: following("DJ", "CJ SA", "SA"),
    "move.spare_jack": lambda: following("CQ", "CJ SA", "CJ"),
    "move.jack_is_no_suit_card": lambda: following("CQ", "CJ C7", "CJ"),
    "move.deal_over": lambda: after_deal("double"),
    "move.double_late": lambda: in_trick_two("double"),
    "notation.syntax": nothing,
}


@pytest.mark.parametrize("code", CALLS)
def test_a_call_is_refused_with_its_code(code: str) -> None:
    with pytest.raises(VorhandError) as caught:
        CALLS[code]()
    assert caught.value.code == code


def test_a_fault_of_the_engine_is_an_answer_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(request: object) -> None:
        raise ZeroDivisionError("a fault made on purpose")

    desk = Desk()
    desk.handle(json.dumps({"v": 1, "id": 1, **BEGIN}))
    before = desk.session
    monkeypatch.setattr(web, "_begin", broken)
    reply = json.loads(desk.handle(json.dumps({"v": 1, "id": 2, **BEGIN})))
    assert (reply["code"], reply["id"]) == ("engine.fault", 2)
    assert "ZeroDivisionError" in reply["params"]["text"]
    assert faults_of_reply(reply) == []
    assert desk.session is before
    assert json.loads(desk.handle('{"v": 1, "id": 3, "type": "step", "rev": 1}'))["code"] == "session.due_act"


def test_no_code_of_the_source_is_left_out() -> None:
    assert error_codes() == {*MESSAGES, *CALLS, *SCENES, *RAMSCH_SCENES, *RAMS_SCENES, *OTHERS, "engine.fault"}


@pytest.mark.parametrize("long", ["X" * 100_000, "x" * 100_000, "7" * 100_000])
def test_a_reply_does_not_repeat_a_text_without_end(long: str) -> None:
    for messages in (
        [BEGIN, {**ACT, "move": f"play {long}"}],
        [BEGIN, {**ACT, "move": long}],
        [BEGIN, {"type": "ask", "what": "why", "move": f"play {long}"}],
        [new(options={long: 1})],
        [new(options={"void_jack": long})],
        [new(game=long)],
        [new(level=long)],
        [load(RECORD + f"play {long}\n")],
        [load(RECORD.replace("source_text", f"source_text {long}"))],
        [{"type": long}],
        [{"type": "hello", long: 1}],
    ):
        reply = converse(messages)  # type: ignore[arg-type]
        assert faults_of_reply(reply) == []
        reply.pop("move", None)  # what was asked about is repeated with the answer
        assert len(json.dumps(reply)) < 2000, messages


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ('{"v": 1, "id": 77, "type": "nonsense"}', 77),
        ('{"v": 9, "id": -5}', -5),
        ('{"v": 1, "id": 9007199254740992, "type": "hello"}', None),
        ('{"v": 1, "id": true, "type": "hello"}', None),
        ('{"v": 1, "id": "7", "type": "hello"}', None),
        ('{"v": 1, "id": 7.0, "type": "hello"}', None),
        ('{"v": 1, "id": 1e400}', None),
        ("[7]", None),
        ("", None),
        ("\ud800", None),
        ("[" * 100_000, None),
        ('{"v": 1, "id": 3, "type": ' + "[" * 900 + "]" * 900 + "}", 3),
        ("9" * 5000, None),
        ('{"v": 1, "id": 4, "type": "hello", "\\ud800": 1}', 4),
    ],
)
def test_the_id_is_given_back_as_far_as_it_can_be_read(text: str, id: int | None) -> None:
    reply = json.loads(Desk().handle(text))
    assert (reply["type"], reply["id"]) == ("error", id)
    assert faults_of_reply(reply) == []
    assert reply["code"] != "engine.fault"
