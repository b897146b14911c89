"""Counting all ways to play a deal of Rams to its end: by the engine, and by a count that shares no code with it.

Beside the number of ways stands what the seats take over all of them, which tells a wrong winner of a trick. The count
of exchanges and declarations is made twice as well.
"""

from __future__ import annotations

from math import comb

import pytest

from tests.rams import all_in, deal_named, dealt, on_turn, positions, seats
from vorhand.games.rams.state import RamsState

Ways = tuple[int, ...]


def by_hand(hands: list[str], at: int, trick: str, *, trump: str, ace: bool, ruff: bool, won: Ways) -> Ways:
    """The number of ways to play these hands to the end, then the tricks of each seat summed over the ways.

    Hands are texts like "HA C9"; `at` is who plays; `ace` and `ruff` say whether the trump ace must be led and whether
    a player void in the led suit must trump.
    """
    laid = trick.split()
    if len(laid) == len(hands):
        order = "23456789TJQKA"
        best = max(laid, key=lambda card: (card[0] == trump) * 40 + (card[0] == laid[0][0]) * 20 + order.index(card[1]))
        at = (at + laid.index(best)) % len(hands)
        won = tuple(tricks + (seat == at) for seat, tricks in enumerate(won))
        laid = []
    if not any(hands):
        return (1, *won)
    hand = hands[at].split()
    suits = [laid[0][0]] if laid else []
    may = [card for card in hand if card[0] in suits]
    if not may and laid and ruff:
        may = [card for card in hand if card[0] == trump]
    if not laid and ace and f"{trump}A" in hand:
        may = [f"{trump}A"]
    ways = (0,) * (1 + len(hands))
    for card in may or hand:
        rest = [*hands]
        rest[at] = " ".join(held for held in hand if held != card)
        found = by_hand(
            rest, (at + 1) % len(hands), " ".join([*laid, card]), trump=trump, ace=ace, ruff=ruff, won=won
        )  # fmt: skip
        ways = tuple(one + more for one, more in zip(ways, found, strict=True))
    return ways


def by_engine(state: RamsState, entered: tuple[int, ...]) -> Ways:
    """The same, as the engine has it; whoever is at nought goes on."""
    if state.turn is None:
        return (1, *(sum(taken.winner == seat for taken in state.taken) for seat in entered))
    if state.phase == "zero":
        return by_engine(state.play("continue"), entered)
    ways = (0,) * (1 + len(entered))
    for move in state.legal_moves:
        found = by_engine(state.play(move), entered)
        ways = tuple(one + more for one, more in zip(ways, found, strict=True))
    return ways


CASES = [
    ("three-plain-aces", 4),
    ("three-remise-with-heart-ace", 4),
    ("three-two-aces-lost-and-won", 3),
    ("three-three-aces-three-tricks", 4),
    ("RA29", 4),
    ("RA30", 4),
    ("lifted-above-nought-again", 3),
    ("passer-with-black-jacks", 3),
    ("upcard-makes-the-pair", 3),
    ("dealer-draws-five-and-the-upcard", 5),
    ("six-two-play", 5),
    ("seven-four-play", 3),
    ("five-all-in", 3),
    ("seven-all-in-draw-less", 2),
]
OPTIONS = {
    "russian": (True, True),
    "russian must_ruff=false": (True, False),
    "russian must_lead_trump_ace=false": (False, True),
    "russian must_ruff=false must_lead_trump_ace=false": (False, False),
}


@pytest.mark.clause("rams.follow.1", "rams.follow.2", "rams.lead.2", "rams.lead.3", "rams.trick.1")
@pytest.mark.parametrize("code", OPTIONS)
@pytest.mark.parametrize(("name", "left"), CASES)
def test_the_last_tricks_are_counted_twice(name: str, left: int, code: str) -> None:
    """`left` tricks before the end of a written deal, from where its hands have come to."""
    ace, ruff = OPTIONS[code]
    scores = {"RA29": [20, 2, 100], "RA30": [20, 100, 100], "lifted-above-nought-again": [4, 100, 100]}.get(name)
    short = " when_stock_short=draw_less" if "draw-less" in name else ""
    walked = positions(deal_named(name), "russian" + short, scores=scores)
    start = next(state for state in walked if state.phase == "play" and len(state.taken) == 5 - left)
    order = start.table.entered
    options = start.table.options.with_values({"must_ruff": ruff, "must_lead_trump_ace": ace})
    setting = start.table.setting
    changed = type(setting)(options, *(getattr(setting, field) for field in setting.__slots__[1:]))
    start = start._replace(table=start.table._replace(setting=changed))
    assert start.turn is not None
    counted = by_hand(
        [" ".join(card.text for card in start.hands[seat]) for seat in order],
        order.index(start.turn), "", trump=start.table.trump.value, ace=ace, ruff=ruff,
        won=tuple(sum(taken.winner == seat for taken in start.taken) for seat in order),
    )  # fmt: skip
    assert counted == by_engine(start, order)
    assert counted[0] > 1
    assert sum(counted[1:]) == 5 * counted[0]


@pytest.mark.clause("rams.exchange.1", "rams.exchange.2", "rams.upcard.1")
@pytest.mark.parametrize("limit", [0, 1, 3, 5])
@pytest.mark.parametrize("short", ["reshuffle", "draw_less"])
def test_the_ways_to_exchange_are_counted_twice(limit: int, short: str) -> None:
    """Four with 32 cards: the first two exchange each number once; the ways of the others are the binomials, up to the
    limit and to what the stock has left."""
    hands = dict.fromkeys("ABCD", "")
    state = all_in(dealt(hands, f"russian pack_size=32 exchange_limit={limit} when_stock_short={short}"))
    ways = 0
    wanted = 0
    for one in range(limit + 1):
        for two in range(limit + 1):
            at = state
            for name, number in (("A", one), ("B", two)):
                assert on_turn(at) == name
                cards = at.hands[seats(0, 4)[name]][:number]
                at = at.play(" ".join(["exchange", *map(str, cards)]))
            ways += sum(len(after.legal_moves) for after in (at.play(move) for move in at.legal_moves))
            for three in range(min(limit, 11 - one - two if short == "draw_less" else limit) + 1):
                most = min(limit, 11 - one - two - three) if short == "draw_less" else limit
                wanted += comb(5, three) * sum(comb(5, four) for four in range(most + 1))
    assert ways == wanted
