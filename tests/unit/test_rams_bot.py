"""The computer player of Rams: what it may know, what it must keep to, and what it says about its moves.

How well it plays is `test_rams_bot_positions` and `test_rams_strength`.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product

import pytest

import vorhand
from tests.rams import rules
from vorhand.ai.player import LEAST_NODES
from vorhand.cards import Card
from vorhand.chance import drawn, mix, shuffled
from vorhand.errors import Param
from vorhand.games.rams import moves, table
from vorhand.games.rams.bot import RamsBot
from vorhand.games.rams.compact import ACES
from vorhand.games.rams.course import Course
from vorhand.games.rams.guesses import Guesses
from vorhand.games.rams.state import RamsState
from vorhand.games.rams.view import RamsView
from vorhand.moves import Move

QUICK = RamsBot(LEAST_NODES)
CODES = [
    "russian",
    "arcade",
    "old_book",
    "russian must_ruff=false must_lead_trump_ace=false ace_forces_in=false three_may_pass=true start_score=7",
    "old_book exchange_limit=2 remise_with_aces=replace lone_player=no_play dealer_may_take_upcard=false",
    "arcade when_stock_short=draw_less revoke=punished start_score=5",
    "russian exchange_limit=0 pack_size=52 reveal_in=dealt_hand jacks_in=dealt_hand start_score=6",
]
SMALL = "russian pack_size=32"
TABLES = [*((code, players) for code in CODES for players in range(3, 8)), (SMALL, 3), (SMALL, 4), (SMALL, 5)]
each_table = pytest.mark.parametrize(("code", "players"), TABLES)
REASONS = {
    "hint.rams_ace_forces", "hint.rams_three_play", "hint.rams_in", "hint.rams_in_near", "hint.rams_in_risky",
    "hint.rams_out", "hint.rams_out_jacks", "hint.rams_out_timid",
    "hint.rams_keep_all", "hint.rams_keep_all_other", "hint.rams_exchange", "hint.rams_exchange_all",
    "hint.rams_exchange_none",
    "hint.rams_exchange_suit", "hint.rams_exchange_more", "hint.rams_exchange_less", "hint.rams_exchange_other",
    "hint.rams_throw_trump", "hint.rams_throw_ace", "hint.rams_throw_ace_safe", "hint.rams_throw_jacks",
    "hint.rams_upcard", "hint.rams_upcard_ace", "hint.rams_upcard_jacks", "hint.rams_upcard_flush",
    "hint.rams_upcard_other", "hint.rams_upcard_leave", "hint.rams_upcard_leave_other",
    "hint.only_card", "hint.rams_ace_led", "hint.rams_lead_master", "hint.rams_lead_sure", "hint.rams_lead_trump",
    "hint.rams_lead_best", "hint.rams_lead_high", "hint.rams_lead_low", "hint.rams_save_sure", "hint.rams_save_hope",
    "hint.rams_take_sure", "hint.rams_take_hope", "hint.rams_zero", "hint.rams_hold_up", "hint.rams_beaten_follow",
    "hint.rams_beaten_trump", "hint.rams_throw_off", "hint.rams_duck", "hint.rams_revoke",
    "hint.rams_stop", "hint.rams_continue", "hint.rams_continue_even",
}  # fmt: skip


def by_lot(code: str, players: int, seed: int) -> Iterator[RamsState]:
    """The positions, but the last, of a deal played by lot; forbidden cards are not played."""
    state = vorhand.game("rams").deal(rules(code), seed=mix(seed, 0), dealer=seed % players, players=players)
    ply = 0
    while state.turn is not None:
        assert isinstance(state, RamsState)
        yield state
        allowed = list(state.legal_moves)
        if state.phase == table.PLAYING:
            allowed = [Move("play", card) for card in moves.owed(state.table, state.hands[state.turn]).cards]
        state, ply = state.play(drawn(allowed, mix(seed, ply))), ply + 1


@each_table
def test_it_rates_every_legal_move_once_and_chooses_the_first(code: str, players: int) -> None:
    for ply, state in enumerate(by_lot(code, players, 1)):
        view = state.view(state.turn)
        ratings = QUICK.rate(view, seed=ply)
        assert sorted(str(rating.move) for rating in ratings) == sorted(map(str, view.legal_moves))
        values = [rating.value for rating in ratings]
        assert values == sorted(values, reverse=True)
        assert {rating.reason.key for rating in ratings} <= REASONS
        assert QUICK.choose(view, seed=ply) == ratings[0].move
        assert QUICK.rate(view, seed=ply) == ratings, "the same view and seed, the same answer"


@each_table
def test_it_plays_whole_deals_by_the_rules(code: str, players: int) -> None:
    for seed in range(2):
        state = vorhand.game("rams").deal(rules(code), seed=mix(seed, 5), dealer=seed % players, players=players)
        ply = 0
        while state.turn is not None:
            view = state.view(state.turn)
            assert isinstance(view, RamsView)
            move = QUICK.choose(view, seed=ply)
            assert move in view.legal_moves
            if move.kind == "play":
                assert move.cards[0] in moves.owed(view.table, view.hand).cards, "never a forbidden card"
            state, ply = state.play(move), ply + 1


def exchanged(state: RamsState, seed: int) -> RamsState:
    """The position with the cards that the seat on turn does not see shuffled among their places."""
    unseen = state.unseen(state.turn)
    places = dict(zip(unseen, shuffled(unseen, seed), strict=True))

    def swapped(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(places.get(card, card) for card in cards)

    def others(rows: tuple[tuple[Card, ...], ...]) -> tuple[tuple[Card, ...], ...]:
        return tuple(row if seat == state.turn else swapped(row) for seat, row in enumerate(rows))

    hidden = state.hidden
    return state._replace(
        hidden=hidden._replace(hands=others(hidden.hands), stock=swapped(hidden.stock), thrown=others(hidden.thrown))
    )


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("players", [3, 5])
def test_it_does_not_see_hidden_cards(code: str, players: int) -> None:
    for ply, state in enumerate(by_lot(code, players, 3)):
        view = state.view(state.turn)
        other = exchanged(state, mix(3, ply)).view(state.turn)
        assert other == view
        assert QUICK.rate(other, seed=ply) == QUICK.rate(view, seed=ply)


@each_table
def test_the_worlds_it_thinks_of_fit_what_it_knows(code: str, players: int) -> None:
    for seed in range(4):
        for state in by_lot(code, players, seed):
            at, seat = state.table, state.turn
            assert seat is not None
            course = Course(at)
            guesses = Guesses(state.view(seat), course)
            layout = course.layout
            for world in islice(guesses.worlds(seed), 2):
                held = [hand for place, hand in enumerate(world.hands) if not guesses.out[place]]
                stock = sum(1 << bit for bit in world.stock)
                upcard = 0 if at.upcard_taken else 1 << course.upcard
                sets = [*held, stock, world.dead, upcard, *guesses.played]
                whole = 0
                for each in sets:
                    assert not whole & each, "no card lies twice"
                    whole |= each
                assert whole == layout.pack
                assert world.hands[guesses.place] == layout.bits(state.hands[seat])
                assert len(world.stock) == at.stock
                assert world.dead.bit_count() == at.dead
                for place, each in enumerate(course.seats):
                    if guesses.out[place]:
                        hidden = world.hands[place]
                        assert not hidden & ~world.dead
                        assert not (at.options.ace_forces_in and hidden & ACES)
                    else:
                        assert world.hands[place].bit_count() == at.cards_left(each)
                        assert not world.hands[place] & guesses.barred[place]


def test_what_is_barred_is_so_in_truth() -> None:
    """No position of a deal contradicts what is concluded from it."""
    seen = 0
    for code, players in TABLES:
        for seed in range(6):
            for state in by_lot(code, players, seed):
                course = Course(state.table)
                guesses = Guesses(state.view(state.turn), course)
                for place, seat in enumerate(course.seats):
                    if place == guesses.place:
                        continue
                    hand = course.layout.bits(state.hands[seat])
                    assert not hand & (guesses.barred[place] | guesses.elsewhere[place])
                    if not guesses.out[place]:
                        assert not guesses.known[place] & ~hand
                    seen += bool(guesses.barred[place])
    assert seen > 1000


def test_a_whole_deal_is_the_same_each_time() -> None:
    def course() -> list[str]:
        game = vorhand.game("rams")
        state, said = game.deal(game.presets["russian"], seed=11, dealer=1, players=5), list[str]()
        while state.turn is not None:
            move = QUICK.choose(state.view(state.turn), seed=len(said))
            state, said = state.play(move), [*said, str(move)]
        return said

    assert course() == course()


def test_the_advice_is_spoken_with_what_its_words_need() -> None:
    """Every reason comes with the same parameters each time."""
    found: dict[str, set[tuple[str, ...]]] = {}
    for code, players in TABLES:
        for ply, state in enumerate(by_lot(code, players, 9)):
            for rating in RamsBot(LEAST_NODES).rate(state.view(state.turn), seed=ply):
                params: dict[str, Param] = dict(rating.reason.params)
                found.setdefault(rating.reason.key, set()).add(tuple(sorted(params)))
                if "chance" in params:
                    assert 0 <= int(str(params["chance"])) <= 100
    assert all(len(kinds) == 1 for kinds in found.values())
    assert len(found) > 25


CERTAIN = {
    "hint.rams_lead_master", "hint.rams_lead_sure", "hint.rams_save_sure", "hint.rams_take_sure", "hint.rams_zero",
    "hint.rams_hold_up",
}  # fmt: skip


def test_what_it_calls_certain_is_so() -> None:
    """Whatever the others play who come after: the trick is taken, and nought is reached where that is said."""
    seen: dict[str, int] = {}
    for (code, players), deal in product(TABLES, range(2)):
        for ply, state in enumerate(by_lot(code, players, deal)):
            if state.phase != table.PLAYING:
                continue
            seat, at = state.turn, state.table
            assert seat is not None
            for rating in RamsBot(LEAST_NODES).rate(state.view(seat), seed=ply):
                key, card = rating.reason.key, rating.move.cards[0]
                if key == "hint.rams_lead_best":
                    others = [each for other in at.entered if other != seat for each in state.hands[other]]
                    higher = [each for each in others if at.order.strength(each) > at.order.strength(card)]
                    assert not any(each.suit is card.suit for each in higher)
                if key not in CERTAIN:
                    continue
                seen[key] = seen.get(key, 0) + 1
                after = state.play(rating.move)
                while len(after.taken) == len(state.taken) and after.turn is not None:
                    owed = moves.owed(after.table, after.hands[after.turn]).cards
                    after = after.play(Move("play", max(owed, key=at.order.strength)))
                assert after.taken[-1].winner == seat
                if key == "hint.rams_zero" and len(after.taken) < 5:
                    assert after.table.asked == seat
    assert set(seen) >= CERTAIN - {"hint.rams_hold_up", "hint.rams_lead_sure"}, "these are positions of their own"
