"""Debian's XSkat beside the engine: it plays against itself, and the engine replays what it logged.

Card by card: was it legal, and did that seat's turn come? Trick by trick: who took it? At the end: the soloist's card
points, and won or lost.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

from site_build.compare import approach
from site_build.compare.tally import Tally
from site_build.compare.xskat_log import SEATS, LogError, LoggedGame, read_log
from site_build.failure import BuildError, run
from vorhand.errors import IllegalMoveError
from vorhand.moves import PLAY, Move
from vorhand.position import State

PLACES = (Path("/usr/games"),)
# XSkat knows weaker players; they lose more, and in more ways.
STRENGTHS = (0, -2, -4)
PLAYED_FOR_EACH = 10
LEFT_OUT = (
    "the auction: the log has the last bid alone, so the engine is led to that bid by calls made up here",
    "announced schneider and schwarz and the open suit games: XSkat's own players never announce them",
    "the game value: the log does not print it",
    "what XSkat would have refused: a log shows the cards that were played, and no others",
    "Contra, Ramsch and rounds at double stakes: not switched on",
)


def find_xskat() -> Path:
    """The program. Raises BuildError that tells what to install."""
    named = shutil.which("xskat")
    for path in (Path(named) if named else None, *(place / "xskat" for place in PLACES)):
        if path is not None and os.access(path, os.X_OK):
            return path
    raise BuildError(
        "XSkat is missing; install it (on Debian and Ubuntu: apt install xskat) or put it on the PATH, "
        "then run the command again. python build.py compare openspiel does without it."
    )


def compare_with_xskat(program: Path, *, games: int, seed: int) -> Tally:
    """Let XSkat play, and replay so many of its games, of every kind of contract and outcome as evenly as can be."""
    played = [game for strength in STRENGTHS for game in play(program, strength, games * PLAYED_FOR_EACH, seed=seed)]
    tally = Tally("XSkat", left_out=list(LEFT_OUT))
    for game in varied(played, games):
        replay(game, tally)
    return tally


def play(program: Path, strength: int, games: int, *, seed: int) -> Iterator[LoggedGame]:
    """Games of three equal players, the same for the same seed."""
    with tempfile.TemporaryDirectory() as home:
        deals, log = Path(home) / "deals", Path(home) / "log"
        lines = (f"random_seed {seed} {number} {number % SEATS + 1}\n" for number in range(games))
        deals.write_text("".join(lines), encoding="ascii")
        strengths = [word for seat in range(SEATS) for word in (f"-s{seat + 1}", str(strength))]
        run(
            [program, "-auto", str(games), "-game", deals, "-log", log, "-lang", "english", *strengths],
            env=os.environ | {"HOME": home},
            doing="Playing with XSkat",
            advice="try the installed xskat by hand",
            timeout=600,
        )
        text = log.read_text(encoding="ascii")
    try:
        yield from read_log(text)
    except LogError as error:
        raise BuildError(
            f"The log of this XSkat cannot be read ({error}); mend site_build/compare/xskat_log.py."
        ) from None


def varied(games: Iterable[LoggedGame], count: int) -> list[LoggedGame]:
    """So many of the games, one of each kind in turn, since half of all games are won in a suit."""
    kinds: dict[str, list[LoggedGame]] = defaultdict(list)
    for game in games:
        kinds[game.kind].append(game)
    chosen: list[LoggedGame] = []
    rank = 0
    while len(chosen) < count and any(rank < len(alike) for alike in kinds.values()):
        chosen += [alike[rank] for alike in kinds.values() if rank < len(alike)]
        rank += 1
    return chosen[:count]


def replay(game: LoggedGame, tally: Tally) -> None:
    """Play the game through the engine, and note where it would have gone otherwise."""
    tally.counted["deals"] += 1
    tally.kinds[game.kind] += 1
    try:
        state = _replay(game, tally)
    except IllegalMoveError as error:
        tally.agree("legal moves", str(error), "legal", where=game.name)
        return
    if state is not None:
        _compare_result(game, state, tally)


def _replay(game: LoggedGame, tally: Tally) -> State | None:
    """The position after the last card of the log; None after a difference that leaves no way on."""
    state = approach.deal(game.pack, game.dealer)
    if game.contract is None:
        for _ in range(approach.SEATS):
            state = state.play("pass")
        return state
    state = approach.win_auction(state, game.contract.soloist, game.contract.bid)
    state = approach.declare(state, game.contract.declaration, None if game.contract.hand else game.discard)
    for number, trick in enumerate(game.tricks, start=1):
        where = f"{game.name}, trick {number}"
        for seat, card in trick.played:
            if not tally.agree("turns", state.turn, seat, where=where):
                return None
            state = state.play(Move(PLAY, card))
            tally.counted["cards"] += 1
        if not tally.agree("trick winners", state.taken[-1].winner, trick.winner, where=where):
            return None
    return state


def _compare_result(game: LoggedGame, state: State, tally: Tally) -> None:
    result = state.result
    if result is None:
        tally.agree("ends", "not over", "over", where=game.name)
    elif game.contract is None:
        tally.agree("results", result.reason, "passed_in", where=game.name)
    else:
        won = result.scores[game.contract.soloist] > 0
        tally.agree("results", "won" if won else "lost", "won" if game.contract.won else "lost", where=game.name)
        if game.contract.points is not None:
            points = result.card_points[game.contract.soloist]
            tally.agree("card points", points, game.contract.points, where=game.name)
