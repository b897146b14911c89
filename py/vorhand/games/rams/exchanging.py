"""What to throw away in Rams, and what to give for the upcard: sensible choices, thought through in the same worlds."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Final

from vorhand.ai.budget import Budget
from vorhand.ai.trials import Judged
from vorhand.cards import Card
from vorhand.games.rams.compact import ACES, BITS, RANKS, RUNS, TRUMPS, Bits, members
from vorhand.games.rams.course import Course, Found, World
from vorhand.games.rams.guesses import Guesses
from vorhand.games.rams.judging import judged
from vorhand.games.rams.keeping import thrown_by
from vorhand.games.rams.options import HAND_SIZE
from vorhand.games.rams.view import RamsView

HABIT: Final = 60_000
"""Over many thousand worlds any other choice is about 1.5 points worse than the usual one, and hardly ever better. What
fewer worlds say for it is mostly chance: by so much, divided by the nodes, it is thought to be worse than they say."""
FOR_A_FLUSH: Final = 3
"""With so many cards of one suit a flush may be thought of."""


class Exchanging:
    """The exchange and the upcard as one seat sees them; who is `experienced` mistrusts what is not usual."""

    def __init__(self, view: RamsView, seed: int, *, experienced: bool = True) -> None:
        self.experienced = experienced
        self.course = Course(view.table)
        self.guesses = Guesses(view, self.course)
        self.seed, self.place, self.layout = seed, self.guesses.place, self.course.layout
        at, seats = view.table, self.course.seats
        self.entered = [place for place, seat in enumerate(seats) if at.declared[seat]]
        self.waiting = [place for place in self.entered if at.exchanged[seats[place]] is None]
        self.shown = [0] * self.course.players
        for seat, colour, _ in at.pairs:
            self.shown[self.course.places[seat]] |= 1 if colour == "red" else 2

    def thrown(self, choices: Sequence[tuple[Card, ...]], *, budget: Budget) -> list[Judged | None]:
        """What throwing away each of these is worth; None where it is not worth a thought."""
        sets = [self.layout.bits(cards) for cards in choices]
        sensible = [each for each in dict.fromkeys(sets) if self.is_sensible(each)]
        usual = thrown_by(self.guesses.own, max(map(int.bit_count, sets)), mate=self._mate)
        strange = {each for each in sensible if not self._is_usual(each, usual)}
        sensible.sort(key=lambda each: (each in strange, (each ^ usual).bit_count()))
        found = self._judged(sensible, self._exchanged, budget, strange)
        return [found.get(each) for each in sets]

    def _is_usual(self, thrown: Bits, usual: Bits) -> bool:
        """Whether one throws as everybody does, or besides an ace or the jack that waits, or all but four of a suit."""
        kept = self.guesses.own & ~thrown
        flush = any(kept & run == kept for run in RUNS) and kept.bit_count() == HAND_SIZE - 1
        return flush or not (thrown ^ usual) & ~(ACES | self._mate)

    @property
    def _mate(self) -> Bits:
        """The jack that waits for the upcard, if the seat may take it."""
        return self.course.mate if self.place == self.course.players - 1 else 0

    def _judged(
        self,
        choices: Sequence[int],
        play_out: Callable[[World, int], Found],
        budget: Budget,
        strange: Collection[int],
    ) -> dict[int, Judged | None]:
        doubt = HABIT / budget.limit if self.experienced else 0.0
        values = judged(
            choices, self.guesses.worlds(self.seed), play_out,
            place=self.place, players=self.course.players, budget=budget,
            handicaps=[doubt if each in strange else 0.0 for each in choices],
        )  # fmt: skip
        return dict(zip(choices, values, strict=True))

    def _exchanged(self, world: World, thrown: Bits) -> Found:
        return self.course.exchanged(world, self.entered, self.shown, self.waiting, thrown=thrown)

    def is_sensible(self, thrown: Bits) -> bool:
        """Whether one may want to throw these away: low cards before high ones, side cards before trumps, but for aces,
        a jack that waits for the upcard, and a suit that may become a flush."""
        hand = self.guesses.own
        kept = hand & ~thrown
        if any(kept == hand & run and kept.bit_count() >= FOR_A_FLUSH for run in RUNS):
            return True
        special = ACES | self._mate
        plain_kept, plain_thrown = kept & ~special, thrown & ~special
        if plain_thrown & TRUMPS and plain_kept & ~TRUMPS:
            return False
        for part in (TRUMPS, ~TRUMPS):
            low = [bit % RANKS for bit in members(plain_kept & part)]
            high = [bit % RANKS for bit in members(plain_thrown & part)]
            if low and high and min(low) < max(high):
                return False
        return True

    def given(self, cards: Sequence[Card | None], *, budget: Budget) -> list[Judged | None]:
        """What giving each card for the upcard is worth, None: leaving it; as `thrown` has it."""
        bits = [-1 if card is None else self.layout.bit[card] for card in cards]
        sensible = [bit for bit in bits if not self._dominated(bit)]
        usual = self.course.would_give(self.guesses.own)
        strange = {bit for bit in sensible if bit not in (usual, -1) and not ACES >> bit & 1}
        sensible.sort(key=lambda bit: (bit in strange, bit != usual, bit))
        found = self._judged(sensible, self._taken, budget, strange)
        return [found.get(bit) for bit in bits]

    def _dominated(self, bit: int) -> bool:
        """Whether the card is a better trump than the upcard; not the ace, which must be led, nor against a jack that
        makes a pair."""
        waits = self.guesses.own & self.course.mate
        return self.course.upcard < bit < BITS - 1 and not waits

    def _taken(self, world: World, given: int) -> Found:
        return self.course.exchanged(world, self.entered, self.shown, (), given=given)
