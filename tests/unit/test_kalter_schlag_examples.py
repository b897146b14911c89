"""The worked examples of Kalter Schlag, row by row as the rules have them.

A row that settles a deal reads `card points / tricks / calls -> scores`, by seats; a row that asks what may be played
reads `led CQ, hand CJ C7 SA -> C7`; a row of a trick gives its cards in the order of play, who takes it and its worth.
"""

from __future__ import annotations

import pytest

import vorhand
from vorhand.cards import Card, parse_cards
from vorhand.games.kalter_schlag.moves import card_order
from vorhand.games.kalter_schlag.options import KalterSchlagOptions, SideOrder, VoidJack
from vorhand.games.kalter_schlag.scoring import rounded, settle
from vorhand.games.kalter_schlag.table import Table
from vorhand.games.kalter_schlag.view import KalterSchlagView
from vorhand.position import Taken
from vorhand.tricks import CARD_POINTS, Trick, total

SETTLEMENTS = """
    KS1   55 30 20 15 / 2 2 2 2 / 0 calls -> 60 0 0 0
    KS2   66 34 20 0  / 4 2 2 0 / 1 call  -> 260 0 0 0
    KS3   63 57 0 0   / 5 3 0 0 / 3 calls -> 2020 0 0 0
    KS4   120 0 0 0   / 8 0 0 0 / 2 calls -> 0 480 480 480
    KS6   45 45 20 10 / 2 2 2 2 / 0 calls -> 50 50 0 0
    KS7   60 60 0 0   / 4 4 0 0 / 0 calls -> 240 240 0 0
    KS8   120 0 0 0   / 7 1 0 0 / 0 calls -> 480 0 0 0
    KS9   30 30 30 30 / 2 2 2 2 / 0 calls -> 30 30 30 30
    KS10  31 30 30 29 / 2 2 2 2 / 4 calls -> 500 0 0 0
    KS11  40 40 40 0  / 3 3 2 0 / 0 calls -> 80 80 80 0
    KS12  120 0 0 0   / 8 0 0 0 / 0 calls -> 0 120 120 120
    KS13  61 59 0 0   / 5 3 0 0 / 4 calls -> 3900 0 0 0
    KS14  42 40 38 0  / 3 3 2 0 / 1 call  -> 170 0 0 0
    KS15  70 50 0 0   / 4 2 1 1 / 0 calls -> 70 0 0 0
    text-march-contra   120 0 0 0   / 8 0 0 0 / 1 call  -> 0 240 240 240
    text-march-hirsch   0 120 0 0   / 0 8 0 0 / 4 calls -> 1920 0 1920 1920
    trap-two-at-the-top 45 45 20 10 / 3 2 2 1 / 0 calls -> 50 50 0 0
    trap-points-not-virgins 100 20 0 0 / 4 2 1 1 / 0 calls -> 100 0 0 0
    trap-march          0 0 120 0   / 0 0 8 0 / 2 calls -> 480 480 0 480
    trap-no-march       120 0 0 0   / 7 1 0 0 / 0 calls -> 480 0 0 0
    ruling-tie-of-three 20 40 20 40 / 2 2 2 2 / 0 calls -> 0 40 0 40
    ruling-half-up      85 20 10 5  / 2 2 2 2 / 0 calls -> 90 0 0 0
    last-seat           0 1 2 117   / 1 1 1 5 / 1 call  -> 0 0 0 230
"""

FOLLOWING = """
    KS-L1 led DJ, hand HJ SA D7 -> HJ
    KS-L2 led CQ, hand CJ C7 SA -> C7
    KS-L3 led CQ, hand CJ DJ SA -> free: CJ DJ SA; not_own_suit_jack: DJ SA
    KS-L4-alone led CQ, hand CJ -> CJ
    KS-L4-two   led CQ, hand CJ HJ -> free: CJ HJ; not_own_suit_jack: HJ
    KS-L5 led DJ, hand D7 SA -> D7 SA
    trap-follow led CQ, hand CJ C7 -> C7
    trap-jack   led DJ, hand D7 SA -> D7 SA
    ruling-four-jacks led H7, hand CJ SJ HJ DJ -> free: CJ SJ HJ DJ; not_own_suit_jack: CJ SJ DJ
    ruling-other-jack led S8, hand HJ CJ D9 -> HJ CJ D9
    ruling-jack-led-all-jacks led SJ, hand CJ DJ HA -> CJ DJ
    text-queen-of-clubs led CQ, hand CJ H7 D8 -> free: CJ H7 D8; not_own_suit_jack: H7 D8
"""

TRICKS = """
    KS-T1 HT HK HA DJ -> DJ 27
    KS-T2 SK ST SQ S9 -> ace_king: SK 17; ace_ten: ST 17
    KS-T3 DJ CJ SA H7 -> CJ 15
    all-jacks      DJ HJ SJ CJ -> CJ 8
    spades-jack    HJ SJ DJ CA -> SJ 17
    hearts-jack    DA DJ HJ DK -> HJ 19
    no-suit-no-win D7 CA SA HA -> D7 33
    last-of-order  C7 C8 H9 HA -> C8 11
    ten-over-king  CK CT C9 CA -> CA 25
    king-or-ten    D9 DK DT D7 -> ace_king: DK 14; ace_ten: DT 14
"""


def rows(table: str) -> list[tuple[str, str, str]]:
    """The rows of a table: name, left and right of the arrow."""
    split = [line.split(maxsplit=1) for line in table.strip().splitlines()]
    return [(name, *map(str.strip, row.split("->"))) for name, row in split]  # type: ignore[misc]


def numbers(text: str) -> list[int]:
    return [int(word) for word in text.split()]


def by_option(text: str, option: str) -> str:
    """What stands right of the arrow under this option: rows that do not name options hold for all."""
    if ":" not in text:
        return text
    return {part.split(":")[0].strip(): part.split(":")[1].strip() for part in text.split(";")}[option]


def named(table: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(("left", "right"), [pytest.param(a, b, id=name) for name, a, b in rows(table)])


@pytest.mark.clause(
    "kalter_schlag.score.1",
    "kalter_schlag.score.2",
    "kalter_schlag.score.3",
    "kalter_schlag.score.4",
    "kalter_schlag.score.5",
    "kalter_schlag.score.6",
)
@named(SETTLEMENTS)
def test_settlement(left: str, right: str) -> None:
    card_points, tricks, calls = left.split("/")
    assert sum(numbers(card_points)) == 120, "a slip in the row"
    assert sum(numbers(tricks)) == 8, "a slip in the row"
    result = settle(card_points=numbers(card_points), tricks=numbers(tricks), calls=int(calls.split()[0]))
    assert list(result.scores) == numbers(right)
    for seat, score in enumerate(result.scores):
        assert sum(step.amount for step in result.derivation if step.seat == seat) == score
    known = vorhand.game("kalter_schlag").clauses
    assert {step.clause for step in result.derivation} <= set(known)


def test_settlement_names_its_clauses() -> None:
    result = settle(card_points=[66, 34, 20, 0], tricks=[4, 2, 2, 0], calls=1)
    lines = [f"{step.key} {step.amount:+} {step.clause.removeprefix('kalter_schlag.')}" for step in result.derivation]
    assert lines == ["card_points +66 score.1", "contra +66 score.2", "virgin +132 score.3", "rounding -4 score.4"]
    assert settle(card_points=[60, 60, 0, 0], tricks=[4, 4, 0, 0], calls=0).derivation[0].clause.endswith("score.6")
    assert settle(card_points=[120, 0, 0, 0], tricks=[8, 0, 0, 0], calls=0).derivation[0].clause.endswith("score.5")


@pytest.mark.parametrize(
    ("calls", "keys"), [(1, ["contra"]), (2, ["contra", "re"]), (4, ["contra", "re", "bock", "hirsch"])]
)
@pytest.mark.clause("kalter_schlag.call.3")
def test_calls_are_named_by_their_order(calls: int, keys: list[str]) -> None:
    result = settle(card_points=[60, 30, 20, 10], tricks=[2, 2, 2, 2], calls=calls)
    assert [step.key for step in result.derivation] == ["card_points", *keys]


@pytest.mark.clause("kalter_schlag.score.4")
@pytest.mark.parametrize(
    ("charge", "written"),
    [(25, 30), (23, 20), (24, 20), (35, 40), (45, 50), (85, 90), (264, 260), (2016, 2020), (30, 30), (4, 0), (5, 10)],
)
def test_ks5_rounding(charge: int, written: int) -> None:
    assert rounded(charge) == written


def view_after(led: str, hand: tuple[Card, ...], options: KalterSchlagOptions) -> KalterSchlagView:
    """The view of seat 1, who holds this hand late in a deal, after seat 0 led the card."""
    gone = Taken(Trick((0, 1, 2, 3), parse_cards("S7 H7 D7 C7")), winner=0, card_points=0)
    table = Table(options, dealer=3, taken=(gone,) * (8 - len(hand)), trick=Trick((0,), (Card.parse(led),)))
    return KalterSchlagView(1, table, hand)


@pytest.mark.clause("kalter_schlag.follow.1", "kalter_schlag.follow.2", "kalter_schlag.follow.3")
@pytest.mark.parametrize("void_jack", VoidJack)
@named(FOLLOWING)
def test_following(left: str, right: str, void_jack: VoidJack) -> None:
    led, hand = (part.split(maxsplit=1)[1] for part in left.split(", "))
    view = view_after(led, parse_cards(hand), KalterSchlagOptions(void_jack=void_jack))
    assert [card.text for move in view.legal_moves for card in move.cards] == by_option(right, void_jack).split()
    refused = {move.cards[0].text for move, _ in view.refused()}
    assert refused == set(hand.split()) - set(by_option(right, void_jack).split())


@pytest.mark.parametrize(
    ("led", "hand", "card", "code", "clause"),
    [
        ("CQ", "CJ C7 SA", "SA", "move.must_follow", "kalter_schlag.follow.1"),
        ("CQ", "CJ C7 SA", "CJ", "move.jack_is_no_suit_card", "kalter_schlag.follow.3"),
        ("CQ", "CJ DJ SA", "CJ", "move.spare_jack", "kalter_schlag.follow.3"),
        ("DJ", "HJ SA D7", "D7", "move.must_play_jack", "kalter_schlag.follow.2"),
    ],
)
def test_why_a_card_is_refused(led: str, hand: str, card: str, code: str, clause: str) -> None:
    view = view_after(led, parse_cards(hand), KalterSchlagOptions())
    (refusal,) = (refusal for move, refusal in view.refused() if move.cards == (Card.parse(card),))
    assert (refusal.code, refusal.clause) == (code, clause)
    wanted = refusal.params["card"] if code != "move.spare_jack" else "DJ"
    assert f"play {wanted}" in view.legal_moves, "the card named is one that may be played"
    assert refusal.params["suit"] == ("trump" if led == "DJ" else "clubs")


@pytest.mark.clause("kalter_schlag.trick.1", "kalter_schlag.rank.1", "kalter_schlag.rank.2", "kalter_schlag.rank.3")
@pytest.mark.parametrize("side_order", SideOrder)
@named(TRICKS)
def test_trick(left: str, right: str, side_order: SideOrder) -> None:
    cards = parse_cards(left)
    best, worth = by_option(right, side_order).split()
    trick = Trick((2, 3, 0, 1), cards)
    assert trick.winner(card_order(side_order)) == trick.seats[cards.index(Card.parse(best))]
    assert total(cards, CARD_POINTS) == int(worth)
