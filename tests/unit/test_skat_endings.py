"""Deals that end before their last card: a claim, a concession, a revoke where the option punishes it."""

from __future__ import annotations

import pytest

import vorhand
from tests.skat import (
    cases,
    deal_named,
    dealt,
    declared_in,
    listed,
    on_turn,
    played,
    positions,
    result_of,
    rules,
    score_of,
    seats,
    spoken,
    written,
)
from vorhand.errors import IllegalMoveError
from vorhand.games.skat.scoring import SkatResult
from vorhand.games.skat.state import SkatState

CONCESSIONS = """
    SK7 at once, F concedes               -> 120 points, 10 tricks, M +36
    SK7 at once and HT, M concedes        -> 14 points, 0 tricks, M -72
    SK7 after 6 tricks, M concedes        -> 54 points, 3 tricks, M -36
    SK7 after 6 tricks and DQ, R concedes -> 84 points, 7 tricks, M +18
    SK7 after 7 tricks, M concedes        -> 61 points, 4 tricks, M +18
    null-won after 3 tricks, F concedes   -> 0 tricks, M +23
    null-won after 3 tricks and D8, M concedes -> M -46
    SK27o after 1 tricks, F concedes      -> 18 points, 1 tricks, F -252
"""

CLAIMS = """
    clubs from the top: F hand, F declare clubs -> 120 points, 10 tricks, F +168
    clubs schwarz announced: F hand, F declare clubs schwarz -> 120 points, 10 tricks, F +192
    clubs against two jacks: F hand, F declare clubs -> 120 points, 10 tricks, F +72
    jacks and two long suits: F hand, F declare grand -> 120 points, 10 tricks, F +192
    small cards: F hand, F declare null -> 0 tricks, F +35
"""

HANDS = {
    "clubs from the top": "CJ SJ HJ DJ CA CT CK CQ C9 C8",
    "clubs schwarz announced": "CJ SJ HJ DJ CA CT CK CQ C9 C8",
    "clubs against two jacks": "CJ SJ CA CT CK CQ C9 C8 C7 SA",
    "jacks and two long suits": "CJ SJ HJ DJ CA CT CK SA ST SK",
    "small cards": "C7 C8 C9 S7 S8 S9 H7 H8 H9 D7",
}

UNPROVEN = """
    a trump may be out:      clubs:   SJ HJ DJ CA CT CK CQ C9 C8 C7
    a queen may be guarded:  grand:   CJ SJ HJ DJ CA CT C9 SA ST SK
    an ace is missing:       clubs:   CJ SJ HJ DJ CA CT CK CQ C9 S7
    an eight may be caught:  null:    C7 C8 C9 S7 S8 S9 H7 H8 H9 DT
"""


def at_point(row: str) -> SkatState:
    """The position of a written deal that a row names: `SK7 after 6 tricks and DQ`."""
    name, _, where = row.strip().partition(" ")
    when, _, card = where.partition(" and ")
    tricks = int((*when.split(), "0")[1]) if when.startswith("after") else 0
    for state in positions(deal_named(name), options=rules("altenburg")):
        cards = " ".join(each.text for each in state.table.cards)
        if state.phase == "play" and len(state.taken) == tricks and cards == card:
            return state
    raise AssertionError(f"a slip: {row}")


def counted(result: SkatResult, wanted: str) -> str:
    """Points and tricks of the soloist, as far as the row asks for them."""
    assert result.soloist is not None
    parts = [f"{result.card_points[result.soloist]} points"] if "points" in wanted else []
    parts += [f"{result.tricks[result.soloist]} tricks"] if "tricks" in wanted else []
    return ", ".join(parts)


def check_end(state: SkatState, wanted: str) -> None:
    assert (state.phase, state.turn, len(state.legal_moves)) == ("over", None, 0)
    told = counted(result_of(state), wanted)
    assert ", ".join(filter(None, [told, score_of(state)])) == wanted.strip()


@pytest.mark.clause("skat.end.3")
@pytest.mark.parametrize("row", CONCESSIONS.strip().splitlines(), ids=str.strip)
def test_who_concedes_gives_the_other_side_all_that_is_left(row: str) -> None:
    left, _, wanted = row.partition("->")
    where, _, who = left.partition(", ")
    state, name = at_point(where), who.split()[0]
    assert on_turn(state) == name
    assert "concede" in state.legal_moves
    end = state.play("concede")
    check_end(end, wanted)
    (note,) = (note for note in result_of(end).notes if note.key == "conceded")
    assert note.params == {"seat": seats(state.dealer)[name]}


def test_nobody_concedes_before_the_play() -> None:
    for state in positions(deal_named("SK7")):
        assert ("concede" in state.legal_moves) == (state.phase == "play")
        if state.turn is not None and state.phase != "play":
            with pytest.raises(IllegalMoveError):
                state.play("concede")


def forehand_plays(hand: str, declared: str) -> SkatState:
    """Forehand holds the hand and has declared at 18; nothing useful lies in the skat."""
    spare = [card for card in ("D8", "D9", "S7", "S8", "C7") if card not in hand][:2]
    state = dealt({"F": hand, "skat": " ".join(spare)}, options=rules("altenburg"))
    return spoken(state, f"M18, F hold, M pass, R pass, {declared}")


@pytest.mark.clause("skat.end.2")
@pytest.mark.parametrize("row", CLAIMS.strip().splitlines(), ids=str.strip)
def test_a_claim_that_holds_however_the_cards_lie_ends_the_deal(row: str) -> None:
    name, _, rest = row.strip().partition(": ")
    declared, _, wanted = rest.partition(" -> ")
    state = forehand_plays(HANDS[name], declared)
    assert "claim" in state.legal_moves
    end = state.play("claim")
    check_end(end, wanted)
    (note,) = (note for note in result_of(end).notes if note.key == "claimed")
    assert note.params == {"seat": seats(state.dealer)["F"]}


@pytest.mark.clause("skat.end.2")
@pytest.mark.parametrize("row", UNPROVEN.strip().splitlines(), ids=str.strip)
def test_a_claim_that_might_fail_is_refused(row: str) -> None:
    _, game, hand = (part.strip() for part in row.split(":"))
    state = forehand_plays(hand, f"F hand, F declare {game}")
    assert "claim" not in state.legal_moves
    with pytest.raises(IllegalMoveError) as caught:
        state.play("claim")
    assert (caught.value.code, caught.value.clause) == ("move.claim_unproven", "skat.end.2")


@pytest.mark.parametrize(
    ("led", "hand", "holds"),
    [
        ("C7", "CJ SJ HJ DJ HA HT HK HQ CA CT", False),
        ("C7", "CJ SJ HJ DJ HA HT HK HQ H9 H8", True),
        ("H7", "CJ SJ HJ DJ HA HT HK HQ H9 CA", True),
        ("H7", "SJ HJ DJ HA HT HK HQ H9 CA CT", False),
    ],
    ids=["the third may ruff", "trumps to the last", "trumps drawn", "the oldest is out"],
)
@pytest.mark.clause("skat.end.2")
def test_who_is_second_to_a_trick_claims_only_what_the_third_cannot_take(led: str, hand: str, holds: bool) -> None:
    state = dealt({"F": led, "M": hand, "skat": "D7 D8"}, options=rules("altenburg"))
    state = spoken(state, f"M18, F pass, R pass, M hand, M declare hearts, F play {led}")
    assert ("claim" in state.legal_moves) == holds


def test_who_follows_may_take_the_trick_with_his_one_plain_card() -> None:
    """Forehand holds HJ HT with HQ and S8 on the table; the jack is the highest trump left, so both tricks are his."""
    said = "pass, pass, bid 18, hand, declare clubs"
    cards = "CT C8 CQ DT DK D8 DJ CJ SJ H8 H9 HK ST S9 S7 SQ SK SA DA D7 D9 DQ CK HA HQ S8"
    state = vorhand.game("skat").deal(rules("isko"), seed=719, dealer=2)
    for move in [*said.split(", "), *(f"play {card}" for card in cards.split())]:
        state = state.play(move)
    assert [str(move) for move in state.legal_moves] == ["play HT", "claim", "concede"]


def test_a_defender_claims_nothing_in_null() -> None:
    state = forehand_plays("C7 C8 C9 S7 S8 S9 H7 H8 H9 D7", "F hand, F declare null, F play C7")
    assert "claim" not in state.legal_moves
    with pytest.raises(IllegalMoveError) as caught:
        state.play("claim")
    assert (caught.value.code, caught.value.clause) == ("move.claim_null_defender", "skat.end.2")


def test_a_defender_claims_the_rest_for_his_side() -> None:
    """Rearhand has all trumps but two; as long as he holds the eight of clubs, the rest is not his."""
    hands = {
        "F": "C7 D8 D9 SA ST SK HA HT HK HQ",
        "M": "CA CT CK CQ S7 S8 S9 H7 H8 H9",
        "R": "CJ SJ HJ DJ DA DT DK DQ D7 C8",
    }
    state = dealt(hands, options=rules("altenburg"))
    state = spoken(state, "M18, F pass, R pass, M hand, M declare diamonds, F play D8")
    state = spoken(state, "M play S7, R play CJ")
    assert on_turn(state) == "R"
    assert "claim" not in state.legal_moves, "the eight of clubs may lose a trick"
    state = spoken(state, "R play C8, F play C7, M play CA, M play CT, R play D7, F play ST")
    assert on_turn(state) == "R"
    end = spoken(state, "R claim")
    result = result_of(end)
    assert result.tricks[seats(0)["M"]] == 1
    assert score_of(end).startswith("M -")


def test_before_the_play_nothing_is_claimed() -> None:
    for state in positions(deal_named("SK3")):
        if state.turn is not None and state.phase != "play":
            with pytest.raises(IllegalMoveError):
                state.play("claim")


@pytest.mark.clause("skat.revoke.1")
@pytest.mark.parametrize(
    ("text", "code", "row"),
    [pytest.param(text, code, row, id=f"{name} {code}") for name, text, code, row in cases("skat_revokes")],
)
def test_a_revoke_ends_the_play(text: str, code: str, row: str) -> None:
    *_, before, end = positions(text, options=rules(f"{code} revoke=punished"))
    result = result_of(end)
    assert result.soloist is not None
    guilty = "soloist" if before.turn == result.soloist else "defenders"
    own = result.card_points[result.soloist]
    against = sum(result.card_points) - own
    assert f"{declared_in(end)}, {guilty} at {own} : {against} -> {score_of(end)}" == row
    assert (result.reason, result.params["guilty"]) == ("revoked", guilty)
    assert (end.phase, end.turn, len(end.legal_moves)) == ("over", None, 0)
    assert sum(step.amount for step in result.derivation) == sum(result.scores)


@pytest.mark.clause("skat.revoke.1")
@pytest.mark.parametrize("name", written("skat_revokes"))
def test_where_revokes_are_refused_the_same_card_is_refused(name: str) -> None:
    text = written("skat_revokes")[name][0]
    with pytest.raises(IllegalMoveError) as caught:
        played(text)
    assert caught.value.code in ("move.must_follow", "move.must_play_trump", "move.jack_is_trump")
    assert (caught.value.clause or "").startswith("skat.follow.")


def test_where_revokes_are_punished_any_card_of_the_hand_may_be_played() -> None:
    for state in positions(written("skat_revokes")["REV1"][0], options=rules("altenburg revoke=punished")):
        if state.phase == "play" and state.turn is not None:
            held = [card.text for card in state.hands[state.turn]]
            assert listed(state, "play") == held
            assert state.view(state.turn).refused() == ()
