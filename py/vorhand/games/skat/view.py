"""What one seat may know of a deal of Skat: the table, its own cards, what it laid away, and what lies open."""

from __future__ import annotations

from dataclasses import dataclass

from vorhand.cards import Card
from vorhand.errors import Param
from vorhand.games.skat import moves, stages, table
from vorhand.games.skat.auction import HOLD, PASS
from vorhand.games.skat.contracts import Contract, GameName, order_of
from vorhand.games.skat.scoring import least_matadors, matadors, sure_steps, worth
from vorhand.games.skat.table import ACTIVE, Table
from vorhand.moves import LegalMoves, Move, Note, Refusal
from vorhand.position import Badge, Zone, ZoneKind
from vorhand.tricks import CARD_POINTS, Ordering, suit_key, total

POSITIONS = ("forehand", "middlehand", "rearhand")
CHOOSING = (table.AUCTION, table.SKAT, table.DISCARD, table.DECLARE)
BEFORE_RAMSCH = (table.GRAND_HAND, table.PUSH, table.PASS_ON)


@dataclass(frozen=True, slots=True)
class SkatView:
    """A seat's view; `seat` None is a spectator. `skat` are the cards that lie aside if the seat knows them, else None;
    `laid_open` the soloist's hand while it lies open; `passed` the two cards it has passed on or laid away in a Ramsch,
    if it has."""

    seat: int | None
    table: Table
    hand: tuple[Card, ...]
    skat: tuple[Card, ...] | None
    laid_open: tuple[Card, ...]
    passed: tuple[Card, ...] = ()

    @property
    def turn(self) -> int | None:
        """The seat on turn."""
        return self.table.turn

    @property
    def phase(self) -> str:
        """The stage of the deal."""
        return self.table.phase

    @property
    def _on_turn(self) -> bool:
        return self.seat is not None and self.seat == self.table.turn

    @property
    def legal_moves(self) -> LegalMoves:
        """The moves of this seat if it is on turn."""
        return stages.legal_moves(self.table, self.hand, self.skat) if self._on_turn else LegalMoves(())

    def refused(self) -> tuple[tuple[Move, Refusal], ...]:
        """The cards of this seat that may not be played or passed on now; a contra that it may not say."""
        return stages.refused(self.table, self.hand) if self._on_turn else ()

    def remark(self, move: Move) -> Note | None:
        """For a discard its card points; for a declaration what it is worth, how, and whether that covers the bid.

        From the hand the skat may still change the matadors: "perhaps" says that the bid is covered as the hand stands,
        and that there is a skat with which it is not.
        """
        if move.kind == moves.DISCARD:
            return Note("laid", {"n": total(move.cards, CARD_POINTS)})
        if move.kind == table.PUSH:
            return Note("push", {"factor": 2 << self.table.pushes})
        if move.kind == moves.TAKE and self.table.picked:
            return Note("put_back")
        if move.kind != moves.DECLARE:
            return None
        contract = Contract.declared(str(move.value), hand=not self.table.picked)
        options, bid = self.table.options, self.table.bid
        count = matadors((*self.hand, *(self.skat or ())), contract)
        value = worth(contract, options=options, matadors=count)
        params: dict[str, Param] = {
            "n": value,
            "bid": bid,
            "covers": self._covers(contract, value),
            "levels": contract.levels,
            "matadors": count,
            "steps": sure_steps(contract, options=options, matadors=count),
            "base": 0 if contract.null else contract.base_value(options),
        }
        return Note("worth", params)

    def _covers(self, contract: Contract, value: int) -> str:
        if value < self.table.bid:
            return "no"
        if self.table.picked:
            return "yes"
        least = worth(contract, options=self.table.options, matadors=least_matadors(self.hand, contract))
        return "yes" if least >= self.table.bid else "perhaps"

    @property
    def order(self) -> Ordering:
        """How the cards rank in the contract; before there is one as in Grand."""
        return self.table.order

    def previews(self) -> tuple[tuple[str, Ordering], ...]:
        """How they rank in each game, while the soloist may still choose."""
        if self.phase not in CHOOSING:
            return ()
        games = (GameName.GRAND,) if self.table.ramsch else GameName
        return tuple((game.value, order_of(game)) for game in games)

    def zones(self) -> tuple[Zone, ...]:
        """Hands, the skat while it lies aside, the trick, the last trick, and each seat's pile."""
        at, order = self.table, self.order
        zones = [Zone(ZoneKind.HAND, self._cards_of(seat), seat) for seat in range(at.players)]
        if at.phase not in (table.DISCARD, table.PASS_ON):
            owner = at.ramsch.owner if at.ramsch else at.soloist if at.picked else None
            zones.append(Zone(ZoneKind.SKAT, (None, None) if self.skat is None else self.skat, owner))
        trick = at.trick
        if trick.cards:
            led = suit_key(order.suit_of(trick.cards[0]))
            zones.append(Zone(ZoneKind.TRICK, trick.cards, None, trick.seats, trick.winner(order), led))
        if at.taken:
            last = at.taken[-1]
            led = suit_key(order.suit_of(last.trick.cards[0]))
            zones.append(Zone(ZoneKind.LAST, last.trick.cards, last.winner, last.trick.seats, last.winner, led))
        zones += [
            Zone(ZoneKind.PILE, (None,) * ACTIVE * at.tricks(seat), seat)
            for seat in range(at.players)
            if at.tricks(seat)
        ]
        return tuple(zones)

    def _cards_of(self, seat: int) -> tuple[Card | None, ...]:
        if seat == self.seat:
            return self.hand
        if seat == self.table.soloist and self.table.open:
            return self.laid_open
        return (None,) * self.table.cards_left(seat)

    def badges(self) -> tuple[Badge, ...]:
        """What the page shows at each seat."""
        at = self.table
        return tuple(
            Badge(
                seat=seat,
                dealer=seat == at.setting.dealer,
                forehand=seat == at.positions[0],
                cards=at.cards_left(seat),
                tricks=at.tricks(seat),
                calls=_calls(at, seat),
                card_points=points,
                roles=_roles(at, seat),
            )
            for seat, points in enumerate(at.card_points)
        )

    def facts(self) -> tuple[Note, ...]:
        """The round if there is one; the bid, then the contract and what it was doubled to, or Ramsch and pushes."""
        at = self.table
        round = at.setting.round
        return (*(() if round is None else (round.fact,)), *(_of_ramsch(at) if at.is_ramsch else self._of_contract()))

    def _of_contract(self) -> tuple[Note, ...]:
        at, soloist = self.table, self.table.soloist
        if at.contract is None or soloist is None:
            if not at.bid:
                return ()
            holder = _holder(at)
            return (Note("bid", {"n": at.bid, "seat": holder}),)
        params: dict[str, Param] = {
            "seat": soloist, "game": at.contract.game.value, "levels": at.contract.levels, "n": at.bid,
        }  # fmt: skip
        calls = at.doublings
        doubled = (Note("doubled", {"call": calls[-1][1], "factor": 1 << len(calls)}),) if calls else ()
        return (Note("contract", params), *doubled)


def _of_ramsch(at: Table) -> tuple[Note, ...]:
    pushes = at.pushes
    return (Note("ramsch"), *((Note("pushes", {"n": pushes, "factor": 1 << pushes}),) if pushes else ()))


def _holder(at: Table) -> int:
    """Whose bid it is: who bid it last, or holds it."""
    return next(seat for seat, word in reversed(at.auction.words) if word != PASS)


def _calls(at: Table, seat: int) -> tuple[Note, ...]:
    """What the seat said: its last word in the auction, then contra or re; in a Ramsch what it did with the cards."""
    if at.ramsch is not None and not at.ramsch.grand:
        words = [word for who, word in at.ramsch.words if who == seat]
        return tuple(Note(word) for word in words[-1:] if at.phase in BEFORE_RAMSCH or word == table.PUSHED)
    if at.phase != table.AUCTION:
        return tuple(Note("name", {"call": word}) for who, word in at.doublings if who == seat)
    said = at.auction.last_word(seat)
    if said is None:
        return ()
    word, bid = said
    if word == PASS:
        return (Note("passed"),)
    return (Note("hold" if word == HOLD else "bid", {"n": bid}),)


def _roles(at: Table, seat: int) -> tuple[str, ...]:
    """Its place and part in the auction, its place before a Ramsch; afterwards whether it plays alone."""
    if seat not in at.positions:
        return ("sits_out",)
    place = POSITIONS[at.positions.index(seat)]
    if at.phase in BEFORE_RAMSCH:
        return (place,)
    if at.phase != table.AUCTION:
        return ("soloist",) if seat == at.soloist else ()
    auction = at.auction
    parts = (("speaker", auction.speaker), ("hearer", auction.hearer))
    return (place, *(part for part, who in parts if who == seat))
