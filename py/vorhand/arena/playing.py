"""Deals and matches played by entrants."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vorhand.arena.entrant import Entrant, Local
from vorhand.arena.other_version import OtherVersion
from vorhand.chance import mix
from vorhand.errors import IllegalMoveError, NotationError, VorhandError
from vorhand.kind import Game
from vorhand.match import Match
from vorhand.options import fingerprint
from vorhand.position import Result
from vorhand.record import DealRecord, Record

LONGEST_MATCH: Final = 1_000
"""Deals after which a match that will not end is given up."""


def enter(game: Game, name: str) -> Entrant:
    """The entrant of a name: a player of this version (`club`), or of another one (`club@PATH`).

    To be closed after use. Raises `OptionsError`.
    """
    level, _, path = name.partition("@")
    return OtherVersion(game.key, level, path) if path else Local(game, name)


def play_deal(game: Game, preset: str, seats: Sequence[Entrant], *, seed: int, dealer: int) -> Result:
    """The result of one deal; the seed of a choice is made of the deal's seed, the seat and the ply.

    Raises `VorhandError` for an entrant that plays what it may not, with the record up to there.
    """
    options = game.presets[preset]
    state = game.deal(options, seed=seed, dealer=dealer, players=len(seats))
    deal = DealRecord(dealer, state.pack)
    present = list(dict.fromkeys(seats))
    for entrant in present:
        entrant.deal(state, options, seed=seed)
    ply = 0
    while (seat := state.turn) is not None:
        try:
            move = seats[seat].choose(state.view(seat), seed=mix(seed, seat, ply))
            after = state.play(move)
        except (IllegalMoveError, NotationError) as error:
            record = Record(game.key, preset, (), len(seats), seed, (), (deal,), fingerprint(game.key, options))
            raise _against_the_rules(seats[seat], seat, error, record) from error
        deal, state = deal.add(move, fresh_line=state.fresh_line), after
        for entrant in present:
            entrant.told(move)
        ply += 1
    assert state.result is not None
    for entrant in present:
        entrant.ended(state.result.scores)
    return state.result


def play_match(game: Game, preset: str, seats: Sequence[Entrant], *, seed: int) -> tuple[float, ...]:
    """What each seat has of the win of a match, in per cent: winners share it.

    Raises `VorhandError` for a match that does not end and for an entrant that plays what it may not.
    """
    match = Match.new(game, preset=preset, seed=seed, players=len(seats))
    present = list(dict.fromkeys(seats))
    for entrant in present:
        entrant.begin(match)
    while (outcome := match.series.outcome) is None:
        if match.deal_number > LONGEST_MATCH:
            raise VorhandError(f"the match of seed {seed} does not end", code="arena.endless")
        if match.state.result is not None:
            match = match.next_deal()
            for entrant in present:
                entrant.next_deal(match)
        match = _played_out(match, seats, present)
    share = 100 / len(outcome.winners)
    return tuple(share if seat in outcome.winners else 0.0 for seat in range(len(seats)))


def _played_out(match: Match, seats: Sequence[Entrant], present: Sequence[Entrant]) -> Match:
    """The match with the deal on the table over."""
    ply = 0
    while (seat := match.state.turn) is not None:
        try:
            move = seats[seat].choose(match.state.view(seat), seed=mix(match.seed, match.deal_number, seat, ply))
            match = match.play(move)
        except (IllegalMoveError, NotationError) as error:
            raise _against_the_rules(seats[seat], seat, error, match.record()) from error
        for entrant in present:
            entrant.told(move)
        ply += 1
    for entrant in present:
        entrant.ended(match.results[-1].scores)
    return match


def _against_the_rules(entrant: Entrant, seat: int, error: VorhandError, record: Record) -> VorhandError:
    """The error for an entrant that makes a move which is none, or not legal."""
    who = f"{entrant.name}, version {entrant.version}, at seat {seat} in deal {len(record.deals)}"
    return VorhandError(f"{who}: {error}\n{record}", code="arena.illegal_move")
