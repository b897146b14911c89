"""The engine starts in its worker, says truthfully how far it is, and every way to fail has its code."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable

from playwright.sync_api import Page, Route

from site_build.headers import read_rules
from tests.browser.conftest import POLICY, ROOT
from tests.browser.guard import guard_of
from tests.browser.local_site import LocalSite

HELLO = """async (limits) => {
  const { engine, seen } = vorhand.watchedEngine(limits);
  const reply = await engine.send({ type: "hello" }).catch((error) => ({ type: "rejected", code: error.code }));
  return { reply, seen, state: engine.state, error: engine.error?.code ?? null };
}"""


def open_probe(open_page: Callable[..., Page], site: LocalSite) -> Page:
    page = open_page(site, "/probe.html")
    page.wait_for_function("() => globalThis.vorhand")
    return page


def test_engine_answers_from_its_worker(probe: Page, site: LocalSite) -> None:
    said = probe.evaluate(HELLO)
    assert said["reply"]["type"] == "answer"
    assert said["reply"]["what"] == "hello"
    assert said["seen"]["states"] == ["loading", "starting", "ready"]
    assert [worker.url for worker in probe.workers] == [f"{site.address}{site.assets}js/worker.js"]


def test_every_byte_is_shown_and_none_is_fetched_twice(
    open_page: Callable[..., Page], make_site: Callable[..., LocalSite]
) -> None:
    site = make_site()
    page = open_probe(open_page, site)
    progress = page.evaluate(HELLO)["seen"]["progress"]
    runtime = site.folder / site.assets.strip("/") / "pyodide"
    sizes = {path.name: path.stat().st_size for path in runtime.iterdir()}
    shown = [step["loaded"] for step in progress]
    assert shown == sorted(shown)
    assert shown[-1] == sum(sizes.values())
    assert {step["total"] for step in progress} == {sum(sizes.values())}
    assert progress[-1]["stage"] == "start"
    fetched = Counter(path.rpartition("/")[2] for path in site.asked if "/pyodide/" in path)
    assert fetched == dict.fromkeys(sizes, 1)


def test_requests_before_the_start_wait_and_keep_their_order(probe: Page) -> None:
    ids = probe.evaluate("""async () => {
      const { engine } = vorhand.watchedEngine();
      const order = [];
      await Promise.all([1, 2, 3].map(() => engine.send({ type: "hello" }).then((reply) => order.push(reply.id))));
      return order;
    }""")
    assert ids == [1, 2, 3]


def test_the_page_stays_free_while_python_starts(probe: Page) -> None:
    longest = probe.evaluate("""async () => {
      const tasks = [];
      new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ entryTypes: ["longtask"] });
      await vorhand.watchedEngine().engine.start();
      await new Promise((done) => setTimeout(done, 100));
      return tasks.length;
    }""")
    assert longest == 0


def test_a_missing_file_is_a_network_failure_and_another_try_helps(
    open_page: Callable[..., Page], site: LocalSite
) -> None:
    page = open_probe(open_page, site)
    guard_of(page).allow(r"Failed to load resource|ERR_FAILED|rejected|Error occurred")
    page.route("**/python_stdlib.zip", lambda route: route.abort())
    said = page.evaluate("""async () => {
      globalThis.one = vorhand.watchedEngine();
      return one.engine.start().then(() => "ready", (error) => error.code);
    }""")
    assert said == "engine.network"
    assert page.evaluate("() => one.engine.send({ type: 'hello' }).catch((error) => error.code)") == "engine.network"
    page.unroute_all()
    assert page.evaluate("() => one.engine.restart().then(() => one.engine.state)") == "ready"
    assert page.evaluate("() => one.engine.send({ type: 'hello' }).then((reply) => reply.type)") == "answer"


def test_a_missing_worker_is_a_network_failure(
    open_page: Callable[..., Page], make_site: Callable[..., LocalSite]
) -> None:
    site = make_site()
    (site.folder / site.assets.strip("/") / "js/worker.js").unlink()
    page = open_probe(open_page, site)
    guard_of(page).allow("404")
    said = page.evaluate(HELLO)
    assert (said["reply"]["code"], said["state"], said["error"]) == ("engine.network", "failed", "engine.network")


def test_a_changed_engine_is_not_run(open_page: Callable[..., Page], make_site: Callable[..., LocalSite]) -> None:
    site = make_site()
    (wheel,) = (site.folder / site.assets.strip("/") / "pyodide").glob("*.whl")
    data = wheel.read_bytes()
    wheel.unlink()
    wheel.write_bytes(data[:-1] + bytes([data[-1] ^ 1]))
    page = open_probe(open_page, site)
    guard_of(page).allow("integrity|Failed")
    said = page.evaluate(HELLO)
    assert (said["reply"]["type"], said["reply"]["code"]) == ("rejected", "engine.network")


def test_refused_wasm_is_said_at_once(open_page: Callable[..., Page], make_site: Callable[..., LocalSite]) -> None:
    policy = dict(read_rules(ROOT / "netlify.toml")[0].values)[POLICY].replace(" 'wasm-unsafe-eval'", "")
    page = open_probe(open_page, make_site(policy=policy))
    guard_of(page).allow("WebAssembly|wasm")
    assert page.evaluate(HELLO)["reply"] == {"type": "rejected", "code": "engine.refused"}


def test_a_download_that_stands_still_times_out(open_page: Callable[..., Page], site: LocalSite) -> None:
    page = open_probe(open_page, site)
    held: list[Route] = []
    page.route("**/pyodide.asm.wasm", lambda route: held.append(route))
    said = page.evaluate(HELLO, {"stall": 1000})
    assert (said["reply"]["code"], said["state"]) == ("engine.timeout", "failed")
    assert len(held) == 1


def test_a_call_that_takes_too_long_ends_the_worker_and_a_new_one_answers(probe: Page) -> None:
    said = probe.evaluate("""async () => {
      const { engine, seen } = vorhand.watchedEngine({ call: 0 });
      await engine.start();
      const late = await engine.send({ type: "hello" }).catch((error) => error.code);
      engine.limits.call = 60000;
      await engine.restart();
      const reply = await engine.send({ type: "hello" });
      return { late, type: reply.type, states: seen.states };
    }""")
    assert said["late"] == "engine.timeout"
    assert said["type"] == "answer"
    assert said["states"] == ["loading", "starting", "ready", "failed", "loading", "starting", "ready"]
    assert len(probe.workers) == 1


def test_restart_gives_up_what_was_asked_before(probe: Page) -> None:
    said = probe.evaluate("""async () => {
      const { engine } = vorhand.watchedEngine();
      const before = engine.send({ type: "hello" }).catch((error) => error.code);
      await engine.restart();
      return [await before, (await engine.send({ type: "hello" })).type];
    }""")
    assert said == ["engine.restarted", "answer"]


def test_it_runs_in_a_frame_of_another_site_where_storage_is_denied(
    open_page: Callable[..., Page], make_site: Callable[..., LocalSite]
) -> None:
    site = make_site()
    host = make_site(policy="default-src 'none'; frame-src *; img-src data:")
    inner = json.dumps(f"{site.address}/probe.html")
    host.add(
        "host.html", f'<!doctype html><title>Host</title><link rel="icon" href="data:,"><iframe src={inner}></iframe>'
    )
    page = open_page(host, None)
    guard_of(page).allow(site.address)
    # Another host name for the same machine: to the browser, another site.
    page.goto(f"{host.address}/host.html".replace("localhost", "127.0.0.1"))
    guard_of(page).allow("127.0.0.1")
    frame = page.frames[1]
    frame.wait_for_function("() => globalThis.vorhand")
    assert frame.evaluate(HELLO)["reply"]["type"] == "answer"
    assert (
        frame.evaluate("""async () => {
      const { offline } = vorhand.watchedOffline();
      await offline.register();
      return offline.state;
    }""")
        == "none"
    )
