"""How a deal of Rams goes on after each move: declarations, reveals, exchange, upcard, jacks, nought, the tricks.

A position is its open table and its hidden cards; every function here gives the pair as it is afterwards. Whether a
move may be made is `moves`' business.
"""

from __future__ import annotations

from collections.abc import Iterator

from vorhand.cards import Card
from vorhand.games.rams import moves, table
from vorhand.games.rams.hidden import Hidden, exchanged, shuffle_seed
from vorhand.games.rams.options import HAND_SIZE, Counted, LonePlayer
from vorhand.games.rams.scoring import Share, aces_in, is_flush, is_rams, running
from vorhand.games.rams.table import COLOURS, Ending, Pair, Table
from vorhand.moves import PLAY, Move
from vorhand.position import Taken
from vorhand.tricks import Trick

Position = tuple[Table, Hidden]


def after(at: Table, cards: Hidden, move: Move, *, pack: tuple[Card, ...], seed: int | None) -> Position:
    """The position after a legal move of the seat on turn."""
    if move.kind == PLAY:
        return _with_card(at, cards, move.cards[0])
    if at.phase == table.DECLARE:
        return _with_word(at, cards, enters=move == moves.ENTER)
    if move.kind == moves.EXCHANGE:
        return _with_exchange(at, cards, move, seed=shuffle_seed(pack, seed, shuffles=at.shuffles))
    if at.phase == table.UPCARD:
        return _with_upcard(at, cards, move)
    if move == moves.STOP:
        assert at.turn is not None
        return _ended(at, Ending("stopped", (at.turn,))), cards
    return _play_on(at._replace(went_on=True)), cards


def shares(at: Table, kept: tuple[tuple[Card, ...], ...]) -> tuple[Share, ...]:
    """What each seat has of the deal, its aces being those of the hand it `kept` when the play began (score.2)."""
    return tuple(
        Share(bool(at.declared[seat]), at.tricks(seat), aces_in(kept[seat]), at.colours(seat))
        for seat in range(at.players)
    )


def _with_word(at: Table, cards: Hidden, *, enters: bool) -> Position:
    seat = at.turn
    assert seat is not None
    declared = (*at.declared[:seat], enters, *at.declared[seat + 1 :])
    if not enters:
        cards = cards.with_hand(seat, (), thrown=cards.hands[seat])
    at = at._replace(declared=declared, dead=len(cards.dead))
    left = [each for each in at.setting.ring if declared[each] is None]
    return (at._replace(turn=left[0]), cards) if left else _declared(at, cards)


def _declared(at: Table, cards: Hidden) -> Position:
    """All have said whether they play: what is dealt is revealed (reveal.1 to reveal.3, jacks.1)."""
    revealed = _revealed(at, cards)
    if revealed is not None:
        return revealed
    held = tuple((*hand, *thrown) for hand, thrown in zip(cards.hands, cards.thrown, strict=True))
    at = at._replace(pairs=tuple(_pairs(at, held, table.DEALT)))
    entered = at.entered
    if not entered:
        return _unplayed(at, cards, Ending("nobody_in"))
    if len(entered) == 1 and at.options.lone_player is LonePlayer.NO_PLAY:
        return _unplayed(at, cards, Ending("lone_no_play", entered))
    return at._replace(phase=table.EXCHANGE, turn=entered[0]), cards


def _unplayed(at: Table, cards: Hidden, ending: Ending) -> Position:
    return _ended(at, ending), cards._replace(kept=cards.hands)


def _with_exchange(at: Table, cards: Hidden, move: Move, *, seed: int) -> Position:
    seat = at.turn
    assert seat is not None
    cards, shuffled = exchanged(cards, seat, move.cards, seed=seed)
    at = at._replace(
        exchanged=(*at.exchanged[:seat], len(move.cards), *at.exchanged[seat + 1 :]),
        stock=len(cards.stock),
        dead=len(cards.dead),
        shuffles=at.shuffles + bool(shuffled),
    )
    left = [each for each in at.entered if at.exchanged[each] is None]
    if left:
        return at._replace(turn=left[0]), cards
    if at.declared[at.dealer] and at.options.dealer_may_take_upcard:
        return at._replace(phase=table.UPCARD, turn=at.dealer), cards
    return _settled(at._replace(upcard_taken=False), cards)


def _with_upcard(at: Table, cards: Hidden, move: Move) -> Position:
    takes = move.kind == moves.UPCARD
    if takes:
        hand = (*cards.without(at.dealer, move.cards), at.upcard)
        cards = cards.with_hand(at.dealer, hand, thrown=move.cards)
    return _settled(at._replace(upcard_taken=takes, dead=len(cards.dead)), cards)


def _settled(at: Table, cards: Hidden) -> Position:
    """All hands are final: they are revealed once more if the rules say so, jacks count, and somebody may be at nought
    by them (match.2)."""
    if at.options.reveal_in is Counted.DEALT_OR_FINAL_HAND and (revealed := _revealed(at, cards)) is not None:
        return revealed
    if at.options.jacks_in is Counted.DEALT_OR_FINAL_HAND:
        at = at._replace(pairs=(*at.pairs, *_pairs(at, cards.hands, table.FINAL)))
    cards = cards._replace(kept=cards.hands)
    reached = _reached(at, cards)
    if len(reached) > 1:
        return _ended(at, Ending("zero_together", reached)), cards
    if reached:
        return at._replace(phase=table.ZERO, turn=reached[0], asked=reached[0]), cards
    return _play_on(at), cards


def _reached(at: Table, cards: Hidden) -> tuple[int, ...]:
    """The seats at nought or below by now."""
    now = running(at.options, at.scores, shares(at, cards.kept))
    return tuple(seat for seat, score in enumerate(now) if score <= 0)


def _revealed(at: Table, cards: Hidden) -> Position | None:
    """The end by a rams or, if there is none, by flushes, with the hands laid open; None if there is neither."""
    entered = at.entered
    holders = tuple(seat for seat in entered if is_rams(cards.hands[seat]))
    kind, open_to = "rams", holders
    if not holders:
        holders = tuple(seat for seat in entered if is_flush(cards.hands[seat]))
        kind, open_to = "flush", entered
    if not holders:
        return None
    shown = tuple(hand if seat in open_to else () for seat, hand in enumerate(cards.hands))
    return _ended(at._replace(pairs=(), shown=shown), Ending(kind, holders)), cards._replace(kept=cards.hands)


def _pairs(at: Table, hands: tuple[tuple[Card, ...], ...], window: str) -> Iterator[Pair]:
    """The pairs of jacks in the hands, from the dealer's left; a colour that a seat has shown is not shown again."""
    for seat in at.setting.ring:
        for colour, jacks in COLOURS.items():
            if colour not in at.colours(seat) and all(jack in hands[seat] for jack in jacks):
                yield Pair(seat, colour, window)


def _play_on(at: Table) -> Table:
    """The play begins or goes on; one alone in takes all tricks without it (score.5)."""
    if len(at.entered) == 1:
        return _ended(at, Ending("lone", at.entered))
    return at._replace(phase=table.PLAYING, turn=at.leader)


def _with_card(at: Table, cards: Hidden, card: Card) -> Position:
    seat = at.turn
    assert seat is not None
    breach = at.punished and card not in moves.owed(at, cards.hands[seat]).cards
    cards = cards.with_hand(seat, cards.without(seat, (card,)))
    trick = at.trick.add(seat, card)
    if breach:
        return _ended(at._replace(trick=trick), Ending("revoked", (seat,))), cards
    entered = at.entered
    if len(trick.cards) < len(entered):
        return at._replace(trick=trick, turn=entered[(entered.index(seat) + 1) % len(entered)]), cards
    winner = trick.winner(at.order)
    at = at._replace(trick=Trick(), taken=(*at.taken, Taken(trick, winner, 0)), turn=winner)
    if len(at.taken) == HAND_SIZE:
        return at._replace(phase=table.OVER, turn=None), cards
    if at.asked is None and winner in _reached(at, cards):
        return at._replace(phase=table.ZERO, asked=winner), cards
    return at, cards


def _ended(at: Table, ending: Ending) -> Table:
    return at._replace(phase=table.OVER, turn=None, ending=ending)
