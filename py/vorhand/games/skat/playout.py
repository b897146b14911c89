"""A whole deal of Skat by lot, as fast as plain Python makes it: what a benchmark runs and a learner feeds on.

No player thinks here. Everything is drawn: the cards, who plays alone, one of the six games, the two cards laid away,
and each card of the play from those that are legal.
"""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from vorhand.games.skat.compact import BITS, layout_of
from vorhand.games.skat.contracts import GameName

_PACK: Final = range(BITS)
_HANDS_LEFT: Final = tuple(range(10, 0, -1))
_GAMES: Final = tuple(GameName)
_TABLES: Final = tuple(
    (layout.number, layout.points, layout.first_trump) for layout in (layout_of(game) for game in _GAMES)
)
_NULL: Final = _GAMES.index(GameName.NULL)


class Playout(NamedTuple):
    """A deal played by lot. Cards are the bits of the game's layout; seats 0 to 2 are fore-, middle- and rearhand.

    `dealt` are the ten cards of each seat and the skat; `card_points` counts the soloist's tricks and what he laid
    away; `played` are the cards in order, thirty or, in Null, as many as it took the soloist to get a trick.
    """

    game: GameName
    soloist: int
    dealt: list[int]
    discard: tuple[int, int]
    played: list[int]
    card_points: int
    won: bool


def playout(seed: int) -> Playout:
    """A deal by lot, the same for the same seed. The soloist took the skat at a bid of 18 and announced no level.

    >>> playout(7).game, playout(7).card_points
    (<GameName.DIAMONDS: 'diamonds'>, 35)
    """
    draw = Random(seed).random
    dealt = sorted(_PACK, key=[draw() for _ in _PACK].__getitem__)
    lot = int(draw() * 18)
    game, soloist = lot // 3, lot % 3
    null = game == _NULL
    number, points, first_trump = _TABLES[game]
    held = [dealt[:10], dealt[10:20], dealt[20:30]]
    own = held[soloist]
    own += dealt[30:]
    discard = own.pop(int(draw() * 12)), own.pop(int(draw() * 11))
    total = points[discard[0]] + points[discard[1]]
    hands: list[list[list[int]]] = []
    for cards in held:
        hand: list[list[int]] = [[], [], [], [], []]
        for card in cards:
            hand[number[card]].append(card)
        hands.append(hand)
    alone = hands[soloist]
    first, second, third = hands
    played: list[int] = []
    # Each hand is a list of suits. A card is drawn by its place in the whole hand, or in the suit that was led. The
    # three turns of a trick are written out, since a call for each card would cost as much as the turn itself.
    for left in _HANDS_LEFT:
        place = int(draw() * left)
        for suit in first:
            if place < len(suit):
                break
            place -= len(suit)
        lead = best = suit.pop(place)
        led = number[lead]
        taker = 0
        suit = second[led]
        if suit:
            middle = suit.pop(int(draw() * len(suit)))
            if middle > lead:
                best, taker = middle, 1
        else:
            place = int(draw() * left)
            for suit in second:
                if place < len(suit):
                    break
                place -= len(suit)
            middle = suit.pop(place)
            if middle >= first_trump:
                best, taker = middle, 1
        suit = third[led]
        if suit:
            last = suit.pop(int(draw() * len(suit)))
            if last > best:
                taker = 2
        else:
            place = int(draw() * left)
            for suit in third:
                if place < len(suit):
                    break
                place -= len(suit)
            last = suit.pop(place)
            if last >= first_trump and last > best:
                taker = 2
        played += (lead, middle, last)
        if taker == 1:
            first, second, third = second, third, first
        elif taker:
            first, second, third = third, first, second
        if first is alone:
            total += points[lead] + points[middle] + points[last]
            if null:
                return Playout(_GAMES[game], soloist, dealt, discard, played, total, False)
    return Playout(_GAMES[game], soloist, dealt, discard, played, total, null or total > 60)
