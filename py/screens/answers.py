"""The engine as a page asks it, without Python in the browser: what was asked before in the same order is known."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

from vorhand.web import Desk

STAND_IN: Final = """
window.Worker = class extends EventTarget {
  postMessage(message) {
    const tell = (data) => this.onmessage?.({ data });
    if (message.type === 'start') {
      setTimeout(() => { tell({ type: 'progress', loaded: 1, whole: true }); tell({ type: 'ready' }); });
    } else window.askEngine(message.text).then((text) => tell({ type: 'reply', id: message.id, text }));
  }
  terminate() { this.onmessage = null; }
};
"""
"""A script for a page: its worker is a call of `askEngine`, which `Answers.talk` answers."""
SLEEPING: Final = "window.Worker = class extends EventTarget { postMessage() {} terminate() {} };"
"""A script for a page whose engine is still to come."""

Message = dict[str, Any]


class Answers:
    """Replies by what was asked up to there; shared by all pages."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, ...], Message] = {}

    def talk(self) -> Talk:
        """A page's conversation from its beginning."""
        return Talk(self._known)


class Talk:
    """One conversation; called with a request as text it gives the reply as text."""

    def __init__(self, known: dict[tuple[str, ...], Message]) -> None:
        self._known, self._said = known, tuple[str, ...]()
        self._desk, self._done = Desk(), 0

    def __call__(self, text: str) -> str:
        request: Message = json.loads(text)
        number = request.pop("id")
        self._said = (*self._said, json.dumps(request, sort_keys=True))
        if self._said not in self._known:
            for reply in self._caught_up():
                self._known[self._said] = reply
        return json.dumps(self._known[self._said] | {"id": number})

    def _caught_up(self) -> Iterator[Message]:
        """The replies to what this desk was not asked yet, since the answers were known; the last is the one wanted."""
        for asked in self._said[self._done :]:
            yield json.loads(self._desk.handle(json.dumps(json.loads(asked) | {"id": 0})))
        self._done = len(self._said)
