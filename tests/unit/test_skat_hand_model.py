"""The hand model of Skat: what it says of hands and of itself, and how well cards explain what was said."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.skat import dealt, played, rules, spoken
from training import hands
from training.fitting import figures, power
from training.labels import Label, labelled, read
from vorhand.cards import PACKS, Card, parse_cards
from vorhand.games.skat.compact import BITS, layout_of, members
from vorhand.games.skat.contracts import GameName, kind_of
from vorhand.games.skat.discards import best_discard
from vorhand.games.skat.hand_features import names_of
from vorhand.games.skat.hand_model import chance, learned, model
from vorhand.games.skat.likelihood import Sayings, moved

ASKED = read(Path(__file__).parents[1] / "data/skat_hands.txt")
"""Hands from the part that the weights have not seen, with what the search found."""
KINDS = ("suit", "grand", "null")


def won(game: str, text: str, laid: str = "", place: int = 0) -> float:
    """The chance of these ten cards at a table, from the hand if nothing was laid away."""
    name = GameName(game)
    layout, judge = layout_of(name), model(kind_of(name))
    ten, aside = layout.bits(parse_cards(text)), layout.bits(parse_cards(laid))
    return sum(judge.odds(judge.power(ten, aside, place=place, hand=not laid))[2:])


def test_better_hands_are_likelier_to_win() -> None:
    suit = "CJ SJ HA HT H9 H8 CA S7 D8 DK"
    for worse in (("CJ", "DJ"), ("H9", "D7"), ("CA", "C7")):
        assert won("hearts", suit, "C9 S8") > won("hearts", suit.replace(*worse), "C9 S8")
    assert won("hearts", suit, "ST C9") > won("hearts", suit, "S8 C9"), "a ten laid away is ten card points"
    grand = "CJ SJ CA SA HA DA CT ST H7 D7"
    weaker = grand.replace("DA", "D9").replace("ST", "S8")
    assert won("grand", grand, "H8 D8") > 0.95 > won("grand", weaker, "H8 D8") > 0.6
    null = "C7 C8 C9 S7 S9 SJ H7 H8 D7 D9"
    assert won("null", null, "CK SK") > 0.9
    assert won("null", null, "CK SK") > won("null", null.replace("D9", "DT"), "CK SK")
    assert won("null", null.replace("D9", "DT"), "CK SK") > won("null", null.replace("D9", "DA"), "CK SK")


def test_hopeless_hands_lose() -> None:
    assert won("clubs", "S7 S8 S9 H7 H8 H9 D7 D8 D9 C7", "SK HK") < 0.05
    assert won("grand", "S7 S8 S9 H7 H8 H9 D7 D8 D9 C7", "SK HK") < 0.05
    assert won("null", "CA CK CQ SA SK SQ HA HK HQ DA", "SJ HJ") < 0.05


@st.composite
def twelves(draw: st.DrawFn) -> list[Card]:
    return list(draw(st.permutations(PACKS[32])))[:12]


@given(twelves(), st.sampled_from(GameName), st.integers(0, 2), st.booleans())
def test_a_score_is_the_sum_of_the_weights_by_name(cards: list[Card], game: GameName, place: int, hand: bool) -> None:
    layout, kind = layout_of(game), kind_of(game)
    ten, laid = layout.bits(cards[:10]), 0 if hand else layout.bits(cards[10:])
    names = names_of(kind, ten, laid, place=place, hand=hand)
    found = model(kind).power(ten, laid, place=place, hand=hand)
    assert found == pytest.approx(power(learned()[kind]["weights"], names), abs=1e-9)


@given(twelves(), st.sampled_from(["clubs", "spades", "hearts", "diamonds"]))
def test_all_suits_are_alike(cards: list[Card], game: str) -> None:
    """Hearts and clubs exchanged, jacks apart: the game of clubs is worth what that of hearts was."""
    other = {"C": "H", "H": "C"}
    exchanged = [
        card if card.rank.value == "J" else parse_cards(other.get(card.text[0], card.text[0]) + card.text[1])[0]
        for card in cards
    ]
    name = GameName(game)
    twin = {GameName.CLUBS: GameName.HEARTS, GameName.HEARTS: GameName.CLUBS}.get(name, name)
    scores = [
        model("suit").power(layout_of(each).bits(held[:10]), layout_of(each).bits(held[10:]), place=1, hand=False)
        for each, held in ((name, cards), (twin, exchanged))
    ]
    assert scores[0] == pytest.approx(scores[1], abs=1e-9)


@given(st.floats(-30, 30), st.sampled_from(KINDS), st.booleans())
def test_odds_add_up_to_one(power: float, kind: str, ouvert: bool) -> None:
    shares = model(kind).odds(power, ouvert=ouvert)
    assert sum(shares) == pytest.approx(1)
    assert all(share >= 0 for share in shares)


# The file


def test_the_hands_that_are_asked_are_searched_and_not_invented() -> None:
    for kind in KINDS:
        asked = [label for label in ASKED if label.kind == kind]
        assert len(asked) >= 100
        for label in asked[:3]:
            assert labelled(hands.sample(kind, label.seed), label.seed) == label


@pytest.mark.parametrize("kind", KINDS)
def test_it_does_as_well_as_its_file_says(kind: str) -> None:
    asked = [label for label in ASKED if label.kind == kind]
    chances = [chance(_open(label)) for label in asked]
    found = figures(chances, [label.reached > 1 for label in asked])
    said = learned()[kind]["tests"]["open"]
    assert said["hands"] >= len(asked), "figures rest on no fewer hands"
    assert found.brier == pytest.approx(said["brier"], abs=0.03)
    assert found.auc == pytest.approx(said["auc"], abs=0.07)
    assert found.brier < 0.65 * found.base
    assert found.auc > 0.85


def _open(label: Label) -> float:
    laid = 0 if label.hand else label.aside
    return model(label.kind).power(label.ten, laid, place=label.place, hand=label.hand)


def test_what_stands_in_the_file_says_how_it_does_at_a_table() -> None:
    for kind in KINDS:
        for name, said in learned()[kind]["tests"].items():
            assert said["hands"] >= 10, (kind, name)
            assert said["brier"] <= said["base"] + 0.01, (kind, name)


# Discards


@given(twelves(), st.sampled_from(GameName))
def test_a_discard_found_fast_is_among_the_best(cards: list[Card], game: GameName) -> None:
    layout, judge = layout_of(game), model(kind_of(game))
    twelve = layout.bits(cards)
    value, laid = best_discard(game, twelve, place=0)
    assert laid.bit_count() == 2
    assert laid & twelve == laid
    assert value == pytest.approx(judge.power(twelve ^ laid, laid, place=0, hand=False))
    plain = members(twelve & ~layout.trumps)
    if len(plain) > 1:
        assert not laid & layout.trumps
        every = [1 << one | 1 << other for one, other in combinations(plain, 2)]
        powers = sorted(judge.power(twelve ^ pair, pair, place=0, hand=False) for pair in every)
        assert value >= powers[len(powers) // 2], "better than most, though not all were tried"


def test_a_lone_ten_is_laid_away() -> None:
    layout = layout_of(GameName.HEARTS)
    twelve = layout.bits(parse_cards("CJ SJ HJ HA HK H9 H8 CA C9 C8 ST D7"))
    _, laid = best_discard(GameName.HEARTS, twelve, place=0)
    assert parse_cards("ST")[0] in layout.cards(laid)


# What was said

DEAL = """
    F: CJ SJ DJ HA HT HK H7 CA S7 D8
    M: HJ HQ H9 CT CK C9 SA SK DT DK
    R: H8 CQ C8 C7 ST SQ S9 DA DQ D9
    skat: S8 D7
    M pass, R pass, F18
    F take, F discard S8 D7, F declare hearts
"""


def of(game: str, text: str) -> int:
    return layout_of(GameName(game)).bits(parse_cards(text))


def test_who_passed_has_no_game_and_who_held_has_one() -> None:
    passed = Sayings(played(DEAL).view(0), GameName.HEARTS)
    strong, weak = of("hearts", "CJ SJ DJ HA HT HK H9 CA DA D8"), of("hearts", "HQ H9 CT CK C9 SA SK DT DK D9")
    assert passed.chance(1, weak) > 4 * passed.chance(1, strong)
    line = "M22, F hold, M pass, R pass, F take, F discard C7 C8, F declare hearts"
    state = spoken(dealt({"F": "CJ SJ HA HT H9 CA CT C9 C8 C7"}, options=rules("isko")), line)
    held = Sayings(state.view(state.table.positions[0]), GameName.HEARTS)
    spades = of("hearts", "CJ DJ SA ST SK S9 S8 HK D9 D7")
    assert held.chance(1, spades) > 2 * held.chance(1, weak), "spades with one are 22"
    assert held.chance(1, spades) > 2 * held.chance(1, strong), "who has more goes on"


@given(twelves(), st.sampled_from(GameName), st.sampled_from(GameName))
def test_a_set_of_cards_is_moved_to_another_layout(cards: list[Card], source: GameName, target: GameName) -> None:
    assert moved(layout_of(source).bits(cards), source, target) == layout_of(target).bits(cards)


def test_hands_drawn_for_training_are_the_same_each_time() -> None:
    for kind in KINDS:
        deal = hands.sample(kind, 5)
        assert deal == hands.sample(kind, 5)
        assert deal != hands.sample(kind, 6)
        first, second, third = deal.hands
        assert first | second | third | deal.aside == 2**BITS - 1
        assert [each.bit_count() for each in (*deal.hands, deal.aside)] == [10, 10, 10, 2]


def test_chances_are_those_of_log_odds() -> None:
    assert chance(0) == 0.5
    assert chance(1000) == pytest.approx(1)
