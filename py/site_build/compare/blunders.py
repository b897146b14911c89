"""Blunders: cards that throw a game away which was won or lost as all cards lay, in positions out of XSkat's games.

In each position where with all cards open some of the legal cards keep what the side has and others lose it, XSkat's
own card stands beside those that the levels play there from what the seat can see. Nobody keeps everything, since
nobody sees the cards; but whoever reads them better loses less.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from site_build.compare import approach
from site_build.compare.xskat import STRENGTHS, play
from site_build.compare.xskat_log import LoggedGame
from vorhand.ai.levels import LEVELS
from vorhand.chance import mix
from vorhand.games.skat.bot import BOTS
from vorhand.games.skat.contracts import GameName
from vorhand.games.skat.scoring import TO_WIN
from vorhand.games.skat.solution import opened
from vorhand.games.skat.state import SkatState
from vorhand.games.skat.table import PLAYING
from vorhand.games.skat.view import SkatView
from vorhand.kind import Bot
from vorhand.moves import PLAY, Move

SOLOIST, DEFENDER, NULL = "soloist", "defender", "null"
LIMIT: Final = 20_000
"""Trick boundaries that the search may expand for a position; what takes longer is left out."""
XSKAT: Final = "xskat"


class Decisive(NamedTuple):
    """A position in which it matters what is played: what the seat sees, the cards that keep what its side has, and
    the card that was played."""

    name: str
    view: SkatView
    trick: int
    side: str
    kept: frozenset[str]
    choices: int
    played: str


def decisive(games: Iterable[LoggedGame]) -> Iterator[Decisive]:
    """All such positions of some games, in order."""
    for game in games:
        if game.contract is not None:
            yield from _of_game(game)


def _of_game(game: LoggedGame) -> Iterator[Decisive]:
    contract = game.contract
    assert contract is not None
    state = approach.win_auction(approach.deal(game.pack, game.dealer), contract.soloist, contract.bid)
    state = approach.declare(state, contract.declaration, None if contract.hand else game.discard)
    for number, trick in enumerate(game.tricks, start=1):
        for seat, card in trick.played:
            assert isinstance(state, SkatState)
            if state.table.phase != PLAYING:
                return
            kept = _kept(state)
            if kept is not None:
                alone = seat == contract.soloist
                side = NULL if contract.game == GameName.NULL else SOLOIST if alone else DEFENDER
                view = state.view(seat)
                yield Decisive(f"{game.name}, trick {number}", view, number, side, *kept, card.text)
            state = state.play(Move(PLAY, card))


def _kept(state: SkatState) -> tuple[frozenset[str], int] | None:
    """The cards that keep what the side on turn has, and the number of all; None if that is all or none of them."""
    position = opened(state)
    if position is None or sum(move.kind == PLAY for move in state.legal_moves) < 2:
        return None
    world, leader, on_table, before = position
    target = 1 if world.null else TO_WIN - before
    found = world.moves(target, leader=leader, on_table=on_table, limit=LIMIT)
    if None in found.values() or len(set(found.values())) < 2:
        return None
    wanted = state.table.turn == state.table.soloist
    return frozenset(world.layout.card[bit].text for bit, won in found.items() if won is wanted), len(found)


def print_blunders(program: Path, *, games: int, seed: int) -> None:
    """Let XSkat play so many games, its strongest, and print the shares."""
    bots = {level.key: BOTS[level.key]() for level in LEVELS}
    positions = decisive(play(program, STRENGTHS[0], games, seed=seed))
    print("\n".join(lines(count(positions, bots, seed=seed), list(bots))), flush=True)


@dataclass(slots=True)
class Count:
    """How many positions of a kind there were, and in how many each player threw the game away."""

    cases: int
    thrown: dict[str, int]
    chance: float

    def share(self, player: str) -> float:
        """The share thrown away."""
        return self.thrown[player] / self.cases


def count(positions: Iterable[Decisive], bots: Mapping[str, Bot], *, seed: int) -> dict[tuple[str, int], Count]:
    """For each side and trick what XSkat and the bots threw away; `chance` adds up what a card by lot would."""
    counts: dict[tuple[str, int], Count] = defaultdict(lambda: Count(0, defaultdict(int), 0.0))
    for number, position in enumerate(positions):
        found = counts[position.side, position.trick]
        found.cases += 1
        found.chance += 1 - len(position.kept) / position.choices
        found.thrown[XSKAT] += position.played not in position.kept
        for level, bot in bots.items():
            move = bot.choose(position.view, seed=mix(seed, number))
            # Who claims has all tricks for certain.
            found.thrown[level] += move.kind == PLAY and move.cards[0].text not in position.kept
    return dict(counts)


def lines(counts: dict[tuple[str, int], Count], levels: Sequence[str]) -> list[str]:
    """What the person reads: a line for each side and trick, and one for all tricks of a side."""
    players = [XSKAT, *levels]
    shown = [f"{'':10}{'trick':>7}{'cases':>8}{'by lot':>9}" + "".join(f"{player:>10}" for player in players)]
    for side in (SOLOIST, DEFENDER, NULL):
        rows = sorted((trick, found) for (of, trick), found in counts.items() if of == side)
        whole = Count(0, defaultdict(int), 0.0)
        for _, found in rows:
            whole.cases += found.cases
            whole.chance += found.chance
            for player in players:
                whole.thrown[player] += found.thrown[player]
        for trick, found in [*((str(trick), found) for trick, found in rows), ("all", whole)]:
            if found.cases:
                shares = "".join(f"{found.share(player):>10.3f}" for player in players)
                shown.append(f"{side:10}{trick:>7}{found.cases:>8}{found.chance / found.cases:>9.3f}{shares}")
    return shown
