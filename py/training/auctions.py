"""Whole deals of the computer players, auction and all: what a soloist's chance is worth after what the others said.

Who gets the game against others who bid too has less chance than his cards say, for the good cards he lacks lie
together; where all have passed he has more. A line is `kind ouvert seed place hand ten aside class bidders`:
a game as in `table_games`, and how many of the two others bid or held.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from pathlib import Path
from typing import NamedTuple

import vorhand
from training.kept import keep_whole_lines, whole_lines
from training.table_games import Played
from vorhand.chance import mix
from vorhand.games.skat.bot import SkatBot
from vorhand.games.skat.compact import layout_of
from vorhand.games.skat.contracts import GameName, kind_of
from vorhand.games.skat.hand_model import HandModel, chance
from vorhand.games.skat.scoring import TO_WIN, SkatResult
from vorhand.games.skat.state import SkatState

NODES = 30_000
HELD = 6.0
"""So many games, half of them won as foreseen, speak for no difference."""


class Contested(NamedTuple):
    """A game, and how many of the others had bid or held."""

    game: Played
    bidders: int

    @property
    def line(self) -> str:
        """As it stands in the file."""
        return f"{self.game.line} {self.bidders}"

    @staticmethod
    def parse(line: str) -> Contested:
        """The game of a line."""
        game, _, bidders = line.rpartition(" ")
        return Contested(Played.parse(game), int(bidders))


def read(path: Path) -> list[Contested | None]:
    """The deals of a file, none if there is no file; None is a deal that was passed in, of which the line is empty. A
    line that was not written to its end is left out."""
    return [Contested.parse(line) if line else None for line in whole_lines(path)]


def extend(path: Path, deals: int, *, seed: int) -> None:
    """Play on until the file has a line for each of so many deals."""
    done = len(keep_whole_lines(path))
    with path.open("a", encoding="ascii") as file:
        for number in range(done, deals):
            game = contested(mix(seed, 98, number), number)
            file.write(f"{game.line if game else ''}\n")
            file.flush()


def contested(seed: int, number: int) -> Contested | None:
    """A deal of three of a kind; None if all pass."""
    options = vorhand.game("skat").presets["isko"]
    state, ply = vorhand.game("skat").deal(options, seed=seed, dealer=number % 3), 0
    bot, ten, aside = SkatBot(NODES), 0, 0
    while state.turn is not None:
        assert isinstance(state, SkatState)
        move = bot.choose(state.view(state.turn), seed=mix(seed, state.turn, ply))
        if move.kind == "declare":
            layout = layout_of(GameName(str(move.value).partition(" ")[0]))
            ten, aside = layout.bits(state.hands[state.turn]), layout.bits(state.skat)
        state, ply = state.play(move), ply + 1
    result = state.result
    assert isinstance(result, SkatResult)
    assert isinstance(state, SkatState)
    contract, seat = result.contract, result.soloist
    if contract is None or seat is None:
        return None
    place = state.table.positions.index(seat)
    others = [other for other in state.table.positions if other != seat]
    bidders = sum(state.table.auction.took_part(other) for other in others)
    won = result.tricks[seat] == 0 if contract.null else result.card_points[seat] >= TO_WIN
    ouvert = contract.null and contract.ouvert
    played = Played(kind_of(contract.game), ouvert, seed, place, contract.hand, ten, aside, 2 if won else 1)
    return Contested(played, bidders)


def heard(games: Sequence[Contested], judge: HandModel) -> tuple[float, float, float]:
    """What is added to the log odds at a table if none, one or both of the others bid, by games of one kind."""
    found = []
    for bidders in range(3):
        powers, won = [], []
        for game, count in games:
            if count == bidders:
                power = judge.power(game.ten, 0 if game.hand else game.aside, place=game.place, hand=game.hand)
                said = sum(judge.odds(power, ouvert=game.ouvert)[2:])
                powers.append(log(max(said, 1e-6) / max(1 - said, 1e-6)))
                won.append(game.reached > 1)
        shift = 0.0
        for _ in range(30):
            chances = [chance(power + shift) for power in powers]
            pull = sum(made - likely for likely, made in zip(chances, won, strict=True)) - HELD / 4 * shift
            bend = sum(likely * (1 - likely) for likely in chances) + HELD / 4
            shift += pull / bend
        found.append(round(shift, 3))
    none, one, both = found
    # Hardly ever do both others bid: that it is no better than one is known beforehand.
    return none, one, min(one, both)
