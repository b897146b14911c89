"""Replaying records of the International Skat Server: the deal settled, and the result compared with the server's.

A side that gets the rest gets all tricks that are left, with the cards on the table; Null is then won or lost. A game
that is given up before its first trick is complete is lost simply, without schneider and schwarz, as the server counts.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from vorhand.errors import NotationError, RecordError, VorhandError
from vorhand.games.skat import moves
from vorhand.games.skat.iss import PLACE, IssGame, read_games
from vorhand.games.skat.iss_course import PRESET, Course, End, follow
from vorhand.games.skat.iss_moves import SEATS, Act
from vorhand.games.skat.iss_results import IssResult, Outcome
from vorhand.games.skat.iss_settled import in_words_of_iss
from vorhand.games.skat.scoring import SkatResult, settle
from vorhand.games.skat.state import SkatState
from vorhand.record import DealRecord, Record


@dataclass(frozen=True, slots=True)
class IssReplay:
    """A game that was replayed. `state` is its last position, `result` what it comes to (None without a score), `ours`
    the same in the server's words, `differences` the names of the fields in which that is not what the server wrote.

    `deal` are the moves as Vorhand notes them, None if a deal of Vorhand cannot end as this one did: where the server
    gave the rest to a side that was not on turn, and the cards do not prove it.
    """

    number: int
    game: IssGame
    state: SkatState
    end: End
    result: SkatResult | None
    ours: IssResult
    differences: tuple[str, ...]
    deal: DealRecord | None

    def __str__(self) -> str:
        """In one line: what was played, what it comes to, what the server wrote, and whether that is the same."""
        result, theirs, at = self.result, self.game.result, self.state.table
        if result is None or result.contract is None:
            what = self.ours.outcome.value
        else:
            who = at.positions.index(at.soloist) if at.soloist is not None else None
            what = f"{result.contract}, player {who}, bid {at.bid}: {self.ours.value:+}"
        counted = "no result" if theirs is None else f"{theirs.outcome.value} {theirs.value:+}"
        apart = [
            f"{name} {getattr(self.ours, name)} and not {getattr(theirs, name)}" for name in self.differences
        ]  # fmt: skip
        because = f" ({self.because})" if self.because else ""
        return f"{what}; the server: {counted}; {'agrees' if self.agrees else 'differs: ' + ', '.join(apart) + because}"

    @property
    def agrees(self) -> bool:
        """Whether the server counted the same; a record without a result agrees with everything."""
        return not self.differences

    @property
    def because(self) -> str:
        """Why the server counted otherwise, where that is known, or "".

        "no_discard": the soloist was gone before he laid two cards away, and the server did not look at his hand.
        """
        laid = any(move.act in (Act.DECLARE, Act.DISCARD) and move.cards for move in self.game.moves)
        hand = self.result is not None and self.result.contract is not None and self.result.contract.hand
        return "no_discard" if "matadors" in self.differences and not laid and not hand else ""

    def record(self) -> Record:
        """The game as a match of one deal. Raises `RecordError` where the moves of Vorhand cannot tell its end."""
        if self.deal is None:
            raise RecordError(
                "the rest was given to a side by agreement, which no move of Vorhand can tell",
                code="iss.no_move",
                params={"end": self.end.value},
                deal=self.number,
            )
        return Record("skat", PRESET, (), SEATS, 0, (), (self.deal,))


def replays(lines: str | Iterable[str]) -> Iterator[IssReplay | VorhandError]:
    """Every game of a text, or of the lines of a file, replayed; for a broken one the error, and then the next."""
    for number, game in enumerate(read_games(lines), start=1):
        try:
            yield game if isinstance(game, NotationError) else replay(game, number=number)
        except VorhandError as error:
            yield error


def report(lines: Iterable[str]) -> Iterator[tuple[str, bool]]:
    """A line about every game, and whether it agrees with the server; then how many do, and whether there are any."""
    counts = {"agree": 0, "differ": 0, "broken": 0}
    for number, each in enumerate(replays(lines), start=1):
        agrees = isinstance(each, IssReplay) and each.agrees
        counts["agree" if agrees else "differ" if isinstance(each, IssReplay) else "broken"] += 1
        yield f"game {number}: {each if isinstance(each, IssReplay) else f'broken, {each}'}", agrees
    whole = sum(counts.values())
    yield f"{whole} games: {', '.join(f'{count} {what}' for what, count in counts.items())}", whole > 0


def replay(game: IssGame, *, number: int = 1) -> IssReplay:
    """The game replayed and settled. Raises `RecordError` as `iss_course.follow` does."""
    course = follow(game, number=number)
    state, result, deal = course.state, course.state.result, course.deal
    given: DealRecord | None = deal
    if course.gains is not None:
        state = state.awarded(course.gains)
        result = state.result if game.get("PC") == PLACE else _simple(state, course.gains)
        assert result is not None
        given = _with_last_word(deal, course.state, result)
    if result is not None:
        ours = in_words_of_iss(
            state, result, left=course.left, timeout=course.timeout, resigned=course.end is End.RESIGNED
        )
    else:
        ours = _penalty(course) if course.end is End.PENALTY else IssResult(Outcome.UNKNOWN)
    differences = () if game.result is None else ours.against(game.result)
    return IssReplay(number, game, state, course.end, result, ours, differences, given)


def _simple(state: SkatState, gains: int) -> SkatResult:
    """The result of a deal that was given away; simply lost if that was before a trick was complete."""
    result, soloist, at = state.result, state.table.soloist, state.table
    assert result is not None
    assert result.contract is not None
    assert soloist is not None
    if at.taken or gains == soloist or result.contract.null:
        return result
    plain = settle(
        result.contract,
        options=at.options,
        bid=at.bid,
        matadors=int(str(result.entry["matadors"])),
        card_points=at.options.schneider_limit + 1,
        tricks=1,
        soloist=soloist,
    )
    params = {**plain.params, "n": result.params["n"], "tricks": result.params["tricks"]}
    notes = (*result.notes[:1], *plain.notes)
    return replace(plain, params=params, notes=notes, card_points=result.card_points, tricks=result.tricks)


def _penalty(course: Course) -> IssResult:
    """What the server notes when somebody goes before a game is declared: after the auction for his side."""
    gone = course.timeout if course.left is None else course.left
    soloist = course.state.table.soloist
    guilty = {gone} if soloist in (None, gone) else set(course.state.table.defenders)
    first, second, third = (int(seat in guilty) for seat in range(SEATS))
    return IssResult(
        Outcome.PENALTY,
        soloist,
        penalties=(first, second, third),
        left=course.left,
        timeout=course.timeout,
        resigned=False,
    )


def _with_last_word(deal: DealRecord, before: SkatState, result: SkatResult) -> DealRecord | None:
    """The record with the last word that says who gets the rest, if a claim or a concession comes to the same."""
    for move in (moves.CLAIMING, moves.CONCEDING):
        after = before.play(move).result if before.refusal(move) is None else None
        if after is not None and after.scores == result.scores:
            return deal.add(move, fresh_line=before.fresh_line)
    return None
