"""The positions on which the open-hand solver's nodes are counted; `python -m tests.solver_positions` makes the file.

Deals by lot. Whoever of the three has the best cards for a game takes the skat, lays two cards away and plays it, all
by a rough count of what a hand is worth; the tricks before a position are played by a rough rule of thumb. A position
is kept if it is not yet decided at its root: the soloist can still get his 61 card points, or in Null his game, and
need not have them. Nothing of the package's players is used here, so that the positions stay when those change.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from vorhand.cards import format_cards, parse_cards
from vorhand.games.skat.compact import Bits, Layout, layout_of, legal, members, winner, worth
from vorhand.games.skat.contracts import GameName

FILE = Path(__file__).parent / "data/solver_positions.txt"
EACH = 200
"""Positions of each stage, of suit games with Grand, and of Null."""
STAGES = (10, 8, 7, 6, 5)


class Position(NamedTuple):
    """Roles are 0 the soloist, 1 left, 2 right; `target` is what the soloist still needs (Null: 1)."""

    game: GameName
    leader: int
    target: int
    hands: tuple[Bits, Bits, Bits]

    def __str__(self) -> str:
        layout = layout_of(self.game)
        hands = (format_cards(reversed(layout.cards(hand))) for hand in self.hands)
        return f"{self.game},{self.leader},{self.target},{','.join(hands)}"

    @staticmethod
    def parse(line: str) -> Position:
        """The position of a line of the file."""
        game, leader, target, *hands = line.split(",")
        layout = layout_of(GameName(game))
        soloist, left, right = (layout.bits(parse_cards(hand)) for hand in hands)
        return Position(GameName(game), int(leader), int(target), (soloist, left, right))


def positions(tricks: int, *, null: bool = False) -> list[Position]:
    """The kept positions of so many tricks."""
    kept = [Position.parse(line) for line in FILE.read_text(encoding="ascii").splitlines()]
    return [each for each in kept if each.hands[0].bit_count() == tricks and (each.game is GameName.NULL) is null]


def drawn(tricks: int, *, null: bool) -> Iterator[Position]:
    """Positions without end."""
    draw = Random(f"{tricks} {null}")
    games = [GameName.NULL] if null else [game for game in GameName if game is not GameName.NULL]
    while True:
        pack = sorted(range(32), key=[draw.random() for _ in range(32)].__getitem__)
        # The pack is drawn by the bits of clubs; each game has the same cards at bits of its own.
        cards = [layout_of(GameName.CLUBS).card[bit] for bit in pack]
        chances = []
        for game in games:
            for seat in range(3):
                value, discard = best_discard(
                    game, layout_of(game).bits(cards[10 * seat : 10 * seat + 10] + cards[30:])
                )
                chances.append((value, game, seat, discard))
        _, game, seat, discard = max(chances)
        layout = layout_of(game)
        places = [layout.bits(cards[10 * place : 10 * place + 10]) for place in range(3)]
        places[seat] |= layout.bits(cards[30:])
        places[seat] ^= discard
        hands = [places[(seat + role) % 3] for role in range(3)]
        found = played_down(layout, hands, -seat % 3, tricks, worth(discard, layout), draw)
        if found:
            leader, target = found
            yield Position(game, leader, target, (hands[0], hands[1], hands[2]))


def best_discard(game: GameName, hand: Bits) -> tuple[float, Bits]:
    """What twelve cards are worth without the two that are missed least, and those."""
    layout = layout_of(game)
    pairs = [1 << one | 1 << other for one in members(hand) for other in members(hand) if one < other]
    return max((estimate(layout, hand ^ pair) + 0.04 * worth(pair, layout), pair) for pair in pairs)


def estimate(layout: Layout, hand: Bits) -> float:
    """A rough count of the tricks that ten cards are good for; in Null of the cards that cannot lose."""
    value = 0.0
    if not layout.trumps:
        for run in layout.runs:
            part, below = hand & run, run & -run
            for rank, card in enumerate(members(part)):
                value -= max(0, card - (below.bit_length() - 1) - 2 * rank)
        return value
    own = members(hand & layout.trumps)
    if layout.first_trump == 28:
        # A Grand asks for less than a suit game's many trumps.
        value += 2.0 if len(own) > 1 else -2.0
    for card in own:
        value += 1.1 if card >= 30 else 0.9 if card >= 28 else 0.7
    for run in layout.runs:
        part = hand & run
        if run == layout.trumps or not part:
            value += 0.35 * (run != layout.trumps)
            continue
        above = run & ~(run >> 2)
        ace, ten = part & above & (above << 1), part & above & ~(above << 1)
        value += (0.9 if ace else 0) + (0.9 if ace and ten else 0.4 if ten and part.bit_count() > 1 else 0)
        value -= 0.12 * (part & ~above).bit_count()
    return value


def played_down(
    layout: Layout, hands: list[Bits], leader: int, tricks: int, points: int, draw: Random
) -> tuple[int, int] | None:
    """Plays until so many tricks are left; the leader then and what the soloist needs, or None if that is decided."""
    while hands[0].bit_count() > tricks:
        table: list[int] = []
        for place in range(3):
            seat = (leader + place) % 3
            card = rule_of_thumb(layout, hands[seat], table, seat, leader, draw)
            hands[seat] ^= 1 << card
            table.append(card)
        leader = (leader + table.index(winner(table, layout))) % 3
        if not leader:
            if not layout.trumps:
                return None
            points += sum(layout.points[card] for card in table)
    if not layout.trumps:
        return leader, 1
    target = 61 - points
    return (leader, target) if 0 < target <= worth(hands[0] | hands[1] | hands[2], layout) else None


def rule_of_thumb(layout: Layout, hand: Bits, table: list[int], seat: int, leader: int, draw: Random) -> int:
    """The soloist leads from the top and the others by lot; who can take a trick of an opponent takes it with most."""
    if not table:
        return members(hand)[-1] if not seat and layout.trumps else draw.choice(members(hand))
    options = legal(hand, table[0], layout)
    by_points = sorted(members(options), key=lambda card: (layout.points[card], card))
    if not layout.trumps:
        under = options & ~layout.beats[winner(table, layout)]
        return members(under)[-1] if under else members(options)[0 if seat else -1]
    best = winner(table, layout)
    taker = (leader + table.index(best)) % 3
    over = [card for card in by_points if layout.beats[best] >> card & 1]
    if seat and taker and len(table) == 2:
        return by_points[-1]
    if over and (not seat or not taker):
        return over[-1]
    return by_points[0]


def main() -> None:
    """Write the file anew."""
    lines = []
    for null in (False, True):
        for tricks in STAGES:
            source = drawn(tricks, null=null)
            lines += [str(next(source)) for _ in range(EACH)]
    FILE.write_text("\n".join(lines) + "\n", encoding="ascii")


if __name__ == "__main__":
    main()
