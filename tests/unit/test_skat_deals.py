"""Whole deals of Skat, dealt from a pack made by hand and played out move by move: `data/skat_deals.txt`."""

from __future__ import annotations

import pytest

import vorhand
from tests.skat import (
    cases,
    deal_named,
    declared_in,
    played,
    positions,
    result_of,
    rules,
    score_of,
    seats,
    written,
)
from vorhand.cards import PACKS, parse_cards
from vorhand.moves import Move

FEWEST = 8
CASES = [pytest.param(text, code, row, id=f"{name} {code}") for name, text, code, row in cases()]


@pytest.mark.clause("skat.lead.1", "skat.lead.2", "skat.trick.1", "skat.score.1", "skat.score.2", "skat.end.1")
@pytest.mark.parametrize(("text", "code", "row"), CASES)
def test_whole_deal(text: str, code: str, row: str) -> None:
    end = played(text, options=rules(code))
    result = result_of(end)
    assert result.soloist is not None
    points, tricks = result.card_points[result.soloist], result.tricks[result.soloist]
    assert f"{declared_in(end)}, {points} points, {tricks} tricks -> {score_of(end)}" == row


def test_there_are_deals_enough_under_both_codes() -> None:
    for code in ("altenburg", "isko"):
        assert len({text for _, text, each, _ in cases() if each == code}) >= FEWEST


@pytest.mark.parametrize("name", written())
def test_a_deal_that_is_over_is_over(name: str) -> None:
    end = played(deal_named(name))
    assert (end.turn, end.phase, len(end.legal_moves), end.view(None).turn) == (None, "over", 0, None)
    result = result_of(end)
    assert sum(result.scores) == result.scores[result.soloist or 0]
    assert sum(step.amount for step in result.derivation) == sum(result.scores)
    if result.contract is not None and not result.contract.null:
        assert sum(result.card_points) == 120
        assert sum(result.tricks) == 10


@pytest.mark.parametrize("name", ["SK3", "SK10", "SK14"])
def test_card_points_are_counted_trick_by_trick(name: str) -> None:
    """What the seats have taken, the soloist with his skat, and what lies elsewhere make 120 after every move."""
    for state in positions(deal_named(name)):
        loose = [card for place, cards in state.places().items() if "pile" not in place for card in cards]
        points = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
        assert sum(state.card_points) + sum(points.get(card.text[1], 0) for card in loose) == 120


@pytest.mark.clause("skat.pack.1", "skat.rank.4", "skat.deal.1")
@pytest.mark.parametrize("players", [3, 4])
def test_dealing_three_skat_four_three(players: int) -> None:
    game = vorhand.game("skat")
    cards = [card.text for card in PACKS[32]]
    state = game.deal(game.presets["isko"], pack=" ".join(cards), dealer=2, players=players)
    assert (len(state.pack), state.players) == (32, players)
    assert game.seats == (3, 4)
    places = seats(2, players)
    assert state.turn == places["M"], "middlehand speaks first"
    for at, seat in enumerate(places.values()):
        packets = cards[3 * at :][:3], cards[11 + 4 * at :][:4], cards[23 + 3 * at :][:3]
        assert [card.text for card in state.dealt[seat]] == [card for packet in packets for card in packet]
    assert state.laid()["skat"] == parse_cards(" ".join(cards[9:11]))
    assert players == 3 or state.dealt[2] == ()
    assert game.card_values is not None
    assert {rank.value: worth for rank, worth in game.card_values.items()} == {
        "A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0,
    }  # fmt: skip


@pytest.mark.parametrize("dealer", range(3))
def test_the_first_of_the_deal_moves_with_the_dealer(dealer: int) -> None:
    end = played(deal_named("SK7"), dealer=dealer)
    assert result_of(end).scores[seats(dealer)["M"]] == 18


@pytest.mark.parametrize("dealer", range(4))
@pytest.mark.clause("skat.deal.3")
def test_four_at_the_table_the_deal_is_the_same_and_the_dealer_has_no_part(dealer: int) -> None:
    end = played(deal_named("SK3"), dealer=dealer, players=4)
    result = result_of(end)
    assert result.scores == tuple(168 if seat == (dealer + 3) % 4 else 0 for seat in range(4))
    assert (result.card_points[dealer], result.tricks[dealer]) == (0, 0)
    assert sum(result.card_points) == 120


@pytest.mark.clause("skat.end.1")
def test_null_ends_with_the_soloists_first_trick() -> None:
    text = deal_named("null-ouvert-hand-lost-o")
    end = played(text)
    assert (len(end.taken), end.phase) == (3, "over")
    assert end.taken[-1].winner == end.table.soloist
    *_, before, last = positions(text)
    assert before.phase == "play"
    assert last == end
    last_card = end.taken[-1].trick.cards[-1]
    told = before.events(Move("play", last_card), None)
    assert [note.key for note in told] == ["played", "trick", "null_ended"]


@pytest.mark.parametrize("name", ["SK3", "trap-jacks-laid-away", "SK13o"])
def test_after_the_deal_the_skat_and_the_discard_are_told(name: str) -> None:
    text = deal_named(name)
    end = played(text)
    skat = next(line for line in text.splitlines() if line.startswith("skat: ")).removeprefix("skat: ")
    assert end.laid()["skat"] == parse_cards(skat)
    discard = next((part.strip() for part in text.replace("\n", ",").split(",") if " discard " in part), "")
    laid = end.laid().get("discard", ())
    assert sorted(card.text for card in laid) == sorted(discard.split()[2:])


def test_the_jack_in_the_skat_counts_in_a_hand_game() -> None:
    """SK13 and SK14: clubs, hearts' and diamonds' jack in the hand, the jack of clubs in the skat: with 1."""
    result = result_of(played(deal_named("SK14")))
    assert (result.entry["matadors"], result.derivation[0].key) == (1, "with")
