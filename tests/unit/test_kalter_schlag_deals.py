"""Whole deals of Kalter Schlag, dealt from a pack made by hand and played out trick by trick.

Each begins with the row of the rules that it plays; `packs` says how a deal is written.
"""

from __future__ import annotations

import pytest

import vorhand
from tests.packs import pack_of, played, positions, set_up
from vorhand.cards import PACKS
from vorhand.errors import IllegalMoveError
from vorhand.games.kalter_schlag.state import KalterSchlagState

DEALS = {
    "KS1: 55 30 20 15 / 2 2 2 2 -> 60 0 0 0": """
        seat 0: CJ CK CQ S8 HA H8 D9 D7
        seat 1: HJ CT C8 SK H7 DA DK D8
        seat 2: DJ CA SA ST HQ H9 DQ DT
        seat 3: SJ C9 C7 SQ S9 S7 HK HT
        3: S9 S8 SK SA
        2: H9 HT H8 H7
        3: HK HA CT HQ
        0: D7 DK DT C7
        1: D8 DQ SJ D9
        3: S7 CK HJ ST
        1: DA CA SQ CJ
        0: CQ C8 DJ C9
    """,
    "KS2: 66 34 20 0 / 4 2 2 0 -> 260 0 0 0": """
        seat 0: DJ CA CT C8 ST S9 HK DK
        seat 1: CJ HJ CQ S7 HA HT DA D8
        seat 2: SJ CK C7 SA SK HQ DQ D7
        seat 3: C9 SQ S8 H9 H8 H7 DT D9
        0: DJ double HJ SJ H7
        2: CK C9 CA CQ
        0: C8 HA C7 H8
        0: S9 S7 SA SQ
        2: D7 D9 DK D8
        0: CT HT DQ DT
        0: HK CJ HQ H9
        1: DA SK S8 ST
    """,
    "KS3: 63 57 0 0 / 5 3 0 0 -> 2020 0 0 0": """
        seat 0: CJ SJ CK SA S9 HT H8 D8
        seat 1: DJ HA HK HQ H9 DK DQ DT
        seat 2: CA CT C8 C7 SK SQ ST D7
        seat 3: HJ CQ C9 S8 S7 H7 DA D9
        1: double H9 double C8 H7 double HT
        0: SJ DJ C7 HJ
        0: D8 DT D7 D9
        1: HA SQ DA H8
        1: DK SK CQ SA
        1: DQ ST S7 CJ
        0: S9 HQ CA S8
        0: CK HK CT C9
    """,
    "KS4: 120 0 0 0 / 8 0 0 0 -> 0 480 480 480": """
        seat 0: CJ SJ HJ DJ CA CK CQ CT
        seat 1: C9 C8 C7 SA SK SQ ST S9
        seat 2: S8 S7 HA HK HQ HT H9 H8
        seat 3: H7 DA DK DQ DT D9 D8 D7
        0: double CJ S9 S8 double H7
        0: SJ ST S7 D7
        0: HJ SQ H8 D8
        0: DJ SK H9 D9
        0: CA C9 HT DT
        0: CK C8 HQ DQ
        0: CQ C7 HK DK
        0: CT SA HA DA
    """,
    "KS7: 60 60 0 0 / 4 4 0 0 -> 240 240 0 0": """
        seat 0: SJ HJ DJ CA CT S7 H9 D9
        seat 1: CJ CQ SA SK SQ H8 DA DT
        seat 2: C9 C8 ST S9 HA HQ H7 DQ
        seat 3: CK C7 S8 HK HT DK D8 D7
        1: DA DQ D7 D9
        1: DT C9 D8 HJ
        0: CA CQ C8 C7
        0: SJ CJ HQ DK
        1: SK S9 S8 S7
        1: SA ST HT H9
        1: SQ H7 CK DJ
        0: CT H8 HA HK
    """,
    "KS8: 120 0 0 0 / 7 1 0 0 -> 480 0 0 0": """
        seat 0: CJ SJ HJ DJ CA CK CQ D7
        seat 1: CT C9 C8 SA SK SQ ST D9
        seat 2: C7 HA HK HQ HT H9 H8 D8
        seat 3: DA DK DQ DT S9 S8 S7 H7
        0: CJ SA HA DA
        0: SJ SK HK DK
        0: HJ SQ HQ DQ
        0: DJ ST HT DT
        0: CA CT C7 S9
        0: CK C9 H9 S8
        0: CQ C8 H8 H7
        0: D7 D9 D8 S7
    """,
    "KS9: 30 30 30 30 / 2 2 2 2 -> 30 30 30 30": """
        seat 0: HJ CA C9 SQ ST S7 H9 DT
        seat 1: DJ CT C7 SA SK H8 D8 D7
        seat 2: SJ HK HT H7 DA DK DQ D9
        seat 3: CJ CK CQ C8 S9 S8 HA HQ
        3: S9 S7 SK H7
        1: D8 D9 CK DT
        0: H9 H8 HT HA
        3: CQ CA CT SJ
        2: DK S8 C9 D7
        2: DQ C8 HJ SA
        0: ST DJ DA HQ
        1: C7 HK CJ SQ
    """,
    "KS11: 40 40 40 0 / 3 3 2 0 -> 80 80 80 0": """
        seat 0: CJ SJ C8 S8 HA HQ H8 D9
        seat 1: HJ SA ST S9 H7 DA DQ DT
        seat 2: DJ CK SQ S7 HK DK D8 D7
        seat 3: CA CQ CT C9 C7 SK HT H9
        1: DA DK C9 D9
        1: SA S7 SK S8
        1: S9 SQ CQ CJ
        0: H8 H7 HK HT
        2: D7 H9 C8 DT
        1: ST DJ CA HQ
        2: CK C7 SJ HJ
        0: HA DQ D8 CT
    """,
}


def numbers(text: str) -> list[int]:
    return [int(word) for word in text.split()]


@pytest.mark.parametrize("row", DEALS)
@pytest.mark.clause("kalter_schlag.lead.1", "kalter_schlag.lead.2", "kalter_schlag.trick.1", "kalter_schlag.score.1")
def test_whole_deal(row: str) -> None:
    end = played(DEALS[row])
    columns, _, scores = row.partition(":")[2].partition("->")
    card_points, tricks = columns.split("/")
    assert list(end.card_points) == numbers(card_points)
    assert [sum(taken.winner == seat for taken in end.taken) for seat in range(4)] == numbers(tricks)
    assert end.result is not None
    assert list(end.result.scores) == numbers(scores)
    assert (end.turn, end.phase, len(end.legal_moves)) == (None, "over", 0)


@pytest.mark.clause("kalter_schlag.deal.1", "kalter_schlag.pack.1")
def test_dealing_three_two_three_from_the_dealers_left() -> None:
    pack = " ".join(card.text for card in PACKS[32])
    game = vorhand.game("kalter_schlag")
    state = game.deal(game.presets["source_text"], pack=pack, dealer=2)
    assert (len(state.pack), state.players, state.turn) == (32, 4, 3)
    cards = pack.split()
    for place, seat in enumerate((3, 0, 1, 2)):
        three, two, last = cards[3 * place :][:3], cards[12 + 2 * place :][:2], cards[20 + 3 * place :][:3]
        assert [card.text for card in state.dealt[seat]] == three + two + last


@pytest.mark.parametrize("dealer", range(4))
@pytest.mark.clause("kalter_schlag.lead.1")
def test_the_builder_of_packs_deals_the_hands_it_was_given(dealer: int) -> None:
    hands = ["CJ SJ HJ DJ CA CK CQ CT", "C9 C8 C7 SA SK SQ ST S9", "S8 S7 HA HK HQ HT H9 H8", "H7 DA DK DQ DT D9 D8 D7"]
    game = vorhand.game("kalter_schlag")
    state = game.deal(game.presets["source_text"], pack=pack_of(*hands, dealer=dealer), dealer=dealer)
    assert [" ".join(card.text for card in hand) for hand in state.dealt] == hands
    assert state.turn == (dealer + 1) % 4


def test_forehand_may_lead_any_card() -> None:
    state = set_up(*[" ".join(card.text for card in PACKS[32][at::4]) for at in range(4)], leader=1)
    assert [move.cards[0] for move in state.legal_moves if move.kind == "play"] == list(PACKS[32][1::4])


MARCH = DEALS["KS4: 120 0 0 0 / 8 0 0 0 -> 0 480 480 480"]


@pytest.mark.clause("kalter_schlag.call.1", "kalter_schlag.call.2", "kalter_schlag.call.3")
def test_ks17_second_and_fourth_call() -> None:
    """Seat 1 (of the rules) silent, seat 2 "Contra", seat 3 silent, seat 4 "Re": factor 4."""
    hands = MARCH.replace("0: double CJ S9 S8 double H7", "0: CJ double S9 S8 double H7")
    end = played(hands)
    assert isinstance(end, KalterSchlagState)
    assert [[call.params["call"] for call in badge.calls] for badge in end.view(None).badges()] == [
        [],
        ["contra"],
        [],
        ["re"],
    ]
    assert end.table.factor == 4
    assert end.view(0).facts()[0].params == {"factor": 4, "call": "re"}


@pytest.mark.clause("kalter_schlag.call.1")
def test_ks18_a_double_in_trick_two_is_illegal() -> None:
    second_trick = list(positions(MARCH))[7]
    assert len(second_trick.taken) == 1
    assert "double" not in second_trick.legal_moves
    with pytest.raises(IllegalMoveError) as caught:
        second_trick.play("double")
    assert (caught.value.code, caught.value.clause) == ("move.double_late", "kalter_schlag.call.1")


@pytest.mark.clause("kalter_schlag.call.2")
def test_each_player_doubles_once() -> None:
    first, doubled, *_ = positions(MARCH)
    assert "double" in first.legal_moves, "the leader may double before leading"
    assert (doubled.turn, "double" in doubled.legal_moves) == (0, False)
    with pytest.raises(IllegalMoveError) as caught:
        doubled.play("double")
    assert (caught.value.code, caught.value.clause) == ("move.double_twice", "kalter_schlag.call.2")


def test_all_four_may_double() -> None:
    seen = []
    for state in positions(MARCH.replace("0: double CJ S9 S8 double H7", "0: double CJ double S9 double S8 double H7")):
        double = [move for move in state.legal_moves if move.kind == "double"]
        if double:
            remark = state.view(state.turn).remark(double[0])
            assert remark is not None
            seen.append((state.turn, remark.params["call"], remark.params["factor"]))
    assert seen == [(0, "contra", 2), (1, "re", 4), (2, "bock", 8), (3, "hirsch", 16)]


def test_one_who_has_played_may_double_no_more() -> None:
    after_lead = list(positions(MARCH))[2]
    assert after_lead.turn == 1, "seat 0 has doubled and led"
    with pytest.raises(IllegalMoveError) as caught:
        after_lead.play("play CJ")
    assert caught.value.code == "move.not_in_hand"


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("play H7", "move.not_in_hand"),
        ("play CJ SJ", "move.unknown"),
        ("play 3 CJ", "move.unknown"),
        ("play", "move.unknown"),
        ("pass", "move.unknown"),
        ("double CJ", "move.unknown"),
        ("double 2", "move.unknown"),
    ],
)
def test_moves_that_the_game_does_not_have(move: str, code: str) -> None:
    start = next(positions(MARCH))
    with pytest.raises(IllegalMoveError) as caught:
        start.play(move)
    assert caught.value.code == code
    assert start == next(positions(MARCH)), "a refused move changes nothing"


def test_no_move_after_the_last_trick() -> None:
    with pytest.raises(IllegalMoveError) as caught:
        played(MARCH).play("play CJ")
    assert caught.value.code == "move.deal_over"
