"""What each seat may know of a deal of Rams: nothing that depends on where an unseen card lies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

import vorhand
from tests.rams import NAMES, all_in, dealt, rules, seats, spoken, to_play
from tests.unseen import assert_unseen_makes_no_difference
from vorhand.chance import drawn, mix
from vorhand.games.rams.state import RamsState
from vorhand.moves import Move
from vorhand.position import Zone, ZoneKind

DEALS = 40
CODES = (
    "russian",
    "old_book revoke=punished",
    "arcade ace_forces_in=false",
    "russian pack_size=36 start_score=6",
    "russian lone_player=no_play three_may_pass=true start_score=5",
    "russian when_stock_short=draw_less",
)
PHASES = {"declare", "exchange", "upcard", "zero", "play", "over"}


def walk(seed: int) -> Iterator[RamsState]:
    """A deal played by chance, three to seven at the table, who throw away what they can."""
    code, players = CODES[seed % len(CODES)], 3 + seed % 5
    if "pack_size=36" in code:
        players = min(players, 6)
    state = vorhand.game("rams").deal(rules(code), seed=seed, dealer=seed % players, players=players)
    assert isinstance(state, RamsState)
    ply = 0
    while True:
        yield state
        if state.turn is None:
            return
        options = state.legal_moves.moves
        if state.phase == "exchange":
            options = options[-6:]
        elif state.phase == "declare":
            options = (*options, *options[:1] * 3)
        state = state.play(drawn(options, mix(seed, ply)))
        ply += 1


@pytest.mark.clause("rams.exchange.1", "rams.exchange.2", "rams.upcard.1", "rams.declare.1")
def test_a_view_stays_the_same_when_unseen_cards_change_places() -> None:
    met: Counter[str] = Counter()
    for seed in range(DEALS):
        for ply, state in enumerate(walk(seed)):
            met[state.phase] += 1
            met["shuffled"] += state.table.shuffles > 0
            met["pairs"] += bool(state.table.pairs)
            for seat in (*range(state.players), None):
                assert_unseen_makes_no_difference(state, seat, seed=mix(seed, ply, 9))
    assert set(met) == {*PHASES, "shuffled", "pairs"}, met
    assert min(met.values()) > 2, met


HANDS = {
    "A": "HJ DJ C9 S8 D7",
    "B": "CJ SJ H9 D8 C7",
    "C": "HA CK S9 D6 H7",
    "D": "DK CQ H8 S7 C6",
    "upcard": "SK",
    "stock": "CT HT DT ST",
}


def text(cards: object) -> str:
    assert isinstance(cards, tuple)
    return " ".join(sorted("?" if card is None else card.text for card in cards))


def zones(state: RamsState, seat: int | None, kind: ZoneKind, owner: int | None = None) -> list[Zone]:
    return [zone for zone in state.view(seat).zones() if zone.kind is kind and zone.seat == owner]


def known(state: RamsState, cards: str) -> dict[str, str]:
    """Which of the cards each player, and a spectator, can know the places of."""
    places = [*seats(state.dealer, state.players).items(), ("-", None)]
    unseen = {name: {card.text for card in state.unseen(seat)} for name, seat in places}
    return {name: " ".join(card for card in cards.split() if card not in unseen[name]) for name, _ in places}


def everybody(names: str, cards: str, others: str = "") -> dict[str, str]:
    """That `names` know the cards, the rest of four players and a spectator `others`."""
    return {name: cards if name in names else others for name in "ABCD-"}


def test_a_seat_sees_its_own_hand_and_backs() -> None:
    state = dealt(HANDS)
    for name, seat in (*seats(0, 4).items(), ("-", None)):
        for other, owner in seats(0, 4).items():
            (hand,) = zones(state, seat, ZoneKind.HAND, owner)
            assert text(hand.cards) == (text(state.hands[owner]) if name == other else "? ? ? ? ?")
        (upcard,) = zones(state, seat, ZoneKind.UPCARD)
        assert text(upcard.cards) == "SK"
        (stock,) = zones(state, seat, ZoneKind.STOCK)
        assert stock.cards == (None,) * 15
        view = state.view(seat)
        assert (view.hand, view.thrown) == (() if seat is None else state.hands[seat], ())
        assert [note.key for note in view.facts()] == ["trump"]
        assert dict(view.facts()[0].params) == {"suit": "spades", "card": "SK"}
        assert view.previews() == ()
        assert view.remark(state.legal_moves[0]) is None


@pytest.mark.clause("rams.declare.1")
def test_who_stays_out_remembers_what_he_threw_and_nobody_else_knows() -> None:
    state = spoken(dealt(HANDS), "A in, B in, C in, D out")
    assert known(state, HANDS["D"]) == everybody("D", HANDS["D"])
    (hand,) = zones(state, None, ZoneKind.HAND, seats(0, 4)["D"])
    assert hand.cards == ()
    assert text(state.view(seats(0, 4)["D"]).thrown) == " ".join(sorted(HANDS["D"].split()))


@pytest.mark.clause("rams.exchange.1")
def test_what_was_thrown_and_drawn_is_his_who_did_it() -> None:
    state = spoken(all_in(dealt(HANDS)), "A exchange C9 S8 D7")
    assert known(state, "C9 S8 D7 CT HT DT") == everybody("A", "C9 S8 D7 CT HT DT")
    assert text(state.view(seats(0, 4)["A"]).thrown) == "C9 D7 S8"
    assert state.view(None).thrown == ()
    (stock,) = zones(state, None, ZoneKind.STOCK)
    assert stock.cards == (None,) * 12
    table = state.view(None).table
    assert (table.stock, table.dead, table.exchanged[seats(0, 4)["A"]]) == (12, 3, 3)


@pytest.mark.clause("rams.exchange.2")
def test_once_the_dead_are_shuffled_nobody_knows_where_his_own_lie() -> None:
    """Four with 32 cards: C's draw takes the last of the stock and one of the shuffled; what he throws he knows."""
    hands = {"A": "C9 S8 H7 D9 CQ", "B": "S9 H8 D7 CT SQ", "C": "H9 D8 C7 S7 HQ", "D": "C8 ST HT DQ DT", "upcard": "HK"}
    state = spoken(dealt(hands, "russian pack_size=32"), "A in, B in, C in, D out")
    state = spoken(state, f"A exchange {hands['A']}, B exchange {hands['B']}")
    assert known(state, hands["A"]) == everybody("A", hands["A"])
    assert known(state, hands["D"]) == everybody("D", hands["D"])
    state = spoken(state, f"C exchange {hands['C']}")
    assert state.table.shuffles == 1
    drawn_again = {card.text for card in state.hands[seats(0, 4)["C"]]}
    mine = " ".join(card for card in f"{hands['A']} {hands['D']}".split() if card not in drawn_again)
    assert known(state, mine) == everybody("", "")
    assert known(state, hands["C"]) == everybody("C", hands["C"])
    assert [state.view(seat).thrown for seat in (seats(0, 4)["A"], seats(0, 4)["D"])] == [(), ()]


@pytest.mark.clause("rams.upcard.1")
def test_the_upcard_is_known_wherever_it_is() -> None:
    state = spoken(all_in(dealt(HANDS)), "A exchange, B exchange, C exchange, D exchange")
    assert known(state, "SK") == everybody("ABCD-", "SK")
    taken = spoken(state, "D upcard C6")
    assert known(taken, "SK C6") == {**everybody("", "", "SK"), "D": "SK C6"}
    assert not zones(taken, None, ZoneKind.UPCARD)
    (hand,) = zones(taken, None, ZoneKind.HAND, 0)
    assert hand.cards == (None,) * 5
    left = spoken(state, "D pass")
    assert [text(zone.cards) for zone in zones(left, None, ZoneKind.UPCARD)] == ["SK"]


@pytest.mark.clause("rams.jacks.1")
def test_jacks_shown_are_known_until_they_may_be_gone() -> None:
    """Until their owner exchanges, or, when he is out, until the dead cards are shuffled."""
    state = spoken(dealt(HANDS), "A in, B out, C in")
    assert known(state, "HJ DJ CJ SJ") == {"A": "HJ DJ", "B": "CJ SJ", "C": "", "D": "", "-": ""}
    state = spoken(state, "D in")
    assert known(state, "HJ DJ CJ SJ") == everybody("ABCD-", "HJ DJ CJ SJ")
    for seat in (0, None):
        shown = {name: zones(state, seat, ZoneKind.SHOWN, owner) for name, owner in seats(0, 4).items()}
        assert {name: text(found[0].cards) for name, found in shown.items() if found} == {"A": "DJ HJ", "B": "CJ SJ"}
    state = spoken(state, "A exchange HJ")
    assert known(state, "HJ DJ CJ SJ") == everybody("A", "HJ DJ CJ SJ", "CJ SJ")


@pytest.mark.clause("rams.jacks.1")
def test_jacks_of_a_passer_are_unknown_once_the_dead_are_shuffled() -> None:
    hands = {"A": "CJ SJ H7 D9 CQ", "B": "S9 H8 D7 CT SQ", "C": "H9 D8 C7 S7 HQ", "D": "C8 ST HT DQ DT", "upcard": "HK"}
    state = spoken(dealt(hands, "russian pack_size=32"), "A out, B in, C in, D in")
    state = spoken(state, f"B exchange {hands['B']}, C exchange {hands['C']}")
    assert known(state, "CJ SJ") == everybody("ABCD-", "CJ SJ")
    state = spoken(state, f"D exchange {hands['D']}")
    gone = " ".join(card for card in ("CJ", "SJ") if card not in {each.text for each in state.hands[0]})
    assert gone, "the scene wants one of them still in the stock"
    assert known(state, gone) == everybody("", "")
    assert not zones(state, None, ZoneKind.SHOWN, seats(0, 4)["A"])


@pytest.mark.clause("rams.jacks.1")
def test_jacks_of_a_final_hand_are_known_until_they_are_played() -> None:
    hands = {**HANDS, "A": "HJ C9 S8 D7 DQ", "B": "CT H9 D8 C7 C8", "stock": "DJ"}
    state = spoken(all_in(dealt(hands)), "A exchange C9, B exchange, C exchange, D exchange, D pass")
    assert known(state, "HJ DJ") == everybody("ABCD-", "HJ DJ")
    assert text(zones(state, None, ZoneKind.SHOWN, 1)[0].cards) == "DJ HJ"
    for line in ("A: HJ", "B: H9 HA H8"):
        state = spoken(state, line)
        assert text(zones(state, None, ZoneKind.SHOWN, 1)[0].cards) == "DJ", "in the trick, and in the pile"
    assert not zones(spoken(state, "C: D6 DK DJ"), None, ZoneKind.SHOWN, 1)
    assert known(state, "HJ DJ") == everybody("ABCD-", "HJ DJ")


@pytest.mark.clause("rams.reveal.1", "rams.reveal.2")
def test_hands_laid_open_are_seen_by_all() -> None:
    flush = {**HANDS, "A": "HK HQ HT H9 H6", "stock": "", "B": "CJ SJ C8 D8 C7"}
    state = spoken(dealt(flush), "A in, B in, C in, D out")
    for seat in (*range(4), None):
        for name, owner in seats(0, 4).items():
            (hand,) = zones(state, seat, ZoneKind.HAND, owner)
            assert text(hand.cards) == ("" if name == "D" else text(state.hands[owner]))
        assert not [zone for zone in state.view(seat).zones() if zone.kind is ZoneKind.SHOWN]
    assert known(state, HANDS["D"]) == everybody("D", HANDS["D"]), "who is out shows nothing"
    four = {**HANDS, "A": "HA CA DA SA H6", "C": "", "stock": ""}
    state = spoken(dealt(four), "A in, B in, C in, D out")
    (hand,) = zones(state, None, ZoneKind.HAND, seats(0, 4)["A"])
    assert text(hand.cards) == "CA DA H6 HA SA"
    (hand,) = zones(state, None, ZoneKind.HAND, seats(0, 4)["B"])
    assert hand.cards == (None,) * 5, "by a rams nobody else has to show"


def badges(state: RamsState) -> str:
    """What the table shows at each seat: `A in: jacks red, exchanged 3`."""
    found = []
    for name, seat in seats(state.dealer, state.players).items():
        badge = state.view(None).badges()[seat]
        calls = [" ".join([call.key, *map(str, call.params.values())]) for call in badge.calls]
        found.append(f"{name} {' '.join(badge.roles) or '-'}: {', '.join(calls) or '-'}")
    return "; ".join(found)


@pytest.mark.clause("rams.declare.1")
def test_the_table_shows_what_each_has_said_exchanged_and_shown() -> None:
    state = dealt(HANDS, scores=[5, 100, 100, 100])
    assert badges(state) == "A -: -; B -: -; C -: -; D -: -"
    state = spoken(state, "A in, B out")
    assert badges(state) == "A in: -; B out: -; C -: -; D -: -"
    state = spoken(state, "C in, D in")
    assert badges(state) == "A in: jacks red; B out: jacks black; C in: -; D in: -"
    state = spoken(state, "A exchange HJ C9, C exchange, D exchange H8")
    assert badges(state) == ("A in: jacks red, exchanged 2; B out: jacks black; C in: exchanged 0; D in: exchanged 1")
    state = spoken(state, "D upcard S7")
    assert badges(state) == (
        "A in: jacks red, exchanged 2, at_zero; B out: jacks black; C in: exchanged 0; "
        "D in: exchanged 1, took_upcard SK"
    )
    cards = [(badge.cards, badge.tricks, badge.dealer, badge.forehand) for badge in state.view(2).badges()]
    assert cards == [(5, 0, True, False), (5, 0, False, True), (0, 0, False, False), (5, 0, False, False)]
    out = to_play(spoken(dealt(HANDS), "A out, B in"))
    assert [badge.forehand for badge in out.view(None).badges()] == [False, True, False, False], "he has spoken first"


def test_the_table_remembers_who_was_at_nought_and_says_of_the_upcard_only_that_it_was_taken() -> None:
    state = to_play(dealt(HANDS, scores=[5, 100, 100, 100]))
    assert state.phase == "zero"
    state = spoken(state.play("continue"), "A: C9 CJ CK CQ")
    assert badges(state) == (
        "A in: jacks red, exchanged 0, at_zero; B in: jacks black, exchanged 0; C in: exchanged 0; D in: exchanged 0"
    )


def test_tricks_and_cards_are_counted() -> None:
    state = to_play(dealt(HANDS))
    state = spoken(state, "A: C9 CJ CK CQ\nC: HA H8 HJ")
    assert [(badge.cards, badge.tricks) for badge in state.view(None).badges()] == [(3, 0), (3, 0), (4, 0), (3, 1)]
    (trick,) = zones(state, 0, ZoneKind.TRICK)
    assert (text(trick.cards), trick.led) == ("H8 HA HJ", "hearts")
    names = {seat: name for name, seat in seats(0, 4).items()}
    assert "".join(names[seat] for seat in trick.seats) == "CDA"
    assert trick.winner == seats(0, 4)["C"]
    last = [zone for zone in state.view(0).zones() if zone.kind is ZoneKind.LAST]
    assert (text(last[0].cards), names[last[0].seat or 0]) == ("C9 CJ CK CQ", "C")
    (pile,) = [zone for zone in state.view(0).zones() if zone.kind is ZoneKind.PILE]
    assert (pile.cards, pile.seat) == ((None,) * 4, seats(0, 4)["C"])
    state = spoken(state, "B: H9")
    last = [zone for zone in state.view(0).zones() if zone.kind is ZoneKind.LAST]
    assert text(last[0].cards) == "H8 H9 HA HJ", "the trick before, not the first"


def showing(state: RamsState, move: str) -> str:
    """To whom a move shows hidden cards."""
    places = [*seats(state.dealer, state.players).items(), ("-", None)]
    return "".join(name for name, seat in places if state.shows(Move.parse(move), seat)) or "nobody"


@pytest.mark.clause("rams.exchange.1", "rams.reveal.1", "rams.reveal.2", "rams.jacks.1")
def test_to_whom_a_move_shows_hidden_cards() -> None:
    state = dealt(HANDS)
    assert showing(state, "in") == showing(state, "out") == "nobody"
    state = spoken(state, "A in, B in, C in")
    assert showing(state, "in") == showing(state, "out") == "ABCD-", "two pairs of jacks"
    state = spoken(state, "D in")
    assert (showing(state, "exchange"), showing(state, "exchange C9")) == ("nobody", "A")
    state = spoken(state, "A exchange, B exchange, C exchange, D exchange")
    assert (showing(state, "pass"), showing(state, "upcard C6")) == ("nobody", "nobody")
    state = state.play("pass")
    assert showing(state, "play C9") == "BCD", "to all who have not played yet"
    state = spoken(state, "A: C9")
    assert showing(state, f"play {state.legal_moves[0].cards[0]}") == "CD"
    state = spoken(state, "B: CJ CK CQ")
    assert showing(state, "play HA") == "nobody", "after the first trick all have played"
    out = spoken(to_play(spoken(dealt(HANDS), "A in, B out, C in, D in")), "A: C9 CK CQ")
    assert showing(out, "play HA") == "B", "but for who is out"
    plain = {**HANDS, "A": "HT DJ C9 S8 D7", "B": "CT H9 D8 C7 SQ", "stock": "ST"}
    for changed, last in (
        ({"B": "HK HQ HJ H9 H6"}, "A in, B in, C in"), ({"C": "HA SA DA CA S9"}, "A in, B in, C in"),
    ):  # fmt: skip
        state = spoken(dealt({**plain, **changed}), last)
        assert showing(state, "in") == "ABCD-"
    drawn = {**plain, "B": "HK HQ HJ H9 C7", "stock": "H6"}
    state = spoken(all_in(dealt(drawn)), "A exchange, B exchange C7, C exchange, D exchange")
    assert showing(state, "pass") == "ABCD-"


def test_a_spectator_has_no_hand_and_no_moves() -> None:
    for state in walk(4):
        view = state.view(None)
        assert (view.hand, view.thrown, len(view.legal_moves), view.refused()) == ((), (), 0, ())


def test_every_card_lies_in_one_place() -> None:
    for seed in range(12):
        for state in walk(seed):
            places = [card for cards in state.places().values() for card in cards]
            assert sorted(map(str, places)) == sorted(map(str, state.pack))


def test_what_lay_aside_is_told_after_the_deal() -> None:
    hands = {**HANDS, "A": "HA C9 S8 D7 H6", "C": "CK S9 D6 H7 HQ", "stock": "CT HT"}
    state = spoken(dealt(hands), "A in, B out, C out, D out, A exchange C9 S8")
    assert state.phase == "over"
    laid = {name: text(cards) for name, cards in state.laid().items()}
    thrown = " ".join(sorted(f"{hands['B']} {hands['C']} {hands['D']} C9 S8".split()))
    assert (laid["upcard"], laid["dead"], len(state.laid()["stock"])) == ("SK", thrown, 13)
    assert "?" not in " ".join(laid.values())


def test_of_places_with_nothing_in_them_nothing_is_told() -> None:
    hands = {**HANDS, "A": "HK HQ HJ H9 H6", "B": "CJ SJ C9 D8 C7", "C": "HA CK S9 D6 S8", "stock": ""}
    assert set(spoken(dealt(hands), "A in, B in, C in, D in").laid()) == {"upcard", "stock"}
    code = "russian pack_size=36 when_stock_short=draw_less ace_forces_in=false"
    none_left = spoken(dealt(dict.fromkeys("ABCDEFG", ""), code), "A out")
    assert none_left.table.stock == 0
    assert not zones(none_left, None, ZoneKind.STOCK)
    assert set(spoken(none_left, "B C D E F G out").laid()) == {"upcard", "dead"}


def test_the_letters_are_the_seats_from_the_dealers_left() -> None:
    assert seats(3, 5) == {"A": 4, "B": 0, "C": 1, "D": 2, "E": 3}
    assert NAMES == "ABCDEFG"
