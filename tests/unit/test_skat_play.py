"""From the end of the auction to the last card: the skat, the declaration, what may be played, and why not.

A row of what may be played reads `hearts: led CJ, hand DJ HA CA -> DJ HA`: forehand plays the game from the hand and
leads, middlehand holds these cards.
"""

from __future__ import annotations

import pytest

import vorhand
from tests.skat import after, deal_named, dealt, listed, on_turn, positions, result_of, rules, seats, spoken
from vorhand.cards import Card, parse_cards
from vorhand.errors import IllegalMoveError
from vorhand.games.skat.contracts import Contract
from vorhand.games.skat.state import SkatState
from vorhand.moves import Move
from vorhand.tricks import Trick

FOLLOWING = """
    LM1 hearts: led CJ, hand DJ HA CA SA SK SQ DA DK DQ D9 -> DJ HA
    LM2 hearts: led CA, hand CJ H7 D9 SA SK SQ DA DK DQ HQ -> CJ H7 D9 SA SK SQ DA DK DQ HQ
    LM3 grand: led DJ, hand CA CT SA SK SQ ST DA DK DQ HQ -> CA CT SA SK SQ ST DA DK DQ HQ
    LM4 null: led DT, hand DJ SA SK SQ S9 CA CK CQ C9 HA -> DJ
    a-jack-asks-for-trumps-in-grand grand: led SJ, hand DJ SA SK SQ S9 CA CK CQ C9 HA -> DJ
    a-trump-asks-for-jacks hearts: led H7, hand CJ SJ SA SK SQ S9 CA CK CQ C9 -> CJ SJ
    a-trump-asks-for-trumps spades: led SJ, hand S7 HA HK HQ H9 CA CK CQ C9 DA -> S7
    no-trump-is-a-plain-suit clubs: led DA, hand CA DJ SA SK SQ S9 HK HQ H9 CJ -> CA DJ SA SK SQ S9 HK HQ H9 CJ
    follow-in-grand grand: led HA, hand H7 HJ CA CT SA SK SQ ST DA DK -> H7
    nobody-need-beat clubs: led DK, hand DA D7 CA CT SA SK SQ ST HA HK -> DA D7
    nobody-need-trump clubs: led DK, hand CA CT CK SA SK SQ ST HA HK HQ -> CA CT CK SA SK SQ ST HA HK HQ
    jack-in-null-led null: led SJ, hand HJ DJ S7 CA CT CK HA HK HQ H9 -> S7
    jack-in-null-is-no-trump null: led H9, hand HJ CJ S7 CA CT CK DA DK DQ D9 -> HJ
"""

WINNERS = """
    LM4-jack-beats-ten     null: DT DJ D7 -> DJ
    order-of-null          null: HT HK HJ -> HK
    null-no-trumps         null: S7 CJ DA -> S7
    jacks-in-their-order   grand: DJ SJ HJ -> SJ
    jack-over-ace          hearts: HA DJ H7 -> DJ
    oldest                 diamonds: SJ CJ DA -> CJ
    ten-over-king          clubs: SK ST SQ -> ST
    trump-over-ace         clubs: SA C7 ST -> C7
    ace-of-trumps-over-ten clubs: CT CA CK -> CA
    no-suit-no-win         grand: S7 HA DA -> S7
    jack-takes-in-grand    grand: SA DJ ST -> DJ
"""

WHY_NOT = """
    hearts: led CJ, hand DJ HA CA SA SK SQ DA DK DQ D9, tried CA -> must_play_trump by follow.2 DJ
    hearts: led H7, hand DJ HA CA SA SK SQ DA DK DQ D9, tried CA -> must_play_trump by follow.1 DJ
    grand: led HA, hand HJ H7 CA CT SA SK SQ ST DA DK, tried HJ -> jack_is_trump by follow.2 H7 hearts
    grand: led HA, hand HJ H7 CA CT SA SK SQ ST DA DK, tried CA -> must_follow by follow.1 H7 hearts
    clubs: led SA, hand S7 SJ CA CT HA HK HQ HT DA DK, tried SJ -> jack_is_trump by follow.2 S7 spades
    clubs: led SA, hand S7 SJ CA CT HA HK HQ HT DA DK, tried CA -> must_follow by follow.1 S7 spades
    null: led DT, hand DJ SA SK SQ S9 CA CK CQ C9 HA, tried SA -> must_follow by follow.3 DJ diamonds
    null: led SJ, hand S7 HJ DJ CA CT CK HA HK HQ H9, tried HJ -> must_follow by follow.3 S7 spades
    null: led HT, hand H7 CA CT CK SA SK SQ ST DA DK, tried CA -> must_follow by follow.1 H7 hearts
"""

REFUSED = """
    skat: declare grand -> skat_first by skat.1
    skat: discard CA CT -> skat_first by skat.1
    skat: play CJ -> skat_first by skat.1
    skat: bid 20 -> auction_over by bid.1
    discard: declare grand -> discard_first by skat.1
    discard: declare null -> discard_first by skat.1
    discard: play CJ -> discard_first by skat.1
    discard: take -> skat_taken by skat.1
    discard: hand -> skat_taken by skat.1
    discard: discard CJ -> discard_two by skat.1
    discard: discard -> discard_two by skat.1
    discard: discard CJ SJ HJ -> discard_two by skat.1
    discard: discard CJ CJ -> discard_two by skat.1
    discard: discard CJ H7 -> not_in_hand by None
    declare-hand: discard CJ SJ -> hand_no_discard by skat.2
    declare-hand: take -> hand_no_discard by skat.2
    declare-hand: play CJ -> declare_first by declare.1
    declare-hand: declare ramsch -> declare_unknown by declare.1
    declare-hand: declare clubs hand -> declare_unknown by declare.1
    declare-hand: declare null schneider -> null_no_level by declare.2
    declare-hand: declare null schwarz -> null_no_level by declare.2
    declare-skat: declare clubs schneider -> level_needs_hand by declare.2
    declare-skat: declare grand schwarz -> level_needs_hand by declare.2
    declare-skat: declare spades ouvert -> level_needs_hand by declare.2
    declare-skat: declare null schwarz -> null_no_level by declare.2
    declare-skat: play CJ -> declare_first by declare.1
    declare-skat: claim -> declare_first by declare.1
    play: contra -> contra_off by contra.1
    play: re -> re_off by contra.2
    play: claim -> claim_unproven by end.2
    play: take -> declared by declare.1
    play: play H7 -> not_in_hand by None
    play: pass -> auction_over by bid.1
    play: declare clubs -> declared by declare.1
    play: nonsense -> unknown by None
    play: claim CJ -> unknown by None
"""

FOREHAND = "CJ SJ HJ DJ CA CT CK CQ SA ST"
"""Forehand's hand in the rows above; in the skat the ace and ten of hearts."""


def at_stage(stage: str, *, code: str = "isko") -> SkatState:
    """Forehand at 18 with the hand above, as far as the stage."""
    state = dealt({"F": FOREHAND, "skat": "HA HT"}, options=rules(code))
    words = "M18, F hold, M pass, R pass"
    match stage:
        case "discard":
            words += ", F take"
        case "declare-hand":
            words += ", F hand"
        case "declare-skat":
            words += ", F take, F discard HA HT"
        case "play":
            words += ", F take, F discard HA HT, F declare diamonds"
    return spoken(state, words)


def led(game: str, card: str, hand: str) -> SkatState:
    """Middlehand holds the hand and is to follow to the card that forehand leads in a game played from the hand."""
    state = dealt({"F": card, "M": hand}, options=rules("altenburg"))
    return spoken(state, f"M18, F hold, M pass, R pass, F hand, F declare {game}, F play {card}")


def rows(table: str) -> list[object]:
    return [
        pytest.param(*map(str.strip, row.partition("->")[::2]), id=name)
        for name, row in (line.split(maxsplit=1) for line in table.strip().splitlines())
    ]


@pytest.mark.clause("skat.follow.1", "skat.follow.2", "skat.follow.3")
@pytest.mark.parametrize(("left", "right"), rows(FOLLOWING))
def test_what_may_be_played(left: str, right: str) -> None:
    game, _, rest = left.partition(": led ")
    card, _, hand = rest.partition(", hand ")
    state = led(game, card, hand)
    assert listed(state, "play") == right.split()
    refused = {move.cards[0].text for move, _ in state.view(state.turn).refused()}
    assert refused == set(hand.split()) - set(right.split())


@pytest.mark.clause("skat.trick.1", "skat.rank.1", "skat.rank.2", "skat.rank.3", "skat.lead.2")
@pytest.mark.parametrize(("left", "right"), rows(WINNERS))
def test_who_takes_the_trick(left: str, right: str) -> None:
    game, _, cards = left.partition(": ")
    first, second, third = cards.split()
    state = dealt({"F": first, "M": second, "R": third}, options=rules("altenburg"))
    order = spoken(state, f"M18, F hold, M pass, R pass, F hand, F declare {game}").view(None).order
    trick = Trick((0, 1, 2), parse_cards(cards))
    assert cards.split()[trick.winner(order)] == right


@pytest.mark.parametrize("row", WHY_NOT.strip().splitlines(), ids=str.strip)
def test_why_a_card_is_refused(row: str) -> None:
    left, _, right = row.partition(" -> ")
    game, _, rest = left.strip().partition(": led ")
    card, _, rest = rest.partition(", hand ")
    hand, _, tried = rest.partition(", tried ")
    state = led(game, card, hand)
    (refusal,) = (refusal for move, refusal in state.view(state.turn).refused() if str(move) == f"play {tried}")
    with pytest.raises(IllegalMoveError) as caught:
        state.play(f"play {tried}")
    assert (caught.value.code, caught.value.clause) == (refusal.code, refusal.clause)
    code, _, rest = right.partition(" by ")
    clause, *params = rest.split()
    assert (refusal.code, refusal.clause) == (f"move.{code}", f"skat.{clause}")
    assert [refusal.params[key] for key in ("card", "suit") if key in refusal.params] == params
    assert f"play {params[0]}" in state.legal_moves, "the card named is one that may be played"


@pytest.mark.parametrize("row", REFUSED.strip().splitlines(), ids=str.strip)
def test_what_is_refused_at_each_stage(row: str) -> None:
    stage, _, rest = row.strip().partition(": ")
    move, _, reason = rest.partition(" -> ")
    state = at_stage(stage)
    with pytest.raises(IllegalMoveError) as caught:
        after(state, "F", move)
    code, _, clause = reason.partition(" by ")
    assert caught.value.code == f"move.{code}"
    assert caught.value.clause == (None if clause == "None" else f"skat.{clause}")
    assert state == at_stage(stage), "a refused move changes nothing"


@pytest.mark.clause("skat.skat.1")
def test_any_two_of_twelve_cards_may_be_laid_away() -> None:
    state = spoken(at_stage("skat"), "F take")
    twelve = {*FOREHAND.split(), "HA", "HT"}
    assert {card.text for card in state.hands[state.turn or 0]} == twelve
    assert {frozenset(move.cards) for move in state.legal_moves} == {
        frozenset((Card.parse(one), Card.parse(other))) for one in twelve for other in twelve if one != other
    }
    assert (len(state.legal_moves), {move.kind for move in state.legal_moves}) == (66, {"discard"})
    assert str(state.legal_moves[0]) == "discard CJ SJ", "jacks too"
    jacks = after(state, "F", "discard CJ SJ")
    assert jacks.laid()["discard"] == parse_cards("CJ SJ")
    assert "discard HA HT" in state.legal_moves, "the two that were taken up may go back"


@pytest.mark.clause("skat.skat.1", "skat.declare.1")
def test_no_declaration_with_twelve_cards() -> None:
    state = at_stage("discard")
    for move in ("declare grand", "declare clubs", "declare null", "declare null ouvert", "declare spades ouvert"):
        assert move not in state.legal_moves
        with pytest.raises(IllegalMoveError) as caught:
            state.play(move)
        assert caught.value.code == "move.discard_first"


def test_the_discard_may_be_put_back_until_the_game_is_declared() -> None:
    state = at_stage("declare-skat")
    (remark,) = (state.view(state.turn).remark(move) for move in state.legal_moves if str(move) == "take")
    assert remark is not None
    assert remark.key == "put_back"
    again = after(state, "F", "take")
    assert (again.phase, len(again.legal_moves)) == ("discard", 66)
    other = spoken(again, "F discard CJ CQ, F declare clubs")
    assert (other.phase, other.laid()["discard"]) == ("play", parse_cards("CJ CQ"))


@pytest.mark.clause("skat.skat.2")
def test_hand_leaves_the_skat_where_it_is() -> None:
    state = spoken(at_stage("skat"), "F hand")
    assert "take" not in state.legal_moves
    assert {card.text for card in state.hands[state.turn or 0]} == set(FOREHAND.split())
    assert state.laid() == {"skat": parse_cards("HA HT")}


@pytest.mark.clause("skat.declare.1", "skat.declare.2")
def test_what_may_be_declared() -> None:
    plain = ["clubs", "spades", "hearts", "diamonds", "grand"]
    from_hand = {f"{game}{level}" for game in plain for level in ("", " schneider", " schwarz", " ouvert")}
    assert set(listed(at_stage("declare-hand"), "declare")) == from_hand | {"null", "null ouvert"}
    assert set(listed(at_stage("declare-skat"), "declare")) == {*plain, "null", "null ouvert"}


@pytest.mark.parametrize(
    ("declared", "levels"),
    [
        ("clubs", "hand"),
        ("clubs schneider", "hand schneider"),
        ("grand schwarz", "hand schneider schwarz"),
        ("hearts ouvert", "hand schneider schwarz ouvert"),
        ("null", "hand"),
        ("null ouvert", "hand ouvert"),
    ],
)
@pytest.mark.clause("skat.declare.2")
def test_a_level_implies_those_below_it(declared: str, levels: str) -> None:
    state = at_stage("declare-hand")
    (worth,) = (state.view(state.turn).remark(move) for move in state.legal_moves if str(move) == f"declare {declared}")
    assert worth is not None
    assert worth.params["levels"] == tuple(levels.split())
    declared_state = after(state, "F", f"declare {declared}")
    (contract,) = (fact for fact in declared_state.view(None).facts() if fact.key == "contract")
    assert (contract.params["levels"], contract.params["n"]) == (tuple(levels.split()), 18)
    game, _, level = declared.partition(" ")
    assert declared_state.table.contract == Contract.parse(f"{game} hand {level}".strip())


BELOW = """
    M23, F pass, R pass: take -> null, null ouvert
    M24, F pass, R pass: take -> null ouvert
    M46, F pass, R pass: take -> null ouvert
    M48, F pass, R pass: take ->
    M35, F pass, R pass: hand -> null, null ouvert
    M36, F pass, R pass: hand -> null ouvert
    M59, F pass, R pass: hand -> null ouvert
    M60, F pass, R pass: hand ->
"""


@pytest.mark.clause("skat.declare.4")
@pytest.mark.parametrize("row", BELOW.strip().splitlines(), ids=str.strip)
def test_no_null_below_the_bid(row: str) -> None:
    line, _, rest = row.partition(":")
    choice, _, wanted = rest.partition("->")
    state = spoken(dealt({}, options=rules("isko")), f"{line}, M {choice.strip()}")
    state = state.play(state.legal_moves[0]) if state.phase == "discard" else state
    allowed = [each.strip() for each in wanted.split(",") if each.strip()]
    assert [each for each in listed(state, "declare") if "null" in each] == allowed
    assert len(listed(state, "declare")) == len(allowed) + (5 if "take" in choice else 20), (
        "other games may be declared"
    )
    for game in {"null", "null ouvert"} - {*allowed}:
        with pytest.raises(IllegalMoveError) as caught:
            state.play(f"declare {game}")
        assert (caught.value.code, caught.value.clause) == ("move.null_below_bid", "skat.declare.4")
        value = caught.value.params["n"]
        assert isinstance(value, int)
        assert value < state.table.bid
        assert caught.value.params["bid"] == state.table.bid


WORTH = """
    declare-skat clubs      -> n 108, covers yes, matadors 8, base 12
    declare-skat diamonds   -> n 45, covers yes, matadors 4, base 9
    declare-skat grand      -> n 120, covers yes, matadors 4, base 24
    declare-skat null       -> n 23, covers yes, matadors 0, base 0
    declare-hand clubs      -> n 120, covers yes, matadors 8, base 12
    declare-hand clubs schneider -> n 144, covers yes, matadors 8, base 12
    declare-hand grand ouvert    -> n 264, covers yes, matadors 4, base 24
"""


@pytest.mark.parametrize("row", WORTH.strip().splitlines(), ids=str.strip)
def test_a_declaration_says_what_it_is_worth_at_least(row: str) -> None:
    """The value with the matadors in hand: as if won by 61 points, with every level announced counted as made."""
    left, _, right = row.strip().partition(" -> ")
    stage, _, declared = left.strip().partition(" ")
    state = at_stage(stage)
    move = Move.parse(f"declare {declared.strip()}")
    worth = state.view(state.turn).remark(move)
    assert worth is not None
    wanted = dict(part.split() for part in right.split(", "))
    assert {key: str(worth.params[key]) for key in wanted} == wanted
    assert worth.params["bid"] == 18


@pytest.mark.parametrize(("bid", "covers"), [("M44", "no"), ("M40", "yes"), ("M33", "yes")])
def test_a_declaration_says_whether_it_covers_the_bid(bid: str, covers: str) -> None:
    state = dealt({"M": "CJ SJ HJ HA HT HK SA SK S9 S8", "skat": "C7 D7"}, options=rules("isko"))
    state = spoken(state, f"{bid}, F pass, R pass, M take, M discard C7 D7")
    worth = state.view(state.turn).remark(Move.parse("declare hearts"))
    assert worth is not None
    assert (worth.params["n"], worth.params["covers"]) == (40, covers)


@pytest.mark.parametrize(
    ("bid", "declared", "n", "covers"),
    [
        ("M46", "clubs", 60, "perhaps"),  # the jack of clubs may lie in the skat: with 1, game 2, hand 3: 36
        ("M36", "clubs", 60, "yes"),
        ("M46", "clubs schneider", 84, "yes"),  # 60 at least
        ("M46", "diamonds", 45, "no"),
        ("M54", "null ouvert", 59, "yes"),
    ],
)
def test_from_the_hand_the_skat_may_still_change_what_covers_the_bid(
    bid: str, declared: str, n: int, covers: str
) -> None:
    state = dealt({"M": "DJ CA CT CK CQ C9 C8 C7 HA SA"}, options=rules("isko"))
    state = spoken(state, f"{bid}, F pass, R pass, M hand")
    worth = state.view(state.turn).remark(Move.parse(f"declare {declared}"))
    assert worth is not None
    assert (worth.params["n"], worth.params["covers"]) == (n, covers)


@pytest.mark.clause("skat.lead.1")
@pytest.mark.parametrize("dealer", range(3))
@pytest.mark.parametrize("name", ["SK1", "SK2", "SK3"])
def test_forehand_leads_whoever_plays_alone(name: str, dealer: int) -> None:
    first = next(
        state for state in positions(deal_named(name), dealer=dealer) if state.phase == "play" and not state.taken
    )
    assert (on_turn(first), first.turn) == ("F", seats(dealer)["F"])


def test_no_move_after_the_last_card() -> None:
    *_, end = positions(deal_named("SK7"))
    assert result_of(end).scores == (0, 0, 18)
    for move in ("play CJ", "claim", "concede", "pass"):
        with pytest.raises(IllegalMoveError) as caught:
            end.play(move)
        assert (caught.value.code, caught.value.clause) == ("move.deal_over", None)


def test_every_refusal_of_a_rule_names_a_clause_of_the_game() -> None:
    clauses = set(vorhand.game("skat").clauses)
    for table in (REFUSED, WHY_NOT):
        named = {f"skat.{line.rpartition(' by ')[2].split()[0]}" for line in table.strip().splitlines()}
        assert named - {"skat.None"} <= clauses
