"""Benchmark: deals of Skat a second, every decision drawn by lot, in one run with OpenSpiel and skaty.

Runs in the environment that has them: `python -m site_build.compare.speed ROUNDS`. All share one interpreter and
take turns, half a second each; the best and the median of the rounds are shown, and what they are to each other.
Nobody's start is counted: each is loaded and has played for a while before the first round.
"""

from __future__ import annotations

import importlib.util
import platform
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

import vorhand
from vorhand.games.skat.playout import playout

SECONDS = 0.5
BATCH = 8
WARM_UP = 0.3
PUBLIC, COMPACT, SPIEL, RIVAL = "Vorhand, public API", "Vorhand, playout", "OpenSpiel, driven from Python", "skaty"
# What is aimed at: so many times as fast as the other.
AIMS = ((PUBLIC, RIVAL, 3.0), (COMPACT, SPIEL, 1.5), (COMPACT, RIVAL, 9.0))
Deal = Callable[[], bool]
"""Deals once to the end, and tells whether cards were played, or all had passed."""
# So many moves has a deal in which all pass: 32 cards and three words.
PASSED_IN = 35
# These would cut a deal short.
ENDING = ("claim", "concede")


def public_deals() -> Deal:
    """The whole game through the engine's public interface: auction, skat, declaration, ten tricks, settlement."""
    skat = vorhand.game("skat")
    options, draw = skat.presets["isko"], Random(1).random
    seeds = iter(range(1 << 53))

    def deal() -> bool:
        state = skat.deal(options, seed=next(seeds))
        while state.result is None:
            moves = state.legal_moves
            move = moves[int(draw() * len(moves))]
            while move.kind in ENDING:
                move = moves[int(draw() * len(moves))]
            state = state.play(move)
        return bool(state.taken)

    return deal


def compact_deals() -> Deal:
    """The engine's compact form: the deal, a game, the discard and ten tricks by lot, and who won."""
    seeds = iter(range(1 << 53))

    def deal() -> bool:
        return bool(playout(next(seeds)).played)

    return deal


def spiel_deals() -> Deal:
    """OpenSpiel's game step by step: 32 cards of the deal, who plays what, the discard, ten tricks."""
    import pyspiel

    game, draw = pyspiel.load_game("skat"), Random(1).random

    def deal() -> bool:
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))])
        state.returns()
        return bool(state.move_number() > PASSED_IN)

    return deal


@dataclass(slots=True)
class Contestant:
    """One side of the race, with the deals a second of each round, and how many of all its deals were played."""

    name: str
    deal: Deal
    rates: list[float] = field(default_factory=list)
    deals: int = 0
    played: int = 0

    def run(self, seconds: float) -> float:
        """Deals a second over about so many seconds."""
        # The processor's time, not the wall's: the machine may have other things to do.
        deal, clock = self.deal, time.process_time
        count, played, started = 0, 0, clock()
        while (now := clock()) - started < seconds:
            for _ in range(BATCH):
                played += deal()
            count += BATCH
        self.deals += count
        self.played += played
        return count / (now - started)


def contestants() -> list[Contestant]:
    sides = [(PUBLIC, public_deals()), (COMPACT, compact_deals()), (SPIEL, spiel_deals())]
    # build.py puts it there wherever Python is new enough, and has said so where it is not.
    if importlib.util.find_spec("skaty"):
        from site_build.compare.rival import rival_deals

        sides.append((RIVAL, rival_deals()))
    return [Contestant(name, deal) for name, deal in sides]


def race(sides: list[Contestant], rounds: int) -> None:
    for side in sides:
        side.run(WARM_UP)
    for _ in range(rounds):
        for side in sides:
            side.rates.append(side.run(SECONDS))


def table(sides: list[Contestant]) -> list[str]:
    """What the person reads: the rates, and each aim with what was reached."""
    lines = [f"{'deals a second':32}{'best':>10}{'median':>10}{'not passed in':>16}"]
    for side in sides:
        best, middle, played = max(side.rates), statistics.median(side.rates), side.played / side.deals
        lines.append(f"{side.name:32}{best:>10,.0f}{middle:>10,.0f}{played:>16.1%}")
    rates = {side.name: side.rates for side in sides}
    for ours, other, aim in AIMS:
        if other in rates:
            # Within a round, since the machine may have been busier in another.
            middle = statistics.median(mine / theirs for mine, theirs in zip(rates[ours], rates[other], strict=True))
            best = max(rates[ours]) / max(rates[other])
            lines.append(f"{ours} is {best:.2f} times {other} (median {middle:.2f}); the aim is {aim:g}")
    return lines


def main(rounds: int) -> None:
    sides = contestants()
    print(f"Python {platform.python_version()}, {rounds} rounds of {SECONDS:g} s each in turn", flush=True)
    race(sides, rounds)
    print("\n".join(table(sides)), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]))
