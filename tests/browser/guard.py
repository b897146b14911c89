"""Watches a browser context and fails the test on anything that must never happen in the page."""

from __future__ import annotations

import re
from typing import Final
from weakref import WeakKeyDictionary

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, WebError


class Guard:
    """Collects requests that leave the origin, errors on the console and errors that nobody caught.

    A breach of the policy shows as an error on the console, so it is among them.
    """

    def __init__(self, context: BrowserContext, origin: str) -> None:
        self.origin = origin
        self.found: list[str] = []
        self._allowed: list[str] = []
        context.on("request", self._request)
        context.on("console", self._console)
        context.on("weberror", self._error)

    def watch(self, page: Page) -> None:
        """From now on the page is known to `guard_of`."""
        _GUARDS[page] = self

    def allow(self, pattern: str) -> None:
        """Let pass what matches; for a test that breaks something on purpose, and says what that looks like."""
        self._allowed.append(pattern)

    def check(self) -> None:
        bad = [line for line in self.found if not any(re.search(pattern, line) for pattern in self._allowed)]
        assert not bad, "the page must not do this:\n" + "\n".join(bad)

    def _request(self, request: Request) -> None:
        if not request.url.startswith((f"{self.origin}/", "data:", "blob:")):
            self.found.append(f"request to {request.url}")

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.found.append(f"console {message.type}: {message.text}")

    def _error(self, error: WebError) -> None:
        self.found.append(f"uncaught: {error.error}")


_GUARDS: Final[WeakKeyDictionary[Page, Guard]] = WeakKeyDictionary()


def guard_of(page: Page) -> Guard:
    """Who watches the page's context. Raises `KeyError` for a page that nobody watches."""
    return _GUARDS[page]
