"""Packs made by hand: a deal of Kalter Schlag whose four hands are written down, and the playing of it.

A deal is written as a card player notes it: a line `seat 0: CJ HT ...` for each hand, then a line for each trick, which
begins with the seat that leads: `2: S8 S9 ST SQ`. The word `double` stands before the card of the player who doubles.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import vorhand
from vorhand.options import Options
from vorhand.position import State

PACKETS = (3, 2, 3)


def pack_of(*hands: str, dealer: int) -> str:
    """The pack from which the dealer deals these hands (by seat), three, two and three cards at a time."""
    left = [hand.split() for hand in hands]
    order = [(dealer + step) % len(hands) for step in range(1, len(hands) + 1)]
    pack: list[str] = []
    for packet in PACKETS:
        for seat in order:
            pack += left[seat][:packet]
            left[seat] = left[seat][packet:]
    return " ".join(pack)


def set_up(*hands: str, leader: int = 0, options: Options | None = None, scores: Sequence[int] | None = None) -> State:
    """A deal of Kalter Schlag with these hands (by seat), in which `leader` leads."""
    game = vorhand.game("kalter_schlag")
    dealer = (leader + 3) % 4
    rules = game.presets["source_text"] if options is None else options
    return game.deal(rules, pack=pack_of(*hands, dealer=dealer), dealer=dealer, scores=scores)


def read_deal(text: str, *, options: Options | None = None) -> tuple[State, list[tuple[int, list[str]]]]:
    """The dealt position of a written deal, and its tricks: who leads, and the words of the line."""
    hands: list[str] = []
    tricks: list[tuple[int, list[str]]] = []
    for line in text.strip().splitlines():
        head, _, rest = line.strip().partition(":")
        if head.startswith("seat"):
            hands.append(rest)
        else:
            tricks.append((int(head), rest.split()))
    return set_up(*hands, leader=tricks[0][0], options=options), tricks


def positions(text: str, *, options: Options | None = None) -> Iterator[State]:
    """Every position of a written deal, from the dealing to the end. Says where the written leader is not on turn."""
    state, tricks = read_deal(text, options=options)
    yield state
    for number, (leader, words) in enumerate(tricks, start=1):
        assert state.turn == leader, f"trick {number}: seat {state.turn} leads, not {leader}"
        for word in words:
            state = state.play("double" if word == "double" else f"play {word}")
            yield state


def played(text: str, *, options: Options | None = None) -> State:
    """The last position of a written deal."""
    *_, last = positions(text, options=options)
    return last
