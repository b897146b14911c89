"""A deal of Skat: the table, the hands and the skat. `play` is the only way on, and always checks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from vorhand.cards import PACKS, Card, parse_pack
from vorhand.chance import shuffled
from vorhand.games.skat import events, flow, moves, table
from vorhand.games.skat.auction import Auction
from vorhand.games.skat.options import SkatOptions
from vorhand.games.skat.outcome import result_of
from vorhand.games.skat.scoring import SkatResult
from vorhand.games.skat.table import Ending, Setting, Table
from vorhand.games.skat.view import SkatView
from vorhand.moves import PLAY, LegalMoves, Move, Note, Refusal
from vorhand.position import Taken
from vorhand.seats import check_seat

NO_MOVES = LegalMoves(())


class SkatState(NamedTuple):
    """A position. `hands` are what each seat holds, `skat` the two cards that lie aside (none while the soloist has
    twelve in hand), `pack` the pack as dealt, `seed` what it was shuffled by."""

    table: Table
    hands: tuple[tuple[Card, ...], ...]
    skat: tuple[Card, ...]
    pack: tuple[Card, ...]
    seed: int | None = None

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
        """`auction`, `skat`, `discard`, `declare`, `contra`, `re`, `play` or `over`."""
        return self.table.phase

    def _known_skat(self, seat: int | None) -> tuple[Card, ...] | None:
        """The soloist knows the skat he took up and laid away."""
        return self.skat if self.table.picked and seat is not None and seat == self.table.soloist else None

    @property
    def legal_moves(self) -> LegalMoves:
        """The moves of the seat on turn."""
        at = self.table
        if at.turn is None:
            return NO_MOVES
        return moves.legal_moves(at, self.hands[at.turn], self._known_skat(at.turn))

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
        return at.phase == table.SKAT or (at.phase == table.CONTRA and not at.calls)

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
        return moves.refusal(self.table, hand, self._known_skat(turn), move)

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
        if move.kind == PLAY:
            card, hand = move.cards[0], self.hands[turn]
            where = hand.index(card)
            hands = self._hands(turn, hand[:where] + hand[where + 1 :])
            breach = at.setting.punished and moves.revokes(at, hand, card) is not None
            return SkatState(flow.with_card(at, card, breach=breach), hands, self.skat, self.pack, self.seed)
        if move.kind == moves.TAKE:
            hands = self._hands(turn, self.hands[turn] + self.skat)
            return SkatState(flow.with_skat(at), hands, (), self.pack, self.seed)
        if move.kind == moves.DISCARD:
            kept = tuple(card for card in self.hands[turn] if card not in move.cards)
            return SkatState(flow.with_discard(at), self._hands(turn, kept), move.cards, self.pack, self.seed)
        return SkatState(flow.after(at, move), self.hands, self.skat, self.pack, self.seed)

    def _hands(self, seat: int, hand: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
        hands = list(self.hands)
        hands[seat] = hand
        return tuple(hands)

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
        return SkatView(seat, self.table, hand, self._known_skat(seat), laid_open)

    def opening(self, seat: int | None) -> tuple[Note, ...]:
        """The dealing: who dealt and who is forehand."""
        return (Note("dealt", {"dealer": self.dealer, "seat": self.table.positions[0]}),)

    def events(self, move: Move, seat: int | None) -> tuple[Note, ...]:
        """What the seat sees happen when the move is played here."""
        after = self._apply(move)
        knows = seat is not None and seat == self.turn
        soloist = self.table.soloist
        laid_open = after.hands[soloist] if after.table.open and not self.table.open and soloist is not None else ()
        return events.told(self.table, move, after.table, own=self.skat if knows else None, laid_open=laid_open)

    def shows(self, move: Move, seat: int | None) -> bool:
        """The skat taken up shows the soloist two cards, an ouvert hand laid open ten to everybody else."""
        if move.kind == moves.TAKE:
            return seat == self.turn and not self.table.picked
        opens = self._apply(move).table.open and not self.table.open
        return opens and seat != self.table.soloist

    def laid(self) -> Mapping[str, tuple[Card, ...]]:
        """The skat as dealt, and what the soloist laid away if he took it."""
        dealt = dealt_from(self.pack, self.table.setting)[1]
        return {"skat": dealt, "discard": self.skat} if self.table.picked else {"skat": dealt}

    def unseen(self, seat: int | None) -> tuple[Card, ...]:
        """The cards in the hands of others that do not lie open, and the skat for who does not know it."""
        at = self.table
        known = {seat, at.soloist} if at.open else {seat}
        hidden = [card for owner, hand in enumerate(self.hands) if owner not in known for card in hand]
        return tuple(hidden) if self._known_skat(seat) is not None else (*hidden, *self.skat)

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


def deal(
    options: SkatOptions, *, seed: int | None, pack: str | None, dealer: int, players: int, scores: tuple[int, ...]
) -> SkatState:
    """A fresh deal from a seed or, if given, from a pack as text."""
    if pack is not None:
        cards = parse_pack(pack, size=32)
    else:
        assert seed is not None
        cards = shuffled(PACKS[32], seed)
    setting = Setting.of(options, dealer=dealer, players=players, scores=scores)
    auction = Auction.begin(setting.positions)
    hands, skat = dealt_from(cards, setting)
    at = Table(setting, auction, table.AUCTION, auction.turn)
    return SkatState(at, hands, skat, cards, seed if pack is None else None)
