"""How a deal of Skat comes to its score: the derivation as a player counts, its clauses, the line of the Skat list.

Rows are those of `test_skat_scoring`, with what is derived right of the arrow.
"""

from __future__ import annotations

import pytest

import vorhand
from tests.skat import case_rows, rules, settled

REASONS = """
    won both: clubs, with 1, 61 points
    won both: clubs hand schwarz, with 1, all tricks
    lost both: clubs, with 1, 60 points
    lost both: clubs, with 1, 1 trick, 20 points
    lost_schwarz both: clubs, with 1, 12 points, no trick
    overbid both: hearts, with 1, bid 24, 70 points
    announced_missed both: clubs hand schneider, with 1, 80 points
    announced_missed both: clubs hand schwarz, with 1, 9 tricks, 110 points
    null_won both: null, no trick
    null_lost both: null ouvert, 1 trick
"""

DERIVATIONS = """
    - both: clubs hand, with 2, 61 points -> with 2, game 3, hand 4, times 12 = 48
    - both: grand, with 4, all tricks -> with 4, game 5, schneider 6, schwarz 7, times 24 = 168
    - both: spades hand schneider, with 2, all tricks
        -> with 2, game 3, hand 4, schneider 5, schneider_announced 6, schwarz 7, times 11 = 77
    - altenburg: grand hand ouvert, with 4, all tricks
        -> with 4, game 5, hand 6, schneider 7, schneider_announced 8, schwarz 9, schwarz_announced 10, times 36 = 360
    - isko: grand hand ouvert, with 4, all tricks
        -> with 4, game 5, hand 6, schneider 7, schneider_announced 8, schwarz 9, schwarz_announced 10, ouvert 11,
           times 24 = 264
    - both: hearts, without 1, 75 points -> without 1, game 2, times 10 = 20
    - both: hearts, with 1, 55 points -> with 1, game 2, times 10 = 20, lost, lost_doubled
    - altenburg: hearts hand, with 1, 55 points -> with 1, game 2, hand 3, times 10 = 30, lost, lost_hand_single
    - isko: hearts hand, with 1, 55 points -> with 1, game 2, hand 3, times 10 = 30, lost, lost_hand_doubled
    - both: clubs, with 1, 28 points -> with 1, game 2, schneider 3, times 12 = 36, lost, lost_doubled
    - both: hearts, with 1, bid 24, 70 points -> with 1, game 2, times 10 = 20, overbid, lost, lost_doubled
    - both: null ouvert, no trick -> null_value
    - both: null, 1 trick -> null_value, lost, lost_doubled
    - altenburg contra=contra_re: clubs, with 1, 70 points, re -> with 1, game 2, times 12 = 24, contra, re
    - altenburg: clubs hand schneider, with 1, 80 points
        -> with 1, game 2, hand 3, schneider 4, schneider_announced 5, times 12 = 60, missed, lost, lost_hand_single
    - isko: clubs hand schwarz, with 1, 110 points, 9 tricks
        -> with 1, game 2, hand 3, schneider 4, schneider_announced 5, schwarz 6, schwarz_announced 7, times 12 = 84,
           missed, lost, lost_hand_doubled
"""

NOTES = """
    - both: clubs, with 1, 61 points -> none
    - both: clubs, with 1, 90 points -> schneider
    - both: clubs, with 1, 30 points -> schneider
    - both: clubs, with 1, all tricks -> schneider, schwarz
    - both: hearts, with 1, bid 24, 70 points -> overbid
    - altenburg contra=contra_re: clubs, with 1, 91 points, re -> schneider, contra, re
    - both: null, no trick -> none
"""

SHEET = """
    - altenburg: clubs hand, with 2, 91 points -> base 12, matadors 2, hand 1, schneider 1, bid 18, value 60
    - altenburg: grand, without 4, bid 20, 61 points -> base 24, matadors -4, bid 20, value 120
    - altenburg: hearts, with 1, bid 24, 70 points -> base 10, matadors 1, bid 24, value -60
    - altenburg: null hand ouvert, no trick -> base 0, matadors 0, hand 1, ouvert 1, bid 18, value 59
    - isko: clubs hand ouvert, with 2, all tricks
        -> base 12, matadors 2, hand 1, schneider 1, schneider_announced 1, schwarz 1, schwarz_announced 1, ouvert 1,
           bid 18, value 108
"""

CLAUSES = """
    with score.2, game score.3, hand score.4, schneider score.5, schneider_announced score.7, schwarz score.6,
    schwarz_announced score.8, ouvert score.9, times score.10, null_value score.11, lost_doubled score.12,
    lost_hand_doubled score.13, lost_hand_single score.13, overbid score.14, contra score.15, re score.15,
    without score.2, missed-schneider score.7, missed-schwarz score.8
"""


@pytest.mark.parametrize(("reason", "code", "row"), case_rows(REASONS))
def test_the_reason(reason: str, code: str, row: str) -> None:
    result = settled(row, rules(code))
    assert result.reason == reason
    assert result.params["seat"] == 0
    assert {"game", "bid", "value"} <= set(result.params)


@pytest.mark.parametrize(("dash", "code", "row"), case_rows(NOTES))
def test_what_is_noted_beside_the_reason(dash: str, code: str, row: str) -> None:
    left, right = row.split("->")
    assert ", ".join(note.key for note in settled(left, rules(code)).notes) == right.strip().replace("none", "")


@pytest.mark.parametrize(("dash", "code", "row"), case_rows(DERIVATIONS))
def test_the_derivation_is_written_as_a_player_counts(dash: str, code: str, row: str) -> None:
    left, right = row.split("->")
    steps = settled(left, rules(code)).derivation
    running, written = 0, []
    for step in steps:
        running += step.amount
        if step.key in ("with", "without"):
            written.append(f"{step.key} {step.params['n']}")
            assert step.params["multiplier"] == step.params["n"]
        elif "multiplier" in step.params and step.key != "times":
            written.append(f"{step.key} {step.params['multiplier']}")
        elif step.key == "times":
            written.append(f"times {step.params['base']} = {step.params['value']}")
            assert running == step.params["value"]
        else:
            written.append(step.key)
        assert step.params.get("running", running) == running
    assert written == [part.strip() for part in right.split(",")]


def test_each_step_names_its_clause() -> None:
    """A game is lost by the clause that it fails: 61 card points, the bid, what was announced, a trick in Null."""
    clauses = dict(part.split() for part in CLAUSES.replace("\n", " ").split(","))
    lost_by = {"bid 24": "score.14", "null": "end.1", "hand sch": "declare.2", "": "score.1"}
    seen = set()
    for _, code, row in case_rows(DERIVATIONS):
        for step in settled(row.split("->")[0], rules(code)).derivation:
            key = f"missed-{step.params['level']}" if step.key == "missed" else step.key
            clause = next(clause for sign, clause in lost_by.items() if sign in row)
            assert step.clause == f"skat.{clause if key == 'lost' else clauses[key]}", step
            seen.add(key)
    assert seen == {*clauses, "lost"}


@pytest.mark.parametrize(("dash", "code", "row"), case_rows(SHEET))
def test_a_line_of_the_score_sheet(dash: str, code: str, row: str) -> None:
    columns = vorhand.game("skat").series(rules("altenburg"), players=3, dealer=0).sheet_columns
    left, right = row.split("->")
    result = settled(left, rules(code))
    wanted = {name: int(number) for name, number in (part.split() for part in right.split(","))}
    assert {key: result.entry[key] for key in columns if key in result.entry} == wanted
    assert (result.entry["soloist"], result.entry["won"]) == (0, "yes" if wanted["value"] > 0 else "no")
    assert ("overbid" in result.entry) == (result.reason == "overbid")
