"""A match: deals in a row with their running score, as a value that can be written down and replayed.

Who plays the seats, taking moves back and hints belong to `session`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from vorhand import game as find_game
from vorhand.cards import Card, format_cards
from vorhand.chance import drawn, mix
from vorhand.errors import NotationError, OptionsError, RecordError, VorhandError
from vorhand.kind import Game, Series
from vorhand.moves import PLAY, Move
from vorhand.options import Options, fingerprint, format_value, parse_value
from vorhand.position import Result, State
from vorhand.record import MOST_UNDONE, DealRecord, Record


@dataclass(frozen=True, slots=True)
class Match:
    """A match in progress or over. `state` is the deal on the table (over, until `next_deal`), `deals` its record and
    those of the deals before it, `results` the results of all deals that are over; `series` counts them in."""

    game: Game
    preset: str
    options: Options
    players: int
    seed: int
    series: Series
    state: State
    deals: tuple[DealRecord, ...]
    results: tuple[Result, ...] = ()

    @staticmethod
    def new(
        game: Game,
        *,
        preset: str | None = None,
        options: Options | None = None,
        seed: int,
        players: int | None = None,
        first_dealer: int | None = None,
    ) -> Match:
        """A match with its first deal dealt. The first dealer is drawn by lot from the seed unless one is named.

        `options` default to those of the preset, `preset` to the game's first. Raises `OptionsError`.
        """
        name = next(iter(game.presets)) if preset is None else preset
        if name not in game.presets:
            raise no_preset(game, name)
        rules = game.presets[name] if options is None else options
        dealer = 0 if first_dealer is None else first_dealer
        size, _ = game.check_deal(seed=seed, pack=None, dealer=dealer, players=players, scores=None)
        if first_dealer is None:
            dealer = drawn(range(size), mix(seed, 0))
        series = game.series(rules, players=size, dealer=dealer)
        state = series.deal(seed=mix(seed, 1))
        return Match(game, name, rules, size, seed, series, state, (DealRecord(dealer, state.pack),))

    @property
    def deal_number(self) -> int:
        """The number of the deal on the table, from 1."""
        return len(self.deals)

    @property
    def fingerprint(self) -> str:
        """What tells the rules in force apart from others."""
        return fingerprint(self.game.key, self.options)

    @property
    def over(self) -> bool:
        """Whether the match has its outcome."""
        return self.series.outcome is not None

    def play(self, move: Move | str) -> Match:
        """The match after a move in the deal on the table. Raises as `State.play` does."""
        if isinstance(move, str):
            move = Move.parse(move)
        after = self.state.play(move)
        deal = self.deals[-1].add(move, fresh_line=self.state.fresh_line)
        moved = replace(self, state=after, deals=(*self.deals[:-1], deal))
        result = after.result
        if result is None:
            return moved
        series = self.series.after(result, seed=mix(self.seed, self.deal_number, 0))
        return replace(moved, series=series, results=(*self.results, result))

    def next_deal(self, *, dealer: int | None = None, pack: tuple[Card, ...] | None = None) -> Match:
        """The match with the next deal dealt; the deal before must be over.

        From the match's seed by the dealer whose turn it is; a record may name both, and another dealer is an error.
        """
        if self.state.result is None or self.over:
            raise VorhandError("there is no next deal now", code="match.no_next_deal")
        due = self.series.dealer
        if dealer not in (None, due):
            raise VorhandError(
                f"deal {self.deal_number + 1}: seat {due} deals, not {dealer}",
                code="match.dealer",
                params={"deal": self.deal_number + 1, "seat": due},
            )
        state = self._dealt(self.deal_number + 1, pack)
        return replace(self, state=state, deals=(*self.deals, DealRecord(due, state.pack)))

    def _dealt(self, number: int, pack: tuple[Card, ...] | None) -> State:
        """The deal by seed, or by a pack that is not the seed's."""
        state = self.series.deal(seed=mix(self.seed, number))
        return state if pack in (None, state.pack) else self.series.deal(pack=format_cards(pack or ()))

    def ended(self, number: int) -> State:
        """The last position of a deal that is over, by its number. Raises `VorhandError` for another."""
        self._check_over(number)
        return Match.replay(replace(self.record(), deals=self.deals[:number])).state

    def dealt_again(self, number: int) -> Match:
        """The match as it stood when a deal that is over was dealt: the same cards, scores and dealer, no move made.

        Raises `VorhandError` for another deal.
        """
        self._check_over(number)
        fresh = replace(self.deals[number - 1], lines=(), undone=0)
        return Match.replay(replace(self.record(), deals=(*self.deals[: number - 1], fresh)))

    def before_card(self, number: int, card: int) -> State:
        """The position of a deal that is over in which its `card`-th card, from 0, was played.

        Raises `VorhandError` for a deal that is not over and a card that there was not.
        """
        self._check_over(number)
        deal = self.deals[number - 1]
        plies = [ply for ply, move in enumerate(deal.moves) if move.kind == PLAY]
        if not 0 <= card < len(plies):
            raise VorhandError(
                f"deal {number} has no card {card}", code="match.no_such_card", params={"deal": number, "n": card}
            )
        before = replace(deal, lines=(deal.moves[: plies[card]],), undone=0)
        return Match.replay(replace(self.record(), deals=(*self.deals[: number - 1], before))).state

    def _check_over(self, number: int) -> None:
        if not 1 <= number <= len(self.results):
            raise VorhandError(f"deal {number} is not over", code="match.no_such_deal", params={"deal": number})

    def record(self, seats: tuple[str, ...] = ()) -> Record:
        """The match written down; `seats` says who sits where."""
        # A word that is written like a number comes back as one.
        values = self.options.changed(self.game.presets[self.preset]).items()
        changed = tuple((name, parse_value(format_value(value))) for name, value in values)
        return Record(self.game.key, self.preset, changed, self.players, self.seed, seats, self.deals, self.fingerprint)

    @staticmethod
    def replay(record: Record) -> Match:
        """The match of a record, every move checked. Raises what is wrong with it, with the deal and the move."""
        *_, match = Match.steps(record)
        return match

    @staticmethod
    def steps(record: Record) -> Iterator[Match]:
        """The match of a record as it stood after each dealing and each move. Raises as `replay` does."""
        game = find_game(record.game)
        if record.preset not in game.presets:
            raise no_preset(game, record.preset)
        options = game.presets[record.preset].with_values(dict(record.changed))
        match = Match.new(
            game,
            preset=record.preset,
            options=options,
            seed=record.seed,
            players=record.players,
            first_dealer=record.deals[0].dealer,
        )
        if record.fingerprint not in ("", match.fingerprint):
            raise OptionsError(
                f"the record was played by rules {record.fingerprint[:40]!r}, not by {match.fingerprint!r}",
                code="record.fingerprint",
                params={"found": record.fingerprint[:40], "expected": match.fingerprint},
            )
        for number, deal in enumerate(record.deals, start=1):
            try:
                match = (
                    match._restart(deal.pack) if number == 1 else match.next_deal(dealer=deal.dealer, pack=deal.pack)
                )
            except NotationError as error:
                raise RecordError(str(error), code="record.pack", params={"why": error.code}, deal=number) from error
            match = match.undone(deal.undone)
            yield match
            for ply, move in enumerate(deal.moves, start=1):
                try:
                    match = match.play(move)
                except VorhandError as error:
                    raise RecordError(
                        f"move {ply}: {error}",
                        code="record.move",
                        params={"n": ply, "move": str(move), "why": error.code},
                        deal=number,
                    ) from error
                yield match

    def _restart(self, pack: tuple[Card, ...]) -> Match:
        """The match with its first deal dealt from another pack."""
        state = self._dealt(1, pack)
        return replace(self, state=state, deals=(DealRecord(state.dealer, state.pack),))

    def undone(self, times: int) -> Match:
        """The match with so many moves of the deal on the table noted as taken back."""
        deal = replace(self.deals[-1], undone=min(times, MOST_UNDONE))
        return replace(self, deals=(*self.deals[:-1], deal))


def no_preset(game: Game, name: str) -> OptionsError:
    """The error for a preset that the game does not have."""
    return OptionsError(f"{game.key} has no preset {name[:40]!r}", code="options.preset", params={"preset": name[:40]})
