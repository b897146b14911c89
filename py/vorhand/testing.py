"""What any game must keep to, whatever its rules: the conformance checks, shipped with the engine.

Deals are played with random moves. Every ply is checked for cards, points and legal moves; what costs more (views with
the unseen cards exchanged, every move refused that is not legal, copies compared) on some plies of each deal, drawn
from the seed. A game that breaks a rule of the house raises `ConformanceError`, which names the check and holds the
record.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass, fields, is_dataclass, replace
from types import MappingProxyType
from typing import Any, Final, TypeVar

from vorhand import game as find_game
from vorhand import game_names
from vorhand.cards import PACKS, Card, format_cards
from vorhand.chance import drawn, mix, shuffled
from vorhand.errors import IllegalMoveError, NotationError
from vorhand.kind import Game
from vorhand.match import Match
from vorhand.moves import ENDING, PLAY, Move
from vorhand.options import Options, OptionValue
from vorhand.record import Record
from vorhand.tricks import total

Value = TypeVar("Value")

LONGEST_DEAL: Final = 400
"""No deal of any game here has so many moves."""

RARELY: Final = 25
"""A move that ends the deal before its time is made once in so many draws, so that deals are played out."""

CLOSE_LOOKS: Final = 12
"""One ply in so many is looked at closely, and the first of every deal."""


class ConformanceError(Exception):
    """A game breaks the check named `check`; `record` is the match up to there, as text."""

    def __init__(self, check: str, message: str, record: str) -> None:
        super().__init__(f"{check}: {message}\n{record}")
        self.check = check
        self.record = record


@dataclass(frozen=True, slots=True)
class Report:
    """What was checked, a line each, and whether all of it holds."""

    lines: tuple[str, ...]
    ok: bool


def settings() -> Iterator[tuple[str, str, int]]:
    """Every game, preset and number of players."""
    for name in game_names():
        game = find_game(name)
        for preset in game.presets:
            for players in game.seats:
                yield name, preset, players


def share(name: str, *, deals: int) -> int:
    """How many of the `deals` of a preset are played by each number of players."""
    return -(-deals // len(find_game(name).seats))


def run_all(*, deals: int, seed: int = 1) -> Report:
    """Checks `deals` random deals of every game and preset, shared among the numbers of players."""
    lines, ok = [], True
    for name, preset, players in settings():
        line, held = run_one(name, preset, players, deals=share(name, deals=deals), seed=seed)
        lines.append(line)
        ok = ok and held
    return Report(tuple(lines), ok)


def run_one(name: str, preset: str, players: int, *, deals: int, seed: int) -> tuple[str, bool]:
    """Checks one game under one preset: a line that says how it went, and whether it holds."""
    where = f"{name}, {preset}, {players} players"
    try:
        plies = check_deals(find_game(name), preset=preset, players=players, deals=deals, seed=seed)
    except ConformanceError as fault:
        return f"{where}: FAULT {fault}", False
    return f"{where}: {deals} deals, {plies} plies, all checks hold", True


def check_deals(
    game: Game,
    *,
    preset: str,
    players: int,
    deals: int,
    seed: int,
    changed: Mapping[str, OptionValue] = MappingProxyType({}),
) -> int:
    """Plays random matches of the game until `deals` deals are checked; gives the plies.

    `changed` are options that differ from the preset. Raises `ConformanceError`.
    """
    options = game.presets[preset].with_values(changed)
    plies = done = number = 0
    while done < deals:
        match = Match.new(game, preset=preset, options=options, seed=mix(seed, number), players=players)
        number += 1
        while True:
            check_dealing(match)
            match, moves = _play_deal(match, seed=mix(seed, number, done))
            plies += moves
            done += 1
            if match.over or done == deals:
                break
            match = match.next_deal()
        check_record(match)
    return plies


def _play_deal(match: Match, *, seed: int) -> tuple[Match, int]:
    for ply in range(LONGEST_DEAL):
        check_position(match)
        if ply == 0 or mix(seed, ply) % CLOSE_LOOKS == 0:
            check_moves(match, seed=mix(seed, ply, 1))
            check_views(match)
        if match.state.turn is None:
            check_result(match)
            return match, ply
        match = match.play(drawn_move(match, seed=mix(seed, ply, 2)))
    raise _fault("ends", f"no end after {LONGEST_DEAL} moves", match)


def drawn_move(match: Match, *, seed: int) -> Move:
    """A legal move drawn from the seed; one that ends the deal before its time is drawn seldom."""
    moves = match.state.legal_moves.moves
    move = drawn(moves, seed)
    others = [other for other in moves if other.kind not in ENDING]
    if move.kind in ENDING and others and mix(seed, 1) % RARELY:
        return drawn(others, mix(seed, 2))
    return move


def check_dealing(match: Match) -> None:
    """The same seed gives the same deal, and the pack as text gives it too."""
    state, series = match.state, match.series
    if series.deal(seed=mix(match.seed, match.deal_number)) != state:
        raise _fault("same_seed", "the seed gives another deal", match)
    if series.deal(pack=format_cards(state.pack)).places() != state.places():
        raise _fault("same_pack", "the pack as text gives another deal", match)


def _summed(match: Match) -> tuple[int, ...]:
    scores = [result.scores for result in match.results]
    return tuple(sum(amounts) for amounts in zip(match.series.start, *scores, strict=True))


def check_position(match: Match) -> None:
    """Cards are conserved, card points add up, somebody can move until the deal is over, and nobody after."""
    state = match.state
    cards = sorted((card.text for place in state.places().values() for card in place), reverse=True)
    if cards != sorted((card.text for card in state.pack), reverse=True):
        raise _fault("cards_conserved", f"{len(cards)} cards, not the pack: {' '.join(cards)}", match)
    values = match.game.card_values
    if values is not None:
        taken = sum(state.card_points)
        piles = (place for name, place in state.places().items() if not name.startswith("pile"))
        loose = sum(total(place, values) for place in piles)
        whole = total(PACKS[len(state.pack)], values)
        if taken + loose != whole:
            raise _fault("card_points", f"{taken} taken and {loose} not make not {whole}", match)
    over = state.turn is None
    if over != (state.result is not None) or over == bool(state.legal_moves):
        raise _fault("legal_move_there", f"turn {state.turn}, result {state.result}, {state.legal_moves}", match)
    if state.turn is not None and not 0 <= state.turn < match.players:
        raise _fault("legal_move_there", f"no such seat: {state.turn}", match)


def check_moves(match: Match, *, seed: int) -> None:
    """Every legal move plays and round-trips; others raise, name a clause that exists, and change nothing."""
    state = match.state
    before = deepcopy(state)
    for move in state.legal_moves:
        if Move.parse(str(move)) != move or str(move) not in state.legal_moves:
            raise _fault("move_round_trip", f"{move!r} does not come back from its text", match)
        if state.refusal(move) is not None:
            raise _fault("legal_plays", f"{move} is legal and refused", match)
        try:
            state.play(move)
        except ValueError as error:
            raise _fault("legal_plays", f"{move} is legal and raises {error!r}", match) from error
        _check_events(match, move)
    whole = PACKS[len(state.pack)]
    two = shuffled(whole, seed)[:2]
    odd = [Move("nonsense"), Move(PLAY), Move(PLAY, *two), Move(PLAY, two[0], value=7), Move("double", *two)]
    for move in [Move(PLAY, card) for card in whole] + odd:
        if move in state.legal_moves:
            continue
        _check_refused(match, move)
    for seat in range(match.players):
        view = state.view(seat)
        for move, refusal in view.refused():
            if move in state.legal_moves or state.refusal(move) != refusal:
                raise _fault("illegal_raises", f"{move} is shown as refused otherwise than it is", match)
    if state != before:
        raise _fault("illegal_changes_nothing", "the position changed by trying moves", match)


def _check_events(match: Match, move: Move) -> None:
    after = match.state.play(move)
    for seat in (*range(match.players), None):
        unseen = {card.text for card in after.unseen(seat)}
        values = [value for event in match.state.events(move, seat) for value in event.params.values()]
        told = {word for value in values for word in (value if isinstance(value, tuple) else (value,))}
        if unseen & told:
            raise _fault("events_hide", f"seat {seat} is told of {unseen & told} by {move}", match)


def _check_refused(match: Match, move: Move) -> None:
    try:
        match.state.play(move)
    except IllegalMoveError as error:
        if error.clause is not None and error.clause not in match.game.clauses:
            raise _fault("clauses", f"{move}: no clause {error.clause!r}", match) from error
        return
    raise _fault("illegal_raises", f"{move} is not legal and plays", match)


def check_views(match: Match) -> None:
    """A view holds no card the seat may not know, and stays the same when those cards are exchanged."""
    state = match.state
    for seat in (*range(match.players), None):
        unseen = state.unseen(seat)
        view = state.view(seat)
        found = set(_cards_in(view)) & set(unseen)
        if found:
            raise _fault("view_hides", f"seat {seat} sees {format_cards(found)}", match)
        if len(unseen) > 1:
            turned = dict(zip(unseen, (*unseen[1:], unseen[0]), strict=True))
            if exchange(state, turned).view(seat) != view:
                raise _fault("view_unchanged", f"seat {seat} sees a difference between unseen cards", match)
        if (seat is not None and seat == state.turn) != bool(view.legal_moves):
            raise _fault("view_legal", f"seat {seat} is offered moves out of turn, or none", match)
        if seat == state.turn and view.legal_moves != state.legal_moves:
            raise _fault("view_legal", f"seat {seat} is offered other moves than the position", match)
        shown = {card for zone in view.zones() for card in zone.cards if card is not None}
        if shown & set(unseen):
            raise _fault("view_hides", f"zones show seat {seat} {format_cards(shown & set(unseen))}", match)


def check_result(match: Match) -> None:
    """The derivation adds up to the scores, by clauses that exist; the series has counted them."""
    result = match.results[-1]
    for seat in range(match.players):
        steps = [step for step in result.derivation if step.seat == seat]
        if sum(step.amount for step in steps) != result.scores[seat]:
            raise _fault("derivation", f"the steps of seat {seat} do not add up to {result.scores[seat]}", match)
        for step in steps:
            if step.clause not in match.game.clauses:
                raise _fault("clauses", f"no clause {step.clause!r}", match)
    if _summed(match) != match.series.totals:
        raise _fault("totals", f"totals {match.series.totals} are not the sum of the deals", match)


def check_record(match: Match) -> None:
    """The record comes back from its text, and replays to an equal match."""
    record = match.record()
    try:
        again = Record.parse(str(record))
    except NotationError as error:
        raise _fault("record_round_trip", f"the record cannot be read: {error}", match) from error
    if again != record:
        raise _fault("record_round_trip", "the record does not come back from its text", match)
    if Match.replay(record) != match:
        raise _fault("record_replays", "the record replays to another match", match)


def exchange(value: Value, by: Mapping[Card, Card]) -> Value:
    """The value with each card in it, however deep, put in the place of another."""
    exchanged: Value = _exchanged(value, by)
    return exchanged


def _exchanged(value: Any, by: Mapping[Card, Card]) -> Any:
    if isinstance(value, Card):
        return by.get(value, value)
    if isinstance(value, tuple):
        parts = [_exchanged(each, by) for each in value]
        return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
    if is_dataclass(value) and not isinstance(value, (type, Options)):
        changed = {each.name: _exchanged(getattr(value, each.name), by) for each in fields(value)}
        return replace(value, **changed)
    return value


def _cards_in(value: object) -> Iterator[Card]:
    if isinstance(value, Card):
        yield value
    elif isinstance(value, (tuple, list, set, frozenset)):
        for each in value:
            yield from _cards_in(each)
    elif isinstance(value, Mapping):
        yield from _cards_in((*value.keys(), *value.values()))
    elif is_dataclass(value) and not isinstance(value, type):
        for each in fields(value):
            yield from _cards_in(getattr(value, each.name))


def _fault(check: str, message: str, match: Match) -> ConformanceError:
    return ConformanceError(check, message, str(match.record()))
