"""The command line: `python -m vorhand arena …`, `conformance …`, `replay FILE`, and what the games bring."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from concurrent.futures import Executor
from pathlib import Path

from vorhand import __version__, arena, testing
from vorhand.errors import OptionsError, VorhandError
from vorhand.games import Command, commands
from vorhand.match import Match
from vorhand.record import Record


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command; gives the exit code. What is wrong with its input is said in one line."""
    options = _parser().parse_args(arguments)
    try:
        code: int = options.run(options)
    except (VorhandError, UnicodeError, OSError) as error:
        print(f"vorhand: {error}", file=sys.stderr)
        return 2
    return code


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="vorhand", description="Trick-taking card games.")
    parser.add_argument("--version", action="version", version=f"vorhand {__version__}")
    subcommands = parser.add_subparsers(required=True, metavar="command")
    match_up = subcommands.add_parser("arena", help="one player against a table of others, seats rotated")
    match_up.add_argument("game")
    match_up.add_argument("--challenger", default="club")
    match_up.add_argument("--others", nargs="+", default=["random", "lowest"])
    match_up.add_argument("--preset")
    match_up.add_argument("--players", type=int)
    match_up.add_argument("--deals", type=int, default=500)
    match_up.add_argument("--seed", type=int, default=1)
    match_up.set_defaults(run=_arena)
    checks = subcommands.add_parser("conformance", help="random deals of every game and preset, checked")
    checks.add_argument("--deals", type=int, default=200, help="deals of each preset (default 200)")
    checks.add_argument("--seed", type=int, default=1)
    checks.set_defaults(run=_conformance)
    replay = subcommands.add_parser("replay", help="replay a record and print the scores of its deals")
    replay.add_argument("file", type=Path)
    replay.set_defaults(run=_replay)
    for name, (what, _) in commands().items():
        brought = subcommands.add_parser(name, help=what)
        brought.add_argument("file", type=Path)
        brought.set_defaults(run=_of_a_game, command=name)
    return parser


def _pool() -> Executor:
    """A process for each processor. Imported here, for where Python has no processes the rest still imports."""
    from concurrent.futures import ProcessPoolExecutor

    return ProcessPoolExecutor()


def _arena(options: Namespace) -> int:
    with _pool() as pool:
        for others in options.others:
            standings = arena.compare(
                options.game,
                challenger=options.challenger,
                others=others,
                preset=options.preset,
                deals=options.deals,
                seed=options.seed,
                players=options.players,
                executor=pool,
            )
            print(f"{options.game}, {options.challenger} at a table of {others}, every deal from each seat:")
            for standing in standings:
                print(f"  {standing}")
    return 0


def _conformance(options: Namespace) -> int:
    if options.deals < 1:
        raise OptionsError(f"at least one deal, not {options.deals}", code="options.deals")
    with _pool() as pool:
        tasks = [
            pool.submit(
                testing.run_one,
                *setting,
                deals=testing.share(setting[0], deals=options.deals),
                seed=options.seed,
            )
            for setting in testing.settings()
        ]
        held = True
        for task in tasks:
            line, good = task.result()
            print(line, flush=True)
            held = held and good
    return 0 if held else 1


def _replay(options: Namespace) -> int:
    match = Match.replay(Record.parse(options.file.read_text(encoding="utf-8")))
    for number, result in enumerate(match.results, start=1):
        print(f"deal {number}: {' '.join(map(str, result.scores))} ({result.reason})")
    print(f"totals: {' '.join(map(str, match.series.totals))}")
    return 0


def _of_a_game(options: Namespace) -> int:
    _, package = commands()[options.command]
    run: Command = package.command(options.command)
    well = True
    with options.file.open(encoding="utf-8", errors="replace") as lines:
        for line, good in run(lines):
            print(line)
            well = well and good
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
