"""Moves as text, and the list of the legal ones."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vorhand.cards import PACKS, Card
from vorhand.errors import NotationError
from vorhand.moves import LegalMoves, Move, Note, Refusal

KINDS = [
    "bid", "hold", "pass", "take", "hand", "discard", "declare", "contra", "re", "push", "double", "in", "out",
    "exchange", "upcard", "stop", "continue", "claim", "concede", "grand_hand", "play",
]  # fmt: skip

words = st.sampled_from(["grand", "clubs", "null", "ouvert", "schneider", "schwarz", "hand_game"])
values = st.one_of(
    st.none(),
    st.integers(0, 999_999_999),
    st.lists(words, min_size=1, max_size=3).map(" ".join),
    st.tuples(words, st.integers(0, 300)).map(lambda pair: f"{pair[0]} {pair[1]}"),
)
moves = st.builds(
    lambda kind, cards, value: Move(kind, *cards, value=value),
    st.sampled_from(KINDS),
    st.lists(st.sampled_from(PACKS[52]), max_size=12),
    values,
)


@given(moves)
def test_the_text_of_a_move_round_trips(move: Move) -> None:
    assert Move.parse(str(move)) == move
    assert eval(repr(move), {"Move": Move}) == move
    assert hash(Move.parse(str(move))) == hash(move)


@pytest.mark.parametrize(
    "text",
    [
        "bid 18", "hold", "pass", "take", "hand", "discard D7 C8", "declare grand", "declare clubs schneider",
        "declare null ouvert", "exchange H7 C9", "exchange", "upcard H7", "grand_hand", "play HT", "double",
    ],
)  # fmt: skip
def test_the_move_texts_of_all_games(text: str) -> None:
    assert str(Move.parse(text)) == text
    assert str(Move.parse(f"  {text.replace(' ', '   ')} ")) == text


def test_the_parts_of_a_move() -> None:
    move = Move.parse("discard D7 C8")
    assert (move.kind, [card.text for card in move.cards], move.value) == ("discard", ["D7", "C8"], None)
    assert Move.parse("bid 18").value == 18
    assert Move.parse("declare null ouvert").value == "null ouvert"
    assert Move.parse("bid 18") != Move.parse("bid 20")


@pytest.mark.parametrize(
    ("text", "code", "column"),
    [
        ("", "notation.move", 1),
        ("   ", "notation.move", 1),
        ("HT", "notation.move", 1),
        ("18", "notation.move", 1),
        ("Play HT", "notation.move", 1),
        ("play h7", "notation.card", 6),
        ("play HT HX", "notation.card", 9),
        ("discard D7 pass", "notation.move", 12),
        ("spiel♥", "notation.move", 1),
    ],
)
def test_the_place_of_what_is_no_move(text: str, code: str, column: int) -> None:
    with pytest.raises(NotationError) as caught:
        Move.parse(text)
    assert (caught.value.code, caught.value.line, caught.value.column) == (code, 1, column)


@given(st.text(max_size=60))
def test_any_text_is_a_move_or_an_error(text: str) -> None:
    try:
        move = Move.parse(text)
    except NotationError as error:
        code = error.code
    else:
        code = ""
        assert Move.parse(str(move)) == move
    assert code in ("", "notation.move", "notation.card")


def test_no_word_of_a_long_text_is_lost() -> None:
    """A text that goes on with nonsense is refused, however late the nonsense comes."""
    with pytest.raises(NotationError):
        Move.parse("discard" + " D7" * 200 + " nonsense!")


def test_legal_moves_answer_for_moves_and_texts() -> None:
    legal = LegalMoves([Move("play", Card.parse("HT")), Move("double")])
    assert len(legal) == 2
    assert legal[0] == Move.parse("play HT")
    assert legal[:1] == (Move.parse("play HT"),)
    assert "play HT" in legal
    assert Move.parse("double") in legal
    assert "play H7" not in legal
    assert 7 not in legal
    assert repr(legal) == "<legal moves: play HT, double>"
    assert repr(LegalMoves(())) == "<legal moves: none>"
    assert legal == LegalMoves(tuple(legal))
    assert hash(legal) == hash(LegalMoves(tuple(legal)))
    assert legal != LegalMoves(())


def test_a_refusal_becomes_an_error_that_names_move_code_and_clause() -> None:
    error = Refusal("move.must_follow", "kalter_schlag.follow.1", {"suit": "clubs"}).error(Move.parse("play HT"))
    assert str(error) == "illegal move: 'play HT', move.must_follow by kalter_schlag.follow.1"
    assert (error.code, error.clause, error.params) == ("move.must_follow", "kalter_schlag.follow.1", {"suit": "clubs"})


def test_equal_notes_have_equal_hashes() -> None:
    one, other = Note("trick", {"seat": 1, "card": "HT"}), Note("trick", {"card": "HT", "seat": 1})
    assert one == other
    assert hash(one) == hash(other)
