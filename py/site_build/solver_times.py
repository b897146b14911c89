"""Runs under CPython or inside Pyodide: how long the open-hand solver of Skat takes, beside a search without any art.

`argument` is a JSON object of stages, each a list of positions as the tests keep them: contract, leader, target, and
the hands of the soloist, the seat left of him and the seat right. Prints, as JSON, of each stage the nodes and the
seconds of each position, once with empty tables and once again; and the seconds of both searches on small endings.
"""

import json
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from random import Random

from vorhand.cards import parse_cards
from vorhand.games.skat.compact import Bits, Layout, layout_of, legal, members, winner
from vorhand.games.skat.contracts import GameName
from vorhand.games.skat.open_hand import OpenHand

ENDINGS = 40
TRICKS = 4


def minimax(layout: Layout, hands: Sequence[Bits], soloist: int, leader: int, on_table: Sequence[int] = ()) -> int:
    """The soloist's card points from the hands and the table, in Null 1 if he takes no trick, else 0: by every card
    that may be played, with no bounds, and nothing remembered. The solver is held against it."""
    null = not layout.trumps
    if len(on_table) == 3:
        taker = (leader + list(on_table).index(winner(on_table, layout))) % 3
        if null and taker == soloist:
            return 0
        points = sum(layout.points[card] for card in on_table) if taker == soloist and not null else 0
        return points + minimax(layout, hands, soloist, taker)
    seat = (leader + len(on_table)) % 3
    if not hands[seat]:
        return int(null)
    options = legal(hands[seat], on_table[0], layout) if on_table else hands[seat]
    found = []
    for card in members(options):
        rest = [hand & ~(1 << card) for hand in hands]
        found.append(minimax(layout, rest, soloist, leader, (*on_table, card)))
    return max(found) if seat == soloist else min(found)


def endings() -> list[tuple[GameName, list[Bits], int]]:
    """Some deals of four cards a hand by lot, with who leads; the games take turns."""
    draw = Random(1).random
    found = []
    for number in range(ENDINGS):
        cards = sorted(range(32), key=[draw() for _ in range(32)].__getitem__)[: 3 * TRICKS]
        hands = [sum(1 << card for card in cards[place::3]) for place in range(3)]
        found.append((list(GameName)[number % 6], hands, number % 3))
    return found


def seconds_of(work: Callable[[], object]) -> float:
    """How long something takes."""
    began = time.perf_counter()
    work()
    return round(time.perf_counter() - began, 7)


def measured(lines: list[str]) -> dict[str, list[float]]:
    """The nodes and seconds of each position of a stage: whether the soloist reaches the target."""
    found: dict[str, list[float]] = {"first": [], "again": [], "nodes": []}
    for again in ("first", "again"):
        for line in lines:
            game, leader, target, *held = line.split(",")
            layout = layout_of(GameName(game))
            hands = [layout.bits(parse_cards(hand)) for hand in held]
            began = time.perf_counter()
            world = OpenHand(GameName(game), hands, 0)
            world.reaches(int(target), leader=int(leader))
            found[again].append(round(time.perf_counter() - began, 7))
            if again == "again":
                found["nodes"].append(world.nodes)
    return found


def _value(game: GameName, hands: Sequence[Bits], leader: int) -> tuple[int, int]:
    return OpenHand(game, hands, 0).value(leader=leader)


def _reaches(game: GameName, hands: Sequence[Bits], leader: int, wanted: int) -> bool | None:
    return OpenHand(game, hands, 0).reaches(wanted, leader=leader)


def beside() -> dict[str, float]:
    """The seconds of all endings: by minimax, the values by the solver, and one question about a target."""
    found = {"minimax": 0.0, "value": 0.0, "reaches": 0.0}
    for game, hands, leader in endings():
        layout, wanted = layout_of(game), 1 if game is GameName.NULL else 20
        found["minimax"] += seconds_of(partial(minimax, layout, hands, 0, leader))
        found["value"] += seconds_of(partial(_value, game, hands, leader))
        found["reaches"] += seconds_of(partial(_reaches, game, hands, leader, wanted))
    return found


if "argument" in globals():
    # It is set by whatever runs the script.
    stages = json.loads(globals()["argument"])
    times = {stage: measured(lines) for stage, lines in stages.items()}
    print(json.dumps({"python": sys.version.split()[0], "stages": times, "beside": beside()}))
