"""The local server: a free port, a word about saves, and a browser only where it is wanted."""

from __future__ import annotations

import errno
import socket
import threading
import urllib.request
import webbrowser
from collections.abc import Iterator
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


def test_no_port_lies_beyond_the_last(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def taken(*_: object) -> Server:
        raise OSError(errno.EADDRINUSE, "Address already in use")

    monkeypatch.setattr(server, "Server", taken)
    with pytest.raises(BuildError, match=r"^The ports 65530 to 65535 are all taken"):
        open_server(Site(folder / "dist", ()), 65530)


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (
            PermissionError(errno.EACCES, "Permission denied"),
            r"^Port 80 is not allowed; name one above 1023 with --port",
        ),
        (OSError(errno.EADDRNOTAVAIL, "No address"), r"^Port 80 cannot be opened \(No address\); name one with --port"),
    ],
)
def test_a_port_that_is_not_taken_is_not_called_so(
    folder: Path, monkeypatch: pytest.MonkeyPatch, error: OSError, sentence: str
) -> None:
    def fail(*_: object) -> Server:
        raise error

    monkeypatch.setattr(server, "Server", fail)
    monkeypatch.setattr(server.sys, "platform", "linux")
    with pytest.raises(BuildError, match=sentence):
        open_server(Site(folder / "dist", ()), 80)


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
    said = capsys.readouterr().out
    assert f"Vorhand is at {address} " in said
    # Port 0 is any free one.
    assert "taken" not in said
    assert "It is any free port. Saved games belong to the address" in said


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


@pytest.fixture
def running(folder: Path) -> Iterator[Server]:
    running = Server(Site(folder / "dist", ()), 0)
    threading.Thread(target=running.serve_forever, args=(0.05,), daemon=True).start()
    yield running
    running.shutdown()
    running.server_close()


def ask(running: Server, target: str) -> str:
    """The first line of the answer, empty if there is none. Clients of the library refuse to send some targets."""
    with socket.create_connection(("127.0.0.1", running.server_port), timeout=10) as connection:
        connection.sendall(f"GET {target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
        return connection.makefile("rb").readline().decode().strip()


@pytest.mark.parametrize(
    ("target", "status"),
    [
        *(("/%00", 404), ("/index.html%00", 404), ("/%ff", 404), (f"/{'a' * 300}", 404), (f"/{'a/' * 3000}", 404)),
        *(("/..%2fnetlify.toml", 404), ("/index.html/", 404), ("//", 200), ("http://[", 400), ("*", 404)),
    ],
)
def test_a_strange_path_is_answered(
    running: Server, capfd: pytest.CaptureFixture[str], target: str, status: int
) -> None:
    assert ask(running, target).startswith(f"HTTP/1.1 {status} ")
    assert ask(running, "/") == "HTTP/1.1 200 OK"
    assert capfd.readouterr().err == ""


def test_a_request_that_fails_is_one_line(
    running: Server, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> bytes:
        raise ValueError("no body")

    monkeypatch.setattr(Site, "body", fail)
    assert ask(running, "/") == ""
    assert capsys.readouterr().err == "build.py: a request could not be answered (ValueError: no body).\n"
