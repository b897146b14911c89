"""Chance: the same seed, the same cards, on every Python; and no card or seat preferred."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from vorhand.cards import PACKS, format_cards
from vorhand.chance import SEED_LIMIT, drawn, mix, shuffled

seeds = st.integers(0, SEED_LIMIT - 1)

PINNED = {
    0: "CK SK H9 HA DA CQ CA D9 C8 DK SA CJ H8 HK S7 HQ CT D8 D7 C9 DQ HJ S9 SJ DT HT SQ S8 C7 ST H7 DJ",
    7: "HA H8 DA C8 D8 C7 HQ HT HK S9 H7 SJ C9 D9 S8 D7 CJ DT DJ SA H9 DK DQ CA ST CK SK S7 CQ HJ CT SQ",
    2**53 - 1: "D8 H9 D9 DA DT DJ S8 DK SJ S9 CK SK SA HT H7 HJ DQ HK S7 H8 D7 HA HQ C7 SQ CA ST CQ CT C9 C8 CJ",
}


def test_the_pack_of_a_seed_is_pinned() -> None:
    assert {seed: format_cards(shuffled(PACKS[32], seed)) for seed in PINNED} == PINNED


def test_the_seeds_of_a_match_are_pinned() -> None:
    made = [mix(0), mix(1, 0), mix(1, 1), mix(1, 2, 3), mix(2**53 - 1, 4, 0, 31)]
    assert made == [0, 2865243701271745, 3251949076933735, 1050332618434939, 4832795627356286]


@given(seeds, st.lists(st.integers(), max_size=40))
def test_shuffling_keeps_every_item(seed: int, items: list[int]) -> None:
    assert sorted(shuffled(items, seed)) == sorted(items)


@given(seeds, st.lists(st.integers(0, 40), max_size=4))
def test_mixed_seeds_are_seeds(seed: int, parts: list[int]) -> None:
    mixed = mix(seed, *parts)
    assert 0 <= mixed < SEED_LIMIT
    assert mix(seed, *parts) == mixed


def test_every_order_of_three_is_as_likely() -> None:
    orders = Counter(shuffled("ABC", mix(1, number)) for number in range(6000))
    assert len(orders) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in orders.values()) < 20.5, "chi-square, 5 degrees, 0.1 %"


def test_every_item_is_as_likely_to_be_drawn() -> None:
    lots = Counter(drawn("ABCD", mix(2, number)) for number in range(4000))
    assert sum((count - 1000) ** 2 / 1000 for count in lots.values()) < 16.3, "chi-square, 3 degrees, 0.1 %"


def test_parts_make_different_seeds() -> None:
    made = {mix(9, deal, seat, ply) for deal in range(12) for seat in range(4) for ply in range(32)}
    assert len(made) == 12 * 4 * 32
