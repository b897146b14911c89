"""The last tricks of Kalter Schlag looked at to the end, all hands open: everybody plays what is best for himself.

Four who play each for himself leave no bounds to cut by, so only few cards can be looked at. Cards of one suit that
count the same, with none of another hand between, do the same, and one of them is tried.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from vorhand.ai.avoiding import NO_CARD
from vorhand.games.kalter_schlag.compact import FIRST_JACK, JACKS, SUIT_MASK, legal
from vorhand.games.kalter_schlag.table import PLAYERS

Worths = tuple[float, float, float, float]
"""What the end is worth to each seat."""


class Endings:
    """Searches one world to its end; `judge` says what card points and tricks are worth to each seat, `values` are the
    card points by bit; `nodes` counts the cards played."""

    def __init__(self, judge: Callable[[list[int], list[int]], Worths], *, values: Sequence[int], spare: bool) -> None:
        self.judge, self.values, self.spare, self.nodes = judge, values, spare, 0
        self._hands, self._points, self._tricks = [0] * PLAYERS, [0] * PLAYERS, [0] * PLAYERS

    def worths(
        self, hands: Sequence[int], points: Sequence[int], tricks: Sequence[int], on_table: Sequence[int], leader: int
    ) -> Worths:
        """What the position is worth to each seat. `on_table` are the cards of the trick that is begun, the first from
        `leader`; `points` and `tricks` what the seats have taken."""
        self._hands, self._points, self._tricks = list(hands), list(points), list(tricks)
        best, taker, worth = NO_CARD, leader, 0
        for count, card in enumerate(on_table):
            worth += self.values[card]
            if best < 0 or (card > best and (card >= FIRST_JACK or SUIT_MASK[card] >> best & 1)):
                best, taker = card, (leader + count) % PLAYERS
        led = on_table[0] if on_table else NO_CARD
        live = sum(1 << card for card in on_table) | hands[0] | hands[1] | hands[2] | hands[3]
        if len(on_table) == PLAYERS:
            return self._closed(taker, worth)
        return self._search((leader + len(on_table)) % PLAYERS, led, best, taker, len(on_table), worth, live)

    def _search(self, seat: int, led: int, best: int, taker: int, count: int, worth: int, live: int) -> Worths:
        hands, values = self._hands, self.values
        hand = hands[seat]
        if count:
            options = legal(hand, led, self.spare)
            beats = (SUIT_MASK[best] | JACKS) & -(2 << best)
        else:
            if not hand & hand - 1:
                return self._last_trick(seat)
            options, beats = hand, -1
        others, after = live & ~hand, (seat + 1) % PLAYERS
        found: Worths | None = None
        value, last = 0.0, NO_CARD
        while options:
            low = options & -options
            options ^= low
            bit = low.bit_length() - 1
            if last >= 0 and SUIT_MASK[last] & low and values[last] == values[bit] and not others & low - (2 << last):
                last = bit
                continue
            last = bit
            self.nodes += 1
            hands[seat] = hand ^ low
            more = worth + values[bit]
            takes = beats & low
            if count == PLAYERS - 1:
                worths = self._closed(seat if takes else taker, more)
            elif takes:
                worths = self._search(after, led if count else bit, bit, seat, count + 1, more, live)
            else:
                worths = self._search(after, led, best, taker, count + 1, more, live)
            if found is None or worths[seat] > value:
                found, value = worths, worths[seat]
        hands[seat] = hand
        assert found is not None
        return found

    def _closed(self, taker: int, worth: int) -> Worths:
        """A trick is taken: the deal is over, or the taker leads."""
        hands, points, tricks = self._hands, self._points, self._tricks
        points[taker] += worth
        tricks[taker] += 1
        if hands[taker]:
            live = hands[0] | hands[1] | hands[2] | hands[3]
            worths = self._search(taker, NO_CARD, NO_CARD, taker, 0, 0, live)
        else:
            worths = self.judge(points, tricks)
        points[taker] -= worth
        tricks[taker] -= 1
        return worths

    def _last_trick(self, leader: int) -> Worths:
        """Nobody has a choice any more."""
        hands, values = self._hands, self.values
        best, taker = hands[leader].bit_length() - 1, leader
        worth = values[best]
        for step in range(1, PLAYERS):
            seat = (leader + step) % PLAYERS
            card = hands[seat].bit_length() - 1
            worth += values[card]
            if card > best and (card >= FIRST_JACK or SUIT_MASK[card] >> best & 1):
                best, taker = card, seat
        self.nodes += PLAYERS
        self._points[taker] += worth
        self._tricks[taker] += 1
        worths = self.judge(self._points, self._tricks)
        self._points[taker] -= worth
        self._tricks[taker] -= 1
        return worths
