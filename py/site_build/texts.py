"""The static files that the page shows before Python is there: texts per language, and the catalogue of games."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

from site_build.failure import BuildError, run
from site_build.sources import read_text

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
    """Write `folder/<language>.ftl`, every text of a language in one file."""
    folder.mkdir(parents=True)
    for language in languages(root):
        parts = [read_text(path).strip() for path in text_files(root, language)]
        (folder / f"{language}.ftl").write_text("\n\n".join(parts) + "\n", encoding="utf-8", newline="\n")


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
