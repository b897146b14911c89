"""What can be said of one suit of Null by itself, worked out once and shared by all deals.

Roles are 0 the soloist, 1 the defender on his left, 2 the one on his right.
"""

from __future__ import annotations

from typing import Final

from vorhand.games.skat.compact import Bits, members

CACHED: Final = 6_000
"""So many records are kept; a deal looks at some hundred of them."""
SUIT: Final = 0xFF
WIDTH: Final = 8


class NullRecord:
    """A suit of which each role holds some cards.

    `key` tells the owners from the lowest card to the highest, so that positions which differ by cards that are gone
    have one key. The suit is `safe` if the soloist can duck in it for ever: his lowest card is below the lowest of the
    defenders, his second below their second, and so on; `danger` is how many of his cards fail. `caught[role]` says
    that a defender who leads his lowest card catches the soloist at once. `moves[role]` are the cards that differ, the
    lowest first; of neighbours in one hand any will do. `leads[role]` are they with marks, the best lead first.
    """

    __slots__ = ("caught", "danger", "key", "leads", "moves", "safe")

    def __init__(self, base: int, held: tuple[Bits, Bits, Bits]) -> None:
        owners = sorted((bit, role) for role in range(3) for bit in members(held[role]))
        number = 1
        moves: list[list[Bits]] = [[], [], []]
        last = -1
        for bit, role in owners:
            number = 3 * number + role
            if role != last:
                moves[role].append(1 << bit)
            last = role
        self.key = number << 15 * (base // WIDTH)
        self.moves = tuple(map(tuple, moves))
        own, out = members(held[0]), members(held[1] | held[2])
        self.danger = sum(mine > other for mine, other in zip(own, out, strict=False))
        self.safe = not self.danger
        low = [part & -part for part in held]
        self.caught = tuple(
            bool(
                role
                and held[role]
                and held[0]
                and low[role] < low[0]
                and (not held[3 - role] or low[3 - role] < low[0])
            )
            for role in range(3)
        )
        self.leads = tuple(tuple((self._mark(held, place), card) for place, card in enumerate(part)) for part in moves)

    def _mark(self, held: tuple[Bits, Bits, Bits], place: int) -> int:
        """The lower, the sooner a defender leads the card: from a suit in which the soloist can be caught, and low."""
        if not held[0]:
            return 60 + place
        return (0 if self.danger else 30) + 4 * place + held[0].bit_count()


_CACHE: dict[tuple[int, Bits, Bits, Bits], NullRecord] = {}


class NullSuit(dict[Bits, NullRecord]):
    """The records of one suit in one deal, by the cards of it that are still in the hands."""

    def __init__(self, base: int, hands: tuple[Bits, Bits, Bits]) -> None:
        super().__init__()
        self.base, self.hands = base, hands

    def __missing__(self, part: Bits) -> NullRecord:
        soloist, left, right = self.hands
        held = part & soloist, part & left, part & right
        key = (self.base, *held)
        record = _CACHE.get(key)
        if record is None:
            if len(_CACHE) >= CACHED:
                _CACHE.clear()
            record = _CACHE[key] = NullRecord(self.base, held)
        self[part] = record
        return record
