"""How gladly ten cards are bid on for each game, before the skat is seen: fitted to how far the computer player bids.

Each game for which the value covers a bid is one reason to go so far; the chance that none of them does is the product
of the chances that each does not.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import vorhand
from vorhand.cards import PACKS
from vorhand.chance import mix, shuffled
from vorhand.games.skat.auction import ladder
from vorhand.games.skat.bidding import Prospects
from vorhand.games.skat.compact import layout_of
from vorhand.games.skat.contracts import Contract, GameName, kind_of
from vorhand.games.skat.hand_model import chance, model
from vorhand.games.skat.options import SkatOptions
from vorhand.games.skat.scoring import worth
from vorhand.games.skat.valuation import matadors

BIDS = (18, 20, 23, 27, 33, 40, 48)
MOST = 60
"""So many skats are looked at to find how far a hand goes."""
EPOCHS = 30
"""So many times all cases are gone through."""

Case = tuple[list[tuple[str, float]], bool]
"""The log odds of each game that covers a bid, and whether the hand goes so far."""


def cases(hands: int, *, seed: int) -> list[Case]:
    """For hands dealt by lot, and several bids each."""
    options = vorhand.game("skat").presets["isko"]
    assert isinstance(options, SkatOptions)
    found = list[Case]()
    for number in range(hands):
        cards = shuffled(PACKS[32], mix(seed, number))[:10]
        place = number % 3
        limit = Prospects(cards, options, place, most=MOST).limit(ladder(options), 0.0)
        powers = []
        for game in GameName:
            held = layout_of(game).bits(cards)
            value = worth(Contract(game), options=options, matadors=matadors(game, held))
            kind = kind_of(game)
            powers.append((value, kind, model(kind).power(held, 0, place=place, hand=True)))
        for bid in BIDS:
            found.append(([(kind, power) for value, kind, power in powers if value >= bid], limit >= bid))
    return found


def fitted(found: Sequence[Case], *, seed: int) -> dict[str, tuple[float, float]]:
    """A line for each kind of game, from log odds with open cards to log odds of bidding."""
    lines = {kind: [0.0, 1.0] for kind in ("suit", "grand", "null")}
    draw = Random(seed)
    for epoch in range(EPOCHS):
        rate = 0.05 * (1 - epoch / EPOCHS)
        for at in sorted(range(len(found)), key=[draw.random() for _ in found].__getitem__):
            games, goes = found[at]
            shares = [chance(lines[kind][0] + lines[kind][1] * power) for kind, power in games]
            none = 1.0
            for share in shares:
                none *= 1 - share
            pull = none / max(1 - none, 1e-6) if goes else -1.0
            for (kind, power), share in zip(games, shares, strict=True):
                lines[kind][0] += rate * pull * share
                lines[kind][1] += rate * 0.1 * pull * share * power
    return {kind: (round(shift, 3), round(slope, 3)) for kind, (shift, slope) in lines.items()}


def told(found: Sequence[Case], lines: dict[str, tuple[float, float]]) -> tuple[list[float], list[bool]]:
    """What the lines say of each case, and what was so."""
    said = []
    for games, _ in found:
        none = 1.0
        for kind, power in games:
            shift, slope = lines[kind]
            none *= 1 - chance(shift + slope * power)
        said.append(1 - none)
    return said, [goes for _, goes in found]
