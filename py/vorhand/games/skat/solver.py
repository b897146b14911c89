"""Skat with all cards open, for whoever has the cards as text: what the soloist gets if everybody plays best.

>>> from vorhand.games.skat import solver
>>> hands = "HJ HA HT D7", "SJ H9 DA DT", "HK H8 C7 D8"
>>> solver.value("grand", hands, leader=0), solver.value("grand", hands, leader=1)
(23, 11)
>>> solver.moves("grand", hands, leader=1)
{'SJ': 11, 'DA': 11, 'DT': 11, 'H9': 23}

Seats are counted from the soloist: 0 the soloist, 1 who sits left of him, 2 who sits right. Card points are those of
the cards in the hands and on the table; what was taken before, and the skat, is no part of it. In Null the value is 1
if the soloist can avoid every trick, else 0.
"""

from __future__ import annotations

from collections.abc import Sequence

from vorhand.cards import PACKS, Card, parse_cards
from vorhand.errors import NotationError, OptionsError
from vorhand.games.skat.compact import layout_of
from vorhand.games.skat.contracts import Contract
from vorhand.games.skat.open_hand import OpenHand

SEATS = 3


def value(contract: str, hands: Sequence[str], *, leader: int = 0, on_table: str = "") -> int:
    """The soloist's card points from the remaining tricks (Null: 1 if he can avoid every trick, else 0).

    `contract` is a contract's text such as "clubs", "grand hand" or "null ouvert"; `hands` are the cards of the
    soloist, of the seat left of him and of the seat right, `leader` is who led or leads the trick, `on_table` its cards
    in order of play, which are in no hand any more. Raises `NotationError` and `OptionsError`.
    """
    return bounds(contract, hands, leader=leader, on_table=on_table)[0]


def bounds(
    contract: str, hands: Sequence[str], *, leader: int = 0, on_table: str = "", limit: int | None = None
) -> tuple[int, int]:
    """The least and the most that the value can be after `limit` nodes (starts of a trick that were looked into); the
    two are equal if that was enough, and without a limit. The rest is as in `value`."""
    world, table = _world(contract, hands, leader, on_table)
    return world.value(leader=leader, on_table=table, limit=limit)


def reaches(
    contract: str, hands: Sequence[str], target: int, *, leader: int = 0, on_table: str = "", limit: int | None = None
) -> bool | None:
    """Whether the soloist gets at least `target`; None if `limit` nodes were not enough. Much faster than the value."""
    world, table = _world(contract, hands, leader, on_table)
    return world.reaches(target, leader=leader, on_table=table, limit=limit)


def moves(contract: str, hands: Sequence[str], *, leader: int = 0, on_table: str = "") -> dict[str, int]:
    """The value after each card that the seat on turn may play, what is best for this seat first."""
    world, table = _world(contract, hands, leader, on_table)
    found = world.values(leader=leader, on_table=table)
    sign = -1 if (leader + len(table)) % SEATS == 0 else 1
    best_first = sorted(found, key=lambda card: (sign * found[card][0], -card))
    return {world.layout.card[card].text: found[card][0] for card in best_first}


def _world(contract: str, hands: Sequence[str], leader: int, on_table: str) -> tuple[OpenHand, tuple[int, ...]]:
    """The world of a position and the bits on the table, once it is sure that they are a position of Skat."""
    for name, text in ("contract", contract), ("on_table", on_table):
        if not isinstance(text, str):
            raise _amiss(name, f"{name} is a text: {text!r}"[:200])
    game = Contract.parse(contract).game
    if isinstance(hands, str) or len(hands) != SEATS or not all(isinstance(hand, str) for hand in hands):
        raise _amiss("hands", f"three hands are needed as text, soloist, left and right: {hands!r}"[:200])
    if not isinstance(leader, int) or leader not in range(SEATS):
        raise _amiss("leader", f"the leader is 0 (soloist), 1 (left) or 2 (right): {leader!r}"[:200])
    table = _cards(on_table, set())
    seen = set(table)
    held = [_cards(hand, seen) for hand in hands]
    if len(table) >= SEATS:
        raise _amiss("on_table", f"a trick of three cards is over: {on_table!r}")
    played = [(seat - leader) % SEATS < len(table) for seat in range(SEATS)]
    sizes = {len(cards) + late for cards, late in zip(held, played, strict=True)}
    if len(sizes) != 1 or sizes == {0} or max(sizes) > 10:
        counts = ", ".join(str(len(cards)) for cards in held)
        raise _amiss("hands", f"hands must be equal but for the cards on the table, and of 1 to 10 cards: {counts}")
    layout = layout_of(game)
    world = OpenHand(game, [layout.bits(cards) for cards in held], soloist=0)
    return world, tuple(layout.bit[card] for card in table)


def _cards(text: str, seen: set[Card]) -> tuple[Card, ...]:
    """The cards of a text, which no other text may hold; they are added to those seen."""
    cards = parse_cards(text)
    for card in cards:
        if card not in PACKS[32]:
            raise NotationError(
                f"not in a pack of 32: {card}", code="notation.pack_foreign", params={"card": card.text}
            )
        if card in seen:
            raise NotationError(
                f"a card is there twice: {card}", code="notation.pack_twice", params={"card": card.text}
            )
        seen.add(card)
    return cards


def _amiss(name: str, message: str) -> OptionsError:
    return OptionsError(message, code="options.position", params={"field": name})
