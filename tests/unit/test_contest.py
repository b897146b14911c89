"""Contests: who sits where, what a round counts, how sure a mean is, and what is kept of it all."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from math import isinf
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest

import vorhand
from vorhand.__main__ import main
from vorhand.ai.effort import NO_EFFORT, Effort
from vorhand.arena import Seating, Unit, contest, report, run, watch
from vorhand.arena.entrant import Entrant
from vorhand.arena.figures import figure, share, student
from vorhand.arena.playing import LONGEST_MATCH, enter, play_deal, play_match
from vorhand.chance import mix
from vorhand.errors import OptionsError, VorhandError
from vorhand.kind import Thought
from vorhand.options import fingerprint


@pytest.mark.parametrize("players", [3, 5])
def test_a_deal_is_played_from_every_seat_with_both_seatings(players: int) -> None:
    """The figures are those of the deals played one by one, whoever counts them."""
    game = vorhand.game("rams")
    verdict = run(contest("rams", challenger="lowest", others="random", rounds=3, players=players, seed=7))
    for number, found in enumerate(verdict.part.rounds):
        for seating, sums in zip(("one", "rest"), found, strict=True):
            own = rest = 0
            for turned in range(players):
                ours = [turned] if seating == "one" else [seat for seat in range(players) if seat != turned]
                table = [enter(game, "lowest" if seat in ours else "random") for seat in range(players)]
                scores = play_deal(game, "russian", table, seed=mix(7, number), dealer=number % players).scores
                own += sum(scores[seat] for seat in ours)
                rest += sum(scores) - sum(scores[seat] for seat in ours)
            assert sums == (own, rest)
    one, others = verdict.comparisons
    assert one.challenger.mean == pytest.approx(fmean(own for (own, _), _ in verdict.part.rounds) / players)
    assert others.others.mean == pytest.approx(fmean(rest for _, (_, rest) in verdict.part.rounds) / players)
    # In Rams the lower score is the better one.
    assert one.ahead.mean == pytest.approx(one.others.mean - one.challenger.mean)
    assert verdict.ahead.mean == pytest.approx((one.ahead.mean + others.ahead.mean) / 2)


def test_where_the_higher_score_wins_the_challenger_is_ahead_by_it() -> None:
    one, _ = run(contest("ramsch", challenger="lowest", others="random", rounds=10, seed=2)).comparisons
    assert one.ahead.mean == pytest.approx(one.challenger.mean - one.others.mean)
    assert one.ahead.mean != 0


def test_equal_players_are_never_ahead() -> None:
    verdict = run(contest("kalter_schlag", challenger="lowest", others="lowest", rounds=12))
    assert [(each.ahead.mean, each.ahead.margin) for each in verdict.comparisons] == [(0.0, 0.0)] * 2
    assert (verdict.ahead.mean, verdict.ahead.low, verdict.ahead.high) == (0.0, 0.0, 0.0)


def test_a_contest_played_in_parts_is_the_same() -> None:
    asked = contest("rams", challenger="random", others="lowest", rounds=9, players=4)
    with ThreadPoolExecutor(3) as threads:
        assert run(asked, executor=threads) == run(asked)


def test_a_match_counts_the_share_of_the_win() -> None:
    """All shares of a match are 100 together, whoever sits where."""
    verdict = run(contest("rams", challenger="lowest", others="random", rounds=2, players=3, unit=Unit.MATCH, seed=3))
    assert all(own + rest == pytest.approx(300) for sums in verdict.part.rounds for own, rest in sums)
    one, rest = verdict.comparisons
    assert one.challenger.mean + 2 * one.others.mean == pytest.approx(100)
    assert 2 * rest.challenger.mean + rest.others.mean == pytest.approx(100)


def test_winners_share_the_win_of_a_match() -> None:
    game = vorhand.game("skat")
    with enter(game, "lowest") as passes:
        assert play_match(game, "isko", [passes] * 3, seed=1) == pytest.approx((100 / 3,) * 3)


def test_a_match_that_does_not_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vorhand.arena.playing.LONGEST_MATCH", 3)
    assert LONGEST_MATCH > 100
    game = vorhand.game("skat")
    with enter(game, "lowest") as passes, pytest.raises(VorhandError, match="does not end"):
        play_match(game, "isko", [passes] * 3, seed=1)


def test_the_interval_is_students() -> None:
    found = figure("x", [4, 8, 6, 6])
    assert (found.mean, found.margin) == pytest.approx((6, 3.1824 * (8 / 3 / 4) ** 0.5))
    # Percentiles as printed in any table of Student's distribution.
    printed = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 5: 2.571, 7: 2.365, 10: 2.228, 20: 2.086, 60: 2.000, 120: 1.980}
    assert {freedom: student(freedom) for freedom in printed} == pytest.approx(printed, abs=2e-3)
    assert isinf(figure("x", [5]).high)


def test_the_interval_of_a_share_stays_between_nothing_and_all() -> None:
    assert (share("x", [False] * 20).low, share("x", [True] * 20).high) == (0.0, 1.0)
    assert 0.1 < share("x", [False] * 20).high < 0.2
    half = share("x", [True, False] * 50)
    assert (half.mean, half.low, half.high) == pytest.approx((0.5, 0.404, 0.596), abs=1e-3)


def test_efforts_add_up() -> None:
    one, other = Effort.of(Thought((), 90, 100)), Effort.of(Thought((), 60, 50))
    assert one + other + NO_EFFORT == Effort(decisions=2, nodes=150, most=90, limit=100, load=1.2)
    assert Effort.of(Thought((), 0, 0)) == Effort(decisions=1)


def test_what_a_level_spends_is_told() -> None:
    verdict = run(contest("rams", challenger="beginner", others="random", rounds=1, players=3))
    ours, theirs = verdict.part.efforts
    assert ours.decisions > 3
    assert 0 < ours.most <= ours.load * ours.limit + 1
    assert ours.nodes >= ours.most
    assert theirs.nodes == 0


class Scripted(Entrant):
    """Enters a deal under a name that no game knows."""

    name, version = "scripted", "0"


def test_an_entrant_that_cannot_choose_says_so() -> None:
    game = vorhand.game("rams")
    state = game.deal(game.presets["russian"], seed=1)
    with Scripted() as entrant, pytest.raises(NotImplementedError):
        entrant.choose(state.view(state.turn), seed=1)


def unreachable(*_: object, **__: object) -> None:
    pytest.fail("something was played")


def told(folder: Path, *arguments: str) -> dict[str, Any]:
    path = folder / "found.json"
    assert main(["arena", *arguments, "--json", str(path)]) == 0
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def test_the_file_tells_how_to_find_it_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Played again by what stands in it, a contest has the same sums."""
    found = told(
        tmp_path,
        "rams",
        "--challenger",
        "lowest",
        "--others",
        "random",
        "beginner",
        "--deals",
        "2",
        "--players",
        "3",
        "4",
    )
    assert [(each["others"]["level"], each["players"]) for each in found["arena"]] == [
        ("random", 3), ("beginner", 3), ("random", 4), ("beginner", 4),
    ]  # fmt: skip
    assert found["vorhand"] == vorhand.__version__
    for each in found["arena"]:
        options = vorhand.game(each["game"]).presets[each["preset"]]
        assert each["options"] == options.values()
        assert each["fingerprint"] == fingerprint("rams", options)
        again = contest(
            each["game"],
            challenger=each["challenger"]["level"],
            others=each["others"]["level"],
            preset=each["preset"],
            rounds=each["rounds"],
            seed=each["seed"],
            players=each["players"],
            unit=Unit(each["unit"]),
            seatings=[Seating(seating["seating"]) for seating in each["seatings"]],
        )
        verdict = run(again)
        assert each["sums"] == [[list(sums) for sums in found] for found in verdict.part.rounds]
        assert all(isinstance(total, int) for found in each["sums"] for sums in found for total in sums)
        assert each["ahead"]["mean"] == pytest.approx(verdict.ahead.mean, abs=1e-6)
    assert found["arena"][1]["effort"][1]["limit"] > 0
    assert len(capsys.readouterr().out.splitlines()) > 20


def test_one_round_has_no_interval(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = told(
        tmp_path, "rams", "--challenger", "lowest", "--others", "random", "--matches", "1", "--seating", "rest"
    )
    (only,) = found["arena"]
    assert only["unit"] == "match"
    assert set(only["ahead"]) == {"mean", "count"}
    said = capsys.readouterr().out
    assert "share of the win in %" in said
    assert "one lowest" not in said
    assert "inf" not in said


def test_the_commit_is_that_of_the_checkout_that_keeps_the_package(tmp_path: Path) -> None:
    def git(*words: str) -> str:
        who = ("-c", "user.name=x", "-c", "user.email=x@example.org")
        return subprocess.run(
            ["git", "-C", str(tmp_path), *who, *words], capture_output=True, text=True, check=True
        ).stdout

    package, installed = tmp_path / "py/vorhand", tmp_path / ".venv/lib/vorhand"
    for folder in (package, installed):
        folder.mkdir(parents=True)
        (folder / "__init__.py").write_text("", encoding="utf-8")
    assert report.commit_of(package) is None
    git("init", "--quiet")
    git("add", "py")
    git("commit", "--quiet", "--message", "one")
    head = git("rev-parse", "HEAD").strip()
    assert re.fullmatch("[0-9a-f]{40}", head)
    assert report.commit_of(package) == head
    assert report.commit_of(installed) is None
    (package / "__init__.py").write_text("changed = 1\n", encoding="utf-8")
    assert report.commit_of(package) == f"{head}-dirty"


def test_a_table_among_itself_is_watched(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = told(
        tmp_path, "skat", "--challenger", "random", "--table", "--deals", "12", "--preset", "isko", "--players", "4"
    )
    (table,) = found["arena"]
    observed = table["observed"]
    assert {"score", "passed_in", "won", "kind.grand", "overbid", "score.soloist"} <= set(observed)
    assert observed["passed_in"]["count"] == observed["score"]["count"] == 12
    declared = observed["won"]["count"]
    assert observed["passed_in"]["mean"] == pytest.approx(1 - declared / 12, abs=1e-6)
    kinds = [observed[f"kind.{kind}"]["mean"] for kind in ("suit", "grand", "null")]
    assert sum(kinds) == pytest.approx(1, abs=1e-5)
    assert observed["won"]["share"]
    assert not observed["score"]["share"]
    assert observed["score"]["mean"] == pytest.approx(observed["score.soloist"]["mean"] * declared / 12 / 4, abs=1e-4)
    assert "%" in next(line for line in capsys.readouterr().out.splitlines() if line.startswith("won "))


def deals_of(name: str, player: str, preset: str, rounds: int) -> Sequence[str]:
    observations, _ = watch(contest(name, challenger=player, others=player, preset=preset, rounds=rounds))
    return [each.figure.name for each in observations]


@pytest.mark.parametrize(
    ("name", "preset", "named"),
    [
        ("ramsch", "ramsch", {"ramsch.march", "ramsch.virgins"}),
        ("rams", "russian", {"in", "remise", "flush"}),
        ("kalter_schlag", "source_text", set()),
    ],
)
def test_each_game_says_what_is_worth_counting(name: str, preset: str, named: set[str]) -> None:
    found = deals_of(name, "random", preset, 8)
    assert found[0] == "score"
    assert named <= set(found)


def test_useless_numbers_are_refused() -> None:
    with pytest.raises(OptionsError, match="at least one match, not 0"):
        contest("rams", challenger="random", others="random", rounds=0, unit=Unit.MATCH)
    with pytest.raises(OptionsError, match="no seating"):
        contest("rams", challenger="random", others="random", rounds=1, seatings=())


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--matches", "0"], "at least one match, not 0"),
        (["--table", "--matches", "2"], "by deals, not by matches"),
        (["--json", "no/such/folder/found.json"], "No such file"),
    ],
)
def test_what_cannot_be_played_or_kept_is_said_before_anything_is_played(
    more: list[str], said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vorhand.__main__.run", unreachable)
    monkeypatch.setattr("vorhand.__main__.watch", unreachable)
    assert main(["arena", "rams", "--challenger", "random", *more]) == 2
    assert said in capsys.readouterr().err


def test_a_file_keeps_what_it_holds_until_something_new_was_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "found.json"
    path.write_text("of before", encoding="utf-8")
    asked = ["arena", "rams", "--challenger", "random", "--others", "lowest", "--deals", "1", "--json", str(path)]
    assert main([*asked, "--preset", "frankfurt"]) == 2
    assert path.read_text(encoding="utf-8") == "of before"
    with monkeypatch.context() as patched:
        patched.setattr("vorhand.__main__.run", interrupted)
        with pytest.raises(KeyboardInterrupt):
            main(asked)
    assert path.read_text(encoding="utf-8") == "of before"
    assert main(asked) == 0
    assert list(json.loads(path.read_text(encoding="utf-8")))[-1] == "arena"


def interrupted(*_: object, **__: object) -> None:
    raise KeyboardInterrupt
