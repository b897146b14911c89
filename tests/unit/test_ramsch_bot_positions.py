"""Positions of Ramsch that a card player judges at a glance, and what the computer player does in them.

Each is asked with several seeds: what it answers must not hang on the worlds it happens to think of.
"""

from __future__ import annotations

import pytest

import vorhand
from tests.ramsch import dealt, played
from tests.skat import spoken
from vorhand.games.skat.bot import SkatBot
from vorhand.games.skat.state import SkatState
from vorhand.match import Match
from vorhand.record import Record

MASTER = vorhand.game("ramsch").bots["master"]()
SEEDS = range(3)


def choices(state: SkatState) -> set[str]:
    """What it chooses for the seat on turn, whichever seed it gets."""
    return {str(MASTER.choose(state.view(state.turn), seed=seed)) for seed in SEEDS}


def reasons(state: SkatState) -> set[str]:
    """Why it would, for a hint."""
    return {MASTER.rate(state.view(state.turn), seed=seed)[0].reason.key for seed in SEEDS}


def reason_of(state: SkatState, move: str) -> str:
    """What it says of one move."""
    return next(each.reason.key for each in MASTER.rate(state.view(state.turn), seed=0) if str(each.move) == move)


# The play. By the preset `ramsch` the skat stays aside and the loser pays 10, 15 or 20.

DEAL = """
    F: CJ C8 CK ST S8 S9 HK HQ D8 DT
    M: SJ C7 CA CT SK S7 H8 HA D9 DQ
    R: HJ DJ C9 CQ SA SQ H7 H9 DK DA
    skat: HT D7
"""


def test_it_stays_below_rather_than_take_with_an_ace() -> None:
    state = played(f"{DEAL} F: CK")
    assert choices(state) == {"play C7"}
    assert reasons(state) == {"hint.avoid_duck"}
    assert reason_of(state, "play CA") == "hint.avoid_take_cheap"


def test_it_ducks_with_the_highest_card_that_ducks() -> None:
    """The queen goes below the ace; the nine will duck another time."""
    state = played(DEAL + "F: CK CA")
    assert choices(state) == {"play CQ"}
    assert reasons(state) == {"hint.avoid_duck"}


def test_it_gives_its_ten_to_anothers_ace() -> None:
    state = played("""
        F: CK C9 CJ S8 S9 SQ HK HQ D8 D7
        M: CA C8 SJ SK S7 H8 HA DT DQ D9
        R: CT C7 HJ DJ ST SA H7 H9 DK DA
        skat: HT CQ
        F: CK CA
    """)
    assert choices(state) == {"play CT"}
    assert reasons(state) == {"hint.avoid_duck_points"}


def test_who_cannot_follow_throws_an_ace_off() -> None:
    """Rearhand has no club; what is low it keeps, and a jack would take the trick."""
    state = played("""
        F: CK C9 CJ S8 S9 SQ HK HQ D8 D7
        M: CA C8 SJ SK C7 H8 HT DT DQ CT
        R: HJ DJ ST SA H7 H9 DK DA D9 S7
        skat: HA CQ
        F: CK C8
    """)
    assert choices(state) <= {"play SA", "play DA", "play ST"}
    assert reasons(state) == {"hint.avoid_throw_points"}
    assert reason_of(state, "play H7") == "hint.avoid_throw_low"
    assert reason_of(state, "play DJ") == "hint.avoid_take_cheap"


def test_who_must_take_the_trick_as_the_last_does_it_with_the_higher_card() -> None:
    """Rearhand's ace and nine are both above the eight: the ace is gone with a trick that has next to nothing in it."""
    state = played("""
        F: C8 CK CT S8 S9 SQ HK HQ D8 DJ
        M: C7 CJ SJ SK S7 H8 HT DT DQ D9
        R: C9 CA HJ ST SA H7 H9 DK DA D7
        skat: HA CQ
        F: C8 C7
    """)
    assert choices(state) == {"play CA"}
    assert reasons(state) == {"hint.avoid_forced"}


def test_it_leads_low() -> None:
    """Somebody has to go above a low card; an ace would keep the trick, with whatever the others give."""
    state = played("""
        F: C7 C8 CA S7 S9 SA H8 H9 HA D7
        M: CJ SJ C9 CK SK SQ S8 HK H7 DK
        R: HJ DJ CT CQ ST DA D9 HQ DT DQ
        skat: HT D8
    """)
    assert all(choice[-1] in "789" for choice in choices(state))
    assert reasons(state) == {"hint.avoid_lead_low"}
    assert reason_of(state, "play SA") == "hint.avoid_lead_high"


LAST_THREE = """
    F: CJ SJ HJ DJ CA CT CK SA D9 HA
    M: C8 C9 CQ SK ST S8 HT HQ DA D7
    R: C7 SQ S9 S7 HK H9 H8 DK DT D8
    skat: DQ H7
    F: CJ HT HK
    F: SJ HQ H9
    F: HJ SK H8
    F: DJ ST DK
    F: CA C8 C7
    F: CT C9 DT
    F: CK CQ SQ
    F: SA S8 S7
"""


def test_it_breaks_a_march_that_is_paid_for() -> None:
    """Forehand has eight tricks and leads the nine of diamonds; middlehand holds the ace and the seven."""
    for rules in ("march=plus_120", "march=others_minus_120"):
        state = played(LAST_THREE + "F: D9", f"ramsch scoring=points {rules}")
        assert choices(state) == {"play DA"}
        assert reasons(state) == {"hint.avoid_break"}


def test_it_breaks_no_march_that_costs_the_other_alone() -> None:
    for code in ("ramsch", "ramsch scoring=points"):
        state = played(LAST_THREE + "F: D9", code)
        assert choices(state) == {"play D7"}
        assert reasons(state) == {"hint.avoid_duck"}


STRONG = """
    F: CJ SJ HJ CA CT CK C9 SA ST HA
    M: DJ CQ C8 SK S8 S7 HQ H8 D9 DQ
    R: C7 S9 SQ HT HK H9 H7 DK DA DT
    skat: D7 D8
"""


def test_it_tries_for_all_the_tricks_where_they_pay() -> None:
    for rules in ("march=plus_120", "march=others_minus_120"):
        state = played(STRONG, f"ramsch scoring=points {rules}")
        assert choices(state) == {"claim"}
        assert reason_of(state, "play CJ") == "hint.ramsch_march"
        risky = played(STRONG.replace("ST HA", "SQ HA").replace("S9 SQ", "S9 ST"), f"ramsch scoring=points {rules}")
        assert reasons(risky) == {"hint.ramsch_march"}
        assert choices(risky).isdisjoint({"play C9", "play SQ"})


def test_it_does_not_try_for_them_where_they_do_not() -> None:
    state = played(STRONG, "ramsch scoring=points march=lose")
    assert "hint.ramsch_march" not in reasons(state)


def test_it_claims_all_the_rest_only_where_that_is_good() -> None:
    """Only the eight is above the seven of clubs: led now, it costs nothing to lose a trick with it."""
    sure = "F: CJ SJ HJ DJ CA CT CK CQ C9 C7\nM: C8"
    hands = {name: hand for name, _, hand in (line.partition(": ") for line in sure.splitlines())}
    good = dealt(hands, "ramsch scoring=points march=plus_120")
    assert choices(good) == {"claim"}
    assert reasons(good) == {"hint.ramsch_claim"}
    assert not MASTER.rate(good.view(good.turn), seed=1)[0].tried, "its value is only a place"
    dear = dealt(hands, "ramsch scoring=points march=lose")
    assert choices(dear) == {"play C7"}
    assert reason_of(dear, "claim") == "hint.ramsch_claim_dear"


MAID = """
    F: CJ CA CT SK SQ H8 HK HT DA DQ
    M: SJ HJ DJ CK ST SA H9 HA DK DT
    R: C7 C8 C9 S7 S8 H7 HQ D7 D8 S9
    skat: CQ D9
    F: H8 H9
"""


def test_where_a_player_without_a_trick_pays_it_wants_one() -> None:
    """Rearhand may take a trick of three card points with its queen; there will hardly be another as cheap."""
    state = played(MAID, "ramsch_virgin_pays")
    assert choices(state) == {"play HQ"}
    assert reasons(state) == {"hint.ramsch_maid"}
    other = played(MAID, "ramsch")
    assert reason_of(other, "play HQ") in ("hint.avoid_take_rich", "hint.avoid_take_best"), "no lower heart is out"


# Before the play

HARMLESS = "C7 C8 C9 S7 S9 H7 H8 HQ D7 D9"
DANGEROUS = "CJ SJ CA CT C9 SA ST HA H9 D7"


def before_taking(hand: str, code: str, who: str = "F") -> SkatState:
    """`who` holds the hand and is asked to take the two cards or push."""
    said = {"F": "", "M": "F push", "R": "F push, M push"}[who]
    refused = "F pass, M pass, R pass" if "schieberamsch" in code else ""
    return spoken(spoken(dealt({who: hand}, code), refused), said)


@pytest.mark.parametrize("who", ["F", "M", "R"])
def test_with_a_harmless_hand_it_pushes(who: str) -> None:
    state = before_taking(HARMLESS, "schieberamsch", who)
    assert choices(state) == {"push"}
    assert reasons(state) == {"hint.ramsch_push"}
    assert reason_of(state, "take") == "hint.ramsch_take_dear"


@pytest.mark.parametrize("who", ["F", "M", "R"])
def test_with_a_dangerous_hand_it_takes(who: str) -> None:
    state = before_taking(DANGEROUS, "schieberamsch", who)
    assert choices(state) == {"take"}
    assert reasons(state) == {"hint.ramsch_take"}
    assert reason_of(state, "push") == "hint.ramsch_push_risky"


def test_where_nothing_may_be_pushed_it_says_so() -> None:
    state = dealt({"F": HARMLESS}, "ramsch_raeuber")
    assert choices(state) == {"take"}
    assert reasons(state) == {"hint.ramsch_take_only"}


def passing(twelve: str, code: str = "ramsch_raeuber") -> SkatState:
    """Forehand has taken the two cards that are written last."""
    cards = twelve.split()
    state = dealt({"F": " ".join(cards[:10]), "skat": " ".join(cards[10:])}, code)
    refused = "F pass, M pass, R pass" if "schieberamsch" in code else ""
    return spoken(spoken(state, refused), "F take")


def passed_on(state: SkatState) -> set[frozenset[str]]:
    """The pairs it would pass on."""
    return {frozenset(choice.split()[1:]) for choice in choices(state)}


def test_it_passes_on_what_is_high_and_makes_itself_void() -> None:
    """The ace and the ten of hearts are all it has of the suit."""
    state = passing("C7 C8 CQ S7 S9 SK D7 D8 DQ C9 HA HT")
    assert passed_on(state) == {frozenset({"HA", "HT"})}
    assert reasons(state) == {"hint.ramsch_pass_void"}
    assert reason_of(state, "discard C7 S7") == "hint.ramsch_pass_low"


def test_it_keeps_its_low_cards() -> None:
    state = passing("C7 CK CA S7 SQ SA H7 H8 HK D7 DT DA")
    low = {"C7", "S7", "H7", "H8", "D7"}
    assert all(not pair & low for pair in passed_on(state))
    assert reasons(state) <= {"hint.ramsch_pass_points", "hint.ramsch_pass_high"}


def test_low_cards_protect_an_ace() -> None:
    """Seven, eight and nine go below what others lead: it is the bare ace and ten that hurt."""
    state = passing("C7 C8 C9 CA S7 S8 S9 H7 H9 HQ DA DT")
    assert passed_on(state) == {frozenset({"DA", "DT"})}


def test_jacks_go_where_they_may_be_passed_on() -> None:
    state = passing("CJ SJ C7 C8 S7 S9 H7 H8 D7 D9 HJ C9", "ramsch_raeuber pass_jacks=true")
    assert all(pair < {"CJ", "SJ", "HJ"} for pair in passed_on(state))
    assert reasons(state) == {"hint.ramsch_pass_jacks"}


def test_it_keeps_what_takes_all_the_tricks_where_they_pay() -> None:
    hand = "CJ SJ HJ CA CT CK C9 SA HA DA D8 D7"
    state = passing(hand, "ramsch_raeuber march=plus_120")
    assert passed_on(state) == {frozenset({"D8", "D7"})}
    assert reasons(state) == {"hint.ramsch_pass_march"}
    assert all(pair & {"SA", "HA", "DA"} for pair in passed_on(passing(hand)))


SURE_GRAND = "CJ SJ HJ CA CT CK C9 SA HA DA"


def test_with_a_sure_grand_it_does_not_play_the_ramsch() -> None:
    for said, who in (("", "F"), ("F pass", "M"), ("F pass, M pass", "R")):
        state = spoken(dealt({who: SURE_GRAND}, "schieberamsch"), said)
        assert choices(state) == {"grand_hand"}
        assert reasons(state) == {"hint.ramsch_grand"}
        assert reason_of(state, "pass") == "hint.ramsch_no_grand_strong"
        declared = spoken(state, f"{who} grand_hand")
        assert all(choice.startswith("declare grand") for choice in choices(declared))


def test_with_a_harmless_hand_it_plays_the_ramsch() -> None:
    state = dealt({"F": HARMLESS}, "schieberamsch")
    assert choices(state) == {"pass"}
    assert reasons(state) == {"hint.ramsch_no_grand"}
    assert reason_of(state, "grand_hand") == "hint.ramsch_grand_risky"


def test_who_remembers_less_judges_a_grand_hand_less_well() -> None:
    state = dealt({"F": "CJ HJ CA CT CK S9 SA HA D9 D8"}, "schieberamsch")
    chances = {}
    for memory in (0.3, 1.0):
        rated = SkatBot(2_000, memory).rate(state.view(state.turn), seed=1)
        chances[memory] = next(each.chance or 0.0 for each in rated if str(each.move) == "grand_hand")
    assert 0 < chances[0.3] < chances[1.0] < 1


# Skat with a Ramsch where all pass

ALL_PASS = "altenburg when_all_pass=ramsch"
LAST_TO_SPEAK = "M pass, R pass"


def test_the_last_to_speak_would_rather_play_a_weak_game_than_a_bad_ramsch() -> None:
    """Eighteen is too much for the hand, but in a Ramsch for card points it would take nearly all of them."""
    hand = "CJ CA CT SA ST HA HK HQ DA DT"
    dear = f"{ALL_PASS} ramsch.scoring=points ramsch.skat_to=loser"
    weak = "SJ CA CQ SA SK HA HK HQ DA DT"
    for each in (hand, weak):
        assert choices(spoken(dealt({"F": each}, dear, game="skat"), LAST_TO_SPEAK)) == {"bid 18"}
    assert reasons(spoken(dealt({"F": weak}, dear, game="skat"), LAST_TO_SPEAK)) <= {"hint.ramsch_bid", "hint.bid"}


def test_the_last_to_speak_passes_into_a_harmless_ramsch() -> None:
    weak = "C7 C8 CQ S8 S9 SK H8 HT D9 D7"
    state = spoken(dealt({"F": weak}, ALL_PASS, game="skat"), LAST_TO_SPEAK)
    assert choices(state) == {"pass"}
    assert reasons(state) == {"hint.ramsch_all_pass"}
    nothing = "C9 C8 S9 SQ HK H8 H7 DQ D9 D7"
    assert choices(spoken(dealt({"M": nothing}, ALL_PASS, game="skat"), "")) == {"pass"}


BOTH_VOID = """
vorhand 1
game ramsch
rules ramsch_virgin_pays
players 3
seed 8

deal 1
dealer 2
pack DQ DK HT D9 DT SA DJ HK H7 HA CQ C9 C7 CJ HJ S9 SJ HQ CA DA SK C8 CK ST SQ D8 H8 D7 S8 S7 H9 CT
CJ, SJ, DJ
C9, CA, C8
SA, SK, ST
HQ, H9, HT
HJ, H8, CK
SQ, S8, S7
D8, D9, DA
HK, DQ, D7
"""


def test_nobody_is_said_to_take_what_both_are_void_in() -> None:
    state = Match.replay(Record.parse(BOTH_VOID)).state
    assert isinstance(state, SkatState)
    assert reason_of(state, "play H7") == "hint.avoid_lead_high"
