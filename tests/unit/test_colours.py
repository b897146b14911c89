"""The colours of the style sheets: suits far enough apart for every eye, and all that is written read with ease."""

from __future__ import annotations

import re
from itertools import combinations, product

import pytest

from tests.colours import CSS, SEEN, Colour, contrast, distance, lab, over, parse, rules, tokens

SUITS = ("clubs", "spades", "hearts", "diamonds")
DECKS = ("french", "four", "vision", "german")
FELTS = ("petrol", "green", "wine", "slate")
LEAST = {"vision": 16.0, "german": 10.0}
"""How far apart the suits of a deck are at least, for those without one kind of cone too: 2 is seen at a glance if the
colours touch, and these stand on cards of their own. The signs tell them apart besides."""


def inks(deck: str) -> dict[str, Colour]:
    found = tokens("cards.css", ":root", f":root[data-deck='{deck}']")
    return {suit: parse(found[f"--ink-{suit}"])[0] for suit in SUITS}


def faces() -> list[Colour]:
    """The face of a card by day and by night."""
    return [parse(tokens("cards.css", ":root")["--face"])[0], parse(tokens("tokens.css", DARK)["--face"])[0]]


DARK = ":root[data-theme='dark']"


@pytest.mark.parametrize(
    ("one", "other", "apart"),
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 0.0, 0.0), (50.0, -1.0, 2.0), 2.3669),
        ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0011), 7.2195),
        ((50.0, 2.5, 0.0), (50.0, 0.0, -2.5), 4.3065),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((22.7233, 20.0904, -46.694), (23.0331, 14.973, -42.5619), 2.0373),
        ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_the_distance_is_that_of_its_paper(one: Colour, other: Colour, apart: float) -> None:
    """Pairs of the test data that Sharma, Wu and Dalal publish with their paper."""
    assert round(distance(one, other), 4) == apart
    assert round(distance(other, one), 4) == apart


@pytest.mark.parametrize("seen", SEEN)
def test_grey_is_grey_to_every_eye(seen: str) -> None:
    lightness, a, b = lab((0.5, 0.5, 0.5), seen)
    assert (round(lightness, 1), round(a, 1), round(b, 1)) == (53.4, 0.0, 0.0)
    assert round(contrast((0.0, 0.0, 0.0), (1.0, 1.0, 1.0)), 6) == 21


def test_red_and_green_meet_without_the_cones_that_tell_them_apart() -> None:
    """The simulation does what it is for: of these two, one kind of eye makes nearly one colour."""
    red, green = parse("#c1121f")[0], parse("#5d6800")[0]
    apart = {seen: distance(lab(red, seen), lab(green, seen)) for seen in SEEN}
    assert apart["every cone"] > 45
    assert apart["deuteranopia"] < 5
    assert apart["tritanopia"] > 30


@pytest.mark.parametrize("deck", DECKS)
def test_every_suit_reads_on_the_face(deck: str) -> None:
    for (suit, ink), face in product(inks(deck).items(), faces()):
        assert contrast(ink, face) >= 4.5, suit


@pytest.mark.parametrize("deck", LEAST)
@pytest.mark.parametrize("seen", SEEN)
def test_suits_are_apart_for_every_eye(deck: str, seen: str) -> None:
    for (one, ink), (other, second) in combinations(inks(deck).items(), 2):
        assert distance(lab(ink, seen), lab(second, seen)) >= LEAST[deck], (one, other)


def test_the_decks_are_those_of_the_settings() -> None:
    script = (CSS.parent / "js/settings.js").read_text(encoding="utf-8")
    for name, values in (("deck", DECKS), ("felt", FELTS)):
        (listed,) = re.findall(rf"  {name}: \[(.*)\],", script)
        assert tuple(re.findall(r"'([a-z]+)'", listed)) == values


def felt(name: str, theme: str) -> dict[str, str]:
    """The tokens of a felt by `day` or by `night`, as the page has them with the theme that goes with it."""
    found = tokens("felts.css", ":root", f"[data-felt='{name}']")
    page = tokens("tokens.css", ":root") | (tokens("tokens.css", DARK) if theme == "night" else {})
    ground = {"--felt": found[f"--felt-{theme}"], "--felt-deep": found[f"--felt-{theme}-deep"]}
    return page | found | ground


def veils() -> list[str]:
    """What lies over the felt of a table: every half-transparent ground in its sheets."""
    text = "".join((CSS / name).read_text(encoding="utf-8") for name in ("table.css", "board.css", "trick.css"))
    found = sorted(set(re.findall(r"background: (#(?:000000|ffffff)[0-9a-f]{2})", text)))
    assert len(found) >= 5
    return found


@pytest.mark.parametrize("name", FELTS)
@pytest.mark.parametrize("theme", ["day", "night"])
def test_a_felt_can_be_written_on(name: str, theme: str) -> None:
    colours = felt(name, theme)
    grounds = [parse(colours[ground])[0] for ground in ("--felt", "--felt-deep")]
    grounds += [over(veil, ground) for veil in veils() for ground in grounds]
    for ground, ink in product(grounds, ("--felt-ink", "--felt-soft")):
        assert contrast(parse(colours[ink])[0], ground) >= 4.5, (ink, ground)
    assert contrast(parse(colours["--brass-ink"])[0], parse(colours["--brass"])[0]) >= 4.5


@pytest.mark.parametrize("name", FELTS)
@pytest.mark.parametrize("theme", ["day", "night"])
def test_what_is_pressed_on_a_felt_stands_out(name: str, theme: str) -> None:
    """What marks a turn, a choice and the focus; the cards themselves; a card that may not be played."""
    colours = felt(name, theme)
    grounds = [parse(colours[ground])[0] for ground in ("--felt", "--felt-deep")]
    grounds += [over(veil, ground) for veil in veils() for ground in grounds]
    for ground in grounds:
        assert contrast(parse(colours["--brass"])[0], ground) >= 3
    for ground, face in product(grounds[:2], [*faces(), parse("#d9d3c3")[0]]):
        assert contrast(face, ground) >= 3


def test_felts_are_apart() -> None:
    for theme in ("day", "night"):
        shown = [lab(parse(felt(name, theme)["--felt"])[0]) for name in FELTS]
        assert min(distance(one, other) for one, other in combinations(shown, 2)) >= 8


def test_no_sheet_paints_a_felt_of_its_own() -> None:
    for path in CSS.glob("*.css"):
        set_here = {name for _, found in rules(path.name) for name in found if name in ("--felt", "--felt-deep")}
        assert not set_here or path.name == "felts.css"
