"""The one door of the engine for a page: `handle` takes a JSON text and gives one.

It keeps the session between two calls, and nothing else: any text gets an answer, a request that is refused changes
nothing, and no error ends the worker.
"""

from __future__ import annotations

import json
from dataclasses import dataclass

from vorhand import __version__, catalogue, protocol
from vorhand import game as find_game
from vorhand.errors import ProtocolError, VorhandError
from vorhand.match import Match, no_preset
from vorhand.protocol import Json, Request
from vorhand.record import Record
from vorhand.session import Session


@dataclass(slots=True)
class Desk:
    """What stands between two messages: the session, once a match is begun."""

    session: Session | None = None

    def handle(self, text: str) -> str:
        """The reply to a message, both as JSON text. Never raises; what is no text is answered as no JSON."""
        text = text if isinstance(text, str) else ""
        try:
            request = protocol.read(text)
            session, reply = reply_to(self.session, request)
            written = json.dumps(reply)
        except VorhandError as error:
            return json.dumps(protocol.refuse(error, id=protocol.read_id(text)))
        except Exception as error:  # the page must get an answer, whatever is broken in here
            broken = VorhandError(str(error), code="engine.fault", params={"text": f"{type(error).__name__}: {error}"})
            return json.dumps(protocol.refuse(broken, id=protocol.read_id(text)))
        self.session = session
        return written


_desk = Desk()
handle = _desk.handle


def reply_to(session: Session | None, request: Request) -> tuple[Session | None, dict[str, Json]]:
    """The session after a request, and the reply: a pure function. Raises `VorhandError` for what is refused."""
    if request.type == "hello":
        games = json.loads(json.dumps(catalogue()))
        body: dict[str, Json] = {"protocol": protocol.VERSION, "version": __version__, "games": games}
        return session, protocol.answer("hello", body, id=request.id)
    if request.type == "new":
        session = _begin(request)
    elif request.type == "load":
        session = Session.resume(Record.parse(request.text("record") or ""))
    elif request.type == "again":
        kept = Session.resume(Record.parse(request.text("record") or ""))
        session = kept.play_again(request.number("deal") or 0, request.number("seat") or 0)
    elif session is None:
        raise ProtocolError("no match is begun", code="protocol.no_match")
    elif request.type == "ask":
        what = request.text("what") or ""
        return session, protocol.answer(what, _ask(session, what, request), id=request.id)
    elif request.number("rev") != session.rev:
        raise ProtocolError(
            f"not on revision {session.rev}, which is in force", code="protocol.stale", params={"n": session.rev}
        )
    elif request.type == "act":
        session = session.act(request.text("move") or "")
    elif request.type == "step":
        session = session.step()
    else:
        session = session.undo()
    return session, protocol.frame(session, id=request.id)


def _begin(request: Request) -> Session:
    game = find_game(request.text("game") or "")
    preset = request.text("preset")
    if preset is None:
        preset = next(iter(game.presets))
    if preset not in game.presets:
        raise no_preset(game, preset)
    match = Match.new(
        game,
        preset=preset,
        options=game.presets[preset].with_values(request.options()),
        seed=request.number("seed") or 0,
        players=request.number("players"),
        first_dealer=request.number("first_dealer"),
    )
    return Session.begin(match, request.texts("seats"), level=request.text("level"))


def _ask(session: Session, what: str, request: Request) -> dict[str, Json]:
    move = request.text("move")
    if what == "hint":
        return protocol.ratings_body(session.hint())
    if what == "record":
        return {"record": str(session.record())}
    if what == "analysis":
        number = request.number("deal")
        number = len(session.match.results) if number is None else number
        body: dict[str, Json] = {"deal": number, **protocol.review_body(session.match.ended(number))}
        card = request.number("card")
        if card is not None:
            solution = session.match.game.solution(session.match.before_card(number, card))
            body |= {"card": card, "open": protocol.solution_body(solution)}
        return body
    if what != "why":
        raise ProtocolError(f"no such question: {what[:40]!r}", code="protocol.question", params={"text": what[:40]})
    if move is None:
        raise ProtocolError("why needs a move", code="protocol.missing_key", params={"key": "move"})
    refusal = session.why(move)
    if refusal is None:
        return {"move": move, "verdict": "legal"}
    return {"move": move, "verdict": "refused", **protocol.refusal_body(refusal)}
