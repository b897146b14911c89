"""The options of Ramsch and Räuberskat as rulings 1 and 2 have them: presets, ranges, and what contradicts what."""

from __future__ import annotations

import pytest

import vorhand
from tests.ramsch import options_of
from vorhand.errors import OptionsError
from vorhand.options import OptionValue

BLOCK = """
    option       ramsch  ramsch_virgin_pays  ramsch_raeuber  schieberamsch
    exchange     none    none                pass_on         pass_on
    blind_push   False   False               False           True
    pass_jacks   False   False               False           False
    skat_to      nobody  nobody              loser           loser
    scoring      tariff  virgin_pays         points          points
    virgin       ignore  ignore              ignore          double
    march        lose    lose                lose            plus_120
    grand_hand   False   False               False           True
"""

VALUES: dict[str, list[OptionValue]] = {
    "exchange": ["none", "pass_on"],
    "blind_push": [False, True],
    "pass_jacks": [False, True],
    "skat_to": ["nobody", "last_trick", "loser"],
    "scoring": ["tariff", "points", "virgin_pays"],
    "virgin": ["ignore", "double"],
    "march": ["lose", "plus_120", "others_minus_120"],
    "grand_hand": [False, True],
}


def column(preset: str) -> dict[str, str]:
    """The options of a preset as the table has them."""
    head, *rows = [line.split() for line in BLOCK.strip().splitlines()]
    return {row[0]: row[head.index(preset)] for row in rows}


def as_text(values: dict[str, OptionValue]) -> dict[str, str]:
    return {name: str(value) for name, value in values.items()}


@pytest.mark.parametrize("preset", ["ramsch", "ramsch_virgin_pays", "ramsch_raeuber", "schieberamsch"])
def test_a_preset_of_ramsch_is_a_column_of_the_table(preset: str) -> None:
    values = vorhand.game("ramsch").presets[preset].values()
    assert as_text(values) == {**column(preset), "deals_per_match": "36"}


def test_the_games_have_these_presets_the_text_first() -> None:
    assert list(vorhand.game("ramsch").presets) == ["ramsch", "ramsch_virgin_pays", "ramsch_raeuber", "schieberamsch"]
    assert list(vorhand.game("raeuberskat").presets) == ["raeuberskat", "raeuberskat_club"]
    for name in ("ramsch", "raeuberskat"):
        game = vorhand.game(name)
        assert (game.seats, game.direction) == ((3, 4), "high_wins")


ALTENBURG = {
    "hand_loss": "single", "open_grand": "base_36", "null": "23", "null_hand": "35", "null_ouvert": "46",
    "null_ouvert_hand": "59", "schneider_limit": "30", "when_all_pass": "next_dealer", "contra": "off",
    "contra_needs_bid": "False", "revoke": "refused",
}  # fmt: skip
SERIES = {
    "trigger_score": "100", "bock_factor": "2", "after_ramsch_round": "end", "first_phase": "plain",
    "deals_per_match": "36",
}  # fmt: skip


def blocks(**parts: dict[str, str]) -> dict[str, str]:
    return {f"{block}.{name}": value for block, values in parts.items() for name, value in values.items()}


def test_raeuberskat_by_the_text() -> None:
    values = vorhand.game("raeuberskat").presets["raeuberskat"].values()
    assert as_text(values) == blocks(skat=ALTENBURG, ramsch=column("ramsch_raeuber"), series=SERIES)


def test_raeuberskat_as_the_club_plays_it() -> None:
    """It begins with Bock, alternates, plays a Ramsch when all pass, has contra and re, and pushes."""
    skat = {**ALTENBURG, "when_all_pass": "ramsch", "contra": "contra_re"}
    series = {**SERIES, "first_phase": "bock_round", "after_ramsch_round": "alternate"}
    values = vorhand.game("raeuberskat").presets["raeuberskat_club"].values()
    assert as_text(values) == blocks(skat=skat, ramsch=column("schieberamsch"), series=series)


@pytest.mark.parametrize("preset", ["altenburg", "isko", "isko_tournament"])
def test_skat_has_the_text_s_ramsch_in_a_block(preset: str) -> None:
    values = vorhand.game("skat").presets[preset].values()
    inside = {name.partition(".")[2]: str(value) for name, value in values.items() if name.startswith("ramsch.")}
    assert inside == column("ramsch")


@pytest.mark.parametrize(("game", "prefix"), [("ramsch", ""), ("skat", "ramsch."), ("raeuberskat", "ramsch.")])
def test_every_value_of_the_table_may_be_chosen_and_no_other(game: str, prefix: str) -> None:
    base = options_of(game, {"ramsch": "ramsch_raeuber", "skat": "altenburg", "raeuberskat": "raeuberskat"}[game])
    base = base.with_values({f"{prefix}exchange": "pass_on", f"{prefix}scoring": "points"})
    for name, values in VALUES.items():
        for value in values:
            changed: dict[str, OptionValue] = {f"{prefix}{name}": value}
            if name == "scoring" and value != "points":
                changed |= {f"{prefix}skat_to": "nobody"}
            assert base.with_values(changed).values()[f"{prefix}{name}"] == value
        with pytest.raises(OptionsError) as caught:
            base.with_values({f"{prefix}{name}": "grandmother"})
        assert caught.value.params["field"] == f"{prefix}{name}"


RANGES = """
    raeuberskat series.trigger_score 10 1000
    raeuberskat series.bock_factor 1 4
    raeuberskat series.deals_per_match 0 200
    ramsch deals_per_match 1 200
"""


@pytest.mark.parametrize("row", [line.strip() for line in RANGES.strip().split("\n")])
def test_numbers_have_a_range(row: str) -> None:
    game, field, low, high = row.split()
    base = next(iter(vorhand.game(game).presets.values()))
    for value in (int(low), int(high)):
        assert base.with_values({field: value}).values()[field] == value
    for value in (int(low) - 1, int(high) + 1):
        with pytest.raises(OptionsError) as caught:
            base.with_values({field: value})
        assert (caught.value.code, caught.value.params["field"]) == ("options.range", field)


CONTRADICTIONS = """
    ramsch ramsch virgin=double: scoring, virgin
    ramsch ramsch skat_to=loser: scoring, skat_to
    ramsch ramsch march=plus_120: scoring, march
    ramsch ramsch march=others_minus_120: scoring, march
    ramsch ramsch_virgin_pays virgin=double: scoring, virgin
    ramsch ramsch_virgin_pays skat_to=loser: scoring, skat_to
    ramsch ramsch_virgin_pays march=plus_120: scoring, march
    ramsch schieberamsch scoring=tariff skat_to=nobody march=lose: scoring, virgin
    ramsch schieberamsch scoring=virgin_pays skat_to=nobody virgin=ignore: scoring, march
    ramsch ramsch blind_push=true: exchange, blind_push
    ramsch ramsch pass_jacks=true: exchange, pass_jacks
    ramsch schieberamsch exchange=none: exchange, blind_push
    skat isko_tournament contra=contra: scoring, contra
    skat isko_tournament when_all_pass=ramsch: scoring, when_all_pass
    skat altenburg when_all_pass=ramsch scoring=seeger_fabian: scoring, when_all_pass
    skat altenburg ramsch.virgin=double: ramsch.scoring, ramsch.virgin
    skat altenburg ramsch.blind_push=true: ramsch.exchange, ramsch.blind_push
    raeuberskat raeuberskat ramsch.scoring=tariff: ramsch.scoring, ramsch.skat_to
    raeuberskat raeuberskat_club ramsch.exchange=none: ramsch.exchange, ramsch.blind_push
    raeuberskat raeuberskat_club series.deals_per_match=0: series.after_ramsch_round, series.deals_per_match
    raeuberskat raeuberskat series.after_ramsch_round=alternate series.deals_per_match=0:
        series.after_ramsch_round, series.deals_per_match
    raeuberskat raeuberskat series.after_ramsch_round=next_hundred series.deals_per_match=0:
        series.after_ramsch_round, series.deals_per_match
"""


@pytest.mark.parametrize(
    "row", [line.strip() for line in CONTRADICTIONS.replace(":\n        ", ": ").strip().split("\n")]
)
def test_contradictions_name_both_fields(row: str) -> None:
    left, _, fields = row.partition(": ")
    game, _, code = left.partition(" ")
    with pytest.raises(OptionsError) as caught:
        options_of(game, code)
    assert caught.value.code == "options.contradiction"
    assert {caught.value.params["field"], caught.value.params["other"]} == set(fields.split(", "))
    assert all(field.split(".")[-1] in str(caught.value) for field in fields.split(", "))


UNKNOWN = """
    raeuberskat raeuberskat skat.scoring=seeger_fabian: skat.scoring
    raeuberskat raeuberskat skat.deals_per_match=9: skat.deals_per_match
    raeuberskat raeuberskat deals_per_match=9: deals_per_match
    ramsch ramsch scoring=seeger_fabian: scoring
    ramsch ramsch trigger_score=100: trigger_score
    ramsch ramsch series.trigger_score=100: series.trigger_score
    skat altenburg series.trigger_score=100: series.trigger_score
    skat altenburg bock_factor=2: bock_factor
    skat altenburg exchange=pass_on: exchange
"""


@pytest.mark.parametrize("row", [line.strip() for line in UNKNOWN.strip().split("\n")])
def test_what_belongs_to_another_game_is_refused(row: str) -> None:
    """Seeger and Fabian settle only Skat; rounds are Räuberskat's (rulings 2)."""
    left, _, field = row.partition(": ")
    game, _, code = left.partition(" ")
    with pytest.raises(OptionsError) as caught:
        options_of(game, code)
    assert caught.value.params["field"] == field


@pytest.mark.parametrize(
    ("game", "code"),
    [
        ("ramsch", "ramsch skat_to=last_trick"),
        ("ramsch", "ramsch exchange=pass_on blind_push=true pass_jacks=true grand_hand=true"),
        ("ramsch", "ramsch_virgin_pays exchange=pass_on skat_to=last_trick"),
        ("ramsch", "ramsch_raeuber exchange=none"),
        ("skat", "altenburg when_all_pass=ramsch contra=contra_re"),
        ("raeuberskat", "raeuberskat series.deals_per_match=0"),
        ("raeuberskat", "raeuberskat_club series.after_ramsch_round=end series.deals_per_match=0"),
    ],
)
def test_what_goes_together_is_allowed(game: str, code: str) -> None:
    preset, *changes = code.split()
    changed = options_of(game, code).changed(vorhand.game(game).presets[preset])
    assert len(changed) == len(changes)
