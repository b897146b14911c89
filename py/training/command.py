"""What `python build.py train` does: labels, weights, games at a table, and the data file of the hand model."""

from __future__ import annotations

import json
from pathlib import Path

from training import auctions, labels, table_games, willing
from training.fitting import figures
from training.making import learned
from vorhand.games.skat import discards, hand_model
from vorhand.games.skat.hand_model import FILE, HandModel, Learned

COUNTS = {"suit": 1_450, "grand": 1_800, "null": 9_000}
"""Labels by search of each kind of game."""
PLAYED_OUT = {"suit": 24_000, "grand": 24_000, "null": 3_000}
"""Labels by play-outs, many of them of deals that hardly anybody would play."""
GAMES = 952
"""Games at a table, of all kinds."""
DEALS = 1_332
"""Deals with auctions."""
ASKED = 200
"""So many hands of each kind of game that the weights have not seen go to the tests."""
BIDDERS = 500
"""Hands that are asked how far they bid."""
SEED = 6


def train(root: Path) -> None:
    """Write the data file. Labels and games that stand in `.build/training` already are not made again."""
    folder = root / ".build/training"
    found, first = {}, {}
    for kind, count in COUNTS.items():
        path, other = folder / f"{kind}.txt", folder / f"{kind}_played.txt"
        labels.extend(other, kind, PLAYED_OUT[kind], seed=SEED + 1, label=labels.tried)
        labels.extend(path, kind, count, seed=SEED, label=labels.searched)
        first[kind], found[kind] = labels.read(other)[: PLAYED_OUT[kind]], labels.read(path)[:count]
        print(f"{kind}: {len(found[kind])} hands searched", flush=True)
    table_games.extend(folder / "table.txt", GAMES, seed=SEED)
    played = table_games.read(folder / "table.txt")[:GAMES]
    print(f"{len(played)} games played", flush=True)
    lines = [f"{label.line}\n" for labels_of in found.values() for label in labels_of[-ASKED:]]
    (root / "tests/data/skat_hands.txt").write_text("".join(lines), encoding="ascii")
    kinds = {kind: learned(kind, found[kind], first[kind], played, seed=SEED) for kind in COUNTS}
    write(root, kinds)
    auctions.extend(folder / "auctions.txt", DEALS, seed=SEED)
    contested = [game for game in auctions.read(folder / "auctions.txt")[:DEALS] if game]
    for kind, each in kinds.items():
        games = [game for game in contested if game.game.kind == kind]
        each["heard"] = auctions.heard(games, HandModel(kind, each["weights"], each["table"]))
    finish(root, kinds)


def finish(root: Path, kinds: dict[str, Learned]) -> None:
    """How gladly hands are bid on rests on the rest, and comes last."""
    write(root, kinds)
    cases = willing.cases(BIDDERS, seed=SEED)
    cut = len(cases) * 2 // 3
    tests = figures(*willing.told(cases[cut:], willing.fitted(cases[:cut], seed=SEED)))
    for kind, line in willing.fitted(cases, seed=SEED).items():
        kinds[kind]["table"]["willing"] = line
        kinds[kind]["tests"]["willing"] = {name: round(value, 4) for name, value in tests._asdict().items()}
    write(root, kinds)
    for kind, each in kinds.items():
        for name, told in each["tests"].items():
            print(kind, name, told)


def write(root: Path, kinds: dict[str, Learned]) -> None:
    """Write the file, and let it be read again."""
    data = {
        "made": "python build.py train",
        "seed": SEED,
        "searched": COUNTS,
        "played_out": PLAYED_OUT,
        "games": GAMES,
        "deals": DEALS,
        "kinds": kinds,
    }
    text = json.dumps(data, indent=0, sort_keys=True) + "\n"
    (root / "py/vorhand/games/skat" / FILE).write_text(text, encoding="ascii")
    for known in (hand_model.learned, hand_model.model, discards.spared):
        known.cache_clear()
