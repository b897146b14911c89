"""What lies open on the table of Skat: everything all players know of a deal, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

from vorhand.cards import Card
from vorhand.games.skat.auction import Auction, ladder
from vorhand.games.skat.contracts import Contract, GameName, order_of
from vorhand.games.skat.options import DealOptions, Revoke
from vorhand.games.skat.ramsch_options import RamschOptions
from vorhand.games.skat.rounds import Round
from vorhand.position import Taken
from vorhand.seats import clockwise, next_seat
from vorhand.tricks import EffectiveSuit, Ordering, Trick

HAND_SIZE: Final = 10
MOST_PICKED: Final = 20
"""So often the soloist may take the skat up, what he puts back counted in, lest a deal have no end (house)."""
ACTIVE: Final = 3
"""So many play; of four at the table the dealer sits out (deal.3)."""

AUCTION: Final = "auction"
SKAT: Final = "skat"
DISCARD: Final = "discard"
DECLARE: Final = "declare"
CONTRA: Final = "contra"
RE: Final = "re"
PLAYING: Final = "play"
OVER: Final = "over"
GRAND_HAND: Final = "grand_hand"
PUSH: Final = "push"
PASS_ON: Final = "pass_on"

PUSHED: Final = "pushed"
PASSED_ON: Final = "passed_on"
NO_GRAND_HAND: Final = "no_grand_hand"


@dataclass(frozen=True, slots=True)
class Setting:
    """What holds from the first to the last card of a deal. `scores` are the totals of the match before it.

    `ladder` are the values that may be bid, `positions` the seats of forehand, middlehand and rearhand, `left` for each
    seat the next one that plays; `punished` says that forbidden cards may be played. `ramsch` are the rules of a Ramsch
    if it comes to one; `round` is the round of a match that has rounds.
    """

    options: DealOptions
    ramsch: RamschOptions
    dealer: int
    players: int
    scores: tuple[int, ...]
    ladder: tuple[int, ...]
    positions: tuple[int, int, int]
    left: tuple[int, ...]
    punished: bool
    round: Round | None = None

    @staticmethod
    def of(
        options: DealOptions,
        *,
        ramsch: RamschOptions,
        dealer: int,
        players: int,
        scores: tuple[int, ...],
        round: Round | None = None,
    ) -> Setting:
        """The setting of a deal; forehand sits to the dealer's left."""
        positions, left = _ring(dealer, players)
        punished = options.revoke is Revoke.PUNISHED
        return Setting(options, ramsch, dealer, players, scores, ladder(options), positions, left, punished, round)


@cache
def _ring(dealer: int, players: int) -> tuple[tuple[int, int, int], tuple[int, ...]]:
    first, second, third, *_ = clockwise(next_seat(dealer, players), players)
    left = {first: second, second: third, third: first}
    return (first, second, third), tuple(left.get(seat, first) for seat in range(players))


@dataclass(frozen=True, slots=True)
class Ending:
    """A deal that ended before its last card. `kind` is "claimed", "conceded", "awarded" or "revoked"; `seat` who did
    it, `gains` the seat whose side gets the tricks that are left (after a revoke: whose side is in the right)."""

    kind: str
    seat: int
    gains: int


class Ramsch(NamedTuple):
    """What belongs to a Ramsch alone: `words` are what was said and done before the play, each with its seat: who did
    not want a Grand Hand, then who passed two cards on or pushed the two that lay there unseen. `grand` says that
    a Grand Hand is played instead."""

    words: tuple[tuple[int, str], ...] = ()
    grand: bool = False

    def adding(self, seat: int, word: str) -> Ramsch:
        """The same with one word more."""
        return self._replace(words=(*self.words, (seat, word)))

    def count(self, word: str) -> int:
        """How often a word was said."""
        return sum(each == word for _, each in self.words)

    @property
    def handed(self) -> int:
        """How many have had the two cards and passed them on, seen or unseen."""
        return self.count(PUSHED) + self.count(PASSED_ON)

    @property
    def owner(self) -> int | None:
        """Who laid the two cards down that lie aside; None while they are those that were dealt there."""
        return next((seat for seat, word in reversed(self.words) if word == PASSED_ON), None)


class Table(NamedTuple):
    """The open part of a deal.

    `picked` counts how often the soloist took the skat up, `calls` holds what was said to the contract, `taken` the
    complete tricks, `cards` those on the table, the first from `leader`; `gone` is the set of the cards in complete
    tricks, in the contract's `bits_of`; `voids` are the seats that did not follow, with the suit.

    A named tuple, as the state is: one is made for every card, and a frozen dataclass takes four times as long.
    """

    setting: Setting
    auction: Auction
    phase: str
    turn: int | None
    picked: int = 0
    contract: Contract | None = None
    calls: tuple[tuple[int, str], ...] = ()
    leader: int = 0
    cards: tuple[Card, ...] = ()
    taken: tuple[Taken, ...] = ()
    gone: int = 0
    voids: frozenset[tuple[int, EffectiveSuit]] = frozenset()
    ending: Ending | None = None
    ramsch: Ramsch | None = None

    @property
    def options(self) -> DealOptions:
        """The rules in force."""
        return self.setting.options

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return self.setting.players

    @property
    def positions(self) -> tuple[int, int, int]:
        """The seats of forehand, middlehand and rearhand."""
        return self.setting.positions

    @property
    def soloist(self) -> int | None:
        """Who plays alone, once the auction is over."""
        return self.auction.soloist

    @property
    def defenders(self) -> tuple[int, int]:
        """The two others, the one to the soloist's left first."""
        assert self.soloist is not None
        left = self.setting.left
        return left[self.soloist], left[left[self.soloist]]

    @property
    def bid(self) -> int:
        """The highest bid, 0 for none."""
        return self.auction.bid

    @property
    def game(self) -> GameName:
        """By which game the cards rank: a Ramsch, and what is not declared yet, as Grand (ramsch.follow.1)."""
        return self.contract.game if self.contract else GameName.GRAND

    @property
    def order(self) -> Ordering:
        """How the cards rank."""
        return order_of(self.game)

    @property
    def is_ramsch(self) -> bool:
        """Whether everybody plays for himself, and for few card points."""
        return self.ramsch is not None and not self.ramsch.grand

    @property
    def punished(self) -> bool:
        """Whether a forbidden card may be played, and ends the play; in a Ramsch it is refused (house)."""
        return self.setting.punished and not self.is_ramsch

    @property
    def pushes(self) -> int:
        """How often the two cards were passed on unseen (ramsch.push.3)."""
        return 0 if self.ramsch is None else self.ramsch.count(PUSHED)

    @property
    def bock(self) -> int:
        """What the round multiplies the scores by; a Grand Hand instead of a Ramsch counts once (ramsch.grand.1)."""
        round = self.setting.round
        return 1 if round is None or (self.ramsch is not None and self.ramsch.grand) else round.factor

    @property
    def open(self) -> bool:
        """Whether the soloist's cards lie open now (declare.3)."""
        return self.contract is not None and self.contract.ouvert and self.phase in (PLAYING, OVER)

    @property
    def trick(self) -> Trick:
        """The cards on the table with who played them."""
        left, seats = self.setting.left, [self.leader]
        while len(seats) < len(self.cards):
            seats.append(left[seats[-1]])
        return Trick(tuple(seats[: len(self.cards)]), self.cards)

    @property
    def doublings(self) -> tuple[tuple[int, str], ...]:
        """Contra and re, each with who said it."""
        return tuple((seat, word) for seat, word in self.calls if word in (CONTRA, RE))

    def cards_left(self, seat: int) -> int:
        """How many cards the seat holds."""
        if seat not in self.positions:
            return 0
        if (self.phase == DISCARD and seat == self.soloist) or (self.phase == PASS_ON and seat == self.turn):
            return HAND_SIZE + 2
        return HAND_SIZE - len(self.taken) - (seat in self.trick.seats)

    def tricks(self, seat: int) -> int:
        """How many tricks the seat has taken."""
        return sum(taken.winner == seat for taken in self.taken)

    @property
    def card_points(self) -> tuple[int, ...]:
        """What each seat has taken in tricks."""
        points = [0] * self.players
        for taken in self.taken:
            points[taken.winner] += taken.card_points
        return tuple(points)
