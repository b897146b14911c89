"""Deals played by entrants."""

from __future__ import annotations

from collections.abc import Sequence

from vorhand.arena.entrant import Entrant, Local
from vorhand.arena.other_version import OtherVersion
from vorhand.chance import mix
from vorhand.kind import Game


def enter(game: Game, name: str) -> Entrant:
    """The entrant of a name: a player of this version (`club`), or of another one (`club@PATH`).

    To be closed after use. Raises `OptionsError`.
    """
    level, _, path = name.partition("@")
    return OtherVersion(game.key, level, path) if path else Local(game, name)


def play_deal(game: Game, preset: str, seats: Sequence[Entrant], *, seed: int, dealer: int) -> tuple[int, ...]:
    """The scores of one deal; the seed of a choice is made of the deal's seed, the seat and the ply."""
    options = game.presets[preset]
    state = game.deal(options, seed=seed, dealer=dealer, players=len(seats))
    present = list(dict.fromkeys(seats))
    for entrant in present:
        entrant.deal(state, options, seed=seed)
    ply = 0
    while state.turn is not None:
        move = seats[state.turn].choose(state.view(state.turn), seed=mix(seed, state.turn, ply))
        state = state.play(move)
        for entrant in present:
            entrant.told(move)
        ply += 1
    assert state.result is not None
    for entrant in present:
        entrant.ended(state.result.scores)
    return state.result.scores
