"""What a deal of Rams comes to: the rows RA of the rules of record, the options that change it, and its derivation."""

from __future__ import annotations

import pytest

from tests.rams import opened, rules, shares, signed
from vorhand.cards import Suit
from vorhand.games.rams.scoring import (
    RamsResult,
    running,
    settle_ended,
    settle_flush,
    settle_jacks,
    settle_play,
    settle_rams,
    settle_revoke,
)

PLAYED = """
    RA1 russian: 2 -> -2
    RA2 russian: 0 -> +5
    RA3 russian: 1 HA -> -21
    RA4 russian: 0 HA -> +25
    RA5 russian: 1 SA CA -> -16
    RA6 russian: 0 SA CA -> +20
    RA7 russian: 0 red -> 0
    RA7-old-book old_book: 0 red -> +5
    RA8 russian: 1 black -> -6
    RA8-old-book old_book: 1 black -> -6
    RA8-two-tricks old_book: 2 black -> -7
    RA9 russian: out black -> -5
    RA9-old-book old_book: out black -> -5
    RA10 russian: 1 red black -> -11
    RA10-without-a-trick russian: 0 red black -> -5
    RA10-old-book-without-a-trick old_book: 0 red black -> +5
    RA11 russian: 0 DA HA -> +40
    RA12 russian: 3 SA CA DA -> -33
    RA13 russian: out -> 0
    RA34 russian: 5 CA -> -15
    four-jacks-out russian: out red black -> -10
    all-four-aces russian: 5 SA CA DA HA -> -55
    spade-ace russian: 1 SA -> -6
    club-ace russian: 1 CA -> -11
    diamond-ace russian: 1 DA -> -16
    spade-ace-lost russian: 0 SA -> +10
    club-ace-lost russian: 0 CA -> +15
    diamond-ace-lost russian: 0 DA -> +20
    jacks-and-ace russian: 2 SA black -> -12
    jacks-and-ace-lost russian: 0 SA black -> +5
    jacks-and-ace-lost-old-book old_book: 0 SA black -> +10
    remise russian remise=17: 0 -> +17
    remise-and-ace russian remise=17: 0 CA -> +27
    no-remise russian remise=0: 0 -> 0
    no-remise-but-the-ace russian remise=0: 0 HA -> +20
    ace-replaces russian remise_with_aces=replace: 0 HA -> +20
    aces-replace russian remise_with_aces=replace: 0 SA CA -> +15
    nothing-to-replace russian remise_with_aces=replace: 0 -> +5
    a-trick-and-replace russian remise_with_aces=replace: 1 HA -> -21
    arcade-ace arcade: 0 HA -> +25
"""


def rows(table: str) -> list[tuple[str, str, str, str]]:
    """Name, rules, what there was and what it came to of each line `name rules: given -> changes`."""
    found = []
    for line in table.strip().splitlines():
        head, _, changes = line.strip().rpartition(" -> ")
        head, _, given = head.partition(": ")
        name, _, code = head.partition(" ")
        found.append((name, code, given, changes))
    return found


def check_steps(result: RamsResult) -> None:
    for seat, score in enumerate(result.scores):
        assert sum(step.amount for step in result.derivation if step.seat == seat) == score


@pytest.mark.clause("rams.score.1", "rams.score.2", "rams.score.3", "rams.score.4", "rams.jacks.1", "rams.jacks.2")
@pytest.mark.parametrize(("name", "code", "given", "change"), rows(PLAYED), ids=[row[0] for row in rows(PLAYED)])
def test_what_a_player_of_a_deal_comes_to(name: str, code: str, given: str, change: str) -> None:
    """Whatever the others have; one alone in with all five tricks comes to the same as the row says."""
    for others in ("0, 2", "1 HA, out red", "out, out"):
        result = settle_play(rules(code), shares(f"{others}, {given}"))
        assert signed(result.scores[2:]) == change
        assert (result.reason, result.wins, result.redealt) == ("played_out", (), False)
        check_steps(result)


@pytest.mark.clause("rams.score.5")
def test_one_alone_in_has_all_tricks_and_his_aces() -> None:
    result = settle_play(rules(), shares("out, 5 CA, out black, out"), lone=1)
    assert (signed(result.scores), result.reason) == ("0 -15 -5 0", "lone")
    assert dict(result.params) == {"seat": 1}
    assert [(step.seat, step.key, step.amount, step.clause) for step in result.derivation] == [
        (1, "lone_tricks", -5, "rams.score.5"),
        (1, "aces", -10, "rams.score.2"),
        (2, "jacks", -5, "rams.jacks.1"),
    ]
    assert [(note.key, dict(note.params)) for note in result.notes] == [("lone", {"seat": 1})]
    assert result.marks == (("out",), (), ("out",), ("out",))


@pytest.mark.clause("rams.score.5", "rams.jacks.1")
def test_when_nobody_plays_only_jacks_count() -> None:
    for code in ("russian", "old_book", "arcade"):
        result = settle_jacks(rules(code), shares("out red, out, out red black, out"))
        assert (signed(result.scores), result.reason) == ("-5 0 -10 0", "nobody_in")
        assert result.marks == (("out",),) * 4
        assert [note.key for note in result.notes] == ["nobody_in"]
        check_steps(result)
    lone = settle_jacks(rules("russian lone_player=no_play"), shares("out red, 0 HA black, out"), lone=1)
    assert (signed(lone.scores), lone.reason, dict(lone.params)) == ("-5 -5 0", "lone_no_play", {"seat": 1})
    assert lone.marks == (("out",), (), ("out",))


RUNNING = """
    russian: 7 2 SA, 100 0 HA, 100 out -> 0 100 100
    russian: 20 1 HA, 30 0, 40 out red -> -1 30 35
    russian: 4 0 red SA, 100 0 black, 100 2 -> -1 95 98
    russian: 4 out red, 5 out black, 10 0 red black -> -1 0 0
    old_book: 4 0 red SA, 5 out black, 100 1 red -> 4 0 94
    old_book: 30 1 red black HA, 100 0 black CA, 5 0 -> -1 100 5
"""


@pytest.mark.clause("rams.match.2", "rams.jacks.1")
@pytest.mark.parametrize("row", [line.strip() for line in RUNNING.strip().splitlines()])
def test_what_the_score_has_come_down_to_before_the_end(row: str) -> None:
    """Tricks, aces with a trick, jacks at once or with the first trick; no charge as long as the deal goes on."""
    code, _, rest = row.partition(": ")
    given, _, wanted = rest.partition(" -> ")
    scores = [int(part.split()[0]) for part in given.split(", ")]
    held = shares(", ".join(part.split(maxsplit=1)[1] for part in given.split(", ")))
    assert " ".join(map(str, running(rules(code), scores, held))) == wanted


@pytest.mark.clause("rams.match.2")
def test_stopped_means_the_values_as_they_stand_and_no_charge() -> None:
    result = settle_ended(rules(), shares("2 SA, 0 HA, out black, 0 red"), seats=(0,))
    assert (signed(result.scores), result.reason) == ("-7 0 -5 -5", "stopped")
    assert (result.wins, dict(result.params)) == ((0,), {"seat": 0})
    assert result.marks == (("stopped",), (), ("out",), ())
    assert [(note.key, dict(note.params)) for note in result.notes] == [("stopped", {"seat": 0})]
    check_steps(result)
    by_passer = settle_ended(rules(), shares("0, 0, 0, out red"), seats=(3,))
    assert (signed(by_passer.scores), by_passer.wins) == ("0 0 0 -5", (3,))
    assert by_passer.marks == ((), (), (), ("out", "stopped"))


@pytest.mark.clause("rams.match.3")
def test_several_at_nought_by_jacks_at_once_share() -> None:
    result = settle_ended(rules(), shares("0 red, 0 HA, out black"), seats=(0, 2))
    assert (signed(result.scores), result.reason, result.wins) == ("-5 0 -5", "zero_together", (0, 2))
    assert dict(result.params) == {"seats": (0, 2)}
    check_steps(result)


FLUSHES = """
    RA14 russian S: HA HK HT H8 H6, SA S9 C8 C6 D7, CK CQ S7 D9 D8, out -> -25 +10 +5 0
    RA16 russian D: CK CQ CT C9 C8, HK HQ HJ HT H9, CA S7 S6 D9 D8 -> -5 -5 +15
    flush-and-CA russian S: HK HQ HT H9 H8, CA S9 C8 C6 D7, out -> -5 +15 0
    trumps russian H: HA HK HT H8 H6, SA S9 C8 C6 D7, CK CQ S7 D9 D8, out -> -25 +10 +5 0
    trumps-old-book old_book H: HK HQ HT H8 H6, SA S9 C8 C6 D7, CK CQ S7 D9 D8, out -> -10 +15 +10 0
    trumps-old-book-ace old_book H: HA HK HT H8 H6, CK CQ S7 D9 D8, out -> -30 +10 0
    plain-old-book old_book S: HA HK HT H8 H6, CK CQ S7 D9 D8, out -> -25 +5 0
    trumps-arcade arcade H: HK HQ HT H8 H7, SA S9 C8 C7 D7, CK CQ S7 D9 D8 -> -100 +105 +100
    plain-arcade arcade S: HK HQ HT H8 H7, SA S9 C8 C7 D7, CK CQ S7 D9 D8 -> -5 +10 +5
    both-have-aces russian S: HA HK HT H8 H6, CA CK CT C8 C6, SA DA S7 D9 D8 -> -25 -15 +25
    write-off russian flush_write_off=30 S: HA HK HT H8 H6, CK CQ S7 D9 D8 -> -50 +5
    charge russian flush_remise=0 S: HK HQ HT H8 H6, CA CQ S7 D9 D8, CK C9 S8 D7 D6 -> -5 +10 0
    nothing-in-trumps russian trump_flush_points=0 H: HK HQ HT H8 H6, CA CQ S7 D9 D8, CK C9 S8 D7 D6 -> 0 +10 0
    trumps-and-plain old_book S: SA SQ ST S9 S8, HK HQ HJ HT H9, CA S7 S6 D9 D8 -> -15 -5 +20
    alone-in russian S: out, HA HK HT H8 H6, out, out -> 0 -25 0 0
    remise-is-another-charge russian remise=40 remise_with_aces=replace S: HK HQ HT H8 H6, CA CQ S7 D9 D8 -> -5 +15
"""


@pytest.mark.clause("rams.reveal.2", "rams.jacks.3")
@pytest.mark.parametrize(("name", "code", "hands", "changes"), rows(FLUSHES), ids=[row[0] for row in rows(FLUSHES)])
def test_a_flush(name: str, code: str, hands: str, changes: str) -> None:
    """The holder writes off, who is in and has none pays once with his aces, who is out pays nothing."""
    code, _, trump = code.rpartition(" ")
    result = settle_flush(rules(code), trump=Suit(trump), hands=opened(hands))
    assert (signed(result.scores), result.reason) == (changes, "flush")
    assert (result.wins, result.redealt) == ((), False)
    holders = tuple(
        seat for seat, hand in enumerate(opened(hands)) if hand is not None and len({card.suit for card in hand}) == 1
    )
    assert dict(result.params) == {"seats": holders, "count": len(holders)}
    assert [(note.key, note.params["seat"]) for note in result.notes] == [("flush", seat) for seat in holders]
    for seat, hand in enumerate(opened(hands)):
        assert result.marks[seat] == (("out",) if hand is None else ("flush",) if seat in holders else ())
    check_steps(result)


def test_the_steps_of_a_flush_say_whether_it_is_of_trumps() -> None:
    result = settle_flush(
        rules("old_book"), trump=Suit.SPADES, hands=opened("SA SQ ST S9 S8, HK HQ HJ HT H9, CA S7 S6 D9 D8, out")
    )
    assert [(step.seat, step.key, step.amount, dict(step.params)) for step in result.derivation] == [
        (0, "flush", -10, {"suit": "spades", "trump": "yes", "n": 10}),
        (0, "flush_aces", -5, {"cards": ("SA",), "n": 5}),
        (1, "flush", -5, {"suit": "hearts", "trump": "no", "n": 5}),
        (2, "flush_charge", 10, {"n": 10, "trump": "yes"}),
        (2, "flush_charge_aces", 10, {"cards": ("CA",), "n": 10}),
    ]
    assert {step.clause for step in result.derivation} == {"rams.reveal.2"}


@pytest.mark.clause("rams.reveal.1")
def test_ra15_a_rams_takes_its_holder_to_nought_and_leaves_the_others() -> None:
    result = settle_rams([100, 63, 7, 250], seat=1)
    assert (signed(result.scores), result.reason, result.wins) == ("0 -63 0 0", "rams", (1,))
    (step,) = result.derivation
    assert (step.seat, step.key, step.amount, step.clause, dict(step.params)) == (
        1, "rams", -63, "rams.reveal.1", {"n": 63},
    )  # fmt: skip
    assert (dict(result.params), [note.key for note in result.notes]) == ({"seat": 1}, ["rams"])
    assert result.marks[1] == ("rams",)


@pytest.mark.clause("rams.revoke.1")
def test_ra33_a_revoke_costs_25_and_all_else_is_void() -> None:
    for players in (3, 5, 7):
        result = settle_revoke(players, seat=2)
        assert result.scores == tuple(25 * (seat == 2) for seat in range(players))
        assert (result.reason, result.redealt, result.wins) == ("revoked", True, ())
        (step,) = result.derivation
        assert (step.key, step.amount, step.clause, step.params["n"]) == ("revoke", 25, "rams.revoke.1", 25)
        assert result.marks == tuple(("revoked",) * (seat == 2) for seat in range(players))


def test_the_derivation_of_a_deal_played_out() -> None:
    result = settle_play(rules(), shares("3 SA CA red, 0 HA black red, out black, 2"), went_on=0)
    assert [(step.seat, step.key, step.amount, step.clause) for step in result.derivation] == [
        (0, "jacks", -5, "rams.jacks.1"),
        (0, "tricks", -3, "rams.score.1"),
        (0, "aces", -15, "rams.score.2"),
        (1, "four_jacks", -10, "rams.jacks.2"),
        (1, "remise", 5, "rams.score.3"),
        (1, "remise_aces", 20, "rams.score.4"),
        (2, "jacks", -5, "rams.jacks.1"),
        (3, "tricks", -2, "rams.score.1"),
    ]
    told = {(step.seat, step.key): dict(step.params) for step in result.derivation}
    assert told[0, "jacks"] == {"colour": "red"}
    assert told[0, "tricks"] == {"n": 3}
    assert told[0, "aces"] == {"cards": ("SA", "CA"), "n": 15}
    assert told[1, "remise"] == {"n": 5}
    assert told[1, "remise_aces"] == {"cards": ("HA",), "n": 20}
    assert result.marks == ((), ("remise",), ("out",), ())
    assert result.tricks == (3, 0, 0, 2)
    assert [(note.key, dict(note.params)) for note in result.notes] == [("went_on", {"seat": 0})]


def test_the_steps_of_aces_that_replace_the_remise() -> None:
    result = settle_play(rules("russian remise_with_aces=replace"), shares("0 HA, 0, 5"))
    assert [(step.seat, step.key, step.amount) for step in result.derivation] == [
        (0, "remise_aces", 20),
        (1, "remise", 5),
        (2, "tricks", -5),
    ]
    assert result.marks == (("remise",), ("remise",), ())
