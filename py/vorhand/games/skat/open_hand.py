"""Skat with all three hands open: what the soloist still gets, and what each card is worth.

The cards are bits of the game's `Layout`, the places 0 to 2 are fore-, middle- and rearhand. A position is who led,
what lies on the table and what is in the hands. The trick that is begun is looked at here, card by card; all later
ones are the business of a search from trick to trick (`trick_search` for suit games and Grand, `null_search` for
Null), which counts its nodes and can be told how many it may spend.

Everything is asked as "does the soloist reach this many card points?", and the answer is a bound: a number at least as
high as the target that he surely reaches, or one below it that he surely does not exceed. An exact value takes several
such questions, which all share what the search remembers. In Null the value is 1 if the soloist takes no trick, else 0.

What the skat holds and what was taken before is not looked at: whoever asks takes it off the target.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from vorhand.games.skat.compact import Bits, alike, layout_of, legal, members, winner
from vorhand.games.skat.contracts import GameName
from vorhand.games.skat.null_search import NullSearch
from vorhand.games.skat.search_limits import NO_LIMIT, OutOfNodesError
from vorhand.games.skat.suit_records import points_of
from vorhand.games.skat.trick_search import TrickSearch


class OpenHand:
    """A world with all cards known, searched as often as one likes; what was found is kept for the next question.

    `hands` are the cards of the three places as they lie now. In the questions `leader` is the place that led the trick
    or is to lead it, `on_table` the cards of that trick in order (they are in no hand any more), and `limit` the number
    of trick boundaries that this one question may expand; None is no limit. `nodes` counts them over all questions.
    """

    def __init__(self, game: GameName, hands: Sequence[Bits], soloist: int) -> None:
        self.layout = layout_of(game)
        self.null = game is GameName.NULL
        self.soloist = soloist
        # Roles from here on: 0 the soloist, 1 who sits left of him, 2 who sits right.
        self.hands = tuple(hands[(soloist + role) % 3] for role in range(3))
        self._search = NullSearch(self.hands) if self.null else TrickSearch(game, self.hands)

    @property
    def nodes(self) -> int:
        """The trick boundaries that were expanded since this was made."""
        return self._search.nodes

    def reaches(
        self, target: int, *, leader: int, on_table: Sequence[int] = (), limit: int | None = None
    ) -> bool | None:
        """Whether the soloist gets `target` card points of what is in the hands and on the table; None if the limit
        did not do."""
        low, high = self._narrow(target, leader, on_table, self._until(limit))
        return True if low >= target else False if high < target else None

    def value(self, *, leader: int, on_table: Sequence[int] = (), limit: int | None = None) -> tuple[int, int]:
        """The least and the most that the soloist gets; the two are equal unless the limit did not do."""
        return self._exact(leader, on_table, self._until(limit))

    def moves(
        self, target: int, *, leader: int, on_table: Sequence[int] = (), limit: int | None = None
    ) -> dict[int, bool | None]:
        """For each card that may be played whether the soloist gets the target after it, of all that was in the hands
        and on the table before it; None where the limit did not do."""
        until = self._until(limit)
        found: dict[int, bool | None] = {}
        for card, same in self._options(leader, on_table).items():
            if card == same:
                low, high = self._narrow(target, leader, (*on_table, card), until)
                found[card] = True if low >= target else False if high < target else None
            else:
                found[card] = found[same]
        return found

    def values(
        self, *, leader: int, on_table: Sequence[int] = (), limit: int | None = None
    ) -> dict[int, tuple[int, int]]:
        """For each card that may be played the least and the most that the soloist gets after it."""
        until = self._until(limit)
        found: dict[int, tuple[int, int]] = {}
        for card, same in self._options(leader, on_table).items():
            found[card] = self._exact(leader, (*on_table, card), until) if card == same else found[same]
        return found

    def _until(self, limit: int | None) -> int:
        return NO_LIMIT if limit is None else self._search.nodes + limit

    def _options(self, leader: int, on_table: Sequence[int]) -> dict[int, int]:
        """The cards that the seat on turn may play, each with one that does the same."""
        seat = self._role(leader + len(on_table))
        hand = self.hands[seat]
        options = legal(hand, on_table[0], self.layout) if on_table else hand
        foreign = self.hands[seat - 1] | self.hands[seat - 2] | sum(1 << card for card in on_table)
        return alike(members(options), foreign, self.layout)

    def _role(self, place: int) -> int:
        return (place - self.soloist) % 3

    def _exact(self, leader: int, on_table: Sequence[int], until: int) -> tuple[int, int]:
        low, high = 0, 1 if self.null else self._all(on_table)
        while low < high:
            target = low + high + 1 >> 1
            least, most = self._narrow(target, leader, on_table, until)
            if least <= low and most >= high:
                return self._without_nodes(low, high, target, lambda at: self._narrow(at, leader, on_table, until))
            low, high = max(low, least), min(high, most)
        return low, high

    @staticmethod
    def _without_nodes(low: int, high: int, target: int, narrow: Callable[[int], tuple[int, int]]) -> tuple[int, int]:
        """Bounds that are moved as far as they go by what is known already, when the nodes did not do for a target."""
        below, above = target - 1, target
        while low < below:
            at = low + below + 1 >> 1
            least, _ = narrow(at)
            low, below = (least, below) if least >= at else (low, at - 1)
        while above < high:
            at = above + high + 1 >> 1
            _, most = narrow(at)
            high, above = (most, above) if most < at else (high, at)
        return low, high

    def _all(self, on_table: Sequence[int]) -> int:
        left = self.hands[0] | self.hands[1] | self.hands[2]
        for card in on_table:
            left |= 1 << card
        return points_of(left)

    def _narrow(self, target: int, leader: int, on_table: Sequence[int], until: int) -> tuple[int, int]:
        """Bounds of the value that decide the target, or say nothing if there are too few nodes left."""
        most = 1 if self.null else self._all(on_table)
        self._search.allow(until)
        hands = list(self.hands)
        for place, card in enumerate(on_table):
            hands[self._role(leader + place)] &= ~(1 << card)
        try:
            found = self._begun(hands, self._role(leader), list(on_table), target)
        except OutOfNodesError:
            return 0, most
        return (found, most) if found >= target else (0, found)

    def _begun(self, hands: list[Bits], leader: int, table: list[int], target: int) -> int:
        """The bound from inside a trick; `leader` is a role."""
        search = self._search
        if not table:
            return search.bound(hands[0] | hands[1] | hands[2], leader, target)
        if len(table) == 3:
            taker = (leader + table.index(winner(table, self.layout))) % 3
            rest = hands[0] | hands[1] | hands[2]
            if self.null:
                return search.bound(rest, taker, target) if taker else 0
            if taker:
                return search.bound(rest, taker, target)
            points = sum(self.layout.points[card] for card in table)
            return points + search.bound(rest, 0, target - points)
        seat = (leader + len(table)) % 3
        hand = hands[seat]
        foreign = hands[seat - 1] | hands[seat - 2] | sum(1 << card for card in table)
        same = alike(members(legal(hand, table[0], self.layout)), foreign, self.layout)
        best = -1
        for card in self._ordered([card for card in same if same[card] == card], table, leader, seat):
            hands[seat] = hand ^ 1 << card
            found = self._begun(hands, leader, [*table, card], target)
            if best < 0 or (found > best if not seat else found < best):
                best = found
                if (best >= target) is (not seat):
                    break
        hands[seat] = hand
        return best

    def _ordered(self, cards: list[int], table: Sequence[int], leader: int, seat: int) -> list[int]:
        """What may be played to a trick, in the order in which it is worth trying; nothing but speed depends on it."""
        layout = self.layout
        best = winner(table, layout)
        if self.null:
            return sorted(cards, reverse=not seat)
        if seat and (leader + table.index(best)) % 3:
            return sorted(cards, key=lambda card: -layout.points[card])
        over = layout.beats[best]
        return sorted(cards, key=lambda card: -1 - layout.points[card] if over >> card & 1 else layout.points[card])
