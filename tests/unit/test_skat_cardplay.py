"""Rating cards in sampled worlds: what it may spend, when it stops, and what its figures mean."""

from __future__ import annotations

import pytest

from tests.skat import played
from vorhand.ai.budget import Budget
from vorhand.cards import Card, parse_cards
from vorhand.games.skat.cardplay import CardPlay, Worth
from vorhand.games.skat.stakes import Reaches
from vorhand.games.skat.state import SkatState
from vorhand.moves import PLAY

DEAL = """
    F: CJ SJ HA HT H9 H8 CA CT S7 D8
    M: HJ HK CK CQ SA SK S9 DA DT D7
    R: DJ HQ H7 C9 C8 ST SQ S8 DK DQ
    skat: C7 D9
    M18, F hold, M pass, R pass
    F take, F discard C7 D9, F declare hearts
"""
LOST = """
    F: CJ H9 HJ C9 C8 C7 S8 S7 D8 D7
    M: SJ DJ HA HT HK H8 SA CA DA DT
    R: HQ H7 CT CK CQ ST SK SQ DK DQ
    skat: S9 D9
    M18, F hold, M pass, R pass
    F take, F discard S9 D9, F declare hearts
"""


def thought(state: SkatState, limit: int, *, memory: float = 1.0) -> tuple[dict[Card, Worth], Budget]:
    view, budget = state.view(state.turn), Budget(limit)
    cards = [move.cards[0] for move in view.legal_moves if move.kind == PLAY]
    assert view.table.contract is not None
    worths = CardPlay(view, view.table.contract, memory).worths(cards, seed=3, budget=budget)
    return dict(zip(cards, worths, strict=True)), budget


@pytest.mark.parametrize("limit", [1, 300, 2_400, 9_600])
@pytest.mark.parametrize("tricks", ["", "F: !CJ HK H7", "F: !CJ HK H7\nF: !S7 SA S8\nM: DA"])
def test_a_move_is_ready_whenever_the_budget_ends(limit: int, tricks: str) -> None:
    found, budget = thought(played(DEAL + tricks), limit)
    assert all(0 <= worth.chance <= 1 for worth in found.values())
    assert len({worth.value for worth in found.values()}) > 1
    if limit >= 2_400:
        assert budget.spent <= 1.2 * limit


def test_where_nothing_makes_a_difference_it_soon_stops() -> None:
    """Three trumps are left, all the soloist's, and he has 54 card points: nothing that rearhand leads beats him."""
    late = "F: !CJ HK H7\nF: !SJ HJ DJ\nF: !HA CQ HQ\nF: !CA CK C8\nF: !CT D7 C9\nF: !S7 SK ST"
    found, budget = thought(played(DEAL + late), 200_000)
    assert {worth.chance for worth in found.values()} == {0.0}
    assert budget.spent < 60_000


def test_a_lost_game_is_played_on_for_what_there_is() -> None:
    found, _ = thought(played(LOST), 20_000)
    tried = [worth for worth in found.values() if worth.tried]
    assert max(worth.chance for worth in tried) < 0.5
    assert len({round(worth.value, 3) for worth in tried}) > 1, "there are better and worse ways to lose"


def test_the_chance_is_that_of_the_own_side() -> None:
    state = played(LOST + "F: !CJ")
    found, _ = thought(state, 20_000)
    assert min(worth.chance for worth in found.values() if worth.tried) > 0.4
    assert all(worth.value > -60 for worth in found.values())


def test_what_is_sure_goes_before_what_a_play_out_says() -> None:
    said = Reaches(0.9, 0.6, 0.2)
    assert said.sure(wins=None) == said
    assert said.sure(wins=True) == Reaches(1.0, 1.0, 0.2)
    assert said.sure(wins=False) == Reaches(0.9, 0.0, 0.0)
    assert said.sure(alive=False).alive == 0.0
    assert said.sure(schneider=True).schneider == 1.0


def test_who_forgets_thinks_of_other_worlds() -> None:
    tricks = "F: !CJ HK H7\nF: !SJ HJ DJ\nF: !HA CQ HQ\nF: !CA CK C8\nF: !S7 SA"
    state = played(DEAL + tricks)
    assert parse_cards("ST") == (next(iter(state.view(state.turn).legal_moves)).cards)
    whole, _ = thought(state, 9_600)
    some, _ = thought(state, 9_600, memory=0.3)
    assert whole != some
