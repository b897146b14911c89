"""The auction of Skat: who speaks to whom, what may be bid, and who becomes soloist (bid.1 to bid.5).

All of it is public; nothing here sees a card.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from vorhand.games.skat.contracts import BASE_VALUES, OPEN_GRAND, GameName
from vorhand.games.skat.options import DealOptions, OpenGrand

LOWEST: Final = 18
HOLD: Final = "hold"
PASS: Final = "pass"


@cache
def ladder(options: DealOptions) -> tuple[int, ...]:
    """Every game value that can be reached, rising: 63 by ISkO, 66 where Grand ouvert has base 36 (bid.2).

    A suit game has two to eighteen steps, a Grand two to ten and an eleventh for ouvert; with base 36 Grand ouvert has
    seven to ten.
    """
    suits = {base * steps for game, base in BASE_VALUES.items() if game is not GameName.GRAND for steps in range(2, 19)}
    grand = {BASE_VALUES[GameName.GRAND] * steps for steps in range(2, 11)}
    if options.open_grand is OpenGrand.BASE_36:
        ouvert = {OPEN_GRAND * steps for steps in range(7, 11)}
    else:
        ouvert = {BASE_VALUES[GameName.GRAND] * 11}
    nulls = {options.null, options.null_hand, options.null_ouvert, options.null_ouvert_hand}
    return tuple(sorted(value for value in suits | grand | ouvert | nulls if value >= LOWEST))


class Auction(NamedTuple):
    """Where the auction stands; a named tuple, as `Table` is.

    `positions` are the seats of forehand, middlehand and rearhand; `words` are what was said, each with its seat: a
    bid, "hold" or "pass". `bid` is the highest bid, 0 for none. `speaker` bids to `hearer`; `asked` says that the
    hearer has to answer. Forehand, alone left without a bid, is a speaker with no hearer. `soloist` is settled once
    `over`, and None if all passed.
    """

    positions: tuple[int, int, int]
    words: tuple[tuple[int, int | str], ...] = ()
    bid: int = 0
    speaker: int | None = None
    hearer: int | None = None
    asked: bool = False
    over: bool = False
    soloist: int | None = None

    @staticmethod
    def begin(positions: tuple[int, int, int]) -> Auction:
        """Middlehand speaks to forehand (bid.1)."""
        return Auction(positions, speaker=positions[1], hearer=positions[0])

    @property
    def turn(self) -> int | None:
        """The seat that has to say something."""
        return self.hearer if self.asked else self.speaker

    @property
    def lone(self) -> bool:
        """Whether the others have passed and forehand may play at 18 (bid.3)."""
        return self.hearer is None and not self.over

    def bidding(self, value: int) -> Auction:
        """The speaker's bid. Forehand's after two passes ends the auction."""
        assert self.speaker is not None
        words = (*self.words, (self.speaker, value))
        if self.lone:
            return Auction(self.positions, words, value, over=True, soloist=self.speaker)
        return Auction(self.positions, words, value, self.speaker, self.hearer, asked=True)

    def holding(self) -> Auction:
        """The hearer holds, and the speaker has to bid more (bid.4)."""
        assert self.hearer is not None
        words = (*self.words, (self.hearer, HOLD))
        return Auction(self.positions, words, self.bid, self.speaker, self.hearer)

    def passing(self) -> Auction:
        """Whoever is on turn passes for good: rearhand comes to the one who is left, or the auction ends."""
        turn = self.turn
        assert turn is not None
        left = self.speaker if self.asked else self.hearer
        words = (*self.words, (turn, PASS))
        rearhand = self.positions[2]
        if self.lone:
            return Auction(self.positions, words, over=True)
        if rearhand not in (self.speaker, self.hearer):
            return Auction(self.positions, words, self.bid, rearhand, left)
        if self.bid:
            return Auction(self.positions, words, self.bid, over=True, soloist=left)
        return Auction(self.positions, words, speaker=left)

    def last_word(self, seat: int) -> tuple[int | str, int] | None:
        """What the seat said last, with the bid there was then; None if it said nothing yet."""
        bid, found = 0, None
        for who, word in self.words:
            bid = word if isinstance(word, int) else bid
            found = (word, bid) if who == seat else found
        return found

    def took_part(self, seat: int) -> bool:
        """Whether the seat bid or held anything (contra.3)."""
        return any(who == seat and word != PASS for who, word in self.words)
