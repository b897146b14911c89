"""The conformance checks of Skat by the options that no preset has."""

from __future__ import annotations

import pytest

import vorhand
from vorhand.options import OptionValue
from vorhand.testing import check_deals

VARIANTS: dict[str, dict[str, OptionValue]] = {
    "contra and re": {"contra": "contra_re"},
    "contra for those who bid": {"contra": "contra", "contra_needs_bid": True},
    "revokes punished": {"revoke": "punished"},
    "the same dealer again": {"when_all_pass": "same_dealer", "deals_per_match": 5},
    "schneider with 31, odd Null values": {"schneider_limit": 31, "null": 20, "null_ouvert_hand": 200},
}


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("variant", VARIANTS)
def test_random_deals_hold(variant: str, players: int) -> None:
    skat = vorhand.game("skat")
    assert check_deals(skat, preset="altenburg", players=players, deals=25, seed=7, changed=VARIANTS[variant]) > 200
