"""Positions of Kalter Schlag that a card player judges at a glance, and what the bot does in them.

Each is asked with several seeds: what the bot answers must not hang on the worlds it happens to think of.
"""

from __future__ import annotations

import vorhand
from tests.packs import played, set_up
from vorhand.position import State

CLUB = vorhand.game("kalter_schlag").bots["club"]()


def choices(state: State) -> set[str]:
    """What the bot chooses for the seat on turn, whichever of six seeds it gets."""
    return {str(CLUB.choose(state.view(state.turn), seed=seed)) for seed in range(6)}


def reasons(state: State) -> set[str]:
    """Why it would, for a hint."""
    return {CLUB.rate(state.view(state.turn), seed=seed)[0].reason.key for seed in range(6)}


def test_last_to_play_it_ducks_seventeen_points() -> None:
    state = played("""
        seat 0: DK D9 CA CK SA S7 H7 HA
        seat 1: DT D8 CT C9 SK S8 HK H8
        seat 2: DQ CJ CQ C8 SQ S9 HQ H9
        seat 3: DA D7 SJ HJ DJ ST HT C7
        0: DK DT DQ
    """)
    assert choices(state) == {"play D7"}
    assert reasons(state) == {"hint.avoid_duck"}


def test_under_a_jack_it_unloads_its_dearest_card_of_the_suit() -> None:
    state = played("""
        seat 0: D9 D8 CA CK SA S7 H7 HA
        seat 1: D7 DT CT C9 SK S8 HK H8
        seat 2: CJ CQ C8 SQ S9 HQ H9 HJ
        seat 3: DA DK DQ DJ SJ ST HT C7
        0: D9 D7 HJ
    """)
    assert choices(state) == {"play DA"}


def test_void_it_throws_off_an_ace_to_the_taker_of_the_trick() -> None:
    """Seat 3 has no spade more, and the ace of spades will take the trick: a red ace goes, not the seven or a jack."""
    state = played("""
        seat 0: SK S9 CK C9 HK H9 DK DT
        seat 1: SQ S8 CQ C8 HQ H8 DQ D9
        seat 2: SA ST CA CT HT H7 D8 CJ
        seat 3: HA S7 DA D7 C7 SJ HJ DJ
        0: S9 S8 ST S7
        2: SA
    """)
    assert state.turn == 3
    assert choices(state) <= {"play HA", "play DA"}
    assert reasons(state) == {"hint.avoid_throw_points"}


def test_it_leads_low_and_keeps_the_ace_to_throw_off() -> None:
    """All have 15 to 28 card points, and 28 are left in the last two tricks: the ace led would take them all."""
    state = played("""
        seat 0: HT DK HJ S8 CA C9 SA S7
        seat 1: HA D8 SJ H7 CK C8 SK H9
        seat 2: HK D7 CJ DQ CQ C7 SQ D9
        seat 3: HQ DA DJ DT CT S9 ST H8
        1: HA HK HQ HT
        1: D8 D7 DA DK
        3: DJ HJ SJ CJ
        2: DQ DT S8 H7
        2: CQ CT CA CK
        0: C9 C8 C7 S9
    """)
    assert state.turn == 0
    assert choices(state) == {"play S7"}
    assert reasons(state) == {"hint.avoid_lead_low"}


MARCH = """
    seat 0: CJ SJ HJ DJ CA CK HQ CQ
    seat 1: CT C9 HA H7 SA SK SQ ST
    seat 2: C8 C7 HK HT H9 H8 S9 S8
    seat 3: S7 DA DK DQ DT D9 D8 D7
    0: CJ SA HK DA
    0: SJ SK HT DK
    0: HJ SQ S9 DQ
    0: DJ ST S8 DT
    0: CA C9 C7 S7
    0: CK CT C8 D9
"""


def test_it_stops_a_march_in_the_last_trick_but_one() -> None:
    """Seat 0 has taken six tricks and leads HQ; only seat 1 can take it, with the dearest card of the pack."""
    state = played(MARCH.rstrip() + "\n    0: HQ")
    assert (state.turn, len(state.taken)) == (1, 6)
    assert choices(state) == {"play HA"}
    assert reasons(state) == {"hint.avoid_break"}


def test_it_goes_on_with_a_march_of_its_own() -> None:
    """Six tricks are taken; the queen of clubs is sure of one more, that of hearts is not."""
    state = played(MARCH)
    assert reasons(state) == {"hint.march_on"}


SURE_MARCH = (
    "CJ SJ HJ DJ CA CK CQ CT",
    "C9 C8 C7 SA SK SQ ST S9",
    "S8 S7 HA HK HQ HT H9 H8",
    "H7 DA DK DQ DT D9 D8 D7",
)
SMALL_CARDS = (
    "C7 C8 S7 S8 H7 H8 D7 D8",
    "CJ HJ C9 CT SQ SK HA DA",
    "SJ CQ CK CA S9 HT DT D9",
    "DJ ST SA H9 HQ HK DQ DK",
)
DEAR_CARDS = (
    "C7 CA CT CK SA SK HA DA",
    "CJ HJ C8 C9 SQ ST HK DK",
    "SJ CQ S7 S8 S9 H7 H8 D7",
    "DJ H9 HQ HT D8 D9 DQ DT",
)


def test_it_doubles_with_nothing_but_small_cards() -> None:
    assert choices(set_up(*SMALL_CARDS)) == {"double"}


def test_it_doubles_with_a_march_in_its_hand_and_makes_it() -> None:
    state = set_up(*SURE_MARCH)
    assert choices(state) == {"double"}
    seed = 0
    while state.turn is not None:
        state, seed = state.play(CLUB.choose(state.view(state.turn), seed=seed)), seed + 1
    assert state.result is not None
    assert (state.result.reason, state.result.scores[0]) == ("march", 0)


def test_it_does_not_double_with_aces_and_no_way_out() -> None:
    for leader in range(4):
        state = set_up(*DEAR_CARDS[4 - leader :], *DEAR_CARDS[: 4 - leader], leader=leader)
        assert "double" not in choices(state)


def test_it_does_not_double_again_with_aces_after_a_contra() -> None:
    """Seat 1 holds the dear cards; seat 0 has doubled and led the seven of clubs."""
    state = set_up(
        "CJ HJ C7 C9 SQ ST HK DK", "C8 CA CT CK SA SK HA DA", "SJ CQ S7 S8 S9 H7 H8 D7", "DJ H9 HQ HT D8 D9 DQ DT"
    )
    state = state.play("double").play("play C7")
    assert "double" in state.legal_moves
    assert "double" not in choices(state)


def test_it_tries_for_a_march_from_the_second_trick_on() -> None:
    """Clubs and the ace of spades are high once the jack of hearts is drawn, the only card that can stop them."""
    state = played("""
        seat 0: CJ SJ CA CT CK CQ C9 SA
        seat 1: SK S9 S7 H9 H7 DA DK DQ
        seat 2: HJ DJ C7 ST HQ H8 D8 D7
        seat 3: C8 SQ S8 HA HT HK DT D9
        0: CJ SK DJ SQ
    """)
    assert choices(state) <= {"play SJ", "play SA"}
    assert reasons(state) == {"hint.march"}
