"""Versions and hashes of what the build fetches, where package-lock.json and pyproject.toml do not already pin it."""

from __future__ import annotations

from typing import NamedTuple

PYODIDE = "314.0.7"
PYTHON_IN_PYODIDE = "3.14"


class PinnedWheel(NamedTuple):
    """A wheel from the Python package index, by version and by what it must hash to."""

    name: str
    version: str
    sha256: str

    @property
    def file_name(self) -> str:
        return f"{self.name}-{self.version}-py3-none-any.whl"


WHEELS = (
    PinnedWheel("micropip", "0.11.1", "768de165adb8e66906039d8fec4127a57f522dfdf8e6fbff877a4616941ecfd3"),
    PinnedWheel("packaging", "26.1", "5d9c0669c6285e491e0ced2eee587eaf67b670d94a19e94e3984a481aba6802f"),
)

# 2020-02-02: the date of every file in the wheel, so that two builds of the same tree give the same bytes.
SOURCE_DATE_EPOCH = "1580601600"

OLDEST_NODE = 20
