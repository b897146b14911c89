"""Ten thousand messages, half of them nonsense and half valid ones with a slip: each is answered by the schema.

After an error the session is the one that was there before; what is not an error was a request of the schema.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.engine_codes import error_codes
from tests.schema import faults, faults_of_reply
from tests.transcripts import SCENARIOS, Message, kept
from vorhand.games.kalter_schlag import bot as bots
from vorhand.web import Desk

MESSAGES = 10_000 if os.environ.get("VORHAND_FULL") else 3_000
VALUES: list[Any] = [
    None, True, False, 0, 1, -1, 3, 7, 1.0, 1.5, 2**53 - 1, 2**53, -(2**53), 10**400, float("nan"), float("inf"),
    "", " ", "x", "person", "bot", "club", "kalter_schlag", "hamburg", "play", "play CJ", "play ♣J", "double", "hint",
    "why", "record", "analysis", "\x00", "\ud800", "\u202e", "𝕏" * 50, "vorhand 1", "vorhand 1\ngame kalter_schlag\n",
    [], {}, [[]], {"limit": 100}, {"limit": None}, ["person", "bot", "bot", "bot"], ["bot"] * 4, ["bot"] * 8, [1, 2],
    {"a": {"b": 1}},
]  # fmt: skip
KEYS = [
    "v", "id", "type", "rev", "move", "what", "deal", "record", "game", "preset", "options", "seed", "players", "seats",
    "level", "first_dealer", "", "x", "__class__", "\ud800",
]  # fmt: skip
TYPES = ["hello", "new", "load", "act", "step", "undo", "ask", "frame", "answer", "error", "", "HELLO"]
ALPHABET = '{}[]",:\\ \n\t0123456789-+.eEabcdefnrtulsCSHDAKQJT#=éß♥\x00\ud800'


def nonsense(random: Random) -> str:
    """Letters by chance, values by chance, or a message whose keys and values are drawn by chance."""
    kind = random.randrange(4)
    if kind == 0:
        return "".join(random.choice(ALPHABET) for _ in range(random.randrange(60)))
    if kind == 1:
        return json.dumps(random.choice(VALUES))
    message = {random.choice(KEYS): random.choice(VALUES) for _ in range(random.randrange(6))}
    if kind == 3:
        message |= {"v": 1, "id": random.randrange(100), "type": random.choice(TYPES)}
    return json.dumps(message)


def slip(text: str, random: Random) -> str:
    """The text with a letter or a line lost, doubled, exchanged or put in."""
    at = random.randrange(len(text) + 1)
    kind = random.randrange(5)
    if kind == 0:
        return text[:at] + random.choice(ALPHABET) + text[at:]
    if kind == 1:
        return text[:at] + text[at + 1 :]
    if kind == 2:
        return text[:at] + random.choice(ALPHABET) + text[at + 1 :]
    lines = text.split("\n")
    at = random.randrange(len(lines))
    return "\n".join(lines[:at] + (lines[at : at + 1] * 2 if kind == 3 else []) + lines[at + 1 :])


def mutated(request: Message, desk: Desk, random: Random) -> str:
    """A request of a transcript, made to fit the desk as far as may be, then with one slip or none."""
    message = dict(request)
    session = desk.session
    if "rev" in message and session is not None:
        message["rev"] = session.rev
    if message["type"] == "act" and session is not None and random.random() < 0.7:
        moves = [str(move) for move in session.match.state.legal_moves] or ["double"]
        message["move"] = random.choice(moves)
    kind = random.randrange(10)
    if kind == 0:
        return slip(json.dumps(message), random)
    key = random.choice(list(message))
    if kind == 1:
        del message[key]
    elif kind == 2:
        message[key] = random.choice(VALUES)
    elif kind == 3:
        message[random.choice(KEYS)] = random.choice(VALUES)
    elif kind in (4, 5) and (texts := [name for name in ("record", "move", "game", "preset") if name in message]):
        message[texts[0]] = slip(message[texts[0]], random)
    elif kind == 6 and message["type"] == "new":
        message["options"] = {random.choice(["limit", "side_order", "void_jack", "x"]): random.choice(VALUES[:18])}
    return json.dumps(message)


def test_messages_of_any_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "BUDGET", 50)
    random, desk = Random(20_260_101), Desk()
    requests = [request for name in SCENARIOS for request, _ in kept(name)]
    moving = [request for request in requests if request["type"] in ("act", "step")]
    seen: Counter[str] = Counter()
    for number in range(MESSAGES):
        source = moving if random.random() < 0.3 else requests
        text = nonsense(random) if number % 2 else mutated(random.choice(source), desk, random)
        before, told = desk.session, None if desk.session is None else str(desk.session.record())
        written = desk.handle(text)
        reply = json.loads(written)
        assert faults_of_reply(reply) == [], text
        if reply["type"] == "error":
            assert desk.session is before, text
            assert told == (None if before is None else str(before.record())), text
            seen[reply["code"]] += 1
        else:
            request = json.loads(text)
            assert faults("request", request) == [], text
            assert reply["id"] == request["id"]
            seen[reply["type"]] += 1
    assert seen["frame"] > MESSAGES // 13
    assert seen["answer"] > MESSAGES // 100
    assert "engine.fault" not in seen
    assert set(seen) - {"frame", "answer"} <= error_codes()
    assert len(seen) > (35 if MESSAGES == 10_000 else 25), seen


@pytest.mark.parametrize("nothing", [None, 5, [], {}, b"{}"])
def test_what_is_no_text_is_answered_too(nothing: object) -> None:
    reply = json.loads(Desk().handle(nothing))  # type: ignore[arg-type]
    assert (reply["type"], reply["code"], reply["id"]) == ("error", "protocol.not_json", None)
