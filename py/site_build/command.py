"""What build.py understands, and what it says when something is in the way."""

from __future__ import annotations

import argparse
import os
import re
import sys
import time
import traceback
from contextlib import suppress
from pathlib import Path

from site_build import environment
from site_build.failure import BuildError, sentence_of

ROOT = Path(__file__).resolve().parents[2]
GROUPS = {name: ["build"] for name in ("build", "serve", "compare")}
GROUPS["train"] = ["build"]
GROUPS |= {"bench": ["build", "test"], "screens": ["build", "test"]} | {
    name: ["build", "test", "cluster"] for name in ("test", "check")
}
PORT_HELP = "default: 8314; the next free one if taken; 0: any free one"
REPORT = ".build/failure.txt"


def port_number(word: str) -> int:
    return number(word, 0, 65_535)


def run_count(word: str) -> int:
    return number(word, 1, 1_000)


def deal_count(word: str) -> int:
    return number(word, 1, 1_000_000)


def seed_number(word: str) -> int:
    return number(word, 0, 999_999_999)


def number(word: str, least: int, most: int) -> int:
    if not re.fullmatch(r"[0-9]{1,9}", word) or not least <= int(word) <= most:
        raise argparse.ArgumentTypeError(f"{word!r} is not a number from {least} to {most}")
    return int(word)


def address(word: str) -> str:
    """The start of an address, without a slash at its end, or nothing."""
    plain = word.rstrip("/")
    if plain and not (plain.isprintable() and re.fullmatch(r"https?://[^\s/?#\"'<>&\\]+(/[^\s?#\"'<>&\\]*)?", plain)):
        raise argparse.ArgumentTypeError(f"{word!r} is not an address such as https://cards.example")
    return plain


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="build.py", description="Builds, serves and checks Vorhand.")
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, meaning in (
        ("build", "make the whole site in dist/"),
        ("serve", "build, then serve dist/ on this machine and open it"),
        ("test", "build and check everything, in a real browser too"),
        ("check", "look for mistakes without a browser: style, types, fast tests"),
        ("bench", "measure how fast the page opens or answers, Skat is played or solved, or computer players decide"),
        ("screens", "take a picture of every screen in every language, size and theme, in dist/screens/"),
        (
            "compare",
            "let the engine play Skat beside OpenSpiel and XSkat, and tell where they differ; or tell how often XSkat "
            "and the computer players throw a game away",
        ),
        ("train", "make the weights by which the computer players of Skat judge a hand; it takes half an hour"),
    ):
        command = commands.add_parser(name, help=meaning, description=meaning[0].upper() + meaning[1:] + ".")
        if name not in ("check", "compare", "train"):
            command.add_argument(
                "--origin",
                type=address,
                default=os.environ.get("URL", ""),
                help="the address that the site will have, for what needs one (default: Netlify's URL, else none)",
            )
        if name == "serve":
            command.add_argument("--port", type=port_number, default=8314, help=PORT_HELP)
            command.add_argument("--no-open", action="store_true", help="do not open a browser")
        if name == "test":
            command.add_argument("--full", action="store_true", help="the large counts: every preset, 20,000 deals")
            command.add_argument("pytest", nargs="*", help="words for pytest, after --: tests to run, options")
        if name == "screens":
            command.add_argument(
                "--check", action="store_true", help="hold each against the rules of layout and of access"
            )
            command.add_argument("words", nargs="*", help="only the screens that have these words in their names")
        if name == "bench":
            command.add_argument(
                "what",
                nargs="?",
                choices=("page", "touch", "skat", "decisions", "solver"),
                default="page",
                help="default: page",
            )
            command.add_argument(
                "--runs", type=run_count, default=5, help="runs of each kind, or deals of each game (default: 5)"
            )
        if name == "compare":
            command.add_argument("program", nargs="?", choices=("all", "openspiel", "xskat", "blunders"), default="all")
            command.add_argument("--deals", type=deal_count, default=2_000, help="with OpenSpiel (default: 2000)")
            command.add_argument("--games", type=deal_count, help="of XSkat (default: 1000; blunders: 100)")
            command.add_argument("--seed", type=seed_number, default=1, help="of all that is drawn (default: 1)")
    return top


def main(argv: list[str]) -> int:
    """Do what the words ask; 0 if it went well, 1 after one sentence if it did not."""
    asked = parser().parse_args(argv)
    try:
        environment.enter(ROOT, GROUPS[asked.command], argv)
        return carry_out(asked)
    except BuildError as error:
        print(f"build.py: {error}", file=sys.stderr)
    except OSError as error:
        print(f"build.py: {sentence_of(error)}", file=sys.stderr)
    except KeyboardInterrupt:
        print("\nbuild.py: stopped.", file=sys.stderr)
    except Exception as error:
        print(f"build.py: {unforeseen(error)}", file=sys.stderr)
    return 1


def unforeseen(error: Exception) -> str:
    """A sentence for what nobody thought of, with the whole report put aside for who has to mend it."""
    report = ROOT / REPORT
    with suppress(OSError):
        report.parent.mkdir(exist_ok=True)
        report.write_text(traceback.format_exc(), encoding="utf-8", errors="backslashreplace")
    what = " ".join(f"{type(error).__name__}: {error}".split())
    return f"This should not have happened ({what}); {REPORT} tells where, please send it to who keeps Vorhand."


def carry_out(asked: argparse.Namespace) -> int:
    # Imported here, since only now is it sure that the packages of the environment stand.
    if asked.command == "train":
        from training.command import train

        train(ROOT)
        return 0
    if asked.command == "compare":
        from site_build.compare import compare

        games = asked.games or (100 if asked.program == "blunders" else 1_000)
        compare(ROOT, program=asked.program, deals=asked.deals, games=games, seed=asked.seed)
        return 0
    if asked.command == "bench" and asked.what == "skat":
        from site_build.bench import bench_skat

        bench_skat(ROOT, runs=asked.runs)
        return 0
    from site_build.site import build_site

    started = time.monotonic()
    if asked.command != "check":
        site = build_site(ROOT, origin=asked.origin)
        state = "built" if site.fresh else "unchanged"
        print(
            f"dist/ is {state}: version {site.version}, {site.size / 1e6:.1f} MB, {time.monotonic() - started:.1f} s."
        )
    if asked.command == "serve":
        from site_build.server import serve

        serve(ROOT, port=asked.port, browser=not asked.no_open)
    if asked.command in ("test", "check"):
        from site_build.checks import check, test

        return check(ROOT) if asked.command == "check" else test(ROOT, full=asked.full, words=asked.pytest)
    if asked.command == "screens":
        from screens.gallery import make_gallery

        return make_gallery(ROOT, words=asked.words, check=asked.check)
    if asked.command == "bench" and asked.what == "decisions":
        from site_build.bench_decisions import bench_decisions

        bench_decisions(ROOT, deals=asked.runs)
    elif asked.command == "bench" and asked.what == "touch":
        from site_build.bench_touch import bench_touch

        bench_touch(ROOT, deals=asked.runs)
    elif asked.command == "bench" and asked.what == "solver":
        from site_build.bench_solver import bench_solver

        bench_solver(ROOT)
    elif asked.command == "bench":
        from site_build.bench import bench

        bench(ROOT, runs=asked.runs)
    return 0
