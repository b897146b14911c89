"""Games of the International Skat Server for the tests: those of the data files, and how to cut and change them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from vorhand.cards import PACKS
from vorhand.errors import NotationError
from vorhand.games.skat.iss import IssGame, read_games
from vorhand.games.skat.iss_results import IssResult

DATA = Path(__file__).parent / "data/iss"
FILES = ("samples.txt", "server.txt")
"""What the server wrote, from 2007 to 2026, without the names of the players."""


def lines() -> list[str]:
    """Every record of the files as text."""
    return [line for name in FILES for line in (DATA / name).read_text(encoding="utf-8").splitlines()]


@cache
def games() -> dict[str, IssGame]:
    """Every record of the files by its number on the server."""
    found = [game for game in read_games("\n".join(lines())) if not isinstance(game, NotationError)]
    return {game.get("ID"): game for game in found}


def cut(number: str, *, tricks: int, then: str = "", result: str = "") -> IssGame:
    """A game up to the end of a trick, with other moves behind it and the result given, if any."""
    text = str(games()[number])
    moves = text[text.index("MV[") + 3 : text.index(" ]R[")]
    words = moves.split()
    pack = {card.text for card in PACKS[32]}
    played = [at for at in range(1, len(words), 2) if words[at] in pack]
    first = next(at for at in range(1, len(words), 2) if words[at] in {*pack, "RE"})
    kept = words[: played[3 * tricks - 1] + 1] if tricks else words[: first - 1]
    return written(" ".join([*kept, then]), result)


def changed(number: str, old: str, new: str) -> IssGame:
    """A game with something in it replaced, once."""
    text = str(games()[number])
    assert text.count(old) == 1, f"{old!r} is {text.count(old)} times in {number}"
    return IssGame.parse(text.replace(old, new))


def written(moves: str, result: str = "") -> IssGame:
    """The game of these moves."""
    parsed = IssResult.parse(result) if result else None
    return IssGame((), IssGame.parse(f"(;GM[Skat]MV[{moves}];)").moves, parsed)
