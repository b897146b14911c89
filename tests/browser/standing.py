"""Persons whose pages stay open from test to test: the start of the engine is most of what a short test costs."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from playwright.sync_api import Page, expect

from tests.browser.guard import guard_of
from tests.browser.local_site import LocalSite
from tests.browser.person import ENGINE, Person

SomePerson = TypeVar("SomePerson", bound=Person)
FORGET = """() => new Promise((resolve, reject) => {
  const open = indexedDB.open('keyval-store');
  open.onerror = () => reject(open.error);
  open.onsuccess = () => {
    const change = open.result.transaction('keyval', 'readwrite');
    change.objectStore('keyval').delete(IDBKeyRange.lowerBound('settings', true));
    change.objectStore('keyval').delete(IDBKeyRange.upperBound('settings', true));
    change.oncomplete = () => { open.result.close(); resolve(); };
  };
})"""
"""All that is kept, except the settings."""
ASKED = """
const post = Worker.prototype.postMessage;
window.unanswered = new Set();
Worker.prototype.postMessage = function (message) {
  if (message.type === 'start') {
    window.unanswered.clear();
    this.addEventListener('message', ({ data }) => data.type === 'reply' && window.unanswered.delete(data.id));
  } else window.unanswered.add(message.id);
  post.call(this, message);
};
"""
"""A script for a page that keeps what the engine was asked and has not answered yet."""
ANSWERED = "() => window.unanswered.size === 0"
SILENCE = """() => new Promise((resolve) => setTimeout(() => {
  document.querySelectorAll('#polite, #assertive').forEach((line) => line.replaceChildren());
  resolve();
}, 100))"""
"""What was said is said no more; what is said comes a moment after it happened."""


class Standing:
    """A person for each kind that is asked for. Who comes in finds the home screen, nothing kept but the settings that
    the person began with, nothing said, the language and the size of the beginning. A test that changes anything else
    (settings, a form of rules) needs a page of its own, by `open_page`."""

    def __init__(self, open_page: Callable[..., Page], site: LocalSite) -> None:
        self.open_page = open_page
        self.site = site
        self._people: dict[tuple[object, ...], Person] = {}

    def ask(self, kind: type[SomePerson], *, language: str = "en", **options: object) -> SomePerson:
        """A person of this kind with a page of these options, a new one if there is none."""
        key = (kind, *sorted((name, repr(value)) for name, value in options.items()))
        known = self._people.get(key)
        person = known if isinstance(known, kind) else kind(self.open_page, self.site, scripts=[ASKED], **options)
        self._people[key] = person
        if known:
            clear(person)
        if person.page.locator("html").get_attribute("lang") != language:
            person.page.locator(f".top [lang={language}]").click()
            expect(person.page.locator("html")).to_have_attribute("lang", language)
        return person

    def check(self) -> None:
        for person in self._people.values():
            guard_of(person.page).check()

    def leave(self) -> None:
        """Close all pages."""
        for person in self._people.values():
            person.page.context.close()
        self._people.clear()


def clear(person: Person) -> None:
    person.page.set_viewport_size(person.size)
    person.go_home()
    # A match that is left while somebody thinks is kept once more, with the move.
    person.page.wait_for_function(ANSWERED, timeout=ENGINE)
    person.page.evaluate(FORGET)
    person.go_home()
    expect(person.page.locator(".tile .buttons .main:has(small), .tile .link")).to_have_count(0)
    person.page.evaluate(SILENCE)
