"""Fixtures for tests in a real Chromium. Run them by `python build.py test`, or some of them by
`python build.py test -- tests/browser/test_boot.py`: both build first.

site        one copy of the built site for the whole run. Look, do not change: it is shared.
make_site   a function that makes a site for this test alone, to be changed, stopped, or served with other headers
            (`make_site(policy=...)`). See `local_site.LocalSite`.
browser     the Chromium, one for the whole run.
open_page   a function: `open_page(site, path="/", **context_options)` gives a page in a fresh context (nothing stored,
            nothing cached) and, after the test, fails it if the page asked another origin, wrote a warning or an error
            to the console or broke its policy. `guard_of(page).allow(pattern)` lets one such line pass.
standing    a function: `standing(Person, pace="0")` gives a person whose page stays open, with its engine, for all
            tests of the file that ask for the same; nothing else is left of the tests before. See `standing.Standing`.
shown       a function for a `with`: `shown("ks trick", *steps)` gives a page at a stage of the screens, without an
            engine in it. See `beside.Beside`.
page        a page of `site`, not yet opened: `page.goto("/")`. Guarded in the same way.
probe       a page on `site` with nothing but the engine: `probe.evaluate("() => vorhand.createEngine(...)")`.

In waits, write functions: `page.wait_for_function("() => ready")`. A plain expression is evaluated in the page, and the
policy forbids that. Assert counts and bytes, never seconds.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Generator, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from site_build.browser import FLAGS, find_browser
from site_build.bundle import esbuild
from site_build.conformance import site_folder
from site_build.headers import Rule, read_rules
from site_build.page import sizes_of
from tests.browser.beside import Beside
from tests.browser.guard import Guard, guard_of
from tests.browser.local_site import LocalSite
from tests.browser.person import Person
from tests.browser.standing import Standing

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent
FAILED = pytest.StashKey[bool]()
POLICY = "Content-Security-Policy"
PROBE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Probe</title><link rel="icon" href="data:,">
<meta name="vorhand-assets" content="{assets}"><script type="module" src="/probe.js"></script></head>
<body><h1>Probe</h1></body></html>
"""


@pytest.fixture(scope="session")
def dist() -> Path:
    folder = ROOT / "dist"
    site_folder(folder)
    return folder


@pytest.fixture(scope="session")
def probe_script(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> str:
    target = tmp_path_factory.mktemp("probe") / "probe.js"
    sizes = json.dumps(sizes_of(site_folder(dist) / "pyodide"))
    options = ["--bundle", "--format=esm", f"--outfile={target}", f"--define:__ENGINE_SIZES__={sizes}"]
    esbuild(ROOT, str(HERE / "probe.js"), *options)
    return target.read_text(encoding="utf-8")


@pytest.fixture(scope="session")
def new_site(
    dist: Path, probe_script: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Callable[[str | None], LocalSite]]:
    folder = tmp_path_factory.mktemp("sites")
    numbers = itertools.count()
    made: list[LocalSite] = []

    def make(policy: str | None = None) -> LocalSite:
        rules = read_rules(ROOT / "netlify.toml")
        if policy is not None:
            rules = tuple(with_policy(rule, policy) for rule in rules)
        site = LocalSite(dist, folder / str(next(numbers)), rules)
        site.add("probe.html", PROBE.format(assets=site.assets))
        site.add("probe.js", probe_script)
        made.append(site)
        return site

    yield make
    for site in made:
        site.stop()


def with_policy(rule: Rule, policy: str) -> Rule:
    return Rule(rule.pattern, tuple((name, policy if name == POLICY else value) for name, value in rule.values))


@pytest.fixture(scope="session")
def site(new_site: Callable[[str | None], LocalSite]) -> LocalSite:
    return new_site(None)


@pytest.fixture
def make_site(new_site: Callable[[str | None], LocalSite]) -> Iterator[Callable[..., LocalSite]]:
    made: list[LocalSite] = []

    def make(*, policy: str | None = None) -> LocalSite:
        made.append(new_site(policy))
        return made[-1]

    yield make
    for site in made:
        site.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = find_browser()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield browser
        browser.close()


def guarded_page(browser: Browser, site: LocalSite, path: str | None = "/", **options: Any) -> Page:
    context = browser.new_context(base_url=site.address, **options)
    guard = Guard(context, site.address)
    page = context.new_page()
    guard.watch(page)
    if path is not None:
        page.goto(path)
    return page


@pytest.fixture
def open_page(browser: Browser) -> Iterator[Callable[..., Page]]:
    pages: list[Page] = []

    def make(site: LocalSite, path: str | None = "/", **options: object) -> Page:
        pages.append(guarded_page(browser, site, path, **options))
        return pages[-1]

    yield make
    for page in pages:
        page.context.close()
    for page in pages:
        guard_of(page).check()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


@pytest.fixture(scope="module")
def people(browser: Browser, site: LocalSite) -> Iterator[Standing]:
    people = Standing(partial(guarded_page, browser), site)
    yield people
    people.leave()


@pytest.fixture
def standing(people: Standing, request: pytest.FixtureRequest) -> Iterator[Callable[..., Person]]:
    yield people.ask
    if FAILED in request.node.stash:
        people.leave()
    else:
        people.check()


@pytest.fixture(scope="module")
def shown(browser: Browser, site: LocalSite) -> Iterator[Beside]:
    beside = Beside(browser, site.address)
    yield beside
    beside.studio.close()


@pytest.fixture
def page(open_page: Callable[..., Page], site: LocalSite) -> Page:
    return open_page(site, None)


@pytest.fixture
def probe(open_page: Callable[..., Page], site: LocalSite) -> Page:
    page = open_page(site, "/probe.html")
    page.wait_for_function("() => globalThis.vorhand")
    return page
