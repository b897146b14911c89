"""The longest sentences that a table may have to show: in place of what it says they tell whether there is room."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Final, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

from site_build.sources import read_text
from site_build.texts import text_files

ROOT: Final = Path(__file__).resolve().parents[2]
REFUSALS: Final = {
    "kalter schlag": ("must-follow", "must-play-jack", "jack-is-no-suit-card", "spare-jack"),
    "play": ("must-follow", "must-play-trump", "jack-is-trump"),
    "rams": (
        *("must-trump", "lead-trump-ace", "must-follow", "ace-forces-in"),
        *("three-play", "exchange-limit", "stock-short"),
    ),
}
"""What a tap on a card is told that may not be played; in the play of Skat, or by games."""
HINTS: Final = {
    "auction": ("bid", "hold", "bid-more", "bid-weak", "pass-weak", "pass-limit", "pass-strong"),
    "skat": ("take", "take-dear", "hand", "hand-risky"),
    "discard": ("discard-void", "discard-safe", "discard-low", "discard-null", "discard-weak"),
    "declare": ("declare", "declare-less", "declare-overbid"),
    "contra": ("contra", "no-contra"),
    "re": ("re", "no-re"),
    "play": (
        *("draw-trumps", "cash", "lead-loser", "lead-through", "lead-to-partner", "lead-trump", "take-trick", "ruff"),
        *("schmear", "leave-partner", "overtake", "duck", "cheap"),
    ),
}
NUMBERS: Final = {"n": 120, "bid": 120, "limit": 144, "chance": 100}


def source(language: str) -> str:
    """All Fluent files of a language, one after the other."""
    return "\n\n".join(read_text(path) for path in text_files(ROOT, language))


@cache
def bundle(language: str, deck: str = "french") -> FluentBundle:
    """All texts of a language, as the site has them with a pack on the table, `french` or `german`."""
    told = cast("Callable[..., FluentType]", lambda: deck)  # A text is one of its types, though it is not said to be.
    made = FluentBundle([language], functions={"DECK": told}, use_isolating=False)
    made.add_resource(FluentResource(source(language)))
    return made


def text(language: str, id: str, **arguments: object) -> str:
    """The text of a message. Raises `LookupError` if there is none, or if an argument is missing."""
    message = bundle(language).get_message(id)
    written, errors = bundle(language).format_pattern(message.value, arguments) if message.value else ("", [id])
    if errors:
        raise LookupError(f"{id} in {language}: {errors}")
    return str(written)


def longest(language: str, kind: str, where: str) -> str:
    """The longest reason of a `hint` or for which a card is `refused`, in a stage of Skat or in another game."""
    if kind == "refused":
        own = bundle(language).has_message
        ids = [f"{where}-move-{key}" if own(f"{where}-move-{key}") else f"move-{key}" for key in REFUSALS[where]]
    elif where == "rams":
        ids = re.findall(r"^hint-rams-[a-z-]+", source(language), re.M)
    else:
        ids = [f"hint-{key}" for key in HINTS[where]]
    games = _longest(text(language, "contract-game", game=game) for game in ("clubs", "spades", "diamonds", "grand"))
    levels = (text(language, "level-word", level=level) for level in ("hand", "schneider", "schwarz"))
    card = text(language, "card-name", suit="hearts", rank="queen")
    about = NUMBERS | {
        "game": text(language, "level-joint").join([games, *levels]),
        "card": card, "cards": card, "upcard": card, "suit": "hearts", "player": text(language, "name-3"),
    }  # fmt: skip
    return _longest(text(language, id, **about) for id in ids)


def _longest(texts: Iterable[str]) -> str:
    return max(texts, key=len)
