"""Colours as eyes see them: contrast, distance, and how those without one kind of cone see them; and the page's own,
read out of its style sheets."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

CSS: Final = Path(__file__).parents[1] / "www/css"
Colour = tuple[float, float, float]
"""Red, green and blue from 0 to 1, as a screen is told them (sRGB)."""

SEEN: Final[Mapping[str, Sequence[Sequence[float]]]] = {
    "every cone": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""How linear light is seen: G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, A Physiologically-based Model
for Simulation of Color Vision Deficiency, IEEE Transactions on Visualization and Computer Graphics 15 (2009). Severity
1, which is eyes wholly without the cone."""


def parse(text: str) -> tuple[Colour, float]:
    """A colour as `#rgb`, `#rrggbb` or `#rrggbbaa`, and how opaque it is."""
    digits = text.removeprefix("#")
    digits = "".join(2 * digit for digit in digits) if len(digits) == 3 else digits
    red, green, blue, *alpha = (int(digits[at : at + 2], 16) / 255 for at in range(0, len(digits), 2))
    return (red, green, blue), alpha[0] if alpha else 1.0


def over(upper: str, lower: Colour) -> Colour:
    """A colour of the sheets as it looks on another."""
    colour, opaque = parse(upper)
    red, green, blue = (opaque * one + (1 - opaque) * other for one, other in zip(colour, lower, strict=True))
    return red, green, blue


def linear(colour: Colour) -> Colour:
    """The light that a screen gives (IEC 61966-2-1)."""
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour)
    return red, green, blue


def contrast(one: Colour, other: Colour) -> float:
    """The contrast ratio of WCAG 2, from 1 to 21."""
    bright, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def _luminance(colour: Colour) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def lab(colour: Colour, seen: str = "every cone") -> Colour:
    """Lightness and two opponent axes (CIE 1976 L*a*b*, daylight 65) of a colour as such eyes see it."""
    light = linear(colour)
    red, green, blue = (
        min(1.0, max(0.0, sum(share * part for share, part in zip(row, light, strict=True)))) for row in SEEN[seen]
    )
    x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883
    f, g, h = (part ** (1 / 3) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116 for part in (x, y, z))
    return 116 * g - 16, 500 * (f - g), 200 * (g - h)


def distance(one: Colour, other: Colour) -> float:
    """CIEDE2000 between two colours in L*a*b*; 1 is about what is just seen.

    G. Sharma, W. Wu, E. N. Dalal, The CIEDE2000 Color-Difference Formula, Color Research and Application 30 (2005).
    """
    mean_chroma = (math.hypot(*one[1:]) + math.hypot(*other[1:])) / 2
    stretch = 1.5 - 0.5 * math.sqrt(mean_chroma**7 / (mean_chroma**7 + 25**7))
    (l1, c1, h1), (l2, c2, h2) = (
        (lightness, math.hypot(a * stretch, b), math.degrees(math.atan2(b, a * stretch)) % 360)
        for lightness, a, b in (one, other)
    )
    turn = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    hue = h1 + h2 if c1 * c2 == 0 else ((h1 + h2) / 2 if abs(h1 - h2) <= 180 else (h1 + h2 + 360) / 2 % 360)
    lightness, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    weight = (
        1
        - 0.17 * _cosine(hue - 30)
        + 0.24 * _cosine(2 * hue)
        + 0.32 * _cosine(3 * hue + 6)
        - 0.20 * _cosine(4 * hue - 63)
    )
    by_light = (l2 - l1) / (1 + 0.015 * (lightness - 50) ** 2 / math.sqrt(20 + (lightness - 50) ** 2))
    by_chroma = (c2 - c1) / (1 + 0.045 * chroma)
    by_hue = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn) / 2) / (1 + 0.015 * chroma * weight)
    rotation = 2 * math.sqrt(chroma**7 / (chroma**7 + 25**7))
    rotation *= -math.sin(math.radians(60 * math.exp(-(((hue - 275) / 25) ** 2))))
    return math.sqrt(by_light**2 + by_chroma**2 + by_hue**2 + rotation * by_chroma * by_hue)


def _cosine(degrees: float) -> float:
    return math.cos(math.radians(degrees))


def rules(sheet: str) -> list[tuple[str, dict[str, str]]]:
    """The selectors of a style sheet, each with the custom properties that it sets, as the cascade reads them."""
    text = re.sub(r"/\*.*?\*/", "", (CSS / sheet).read_text(encoding="utf-8"), flags=re.DOTALL)
    found = re.findall(r"([^{}]+)\{([^{}]*)\}", text)
    return [(selector.strip(), dict(re.findall(r"(--[\w-]+):\s*([^;]+);", body))) for selector, body in found]


def tokens(sheet: str, *selectors: str) -> dict[str, str]:
    """What the rules with one of these selectors set, later ones before earlier ones."""
    return {
        name: value
        for selector, found in rules(sheet)
        if set(re.split(r",\s*", selector)) & set(selectors)
        for name, value in found.items()
    }
