"""The computer player of Ramsch: what it may know, what it must keep to, and the figures it thinks in.

How well it plays is `test_ramsch_bot_positions` and `test_ramsch_bot_strength`.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import vorhand
from tests.ramsch import options_of, played, rules
from vorhand.ai.player import LEAST_NODES
from vorhand.cards import PACKS, Card, parse_cards
from vorhand.chance import drawn, mix, shuffled
from vorhand.games.skat import table
from vorhand.games.skat.bot import SkatBot
from vorhand.games.skat.compact import layout_of, legal, members, winner
from vorhand.games.skat.contracts import GameName
from vorhand.games.skat.ramsch_danger import danger, worst_two
from vorhand.games.skat.ramsch_guesses import RamschGuesses
from vorhand.games.skat.ramsch_options import March, SkatTo
from vorhand.games.skat.ramsch_payoffs import Payoffs, Taken
from vorhand.games.skat.ramsch_policy import NOBODY, Ways, play_out
from vorhand.games.skat.ramsch_scoring import settle_ramsch
from vorhand.games.skat.ramsch_solver import Solver
from vorhand.games.skat.state import SkatState
from vorhand.moves import Move

QUICK = SkatBot(LEAST_NODES)
LAYOUT = layout_of(GameName.GRAND)
REASONS = {
    "hint.only_card",
    "hint.ramsch_grand", "hint.ramsch_grand_risky", "hint.ramsch_no_grand", "hint.ramsch_no_grand_strong",
    "hint.ramsch_take", "hint.ramsch_take_only", "hint.ramsch_take_dear", "hint.ramsch_take_weak",
    "hint.ramsch_push", "hint.ramsch_push_risky", "hint.ramsch_push_march",
    "hint.ramsch_pass_void", "hint.ramsch_pass_points", "hint.ramsch_pass_high", "hint.ramsch_pass_jacks",
    "hint.ramsch_pass_other", "hint.ramsch_pass_low", "hint.ramsch_pass_safe", "hint.ramsch_pass_march",
    "hint.avoid_lead_low", "hint.avoid_lead_lowest", "hint.avoid_lead_low_jack", "hint.avoid_lead_mid",
    "hint.avoid_lead_high", "hint.avoid_duck", "hint.avoid_duck_points",
    "hint.avoid_throw_points", "hint.avoid_throw_high", "hint.avoid_throw_low",
    "hint.avoid_hope", "hint.avoid_forced", "hint.avoid_take_cheap", "hint.avoid_take_rich",
    "hint.avoid_no_hope", "hint.avoid_take_best",
    "hint.avoid_break", "hint.ramsch_march", "hint.ramsch_maid", "hint.ramsch_claim", "hint.ramsch_claim_dear",
}  # fmt: skip
CODES = [
    "ramsch",
    "ramsch_virgin_pays",
    "ramsch_raeuber pass_jacks=true",
    "schieberamsch",
    "ramsch scoring=points skat_to=last_trick march=others_minus_120 grand_hand=true",
]
GAMES = [*(("ramsch", code) for code in CODES), ("skat", "altenburg when_all_pass=ramsch")]


def by_lot(code: str, seed: int, *, game: str = "ramsch", players: int = 3) -> Iterator[SkatState]:
    """The positions, but the last, of a Ramsch played by lot: nobody claims or wants a Grand Hand, all pass."""
    state = vorhand.game(game).deal(options_of(game, code), seed=mix(seed, 0), dealer=seed % players, players=players)
    ply = 0
    while state.turn is not None:
        assert isinstance(state, SkatState)
        yield state
        moves = [move for move in state.legal_moves if move.kind not in ("claim", table.GRAND_HAND)]
        passing = state.phase in ("auction", table.GRAND_HAND)
        state, ply = state.play(Move("pass") if passing else drawn(moves, mix(seed, ply))), ply + 1


@pytest.mark.parametrize(("game", "code"), GAMES)
@pytest.mark.parametrize("players", [3, 4])
def test_it_rates_every_legal_move_once_and_chooses_the_first(game: str, code: str, players: int) -> None:
    phases = set()
    for seed in range(2):
        for ply, state in enumerate(by_lot(code, seed, game=game, players=players)):
            if state.phase in phases and ply % 3:
                continue
            view = state.view(state.turn)
            phases.add(state.phase)
            ratings = QUICK.rate(view, seed=ply)
            assert sorted(str(rating.move) for rating in ratings) == sorted(map(str, view.legal_moves))
            values = [rating.value for rating in ratings]
            assert values == sorted(values, reverse=True)
            if state.table.is_ramsch:
                assert {rating.reason.key for rating in ratings} <= REASONS
            assert QUICK.choose(view, seed=ply) == ratings[0].move
            assert QUICK.rate(view, seed=ply) == ratings, "the same view and seed, the same answer"
    assert phases >= {"auction" if game == "skat" else "play"}


def exchanged(state: SkatState, seed: int) -> SkatState:
    """The position with the cards that the seat on turn does not see shuffled among their places."""
    unseen = state.unseen(state.turn)
    places = dict(zip(unseen, shuffled(unseen, seed), strict=True))

    def swapped(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(places.get(card, card) for card in cards)

    hands = tuple(hand if seat == state.turn else swapped(hand) for seat, hand in enumerate(state.hands))
    return state._replace(hands=hands, skat=swapped(state.skat))


@pytest.mark.parametrize("code", CODES)
def test_it_does_not_see_hidden_cards(code: str) -> None:
    for seed in range(2):
        for ply, state in enumerate(by_lot(code, seed)):
            view = state.view(state.turn)
            other = exchanged(state, mix(seed, ply)).view(state.turn)
            assert other == view
            assert QUICK.rate(other, seed=ply) == QUICK.rate(view, seed=ply)


@pytest.mark.parametrize("code", CODES)
def test_the_worlds_it_thinks_of_fit_what_it_knows(code: str) -> None:
    everything = LAYOUT.bits(PACKS[32])
    for seed in range(6):
        for state in by_lot(code, seed):
            assert state.turn is not None
            guesses = RamschGuesses(state.view(state.turn))
            for world, _ in guesses.weighed(seed, kept=3):
                assert world.hands[guesses.place] == LAYOUT.bits(state.hands[state.turn])
                held = [*world.hands, world.skat, guesses.gone]
                assert sum(bits.bit_count() for bits in held) == 32
                assert held[0] | held[1] | held[2] | held[3] | held[4] == everything
                for seat, suit in state.table.voids:
                    run = LAYOUT.runs[LAYOUT.suits.index(suit)]
                    assert not world.hands[state.table.positions.index(seat)] & run
                for place, seat in enumerate(state.table.positions):
                    assert world.hands[place].bit_count() == state.table.cards_left(seat)
                assert world.skat.bit_count() == len(state.skat)


PASSED = """
    F: HA HT C7 C8 C9 S7 S8 S9 D7 D8
    M: CJ CA CT CK SA ST SK DA DT DK
    R: SJ HJ DJ CQ SQ DQ H7 H8 H9 HK
    skat: D9 HQ
    F take, F discard HA HT
"""


def test_what_was_passed_on_lies_to_the_left_unless_it_went_further() -> None:
    two = LAYOUT.bits(parse_cards("HA HT"))
    state = played(PASSED + "M push, R take, R discard HK H7", "schieberamsch grand_hand=false")
    for world, _ in RamschGuesses(state.view(1)).weighed(5, kept=40):
        assert not world.hands[1] & two, "middlehand never had them"
        assert not world.skat & LAYOUT.trumps, "jacks may not be laid away"
    state = played(PASSED + "M take, M discard SA ST\nR take, R discard HK H7", "schieberamsch grand_hand=false")
    found = RamschGuesses(state.view(1)).weighed(5, kept=200)
    kept = sum(share * (world.hands[1] & two).bit_count() for world, share in found)
    assert kept > 1, "mostly middlehand keeps them"
    state = played(PASSED + "M push, R push", "schieberamsch grand_hand=false")
    for world, _ in RamschGuesses(state.view(1)).weighed(5, kept=5):
        assert world.skat == two, "forehand knows what lies aside"


def test_a_whole_deal_is_the_same_each_time() -> None:
    def course() -> list[str]:
        game = vorhand.game("ramsch")
        state, said = game.deal(game.presets["schieberamsch"], seed=11, dealer=1), list[str]()
        while state.turn is not None:
            move = QUICK.choose(state.view(state.turn), seed=len(said))
            state, said = state.play(move), [*said, str(move)]
        return said

    assert course() == course()


def test_cards_that_do_the_same_are_worth_the_same() -> None:
    state = played("""
        F: C7 C8 CA S7 S9 SA H8 H9 HA D7
        M: CJ SJ C9 CK SK SQ S8 HK H7 DK
        R: HJ DJ CT CQ ST DA D9 HQ DT DQ
        skat: HT D8
    """)
    values = {str(each.move): each.value for each in SkatBot(30_000).rate(state.view(state.turn), seed=4)}
    assert values["play C7"] == values["play C8"]
    assert values["play S7"] != values["play S9"], "the eight lies between"


# What it thinks in


@st.composite
def ends(draw: st.DrawFn) -> tuple[Taken, int]:
    """What three took by the end of a Ramsch and the factor; ties, players without a trick and marches are not rare."""
    split = draw(st.sampled_from([(4, 3, 3), (5, 5, 0), (6, 4, 0), (8, 1, 1), (10, 0, 0)]))
    tricks = draw(st.permutations(split))
    skat = draw(st.integers(0, 22))
    rest = 120 - skat
    takers = [place for place in range(3) if tricks[place]]
    points = [0, 0, 0]
    for place in takers[:-1]:
        points[place] = min(rest, draw(st.sampled_from([0, 20, 40, (120 - skat) // 2, (120 - skat) // 3])))
        rest -= points[place]
    points[takers[-1]] = rest
    return Taken(points, tricks, draw(st.sampled_from(takers)), skat), draw(st.integers(0, 3))


@pytest.mark.parametrize("code", [*CODES, *(
    f"ramsch scoring=points skat_to={to.value} march={march.value} virgin={virgin}"
    for to in SkatTo for march in March for virgin in ("ignore", "double")
)])  # fmt: skip
@given(end=ends(), bock=st.integers(1, 2))
def test_its_scores_are_those_of_the_settlement(code: str, end: tuple[Taken, int], bock: int) -> None:
    taken, pushes = end
    options = rules(code)
    settled = settle_ramsch(
        options=options, card_points=taken.points, tricks=tuple(taken.tricks), skat=taken.skat,
        last_trick=taken.last, pushes=pushes, bock=bock,
    )  # fmt: skip
    payoffs = Payoffs(options, factor=bock << pushes)
    assert payoffs.scores(taken) == settled.scores
    assert payoffs.expected(taken, 0.0) == settled.scores
    top = sorted(taken.points)
    if top[2] - top[1] > 30 and options.skat_to is not SkatTo.LAST_TRICK:
        assert payoffs.expected(taken, 1.0) == pytest.approx(settled.scores, abs=0.01), "nothing is in doubt"


def test_who_is_ahead_by_little_may_yet_be_the_loser() -> None:
    payoffs = Payoffs(rules("ramsch"), factor=1)
    first, second, third = payoffs.expected(Taken([45, 40, 25], [4, 3, 3], 0, 10), 5.0)
    assert -10 < first < second < third < 0
    assert first + second + third == pytest.approx(-10)


def sample_hands(seed: int) -> list[int]:
    """Three hands of ten."""
    cards = shuffled(range(32), seed)
    return [sum(1 << card for card in cards[start : start + 10]) for start in (0, 10, 20)]


def test_a_play_out_plays_every_card_and_counts_every_point() -> None:
    for seed in range(30):
        hands = sample_hands(seed)
        whole = sum(LAYOUT.points[card] for card in range(32) if sum(hands) >> card & 1)
        points, tricks = [0, 0, 0], [0, 0, 0]
        last = play_out(LAYOUT, hands, seed % 3, (), points, tricks, Ways(NOBODY, seed % 2 > 0, seed % 5 > 2))
        assert hands == [0, 0, 0]
        assert sum(points) == whole
        assert sum(tricks) == 10
        assert tricks[last]


def test_who_tries_for_all_the_tricks_gets_them_with_the_cards_for_it() -> None:
    hands = [LAYOUT.bits(parse_cards(text)) for text in (
        "CJ SJ HJ CA CT CK SA ST HA HT",
        "DJ CQ C9 SK SQ S8 HK H8 D7 D8",
        "C8 C7 S9 S7 HQ H9 DA DT DK DQ",
    )]  # fmt: skip
    swept, ducked = [0, 0, 0], [0, 0, 0]
    play_out(LAYOUT, list(hands), 0, (), [0, 0, 0], swept, Ways(0, True, False))
    play_out(LAYOUT, list(hands), 0, (), [0, 0, 0], ducked, Ways(NOBODY, True, False))
    assert swept == [10, 0, 0]
    assert sum(ducked) == 10


def test_the_worst_two_are_those_whose_going_leaves_least_danger() -> None:
    for seed in range(20):
        cards = shuffled(range(32), seed)[:12]
        twelve = sum(1 << card for card in cards)
        for jacks in (False, True):
            away = worst_two(twelve, jacks=jacks)
            allowed = [card for card in cards if jacks or card < 28]
            least = min(danger(twelve ^ 1 << one ^ 1 << other) for one, other in combinations(allowed, 2))
            assert away.bit_count() == 2
            assert away & twelve == away
            assert danger(twelve ^ away) == pytest.approx(least)


def test_high_cards_are_dangerous_and_low_ones_beside_them_make_them_less_so() -> None:
    def of(text: str) -> float:
        return danger(LAYOUT.bits(parse_cards(text)))

    assert of("CA") > of("CT") > of("C7")
    assert of("C7 C8 CA") < of("CQ CK CA")
    assert of("CJ SJ") > of("DJ HJ") > 0


def by_hand(
    hands: tuple[int, ...], table: tuple[int, ...], leader: int, points: tuple[int, ...]
) -> tuple[float, float, float]:
    """What the card points come to if each plays for few of his own, trying every card; the first of equals counts."""
    if len(table) == 3:
        best = winner(table, LAYOUT)
        taker = (leader + table.index(best)) % 3
        points = tuple(
            count + (place == taker) * sum(LAYOUT.points[card] for card in table) for place, count in enumerate(points)
        )
        if not any(hands):
            return -points[0], -points[1], -points[2]
        leader, table = taker, ()
    seat = (leader + len(table)) % 3
    options = legal(hands[seat], table[0], LAYOUT) if table else hands[seat]
    tried = [
        by_hand(
            tuple(hand ^ 1 << card if place == seat else hand for place, hand in enumerate(hands)),
            (*table, card), leader, points,
        )
        for card in members(options)
    ]  # fmt: skip
    return max(tried, key=lambda worths: worths[seat])


def test_the_search_of_the_last_tricks_finds_what_trying_every_card_finds() -> None:
    def few(points: list[int], tricks: list[int], last: int) -> tuple[float, float, float, float, float, float]:
        return -points[0], -points[1], -points[2], points[0], points[1], points[2]

    for seed in range(60):
        cards = shuffled(range(32), seed)[:9]
        hands = [sum(1 << card for card in cards[start : start + 3]) for start in (0, 3, 6)]
        solver = Solver(LAYOUT, few)
        found = solver.worths(hands, seed % 3, (), (0, 0, 0), (4, 3, 0))
        assert found[:3] == by_hand(tuple(hands), (), seed % 3, (0, 0, 0))
        assert found[3:] == tuple(-worth for worth in found[:3]), "what is told of the same end"
        assert solver.nodes > 0
