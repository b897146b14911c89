"""Ramsch as a card player writes it down, and the playing of it; the notation of `tests.skat` with what Ramsch adds.

    F: CJ SJ HA ...                   the hands and the skat
    F pass, M pass, R pass            nobody wants a Grand Hand; `F grand_hand` if somebody does
    F take, F discard D7 S8, M push   who takes the two cards and lays two away, who passes them on unseen
    F: C7 C8 CA                       a trick: who leads, then the cards; `!` stands before a soloist's
    F claim

What a Ramsch comes to is written `50/40/25, tricks 4/3/3 -> -10 0 0`: card points in tricks and tricks of forehand,
middlehand and rearhand, then their scores. What is missing to 120 is the skat.
"""

from __future__ import annotations

from collections.abc import Iterator

import vorhand
from tests import skat
from tests.skat import after, filled, hands_in, pack_of, said, seats
from vorhand.games.skat.ramsch_options import RamschMatchOptions
from vorhand.games.skat.ramsch_scoring import settle_ramsch
from vorhand.games.skat.scoring import SkatResult
from vorhand.games.skat.state import SkatState
from vorhand.options import Options, OptionValue, parse_value
from vorhand.tricks import CARD_POINTS, total

OPENING = "FMR"


def options_of(game: str, text: str) -> Options:
    """The options of a game from a text: a preset, then `option=value` for what is changed."""
    preset, *changes = text.split()
    values: dict[str, OptionValue] = {}
    for change in changes:
        name, _, value = change.partition("=")
        values[name] = parse_value(value)
    return vorhand.game(game).presets[preset].with_values(values)


def rules(text: str) -> RamschMatchOptions:
    """The options of the game Ramsch."""
    options = options_of("ramsch", text)
    assert isinstance(options, RamschMatchOptions)
    return options


def dealt(
    hands: dict[str, str], code: str = "ramsch", *, game: str = "ramsch", dealer: int = 0, players: int = 3
) -> SkatState:
    """The deal of these hands; what is not named is filled up."""
    state = vorhand.game(game).deal(options_of(game, code), pack=pack_of(filled(hands)), dealer=dealer, players=players)
    assert isinstance(state, SkatState)
    return state


def moves(text: str) -> Iterator[tuple[str, str]]:
    """The moves of a written deal, without the lines of its hands."""
    soloist, taken = "", 0
    for line in map(str.strip, text.strip().splitlines()):
        head, colon, rest = line.partition(":")
        words = rest.split()
        if not colon:
            for who, move in said(line):
                soloist = who if move in ("grand_hand", "hand") else soloist
                yield who, move
        elif head != "skat" and len(words) <= len(OPENING):
            taken += 1
            for step, word in enumerate(words):
                who = OPENING[(OPENING.index(head) + step) % 3]
                assert word.startswith("!") == (who == soloist), f"a slip in trick {taken}: {word} is {who}'s"
                yield who, f"play {word.removeprefix('!')}"


def positions(
    text: str, code: str = "ramsch", *, game: str = "ramsch", dealer: int = 0, players: int = 3
) -> Iterator[SkatState]:
    """Every position of a written deal, from the dealing on. Says where another is on turn than is written."""
    state = dealt(hands_in(text), code, game=game, dealer=dealer, players=players)
    yield state
    for name, move in moves(text):
        state = after(state, name, move)
        yield state


def played(text: str, code: str = "ramsch", *, game: str = "ramsch", dealer: int = 0, players: int = 3) -> SkatState:
    """The last position of a written deal."""
    *_, last = positions(text, code, game=game, dealer=dealer, players=players)
    return last


def in_order(state: SkatState, amounts: tuple[int, ...]) -> list[int]:
    """The amounts of forehand, middlehand and rearhand."""
    return [amounts[seat] for seat in seats(state.dealer, state.players).values()]


def came_to(state: SkatState) -> str:
    """What a Ramsch that is over came to: `50/40/20, skat 10, tricks 4/3/3 -> -60 0 0`."""
    result = skat.result_of(state)
    points = "/".join(map(str, in_order(state, state.card_points)))
    tricks = "/".join(map(str, in_order(state, result.tricks)))
    scores = " ".join(map(str, in_order(state, result.scores)))
    return f"{points}, skat {total(state.skat, CARD_POINTS)}, tricks {tricks} -> {scores}"


def cases() -> list[tuple[str, str, str, str, str]]:
    """Name, text, game, options and row of each row of the written deals; rules that begin with `skat` are Skat's."""
    found = []
    for text, heads in skat.written("ramsch_deals").values():
        for head in heads:
            title, _, rest = head.partition(" ")
            code, _, row = rest.partition(": ")
            game = "skat" if code.startswith("skat ") else "ramsch"
            found.append((title, text, game, code.removeprefix("skat "), row))
    return found


def deal_named(name: str) -> str:
    """The text of a written deal."""
    return skat.written("ramsch_deals")[name][0]


def numbers(text: str) -> list[int]:
    """The numbers of `50/40/25`; who sits out has a dash."""
    return [0 if each == "-" else int(each) for each in text.split("/")]


def settled(text: str, code: str) -> SkatResult:
    """The settlement of `50/40/20, skat 10, tricks 4/3/3, last B, pushes 1, bock 2` for the seats A, B, C (and D).

    If nothing is said, everybody has taken tricks and A the last; `-` stands at the seat that sits out.
    """
    first, *parts = (part.strip() for part in text.split(","))
    points = numbers(first)
    playing = tuple(seat for seat, each in enumerate(first.split("/")) if each != "-")
    tricks = [0] * len(points)
    for seat, count in zip(playing, (4, 3, 3), strict=True):
        tricks[seat] = count
    counts = {"skat": 120 - sum(points), "last": playing[0], "pushes": 0, "bock": 1}
    for part in parts:
        match part.split():
            case ["tricks", each]:
                tricks = numbers(each)
            case ["last", taker]:
                counts["last"] = "ABCD".index(taker)
            case [name, number] if name in counts:
                counts[name] = int(number)
            case _:
                raise AssertionError(f"a slip in the row: {part!r}")
    assert sum(points) + counts["skat"] == 120, "a slip in the row"
    assert sum(tricks) == 10, "a slip in the row"
    assert tricks[counts["last"]], "a slip in the row"
    return settle_ramsch(
        options=rules(code), card_points=tuple(points), tricks=tuple(tricks), skat=counts["skat"],
        last_trick=counts["last"], pushes=counts["pushes"], bock=counts["bock"], seats=playing,
    )  # fmt: skip
