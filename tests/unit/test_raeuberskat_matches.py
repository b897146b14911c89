"""Matches of Räuberskat always end, and their totals are the sum of all derivations: a share, or ten thousand."""

from __future__ import annotations

import os
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace

import pytest

from tests import raeuberskat_matches
from tests.raeuberskat_matches import by_chance, check, played, run

FULL = bool(os.environ.get("VORHAND_FULL"))
MATCHES = 10_000 if FULL else 30
WITH_A_BOT = 10 if FULL else 1
CHUNK = 100


@pytest.mark.clause("raeuberskat.phase.4", "raeuberskat.phase.5", "raeuberskat.match.1")
def test_every_match_ends_and_its_totals_are_the_sum_of_the_derivations() -> None:
    """Quick players alone: they take any legal move, the lowest card, or bid when they have a hand."""
    met: Counter[str] = Counter()
    if FULL:
        chunks = [range(start, start + CHUNK) for start in range(0, MATCHES, CHUNK)]
        with ProcessPoolExecutor(2) as executor:
            for part in executor.map(run, chunks):
                met += part
    else:
        met = run(range(MATCHES))
    print(dict(met))
    assert met["matches"] == MATCHES
    assert min(met[name] for name in ("plain", "bock", "ramsch", "reached", "rounds_played", "all_dealt")) > 0, met
    assert met["ramsch_deals"] > met["ramsch"] / 2


def test_so_do_matches_in_which_the_bot_has_a_seat() -> None:
    """A small share: the club's bot beside two who bid when they have a hand; whole matches only in the full run."""
    met = run(range(WITH_A_BOT), club=True, short=not FULL)
    assert met["matches"] == WITH_A_BOT


def test_a_match_whose_totals_are_wrong_is_found() -> None:
    match = played(3, by_chance(3))
    check(match)
    *others, last = match.results
    least = next(step for step in last.derivation if step.amount)
    lacking = replace(last, derivation=tuple(step for step in last.derivation if step is not least))
    with pytest.raises(AssertionError, match="the derivations make"):
        check(replace(match, results=(*others, lacking)))


def test_a_match_without_an_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(raeuberskat_matches, "MOST_MOVES", 50)
    with pytest.raises(AssertionError, match="match 1: match 1 has no end"):
        run(range(1, 2))
