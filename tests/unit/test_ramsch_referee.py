"""Random matches of Ramsch, Räuberskat and Skat with all-pass Ramsch, replayed from their records by a referee that
shares no code with the engine: what may be done, who takes each trick, who knows which cards, every score, who deals,
which round it is, and when the match is over."""

from __future__ import annotations

import os
from collections import Counter
from random import Random
from typing import cast

import pytest

import vorhand
from tests.ramsch_referee import Deal, Rounds, deal_of, read
from vorhand.cards import PACKS
from vorhand.games.skat.state import SkatState
from vorhand.match import Match
from vorhand.moves import Move
from vorhand.options import OptionValue
from vorhand.record import Record

MATCHES = 2000 if os.environ.get("VORHAND_FULL") else 20
"""Matches of each kind: some two seconds, all of them some three minutes."""

RAMSCH: dict[str, list[OptionValue]] = {
    "exchange": ["pass_on", "pass_on", "none"],
    "blind_push": [False, True, True],
    "pass_jacks": [False, True],
    "skat_to": ["nobody", "last_trick", "loser"],
    "scoring": ["tariff", "points", "points", "virgin_pays"],
    "virgin": ["ignore", "double"],
    "march": ["lose", "plus_120", "others_minus_120"],
    "grand_hand": [False, False, True],
}
SKAT: dict[str, list[OptionValue]] = {
    "hand_loss": ["single", "double"],
    "open_grand": ["base_24_plus_open", "base_36"],
    "when_all_pass": ["next_dealer", "same_dealer", "ramsch", "ramsch"],
    "contra": ["off", "contra", "contra_re"],
    "contra_needs_bid": [False, True],
    "revoke": ["refused", "punished"],
}
SERIES: dict[str, list[OptionValue]] = {
    "trigger_score": [10, 20, 50, 100],
    "bock_factor": [1, 2, 3, 4],
    "after_ramsch_round": ["end", "next_hundred", "alternate"],
    "first_phase": ["plain", "bock_round"],
    "deals_per_match": [1, 4, 9, 14],
}
WANTED = {
    "ramsch": {"take", "discard", "push", "grand_hand", "claim", "ramsch_lost"},
    "raeuberskat": {"plain", "bock", "ramsch", "won", "passed_in", "push", "grand_hand", "contra", "ramsch_lost"},
    "skat": {"take", "discard", "push", "won", "lost", "ramsch_lost"},
}
"""What must come up in the matches of each kind."""


def drawn_from(choices: dict[str, list[OptionValue]], draw: Random, prefix: str = "") -> dict[str, OptionValue]:
    return {prefix + name: draw.choice(values) for name, values in choices.items()}


def drawn_ramsch(draw: Random, prefix: str = "") -> dict[str, OptionValue]:
    """Rules of a Ramsch without the contradictions of rulings 2."""
    values = drawn_from(RAMSCH, draw)
    if values["exchange"] == "none":
        values |= {"blind_push": False, "pass_jacks": False}
    if values["scoring"] != "points":
        values |= {"virgin": "ignore", "march": "lose", "skat_to": draw.choice(["nobody", "last_trick"])}
    return {prefix + name: value for name, value in values.items()}


def drawn_rules(game: str, draw: Random) -> tuple[str, dict[str, OptionValue]]:
    """A preset and what is changed of it: a third plays a preset as it is, but short."""
    preset = draw.choice(list(vorhand.game(game).presets))
    if game == "skat":
        preset, changed = "altenburg", {"when_all_pass": "ramsch", **drawn_ramsch(draw, "ramsch.")}
    elif draw.random() < 1 / 3:
        changed = {}
    elif game == "ramsch":
        changed = drawn_ramsch(draw)
    else:
        changed = {
            **drawn_from(SKAT, draw, "skat."), **drawn_ramsch(draw, "ramsch."), **drawn_from(SERIES, draw, "series.")
        }  # fmt: skip
    if game != "raeuberskat":
        changed["deals_per_match"] = draw.choice([1, 3, 5])
    elif "series.deals_per_match" not in changed:
        changed["series.deals_per_match"] = draw.choice([1, 5, 13])
    return preset, changed


def written(move: Move) -> str:
    """The move as the referee writes it."""
    return " ".join([move.kind, *sorted(card.text for card in move.cards)]) if move.kind == "discard" else str(move)


def drawn_move(match: Match, draw: Random, eager: float) -> Move:
    """A legal move: low bids by those who are eager, few Grand Hands and concessions; a claim only in a Ramsch."""
    state = cast("SkatState", match.state)
    moves = state.legal_moves.moves
    if state.phase == "auction" and draw.random() > eager:
        return moves[-1]
    if state.phase == "auction":
        return moves[min(len(moves) - 1, int(draw.expovariate(0.7)))]
    if state.phase == "grand_hand":
        return Move("grand_hand" if draw.random() < 0.1 else "pass")
    if state.phase == "play":
        claims = [move for move in moves if move.kind == "claim" and state.table.soloist is None]
        cards = [move for move in moves if move.kind == "play"]
        giving_up = [move for move in moves if move.kind == "concede" and draw.random() < 0.01]
        return draw.choice(giving_up or (claims if draw.random() < 0.5 else []) or cards)
    return draw.choice(moves)


def played_by_chance(game: str, seed: int) -> Match:
    """A whole match of the game by rules drawn from the seed."""
    draw = Random(f"{game} {seed}")
    preset, changed = drawn_rules(game, draw)
    kind = vorhand.game(game)
    match = Match.new(
        kind, preset=preset, options=kind.presets[preset].with_values(changed), seed=seed, players=draw.choice([3, 4])
    )
    eager = draw.choice([0.1, 0.5, 0.9])
    while not match.over:
        match = match.next_deal() if match.state.turn is None else match.play(drawn_move(match, draw, eager))
    return match


def check_position(state: SkatState, deal: Deal) -> None:
    """The position is the referee's: stage, turn, moves, hands, and what each seat knows."""
    now = deal.now
    assert (state.phase, state.turn) == (now.phase, None if now.phase == "over" else now.turn)
    assert {written(move) for move in state.legal_moves} - {"claim"} == deal.legal()
    if deal.ramsch is None:
        return
    for seat in (*range(state.players), None):
        view = state.view(seat)
        hand = [] if seat is None else deal.ramsch.hands.get(seat, [])
        passed = [] if seat is None else deal.ramsch.passed.get(seat, [])
        assert sorted(card.text for card in view.hand) == sorted(hand)
        assert sorted(card.text for card in view.passed) == sorted(passed)
        lies = deal.ramsch.skat if deal.ramsch.skat and seat is not None and seat == deal.ramsch.laid_by else None
        assert (None if view.skat is None else sorted(card.text for card in view.skat)) == (lies and sorted(lies))
        gone = [card for _, trick in deal.ramsch.taken for card in trick] + deal.ramsch.trick
        known = {*hand, *passed, *gone}
        assert {card.text for card in state.unseen(seat)} == {card.text for card in PACKS[32]} - known


def check_round(state: SkatState, rounds: Rounds) -> None:
    """In Räuberskat every seat is told the round, which deal of it this is, what is left and what it counts."""
    told = [note.params for note in state.view(None).facts() if note.key == "round"]
    if rounds.rounds:
        (params,) = told
        wanted = {"round": rounds.round, "n": rounds.done + 1, "left": rounds.left, "factor": rounds.factor}
        assert {name: params[name] for name in wanted} == wanted
        assert params["target"] == rounds.trigger
    else:
        assert not told


def check_match(text: str, met: Counter[str]) -> None:
    """The referee replays the record beside the engine."""
    record = Record.parse(text)
    options = Match.replay(record).options.values()
    steps = Match.steps(record)
    rounds = Rounds(record.game, options, record.players, record.deals[0].dealer)
    for dealer, pack, moves in read(text):
        match = next(steps)
        assert not rounds.over
        assert (match.state.dealer, dealer) == (rounds.dealer, rounds.dealer)
        deal = deal_of(record.game, options, pack, rounds)
        met[rounds.round] += 1
        check_round(cast("SkatState", match.state), rounds)
        for word in moves:
            check_position(cast("SkatState", match.state), deal)
            deal.play(word)
            match = next(steps)
            met[word.split()[0]] += 1
        state = cast("SkatState", match.state)
        if "claim" not in moves:
            check_position(state, deal)
            tricks = [(taken.winner, [card.text for card in taken.trick.cards]) for taken in state.taken]
            assert tricks == deal.now.taken
        scores = deal.scores(record.players, rounds.factor)
        assert list(match.results[-1].scores) == scores
        rounds.after(scores, counts=deal.counts)
        series = match.series
        assert (list(series.totals), match.over) == (rounds.totals, rounds.over)
        assert rounds.over or series.dealer == rounds.dealer
        met[match.results[-1].reason] += 1
    assert rounds.over
    assert next(steps, None) is None
    outcome = match.series.outcome
    assert outcome is not None
    best = max(rounds.totals)
    assert outcome.winners == tuple(seat for seat, total in enumerate(rounds.totals) if total == best)
    assert outcome.places == tuple(1 + sum(other > own for other in rounds.totals) for own in rounds.totals)


@pytest.mark.parametrize("game", WANTED)
def test_engine_and_referee_agree(game: str) -> None:
    met: Counter[str] = Counter()
    for seed in range(MATCHES):
        text = str(played_by_chance(game, seed).record())
        try:
            check_match(text, met)
        except AssertionError as error:
            raise AssertionError(f"match {seed} of {game}\n{text}") from error
    assert WANTED[game] <= set(met), met
