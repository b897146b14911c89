"""The messages between page and engine: one JSON text in, one out, version 1.

`read` makes a checked request of a text, `frame`, `answer` and `refuse` make replies. `protocol.schema.json`
beside this file is the contract for both directions. What a request does to a session is `web`'s.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from vorhand.chance import mix
from vorhand.errors import Param, ProtocolError, VorhandError
from vorhand.kind import Rating, Solution
from vorhand.moves import Move, Note, Refusal
from vorhand.options import OptionValue
from vorhand.position import Badge, State, View, Zone
from vorhand.record import LONGEST
from vorhand.session import PERSON, Session
from vorhand.tally import level_count
from vorhand.tricks import Ordering, suit_key

VERSION: Final = 1
SAFE: Final = 2**53 - 1
LONGEST_PARAM: Final = 80

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]

_MESSAGES: Final[Mapping[str, Mapping[str, str]]] = {
    "hello": {},
    "new": {
        "game": "text!",
        "preset": "text",
        "options": "options",
        "seed": "number!",
        "players": "number",
        "seats": "texts",
        "level": "text",
        "first_dealer": "number",
    },
    "load": {"record": "text!"},
    "again": {"record": "text!", "deal": "number!", "seat": "number!"},
    "act": {"rev": "number!", "move": "text!"},
    "step": {"rev": "number!"},
    "undo": {"rev": "number!"},
    "ask": {"what": "text!", "move": "text", "deal": "number", "card": "number"},
}
"""Every request's keys with what they hold; `!` marks those that must be there."""


@dataclass(frozen=True, slots=True)
class Request:
    """A request whose keys and types are right; the values may still not fit the game."""

    id: int
    type: str
    keys: Mapping[str, Json]

    def text(self, key: str) -> str | None:
        """The text under a key, None if it is not there."""
        value = self.keys.get(key)
        assert value is None or isinstance(value, str)
        return value

    def number(self, key: str) -> int | None:
        """The whole number under a key, None if it is not there."""
        value = self.keys.get(key)
        assert value is None or isinstance(value, int)
        return value

    def texts(self, key: str) -> list[str] | None:
        """The list of texts under a key, None if it is not there."""
        value = self.keys.get(key)
        assert value is None or isinstance(value, list)
        return None if value is None else [each for each in value if isinstance(each, str)]

    def options(self) -> dict[str, OptionValue]:
        """The options by name; empty if there are none."""
        value = self.keys.get("options") or {}
        assert isinstance(value, dict)
        return {name: each for name, each in value.items() if isinstance(each, (bool, int, str))}


def read_id(text: str) -> int | None:
    """The id of a message as far as it can be made out, for the reply to one that is wrong."""
    try:
        message = json.loads(text) if len(text) <= 2 * LONGEST else None
    except (ValueError, RecursionError):
        return None
    found = message.get("id") if isinstance(message, dict) else None
    return found if type(found) is int and abs(found) <= SAFE else None


def read(text: str) -> Request:
    """The request of a text. Raises `ProtocolError` that says what is wrong with which key."""
    if len(text) > 2 * LONGEST:
        raise ProtocolError("the message is too long", code="protocol.too_long", params={"n": len(text)})
    try:
        message = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ProtocolError(f"not JSON: {error}", code="protocol.not_json") from None
    if not isinstance(message, dict):
        raise ProtocolError("a message is an object", code="protocol.not_object")
    if type(message.get("v")) is not int or message["v"] != VERSION:
        raise ProtocolError("the message is of another version", code="protocol.version", params={"n": VERSION})
    number, kind = message.get("id"), message.get("type")
    if type(number) is not int or abs(number) > SAFE:
        raise _wrong("id", "protocol.wrong_type")
    if not isinstance(kind, str) or kind not in _MESSAGES:
        name = str(kind)[:40]
        raise ProtocolError(f"no such message: {name!r}", code="protocol.type", params={"text": name})
    wanted = _MESSAGES[kind]
    keys = {key: value for key, value in message.items() if key not in ("v", "id", "type")}
    for key in keys:
        if key not in wanted:
            raise _wrong(key, "protocol.unknown_key")
    for key, holds in wanted.items():
        if key not in keys and holds.endswith("!"):
            raise _wrong(key, "protocol.missing_key")
        if key in keys and not _fits(keys[key], holds.rstrip("!")):
            raise _wrong(key, "protocol.wrong_type")
    return Request(number, kind, keys)


def _fits(value: object, holds: str) -> bool:
    if holds == "number":
        return type(value) is int and 0 <= value <= SAFE
    if holds == "text":
        return isinstance(value, str)
    if holds == "texts":
        return isinstance(value, list) and len(value) <= 7 and all(isinstance(each, str) for each in value)
    return (
        isinstance(value, dict)
        and len(value) <= 200
        and all(isinstance(each, str) or (type(each) in (int, bool) and abs(each) <= SAFE) for each in value.values())
    )


def _wrong(key: str, code: str) -> ProtocolError:
    return ProtocolError(f"{code.removeprefix('protocol.')}: {key[:40]!r}", code=code, params={"key": key[:40]})


def refuse(error: VorhandError, *, id: int | None) -> dict[str, Json]:
    """The reply to a request that was refused."""
    params = _params(error.params)
    reply: dict[str, Json] = {"v": VERSION, "id": id, "type": "error", "code": error.code, "params": params}
    return reply | ({"clause": error.clause} if error.clause else {})


def answer(what: str, body: Mapping[str, Json], *, id: int) -> dict[str, Json]:
    """The reply to `hello` and `ask`."""
    return {"v": VERSION, "id": id, "type": "answer", "what": what, **body}


def frame(session: Session, *, id: int) -> dict[str, Json]:
    """The table as the person sees it, and what happened since the last frame."""
    match, state = session.match, session.match.state
    view = state.view(session.person)
    base = match.game.presets[match.preset]
    return {
        "v": VERSION,
        "id": id,
        "type": "frame",
        "rev": session.rev,
        "game": match.game.key,
        "rules": {
            "preset": match.preset,
            "options": dict(match.options.values()),
            "changed": dict(match.options.changed(base)),
            "fingerprint": match.fingerprint,
        },
        "seat": session.person,
        "again": list(session.again) or None,
        "seats": [
            {"seat": seat, "player": PERSON, "level": None, "style": None}
            if who == PERSON
            else {"seat": seat, "player": "bot", "level": who.partition("/")[0], "style": who.partition("/")[2] or None}
            for seat, who in enumerate(session.seats)
        ],
        "next": session.due,
        "turn": view.turn,
        "phase": view.phase,
        "can_undo": session.before is not None,
        "events": [_note(event) for event in session.events],
        "course": [_note(event) for event in session.course],
        "legal": [_legal(view, move) for move in view.legal_moves],
        "refused": [
            {
                "text": str(move),
                "kind": move.kind,
                "cards": [card.text for card in move.cards],
                **refusal_body(refusal),
            }
            for move, refusal in view.refused()
        ],
        "view": {
            "seats": [_badge(badge, match.series.totals[badge.seat]) for badge in view.badges()],
            "zones": [_zone(zone) for zone in view.zones()],
            "facts": [_note(fact) for fact in view.facts()],
            "order": _order(view.order),
            "previews": [{"key": key, "order": _order(order)} for key, order in view.previews()],
        },
        "match": _match(session),
        "result": None if state.result is None else _result(state),
        "tally": _tally(session),
    }


def ratings_body(ratings: tuple[Rating, ...]) -> dict[str, Json]:
    """A hint: the best move, why, and the moves that were thought through, best first, with their score relative to the
    table and the chance of what the seat plays for."""
    best = ratings[0]
    return {
        "move": str(best.move),
        "reason": {"code": best.reason.key, "params": _params(best.reason.params)},
        "moves": [
            {
                "text": str(rating.move),
                "value": round(rating.value, 2),
                "chance": None if rating.chance is None else round(rating.chance, 3),
            }
            for rating in ratings
            if rating.tried
        ],
    }


def refusal_body(refusal: Refusal) -> dict[str, Json]:
    """Why a move is refused."""
    return {"code": refusal.code, "params": _params(refusal.params), "clause": refusal.clause}


def review_body(state: State) -> dict[str, Json]:
    """The hands as dealt, what lay aside, and the tricks of a deal that is over."""
    return {
        "hands": [[card.text for card in hand] for hand in state.dealt],
        "laid": [{"key": key, "cards": [card.text for card in cards]} for key, cards in state.laid().items()],
        "tricks": [
            {
                "seats": list(taken.trick.seats),
                "cards": [card.text for card in taken.trick.cards],
                "winner": taken.winner,
                "card_points": taken.card_points,
            }
            for taken in state.taken
        ],
    }


def solution_body(solution: Solution | None) -> Json:
    """What each move leads to with all cards open, best first; null where that cannot be said."""
    if solution is None:
        return None
    moves: list[Json] = [{"text": str(each.move), "low": each.low, "high": each.high} for each in solution.moves]
    return {"counts": solution.counts, "moves": moves}


def _params(params: Mapping[str, Param]) -> dict[str, Json]:
    # The offending input may be as long as a message.
    return {name: _param(value) for name, value in params.items()}


def _param(value: Param) -> Json:
    if isinstance(value, tuple):
        return list(value)
    return value[:LONGEST_PARAM] if isinstance(value, str) else value


def _note(note: Note) -> dict[str, Json]:
    return {"key": note.key, "params": _params(note.params)}


def _order(order: Ordering) -> Json:
    return [{"suit": suit_key(suit), "cards": [card.text for card in cards]} for suit, cards in order.groups()]


def _legal(view: View, move: Move) -> dict[str, Json]:
    remark = view.remark(move)
    return {
        "text": str(move),
        "kind": move.kind,
        "cards": [card.text for card in move.cards],
        "value": move.value,
        "note": None if remark is None else {"code": f"note.{remark.key}", "params": _params(remark.params)},
    }


def _zone(zone: Zone) -> dict[str, Json]:
    return {
        "zone": zone.kind.value,
        "seat": zone.seat,
        "cards": [None if card is None else card.text for card in zone.cards],
        "seats": list(zone.seats),
        "winner": zone.winner,
        "led": zone.led,
    }


def _badge(badge: Badge, score: int) -> dict[str, Json]:
    return {
        "seat": badge.seat,
        "dealer": badge.dealer,
        "forehand": badge.forehand,
        "cards": badge.cards,
        "tricks": badge.tricks,
        "card_points": badge.card_points,
        "score": score,
        "calls": [_note(call) for call in badge.calls],
        "roles": list(badge.roles),
    }


def _match(session: Session) -> dict[str, Json]:
    match = session.match
    rows: list[Json] = []
    totals = list(match.series.start)
    for number, (deal, result) in enumerate(zip(match.deals, match.results, strict=False), start=1):
        totals = [total + score for total, score in zip(totals, result.scores, strict=True)]
        rows.append(
            {
                "deal": number,
                "dealer": deal.dealer,
                "scores": list(result.scores),
                "totals": list(totals),
                "notes": [_note(note) for note in result.notes],
                "entry": _params(result.entry),
                "marks": [list(marks) for marks in result.marks],
                "undone": deal.undone,
            }
        )
    over: Json = None
    outcome = match.series.outcome
    # A side table ends with its deal: what the deal would mean for the match did not come about.
    if outcome is not None and not session.again:
        rule, chooser, dealer = session.next_first_dealer()
        over = {
            "reason": outcome.reason,
            "winners": list(outcome.winners),
            "losers": list(outcome.losers),
            "places": list(outcome.places),
            "totals": list(outcome.totals),
            "next_dealer": {"rule": rule, "chooser": chooser, "dealer": dealer},
        }
    return {
        "deal": match.deal_number,
        "totals": list(match.series.totals),
        "direction": match.game.direction,
        "sheet": {
            "columns": list(match.series.sheet_columns),
            "rows": rows,
            "foot": [{"key": line.key, "amounts": list(line.amounts)} for line in match.series.foot],
        },
        "notices": [] if session.again else [_note(notice) for notice in match.series.notices],
        "over": over,
    }


def _tally(session: Session) -> Json:
    """What the deal adds to the person's statistics: nothing until it is over, at a side table, and without a part."""
    match, state, seat = session.match, session.match.state, session.person
    if state.result is None or seat is None or session.again or not state.dealt[seat]:
        return None
    opponents = [who.partition("/")[0] for who in session.seats if who != PERSON]
    return {
        "match": f"{mix(match.seed, *map(ord, match.fingerprint)):x}",
        "score": state.result.scores[seat],
        "undone": match.deals[-1].undone,
        "counts": [count._asdict() for count in (*match.game.tally(state, seat), level_count(opponents))],
        "luck": [
            {"key": luck.key, "n": luck.n, "mean": luck.mean, "variance": luck.variance}
            for luck in match.game.luck(state, seat)
        ],
    }


def _result(state: State) -> dict[str, Json]:
    result = state.result
    assert result is not None
    return {
        "scores": list(result.scores),
        "reason": result.reason,
        "params": _params(result.params),
        "card_points": list(result.card_points),
        "tricks_taken": list(result.tricks),
        "entry": _params(result.entry),
        "derivation": [
            {
                "seat": step.seat,
                "key": step.key,
                "amount": step.amount,
                "clause": step.clause,
                "params": _params(step.params),
            }
            for step in result.derivation
        ],
        **review_body(state),
    }
