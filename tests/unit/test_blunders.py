"""The measure of cards that throw a game away: which positions count, and how they are counted."""

from __future__ import annotations

from pathlib import Path

import pytest

from site_build.compare.blunders import DEFENDER, NULL, SOLOIST, XSKAT, Decisive, count, decisive, lines
from site_build.compare.xskat_log import LoggedGame, read_log
from vorhand.ai.player import LEAST_NODES, Thinker
from vorhand.games.skat.bot import SkatBot
from vorhand.games.skat.compact import layout_of, members
from vorhand.kind import Rating, Thought
from vorhand.moves import PLAY
from vorhand.position import View

GAMES = list(read_log((Path(__file__).parents[1] / "data/xskat.txt").read_text(encoding="ascii")))
LATE = 7


def quick(game: LoggedGame) -> bool:
    """Those in which the search is short."""
    return game.contract is not None and game.contract.game in ("grand", "null")


@pytest.fixture(scope="module")
def positions() -> list[Decisive]:
    return list(decisive([game for game in GAMES if quick(game)][:9]))


def hands_of(game: LoggedGame, position: Decisive) -> list[int]:
    """What each place holds, without the view: the logged hands less the cards that are gone."""
    at = position.view.table
    assert at.contract is not None
    bits = layout_of(at.contract.game).bits
    gone = bits([*(card for taken in at.taken for card in taken.trick.cards), *at.cards])
    return [bits(game.hands[seat]) & ~gone for seat in at.positions]


def wins(position: Decisive, hands: list[int], leader: int, table: list[int], points: int, tricks: int) -> bool:
    """Whether the soloist wins with all cards open, by trying everything."""
    contract = position.view.table.contract
    assert contract is not None
    layout, soloist = layout_of(contract.game), position.view.table.positions.index(position.view.table.soloist or 0)
    if len(table) == 3:
        best = table[0]
        for card in table[1:]:
            best = card if layout.beats[best] >> card & 1 else best
        leader = (leader + table.index(best)) % 3
        if leader == soloist:
            points, tricks = points + sum(layout.points[card] for card in table), tricks + 1
        table = []
    if not any(hands) and not table:
        return not tricks if contract.null else points >= 61
    seat = (leader + len(table)) % 3
    options = hands[seat] & layout.follow[table[0]] or hands[seat] if table else hands[seat]
    found = [
        wins(position, [hand & ~(1 << card) for hand in hands], leader, [*table, card], points, tricks)
        for card in members(options)
    ]
    return any(found) if seat == soloist else all(found)


def test_the_cards_that_keep_the_game_are_those_that_trying_everything_finds(positions: list[Decisive]) -> None:
    seen = 0
    by_name = {game.name: game for game in GAMES}
    for position in positions:
        if position.trick < LATE:
            continue
        seen += 1
        view, at = position.view, position.view.table
        game = by_name[position.name.partition(", trick")[0]]
        assert at.contract is not None
        assert at.soloist is not None
        layout = layout_of(at.contract.game)
        points = at.card_points[at.soloist] + sum(layout.points[layout.bit[card]] for card in game.discard)
        hands, table = hands_of(game, position), [layout.bit[card] for card in at.cards]
        kept = set()
        for move in view.legal_moves:
            if move.kind == PLAY:
                bit = layout.bit[move.cards[0]]
                made = wins(
                    position, [hand & ~(1 << bit) for hand in hands], at.positions.index(at.leader), [*table, bit],
                    points, at.tricks(at.soloist),
                )  # fmt: skip
                if made is (view.seat == at.soloist):
                    kept.add(move.cards[0].text)
        assert position.kept == kept
    assert seen >= 3


def test_a_position_is_decisive_if_some_cards_keep_the_game_and_others_do_not(positions: list[Decisive]) -> None:
    assert {position.side for position in positions} == {SOLOIST, DEFENDER, NULL}
    for position in positions:
        legal = {move.cards[0].text for move in position.view.legal_moves if move.kind == PLAY}
        assert 0 < len(position.kept) < position.choices == len(legal)
        assert position.kept < legal
        assert position.played in legal


class Keeper(Thinker):
    """Knows what to keep, or what to throw away."""

    def __init__(self, positions: list[Decisive], *, keeps: bool) -> None:
        self._kept = {id(position.view): position.kept for position in positions}
        self._keeps = keeps

    def think(self, view: View, *, seed: int) -> Thought:
        move = next(
            move for move in view.legal_moves
            if move.kind == PLAY and (move.cards[0].text in self._kept[id(view)]) is self._keeps
        )  # fmt: skip
        return Thought((Rating(move, 0.0, SkatBot(LEAST_NODES).rate(view, seed=seed)[0].reason),), 1, 1)


def test_what_is_thrown_away_is_counted_by_side_and_trick(positions: list[Decisive]) -> None:
    bots = {"good": Keeper(positions, keeps=True), "bad": Keeper(positions, keeps=False)}
    found = count(positions, bots, seed=1)
    assert sum(each.cases for each in found.values()) == len(positions)
    for (side, trick), each in found.items():
        cases = [position for position in positions if (position.side, position.trick) == (side, trick)]
        assert each.cases == len(cases)
        assert (each.thrown["good"], each.thrown["bad"]) == (0, len(cases))
        assert each.thrown[XSKAT] == sum(position.played not in position.kept for position in cases)
    shown = lines(found, list(bots))
    assert shown[0].split() == ["trick", "cases", "by", "lot", "xskat", "good", "bad"]
    assert len(shown) == 1 + len(found) + len({side for side, _ in found})
    assert all(line.split()[-2:] == ["0.000", "1.000"] for line in shown[1:])
