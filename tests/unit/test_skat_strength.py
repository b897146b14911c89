"""How well the computer player of Skat does: against plain players, and three of a kind at one table; and how the
levels do against each other, in Ramsch too.

A small share is played here; `build.py test --full` plays more deals.
"""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import NamedTuple

import pytest

import vorhand
from vorhand.arena import compare
from vorhand.chance import mix
from vorhand.games.skat.bot import BUDGET as WHOLE_BUDGET
from vorhand.games.skat.bot import SkatBot
from vorhand.games.skat.scoring import SkatResult

FULL = bool(os.environ.get("VORHAND_FULL"))
DEALS = 200 if FULL else 4
SELF_PLAY = 600 if FULL else 20
BUDGET = WHOLE_BUDGET if FULL else 1500
"""Here the players think less; what they bid and lay away is the same."""


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("others", ["random", "lowest"])
def test_it_beats_plain_players_by_far(others: str, players: int) -> None:
    with ProcessPoolExecutor() as processes:
        club, rest = compare("skat", challenger="club", others=others, deals=DEALS, players=players, executor=processes)
    print(club, rest, sep="\n")
    assert club.mean > rest.mean + 10
    if FULL:
        assert club.mean - club.margin > rest.mean + rest.margin + 10


@pytest.mark.parametrize(("game", "deals"), [("skat", 3), ("ramsch", 2)])
def test_the_strongest_level_is_ahead_of_the_weakest(game: str, deals: int) -> None:
    """Few deals: the seed is fixed, and so is what comes of it."""
    asked = 200 if FULL else deals
    with ProcessPoolExecutor() as processes:
        master, rest = compare(game, challenger="master", others="beginner", deals=asked, seed=2, executor=processes)
    print(master, rest, sep="\n")
    assert master.mean > rest.mean
    if FULL:
        assert master.mean - master.margin > rest.mean + rest.margin


class Deal(NamedTuple):
    """What became of a deal: the highest bid, what was played and how it ended."""

    bid: int
    result: SkatResult


def self_play(preset: str, seed: int) -> Deal:
    """A deal of three of a kind."""
    game = vorhand.game("skat")
    state = game.deal(game.presets[preset], seed=mix(seed, 0), dealer=seed % 3)
    bot, ply = SkatBot(BUDGET), 0
    while state.turn is not None:
        state = state.play(bot.choose(state.view(state.turn), seed=mix(seed, state.turn, ply)))
        ply += 1
    assert isinstance(state.result, SkatResult)
    bid = state.result.entry.get("bid", 0)
    assert isinstance(bid, int)
    return Deal(bid, state.result)


@pytest.mark.parametrize("preset", ["altenburg", "isko"] if FULL else ["altenburg"])
def test_three_of_a_kind_play_like_people_at_a_club(preset: str) -> None:
    """Few deals are passed in, most games are won, and the soloist gains on average; hardly any game is overbid."""
    with ProcessPoolExecutor() as processes:
        deals = list(processes.map(partial(self_play, preset), range(SELF_PLAY), chunksize=4))
    played = [deal.result for deal in deals if deal.result.soloist is not None]
    passed = 1 - len(played) / len(deals)
    won = sum(bool(result.won) for result in played) / len(played)
    score = sum(sum(deal.result.scores) for deal in deals) / len(deals)
    overbid = sum(result.reason == "overbid" for result in played) / len(played)
    print(f"{preset}: passed in {passed:.1%}, won {won:.1%}, {score:.1f} a deal, overbid {overbid:.1%}")
    loose = 0.0 if FULL else 0.1
    assert 0.03 - loose <= passed <= 0.12 + loose
    assert 0.70 - loose <= won <= 0.88 + loose
    assert score > (10 if FULL else 0)
    assert overbid < 0.05
    assert not any("conceded" in {note.key for note in result.notes} for result in played)
