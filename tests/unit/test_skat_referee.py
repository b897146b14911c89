"""Random deals of Skat by random options, every ply held against a referee that shares no code with the engine."""

from __future__ import annotations

from random import Random

import pytest

import vorhand
from tests.skat_referee import Referee
from vorhand.games.skat.options import PRESETS, SkatOptions
from vorhand.games.skat.state import SkatState
from vorhand.moves import Move

DEALS = 60


def drawn_options(draw: Random) -> SkatOptions:
    """A preset with every option of a deal drawn anew, a third of them with odd Null values."""
    odd = draw.random() < 1 / 3
    nulls = {name: draw.randint(0, 200) for name in ("null", "null_hand", "null_ouvert", "null_ouvert_hand") if odd}
    return PRESETS["altenburg"].with_values(
        {
            "hand_loss": draw.choice(["single", "double"]),
            "open_grand": draw.choice(["base_24_plus_open", "base_36"]),
            "schneider_limit": draw.choice([30, 31]),
            "contra": draw.choice(["off", "contra", "contra_re"]),
            "contra_needs_bid": draw.random() < 0.5,
            "revoke": draw.choice(["refused", "punished"]),
            **nulls,
        }
    )


def written(move: Move) -> str:
    """The move as the referee writes it."""
    return " ".join([move.kind, *sorted(card.text for card in move.cards)]) if move.kind == "discard" else str(move)


def drawn_move(referee: Referee, draw: Random, *, eager: float) -> str:
    """A legal move: low bids by those who are eager, seldom a concession, and few revokes."""
    choices = sorted(referee.legal())
    if referee.phase == "auction" and referee.turn == referee.speaker:
        bids = sorted(int(word[4:]) for word in choices if word != "pass")
        if not bids or draw.random() > eager:
            return "pass"
        return f"bid {bids[min(len(bids) - 1, int(draw.expovariate(0.7)))]}"
    if referee.phase == "play":
        if draw.random() < 0.01:
            return "concede"
        fair = draw.random() < 0.9
        return f"play {draw.choice(referee.following() if fair else referee.hands[referee.turn])}"
    return draw.choice(choices)


@pytest.mark.parametrize("seed", range(12))
def test_engine_and_referee_agree(seed: int) -> None:
    draw = Random(seed)
    reasons = set()
    for number in range(DEALS):
        players, options = draw.choice([3, 4]), drawn_options(draw)
        dealer, eager = draw.randrange(players), draw.choice([0.3, 0.6, 0.9])
        state = vorhand.game("skat").deal(options, seed=1000 * seed + number, dealer=dealer, players=players)
        assert isinstance(state, SkatState)
        seats = [(dealer + step) % players for step in (1, 2, 3)]
        referee = Referee(options.values(), [card.text for card in state.pack], seats=seats)
        said: list[str] = []
        while referee.phase != "over":
            assert (state.turn, state.phase) == (referee.turn, referee.phase), said
            legal = {written(move) for move in state.legal_moves} - {"claim"}
            assert legal == referee.legal(), said
            word = drawn_move(referee, draw, eager=eager)
            if word not in legal:
                continue
            said.append(word)
            state = state.play(word)
            referee.play(word)
        result = state.result
        assert result is not None, said
        expected = [0] * players
        if referee.soloist is not None:
            expected[referee.soloist] = referee.score()
        assert list(result.scores) == expected, (said, options.values())
        reasons.add(result.reason)
    assert {"passed_in", "won", "lost"} < reasons
