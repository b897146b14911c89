"""What a hint says of a card of Skat or Ramsch is true of the view, whatever card it is and wherever the others lie."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest

import vorhand
from tests.reasons import RAMSCH, SKAT, Question, may_march
from vorhand.ai.player import LEAST_NODES
from vorhand.cards import PACKS, Card, parse_cards
from vorhand.chance import drawn, mix
from vorhand.games.skat.bot import SkatBot
from vorhand.games.skat.contracts import GameName
from vorhand.games.skat.hints import of_discard
from vorhand.games.skat.holdings import holdings_of
from vorhand.games.skat.play_hints import of_cards
from vorhand.games.skat.ramsch_hints import RamschHints
from vorhand.games.skat.state import SkatState
from vorhand.games.skat.view import SkatView
from vorhand.moves import PLAY, Move, Note
from vorhand.options import parse_value

FULL = bool(os.environ.get("VORHAND_FULL"))
DEALS, BY_BOTS = (400, 60) if FULL else (24, 3)
QUICK = SkatBot(LEAST_NODES)
TABLES = [
    ("skat", "altenburg", 3), ("skat", "isko revoke=punished", 4), ("skat", "null", 3), ("skat", "null hand", 3),
    ("ramsch", "ramsch", 3), ("ramsch", "ramsch_virgin_pays", 3), ("ramsch", "ramsch_raeuber pass_jacks=true", 4),
    ("ramsch", "schieberamsch", 3),
]  # fmt: skip


def start(game: str, text: str, players: int, seed: int) -> SkatState:
    """A deal by these rules; "null" are those of the ISkO."""
    preset, *changes = text.replace("null hand", "isko").replace("null", "isko").split()
    pairs = (change.split("=") for change in changes)
    kind = vorhand.game(game)
    options = kind.presets[preset].with_values({name: parse_value(value) for name, value in pairs})
    state = kind.deal(options, seed=seed, dealer=seed % players, players=players)
    assert isinstance(state, SkatState)
    return state


def chosen(state: SkatState, text: str, seed: int, *, bots: bool) -> Move:
    """A move by lot, or a computer player's card; low bids, so that all games occur, a Null where one is wanted."""
    moves = [move for move in state.legal_moves if move.kind not in ("concede", "claim", "grand_hand")]
    if state.phase == "play":
        view = state.view(state.turn)
        return QUICK.choose(view, seed=seed) if bots else Move(PLAY, drawn(owed(view), seed))
    if state.phase == "auction":
        moves = [moves[0], Move("pass")]
    elif state.phase == "skat" and text.startswith("null"):
        moves = [Move("hand" if "hand" in text else "take")] if not state.table.picked else moves
        moves = [move for move in moves if move.kind != "take"] if state.table.picked else moves
    elif state.phase == "skat" and state.table.picked:
        moves = [move for move in moves if move.kind != "take"]
    if text.startswith("null"):
        moves = [move for move in moves if "null" in str(move)] or moves
    return drawn(moves, seed)


def positions(game: str, text: str, players: int, seed: int, *, bots: bool) -> Iterator[SkatState]:
    """The positions of a deal in which a card is to be played."""
    state, ply = start(game, text, players, mix(seed, players)), 0
    while state.turn is not None:
        if state.phase == "play":
            yield state
        move = chosen(state, text, mix(seed, ply), bots=bots)
        state, ply = state.play(move), ply + 1


def owed(view: SkatView) -> list[Card]:
    """The cards that may be played, but those that revoke."""
    cards = [move.cards[0] for move in view.legal_moves if move.kind == PLAY]
    if not view.table.cards:
        return cards
    suit_of = view.order.suit_of
    return [card for card in cards if suit_of(card) == suit_of(view.table.cards[0])] or cards


def notes(view: SkatView) -> Iterator[tuple[Card, Note]]:
    """What is said of each card, advised or not."""
    choices = owed(view)
    cards = [move.cards[0] for move in view.legal_moves if move.kind == PLAY]
    if not view.table.is_ramsch:
        yield from zip(cards, of_cards(view, cards, choices=choices), strict=True)
        return
    hints, wants = RamschHints(view, choices), [False, may_march(Question(view, choices))]
    for card, best, sweeps in product(cards, (False, True), wants):
        yield card, hints.of(card, best=best, sweeps=sweeps)


def check(state: SkatState) -> Counter[str]:
    """That all is true that is said in a position; how often each was."""
    view = state.view(state.turn)
    claims = RAMSCH if view.table.is_ramsch else SKAT
    question, said = Question(view, owed(view)), Counter[str]()
    for card, note in notes(view):
        assert claims[note.key](question.of(card, note)), f"{card}: {note}\n{state}"
        said[note.key] += 1
    return said


@cache
def all_said(game: str, text: str, players: int, *, bots: bool) -> Counter[str]:
    """How often each reason was given in many deals, all of them true."""
    said = Counter[str]()
    for seed in range(BY_BOTS if bots else DEALS):
        for state in positions(game, text, players, seed, bots=bots):
            said += check(state)
    return said


@pytest.mark.parametrize(("game", "text", "players"), TABLES)
@pytest.mark.parametrize("bots", [False, True], ids=["lot", "bots"])
def test_every_reason_is_true(game: str, text: str, players: int, bots: bool) -> None:
    assert len(all_said(game, text, players, bots=bots)) > 8


def test_each_reason_is_given_somewhere() -> None:
    said = Counter[str]()
    for table, bots in product(TABLES, (False, True)):
        said += all_said(*table, bots=bots)
    assert {*SKAT, *RAMSCH} == set(said)


@pytest.mark.parametrize(("game", "text", "players"), TABLES)
def test_what_others_may_hold_is_what_some_world_gives_them(game: str, text: str, players: int) -> None:
    for seed in range(DEALS // 4):
        for state in positions(game, text, players, seed, bots=False):
            view = state.view(state.turn)
            question, holdings = Question(view, owed(view)), holdings_of(view)
            for seat in question.others if len(view.hand) < 7 else ():
                may = [card for card in PACKS[32] if question.may(seat, card)]
                assert sorted(holdings.out(lambda _: True, (seat,)), key=PACKS[32].index) == may


ILL_ADVISED = {
    "hint.avoid_take_rich", "hint.ramsch_pass_other", "hint.ramsch_pass_low", "hint.ramsch_claim_dear",
    "hint.discard_weak", "hint.null_lead_high", "hint.revoke", "hint.concede",
}  # fmt: skip
"""What is only said against a move; of the soloist's leads in a Null one that loses may be the only one."""


@pytest.mark.parametrize(
    ("game", "text", "seed"),
    [
        ("ramsch", "ramsch exchange=pass_on skat_to=loser scoring=points", 437632977002),
        ("ramsch", "schieberamsch", 3),
        ("ramsch", "ramsch_virgin_pays", 4),
        ("skat", "isko revoke=punished", 5),
        ("skat", "null", 6),
    ],
)
def test_nothing_is_said_against_the_move_that_is_advised(game: str, text: str, seed: int) -> None:
    """What is said of cards meant for all the tricks is true as well."""
    state, ply, said = start(game, text, 3, seed), 0, Counter[str]()
    while state.turn is not None:
        view = state.view(state.turn)
        ratings = QUICK.rate(view, seed=ply)
        if state.phase in ("play", "discard", "pass_on") and len(ratings) > 1:
            said[ratings[0].reason.key] += 1
            if state.phase == "play":
                question = Question(view, owed(view))
                claims = RAMSCH if view.table.is_ramsch else SKAT
                for rating in ratings:
                    if rating.move.kind == PLAY:
                        assert claims[rating.reason.key](question.of(rating.move.cards[0], rating.reason))
        calls = state.phase in ("auction", "skat", "declare")
        state, ply = state.play(chosen(state, text, ply, bots=False) if calls else ratings[0].move), ply + 1
    losing = {"hint.null_lead_high"} if text == "null" else set[str]()
    assert not (set(said) - losing) & ILL_ADVISED
    assert said


def test_no_figure_is_told_of_what_was_not_thought_through() -> None:
    """Claiming and conceding have a place in the order, and no value of their own; nor has a card that revokes."""
    told = Counter[str]()
    for seed in range(3):
        for state in positions("skat", "isko revoke=punished", 3, seed, bots=True):
            cards = {str(Move(PLAY, card)) for card in owed(state.view(state.turn))}
            for rating in QUICK.rate(state.view(state.turn), seed=seed):
                if str(rating.move) not in cards:
                    assert not rating.tried
                    told[rating.reason.key] += 1
    assert {"hint.concede", "hint.revoke"} <= set(told)


RECORDS = {
    "no trump is out": (
        "altenburg", 3, 1,
        "D7 C8 DK SK HA DA DT CA S7 SJ CK H9 HT CT H8 CQ C7 SA C9 SQ HQ D8 H7 D9 HJ S9 CJ S8 DJ HK ST DQ",
        "bid 18, pass, pass, take, discard HA C9, declare clubs,"
        "HJ, CJ, CA, DJ, S7, C8, CQ, D8, CT, H9, C7, H7",
        {"SJ": "hint.cash"},
    ),
    "the soloist has no trump left": (
        "altenburg", 4, 0,
        "CK S9 SA S7 SJ H8 HA HK DJ CA C8 DT SQ H7 ST C7 HJ CT D9 DQ D8 DA D7 CJ C9 HQ HT CQ SK S8 H9 DK",
        "pass, bid 18, pass, take, discard D7 C8, declare spades,"
        "HQ, H8, H9, S9, SJ, S8, C7, CA, C9, DJ, ST, HJ, CQ, DQ, CK, H7, HT, HK, S7, HA, SA",
        {"SQ": "hint.lead_past"},
    ),
    "the soloist of a Null has no heart": (
        "isko", 3, 2,
        "DJ C7 S8 H8 DQ C8 DA HT D7 SK DT C9 CQ D8 S9 SQ DK SJ CA ST H7 HA HJ S7 SA CT CJ H9 D9 HQ CK HK",
        "pass, pass, bid 18, take, discard DJ C7, declare null,"
        "S8, SQ, ST, C8, CK, CQ, D7, D8, DQ, D9, DA, DT, HA, S9, H8",
        {},
    ),
}  # fmt: skip
"""Where something untrue was said once: rules, players, dealer, pack, moves; what is said now of some cards."""


@pytest.mark.parametrize("name", RECORDS)
def test_what_was_untrue_once_is_not_said_again(name: str) -> None:
    preset, players, dealer, pack, words, wanted = RECORDS[name]
    kind = vorhand.game("skat")
    state = kind.deal(kind.presets[preset], pack=pack, dealer=dealer, players=players)
    for word in words.split(","):
        move = word.strip()
        state = state.play(f"play {move}" if len(move) == 2 else move)
        assert isinstance(state, SkatState)
        if state.phase == "play" and state.turn is not None:
            check(state)
    assert isinstance(state, SkatState)
    said = {card.text: note.key for card, note in notes(state.view(state.turn))}
    assert said.items() >= wanted.items()
    assert wanted or not {"hint.null_attack", "hint.null_under"} & set(said.values())


def test_who_has_hardly_anything_but_trumps_is_not_told_that_he_weakens_his_game() -> None:
    eleven = parse_cards("CJ SJ HJ DJ CA CT CK CQ C9 C8 C7 H7")
    assert of_discard(eleven, parse_cards("C7 H7"), GameName.CLUBS, best=False).key == "hint.discard_trump"
    assert of_discard(eleven, parse_cards("C7 C8"), GameName.CLUBS, best=False).key == "hint.discard_weak"
    assert of_discard(eleven, parse_cards("C7 C8"), GameName.CLUBS, best=True).key == "hint.discard_trump"
    assert of_discard(eleven, parse_cards("CT H7"), GameName.CLUBS, best=True).params["n"] == 10
    ten = parse_cards("CJ SJ HJ DJ CA CT CK CQ C9 C8 D7 H7")
    assert of_discard(ten, parse_cards("C8 H7"), GameName.CLUBS, best=False).key == "hint.discard_weak"
    assert of_discard(ten, parse_cards("D7 H7"), GameName.CLUBS, best=True).key == "hint.discard_void"


def test_cards_that_nobody_can_beat_are_not_said_to_promise_no_trick() -> None:
    sure = parse_cards("CJ SJ HJ DJ CA CT CK CQ SA ST SK SQ")
    for two, best, key in (
        ("CK CQ", False, "weak"), ("CK SQ", False, "weak"), ("SK SQ", True, "spare"), ("CT CQ", True, "safe"),
    ):  # fmt: skip
        assert of_discard(sure, parse_cards(two), GameName.GRAND, best=best).key == f"hint.discard_{key}"
    beaten = parse_cards("CJ SJ HJ DJ CA CK CQ C9 SA SK SQ S9")
    assert of_discard(beaten, parse_cards("CQ SQ"), GameName.GRAND, best=True).key == "hint.discard_low"


def test_of_a_null_only_the_advised_discard_is_said_to_take_away_the_danger() -> None:
    hand = parse_cards("H7 H8 H9 D7 D8 D9 S7 S8 C7 C8 SA ST")
    assert of_discard(hand, parse_cards("SA ST"), GameName.NULL, best=True).key == "hint.discard_null"
    assert of_discard(hand, parse_cards("S7 C7"), GameName.NULL, best=False).key == "hint.discard_null_other"
