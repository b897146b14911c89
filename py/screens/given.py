"""Positions set up by hand: `deals.txt` has the record of each below its name."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from screens.answers import Message
from vorhand.record import Record

DEALS: Final = Path(__file__).with_name("deals.txt")
NAME: Final = "== "


def given() -> dict[str, Message]:
    """What the page keeps of each match. Raises `NotationError` for a record that cannot be read."""
    matches: dict[str, Message] = {}
    for part in f"\n{DEALS.read_text(encoding='utf-8')}".split(f"\n{NAME}")[1:]:
        name, _, text = part.partition("\n")
        matches[name] = _saved(Record.parse(text))
    return matches


def _saved(record: Record) -> Message:
    return {
        "record": str(record),
        "game": record.game,
        "preset": record.preset,
        "deal": len(record.deals),
        "totals": [0] * record.players,
        "seat": 0,
        "over": False,
        "moved": True,
    }
