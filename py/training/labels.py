"""What becomes of sampled deals with all cards open, by the search that knows everything; kept in a file as it grows.

A line of the file is `kind seed place hand ten aside class`: the class is 2 if the soloist wins with the two cards that
lie aside, else 1.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from training.hands import Sample, sample, wild_sample
from training.kept import keep_whole_lines, whole_lines
from vorhand.chance import mix
from vorhand.games.skat.compact import Bits, layout_of, worth
from vorhand.games.skat.hand_features import GAMES, LAYOUTS
from vorhand.games.skat.open_hand import OpenHand
from vorhand.games.skat.policy import play_out
from vorhand.games.skat.scoring import TO_WIN


class Label(NamedTuple):
    """A soloist's cards and what they reached; `aside` are the cards that count for him, seen or not."""

    kind: str
    seed: int
    place: int
    hand: bool
    ten: Bits
    aside: Bits
    reached: int

    @property
    def line(self) -> str:
        """As it stands in the file."""
        return f"{self.kind} {self.seed} {self.place} {int(self.hand)} {self.ten:08x} {self.aside:08x} {self.reached}"

    @staticmethod
    def parse(line: str) -> Label:
        """The label of a line."""
        kind, seed, place, hand, ten, aside, reached = line.split()
        return Label(kind, int(seed), int(place), hand == "1", int(ten, 16), int(aside, 16), int(reached))


def labelled(deal: Sample, seed: int) -> Label:
    """The deal, searched to its end."""
    game = GAMES[deal.kind]
    world = OpenHand(game, deal.hands, deal.soloist)
    target = 1 if deal.kind == "null" else TO_WIN - worth(deal.aside, layout_of(game))
    reached = 2 if world.reaches(target, leader=0) else 1
    return Label(deal.kind, seed, deal.soloist, deal.hand, deal.hands[deal.soloist], deal.aside, reached)


def played_out(deal: Sample, seed: int) -> Label:
    """The deal, played to its end by the policy of play-outs: cheap, and where many labels by search are too dear."""
    layout = LAYOUTS[deal.kind]
    points, _ = play_out(layout, list(deal.hands), deal.soloist, 0, (), points=worth(deal.aside, layout), tricks=0)
    reached = 2 if points >= TO_WIN else 1
    return Label(deal.kind, seed, deal.soloist, deal.hand, deal.hands[deal.soloist], deal.aside, reached)


def searched(kind: str, seed: int) -> Label:
    """The label of a deal that somebody plays."""
    return labelled(sample(kind, seed), seed)


def tried(kind: str, seed: int) -> Label:
    """The label of a deal that somebody plays, or of a wild one, by a play-out; Null is cheap enough to search."""
    deal = wild_sample(kind, seed) if seed % 2 else sample(kind, seed)
    return labelled(deal, seed) if kind == "null" else played_out(deal, seed)


def read(path: Path) -> list[Label]:
    """The labels of a file, none if there is no file; a line that was not written to its end is left out."""
    return [Label.parse(line) for line in whole_lines(path)]


def extend(path: Path, kind: str, count: int, *, seed: int, label: Callable[[str, int], Label]) -> None:
    """Go on with a file until it has `count` labels of the kind; those that stand there are not made again."""
    done = sum(Label.parse(line).kind == kind for line in keep_whole_lines(path))
    with path.open("a", encoding="ascii") as file:
        for number in range(done, count):
            own = mix(seed, list(GAMES).index(kind), number)
            file.write(label(kind, own).line + "\n")
            if number % 50 == 0:
                file.flush()
