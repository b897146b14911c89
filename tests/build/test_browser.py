"""Where the browser of the tests comes from, and that none is a failure, never a test left out."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from site_build import browser
from site_build.failure import BuildError


def program(folder: Path, name: str, says: str, code: int = 0) -> Path:
    path = folder / name
    path.write_text(f"#!/bin/sh\necho '{says}'\nexit {code}\n")
    path.chmod(0o755)
    return path


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine with nothing on its PATH but what the test puts there."""
    monkeypatch.delenv(browser.VARIABLE, raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(browser, "PLACES", ())
    for way in ("playwrights", "from_debian", "from_playwright"):
        monkeypatch.setattr(browser, way, lambda: iter(()))
    return tmp_path


def test_the_one_of_the_system_is_taken_first(bare: Path) -> None:
    path = program(bare, "google-chrome", "Google Chrome 150.0")
    assert browser.find_browser() == path


def test_a_name_that_only_tells_how_to_install_is_passed_over(bare: Path) -> None:
    program(bare, "chromium-browser", "please install the snap", code=1)
    path = program(bare, "google-chrome", "Google Chrome 150.0")
    assert browser.find_browser() == path


def test_a_fetched_one_is_taken_where_there_is_none(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fetched() -> Iterator[Path]:
        yield program(bare, "fetched", "Chromium 150.0")

    monkeypatch.setattr(browser, "from_playwright", fetched)
    assert browser.find_browser() == bare / "fetched"


def test_debian_is_asked_only_by_who_may_install(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    monkeypatch.setenv("PATH", str(bare))
    program(bare, "apt-get", "installed")
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert list(browser.from_debian()) == []
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    path = program(bare, "chromium", "Chromium 150.0")
    assert list(browser.from_debian()) == [path]


@pytest.mark.usefixtures("bare")
def test_none_is_a_failure_that_says_what_to_do() -> None:
    with pytest.raises(BuildError, match="install Chromium or Google Chrome"):
        browser.find_browser()


def test_a_named_one_that_does_not_run_is_not_replaced(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(bare, "chromium", "Chromium 150.0")
    monkeypatch.setenv(browser.VARIABLE, str(bare / "gone"))
    with pytest.raises(BuildError, match="which does not run"):
        browser.find_browser()
