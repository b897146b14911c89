"""How likely what was said in the auction is with certain cards: by this sampled worlds of the play are weighed.

How gladly ten cards are bid on for each game was fitted to how far the computer players bid (`willing` in the hand
model). The chance is never nothing, for people bid as they like.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from vorhand.cards import Rank
from vorhand.games.skat.auction import HOLD, LOWEST, Auction
from vorhand.games.skat.compact import Bits, layout_of
from vorhand.games.skat.contracts import Contract, GameName, kind_of
from vorhand.games.skat.hand_model import model
from vorhand.games.skat.options import DealOptions
from vorhand.games.skat.scoring import worth as value_of
from vorhand.games.skat.valuation import matadors
from vorhand.games.skat.view import SkatView

WAYWARD: Final = 0.03
"""How often something is said that makes no sense."""


class Sayings:
    """What was said in the auction, and how likely the cards of a place make it; `game` is the layout of the sets."""

    def __init__(self, view: SkatView, game: GameName) -> None:
        at = view.table
        self.game, self.options = game, at.options
        self._refused: dict[int, int] = {}
        self._said = [0, 0, 0]
        auction = Auction.begin(at.positions)
        for seat, word in at.auction.words:
            place = at.positions.index(seat)
            if isinstance(word, int):
                auction = auction.bidding(word)
            elif word == HOLD:
                auction = auction.holding()
            else:
                # The hearer refuses the bid that stands, the speaker any higher one.
                self._refused[place] = auction.bid if auction.asked else max(auction.bid + 1, LOWEST)
                auction = auction.passing()
                continue
            self._said[place] = auction.bid

    def chance(self, place: int, ten: Bits) -> float:
        """How likely who holds these ten before the first trick said what this place said."""
        likely, said = 1.0, self._said[place]
        refused = self._refused.get(place)
        if said:
            likely *= WAYWARD + (1 - WAYWARD) * self._willing(ten, place, said)
        if refused is not None:
            likely *= WAYWARD + (1 - WAYWARD) * (1 - self._willing(ten, place, refused))
        return likely

    def _willing(self, ten: Bits, place: int, bid: int) -> float:
        """How likely ten cards go as far as a bid, before the skat is seen: by every game that covers it."""
        unwilling = 1.0
        for game, held in _games(self.game, ten):
            judge = model(kind_of(game))
            if _value_of(Contract(game), self.options, matadors(game, held)) >= bid:
                unwilling *= 1 - judge.lines["willing"].chance(judge.power(held, 0, place=place, hand=True))
        return 1 - unwilling


@cache
def _value_of(contract: Contract, options: DealOptions, tops: int) -> int:
    return value_of(contract, options=options, matadors=tops)


def _games(known: GameName, cards: Bits) -> list[tuple[GameName, Bits]]:
    """Every game one would think of with ten cards, each with them in its layout."""
    return [(game, moved(cards, known, game)) for game in GameName if _sensible(known, game, cards)]


def _sensible(known: GameName, game: GameName, cards: Bits) -> bool:
    """Whether the game is worth a thought: trumps enough, or the cards for a Grand."""
    held = (cards & _trumps_in(known, game)).bit_count()
    if game is GameName.NULL:
        return True
    if game is GameName.GRAND:
        return held > 1 or (cards & _aces_in(known)).bit_count() > 2
    return held > 3


@cache
def _trumps_in(known: GameName, game: GameName) -> Bits:
    """The trumps of a game, in the layout of another."""
    layout = layout_of(game)
    return layout_of(known).bits(layout.cards(layout.trumps))


@cache
def _aces_in(known: GameName) -> Bits:
    return layout_of(known).of_rank(Rank.ACE)


def moved(cards: Bits, source: GameName, target: GameName) -> Bits:
    """The same cards in the layout of another game."""
    if source is target:
        return cards
    first, second, third, fourth = _tables(source, target)
    return first[cards & 255] | second[cards >> 8 & 255] | third[cards >> 16 & 255] | fourth[cards >> 24]


@cache
def _tables(source: GameName, target: GameName) -> tuple[tuple[Bits, ...], ...]:
    """For each byte of a set where its cards stand in another layout."""
    card, bit = layout_of(source).card, layout_of(target).bit
    return tuple(
        tuple(sum(1 << bit[card[start + at]] for at in range(8) if byte >> at & 1) for byte in range(256))
        for start in range(0, 32, 8)
    )
