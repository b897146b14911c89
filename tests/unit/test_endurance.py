"""The checks of computer players: each of them fails on a player broken on purpose, and a good one is counted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import is_dataclass, replace
from math import nan

import pytest

import vorhand
from vorhand import endurance
from vorhand.__main__ import main
from vorhand.ai.effort import Effort
from vorhand.ai.plain import RandomBot
from vorhand.ai.player import LEAST_NODES, Thinker
from vorhand.endurance import Stint, Toll, stints
from vorhand.errors import OptionsError
from vorhand.kind import Bot, Game, Thought
from vorhand.match import Match
from vorhand.moves import Move
from vorhand.position import View

GAME = vorhand.game("kalter_schlag")
STINT = Stint("kalter_schlag", "source_text", 4, "tried", deals=5, seed=3)
Change = Callable[[Thought], Thought]


class Changed(Thinker):
    """Thinks as chance does, and then says something else."""

    def __init__(self, change: Change) -> None:
        self.change = change

    def think(self, view: View, *, seed: int) -> Thought:
        return self.change(RandomBot().think(view, seed=seed))


def first(**changed: object) -> Change:
    """The best rating said otherwise."""
    return lambda thought: replace(
        thought,
        ratings=(replace(thought.ratings[0], **changed), *thought.ratings[1:]),  # type: ignore[arg-type]
    )


def spending(nodes: int, limit: int) -> Change:
    return lambda thought: replace(thought, nodes=nodes, limit=limit)


def gives_up(thought: Thought) -> Thought:
    raise ZeroDivisionError("no idea")


@pytest.fixture
def seat(monkeypatch: pytest.MonkeyPatch) -> Callable[[Bot], None]:
    """Lets the game have one level, that of the bot."""
    return lambda bot: monkeypatch.setattr(type(GAME), "bots", {"tried": lambda: bot})


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (first(move=Move("nonsense")), "nonsense"),
        (lambda thought: replace(thought, ratings=thought.ratings[:-1]), "are rated where"),
        (lambda thought: replace(thought, ratings=thought.ratings[:1] + thought.ratings), "are rated where"),
        (first(value=nan), "is given the value nan"),
        (first(chance=1.01), "has no chance of 1.01"),
        (first(chance=-0.01), "has no chance of -0.01"),
        (spending(1_201, 1_000), "1201 nodes are spent where 1000 may be"),
        (spending(2, 0), "2 nodes are spent where 0 may be"),
        (gives_up, ": ZeroDivisionError('no idea')"),
    ],
)
def test_a_broken_player_is_found(change: Change, said: str, seat: Callable[[Bot], None]) -> None:
    seat(Changed(change))
    _, fault = endurance.run_stint(STINT)
    assert said in fault
    assert (change is gives_up) == ("it breaks down in test_endurance.py, line " in fault)
    assert "vorhand 1\ngame kalter_schlag\nrules source_text\n" in fault


class ForcedWrong(RandomBot):
    """Fails where there is no choice, and only there."""

    def choose(self, view: View, *, seed: int) -> Move:
        return Move("nonsense") if len(view.legal_moves) == 1 else super().choose(view, seed=seed)


def test_where_there_is_no_choice_it_is_looked_at_too(seat: Callable[[Bot], None]) -> None:
    seat(ForcedWrong())
    assert "nonsense" in endurance.run_stint(STINT)[1]


def test_what_a_good_player_takes_is_counted(seat: Callable[[Bot], None]) -> None:
    spent = iter([(1_200, 1_000), (30, 100)])
    seat(Changed(lambda thought: spending(*next(spent, (10, 100)))(thought)))
    toll, fault = endurance.run_stint(STINT)
    assert fault == ""
    spent_on = toll.effort
    assert (toll.deals, spent_on.most, spent_on.load) == (5, 1_200, 1.2)
    assert 5 * 20 < spent_on.decisions < 5 * 36
    assert str(toll) == f"5 deals, {spent_on.decisions} decisions, longest 1200 nodes, worst 120% of the limit"
    assert toll + Toll(1, Effort(decisions=2, most=1_300)) == Toll(6, spent_on + Effort(decisions=2, most=1_300))


def best_of(game: Game, **changed: object) -> Bot:
    """The strongest level of a game, changed."""
    bot = list(game.bots.values())[-1]()
    assert is_dataclass(bot)
    return replace(bot, **changed)


@pytest.mark.parametrize("memory", [0.0, 1.0])
@pytest.mark.parametrize("name", vorhand.game_names())
def test_the_smallest_budget_is_kept_to(name: str, memory: float) -> None:
    """A deal of every preset, by a player who remembers nothing and by one who remembers all."""
    game, toll = vorhand.game(name), Toll()
    bot = best_of(game, nodes=LEAST_NODES, memory=memory)
    for number, preset in enumerate(game.presets):
        match = Match.new(game, preset=preset, seed=number, players=game.seats[number % len(game.seats)])
        endurance.play_deal(match, bot, toll, seed=number)
    assert 0.5 < toll.effort.load <= endurance.OVERSPENDING


@pytest.mark.parametrize("nodes", [LEAST_NODES - 1, 0, -LEAST_NODES, float(LEAST_NODES), "many", None, True])
@pytest.mark.parametrize("name", vorhand.game_names())
def test_a_smaller_budget_is_refused(name: str, nodes: object) -> None:
    with pytest.raises(OptionsError, match=rf"Bot needs at least {LEAST_NODES} nodes for a decision, not {nodes!r}"):
        best_of(vorhand.game(name), nodes=nodes)


@pytest.mark.parametrize("name", vorhand.game_names())
def test_every_preset_and_table_of_a_game_has_its_share(name: str) -> None:
    game = vorhand.game(name)
    weakest, *_, best = game.bots
    tables = len(game.presets) * len(game.seats)
    mine = [stint for stint in stints(fastest=200, strongest=2) if stint.game == name]
    for level, deals in ((weakest, 200), (best, 2)):
        found = [stint for stint in mine if stint.level == level]
        assert sum(stint.deals for stint in found) == deals
        assert len({(stint.preset, stint.players) for stint in found}) == len(found) == min(tables, deals)
        assert max(stint.deals for stint in found) - min(stint.deals for stint in found) <= 1
    assert {stint.level for stint in stints(fastest=1, strongest=0) if stint.game == name} == {weakest}


def test_the_command_line_checks_players(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["endurance", "kalter_schlag", "--fastest", "3", "--strongest", "0"]) == 0
    *lines, last = capsys.readouterr().out.splitlines()
    assert len(lines) == len(GAME.presets)
    assert last.startswith("all of kalter_schlag, beginner: 3 deals, ")
    assert main(["endurance", "bridge"]) == 2
    assert main(["endurance", "--fastest", "-5", "--strongest", "-1"]) == 2
    assert main(["endurance", "--fastest", "0", "--strongest", "0"]) == 2


def test_the_command_line_tells_of_a_fault(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(endurance, "OVERSPENDING", 0.0)
    monkeypatch.setattr("vorhand.__main__._pool", Here)
    assert main(["endurance", "kalter_schlag", "--fastest", "1", "--strongest", "0"]) == 1
    assert "FAULT after 0 deals, 1 decisions" in capsys.readouterr().out


class Here:
    """An executor that does everything in this process, where the test has changed something."""

    map = staticmethod(map)

    def __enter__(self) -> Here:
        return self

    def __exit__(self, *_: object) -> None:
        pass
