"""Pages whose engine runs beside the browser, at a stage of the catalogue: for tests that need no Python in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from playwright.sync_api import Browser, Page

from screens.catalogue import Screen
from screens.rendering import Studio, make
from screens.stages import kept as kept_matches

MATCHES = kept_matches()


class Beside:
    """Opens the page at a stage, or at home, after some steps; what was kept before is gone."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.studio = Studio(browser, address, stages=MATCHES)

    @contextmanager
    def __call__(
        self, stage: str | None, *steps: str, kept: Sequence[tuple[str, object]] = (), language: str = "en"
    ) -> Iterator[Page]:
        yield self.studio.show(Screen("a test", stage, steps, kept=tuple(kept)), language)


def step(page: Page, what: str) -> None:
    """One step as the catalogue writes it."""
    make(page, what, "en")
