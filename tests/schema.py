"""The schema of the protocol, as a judge of messages in both directions."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator

PATH = Path(__file__).resolve().parents[1] / "py/vorhand/protocol.schema.json"


@cache
def _judge(definition: str) -> Draft202012Validator:
    schema = json.loads(PATH.read_text(encoding="utf-8"))
    return Draft202012Validator({"$ref": f"#/$defs/{definition}", "$defs": schema["$defs"]})


def faults(definition: str, message: Any) -> list[str]:
    """What is wrong with a message of this kind (`request`, `frame`, `answer`, `error`), each with its place."""
    return [f"{error.json_path}: {error.message[:300]}" for error in _judge(definition).iter_errors(message)]


def faults_of_reply(reply: Any) -> list[str]:
    """What is wrong with a reply of any kind."""
    kind = reply.get("type") if isinstance(reply, dict) else None
    return faults(kind, reply) if kind in ("frame", "answer", "error") else [f"no such reply: {kind!r}"]
