"""What a hint says of a card of Rams is true of the view, whatever card it is and wherever the others lie.

That what it calls certain is so, whatever follows, is `test_rams_bot`.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache

import pytest

import vorhand
from tests.rams import rules
from vorhand.cards import Card, Rank
from vorhand.chance import drawn, mix
from vorhand.games.rams import moves, play_hints, table
from vorhand.games.rams.options import RemiseWithAces
from vorhand.games.rams.state import RamsState
from vorhand.games.rams.view import RamsView
from vorhand.moves import Move, Note

FULL = bool(os.environ.get("VORHAND_FULL"))
DEALS = 300 if FULL else 16
ACES = {"spades": 5, "clubs": 10, "diamonds": 15, "hearts": 20}
TABLES = [
    ("russian", 3), ("russian start_score=7", 5), ("arcade start_score=6", 4), ("old_book", 4), ("old_book", 6),
    ("russian must_ruff=false must_lead_trump_ace=false ace_forces_in=false three_may_pass=true start_score=7", 3),
    ("old_book remise_with_aces=replace dealer_may_take_upcard=false start_score=9", 4),
    ("arcade revoke=punished start_score=5", 4), ("russian start_score=5", 3),
]  # fmt: skip
LOW = ["9", "8", "7", "6", "5", "4", "3", "2"]


class Question:
    """A card that may be played in a view, what is said of it, and what can be asked of it."""

    def __init__(self, view: RamsView, owed: Sequence[Card], card: Card, note: Note) -> None:
        assert view.seat is not None
        self.view, self.at, self.owed, self.card, self.note = view, view.table, owed, card, note
        self.seat, self.trump = view.seat, view.table.trump
        self.table = list(self.at.trick.cards)
        self.tricks = [*(taken.trick for taken in self.at.taken), self.at.trick]
        self.later = [seat for seat in self.at.entered if seat != view.seat and seat not in self.at.trick.seats]

    def beats(self, one: Card, cards: Sequence[Card]) -> bool:
        """Whether a card takes the trick from those before it."""
        suit = self.trump if self.trump in [card.suit for card in cards] else cards[0].suit
        best = max((card for card in cards if card.suit is suit), key=self.view.order.strength)
        if one.suit is suit:
            return self.view.order.strength(one) > self.view.order.strength(best)
        return one.suit is self.trump

    def wins(self, card: Card) -> bool:
        return not self.table or self.beats(card, self.table)

    def void(self, seat: int, card: Card) -> bool:
        """Whether the seat has shown that it has no card of this suit."""
        for trick in self.tricks:
            led = trick.cards[0].suit if trick.cards else None
            for who, each in zip(trick.seats, trick.cards, strict=True):
                if who == seat and each.suit is not led:
                    ruffs = self.at.options.must_ruff and each.suit is not self.trump
                    if card.suit is led or (ruffs and card.suit is self.trump):
                        return True
        return False

    def threats(self, *, trumps: bool) -> bool:
        """Whether somebody yet to play may hold a trump, or a card that is none, that takes the trick from the card."""
        played = {card for trick in self.tricks for card in trick.cards}
        unseen = set(self.view.order.suits) - played - {*self.view.hand}
        trick = [*self.table, self.card]
        return any(
            self.beats(card, trick) and (card.suit is self.trump) is trumps and not self.void(seat, card)
            for card in unseen
            for seat in self.later
        )

    @property
    def told(self) -> int:
        """The number that is told."""
        number = self.note.params["n"]
        assert isinstance(number, int)
        return number

    @property
    def safe(self) -> bool:
        return not self.threats(trumps=True) and not self.threats(trumps=False)

    @property
    def takes(self) -> bool:
        return self.wins(self.card)

    @property
    def follows(self) -> bool:
        return not self.table or self.card.suit is self.table[0].suit

    @property
    def first(self) -> bool:
        """Whether the seat has no trick yet."""
        return not self.at.tricks(self.seat)

    @property
    def could(self) -> bool:
        """Whether another card would take the trick."""
        return any(self.wins(card) for card in self.owed)

    @property
    def saved(self) -> int:
        """What the first trick is worth: it writes off itself and the aces; else these are charged, with the remise."""
        options, hand = self.at.options, list(self.view.hand)
        for trick in self.tricks:
            hand += [card for seat, card in zip(trick.seats, trick.cards, strict=True) if seat == self.seat]
        aces = sum(ACES[card.suit.key] for card in hand if card.rank is Rank.ACE)
        remise = 0 if aces and options.remise_with_aces is RemiseWithAces.REPLACE else options.remise
        pairs = len(self.at.colours(self.seat)) if options.jacks_need_trick else 0
        return 1 + aces + 5 * pairs - (-remise - aces)


CLAIMS: dict[str, Callable[[Question], object]] = {
    "hint.only_card": lambda q: len(q.owed) == 1,
    "hint.rams_revoke": lambda q: q.card not in q.owed,
    "hint.rams_ace_led": lambda q: not q.table and q.card.suit is q.trump and q.card.rank is Rank.ACE,
    "hint.rams_lead_master": lambda q: not q.table and q.card.suit is q.trump,
    "hint.rams_lead_sure": lambda q: not q.table and q.card.suit is not q.trump,
    "hint.rams_lead_trump": lambda q: not q.table and q.card.suit is q.trump and q.threats(trumps=True),
    "hint.rams_lead_best": lambda q: not q.table and q.card.suit is not q.trump and q.threats(trumps=True),
    "hint.rams_lead_high": lambda q: not q.table and q.threats(trumps=False) and q.card.text[1] not in LOW,
    "hint.rams_lead_low": lambda q: not q.table and q.threats(trumps=False) and q.card.text[1] in LOW,
    "hint.rams_save_sure": lambda q: q.table and q.takes and q.first and q.told == q.saved,
    "hint.rams_save_hope": lambda q: q.table and q.takes and q.first and not q.safe and q.told == q.saved,
    "hint.rams_take_sure": lambda q: q.table and q.takes and not q.first,
    "hint.rams_take_hope": lambda q: q.table and q.takes and not q.first and not q.safe,
    "hint.rams_zero": lambda q: q.table and q.takes and q.told <= 0 < q.at.scores[q.seat],
    "hint.rams_hold_up": lambda q: q.takes and not q.later and q.note.params["seat"] == q.at.trick.winner(q.view.order),
    "hint.rams_duck": lambda q: not q.takes and q.could,
    "hint.rams_beaten_follow": lambda q: q.follows and not q.could,
    "hint.rams_beaten_trump": lambda q: (
        not q.follows and q.card.suit is q.trump and not q.could and any(card.suit is q.trump for card in q.table)
    ),
    "hint.rams_throw_off": lambda q: (
        not q.follows and q.card.suit is not q.trump and all(c.suit is not q.table[0].suit for c in q.view.hand)
    ),
}
"""When a reason is true, as far as the view tells it at once."""


def positions(code: str, players: int, seed: int) -> Iterator[RamsState]:
    """The positions of a deal by lot in which a card is to be played; who may pass seldom does."""
    state = vorhand.game("rams").deal(rules(code), seed=mix(seed, players), dealer=seed % players, players=players)
    ply = 0
    while state.turn is not None:
        assert isinstance(state, RamsState)
        allowed = list(state.legal_moves)
        if state.phase == table.PLAYING:
            yield state
            allowed = [Move("play", card) for card in moves.owed(state.table, state.hands[state.turn]).cards]
        elif state.phase == table.DECLARE and ply % 4:
            allowed = allowed[:1]
        state, ply = state.play(drawn(allowed, mix(seed, ply))), ply + 1


@cache
def all_said(code: str, players: int) -> Counter[str]:
    """How often each reason was given in many deals, all of them true."""
    said = Counter[str]()
    for seed in range(DEALS):
        for state in positions(code, players, seed):
            view = state.view(state.turn)
            owed = moves.owed(view.table, view.hand).cards
            for move in view.legal_moves:
                note = play_hints.of_card(view, move.cards[0], owed=owed)
                assert CLAIMS[note.key](Question(view, owed, move.cards[0], note)), f"{move}: {note}\n{state}"
                said[note.key] += 1
    return said


@pytest.mark.parametrize(("code", "players"), TABLES)
def test_every_reason_is_true(code: str, players: int) -> None:
    assert len(all_said(code, players)) > 8


def test_each_reason_is_given_somewhere() -> None:
    said = Counter[str]()
    for code, players in TABLES:
        said += all_said(code, players)
    assert {*CLAIMS} - set(said) <= {"hint.rams_hold_up", "hint.rams_lead_sure"}, "these are positions of their own"
