"""A kind of game: its options, its bots, its deals, and the series that strings deals together.

A game is a folder below `vorhand.games` that fills this in. Nothing here knows one.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Protocol

from vorhand.cards import Rank
from vorhand.chance import SEED_LIMIT
from vorhand.errors import OptionsError
from vorhand.moves import Move, Note
from vorhand.options import Options
from vorhand.position import Result, State, View
from vorhand.tally import Count, Luck, StatisticsTable

ROUNDING: Final = 1e-9
"""By so much a chance that was added up may miss its bounds."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """A match that is over: why, who won and lost, each seat's place (from 1; equal totals share one).

    `totals` are the scores that decided, after a settlement at the end. `chooser` is the seat that says who deals first
    in the next match, `next_dealer` that seat if the lot or the rules have decided already.
    """

    reason: str
    winners: tuple[int, ...]
    losers: tuple[int, ...]
    places: tuple[int, ...]
    totals: tuple[int, ...]
    chooser: int | None = None
    next_dealer: int | None = None


@dataclass(frozen=True, slots=True)
class SheetLine:
    """A line below the score sheet: a key of the texts, and a number for each seat."""

    key: str
    amounts: tuple[int, ...]


class Series(Protocol):
    """The rule that strings deals together, with its running score. A frozen value."""

    @property
    def dealer(self) -> int:
        """Who deals the deal that is being played or comes next."""

    @property
    def start(self) -> tuple[int, ...]:
        """The score of each seat before the first deal."""

    @property
    def totals(self) -> tuple[int, ...]:
        """The score of each seat."""

    @property
    def outcome(self) -> Outcome | None:
        """None until the match is over."""

    @property
    def sheet_columns(self) -> tuple[str, ...]:
        """What the score sheet shows of each deal beside the scores: keys of `Result.entry`."""

    @property
    def foot(self) -> tuple[SheetLine, ...]:
        """What the score sheet adds up below the deals."""

    @property
    def notices(self) -> tuple[Note, ...]:
        """What the deal scored last means for the match beside its scores, such as a new round."""

    def deal(self, *, seed: int | None = None, pack: str | None = None) -> State:
        """The deal that comes next, from a seed or from a pack, with all that the series lends it."""

    def after(self, result: Result, *, seed: int) -> Series:
        """The series with one more deal scored; `seed` serves what is drawn by lot."""


class Bot(Protocol):
    """A player that gets a view and nothing else."""

    def choose(self, view: View, *, seed: int) -> Move:
        """One of the view's legal moves; the same for the same view and seed on every machine."""

    def rate(self, view: View, *, seed: int) -> tuple[Rating, ...]:
        """Each legal move with its expected score, best first."""

    def think(self, view: View, *, seed: int) -> Thought:
        """The same, with what it took."""

    def choose_dealer(self, seat: int, *, players: int) -> int:
        """Who shall deal first in the next match, when the rules let the bot at `seat` say so."""


@dataclass(frozen=True, slots=True)
class Rating:
    """What a bot thinks of a move: `value` in score relative to the table, higher is better; `reason` for a hint.

    A move that is not `tried` is put behind the others without a thought, or before them for what is certain of it; its
    value says no more than its place.
    `chance`, from 0 to 1, is how likely the seat gets what it plays for (what that is, each game says), None where
    there is nothing of the kind.
    """

    move: Move
    value: float
    reason: Note
    tried: bool = True
    chance: float | None = None

    def __post_init__(self) -> None:
        """Shares of many worlds add up to a little more or less than the whole: that is rounding. More is a fault."""
        if self.chance is not None and not 0 <= self.chance <= 1:
            if not -ROUNDING <= self.chance <= 1 + ROUNDING:
                raise ValueError(f"{self.move} has no chance of {self.chance}")
            object.__setattr__(self, "chance", min(max(self.chance, 0.0), 1.0))


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot thinks of a position: each legal move rated, best first, and the `nodes` this took of `limit`."""

    ratings: tuple[Rating, ...]
    nodes: int
    limit: int


@dataclass(frozen=True, slots=True)
class Solved:
    """What a move leads to when all cards lie open: from `low` to `high`, equal unless it took too long to find out."""

    move: Move
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Solution:
    """Each legal move of a position with all cards open, the best first; `counts` is the key of what is counted."""

    counts: str
    moves: tuple[Solved, ...]


class Game(ABC):
    """A kind of game: class attributes say what it is, `deal` and `series` make its values.

    `key` is its name, `folder` the package below `vorhand.games`; `seats` are the allowed numbers of players; `presets`
    the named option sets, the default first; `bots` the computer players by level from the weakest to the strongest,
    `usual_level` the one to play against unless one chooses, `styles` the same players with a style, by its name, where
    one makes a difference, and `yardsticks` the plain players they are measured
    against; `clauses` the ids of its rules with their place in the rules of record; `card_values` what cards count,
    None where they count nothing; `direction` which total is good: "high_loses", "high_wins" or "low_wins"; `solves`
    whether `solution` has an answer to some positions; `statistics` the tables in which its deals count.

    `clauses` begin with the game's own; those of the games it may turn into for a deal follow.
    """

    key: str
    folder: str
    seats: tuple[int, ...]
    presets: Mapping[str, Options]
    bots: Mapping[str, Callable[[], Bot]]
    usual_level: str
    styles: Mapping[str, Mapping[str, Callable[[], Bot]]] = MappingProxyType({})
    yardsticks: Mapping[str, Callable[[], Bot]]
    clauses: Mapping[str, str]
    card_values: Mapping[Rank, int] | None
    direction: str
    solves: bool = False
    statistics: tuple[StatisticsTable, ...] = ()

    def __repr__(self) -> str:
        return f"<game {self.key}>"

    @property
    def options(self) -> type[Options]:
        """The options class."""
        return type(next(iter(self.presets.values())))

    @abstractmethod
    def deal(
        self,
        options: Options,
        *,
        seed: int | None = None,
        pack: str | None = None,
        dealer: int = 0,
        players: int | None = None,
        scores: Sequence[int] | None = None,
    ) -> State:
        """A fresh deal from `seed` or from `pack`, the full order of the pack as text, top card first.

        `dealer` is a seat, `scores` the totals of the match so far. Raises `OptionsError` and `NotationError`.
        """

    @abstractmethod
    def series(self, options: Options, *, players: int, dealer: int) -> Series:
        """A match that has not begun; `dealer` deals first."""

    def observed(self, result: Result) -> Mapping[str, bool | float]:
        """What a deal tells of how well its players play, by name, for statistics over many; a game says what.

        Of what may hold or not, the share is counted; a name that a deal does not speak of is left out.
        """
        return {}

    def player(self, word: str) -> Bot:
        """The computer player of a word of a record: a level, or a level and a style such as `club/bold`.

        Raises `KeyError` for another word.
        """
        level, slash, style = word.partition("/")
        return (self.styles[style] if slash else self.bots)[level]()

    def tally(self, state: State, seat: int) -> tuple[Count, ...]:
        """Where a deal that is over counts in the `statistics` of a seat that had a part in it."""
        return ()

    def luck(self, state: State, seat: int) -> tuple[Luck, ...]:
        """How many of the cards that matter the seat was dealt, with what was to be expected."""
        return ()

    def solution(self, state: State) -> Solution | None:
        """What each legal move leads to if everybody sees all cards; None where the game has no search for that."""
        return None

    def check_deal(
        self,
        *,
        seed: int | None,
        pack: str | None,
        dealer: int,
        players: int | None,
        scores: Sequence[int] | None,
    ) -> tuple[int, tuple[int, ...]]:
        """The number of players and the totals of a deal to be made. Raises `OptionsError` naming what does not fit."""
        size = self.seats[0] if players is None else players
        if size not in self.seats:
            raise OptionsError(f"{self.key} is not for {size} players", code="options.players", params={"n": size})
        if (seed is None) == (pack is None):
            raise OptionsError("a deal is made from a seed or from a pack, one of them", code="options.seed_or_pack")
        if seed is not None and not (type(seed) is int and 0 <= seed < SEED_LIMIT):
            raise OptionsError(
                f"a seed is a whole number from 0 to 2**53 - 1, not {seed!r}",
                code="options.seed",
                params={"value": str(seed)},
            )
        if not 0 <= dealer < size:
            raise OptionsError(f"no such dealer: {dealer}", code="options.dealer", params={"value": dealer})
        totals = (0,) * size if scores is None else tuple(scores)
        if len(totals) != size:
            raise OptionsError(
                f"{len(totals)} scores for {size} players", code="options.scores", params={"n": len(totals)}
            )
        return size, totals
