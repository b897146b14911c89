"""Whole deals of Rams, dealt from packs made by hand and played out move by move; the dealing itself."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import vorhand
from tests.rams import (
    NAMES,
    all_in,
    came_to,
    cases,
    dealt,
    hand,
    hands_in,
    in_order,
    legal,
    on_turn,
    played,
    positions,
    result_of,
    rules,
    seats,
    size_of,
    written,
)
from vorhand.cards import PACKS
from vorhand.chance import shuffled
from vorhand.games.rams.state import RamsState

CASES = cases()


@pytest.mark.clause("rams.score.1", "rams.score.2", "rams.score.3", "rams.score.4", "rams.lead.1", "rams.lead.2")
@pytest.mark.parametrize(("name", "text", "code", "scores", "row"), CASES, ids=[case[0] for case in CASES])
def test_whole_deal(name: str, text: str, code: str, scores: list[int] | None, row: str) -> None:
    """Whoever deals, the deal comes to the same."""
    for dealer in range(len(set(hands_in(text)) & set(NAMES))):
        end = played(text, code, dealer=dealer, scores=scores)
        assert came_to(end) == row
        assert (end.turn, end.phase, len(end.legal_moves), on_turn(end)) == (None, "over", 0, "-")


def test_there_are_deals_for_every_number_of_players_and_every_ending() -> None:
    players = {len(set(hands_in(text)) & set(NAMES)) for text, _ in written().values()}
    assert players == {3, 4, 5, 6, 7}
    assert {row.rpartition(", ")[2] for *_, row in CASES} == {
        "played_out", "flush", "rams", "lone", "lone_no_play", "nobody_in", "stopped", "zero_together", "revoked",
    }  # fmt: skip
    assert len(written()) >= 20


def test_every_row_of_the_rules_has_its_test() -> None:
    """RA1 to RA34: each is a written deal, a row of a table, or stands in the name of a test."""
    texts = [path.read_text(encoding="utf-8") for path in sorted(Path(__file__).parent.glob("test_rams_*.py"))]
    names = [name for text in texts for name in re.findall(r"def (test_\w+)", text)]
    named = [found for name in names for found in re.findall(r"_ra(\d+)", name)]
    in_tables = [found for text in texts for found in re.findall(r"^    RA(\d+) ", text, flags=re.MULTILINE)]
    deals = [name.removeprefix("RA") for name, *_ in CASES if re.fullmatch(r"RA\d+", name)]
    assert {int(number) for number in (*named, *in_tables, *deals)} == set(range(1, 35))


@pytest.mark.parametrize("case", CASES, ids=[case[0] for case in CASES])
def test_the_steps_add_up_and_cards_count_nothing(case: tuple[str, str, str, list[int] | None, str]) -> None:
    _, text, code, scores, _ = case
    end = played(text, code, scores=scores)
    result = result_of(end)
    for seat in range(end.players):
        steps = [step for step in result.derivation if step.seat == seat]
        assert sum(step.amount for step in steps) == result.scores[seat]
        assert all(step.amount for step in steps), "a step that changes nothing is none"
        assert {step.clause for step in steps} <= set(vorhand.game("rams").clauses)
    assert (result.card_points, end.card_points) == ((), ())
    assert all(badge.card_points is None for badge in end.view(None).badges())
    assert all(taken.card_points == 0 for taken in end.taken)


@pytest.mark.clause("rams.pack.1", "rams.deal.1")
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
@pytest.mark.parametrize("size", ["by_players", "32", "36", "52"])
def test_three_and_two_cards_then_the_upcard_then_the_stock(players: int, size: str) -> None:
    options = rules(f"russian pack_size={size} when_stock_short=draw_less")
    count = size_of(options, players)
    if count - 1 - 5 * players < 0:
        return
    pack = shuffled(PACKS[count], players)
    for dealer in range(players):
        text = " ".join(card.text for card in pack)
        state = vorhand.game("rams").deal(options, pack=text, dealer=dealer, players=players)
        assert isinstance(state, RamsState)
        for place, seat in enumerate(seats(dealer, players).values()):
            two = 3 * players + 2 * place
            wanted = (*pack[3 * place :][:3], *pack[two : two + 2])
            assert state.dealt[seat] == state.hands[seat] == wanted
        assert state.table.upcard is pack[5 * players]
        assert state.hidden.stock == pack[5 * players + 1 :]
        assert state.table.stock == count - 1 - 5 * players
        assert (state.phase, on_turn(state), state.dealer) == ("declare", "A", dealer)
        assert state.table.trump is pack[5 * players].suit


@pytest.mark.clause("rams.pack.1", "rams.rank.1")
def test_thirty_six_cards_up_to_four_players_and_fifty_two_for_more() -> None:
    for players in (3, 4, 5, 6, 7):
        state = vorhand.game("rams").deal(rules(), seed=1, players=players)
        assert isinstance(state, RamsState)
        assert len(state.pack) == (36 if players < 5 else 52)
        ranks = "AKQJT9876" if players < 5 else "AKQJT98765432"
        assert {card.rank.value for card in state.pack} == set(ranks)
        groups = [" ".join(card.text for card in cards) for _, cards in state.view(None).order.groups() if cards]
        trump = state.table.trump.value
        wanted = {" ".join(f"{suit}{rank}" for rank in ranks) for suit in "CSHD"}
        assert set(groups) == wanted, "what the page sorts by has the cards of the pack and no others"
        assert groups[0].startswith(trump)


@pytest.mark.parametrize("dealer", range(5))
def test_the_builder_of_packs_deals_the_hands_it_was_given(dealer: int) -> None:
    hands = {"A": "HA H2", "B": "CJ SJ C2 C3 D9", "C": "", "D": "D2", "E": "S9", "upcard": "HK", "stock": "HQ CA"}
    state = dealt(hands, dealer=dealer)
    for name, text in hands.items():
        if name in NAMES:
            assert set(text.split()) <= set(hand(state, name).split())
    assert " ".join(card.text for card in state.hidden.stock[:2]) == "HQ CA"
    assert state.table.upcard.text == "HK"
    filled = [card for seat in range(5) for card in state.hands[seat] if card.text not in " ".join(hands.values())]
    assert not {card.rank.value for card in filled} & {"A", "J"}


@pytest.mark.clause("rams.declare.1", "rams.deal.2")
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_who_speaks_exchanges_and_leads_in_turn(players: int) -> None:
    """From the dealer's left, the dealer last; then the dealer is asked about the upcard, and the first leads."""
    for dealer in range(players):
        state = dealt({"A": ""}, players=players, dealer=dealer)
        asked = []
        while state.phase != "play":
            asked.append((state.phase, on_turn(state)))
            state = state.play({"declare": "in", "exchange": "exchange", "upcard": "pass"}[state.phase])
        names = NAMES[:players]
        assert asked == [
            *(("declare", name) for name in names), *(("exchange", name) for name in names), ("upcard", names[-1]),
        ]  # fmt: skip
        assert on_turn(state) == "A"


def test_a_written_deal_has_a_position_for_each_move() -> None:
    text = written()["RA27"][0]
    phases = [(state.phase, on_turn(state)) for state in positions(text, scores=[7, 100, 100])]
    assert phases == [
        ("declare", "A"), ("declare", "B"), ("declare", "C"), ("exchange", "A"), ("exchange", "B"), ("exchange", "C"),
        ("upcard", "C"), ("play", "A"), ("play", "B"), ("play", "C"), ("play", "A"), ("play", "B"), ("play", "C"),
        ("zero", "A"), ("over", "-"),
    ]  # fmt: skip


def test_legal_moves_print_themselves_in_order() -> None:
    state = dealt({"A": "C6 S6 H6 D6 C7", "B": "", "C": "", "D": "", "upcard": "S9"})
    assert legal(state) == "in, out"
    state = all_in(state)
    assert legal(state).split(", ")[:7] == [
        "exchange", "exchange C6", "exchange S6", "exchange H6", "exchange D6", "exchange C7", "exchange C6 S6",
    ]  # fmt: skip
    assert len(state.legal_moves) == 32
    assert in_order(state, range(4)) == [1, 2, 3, 0]
