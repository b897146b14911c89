"""A deal of Kalter Schlag: the table and the four hands. `play` is the only way on, and always checks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from vorhand.cards import PACKS, Card, parse_pack
from vorhand.chance import shuffled
from vorhand.games.kalter_schlag import moves
from vorhand.games.kalter_schlag.options import KalterSchlagOptions
from vorhand.games.kalter_schlag.scoring import settle
from vorhand.games.kalter_schlag.table import CALLS, PLAYERS, Table
from vorhand.games.kalter_schlag.view import KalterSchlagView
from vorhand.moves import LegalMoves, Move, Note, Refusal
from vorhand.position import Result, Taken
from vorhand.seats import check_seat, clockwise, next_seat
from vorhand.tricks import CARD_POINTS, Trick, total

PACKETS = (3, 2, 3)


@dataclass(frozen=True, slots=True)
class KalterSchlagState:
    """A position. `pack` is the pack as dealt, `hands` what each seat still holds, `seed` what it was shuffled by."""

    table: Table
    hands: tuple[tuple[Card, ...], ...]
    pack: tuple[Card, ...]
    seed: int | None = None

    @property
    def players(self) -> int:
        """Always four."""
        return PLAYERS

    @property
    def dealer(self) -> int:
        """The seat that dealt."""
        return self.table.dealer

    @property
    def turn(self) -> int | None:
        """The seat on turn, None after the last trick."""
        return self.table.turn

    @property
    def phase(self) -> str:
        """`first_trick`, `play` or `over`."""
        return self.table.phase

    @property
    def _hand(self) -> tuple[Card, ...]:
        return () if self.turn is None else self.hands[self.turn]

    @property
    def legal_moves(self) -> LegalMoves:
        """The moves of the seat on turn."""
        return moves.legal_moves(self.table, self._hand) if self.turn is not None else LegalMoves(())

    @property
    def dealt(self) -> tuple[tuple[Card, ...], ...]:
        """The hands as dealt, by seat."""
        return hands_of(self.pack, dealer=self.dealer)

    @property
    def taken(self) -> tuple[Taken, ...]:
        """The complete tricks."""
        return self.table.taken

    @property
    def card_points(self) -> tuple[int, ...]:
        """What each seat has taken."""
        return self.table.card_points

    @property
    def fresh_line(self) -> bool:
        """A record writes one trick a line, with the calls that belong to it."""
        return not self.table.trick.cards and (self.turn not in self.table.calls or bool(self.table.taken))

    @property
    def result(self) -> Result | None:
        """The settlement, once all tricks are taken."""
        if self.turn is not None:
            return None
        tricks = [self.table.tricks(seat) for seat in range(PLAYERS)]
        return settle(card_points=self.table.card_points, tricks=tricks, calls=len(self.table.calls))

    def refusal(self, move: Move) -> Refusal | None:
        """Why the move may not be made here, or None."""
        return moves.refusal(self.table, self._hand, move)

    def play(self, move: Move | str) -> KalterSchlagState:
        """The position after the move. Raises `IllegalMoveError`, and `NotationError` for a text that is no move."""
        if isinstance(move, str):
            move = Move.parse(move)
        refused = self.refusal(move)
        if refused is not None:
            raise refused.error(move)
        return self._apply(move)

    def _apply(self, move: Move) -> KalterSchlagState:
        table, seat = self.table, self.turn
        assert seat is not None
        if move.kind == moves.DOUBLE:
            return replace(self, table=replace(table, calls=(*table.calls, seat)))
        (card,) = move.cards
        hands = tuple(
            tuple(held for held in hand if held is not card) if owner == seat else hand
            for owner, hand in enumerate(self.hands)
        )
        trick = table.trick.add(seat, card)
        if len(trick.cards) < PLAYERS:
            return replace(self, table=replace(table, trick=trick), hands=hands)
        winner = trick.winner(moves.card_order(table.options.side_order))
        taken = Taken(trick, winner, total(trick.cards, CARD_POINTS))
        return replace(self, table=replace(table, trick=Trick(), taken=(*table.taken, taken)), hands=hands)

    def view(self, seat: int | None) -> KalterSchlagView:
        """What the seat may know: the open table and its own hand. Raises `OptionsError` for a seat there is not."""
        check_seat(seat, PLAYERS)
        return KalterSchlagView(seat, self.table, () if seat is None else self.hands[seat])

    def opening(self, seat: int | None) -> tuple[Note, ...]:
        """The dealing: who dealt and who leads."""
        return (Note("dealt", {"dealer": self.dealer, "seat": next_seat(self.dealer, PLAYERS)}),)

    def events(self, move: Move, seat: int | None) -> tuple[Note, ...]:
        """What happens when the move is played here; all of it is public."""
        assert self.turn is not None
        if move.kind == moves.DOUBLE:
            return (Note("called", {"seat": self.turn, "call": CALLS[len(self.table.calls)]}),)
        played = Note("played", {"seat": self.turn, "card": move.cards[0].text})
        after = self._apply(move)
        if len(after.taken) == len(self.taken):
            return (played,)
        trick = after.taken[-1]
        return (played, Note("trick", {"seat": trick.winner, "card_points": trick.card_points}))

    def shows(self, move: Move, seat: int | None) -> bool:
        """Nothing is hidden but hands, and cards are shown by playing them."""
        return False

    def laid(self) -> Mapping[str, tuple[Card, ...]]:
        """Nothing lies aside."""
        return {}

    def unseen(self, seat: int | None) -> tuple[Card, ...]:
        """The cards in the hands of the others."""
        return tuple(card for owner, hand in enumerate(self.hands) if owner != seat for card in hand)

    def places(self) -> Mapping[str, tuple[Card, ...]]:
        """Every card by where it lies."""
        places = {f"hand {seat}": hand for seat, hand in enumerate(self.hands)}
        places["trick"] = self.table.trick.cards
        for seat in range(PLAYERS):
            won = [taken.trick.cards for taken in self.taken if taken.winner == seat]
            places[f"pile {seat}"] = tuple(card for cards in won for card in cards)
        return places


def hands_of(pack: Sequence[Card], *, dealer: int) -> tuple[tuple[Card, ...], ...]:
    """The hands dealt from a pack, by seat: three, two and three cards, from the dealer's left (deal.1)."""
    hands: list[list[Card]] = [[] for _ in range(PLAYERS)]
    cards = iter(pack)
    for packet in PACKETS:
        for seat in clockwise(next_seat(dealer, PLAYERS), PLAYERS):
            hands[seat] += [next(cards) for _ in range(packet)]
    return tuple(map(tuple, hands))


def deal(
    options: KalterSchlagOptions, *, seed: int | None, pack: str | None, dealer: int, scores: tuple[int, ...]
) -> KalterSchlagState:
    """A fresh deal from a seed or, if given, from a pack as text."""
    if pack is not None:
        cards = parse_pack(pack, size=32)
    else:
        assert seed is not None
        cards = shuffled(PACKS[32], seed)
    return KalterSchlagState(
        Table(options, dealer, scores), hands_of(cards, dealer=dealer), cards, seed if pack is None else None
    )
