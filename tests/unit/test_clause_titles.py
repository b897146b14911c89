"""A clause has a short title beside its text: what the page writes on a button instead of the clause's id."""

from __future__ import annotations

import pytest

import vorhand
from tests.locales import LANGUAGES, text

LONGEST = 24
"""More letters than this do not fit a line of the smallest table."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", vorhand.game_names())
def test_every_clause_has_a_title_of_its_own(name: str, language: str) -> None:
    clauses = [clause.replace(".", "-").replace("_", "-") for clause in vorhand.game(name).clauses]
    titles = [text(language, f"clause-{clause}-title") for clause in clauses]
    assert [title for title in titles if len(title) > LONGEST] == []
    assert len(set(titles)) == len(clauses)


@pytest.mark.parametrize(
    ("language", "same"), [("de", "Geber: du. Vorhand: du."), ("en", "Dealer: you. Forehand: you.")]
)
def test_the_person_deals_and_leads_without_a_verb(language: str, same: str) -> None:
    within = text(language, "name-you-within")
    assert text(language, "event-dealt", dealer=within, player="-", self="yes") == same
    assert "Lena" in text(language, "event-dealt", dealer=within, player="Lena", self="no")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_in_brief_name_the_limit_in_force(language: str) -> None:
    brief = text(language, "brief-kalter-schlag", limit=470, charged_deals_to_win=0)
    assert "470" in brief
    assert "000" not in brief
    assert text(language, "brief-kalter-schlag", limit=470, charged_deals_to_win=7).count("7") > brief.count("7")
