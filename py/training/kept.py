"""Files that grow by a line at a time: what an interrupted run left half written counts for nothing.

What a line says is for the module that writes the file.
"""

from __future__ import annotations

from pathlib import Path


def whole_lines(path: Path) -> list[str]:
    """The lines of a file that were written to their end, without it; none if there is no file."""
    if not path.exists():
        return []
    lines = path.read_text(encoding="ascii").splitlines(keepends=True)
    return [line[:-1] for line in lines if line[-1] == "\n"]


def keep_whole_lines(path: Path) -> list[str]:
    """The same, and nothing else is left in the file, so that it can be gone on with; the folder is made if need be."""
    lines = whole_lines(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(f"{line}\n" for line in lines), encoding="ascii")
    return lines
