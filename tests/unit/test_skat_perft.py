"""Counting all ways to play the last tricks of a deal: by the engine, and by a count that shares no code with it.

Beside the number of ways stands what the soloist has over all of them, the skat included, which tells a wrong winner of
a trick. Claims and concessions are no plays and are left out.
"""

from __future__ import annotations

import pytest

from tests.skat import deal_named, positions, result_of, rules, seats
from vorhand.games.skat.state import SkatState

POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}


def by_hand(hands: list[list[str]], at: int, trick: list[str], *, game: str, soloist: int, own: int) -> list[int]:
    """The number of ways to play these hands to the end, and the soloist's card points summed over the ways.

    `at` is who plays next; `game` the letter of the trump suit, G for Grand, N for Null.
    """

    def suit(card: str) -> str:
        return "trump" if game != "N" and (card[1] == "J" or card[0] == game) else card[0]

    def height(card: str) -> int:
        jack = 10 * (4 - "CSHD".index(card[0])) if card[1] == "J" and game != "N" else 0
        trump = 100 if suit(card) == "trump" else 0
        return trump + jack + ("789TJQKA" if game == "N" else "789QKTA").find(card[1])

    if len(trick) == 3:
        fits = [card for card in trick if suit(card) in ("trump", suit(trick[0]))]
        at = (at + trick.index(max(fits, key=height))) % 3
        own += sum(POINTS[card[1]] for card in trick) if at == soloist else 0
        if game == "N" and at == soloist:
            return [1, own]
        trick = []
    if not any(hands):
        return [1, own]
    may = [card for card in hands[at] if not trick or suit(card) == suit(trick[0])] or hands[at]
    ways = [0, 0]
    for card in may:
        rest = [[held for held in hand if held != card] for hand in hands]
        found = by_hand(rest, (at + 1) % 3, [*trick, card], game=game, soloist=soloist, own=own)
        ways = [ways[0] + found[0], ways[1] + found[1]]
    return ways


def by_engine(state: SkatState) -> list[int]:
    """The same, as the engine has it."""
    if state.turn is None:
        result = result_of(state)
        assert result.soloist is not None
        return [1, result.card_points[result.soloist]]
    ways = [0, 0]
    for move in state.legal_moves:
        if move.kind == "play":
            found = by_engine(state.play(move))
            ways = [ways[0] + found[0], ways[1] + found[1]]
    return ways


CASES = [
    ("SK1", 4),
    ("SK2", 4),
    ("SK2", 3),
    ("SK3", 3),
    ("SK7", 4),
    ("SK7", 3),
    ("SK10", 4),
    ("SK13o", 3),
    ("SK15", 4),
    ("SK18", 4),
    ("SK20o", 3),
    ("SK27o", 3),
    ("SK28-89", 4),
    ("trap-jacks-laid-away", 4),
    ("overbid-hearts-24", 4),
    ("null-won", 4),
    ("null-won", 5),
    ("null-hand-won", 4),
]


@pytest.mark.parametrize(("name", "left"), CASES)
def test_the_last_tricks_are_counted_twice(name: str, left: int) -> None:
    """`left` tricks before the end of a written deal."""
    dealer = left % 3
    walked = positions(deal_named(name), options=rules("altenburg"), dealer=dealer)
    start = next(state for state in walked if state.phase == "play" and len(state.taken) == 10 - left)
    places, at = start.places(), list(seats(dealer).values())
    contract, soloist, turn = start.table.contract, start.table.soloist, start.turn
    assert contract is not None
    assert soloist is not None
    assert turn is not None
    counted = by_hand(
        [[card.text for card in places[f"hand {seat}"]] for seat in at],
        at.index(turn),
        [],
        game=contract.game.value[0].upper(),
        soloist=at.index(soloist),
        own=start.card_points[soloist] + sum(POINTS[card.text[1]] for card in places["skat"]),
    )
    assert counted == by_engine(start)
    assert counted[0] > 1
