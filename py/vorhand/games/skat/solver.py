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
from typing import Final

from vorhand.cards import PACKS, Card, parse_cards
from vorhand.errors import NotationError, OptionsError, Param
from vorhand.games.skat import rules
from vorhand.games.skat.compact import Layout, layout_of, legal
from vorhand.games.skat.contracts import Contract
from vorhand.games.skat.open_hand import OpenHand
from vorhand.games.skat.search_limits import NO_LIMIT

SEATS: Final = 3
WHO: Final = ("the soloist", "who sits left", "who sits right")


def value(contract: str, hands: Sequence[str], *, leader: int = 0, on_table: str = "") -> int:
    """The soloist's card points from the remaining tricks (Null: 1 if he can avoid every trick, else 0).

    `contract` is a contract's text such as "clubs", "grand hand" or "null ouvert"; `hands` are, in a list or tuple, the
    cards of the soloist, of the seat left of him and of the seat right, `leader` is who led or leads the trick,
    `on_table` its cards in order of play, which are in no hand any more. Raises `NotationError` for what is no contract
    or no card and for a card that is there twice, `OptionsError`, which names the argument, for all else that is no
    position of Skat: hands of different size, a card on the table that revokes.
    """
    return bounds(contract, hands, leader=leader, on_table=on_table)[0]


def bounds(
    contract: str, hands: Sequence[str], *, leader: int = 0, on_table: str = "", limit: int | None = None
) -> tuple[int, int]:
    """The least and the most that the value can be after `limit` nodes (starts of a trick that were looked into); the
    two are equal if that was enough, and without a limit. The rest is as in `value`."""
    _check_limit(limit)
    world, table = _world(contract, hands, leader, on_table)
    return world.value(leader=leader, on_table=table, limit=limit)


def reaches(
    contract: str, hands: Sequence[str], target: int, *, leader: int = 0, on_table: str = "", limit: int | None = None
) -> bool | None:
    """Whether the soloist gets at least `target`, any whole number; None if `limit` nodes were not enough. Much faster
    than the value."""
    if type(target) is not int:
        raise _mistyped("target", "a whole number", target)
    _check_limit(limit)
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
            raise _mistyped(name, "a text", text)
    game = Contract.parse(contract).game
    # A set has three members too, but nobody could say whose they are.
    if not isinstance(hands, list | tuple) or not all(isinstance(hand, str) for hand in hands):
        raise _mistyped("hands", "a list or tuple of three texts: soloist, left, right", hands)
    if len(hands) != SEATS:
        raise _amiss("hands", f"three hands are needed, soloist, left and right, not {len(hands)}: {hands!r}"[:200])
    if type(leader) is not int:
        raise _mistyped("leader", "a whole number", leader)
    if leader not in range(SEATS):
        raise _amiss("leader", f"the leader is 0 (soloist), 1 (left) or 2 (right), not {leader}"[:200])
    seen = dict[Card, str]()
    table = _cards(on_table, "on_table", seen)
    held = [_cards(hand, f"hands[{seat}]", seen) for seat, hand in enumerate(hands)]
    if len(table) >= SEATS:
        raise _amiss("on_table", f"a trick of three cards is over: {on_table!r}"[:200])
    played = [(seat - leader) % SEATS < len(table) for seat in range(SEATS)]
    sizes = {len(cards) + late for cards, late in zip(held, played, strict=True)}
    if len(sizes) != 1 or sizes == {0} or max(sizes) > 10:
        counts = ", ".join(str(len(cards)) for cards in held)
        raise _amiss("hands", f"hands must be equal but for the cards on the table, and of 1 to 10 cards: {counts}")
    layout = layout_of(game)
    bits, on = [layout.bits(cards) for cards in held], tuple(layout.bit[card] for card in table)
    for place in range(1, len(on)):
        _check_follows(on, place, (leader + place) % SEATS, bits, layout)
    return OpenHand(game, bits, soloist=0), on


def _check_follows(table: Sequence[int], place: int, seat: int, hands: Sequence[int], layout: Layout) -> None:
    """Refuses a card on the table if its seat still holds one that would have followed suit."""
    own = 1 << table[place]
    owed = legal(hands[seat] | own, table[0], layout)
    if not owed & own:
        led, card, other = (layout.card[bit] for bit in (table[0], table[place], owed.bit_length() - 1))
        why = f"{card} on {led} revokes: {WHO[seat]} still holds {other}"
        raise OptionsError(why, code="options.position", params={"field": "on_table"}, clause=rules.FOLLOW)


def _cards(text: str, name: str, seen: dict[Card, str]) -> tuple[Card, ...]:
    """The cards of a text, which no other text may hold; they are added to those seen, with where they stand."""
    try:
        cards = parse_cards(text)
    except NotationError as error:
        raise NotationError(
            f"in {name}: {error.plain[:100]}", code=error.code, params=error.params, column=error.column
        ) from None
    column = 0
    for card in cards:
        column = text.index(card.text, column) + 1
        amiss = None
        if card not in PACKS[32]:
            amiss = "notation.pack_foreign", f"in {name}: not in a pack of 32: {card}"
        elif card in seen:
            amiss = "notation.pack_twice", f"in {name}: a card is there twice: {card}, first in {seen[card]}"
        if amiss is not None:
            code, message = amiss
            raise NotationError(message, code=code, params={"card": card.text}, column=column)
        seen[card] = name
    return cards


def _check_limit(limit: object) -> None:
    if limit is None:
        return
    if type(limit) is not int:
        raise _mistyped("limit", "a whole number or None", limit)
    if not 0 <= limit <= NO_LIMIT:
        params: dict[str, Param] = {"field": "limit", "low": 0, "high": NO_LIMIT, "value": limit}
        raise OptionsError(
            f"limit is a number of nodes from 0 on, not {limit}"[:200], code="options.range", params=params
        )


def _mistyped(name: str, wanted: str, given: object) -> OptionsError:
    return OptionsError(f"{name} is {wanted}, not {given!r}"[:200], code="options.type", params={"field": name})


def _amiss(name: str, message: str) -> OptionsError:
    return OptionsError(message, code="options.position", params={"field": name})
