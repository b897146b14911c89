"""The local server: a free port, a word about saves, and a browser only where it is wanted."""

from __future__ import annotations

import threading
import urllib.request
import webbrowser
from pathlib import Path

import pytest

from site_build import server
from site_build.failure import BuildError
from site_build.headers import Rule
from site_build.server import Server, Site, open_server


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "dist").mkdir()
    (tmp_path / "dist/index.html").write_text("<h1>here</h1>")
    (tmp_path / "netlify.toml").write_text('[[headers]]\nfor = "/*"\n[headers.values]\nX-Test = "sent"\n')
    return tmp_path


@pytest.fixture
def taken(folder: Path) -> Server:
    return Server(Site(folder / "dist", ()), 0)


def test_the_next_free_port_is_taken_if_the_port_is_not_free(folder: Path, taken: Server) -> None:
    other = open_server(Site(folder / "dist", ()), taken.server_port)
    assert taken.server_port < other.server_port < taken.server_port + server.TRIES
    other.server_close()
    taken.server_close()


def test_no_free_port_is_one_sentence(folder: Path, taken: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "TRIES", 1)
    with pytest.raises(BuildError, match="all taken; close a program or name one with --port"):
        open_server(Site(folder / "dist", ()), taken.server_port)
    taken.server_close()


def stop_at_once(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Let `serve` come to its loop and be stopped there; the browser only notes what it is asked to open."""
    opened: list[str] = []

    def stop(self: Server) -> None:
        for thread in threading.enumerate():
            if thread is not threading.current_thread() and thread.daemon:
                thread.join(timeout=5)
        raise KeyboardInterrupt

    monkeypatch.setattr(Server, "serve_forever", stop)
    monkeypatch.setattr(webbrowser, "get", lambda: None)
    monkeypatch.setattr(webbrowser, "open", opened.append)
    return opened


def test_serve_says_the_address_and_opens_it(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened = stop_at_once(monkeypatch)
    server.serve(folder, port=0, browser=True)
    (address,) = opened
    assert address.startswith("http://localhost:")
    assert f"Vorhand is at {address} " in capsys.readouterr().out


def test_serve_opens_nothing_when_told_so_and_warns_of_another_address(
    folder: Path, taken: Server, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened = stop_at_once(monkeypatch)
    server.serve(folder, port=taken.server_port, browser=False)
    assert opened == []
    assert f"Port {taken.server_port} is taken. Saved games belong to the address" in capsys.readouterr().out
    taken.server_close()


def test_no_browser_is_no_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    def none() -> None:
        raise webbrowser.Error("could not locate runnable browser")

    monkeypatch.setattr(webbrowser, "get", none)
    monkeypatch.setattr(webbrowser, "open", lambda _: pytest.fail("there is no browser to open"))
    server.open_browser("http://localhost:1")


def test_the_headers_of_the_file_are_sent(folder: Path) -> None:
    running = Server(Site(folder / "dist", (Rule("/*", (("X-Test", "sent"),)),)), 0)
    threading.Thread(target=running.serve_forever, args=(0.05,), daemon=True).start()
    with urllib.request.urlopen(f"http://127.0.0.1:{running.server_port}/") as answer:
        assert answer.headers["X-Test"] == "sent"
        assert answer.headers["Cache-Control"] == "public, max-age=0, must-revalidate"
        assert answer.read() == b"<h1>here</h1>"
    running.shutdown()
    running.server_close()
