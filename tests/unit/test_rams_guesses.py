"""What the computer player of Rams concludes about the hidden cards from what was said, exchanged and played."""

from __future__ import annotations

from itertools import islice

import pytest

from tests.rams import dealt, played, seats, spoken, to_play
from vorhand.cards import Card, Suit
from vorhand.games.rams.compact import ACES, TRUMPS, Bits, layout_of
from vorhand.games.rams.course import Course
from vorhand.games.rams.guesses import Guesses
from vorhand.games.rams.habits import KEPT, PLAIN, THROWN, held_back, shunned
from vorhand.games.rams.state import RamsState

LAYOUT = layout_of(Suit.SPADES, 36)


def bits(text: str) -> Bits:
    return LAYOUT.bits(Card.parse(word) for word in text.split())


def guesses(state: RamsState, memory: float = 1.0) -> Guesses:
    return Guesses(state.view(state.turn), Course(state.table), memory=memory)


def share(state: RamsState, name: str, cards: Bits, memory: float = 1.0) -> float:
    """How many of these cards the player is taken to hold, in the mean."""
    found = guesses(state, memory)
    place = found.course.places[seats(state.dealer, state.players)[name]]
    worlds = list(islice(found.worlds(3), 400))
    return sum((world.hands[place] & cards).bit_count() for world in worlds) / len(worlds)


HANDS = {"A": "HK DQ D9 C8 C7", "B": "S9 S8 ST DK H8", "C": "HT HJ DT CT D6", "D": "D7 D8 H6 H7 CQ", "upcard": "S7"}


def exchanges(text: str) -> RamsState:
    """Four have gone in, and B and C exchange as written; D sees it."""
    return spoken(dealt(HANDS), f"A B C D in\nA exchange, {text}")


def test_who_exchanges_few_cards_has_trumps_and_who_keeps_one_has_a_good_one() -> None:
    few = exchanges("B exchange DK H8, C exchange HT HJ DT CT")
    many = exchanges("B exchange S9 S8 ST DK H8, C exchange HT HJ DT CT")
    none = exchanges("B exchange DK H8, C exchange HT HJ DT CT D6")
    assert share(few, "B", TRUMPS) > share(many, "B", TRUMPS) + 0.3
    assert share(few, "C", TRUMPS | ACES) > share(none, "C", TRUMPS | ACES) + 0.2


def test_what_was_thrown_away_is_hardly_ever_a_trump() -> None:
    state = exchanges("B exchange DK H8, C exchange HT HJ DT CT D6")
    found = guesses(state)
    unseen = sum(1 << bit for bit in found.unseen)
    dead = [world.dead & unseen for world in islice(found.worlds(5), 400)]
    held = sum((each & TRUMPS).bit_count() for each in dead) / sum(each.bit_count() for each in dead)
    assert held < (unseen & TRUMPS).bit_count() / unseen.bit_count() / 2


@pytest.mark.parametrize(
    ("card", "led", "best", "closes", "not_held"),
    [
        ("H8", "H7", "HQ", False, "H6 HK HA"),  # neither a higher card than the queen nor a lower one than the eight
        ("H8", "H7", "S6", False, "H6 H7"),  # a trump lies there: no lower one
        ("HK", "H7", "HQ", False, ""),  # he took it, and how high he went says nothing while others follow
        ("HA", "H7", "HQ", True, "HK"),  # last, he would have taken it with the king
        ("ST", "H7", "S9", False, ""),
        ("SQ", "H7", "S9", False, "ST SJ"),  # ruffed no higher than he must
        ("S6", "H7", "S9", False, "ST SJ SQ SK SA"),
        ("C8", "H7", "HQ", False, ""),  # thrown off
    ],
)
def test_what_somebody_would_have_played_before(card: str, led: str, best: str, closes: bool, not_held: str) -> None:
    one, first, taking = (LAYOUT.bit[Card.parse(text)] for text in (card, led, best))
    found = shunned(one, first, taking, closes=closes) & LAYOUT.pack & ~(1 << first | 1 << taking)
    assert found == bits(not_held) & ~(1 << first | 1 << taking)


TRICKS = """
    A: HK DQ D9 C8 SK
    B: HA HT H8 CT C7
    C: DK DT CJ CQ S9
    D: SA SQ H6 D7 D8
    upcard: S7
    A B C D in
    A exchange, B exchange, C exchange, D exchange, D pass
    A: HK HT S9 H6
    C: DK D7 DQ HA
"""


def test_a_card_forgotten_may_lie_anywhere_and_the_counts_stay_exact() -> None:
    state = played(TRICKS + "    C: DT D8 D9")
    keen, dull = guesses(state), guesses(state, memory=0.0)
    assert keen.forgotten == 0
    assert dull.forgotten == 2, "but his own card, a trump, the last trick and the one on the table"
    for world in islice(dull.worlds(1), 50):
        assert [hand.bit_count() for hand in world.hands] == [2, 3, 2, 2]
    assert share(state, "A", bits("HK H6"), memory=0.0) > 0
    assert share(state, "A", bits("HK H6")) == 0


def test_who_forgets_the_trick_forgets_who_is_void() -> None:
    state = played(TRICKS + "    C: DT D8 D9")
    hearts = bits("H6 H7 H8 H9 HT HJ HQ HK HA")
    places = guesses(state).course.places
    place = places[seats(state.dealer, state.players)["C"]]
    assert guesses(state).barred[place] & hearts == hearts
    assert not guesses(state, memory=0.0).barred[place] & hearts


def test_good_cards_are_remembered_sooner() -> None:
    state = played(TRICKS + "    C: DT D8 D9")
    trump = LAYOUT.bit[Card.parse("S9")]
    low = LAYOUT.bit[Card.parse("H6")]
    kept = {trump: 0, low: 0}
    for hand in range(300):
        found = guesses(state)
        found.own = hand
        remembers = found._remembers(0.5)
        for bit in kept:
            kept[bit] += remembers(0, bit)
    assert 120 < kept[low] < 180
    assert 200 < kept[trump] < 250


def test_trumps_are_held_back() -> None:
    ratios = [held_back(PLAIN, tricks=tricks, leads=False)[45] for tricks in range(5)]
    assert ratios == sorted(ratios)
    assert held_back(PLAIN, tricks=1, leads=True)[45] > ratios[1]
    assert held_back(PLAIN, tricks=1, leads=False)[3] == 1
    assert all(KEPT[number][45] > 1 > THROWN[45] for number in range(1, 6))


def test_to_play_means_nothing_is_known_of_hands_but_the_cards_seen() -> None:
    state = to_play(dealt(HANDS))
    found = guesses(state)
    assert found.forgotten == 0
    assert not any(found.shunned)
