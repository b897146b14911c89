"""Pictures of every screen in every language, size and theme, with a page to look at them: `build.py screens`."""

from __future__ import annotations

import html
import re
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

from screens.catalogue import LANGUAGES, SCREENS, SIZES, THEMES, Screen
from screens.rendering import PHONE, Studio, every_look, faults, faults_with_large_letters, violations
from screens.stages import kept
from site_build.browser import FLAGS, find_browser
from site_build.failure import BuildError
from site_build.headers import read_rules
from site_build.server import Handler, Server, Site

FOLDER: Final = "screens"
QUALITY: Final = 82
"""Of the pictures, in per cent."""


def make_gallery(root: Path, *, words: Sequence[str], check: bool) -> int:
    """Take the pictures, of the screens that have all the words in their names. With `check` each look is held against
    the rules of layout and of accessibility too, and 1 is returned if one is broken."""
    screens = [screen for screen in SCREENS if all(word.casefold() in screen.name.casefold() for word in words)]
    if not screens:
        raise BuildError(f"No screen has {' '.join(words)!r} in its name.")
    folder = root / "dist" / FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    wrong: list[str] = []
    with served(root) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=list(FLAGS))
        studio = Studio(browser, address, stages=kept())
        for number, screen in enumerate(screens, 1):

            def see(page: Page, *look: str, screen: Screen = screen) -> None:
                page.screenshot(path=folder / picture(screen, *look), type="jpeg", quality=QUALITY)
                if check:
                    found = [*faults(page, screen), *violations(page)]
                    if look[1] == PHONE:
                        found += faults_with_large_letters(page)
                    wrong.extend(f"{screen.name}, {', '.join(look)}: {fault}" for fault in found)

            studio.in_turn(screen, every_look(), see)
            print(f"{number} of {len(screens)}: {screen.name}", flush=True)
        browser.close()
    (folder / "index.html").write_text(index(screens), encoding="utf-8")
    print("\n".join(wrong))
    print(f"{len(screens) * len(every_look())} pictures; look at dist/{FOLDER}/index.html (the next build clears it).")
    return 1 if wrong else 0


@contextmanager
def served(root: Path) -> Iterator[str]:
    """The address at which the built site is served while this lasts."""
    server = Server(Site(root / "dist", read_rules(root / "netlify.toml")), 0, Handler)
    threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
    try:
        yield f"http://localhost:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()


def picture(screen: Screen, language: str, size: str, theme: str) -> str:
    """The name of a picture's file."""
    name = re.sub(r"\W+", "-", screen.name.replace("ä", "ae"))
    return f"{name}.{language}.{size}.{theme}.jpg"


def index(screens: Sequence[Screen]) -> str:
    """A page with all screens in the look that is chosen on it."""
    choices = "".join(
        f"<label>{what} <select>{''.join(f'<option>{value}</option>' for value in values)}</select></label> "
        for what, values in (("Language", LANGUAGES), ("Size", SIZES), ("Theme", THEMES))
    )
    first = (LANGUAGES[0], next(iter(SIZES)), THEMES[0])
    figures = "".join(
        f'<figure><a><img loading="lazy" alt="" data-name="{picture(screen, *first).partition(".")[0]}"></a>'
        f"<figcaption>{html.escape(screen.name)}</figcaption></figure>\n"
        for screen in screens
    )
    return PAGE.format(choices=choices, figures=figures)


PAGE: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Vorhand: every screen</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
body {{ font: 1rem/1.4 system-ui; margin: 1rem; color-scheme: light dark; }}
header {{ position: sticky; top: 0; padding: .5rem 0; background: Canvas; }}
main {{ display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; }}
figure {{ margin: 0; max-width: 100%; }}
img {{ max-width: 100%; border: 1px solid; display: block; }}
</style></head><body>
<header>{choices}</header>
<main>
{figures}</main>
<script>
const selects = [...document.querySelectorAll('select')];
const show = () => document.querySelectorAll('img').forEach((image) => {{
  const name = [image.dataset.name, ...selects.map(({{ value }}) => value), 'jpg'].join('.');
  Object.assign(image, {{ src: name }}).parentElement.href = name;
}});
selects.forEach((select) => select.addEventListener('change', show));
show();
</script>
</body></html>
"""
