"""The play of a Ramsch: jacks alone are trumps, everybody for himself, claims that must be proven, no giving up."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import vorhand
from tests.ramsch import dealt, options_of
from tests.skat import after, listed, on_turn, result_of, seats, spoken
from tests.skat_referee import PACK, best_of, suit_of
from vorhand.chance import drawn, mix
from vorhand.errors import IllegalMoveError
from vorhand.games.skat.state import SkatState
from vorhand.moves import Move
from vorhand.position import Zone, ZoneKind

FOLLOWING = """
    DJ, CA CT HA -> CA CT HA
    DJ, CJ CA CT -> CJ
    CA, CJ CT DJ H7 -> CT
    CA, CJ DJ H7 -> CJ DJ H7
    HJ, SJ H7 HA -> SJ
    H7, HJ HA DA -> HA
    H7, HJ DJ -> HJ DJ
"""


@pytest.mark.clause("ramsch.follow.1")
@pytest.mark.parametrize("row", [line.strip() for line in FOLLOWING.strip().split("\n")])
def test_following_is_as_in_grand(row: str) -> None:
    """Forehand leads the card, middlehand has these cards of interest: a jack is no card of its printed suit."""
    left, right = row.split(" -> ")
    led, cards = left.split(", ")
    others = [card for card in PACK if card != led and card not in cards.split()]
    apart = [card for card in others if suit_of(card, "grand") != suit_of(led, "grand")][: 10 - len(cards.split())]
    state = dealt({"F": led, "M": f"{cards} {' '.join(apart)}"})
    state = after(state, "F", f"play {led}")
    assert on_turn(state) == "M"
    free = suit_of(led, "grand") not in {suit_of(card, "grand") for card in cards.split()}
    assert sorted(listed(state, "play")) == sorted([*right.split(), *(apart if free else [])])


WINNERS = """
    C7 C8 CA -> R
    CA ST SA -> F
    CA DJ CT -> M
    CA DJ SJ -> R
    DJ HJ CJ -> R
    CJ HJ DJ -> F
    H9 HT HK -> M
    H9 D7 HA -> R
    HK HT H7 -> M
"""


@pytest.mark.clause("ramsch.follow.1")
@pytest.mark.parametrize("row", [line.strip() for line in WINNERS.strip().split("\n")])
def test_who_takes_a_trick(row: str) -> None:
    """A jack beats any card, clubs' jack all; else the highest of the suit led: ace, ten, king."""
    left, right = row.split(" -> ")
    led, second, third = left.split()
    suit = suit_of(led, "grand")
    hands = {name: [card] for name, card in zip("FMR", (led, second, third), strict=True)}
    spare = [card for card in PACK if card not in left.split()]
    for name in "MR":
        rest = [card for card in spare if suit_of(card, "grand") != suit][:9]
        hands[name] += rest
        spare = [card for card in spare if card not in rest]
    state = dealt({name: " ".join(cards) for name, cards in hands.items()})
    for name, card in zip("FMR", (led, second, third), strict=True):
        state = after(state, name, f"play {card}")
    assert on_turn(state) == right, "who takes the trick leads to the next"
    assert state.taken[-1].winner == seats(0)[right]


def test_a_forbidden_card_is_refused_even_where_skat_punishes_it() -> None:
    """In Skat any card may be played and a breach is settled; the Ramsch that follows refuses it (house)."""
    hands = {"F": "CA", "M": "CK HA"}
    state = dealt(hands, "altenburg revoke=punished when_all_pass=ramsch", game="skat")
    state = spoken(state, "M pass, R pass, F pass, F play CA")
    with pytest.raises(IllegalMoveError) as caught:
        state.play("play HA")
    assert caught.value.code == "move.must_follow"
    assert all(suit_of(card, "grand") == "C" for card in listed(state, "play"))


def test_nobody_gives_a_ramsch_up() -> None:
    for code in ("ramsch", "schieberamsch grand_hand=false blind_push=false"):
        state = dealt({}, code)
        while state.phase != "play":
            state = state.play(state.legal_moves[0])
        assert "concede" not in state.legal_moves
        with pytest.raises(IllegalMoveError) as caught:
            state.play("concede")
        assert caught.value.code == "move.no_concede_ramsch"


SURE = "CJ SJ HJ DJ CA CT CK CQ C9 C8"


@pytest.mark.clause("skat.end.2")
@pytest.mark.parametrize(
    ("code", "scores"),
    [
        ("ramsch", [-20, 0, 0]),
        ("ramsch_virgin_pays", [0, -20, -20]),
        ("ramsch scoring=points skat_to=last_trick march=plus_120", [120, 0, 0]),
        ("ramsch scoring=points skat_to=loser", [-120, 0, 0]),
    ],
)
def test_who_takes_all_may_say_so_and_has_marched(code: str, scores: list[int]) -> None:
    state = dealt({"F": SURE}, code)
    assert "claim" in state.legal_moves
    end = state.play("claim")
    result = result_of(end)
    assert [result.scores[seat] for seat in seats(0).values()] == scores
    assert [result.tricks[seat] for seat in seats(0).values()] == [10, 0, 0]
    assert "claimed" in {note.key for note in result.notes}


def test_a_claim_that_is_not_sure_is_refused() -> None:
    state = dealt({"F": "CJ SJ HJ DJ CA CT CK CQ C9 D8"})
    assert "claim" not in state.legal_moves
    with pytest.raises(IllegalMoveError) as caught:
        state.play("claim")
    assert caught.value.code == "move.claim_unproven"


def test_the_last_tricks_claimed_count_as_taken() -> None:
    """Three tricks are left and all his: they are added, and the last of them takes the skat where it goes there."""
    state = dealt({"F": SURE}, "ramsch scoring=points skat_to=last_trick")
    while len(state.taken) < 7:
        state = state.play(next(move for move in state.legal_moves if move.kind == "play"))
    assert on_turn(state) == "F"
    result = result_of(state.play("claim"))
    assert [result.scores[seat] for seat in seats(0).values()] == [-120, 0, 0]
    assert [result.tricks[seat] for seat in seats(0).values()] == [10, 0, 0]
    assert result.card_points[seats(0)["F"]] == 120


def takes_all(hands: dict[int, list[str]], trick: list[str], turn: int, claimer: int, order: tuple[int, ...]) -> bool:
    """Whether the claimer can take every trick that is left, with the cards as they lie and all others against him."""
    if not trick and not hands[turn]:
        return True
    led = trick and suit_of(trick[0], "grand")
    cards = [card for card in hands[turn] if suit_of(card, "grand") == led] or hands[turn]
    outcomes = []
    for card in cards:
        rest = {**hands, turn: [each for each in hands[turn] if each != card]}
        played = [*trick, card]
        at = order.index(turn)
        if len(played) < 3:
            outcomes.append(takes_all(rest, played, order[(at + 1) % 3], claimer, order))
        else:
            winner = order[(at + 1 + best_of(played, "grand")) % 3]
            outcomes.append(winner == claimer and takes_all(rest, [], winner, claimer, order))
    return any(outcomes) if turn == claimer else all(outcomes)


def late_positions(deals: int) -> Iterator[SkatState]:
    """Positions of random deals with at most four tricks to come."""
    for seed in range(deals):
        state = vorhand.game("ramsch").deal(options_of("ramsch", "ramsch_raeuber"), seed=seed, dealer=seed % 3)
        assert isinstance(state, SkatState)
        ply = 0
        while state.turn is not None:
            if len(state.taken) >= 6:
                yield state
            state = state.play(drawn([move for move in state.legal_moves if move.kind != "claim"], mix(seed, ply)))
            ply += 1


@pytest.mark.clause("skat.end.2")
def test_no_claim_is_offered_that_the_cards_as_they_lie_refute() -> None:
    offered = 0
    for state in late_positions(60):
        if "claim" in state.legal_moves:
            offered += 1
            hands = {seat: [card.text for card in hand] for seat, hand in enumerate(state.hands)}
            trick = [card.text for card in state.table.cards]
            assert state.turn is not None
            assert takes_all(hands, trick, state.turn, state.turn, state.table.positions), state
    assert offered > 20


def test_the_trick_tells_what_was_led_and_who_wins_so_far() -> None:
    state = dealt({"F": "DJ C7", "M": "SJ CK"})
    state = state.play("play DJ").play("play SJ")
    (trick,) = (zone for zone in state.view(None).zones() if zone.kind is ZoneKind.TRICK)
    places = seats(0)
    assert isinstance(trick, Zone)
    assert (trick.winner, trick.led, trick.seats) == (places["M"], "trump", (places["F"], places["M"]))


def test_a_position_is_not_changed_by_what_is_played() -> None:
    state = dealt({})
    before = str(state)
    state.play(Move("play", state.hands[1][0]))
    assert str(state) == before
