"""What lies open on the table of Rams: everything all players know of a deal, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from vorhand.cards import PACKS, Card, Rank, Suit
from vorhand.games.rams.options import HAND_SIZE, RamsOptions, Revoke
from vorhand.moves import Note
from vorhand.position import Badge, Taken
from vorhand.seats import clockwise, next_seat
from vorhand.tricks import Duty, Ordering, Trick, ordering

DECLARE: Final = "declare"
EXCHANGE: Final = "exchange"
UPCARD: Final = "upcard"
ZERO: Final = "zero"
PLAYING: Final = "play"
OVER: Final = "over"

DEALT: Final = "dealt"
FINAL: Final = "final"

COLOURS: Final = {
    "red": (Card(Suit.HEARTS, Rank.JACK), Card(Suit.DIAMONDS, Rank.JACK)),
    "black": (Card(Suit.CLUBS, Rank.JACK), Card(Suit.SPADES, Rank.JACK)),
}
"""The pairs of jacks by their colour (jacks.1)."""


@lru_cache(maxsize=12)
def card_order(pack_size: int, trump: Suit) -> Ordering:
    """The trump suit over the others, in each the ace highest (rank.1)."""
    pack, ranks = PACKS[pack_size], tuple(Rank)[: pack_size // 4]
    return ordering(pack=pack, trumps=[Card(trump, rank) for rank in ranks], ranks=ranks)


class Pair(NamedTuple):
    """Two jacks of a colour that a seat has shown: as dealt (`window` "dealt") or in its final hand ("final")."""

    seat: int
    colour: str
    window: str


class Ending(NamedTuple):
    """A deal that ends without five tricks played out. `kind` is "rams", "flush", "nobody_in", "lone", "lone_no_play",
    "stopped", "zero_together" or "revoked"; `seats` whose doing it is."""

    kind: str
    seats: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Setting:
    """What holds from the first to the last card of a deal. `scores` are the totals of the match before it, `ring` the
    seats from the dealer's left, `order` how the cards rank is made of `pack_size` and `upcard`; `deals_left` how many
    deals the match has from this one on, 0 if it goes on until somebody has won."""

    options: RamsOptions
    dealer: int
    scores: tuple[int, ...]
    pack_size: int
    upcard: Card
    ring: tuple[int, ...]
    deals_left: int = 0

    @staticmethod
    def of(
        options: RamsOptions, *, dealer: int, scores: tuple[int, ...], pack_size: int, upcard: Card, deals_left: int
    ) -> Setting:
        """The setting of a deal; the player to the dealer's left speaks first."""
        players = len(scores)
        ring = clockwise(next_seat(dealer, players), players)
        return Setting(options, dealer, scores, pack_size, upcard, ring, deals_left)


class Table(NamedTuple):
    """The open part of a deal, by seats where it is a tuple.

    `declared` says who is in (None: not said yet), `exchanged` how many cards each has exchanged (None: not yet),
    `upcard_taken` whether the dealer took the upcard (None: not settled); `stock` and `dead` count cards, `shuffles`
    how often the dead ones became stock; `pairs` are the jacks shown, `shown` hands laid open by a rams or a flush.
    `asked` is the seat that was the first at nought, `went_on` that it chose to continue.
    """

    setting: Setting
    phase: str
    turn: int | None
    declared: tuple[bool | None, ...]
    exchanged: tuple[int | None, ...]
    stock: int
    dead: int = 0
    shuffles: int = 0
    upcard_taken: bool | None = None
    pairs: tuple[Pair, ...] = ()
    shown: tuple[tuple[Card, ...], ...] = ()
    trick: Trick = Trick()
    taken: tuple[Taken, ...] = ()
    asked: int | None = None
    went_on: bool = False
    ending: Ending | None = None

    @property
    def options(self) -> RamsOptions:
        """The rules in force."""
        return self.setting.options

    @property
    def dealer(self) -> int:
        """The seat that dealt."""
        return self.setting.dealer

    @property
    def scores(self) -> tuple[int, ...]:
        """The totals of the match before the deal."""
        return self.setting.scores

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.setting.scores)

    @property
    def pack_size(self) -> int:
        """How many cards the pack has."""
        return self.setting.pack_size

    @property
    def upcard(self) -> Card:
        """The card that was turned, wherever it is now."""
        return self.setting.upcard

    @property
    def trump(self) -> Suit:
        """The suit of the upcard."""
        return self.setting.upcard.suit

    @property
    def order(self) -> Ordering:
        """How the cards rank."""
        return card_order(self.setting.pack_size, self.setting.upcard.suit)

    @property
    def duty(self) -> Duty:
        """What a player owes to a trick (follow.1, follow.2)."""
        return Duty(must_trump=self.options.must_ruff)

    @property
    def punished(self) -> bool:
        """Whether forbidden cards may be played (revoke.1)."""
        return self.options.revoke is Revoke.PUNISHED

    @property
    def entered(self) -> tuple[int, ...]:
        """The seats that are in, from the dealer's left."""
        return tuple(seat for seat in self.setting.ring if self.declared[seat])

    @property
    def leader(self) -> int:
        """Who led or leads to the trick on the table (lead.1, lead.2). Somebody must be in."""
        return self.taken[-1].winner if self.taken else self.entered[0]

    def tricks(self, seat: int) -> int:
        """How many tricks the seat has; one alone in has all five, unplayed."""
        if self.ending is not None and self.ending.kind == "lone":
            return HAND_SIZE if seat in self.ending.seats else 0
        return sum(taken.winner == seat for taken in self.taken)

    def cards_left(self, seat: int) -> int:
        """How many cards the seat holds."""
        if self.declared[seat] is False:
            return 0
        return HAND_SIZE - len(self.taken) - (seat in self.trick.seats)

    def colours(self, seat: int) -> tuple[str, ...]:
        """The colours of which the seat has shown both jacks."""
        return tuple(pair.colour for pair in self.pairs if pair.seat == seat)

    @property
    def open_pairs(self) -> dict[int, tuple[Card, ...]]:
        """The jacks of which all know where they lie: by the seat that holds them or, if it is out, threw them away.

        Nobody knows any more once their owner has exchanged, or the dead cards were shuffled.
        """
        places: dict[int, tuple[Card, ...]] = {}
        for seat, colour, window in self.pairs:
            lies = self.exchanged[seat] is None if self.declared[seat] else not self.shuffles
            if lies or window == FINAL:
                left = tuple(card for card in COLOURS[colour] if not self._played(card))
                places[seat] = (*places.get(seat, ()), *left)
        return places

    def _played(self, card: Card) -> bool:
        return card in self.trick.cards or any(card in taken.trick.cards for taken in self.taken)

    def badges(self) -> tuple[Badge, ...]:
        """What the page shows at each seat."""
        return tuple(
            Badge(
                seat=seat,
                dealer=seat == self.dealer,
                forehand=seat == self.setting.ring[0],
                cards=self.cards_left(seat),
                tricks=self.tricks(seat),
                calls=tuple(self._calls(seat)),
                roles=() if declared is None else ("in" if declared else "out",),
            )
            for seat, declared in enumerate(self.declared)
        )

    def _calls(self, seat: int) -> list[Note]:
        calls = [Note("jacks", {"colour": colour}) for colour in self.colours(seat)]
        number = self.exchanged[seat]
        if number is not None:
            calls.append(Note("exchanged", {"n": number}))
        if seat == self.dealer and self.upcard_taken:
            calls.append(Note("took_upcard", {"card": self.upcard.text}))
        if seat == self.asked:
            calls.append(Note("at_zero"))
        return calls

    def facts(self) -> tuple[Note, ...]:
        """What is trump."""
        return (Note("trump", {"suit": self.trump.key, "card": self.upcard.text}),)
