"""Positions of Skat that a card player judges at a glance, and what the computer player does in them.

Each is asked with several seeds: what it answers must not hang on the worlds it happens to think of.
"""

from __future__ import annotations

import pytest

import vorhand
from tests.skat import dealt, played, rules, spoken
from tests.skat_bot import CLUB, choices, reasons
from vorhand.cards import parse_cards
from vorhand.games.skat.bidding import Prospects
from vorhand.games.skat.contracts import GameName
from vorhand.games.skat.eye import Eye
from vorhand.games.skat.state import SkatState

MASTER = vorhand.game("skat").bots["master"]()


def auction(hand: str, line: str, *, who: str, text: str = "altenburg") -> SkatState:
    """A deal in which `who` holds the hand, after what is said in a line."""
    return spoken(dealt({who: hand}, options=rules(text)), line)


# Auction

HEARTS = "CJ SJ HA HT H9 H8 CA S7 D8 DK"
DIAMONDS = "CJ DA DT DQ D9 D8 D7 SK S8 H7"
CLUBS = "SJ CA CT C9 C7 SA S9 HT H8 D7"
WEAK = "C9 C8 S9 SQ HK H8 H7 DQ D9 D7"
DEAD_NULL = "D7 D8 D9 H7 H8 H9 S7 S8 S9 C7"
ALL_TRICKS = "CJ SJ HJ DJ CA CT SA ST HA HT"


def test_with_nothing_it_passes() -> None:
    for who, line in (("M", ""), ("F", "M18"), ("F", "M pass, R pass"), ("R", "M pass")):
        state = auction(WEAK, line, who=who)
        assert choices(state) == {"pass"}
        assert reasons(state) == {"hint.pass_weak"}


def test_with_a_game_it_bids_no_more_than_is_needed() -> None:
    assert choices(auction(HEARTS, "", who="M")) == {"bid 18"}
    assert choices(auction(HEARTS, "M pass", who="R")) == {"bid 18"}
    assert choices(auction(HEARTS, "M18, F hold", who="M")) == {"bid 20"}
    assert choices(auction(HEARTS, "M18", who="F")) == {"hold"}
    assert choices(auction(HEARTS, "M pass, R pass", who="F")) == {"bid 18"}
    assert reasons(auction(HEARTS, "M18", who="F")) == {"hint.hold"}


def test_it_stops_at_what_its_game_is_worth() -> None:
    """Diamonds with one are worth 18, from the hand 27."""
    assert choices(auction(DIAMONDS, "M18", who="F")) == {"hold"}
    assert choices(auction(DIAMONDS, "M30", who="F")) == {"pass"}
    assert reasons(auction(DIAMONDS, "M30", who="F")) == {"hint.pass_limit"}


def test_it_bids_a_null_up_to_its_value() -> None:
    """Nobody can force a trick on this hand: Null ouvert Hand, 59."""
    assert choices(auction(DEAD_NULL, "M18", who="F")) == {"hold"}
    assert choices(auction(DEAD_NULL, "M59", who="F")) == {"hold"}
    assert choices(auction(DEAD_NULL, "M60", who="F")) == {"pass"}
    state = auction(DEAD_NULL, "M18, F hold, M pass, R pass", who="F")
    assert choices(state) == {"hand"}
    assert choices(spoken(state, "F hand")) == {"declare null ouvert"}


def test_four_jacks_and_two_aces_are_a_grand() -> None:
    hand = "CJ SJ HJ DJ CA SA C9 S8 H9 D8"
    for bid in (18, 48, 72):
        assert choices(auction(hand, f"M{bid}", who="F", text="isko")) == {"hold"}


def test_a_lost_hand_game_costs_once_in_altenburg_and_twice_by_isko() -> None:
    """The same hand promises more from the hand where a loss is charged once; with the skat taken it is the same."""
    hand = parse_cards("CJ HJ CA CT CK C9 SA S9 HT D7")
    once, twice = (Prospects(hand, rules(text), 0) for text in ("altenburg", "isko"))
    assert once.from_hand(24).score > twice.from_hand(24).score + 3
    assert once.taking(24).score == pytest.approx(twice.taking(24).score, abs=0.5)


def test_what_the_others_said_counts() -> None:
    hand, options = parse_cards(CLUBS), rules("isko")
    passed, bid = Prospects(hand, options, 0, said=0), Prospects(hand, options, 0, said=1)
    assert passed.best(18).score > bid.best(18).score + 1
    assert passed.best(18).chance > bid.best(18).chance


def test_weaker_players_misjudge_hands_and_always_in_the_same_way() -> None:
    games = list(GameName)
    for memory, least, most in ((0.3, -2.0, 0.1), (0.6, -0.5, 1.2), (0.85, -0.4, 0.4)):
        seen = [Eye.of_player(memory, key).of(game) for key in range(40) for game in games]
        assert seen == [Eye.of_player(memory, key).of(game) for key in range(40) for game in games]
        assert least < min(seen) < max(seen) < most
        assert len(set(seen)) > 100
    assert {Eye.of_player(1.0, key).of(game, 3) for key in range(40) for game in games} == {0.0}


# Skat, discard, declaration


def test_with_every_trick_in_hand_it_does_not_need_the_skat() -> None:
    state = auction(ALL_TRICKS, "M pass, R pass, F18", who="F")
    assert choices(state) == {"hand"}
    declared = choices(spoken(state, "F hand"))
    assert declared <= {"declare grand schneider", "declare grand schwarz", "declare grand ouvert"}


def test_otherwise_it_takes_the_skat() -> None:
    for hand in (CLUBS, DIAMONDS):
        for text in ("altenburg", "isko"):
            assert choices(auction(hand, "M pass, R pass, F18", who="F", text=text)) == {"take"}


def soloist(hand: str, skat: str, bid: int = 18) -> SkatState:
    """Forehand has got the game at the bid and taken the skat."""
    auction = "M pass, R pass, F18" if bid == 18 else f"M{bid}, F hold, M pass, R pass"
    return spoken(dealt({"F": hand, "skat": skat}, options=rules("altenburg")), f"{auction}, F take")


def test_it_makes_itself_void_and_keeps_trumps_and_aces() -> None:
    state = soloist("CJ SJ HA HT H9 H8 CA CT SA D8", "DK S7")
    assert choices(state) == {"discard D8 DK"}
    assert reasons(state) == {"hint.discard_void"}
    assert choices(spoken(state, "F discard D8 DK")) <= {"declare hearts", "declare grand"}


def test_it_brings_a_lone_ten_home() -> None:
    state = soloist("CJ SJ HJ HA HK H9 H8 CA ST DT", "D8 CQ")
    assert all("ST" in choice or "DT" in choice for choice in choices(state))
    assert reasons(state) == {"hint.discard_safe"}


def test_it_declares_nothing_that_does_not_cover_the_bid() -> None:
    """Diamonds, its longest suit, are worth 27; the bid is 33, and clubs with two are worth 36."""
    state = soloist("CJ SJ DA DK D9 D8 CA CT C9 S7", "H8 H7", bid=33)
    state = spoken(state, "F discard H8 H7")
    assert choices(state) <= {"declare clubs", "declare grand"}
    ratings = {str(rating.move): rating.reason.key for rating in CLUB.rate(state.view(state.turn), seed=1)}
    assert ratings["declare diamonds"] == "hint.declare_overbid"
    assert ratings["take"] == "hint.put_back"


# The play of a suit game and a Grand. `F` plays hearts in most of them, and leads.

HEARTS_GAME = """
    F: CJ SJ DJ HA HT H8 CA C7 SK D8
    M: HJ HK H9 CT C9 SA S9 DA DT D7
    R: HQ H7 CK CQ C8 ST SQ S8 DK DQ
    skat: S7 D9
    M pass, R pass, F18
    F take, F discard S7 D9, F declare hearts
"""


def test_the_soloist_draws_trumps() -> None:
    """The jack of hearts is all that is above the jack of diamonds: any of the three draws."""
    state = played(HEARTS_GAME)
    assert choices(state) <= {"play CJ", "play SJ", "play DJ"}
    assert reasons(state) == {"hint.draw_trumps"}


def test_a_defender_does_not_waste_the_ace_of_trumps_under_the_highest_jack() -> None:
    state = played("""
        F: CJ DJ HT HK H9 H8 CA C7 SK D8
        M: SJ HA H7 CT C9 SA S9 DA DT D7
        R: HJ HQ CK CQ C8 ST SQ S8 DK DQ
        skat: S7 D9
        M pass, R pass, F18
        F take, F discard S7 D9, F declare hearts
        F: !CJ
    """)
    assert choices(state) == {"play H7"}
    assert reasons(state) == {"hint.cheap"}


def test_a_defender_gives_his_ten_to_the_partner_who_takes_for_sure() -> None:
    """Middlehand's jack is the highest left behind the soloist's king; rearhand must follow and schmears."""
    state = played("""
        F: SJ DJ HA HK H9 H8 CA C7 SK D8
        M: CJ H7 CT C9 SA S9 DA DT D7 S8
        R: HJ HT HQ CK CQ C8 ST SQ DK DQ
        skat: S7 D9
        M pass, R pass, F18
        F take, F discard S7 D9, F declare hearts
        F: !HK CJ
    """)
    assert choices(state) == {"play HT"}
    assert reasons(state) == {"hint.schmear"}


VOID_IN_SPADES = """
    F: CJ SJ DJ HA HK H9 H8 SK D8 C7
    M: HQ SA ST SQ S9 S8 CT C9 D9 D7
    R: HJ HT H7 CA CK CQ C8 DT DK DQ
    skat: S7 DA
    M pass, R pass, F18
    F take, F discard S7 DA, F declare hearts
"""


def test_a_defender_does_not_ruff_his_partners_sure_trick() -> None:
    """Middlehand's ace takes it: a full card goes to it, and no trump."""
    state = played(VOID_IN_SPADES + "F: !SK SA")
    assert choices(state) <= {"play DT", "play CA"}
    assert reasons(state) == {"hint.schmear"}


def test_a_defender_does_not_take_over_his_partners_jack() -> None:
    """The soloist has played, and the partner's jack has the trick: the jack of clubs is kept for another one."""
    state = played("""
        F: SJ DJ HA HK H9 H8 CA C7 SK D8
        M: HJ HT HQ CT C9 SA S9 DA DT D7
        R: CJ H7 CK CQ C8 ST SQ S8 DK DQ
        skat: S7 D9
        M pass, R pass, F18
        F take, F discard S7 D9, F declare hearts
        F: !H8 HJ
    """)
    assert choices(state) == {"play H7"}
    assert reasons(state) == {"hint.leave_partner"}


def test_a_defender_takes_what_the_soloist_would_get() -> None:
    """Rearhand is void and plays last: a trump takes the king home, best the ten, which the jacks would draw."""
    state = played(VOID_IN_SPADES + "F: !SK S9")
    chosen = [MASTER.rate(state.view(state.turn), seed=seed)[0] for seed in range(9)]
    ruffs = [each for each in chosen if str(each.move) == "play HT"]
    assert len(ruffs) > len(chosen) / 2
    assert {each.reason.key for each in ruffs} == {"hint.ruff"}


def test_it_follows_low_to_a_trick_that_is_lost() -> None:
    """The soloist's jack of clubs takes in any case: neither the ten nor the jack goes under it."""
    state = played("""
        F: CJ DJ HA HK H9 H8 CA C7 SK D8
        M: SJ HQ CT C9 SA S9 DA DT D7 S8
        R: HJ HT H7 CK CQ C8 ST SQ DK DQ
        skat: S7 D9
        M pass, R pass, F18
        F take, F discard S7 D9, F declare hearts
        F: !CJ HQ
    """)
    assert choices(state) == {"play H7"}
    assert reasons(state) == {"hint.cheap"}


def test_it_claims_what_is_its_own_and_never_concedes() -> None:
    state = played("""
        F: CJ SJ HJ DJ HA HT HK CA CT SA
        M: HQ H9 H8 C9 C8 ST S9 DA DT D7
        R: H7 CK CQ C7 SK SQ S8 DK DQ D9
        skat: S7 D8
        M pass, R pass, F18
        F take, F discard S7 D8, F declare hearts
    """)
    assert choices(state) == {"claim"}
    beaten = played("""
        F: C9 C8 C7 S9 S8 S7 H9 H8 D9 D8
        M: CJ SJ CA CT SA ST HA HT DA DT
        R: HJ DJ CK CQ SK SQ HK HQ DK DQ
        skat: H7 D7
        M pass, R pass, F18
        F take, F discard H7 D7, F declare clubs
    """)
    ratings = CLUB.rate(beaten.view(beaten.turn), seed=1)
    assert str(ratings[-1].move) == "concede"


def test_the_soloist_ruffs_what_is_worth_it() -> None:
    """Ace and ten of spades lie there, and he is void and last: he takes them, but not with a high jack."""
    state = played("""
        F: HQ H7 SA SQ S9 S8 CT CK DK D7
        M: HJ HK ST SK CA C9 C8 DT DQ D9
        R: CJ SJ DJ HA HT H9 H8 DA D8 C7
        skat: S7 CQ
        M pass, R18, F pass
        R take, R discard S7 CQ, R declare hearts
        F: SA ST
    """)
    assert choices(state) <= {"play HA", "play HT", "play H9", "play H8", "play DJ"}
    assert reasons(state) == {"hint.ruff"}


# Null

NULL_GAME = """
    F: S8 CA CK CQ HA HK HQ DA DK DQ
    M: S9 SJ C7 C8 C9 H7 H8 H9 D7 D8
    R: S7 SA SK SQ ST CT CJ HT HJ D9
    skat: DT DJ
    M18, F pass, R pass
    M take, M discard DT DJ, M declare null
"""


def test_in_null_the_soloist_plays_the_highest_card_that_loses() -> None:
    state = played("""
        F: HQ HK HA CA CK CQ SA SK DK D7
        M: H8 HJ H7 C7 C8 C9 S7 S8 S9 DQ
        R: H9 HT CT CJ ST SJ SQ D8 D9 DA
        skat: DT DJ
        M18, F pass, R pass
        M take, M discard DT DJ, M declare null
        F: HQ
    """)
    assert choices(state) == {"play HJ"}
    assert reasons(state) == {"hint.null_duck"}


def test_in_null_a_defender_stays_under_the_soloist() -> None:
    """Forehand led the eight, and the soloist had only higher spades: the seven leaves the trick with him."""
    state = played(NULL_GAME + "F: S8 !S9")
    assert choices(state) == {"play S7"}
    assert reasons(state) == {"hint.null_under"}


def test_in_null_a_defender_leads_low_from_his_short_suit() -> None:
    """A lone seven may force the soloist, and leaves forehand void; aces and kings force nobody."""
    state = played("""
        F: S7 CA CK CQ HA HK HQ DA DK DQ
        M: S8 SJ SK C7 C8 C9 H7 H8 D7 D8
        R: S9 SA SQ ST CT CJ HT HJ H9 D9
        skat: DT DJ
        M18, F pass, R pass
        M take, M discard DT DJ, M declare null
    """)
    assert choices(state) == {"play S7"}
    assert reasons(state) == {"hint.null_attack"}


def test_in_null_a_defender_leads_no_suit_in_which_the_soloist_is_void() -> None:
    state = played("""
        F: SA SK S8 CA CK C8 HK HQ DA DQ
        M: H8 H9 HT HJ C7 C9 CT D7 D8 D9
        R: S7 S9 ST SJ SQ H7 HA CJ CQ DK
        skat: DT DJ
        M18, F pass, R pass
        M take, M discard DT DJ, M declare null
        F: SA !HJ SQ
    """)
    assert not choices(state) & {"play SK", "play S8"}
