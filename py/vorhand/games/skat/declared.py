"""How likely a soloist holds certain cards, from what he plays with them and what he laid away.

Learned as `habits` are: the weight of a hand with the two cards laid away is how much
more often it is met with the soloist of such a game than it would be by lot. Its parts are the trumps, each plain suit
by itself, and the cards laid away by what is left of their suit. The weights stand in `habits.json` too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from vorhand.games.skat.compact import Bits, layout_of, members
from vorhand.games.skat.contracts import GameName, kind_of
from vorhand.games.skat.habits import read

TRUMPS: Final = 12
JACKS: Final = TRUMPS + 16
HIGH: Final = JACKS + 4
"""Where the features of a plain suit begin, after the number of trumps, the jacks, and ace and ten of trumps."""
SIDE: Final = HIGH + 8 * 5
"""A plain suit: with ace, ten and king or not, and how many smaller cards up to four; in Null by the lowest card."""
LAID: Final = SIDE + 4
PARTS: Final = LAID + 8 * 4 * 2
"""A card laid away: by its rank, how many of its suit are kept up to three, and whether its ace is (Null: a seven)."""


class Declared:
    """The weights of one game; `hand_game` says that nobody has seen what lies aside."""

    def __init__(self, game: GameName, *, hand_game: bool, weights: Sequence[float] | None = None) -> None:
        layout = layout_of(game)
        self.null, self.hand_game = game is GameName.NULL, hand_game
        self._grand = game is GameName.GRAND
        self._first = layout.first_trump
        self._size = 8 if self.null else 7
        self._starts = tuple(run.bit_length() - self._size for run in layout.runs if run != layout.trumps)
        self._weights = weights if weights is not None else read()["declared"][key_of(game, hand_game)]
        self._suits: dict[tuple[Bits, Bits], float] = {}
        self._trumps: dict[Bits, float] = {}

    def parts(self, ten: Bits, aside: Bits) -> Iterator[int]:
        """What counts in a hand: numbers below `PARTS`."""
        if not self.null:
            yield from self._trump_parts(ten >> self._first)
        full, empty = (1 << self._size) - 1, 0
        for start in self._starts:
            suit = ten >> start & full
            yield from self._suit_parts(suit, aside >> start & full)
            empty += not suit
        yield SIDE + min(empty, 3)

    def _trump_parts(self, trumps: Bits) -> Iterator[int]:
        yield trumps.bit_count()
        if self._grand:
            yield TRUMPS + trumps
        else:
            yield TRUMPS + (trumps >> 7)
            yield JACKS + (trumps >> 5 & 3)

    def _suit_parts(self, suit: Bits, laid: Bits) -> Iterator[int]:
        if self.null:
            lowest = (suit & -suit).bit_length() - 1 if suit else 7
            yield HIGH + 5 * max(lowest, 0) + min(suit.bit_count(), 4)
        else:
            yield HIGH + 5 * (suit >> 4) + min((suit & 15).bit_count(), 4)
        if laid and not self.hand_game:
            best = suit & 1 if self.null else suit >> 6 & 1
            for card in members(laid):
                yield LAID + 8 * min(suit.bit_count(), 3) + card + 32 * best

    def weight(self, ten: Bits, aside: Bits) -> float:
        """How much likelier than by lot the soloist holds these ten cards, with these two aside: a logarithm."""
        weights, full, whole = self._weights, (1 << self._size) - 1, 0.0
        if not self.null:
            trumps = ten >> self._first
            if trumps not in self._trumps:
                self._trumps[trumps] = sum(weights[part] for part in self._trump_parts(trumps))
            whole = self._trumps[trumps]
        empty, suits = 0, self._suits
        for start in self._starts:
            key = ten >> start & full, aside >> start & full
            found = suits.get(key)
            if found is None:
                found = suits[key] = sum(weights[part] for part in self._suit_parts(*key))
            whole += found
            empty += not key[0]
        return whole + weights[SIDE + (empty if empty < 3 else 3)]


def key_of(game: GameName, hand_game: bool) -> str:
    """The name of the weights: a Grand from the hand is another thing than one with the skat."""
    kind = kind_of(game)
    return f"{kind} hand" if game is GameName.GRAND and hand_game else kind
