"""The same kind of deals at a table, where nobody sees the others' cards: the computer players play them out.

The auction is left out: the soloist has the game at 18, and lays away what `hands` chose. A line of the file is
`kind ouvert seed place hand ten aside class`, the class as in `labels`; 4 is every trick.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import vorhand
from training.hands import Sample, sample
from training.kept import keep_whole_lines, whole_lines
from vorhand.chance import mix
from vorhand.games.skat.bot import SkatBot
from vorhand.games.skat.compact import Bits
from vorhand.games.skat.hand_features import GAMES, LAYOUTS
from vorhand.games.skat.hand_model import ENDS
from vorhand.games.skat.scoring import TRICKS
from vorhand.games.skat.state import SkatState

NODES = 8_000
"""What the players may spend on a card."""
ROUND = ("suit", "suit", "grand", "suit", "grand", "null", "suit", "null")
"""The kinds of games, over and over; in the second Null of a round the cards lie open."""


class Played(NamedTuple):
    """A game that was played, and the class of its end."""

    kind: str
    ouvert: bool
    seed: int
    place: int
    hand: bool
    ten: Bits
    aside: Bits
    reached: int

    @property
    def line(self) -> str:
        """As it stands in the file."""
        flags = f"{int(self.ouvert)} {self.seed} {self.place} {int(self.hand)}"
        return f"{self.kind} {flags} {self.ten:08x} {self.aside:08x} {self.reached}"

    @staticmethod
    def parse(line: str) -> Played:
        """The game of a line."""
        kind, ouvert, seed, place, hand, ten, aside, reached = line.split()
        cards = int(ten, 16), int(aside, 16)
        return Played(kind, ouvert == "1", int(seed), int(place), hand == "1", *cards, int(reached))


def read(path: Path) -> list[Played]:
    """The games of a file, none if there is no file; a line that was not written to its end is left out."""
    return [Played.parse(line) for line in whole_lines(path)]


def extend(path: Path, count: int, *, seed: int) -> None:
    """Play on until there are `count` games in the file."""
    done = len(keep_whole_lines(path))
    with path.open("a", encoding="ascii") as file:
        for number in range(done, count):
            kind = ROUND[number % len(ROUND)]
            ouvert = kind == "null" and number % len(ROUND) > 5
            own = mix(seed, 99, number)
            file.write(played(sample(kind, own), own, ouvert=ouvert).line + "\n")
            file.flush()


def played(deal: Sample, seed: int, *, ouvert: bool) -> Played:
    """The deal played to its end by three of a kind."""
    layout, place = LAYOUTS[deal.kind], deal.soloist
    options = vorhand.game("skat").presets["isko"]
    state = vorhand.game("skat").deal(options, pack=_pack(deal), dealer=2)
    assert isinstance(state, SkatState)
    while state.phase == "auction":
        words = [str(move) for move in state.legal_moves]
        state = state.play("pass" if state.turn != place else "hold" if "hold" in words else words[0])
    if deal.hand:
        state = state.play("hand")
    else:
        state = state.play("take").play("discard " + " ".join(card.text for card in layout.cards(deal.aside)))
    state = state.play(f"declare {GAMES[deal.kind].value}" + (" ouvert" if ouvert else ""))
    bot, ply = SkatBot(NODES), 0
    while state.turn is not None:
        state = state.play(bot.choose(state.view(state.turn), seed=mix(seed, state.turn, ply)))
        ply += 1
    result = state.result
    assert result is not None
    points, tricks = result.card_points[place], result.tricks[place]
    reached = sum(points >= int(end) for end in ENDS[:-1]) + (tricks == TRICKS)
    if deal.kind == "null":
        reached = 2 if tricks == 0 else 1
    return Played(deal.kind, ouvert, seed, place, deal.hand, deal.hands[place], deal.aside, reached)


def _pack(deal: Sample) -> str:
    """The pack from which the deal comes: three cards each, two aside, four each, three each. Seat 0 is forehand."""
    layout = LAYOUTS[deal.kind]
    hands, aside = [layout.cards(hand) for hand in deal.hands], layout.cards(deal.aside)
    first = [card for hand in hands for card in hand[:3]]
    rest = [card for start, end in ((3, 7), (7, 10)) for hand in hands for card in hand[start:end]]
    return " ".join(card.text for card in (*first, *aside, *rest))
