"""The static files that the page shows before Python is there: texts per language, and the catalogue of games."""

from __future__ import annotations

import json
import os
import re
import sys
from pathlib import Path

from site_build.failure import BuildError, run
from site_build.sources import read_text

FOR_HOME = r"(?:game|preset|option|value|level)-"
"""How the texts of a game begin that its tile on the home screen shows; a game's own have its name before that."""
FOR_TABLE = (
    r"(?:again|all|answer|bid|card|cards|choose|chosen|col|compare|count|dealer|dialog|entry|event|hint|key|keys|match|may|"
    r"move|note|notation|open|opponents|options|protocol|rank|record|result|session|setting|sheet|stats|stock|sure|watches|"
    r"worth|zone)-|led "
)
"""How the texts of the page begin that nothing but a table shows, once its cards are dealt."""
WRITE_CATALOGUE = "import json, vorhand; print(json.dumps(vorhand.catalogue(), ensure_ascii=False))"


def languages(root: Path) -> list[str]:
    """The languages that the page speaks: one Fluent file each."""
    found = sorted(path.stem for path in (root / "www/texts").glob("*.ftl"))
    if not found:
        raise BuildError("www/texts holds no .ftl file; the page needs its texts in at least one language.")
    return found


def text_files(root: Path, language: str) -> list[Path]:
    """The files that make up one language: the page's, the engine's and each game's."""
    name = f"{language}.ftl"
    places = [root / "www/texts", root / "py/vorhand/texts", *sorted((root / "py/vorhand/games").glob("*/texts"))]
    files = [place / name for place in places]
    missing = [str(path.relative_to(root)) for path in files if not path.exists()]
    if missing:
        raise BuildError(f"The texts in {language!r} are not whole: write {' and '.join(missing)}.")
    return files


def write_texts(root: Path, folder: Path) -> None:
    """Write `folder/<language>.ftl` with what the home screen needs, `folder/table/<language>.ftl` with the rest.

    The first must be small, since nothing can be seen before it is there; a table has time until its cards are dealt.
    Games share texts, so the second is one file for all of them.
    """
    (folder / "table").mkdir(parents=True)
    for language in languages(root):
        first: list[str] = []
        table: list[str] = []
        for path in text_files(root, language):
            found = entries(read_text(path))
            if not path.is_relative_to(root / "py/vorhand/games"):
                for entry in found:
                    (table if re.match(FOR_TABLE, entry) else first).append(entry)
                continue
            names = "".join(
                f"{name}-|" for name in re.findall(r"^game-([a-z-]+?)(?:-about)? =", "\n".join(found), re.M)
            )
            for entry in found:
                (first if re.match(f"(?:{names}){FOR_HOME}", entry) else table).append(entry)
        spoken = "\n".join(entry for entry in first if not entry.startswith("-"))
        # A term is read where it is first used.
        table += [entry for entry in first if entry.startswith("-") and not uses(spoken, entry)]
        first = [entry for entry in first if not entry.startswith("-") or uses(spoken, entry)]
        write_entries(folder / f"{language}.ftl", first)
        write_entries(folder / "table" / f"{language}.ftl", table)


def uses(text: str, term: str) -> bool:
    """Whether a text speaks of a term, given as its entry; no term speaks of another."""
    name = term.partition(" =")[0]
    return re.search(rf"\{{ {name}[ (}}]", text) is not None


def entries(text: str) -> list[str]:
    """The messages and terms of a Fluent text, each as it stands, without the comments."""
    return [
        entry.strip() for entry in re.findall(r"^-?[A-Za-z].*\n(?:(?:[ }].*)?\n)*", text + "\n", flags=re.MULTILINE)
    ]


def write_entries(path: Path, found: list[str]) -> None:
    path.write_text("\n".join(found) + "\n", encoding="utf-8", newline="\n")


def write_catalogue(wheel: Path, target: Path) -> None:
    """Ask the built wheel for its games."""
    said = run(
        [sys.executable, "-P", "-c", WRITE_CATALOGUE],
        env=os.environ | {"PYTHONPATH": str(wheel), "PYTHONUTF8": "1"},
        doing="Asking the engine for its catalogue of games",
        advice="mend the engine, then run the command again",
    )
    games = json.loads(said)
    target.write_text(json.dumps(games, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")
