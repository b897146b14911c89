"""Rams as a card player writes it down: rules, hands, what is said and exchanged, tricks; and the playing of it.

The players are `A`, `B`, `C` ... from the dealer's left, so the last of them deals. A deal is written

    A: HA SJ S9 C7 C6             the hand of five, a line for each player
    B: ...
    upcard: S7                    the turned card; what follows below are no hands any more
    stock: H6 H7                  what is drawn first; what is not named follows in some order
    A B in, C out                 what is said, in order
    A exchange C7 C6, B exchange  who throws what away; the cards drawn follow from the stock
    D upcard H9                   the dealer takes the upcard for a card; `D pass` leaves it
    A stop                        or `continue`
    A: HA H7 H8                   a trick: who leads, then the cards

Rules are written `russian` or, with options changed, `arcade remise=10`. What a deal comes to is written
`2/0/- -> -2 +5 0, played_out`: tricks (`-` who is out), changes of the scores, and why it ended.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import vorhand
from vorhand.cards import PACKS, Card, parse_cards
from vorhand.games.rams.options import RamsOptions
from vorhand.games.rams.scoring import RamsResult, Share
from vorhand.games.rams.state import RamsState
from vorhand.moves import Move, Note
from vorhand.options import OptionValue, parse_value

DATA = Path(__file__).parent / "data"
NAMES = "ABCDEFG"
SAID = re.compile(r"([A-G](?: [A-G])*) ([a-z].*)")


def rules(text: str = "russian") -> RamsOptions:
    """The options of a text: a preset, then `option=value` for what is changed."""
    preset, *changes = text.split()
    values: dict[str, OptionValue] = {}
    for change in changes:
        name, _, value = change.partition("=")
        values[name] = parse_value(value)
    options = vorhand.game("rams").presets[preset].with_values(values)
    assert isinstance(options, RamsOptions)
    return options


def seats(dealer: int, players: int) -> dict[str, int]:
    """Where `A`, `B`, ... sit: from the dealer's left round to the dealer."""
    return {name: (dealer + 1 + step) % players for step, name in enumerate(NAMES[:players])}


def size_of(options: RamsOptions, players: int) -> int:
    """How many cards the pack has."""
    return (36 if players < 5 else 52) if options.pack_size.value == "by_players" else int(options.pack_size.value)


def filled(hands: Mapping[str, str], size: int) -> list[str]:
    """Hands, upcard and stock made whole in this order, each a text: low cards of mixed suits fill the hands, so that
    no ace, no pair of jacks and no flush comes up by filling; aces and jacks that nobody has lie at the bottom."""
    named = " ".join(hands.values()).split()
    assert len(named) == len(set(named)), f"a slip: a card twice in {hands}"
    whole = [card.text for card in PACKS[size]]
    assert set(named) <= set(whole), f"a slip: not in a pack of {size}: {sorted(set(named) - set(whole))}"
    by_height = sorted(whole, key=lambda card: (card[1] in "AJ", card[1] == "A", -"AKQJT98765432".index(card[1])))
    rest = [card for card in by_height if card not in named]
    made = []
    for place, text in hands.items():
        held = text.split()
        wanted = {"upcard": 1, "stock": 0}.get(place, 5)
        assert len(held) <= wanted or place == "stock", f"a slip: {len(held)} cards for {place}"
        missing = max(0, wanted - len(held))
        made.append(" ".join([*held, *rest[:missing]]))
        rest = rest[missing:]
    return [*made[:-1], " ".join([made[-1], *rest]).strip()]


def pack_of(hands: Mapping[str, str], size: int) -> str:
    """The pack from which these hands come: three cards each, two each, the upcard, the stock from the top."""
    players = [name for name in NAMES if name in hands]
    *held, upcard, stock = filled(
        {**{name: hands[name] for name in players}, "upcard": hands.get("upcard", ""), "stock": hands.get("stock", "")},
        size,
    )
    packets = [hand.split()[start:end] for start, end in ((0, 3), (3, 5)) for hand in held]
    return " ".join([*(card for packet in packets for card in packet), upcard, stock])


def dealt(
    hands: Mapping[str, str],
    code: str = "russian",
    *,
    dealer: int = 0,
    players: int | None = None,
    scores: Sequence[int] | None = None,
) -> RamsState:
    """The deal of these hands; what is not named is filled up. `scores` are those of `A`, `B`, ... before it."""
    options = rules(code)
    named = [name for name in NAMES if name in hands]
    count = len(named) if players is None else players
    whole = {**{name: hands.get(name, "") for name in NAMES[:count]}, **hands}
    before = None if scores is None else by_seat(scores, dealer)
    pack = pack_of(whole, size_of(options, count))
    state = vorhand.game("rams").deal(options, pack=pack, dealer=dealer, players=count, scores=before)
    assert isinstance(state, RamsState)
    return state


def by_seat(values: Sequence[int], dealer: int) -> list[int]:
    """Values of `A`, `B`, ... in the order of the seats."""
    places = seats(dealer, len(values))
    return [value for _, value in sorted(zip(places.values(), values, strict=True))]


def in_order(state: RamsState, values: Sequence[int]) -> list[int]:
    """Values by seat in the order of `A`, `B`, ..."""
    return [values[seat] for seat in seats(state.dealer, state.players).values()]


def hands_in(text: str) -> dict[str, str]:
    """Hands, upcard and stock of a written deal."""
    found: dict[str, str] = {}
    for line in map(str.strip, text.strip().splitlines()):
        head, colon, rest = line.partition(":")
        if colon and (head in ("upcard", "stock") or "upcard" not in found):
            found[head] = rest.strip()
    assert "upcard" in found, "a slip: a written deal names its upcard"
    return found


def said(line: str) -> Iterator[tuple[str, str]]:
    """Who says what: `A B in, C out` gives (A, in), (B, in), (C, out)."""
    for part in filter(None, (part.strip() for part in line.split(","))):
        found = SAID.fullmatch(part)
        assert found, f"a slip: {part!r}"
        for name in found[1].split():
            yield name, found[2]


def moves(text: str) -> Iterator[tuple[str, str]]:
    """The moves of a written deal, without the lines of its hands."""
    out: set[str] = set()
    names = [name for name in NAMES if name in hands_in(text)]
    begun = False
    for line in map(str.strip, text.strip().splitlines()):
        head, colon, rest = line.partition(":")
        if not colon:
            for name, move in said(line):
                out |= {name} if move == "out" else set()
                yield name, move
        elif head in ("upcard", "stock"):
            begun = True
        elif begun:
            playing = [name for name in names if name not in out]
            at = playing.index(head)
            for step, word in enumerate(rest.split()):
                yield playing[(at + step) % len(playing)], f"play {word}"


def after(state: RamsState, name: str, move: str) -> RamsState:
    """The position after the move of a player, who must be on turn."""
    seat = seats(state.dealer, state.players)[name]
    assert state.turn == seat, f"{name} {move}: {on_turn(state)} is on turn, {state.phase}"
    return state.play(move)


def positions(
    text: str, code: str = "russian", *, dealer: int = 0, scores: Sequence[int] | None = None
) -> Iterator[RamsState]:
    """Every position of a written deal, from the dealing on. Says where another is on turn than is written."""
    state = dealt(hands_in(text), code, dealer=dealer, scores=scores)
    yield state
    for name, move in moves(text):
        state = after(state, name, move)
        yield state


def played(text: str, code: str = "russian", *, dealer: int = 0, scores: Sequence[int] | None = None) -> RamsState:
    """The last position of a written deal."""
    *_, last = positions(text, code, dealer=dealer, scores=scores)
    return last


def spoken(state: RamsState, text: str) -> RamsState:
    """The position after what is said and played in some lines: `A in, B out` and `A: HA H7`."""
    for line in map(str.strip, text.strip().splitlines()):
        head, colon, rest = line.partition(":")
        if not colon:
            for name, move in said(line):
                state = after(state, name, move)
            continue
        assert on_turn(state) == head, f"{on_turn(state)} is on turn, not {head}"
        for word in rest.split():
            state = state.play(f"play {word}")
    return state


def all_in(state: RamsState) -> RamsState:
    """The position when everybody has said that he plays."""
    while state.phase == "declare":
        state = state.play("in")
    return state


def to_play(state: RamsState) -> RamsState:
    """The position when everybody who has not spoken plays, nobody exchanges and the upcard is left."""
    state = all_in(state)
    while state.phase in ("exchange", "upcard"):
        state = state.play("exchange" if state.phase == "exchange" else "pass")
    return state


def on_turn(state: RamsState) -> str:
    """Who is on turn: `A`, `B`, ...; "-" when nobody is."""
    return next((name for name, seat in seats(state.dealer, state.players).items() if seat == state.turn), "-")


def legal(state: RamsState) -> str:
    """The legal moves in order, without the word `play`."""
    return ", ".join(str(move).removeprefix("play ") for move in state.legal_moves)


def hand(state: RamsState, name: str) -> str:
    """The cards in a player's hand, in the order of the alphabet."""
    return " ".join(sorted(card.text for card in state.hands[seats(state.dealer, state.players)[name]]))


def result_of(state: RamsState) -> RamsResult:
    """The result of a deal that is over."""
    assert state.result is not None, f"the deal goes on: {state.phase}, {on_turn(state)}"
    return state.result


def changes(state: RamsState) -> str:
    """By how much each player's score changes in a deal that is over: `-2 +5 0`."""
    return " ".join(f"{score:+}" if score else "0" for score in in_order(state, result_of(state).scores))


def came_to(state: RamsState) -> str:
    """What a deal that is over came to: `2/3/- -> -2 -3 0, played_out`."""
    result = result_of(state)
    declared = seats(state.dealer, state.players).items()
    tricks = ["-" if not state.table.declared[seat] else str(result.tricks[seat]) for _, seat in declared]
    return f"{'/'.join(tricks)} -> {changes(state)}, {result.reason}"


def share(text: str) -> Share:
    """What a player has of a deal: `2`, `0 HA`, `1 SA CA red`, `out black`: tricks, aces, colours of jacks."""
    first, *words = text.split()
    aces = tuple(Card.parse(word) for word in words if word not in ("red", "black"))
    colours = tuple(word for word in words if word in ("red", "black"))
    return Share(first != "out", 0 if first == "out" else int(first), aces, colours)


def shares(text: str) -> list[Share]:
    """Those of some players: `2, 0 HA, out red`."""
    return [share(part) for part in text.split(",")]


def opened(text: str) -> list[tuple[Card, ...] | None]:
    """Hands laid open: `HA HK HQ HT H9, out, ...`."""
    return [None if part.strip() == "out" else parse_cards(part) for part in text.split(",")]


def signed(scores: Sequence[int]) -> str:
    """Changes of scores as they are written: `-2 +5 0`."""
    return " ".join(f"{score:+}" if score else "0" for score in scores)


def note_text(note: Note) -> str:
    """A key with what it tells but for seats: `own_exchanged 2: C7 C6 | H6 H7`."""
    parts = []
    for name, value in note.params.items():
        if name not in ("seat", "dealer", "seats", "card_points"):
            parts.append(" ".join(map(str, value)) if isinstance(value, tuple) else str(value))
    return f"{note.key} {' | '.join(parts)}".strip()


def told(state: RamsState, move: str) -> dict[str, str]:
    """What each player and a spectator are told of a move: keys with cards and numbers."""
    places = [*seats(state.dealer, state.players).items(), ("-", None)]
    return {name: "; ".join(map(note_text, state.events(Move.parse(move), seat))) for name, seat in places}


def written() -> dict[str, tuple[str, list[str]]]:
    """The written deals by the name of their first row: the text, and all rows that it answers to."""
    deals: dict[str, tuple[str, list[str]]] = {}
    for block in (DATA / "rams_deals.txt").read_text(encoding="utf-8").split("\n\n")[1:]:
        lines = block.strip().splitlines()
        heads = [line.removeprefix("= ") for line in lines if line.startswith("= ")]
        deals[heads[0].split()[0]] = "\n".join(lines[len(heads) :]), heads
    return deals


def cases() -> list[tuple[str, str, str, list[int] | None, str]]:
    """Name, text, rules, scores before and row of each row of the written deals; `from 7 100 100` names the scores."""
    found = []
    for text, heads in written().values():
        for head in heads:
            title, _, rest = head.partition(" ")
            code, _, row = rest.partition(": ")
            code, _, before = code.partition(" from ")
            found.append((title, text, code, [int(score) for score in before.split()] or None, row))
    return found


def deal_named(name: str) -> str:
    """The text of a written deal."""
    return written()[name][0]
