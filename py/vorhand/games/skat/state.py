"""A deal of Skat: the table, the hands and the skat. `play` is the only way on, and always checks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from vorhand.cards import PACKS, Card, parse_pack
from vorhand.chance import shuffled
from vorhand.games.skat import events, flow, moves, ramsch_flow, stages, table
from vorhand.games.skat.auction import Auction
from vorhand.games.skat.outcome import result_of
from vorhand.games.skat.scoring import SkatResult
from vorhand.games.skat.table import Ending, Setting, Table
from vorhand.games.skat.view import POSITIONS, SkatView
from vorhand.moves import PLAY, LegalMoves, Move, Note, Refusal
from vorhand.position import Taken
from vorhand.seats import check_seat

NO_MOVES = LegalMoves(())


class SkatState(NamedTuple):
    """A position. `hands` are what each seat holds, `skat` the two cards that lie aside (none while somebody has twelve
    in hand), `pack` the pack as dealt, `seed` what it was shuffled by, `passed` the two cards that each seat has passed
    on or laid away in a Ramsch (empty if nothing is passed on)."""

    table: Table
    hands: tuple[tuple[Card, ...], ...]
    skat: tuple[Card, ...]
    pack: tuple[Card, ...]
    seed: int | None = None
    passed: tuple[tuple[Card, ...], ...] = ()

    @property
    def players(self) -> int:
        """Three or four."""
        return self.table.players

    @property
    def dealer(self) -> int:
        """The seat that dealt."""
        return self.table.setting.dealer

    @property
    def turn(self) -> int | None:
        """The seat on turn, None when the deal is over."""
        return self.table.turn

    @property
    def phase(self) -> str:
        """`auction`, `skat`, `discard`, `declare`, `contra`, `re`, `play` or `over`; in a Ramsch `grand_hand`, `push`,
        `pass_on` too."""
        return self.table.phase

    def _known_skat(self, seat: int | None) -> tuple[Card, ...] | None:
        """Who laid the two cards down that lie aside knows them: the soloist, or who passed them on in a Ramsch."""
        at = self.table
        owner = at.soloist if at.picked else at.ramsch.owner if at.ramsch and self.skat else None
        return self.skat if seat is not None and seat == owner else None

    def _passed(self, seat: int | None) -> tuple[Card, ...]:
        """What the seat has passed on."""
        return self.passed[seat] if self.passed and seat is not None else ()

    @property
    def legal_moves(self) -> LegalMoves:
        """The moves of the seat on turn."""
        at = self.table
        if at.turn is None:
            return NO_MOVES
        return stages.legal_moves(at, self.hands[at.turn], self._known_skat(at.turn))

    @property
    def dealt(self) -> tuple[tuple[Card, ...], ...]:
        """The hands as dealt, by seat; who sits out has none."""
        return dealt_from(self.pack, self.table.setting)[0]

    @property
    def taken(self) -> tuple[Taken, ...]:
        """The complete tricks."""
        return self.table.taken

    @property
    def card_points(self) -> tuple[int, ...]:
        """What each seat has taken in tricks; the skat is counted at the end."""
        return self.table.card_points

    @property
    def fresh_line(self) -> bool:
        """A record writes the auction in a line, then what the soloist chooses, what is called, and each trick."""
        at = self.table
        if at.phase == table.AUCTION:
            return not at.auction.words
        if at.phase == table.PLAYING:
            return not at.cards
        if at.phase == table.GRAND_HAND:
            return not (at.ramsch and at.ramsch.words)
        return at.phase in (table.SKAT, table.PUSH) or (at.phase == table.CONTRA and not at.calls)

    @property
    def result(self) -> SkatResult | None:
        """The settlement, once the deal is over."""
        if self.table.turn is not None:
            return None
        hands, skat = dealt_from(self.pack, self.table.setting)
        return result_of(self.table, hands=self.hands, skat=self.skat, dealt=(*hands, skat))

    def refusal(self, move: Move) -> Refusal | None:
        """Why the move may not be made here, or None."""
        turn = self.table.turn
        hand = () if turn is None else self.hands[turn]
        return stages.refusal(self.table, hand, self._known_skat(turn), move)

    def play(self, move: Move | str) -> SkatState:
        """The position after the move. Raises `IllegalMoveError`, and `NotationError` for a text that is no move."""
        if isinstance(move, str):
            move = Move.parse(move)
        at = self.table
        if at.phase == table.PLAYING and move.kind == PLAY and at.turn is not None:
            refused = moves.card_refusal(at, self.hands[at.turn], move)
        else:
            refused = self.refusal(move)
        if refused is not None:
            raise refused.error(move)
        return self._apply(move)

    def _apply(self, move: Move) -> SkatState:
        at, turn = self.table, self.table.turn
        assert turn is not None
        hand, skat, passed = self.hands[turn], self.skat, self.passed
        if move.kind == PLAY:
            card = move.cards[0]
            where = hand.index(card)
            breach = at.punished and moves.revokes(at, hand, card) is not None
            after, hand = flow.with_card(at, card, breach=breach), hand[:where] + hand[where + 1 :]
        elif move.kind == moves.TAKE:
            after, hand, skat = flow.with_skat(at, move), hand + skat, ()
        elif move.kind == moves.DISCARD:
            after, skat = flow.with_discard(at, move), move.cards
            hand = tuple(card for card in hand if card not in skat)
            if at.ramsch is not None:
                passed = tuple(skat if seat == turn else self._passed(seat) for seat in range(at.players))
        else:
            return self._replace(table=flow.after(at, move))
        hands = list(self.hands)
        hands[turn] = hand
        return SkatState(after, tuple(hands), skat, self.pack, self.seed, passed)

    def awarded(self, seat: int) -> SkatState:
        """The deal ended here, all remaining tricks given to the side of `seat`: an agreement, which no move can tell.

        Raises `VorhandError` unless cards are being played.
        """
        return self._replace(table=flow.ended(self.table, Ending("awarded", seat, seat)))

    def view(self, seat: int | None) -> SkatView:
        """What the seat may know. Raises `OptionsError` for a seat there is not."""
        check_seat(seat, self.players)
        soloist = self.table.soloist
        laid_open = self.hands[soloist] if self.table.open and soloist is not None else ()
        hand = () if seat is None else self.hands[seat]
        return SkatView(seat, self.table, hand, self._known_skat(seat), laid_open, self._passed(seat))

    def opening(self, seat: int | None) -> tuple[Note, ...]:
        """The dealing: who dealt and who is forehand; first of all the round that begins."""
        round = self.table.setting.round
        begins = () if round is None else round.beginning
        return (*begins, Note("dealt", {"dealer": self.dealer, "seat": self.table.positions[0]}))

    def events(self, move: Move, seat: int | None) -> tuple[Note, ...]:
        """What the seat sees happen when the move is played here."""
        after = self._apply(move)
        knows = seat is not None and seat == self.turn
        soloist = self.table.soloist
        laid_open = after.hands[soloist] if after.table.open and not self.table.open and soloist is not None else ()
        return events.told(self.table, move, after.table, own=self.skat if knows else None, laid_open=laid_open)

    def shows(self, move: Move, seat: int | None) -> bool:
        """Cards taken up show two to who takes them, an ouvert hand laid open shows ten to everybody else."""
        if move.kind == moves.TAKE:
            return seat == self.turn and not self.table.picked
        opens = self._apply(move).table.open and not self.table.open
        return opens and seat != self.table.soloist

    def laid(self) -> Mapping[str, tuple[Card, ...]]:
        """The skat as dealt, and what the soloist laid away if he took it, or in a Ramsch what each passed on."""
        setting = self.table.setting
        dealt = dealt_from(self.pack, setting)[1]
        if self.table.picked:
            return {"skat": dealt, "discard": self.skat}
        passed = {name: self._passed(seat) for name, seat in zip(POSITIONS, setting.positions, strict=True)}
        return {"skat": dealt, **{name: cards for name, cards in passed.items() if cards}}

    def unseen(self, seat: int | None) -> tuple[Card, ...]:
        """The cards in the hands of others that do not lie open, and the skat for who does not know it. What the seat
        has passed on in a Ramsch it has seen."""
        at, seen = self.table, self._passed(seat)
        known = {seat, at.soloist} if at.open else {seat}
        hidden = [card for owner, hand in enumerate(self.hands) if owner not in known for card in hand]
        if self._known_skat(seat) is None:
            hidden += self.skat
        return tuple(card for card in hidden if card not in seen)

    def places(self) -> Mapping[str, tuple[Card, ...]]:
        """Every card by where it lies."""
        places = {f"hand {seat}": hand for seat, hand in enumerate(self.hands)}
        places |= {"skat": self.skat, "trick": self.table.cards}
        for seat in range(self.players):
            won = [taken.trick.cards for taken in self.taken if taken.winner == seat]
            places[f"pile {seat}"] = tuple(card for cards in won for card in cards)
        return places


def dealt_from(pack: Sequence[Card], setting: Setting) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """The hands by seat and the skat from a pack: three each, two to the skat, four each, three each (deal.1)."""
    hands: list[tuple[Card, ...]] = [()] * setting.players
    for place, seat in enumerate(setting.positions):
        first, second, third = 3 * place, 11 + 4 * place, 23 + 3 * place
        hands[seat] = (*pack[first : first + 3], *pack[second : second + 4], *pack[third : third + 3])
    return tuple(hands), tuple(pack[9:11])


def deal(setting: Setting, *, seed: int | None, pack: str | None, as_ramsch: bool = False) -> SkatState:
    """A fresh deal from a seed or, if given, from a pack as text; without an auction if it is played as a Ramsch."""
    if pack is not None:
        cards = parse_pack(pack, size=32)
    else:
        assert seed is not None
        cards = shuffled(PACKS[32], seed)
    hands, skat = dealt_from(cards, setting)
    if as_ramsch:
        nobody = Auction(setting.positions, over=True)
        at = ramsch_flow.begun(Table(setting, nobody, table.PLAYING, None))
    else:
        auction = Auction.begin(setting.positions)
        at = Table(setting, auction, table.AUCTION, auction.turn)
    return SkatState(at, hands, skat, cards, seed if pack is None else None)
