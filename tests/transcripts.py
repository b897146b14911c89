"""Transcripts: conversations between the page and the engine, kept as text, a request with its reply a line.

    python -m tests.transcripts        writes them anew (to be reviewed as a difference)

Each scenario below talks to a fresh desk as the page does: it looks at a reply before it makes the next request.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.golden import path_of
from vorhand.web import Desk

FOLDER = Path(__file__).resolve().parent / "data/transcripts"
Message = dict[str, Any]


@dataclass
class Talk:
    """A desk, what was said to it, and what it replied."""

    desk: Desk = field(default_factory=Desk)
    said: list[tuple[Message, Message]] = field(default_factory=list)

    def say(self, type: str, **keys: object) -> Message:
        """The reply to a request; the next free id is put in, and the revision where one is needed."""
        request: Message = {"v": 1, "id": len(self.said) + 1, "type": type, **keys}
        if type in ("act", "step", "undo") and "rev" not in keys:
            assert self.desk.session is not None
            request["rev"] = self.desk.session.rev
        reply: Message = json.loads(self.desk.handle(json.dumps(request)))
        self.said.append((request, reply))
        return reply

    def until(self, *due: str) -> Message:
        """Steps until the person, or one of these, is due."""
        frame = self.say("step")
        while frame["next"] not in due:
            frame = self.say("step")
        return frame


def whole_deal(talk: Talk) -> None:
    """The person sits at 0, asks now and then, plays the first card that is legal, and looks at the deal afterwards."""
    talk.say("hello")
    frame = talk.say("new", game="kalter_schlag", seed=7, first_dealer=3)
    talk.say("ask", what="hint")
    frame = talk.say("act", move="double")
    while frame["next"] in ("act", "step"):
        if frame["next"] == "step":
            frame = talk.say("step")
            continue
        if frame["refused"] and len(talk.said) < 30:
            talk.say("ask", what="why", move=frame["refused"][0]["text"])
            talk.say("ask", what="why", move=frame["legal"][0]["text"])
        frame = talk.say("act", move=frame["legal"][0]["text"])
    talk.say("ask", what="analysis")
    talk.say("ask", what="record")
    talk.say("step")


def undo(talk: Talk) -> None:
    """Moves are taken back, the match is put away and resumed, and more is taken back."""
    talk.say(
        "new", game="kalter_schlag", preset="hamburg", seed=12, seats=["bot", "bot", "person", "bot"], first_dealer=0
    )
    talk.say("undo")
    frame = talk.until("act")
    frame = talk.say("act", move=frame["legal"][0]["text"])
    talk.say("undo", rev=frame["rev"] - 1)
    frame = talk.until("act")
    talk.say("act", move=frame["legal"][-1]["text"])
    record = talk.say("ask", what="record")["record"]
    talk.say("load", record=record)
    talk.say("undo")
    talk.say("undo")
    talk.say("undo")
    talk.say("act", move="double")
    talk.say("ask", what="record")


def refusals(talk: Talk) -> None:
    """What the engine does not do, and why."""
    talk.say("step", rev=1)
    talk.say("ask", what="hint")
    talk.say("new", game="bridge", seed=1)
    talk.say("new", game="kalter_schlag", preset="altenburg", seed=1)
    talk.say("new", game="kalter_schlag", seed=1, players=5)
    talk.say("new", game="kalter_schlag", seed=1, options={"limit": 99})
    talk.say("new", game="kalter_schlag", seed=1, options={"side_order": "ten_ace"})
    talk.say("new", game="kalter_schlag", seed=1, options={"limit": "many"})
    talk.say("new", game="kalter_schlag", seed=1, options={"depth": 3})
    talk.say("new", game="kalter_schlag", seed=1, seats=["person", "bot"])
    talk.say("new", game="kalter_schlag", seed=1, seats=["person", "bot", "person", "bot"])
    talk.say("new", game="kalter_schlag", seed=1, level="grandmaster")
    talk.say("load", record="vorhand 1\ngame kalter_schlag\nrules source_text\nplayers nine\n")
    talk.say("new", game="kalter_schlag", seed=1, first_dealer=3)
    talk.say("act", move="play H7", rev=0)
    talk.say("step")
    talk.say("act", move="play")
    talk.say("act", move="Herz Sieben")
    talk.say("act", move="play H1")
    hand = talk.desk.session.match.state.view(0).zones()[0].cards if talk.desk.session else ()
    other = next(card for card in ("HA", "HK", "HQ", "HT", "H9") if card not in map(str, hand))
    talk.say("act", move=f"play {other}")
    talk.say("act", move="double")
    talk.say("act", move="double")
    talk.say("ask", what="analysis")
    talk.say("ask", what="why", move="double")


def spectator(talk: Talk) -> None:
    """Four bots play a trick, and somebody looks on."""
    talk.say("new", game="kalter_schlag", seed=3, seats=["bot", "club", "bot", "club"], first_dealer=1)
    talk.say("act", move="play CA")
    while len(talk.say("step")["view"]["zones"]) < 6:
        pass
    talk.say("ask", what="hint")
    talk.say("ask", what="record")


def last_deal(talk: Talk) -> None:
    """A match one trick before its end is resumed; the person at seat 3 plays it out and may not go on."""
    record = path_of("kalter_schlag", "hamburg").read_text(encoding="utf-8")
    record = record.split("\n# deal 1,")[0].rstrip()
    record = record[: record.rindex("\n")].replace("\n\ndeal 1\n", "\nseats club club club person\n\ndeal 1\n", 1)
    frame = talk.say("load", record=record)
    while frame["next"] in ("act", "step"):
        legal = frame["legal"]
        frame = talk.say("step") if frame["next"] == "step" else talk.say("act", move=legal[0]["text"])
    talk.say("step")
    talk.say("act", move="play CA")


STRONG = "CJ SJ CA CK DJ ST S9 D7 D8 S8 HJ CT CQ C9 SQ SK S7 H7 H8 DT DK DQ C8 C7 SA HA HT H9 HK HQ DA D9"
"""A pack that gives forehand a game of clubs."""


def skat_soloist(talk: Talk) -> None:
    """Forehand bids, takes the skat, puts it back, plays clubs, and claims the rest, which stands."""
    head = "vorhand 1\ngame skat\nrules isko contra=contra_re\nplayers 3\nseed 5\nseats person club club\n"
    frame = talk.say("load", record=f"{head}\ndeal 1\ndealer 2\npack {STRONG}\n")
    while frame["phase"] == "auction":
        words = [move["text"] for move in frame["legal"]]
        frame = talk.say("step") if frame["next"] == "step" else talk.say("act", move=words[0])
    talk.say("ask", what="why", move="declare clubs")
    talk.say("ask", what="hint")
    talk.say("act", move="take")
    talk.say("undo")
    talk.say("ask", what="why", move="discard CJ")
    cards = talk.say("ask", what="hint")["move"].split()
    frame = talk.say("act", move=" ".join(cards))
    talk.say("act", move="take")
    talk.say("act", move=" ".join(cards))
    talk.say("ask", what="why", move="declare clubs schneider")
    frame = talk.say("act", move="declare clubs")
    while frame["next"] != "deal" and sum(event["key"] == "trick" for event in frame["course"]) < 2:
        legal = frame["legal"]
        frame = talk.say("step") if frame["next"] == "step" else talk.say("act", move=legal[0]["text"])
    while frame["next"] == "step":
        frame = talk.say("step")
    talk.say("ask", what="why", move="claim")
    talk.say("act", move="claim")
    talk.say("undo")
    talk.say("ask", what="analysis")
    talk.say("ask", what="analysis", deal=1, card=5)
    talk.say("ask", what="analysis", deal=1, card=6)
    talk.say("ask", what="record")


def skat_at_four(talk: Talk) -> None:
    """The person deals and sits out a whole deal, then is rearhand in the next one until it is to play a card."""
    frame = talk.say("new", game="skat", preset="isko_tournament", seed=22, players=4, first_dealer=0)
    while frame["next"] == "step":
        frame = talk.say("step")
    frame = talk.say("step")
    while frame["next"] != "deal" and not (frame["phase"] == "play" and frame["next"] == "act"):
        words = [move["text"] for move in frame["legal"]]
        frame = talk.say("step") if frame["next"] == "step" else talk.say("act", move=words[-1])


RED_JACKS = (
    "S7 SA H6 CK HJ DJ D7 HQ D6 C6 H8 S8 S6 C7 SK D8 D9 H9 C9 H7 ST SQ DT CT SJ HT CJ CQ DQ HK CA HA S9 C8 DK DA"
)
"""A pack that deals the player to the dealer's left the ace of spades, the next one two red jacks."""


def rams_exchange(talk: Talk) -> None:
    """The person must play for an ace, sees jacks shown, is resumed within the exchange, and loses at nought."""
    head = "vorhand 1\ngame rams\nrules russian start_score=12\nplayers 4\nseed 8\nseats person club club club\n"
    frame = talk.say("load", record=f"{head}\ndeal 1\ndealer 3\npack {RED_JACKS}\n")
    talk.say("ask", what="why", move="out")
    talk.say("act", move="out")
    talk.say("ask", what="why", move="exchange H6")
    frame = talk.say("act", move="in")
    while frame["phase"] == "declare":
        frame = talk.say("step")
    talk.say("ask", what="hint")
    talk.say("act", move="exchange H6 H6")
    frame = talk.say("act", move="exchange S7 H6")
    talk.say("undo")
    record = talk.say("ask", what="record")["record"]
    frame = talk.say("load", record=record)
    while frame["next"] in ("act", "step"):
        if frame["next"] == "step":
            frame = talk.say("step")
            continue
        if frame["refused"]:
            talk.say("ask", what="why", move=frame["refused"][0]["text"])
        frame = talk.say("act", move=frame["legal"][-1]["text"])
    talk.say("ask", what="analysis")
    talk.say("ask", what="record")


def again(talk: Talk) -> None:
    """A deal is played once more at a side table, from another seat, and again; then the match goes on."""
    frame = talk.say("new", game="kalter_schlag", seed=7, first_dealer=3)
    while frame["next"] in ("act", "step"):
        frame = talk.say("step") if frame["next"] == "step" else talk.say("act", move=frame["legal"][0]["text"])
    record = talk.say("ask", what="record")["record"]
    talk.say("again", record=record, deal=2, seat=0)
    talk.say("again", record=record, deal=1, seat=4)
    frame = talk.say("again", record=record, deal=1, seat=2)
    for _ in range(6):
        frame = talk.say("step") if frame["next"] == "step" else talk.say("act", move=frame["legal"][-1]["text"])
    talk.say("ask", what="hint")
    talk.say("undo")
    frame = talk.say("load", record=talk.say("ask", what="record")["record"])
    while frame["next"] in ("act", "step"):
        frame = talk.say("step") if frame["next"] == "step" else talk.say("act", move=frame["legal"][-1]["text"])
    talk.say("step")
    talk.say("again", record=talk.say("ask", what="record")["record"], deal=1, seat=0)
    talk.say("load", record=record)
    talk.say("step")


SCENARIOS: dict[str, Callable[[Talk], None]] = {
    each.__name__: each
    for each in (whole_deal, undo, refusals, spectator, last_deal, skat_soloist, skat_at_four, rams_exchange, again)
}


def path(name: str) -> Path:
    """Where the transcript of a scenario is kept."""
    return FOLDER / f"{name}.jsonl"


def text_of(talk: Talk) -> str:
    """A line for each request and its reply."""
    lines = [json.dumps({"request": request, "reply": reply}, ensure_ascii=False) for request, reply in talk.said]
    return "\n".join(lines) + "\n"


def kept(name: str) -> list[tuple[Message, Message]]:
    """The requests and replies of a kept transcript."""
    lines = path(name).read_text(encoding="utf-8").splitlines()
    return [(line["request"], line["reply"]) for line in map(json.loads, lines)]


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, scenario in SCENARIOS.items():
        talk = Talk()
        scenario(talk)
        path(name).write_text(text_of(talk), encoding="utf-8", newline="\n")
        print(path(name).relative_to(FOLDER.parents[2]))


if __name__ == "__main__":
    main()
