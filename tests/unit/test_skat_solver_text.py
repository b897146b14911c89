"""The open-hand solver as a user of the package calls it: cards as text, values another program found, bad input."""

from __future__ import annotations

import csv
import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from vorhand.errors import NotationError, OptionsError, VorhandError
from vorhand.games.skat import solver
from vorhand.games.skat.rules import FOLLOW

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


BAD_POSITIONS: list[tuple[Any, Any, dict[str, Any], str, str]] = [
    ("ramsch", HANDS, {}, "notation.contract", "not a contract: 'ramsch'"),
    ("", HANDS, {}, "notation.contract", "not a contract: ''"),
    ("null schneider", HANDS, {}, "notation.contract", "not a contract: 'null schneider'"),
    ("null hand schwarz", HANDS, {}, "notation.contract", "not a contract: 'null hand schwarz'"),
    ("Grand", HANDS, {}, "notation.contract", "not a contract: 'Grand'"),
    (None, HANDS, {}, "options.type", "contract is a text, not None"),
    (b"grand", HANDS, {}, "options.type", "contract is a text, not b'grand'"),
    ("grand", ("CJ", "CJ", "HA"), {}, "notation.pack_twice", r"in hands\[1\]: .* twice: CJ, first in hands\[0\]"),
    ("grand", ("CJ CJ", "SJ SA", "HA HT"), {}, "notation.pack_twice", r"in hands\[0\]: .* \(line 1, column 4\)"),
    ("grand", ("CJ", "C6", "HA"), {}, "notation.pack_foreign", r"in hands\[1\]: not in a pack of 32: C6"),
    ("grand", ("CJ", "SA XX", "HA"), {}, "notation.card", r"in hands\[1\]: not a card: 'XX' \(line 1, column 4\)"),
    ("grand", ("CJ", "X" * 9999, "HA"), {}, "notation.card", r"in hands\[1\]: not a card: 'X{10}"),
    ("grand", ("CJ HT", "SJ", "HA"), {}, "options.position", "2, 1, 1"),
    ("grand", ("", "", ""), {}, "options.position", "0, 0, 0"),
    ("grand", ("CJ", "SJ"), {}, "options.position", "three hands are needed, soloist, left and right, not 2"),
    ("grand", ("CJ", "SJ", "HA", "DA"), {}, "options.position", "not 4"),
    ("grand", "CJ", {}, "options.type", "hands is a list or tuple of three texts: soloist, left, right, not 'CJ'"),
    ("grand", {"CJ", "SJ", "HA"}, {}, "options.type", "hands is a list or tuple"),
    ("grand", {"CJ": 0, "SJ": 1, "HA": 2}, {}, "options.type", "hands is a list or tuple"),
    ("grand", iter(("CJ", "SJ", "HA")), {}, "options.type", "hands is a list or tuple"),
    ("grand", None, {}, "options.type", "hands is a list or tuple"),
    ("grand", (1, 2, 3), {}, "options.type", "hands is a list or tuple"),
    ("grand", (["CJ"], ["SJ"], ["HA"]), {}, "options.type", "hands is a list or tuple"),
    ("grand", HANDS, {"on_table": None}, "options.type", "on_table is a text, not None"),
    ("grand", HANDS, {"on_table": ("C7",)}, "options.type", "on_table is a text, not"),
    ("grand", HANDS, {"leader": 1.0}, "options.type", "leader is a whole number, not 1.0"),
    ("grand", HANDS, {"leader": True}, "options.type", "leader is a whole number, not True"),
    ("grand", HANDS, {"leader": "0"}, "options.type", "leader is a whole number, not '0'"),
    ("grand", HANDS, {"leader": 3}, "options.position", "the leader is 0"),
    ("grand", HANDS, {"leader": -1}, "options.position", "the leader is 0"),
    ("grand", HANDS, {"on_table": "C7"}, "options.position", "hands must be equal"),
    ("grand", HANDS, {"on_table": "CJ"}, "notation.pack_twice", r"twice: CJ, first in on_table"),
    ("grand", HANDS, {"on_table": "C7 C8 C9"}, "options.position", "is over"),
    (
        "grand", ("CT", "C9", "HK H9"), {"on_table": "CA S7"},
        "options.position", "S7 on CA revokes: who sits left still holds C9",
    ),
    (
        "grand", ("HK H9", "CT", "C9"), {"on_table": "CA S7", "leader": 1},
        "options.position", "S7 on CA revokes: who sits right still holds C9",
    ),
    (
        "grand", ("C9", "HK H9", "CT"), {"on_table": "CA S7", "leader": 2},
        "options.position", "S7 on CA revokes: the soloist still holds C9",
    ),
    (
        "clubs", ("CT", "SJ", "HK H9"), {"on_table": "CA S7"},
        "options.position", "S7 on CA revokes: who sits left still holds SJ",
    ),
    (
        "grand", ("CT", "S8", "HK H9"), {"on_table": "S9 SJ"},
        "options.position", "SJ on S9 revokes: who sits left still holds S8",
    ),
    (
        "null", ("CT", "SJ", "HK H9"), {"on_table": "S9 C7"},
        "options.position", "C7 on S9 revokes: who sits left still holds SJ",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("contract", "hands", "more", "code", "why"), BAD_POSITIONS)
def test_what_is_no_position_is_refused(contract: Any, hands: Any, more: dict[str, Any], code: str, why: str) -> None:
    for ask in (solver.value, solver.bounds, solver.moves, partial(solver.reaches, target=61)):
        with pytest.raises(VorhandError, match=why) as caught:
            ask(contract, hands, **more)
        assert caught.value.code == code
        assert isinstance(caught.value, OptionsError if code.startswith("options") else NotationError)
        assert len(str(caught.value)) <= 250
        if code == "options.type":
            assert str(caught.value).startswith(f"{caught.value.params['field']} is ")


@pytest.mark.parametrize(
    ("contract", "hands", "table"),
    [
        ("grand", ("CT", "S8", "HK H9"), "CA SJ"),
        ("clubs", ("CT", "S8", "HK H9"), "CA SJ"),
        ("null", ("CT", "S8", "HK H9"), "CA SJ"),
        ("null", ("CT", "CJ", "HK H9"), "CA C8"),
    ],
)
def test_who_follows_suit_or_cannot_is_no_revoke(contract: str, hands: tuple[str, str, str], table: str) -> None:
    found = solver.moves(contract, hands, on_table=table)
    assert solver.value(contract, hands, on_table=table) == min(found.values())


@pytest.mark.parametrize(
    ("more", "code", "why"),
    [
        ({"limit": "5"}, "options.type", "limit is a whole number or None, not '5'"),
        ({"limit": 5.0}, "options.type", "limit is a whole number or None, not 5.0"),
        ({"limit": False}, "options.type", "limit is a whole number or None, not False"),
        ({"limit": -1}, "options.range", "limit is a number of nodes from 0 on, not -1"),
        ({"target": "61"}, "options.type", "target is a whole number, not '61'"),
        ({"target": 60.5}, "options.type", "target is a whole number, not 60.5"),
        ({"target": True}, "options.type", "target is a whole number, not True"),
        ({"target": None}, "options.type", "target is a whole number, not None"),
    ],
)
def test_a_target_or_limit_that_is_no_number_is_refused(more: dict[str, Any], code: str, why: str) -> None:
    asked: list[Callable[[], object]] = [partial(solver.reaches, "grand", HANDS, **{"target": 61, **more})]
    if "limit" in more:
        asked.append(partial(solver.bounds, "grand", HANDS, **more))
    for ask in asked:
        with pytest.raises(OptionsError, match=why) as caught:
            ask()
        assert caught.value.code == code
        assert caught.value.params["field"] in more


def test_any_whole_number_may_be_a_target() -> None:
    assert [solver.reaches("grand", HANDS, target) for target in (-5, 0, 121)] == [True, True, False]


def test_a_revoke_is_refused_with_its_clause() -> None:
    with pytest.raises(OptionsError) as caught:
        solver.value("grand", ("CT", "C9", "HK H9"), on_table="CA S7")
    assert (caught.value.clause, caught.value.params) == (FOLLOW, {"field": "on_table"})
