"""Runs on each Python: plays some deals by messages and prints a hash of every reply. `argument` is the seed."""

import hashlib
import json

from vorhand.web import handle

STEPS = 120

request: dict[str, object] = {"type": "new", "game": "kalter_schlag", "seed": int(argument)}  # type: ignore[name-defined]  # noqa: F821
for number in range(STEPS):
    text = handle(json.dumps({"v": 1, "id": number, **request}))
    print(hashlib.sha256(text.encode()).hexdigest())
    frame = json.loads(text)
    if frame["next"] == "over":
        break
    if frame["next"] == "act":
        legal = frame["legal"]
        request = {"type": "act", "rev": frame["rev"], "move": legal[number % len(legal)]["text"]}
    else:
        request = {"type": "step", "rev": frame["rev"]}
