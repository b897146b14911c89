"""Whole deals of Ramsch, dealt from a pack made by hand and played out move by move: `data/ramsch_deals.txt`."""

from __future__ import annotations

import pytest

from tests.ramsch import came_to, cases, deal_named, in_order, moves, played, positions, settled
from tests.skat import declared_in, hands_in, result_of, score_of, seats, written
from vorhand.cards import parse_cards

CASES = [pytest.param(*rest, id=f"{name} {rest[2]}") for name, *rest in cases()]
FEWEST = 24


@pytest.mark.clause(
    "ramsch.pack.1",
    "ramsch.follow.1",
    "ramsch.push.1",
    "ramsch.push.3",
    "ramsch.grand.1",
    "ramsch.score.1",
    "ramsch.score.4",
    "ramsch.score.6",
    "ramsch.score.7",
)
@pytest.mark.parametrize(("text", "game", "code", "row"), CASES)
@pytest.mark.parametrize("players", [3, 4])
def test_whole_deal(text: str, game: str, code: str, row: str, players: int) -> None:
    end = played(text, code, game=game, dealer=players - 1, players=players)
    result = result_of(end)
    if result.soloist is None:
        assert came_to(end) == row
    else:
        points, tricks = result.card_points[result.soloist], result.tricks[result.soloist]
        assert f"{declared_in(end)}, {points} points, {tricks} tricks -> {score_of(end)}" == row
    assert sum(step.amount for step in result.derivation) == sum(result.scores)
    sits_out = set(range(players)) - set(seats(end.dealer, players).values())
    assert all((result.scores[seat], result.tricks[seat], end.dealt[seat]) == (0, 0, ()) for seat in sits_out)


@pytest.mark.parametrize(
    ("text", "game", "code", "row"), [case for case in CASES if "bid 0" not in str(case.values[3])]
)
def test_the_settlement_of_its_row_is_the_deals(text: str, game: str, code: str, row: str) -> None:
    """What the row says of points and tricks, settled without the cards, comes to the same."""
    end = played(text, code, game=game)
    if game == "skat":
        code = " ".join(["ramsch", *(word.removeprefix("ramsch.") for word in code.split() if "." in word)])
    pushes = sum(move == "push" for _, move in moves(text))
    last = "ABC"[list(seats(0).values()).index(end.taken[-1].winner)]
    left, right = row.split(" -> ")
    assert settled(f"{left}, last {last}, pushes {pushes}", code).scores == tuple(map(int, right.split()))


def test_there_are_deals_enough() -> None:
    assert len(written("ramsch_deals")) >= FEWEST


@pytest.mark.parametrize("name", written("ramsch_deals"))
def test_a_deal_that_is_over_is_over(name: str) -> None:
    _, text, game, code, _ = next(case for case in cases() if case[0] == name)
    end = played(text, code, game=game)
    assert (end.turn, end.phase, len(end.legal_moves), end.view(None).turn) == (None, "over", 0, None)
    assert len(end.taken) == 10


@pytest.mark.parametrize("name", ["raeuber", "two-blind-pushes", "all-push", "virgin"])
def test_card_points_are_counted_trick_by_trick(name: str) -> None:
    """What the seats have taken and what lies elsewhere make 120 after every move."""
    _, text, game, code, _ = next(case for case in cases() if case[0] == name)
    points = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
    for state in positions(text, code, game=game):
        loose = [card for place, cards in state.places().items() if "pile" not in place for card in cards]
        assert sum(state.card_points) + sum(points.get(card.text[1], 0) for card in loose) == 120


@pytest.mark.parametrize("name", ["raeuber", "two-blind-pushes", "rearhand-pushes", "all-push", "one-loser"])
def test_after_the_deal_the_skat_and_what_was_passed_on_are_told(name: str) -> None:
    _, text, game, code, _ = next(case for case in cases() if case[0] == name)
    laid = played(text, code, game=game).laid()
    wanted = {"skat": hands_in(text)["skat"].split()}
    names = {"F": "forehand", "M": "middlehand", "R": "rearhand"}
    for who, move in moves(text):
        if move.startswith("discard "):
            wanted[names[who]] = move.split()[1:]
    told = {key: sorted(card.text for card in cards) for key, cards in laid.items() if cards}
    assert told == {key: sorted(cards) for key, cards in wanted.items()}


def test_the_last_two_cards_laid_away_are_the_loser_s() -> None:
    """Räuber: rearhand lays two tens and more away, and whoever loses adds just those (c37)."""
    end = played(deal_named("raeuber"), "ramsch_raeuber")
    *_, (_, last) = (move for move in moves(deal_named("raeuber")) if move[1].startswith("discard"))
    assert sorted(end.skat, key=str) == sorted(parse_cards(last.removeprefix("discard ")), key=str)
    loser = next(seat for seat, score in enumerate(result_of(end).scores) if score)
    assert result_of(end).card_points[loser] == end.card_points[loser] + 22 == -result_of(end).scores[loser]


@pytest.mark.clause("ramsch.push.3")
def test_two_cards_pushed_by_all_are_the_skat_as_dealt() -> None:
    """All push: the same two cards, jacks among them, unseen by anybody; the deal counts eightfold."""
    text = deal_named("all-push")
    end = played(text, "schieberamsch")
    assert end.skat == parse_cards(hands_in(text)["skat"]) == parse_cards("SJ DJ")
    assert end.table.pushes == 3
    pushes = next(step for step in result_of(end).derivation if step.key == "pushes")
    assert (pushes.params["n"], pushes.params["factor"]) == (3, 8)


@pytest.mark.clause("ramsch.push.3")
def test_jacks_may_be_in_what_is_pushed_and_taken_up_later() -> None:
    """Clubs' and hearts' jack lie in the skat; two push them on, rearhand has them and plays them."""
    for state in positions(deal_named("two-blind-pushes"), "schieberamsch"):
        if state.phase == "pass_on":
            assert set(parse_cards("CJ HJ")) <= set(state.hands[state.turn or 0])
            assert not any(card.text[1] == "J" for move in state.legal_moves for card in move.cards)
            return
    raise AssertionError("rearhand never took the skat")


@pytest.mark.parametrize("dealer", range(4))
def test_four_at_the_table_the_dealer_is_no_virgin(dealer: int) -> None:
    """He has no trick and is not charged: neither by the literal reading, nor when others pay, nor does he double."""
    for name, code, scores in (
        ("march-literal", "ramsch_virgin_pays", [0, -20, -20]),
        ("march-others", "ramsch scoring=points march=others_minus_120", [0, -120, -120]),
        ("one-loser-literal", "ramsch_virgin_pays", [-10, 0, 0]),
        ("raeuber-virgin-doubles", "ramsch_raeuber virgin=double", [-168, 0, 0]),
    ):
        text = next(text for title, text, *_ in cases() if title == name)
        result = result_of(end := played(text, code, dealer=dealer, players=4))
        assert (in_order(end, result.scores), result.scores[dealer]) == (scores, 0)
        assert dealer not in {step.seat for step in result.derivation}
        assert dealer not in {note.params.get("seat") for note in result.notes}


@pytest.mark.clause("skat.bid.5")
@pytest.mark.parametrize("players", [3, 4])
def test_when_all_pass_a_ramsch_follows_in_the_same_deal(players: int) -> None:
    """The hands are those that were bid on, forehand leads, and the deal counts as one of the match."""
    _, text, _, code, _ = next(case for case in cases() if case[0] == "all-pass-in-skat")
    before = None
    for state in positions(text, code, game="skat", players=players):
        if before is not None and before.phase == "auction" and state.phase != "auction":
            assert (state.phase, state.hands, state.turn) == ("play", state.dealt, seats(0, players)["F"])
        before = state
    assert before is not None
    result = result_of(before)
    assert (result.soloist, result.counts) == (None, True)
