"""After the first visit the site works without a network, and a new version waits until it is let in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.guard import guard_of
from tests.browser.local_site import LocalSite

REGISTER = """async () => {
  globalThis.watch = vorhand.watchedOffline();
  await watch.offline.register();
}"""
KEPT = """async () => {
  const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const requests = (await Promise.all(opened.map((cache) => cache.keys()))).flat();
  return requests.map((request) => new URL(request.url).pathname);
}"""
HELLO = "() => vorhand.watchedEngine().engine.send({ type: 'hello' }).then((reply) => reply.type)"


def visit(open_page: Callable[..., Page], site: LocalSite) -> Page:
    """A first visit, until all is kept."""
    page = open_page(site, "/probe.html")
    page.wait_for_function("() => globalThis.vorhand")
    page.evaluate(REGISTER)
    page.wait_for_function("() => watch.offline.state === 'ready'")
    return page


def reload(page: Page) -> None:
    """The probe is no part of the site and so not kept; the page is. Both lie in the cache of one version."""
    page.goto("/?game=kalter_schlag")
    page.wait_for_selector("h1")


def test_one_whole_version_is_kept(open_page: Callable[..., Page], make_site: Callable[..., LocalSite]) -> None:
    site = make_site()
    page = visit(open_page, site)
    kept = page.evaluate("() => watch.offline.kept")
    urls = page.evaluate(KEPT)
    assets = site.folder / site.assets.strip("/")
    expected = {f"/{path.relative_to(site.folder).as_posix()}": path for path in assets.rglob("*") if path.is_file()}
    expected |= {f"/{path.name}": path for path in site.folder.iterdir() if path.suffix in (".html", ".webmanifest")}
    del expected["/probe.html"]
    assert Counter(urls) == dict.fromkeys(expected, 1)
    assert kept["version"] == site.version
    assert kept["files"] == len(expected)
    assert kept["bytes"] == sum(path.stat().st_size for path in expected.values())


def test_reload_with_the_network_off(open_page: Callable[..., Page], make_site: Callable[..., LocalSite]) -> None:
    site = make_site()
    page = visit(open_page, site)
    page.context.set_offline(True)
    asked = len(site.asked)
    reload(page)
    assert page.evaluate("() => document.querySelector('meta[name=vorhand-assets]').content") == site.assets
    assert len(site.asked) == asked


def test_the_engine_starts_with_the_server_gone(
    open_page: Callable[..., Page], make_site: Callable[..., LocalSite]
) -> None:
    site = make_site()
    page = visit(open_page, site)
    site.stop()
    assert page.evaluate(HELLO) == "answer"
    reload(page)
    guard_of(page).allow("sw.js|update a ServiceWorker|ERR_CONNECTION_REFUSED")


def test_a_new_version_waits_and_then_comes_with_one_reload(
    open_page: Callable[..., Page], make_site: Callable[..., LocalSite]
) -> None:
    site = make_site()
    page = visit(open_page, site)
    old = site.version
    new = site.publish("next")
    page.evaluate("() => watch.offline.check()")
    page.wait_for_function("() => watch.events.includes('update')")
    # Still the old one, whole, though the server no longer has it.
    assert page.evaluate(HELLO) == "answer"
    assert page.evaluate("() => watch.offline.kept.version") == old
    loads: list[str] = []
    page.on("load", lambda: loads.append(page.url))
    with page.expect_event("load"):
        page.evaluate("() => watch.offline.apply()")
    page.wait_for_function("() => globalThis.vorhand")
    page.evaluate(REGISTER)
    page.wait_for_function("() => watch.offline.state === 'ready'")
    assert page.evaluate("() => watch.offline.kept.version") == new
    assert page.evaluate(HELLO) == "answer"
    assert not [path for path in page.evaluate(KEPT) if old in path]
    assert len(loads) == 1


def test_a_second_tab_is_told_and_not_reloaded(
    open_page: Callable[..., Page], make_site: Callable[..., LocalSite]
) -> None:
    site = make_site()
    first = visit(open_page, site)
    second = first.context.new_page()
    second.goto("/probe.html")
    second.wait_for_function("() => globalThis.vorhand")
    second.evaluate(REGISTER)
    site.publish("next")
    first.evaluate("() => watch.offline.check()")
    first.wait_for_function("() => watch.events.includes('update')")
    second.evaluate("() => { globalThis.still = true; }")
    with first.expect_event("load"):
        first.evaluate("() => watch.offline.apply()")
    second.wait_for_function("() => watch.events.includes('replaced')")
    assert second.evaluate("() => globalThis.still") is True
