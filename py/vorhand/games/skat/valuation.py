"""What a hand is worth before a card is played: the card points its player may expect as soloist of each game.

The figures say what the parts of a hand bring: how long the trumps are and which are on top, each plain suit by its
ace, ten, king and the number of smaller cards, what was laid away. They were fitted by least squares to play-outs of
the policies; around what they promise the card points scatter like a normal distribution. Null has a chance instead,
from the gaps of each suit. Single cards of the others are not looked at: that is what play-outs are for.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from math import erf, exp, log, sqrt
from typing import Final

from vorhand.games.skat.compact import Bits, layout_of, members, worth
from vorhand.games.skat.contracts import Contract, GameName
from vorhand.games.skat.options import DealOptions, Scoring, SkatOptions
from vorhand.games.skat.scoring import TO_WIN, TRICKS, WHOLE, settle
from vorhand.games.skat.series import GAME_BONUS, OTHERS_BONUS

Figures = tuple[float, ...]

# A row for each set of ace, ten and king: none, K, T, TK, A, AK, AT, ATK; a column for each number of smaller cards
# from none to four. A suit the hand lacks adds nothing.
_SIDE_SUIT: Final[tuple[Figures, ...]] = (
    (0.0, -10.8, -19.0, -23.6, -28.2),
    (-14.2, -19.1, -19.8, -24.5, -30.5),
    (-18.4, -11.8, -14.3, -18.1, -24.1),
    (-12.2, -12.6, -18.4, -24.4, -30.4),
    (4.1, -0.3, -3.7, -6.4, -12.4),
    (-4.1, -5.9, -7.7, -13.7, -19.7),
    (4.1, 0.6, -6.5, -12.5, -18.5),
    (1.2, -5.8, -11.8, -17.8, -23.8),
)
_SIDE_GRAND: Final[tuple[Figures, ...]] = (
    (0.0, -10.7, -20.4, -27.1, -33.8),
    (-12.8, -20.5, -22.4, -27.2, -33.2),
    (-11.4, -12.4, -15.8, -20.4, -22.8),
    (-12.8, -12.8, -17.7, -22.8, -28.8),
    (3.4, -3.7, -9.4, -13.3, -15.8),
    (-6.6, -8.9, -11.9, -15.7, -21.7),
    (3.9, -1.3, -7.0, -12.4, -18.4),
    (0.4, -6.6, -13.4, -19.4, -25.4),
)
_TRUMP_LENGTH: Final = (20.0, 28.0, 36.0, 44.0, 51.4, 58.8, 64.7, 70.1, 73.2, 74.5, 75.0, 75.0)
_TRUMP_ACE, _TRUMP_TEN = 6.5, 5.2
# By the set of jacks: diamonds counts 1, hearts 2, spades 4, clubs 8.
_JACKS_SUIT: Final = (0.0, 3.3, 4.8, 7.8, 5.8, 9.0, 11.2, 13.8, 5.0, 8.3, 10.6, 14.8, 14.5, 23.4, 27.0, 33.8)
_JACKS_GRAND: Final = (
    72.5, 72.1, 72.5, 78.7, 73.1, 82.4, 83.0, 93.2, 74.6, 91.3, 92.6, 101.3, 95.6, 101.9, 102.4, 102.4,
)  # fmt: skip
_LAID_SUIT, _LAID_GRAND = 0.5, 0.6
"""What a card point laid away adds: it is safe, but the card is missed."""
_SPREAD_SUIT, _SPREAD_GRAND = 13.4, 14.6

# Null: how much at risk a suit is, in log odds, by how far its lowest, second, third and fourth card stand above the
# highest place where they can always be ducked; a suit without such gaps is safe.
_NULL_GAPS: Final = (
    (-0.9, -0.7, 1.0, 1.5, 1.5, 1.6, 1.4, 1.1),
    (-0.9, -0.4, 0.6, 1.6, 2.2, 2.7, 2.7),
    (0.6, 0.7, 1.5, 3.0, 3.0),
    (0.5, 0.0, 0.0),
)
_NULL_ALONE: Final = (0.0, -1.5, -0.7, 0.0, 1.1, 1.5, 1.4, 1.2)
"""What is added if the lowest card is the only one: up to a ten it is likely to be thrown off in time."""
_NULL_HIDDEN, _NULL_OPEN = 0.8, 1.6
"""The powers to which the chance is raised. Play-outs see all cards; in self-play half of such games were won to 60 %
when only the soloist saw his cards, and to 33 % when he played open."""
_SWEEP: Final = 125.0
"""So many expected card points make taking every trick as likely as not."""


@dataclass(frozen=True, slots=True)
class _Scale:
    """The figures of one game laid out by sets of cards.

    `starts` are the lowest bits of the plain suits, `full` all cards of such a suit counted from there; `side` is what
    each set of them adds, `top` what each set of trumps adds, counted from `first_trump`; `laid` what a card point laid
    away adds; `spared[n][cards]` is the most that a suit can add with `n` of its cards laid away, and which.
    """

    starts: tuple[int, ...]
    full: Bits
    side: Figures
    top: Figures
    first_trump: int
    laid: float
    spread: float
    spared: tuple[tuple[tuple[float, Bits], ...], ...]


@cache
def _scale(game: GameName) -> _Scale:
    side: Figures
    top: Figures
    if game not in (GameName.NULL, GameName.GRAND, GameName.CLUBS):
        return _scale(GameName.CLUBS)
    layout = layout_of(game)
    if game is GameName.NULL:
        side, top, laid, spread = tuple(map(_null_suit, range(256))), (0.0,), 0.0, 0.0
    elif game is GameName.GRAND:
        side, top = tuple(_plain_suit(cards, _SIDE_GRAND) for cards in range(128)), _JACKS_GRAND
        laid, spread = _LAID_GRAND, _SPREAD_GRAND
    else:
        side, top = tuple(_plain_suit(cards, _SIDE_SUIT) for cards in range(128)), tuple(map(_trumps, range(2048)))
        laid, spread = _LAID_SUIT, _SPREAD_SUIT
    starts = tuple(members(run)[0] for run in layout.runs if run != layout.trumps)
    points = layout.points
    spared = tuple(
        tuple(
            max(
                (
                    (side[cards & ~away] + laid * sum(points[card] for card in members(away)), away)
                    for away in (sum(1 << card for card in each) for each in combinations(members(cards), count))
                ),
                default=(-999.0, 0),
            )
            for cards in range(len(side))
        )
        for count in range(3)
    )
    return _Scale(starts, len(side) - 1, side, top, layout.first_trump, laid, spread, spared)


def _plain_suit(cards: Bits, figures: Sequence[Figures]) -> float:
    """What a plain suit adds: its bits are 7 8 9 Q K T A."""
    ace, ten, king = cards >> 6 & 1, cards >> 5 & 1, cards >> 4 & 1
    return figures[4 * ace + 2 * ten + king][(cards & 0xF).bit_count()]


def _trumps(cards: Bits) -> float:
    ace, ten = cards >> 6 & 1, cards >> 5 & 1
    return _TRUMP_LENGTH[cards.bit_count()] + _JACKS_SUIT[cards >> 7] + _TRUMP_ACE * ace + _TRUMP_TEN * ten


def _null_suit(cards: Bits) -> float:
    """The logarithm of the chance that a suit takes no trick."""
    gaps = [max(0, card - 2 * place) for place, card in enumerate(members(cards))]
    if not any(gaps):
        return 0.0
    risk = sum(figures[gap] for figures, gap in zip(_NULL_GAPS, gaps, strict=False))
    if len(gaps) == 1:
        risk += _NULL_ALONE[gaps[0]]
    return -log(1 + exp(risk))


def strength(game: GameName, hand: Bits, *, laid: float) -> float:
    """The card points a soloist may expect with these ten cards if what lies aside counts `laid`.

    In Null it is the logarithm of the chance that nobody forces a trick on them.

    `hand` is a set in the layout of the game.
    """
    scale = _scale(game)
    side, full = scale.side, scale.full
    worth = scale.top[hand >> scale.first_trump] + scale.laid * laid
    for start in scale.starts:
        worth += side[hand >> start & full]
    return worth


def best_discard(game: GameName, cards: Bits) -> tuple[float, Bits]:
    """The strength of twelve cards after the best discard for the game, and the two cards laid away."""
    scale = _scale(game)
    full, spared = scale.full, scale.spared
    suits = [(start, cards >> start & full) for start in scale.starts]
    plain = sum(suit.bit_count() for _, suit in suits)
    if plain < 2:
        return _with_trumps_laid(game, cards, 2 - plain)
    whole = scale.top[cards >> scale.first_trump]
    for _, suit in suits:
        whole += scale.side[suit]
    best, laid = -999.0, 0
    ones: list[tuple[float, Bits]] = []
    for start, suit in suits:
        now = scale.side[suit]
        value, away = spared[2][suit]
        if value - now > best:
            best, laid = value - now, away << start
        value, away = spared[1][suit]
        for other, other_away in ones:
            if other + value - now > best:
                best, laid = other + value - now, other_away | away << start
        ones.append((value - now, away << start))
    return whole + best, laid


def _with_trumps_laid(game: GameName, cards: Bits, count: int) -> tuple[float, Bits]:
    """Too many trumps to keep: the lowest go with all the plain cards."""
    layout = layout_of(game)
    away = cards & ~layout.trumps
    for card in members(cards & layout.trumps)[:count]:
        away |= 1 << card
    return strength(game, cards & ~away, laid=worth(away, layout)), away


def matadors(game: GameName, cards: Bits) -> int:
    """As `scoring.matadors`, for the soloist's cards and the skat as a set in the layout of a game with trumps."""
    layout = layout_of(game)
    held, full = cards >> layout.first_trump, layout.trumps >> layout.first_trump
    if held > full >> 1:
        return full.bit_length() - (held ^ full).bit_length()
    return held.bit_length() - full.bit_length()


Odds = tuple[float, float, float, float, float]
"""How likely a game is lost in schneider, lost, won, won with schneider, won with every trick; they add up to one."""


def odds(game: GameName, strength: float, *, ouvert: bool = False, limit: int = 30) -> Odds:
    """How a game of this strength may end; `limit` is the most card points with which a side is schneider."""
    if game is GameName.NULL:
        won = exp(strength * (_NULL_OPEN if ouvert else _NULL_HIDDEN))
        return 0.0, 1 - won, won, 0.0, 0.0
    spread = _scale(game).spread
    made = [_reaches(strength, points, spread) for points in (limit + 1, TO_WIN, WHOLE - limit, _SWEEP)]
    alive, won, schneider, sweep = made
    return 1 - alive, alive - won, won - schneider, schneider - sweep, sweep


def _reaches(strength: float, points: float, spread: float) -> float:
    return 0.5 + 0.5 * erf((strength - points + 0.5) / spread / sqrt(2))


@cache
def payoffs(contract: Contract, options: DealOptions, matadors: int, bid: int, doublings: int = 0) -> Figures:
    """The soloist's score for each way of `Odds` that the game may end, beside the others' where they get something."""
    limit = options.schneider_limit
    ends = ((limit, 1), (TO_WIN - 1, 1), (TO_WIN, 9), (WHOLE - limit, 9), (WHOLE, TRICKS))
    if contract.null:
        ends = ((0, 1), (0, 1), (0, 0), (0, 0), (0, 0))
    results = [
        settle(
            contract,
            options=options,
            bid=bid,
            matadors=matadors,
            card_points=points,
            tricks=tricks,
            doublings=doublings,
        )
        for points, tricks in ends
    ]
    if not isinstance(options, SkatOptions) or options.scoring is not Scoring.SEEGER_FABIAN:
        return tuple(result.scores[0] for result in results)
    # At four each of the others gets a little less.
    won, lost = GAME_BONUS, -GAME_BONUS - OTHERS_BONUS[3]
    return tuple(result.scores[0] + (won if result.won else lost) for result in results)


def expected(odds: Odds, payoffs: Figures) -> float:
    """The mean score."""
    return sum(chance * score for chance, score in zip(odds, payoffs, strict=True))
