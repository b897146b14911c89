"""The conformance checks hold for every game, and each of them fails on a game broken on purpose."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest

from vorhand import match as match_module
from vorhand import testing
from vorhand.cards import PACKS, Card
from vorhand.chance import shuffled
from vorhand.games.kalter_schlag.game import KalterSchlag
from vorhand.games.kalter_schlag.options import PRESETS
from vorhand.games.kalter_schlag.series import KalterSchlagSeries
from vorhand.games.kalter_schlag.state import KalterSchlagState
from vorhand.games.kalter_schlag.view import KalterSchlagView
from vorhand.moves import LegalMoves, Move, Note, Refusal

DEALS = 40
"""A glance; the built wheel is checked over many more by `build.py test`, and by `--full` over 20,000 a preset."""


@pytest.mark.parametrize(("name", "preset", "players"), list(testing.settings()))
def test_every_game_conforms(name: str, preset: str, players: int) -> None:
    line, held = testing.run_one(name, preset, players, deals=DEALS, seed=20_260_101)
    print(line)
    assert held, line


class Loses(KalterSchlagState):
    def places(self) -> dict[str, tuple[Card, ...]]:
        return {**super().places(), "pile 0": ()}


class Counts(KalterSchlagState):
    @property
    def card_points(self) -> tuple[int, ...]:
        first, *others = super().card_points
        return (first + 1, *others)


class Stalls(KalterSchlagState):
    @property
    def legal_moves(self) -> LegalMoves:
        return LegalMoves(()) if len(self.taken) == 3 else super().legal_moves


class Nowhere(KalterSchlagState):
    @property
    def turn(self) -> int | None:
        return 7 if len(self.taken) == 2 else super().turn

    @property
    def _hand(self) -> tuple[Card, ...]:
        return self.hands[0] if self.turn == 7 else super()._hand


class Garbles(KalterSchlagState):
    @property
    def legal_moves(self) -> LegalMoves:
        return LegalMoves([*super().legal_moves, Move("double", value="")])


class RefusesWhatIsLegal(KalterSchlagState):
    def refusal(self, move: Move) -> Refusal | None:
        return super().refusal(move) or (Refusal("move.unknown", None) if move == Move("double") else None)


class RaisesOnLegal(KalterSchlagState):
    def play(self, move: Move | str) -> KalterSchlagState:
        if move == Move("double"):
            raise ValueError(move)
        return super().play(move)


class AllowsRevokes(KalterSchlagState):
    def play(self, move: Move | str) -> KalterSchlagState:
        assert isinstance(move, Move)
        return self._apply(move) if len(move.cards) == 1 else super().play(move)


class Remembers(KalterSchlagState):
    def play(self, move: Move | str) -> KalterSchlagState:
        object.__setattr__(self, "seed", -1)
        return super().play(move)


class ShowsAllHands(KalterSchlagState):
    def view(self, seat: int | None) -> KalterSchlagView:
        return replace(super().view(seat), hand=tuple(card for hand in self.hands for card in hand))


class Winks(KalterSchlagState):
    def view(self, seat: int | None) -> KalterSchlagView:
        strong = tuple(sum(card.index for card in hand) for hand in self.hands)
        view = super().view(seat)
        return replace(view, table=replace(view.table, scores=strong))


class AlwaysOnTurn(KalterSchlagView):
    @property
    def legal_moves(self) -> LegalMoves:
        return LegalMoves([Move("play", card) for card in self.hand])


class LetsAnybodyPlay(KalterSchlagState):
    def view(self, seat: int | None) -> KalterSchlagView:
        return AlwaysOnTurn(seat, self.table, super().view(seat).hand)


class Whispers(KalterSchlagState):
    def events(self, move: Move, seat: int | None) -> tuple[Note, ...]:
        (card, *_) = [*self.unseen(seat), move.cards[0] if move.cards else Card.parse("CJ")]
        return (*super().events(move, seat), Note("played", {"card": card.text}))


class Miscounts(KalterSchlagState):
    @property
    def result(self) -> Any:
        right = super().result
        return right and replace(right, scores=tuple(score + 10 for score in right.scores))


class InventsClauses(KalterSchlagState):
    @property
    def result(self) -> Any:
        right = super().result
        return right and replace(
            right, derivation=tuple(replace(step, clause="no.such.1") for step in right.derivation)
        )


class NamesNoClause(KalterSchlagState):
    def refusal(self, move: Move) -> Refusal | None:
        right = super().refusal(move)
        return right and replace(right, clause="no.such.1")


class NeverEnds(KalterSchlagState):
    def _apply(self, move: Move) -> KalterSchlagState:
        after = super()._apply(move)
        return self if after.turn is None else after

    def events(self, move: Move, seat: int | None) -> tuple[Note, ...]:
        return ()


PLAYED = count()


class Drifts(KalterSchlagState):
    def play(self, move: Move | str) -> KalterSchlagState:
        return replace(super().play(move), seed=next(PLAYED))


def game_of(state_class: type[KalterSchlagState]) -> KalterSchlag:
    """Kalter Schlag played with broken positions."""

    class Deals(KalterSchlagSeries):
        def deal(self, *, seed: int | None = None, pack: str | None = None) -> KalterSchlagState:
            right = super().deal(seed=seed, pack=pack)
            return state_class(right.table, right.hands, right.pack, right.seed)

    return game_with(Deals)


def game_with(series_class: type[KalterSchlagSeries]) -> KalterSchlag:
    """Kalter Schlag played in a broken series."""

    class Broken(KalterSchlag):
        def series(self, options: Any, *, players: int, dealer: int) -> KalterSchlagSeries:
            return series_class(options, dealer)

    return Broken()


BROKEN: list[tuple[str, type[KalterSchlagState]]] = [
    ("cards_conserved", Loses),
    ("card_points", Counts),
    ("legal_move_there", Stalls),
    ("legal_move_there", Nowhere),
    ("move_round_trip", Garbles),
    ("legal_plays", RefusesWhatIsLegal),
    ("legal_plays", RaisesOnLegal),
    ("illegal_raises", AllowsRevokes),
    ("illegal_changes_nothing", Remembers),
    ("view_hides", ShowsAllHands),
    ("view_unchanged", Winks),
    ("view_legal", LetsAnybodyPlay),
    ("events_hide", Whispers),
    ("derivation", Miscounts),
    ("clauses", InventsClauses),
    ("clauses", NamesNoClause),
    ("ends", NeverEnds),
]


def check_broken(game: KalterSchlag) -> str:
    preset = next(iter(game.presets))
    with pytest.raises(testing.ConformanceError) as caught:
        testing.check_deals(game, preset=preset, players=4, deals=60, seed=3)
    assert "vorhand 1\ngame kalter_schlag\n" in caught.value.record
    return caught.value.check


@pytest.mark.parametrize(("check", "state_class"), BROKEN, ids=[state.__name__ for _, state in BROKEN])
def test_a_broken_position_is_found(check: str, state_class: type[KalterSchlagState]) -> None:
    assert check_broken(game_of(state_class)) == check


DEALT = count()


class ForgetsSeeds(KalterSchlagSeries):
    def deal(self, *, seed: int | None = None, pack: str | None = None) -> KalterSchlagState:
        return super().deal(seed=seed and seed + next(DEALT), pack=pack)


class TurnsPacks(KalterSchlagSeries):
    def deal(self, *, seed: int | None = None, pack: str | None = None) -> KalterSchlagState:
        return super().deal(seed=seed, pack=pack and " ".join(reversed(pack.split())))


class LeavesOutASeat(KalterSchlagSeries):
    def after(self, result: Any, *, seed: int) -> KalterSchlagSeries:
        right = super().after(result, seed=seed)
        return replace(right, totals=(0, *right.totals[1:]))


class NamesWithBlanks(KalterSchlag):
    presets = MappingProxyType({"source text": PRESETS["source_text"]})


@pytest.mark.parametrize(
    ("check", "game"),
    [
        ("same_seed", game_with(ForgetsSeeds)),
        ("same_pack", game_with(TurnsPacks)),
        ("totals", game_with(LeavesOutASeat)),
        ("record_round_trip", NamesWithBlanks()),
    ],
)
def test_a_broken_game_is_found(check: str, game: KalterSchlag) -> None:
    assert check_broken(game) == check


def test_a_record_that_replays_otherwise_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_of(Drifts)
    monkeypatch.setattr(match_module, "find_game", lambda name: game)
    assert check_broken(game) == "record_replays"


def test_every_check_is_broken_somewhere() -> None:
    source = Path(testing.__file__).read_text(encoding="utf-8")
    named = {part.split('"')[0] for part in source.split('_fault("')[1:]}
    broken = {check for check, _ in BROKEN}
    assert named - broken == {"same_seed", "same_pack", "totals", "record_round_trip", "record_replays"}


def test_exchange_reaches_every_card() -> None:
    state = KalterSchlag().deal(PRESETS["source_text"], seed=5)
    turned = dict(zip(PACKS[32], shuffled(PACKS[32], 9), strict=True))
    other = testing.exchange(state, turned)
    assert other.pack == tuple(turned[card] for card in state.pack)
    assert other.hands == tuple(tuple(turned[card] for card in hand) for hand in state.hands)
