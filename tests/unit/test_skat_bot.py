"""The computer player of Skat: what it may know, what it must keep to, and the figures it thinks in.

How well it plays is `test_skat_bot_positions` and `test_skat_strength`.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

import vorhand
from tests.skat import played, rules
from vorhand.ai.player import LEAST_NODES
from vorhand.cards import PACKS, Card, parse_cards
from vorhand.chance import drawn, mix, shuffled
from vorhand.games.skat import scoring
from vorhand.games.skat.bidding import FROM_HAND, TAKEN, Prospects
from vorhand.games.skat.bot import SkatBot
from vorhand.games.skat.compact import layout_of
from vorhand.games.skat.contracts import Contract, GameName, kind_of
from vorhand.games.skat.discards import best_discard
from vorhand.games.skat.guesses import Guesses, World
from vorhand.games.skat.hand_model import model
from vorhand.games.skat.state import SkatState
from vorhand.games.skat.valuation import expected, matadors, payoffs
from vorhand.kind import Bot
from vorhand.moves import Move

GAME = vorhand.game("skat")
QUICK = SkatBot(LEAST_NODES)
LEVELS = {**{level: make() for level, make in {**GAME.bots, **GAME.yardsticks}.items()}, "quick": QUICK}
REASONS = {
    "hint.any", "hint.lowest",
    "hint.bid", "hint.hold", "hint.bid_more", "hint.bid_weak", "hint.pass_weak", "hint.pass_limit", "hint.pass_strong",
    "hint.take", "hint.take_dear", "hint.hand", "hint.hand_risky",
    "hint.discard_void", "hint.discard_safe", "hint.discard_low", "hint.discard_null", "hint.discard_weak",
    "hint.discard_null_other", "hint.discard_spare", "hint.hand_null", "hint.contra_risky", "hint.contra_missed",
    "hint.re_missed",
    "hint.discard_trump",
    "hint.declare", "hint.declare_less", "hint.declare_overbid", "hint.put_back",
    "hint.contra", "hint.no_contra", "hint.re", "hint.no_re",
    "hint.only_card", "hint.draw_trumps", "hint.cash", "hint.lead_loser", "hint.lead_through", "hint.lead_to_partner",
    "hint.lead_trump", "hint.take_trick", "hint.ruff", "hint.schmear", "hint.leave_partner", "hint.overtake",
    "hint.lead_past", "hint.lead_alone", "hint.leave_partner_jack", "hint.partner_ahead", "hint.leave_to_partner",
    "hint.duck", "hint.cheap", "hint.throw_off", "hint.under_ruff",
    "hint.null_duck", "hint.null_lead", "hint.null_forced", "hint.null_throw_off", "hint.null_attack",
    "hint.null_under", "hint.null_let_go", "hint.null_lead_mid", "hint.null_lead_high", "hint.null_above",
    "hint.null_throw_low", "hint.null_over", "hint.null_spared", "hint.null_still",
    "hint.claim", "hint.concede", "hint.revoke",
}  # fmt: skip
RULES = ["altenburg", "isko", "altenburg contra=contra_re contra_needs_bid=true", "isko revoke=punished"]


def by_lot(text: str, seed: int, players: int = 3) -> Iterator[SkatState]:
    """The positions, but the last, of a deal played by lot.

    Bids stay low, so that all games occur; all follow suit; nobody claims, concedes or takes the skat back.
    """
    state = GAME.deal(rules(text), seed=mix(seed, 0), dealer=seed % players, players=players)
    ply = 0
    while state.turn is not None:
        assert isinstance(state, SkatState)
        yield state
        moves = [move for move in state.legal_moves if move.kind not in ("concede", "claim", "take")]
        if state.phase == "skat":
            moves = list(state.legal_moves)
        elif moves[0].kind == "bid":
            moves = [moves[0], Move("pass")]
        elif state.phase == "play" and state.table.cards:
            suit_of = state.table.order.suit_of
            led = suit_of(state.table.cards[0])
            moves = [move for move in moves if suit_of(move.cards[0]) == led] or moves
        state, ply = state.play(drawn(moves, mix(seed, ply))), ply + 1


@pytest.mark.parametrize("text", RULES)
@pytest.mark.parametrize("players", [3, 4])
def test_it_rates_every_legal_move_once_and_chooses_the_first(text: str, players: int) -> None:
    phases = set()
    for seed in range(3):
        for ply, state in enumerate(by_lot(text, seed, players)):
            if state.phase in phases and ply % 3:
                continue
            view = state.view(state.turn)
            phases.add(state.phase)
            ratings = QUICK.rate(view, seed=ply)
            assert sorted(str(rating.move) for rating in ratings) == sorted(map(str, view.legal_moves))
            values = [rating.value for rating in ratings]
            assert values == sorted(values, reverse=True)
            assert {rating.reason.key for rating in ratings} <= REASONS
            assert QUICK.choose(view, seed=ply) == ratings[0].move
    assert phases >= {"auction", "skat", "declare", "play"}


@pytest.mark.parametrize("bot", [LEVELS["random"], LEVELS["lowest"]], ids=["random", "lowest"])
def test_the_plain_players_play_too(bot: Bot) -> None:
    for seed in range(6):
        for ply, state in enumerate(by_lot("altenburg contra=contra", seed)):
            view = state.view(state.turn)
            assert bot.choose(view, seed=ply) in view.legal_moves
            assert {rating.move for rating in bot.rate(view, seed=ply)} == set(view.legal_moves)


def test_the_lowest_player_never_bids() -> None:
    state = GAME.deal(GAME.presets["isko"], seed=3, dealer=0)
    for _ in range(3):
        state = state.play(LEVELS["lowest"].choose(state.view(state.turn), seed=1))
    assert state.result is not None
    assert state.result.reason == "passed_in"


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_and_seed_give_the_same_move(level: str) -> None:
    for ply, state in enumerate(by_lot("isko", 5)):
        if ply % 5 == 0:
            view = state.view(state.turn)
            assert LEVELS[level].rate(view, seed=ply) == LEVELS[level].rate(view, seed=ply)


def exchanged(state: SkatState, seed: int) -> SkatState:
    """The position with the cards that the seat on turn does not see shuffled among their places."""
    hidden = list(shuffled(state.unseen(state.turn), seed))
    places = {card: hidden.pop() for card in state.unseen(state.turn)}

    def swapped(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(places.get(card, card) for card in cards)

    hands = tuple(hand if seat == state.turn else swapped(hand) for seat, hand in enumerate(state.hands))
    return state._replace(hands=hands, skat=swapped(state.skat))


def test_it_does_not_see_hidden_cards() -> None:
    for text in ("altenburg", "isko contra=contra_re"):
        for seed in range(4):
            for ply, state in enumerate(by_lot(text, seed)):
                if state.phase == "auction" and ply > 1:
                    continue
                other = exchanged(state, mix(seed, ply))
                assert other.view(state.turn) == state.view(state.turn)
                assert QUICK.rate(other.view(state.turn), seed=ply) == QUICK.rate(state.view(state.turn), seed=ply)


def test_it_never_chooses_a_revoke_where_one_would_be_punished() -> None:
    revokes = 0
    for seed in range(8):
        for ply, state in enumerate(by_lot("altenburg revoke=punished", seed)):
            if state.phase != "play" or not state.table.cards:
                continue
            order, (led, *_) = state.table.order, state.table.cards
            hand = state.view(state.turn).hand
            allowed = [card for card in hand if order.suit_of(card) == order.suit_of(led)] or hand
            ratings = [each for each in QUICK.rate(state.view(state.turn), seed=ply) if each.move.kind == "play"]
            assert len(ratings) == len(hand)
            assert {each.move.cards[0] for each in ratings[: len(allowed)]} == set(allowed)
            assert {each.reason.key == "hint.revoke" for each in ratings[len(allowed) :]} <= {True}
            revokes += len(hand) - len(allowed)
    assert revokes > 100


def test_a_whole_deal_is_the_same_each_time() -> None:
    def course() -> list[str]:
        state, said = GAME.deal(GAME.presets["altenburg"], seed=11, dealer=1), list[str]()
        while state.turn is not None:
            move = QUICK.choose(state.view(state.turn), seed=len(said))
            state, said = state.play(move), [*said, str(move)]
        return said

    assert course() == course()


def test_cards_that_do_the_same_are_worth_the_same() -> None:
    """The jacks of clubs and spades are neighbours, the jack of hearts is with somebody else."""
    state = played(WRITTEN.split("F: !CJ", maxsplit=1)[0])
    values = {str(each.move): each.value for each in SkatBot(2000).rate(state.view(state.turn), seed=4)}
    assert values["play CJ"] == values["play SJ"]
    assert values["play CJ"] != values["play DJ"], "the jack of hearts lies between"
    assert values["play HA"] != values["play HK"], "they do not count the same"


def test_the_last_trick_is_rated_by_what_the_deal_brings() -> None:
    """The soloist plays last and knows what he laid away: nothing is left to guess."""
    seen = 0
    for seed in range(40):
        *_, last = by_lot("isko", seed)
        if len(last.table.taken) < 9 or last.turn != last.table.soloist or not last.table.picked:
            continue
        (rating, *_) = QUICK.rate(last.view(last.turn), seed=seed)
        end = last.play(rating.move)
        assert end.result is not None
        assert last.turn is not None
        seen += 1
        score = end.result.scores[last.turn]
        assert rating.value == pytest.approx(score, rel=0.25), "but for what card points count beside it"
    assert seen >= 3


# What it thinks in


@st.composite
def hands(draw: st.DrawFn, size: int) -> list[Card]:
    """A hand of so many cards."""
    return list(draw(st.permutations(PACKS[32])))[:size]


@given(hands(12), st.sampled_from([game for game in GameName if game is not GameName.NULL]))
def test_matadors_are_those_of_the_score(cards: list[Card], game: GameName) -> None:
    assert matadors(game, layout_of(game).bits(cards)) == scoring.matadors(cards, Contract(game))


@pytest.mark.parametrize("text", ["altenburg", "isko"])
def test_payoffs_are_those_of_the_score(text: str) -> None:
    options = rules(text)
    for contract in (*TAKEN, *FROM_HAND):
        lost_schneider, lost, won, schneider, sweep = payoffs(contract, options, 2, 18)
        if contract.null:
            assert (lost_schneider, lost) == (lost, lost)
            assert won == schneider == sweep == contract.null_value(options)
            continue
        base = contract.base_value(options)
        steps = 4 if contract.hand else 3
        assert (won, schneider, sweep) == (steps * base, (steps + 1) * base, (steps + 2) * base)
        loss = 1 if contract.hand and text == "altenburg" else 2
        assert (lost, lost_schneider) == (-loss * won, -loss * schneider)
    assert payoffs(Contract(GameName.DIAMONDS), options, 1, 22, 1)[2] == -108, "overbid, with contra"


def test_prospects_look_at_every_skat() -> None:
    """For the bid 18 with the skat taken: the mean over all 231 of the best game, discard and all."""
    hand = parse_cards("SJ CA CT C9 C7 SA S9 HT H8 D7")
    options = rules("isko")
    total = 0.0
    for skat in combinations([card for card in PACKS[32] if card not in hand], 2):
        found = []
        for contract in TAKEN:
            cards, judge = layout_of(contract.game).bits((*hand, *skat)), model(kind_of(contract.game))
            tops = 0 if contract.null else matadors(contract.game, cards)
            ends = judge.odds(best_discard(contract.game, cards, place=1)[0], ouvert=contract.ouvert)
            found.append(expected(ends, payoffs(contract, options, tops, 18)))
        total += max(found)
    prospects = Prospects(hand, options, 1)
    assert prospects.taking(18).score == pytest.approx(total / 231, abs=1.0), "but for rounding"
    assert prospects.taking(18).contract == Contract(GameName.CLUBS)
    scores = [prospects.best(bid).score for bid in (18, 24, 36, 48, 60, 96, 264)]
    assert scores == sorted(scores, reverse=True), "a higher bid never promises more"
    assert scores[-1] == -528, "no game covers it"
    some = Prospects(hand, options, 1, most=40)
    assert some.taking(18).score == pytest.approx(total / 231, abs=8), "who looks at fewer skats sees less sharply"
    assert some.nodes < prospects.nodes / 4


WRITTEN = """
    F: CJ SJ DJ HA HT HK H7 CA S7 D8
    M: HJ HQ H9 CT CK C9 SA SK DT DK
    R: H8 CQ C8 C7 ST SQ S9 DA DQ D9
    skat: S8 D7
    M pass, R pass, F18
    F take, F discard S8 D7, F declare hearts
    F: !CJ H9 H8
    F: !SJ HJ CQ
    F: !CA CK C7
"""


def test_the_worlds_it_thinks_of_fit_what_it_knows() -> None:
    """Rearhand has shown that it has no trump more; forehand knows what it laid away, the defenders do not."""
    state = played(WRITTEN)
    for name, seat in {"F": 1, "M": 2, "R": 0}.items():
        guesses = Guesses(state.view(seat), GameName.HEARTS)
        layout = guesses.layout
        place = "FMR".index(name)
        laid = layout.bits(parse_cards("S8 D7"))
        for world in islice(guesses.worlds(3), 60):
            first, second, third = world.hands
            assert first | second | third | world.skat == layout.bits(
                [*state.hands[0], *state.hands[1], *state.hands[2], *state.skat]
            )
            assert [hand.bit_count() for hand in (*world.hands, world.skat)] == [7, 7, 7, 2]
            assert world.hands[place] == layout.bits(state.hands[seat])
            assert not third & layout.trumps
            assert (world.skat == laid) or name != "F"
            assert not world.skat & layout.trumps, "who took the skat lays no trump away"


def test_a_world_in_which_the_soloist_has_a_game_is_likelier() -> None:
    state = played(WRITTEN)
    guesses = Guesses(state.view(2), GameName.HEARTS)
    layout = guesses.layout
    strong = layout.bits(parse_cards("DJ HA HT HK H7 S7 D8"))
    weak = layout.bits(parse_cards("H7 C8 ST SQ S9 D8 D9"))
    skat, aces = layout.bits(parse_cards("S8 D7")), layout.bits(parse_cards("SA DA"))
    own = guesses.own
    likely = guesses.likelihood(World((strong, own, 0), skat))
    assert likely > 3 * guesses.likelihood(World((weak, own, 0), skat))
    assert likely > 1.5 * guesses.likelihood(World((strong, own, 0), aces))
