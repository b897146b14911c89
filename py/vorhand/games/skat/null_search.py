"""The search from trick to trick in Null, all hands open: can the soloist avoid every trick?

The soloist takes no trick while he can still win, so the defenders are always on lead but at the start of a play that
he leads himself. He has hardly a choice. Of two cards of a suit the lower one is never the worse to keep: in whatever
line he plays the higher one without taking the trick, he can play the lower one in its place, and nothing else
changes. So he follows suit with the highest card that is sure to stay below, and throws off the highest of a suit.

A position is won if every suit is safe, and lost if the leader can catch him at once (`null_records`).
"""

from __future__ import annotations

from collections.abc import Sequence

from vorhand.games.skat.compact import Bits
from vorhand.games.skat.null_records import SUIT, WIDTH, NullRecord, NullSuit
from vorhand.games.skat.search_limits import NO_LIMIT, TABLE, OutOfNodesError


class NullSearch:
    """Answers `bound` for the deal whose hands (soloist, left, right) it was made of, and every position that comes of
    it."""

    def __init__(self, hands: Sequence[Bits]) -> None:
        self.hands = hands[0], hands[1], hands[2]
        self.suits = tuple(NullSuit(WIDTH * place, self.hands) for place in range(4))
        self.known: tuple[dict[int, bool], dict[int, bool], dict[int, bool]] = {}, {}, {}
        self.nodes, self._until = 0, NO_LIMIT

    def allow(self, until: int) -> None:
        """Let `nodes` grow to that number and no further."""
        self._until = until

    def bound(self, rem: Bits, leader: int, target: int) -> int:
        """1 if the soloist takes no trick, else 0; a target of 0 or less is reached anyway."""
        if target <= 0:
            return 0
        return int((self._alone, self._left, self._right)[leader](rem)) if rem else 1

    def _alone(self, rem: Bits) -> bool:
        """The soloist leads."""
        one, two, three, four = self.suits
        records = (
            one[rem & SUIT],
            two[rem & SUIT << WIDTH],
            three[rem & SUIT << 2 * WIDTH],
            four[rem & SUIT << 3 * WIDTH],
        )
        key = records[0].key | records[1].key | records[2].key | records[3].key
        known = self.known[0].get(key)
        if known is not None:
            return known
        self._count()
        won = False
        for record in sorted(records, key=lambda record: -record.danger):
            suit = record.moves
            for card in suit[0]:
                lefts = suit[1] or self._throws(records, 1)
                rights = suit[2] or self._throws(records, 2)
                won = all(
                    self._after(rem, card, left, right, bool(suit[1]), bool(suit[2]))
                    for left in lefts
                    for right in rights
                )
                if won:
                    break
            if won:
                break
        self._keep(0, key, won)
        return won

    def _after(self, rem: Bits, card: Bits, left: Bits, right: Bits, follows1: bool, follows2: bool) -> bool:
        """What becomes of a trick that the soloist led."""
        over1, over2 = follows1 and left > card, follows2 and right > card
        rest = rem ^ (card | left | right)
        if over1 and (not over2 or left > right):
            return not rest or self._left(rest)
        return over2 and (not rest or self._right(rest))

    def _left(self, rem: Bits) -> bool:
        """The defender on the left leads, then comes his partner, then the soloist."""
        suits = self.suits
        a, b = suits[0][rem & SUIT], suits[1][rem & SUIT << WIDTH]
        c, d = suits[2][rem & SUIT << 2 * WIDTH], suits[3][rem & SUIT << 3 * WIDTH]
        if a.safe and b.safe and c.safe and d.safe:
            return True
        if a.caught[1] or b.caught[1] or c.caught[1] or d.caught[1]:
            return False
        key = a.key | b.key | c.key | d.key
        known = self.known[1].get(key)
        if known is not None:
            return known
        self._count()
        records = a, b, c, d
        alone, won = self.hands[0], True
        for _, card in sorted(a.leads[1] + b.leads[1] + c.leads[1] + d.leads[1]):
            place = (card.bit_length() - 1) // WIDTH
            record, own = records[place], rem & alone & SUIT << WIDTH * place
            follow = record.moves[2]
            for two in follow or self._throws(records, 2):
                over = bool(follow) and two > card
                play, rest = (self._right if over else self._left), rem ^ (card | two)
                if own:
                    under = own & (two if over else card) - 1
                    won = bool(under) and play(rest ^ 1 << under.bit_length() - 1)
                else:
                    won = any(play(rest ^ three) for three in self._ducks(records, rest))
                if not won:
                    break
            if not won:
                break
        self._keep(1, key, won)
        return won

    def _right(self, rem: Bits) -> bool:
        """The defender on the right leads, then comes the soloist, then the partner."""
        suits = self.suits
        a, b = suits[0][rem & SUIT], suits[1][rem & SUIT << WIDTH]
        c, d = suits[2][rem & SUIT << 2 * WIDTH], suits[3][rem & SUIT << 3 * WIDTH]
        if a.safe and b.safe and c.safe and d.safe:
            return True
        if a.caught[2] or b.caught[2] or c.caught[2] or d.caught[2]:
            return False
        key = a.key | b.key | c.key | d.key
        known = self.known[2].get(key)
        if known is not None:
            return known
        self._count()
        records = a, b, c, d
        alone, won = self.hands[0], True
        for _, card in sorted(a.leads[2] + b.leads[2] + c.leads[2] + d.leads[2]):
            place = (card.bit_length() - 1) // WIDTH
            record, own = records[place], rem & alone & SUIT << WIDTH * place
            follow = record.moves[1]
            if own:
                # The partner goes over the soloist's card only if he has none below it.
                ceiling = follow[0] if follow and follow[0] > card else card
                under = own & ceiling - 1
                ducks = [1 << under.bit_length() - 1] if under else []
            else:
                ducks = self._ducks(records, rem)
            won = False
            for two in ducks:
                rest = rem ^ (card | two)
                for three in follow or self._throws(records, 1):
                    over = bool(follow) and three > card
                    won = (self._left if over else self._right)(rest ^ three)
                    if not won:
                        break
                if won:
                    break
            if not won:
                break
        self._keep(2, key, won)
        return won

    def _throws(self, records: Sequence[NullRecord], role: int) -> list[Bits]:
        """What a defender who is void may throw off: where the soloist is in danger first, and high cards first."""
        found: list[Bits] = []
        for record in sorted(records, key=lambda record: -record.danger):
            found += record.moves[role][::-1]
        return found

    def _ducks(self, records: Sequence[NullRecord], rem: Bits) -> list[Bits]:
        """What the soloist may throw off: the highest of each suit, where he is in danger first."""
        own = rem & self.hands[0]
        found = []
        for _, place in sorted((-record.danger, place) for place, record in enumerate(records)):
            part = own & SUIT << WIDTH * place
            if part:
                found.append(1 << part.bit_length() - 1)
        return found

    def _count(self) -> None:
        if self.nodes >= self._until:
            raise OutOfNodesError
        self.nodes += 1

    def _keep(self, leader: int, key: int, won: bool) -> None:
        known = self.known[leader]
        if len(known) >= TABLE:
            known.clear()
        known[key] = won
