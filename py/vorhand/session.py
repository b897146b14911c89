"""A person at the table: a match, who sits where, and the way back to the person's last decision.

A session is a value; what the page asks for gives a new one. It keeps no clock and never waits: each bot move is one
call, and whoever draws the table sets the pace.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from vorhand.chance import mix
from vorhand.errors import ProtocolError
from vorhand.kind import Bot, Rating
from vorhand.match import Match
from vorhand.moves import ENDING, Move, Note, Refusal
from vorhand.record import Record

PERSON: Final = "person"


@dataclass(frozen=True, slots=True)
class Session:
    """`seats` holds "person" (at most once) or a bot's level for each seat, with its style behind a slash if it has
    one; `rev` counts the changes. `events` is what the person saw happen in the last change, `course` in the whole
    deal on the table; `before` is the session as it stood at the person's last decision in this deal. At a side
    table, where the match's last deal is played once more, `again` holds what it brought each seat the first time;
    nothing follows it."""

    match: Match
    seats: tuple[str, ...]
    rev: int = 1
    events: tuple[Note, ...] = ()
    course: tuple[Note, ...] = ()
    before: Session | None = None
    again: tuple[int, ...] = ()

    @staticmethod
    def begin(match: Match, seats: Sequence[str] | None = None, *, level: str | None = None) -> Session:
        """A session at the match's first deal. By default the person has seat 0 and bots of `level` the others.

        Raises `ProtocolError` if the seats do not fit the match.
        """
        usual = match.game.usual_level if level is None else level
        chosen = (PERSON, *[usual] * (match.players - 1)) if seats is None else _named(seats, usual)
        session = Session(match, check_seats(match, chosen))
        opening = match.state.opening(session.person)
        return replace(session, events=opening, course=opening)

    @staticmethod
    def resume(record: Record) -> Session:
        """The session of a record, as it stood. Raises what is wrong with the record."""
        session: Session | None = None
        for match in Match.steps(record):
            if session is None:
                session = replace(Session.begin(match, record.seats or None), again=record.again)
            elif match.deal_number > session.match.deal_number:
                session = session._dealt(match)
            else:
                session = session._moved(match, match.deals[-1].moves[-1])
        assert session is not None
        return replace(session, rev=1, events=())

    def play_again(self, deal: int, seat: int) -> Session:
        """A side table at which a deal that is over is dealt once more, in the very state of the match, with the person
        at `seat`; the others go round the table with the person, so that each sits by the same neighbours.

        Raises `VorhandError` for a deal that is not over, `ProtocolError` for a seat that had no part in it.
        """
        match = self.match.dealt_again(deal)
        if seat >= match.players or not match.state.dealt[seat]:
            raise ProtocolError(f"seat {seat} has no cards", code="session.no_cards", params={"value": seat})
        person, players = self.person or 0, match.players
        seats = [self.seats[(each - seat + person) % players] for each in range(players)]
        seats[seat] = PERSON
        # Once more at a side table: it is compared with the match, not with another try.
        of_match = bool(self.again) and deal == self.match.deal_number
        first = self.again if of_match else self.match.results[deal - 1].scores
        return replace(Session.begin(match, seats), again=first)

    @property
    def person(self) -> int | None:
        """The person's seat, None if bots play among themselves."""
        return self.seats.index(PERSON) if PERSON in self.seats else None

    @property
    def due(self) -> str:
        """What is to be asked for next: `act` (the person), `step` (a bot), `deal` (the next deal) or `over`; at a side
        table nothing but the way `back` to the match."""
        turn = self.match.state.turn
        if self.again and turn is None:
            return "back"
        if self.match.over:
            return "over"
        if turn is None:
            return "deal"
        return "act" if turn == self.person else "step"

    def act(self, move: str) -> Session:
        """The person's move. Raises `ProtocolError` if another is on turn, and what `State.play` raises."""
        self._need("act")
        return self._play(Move.parse(move))

    def step(self) -> Session:
        """One bot's move, or the next deal."""
        if self.due == "deal":
            return self._dealt(self.match.next_deal())
        self._need("step")
        state = self.match.state
        assert state.turn is not None
        move = self._bot(state.turn).choose(state.view(state.turn), seed=self._bot_seed(state.turn))
        return self._play(move)

    def undo(self) -> Session:
        """Back to the person's last decision in this deal. Raises `ProtocolError` if there is none."""
        if self.before is None:
            raise ProtocolError("there is nothing to take back", code="session.nothing_to_undo")
        match = self.before.match.undone(self.match.deals[-1].undone + 1)
        return replace(self.before, match=match, rev=self.rev + 1, events=())

    def hint(self) -> tuple[Rating, ...]:
        """The person's legal moves as the strongest bot rates them, best first. Raises `ProtocolError` out of turn."""
        self._need("act")
        assert self.person is not None
        *_, strongest = self.match.game.bots.values()
        return strongest().rate(self.match.state.view(self.person), seed=self._bot_seed(self.person))

    def why(self, move: str) -> Refusal | None:
        """Why the person may not make the move now; None if it is legal. Raises `ProtocolError` out of turn."""
        self._need("act")
        return self.match.state.refusal(Move.parse(move))

    def record(self) -> Record:
        """The match written down, with who sits where."""
        return replace(self.match.record(self.seats), again=self.again)

    def next_first_dealer(self) -> tuple[str, int | None, int | None]:
        """Once the match is over: the rule ("lot", "loser_chooses", "losers_lot"), the seat that chooses, the dealer.

        A bot that may choose has chosen; None for the dealer means the lot, or the person has still to say.
        """
        outcome = self.match.series.outcome
        assert outcome is not None
        if outcome.next_dealer is not None:
            return "losers_lot", None, outcome.next_dealer
        if outcome.chooser is None:
            return "lot", None, None
        if outcome.chooser == self.person:
            return "loser_chooses", outcome.chooser, None
        chosen = self._bot(outcome.chooser).choose_dealer(outcome.chooser, players=self.match.players)
        return "loser_chooses", outcome.chooser, chosen

    def _play(self, move: Move) -> Session:
        return self._moved(self.match.play(move), move)

    def _moved(self, match: Match, move: Move) -> Session:
        """The session when `move` has led to `match`.

        A forced move is no decision to come back to. Nothing is taken back once it has shown hidden cards: by itself,
        or because the deal is over and all are laid open.
        """
        events = [*self.match.state.events(move, self.person)]
        if match.state.turn is None:
            events.append(Note("deal_over", {"deal": match.deal_number}))
        if match.over and not self.again:
            events.append(Note("match_over"))
        choices = [each for each in self.match.state.legal_moves if each.kind not in ENDING]
        decided = self.due == "act" and len(choices) > 1
        laid_open = match.state.turn is None and bool(match.state.unseen(self.person))
        shown = laid_open or self.match.state.shows(move, self.person)
        before = self if decided else self.before
        return replace(
            self,
            match=match,
            rev=self.rev + 1,
            events=tuple(events),
            course=(*self.course, *events),
            before=None if shown else before,
        )

    def _dealt(self, match: Match) -> Session:
        """The session when the next deal of `match` is dealt: there is no way back over it."""
        opening = match.state.opening(self.person)
        return replace(self, match=match, rev=self.rev + 1, events=opening, course=opening, before=None)

    def _need(self, due: str) -> None:
        if self.due != due:
            raise ProtocolError(f"not now: {self.due!r} is due, not {due!r}", code=f"session.due_{self.due}")

    def _bot(self, seat: int) -> Bot:
        return self.match.game.player(self.seats[seat])

    def _bot_seed(self, seat: int) -> int:
        return mix(self.match.seed, self.match.deal_number, seat, len(self.match.deals[-1].moves))


def _named(seats: Sequence[str], level: str) -> tuple[str, ...]:
    return tuple(level if seat == "bot" else seat for seat in seats)


def check_seats(match: Match, seats: Sequence[str]) -> tuple[str, ...]:
    """The seats, if each is a person or a level of the game, and at most one is a person. Raises `ProtocolError`."""
    if len(seats) != match.players:
        raise ProtocolError(
            f"{len(seats)} seats for {match.players} players", code="session.seats", params={"n": len(seats)}
        )
    for seat in seats:
        level, slash, style = seat.partition("/")
        fits = level in match.game.bots and (style in match.game.styles or not slash)
        if seat != PERSON and not fits:
            raise ProtocolError(f"no such player: {seat[:40]!r}", code="session.level", params={"level": seat[:40]})
    if list(seats).count(PERSON) > 1:
        raise ProtocolError("one person at most has a seat", code="session.persons")
    return tuple(seats)
