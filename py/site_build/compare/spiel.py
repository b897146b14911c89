"""OpenSpiel's `skat` beside the engine: the same deals, the same cards by lot, and at every card the same legal ones?

Runs in the environment that has OpenSpiel: `python -m site_build.compare.spiel DEALS SEED`. OpenSpiel deals the pack in
the same order as the engine, names the contract in place of an auction, and always takes the skat.
"""

from __future__ import annotations

import re
import sys
from random import Random

import pyspiel

from site_build.compare import approach
from site_build.compare.tally import Tally
from vorhand.cards import PACKS, Card
from vorhand.moves import PLAY, Move
from vorhand.position import State

# The one who speaks first there is seat 0, so here the dealer is the last seat.
DEALER = 2
BID = 18
TAKER = re.compile(r"Last trick won by player ([012])")
SUITS = "DHSC"
RANKS = "789QKTAJ"
GAMES = ("diamonds", "hearts", "spades", "clubs", "grand", "null")
FIRST_BID = 32
"""The actions below are the cards; this one passes, and the six after it name the games."""
LEFT_OUT = (
    "the auction, Hand, announced levels, ouvert, Contra and the settlement: OpenSpiel's game has none of them",
    "card points at Null: OpenSpiel puts 30 or 90 in their place; won or lost is compared",
)


def card_of(action: int) -> Card:
    return Card.parse(SUITS[action // 8] + RANKS[action % 8])


ACTIONS = {card_of(action): action for action in range(32)}


def compare(deals: int, seed: int) -> Tally:
    """Play so many deals on both sides at once, each of the six games from each seat in turn."""
    tally = Tally("OpenSpiel", left_out=list(LEFT_OUT))
    game = pyspiel.load_game("skat")
    random = Random(seed)
    for number in range(deals):
        name, soloist = GAMES[number % len(GAMES)], number // len(GAMES) % approach.SEATS
        tally.counted["deals"] += 1
        tally.kinds[name] += 1
        _compare_deal(game.new_initial_state(), name, soloist, random, tally, where=f"deal {number + 1} ({name})")
    return tally


def _compare_deal(other: pyspiel.State, name: str, soloist: int, random: Random, tally: Tally, *, where: str) -> None:
    pack = list(PACKS[32])
    random.shuffle(pack)
    for card in pack:
        other.apply_action(ACTIONS[card])
    for _ in range(soloist):
        other.apply_action(FIRST_BID)
    other.apply_action(FIRST_BID + 1 + GAMES.index(name))
    state = approach.win_auction(approach.deal(pack, DEALER), soloist, BID)
    discard = random.sample(other.legal_actions(), 2)
    for action in discard:
        other.apply_action(action)
    state = approach.declare(state, name, [card_of(action) for action in discard])
    _compare_play(state, other, name, soloist, random, tally, where=where)


def _compare_play(
    state: State, other: pyspiel.State, name: str, soloist: int, random: Random, tally: Tally, *, where: str
) -> None:
    while state.turn is not None and not other.is_terminal():
        here = f"{where}, trick {len(state.taken) + 1}"
        if not tally.agree("turns", state.turn, other.current_player(), where=here):
            return
        cards = {move.cards[0] for move in state.legal_moves if move.kind == PLAY}
        theirs = {card_of(action) for action in other.legal_actions()}
        if not tally.agree("sets of legal cards", _names(cards), _names(theirs), where=here):
            return
        card = random.choice(sorted(cards, key=str))
        tricks = len(state.taken)
        state = state.play(Move(PLAY, card))
        other.apply_action(ACTIONS[card])
        if len(state.taken) > tricks:
            tally.agree("trick winners", state.taken[-1].winner, taker(other), where=here)
    tally.agree("ends", state.turn is None, other.is_terminal(), where=where)
    if state.result is None or not other.is_terminal():
        return
    # They score a share of the distance from 60 card points: 60 + 120 x score are the soloist's points.
    points = round(60 + 120 * other.returns()[soloist])
    if name == "null":
        tally.agree("results of Null", state.result.scores[soloist] > 0, points > 60, where=where)
    else:
        tally.agree("card points", state.result.card_points[soloist], points, where=where)


def taker(other: pyspiel.State) -> int:
    """Who took the last trick. It stands nowhere but in the text of their position."""
    found = TAKER.search(str(other))
    return int(found[1]) if found else -1


def _names(cards: set[Card]) -> str:
    return " ".join(sorted(map(str, cards)))


def main(deals: int, seed: int) -> int:
    tally = compare(deals, seed)
    print("\n".join(tally.lines()), flush=True)
    return 1 if tally.differences else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), int(sys.argv[2])))
