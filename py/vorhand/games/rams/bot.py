"""The computer players of Rams."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from vorhand.ai.plain import LowestBot, RandomBot
from vorhand.cards import Card
from vorhand.kind import Bot
from vorhand.position import View


def _rank(view: View, card: Card) -> int:
    return view.order.strength(card)


BOTS: Mapping[str, Callable[[], Bot]] = MappingProxyType({"club": RandomBot})
YARDSTICKS: Mapping[str, Callable[[], Bot]] = MappingProxyType(
    {"random": RandomBot, "lowest": lambda: LowestBot(_rank)}
)
