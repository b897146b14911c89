"""Bots against each other: the figures, and the command line that prints them."""

from __future__ import annotations

import pickle
import re
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path

import pytest

import vorhand
from tests.golden import path_of
from vorhand import testing
from vorhand.__main__ import main
from vorhand.arena import compare
from vorhand.arena.playing import enter, play_deal
from vorhand.errors import IllegalMoveError, NotationError, OptionsError, VorhandError

GAME = vorhand.game("kalter_schlag")


def test_the_figures_are_those_of_the_deals_played_one_by_one() -> None:
    challenger, others = compare("kalter_schlag", challenger="lowest", others="random", deals=3, seed=5)
    own, rest = [], []
    for deal in range(3):
        scores = []
        for seat in range(4):
            table = [enter(GAME, "lowest" if each == seat else "random") for each in range(4)]
            found = play_deal(GAME, "source_text", table, seed=vorhand.chance.mix(5, deal), dealer=deal % 4).scores
            scores.append((found[seat], sum(found) - found[seat]))
        own.append(sum(mine for mine, _ in scores) / 4)
        rest.append(sum(theirs for _, theirs in scores) / 12)
    assert challenger.mean == pytest.approx(sum(own) / 3)
    assert others.mean == pytest.approx(sum(rest) / 3)
    variance = sum((figure - sum(own) / 3) ** 2 for figure in own) / 2
    assert challenger.margin == pytest.approx(4.3027 * (variance / 3) ** 0.5)
    assert (challenger.name, challenger.count, others.name) == ("lowest", 3, "random")


def test_equal_players_come_out_equal() -> None:
    challenger, others = compare("kalter_schlag", challenger="lowest", others="lowest", deals=20)
    assert challenger.mean == pytest.approx(others.mean)


def test_any_executor_gives_the_same_figures() -> None:
    alone = compare("kalter_schlag", challenger="random", others="lowest", deals=25)
    with ThreadPoolExecutor(2) as threads:
        assert compare("kalter_schlag", challenger="random", others="lowest", deals=25, executor=threads) == alone
    with ProcessPoolExecutor(2) as processes:
        assert compare("kalter_schlag", challenger="random", others="lowest", deals=25, executor=processes) == alone


def test_the_lowest_card_beats_chance() -> None:
    challenger, others = compare("kalter_schlag", challenger="lowest", others="random", deals=60)
    assert challenger.mean + challenger.margin < others.mean - others.margin


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"name": "bridge"}, "options.no_game"),
        ({"challenger": "champion"}, "options.player"),
        ({"others": "champion"}, "options.player"),
        ({"preset": "altenburg"}, "options.preset"),
        ({"players": 3}, "options.players"),
        ({"deals": 0}, "options.deals"),
        ({"seed": -1}, "options.seed"),
    ],
)
def test_what_is_not_there_is_an_error(wrong: dict[str, object], code: str) -> None:
    asked = {"name": "kalter_schlag", "challenger": "random", "others": "random", "deals": 1, **wrong}
    with pytest.raises(OptionsError) as caught:
        compare(asked.pop("name"), **asked)  # type: ignore[arg-type]
    assert caught.value.code == code


@pytest.mark.parametrize(
    "error",
    [
        VorhandError("wrong", code="options.type", params={"field": "limit"}, clause="skat.bid.1"),
        IllegalMoveError("illegal", code="move.unknown"),
        NotationError("not a card", code="notation.card", params={"text": "X"}, line=3, column=4),
    ],
)
def test_an_error_goes_from_process_to_process_whole(error: VorhandError) -> None:
    other = pickle.loads(pickle.dumps(error))
    assert (type(other), str(other), vars(other)) == (type(error), str(error), vars(error))


def test_the_command_line_replays_a_record(capsys: pytest.CaptureFixture[str]) -> None:
    path = path_of("kalter_schlag", "hamburg_five")
    assert main(["replay", str(path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    told = [line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("# deal")]
    assert [line.partition(": ")[2].partition(" (")[0] for line in lines[:-1]] == [
        line.partition(": ")[2].partition(" ->")[0] for line in told
    ]
    assert lines[-1].removeprefix("totals: ") == told[-1].rpartition("-> ")[2]


@pytest.mark.parametrize(
    ("content", "said"),
    [(b"nonsense", "expected 'vorhand'"), (b"\xff\xfe", "utf-8"), (None, "No such file")],
    ids=["no record", "no text", "no file"],
)
def test_the_command_line_says_in_one_line_what_is_wrong(
    content: bytes | None, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "match.txt"
    if content is not None:
        path.write_bytes(content)
    assert main(["replay", str(path)]) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.startswith("vorhand: ")
    assert error.count("\n") == 1


def test_the_command_line_compares_players(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["arena", "kalter_schlag", "--challenger", "lowest", "--others", "random", "--deals", "4"]
    assert main(asked) == 0
    heading, names, one, rest, both, *_ = capsys.readouterr().out.splitlines()
    assert heading.startswith("kalter_schlag, source_text (")
    assert "4 players, 4 deals, seed 1: score a deal and seat" in heading
    assert re.split("  +", names.strip()) == ["lowest", "random", "lowest better by"]
    table = [re.split("  +", line) for line in (one, rest, both)]
    assert [line[0] for line in table] == ["one lowest, 3 random", "3 lowest, one random", "both"]
    assert [len(line) for line in table] == [4, 4, 2]
    assert all(re.fullmatch(r"-?[0-9.]+ \(-?[0-9.]+ to -?[0-9.]+\)", cell) for line in table for cell in line[1:])
    assert len({len(line) for line in (names, one, rest, both)}) == 1
    assert main([*asked, "--players", "3"]) == 2
    assert main(["arena", "kalter_schlag", "--challenger", "champion", "--deals", "1"]) == 2


def test_the_command_line_checks_conformance(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["conformance", "--deals", "2"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == len(list(testing.settings()))
