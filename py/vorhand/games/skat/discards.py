"""Which two of twelve cards a soloist lays away for a game, by the hand model."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Final

from vorhand.games.skat.compact import Bits, layout_of, members
from vorhand.games.skat.contracts import GameName, kind_of
from vorhand.games.skat.hand_model import HandModel, model

POINT: Final = 0.05
"""What a card point laid away counts when cards of one suit are compared, in log odds; the model judges the rest."""

FEW: Final = 3
"""With fewer pairs to try than this all of them are tried."""


class _Spared(dict[Bits, tuple[Bits, Bits]]):
    """Of the cards of a plain suit the one, and the two, that it can spare best; no two if it has one."""

    def __init__(self, judge: HandModel, rank: str) -> None:
        self._suits, self._points = judge.suits[rank], judge.points

    def __missing__(self, suit: Bits) -> tuple[Bits, Bits]:
        cards = members(suit)
        one = max((1 << card for card in cards), key=lambda laid: self._worth(suit, laid))
        pairs = [1 << card | 1 << other for card, other in combinations(cards, 2)]
        two = max(pairs, key=lambda laid: self._worth(suit, laid), default=0)
        found = self[suit] = one, two
        return found

    def _worth(self, suit: Bits, laid: Bits) -> float:
        points = sum(self._points[card] for card in members(laid))
        return self._suits[suit ^ laid | laid << 11][0] + POINT * points


@cache
def spared(kind: str, rank: str) -> _Spared:
    """What a soloist can spare of a suit best, by the kind of game and the class of the trumps."""
    return _Spared(model(kind), rank)


def best_discard(game: GameName, twelve: Bits, *, place: int) -> tuple[float, Bits]:
    """The log odds of ten cards after the best discard found, and the two cards; `place` is the soloist's.

    From every plain suit the card and the pair that it can spare best are tried, alone or with another suit's. Trumps
    go only where there are not two other cards.
    """
    kind = kind_of(game)
    judge = model(kind)
    sparing = spared(kind, judge.names.rank(twelve >> judge.first_trump))
    full, pairs, ones = judge.full, list[Bits](), list[Bits]()
    for start in judge.starts:
        suit = twelve >> start & full
        if suit:
            one, two = sparing[suit]
            one <<= start
            pairs += [one | other for other in ones]
            ones.append(one)
            if two:
                pairs.append(two << start)
    if len(pairs) < FEW:
        plain = [1 << card for card in members(twelve & ~layout_of(game).trumps)]
        pairs = [one | other for one, other in combinations(plain, 2)] or [_with_trumps(game, twelve)]
    best, laid = -99.0, 0
    for pair in pairs:
        power = judge.power(twelve ^ pair, pair, place=place, hand=False)
        if power > best:
            best, laid = power, pair
    return best, laid


def _with_trumps(game: GameName, twelve: Bits) -> Bits:
    """The lowest trumps, with the plain card if there is one."""
    trumps = layout_of(game).trumps
    laid = twelve & ~trumps
    for card in members(twelve & trumps)[: 2 - laid.bit_count()]:
        laid |= 1 << card
    return laid
