"""The computer players of Skat."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from vorhand.ai.plain import RandomBot
from vorhand.kind import Bot

BOTS: Mapping[str, Callable[[], Bot]] = MappingProxyType({"club": RandomBot})
YARDSTICKS: Mapping[str, Callable[[], Bot]] = MappingProxyType({"random": RandomBot})
