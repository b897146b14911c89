"""The symbols that cards and table are drawn with: few bytes, each there once, own drawings without any text."""

from __future__ import annotations

import gzip
import re

from tests.locales import ROOT

SCRIPTS = ROOT / "www/js"
LIMIT = 8_000
"""Bytes, packed, of all symbols together, whichever pack is on the table."""


def symbols() -> dict[str, str]:
    text = "".join((SCRIPTS / name).read_text(encoding="utf-8") for name in ("sprite.js", "german_sprite.js"))
    found = re.findall(r'<symbol id="([\w-]+)".*?</symbol>', text)
    assert len(found) == len(set(found)), "an id stands twice"
    return {match[1]: match[0] for match in re.finditer(r'<symbol id="([\w-]+)".*?</symbol>', text)}


def test_the_sprite_is_small() -> None:
    assert len(symbols()) >= 25
    assert len(gzip.compress("\n".join(symbols().values()).encode(), 9)) <= LIMIT


def test_every_suit_and_court_of_each_pack_is_drawn() -> None:
    french = {"clubs", "spades", "hearts", "diamonds", "court-K", "court-Q", "court-J", "back"}
    assert french | {"acorns", "leaves", "bells", "court-O", "court-U"} <= set(symbols())


def test_the_signs_of_the_german_pack_are_not_fetched_for_others() -> None:
    always = (SCRIPTS / "sprite.js").read_text(encoding="utf-8")
    assert not re.search(r'id="(acorns|leaves|bells|court-[OU])"', always)
    others = [
        path for path in SCRIPTS.glob("*.js") if re.search(r"from '\./german_sprite\.js'", path.read_text("utf-8"))
    ]
    assert others == []


def test_every_icon_that_is_asked_for_is_there() -> None:
    asked = {
        name for path in SCRIPTS.glob("*.js") for name in re.findall(r"\bicon\('(\w+)'\)", path.read_text("utf-8"))
    }
    assert len(asked) >= 4
    assert {f"i-{name}" for name in asked} <= set(symbols())


def test_symbols_use_no_font_and_no_picture() -> None:
    assert [name for name, drawn in symbols().items() if re.search(r"<(text|image|style)|href|url\(", drawn)] == []
