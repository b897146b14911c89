"""What somebody who wants no tricks would play, and how likely he would have played what he did, if the cards lay so.

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
    found, and there are no more than a few thousand sets of held and outstanding cards of a suit.

    `live` are everywhere the cards that have not been played, the player's own among them; `lot` is a number from 0 to
    below 1, drawn for a choice."""

    def __init__(self, suits: Suits, habits: Habits, *, last: int) -> None:
        self.suits, self.habits, self.last = suits, habits, last
        self._lead = _Weights(suits, habits.lead)
        self._throw = _Weights(suits, habits.throw)
        self._follow = _Following(suits, habits.follow)
        self._full = dict(suits.runs)

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
        base = self.suits.start[play.led]
        weights = self._following(held, base, play.best, play.place, play.worth, ALL ^ play.gone)
        return weights[play.card - base] / sum(weights) + self.habits.errant / held.bit_count()

    def lead(self, hand: Bits, live: Bits, lot: float) -> int:
        """A card to lead."""
        return self._free(self._lead, hand, live, lot)

    def throw(self, hand: Bits, live: Bits, lot: float) -> int:
        """A card of those that may be played where none follows suit."""
        return self._free(self._throw, hand, live, lot)

    def follow(self, held: Bits, led: int, best: int, place: int, worth: int, live: Bits, lot: float) -> int:
        """A card of those `held` that follow suit; `best` lies there as the best, `worth` is what all count that lie
        there, and `place` how many they are."""
        base = self.suits.start[led]
        weights = self._following(held, base, best, place, worth, live)
        return base + _drawn(weights, lot * sum(weights))

    def _free(self, table: _Weights, hand: Bits, live: Bits, lot: float) -> int:
        suits, whole = list[tuple[int, tuple[float, ...]]](), 0.0
        for base, full in self.suits.runs:
            part = hand >> base & full
            if part:
                weights = table[base, part, live >> base & full & ~part]
                suits.append((base, weights))
                whole += weights[-1]
        at = _drawn([weights[-1] for _, weights in suits], mark := lot * whole)
        base, weights = suits[at]
        return base + _drawn(weights[:-1], mark - sum(before[-1] for _, before in suits[:at]))

    def _following(self, held: Bits, base: int, best: int, place: int, worth: int, live: Bits) -> list[float]:
        """The weights by place in the suit: of what stays below, and above what lies there."""
        full = self._full[base]
        part = held >> base & full
        below, above = self._follow[base, part, live >> base & full & ~part]
        if self.suits.start[best] != base:
            return below
        way, first = self.habits.follow, best - base + 1
        pressing = exp(way.worth * worth + (way.last + way.worth_last * worth if place == self.last else 0.0))
        return below[:first] + [weight * pressing for weight in above[first:]]


def _drawn(weights: Sequence[float], mark: float) -> int:
    """The place in which the mark lies, if each is as long as its weight; some weigh nothing."""
    last = 0
    for at, weight in enumerate(weights):
        if weight:
            if mark < weight:
                return at
            mark -= weight
            last = at
    return last


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


class _Following(dict[tuple[int, Bits, Bits], tuple[list[float], list[float]]]):
    """The weights of the cards that follow suit, by their place: if they stay below what lies there, and if they go
    above it, before what lies there presses. By the suit's lowest card, those held, and those that others may hold."""

    def __init__(self, suits: Suits, way: Follow) -> None:
        super().__init__()
        self.suits, self.way = suits, way

    def __missing__(self, key: tuple[int, Bits, Bits]) -> tuple[list[float], list[float]]:
        base, part, out = key
        way = self.way
        below, above = [0.0] * part.bit_length(), [0.0] * part.bit_length()
        for at in range(part.bit_length()):
            if not part >> at & 1:
                continue
            points, lower = self.suits.points[base + at], (out & (1 << at) - 1).bit_count()
            gain = way.relief * self.suits.relief(base, part, at) + way.point * points
            below[at] = exp(gain + way.given * points)
            above[at] = exp(gain + way.above + way.own * points + (way.lower * lower if lower else way.no_lower))
        self[key] = below, above
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
