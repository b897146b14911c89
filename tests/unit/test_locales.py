"""The texts in German, English and Russian: whole, alike in what they take, and apart in what they say."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest
from fluent.syntax import ast

import vorhand
from tests.engine_codes import error_codes, hint_keys, note_keys
from tests.golden import path_of, wanted
from tests.locales import (
    LANGUAGES,
    PLURALS,
    ROOT,
    entries,
    found_in,
    messages,
    plural_selections,
    source,
    text,
    variables,
)
from tests.unit.test_error_codes import MESSAGES, converse
from vorhand.games.kalter_schlag.scoring import settle
from vorhand.games.skat.ramsch_options import PRESETS, March, SkatTo
from vorhand.games.skat.ramsch_scoring import settle_ramsch
from vorhand.games.skat.rounds import Round, RoundKind
from vorhand.match import Match
from vorhand.moves import Note
from vorhand.position import Result
from vorhand.record import Record

ALIKE = re.compile(
    r"app-name|name-\d|game-(kalter-schlag|skat|ramsch|rams|raeuberskat-short)|preset-hamburg|zone-skat|log|.*-re|"
    r"note-ramsch|fact-ramsch-short|sheet-cell-round-.*|compare-chance|contract-game|"
    r"(.*-)?stats-row-(bock|hirsch|grand|null|hand|ouvert|schneider|schwarz|rams)|stats-col-mean"
)
"""What may read the same in German and English: names, and words that both have."""


def id_of(code: str) -> str:
    return re.sub(r"[._]", "-", code)


def own_id(game: str, id: str) -> str:
    """The id of a text for a game: its own, `<game>-<id>`, comes before the one that games share."""
    own = id_of(f"{game}-{id}")
    return own if own in messages("en") else id_of(id)


def spoken(params: dict[str, object]) -> dict[str, object]:
    """The arguments of a text as the page makes them of an engine's: names for seats, words for cards and contracts."""
    made: dict[str, object] = {}
    for key, value in params.items():
        if key == "seat":
            made |= {"player": "Ida", "self": "no"}
        elif key == "seats":
            made["players"] = "Ida, Lena"
        else:
            made[key] = " ".join(value) if isinstance(value, tuple) else value
    return made


def test_every_language_has_its_files() -> None:
    for language in LANGUAGES:
        assert source(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_can_be_read_and_every_id_stands_once(language: str) -> None:
    junk = [str(entry.content)[:80] for entry in entries(language) if isinstance(entry, ast.Junk)]
    assert junk == []
    ids = Counter(entry.id.name for entry in entries(language) if isinstance(entry, ast.Message))
    assert [id for id, count in ids.items() if count > 1] == []


@pytest.mark.parametrize("language", ["de", "ru"])
def test_the_ids_are_the_same_in_all_languages(language: str) -> None:
    assert set(messages(language)) ^ set(messages("en")) == set()


@pytest.mark.parametrize("language", ["de", "ru"])
def test_the_arguments_are_the_same_in_all_languages(language: str) -> None:
    differ = {
        id: (sorted(variables(language, id)), sorted(variables("en", id)))
        for id in messages("en")
        if id in messages(language) and variables(language, id) != variables("en", id)
    }
    assert differ == {}


def test_every_code_has_its_text() -> None:
    missing = {
        code
        for code in error_codes() | hint_keys()
        if not any(own_id(game, code) in messages("en") for game in vorhand.game_names())
    }
    assert missing == set()


def test_every_key_of_a_note_has_its_text() -> None:
    groups = ("event", "fact", "note", "call", "notice")
    missing = {key for key in note_keys() if not any(f"{group}-{id_of(key)}" in messages("en") for group in groups)}
    assert missing == set()


def texts_of_fields(prefix: str, fields: object) -> Iterator[str]:
    """What the form of the rules shows: of a block its name, of an option its name, a hint and its values."""
    assert isinstance(fields, list)
    for field in fields:
        option = field["name"]
        yield f"{prefix}-{option}"
        if field["type"] == "block":
            yield from texts_of_fields(f"{prefix}-{option}", field["fields"])
            continue
        yield f"{prefix}-{option}-hint"
        yield from (f"value-{option}-{value}" for value in [*field.get("values", []), *field.get("also", [])])


@pytest.mark.parametrize("name", vorhand.game_names())
def test_everything_of_a_game_has_its_text(name: str) -> None:
    game, wanted = vorhand.game(name), {f"game-{name}", f"game-{name}-about", f"brief-{name}", f"clauses-{name}"}
    for preset in game.presets:
        wanted |= {f"preset-{preset}", f"preset-{preset}-hint"}
    for level in game.bots:
        wanted |= {f"level-{level}", f"level-{level}-hint"}
    for clause in game.clauses:
        wanted.add(f"clause-{clause}")
    (entry,) = [entry for entry in vorhand.catalogue() if entry["key"] == name]
    wanted |= set(texts_of_fields(f"option-{name}", entry["fields"]))
    assert {id for id in wanted if own_id(name, id) not in messages("en")} == set()


RAMSCH_DEALS = (
    ((50, 40, 20), (4, 4, 2)),
    ((60, 50, 0), (6, 4, 0)),
    ((50, 50, 10), (4, 4, 2)),
    ((110, 0, 0), (10, 0, 0)),
    ((40, 40, 40), (4, 3, 3)),
)
"""Card points and tricks: one has most, one has no trick, two have most, one has all, all have as many."""


def ramsch_results() -> Iterator[tuple[str, Result]]:
    """All that can be said of a Ramsch, in each game that has one."""
    rules = list(PRESETS.values())
    rules += [PRESETS["ramsch_raeuber"].with_values({"march": March.OTHERS_MINUS_120.value})]
    rules += [PRESETS["ramsch_raeuber"].with_values({"skat_to": SkatTo.LAST_TRICK.value})]
    for options, (points, tricks), game in product(rules, RAMSCH_DEALS, ("skat", "ramsch", "raeuberskat")):
        yield (
            game,
            settle_ramsch(
                options=options,
                card_points=points,
                tricks=tricks,
                skat=120 - sum(points),
                last_trick=1,
                pushes=int(options.blind_push),
                bock=2,
            ),
        )


def rounds() -> Iterator[Round]:
    """Every round there can be, with one deal to go, several, or nobody knows how many."""
    for kind, left, factor, again in product(RoundKind, (0, 1, 36), (1, 2), (False, True)):
        if left or kind is RoundKind.PLAIN:
            yield Round(kind, 1, left, factor, 100, again, opens=True)


def happenings() -> list[tuple[str, dict[str, object]]]:
    """Every id with its arguments that the golden matches and all ways to double give out."""
    said: list[tuple[str, str, Note]] = []
    doubled = [settle(card_points=[63, 57, 0, 0], tricks=[5, 3, 0, 0], calls=calls) for calls in range(5)]
    doubled += [settle(card_points=[60, 60, 0, 0], tricks=[4, 4, 0, 0], calls=0)]
    doubled += [settle(card_points=[120, 0, 0, 0], tricks=[8, 0, 0, 0], calls=4)]
    results: list[tuple[str, Result]] = [("kalter_schlag", result) for result in doubled]
    results += ramsch_results()
    for round in rounds():
        said += [("raeuberskat", "fact", round.fact), ("raeuberskat", "notice", round.announced)]
        said += [("raeuberskat", "event", note) for note in round.beginning]
    for name, preset in wanted():
        record = Record.parse(path_of(name, preset).read_text(encoding="utf-8"))
        before: Match | None = None
        for match in Match.steps(record):
            state, view = match.state, match.state.view(match.state.turn)
            if before is None or match.deal_number > before.deal_number:
                said += [(name, "event", note) for note in state.opening(0)]
            else:
                said += [(name, "event", note) for note in before.state.events(match.deals[-1].moves[-1], 0)]
            said += [(name, "fact", note) for note in view.facts()]
            said += [(name, "notice", note) for note in match.series.notices]
            said += [(name, "laid", Note(key)) for key in state.laid()]
            said += [(name, "call", note) for badge in view.badges() for note in badge.calls]
            said += [(name, "role", Note(role)) for badge in view.badges() for role in badge.roles]
            remarks = [(move, view.remark(move)) for move in view.legal_moves]
            said += [(name, "note", note) for _, note in remarks if note is not None]
            said += [
                (name, "move", Note(move.kind, {"value": note.params.get("call", "")}))
                for move, note in remarks
                if note
            ]
            said += [(name, "", Note(refusal.code, refusal.params)) for _, refusal in view.refused()]
            before = match
        assert before is not None
        results += [(name, result) for result in before.results]
        outcome = before.series.outcome
        assert outcome is not None
        said.append((name, "reason", Note(outcome.reason, {"limit": 2000})))
        said += [(name, "foot", Note(line.key)) for line in before.series.foot]
        said += [(name, "sheet-col", Note(column)) for column in before.series.sheet_columns]
    for name, result in results:
        said.append((name, "reason", Note(result.reason, result.params)))
        said += [(name, "note", note) for note in result.notes]
        said += [(name, "step", Note(step.key, {**step.params, "amount": step.amount})) for step in result.derivation]
    said += [("", "event", Note("deal_over", {"deal": 1})), ("", "event", Note("match_over"))]
    made: dict[tuple[str, tuple[str, ...]], tuple[str, dict[str, object]]] = {}
    for name, group, note in said:
        id = own_id(name, f"{group}-{note.key}".removeprefix("-"))
        made[id, tuple(sorted(map(str, note.params.values())))] = (id, spoken(dict(note.params)))
    return list(made.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_happens_can_be_said(language: str) -> None:
    said = happenings()
    assert len({id for id, _ in said}) > 100
    for id, arguments in said:
        assert id in messages(language), id
        assert text(language, id, **arguments)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refused_message_can_be_said(language: str) -> None:
    for code, talk in MESSAGES.items():
        if code not in ("protocol.too_long", "record.too_long"):
            assert text(language, id_of(code), **spoken(converse(talk)["params"]))


def without_number(written: str, number: int) -> str:
    return written.replace(str(number), "#")


def test_russian_plurals() -> None:
    """1 and 21 take one form, 2 another, 5 and 11 a third; where only one and more differ, no number is shown."""
    checked = 0
    for id, argument, select in plural_selections("ru"):
        keys = {variant.key.name for variant in select.variants if isinstance(variant.key, ast.Identifier)}
        shows = any(argument in shown_directly(variant) for variant in select.variants)
        if not shows:
            assert keys in ({"one", "other"}, {"one", "few", "many"}), id
            continue
        assert keys == {"one", "few", "many"}, id
        others = dict.fromkeys(variables("ru", id), "x")
        one, two, five, eleven, twenty_one = (
            without_number(text("ru", id, **{**others, argument: number}), number) for number in (1, 2, 5, 11, 21)
        )
        assert one == twenty_one, id
        assert five == eleven, id
        assert len({one, two, five}) == 3, id
        checked += 1
    assert checked >= 5


def shown_directly(variant: ast.Variant) -> set[str]:
    """The arguments that stand in the text of a variant itself."""
    placed = [element.expression for element in variant.value.elements if isinstance(element, ast.Placeable)]
    return {each.id.name for each in placed if isinstance(each, ast.VariableReference)}


def test_german_and_english_plurals_know_one_and_other() -> None:
    for language in ("de", "en"):
        for id, _, select in plural_selections(language):
            keys = {variant.key.name for variant in select.variants if isinstance(variant.key, ast.Identifier)}
            assert keys & PLURALS == {"one", "other"}, (language, id)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_has_the_same_variants_in_every_language_unless_it_is_a_plural(language: str) -> None:
    plural = {id for each in LANGUAGES for id, _, _ in plural_selections(each)}
    for id in set(messages("en")) - plural:
        names = [
            {
                variant.key.name
                for select in found_in(messages(each)[id]).selects
                for variant in select.variants
                if isinstance(variant.key, ast.Identifier)
            }
            for each in (language, "en")
        ]
        assert names[0] == names[1], id


def plain(language: str, id: str) -> str:
    """The letters of a message, without what is put in."""
    return " ".join(found_in(messages(language)[id]).texts).strip(" .:×()")


def test_no_text_is_left_untranslated() -> None:
    for id in messages("en"):
        de, en, ru = (plain(language, id) for language in LANGUAGES)
        if id != "app-name" and re.search(r"[^\W\d_]", ru):
            assert ru not in (de, en), id
        if re.search(r"[^\W\d_]", de):
            assert de != en or ALIKE.fullmatch(id), id


def test_russian_is_written_in_cyrillic() -> None:
    latin = {id: plain("ru", id) for id in messages("ru") if re.search(r"[A-Za-z]{2,}", plain("ru", id))}
    assert {id for id, written in latin.items() if re.sub(r"Vorhand|WebAssembly", "", written) != written} >= set(latin)


def test_the_page_asks_for_no_text_that_is_not_there() -> None:
    asked = set()
    for path in [*sorted((ROOT / "www/js").glob("*.js")), ROOT / "www/index.html"]:
        asked |= set(re.findall(r"\bt\('([a-z][a-z0-9-]*)'", path.read_text(encoding="utf-8")))
    assert len(asked) > 30
    assert asked - set(messages("en")) == set()
