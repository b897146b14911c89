"""Options: every wrong value names its field, blocks nest, and what is written down is read again."""

from __future__ import annotations

from dataclasses import dataclass, fields
from enum import StrEnum

import pytest
from hypothesis import given
from hypothesis import strategies as st

import vorhand
from vorhand.errors import OptionsError
from vorhand.games.kalter_schlag.options import PRESETS
from vorhand.options import (
    Options,
    OptionValue,
    block,
    contradiction,
    describe,
    fingerprint,
    format_value,
    option,
    parse_value,
)
from vorhand.record import DealRecord, Record


class Skat(StrEnum):
    """Who gets the skat."""

    NOBODY = "nobody"
    LOSER = "loser"


@dataclass(frozen=True, slots=True)
class Ramsch(Options):
    """A block of a block."""

    skat_to: Skat = option(Skat.NOBODY, meaning="who gets the skat", source="test")
    pushes: int = option(0, low=1, high=3, also=(0,), meaning="how often", source="test")

    def check(self) -> None:
        if self.skat_to is Skat.LOSER and not self.pushes:
            raise contradiction("skat_to", "pushes", "the loser gets the skat only where somebody pushed")


@dataclass(frozen=True, slots=True)
class House(Options):
    """A block."""

    contra: bool = option(False, meaning="contra is allowed", source="test")
    ramsch: Ramsch = block(Ramsch(), meaning="the Ramsch", source="test")


@dataclass(frozen=True, slots=True)
class Club(Options):
    """Options as a game to come may have them: blocks in blocks."""

    deals: int = option(36, low=1, high=200, meaning="how many deals", source="test")
    house: House = block(House(), meaning="the house", source="test")


clubs = st.builds(
    lambda deals, contra, skat, pushes: Club(deals, House(contra, Ramsch(skat, pushes or int(skat is Skat.LOSER)))),
    st.integers(1, 200),
    st.booleans(),
    st.sampled_from(Skat),
    st.integers(0, 3),
)


@given(clubs, clubs)
def test_changed_values_make_one_the_other(one: Club, other: Club) -> None:
    changed = one.changed(other)
    assert other.with_values(changed) == one
    assert one.changed(one) == {}
    assert set(changed) <= set(one.values())
    assert Club().with_values(one.values()) == one


@given(clubs)
def test_nested_options_round_trip_through_a_record(club: Club) -> None:
    changed = tuple(club.changed(Club()).items())
    record = Record("test", "club", changed, 3, 1, (), (DealRecord(0, ()),))
    text = str(record).replace("pack \n", "pack CA\n")
    assert Club().with_values(dict(Record.parse(text).changed)) == club


@given(st.one_of(st.booleans(), st.integers(-999_999_999, 999_999_999), st.sampled_from(["lot", "ace_king"])))
def test_the_text_of_a_value_round_trips(value: OptionValue) -> None:
    read = parse_value(format_value(value))
    assert read == value
    assert type(read) is type(value)


def test_values_of_blocks_have_dotted_names() -> None:
    assert Club().values() == {
        "deals": 36,
        "house.contra": False,
        "house.ramsch.skat_to": "nobody",
        "house.ramsch.pushes": 0,
    }


@pytest.mark.parametrize(
    ("values", "code", "field"),
    [
        ({"dealz": 3}, "options.unknown", "dealz"),
        ({"": 3}, "options.unknown", ""),
        ({"deals.x": 3}, "options.unknown", "deals.x"),
        ({"house": 3}, "options.unknown", "house"),
        ({"house.": 3}, "options.unknown", "house."),
        ({"house.contro": True}, "options.unknown", "house.contro"),
        ({"house.ramsch.x": 1}, "options.unknown", "house.ramsch.x"),
        ({"deals": "3"}, "options.type", "deals"),
        ({"deals": True}, "options.type", "deals"),
        ({"house.contra": 1}, "options.type", "house.contra"),
        ({"house.contra": "true"}, "options.type", "house.contra"),
        ({"deals": 0}, "options.range", "deals"),
        ({"deals": 201}, "options.range", "deals"),
        ({"house.ramsch.pushes": 4}, "options.range", "house.ramsch.pushes"),
        ({"house.ramsch.pushes": -1}, "options.range", "house.ramsch.pushes"),
        ({"house.ramsch.skat_to": "dealer"}, "options.choice", "house.ramsch.skat_to"),
        ({"house.ramsch.skat_to": 0}, "options.choice", "house.ramsch.skat_to"),
        ({"house.ramsch.skat_to": "LOSER"}, "options.choice", "house.ramsch.skat_to"),
        ({"house.ramsch.skat_to": "loser"}, "options.contradiction", "house.ramsch.skat_to"),
    ],
)
def test_a_wrong_option_is_named(values: dict[str, OptionValue], code: str, field: str) -> None:
    with pytest.raises(OptionsError) as caught:
        Club().with_values(values)
    assert (caught.value.code, caught.value.params["field"]) == (code, field)
    assert (field.rpartition(".")[2] or field) in str(caught.value)


@pytest.mark.parametrize(("value", "stays"), [(0, True), (1, True), (3, True), (4, False)])
def test_a_number_may_have_a_value_apart_from_its_range(value: int, stays: bool) -> None:
    if stays:
        assert Ramsch(pushes=value).pushes == value
    else:
        with pytest.raises(OptionsError, match="pushes"):
            Ramsch(pushes=value)


def test_a_contradiction_within_a_block_names_both_fields() -> None:
    with pytest.raises(OptionsError) as caught:
        Club().with_values({"house.ramsch.skat_to": "loser"})
    assert caught.value.params == {"field": "house.ramsch.skat_to", "other": "house.ramsch.pushes"}


def test_a_contradiction_within_a_block_that_does_not_name_a_field_is_still_an_error() -> None:
    @dataclass(frozen=True, slots=True)
    class Inner(Options):
        one: bool = option(False, meaning="one", source="test")

        def check(self) -> None:
            if self.one:
                raise OptionsError("one contradicts itself", code="options.contradiction")

    @dataclass(frozen=True, slots=True)
    class Outer(Options):
        inner: Inner = block(Inner(), meaning="the block", source="test")

    with pytest.raises(OptionsError) as caught:
        Outer().with_values({"inner.one": True})
    assert caught.value.code == "options.contradiction"


def test_the_description_for_the_form() -> None:
    assert describe(Club()) == [
        {"name": "deals", "type": "int", "low": 1, "high": 200, "default": 36},
        {
            "name": "house",
            "type": "block",
            "fields": [
                {"name": "contra", "type": "bool", "default": False},
                {
                    "name": "ramsch",
                    "type": "block",
                    "fields": [
                        {"name": "skat_to", "type": "choice", "values": ["nobody", "loser"], "default": "nobody"},
                        {"name": "pushes", "type": "int", "low": 1, "high": 3, "default": 0, "also": [0]},
                    ],
                },
            ],
        },
    ]


def test_the_presets_of_kalter_schlag_are_those_of_the_rulings() -> None:
    lines = {name: " ".join(map(format_value, preset.values().values())) for name, preset in PRESETS.items()}
    assert lines == {
        "source_text": "ace_king not_own_suit_jack 2000 0 lot",
        "hamburg": "ace_ten free 2000 0 loser_chooses",
        "hamburg_five": "ace_ten free 2000 5 loser_chooses",
    }
    assert next(iter(PRESETS)) == "source_text", "the owner's text is the default"


@pytest.mark.parametrize(
    ("field", "value", "allowed"),
    [
        ("limit", 99, False), ("limit", 100, True), ("limit", 10_000, True), ("limit", 10_001, False),
        ("charged_deals_to_win", 0, True), ("charged_deals_to_win", 1, False), ("charged_deals_to_win", 2, True),
        ("charged_deals_to_win", 10, True), ("charged_deals_to_win", 11, False),
    ],
)  # fmt: skip
def test_the_ranges_of_the_rulings(field: str, value: int, allowed: bool) -> None:
    if allowed:
        assert PRESETS["source_text"].with_values({field: value}).values()[field] == value
        return
    with pytest.raises(OptionsError) as caught:
        PRESETS["source_text"].with_values({field: value})
    assert (caught.value.code, caught.value.params["field"]) == ("options.range", field)


@pytest.mark.parametrize("name", vorhand.game_names())
def test_every_option_says_what_it_means_and_where_it_comes_from(name: str) -> None:
    for preset in vorhand.game(name).presets.values():
        for each in fields(preset):
            assert each.metadata["meaning"], each.name
            assert each.metadata["source"], each.name


def one_field_changed(options: Options) -> list[Options]:
    """The options with one field changed, for every field and a few of its values, as far as they go together."""
    changed = []
    for entry in flat(describe(options)):
        now = options.values()[str(entry["name"])]
        others = entry.get("values") or ([not now] if entry["type"] == "bool" else [entry["low"], entry["high"]])
        assert isinstance(others, list)
        for other in others:
            try:
                changed.append(options.with_values({str(entry["name"]): other}))
            except OptionsError:
                continue
    return [each for each in changed if each != options]


def flat(entries: list[dict[str, object]], block: str = "") -> list[dict[str, object]]:
    """The entries of a form with those of its blocks by their whole names."""
    found = []
    for entry in entries:
        inner = entry.get("fields")
        name = f"{block}{entry['name']}"
        found += flat(inner, f"{name}.") if isinstance(inner, list) else [{**entry, "name": name}]
    return found


@pytest.mark.parametrize("name", vorhand.game_names())
def test_a_fingerprint_tells_rules_apart(name: str) -> None:
    game = vorhand.game(name)
    presets = list(game.presets.values())
    rules = {*presets, *(other for preset in presets for other in one_field_changed(preset))}
    marks = {fingerprint(name, options) for options in rules}
    assert len(marks) == len(rules) > len(presets)
    assert all(len(mark) == 5 for mark in marks)


def test_equal_rules_have_one_fingerprint_in_a_game_and_another_in_another_game() -> None:
    altenburg = vorhand.game("skat").presets["altenburg"]
    isko = vorhand.game("skat").presets["isko"]
    again = altenburg.with_values(dict(isko.changed(altenburg)))
    assert fingerprint("skat", again) == fingerprint("skat", isko) != fingerprint("skat", altenburg)
    assert fingerprint("ramsch", isko) != fingerprint("skat", isko)


@pytest.mark.parametrize(("word", "code"), [(36, None), ("36", None), (40, "options.choice"), (True, "options.choice")])
def test_a_number_is_the_word_written_like_it(word: OptionValue, code: str | None) -> None:
    russian = vorhand.game("rams").presets["russian"]
    if code is None:
        assert russian.with_values({"pack_size": word}).values()["pack_size"] == "36"
        return
    with pytest.raises(OptionsError) as caught:
        russian.with_values({"pack_size": word})
    assert caught.value.code == code
