"""Statistics as somebody who has played for a while has them on the device, for the screens that show them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

Row = tuple[Mapping[str, int], int]


def _book(deals: int, score: int, tables: Mapping[str, Mapping[str, Row]], luck: Mapping[str, int]) -> object:
    """A book in which all cards have the mean and variance of four cards of a rank in a hand of ten of 32."""
    return {
        "deals": deals,
        "score": score,
        "tables": {
            table: {row: {"columns": columns, "score": total} for row, (columns, total) in rows.items()}
            for table, rows in tables.items()
        },
        "luck": {
            key: {"deals": deals, "n": n, "mean": 1.25 * deals, "variance": 385 / 496 * deals}
            for key, n in luck.items()
        },
    }


SKAT_BOOKS: Final[object] = {
    "alone": _book(
        1204,
        15_652,
        {
            "soloist": {
                "clubs": ({"won": 118, "lost": 24}, 4_012),
                "spades": ({"won": 96, "lost": 21}, 2_530),
                "hearts": ({"won": 71, "lost": 19}, 1_460),
                "diamonds": ({"won": 64, "lost": 17}, 1_102),
                "grand": ({"won": 83, "lost": 9}, 5_964),
                "null": ({"won": 12, "lost": 6}, 184),
            },
            "with": {"hand": ({"won": 41, "lost": 5}, 2_010), "overbid": ({"lost": 4}, -260)},
            "defender": {"suit": ({"won": 131, "lost": 400}, 0), "grand": ({"won": 20, "lost": 82}, 0)},
            "auction": {
                "soloist": ({"times": 540}, 15_252),
                "outbid": ({"times": 211}, 0),
                "passed": ({"times": 453}, 0),
                "passed_in": ({"times": 62}, 0),
            },
            "levels": {"club": ({"times": 1000}, 12_900), "mixed": ({"times": 204}, 2_752)},
        },
        {"jacks": 1_592, "aces": 1_493},
    ),
    "helped": _book(31, -124, {"auction": {"passed": ({"times": 31}, -124)}}, {"jacks": 40, "aces": 35}),
    "recent": [],
}
KS_BOOKS: Final[object] = {
    "alone": _book(
        9,
        430,
        {
            "charged": {
                "single": ({"spared": 4, "charged": 1}, 60),
                "contra": ({"spared": 2, "charged": 1}, 130),
                "hirsch": ({"charged": 1}, 240),
            },
            "ends": {"virgin": ({"times": 1}, 0), "marched": ({"times": 1}, 240)},
            "levels": {"club": ({"times": 9}, 430)},
        },
        {"jacks": 12, "aces": 8},
    ),
    "helped": _book(0, 0, {}, {}),
    "recent": [],
}
