"""What lies open on the table of Kalter Schlag: everything all four players know, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from vorhand.games.kalter_schlag.options import KalterSchlagOptions
from vorhand.moves import Note
from vorhand.position import Badge, Taken
from vorhand.seats import next_seat
from vorhand.tricks import Trick

PLAYERS: Final = 4
HAND_SIZE: Final = 8
CALLS: Final = ("contra", "re", "bock", "hirsch")


@dataclass(frozen=True, slots=True)
class Table:
    """The open part of a deal. `scores` are the totals of the match before the deal, `calls` the seats that doubled,
    in order, `taken` the complete tricks, `trick` the one on the table."""

    options: KalterSchlagOptions
    dealer: int
    scores: tuple[int, ...] = (0,) * PLAYERS
    calls: tuple[int, ...] = ()
    taken: tuple[Taken, ...] = ()
    trick: Trick = Trick()

    @property
    def leader(self) -> int:
        """Who led or leads to the trick on the table (lead.1, lead.2)."""
        return self.taken[-1].winner if self.taken else next_seat(self.dealer, PLAYERS)

    @property
    def turn(self) -> int | None:
        """The seat on turn, None after the last trick."""
        if len(self.taken) == HAND_SIZE:
            return None
        return next_seat(self.trick.seats[-1], PLAYERS) if self.trick.seats else self.leader

    @property
    def phase(self) -> str:
        """`first_trick` while doubling is possible, then `play`, then `over`."""
        if self.turn is None:
            return "over"
        return "play" if self.taken else "first_trick"

    @property
    def factor(self) -> int:
        """What the calls multiply the charge by (score.2)."""
        return 1 << len(self.calls)

    def cards_left(self, seat: int) -> int:
        """How many cards the seat holds."""
        return HAND_SIZE - len(self.taken) - (seat in self.trick.seats)

    def tricks(self, seat: int) -> int:
        """How many tricks the seat has taken."""
        return sum(taken.winner == seat for taken in self.taken)

    @property
    def card_points(self) -> tuple[int, ...]:
        """What each seat has taken."""
        points = [0] * PLAYERS
        for taken in self.taken:
            points[taken.winner] += taken.card_points
        return tuple(points)

    def call_names(self, seat: int) -> tuple[str, ...]:
        """The call the seat made, if it made one (call.3)."""
        return tuple(CALLS[place] for place, caller in enumerate(self.calls) if caller == seat)

    def badges(self) -> tuple[Badge, ...]:
        """What the page shows at each seat."""
        return tuple(
            Badge(
                seat=seat,
                dealer=seat == self.dealer,
                forehand=seat == next_seat(self.dealer, PLAYERS),
                cards=self.cards_left(seat),
                tricks=self.tricks(seat),
                calls=tuple(Note("name", {"call": call}) for call in self.call_names(seat)),
                card_points=points,
            )
            for seat, points in enumerate(self.card_points)
        )

    def facts(self) -> tuple[Note, ...]:
        """The factor of the calls, once there are any."""
        return (Note("factor", {"factor": self.factor, "call": CALLS[len(self.calls) - 1]}),) if self.calls else ()
