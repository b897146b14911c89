"""The play of Rams: who leads, following and ruffing, the trump ace, who takes a trick, a card that breaks a rule."""

from __future__ import annotations

import pytest

from tests.rams import all_in, changes, dealt, legal, on_turn, played, positions, result_of, spoken, to_play
from tests.rams import deal_named as deal
from vorhand.cards import Card
from vorhand.errors import IllegalMoveError
from vorhand.games.rams import moves
from vorhand.games.rams.state import RamsState
from vorhand.moves import Move

LEGAL = """
    RA22 russian S: H7 > H9 SA DK -> H9
    RA23 russian S: H7 SJ > S6 DK -> S6
    RA24 russian S: H7 > DK CQ -> DK CQ
    RA25 russian S: > SA HK -> SA
    RA26 russian S: H7 > SA H9 -> H9
    trap russian S: H7 SJ > S6 DK -> S6
    any-trump russian S: H7 > S6 SK SA DK -> S6 SK SA
    no-duty-to-beat russian S: H7 HK > H6 HA -> H6 HA
    no-duty-to-beat-a-trump russian S: H7 SK > S6 SA -> S6 SA
    trumps-led russian S: S7 > S6 SA HA -> S6 SA
    trumps-led-void russian S: S7 > DK HA C6 -> DK HA C6
    void-in-both russian S: H7 SJ > DK CA -> DK CA
    need-not-ruff russian must_ruff=false S: H7 > S6 DK SA -> S6 DK SA
    need-not-ruff-but-follow russian must_ruff=false S: H7 > S6 DK H6 -> H6
    lead russian S: > SK HK D6 -> SK HK D6
    lead-another-ace russian S: > HA SK D6 -> HA SK D6
    ace-need-not-be-led russian must_lead_trump_ace=false S: > SA HK -> SA HK
    ace-following-trumps russian S: S7 > SA S9 -> SA S9
    ace-must-ruff russian S: H7 > SA DK -> SA
    hearts russian H: > HA SA -> HA
"""


@pytest.mark.clause("rams.follow.1", "rams.follow.2", "rams.lead.3", "rams.trick.1")
@pytest.mark.parametrize("row", [line.strip() for line in LEGAL.strip().splitlines()], ids=lambda row: row.split()[0])
def test_what_may_be_played(row: str) -> None:
    """`rules, trumps: the trick so far > the hand -> what may be played`."""
    head, _, allowed = row.partition(" -> ")
    head, _, rest = head.partition(": ")
    _, *code, trump = head.split()
    trick, _, held = rest.partition(">")
    table = at_table(" ".join(code), trump, trick.split())
    hand = [Card.parse(card) for card in held.split()]
    assert " ".join(card.text for card in moves.owed(table.table, hand).cards) == allowed
    legal_now = moves.legal_moves(table.table, hand)
    assert " ".join(move.cards[0].text for move in legal_now) == allowed
    refused = dict(moves.refused(table.table, hand))
    assert {move.cards[0].text for move in refused} == set(held.split()) - set(allowed.split())
    for refusal in refused.values():
        assert refusal.params["card"] == allowed.split()[0]
        wanted = (
            ("move.lead_trump_ace", "rams.lead.3") if not trick.strip()
            else ("move.must_follow", "rams.follow.1") if allowed[0] == trick.split()[0][0]
            else ("move.must_trump", "rams.follow.2")
        )  # fmt: skip
        assert (refusal.code, refusal.clause) == wanted


def at_table(code: str, trump: str, trick: list[str]) -> RamsState:
    """A position in which these cards have been played to the first trick, whoever held them."""
    upcard = f"{trump}T"
    hands = dict(zip("ABC", [*trick, "", "", ""][:3], strict=True))
    state = to_play(dealt({**hands, "upcard": upcard}, code))
    at = state.table
    for seat, card in zip(at.entered, trick, strict=False):
        at = at._replace(trick=at.trick.add(seat, Card.parse(card)))
    return state._replace(table=at._replace(turn=at.entered[len(trick)]))


TRICKS = """
    S: H7 H9 H8 -> B
    S: H7 S6 HA -> B
    S: H7 SJ SQ -> C
    S: HA CA DA -> A
    S: S7 SA S9 -> B
    S: S6 HA CA -> A
    S: DT DJ DQ -> C
    S: DT D9 DK -> C
    S: HA HK HQ -> A
    H: S9 SA H6 -> C
    D: C7 C8 D6 -> C
"""


@pytest.mark.clause("rams.trick.1", "rams.rank.1", "rams.lead.2")
@pytest.mark.parametrize("row", [line.strip() for line in TRICKS.strip().splitlines()])
def test_who_takes_a_trick(row: str) -> None:
    """The highest trump, else the highest card of the led suit, from the ace down to the six; the winner leads."""
    head, _, winner = row.partition(" -> ")
    trump, _, cards = head.partition(": ")
    hands = dict(zip("ABC", cards.split(), strict=True))
    upcard = next(f"{trump}{rank}" for rank in "T98" if f"{trump}{rank}" not in cards)
    state = to_play(dealt({**hands, "upcard": upcard}))
    for card in cards.split():
        state = forced(state, card)
    assert on_turn(state) == winner
    assert state.taken[0].winner == state.turn


def forced(state: RamsState, card: str) -> RamsState:
    """The position after a card that its player holds, whatever else he has."""
    assert state.turn is not None
    own = Card.parse(card)
    assert own in state.hands[state.turn]
    return state._apply(Move("play", own))


def test_all_ranks_in_order() -> None:
    state = dealt({"A": ""}, players=5)
    order = state.table.order
    for suit in "CSHD":
        heights = [order.strength(Card.parse(f"{suit}{rank}")) for rank in "AKQJT98765432"]
        assert heights == sorted(heights, reverse=True)
        assert len(set(heights)) == 13
    side = next(suit for suit in "CSHD" if suit != state.table.trump.value)
    assert order.strength(Card.parse(f"{state.table.trump.value}2")) > order.strength(Card.parse(f"{side}A"))


@pytest.mark.clause("rams.lead.1")
@pytest.mark.parametrize("out", ["A", "AB", "ABC", "AC", "BD"])
def test_the_first_player_in_from_the_dealers_left_leads(out: str) -> None:
    for dealer in range(5):
        state = dealt(dict.fromkeys("ABCDE", "") | {"upcard": "S9"}, dealer=dealer)
        while state.phase == "declare":
            state = state.play("out" if on_turn(state) in out else "in")
        state = to_play(state)
        assert on_turn(state) == next(name for name in "ABCDE" if name not in out)


def test_who_is_out_is_passed_over_in_every_trick() -> None:
    asked = [on_turn(state) for state in positions(deal("five-all-in")) if state.phase == "play"]
    assert asked[:5] == list("ABCDE")
    text = deal("seven-four-play")
    asked = [on_turn(state) for state in positions(text) if state.phase == "play"]
    assert set(asked) == set("AEFG")
    assert asked[:8] == [*"AEFG", *"EFGA"]


@pytest.mark.clause("rams.lead.3")
def test_the_trump_ace_is_led_at_his_first_lead_while_he_holds_it() -> None:
    """Not at the first trick of the deal but at his own first lead, whenever that is."""
    hands = {"A": "HK CQ C7 D6 S7", "B": "HA SA CK D7 C8", "C": "H6 H7 C9 CT DQ", "upcard": "S9"}
    state = spoken(to_play(dealt(hands)), "A: HK HA H6")
    assert (on_turn(state), legal(state)) == ("B", "SA")
    state = spoken(state, "B: SA C9 S7")
    assert legal(state) == "CK, D7, C8"
    kept = spoken(to_play(dealt(hands, "russian must_lead_trump_ace=false")), "A: HK HA H6")
    assert legal(kept) == "SA, CK, D7, C8"


PUNISHED = "russian revoke=punished"


@pytest.mark.clause("rams.revoke.1")
@pytest.mark.parametrize(
    ("hands", "line", "who"),
    [
        ({"A": "H7 C9 D6 C8 D7", "B": "H9 S7 DK CQ CT", "C": "C6 D8 DQ S6 DT"}, "A: H7 S7", "B"),
        ({"A": "H7 C9 D6 C8 D7", "B": "H9 S7 DK CQ CT", "C": "C6 D8 DQ S6 DT"}, "A: H7 H9 DQ", "C"),
        ({"A": "SA C9 D6 C8 D7", "B": "H9 S7 DK CQ CT", "C": "C6 D8 DQ S6 DT"}, "A: C9", "A"),
        ({"A": "SA C9 D6 C8 D7", "B": "H9 S7 DK CQ CT", "C": "C6 D8 DQ S6 DT"}, "A: SA S7 DQ", "C"),
    ],
)
def test_a_forbidden_card_ends_the_deal_at_once(hands: dict[str, str], line: str, who: str) -> None:
    """Not following, not ruffing, not leading the trump ace, not following with a trump."""
    state = to_play(dealt({**hands, "upcard": "S9"}, PUNISHED))
    assert len(state.legal_moves) == 5, "any card may be played"
    assert state.view(state.turn).refused() == ()
    state = spoken(state, line)
    result = result_of(state)
    assert changes(state) == " ".join("+25" if name == who else "0" for name in "ABC")
    assert (result.reason, result.redealt) == ("revoked", True)
    assert state.table.trick.cards[-1].text == line.split()[-1], "the trick lies as it was found"
    refused = to_play(dealt({**hands, "upcard": "S9"}))
    *before, card = line.split()
    refused = spoken(refused, " ".join(before)) if len(before) > 1 else refused
    with pytest.raises(IllegalMoveError):
        refused.play(f"play {card}")


@pytest.mark.clause("rams.revoke.1")
def test_what_follows_the_rules_is_not_punished() -> None:
    for name in ("three-plain-aces", "red-jacks-without-a-trick", "RA30", "five-all-in", "seven-four-play"):
        text = deal(name)
        scores = [20, 100, 100] if name == "RA30" else None
        assert result_of(played(text, PUNISHED, scores=scores)) == result_of(played(text, scores=scores))


@pytest.mark.clause("rams.revoke.1")
def test_all_else_of_the_deal_is_void_jacks_and_tricks_and_a_nought_that_was_reached() -> None:
    hands = {"A": "HA HJ DJ C9 S7", "B": "H9 C7 DK CQ CT", "C": "H6 D8 DQ S6 DT", "upcard": "S9"}
    state = to_play(dealt(hands, PUNISHED, scores=[20, 100, 100]))
    state = spoken(state, "A: HA H9 H6")
    assert (on_turn(state), state.phase) == ("A", "zero"), "20 - 5 - 20 - 1"
    state = spoken(spoken(state, "A continue"), "A: DJ CQ")
    assert (changes(state), result_of(state).reason) == ("0 +25 0", "revoked")
    assert result_of(state).wins == ()


@pytest.mark.clause("rams.score.5")
def test_one_alone_in_plays_no_card() -> None:
    state = spoken(
        dealt({"A": "", "B": "CA CK C9 H7 D8", "C": "", "D": "", "upcard": "SK"}), "A out, B in, C out, D out"
    )
    assert (state.phase, on_turn(state)) == ("exchange", "B")
    state = spoken(state, "B exchange")
    assert (state.phase, changes(state), result_of(state).reason) == ("over", "0 -15 0 0", "lone")
    assert (state.taken, result_of(state).tricks) == ((), (0, 0, 5, 0))
    assert state.view(None).badges()[2].tricks == 5
    no_play = spoken(
        dealt({"A": "", "B": "CA CK C9 H7 D8", "C": "", "D": "", "upcard": "SK"}, "russian lone_player=no_play"),
        "A out, B in, C out, D out",
    )
    assert (no_play.phase, changes(no_play), result_of(no_play).reason) == ("over", "0 0 0 0", "lone_no_play")


@pytest.mark.clause("rams.score.5")
def test_two_in_play_whatever_becomes_of_one() -> None:
    state = spoken(dealt(dict.fromkeys("ABCD", ""), "russian lone_player=no_play"), "A in, B in, C out, D out")
    assert (state.phase, on_turn(state)) == ("exchange", "A")


@pytest.mark.clause("rams.score.5")
@pytest.mark.parametrize("code", ["russian", "russian lone_player=no_play"])
def test_one_alone_in_reveals_first(code: str) -> None:
    hands = {"A": "", "B": "HK HQ HT H8 H6", "C": "", "D": "CJ SJ C9 S8 D7", "upcard": "SK"}
    state = spoken(dealt(hands, code), "A out, B in, C out, D out")
    assert (changes(state), result_of(state).reason) == ("0 -5 0 0", "flush")
    four = {**hands, "B": "SA CA DA HA H6"}
    state = spoken(dealt(four, code, scores=[9, 8, 7, 6]), "A out, B in, C out, D out")
    assert (changes(state), result_of(state).reason) == ("0 -8 0 0", "rams")


def test_nobody_in_plays_no_card() -> None:
    state = spoken(dealt(dict.fromkeys("ABCDEFG", "")), "A B C D E F G out")
    assert (state.phase, state.turn, changes(state)) == ("over", None, "0 0 0 0 0 0 0")
    assert result_of(state).reason == "nobody_in"


def test_the_aces_that_count_are_those_in_the_hand_when_the_play_begins() -> None:
    """HA dealt and exchanged away counts neither way; HA lost in the first trick counts with a trick won later."""
    hands = {"A": "HA C7 D6 C8 D7", "B": "HK S7 DK CQ CT", "C": "H6 D8 DQ S8 DT", "upcard": "S9", "stock": "C6"}
    line = "A: C7 CT S8\nC: DQ D6 DK\nB: HK H6 C6\nB: S7 D8 C8\nB: CQ DT D7"
    state = spoken(all_in(dealt(hands)), "A exchange HA, B exchange, C exchange, C pass")
    assert changes(spoken(state, line)) == "+5 -4 -1", "HA thrown away, no trick: +5, not +25"
    hands = {"A": "HA CK D6 C8 D7", "B": "HK S7 DK CQ CT", "C": "S6 D8 DQ S8 DT", "upcard": "S9"}
    line = "A: HA HK S6\nC: DQ D6 DK\nB: CQ S8 C8\nC: D8 D7 S7\nB: CT DT CK"
    assert changes(spoken(to_play(dealt(hands)), line)) == "-21 -2 -2", "HA lost in trick 1, the last won: -21, not -1"
