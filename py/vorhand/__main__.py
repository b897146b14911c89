"""The command line: `python -m vorhand arena …`, `conformance …`, `endurance …`, `replay FILE`, and what the
games bring."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from concurrent.futures import Executor
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import TextIO

from vorhand import __version__, endurance, game_names, testing
from vorhand import game as find_game
from vorhand.arena import Contest, Seating, Unit, contest, report, run, watch
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
    _add_arena(subcommands.add_parser("arena", help="computer players against each other on the same deals"))
    checks = subcommands.add_parser("conformance", help="random deals of every game and preset, checked")
    checks.add_argument("--deals", type=int, default=200, help="deals of each preset (default 200)")
    checks.add_argument("--seed", type=int, default=1)
    checks.set_defaults(run=_conformance)
    lasting = subcommands.add_parser(
        "endurance", help="computer players that may never be illegal or overspend, checked"
    )
    lasting.add_argument("games", nargs="*", help="which games (default: all)")
    lasting.add_argument("--fastest", type=int, default=20, help="deals of each game by its weakest level (default 20)")
    lasting.add_argument("--strongest", type=int, default=2, help="deals of each game by its strongest (default 2)")
    lasting.add_argument("--seed", type=int, default=1)
    lasting.set_defaults(run=_endurance)
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


def _add_arena(parser: ArgumentParser) -> None:
    player = "a level (club), a yardstick (random), or one of another version (club@FOLDER_OR_WHEEL)"
    parser.add_argument("game")
    parser.add_argument("--challenger", default="club", help=player)
    parser.add_argument("--others", nargs="+", default=["random", "lowest"], help="whom it is set against, one by one")
    parser.add_argument(
        "--table", action="store_true", help="no others: the challenger among itself, by deals, and what comes of it"
    )
    parser.add_argument("--preset", help="the rules (default: the game's first)")
    parser.add_argument("--players", type=int, nargs="+", default=[None], help="sizes of the table, one by one")
    parser.add_argument("--deals", type=int, default=500, help="each from every seat (default 500)")
    parser.add_argument("--matches", type=int, help="whole matches instead of deals")
    parser.add_argument(
        "--seating", choices=[*Seating, "both"], default="both", help="one challenger, the rest, or both"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, metavar="FILE", help="everything that was found, and how to find it again")
    parser.set_defaults(run=_arena)


def _arena(options: Namespace) -> int:
    if options.table and options.matches is not None:
        raise OptionsError("a table is watched by deals, not by matches", code="options.deals")
    asked = [
        contest(
            options.game,
            challenger=options.challenger,
            others=others,
            preset=options.preset,
            rounds=options.deals if options.matches is None else options.matches,
            seed=options.seed,
            players=players,
            unit=Unit.DEAL if options.matches is None else Unit.MATCH,
            seatings=list(Seating) if options.seating == "both" else [Seating(options.seating)],
        )
        for players in options.players
        for others in ([options.challenger] if options.table else options.others)
    ]
    found = []
    with _pool() as pool, _opened(options.json) as file:
        for each in asked:
            lines, values = _watched(each, pool) if options.table else _fought(each, pool)
            print("\n".join([*lines, ""]), flush=True)
            found.append(values)
        if file is not None:
            text = json.dumps({**report.origin(), "arena": found}, ensure_ascii=False, separators=(",", ":"))
            file.truncate(0)
            file.write(f"{text}\n")
    return 0


def _opened(path: Path | None) -> AbstractContextManager[TextIO | None]:
    """That a file cannot be written is found out before hours have been played; what it holds is kept until then."""
    return nullcontext() if path is None else path.open("a", encoding="utf-8")


def _fought(asked: Contest, pool: Executor) -> tuple[list[str], dict[str, object]]:
    verdict = run(asked, executor=pool)
    return report.lines_of(verdict), report.values_of(verdict)


def _watched(asked: Contest, pool: Executor) -> tuple[list[str], dict[str, object]]:
    observations, effort = watch(asked, executor=pool)
    return (
        report.lines_of_table(asked, observations, effort),
        report.values_of_table(asked, observations, effort),
    )


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


def _endurance(options: Namespace) -> int:
    for name in options.games:
        find_game(name)
    if min(options.fastest, options.strongest) < 0 or not options.fastest + options.strongest:
        raise OptionsError(f"at least one deal, not {options.fastest} and {options.strongest}", code="options.deals")
    asked = endurance.stints(fastest=options.fastest, strongest=options.strongest, seed=options.seed)
    chosen = [stint for stint in asked if stint.game in (options.games or game_names())]
    well, totals = True, dict[str, endurance.Toll]()
    with _pool() as pool:
        for stint, (toll, fault) in zip(chosen, pool.map(endurance.run_stint, chosen), strict=True):
            print(f"{stint}: {f'FAULT after {toll}: {fault}' if fault else toll}", flush=True)
            which = f"{stint.game}, {stint.level}"
            totals[which] = totals.get(which, endurance.Toll()) + toll
            well = well and not fault
    for which, toll in totals.items():
        print(f"all of {which}: {toll}")
    return 0 if well else 1


def _replay(options: Namespace) -> int:
    match = Match.replay(Record.parse(options.file.read_text(encoding="utf-8")))
    for number, result in enumerate(match.results, start=1):
        print(f"deal {number}: {' '.join(map(str, result.scores))} ({result.reason})")
    print(f"totals: {' '.join(map(str, match.series.totals))}")
    return 0


def _of_a_game(options: Namespace) -> int:
    _, package = commands()[options.command]
    work: Command = package.command(options.command)
    well = True
    with options.file.open(encoding="utf-8", errors="replace") as lines:
        for line, good in work(lines):
            print(line)
            well = well and good
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
