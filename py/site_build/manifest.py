"""What a kept folder holds, name by name with size and hash, so that a damaged one is seen before it is used again."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Manifest:
    """The list of a folder's files, in a file beside or within it, and the words that say what they were made from."""

    file: Path
    folder: Path

    def write(self, **words: str) -> None:
        """List the folder as it stands now."""
        said = {"words": words, "files": listing(self.folder)}
        self.file.write_text(json.dumps(said, indent=1) + "\n", encoding="utf-8")

    def words(self, *, more: bool = False) -> dict[str, str] | None:
        """The words, if the folder still holds just what was listed; with `more`, other files may stand beside it."""
        try:
            said = json.loads(self.file.read_text(encoding="utf-8"))
            words, listed = dict(said["words"]), dict(said["files"])
        except (OSError, ValueError, KeyError, TypeError):
            return None
        found = listing(self.folder)
        whole = listed.items() <= found.items() if more else listed == found
        return words if listed and whole else None


def listing(folder: Path) -> dict[str, list[int | str]]:
    """Size and hash of every file below a folder, hidden ones too: all of them would be copied along."""
    found: dict[str, list[int | str]] = {}
    for path in sorted(folder.rglob("*")):
        if path.is_dir():
            continue
        # A broken link or a pipe has no content, and no manifest that was written lists one.
        content = path.read_bytes() if path.is_file() else b""
        found[path.relative_to(folder).as_posix()] = [len(content), hashlib.sha256(content).hexdigest()]
    return found
