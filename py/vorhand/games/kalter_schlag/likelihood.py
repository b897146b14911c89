"""How likely the others would have played what they did, if the cards lay so.

Each card that might have been played has a weight, and a card is as likely as its weight among them. The weights are
exponentials of sums over what a player sees of the card in his hand: its danger, its card points, what is out above
and below it. They were fitted (conditional logit) to 5,400 choices of `bot` in 250 deals, and explain little: there is
much that a player may have in mind. Nobody is thought to know more than his own cards and those that were played.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp
from typing import Final, NamedTuple

from vorhand.games.kalter_schlag.compact import FIRST_JACK, SUIT_MASK, cards_of
from vorhand.games.kalter_schlag.danger import danger_of
from vorhand.games.kalter_schlag.guesses import Play, Saying, World
from vorhand.games.kalter_schlag.options import SideOrder
from vorhand.games.kalter_schlag.table import PLAYERS

ALL: Final = (1 << 32) - 1
RUNS: Final = ((0, 0x7F), (7, 0x7F), (14, 0x7F), (21, 0x7F), (FIRST_JACK, 0xF))
"""The lowest card of each suit, and all its cards counted from there; the jacks are the last."""
ERRANT: Final = 0.1
"""How often anything may be played."""
DOUBLED: Final = 18.0
UNSURE: Final = 6.0
CALLED: Final = 0.05
"""A hand of so much danger is doubled as often as not, with so much less or more nearly always or never; and how often
somebody does otherwise (fitted to 1,200 words of `bot`)."""


class Free(NamedTuple):
    """What makes a card likelier that might have been any of the hand: a point of danger that it takes along, a card
    point, that it is a jack, each card of its suit in the hand, that no card or each card is out below it, above it,
    that it is the lowest, the highest of the hand's suit."""

    relief: float
    point: float
    jack: float
    length: float
    no_lower: float
    no_higher: float
    lower: float
    higher: float
    lowest: float
    highest: float


LEAD: Final = Free(0.03, -0.087, -0.06, -0.3, 0.42, -1.55, 0.24, 0.0, 0.55, 0.0)
THROW: Final = Free(0.04, 0.012, -1.57, -0.36, -0.09, 0.05, 0.34, -0.15, 0.3, 0.22)
"""A card led, and one that was thrown off."""


class Follow(NamedTuple):
    """What makes a card likelier that followed suit: danger and card points as above, and if it goes above all that lie
    there: that it does, that it is the last, each card point in the trick, and if it is the last, each of its own, each
    card out below it, that there is none; and each card point of one that stays below."""

    relief: float
    point: float
    above: float
    last: float
    worth: float
    worth_last: float
    own: float
    lower: float
    no_lower: float
    given: float


FOLLOW: Final = Follow(0.026, -0.035, -0.29, 1.4, -0.191, 0.035, -0.149, 0.32, -0.71, 0.16)

Weights = tuple[float, ...]
"""The weights of the cards of a suit, by their place, and the sum of those held as the last."""


class Likelihood:
    """The likelihood of what was said and played."""

    def __init__(self, plays: Sequence[Play], sayings: Sequence[Saying], order: SideOrder) -> None:
        self.plays, self.sayings, self.danger, self.values = plays, sayings, danger_of(order), cards_of(order).points
        self._lead, self._throw = _suits(order, LEAD), _suits(order, THROW)
        self._known = [dict[int, float]() for _ in plays]

    def of(self, world: World) -> float:
        """How likely all that was said and played is in a world, up to a factor."""
        found, held, jacks = 1.0, self.danger.held, self.danger.jacks
        for seat, doubled, onward in self.sayings:
            hand = world[seat] | onward
            danger = held[hand & 127] + held[hand >> 7 & 127] + held[hand >> 14 & 127] + held[hand >> 21 & 127]
            chance = CALLED + (1 - 2 * CALLED) / (1 + exp((danger + jacks[hand >> FIRST_JACK] - DOUBLED) / UNSURE))
            found *= chance if doubled else 1 - chance
        for play, known in zip(self.plays, self._known, strict=True):
            hand = world[play.seat] | play.onward
            if play.led >= 0:
                suit = hand & SUIT_MASK[play.led]
                if suit:
                    share = known.get(suit)
                    if share is None:
                        share = known[suit] = self._followed(play, suit)
                    found *= share
                    continue
            found *= self._freely(play, hand)
        return found

    def _freely(self, play: Play, hand: int) -> float:
        """A card that might have been any of the hand."""
        live, card, suits = ALL ^ play.gone, play.card, self._throw if play.led >= 0 else self._lead
        whole, mine = 0.0, 0.0
        for base, full in RUNS:
            part = hand >> base & full
            if part:
                weights = suits[base == FIRST_JACK, part, live >> base & full & ~part]
                whole += weights[-1]
                if base <= card < base + 7:
                    mine = weights[card - base]
        return mine / whole + ERRANT / hand.bit_count()

    def _followed(self, play: Play, suit: int) -> float:
        """A card of those that follow suit."""
        if not suit & suit - 1:
            return 1.0 + ERRANT
        base, full = (FIRST_JACK, 0xF) if play.led >= FIRST_JACK else (play.led // 7 * 7, 0x7F)
        part = suit >> base
        out = ~(play.gone >> base | part) & full
        reliefs, places = (self.danger.jack_relief, 4) if base == FIRST_JACK else (self.danger.relief, 8)
        last, whole, mine = play.place == PLAYERS - 1, 0.0, 0.0
        for at in range(7):
            if not part >> at & 1:
                continue
            card = base + at
            points = self.values[card]
            gain = FOLLOW.relief * reliefs[places * part + at] + FOLLOW.point * points
            if card > play.best and SUIT_MASK[card] >> play.best & 1:
                lower = (out & (1 << at) - 1).bit_count()
                gain += FOLLOW.above + FOLLOW.worth * play.worth + FOLLOW.own * points + FOLLOW.lower * lower
                gain += (FOLLOW.last + FOLLOW.worth_last * play.worth) if last else 0.0
                gain += 0.0 if lower else FOLLOW.no_lower
            else:
                gain += FOLLOW.given * points
            weight = exp(gain)
            whole += weight
            if card == play.card:
                mine = weight
        return mine / whole + ERRANT / suit.bit_count()


class _Suits(dict[tuple[bool, int, int], Weights]):
    """The weights of the cards of a suit: by whether it is the jacks, those held, and those that others may hold."""

    def __init__(self, order: SideOrder, way: Free) -> None:
        super().__init__()
        self.danger, self.points, self.way = danger_of(order), cards_of(order).points, way

    def __missing__(self, key: tuple[bool, int, int]) -> Weights:
        jacks, part, out = key
        way = self.way
        reliefs, places = (self.danger.jack_relief, 4) if jacks else (self.danger.relief, 8)
        found = [0.0] * 8
        for at in range(7):
            if not part >> at & 1:
                continue
            low = (1 << at) - 1
            lower = (out & low).bit_count()
            higher = out.bit_count() - lower
            gain = way.relief * reliefs[places * part + at] + way.point * self.points[FIRST_JACK if jacks else at]
            gain += way.jack * jacks + way.length * part.bit_count() + way.lower * lower + way.higher * higher
            gain += (0.0 if lower else way.no_lower) + (0.0 if higher else way.no_higher)
            gain += (0.0 if part & low else way.lowest) + (0.0 if part >> at > 1 else way.highest)
            found[at] = exp(gain)
        found[-1] = sum(found)
        self[key] = tuple(found)
        return self[key]


@cache
def _suits(order: SideOrder, way: Free) -> _Suits:
    """One table for all deals: no more than 2,187 sets of held and outstanding cards of a suit come up."""
    return _Suits(order, way)
