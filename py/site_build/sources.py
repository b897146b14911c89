"""Reads the files that a person writes; one that cannot be read as what it should be is named in one sentence."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

from site_build.failure import BuildError


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BuildError(f"{path} is not text in UTF-8 (byte {error.start}); save it as UTF-8.") from None


def read_json(path: Path) -> Any:
    try:
        return json.loads(read_text(path))
    except ValueError as error:
        raise BuildError(f"{path} is not JSON ({error}); mend it.") from None


def read_toml(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(read_text(path))
    except tomllib.TOMLDecodeError as error:
        raise BuildError(f"{path} is not TOML ({error}); mend it.") from None
