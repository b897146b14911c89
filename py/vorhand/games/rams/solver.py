"""The last tricks of a deal of Rams looked at to the end, all hands open: everybody plays what is best for himself.

Players who play each for himself leave no bounds to cut by, so only few cards can be looked at. Cards of one suit with
none of another hand between do the same, and one of them is tried.
"""

from __future__ import annotations

from vorhand.ai.avoiding import NO_CARD
from vorhand.games.rams.compact import BEATS, FOLLOW, TRUMP_ACE, TRUMPS, Bits
from vorhand.games.rams.payoffs import Ends, Worths


class _OverLimitError(Exception):
    """The search has taken as long as it may."""


class Solver:
    """Searches one world to its end, if it can within a `limit` of cards played; `nodes` counts them."""

    def __init__(self, ends: Ends, *, ace_first: bool, ruffs: bool, limit: int) -> None:
        self.ends, self.ace_first, self.ruffs, self.limit = ends, ace_first, ruffs, limit
        ring = ends.entered
        self.next = {place: ring[(at + 1) % len(ring)] for at, place in enumerate(ring)}
        self.nodes = 0

    def worths(
        self, hands: list[Bits], place: int, tricks: list[int], *, led: int = NO_CARD, best: int = NO_CARD,
        taker: int = NO_CARD, count: int = 0, table: Bits = 0,
    ) -> Worths | None:  # fmt: skip
        """What the position is worth to each place, `place` being on turn; None if the limit did not do.

        Of a trick that is begun `led` is the first card, `best` the one that takes it so far, `taker` who played it,
        `count` how many lie there, `table` their set. `hands` and `tricks`, by place, stay as they are.
        """
        self._hands, self._tricks, self._count = hands.copy(), list(tricks), len(self.ends.entered)
        live = table
        for each in self.ends.entered:
            live |= hands[each]
        try:
            return self._search(place, led, best, taker, count, live)
        except _OverLimitError:
            return None

    def _search(self, place: int, led: int, best: int, taker: int, count: int, live: Bits) -> Worths:
        if self.nodes > self.limit:
            raise _OverLimitError
        hands = self._hands
        hand = hands[place]
        if count:
            options = hand & FOLLOW[led] or (self.ruffs and hand & TRUMPS) or hand
            beats = BEATS[best]
        else:
            if not hand & hand - 1:
                return self._last_trick(place)
            options = TRUMP_ACE if self.ace_first and hand & TRUMP_ACE else hand
            beats = -1
        others, after, closes = live & ~hand, self.next[place], count + 1 == self._count
        found: Worths | None = None
        value, last = 0.0, NO_CARD
        while options:
            low = options & -options
            options ^= low
            bit = low.bit_length() - 1
            if last >= 0 and FOLLOW[last] & low and not others & low - (2 << last):
                last = bit
                continue
            last = bit
            self.nodes += 1
            hands[place] = hand ^ low
            takes = beats & low
            if closes:
                worths = self._closed(place if takes else taker)
            elif takes:
                worths = self._search(after, led if count else bit, bit, place, count + 1, live)
            else:
                worths = self._search(after, led, best, taker, count + 1, live)
            if found is None or worths[place] > value:
                found, value = worths, worths[place]
        hands[place] = hand
        assert found is not None
        return found

    def _closed(self, taker: int) -> Worths:
        """A trick is taken: the match is stopped, the deal is over, or the taker leads."""
        hands, tricks, ends = self._hands, self._tricks, self.ends
        tricks[taker] += 1
        if not hands[taker]:
            worths = ends.worths(tricks)
        elif tricks[taker] >= ends.needed[taker]:
            worths = ends.stopped(taker)
        else:
            live = 0
            for each in ends.entered:
                live |= hands[each]
            worths = self._search(taker, NO_CARD, NO_CARD, NO_CARD, 0, live)
        tricks[taker] -= 1
        return worths

    def _last_trick(self, place: int) -> Worths:
        """Nobody has a choice any more."""
        hands, tricks = self._hands, self._tricks
        best, taker = hands[place].bit_length() - 1, place
        each = self.next[place]
        while each != place:
            if BEATS[best] & hands[each]:
                best, taker = hands[each].bit_length() - 1, each
            each = self.next[each]
        self.nodes += self._count
        tricks[taker] += 1
        worths = self.ends.worths(tricks)
        tricks[taker] -= 1
        return worths
