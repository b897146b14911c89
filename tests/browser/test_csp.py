"""The policy: strict, one per path, on every response, and nothing in the page breaks it."""

from __future__ import annotations

from http.client import HTTPConnection

from playwright.sync_api import Page

from tests.browser.conftest import POLICY
from tests.browser.guard import guard_of
from tests.browser.local_site import LocalSite


def sent_headers(site: LocalSite, path: str, **headers: str) -> tuple[int, list[tuple[str, str]], bytes]:
    connection = HTTPConnection("127.0.0.1", int(site.address.rpartition(":")[2]))
    connection.request("GET", path, headers=headers)
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer.status, answer.getheaders(), body


def site_paths(site: LocalSite) -> list[str]:
    return ["/", *(f"/{path.relative_to(site.folder).as_posix()}" for path in site.folder.rglob("*") if path.is_file())]


def test_every_response_has_one_strict_policy(site: LocalSite) -> None:
    for path in [*site_paths(site), "/no/such/file"]:
        _, headers, _ = sent_headers(site, path)
        (policy,) = [value for name, value in headers if name == POLICY]
        parts = dict(part.strip().partition(" ")[::2] for part in policy.split(";"))
        assert parts["default-src"] == "'none'", path
        assert parts["script-src"] == "'self' 'wasm-unsafe-eval'", path
        assert parts["style-src"] == "'self'", path
        assert parts["connect-src"] == "'self'", path
        assert parts["frame-ancestors"] == "*", path
        assert "unsafe-inline" not in policy, path
        assert "unsafe-eval" not in policy.replace("wasm-unsafe-eval", ""), path


def test_every_response_may_be_used_by_others_and_is_not_sniffed(site: LocalSite) -> None:
    for path in site_paths(site):
        _, headers, _ = sent_headers(site, path)
        sent = dict(headers)
        assert sent["X-Content-Type-Options"] == "nosniff"
        assert sent["Cross-Origin-Resource-Policy"] == "cross-origin"
        assert sent["Access-Control-Allow-Origin"] == "*"
        assert sent["Referrer-Policy"] == "strict-origin-when-cross-origin"
        assert sent["Content-Type"], path


def test_only_the_hashed_folder_is_kept_for_ever(site: LocalSite) -> None:
    for path in site_paths(site):
        cache = dict(sent_headers(site, path)[1])["Cache-Control"]
        assert ("immutable" in cache) == path.startswith(site.assets), path


def test_the_page_breaks_no_policy_and_holds_no_inline_code(page: Page, site: LocalSite) -> None:
    page.add_init_script(
        """globalThis.breaches = [];
        addEventListener("securitypolicyviolation", (event) => breaches.push(event.blockedURI));"""
    )
    page.goto("/")
    page.wait_for_selector("h1")
    assert page.evaluate("() => breaches") == []
    count = """(html) => new DOMParser().parseFromString(html, "text/html")
      .querySelectorAll("script:not([src]), style, [style], [onclick], [onload]").length"""
    assert page.evaluate(count, sent_headers(site, "/")[2].decode()) == 0


def test_inline_code_does_not_run_while_the_engine_does(probe: Page) -> None:
    guard_of(probe).allow("Content Security Policy")
    assert probe.evaluate("() => vorhand.watchedEngine().engine.start().then(() => 'started')") == "started"
    probe.evaluate("""() => {
      const script = document.createElement("script");
      script.textContent = "globalThis.inline = 1";
      document.head.append(script);
    }""")
    assert probe.evaluate("() => globalThis.inline ?? null") is None


def test_missing_files_folders_and_ways_out_are_not_found(site: LocalSite) -> None:
    for path in ("/missing.wasm", "/a", "/a/", site.assets, "/wheels/", "/../netlify.toml", "/%2e%2e/netlify.toml"):
        status, _, body = sent_headers(site, path)
        assert status == 404, path
        assert b"<" not in body, path


def test_types_and_packing(site: LocalSite) -> None:
    wasm = f"{site.assets}pyodide/pyodide.asm.wasm"
    _, headers, plain = sent_headers(site, wasm)
    assert dict(headers)["Content-Type"] == "application/wasm"
    assert "Content-Encoding" not in dict(headers)
    _, headers, packed = sent_headers(site, wasm, **{"Accept-Encoding": "gzip, br"})
    assert dict(headers)["Content-Encoding"] == "gzip"
    assert len(packed) < len(plain) / 2
    _, headers, _ = sent_headers(site, f"{site.assets}pyodide/python_stdlib.zip", **{"Accept-Encoding": "gzip"})
    assert "Content-Encoding" not in dict(headers)


def test_an_unchanged_file_is_not_sent_again(site: LocalSite) -> None:
    _, headers, _ = sent_headers(site, "/sw.js")
    status, _, body = sent_headers(site, "/sw.js", **{"If-None-Match": dict(headers)["ETag"]})
    assert (status, body) == (304, b"")
