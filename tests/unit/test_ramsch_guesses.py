"""What a player of Ramsch remembers, and what he makes of the cards the others played."""

from __future__ import annotations

from itertools import islice

import pytest

from tests.ramsch import played
from tests.unit.test_ramsch_bot import LAYOUT, by_lot
from vorhand.cards import PACKS, parse_cards
from vorhand.games.skat.bot import SkatBot
from vorhand.games.skat.ramsch_danger import HELD, JACKS_HELD
from vorhand.games.skat.ramsch_guesses import RamschGuesses
from vorhand.games.skat.ramsch_habits import SUITS
from vorhand.games.skat.ramsch_options import PRESETS
from vorhand.games.skat.ramsch_payoffs import Payoffs, Taken


@pytest.mark.parametrize("memory", [0.3, 0.85, 1.0])
def test_worlds_fit_what_is_remembered(memory: float) -> None:
    forgotten = 0
    for seed in range(5):
        for state in by_lot("ramsch", seed):
            assert state.turn is not None
            at, guesses = state.table, RamschGuesses(state.view(state.turn), memory)
            forgotten += guesses.forgotten.bit_count()
            lying = LAYOUT.bits((*at.cards, *(at.taken[-1].trick.cards if at.taken else ())))
            assert not guesses.forgotten & (lying | guesses.own)
            for world in islice(guesses.worlds(seed), 3):
                held = [*world.hands, world.skat]
                assert sum(bits.bit_count() for bits in held) == sum((bits for bits in held), start=0).bit_count(), (
                    "no card lies in two places"
                )
                assert not sum(held) & guesses.gone
                for place, seat in enumerate(at.positions):
                    assert world.hands[place].bit_count() == at.cards_left(seat)
                    assert not world.hands[place] & guesses.void[place]
            for place, seat in enumerate(at.positions):
                assert not LAYOUT.bits(state.hands[seat]) & guesses.void[place], "what it takes for void is void"
    assert (forgotten == 0) == (memory == 1.0)


def test_who_forgot_a_void_may_lead_the_suit_again() -> None:
    state = played("""
        F: C7 C8 CA S7 S9 SA H8 H9 HA D7
        M: CJ SJ C9 CK SK SQ S8 HK H7 DK
        R: HJ DJ CT CQ ST DA D9 HQ DT DQ
        skat: HT D8
        F: H9 HK HQ
        M: C9 CQ C8
        R: ST S7 S8
    """)
    view = state.view(state.table.positions[0])
    sure, vague = RamschGuesses(view), RamschGuesses(view, 0.0)
    assert not sure.forgotten
    assert vague.forgotten & LAYOUT.bits(parse_cards("HK HQ C9 CQ")) == vague.forgotten
    assert len(vague.unseen) == len(sure.unseen) + vague.forgotten.bit_count()


def test_a_low_card_under_a_high_one_tells_of_none_between() -> None:
    """Rearhand stayed below the ace with the seven: worlds in which it kept the ten for that are unlikely."""
    state = played("""
        F: CA C8 CK ST S8 S9 HK HQ D8 DT
        M: SJ CJ C9 CQ SK S7 H8 HA D9 DQ
        R: HJ DJ CT C7 SA SQ H7 H9 DK DA
        skat: HT D7
        F: CA CQ C7
    """)
    guesses = RamschGuesses(state.view(state.table.positions[0]))
    ten, kept = LAYOUT.bits(parse_cards("CT")), LAYOUT.bits(parse_cards("C9"))
    worlds = list(islice(guesses.worlds(3), 400))
    with_ten = [guesses.likelihood(world) for world in worlds if world.hands[2] & ten and not world.hands[2] & kept]
    without = [guesses.likelihood(world) for world in worlds if not world.hands[2] & (ten | kept)]
    assert sum(with_ten) / len(with_ten) < 0.8 * sum(without) / len(without)


def test_a_weighed_world_is_one_that_fits_and_the_shares_add_up() -> None:
    everything = LAYOUT.bits(PACKS[32])
    for state in islice(by_lot("schieberamsch", 2), 0, None, 4):
        guesses = RamschGuesses(state.view(state.turn))
        kept = guesses.weighed(5, kept=12)
        assert len(kept) <= 12
        assert sum(share for _, share in kept) == pytest.approx(1)
        for world, _ in kept:
            assert world.hands[0] | world.hands[1] | world.hands[2] | world.skat | guesses.gone == everything


def test_relief_is_what_parting_takes_from_the_danger() -> None:
    assert SUITS.relief(0, 0b1000001, 6) == HELD[0b1000001] - HELD[1]
    assert SUITS.relief(SUITS.top, 0b1001, 3) == JACKS_HELD[0b1001] - JACKS_HELD[1]


def test_how_likely_a_place_is_spared() -> None:
    payoffs = Payoffs(PRESETS["ramsch"], factor=1)
    taken = Taken([45, 40, 25], [4, 3, 3], 0, 10)
    spared = [payoffs.spared(taken, payoffs.expected(taken, 5.0), place) for place in range(3)]
    assert spared == sorted(spared)
    assert sum(spared) == pytest.approx(2)
    sure = payoffs.scores(taken)
    assert [payoffs.spared(taken, sure, place) for place in range(3)] == [0, 1, 1]
    maids = Payoffs(PRESETS["ramsch_virgin_pays"], factor=1)
    none = Taken([60, 50, 0], [6, 4, 0], 0, 10)
    assert [maids.spared(none, maids.scores(none), place) for place in range(3)] == [1, 1, 0]


def test_every_card_has_a_chance_and_the_last_one_is_sure() -> None:
    for seed in range(4):
        for state in by_lot("ramsch_raeuber", seed):
            if state.phase == "play" and len(state.table.taken) in (3, 9):
                ratings = SkatBot(2000).rate(state.view(state.turn), seed=seed)
                assert all(
                    each.chance is not None and 0 <= each.chance <= 1 for each in ratings if each.move.kind == "play"
                )
                if len(state.table.taken) == 9 and len(state.table.cards) == 2:
                    end = state.play(ratings[0].move)
                    assert state.turn is not None
                    assert end.result is not None
                    (played_last,) = [each for each in ratings if each.move.kind == "play"]
                    assert played_last.chance == (end.result.scores[state.turn] >= 0)
