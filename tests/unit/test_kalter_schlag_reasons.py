"""What a hint says of a card of Kalter Schlag, or of doubling, is true of the view, wherever the others' cards lie.

What another seat may hold is found by making a world: if the card cannot lie there, none fits.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, cached_property
from math import inf

import pytest

import vorhand
from tests.packs import played, set_up
from tests.reasons import may_lie
from vorhand.ai.player import LEAST_NODES
from vorhand.cards import PACKS, Card, parse_cards
from vorhand.chance import drawn, mix
from vorhand.games.kalter_schlag.bot import DOUBLE_MARGIN, KalterSchlagBot
from vorhand.games.kalter_schlag.hints import KalterSchlagHints, of_double
from vorhand.games.kalter_schlag.options import PRESETS
from vorhand.games.kalter_schlag.state import KalterSchlagState
from vorhand.games.kalter_schlag.view import KalterSchlagView
from vorhand.kind import Rating
from vorhand.moves import PLAY, Move, Note
from vorhand.position import State

FULL = bool(os.environ.get("VORHAND_FULL"))
BY_LOT, BY_BOTS = (400, 40) if FULL else (30, 3)
GAME = vorhand.game("kalter_schlag")
QUICK = KalterSchlagBot(LEAST_NODES)
PACK = PACKS[32]
POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
JACKS = ["DJ", "HJ", "SJ", "CJ"]
SIDES = {"source_text": "789TQKA", "hamburg": "789QKTA", "hamburg_five": "789QKTA"}
MANY = 4
"""From so many tricks on, all of them by one seat, the table reckons with a march."""


class Question:
    """A card that may be played in a view, what is said of it, and what can be asked of it; `side` is the order of the
    plain suits, the lowest first."""

    def __init__(self, view: KalterSchlagView, side: str, choices: Sequence[Card]) -> None:
        assert view.seat is not None
        self.view, self.seat, self.at, self.side, self.choices = view, view.seat, view.table, side, choices
        self.others = [seat for seat in range(4) if seat != self.seat]
        self.tricks = [*(taken.trick for taken in self.at.taken), self.at.trick]
        self.table = list(self.at.trick.cards)
        self.later = [seat for seat in self.others if seat not in self.at.trick.seats]
        self.may = cache(self._may)
        self.card, self.note = choices[0], Note("")

    def of(self, card: Card, note: Note) -> Question:
        """The same, asked of a card and of what is said of it."""
        self.card, self.note = card, note
        return self

    def suit(self, card: Card) -> str:
        return "J" if card.text in JACKS else card.text[0]

    def rank(self, card: Card) -> int:
        return JACKS.index(card.text) if card.text in JACKS else self.side.index(card.text[1])

    def best(self, cards: Sequence[Card]) -> int:
        """Which card takes the trick."""
        suits = [self.suit(card) for card in cards]
        suit = "J" if "J" in suits else suits[0]
        return max((at for at in range(len(cards)) if suits[at] == suit), key=lambda at: self.rank(cards[at]))

    @cached_property
    def _hidden(self) -> tuple[list[int], list[int], list[int]]:
        """The unseen cards, how many the others have of them, and what each cannot have."""
        seen = {*self.view.hand, *(card for trick in self.tricks for card in trick.cards)}
        barred = []
        for seat in self.others:
            void = {
                self.suit(trick.cards[0])
                for trick in self.tricks
                for who, card in zip(trick.seats, trick.cards, strict=True)
                if who == seat and self.suit(card) != self.suit(trick.cards[0])
            }
            barred.append(sum(1 << number for number, card in enumerate(PACK) if self.suit(card) in void))
        counts = [8 - sum(seat in trick.seats for trick in self.tricks) for seat in self.others]
        return [number for number, card in enumerate(PACK) if card not in seen], counts, barred

    def _may(self, seat: int, card: Card) -> bool:
        return may_lie(PACK.index(card), self.others.index(seat), *self._hidden)

    def out(self, seats: Iterable[int], kind: Callable[[Card], bool]) -> int:
        """How many cards of a kind one of the seats may hold."""
        among = list(seats)
        return sum(kind(card) and any(self.may(seat, card) for seat in among) for card in PACK)

    def same(self, other: Card) -> bool:
        return self.suit(other) == self.suit(self.card)

    @property
    def higher(self) -> int:
        return self.out(self.others, lambda other: self.same(other) and self.rank(other) > self.rank(self.card))

    @property
    def lower(self) -> int:
        return self.out(self.others, lambda other: self.same(other) and self.rank(other) < self.rank(self.card))

    def wins(self, card: Card) -> bool:
        return not self.table or self.best([*self.table, card]) == len(self.table)

    def may_be_beaten(self, card: Card) -> bool:
        trick = [*self.table, card]
        return self.out(self.later, lambda other: self.best([*trick, other]) == len(trick)) > 0

    @property
    def leads(self) -> bool:
        return not self.table

    @property
    def takes(self) -> bool:
        return self.wins(self.card)

    @property
    def follows(self) -> bool:
        return self.suit(self.card) == self.suit(self.table[0])

    @property
    def must_take(self) -> bool:
        return not self.leads and all(map(self.wins, self.choices))

    @property
    def points(self) -> int:
        return POINTS[self.card.text[1]]

    @property
    def there(self) -> int:
        return sum(POINTS[card.text[1]] for card in self.table)

    @property
    def told(self) -> object:
        return self.note.params["n"]

    def had_all(self, seat: int) -> bool:
        """Whether a seat has had all the tricks so far, and not few."""
        return len(self.at.taken) >= MANY and all(taken.winner == seat for taken in self.at.taken)

    @property
    def breaks(self) -> bool:
        """Whether the seat that is named has had all tricks so far, and has this one too, or may have it."""
        seat = self.note.params["seat"]
        assert isinstance(seat, int)
        ahead = self.at.trick.seats[self.best(self.table)]
        return self.had_all(seat) and (ahead == seat or seat in self.later)

    @property
    def optional(self) -> bool:
        """The card takes a trick that need not be taken."""
        return not self.leads and self.takes and not self.must_take


CLAIMS: dict[str, Callable[[Question], object]] = {
    "hint.only_card": lambda q: len(q.choices) == 1,
    "hint.march": lambda q: q.takes and not q.may_be_beaten(q.card) and all(t.winner == q.seat for t in q.at.taken),
    "hint.march_on": lambda q: q.leads and q.had_all(q.seat) and (q.lower or not q.higher),
    "hint.avoid_lead_low": lambda q: q.leads and q.card.text[1] in "789" and q.higher > q.lower,
    "hint.avoid_lead_lowest": lambda q: q.leads and q.suit(q.card) != "J" and q.higher and not q.lower,
    "hint.avoid_lead_low_jack": lambda q: q.leads and q.suit(q.card) == "J" and q.higher,
    "hint.avoid_lead_mid": lambda q: q.leads and q.higher and q.lower,
    "hint.avoid_lead_high": lambda q: q.leads and not q.higher,
    "hint.avoid_duck": lambda q: q.follows and not q.takes,
    "hint.avoid_duck_points": lambda q: q.follows and not q.takes and q.told == q.points >= 10,
    "hint.avoid_throw_points": lambda q: not q.follows and not q.takes and q.told == q.points >= 10,
    "hint.avoid_throw_high": lambda q: not q.follows and not q.takes and (q.lower or not q.higher),
    "hint.avoid_throw_low": lambda q: not q.follows and not q.takes and q.higher and not q.lower,
    "hint.avoid_hope": lambda q: q.must_take and q.may_be_beaten(q.card),
    "hint.avoid_no_hope": lambda q: q.must_take and not q.may_be_beaten(q.card) and q.told == q.there + q.points,
    "hint.avoid_forced": lambda q: (
        q.must_take and not any(map(q.may_be_beaten, q.choices)) and q.told == q.there + q.points
    ),
    "hint.avoid_take_cheap": lambda q: (
        q.optional and q.there <= 4 and q.told == q.there and (q.lower or q.suit(q.card) == "J")
    ),
    "hint.avoid_take_rich": lambda q: q.optional and q.told == q.there,
    "hint.avoid_take_best": lambda q: q.optional and q.told == q.there,
    "hint.avoid_break": lambda q: not q.leads and q.takes and q.breaks,
}
"""When a reason for a card is true."""


def positions(preset: str, seed: int, *, bots: bool) -> Iterator[KalterSchlagState]:
    """The positions of a deal that is played by lot or by computer players."""
    state, ply = GAME.deal(PRESETS[preset], seed=mix(seed, 7), dealer=seed % 4), 0
    while state.turn is not None:
        assert isinstance(state, KalterSchlagState)
        yield state
        view = state.view(state.turn)
        move = QUICK.choose(view, seed=ply) if bots else drawn(view.legal_moves.moves, mix(seed, ply))
        state, ply = state.play(move), ply + 1


def question(state: State, preset: str) -> Question:
    view = state.view(state.turn)
    assert isinstance(view, KalterSchlagView)
    return Question(view, SIDES[preset], [move.cards[0] for move in view.legal_moves if move.kind == PLAY])


def check(asked: Question, card: Card, note: Note) -> str:
    """The key of a reason that is true."""
    assert note.params["card"] == card.text
    assert CLAIMS[note.key](asked.of(card, note)), f"{card}: {note}\n{asked.view}"
    return note.key


@cache
def all_said(preset: str) -> Counter[str]:
    """How often each reason was given for any card in many deals by lot, all of them true."""
    said = Counter[str]()
    for seed in range(BY_LOT):
        for state in positions(preset, seed, bots=False):
            asked = question(state, preset)
            hints = KalterSchlagHints(asked.view, asked.choices)
            for card in asked.choices:
                said[check(asked, card, hints.of(card, best=False, marches=False))] += 1
    return said


@pytest.mark.parametrize("preset", PRESETS)
def test_every_reason_is_true_of_every_card(preset: str) -> None:
    assert len(all_said(preset)) > 12


def test_each_reason_is_given_somewhere() -> None:
    said = Counter[str]()
    for preset in PRESETS:
        said += all_said(preset)
    told = {"hint.march", "hint.avoid_take_best"}
    assert {*CLAIMS} - set(said) == told, "these say what is advised"


def test_what_others_may_hold_is_what_some_world_gives_them() -> None:
    """Who has so few cards left that they must all be of two suits cannot hold a third."""
    for seed in range(BY_LOT):
        for state in positions("hamburg", seed, bots=False):
            asked = question(state, "hamburg")
            holdings = KalterSchlagHints(asked.view, asked.choices).avoiding.holdings
            for seat in asked.others if len(asked.view.hand) < 6 else ():
                may = [card for card in PACK if asked.may(seat, card)]
                assert sorted(holdings.out(lambda _: True, (seat,)), key=PACK.index) == may


@pytest.mark.parametrize("preset", PRESETS)
def test_what_a_player_says_is_true(preset: str) -> None:
    said = Counter[str]()
    for seed in range(BY_BOTS):
        for state in positions(preset, seed, bots=True):
            asked = question(state, preset)
            ratings = QUICK.rate(asked.view, seed=seed)
            for rating in ratings:
                if rating.move.kind == PLAY:
                    said[check(asked, rating.move.cards[0], rating.reason)] += 1
            best = max(rating.value for rating in ratings if rating.move.kind == PLAY)
            for rating in ratings:
                if rating.reason.key == "hint.avoid_take_best":
                    below = [each.value for each in ratings if each.move.cards and not asked.wins(each.move.cards[0])]
                    assert rating.value == best > max(below, default=-inf)
                if rating.reason.key == "hint.avoid_take_rich":
                    assert rating.value < best
    assert said


def test_a_march_that_is_lost_is_not_called_possible() -> None:
    """The four jacks have been led; each of the sevens must be taken by whoever follows."""
    state = played("""
        seat 0: CJ SJ HJ DJ C7 S7 H7 D7
        seat 1: CA CK CQ CT C9 C8 SA SK
        seat 2: SQ ST S9 S8 HA HK HQ HT
        seat 3: H9 H8 DA DK DQ DT D9 D8
        0: CJ SA HA DA
        0: SJ SK HK DK
        0: HJ CA HQ DQ
        0: DJ CK HT DT
    """)
    ratings = GAME.bots["master"]().rate(state.view(0), seed=1)
    assert {rating.reason.key for rating in ratings} <= {"hint.avoid_lead_low", "hint.avoid_lead_lowest"}


def test_of_cards_worth_the_same_it_is_not_said_that_going_above_is_better() -> None:
    for hand in ("DT D7", "D7 DT"):
        cards = parse_cards(hand)
        asked = question(played(LAST_BUT_ONE.format(hand=hand)), "source_text")
        hints = KalterSchlagHints(asked.view, cards)
        assert hints.avoiding.better_above(dict.fromkeys(cards, 97.0)) == frozenset()
        assert hints.avoiding.better_above({cards[0]: 1.0, cards[1]: 0.0}) <= frozenset(parse_cards("DT"))


LAST_BUT_ONE = """
    seat 0: CJ SJ HJ DJ CA CK D9 D8
    seat 1: {hand} C8 C7 S8 S7 H8 H7
    seat 2: CQ CT SA SK SQ ST HA HK
    seat 3: C9 S9 HQ HT H9 DA DK DQ
    0: CJ C8 SA DA
    0: SJ C7 SK DK
    0: HJ S8 SQ DQ
    0: DJ S7 ST S9
    0: CA H8 CQ C9
    0: CK H7 CT HT
    0: D9
"""
MARCH_AHEAD = """
    seat 0: CJ SJ HJ DJ CA CK HQ CQ
    seat 1: CT C9 HA H7 SA SK SQ ST
    seat 2: C8 C7 HK HT H9 H8 S9 S8
    seat 3: S7 DA DK DQ DT D9 D8 D7
    0: CJ SA HK DA
"""


def test_a_march_is_told_when_it_is_certain() -> None:
    """Three jacks, ace, king and queen of clubs and the queen of hearts: in hearts there are higher ones."""
    state = played(MARCH_AHEAD)
    ratings = GAME.bots["master"]().rate(state.view(0), seed=1)
    assert "hint.march" not in {rating.reason.key for rating in ratings}
    sure = set_up(
        "CJ SJ HJ DJ CA CK CQ CT", "C9 C8 C7 SA SK SQ ST S9", "S8 S7 HA HK HQ HT H9 H8", "H7 DA DK DQ DT D9 D8 D7"
    )
    ratings = GAME.bots["master"]().rate(sure.view(0), seed=1)
    assert {rating.reason.key for rating in ratings if rating.move.kind == PLAY and rating.value > 0} == {"hint.march"}


def doubling(ratings: Sequence[Rating]) -> tuple[Rating, float]:
    """What is said of doubling, and what the best card promises."""
    (found,) = [rating for rating in ratings if rating.move == Move("double")]
    return found, max(rating.value for rating in ratings if rating.move.kind == PLAY)


@pytest.mark.parametrize("preset", PRESETS)
def test_what_is_said_of_doubling_goes_with_its_place_among_the_moves(preset: str) -> None:
    said = Counter[str]()
    for seed in range(BY_LOT):
        state = GAME.deal(PRESETS[preset], seed=mix(seed, 9), dealer=seed % 4)
        while state.phase == "first_trick":
            view = question(state, preset).view
            ratings = QUICK.rate(view, seed=seed)
            found, best = doubling(ratings)
            margin = DOUBLE_MARGIN * 2 ** len(view.table.calls)
            assert found.value == pytest.approx(2 * best - margin)
            pays = ratings[0] == found
            said[found.reason.key] += 1
            assert (found.reason.key == "hint.double") == pays
            assert (found.reason.key == "hint.double_weak") == (round(best) <= 0)
            if found.reason.key != "hint.double_weak":
                assert found.reason.params["n"] == round(best)
            cards = [rating.move for rating in ratings if rating.move.kind == PLAY]
            state = state.play(found.move) if seed % 2 and not view.table.calls else state
            state = state.play(drawn(cards, mix(seed, state.turn or 0)))
    assert {"hint.double", "hint.double_thin", "hint.double_weak"} == set(said)


def test_a_thin_promise_is_no_reason_to_double() -> None:
    assert of_double(0.4, pays=False).key == "hint.double_weak"
    assert of_double(7.4, pays=False) == Note("hint.double_thin", {"n": 7})
    assert of_double(31, pays=True) == Note("hint.double", {"n": 31})
