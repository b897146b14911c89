"""The conformance checks of Ramsch, of all-pass Ramsch and of Räuberskat by options that no preset has."""

from __future__ import annotations

import pytest

import vorhand
from vorhand.options import OptionValue
from vorhand.testing import check_deals

VARIANTS: dict[str, tuple[str, str, dict[str, OptionValue]]] = {
    "jacks passed on, the skat to the last trick": (
        "ramsch", "ramsch_raeuber", {"pass_jacks": True, "blind_push": True, "skat_to": "last_trick"},
    ),
    "Schieberamsch, others pay the march": ("ramsch", "schieberamsch", {"march": "others_minus_120"}),
    "the tariff with pushes and Grand Hands": (
        "ramsch", "ramsch", {"exchange": "pass_on", "blind_push": True, "grand_hand": True, "deals_per_match": 3},
    ),
    "virgins pay, the skat to the last trick": ("ramsch", "ramsch_virgin_pays", {"skat_to": "last_trick"}),
    "Skat, and a Ramsch when all pass": ("skat", "altenburg", {"when_all_pass": "ramsch"}),
    "Skat, and a Schieberamsch when all pass, revokes punished": (
        "skat", "isko",
        {
            "when_all_pass": "ramsch", "revoke": "punished", "contra": "contra_re", "ramsch.exchange": "pass_on",
            "ramsch.blind_push": True, "ramsch.grand_hand": True, "ramsch.scoring": "points", "ramsch.skat_to": "loser",
            "ramsch.virgin": "double", "ramsch.march": "plus_120",
        },
    ),
    "Räuberskat, 10 to reach, again and again": (
        "raeuberskat", "raeuberskat",
        {"series.trigger_score": 10, "series.after_ramsch_round": "next_hundred", "series.deals_per_match": 12},
    ),
    "Räuberskat, Bock first and fourfold, the same dealer again": (
        "raeuberskat", "raeuberskat",
        {"series.first_phase": "bock_round", "series.bock_factor": 4, "skat.when_all_pass": "same_dealer"},
    ),
    "the club, no deal without a score": ("raeuberskat", "raeuberskat_club", {"series.deals_per_match": 7}),
}  # fmt: skip


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("variant", VARIANTS)
def test_random_deals_hold(variant: str, players: int) -> None:
    game, preset, changed = VARIANTS[variant]
    assert check_deals(vorhand.game(game), preset=preset, players=players, deals=12, seed=7, changed=changed) > 100
