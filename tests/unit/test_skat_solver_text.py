"""The open-hand solver as a user of the package calls it: cards as text, values another program found, bad input."""

from __future__ import annotations

import csv
import os
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from vorhand.errors import NotationError, OptionsError, VorhandError
from vorhand.games.skat import solver

FULL = bool(os.environ.get("VORHAND_FULL"))
DEALS = Path(__file__).resolve().parents[1] / "data/open_deals.csv"
"""Open deals of 3, 5, 7, 8 and 10 cards with the values that a solver outside this project found."""


def rows() -> list[dict[str, str]]:
    with DEALS.open(encoding="ascii", newline="") as file:
        return list(csv.DictReader(file))


def test_open_deals_have_the_values_that_another_program_found() -> None:
    """Every eighth of them, and all in the full run."""
    kept = rows()
    assert len(kept) == 852
    wrong = []
    for row in kept if FULL else kept[::8]:
        hands = row["soloist"], row["left"], row["right"]
        found = solver.value(row["contract"], hands, leader=int(row["leader"]))
        if found != int(row["value"]):
            wrong.append((row, found))
    assert wrong == []


HANDS = "CJ HT HQ", "SJ HA DT", "HK D9 D8"


def test_moves_are_told_with_their_values_and_the_best_first() -> None:
    for leader in range(3):
        found = solver.moves("grand", HANDS, leader=leader)
        values = list(found.values())
        assert values[0] == solver.value("grand", HANDS, leader=leader)
        assert values == sorted(values, reverse=leader == 0)
        assert set(found) == set(HANDS[leader].split())


def test_a_trick_may_be_begun() -> None:
    hands = "CJ HT HQ", "SJ HA DT", "D9 D8"
    found = solver.moves("grand", hands, leader=2, on_table="HK")
    assert set(found) == {"HT", "HQ"}
    assert solver.value("grand", hands, leader=2, on_table="HK") == max(found.values())
    assert solver.moves("grand", HANDS, leader=2)["HK"] == max(found.values())
    hands = "CJ HQ", "SJ HA DT", "D9 D8"
    assert solver.moves("grand", hands, leader=2, on_table="HK HT") == {"HA": found["HT"]}


def test_a_target_is_reached_or_not() -> None:
    value = solver.value("grand", HANDS, leader=1)
    assert solver.reaches("grand", HANDS, value, leader=1) is True
    assert solver.reaches("grand", HANDS, value + 1, leader=1) is False
    assert solver.reaches("grand", HANDS, 0, leader=1, limit=0) is True


def test_a_limit_that_does_not_do_leaves_bounds() -> None:
    row = next(row for row in rows() if row["contract"] == "grand" and len(row["soloist"].split()) == 10)
    hands = row["soloist"], row["left"], row["right"]
    value, last = int(row["value"]), (0, 120)
    assert solver.reaches("grand", hands, value + 1, leader=int(row["leader"]), limit=1) is None
    for limit in (0, 10, 100, 1000, 10_000):
        low, high = solver.bounds("grand", hands, leader=int(row["leader"]), limit=limit)
        assert last[0] <= low <= value <= high <= last[1]
        last = low, high
    assert last[1] - last[0] < 60


def test_null_counts_a_game_without_tricks() -> None:
    assert solver.value("null ouvert", ("C7 S7 H8", "C8 S8 H7", "C9 S9 D9"), leader=1) == 0
    assert solver.value("null ouvert", ("C7 S7 H7", "C8 S8 H8", "C9 S9 H9"), leader=1) == 1
    assert solver.moves("null", ("C7 CA", "C8 S8", "C9 S9")) == {"C7": 1, "CA": 0}


@pytest.mark.parametrize(
    ("contract", "hands", "more", "code", "why"),
    [
        ("ramsch", HANDS, {}, "notation.contract", "not a contract: 'ramsch'"),
        ("grand", ("CJ", "CJ", "HA"), {}, "notation.pack_twice", "twice: CJ"),
        ("grand", ("CJ", "C6", "HA"), {}, "notation.pack_foreign", "not in a pack of 32: C6"),
        ("grand", ("CJ", "XX", "HA"), {}, "notation.card", "not a card: 'XX'"),
        ("grand", ("CJ HT", "SJ", "HA"), {}, "options.position", "2, 1, 1"),
        ("grand", ("", "", ""), {}, "options.position", "0, 0, 0"),
        ("grand", ("CJ", "SJ"), {}, "options.position", "three hands"),
        ("grand", "CJ", {}, "options.position", "three hands"),
        ("grand", (1, 2, 3), {}, "options.position", "needed as text"),
        (None, HANDS, {}, "options.position", "contract is a text: None"),
        ("grand", HANDS, {"on_table": None}, "options.position", "on_table is a text: None"),
        ("grand", HANDS, {"leader": 1.0}, "options.position", "the leader is 0"),
        ("grand", HANDS, {"leader": 3}, "options.position", "the leader is 0"),
        ("grand", HANDS, {"leader": -1}, "options.position", "the leader is 0"),
        ("grand", HANDS, {"on_table": "C7"}, "options.position", "hands must be equal"),
        ("grand", HANDS, {"on_table": "CJ"}, "notation.pack_twice", "twice: CJ"),
        ("grand", HANDS, {"on_table": "C7 C8 C9"}, "options.position", "is over"),
    ],
)
def test_bad_input_is_refused(contract: Any, hands: Any, more: dict[str, Any], code: str, why: str) -> None:
    for ask in (solver.value, solver.bounds, solver.moves, partial(solver.reaches, target=61)):
        with pytest.raises(VorhandError, match=why) as caught:
            ask(contract, hands, **more)
        assert caught.value.code == code
        assert isinstance(caught.value, OptionsError if code.startswith("options") else NotationError)
