"""Every screen in three looks: nothing overlaps or is cut off, axe finds nothing. `build.py screens --check` has all.

The looks are chosen so that each screen has each language and both themes, and the screens together have all looks.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import product

import pytest
from playwright.sync_api import Browser, Page

from screens.catalogue import LANGUAGES, SCREENS, SIZES, STAGES, THEMES
from screens.gallery import index, picture
from screens.rendering import Studio, faults, some_looks, violations
from screens.stages import kept
from tests.browser.local_site import LocalSite
from vorhand.web import Desk

MATCHES = kept()


@pytest.fixture(scope="module")
def studio(browser: Browser, site: LocalSite) -> Iterator[Studio]:
    studio = Studio(browser, site.address, stages=MATCHES)
    yield studio
    studio.close()


@pytest.mark.parametrize("number", range(len(SCREENS)), ids=[screen.name for screen in SCREENS])
def test_a_screen(studio: Studio, number: int) -> None:
    """axe looks at it in the light and in the dark."""
    screen, wrong, seen = SCREENS[number], list[str](), set[str]()

    def see(page: Page, language: str, size: str, theme: str) -> None:
        found = [*faults(page, screen), *(violations(page) if theme not in seen else ())]
        wrong.extend(f"{language}, {size}, {theme}: {fault}" for fault in found)
        seen.add(theme)

    studio.in_turn(screen, some_looks(number), see)
    assert not wrong, "\n".join(wrong)


def test_the_screens_have_all_looks_together() -> None:
    looks = [some_looks(number) for number in range(len(SCREENS))]
    for of_screen in looks:
        assert {language for language, _, _ in of_screen} == set(LANGUAGES)
        assert {theme for _, _, theme in of_screen} == set(THEMES)
        assert len({size for _, size, _ in of_screen}) == len(LANGUAGES)
    assert {look for of_screen in looks for look in of_screen} == set(product(LANGUAGES, SIZES, THEMES))


def test_the_kept_matches_stand_where_the_screens_want_them() -> None:
    assert set(MATCHES) == {stage.name for stage in STAGES}
    for stage in STAGES:
        request = {"v": 1, "id": 1, "type": "load", "record": MATCHES[stage.name]["record"]}
        frame = json.loads(Desk().handle(json.dumps(request)))
        assert frame["type"] == "frame", frame
        assert stage.wanted(frame), stage.name


def test_the_page_of_pictures_names_each() -> None:
    text = index(SCREENS)
    names = {picture(screen, "de", "320x568", "light") for screen in SCREENS}
    assert len(names) == len(SCREENS)
    for name in names:
        assert f'data-name="{name.partition(".")[0]}"' in text
