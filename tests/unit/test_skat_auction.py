"""The auction of Skat, written as it is spoken: `M18 F hold, M pass, R pass -> F at 18`."""

from __future__ import annotations

import pytest

import vorhand
from tests.skat import after, dealt, listed, on_turn, rules, seats, spoken
from vorhand.errors import IllegalMoveError
from vorhand.games.skat.auction import ladder
from vorhand.games.skat.state import SkatState

AUCTIONS = """
    BID1  M18, F hold, M20, F hold, M pass, R22, F hold, R23, F hold, R24, F pass -> R at 24
    BID2  M pass, R18, F hold, R pass -> F at 18
    BID3  M18, F pass, R20, M pass -> R at 20
    BID4  M pass, R pass, F18 -> F at 18
    BID5  M pass, R pass, F pass -> passed in
    BID6  M18, F pass, R pass -> M at 18
    BID8  M40, F pass, R pass -> M at 40
    trap-rearhand-may-still-bid M pass, R18, F hold, R20, F pass -> R at 20
    trap-forehand-held M18, F hold, M pass, R pass -> F at 18
    rearhand-bids-against-middlehand M18, F pass, R20, M hold, R22, M hold, R pass -> M at 22
    jump-after-jump M20, F hold, M33, F hold, M pass, R48, F pass -> R at 48
    held-to-the-top M240, F hold, M pass, R pass -> F at 240
    last-value M264, F pass, R pass -> M at 264
    rearhand-alone M pass, R18, F pass -> R at 18
"""

ISKO_LADDER = """
    18 20 22 23 24 27 30 33 35 36 40 44 45 46 48 50 54 55 59 60 63 66 70 72 77 80 81 84 88 90 96 99 100 108 110 117 120
    121 126 130 132 135 140 143 144 150 153 154 156 160 162 165 168 170 176 180 187 192 198 204 216 240 264
"""

REFUSED = """
    -> M bid 19: bid_not_a_value by bid.2
    -> M bid 17: bid_not_a_value by bid.2
    -> M bid 10: bid_not_a_value by bid.2
    -> M bid 360: bid_not_a_value by bid.2
    -> M hold: no_bid_yet by bid.4
    M18 -> F bid 20: hearer_holds by bid.4
    M18 -> F bid 18: hearer_holds by bid.4
    M20, F hold -> M hold: speaker_bids by bid.4
    M20, F hold -> M bid 18: bid_too_low by bid.2
    M20, F hold -> M bid 20: bid_too_low by bid.2
    M20, F hold -> M bid 21: bid_not_a_value by bid.2
    M20, F hold, M pass -> R bid 20: bid_too_low by bid.2
    M20, F hold, M pass -> R bid 18: bid_too_low by bid.2
    M20, F hold, M pass -> R hold: speaker_bids by bid.4
    M20, F pass, R22 -> M bid 23: hearer_holds by bid.4
    M pass, R pass -> F bid 20: bid_forehand by bid.3
    M pass, R pass -> F bid 23: bid_forehand by bid.3
    M pass, R pass -> F hold: no_bid_yet by bid.4
    -> M take: auction_first by bid.1
    -> M hand: auction_first by bid.1
    -> M declare grand: auction_first by bid.1
    M18, F hold -> M play CJ: auction_first by bid.1
    M18, F pass, R pass -> M bid 20: auction_over by bid.1
    M18, F pass, R pass -> M pass: auction_over by bid.1
    M18, F pass, R pass -> M hold: auction_over by bid.1
"""


def fresh(code: str = "isko", *, dealer: int = 0, players: int = 3) -> SkatState:
    return dealt({}, options=rules(code), dealer=dealer, players=players)


def outcome(state: SkatState) -> str:
    """How the auction ended: `F at 18`, `passed in`, or that it goes on."""
    if state.phase == "over":
        assert state.result is not None
        return state.result.reason.replace("_", " ")
    if state.phase != "skat":
        return "goes on"
    bid = next(fact for fact in state.view(None).facts() if fact.key == "bid")
    assert bid.params["seat"] == state.turn
    return f"{on_turn(state)} at {bid.params['n']}"


@pytest.mark.clause("skat.bid.1", "skat.bid.2", "skat.bid.3", "skat.bid.4")
@pytest.mark.parametrize("dealer", range(3))
@pytest.mark.parametrize(
    "row",
    [pytest.param(row, id=name) for name, row in (line.split(maxsplit=1) for line in AUCTIONS.strip().split("\n"))],
)
def test_auction(row: str, dealer: int) -> None:
    line, _, wanted = row.partition("->")
    state = fresh(dealer=dealer)
    for part in line.split(","):
        assert outcome(state) == "goes on", part
        state = spoken(state, part)
    assert outcome(state) == wanted.strip()


@pytest.mark.clause("skat.bid.2")
def test_the_ladder() -> None:
    isko = tuple(map(int, ISKO_LADDER.split()))
    assert len(isko) == 63, "a slip in the row"
    altenburg = (*isko[:-1], 252, 288, 324, 360)
    assert len(altenburg) == 66, "a slip in the row"
    assert ladder(rules("isko")) == ladder(rules("isko_tournament")) == isko
    assert ladder(rules("altenburg")) == altenburg
    assert ladder(rules("isko open_grand=base_36")) == altenburg
    assert ladder(rules("altenburg open_grand=base_24_plus_open")) == isko


def test_the_ladder_has_the_values_of_null_as_they_are_set() -> None:
    own = set(ladder(rules("isko null=25 null_hand=37 null_ouvert=51 null_ouvert_hand=61")))
    assert own == set(map(int, ISKO_LADDER.split())) - {23, 35, 46, 59} | {25, 37, 51, 61}


def test_no_bid_is_below_18_whatever_null_is_worth() -> None:
    assert ladder(rules("isko null=0 null_hand=17"))[0] == 18


@pytest.mark.clause("skat.bid.2", "skat.bid.4")
@pytest.mark.parametrize("code", ["altenburg", "isko"])
def test_what_may_be_said(code: str) -> None:
    values = [str(value) for value in ladder(rules(code))]
    state = fresh(code)
    assert (listed(state, "bid"), listed(state, "pass"), len(state.legal_moves)) == (values, ["pass"], len(values) + 1)
    assert state.view(state.turn).refused() == (), "bids that are too low are not shown as refused"
    state = spoken(state, "M33")
    assert sorted(map(str, state.legal_moves)) == ["hold", "pass"]
    state = spoken(state, "F hold")
    higher = values[values.index("33") + 1 :]
    assert (listed(state, "bid"), len(state.legal_moves)) == (higher, len(higher) + 1)
    state = spoken(state, "M pass")
    assert (on_turn(state), listed(state, "bid")) == ("R", higher), "rearhand must exceed the bid too"


@pytest.mark.clause("skat.bid.3")
def test_after_two_passes_forehand_may_play_at_18_and_nothing_higher() -> None:
    state = spoken(fresh(), "M pass, R pass")
    assert (on_turn(state), sorted(map(str, state.legal_moves))) == ("F", ["bid 18", "pass"])


def test_at_the_top_of_the_ladder_the_speaker_can_only_pass() -> None:
    state = spoken(fresh(), "M264, F hold")
    assert [str(move) for move in state.legal_moves] == ["pass"]


@pytest.mark.parametrize("row", REFUSED.strip().splitlines(), ids=str.strip)
def test_what_is_refused_and_why(row: str) -> None:
    line, _, tried = row.partition("->")
    said, _, reason = tried.strip().partition(": ")
    name, _, move = said.partition(" ")
    state = spoken(fresh(), line)
    with pytest.raises(IllegalMoveError) as caught:
        after(state, name, move)
    assert f"{caught.value.code} by {caught.value.clause}" == "move.{} by skat.{}".format(*reason.split(" by "))


@pytest.mark.parametrize(
    ("line", "move", "params"),
    [
        ("", "bid 19", {"n": 19}),
        ("M20, F hold", "bid 18", {"n": 18, "bid": 20}),
        ("M pass, R pass", "bid 22", {"n": 22}),
    ],
)
def test_a_refusal_says_the_number(line: str, move: str, params: dict[str, int]) -> None:
    with pytest.raises(IllegalMoveError) as caught:
        spoken(fresh(), line).play(move)
    assert caught.value.params == params


@pytest.mark.parametrize(
    ("line", "roles"),
    [
        ("", "M speaker, F hearer"),
        ("M18", "M speaker, F hearer"),
        ("M18, F hold", "M speaker, F hearer"),
        ("M18, F hold, M pass", "R speaker, F hearer"),
        ("M pass", "R speaker, F hearer"),
        ("M18, F pass", "R speaker, M hearer"),
        ("M18, F pass, R20, M hold", "R speaker, M hearer"),
    ],
)
@pytest.mark.clause("skat.bid.1")
def test_who_speaks_and_who_hears(line: str, roles: str) -> None:
    state = spoken(fresh(dealer=1), line)
    places = seats(1)
    wanted = dict.fromkeys(range(3), "")
    for name, role in (part.split() for part in roles.split(", ")):
        wanted[places[name]] = role
    places_in_words = {"F": "forehand", "M": "middlehand", "R": "rearhand"}
    for name, seat in places.items():
        held = state.view(None).badges()[seat].roles
        assert places_in_words[name] in held
        assert [role for role in held if role in ("speaker", "hearer")] == [wanted[seat]] * bool(wanted[seat])


@pytest.mark.parametrize(
    ("line", "calls"),
    [
        ("", "F -, M -, R -"),
        ("M18", "F -, M bid 18, R -"),
        ("M18, F hold", "F hold 18, M bid 18, R -"),
        ("M18, F hold, M20", "F hold 18, M bid 20, R -"),
        ("M18, F hold, M pass", "F hold 18, M passed, R -"),
        ("M18, F pass, R20, M hold", "F passed, M hold 20, R bid 20"),
    ],
)
def test_the_table_shows_the_last_word_of_each(line: str, calls: str) -> None:
    state = spoken(fresh(), line)
    shown = state.view(None).badges()
    written = []
    for name, seat in seats(0).items():
        words = [" ".join([note.key, *map(str, note.params.values())]) for note in shown[seat].calls]
        written.append(f"{name} {' '.join(words) or '-'}")
    assert ", ".join(written) == calls


def test_a_jump_is_told_with_the_value_it_started_from() -> None:
    state = fresh()
    (jump,) = state.events(next(move for move in state.legal_moves if str(move) == "bid 24"), None)
    assert (jump.key, jump.params["n"], jump.params["seat"]) == ("jump_bid", 24, seats(0)["M"])
    (plain,) = state.events(next(move for move in state.legal_moves if str(move) == "bid 18"), None)
    assert (plain.key, plain.params) == ("bid", {"seat": seats(0)["M"], "n": 18})
    state = spoken(state, "M18, F hold")
    (plain,) = state.events(next(move for move in state.legal_moves if str(move) == "bid 20"), None)
    assert plain.key == "bid", "20 comes next after 18"
    (jump,) = state.events(next(move for move in state.legal_moves if str(move) == "bid 22"), None)
    assert (jump.key, jump.params["n"], jump.params["from"]) == ("jump_bid", 22, 18)


@pytest.mark.clause("skat.bid.5")
@pytest.mark.parametrize("code", ["altenburg", "isko", "altenburg when_all_pass=same_dealer"])
def test_all_pass(code: str) -> None:
    state = spoken(fresh(code), "M pass, R pass, F pass")
    assert (state.phase, state.turn, len(state.legal_moves)) == ("over", None, 0)
    assert state.result is not None
    assert (state.result.scores, state.result.derivation) == ((0, 0, 0), ())
    assert (state.result.reason, state.result.soloist, state.result.won) == ("passed_in", None, None)
    assert state.result.entry == {"passed_in": 1}


@pytest.mark.clause("skat.bid.5")
@pytest.mark.parametrize(("when_all_pass", "dealer"), [("next_dealer", 2), ("same_dealer", 1)])
def test_who_deals_after_all_passed(when_all_pass: str, dealer: int) -> None:
    options = rules(f"altenburg when_all_pass={when_all_pass}")
    series = vorhand.game("skat").series(options, players=3, dealer=1)
    state = series.deal(seed=5)
    while state.turn is not None:
        state = state.play("pass")
    assert state.result is not None
    assert series.after(state.result, seed=1).dealer == dealer


@pytest.mark.parametrize("dealer", range(4))
@pytest.mark.clause("skat.deal.3")
def test_four_at_the_table_the_dealer_has_no_say(dealer: int) -> None:
    state, speakers = fresh(dealer=dealer, players=4), []
    for move in ("bid 18", "hold", "pass", "bid 20", "pass"):
        speakers.append(state.turn)
        state = state.play(move)
    forehand, middlehand, rearhand = ((dealer + step) % 4 for step in (1, 2, 3))
    assert speakers == [middlehand, forehand, middlehand, rearhand, forehand]
    assert (outcome(state), state.turn) == ("R at 20", rearhand)
    assert "sits_out" in state.view(None).badges()[dealer].roles
