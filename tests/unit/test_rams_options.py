"""The options of Rams: defaults, presets, ranges, which packs do for how many players, and the print of the rules."""

from __future__ import annotations

import dataclasses
import re
from functools import partial

import pytest

import vorhand
from tests.rams import rules
from vorhand.errors import OptionsError
from vorhand.games.rams.options import RamsOptions
from vorhand.games.rams.state import RamsState
from vorhand.match import Match
from vorhand.options import Options, OptionValue, fingerprint

GAME = vorhand.game("rams")

RUSSIAN: dict[str, OptionValue] = {
    "start_score": 100,
    "pack_size": "by_players",
    "three_may_pass": False,
    "ace_forces_in": True,
    "exchange_limit": 5,
    "when_stock_short": "reshuffle",
    "dealer_may_take_upcard": True,
    "must_ruff": True,
    "must_lead_trump_ace": True,
    "reveal_in": "dealt_or_final_hand",
    "flush_write_off": 5,
    "flush_remise": 5,
    "trump_flush_points": 5,
    "jacks_in": "dealt_or_final_hand",
    "jacks_need_trick": False,
    "remise": 5,
    "remise_with_aces": "add",
    "lone_player": "takes_all",
    "revoke": "refused",
    "deals_per_match": 0,
}


def test_the_presets_are_those_of_the_rulings() -> None:
    assert list(GAME.presets) == ["russian", "arcade", "old_book"]
    assert GAME.presets["russian"].values() == RUSSIAN
    assert GAME.presets["arcade"].values() == RUSSIAN | {
        "start_score": 150,
        "exchange_limit": 4,
        "reveal_in": "dealt_hand",
        "trump_flush_points": 100,
        "jacks_in": "dealt_hand",
    }
    assert GAME.presets["old_book"].values() == RUSSIAN | {"jacks_need_trick": True, "trump_flush_points": 10}
    assert RamsOptions() == GAME.presets["russian"]


def test_the_game() -> None:
    assert (GAME.key, GAME.folder, GAME.seats) == ("rams", "rams", (3, 4, 5, 6, 7))
    assert (GAME.direction, GAME.card_values) == ("low_wins", None)
    assert set(GAME.yardsticks) == {"random", "lowest"}
    assert GAME.usual_level == "club"


RANGES = {
    "start_score": (5, 500),
    "exchange_limit": (0, 5),
    "flush_write_off": (0, 100),
    "flush_remise": (0, 100),
    "trump_flush_points": (0, 100),
    "remise": (0, 100),
    "deals_per_match": (0, 200),
}


@pytest.mark.parametrize("name", RANGES)
def test_numbers_stay_in_their_range(name: str) -> None:
    low, high = RANGES[name]
    for value in (low, high):
        assert rules(f"russian {name}={value}").values()[name] == value
    for value in (low - 1, high + 1):
        with pytest.raises(OptionsError) as caught:
            rules(f"russian {name}={value}")
        assert (caught.value.code, caught.value.params["field"]) == ("options.range", name)


def test_there_is_a_range_for_each_number() -> None:
    numbers = {name for name, value in RUSSIAN.items() if type(value) is int}
    assert numbers == set(RANGES)


@pytest.mark.parametrize("name", [name for name, value in RUSSIAN.items() if isinstance(value, str)])
def test_words_are_those_of_the_rulings(name: str) -> None:
    words = {
        "pack_size": ["by_players", "32", "36", "52"],
        "when_stock_short": ["reshuffle", "draw_less"],
        "reveal_in": ["dealt_hand", "dealt_or_final_hand"],
        "jacks_in": ["dealt_hand", "dealt_or_final_hand"],
        "remise_with_aces": ["add", "replace"],
        "lone_player": ["takes_all", "no_play"],
        "revoke": ["refused", "punished"],
    }[name]
    assert sorted(member.value for member in type(getattr(rules(), name))) == sorted(words)
    with pytest.raises(OptionsError) as caught:
        rules(f"russian {name}=never")
    assert (caught.value.code, caught.value.params["field"]) == ("options.choice", name)


@pytest.mark.parametrize(
    ("name", "value"), [("remise", True), ("must_ruff", 1), ("pack_size", True), ("start_score", "x")]
)
def test_a_value_of_another_kind_is_refused(name: str, value: OptionValue) -> None:
    with pytest.raises(OptionsError) as caught:
        GAME.presets["russian"].with_values({name: value})
    assert caught.value.params["field"] == name


def test_a_size_of_the_pack_may_be_written_as_a_number() -> None:
    assert GAME.presets["russian"].with_values({"pack_size": 36}) == rules("russian pack_size=36")
    assert rules("russian pack_size=36").values()["pack_size"] == "36"


def test_every_field_says_what_it_means_and_where_it_stands() -> None:
    for each in dataclasses.fields(RamsOptions):
        assert each.metadata["meaning"]
        assert each.metadata["source"]


ENOUGH = {
    ("by_players", "reshuffle"): (3, 4, 5, 6, 7),
    ("by_players", "draw_less"): (3, 4, 5, 6, 7),
    ("32", "reshuffle"): (3, 4, 5),
    ("32", "draw_less"): (3, 4, 5, 6),
    ("36", "reshuffle"): (3, 4, 5, 6),
    ("36", "draw_less"): (3, 4, 5, 6, 7),
    ("52", "reshuffle"): (3, 4, 5, 6, 7),
    ("52", "draw_less"): (3, 4, 5, 6, 7),
}
"""Pack - 1 - 5 x players: at least five with `reshuffle`, none with `draw_less` (rulings 2)."""


@pytest.mark.clause("rams.pack.1", "rams.exchange.2")
@pytest.mark.parametrize("pack", ENOUGH)
def test_a_pack_that_does_not_suffice_contradicts_the_players(pack: tuple[str, str]) -> None:
    size, short = pack
    options = rules(f"russian pack_size={size} when_stock_short={short}")
    for players in GAME.seats:
        if players in ENOUGH[pack]:
            state = GAME.deal(options, seed=1, players=players)
            assert len(state.pack) == (int(size) if size != "by_players" else 36 if players < 5 else 52)
            assert Match.new(GAME, options=options, seed=1, players=players).state.pack
            continue
        for make in (
            partial(GAME.deal, options, seed=1, players=players),
            partial(GAME.series, options, players=players, dealer=0),
            partial(Match.new, GAME, options=options, seed=1, players=players),
        ):
            with pytest.raises(OptionsError) as caught:
                make()
            assert caught.value.code == "options.contradiction"
            assert (caught.value.params["field"], caught.value.params["other"]) == ("pack_size", "players")


@pytest.mark.parametrize("players", [0, 1, 2, 8])
def test_two_are_too_few_and_eight_too_many(players: int) -> None:
    with pytest.raises(OptionsError) as caught:
        GAME.deal(rules(), seed=1, players=players)
    assert caught.value.code == "options.players"


@pytest.mark.clause("rams.match.1")
def test_everybody_begins_at_the_start_score() -> None:
    for code, start in (("russian", 100), ("arcade", 150), ("old_book", 100), ("russian start_score=37", 37)):
        for players in (3, 7):
            match = Match.new(GAME, options=rules(code), seed=5, players=players)
            assert match.series.totals == match.series.start == (start,) * players
            state = GAME.deal(rules(code), seed=5, players=players)
            assert isinstance(state, RamsState)
            assert state.table.scores == (start,) * players


@pytest.mark.parametrize("score", [0, -1, -40])
def test_no_deal_follows_once_somebody_is_at_nought(score: int) -> None:
    with pytest.raises(OptionsError) as caught:
        GAME.deal(rules(), seed=1, players=3, scores=[100, score, 7])
    assert (caught.value.code, caught.value.params["value"]) == ("options.score_over", score)
    assert GAME.deal(rules(), seed=1, players=3, scores=[100, 1, 7]).phase == "declare"


def test_a_score_for_each_player() -> None:
    with pytest.raises(OptionsError) as caught:
        GAME.deal(rules(), seed=1, players=4, scores=[100, 100, 100])
    assert caught.value.code == "options.scores"


def test_options_of_another_game_are_refused() -> None:
    foreign: list[Options] = [vorhand.game("skat").presets["isko"], Options()]
    for options in foreign:
        with pytest.raises(OptionsError) as caught:
            GAME.deal(options, seed=1)
        assert caught.value.code == "options.game"
        with pytest.raises(OptionsError) as caught:
            GAME.series(options, players=3, dealer=0)
        assert caught.value.code == "options.game"


def variants() -> list[Options]:
    """The rules of the text, and those with one thing changed, each once."""
    changed: list[Options] = [rules()]
    for name, value in RUSSIAN.items():
        if isinstance(value, bool):
            changed.append(rules(f"russian {name}={str(not value).lower()}"))
        elif isinstance(value, int):
            changed.append(rules(f"russian {name}={value - 1 if value else 3}"))
        else:
            members = [member.value for member in type(getattr(rules(), name)) if member.value != value]
            changed += [rules(f"russian {name}={member}") for member in members]
    return changed


def test_the_print_tells_rules_apart_and_knows_them_again() -> None:
    prints = [fingerprint("rams", options) for options in variants()]
    assert len(set(prints)) == len(prints)
    assert all(re.fullmatch(r"[0-9A-HJKMNP-TV-Z]{5}", each) for each in prints), prints
    assert [fingerprint("rams", options) for options in variants()] == prints
    made = GAME.presets["russian"].with_values({"jacks_need_trick": True, "trump_flush_points": 10})
    assert fingerprint("rams", made) == fingerprint("rams", GAME.presets["old_book"])
    assert len({fingerprint("rams", options) for options in GAME.presets.values()}) == 3
