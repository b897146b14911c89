"""Every screen in three looks: nothing overlaps or is cut off, axe finds nothing. `build.py screens --check` and
`build.py test --full` have all looks.

The looks are chosen so that each screen has each language and both themes, and the screens together have all looks.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from itertools import product

import pytest
from playwright.sync_api import Browser, Page

from screens.catalogue import LANGUAGES, SCREENS, SIZES, STAGES, THEMES
from screens.gallery import index, picture
from screens.given import given
from screens.rendering import PHONE, Studio, every_look, faults, faults_with_large_letters, some_looks, violations
from screens.stages import kept
from site_build.checks import FULL
from tests.browser.local_site import LocalSite
from vorhand.web import Desk

MATCHES = kept()
WHOLE = bool(os.environ.get(FULL))


@pytest.fixture(scope="module")
def studio(browser: Browser, site: LocalSite) -> Iterator[Studio]:
    studio = Studio(browser, site.address, stages=MATCHES)
    yield studio
    studio.close()


@pytest.mark.parametrize("number", range(len(SCREENS)), ids=[screen.name for screen in SCREENS])
def test_a_screen(studio: Studio, number: int) -> None:
    """In the first look axe tests it too, in the last its letters are of twice the size besides."""
    screen, wrong = SCREENS[number], list[str]()
    looks = every_look() if WHOLE else some_looks(number)

    def see(page: Page, *look: str) -> None:
        found = faults(page, screen)
        if WHOLE or look == looks[0]:
            found += violations(page)
        if look[1] == PHONE if WHOLE else look == looks[-1]:
            found += faults_with_large_letters(page)
        wrong.extend(f"{', '.join(look)}: {fault}" for fault in found)

    studio.in_turn(screen, looks, see)
    assert not wrong, "\n".join(wrong)


def test_the_screens_have_all_looks_together() -> None:
    looks = [some_looks(number) for number in range(len(SCREENS))]
    for of_screen in looks:
        assert {language for language, _, _ in of_screen} == set(LANGUAGES)
        assert {theme for _, _, theme in of_screen} == set(THEMES)
        assert len({size for _, size, _ in of_screen}) == len(LANGUAGES)
    assert {look for of_screen in looks for look in of_screen} == set(product(LANGUAGES, SIZES, THEMES))


def test_the_kept_matches_stand_where_the_screens_want_them() -> None:
    by_hand = given()
    assert set(MATCHES) == {stage.name for stage in STAGES} | set(by_hand)
    assert {screen.stage for screen in SCREENS if screen.stage} == set(MATCHES)
    stages = {stage.name: stage for stage in STAGES}
    for name, match in MATCHES.items():
        request = {"v": 1, "id": 1, "type": "load", "record": match["record"]}
        frame = json.loads(Desk().handle(json.dumps(request)))
        assert frame["type"] == "frame", frame
        assert name in by_hand or stages[name].wanted(frame), name


def test_the_page_of_pictures_names_each() -> None:
    text = index(SCREENS)
    names = {picture(screen, "de", "320x568", "light") for screen in SCREENS}
    assert len(names) == len(SCREENS)
    for name in names:
        assert f'data-name="{name.partition(".")[0]}"' in text
