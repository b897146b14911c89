"""What a deal of Skat is worth: the worked examples of the rules, row by row, and the values next to every limit.

A row reads `altenburg: clubs hand, with 4, bid 18, 61 points -> +72`: the code, what was declared, the matadors, the
bid (18 if none is named), the soloist's card points with the skat, his tricks where they matter, and his score. `both`
stands for altenburg and isko. A row of matadors reads `hearts: hand / skat -> with 1`.
"""

from __future__ import annotations

import pytest

import vorhand
from tests.skat import case_rows, rules, settled
from vorhand.cards import parse_cards
from vorhand.games.skat.contracts import Contract
from vorhand.games.skat.scoring import matadors, settle

EXAMPLES = """
    SK1   both: grand, with 2, bid 18, 70 points -> +72
    SK2   both: grand, with 3, 95 points -> +120
    SK3   both: grand, with 4, all tricks -> +168
    SK4   altenburg: grand hand ouvert, with 4, all tricks -> +360
    SK5   isko: grand hand ouvert, with 4, all tricks -> +264
    SK6   both: clubs hand ouvert, with 2, all tricks -> +108
    SK7   both: diamonds, with 1, 61 points -> +18
    SK8   both: hearts hand, without 2, 75 points -> +40
    SK9   both: spades, with 2, 91 points -> +44
    SK10  both: hearts, with 1, 55 points -> -40
    SK11i isko: hearts hand, with 1, 55 points -> -60
    SK11o altenburg: hearts hand, with 1, 55 points -> -30
    SK12i-null             isko: null, 1 trick -> -46
    SK12i-null-hand        isko: null hand, 1 trick -> -70
    SK12i-null-ouvert      isko: null ouvert, 1 trick -> -92
    SK12i-null-hand-ouvert isko: null hand ouvert, 1 trick -> -118
    SK12o-null             altenburg: null, 1 trick -> -46
    SK12o-null-hand        altenburg: null hand, 1 trick -> -35
    SK12o-null-ouvert      altenburg: null ouvert, 1 trick -> -92
    SK12o-null-hand-ouvert altenburg: null hand ouvert, 1 trick -> -59
    SK13i isko: clubs hand, with 1, bid 46, 74 points -> -96
    SK13o altenburg: clubs hand, with 1, bid 46, 74 points -> -48
    SK14  both: clubs hand, with 1, bid 46, 95 points -> +48
    SK15  isko: spades, without 1, bid 23, 89 points -> -66
    SK16  both: spades, without 1, bid 23, 90 points -> +33
    SK17  isko: diamonds, with 1, bid 20, 85 points -> -54
    SK17-contra isko contra=contra: diamonds, with 1, bid 20, 85 points, contra -> -108
    SK18  both: clubs, with 1, 28 points -> -72
    SK19  both: clubs, with 1, 12 points, no trick -> -96
    SK20i isko: spades hand schneider, with 2, 80 points -> -132
    SK20o altenburg: spades hand schneider, with 2, 80 points -> -66
    SK21  both: spades hand schneider, with 2, all tricks -> +77
    SK22i isko: grand hand schwarz, with 1, 110 points, 9 tricks -> -336
    SK22o altenburg: grand hand schwarz, with 1, 110 points, 9 tricks -> -168
    SK25  both: spades, with 1, 60 points -> -44
    SK26  both: clubs hand ouvert, with 11, all tricks -> +216
    SK27o altenburg: grand hand ouvert, with 1, 110 points, 9 tricks -> -252
    SK27i isko: grand hand ouvert, with 1, 110 points, 9 tricks -> -384
    SK28-90 both: clubs, with 1, 90 points -> +36
    SK28-89 both: clubs, with 1, 89 points -> +24
    SK29  both: clubs hand, with 4, 61 points -> +72
    SK30i isko: clubs hand, with 1, 28 points -> -96
    SK30o altenburg: clubs hand, with 1, 28 points -> -48
    SK31-null             both: null, no trick -> +23
    SK31-null-hand        both: null hand, no trick -> +35
    SK31-null-ouvert      both: null ouvert, no trick -> +46
    SK31-null-hand-ouvert both: null hand ouvert, no trick -> +59
"""

TRAPS = """
    jack-in-the-skat  both: hearts, with 4, 61 points -> +50
    overbid-schneider both: hearts, with 1, bid 40, 25 points -> -80
    schneider-covers  both: spades, without 1, bid 23, 90 points -> +33
    30-points both: clubs, with 1, 30 points -> -72
    31-points both: clubs, with 1, 31 points -> -48
    60-points both: clubs, with 1, 60 points -> -48
    61-points both: clubs, with 1, 61 points -> +24
    89-points both: clubs, with 1, 89 points -> +24
    90-points both: clubs, with 1, 90 points -> +36
    announced-and-made-against-i isko: spades hand schneider, with 2, 25 points -> -132
    announced-and-made-against-o altenburg: spades hand schneider, with 2, 25 points -> -66
    open-grand altenburg: grand hand ouvert, with 4, all tricks -> +360
    open-clubs altenburg: clubs hand ouvert, with 2, all tricks -> +108
    overbid-hearts-24 both: hearts, with 1, bid 24, 70 points -> -60
"""

BOUNDARIES = """
    limit-31-won  altenburg schneider_limit=31: clubs, with 1, 89 points -> +36
    limit-31-88   altenburg schneider_limit=31: clubs, with 1, 88 points -> +24
    limit-31-lost altenburg schneider_limit=31: clubs, with 1, 31 points -> -72
    limit-31-32   altenburg schneider_limit=31: clubs, with 1, 32 points -> -48
    limit-31-announced altenburg schneider_limit=31: clubs hand schneider, with 1, 89 points -> +60
    limit-30-announced altenburg: clubs hand schneider, with 1, 89 points -> -60
    schneider-announced-and-made both: clubs hand schneider, with 1, 90 points -> +60
    no-points-is-not-schwarz both: clubs, with 4, 120 points, 9 tricks -> +72
    schwarz both: clubs, with 4, all tricks -> +84
    one-trick-without-points-against-him both: clubs, with 1, 0 points, 1 trick -> -72
    schwarz-announced both: clubs hand schwarz, with 1, all tricks -> +84
    schwarz-announced-120-points-i isko: clubs hand schwarz, with 1, 120 points, 9 tricks -> -168
    schwarz-announced-120-points-o altenburg: clubs hand schwarz, with 1, 120 points, 9 tricks -> -84
    schwarz-announced-and-schwarz-himself altenburg: clubs hand schwarz, with 1, 0 points, no trick -> -84
    ouvert-lost-i isko: clubs hand ouvert, with 1, 110 points, 9 tricks -> -192
    ouvert-lost-o altenburg: clubs hand ouvert, with 1, 110 points, 9 tricks -> -96
    hand-loss-double altenburg hand_loss=double: clubs hand, with 1, 55 points -> -72
    hand-loss-single isko hand_loss=single: clubs hand, with 1, 55 points -> -36
    open-grand-24 altenburg open_grand=base_24_plus_open: grand hand ouvert, with 4, all tricks -> +264
    open-grand-36 isko open_grand=base_36: grand hand ouvert, with 4, all tricks -> +360
    open-grand-without-4 altenburg: grand hand ouvert, without 4, all tricks -> +360
    grand-without-4 both: grand, without 4, 61 points -> +120
    without-11 both: clubs, without 11, 61 points -> +144
    null-option-won altenburg null_ouvert=50: null ouvert, no trick -> +50
    null-option-lost altenburg null=20: null, 1 trick -> -40
    bid-is-the-value both: hearts, with 1, bid 20, 61 points -> +20
    value-above-the-bid both: grand, with 1, bid 18, 55 points -> -96
    bid-just-above both: hearts, with 1, bid 22, 61 points -> -60
    bid-a-multiple both: hearts, with 1, bid 30, 70 points -> -60
    schneider-saves both: hearts, with 1, bid 30, 90 points -> +30
    schwarz-saves both: hearts, with 1, bid 40, all tricks -> +40
    made-against-him-covers both: hearts, with 1, bid 30, 25 points -> -60
    schwarz-against-him-covers both: hearts, with 1, bid 40, 10 points, no trick -> -80
    overbid-and-lost both: hearts, with 1, bid 48, 55 points -> -100
    overbid-without-cap both: diamonds, with 1, bid 240, 70 points -> -486
    overbid-hand-i isko: hearts hand, with 1, bid 33, 70 points -> -80
    overbid-hand-o altenburg: hearts hand, with 1, bid 33, 70 points -> -40
    overbid-grand both: grand, with 1, bid 50, 70 points -> -144
    overbid-open-grand-36 altenburg: grand hand ouvert, with 1, bid 324, all tricks -> -324
    overbid-open-grand-24 isko: grand hand ouvert, with 1, bid 216, all tricks -> -432
    overbid-announced altenburg: spades hand schneider, with 1, bid 60, 80 points -> -66
    contra-won altenburg contra=contra: clubs, with 1, 70 points, contra -> +48
    contra-lost altenburg contra=contra: clubs, with 1, 55 points, contra -> -96
    re-won altenburg contra=contra_re: clubs, with 1, 70 points, re -> +96
    re-lost altenburg contra=contra_re: clubs, with 1, 55 points, re -> -192
    re-hand-lost altenburg contra=contra_re: clubs hand, with 1, 55 points, re -> -144
    contra-does-not-cover altenburg contra=contra: hearts, with 1, bid 40, 70 points, contra -> -160
    contra-null-won altenburg contra=contra: null, no trick, contra -> +46
    contra-null-lost altenburg contra=contra_re: null ouvert, 1 trick, re -> -368
"""

MATADORS = """
    SK23            grand: SJ HJ ST SK SQ D7 D8 D9 H7 H8 / CJ C7 -> with 3
    SK24-with-1     hearts: CJ HJ DJ HA HT HQ H9 / -> with 1
    SK24-with-7     hearts: CJ SJ HJ DJ HA HT HK / -> with 7
    SK24-without-1  hearts: SJ HJ HA HK HQ H7 / -> without 1
    SK24-without-3  hearts: DJ HA HT HK HQ H7 / -> without 3
    SK24-without-11 hearts: CA CT CK CQ C9 C8 C7 SA ST SK / SQ S9 -> without 11
    SK24-without-4  grand: CA CT CK CQ C9 C8 C7 SA ST SK / SQ S9 -> without 4
    SK13            clubs: HJ DJ CA CT CK CQ DA DT H9 H8 / CJ S7 -> with 1
    trap            hearts: SJ HJ DJ SA ST SK DA DT DK CA / CJ D7 -> with 4
    eleven          clubs: CJ SJ HJ DJ CA CT CK CQ C9 C8 / C7 S7 -> with 11
    ten             clubs: CJ SJ HJ DJ CA CT CK CQ C9 C8 / S7 S8 -> with 10
    ten-missing     clubs: C7 DA DT DK DQ D9 D8 D7 HA HT / HK HQ -> without 10
    grand-four      grand: CJ SJ HJ DJ CA CT CK CQ C9 C8 / C7 S7 -> with 4
    gap-at-the-ace  diamonds: CJ SJ HJ DJ DT DK DQ / -> with 4
    missing-in-skat clubs: SJ HJ DJ CA CT CK CQ C9 C8 C7 / S7 S8 -> without 1
    skat-shortens   clubs: HJ DJ CA CT CK CQ C9 C8 C7 H7 / SJ S8 -> without 1
    null            null: CJ SJ HJ DJ CA / -> none
"""

BOCK = """
    RB1  altenburg: hearts, with 1, 61 points -> +40
    RB2  altenburg: hearts, with 1, 55 points -> -80
    RB3o altenburg: hearts hand, with 1, 55 points -> -60
    RB3i isko: hearts hand, with 1, 55 points -> -120
    RB4-lost altenburg: null ouvert, 1 trick -> -184
    RB4-won  altenburg: null ouvert, no trick -> +92
    RB5  both: grand, with 1, 61 points -> +96
    trap altenburg: grand hand, with 1, 55 points -> -144
"""


def named(table: str) -> list[object]:
    return [pytest.param(code, row, id=f"{name} {code.split()[0]}") for name, code, row in case_rows(table)]


@pytest.mark.clause(
    "skat.score.1",
    "skat.score.3",
    "skat.score.4",
    "skat.score.5",
    "skat.score.6",
    "skat.score.7",
    "skat.score.8",
    "skat.score.9",
    "skat.score.10",
    "skat.score.11",
    "skat.score.12",
    "skat.score.13",
    "skat.score.14",
    "skat.score.15",
)
@pytest.mark.parametrize(("code", "row"), named(EXAMPLES + TRAPS + BOUNDARIES))
def test_settlement(code: str, row: str) -> None:
    left, right = row.split("->")
    result = settled(left, rules(code))
    assert result.scores == (int(right), 0, 0)
    assert sum(step.amount for step in result.derivation) == int(right)
    running = 0
    for step in result.derivation:
        running += step.amount
        assert step.params.get("running", running) == running
        if step.key == "times":
            base, multiplier = step.params["base"], step.params["multiplier"]
            assert isinstance(base, int)
            assert isinstance(multiplier, int)
            assert step.params["value"] == running == base * multiplier
        assert step.key != "overbid" or step.amount > 0
    assert {step.seat for step in result.derivation} == {0}
    assert {step.clause for step in result.derivation} <= set(vorhand.game("skat").clauses)
    assert (result.soloist, result.won) == (0, int(right) > 0)


@pytest.mark.clause("skat.score.16")
@pytest.mark.parametrize(("code", "row"), named(BOCK))
def test_bock_doubles_every_score(code: str, row: str) -> None:
    left, right = row.split("->")
    result = settled(left, rules(code), bock=2)
    assert result.scores == (int(right), 0, 0)
    assert sum(step.amount for step in result.derivation) == int(right)
    assert result.derivation[-1].clause == "skat.score.16"
    assert settled(left, rules(code)).scores == (int(right) // 2, 0, 0)


@pytest.mark.clause("skat.score.2")
@pytest.mark.parametrize(
    "row",
    [pytest.param(row, id=name) for name, row in (line.split(maxsplit=1) for line in MATADORS.strip().split("\n"))],
)
def test_matadors(row: str) -> None:
    left, right = row.split("->")
    game, _, cards = left.partition(":")
    hand, skat = cards.split("/")
    wanted = {"with": 1, "without": -1, "none": 0}[right.split()[0]] * int((*right.split(), "0")[1])
    assert matadors(parse_cards(hand) + parse_cards(skat), Contract.parse(game)) == wanted
    for level in ("hand", "hand ouvert"):
        assert matadors(parse_cards(skat) + parse_cards(hand), Contract.parse(f"{game} {level}")) == wanted


@pytest.mark.parametrize("soloist", range(4))
def test_only_the_soloists_account_changes(soloist: int) -> None:
    result = settle(
        Contract.parse("clubs"), options=rules("altenburg"), bid=18, matadors=1, card_points=61, tricks=5,
        soloist=soloist, players=4,
    )  # fmt: skip
    assert result.scores == tuple(24 if seat == soloist else 0 for seat in range(4))
    assert {step.seat for step in result.derivation} == {soloist}
