"""A copy of the built site on a port of its own, with the host's headers and a log of what was asked."""

from __future__ import annotations

import os
import shutil
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from site_build.conformance import site_folder
from site_build.headers import Rule
from site_build.server import Handler, Server, Site


class Recorder(Handler):
    """Writes down each path that is asked for."""

    def answer(self, *, with_body: bool) -> None:
        self.server.asked.append(self.path.partition("?")[0])  # type: ignore[attr-defined]
        super().answer(with_body=with_body)


class LinkedSite(Site):
    """Packs a file once for all copies of the site, since they are links to the same file."""

    _kept: ClassVar[dict[tuple[int, int], bytes]] = {}

    def body(self, file: Path, *, packed: bool) -> bytes:
        if not packed:
            return super().body(file, packed=False)
        status = file.stat()
        key = (status.st_ino, status.st_mtime_ns)
        if key not in self._kept:
            self._kept[key] = super().body(file, packed=True)
        return self._kept[key]


class LocalSite:
    """The site that a test opens.

    address   its origin: `http://localhost:PORT`
    folder    what is served; a test may write into it
    assets    the path of the hashed folder, `/a/<version>/`
    asked     the paths asked for so far, in order
    """

    def __init__(self, dist: Path, folder: Path, rules: Sequence[Rule]) -> None:
        # Links, not copies: the build never writes into a file that stands.
        shutil.copytree(dist, folder, copy_function=os.link)
        self.folder = folder
        self.rules = rules
        self.version = site_folder(folder).name
        self.assets = f"/a/{self.version}/"
        self.asked: list[str] = []
        self._port = 0
        self._server: Server | None = None
        self.start()

    @property
    def address(self) -> str:
        return f"http://localhost:{self._port}"

    def start(self) -> None:
        """Serve, on the same port as before if it was stopped."""
        self._server = Server(LinkedSite(self.folder, self.rules), self._port, Recorder)
        self._server.asked = self.asked  # type: ignore[attr-defined]
        self._port = self._server.server_port
        threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()

    def stop(self) -> None:
        """Take the server away: every connection to the address is refused."""
        if self._server:
            self._server.shutdown()
            self._server.server_close()
            self._server = None

    def add(self, path: str, text: str) -> None:
        """Put one more file on the site."""
        target = self.folder / path.lstrip("/")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.unlink(missing_ok=True)
        target.write_text(text, encoding="utf-8")

    def publish(self, word: str) -> str:
        """Put a new version of the site in the place of this one, as a deployment does; return the new version."""
        old, new = self.version, (self.version[:-4] + word)[-12:]
        (self.folder / "a" / old).rename(self.folder / "a" / new)
        for path in [*self.folder.glob("*.html"), *self.folder.glob("*.webmanifest"), self.folder / "sw.js"]:
            self.add(path.name, path.read_text(encoding="utf-8").replace(old, new))
        self.version, self.assets = new, f"/a/{new}/"
        return new
