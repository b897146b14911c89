"""Learns from games that XSkat plays with itself what is usual: `python -m training.habits` writes `habits.json`.

Both parts are choices: of the cards that a hand might have played one was played; of the hands that a soloist might
hold, as a defender sees it, he holds one. A choice has a list of features for each alternative, and the weights are
fitted so that the one chosen gets the greatest share (softmax, stochastic gradient steps of a size for each weight).
Which cards a player has the habit of, no rule book says; games of other players would do as well.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from math import exp, log, sqrt
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from site_build.compare.xskat import find_xskat, play
from site_build.compare.xskat_log import LoggedGame
from vorhand.ai.worlds import worlds
from vorhand.games.skat.compact import BITS, layout_of
from vorhand.games.skat.contracts import GameName, kind_of
from vorhand.games.skat.declared import PARTS, Declared, key_of
from vorhand.games.skat.habits import FEATURES, FILE, decisions

GAMES: Final = 8_000
TESTED: Final = 700
SEED: Final = 77
RIVALS: Final = 12
"""So many hands dealt by lot stand beside the soloist's."""
EPOCHS: Final = 4
RATE: Final = 0.12
SHRINK: Final = 1e-4


class Choice(NamedTuple):
    """The features of each alternative, and which was chosen."""

    alternatives: tuple[tuple[int, ...], ...]
    chosen: int


def cards_played(games: Iterable[LoggedGame]) -> Iterator[tuple[str, Choice]]:
    """A choice for each card of the games that was not forced, by kind of game."""
    for game in games:
        if game.contract is None:
            continue
        name, forehand = GameName(game.contract.game), (game.dealer + 1) % 3
        layout = layout_of(name)
        hands = [layout.bits(game.hands[(forehand + place) % 3]) for place in range(3)]
        tricks = [
            ((trick.leader - forehand) % 3, [layout.bit[card] for _, card in trick.played]) for trick in game.tricks
        ]
        for decision in decisions(name, tricks, (game.contract.soloist - forehand) % 3):
            hand = hands[decision.place]
            options = decision.options(hand)
            if len(options) > 1:
                features = tuple(decision.features(hand, card) for card in options)
                yield kind_of(name), Choice(features, options.index(decision.card))
            hands[decision.place] ^= 1 << decision.card


def hands_declared(games: Iterable[LoggedGame], *, seed: int) -> Iterator[tuple[str, Choice]]:
    """A choice for each soloist's hand, among others that a defender might think of."""
    lot = Random(seed).random
    for number, game in enumerate(games):
        if game.contract is None:
            continue
        name, soloist, from_hand = GameName(game.contract.game), game.contract.soloist, game.contract.hand
        layout, declared = layout_of(name), Declared(name, hand_game=from_hand, weights=())
        own = layout.bits(game.hands[(soloist + 1 + int(2 * lot())) % 3])
        unseen = [bit for bit in range(BITS) if not own >> bit & 1]
        kept = 0 if from_hand else layout.trumps
        try:
            others = list(islice(worlds(unseen, [10, 10, 2], [0, 0, kept], seed=number), RIVALS))
        except ValueError:
            continue
        hands = [(layout.bits(game.hands[soloist]), layout.bits(game.discard)), *((ten, two) for ten, _, two in others)]
        yield key_of(name, from_hand), Choice(tuple(tuple(declared.parts(*hand)) for hand in hands), 0)


def fitted(choices: Sequence[Choice], size: int, *, seed: int) -> list[float]:
    """The weights of so many features."""
    weights, sums = [0.0] * size, [1e-6] * size
    order, lot = list(choices), Random(seed).random
    for _ in range(EPOCHS):
        order = [order[at] for at in sorted(range(len(order)), key=[lot() for _ in order].__getitem__)]
        for choice in order:
            for at, (share, features) in enumerate(zip(shares(choice, weights), choice.alternatives, strict=True)):
                slope = share - (at == choice.chosen)
                for feature in features:
                    step = slope + SHRINK * weights[feature]
                    sums[feature] += step * step
                    weights[feature] -= RATE * step / sqrt(sums[feature])
    return weights


def shares(choice: Choice, weights: Sequence[float]) -> list[float]:
    """How likely each alternative is."""
    scores = [sum(weights[feature] for feature in features) for features in choice.alternatives]
    most = max(scores)
    powers = [exp(score - most) for score in scores]
    whole = sum(powers)
    return [power / whole for power in powers]


def measured(choices: Sequence[Choice], weights: Sequence[float]) -> dict[str, float]:
    """On choices that the weights have not seen: the mean logarithm of the share of the one chosen, by lot too, and how
    often it has the greatest."""
    found = [(shares(choice, weights), choice) for choice in choices]
    return {
        "choices": len(choices),
        "log_loss": round(-sum(log(each[choice.chosen]) for each, choice in found) / len(found), 4),
        "by_lot": round(sum(log(len(each)) for each, _ in found) / len(found), 4),
        "foremost": round(sum(max(each) == each[choice.chosen] for each, choice in found) / len(found), 4),
    }


def by_kind(choices: Iterable[tuple[str, Choice]]) -> dict[str, list[Choice]]:
    """The choices of each kind."""
    found = defaultdict(list)
    for kind, choice in choices:
        found[kind].append(choice)
    return found


def write(path: Path, games: Sequence[LoggedGame], others: Sequence[LoggedGame]) -> None:
    """Learn from some games, test on others, and write the file."""
    played, held = by_kind(cards_played(games)), by_kind(hands_declared(games, seed=SEED))
    played_test, held_test = by_kind(cards_played(others)), by_kind(hands_declared(others, seed=SEED + 1))
    cards = {kind: fitted(choices, FEATURES, seed=SEED) for kind, choices in played.items()}
    hands = {kind: fitted(choices, PARTS, seed=SEED) for kind, choices in held.items()}
    data = {
        "made": "python -m training.habits",
        "games": len(games),
        "seed": SEED,
        "tests": {
            "weights": {kind: measured(played_test[kind], weights) for kind, weights in cards.items()},
            "declared": {
                kind: measured(held_test[kind], weights) for kind, weights in hands.items() if held_test[kind]
            },
        },
        "weights": {
            kind: {str(feature): round(100 * weight) for feature, weight in enumerate(weights) if abs(weight) > 0.005}
            for kind, weights in cards.items()
        },
        "declared": {kind: [round(weight, 2) for weight in weights] for kind, weights in hands.items()},
    }
    path.write_text(json.dumps(data) + "\n", encoding="ascii")
    print(json.dumps(data["tests"], indent=1))


def main() -> None:
    """Let XSkat play, and write the file beside the module that reads it."""
    xskat = find_xskat()
    games, others = (list(play(xskat, 0, count, seed=SEED + at)) for at, count in enumerate((GAMES, TESTED)))
    write(Path(__file__).parents[1] / "vorhand/games/skat" / FILE, games, others)


if __name__ == "__main__":
    main()
