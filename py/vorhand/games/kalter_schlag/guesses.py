"""Guesses about the hidden cards of Kalter Schlag: worlds that fit what a seat knows and remembers.

Who did not follow suit is void. What was played before the last trick may be forgotten, and then lies, for all the seat
knows, in one of the other hands or among the cards that are gone; it is remembered how many those are.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from vorhand.ai.avoiding import plays_of
from vorhand.ai.memory import Memory
from vorhand.ai.worlds import all_or_drawn
from vorhand.games.kalter_schlag.compact import FIRST_JACK, SUIT_MASK, Cards, cards_of
from vorhand.games.kalter_schlag.likelihood import Saying, World, suits_of
from vorhand.games.kalter_schlag.table import PLAYERS
from vorhand.games.kalter_schlag.view import KalterSchlagView

JACK_EASE: Final = 4.0
HIGH_EASE: Final = 1.5
"""How much more easily a jack and a card that counts are remembered than another."""


class Guesses:
    """What the seat of a view may think of the others' cards."""

    def __init__(self, view: KalterSchlagView, memory: float) -> None:
        assert view.seat is not None
        table = view.table
        self.seat, self.table = view.seat, table
        self.cards: Cards = cards_of(table.options.side_order)
        bit = self.cards.bit
        self.hand = self.cards.bits(view.hand)
        tricks = [(taken.trick.seats, [bit[card] for card in taken.trick.cards]) for taken in table.taken]
        tricks.append((table.trick.seats, [bit[card] for card in table.trick.cards]))
        own = [card for seats, cards in tricks for seat, card in zip(seats, cards, strict=True) if seat == self.seat]
        self.eight = self.hand | sum(1 << card for card in own)
        recall = Memory(memory, self.eight)
        past = [card for _, cards in tricks[:-2] for card in cards if card not in own]
        self.forgotten = sum(1 << card for card in past if not recall.keeps(card, ease=self._ease(card)))
        suits = suits_of(table.options.side_order)
        self.plays = list(plays_of(tricks, suits, seat=self.seat, forgotten=self.forgotten))
        self.sayings = self._said(tricks)
        self.barred = [0] * PLAYERS
        for play in self.plays:
            if play.led >= 0 and not SUIT_MASK[play.led] >> play.card & 1:
                self.barred[play.seat] |= SUIT_MASK[play.led]
        known = self.hand | sum(1 << card for _, cards in tricks for card in cards) & ~self.forgotten
        self.unseen = [card for card in range(32) if not known >> card & 1]
        self.others = [seat for seat in range(PLAYERS) if seat != self.seat]

    def _ease(self, card: int) -> float:
        if card >= FIRST_JACK:
            return JACK_EASE
        return HIGH_EASE if self.cards.points[card] else 1.0

    def _said(self, tricks: Sequence[tuple[Sequence[int], Sequence[int]]]) -> list[Saying]:
        """Who doubled, and who played his first card without a word."""
        played = [0] * PLAYERS
        for seats, cards in tricks:
            for seat, card in zip(seats, cards, strict=True):
                played[seat] |= 1 << card
        return [
            Saying(seat, seat in self.table.calls, played[seat] & ~self.forgotten)
            for seat in range(PLAYERS)
            if seat != self.seat and (played[seat] or seat in self.table.calls)
        ]

    def worlds(self, seed: int, *, most: int) -> Iterator[World]:
        """Hands for all seats, its own and ways the others may lie: all if they are at most `most`, else endless."""
        counts = [self.table.cards_left(each) for each in self.others]
        barred = [self.barred[each] for each in self.others]
        if self.forgotten:
            counts.append(self.forgotten.bit_count())
            barred.append(0)
        first, second, third = self.others
        hands = [self.hand] * PLAYERS
        for held in all_or_drawn(self.unseen, counts, barred, seed=seed, most=most):
            hands[first], hands[second], hands[third] = held[0], held[1], held[2]
            yield hands[0], hands[1], hands[2], hands[3]
