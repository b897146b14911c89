"""Golden deals: a match of every game and preset, played by lot alone, with its scores, kept as text.

    python -m tests.golden        writes them anew (to be reviewed as a difference)

No bot has a part in it: each move is drawn from the legal ones, so that the text changes only if the rules, the dealing
or the notation change.
"""

from __future__ import annotations

from pathlib import Path

import vorhand
from vorhand.chance import mix
from vorhand.match import Match
from vorhand.testing import drawn_move

FOLDER = Path(__file__).resolve().parent / "data/golden"
SEED = 20_260_101


def wanted() -> list[tuple[str, str]]:
    """Every game with every preset."""
    return [(name, preset) for name in vorhand.game_names() for preset in vorhand.game(name).presets]


def path_of(name: str, preset: str) -> Path:
    """Where the match of a game and preset is kept."""
    return FOLDER / f"{name}.{preset}.txt"


def match_by_lot(name: str, preset: str) -> Match:
    """A whole match in which every move is drawn from the seed."""
    match = Match.new(vorhand.game(name), preset=preset, seed=SEED)
    while True:
        ply = 0
        while match.state.turn is not None:
            move = drawn_move(match, seed=mix(SEED, match.deal_number, ply))
            match = match.play(move)
            ply += 1
        if match.over:
            return match
        match = match.next_deal()


def scores_of(match: Match) -> str:
    """The score of every deal, the totals and the outcome, each a remark."""
    lines, totals = [], match.series.start
    for number, result in enumerate(match.results, start=1):
        totals = tuple(total + score for total, score in zip(totals, result.scores, strict=True))
        scores = f"{' '.join(map(str, result.scores))} -> {' '.join(map(str, totals))}"
        lines.append(f"# deal {number}, {result.reason}: {scores}")
    outcome = match.series.outcome
    assert outcome is not None
    ends = {"winners": outcome.winners, "losers": outcome.losers, "places": outcome.places}
    lines.append(f"# {outcome.reason}: " + "; ".join(f"{word} {' '.join(map(str, who))}" for word, who in ends.items()))
    return "\n".join(lines) + "\n"


def text_of(name: str, preset: str) -> str:
    """The record of the match with its scores behind: a record still, for remarks are not read."""
    match = match_by_lot(name, preset)
    return f"{match.record()}\n{scores_of(match)}"


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for stray in set(FOLDER.glob("*.txt")) - {path_of(*each) for each in wanted()}:
        stray.unlink()
    for each in wanted():
        path_of(*each).write_text(text_of(*each), encoding="utf-8", newline="\n")
        print(path_of(*each).relative_to(FOLDER.parents[2]))


if __name__ == "__main__":
    main()
