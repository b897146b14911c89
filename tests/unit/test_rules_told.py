"""The rules as a match tells them, in brief and in full: what holds by its options, and nothing that does not."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import vorhand
from tests.locales import LANGUAGES, found_in, messages, text
from vorhand.games.skat.ramsch_options import SCHIEBERAMSCH

NO_PART = {
    "skat": r"skat\.score\.16|ramsch\.match\..*",
    "ramsch": r"skat\.(pack|bid|contra|revoke|match)\..*"
    r"|skat\.(rank\.3|skat\.1|declare\.[14]|follow\.3|end\.1|score\.1[12456])",
    "raeuberskat": r"(skat|ramsch)\.match\..*",
}
"""Clauses of the family that hold in no match of a game, whatever its options: none may stand among its rules."""


def id_of(code: str) -> str:
    return re.sub(r"[._]", "-", code)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", vorhand.game_names())
def test_the_rules_in_full_hold_every_clause_that_can_hold(name: str, language: str) -> None:
    shown = found_in(messages(language)[id_of(f"clauses-{name}")])
    written = {id for id in shown.references if not id.endswith("-title")}
    assert {f"{id}-title" for id in written} == shown.references - written
    none = re.compile(NO_PART.get(name, ""))
    assert written == {id_of(f"clause-{clause}") for clause in vorhand.game(name).clauses if not none.fullmatch(clause)}


def fields_of(name: str) -> Iterator[tuple[str, dict[str, object]]]:
    """The options of a game by the names that texts know them by: those of a block with its name before."""
    (entry,) = [entry for entry in vorhand.catalogue() if entry["key"] == name]
    inside: list[tuple[str, object]] = [("", entry["fields"])]
    for prefix, fields in inside:
        assert isinstance(fields, list)
        for field in fields:
            if field["type"] == "block":
                inside.append((f"{prefix}{field['name']}_", field["fields"]))
            else:
                yield f"{prefix}{field['name']}", field


def told(name: str, language: str, values: dict[str, object]) -> list[str]:
    """The rules in brief and in full as the page tells them with these options."""
    arguments = {
        option.replace(".", "_"): value if type(value) is int else str(value).lower()
        for option, value in values.items()
    }
    return [text(language, id_of(f"{what}-{name}"), **arguments) for what in ("brief", "clauses")]


ALL_IN_FORCE: dict[str, dict[str, object]] = {
    "kalter_schlag": {},
    "rams": {},
    "skat": {
        "when_all_pass": "ramsch",
        **{f"ramsch.{option}": value for option, value in SCHIEBERAMSCH.values().items()},
    },
    "ramsch": dict(SCHIEBERAMSCH.values()),
    "raeuberskat": {
        "series.after_ramsch_round": "next_hundred",
        **{f"ramsch.{option}": value for option, value in SCHIEBERAMSCH.values().items()},
    },
}
"""Rules of each game under which every option of a Ramsch and of the rounds makes a difference."""
UNTOLD = {"revoke", "skat_revoke", "side_order", "void_jack", "next_first_dealer"}
"""Options that the rules tell of in general."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", vorhand.game_names())
def test_the_rules_are_told_as_the_options_set_them(name: str, language: str) -> None:
    game = vorhand.game(name)
    rules: dict[str, object] = {**next(iter(game.presets.values())).values(), **ALL_IN_FORCE[name]}
    fields = dict(fields_of(name))
    for key, value in rules.items():
        option = key.replace(".", "_")
        field = fields[option]
        values = field.get("values", [not value] if field["type"] == "bool" else [field.get("low"), field.get("high")])
        assert isinstance(values, list)
        same = [
            each
            for each in values
            if each != value and told(name, language, {**rules, key: each}) == told(name, language, rules)
        ]
        assert same == [] or option in UNTOLD, (option, same)
