"""The conformance checks of Rams by options that no preset has."""

from __future__ import annotations

import pytest

import vorhand
from vorhand.options import OptionValue
from vorhand.testing import check_deals

VARIANTS: dict[str, tuple[tuple[int, ...], str, dict[str, OptionValue]]] = {
    "a short pack, shuffled again": ((3, 5), "russian", {"pack_size": "32", "start_score": 20}),
    "the least that can be dealt, one draws less": (
        (6, 7), "russian", {"pack_size": "36", "when_stock_short": "draw_less", "exchange_limit": 2, "start_score": 20},
    ),
    "a pack of 52 for three, who may pass, aces too": (
        (3, 4), "russian",
        {"pack_size": "52", "three_may_pass": True, "ace_forces_in": False, "start_score": 20, "deals_per_match": 3},
    ),
    "revokes punished, no duty to ruff, none to lead the ace": (
        (3, 5), "old_book", {"revoke": "punished", "must_ruff": False, "must_lead_trump_ace": False, "start_score": 20},
    ),
    "nothing is exchanged, one alone does not play": (
        (4, 7), "arcade",
        {"exchange_limit": 0, "dealer_may_take_upcard": False, "lone_player": "no_play", "start_score": 20},
    ),
    "numbers at their ends": (
        (3, 6), "old_book",
        {
            "start_score": 5, "flush_write_off": 100, "flush_remise": 0, "trump_flush_points": 0, "remise": 100,
            "remise_with_aces": "replace", "jacks_in": "dealt_hand", "deals_per_match": 2,
        },
    ),
    "the upcard and no other card": ((4, 6), "russian", {"exchange_limit": 0, "revoke": "punished", "start_score": 30}),
}  # fmt: skip


@pytest.mark.parametrize("variant", VARIANTS)
def test_random_deals_hold(variant: str) -> None:
    counts, preset, changed = VARIANTS[variant]
    for players in counts:
        assert check_deals(vorhand.game("rams"), preset=preset, players=players, deals=8, seed=7, changed=changed) > 60
