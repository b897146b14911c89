"""Cards and packs: their texts, their identity, and what is said of a pack that is not whole."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vorhand.cards import PACKS, Card, Rank, Suit, format_cards, parse_cards, parse_pack
from vorhand.errors import NotationError

cards = st.sampled_from(PACKS[52])


@given(cards)
def test_the_text_of_a_card_round_trips(card: Card) -> None:
    assert Card.parse(str(card)) is card
    assert Card(card.suit, card.rank) is card
    assert eval(repr(card), {"Card": Card}) is card


@given(st.lists(cards, max_size=20))
def test_the_text_of_cards_round_trips(hand: list[Card]) -> None:
    assert list(parse_cards(format_cards(hand))) == hand


@given(st.text(max_size=3))
def test_any_other_text_is_no_card(text: str) -> None:
    if text in [card.text for card in PACKS[52]]:
        return
    with pytest.raises(NotationError, match="not a card") as caught:
        Card.parse(text)
    assert (caught.value.code, caught.value.params["text"]) == ("notation.card", text)


@pytest.mark.parametrize(
    ("text", "wrong", "column"),
    [
        ("CX", "CX", 1),
        ("CJ HT d7", "d7", 7),
        ("  CJ  JC", "JC", 7),
        ("CJ CJ C", "C", 7),
        ("C7 C77", "C77", 4),
        ("10H", "10H", 1),
    ],
)
def test_the_place_of_what_is_no_card(text: str, wrong: str, column: int) -> None:
    with pytest.raises(NotationError) as caught:
        parse_cards(text)
    assert (caught.value.line, caught.value.column) == (1, column)
    assert caught.value.params == {"text": wrong, "line": 1, "column": column}


@pytest.mark.parametrize(("size", "lowest"), [(32, "7"), (36, "6"), (52, "2")])
def test_the_packs(size: int, lowest: str) -> None:
    pack = PACKS[size]
    assert len(pack) == len(set(pack)) == size
    assert {card.suit for card in pack} == set(Suit)
    assert {card.rank for card in pack} == set(list(Rank)[: size // 4])
    assert pack[0].text == "CA"
    assert pack[-1].text == "D" + lowest


def test_there_is_one_object_for_a_card() -> None:
    card = Card.parse("HT")
    assert pickle.loads(pickle.dumps(card)) is card
    assert copy.deepcopy(card) is card
    with pytest.raises(AttributeError, match="never changes"):
        card.text = "HA"
    assert [suit.key for suit in Suit] == ["clubs", "spades", "hearts", "diamonds"]


@pytest.mark.parametrize("size", [32, 36, 52])
def test_a_whole_pack_is_taken_in_any_order(size: int) -> None:
    assert parse_pack(format_cards(PACKS[size][::-1]), size=size) == PACKS[size][::-1]


@pytest.mark.parametrize(
    ("change", "code", "params"),
    [
        (("C9", "C8"), "notation.pack_twice", {"card": "C8", "column": 19}),
        (("C9", "C6"), "notation.pack_foreign", {"card": "C6", "column": 16}),
        (("C9", ""), "notation.pack_missing", {"card": "C9", "column": 94}),
        ((" D7", " D7 H2"), "notation.pack_foreign", {"card": "H2", "column": 97}),
    ],
)
def test_what_is_amiss_with_a_pack(change: tuple[str, str], code: str, params: dict[str, object]) -> None:
    pack = format_cards(PACKS[32]).replace(*change)
    with pytest.raises(NotationError) as caught:
        parse_pack(pack, size=32)
    assert caught.value.code == code
    assert params.items() <= caught.value.params.items()
