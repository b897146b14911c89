"""How likely somebody who wants no tricks would have played what he did, if the cards lay so.

For games in which suits are runs of bits, a higher bit is the stronger card, the top suit beats the others, and a
trick is bad to have. Each card that might have been played has a weight, an exponential of a sum over what a player
sees of it: its danger, its card points, what is out above and below it. The figures are the game's, fitted to choices
of its players; they explain little, for there is much that a player may have in mind. Nobody is thought to know more
than his own cards and those that were played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import exp
from typing import Final, NamedTuple

Bits = int
"""A set of cards, one bit each."""
ALL: Final = (1 << 32) - 1
NO_CARD: Final = -1
"""Stands where no card lies yet; below every card."""


class Play(NamedTuple):
    """A card that another seat played and that is remembered.

    `led` led the trick and `best` was the best there (-1 for nothing), `place` says how many cards lay there, `worth`
    what they counted; `gone` are the cards played before, `onward` those the seat has played from this one on.
    """

    seat: int
    card: int
    led: int
    best: int
    place: int
    worth: int
    gone: Bits
    onward: Bits


class Free(NamedTuple):
    """What makes a card likelier that might have been any of the hand: a point of danger that it takes along, a card
    point, that it is of the top suit, each card of its suit in the hand, that no card is out below it, above it, each
    card below it, above it, that it is the lowest, the highest of its suit in the hand."""

    relief: float
    point: float
    top: float
    length: float
    no_lower: float
    no_higher: float
    lower: float
    higher: float
    lowest: float
    highest: float


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


class Habits(NamedTuple):
    """How the players of a game choose: a card led, thrown off, followed with; and how often anything is played."""

    lead: Free
    throw: Free
    follow: Follow
    errant: float


class Suits(NamedTuple):
    """The cards of a game: the lowest card of each suit with all of them counted from there, the top suit last; for
    each card the lowest of its suit; card points by card; the `relief` of parting with a card: by the lowest card of
    the suit, those held, and which of them goes."""

    runs: tuple[tuple[int, Bits], ...]
    start: tuple[int, ...]
    points: tuple[int, ...]
    relief: Callable[[int, Bits, int], float]

    @property
    def top(self) -> int:
        """The lowest card of the top suit."""
        return self.runs[-1][0]


def plays_of(
    tricks: Sequence[tuple[Sequence[int], Sequence[int]]], suits: Suits, *, seat: int, forgotten: Bits
) -> Iterator[Play]:
    """What the others played, the last card first, as far as it is remembered; a trick is who played and what."""
    onward = dict[int, Bits]()
    gone = sum(1 << card for _, cards in tricks for card in cards)
    for seats, cards in reversed(tricks):
        for place in range(len(cards) - 1, -1, -1):
            who, card, before = seats[place], cards[place], cards[:place]
            gone ^= 1 << card
            if forgotten >> card & 1:
                continue
            onward[who] = onward.get(who, 0) | 1 << card
            known = not before or not forgotten >> before[0] & 1
            if who != seat and known:
                best = NO_CARD
                for each in before:
                    if best < 0 or (each > best and suits.start[each] in (suits.start[best], suits.top)):
                        best = each
                worth = sum(suits.points[each] for each in before)
                yield Play(who, card, before[0] if before else NO_CARD, best, place, worth, gone, onward[who])


class Weigher:
    """The weights of the cards of one game; `last` is the place of who closes a trick. Made once: it keeps what it
    found, and there are no more than a few thousand sets of held and outstanding cards of a suit."""

    def __init__(self, suits: Suits, habits: Habits, *, last: int) -> None:
        self.suits, self.habits, self.last = suits, habits, last
        self._lead = _Weights(suits, habits.lead)
        self._throw = _Weights(suits, habits.throw)

    def freely(self, play: Play, hand: Bits) -> float:
        """How likely the card is of a hand of which any might have been played."""
        live, card, table = ALL ^ play.gone, play.card, self._throw if play.led >= 0 else self._lead
        whole, mine, start = 0.0, 0.0, self.suits.start[card]
        for base, full in self.suits.runs:
            part = hand >> base & full
            if part:
                weights = table[base, part, live >> base & full & ~part]
                whole += weights[-1]
                if base == start:
                    mine = weights[card - base]
        return mine / whole + self.habits.errant / hand.bit_count()

    def followed(self, play: Play, held: Bits) -> float:
        """How likely the card is of those `held` that follow suit."""
        if not held & held - 1:
            return 1.0 + self.habits.errant
        way, suits = self.habits.follow, self.suits
        base = suits.start[play.led]
        part = held >> base
        out = (ALL ^ play.gone) >> base & ~part & next(full for start, full in suits.runs if start == base)
        last, same, whole, mine = play.place == self.last, suits.start[play.best] == base, 0.0, 0.0
        for at in range(part.bit_length()):
            if not part >> at & 1:
                continue
            card, points = base + at, suits.points[base + at]
            gain = way.relief * suits.relief(base, part, at) + way.point * points
            if same and card > play.best:
                lower = (out & (1 << at) - 1).bit_count()
                gain += way.above + way.worth * play.worth + way.own * points + way.lower * lower
                gain += way.last + way.worth_last * play.worth if last else 0.0
                gain += 0.0 if lower else way.no_lower
            else:
                gain += way.given * points
            weight = exp(gain)
            whole += weight
            if card == play.card:
                mine = weight
        return mine / whole + self.habits.errant / held.bit_count()


class _Weights(dict[tuple[int, Bits, Bits], tuple[float, ...]]):
    """The weights of the cards of a suit, by their place, and their sum as the last: by the suit's lowest card, those
    held, and those that others may hold."""

    def __init__(self, suits: Suits, way: Free) -> None:
        super().__init__()
        self.suits, self.way = suits, way

    def __missing__(self, key: tuple[int, Bits, Bits]) -> tuple[float, ...]:
        base, part, out = key
        way, top = self.way, base == self.suits.top
        found = [0.0] * (part.bit_length() + 1)
        for at in range(part.bit_length()):
            if not part >> at & 1:
                continue
            low = (1 << at) - 1
            lower = (out & low).bit_count()
            higher = out.bit_count() - lower
            gain = way.relief * self.suits.relief(base, part, at) + way.point * self.suits.points[base + at]
            gain += way.top * top + way.length * part.bit_count() + way.lower * lower + way.higher * higher
            gain += (0.0 if lower else way.no_lower) + (0.0 if higher else way.no_higher)
            gain += (0.0 if part & low else way.lowest) + (0.0 if part >> at > 1 else way.highest)
            found[at] = exp(gain)
        found[-1] = sum(found)
        self[key] = tuple(found)
        return self[key]


class Likelihood:
    """The likelihood of what others played; `follow` are for each card those of its suit."""

    def __init__(self, plays: Sequence[Play], weigher: Weigher, follow: Sequence[Bits]) -> None:
        self._plays = [(play, follow[play.led] if play.led >= 0 else 0, dict[Bits, float]()) for play in plays]
        self._weigher = weigher

    def of(self, hands: Sequence[Bits]) -> float:
        """How likely all that was played is if these are the hands now, up to a factor."""
        found, weigher = 1.0, self._weigher
        for play, suit, known in self._plays:
            hand = hands[play.seat] | play.onward
            held = hand & suit
            if held:
                share = known.get(held)
                if share is None:
                    share = known[held] = weigher.followed(play, held)
                found *= share
            else:
                found *= weigher.freely(play, hand)
        return found
