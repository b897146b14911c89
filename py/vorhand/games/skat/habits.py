"""How players are used to play: how likely a card is that was played, if this or that hand played it.

For every card of a deal so far `decisions` says what lay open when it was played; `Decision.chance` then tells how
likely a player with a given hand plays that card rather than the others he might. Each card has a weight made of what
it does on the table (who leads, who has the trick, what lies in it, whether it takes it) and of what it leaves in the
hand (how long the suit is, whether anything above it is out), and the chance is its share of all. The weights stand in
`habits.json`; they were learned from games that XSkat played with itself, and say as much of people: that a defender
who adds nothing to his partner's sure trick has nothing to add, that who gives a ten to the soloist had nothing
smaller, that who throws a card on a trick he could have ruffed lacks trumps.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import cache
from math import exp
from pkgutil import get_data
from typing import Final, NamedTuple, TypedDict

from vorhand.games.skat.compact import BITS, Bits, Layout, layout_of, members, winner
from vorhand.games.skat.contracts import GameName, kind_of

FILE: Final = "habits.json"
STATES: Final = 9
"""Who plays a card, and when: three that lead, six that follow (`_state`)."""
STAGES: Final = 6
RANKS: Final = 14
KINDS: Final = 4 * RANKS
LENGTHS: Final = 5
TAILS: Final = 3 * RANKS * LENGTHS * 2
"""Where a card stands in its hand, for a lead, a card of the suit that was led, and another."""
VOIDS: Final = 8
BASE: Final = STATES * STAGES * KINDS
TAIL: Final = BASE + STATES * TAILS
FEATURES: Final = TAIL + 3 * VOIDS
FULL: Final = 10
"""The card points from which a card is a full one."""


class Cards(NamedTuple):
    """What is said of each card of a layout: its rank among `RANKS`, the cards above it in its suit (in Null, where low
    is good, those below)."""

    layout: Layout
    ranks: tuple[int, ...]
    above: tuple[Bits, ...]


@cache
def cards_of(game: GameName) -> Cards:
    """The cards of a game."""
    layout = layout_of(game)
    ranks, above = [], []
    for bit in range(BITS):
        run = layout.follow[bit]
        if game is GameName.NULL:
            ranks.append(bit % 8)
            above.append(run & (1 << bit) - 1)
            continue
        above.append(run & -(2 << bit))
        place = (0, 0, 0, 1, 2, 3, 4)[bit % 7]
        if bit >= 28:
            place = 10 + bit - 28
        elif run == layout.trumps:
            place += 5
        ranks.append(place)
    return Cards(layout, tuple(ranks), tuple(above))


class Decision(NamedTuple):
    """A card that was played, with what lay open then: the suit that was led (0 for a lead), the cards that nobody had
    played yet, and where the weights of each card begin."""

    cards: Cards
    place: int
    card: int
    led: Bits
    alive: Bits
    later: Bits
    """What this player has played from then on, this card included."""
    base: tuple[int, ...]
    tail: int
    void: tuple[int, ...]

    def features(self, hand: Bits, card: int) -> tuple[int, ...]:
        """What counts for a card of a hand: numbers below `FEATURES`."""
        cards = self.cards
        run = cards.layout.follow[card]
        length = (hand & run).bit_count()
        boss = not cards.above[card] & self.alive & ~hand
        relation = 0 if not self.led else 1 if run == self.led else 2
        place = (relation * RANKS + cards.ranks[card]) * LENGTHS + min(length, LENGTHS) - 1
        tail = self.tail + 2 * place + boss
        return (self.base[card], tail, self.void[card]) if self.void else (self.base[card], tail)

    def options(self, hand: Bits) -> list[int]:
        """The cards that the hand may have played."""
        return members(hand & self.led or hand)


def decisions(game: GameName, tricks: Sequence[tuple[int, Sequence[int]]], soloist: int) -> Iterator[Decision]:
    """A decision for each card of the tricks, each trick the place that led and the bits in order of play."""
    cards = cards_of(game)
    layout, null = cards.layout, game is GameName.NULL
    later = [0, 0, 0]
    for leader, trick in tricks:
        for at, bit in enumerate(trick):
            later[(leader + at) % 3] |= 1 << bit
    alive = (1 << BITS) - 1
    led_by: dict[Bits, int] = {}
    void = [0, 0, 0]
    for number, (leader, trick) in enumerate(tricks):
        for at, bit in enumerate(trick):
            place = (leader + at) % 3
            led = layout.follow[trick[0]] if at else 0
            best = winner(trick[:at], layout) if at else -1
            holder = (leader + trick.index(best)) % 3 if at else -1
            state = _state(place, at, leader, holder, soloist)
            if at and not null:
                points = sum(layout.points[each] for each in trick[:at])
                stage = (0 if points < 4 else 1 if points < FULL else 2) + 3 * (not cards.above[best] & alive)
            else:
                stage = min((number + 1) // 2 if number > 1 else number, 4)
            start = (state * STAGES + stage) * KINDS
            base, marks = [], []
            for each in range(BITS):
                run = layout.follow[each]
                if at:
                    beats = layout.beats[best] >> each & 1
                    base.append(start + 4 * cards.ranks[each] + 2 * beats + (run != led))
                else:
                    base.append(start + 3 * cards.ranks[each] + _history(led_by.get(run, 0), place == soloist))
                    own = 3 - place - soloist if place != soloist else (soloist + 1) % 3
                    other = soloist if place != soloist else (soloist + 2) % 3
                    flags = bool(void[own] & run) + 2 * bool(void[other] & run) + 4 * (run == layout.trumps)
                    marks.append(TAIL + state * VOIDS + flags)
            yield Decision(cards, place, bit, led, alive, later[place], tuple(base), BASE + state * TAILS, tuple(marks))
            later[place] ^= 1 << bit
            if at and not led >> bit & 1:
                void[place] |= led
            if not at:
                run = layout.follow[bit]
                led_by[run] = led_by.get(run, 0) | (1 if place == soloist else 2)
        for bit in trick:
            alive ^= 1 << bit


def _state(place: int, at: int, leader: int, holder: int, soloist: int) -> int:
    """The soloist leads 0; a defender leads, the soloist next 1, or last 2; the soloist plays second 3, third 4; a
    defender plays second to the soloist's card 5, to his partner's 6; third, when the soloist has the trick 7, or his
    partner 8."""
    if not at:
        return 0 if place == soloist else 1 if (place + 1) % 3 == soloist else 2
    if place == soloist:
        return 2 + at
    if at == 1:
        return 5 if leader == soloist else 6
    return 7 if holder == soloist else 8


def _history(led_by: int, alone: bool) -> int:
    """Whether a suit was never led, by the player's own side, or by the other alone."""
    own = 1 if alone else 2
    return 0 if not led_by else 1 if led_by & own else 2


class Learned(TypedDict):
    """What the file holds: how and from how many games it was made, how well it does on others, the logarithms of the
    factors in hundredths by kind of game and feature, and the weights of `declared` by its keys."""

    made: str
    games: int
    seed: int
    tests: dict[str, dict[str, dict[str, float]]]
    weights: dict[str, dict[str, int]]
    declared: dict[str, list[float]]


@cache
def read() -> Learned:
    """What the file holds."""
    data = get_data(__package__, FILE)
    assert data is not None
    found: Learned = json.loads(data)
    return found


@cache
def weights(kind: str) -> tuple[float, ...]:
    """The factor of each feature for a kind of game."""
    found = [1.0] * FEATURES
    for feature, hundredths in read()["weights"][kind].items():
        found[int(feature)] = exp(hundredths / 100)
    return tuple(found)


class Habit:
    """A card that was played, ready to say of many hands how likely they play it.

    `trust` is how far the habits are trusted, from 0 to 1: with the rest any card is thought as likely as another.
    """

    def __init__(self, decision: Decision, factors: Sequence[float], *, trust: float) -> None:
        cards = decision.cards
        self.place, self.later = decision.place, decision.later
        self._card, self._led, self._alive = decision.card, decision.led, decision.alive
        self._above, self._follow = cards.above, cards.layout.follow
        self._trust = trust
        marks = decision.void
        self._base = [
            factors[base] * (factors[marks[card]] if marks else 1.0) for card, base in enumerate(decision.base)
        ]
        relations = [0 if not decision.led else 1 if run == decision.led else 2 for run in self._follow]
        starts = [
            decision.tail + 2 * (relation * RANKS + rank) * LENGTHS - 2
            for relation, rank in zip(relations, cards.ranks, strict=True)
        ]
        self._tails = [factors[start : start + 2 * LENGTHS + 2] for start in starts]
        self._known: dict[Bits, float] = {}

    def chance(self, now: Bits) -> float:
        """How likely a player who now holds `now` played the card then."""
        hand = now | self.later
        options = hand & self._led or hand
        if not options & options - 1:
            return 1.0
        # Where suit is followed the other suits make no difference.
        key = options
        known = self._known.get(key)
        if known is not None:
            return known
        base, above, follow, tails, free = self._base, self._above, self._follow, self._tails, self._alive & ~hand
        whole = mine = 0.0
        count = 0
        bits = options
        while bits:
            low = bits & -bits
            bits ^= low
            card = low.bit_length() - 1
            length = (hand & follow[card]).bit_count()
            tail = tails[card]
            weight = base[card] * tail[2 * (length if length < LENGTHS else LENGTHS) + (not above[card] & free)]
            whole += weight
            count += 1
            if card == self._card:
                mine = weight
        found = self._trust * mine / whole + (1 - self._trust) / count
        self._known[key] = found
        return found


def habits(
    game: GameName, tricks: Sequence[tuple[int, Sequence[int]]], soloist: int, *, places: Sequence[int], trust: float
) -> list[Habit]:
    """The habits behind all cards that some places have played."""
    factors = weights(kind_of(game))
    return [
        Habit(decision, factors, trust=trust)
        for decision in decisions(game, tricks, soloist)
        if decision.place in places
    ]


def inclinations(
    game: GameName, tricks: Sequence[tuple[int, Sequence[int]]], soloist: int, *, place: int, hand: Bits
) -> dict[int, float]:
    """How likely a player who holds `hand` and is on turn plays each of the cards he may, by habit."""
    *before, (leader, trick) = tricks if tricks and len(tricks[-1][1]) < 3 else (*tricks, (place, ()))
    # Which of the cards is put there makes no difference to what lies open.
    *_, decision = decisions(game, [*before, (leader, [*trick, hand.bit_length() - 1])], soloist)
    factors = weights(kind_of(game))
    found = {}
    for card in decision.options(hand):
        found[card] = 1.0
        for feature in decision.features(hand, card):
            found[card] *= factors[feature]
    whole = sum(found.values())
    return {card: weight / whole for card, weight in found.items()}
