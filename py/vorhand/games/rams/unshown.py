"""What was not shown in a deal of Rams says as much as what was: two jacks of a colour, five cards of a suit and all
aces are shown, and who comes to nought is asked. So of what did not happen some card cannot lie with a player.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from vorhand.games.rams import table
from vorhand.games.rams.compact import ACES, RUNS, Bits, members
from vorhand.games.rams.course import Course
from vorhand.games.rams.options import HAND_SIZE, Counted
from vorhand.games.rams.scoring import Share, running
from vorhand.games.rams.table import COLOURS, Table


class Unshown:
    """What the other players cannot hold, by place. `barred` are the single cards; what they cannot hold together is
    asked of a whole world. `played` are the cards that a place has played, `known` those it holds, as far as known."""

    def __init__(self, at: Table, course: Course, *, own: int, played: Sequence[Bits], known: Sequence[Bits]) -> None:
        self._at, self._layout, self._played = at, course.layout, played
        self.barred = [0] * course.players
        self._never = list[tuple[int, Bits]]()
        self._flushes = list[int]()
        for place, seat in enumerate(course.seats):
            if place != own and at.phase != table.DECLARE:
                self._consider(place, seat, played[place] | known[place])

    def allows(self, hands: Sequence[Bits]) -> bool:
        """Whether a world with these hands, by place, shows nothing more than was shown."""
        played = self._played
        for place, cards in self._never:
            if (hands[place] | played[place]) & cards == cards:
                return False
        return not any(not (hands[place] | played[place]) & ~run for place in self._flushes for run in RUNS)

    def _consider(self, place: int, seat: int, base: Bits) -> None:
        at, options = self._at, self._at.options
        settled = at.upcard_taken is not None
        if at.declared[seat] is False:
            # Once the dead cards were shuffled nobody keeps what he threw away.
            if not at.shuffles:
                self._no_pairs(place, seat, base)
            return
        as_dealt = not at.exchanged[seat] and not (seat == at.dealer and at.upcard_taken)
        if as_dealt or (settled and options.jacks_in is Counted.DEALT_OR_FINAL_HAND):
            self._no_pairs(place, seat, base)
        if as_dealt or (settled and options.reveal_in is Counted.DEALT_OR_FINAL_HAND):
            self._bar(place, ACES & self._layout.pack, base)
            if self._played[place].bit_count() + at.cards_left(seat) == HAND_SIZE:
                self._flushes.append(place)
        if settled and at.asked is None and at.tricks(seat):
            for aces in self._too_many(seat, base):
                self._bar(place, aces, base)

    def _no_pairs(self, place: int, seat: int, base: Bits) -> None:
        for colour, jacks in COLOURS.items():
            if colour not in self._at.colours(seat):
                self._bar(place, self._layout.bits(jacks), base)

    def _bar(self, place: int, cards: Bits, base: Bits) -> None:
        """The place cannot have all of these cards; `base` are those it is known to have or have had."""
        left = cards & ~base
        if left & left - 1:
            self._never.append((place, cards))
        else:
            self.barred[place] |= left

    def _too_many(self, seat: int, base: Bits) -> Iterator[Bits]:
        """The sets of aces with which the seat would be at nought by now, none of them within another."""
        found = list[Bits]()
        more = members(ACES & self._layout.pack & ~base)
        for number in range(1, len(more) + 1):
            for some in combinations(more, number):
                bits = sum(1 << bit for bit in some)
                if not any(bits & each == each for each in found) and self._score(seat, base | bits) <= 0:
                    found.append(bits)
                    yield bits | ACES & base

    def _score(self, seat: int, cards: Bits) -> int:
        """What the seat's score has come down to if these are the cards of its hand as the play began."""
        at = self._at
        own = Share(True, at.tricks(seat), self._layout.cards(cards & ACES), at.colours(seat))
        return running(at.options, [at.scores[seat]], [own])[0]
