"""Random matches of Rams, replayed from their records by a referee that shares no code with the engine.

What may be done, who lays open what, who knows which cards, who takes each trick, every score, who deals, who has won.
"""

from __future__ import annotations

import os
from collections import Counter
from dataclasses import replace
from random import Random
from typing import cast

import vorhand
from tests.rams_referee import Course, Deal, pack_size, read
from vorhand.cards import PACKS, Card
from vorhand.chance import shuffled
from vorhand.games.rams.series import RamsSeries
from vorhand.games.rams.state import RamsState
from vorhand.match import Match
from vorhand.moves import Move
from vorhand.options import OptionValue
from vorhand.record import DealRecord, Record

MATCHES = 1000 if os.environ.get("VORHAND_FULL") else 12
"""Matches for each number of players: some two seconds, all of them some two minutes."""
FIRST = 65
"""The seeds from here on, few as they are, bring up everything that is wanted."""

MOST_DEALS = 60
"""A match in which scores rise more than they fall is left after so many deals."""

CHOICES: dict[str, list[OptionValue]] = {
    "start_score": [5, 5, 10, 40],
    "pack_size": ["by_players", "32", "36", "52"],
    "three_may_pass": [False, True],
    "ace_forces_in": [True, False],
    "exchange_limit": [0, 2, 4, 5, 5],
    "when_stock_short": ["reshuffle", "reshuffle", "draw_less"],
    "dealer_may_take_upcard": [True, True, False],
    "must_ruff": [True, True, False],
    "must_lead_trump_ace": [True, False],
    "reveal_in": ["dealt_or_final_hand", "dealt_hand"],
    "flush_write_off": [5, 0, 30],
    "flush_remise": [5, 0, 11],
    "trump_flush_points": [5, 10, 100],
    "jacks_in": ["dealt_or_final_hand", "dealt_hand"],
    "jacks_need_trick": [False, True],
    "remise": [5, 0, 9],
    "remise_with_aces": ["add", "replace"],
    "lone_player": ["takes_all", "no_play"],
    "revoke": ["refused", "refused", "punished"],
    "deals_per_match": [0, 0, 3],
}
SCENES = [
    ("SA CA DA HA", "HK HQ HT H9 H8", ""), ("SA CA DA", "HJ DJ", "HA"), ("HK HQ HT H9", "CJ SJ", "H8"),
    ("HK HQ HT H9 H8", "CK CQ CT C9 C8", ""), ("HJ DJ", "CJ SJ", ""), ("CJ SJ HJ DJ", "SA HA", ""),
    ("CJ HJ SA", "", "SJ"), ("HJ DJ HA", "DK DQ DT D9 D8", ""),
]  # fmt: skip
"""What is put into the hands of the first two players and on top of the stock, so that what is rare comes up."""

WANTED = {
    "played_out", "flush", "rams", "lone", "lone_no_play", "nobody_in", "stopped", "zero_together", "revoked",
    "reshuffled", "twice reshuffled", "final pair", "dealt pair", "continue", "upcard", "pass", "shared", "lifted",
    "rams in window 2", "flush in window 2", "several flushes", "jacks void", "drawn again",
}  # fmt: skip
"""What must come up."""


def drawn_rules(players: int, draw: Random) -> tuple[str, dict[str, OptionValue]]:
    """A preset and what is changed of it: two in five play a preset as it is, but most of them from a lower score."""
    preset = draw.choice(list(vorhand.game("rams").presets))
    if draw.random() < 0.4:
        return preset, {} if draw.random() < 0.1 else {"start_score": draw.choice([5, 20, 40])}
    changed = {name: draw.choice(values) for name, values in CHOICES.items()}
    left = pack_size(changed, players) - 1 - 5 * players
    if left < (5 if changed["when_stock_short"] == "reshuffle" else 0):
        changed["pack_size"] = "by_players"
    return preset, changed


def drawn_move(match: Match, draw: Random, eager: float, drawing: float) -> Move:
    """A legal move: those who are eager go in, exchange much, draw to a suit, to aces and to jacks."""
    state = cast("RamsState", match.state)
    moves = state.legal_moves.moves
    if state.phase == "declare":
        return moves[0] if draw.random() < eager else moves[-1]
    if state.phase == "exchange":
        assert state.turn is not None
        cards = [card.text for card in state.hands[state.turn]]
        suits = Counter(card[0] for card in cards)
        most = max(suits.values())
        aim = "aces" if "".join(cards).count("A") > 2 else draw.choice(["suit"] * most + ["aces", "jacks", "any"])
        keep = {
            "suit": {card for card in cards if card[0] == suits.most_common(1)[0][0]},
            "aces": {card for card in cards if card[1] == "A"},
            "jacks": {card for card in cards if card[1] == "J"},
            "any": set(draw.sample(cards, int(5 * (1 - drawing) * draw.random()))),
        }[aim]
        wanted = [move for move in moves if not {card.text for card in move.cards} & keep]
        return max(wanted, key=lambda move: len(move.cards))
    if state.phase == "play" and state.table.punished and draw.random() < 0.97:
        owed = [move for move in moves if state.play(move).phase != "over" or len(state.taken) == 4]
        return draw.choice(owed or moves)
    return draw.choice(moves)


def stacked(match: Match, draw: Random) -> tuple[Card, ...]:
    """A pack for a deal of the match, half of the time as a scene has it."""
    pack = list(shuffled(PACKS[len(match.state.pack)], draw.randrange(2**40)))
    scene = draw.choice(SCENES) if draw.random() < 0.5 else ("", "", "")
    players = match.players
    hands = [[3 * at, 3 * at + 1, 3 * at + 2, 3 * players + 2 * at, 3 * players + 2 * at + 1] for at in (0, 1)]
    stock = list(range(5 * players + 1, len(pack)))
    for places, text in zip((*hands, stock), scene, strict=True):
        for to, card in zip(places, text.split(), strict=False):
            at = pack.index(Card.parse(card))
            pack[to], pack[at] = pack[at], pack[to]
    return tuple(pack)


def played_by_chance(players: int, seed: int) -> Match:
    """A whole match by rules drawn from the seed."""
    draw = Random(f"rams {players} {seed}")
    preset, changed = drawn_rules(players, draw)
    game = vorhand.game("rams")
    options = game.presets[preset].with_values(changed)
    match = Match.new(game, preset=preset, options=options, seed=seed, players=players)
    if draw.random() < 0.5:
        first = DealRecord(match.state.dealer, stacked(match, draw))
        match = Match.replay(replace(match.record(), deals=(first,)))
    eager, drawing = draw.choice([0.1, 0.5, 0.9]), draw.choice([0.2, 0.9])
    while not match.over:
        if match.state.turn is not None:
            match = match.play(drawn_move(match, draw, eager, drawing))
        elif len(match.deals) < MOST_DEALS:
            match = match.next_deal(pack=stacked(match, draw) if draw.random() < 0.5 else None)
        else:
            break
    return match


def written(move: Move) -> str:
    """The move as the referee writes it."""
    return " ".join([move.kind, *sorted(card.text for card in move.cards)])


def texts(cards: object) -> list[str]:
    return sorted(map(str, cast("tuple[object, ...]", cards)))


def check_position(state: RamsState, deal: Deal) -> None:
    """The position is the referee's: stage, turn, moves, hands, what was shown, and what each seat knows."""
    at = state.table
    assert (state.phase, state.turn) == (deal.phase, None if deal.phase == "over" else deal.turn)
    assert {written(move) for move in state.legal_moves} == deal.legal()
    assert [texts(hand) for hand in state.hands] == [sorted(hand) for hand in deal.hands]
    assert (list(at.entered), at.asked, at.went_on) == (deal.entered, deal.asked, deal.went_on)
    assert (at.stock, at.dead, at.shuffles) == (len(deal.stock), len(deal.dead), deal.shuffles)
    assert texts(state.hidden.stock) == sorted(deal.stock)
    assert [at.exchanged[seat] for seat in deal.order] == [deal.drawn.get(seat) for seat in deal.order]
    assert at.upcard_taken == deal.upcard_taken or (deal.upcard_taken is None and at.upcard_taken is False)
    pairs = [(seat, colour, "dealt") for seat, colour in deal.shown] + [
        (seat, colour, "final") for seat, colour in deal.finals
    ]
    void = deal.reason in ("rams", "flush")
    assert [tuple(pair) for pair in at.pairs] == ([] if void else pairs)
    for seat in (*range(state.players), None):
        view = state.view(seat)
        assert texts(view.hand) == ([] if seat is None else sorted(deal.hands[seat]))
        assert texts(view.thrown) == ([] if seat is None else sorted(deal.thrown[seat]))
        assert view.table == at
        unseen = {card.text for card in state.unseen(seat)}
        assert unseen == deal.hidden(seat)
    piles = [(taken.winner, [card.text for card in taken.trick.cards]) for taken in state.taken]
    assert piles == (deal.taken if deal.reason != "lone" else [])


def check_match(text: str, met: Counter[str]) -> None:
    """The referee replays the record beside the engine."""
    record = Record.parse(text)
    options = Match.replay(record).options.values()
    steps = Match.steps(record)
    course = Course(options, players=record.players, dealer=record.deals[0].dealer)
    assert pack_size(options, record.players) == len(record.deals[0].pack)
    for dealer, pack, moves in read(text):
        match = next(steps)
        assert not course.winners
        assert (match.state.dealer, dealer) == (course.dealer, course.dealer)
        state = cast("RamsState", match.state)
        assert list(state.table.scores) == course.totals
        deal = Deal(options, pack, dealer=dealer, scores=course.totals)
        for word in moves:
            check_position(state, deal)
            seat, before = deal.turn, deal.shuffles
            match = next(steps)
            state = cast("RamsState", match.state)
            count = len(word.split()) - 1
            drawn = [card.text for card in state.hands[seat][-count:]] if count else []
            deal.play(word, reshuffled=[*drawn, *(card.text for card in state.hidden.stock)])
            met[word.split()[0]] += 1
            met["reshuffled"] += deal.shuffles > before
        check_position(state, deal)
        result = match.results[-1]
        assert (list(result.scores), result.reason) == (deal.changes(), deal.reason)
        count_up(deal, met)
        course.after(deal)
        series = cast("RamsSeries", match.series)
        assert (list(series.totals), match.over) == (course.totals, bool(course.winners))
        assert match.over or series.dealer == course.dealer
    assert next(steps, None) is None
    outcome = match.series.outcome
    assert (outcome is not None) == bool(course.winners)
    if outcome is not None:
        assert list(outcome.winners) == course.winners
        assert list(outcome.places) == course.places
        met["shared"] += len(outcome.winners) > 1


def count_up(deal: Deal, met: Counter[str]) -> None:
    """What has come up in a deal that is over."""
    changes = deal.changes()
    exchanged = bool(deal.drawn)
    met[deal.reason] += 1
    met[f"{deal.reason} in window 2"] += deal.reason in ("rams", "flush") and exchanged
    met["several flushes"] += deal.reason == "flush" and sum(change < 0 for change in changes) > 1
    met["jacks void"] += deal.reason in ("rams", "flush") and any({"HJ", "DJ"} <= set(hand) for hand in deal.dealt)
    met["twice reshuffled"] += deal.shuffles > 1
    met["final pair"] += bool(deal.finals)
    met["dealt pair"] += bool(deal.shown)
    met["lifted"] += deal.asked is not None and deal.scores[deal.asked] + changes[deal.asked] > 0
    gone = {card for seat in deal.order for card in deal.dealt[seat]} - {card for hand in deal.kept for card in hand}
    met["drawn again"] += bool(deal.shuffles and deal.kept and len(gone) < sum(deal.drawn.values()))


def test_engine_and_referee_agree() -> None:
    met: Counter[str] = Counter()
    for seed in range(FIRST, FIRST + MATCHES):
        for players in (3, 4, 5, 6, 7):
            text = str(played_by_chance(players, seed).record())
            try:
                check_match(text, met)
            except AssertionError as error:
                raise AssertionError(f"match {seed} of {players} players\n{text}") from error
    assert {name for name in WANTED if not met[name]} == set(), sorted(met.items())
