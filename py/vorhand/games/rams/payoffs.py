"""What a deal of Rams is worth to each player: the chance that he wins the match, counted in points.

A place is a seat counted from the dealer's left, the dealer last. The scores left by a deal stand for chances: whoever
is lower by the spread is e times as likely to win, and the spread is the smaller the nearer the match is to its end.
Between equals a point of a player's own score counts one, as much as a point of every other's.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import exp, sqrt
from typing import Final

from vorhand.games.rams.options import RamsOptions, RemiseWithAces
from vorhand.games.rams.scoring import PAIR_VALUE

Worths = tuple[float, ...]
"""What an end is worth to each place; of an end of the play there follows for each place whether it has a trick (1) or
not (0)."""

NEVER: Final = 9
"""More tricks than a deal has."""
STOPPED: Final = -1
LEAST_SPREAD: Final = 12.0
SPREAD: Final = 0.25
"""The spread is `LEAST_SPREAD` and so much of a score half-way from the lowest to the mean: what deals to come may yet
change. Matches of deals drawn from those that the players of this package play are won as often as that says."""


DEAL_SPREAD: Final = 4.0
"""The spread is no more than `LEAST_SPREAD` and this times the root of the number of deals that follow."""


class Outlook:
    """What changes of the scores are worth, given the scores before the deal by place, and how many deals the match has
    from this one on (0: as many as it takes)."""

    def __init__(self, options: RamsOptions, scores: Sequence[int], *, deals_left: int = 0) -> None:
        self.options, self.scores, self._is_last = options, tuple(scores), deals_left == 1
        players = len(self.scores)
        self.spread = LEAST_SPREAD + SPREAD * (min(self.scores) + sum(self.scores) / players) / 2
        if deals_left:
            self.spread = min(self.spread, LEAST_SPREAD + DEAL_SPREAD * sqrt(deals_left - 1))
        self.scale = self.spread * players * players / (players - 1)
        """What a match won is worth."""

    def worths(self, changes: Sequence[int]) -> Worths:
        """What the changes are worth to each place when the deal is over: who is at or below 0 has won, or shares, and
        if it was the last deal, who is lowest."""
        totals = [score + change for score, change in zip(self.scores, changes, strict=True)]
        least, scale = min(totals), self.scale
        if least <= 0 or self._is_last:
            limit = max(least, 0)
            share = scale / sum(total <= limit for total in totals)
            return tuple(share if total <= limit else 0.0 for total in totals)
        spread = self.spread
        weights = [exp((least - total) / spread) for total in totals]
        each = scale / sum(weights)
        return tuple([each * weight for weight in weights])

    def won(self, places: Sequence[int]) -> Worths:
        """What the end of the match is worth that these places have won."""
        return tuple(self.scale / len(places) if place in places else 0.0 for place in range(len(self.scores)))

    def marked(self, worths: Worths, places: Collection[int]) -> Worths:
        """The worths, with the places marked that have a trick or do as well."""
        return (*worths, *(float(place in places) for place in range(len(self.scores))))


class Ends:
    """The ends of one deal that is played out, by the tricks taken; each is reckoned once.

    `aces` are the points of each place's aces, `pairs` the numbers of its pairs of jacks, `entered` the places in.
    `open_question` says that the first at or below 0 may still stop: a player who can win by that does.
    """

    def __init__(
        self,
        outlook: Outlook,
        *,
        entered: Sequence[int],
        aces: Sequence[int],
        pairs: Sequence[int],
        open_question: bool,
    ) -> None:
        self.outlook, self.entered = outlook, tuple(entered)
        options = outlook.options
        self._tricky = options.jacks_need_trick
        replaced = options.remise_with_aces is RemiseWithAces.REPLACE
        self.gain = [points + PAIR_VALUE * held * self._tricky for points, held in zip(aces, pairs, strict=True)]
        """What each place writes off with its first trick beside the trick."""
        self._lost = [(0 if replaced and points else options.remise) + points for points in aces]
        self._base = [
            0 if self._tricky and place in self.entered else -PAIR_VALUE * held for place, held in enumerate(pairs)
        ]
        self.needed = [
            max(1, outlook.scores[place] + self._base[place] - self.gain[place]) if open_question else NEVER
            for place in range(len(outlook.scores))
        ]
        """With how many tricks each place may stop the match; with more than five it cannot."""
        self._known: dict[tuple[int, ...], Worths] = {}

    def at_zero(self) -> list[int]:
        """The places in or out that are at or below 0 by their jacks, before the first card."""
        return [place for place, change in enumerate(self._base) if self.outlook.scores[place] + change <= 0]

    def changes(self, tricks: Sequence[int]) -> list[int]:
        """What each place's score changes by at the end, `tricks` by place."""
        found = self._base.copy()
        for place in self.entered:
            taken = tricks[place]
            found[place] += -taken - self.gain[place] if taken else self._lost[place]
        return found

    def worths(self, tricks: Sequence[int]) -> Worths:
        """What the end is worth to each place."""
        key = tuple(tricks)
        known = self._known.get(key)
        if known is None:
            outlook = self.outlook
            takers = [place for place, taken in enumerate(key) if taken]
            known = self._known[key] = outlook.marked(outlook.worths(self.changes(key)), takers)
        return known

    def stopped(self, place: int) -> Worths:
        """What it is worth that the place, at nought, stops the match."""
        key = (STOPPED, place)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self.outlook.marked(self.outlook.won((place,)), (place,))
        return known
