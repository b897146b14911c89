"""Who plays and who stays out, the exchange, the short stock, and the dealer's right to the upcard."""

from __future__ import annotations

from itertools import combinations

import pytest

import vorhand
from tests.rams import all_in, deal_named, dealt, hand, hands_in, legal, moves, on_turn, pack_of, rules, seats, spoken
from vorhand.errors import IllegalMoveError
from vorhand.games.rams.state import RamsState

PLAIN = {"A": "C9 S8 H7 D6 CQ", "B": "S9 H8 D7 C6 SQ", "C": "H9 D8 C7 S6 HQ", "upcard": "HK"}
FOUR = {**PLAIN, "D": "D9 C8 S7 H6 DQ"}


DECLARATIONS = """
    three players, no ace: russian: C9 S8 H7 D6 CQ, 3 -> in
    three players, an ace: russian: C9 S8 H7 D6 CA, 3 -> in
    three who may pass: russian three_may_pass=true: C9 S8 H7 D6 CQ, 3 -> in, out
    three who may pass, an ace: russian three_may_pass=true: C9 S8 H7 D6 CA, 3 -> in
    four players, no ace: russian: C9 S8 H7 D6 CQ, 4 -> in, out
    four players, SA: russian: C9 S8 H7 D6 SA, 4 -> in
    four players, CA: russian: C9 S8 H7 D6 CA, 4 -> in
    four players, DA: russian: C9 S8 H7 D6 DA, 4 -> in
    four players, HA: russian: C9 S8 H7 D6 HA, 4 -> in
    seven players, no ace: russian: C9 S8 H7 D6 CQ, 7 -> in, out
    seven players, SA: russian: C9 S8 H7 D6 SA, 7 -> in
    an ace need not play: russian ace_forces_in=false: C9 S8 H7 D6 SA, 4 -> in, out
    an ace need not play, three must: russian ace_forces_in=false: C9 S8 H7 D6 SA, 3 -> in
    neither three nor an ace: russian ace_forces_in=false three_may_pass=true: C9 S8 H7 D6 SA, 3 -> in, out
    jacks and an ace (E.13): russian: HJ DJ H7 D6 SA, 4 -> in
    jacks without an ace: russian: HJ DJ H7 D6 SK, 4 -> in, out
"""


@pytest.mark.clause("rams.declare.1", "rams.declare.2", "rams.declare.3")
@pytest.mark.parametrize("row", [line.strip() for line in DECLARATIONS.strip().splitlines()])
def test_ra17_ra18_who_may_stay_out(row: str) -> None:
    _, code, rest = (part.strip() for part in row.split(": ", 2))
    given, _, may = rest.partition(" -> ")
    held, _, players = given.partition(", ")
    state = dealt({"A": held}, code, players=int(players))
    assert legal(state) == may
    refused = dict(state.view(state.turn).refused())
    assert [str(move) for move in refused] == [word for word in ("in", "out") if word not in may.split(", ")]
    if may == "in":
        with pytest.raises(IllegalMoveError) as caught:
            state.play("out")
        three = int(players) == 3 and "three_may_pass" not in code
        assert caught.value.clause == ("rams.declare.2" if three else "rams.declare.3")


@pytest.mark.clause("rams.declare.1")
def test_who_stays_out_throws_his_hand_to_the_middle() -> None:
    state = spoken(dealt(FOUR), "A in, B out")
    seat = seats(0, 4)["B"]
    assert (state.hands[seat], len(state.view(seat).thrown), state.table.dead) == ((), 5, 5)
    assert state.table.declared[seat] is False
    state = spoken(state, "C out, D in")
    assert [state.table.declared[each] for each in seats(0, 4).values()] == [True, False, False, True]
    assert [on_turn(state), state.phase, state.table.dead] == ["A", "exchange", 10]
    assert state.table.entered == (seats(0, 4)["A"], seats(0, 4)["D"])


@pytest.mark.clause("rams.exchange.1")
@pytest.mark.parametrize("limit", range(6))
def test_any_number_of_cards_up_to_the_limit(limit: int) -> None:
    state = all_in(dealt(FOUR, f"russian exchange_limit={limit}"))
    held = FOUR["A"].split()
    ways = [" ".join(["exchange", *cards]) for size in range(limit + 1) for cards in combinations(held, size)]
    assert sorted(legal(state).split(", ")) == sorted(ways)
    assert all(way in state.legal_moves for way in ways)
    assert "exchange D6 S8" in state.legal_moves or limit < 2, "the order of the cards is all the same"
    for more in range(limit + 1, 6):
        with pytest.raises(IllegalMoveError) as caught:
            state.play(" ".join(["exchange", *held[:more]]))
        assert (caught.value.code, caught.value.clause) == ("move.exchange_limit", "rams.exchange.1")
        assert caught.value.params["n"] == limit


def test_arcade_exchanges_up_to_four() -> None:
    state = all_in(dealt(FOUR, "arcade"))
    assert "exchange C9 S8 H7 D6" in state.legal_moves
    assert "exchange C9 S8 H7 D6 CQ" not in state.legal_moves


@pytest.mark.clause("rams.exchange.1")
def test_each_draws_his_cards_in_a_row_from_the_top_of_the_stock() -> None:
    state = all_in(dealt({**FOUR, "stock": "CK SK DK CT ST HT DT"}))
    state = spoken(state, "A exchange C9 CQ D6, B exchange, C exchange HQ, D exchange C8 S7 H6")
    assert [hand(state, name) for name in "ABCD"] == [
        "CK DK H7 S8 SK", "C6 D7 H8 S9 SQ", "C7 CT D8 H9 S6", "D9 DQ DT HT ST",
    ]  # fmt: skip
    assert [" ".join(map(str, state.hidden.thrown[seat])) for seat in seats(0, 4).values()] == [
        "C9 CQ D6", "", "HQ", "C8 S7 H6",
    ]  # fmt: skip


def test_the_number_exchanged_is_public_and_nobody_is_asked_twice() -> None:
    state = spoken(all_in(dealt(FOUR)), "A exchange C9 CQ D6, B exchange, C exchange HQ")
    table = state.view(None).table
    assert [table.exchanged[seat] for seat in seats(0, 4).values()] == [3, 0, 1, None]
    assert (on_turn(state), table.stock, table.dead) == ("D", 11, 4)


SEVEN = dict.fromkeys("ABCDEFG", "") | {"upcard": "SK"}
DRAWS = {"A": 3, "B": 3, "C": 3, "D": 3, "E": 3, "F": 1}


def drained(code: str, **fixed: str) -> RamsState:
    """Seven are in, and six have drawn 3, 3, 3, 3, 3 and 1: the dealer is on turn, and the stock is empty."""
    state = all_in(dealt({**SEVEN, **fixed}, code))
    for name, number in DRAWS.items():
        cards = hand(state, name).split()[:number]
        state = spoken(state, " ".join([name, "exchange", *cards]))
    return state


@pytest.mark.clause("rams.exchange.2")
def test_ra19_two_of_the_sixteen_that_the_others_threw_away() -> None:
    """Neither his own nor the upcard; what he throws lies dead then, and the other fourteen are the stock."""
    state = drained("russian")
    assert (state.table.stock, state.table.dead, state.table.shuffles, on_turn(state)) == (0, 16, 0, "G")
    thrown = {card for cards in state.hidden.thrown for card in cards}
    held = state.hands[0]
    for away in combinations(held, 2):
        after = state.play(" ".join(["exchange", *map(str, away)]))
        drawn = set(after.hands[0]) - set(held)
        assert len(drawn) == 2
        assert drawn <= thrown
        assert not {*away, after.table.upcard} & drawn
        assert set(after.hidden.stock) == thrown - drawn
        assert after.hidden.thrown == (away, *((),) * 6)
        assert (after.table.stock, after.table.dead, after.table.shuffles) == (14, 2, 1)


@pytest.mark.clause("rams.exchange.2")
def test_ra19_or_nothing_where_one_draws_less() -> None:
    state = drained("russian when_stock_short=draw_less")
    assert legal(state) == "exchange"
    with pytest.raises(IllegalMoveError) as caught:
        state.play(" ".join(["exchange", hand(state, "G").split()[0]]))
    assert (caught.value.code, caught.value.clause, caught.value.params["n"]) == (
        "move.stock_short", "rams.exchange.2", 0,
    )  # fmt: skip
    assert state.play("exchange").phase == "upcard"


@pytest.mark.clause("rams.exchange.2")
def test_one_draws_what_is_left() -> None:
    """Six with 32 cards have one card for all of them."""
    state = all_in(dealt(dict.fromkeys("ABCDEF", ""), "russian pack_size=32 when_stock_short=draw_less"))
    assert {len(move.cards) for move in state.legal_moves} == {0, 1}
    first = hand(state, "A").split()[0]
    state = spoken(state, f"A exchange {first}")
    assert legal(state) == "exchange"
    assert spoken(state, "B exchange, C exchange, D exchange, E exchange, F exchange").phase == "upcard"


@pytest.mark.clause("rams.exchange.2")
def test_the_stock_comes_first_and_a_stock_that_suffices_is_not_shuffled() -> None:
    """Fifteen cards for four: three draw five each; or the last of them wants five where four are left."""
    start = {"A": "C9 S8 H7 D6 CQ", "B": "S9 H8 D7 C6 SQ", "C": "H9 D8 C7 S6 HQ", "D": "", "upcard": "HK"}
    state = spoken(all_in(dealt(start)), f"A exchange {start['A']}, B exchange {start['B']}, C exchange {start['C']}")
    assert (state.table.stock, state.table.shuffles, state.table.dead) == (0, 0, 15)
    state = spoken(all_in(dealt(start)), "A exchange C9 S8 H7 D6 CQ, B exchange S9 H8 D7 C6 SQ, C exchange H9")
    left = state.hidden.stock
    assert len(left) == 4
    dead = {card for cards in state.hidden.thrown for card in cards}
    after = state.play(" ".join(["exchange", *map(str, state.hands[0])]))
    assert after.hands[0][:4] == left, "what is left of the stock, in its order"
    assert after.hands[0][4] in dead
    assert len(after.hidden.stock) == 10


@pytest.mark.clause("rams.exchange.2")
def test_passed_hands_are_shuffled_too_and_what_is_thrown_then_lies_dead_again() -> None:
    """32 cards, four players: eleven to draw from; B passes. The stock runs out, is shuffled, and runs out again."""
    hands = {"A": "C9 S8 H7 D9 CQ", "B": "S9 H8 D7 CT SQ", "C": "H9 D8 C7 S7 HQ", "D": "C8 ST HT DQ DT", "upcard": "HK"}
    state = spoken(dealt(hands, "russian pack_size=32"), "A in, B out, C in, D in")
    assert state.table.stock == 11
    state = spoken(state, f"A exchange {hands['A']}, C exchange {hands['C']}")
    assert (state.table.stock, state.table.dead) == (1, 15)
    seat, last = seats(0, 4)["B"], state.hidden.stock
    state = spoken(state, f"D exchange {hands['D']}")
    assert (state.table.stock, state.table.dead, state.table.shuffles) == (11, 5, 1)
    assert state.hands[0][0] is last[0]
    drawn = {card.text for card in state.hands[0][1:]}
    assert drawn <= set(f"{hands['A']} {hands['B']} {hands['C']}".split())
    assert (state.view(seat).thrown, state.view(0).thrown) == ((), state.hidden.thrown[0]), "his own lie where they lay"
    assert {card.text for card in state.view(0).thrown} == set(hands["D"].split())


@pytest.mark.clause("rams.exchange.2")
def test_a_second_shuffle_is_another_one() -> None:
    """Five with 32 cards have six to draw from, so that from the second on nobody draws without a shuffle of five."""
    state = all_in(dealt(dict.fromkeys("ABCDE", ""), "russian pack_size=32"))
    shuffles, orders = [], []
    for name in "ABCDE":
        seat = seats(0, 5)[name]
        mine, left, dead = state.hands[seat], state.hidden.stock, state.hidden.dead
        state = spoken(state, " ".join([name, "exchange", *map(str, mine)]))
        shuffles.append(state.table.shuffles)
        assert not set(mine) & set(state.hands[seat])
        if name != "A":
            drawn = (*state.hands[seat][len(left) :], *state.hidden.stock)
            orders.append([dead.index(card) for card in drawn])
    assert shuffles == [0, 1, 2, 3, 4]
    assert all(sorted(order) == list(range(5)) for order in orders)
    assert len({tuple(order) for order in orders}) == 4


def test_the_shuffle_comes_from_the_seed_and_for_a_pack_from_the_pack() -> None:
    first = drained("russian")
    move = " ".join(["exchange", *map(str, first.hands[0][:2])])
    assert first.play(move) == drained("russian").play(move)
    orders = set()
    for stock in ("C2", "D2", "H2", "S2", "C3", "D3"):
        state = drained("russian", stock=stock)
        after = state.play(" ".join(["exchange", *map(str, state.hands[0][:2])]))
        thrown = [card for cards in state.hidden.thrown for card in cards]
        orders.add(tuple(thrown.index(card) for card in after.hidden.stock))
    assert len(orders) == 6, "another pack, another shuffle"
    game, options = vorhand.game("rams"), rules("russian pack_size=32")
    by_seed = set()
    for seed in range(6):
        made = game.deal(options, seed=seed, players=5)
        assert isinstance(made, RamsState)
        again = game.deal(options, pack=" ".join(map(str, made.pack)), players=5)
        assert isinstance(again, RamsState)
        ended = [through_exchange(each) for each in (made, again, game.deal(options, seed=seed, players=5))]
        assert ended[0] == ended[2], "the same seed gives the same deal to the end"
        assert ended[0].dealt == ended[1].dealt
        assert ended[0].table.shuffles
        by_seed.add(ended[0].hidden == ended[1].hidden)
    assert by_seed == {False}, "a pack by hand has no seed to shuffle by"


def through_exchange(state: object) -> RamsState:
    """The position after everybody has thrown his whole hand away."""
    assert isinstance(state, RamsState)
    state = all_in(state)
    while state.phase == "exchange":
        assert state.turn is not None
        state = state.play(" ".join(["exchange", *map(str, state.hands[state.turn])]))
    return state


@pytest.mark.clause("rams.upcard.1")
def test_the_dealer_may_give_any_card_for_the_upcard() -> None:
    state = spoken(all_in(dealt(FOUR)), "A exchange, B exchange, C exchange, D exchange")
    assert (state.phase, on_turn(state)) == ("upcard", "D")
    assert legal(state) == "upcard D9, upcard C8, upcard S7, upcard H6, upcard DQ, pass"
    for card in FOUR["D"].split():
        after = state.play(f"upcard {card}")
        assert hand(after, "D") == " ".join(sorted([*(each for each in FOUR["D"].split() if each != card), "HK"]))
        assert after.table.upcard_taken is True
        assert [each.text for each in after.hidden.thrown[0]] == [card]
        assert (after.table.dead, after.table.trump.key) == (1, "hearts"), "trumps are what they were"
    left = state.play("pass")
    assert (hand(left, "D"), left.table.upcard_taken) == (hand(state, "D"), False)


@pytest.mark.clause("rams.upcard.1")
def test_ra21_beyond_the_limit_and_a_card_just_drawn() -> None:
    for code, away in (("russian", FOUR["D"]), ("arcade", "D9 C8 S7 H6"), ("russian exchange_limit=0", "")):
        state = all_in(dealt({**FOUR, "stock": "CK SK DK CT ST"}, code))
        state = spoken(state, f"A exchange, B exchange, C exchange, D exchange {away}".rstrip())
        drawn = [card.text for card in state.hands[0] if card.text not in FOUR["D"]]
        assert len(drawn) == len(away.split())
        for card in hand(state, "D").split():
            after = state.play(f"upcard {card}")
            assert len(after.hands[0]) == 5
            assert "HK" in hand(after, "D")


@pytest.mark.clause("rams.upcard.1")
def test_ra20_nobody_takes_the_upcard_when_the_dealer_is_out() -> None:
    state = spoken(dealt({**FOUR, "upcard": "HA"}), "A in, B in, C in, D out")
    state = spoken(state, "A exchange, B exchange, C exchange")
    assert (state.phase, on_turn(state), state.table.upcard_taken) == ("play", "A", False)
    with pytest.raises(IllegalMoveError):
        state.play("upcard C9")


@pytest.mark.clause("rams.upcard.1")
def test_nor_where_the_rules_do_not_allow_it() -> None:
    state = all_in(dealt(FOUR, "russian dealer_may_take_upcard=false"))
    state = spoken(state, "A exchange, B exchange, C exchange, D exchange")
    assert (state.phase, on_turn(state), state.table.upcard_taken) == ("play", "A", False)


@pytest.mark.clause("rams.upcard.1", "rams.score.5")
def test_the_dealer_alone_in_exchanges_and_takes_the_upcard() -> None:
    state = spoken(dealt(FOUR), "A out, B out, C out, D in")
    assert (state.phase, on_turn(state)) == ("exchange", "D")
    state = spoken(state, "D exchange DQ D9")
    assert (state.phase, on_turn(state)) == ("upcard", "D")
    state = spoken(state, "D upcard C8")
    assert (state.phase, "HK" in hand(state, "D")) == ("over", True)


def test_the_upcard_is_never_drawn() -> None:
    """Not even where all others have been: seven throw all they can."""
    state = through_exchange(dealt(SEVEN, "russian"))
    assert state.table.shuffles
    assert all(state.table.upcard not in cards for cards in (*state.hands, state.hidden.stock, state.hidden.dead))


def test_the_cards_of_a_written_deal_are_all_there() -> None:
    text = deal_named("dealer-draws-five-and-the-upcard")
    cards = pack_of(hands_in(text), 36).split()
    assert len(cards) == len(set(cards)) == 36
    assert [move for name, move in moves(text) if name == "D"][:3] == ["in", "exchange C6 D6 D8 H8 S7", "upcard C7"]
