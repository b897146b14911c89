"""A player of another version at the table: it plays as it does at home, and what is wrong with it is said."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import vorhand
from vorhand.__main__ import main
from vorhand.arena import Seating, Unit, compare, contest, run
from vorhand.arena.entrant import Entrant
from vorhand.arena.other_version import OtherVersion
from vorhand.arena.playing import enter, play_deal, play_match
from vorhand.chance import mix
from vorhand.errors import OptionsError, VorhandError
from vorhand.match import Match
from vorhand.moves import Move
from vorhand.position import View
from vorhand.record import Record

HERE = str(Path(vorhand.__file__).parents[1])


class Watched(Entrant):
    """Passes everything on, and notes what was chosen."""

    def __init__(self, within: Entrant) -> None:
        self.within = within
        self.deal, self.told, self.ended = within.deal, within.told, within.ended  # type: ignore[method-assign]
        self.chosen: list[Move] = []

    def choose(self, view: View, *, seed: int) -> Move:
        self.chosen.append(self.within.choose(view, seed=seed))
        return self.chosen[-1]


@pytest.mark.parametrize("name", vorhand.game_names())
def test_the_same_version_plays_the_same_moves(name: str) -> None:
    game = vorhand.game(name)
    preset, players = next(iter(game.presets)), game.seats[-1]
    chosen = []
    with enter(game, f"random@{HERE}") as other, enter(game, "random") as own:
        for entrant in (other, own):
            watched = Watched(entrant)
            results = [play_deal(game, preset, [watched] * players, seed=mix(8, n), dealer=n) for n in range(2)]
            chosen.append((results, watched.chosen))
    assert chosen[0] == chosen[1]
    assert len(chosen[0][1]) > 10


def test_the_same_version_gets_the_same_figures() -> None:
    pairs = [("lowest", "random"), (f"lowest@{HERE}", "random"), ("lowest", f"random@{HERE}")]
    found = [compare("rams", challenger=own, others=rest, players=5, deals=3, seed=4) for own, rest in pairs]
    assert [(own.name, rest.name) for own, rest in found] == pairs
    assert len({(own.mean, own.margin, rest.mean, rest.margin) for own, rest in found}) == 1


def test_a_match_is_followed_from_deal_to_deal() -> None:
    """Räuberskat deals by what the match lends to a deal: the side there has to count along."""
    own, other = (
        run(
            contest(
                "raeuberskat", challenger=player, others="random", rounds=1, unit=Unit.MATCH, seatings=[Seating.ONE]
            )
        )
        for player in ("lowest", f"lowest@{HERE}")
    )
    assert own.part.rounds == other.part.rounds


@pytest.fixture
def changed(tmp_path: Path) -> Path:
    """A copy of this version whose dealing, scores or imports a test may spoil."""
    shutil.copytree(Path(HERE) / "vorhand", tmp_path / "vorhand", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


def spoil(version: Path, module: str, old: str, new: str) -> None:
    path = version / "vorhand" / module
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def play(version: Path) -> None:
    game = vorhand.game("kalter_schlag")
    with enter(game, f"random@{version}") as other:
        play_deal(game, "source_text", [other] * 4, seed=1, dealer=0)


def test_another_dealing_is_refused(changed: Path) -> None:
    spoil(changed, "chance.py", "draw() * (last + 1)", "draw() * last")
    with pytest.raises(VorhandError, match="plays by other rules: the seed gives"):
        play(changed)


def test_other_scores_are_refused(changed: Path) -> None:
    spoil(changed, "games/kalter_schlag/scoring.py", "MARCH_CHARGE, ", "MARCH_CHARGE + 10, ")
    spoil(changed, "games/kalter_schlag/scoring.py", "_steps(seat, most, ", "_steps(seat, most + 10, ")
    with pytest.raises(VorhandError, match="plays by other rules: the deal comes to"):
        play(changed)


def test_a_move_that_is_illegal_there_is_refused() -> None:
    game = vorhand.game("kalter_schlag")
    state = game.deal(game.presets["source_text"], seed=1)
    with enter(game, f"random@{HERE}") as other:
        other.deal(state, game.presets["source_text"], seed=1)
        with pytest.raises(VorhandError, match=r"random@.*: illegal move: 'pass', move.unknown"):
            other.told(Move("pass"))


def among_others(other: Entrant, unit: Unit) -> None:
    """It sits at seat 3 of a deal or of a match that seat 1 begins."""
    game = vorhand.game("kalter_schlag")
    with enter(game, "random") as own:
        seats = [own, own, own, other]
        if unit is Unit.DEAL:
            play_deal(game, "source_text", seats, seed=1, dealer=0)
        else:
            play_match(game, "source_text", seats, seed=1)


@pytest.mark.parametrize("unit", Unit)
@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("view.seat and vorhand.moves.Move('pass')", "illegal move: 'pass', move.unknown"),
        ("type('Odd', (), {'__str__': lambda _: 'Schlag!'})()", r"not a move: 'Schlag!' \(line 1, column 1\)"),
    ],
)
def test_a_move_against_the_rules_is_laid_to_who_made_it(changed: Path, unit: Unit, answer: str, why: str) -> None:
    """With version, seat and deal, and the record that leads there."""
    spoil(changed, "__init__.py", '__version__ = "', '__version__ = "9.')
    spoil(changed, "ai/plain.py", "return drawn(view.legal_moves.moves, seed)", f"import vorhand; return {answer}")
    with enter(vorhand.game("kalter_schlag"), f"random@{changed}") as other:
        who = rf"^random@.*, version 9\.{vorhand.__version__}, at seat 3 in deal 1: {why}\nvorhand 1\n"
        with pytest.raises(VorhandError, match=who) as caught:
            among_others(other, unit)
    assert caught.value.code == "arena.illegal_move"
    left = Match.replay(Record.parse(str(caught.value).split("\n", 1)[1]))
    assert left.state.turn == 3
    assert len(left.deals[0].moves) >= 2


def test_a_player_that_breaks_down_is_told_of_with_the_reason(changed: Path) -> None:
    spoil(changed, "ai/plain.py", "return drawn(view.legal_moves.moves, seed)", "raise ArithmeticError('out of luck')")
    with pytest.raises(VorhandError, match=r"random@.*: ArithmeticError: out of luck"):
        play(changed)


def test_the_process_ends_with_its_player(changed: Path) -> None:
    with OtherVersion("rams", "random", HERE) as well:
        pass
    assert well._process.returncode == 0
    with pytest.raises(ZeroDivisionError), OtherVersion("rams", "random", HERE) as interrupted:
        raise ZeroDivisionError
    assert interrupted._process.returncode == 0
    well.close()
    with OtherVersion("rams", "random", HERE) as killed:
        killed._process.kill()
        with pytest.raises(VorhandError, match="does not answer: it ended with -9"):
            killed.told(Move("in"))


@pytest.mark.parametrize(
    ("player", "said"),
    [
        ("club@/no/such/place", "'/no/such/place' is no folder with the package vorhand in it, and no wheel"),
        ("club@{empty}", "is no folder with the package vorhand in it, and no wheel"),
        ("club@{empty}/vorhand-0.0.9-py3-none-any.whl", "ModuleNotFoundError: No module named 'vorhand'"),
        (f"champion@{HERE}", "it has no player 'champion' of rams; there are"),
    ],
)
def test_what_is_not_there_is_said(player: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "rams", "--challenger", "random", "--others", player.format(empty=tmp_path)]) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1


def test_a_wheel_may_be_named(tmp_path: Path) -> None:
    """A wheel is a zip with the package in it."""
    shutil.make_archive(str(tmp_path / "vorhand"), "zip", HERE, "vorhand")
    wheel = (tmp_path / "vorhand.zip").rename(tmp_path / "vorhand-0.1.0-py3-none-any.whl")
    own, _ = compare("rams", challenger=f"lowest@{wheel}", others="random", players=3, deals=1)
    assert own.mean == compare("rams", challenger="lowest", others="random", players=3, deals=1)[0].mean


def test_the_package_of_a_folder_may_be_a_link(tmp_path: Path) -> None:
    (tmp_path / "vorhand").symlink_to(Path(HERE) / "vorhand")
    with OtherVersion("rams", "random", str(tmp_path)) as linked:
        assert linked.version == vorhand.__version__


def test_another_package_than_that_of_the_path_does_not_answer(tmp_path: Path) -> None:
    """Where a version stands in the environment, a folder without a module would let that one answer."""
    (tmp_path / "vorhand").mkdir()
    (tmp_path / "sitecustomize.py").write_text(f"import sys; sys.path.append({HERE!r})", encoding="utf-8")
    with pytest.raises(OptionsError, match=r"holds no package vorhand; .* answered"):
        OtherVersion("rams", "random", str(tmp_path))
