"""How likely what was said is with certain cards: by this sampled worlds of the play are weighed.

Everything said is public: the bids, whether the skat was taken, the contract. The chances are rough, and never nothing,
for people bid as they like. Sets of cards are in the layout of the contract's game.
"""

from __future__ import annotations

from functools import cache
from math import exp
from typing import Final

from vorhand.cards import Rank
from vorhand.games.skat.auction import HOLD, LOWEST, Auction
from vorhand.games.skat.compact import Bits, layout_of
from vorhand.games.skat.contracts import Contract, GameName
from vorhand.games.skat.discards import best_discard
from vorhand.games.skat.hand_model import chance, kind_of, model
from vorhand.games.skat.options import DealOptions
from vorhand.games.skat.scoring import worth as value_of
from vorhand.games.skat.valuation import matadors
from vorhand.games.skat.view import SkatView

WAYWARD: Final = 0.03
"""How often something is said or done that makes no sense."""
DISCARD_EASE: Final = 0.6
"""By so much less in log odds a discard may promise and be made a third as often."""
GAME_EASE: Final = 12.0
"""By so much less a game may promise and be played a third as often."""
DOUBTFUL: Final = 0.0
DOUBT: Final = 0.8
"""The log odds at which half of those who have the choice play, and how sharp that is."""
SURE_SCHNEIDER: Final = 0.75
SURE_SWEEP: Final = 0.8
"""So likely schneider, or every trick, should be before it is announced."""


class Sayings:
    """What a view says of the auction and the contract, and how likely the cards of the others make it."""

    def __init__(self, view: SkatView) -> None:
        at = view.table
        assert at.contract is not None
        assert at.soloist is not None
        self.contract, self.options = at.contract, at.options
        self.soloist_place = at.positions.index(at.soloist)
        self.bid = at.bid
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

    def soloist(self, ten: Bits, aside: Bits) -> float:
        """How likely who holds these ten before the first trick, with these two aside, plays this contract with them.

        In a hand game nobody has seen the two.
        """
        contract = self.contract
        judge = model(kind_of(contract.game))
        place, game = self.soloist_place, contract.game
        score = judge.score(ten, 0 if contract.hand else aside, place=place, hand=contract.hand)
        likely = chance((score - DOUBTFUL) / DOUBT)
        if not contract.null and self._value(contract, ten | aside) < self.bid:
            likely *= WAYWARD
        if contract.hand:
            return WAYWARD + (1 - WAYWARD) * likely * self._announced(score)
        best, _ = best_discard(game, ten | aside, place=place)
        likely *= exp(min(score - best, 0.0) / DISCARD_EASE)
        if likely > WAYWARD:
            likely *= self._preferred(score, ten, aside)
        return WAYWARD * WAYWARD + likely

    def _announced(self, score: float) -> float:
        """Whether the cards are as good as the announcement says, and no better."""
        contract = self.contract
        if contract.null:
            return 1.0
        *_, schneider, sweep = model(kind_of(contract.game)).odds(score)
        if contract.schwarz:
            return chance(8 * (sweep - SURE_SWEEP))
        likely = chance(8 * (schneider + sweep - SURE_SCHNEIDER))
        return likely if contract.schneider else 1 - 0.8 * likely

    def _preferred(self, score: float, ten: Bits, aside: Bits) -> float:
        """Whether no other game promises much more."""
        contract = self.contract
        own = _promise(contract, self.options, score, self._tops(contract.game, ten | aside))
        rival = own
        for game, twelve in _other_games(contract.game, ten | aside):
            tops = self._tops(game, twelve)
            other = Contract(game)
            if self._worth(other, tops) >= self.bid:
                found, _ = best_discard(game, twelve, place=self.soloist_place)
                rival = max(rival, _promise(other, self.options, found, tops))
        return exp((own - rival) / GAME_EASE)

    def defender(self, place: int, ten: Bits) -> float:
        """How likely who holds these ten before the first trick said in the auction what this place said."""
        likely, said = 1.0, self._said[place]
        refused = self._refused.get(place)
        willing = self._willing(ten, place, said) if said else 1.0
        likely *= WAYWARD + (1 - WAYWARD) * willing
        if refused is not None:
            likely *= WAYWARD + (1 - WAYWARD) * (1 - self._willing(ten, place, refused))
        return likely

    def _willing(self, ten: Bits, place: int, bid: int) -> float:
        """How likely ten cards go as far as a bid, before the skat is seen: by the game that promises most."""
        unwilling = 1.0
        for game, held in _all_games(self.contract.game, ten):
            line = model(kind_of(game)).lines["willing"]
            tops = self._tops(game, held)
            if self._worth(Contract(game), tops) >= bid:
                score = model(kind_of(game)).score(held, 0, place=place, hand=True)
                unwilling *= 1 - line.chance(score)
        return 1 - unwilling

    def _tops(self, game: GameName, cards: Bits) -> int:
        return 0 if game is GameName.NULL else matadors(game, cards)

    def _value(self, contract: Contract, cards: Bits) -> int:
        return self._worth(contract, self._tops(contract.game, cards))

    def _worth(self, contract: Contract, tops: int) -> int:
        return _value_of(contract, self.options, tops)


@cache
def _value_of(contract: Contract, options: DealOptions, tops: int) -> int:
    return value_of(contract, options=options, matadors=tops)


def _promise(contract: Contract, options: DealOptions, score: float, tops: int) -> float:
    """Roughly what a game with the skat taken brings: a loss costs twice its value."""
    won = model(kind_of(contract.game)).lines["61"].chance(score)
    return _value_of(contract, options, tops) * (3 * won - 2)


def _all_games(known: GameName, cards: Bits) -> list[tuple[GameName, Bits]]:
    """Every game one would think of with the cards, each with them in its layout."""
    return [(game, moved(cards, known, game)) for game in GameName if _sensible(known, game, cards)]


def _other_games(known: GameName, cards: Bits) -> list[tuple[GameName, Bits]]:
    return [each for each in _all_games(known, cards) if each[0] is not known and each[0] is not GameName.NULL]


def _sensible(known: GameName, game: GameName, cards: Bits) -> bool:
    """Whether the game is worth a thought: trumps enough, or the cards for a Grand."""
    held = (cards & _trumps_in(known, game)).bit_count()
    if game is GameName.NULL:
        return True
    if game is GameName.GRAND:
        return held > 1 or (cards & _aces_in(known)).bit_count() > 2
    return held > 3 + (cards.bit_count() > 10)


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
