"""What suits and court cards are called follows the pack on the table, and stands in one place: the page's terms."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast

from site_build.texts import entries as entries_of
from tests.locales import LANGUAGES, found_in, messages, source, terms, text
from tests.pack_words import FRENCH, german

SUITS = ("clubs", "spades", "hearts", "diamonds")
ALIKE = {
    "en": {"hearts", "Hearts"},
    "ru": {"hearts-genitive", "diamonds", "Diamonds", "diamonds-genitive", "diamonds-dative"},
}
"""Terms that both packs call by the same word."""


def word(language: str, term: str, deck: str) -> str:
    """A term as it is said with a pack on the table."""
    (select,) = found_in(terms(language)[term]).selects
    (variant,) = [each for each in select.variants if isinstance(each.key, ast.Identifier) and each.key.name == deck]
    (said,) = variant.value.elements
    assert isinstance(said, ast.TextElement)
    return said.value


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_knows_both_packs(language: str) -> None:
    assert len(terms(language)) >= 12
    for name, term in terms(language).items():
        (select,) = found_in(term).selects
        assert isinstance(select.selector, ast.FunctionReference)
        assert select.selector.id.name == "DECK"
        before, after = word(language, name, "french"), word(language, name, "german")
        assert (before == after) == (name in ALIKE.get(language, ())), name
        assert name in ALIKE.get(language, ()) or FRENCH[language].search(before) or "hearts" in name, name
        assert not FRENCH[language].search(after), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_calls_a_suit_or_a_court_card_by_name(language: str) -> None:
    """Else it would be called so whatever lies on the table."""
    named = {
        id: found.group()
        for id, message in messages(language).items()
        if (found := FRENCH[language].search(" ".join(found_in(message).texts)))
    }
    assert named == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_suit_is_called_is_told_by_its_term(language: str) -> None:
    """Whatever chooses by suit says a term of that suit."""
    checked = 0
    for id, message in messages(language).items():
        for select in found_in(message).selects:
            for variant in select.variants:
                if not isinstance(variant.key, ast.Identifier) or variant.key.name not in (*SUITS, "queen", "jack"):
                    continue
                placed = [each.expression for each in variant.value.elements if isinstance(each, ast.Placeable)]
                said = {each.id.name.lower() for each in placed if isinstance(each, ast.TermReference)}
                assert any(name.split("-")[0] == variant.key.name for name in said), (id, variant.key.name)
                checked += 1
    assert checked >= 4 * 15


@pytest.mark.parametrize(
    ("language", "before", "after"),
    [
        (
            "de",
            ["Kreuz Bube", "Pik Dame", "Herz König", "Karo Zehn"],
            ["Eichel Unter", "Grün Ober", "Rot König", "Schellen Zehn"],
        ),
        (
            "en",
            ["jack of clubs", "queen of spades", "king of hearts", "ten of diamonds"],
            ["Unter of acorns", "Ober of leaves", "king of hearts", "ten of bells"],
        ),
        (
            "ru",
            ["валет треф", "дама пик", "король червей", "десятка бубен"],
            ["нижник желудей", "верхник листьев", "король червей", "десятка бубен"],
        ),
    ],
)
def test_cards_are_called_as_in_their_pack(language: str, before: list[str], after: list[str]) -> None:
    cards = list(zip(SUITS, ("jack", "queen", "king", "ten"), strict=True))
    assert [text(language, "card-name", suit=suit, rank=rank) for suit, rank in cards] == before
    assert [german(language, "card-name", suit=suit, rank=rank) for suit, rank in cards] == after


def test_texts_of_the_table_follow_the_pack() -> None:
    assert german("de", "led", suit="clubs") == "Angespielt: Eichel."
    assert german("de", "contract-game", game="diamonds") == "Schellen"
    assert german("de", "hint-ramsch-pass-jacks") == "Weg mit Untern: Trümpfe machen Stiche."
    assert german("de", "event-jacks", player="Ida", self="no", colour="red") == (
        "Ida zeigt die Unter von Rot und Schellen."
    )
    assert german("en", "kalter-schlag-led", suit="trump") == "An Unter was led."
    assert german("en", "kalter-schlag-led", suit="spades") == "Leaves were led."
    assert german("ru", "led", suit="clubs") == "Зашли с желудей."
    assert german("ru", "move-push-jack", card="нижник бубен") == "Нижники должны остаться: нижник бубен."


def test_the_site_keeps_terms_with_the_texts() -> None:
    """The files of the site are cut out of these by a pattern: a term must not be lost."""
    for language in LANGUAGES:
        kept = [entry.partition(" =")[0] for entry in entries_of(source(language))]
        assert {name.removeprefix("-") for name in kept if name.startswith("-")} == set(terms(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_that_is_said_is_there(language: str) -> None:
    said = set(re.findall(r"\{ -([A-Za-z-]+) \}", source(language)))
    assert said == set(terms(language))
