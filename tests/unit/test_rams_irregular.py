"""What cannot happen to a program and stands in the rules all the same: a misdeal, a card exposed in the draw."""

from __future__ import annotations

import pytest

from vorhand.games.rams.irregular import ExposedCard, exposed_card, misdeal


@pytest.mark.clause("rams.deal.3")
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_after_a_misdeal_the_next_one_deals(players: int) -> None:
    assert [misdeal(dealer, players=players) for dealer in range(players)] == [*range(1, players), 0]


@pytest.mark.clause("rams.deal.4")
def test_ra32_an_exposed_card_that_is_refused_costs_the_dealer_five_and_is_replaced_last() -> None:
    assert exposed_card(refused=True) == ExposedCard(charge=5, replaced_last=True)


@pytest.mark.clause("rams.deal.4")
def test_ra32_an_exposed_card_that_is_taken_costs_nothing() -> None:
    assert exposed_card(refused=False) == ExposedCard(charge=0, replaced_last=False)
