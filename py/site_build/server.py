"""Serves dist/ on this machine the way the host does: same headers, same types, packed where the browser takes it."""

from __future__ import annotations

import errno
import gzip
import hashlib
import sys
import threading
import webbrowser
from collections.abc import Sequence
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

from site_build.failure import BuildError
from site_build.headers import Rule, headers_for, read_rules

PORT = 8314
TRIES = 20
LAST_PORT = 65_535

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".wasm": "application/wasm",
    ".zip": "application/zip",
    ".whl": "application/octet-stream",
}
# Packing these again would only cost time.
PACKED = (".zip", ".whl", ".png", ".ico")


class Site:
    """A built folder and the headers to send with it."""

    def __init__(self, dist: Path, rules: Sequence[Rule]) -> None:
        self.dist = dist.resolve()
        self.rules = rules
        self._packed: dict[tuple[Path, int], bytes] = {}
        self._lock = threading.Lock()

    def find(self, path: str) -> Path | None:
        """The file of a path; None if there is none, if it is a folder without a page, or if it lies outside."""
        try:
            target = (self.dist / path.lstrip("/")).resolve()
            if not target.is_relative_to(self.dist):
                return None
            if path.endswith("/"):
                target = target / "index.html"
            return target if target.is_file() else None
        except (OSError, ValueError):
            # A name that the file system cannot hold: too long, or with a zero byte in it.
            return None

    def body(self, file: Path, *, packed: bool) -> bytes:
        if not packed:
            return file.read_bytes()
        key = (file, file.stat().st_mtime_ns)
        with self._lock:
            if key not in self._packed:
                self._packed[key] = gzip.compress(file.read_bytes(), compresslevel=6, mtime=0)
            return self._packed[key]


class Handler(BaseHTTPRequestHandler):
    """Answers GET and HEAD."""

    protocol_version = "HTTP/1.1"
    server: Server

    def do_GET(self) -> None:
        self.answer(with_body=True)

    def do_HEAD(self) -> None:
        self.answer(with_body=False)

    def answer(self, *, with_body: bool) -> None:
        try:
            path = unquote(urlsplit(self.path).path)
        except ValueError:
            self.send_error(HTTPStatus.BAD_REQUEST)
            return
        site = self.server.site
        file = site.find(path)
        headers = headers_for(path, site.rules)
        status = HTTPStatus.OK if file else HTTPStatus.NOT_FOUND
        if file is None:
            body = f"There is no {path} here.\n".encode()
            headers["Content-Type"] = "text/plain; charset=utf-8"
        else:
            packed = file.suffix not in PACKED and "gzip" in self.headers.get("Accept-Encoding", "")
            body = site.body(file, packed=packed)
            headers["Content-Type"] = TYPES.get(file.suffix, "application/octet-stream")
            headers.setdefault("Cache-Control", "public, max-age=0, must-revalidate")
            headers["ETag"] = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
            headers["Vary"] = "Accept-Encoding"
            if packed:
                headers["Content-Encoding"] = "gzip"
            if self.headers.get("If-None-Match") == headers["ETag"]:
                status, body = HTTPStatus.NOT_MODIFIED, b""
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        if status is not HTTPStatus.NOT_MODIFIED:
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if with_body:
            self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing: the terminal shows what the person has to know."""


class Server(ThreadingHTTPServer):
    """A server of one site, on this machine alone."""

    daemon_threads = True
    allow_reuse_address = sys.platform != "win32"

    def __init__(self, site: Site, port: int, handler: type[Handler] = Handler) -> None:
        self.site = site
        super().__init__(("127.0.0.1", port), handler)

    @property
    def address(self) -> str:
        return f"http://localhost:{self.server_port}"

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that closes a connection early is no error; anything else is said in a line."""
        error = sys.exc_info()[1]
        if not isinstance(error, ConnectionError):
            print(f"build.py: a request could not be answered ({type(error).__name__}: {error}).", file=sys.stderr)


def open_server(site: Site, port: int) -> Server:
    """A server on the port or, if that is taken, on the next free one. Port 0 is any free one."""
    last = min(port + TRIES - 1, LAST_PORT)
    for candidate in range(port, last + 1):
        try:
            return Server(site, candidate)
        except PermissionError:
            # On Windows single ports are kept back; elsewhere it is all below 1024, and none of them is "taken".
            if sys.platform != "win32":
                raise BuildError(f"Port {candidate} is not allowed; name one above 1023 with --port.") from None
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise BuildError(
                    f"Port {candidate} cannot be opened ({error.strerror}); name one with --port."
                ) from None
    raise BuildError(f"The ports {port} to {last} are all taken; close a program or name one with --port.")


def serve(root: Path, *, port: int, browser: bool) -> None:
    """Serve dist/ until the person stops it."""
    server = open_server(Site(root / "dist", read_rules(root / "netlify.toml")), port)
    print(f"Vorhand is at {server.address}  (stop with Ctrl+C)", flush=True)
    if port == 0:
        print("It is any free port. Saved games belong to the address: they are not seen at another one.", flush=True)
    elif server.server_port != port:
        print(
            f"Port {port} is taken. Saved games belong to the address: those of port {port} are not seen at this one.",
            flush=True,
        )
    if browser:
        threading.Thread(target=open_browser, args=(server.address,), daemon=True).start()
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print("\nStopped.")
    finally:
        server.server_close()


def open_browser(address: str) -> None:
    """Show the page where there is a browser; where there is none, the printed address has to do."""
    try:
        webbrowser.get()
    except webbrowser.Error:
        return
    webbrowser.open(address)
