"""Skat as a card player writes it down: rules, hands, an auction, tricks; and the playing of what is written.

`F`, `M` and `R` are forehand, middlehand and rearhand. A deal is written

    F: CJ SJ HA ...               the hand of ten
    M: ...
    R: ...
    skat: D7 S8
    M18, F hold, M pass, R pass   what is said, in order: `M18` is a bid
    F take, F discard D7 S8, F declare hearts
    F: !HJ H9 HQ                  a trick: who leads, then the cards; `!` stands before the soloist's
    F concede

Rules are written `altenburg` or, with options changed, `isko contra=contra_re`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import vorhand
from vorhand.cards import PACKS
from vorhand.games.skat.contracts import Contract
from vorhand.games.skat.options import SkatOptions
from vorhand.games.skat.scoring import SkatResult, settle
from vorhand.games.skat.state import SkatState
from vorhand.moves import Move, Note
from vorhand.options import OptionValue, parse_value

DATA = Path(__file__).parent / "data"
SAID = re.compile(r"([FMR]) ?(\d+|[a-z].*)")


def rules(text: str) -> SkatOptions:
    """The options of a text: a preset, then `option=value` for what is changed."""
    preset, *changes = text.split()
    values: dict[str, OptionValue] = {}
    for change in changes:
        name, _, value = change.partition("=")
        values[name] = parse_value(value)
    options = vorhand.game("skat").presets[preset].with_values(values)
    assert isinstance(options, SkatOptions)
    return options


def seats(dealer: int, players: int = 3) -> dict[str, int]:
    """Where forehand, middlehand and rearhand sit: the next three from the dealer's left."""
    return {name: (dealer + step) % players for step, name in enumerate("FMR", start=1)}


def filled(hands: Mapping[str, str]) -> dict[str, str]:
    """The three hands and the skat, filled up from the cards that are named nowhere."""
    named = " ".join(hands.values()).split()
    assert len(named) == len(set(named)), f"a slip: a card twice in {hands}"
    rest = [card.text for card in PACKS[32] if card.text not in named]
    whole = {}
    for name, size in (("F", 10), ("M", 10), ("R", 10), ("skat", 2)):
        held = hands.get(name, "").split()
        assert len(held) <= size, f"a slip: {len(held)} cards for {name}"
        missing = size - len(held)
        whole[name] = " ".join([*held, *rest[:missing]])
        rest = rest[missing:]
    return whole


def pack_of(hands: Mapping[str, str]) -> str:
    """The pack from which these hands come: three cards each, two to the skat, four each, three each."""
    pack: list[str] = []
    for start, end in ((0, 3), (3, 7), (7, 10)):
        for name in "FMR":
            pack += hands[name].split()[start:end]
        if start == 0:
            pack += hands["skat"].split()
    return " ".join(pack)


def dealt(hands: Mapping[str, str], *, options: SkatOptions, dealer: int = 0, players: int = 3) -> SkatState:
    """The deal of these hands; what is not named is filled up."""
    state = vorhand.game("skat").deal(options, pack=pack_of(filled(hands)), dealer=dealer, players=players)
    assert isinstance(state, SkatState)
    return state


def said(line: str) -> Iterator[tuple[str, str]]:
    """Who says what: `M18, F hold` gives (M, bid 18), (F, hold)."""
    for part in filter(None, (part.strip() for part in line.split(","))):
        found = SAID.fullmatch(part)
        assert found, f"a slip: {part!r}"
        yield found[1], f"bid {found[2]}" if found[2].isdigit() else found[2]


def moves(text: str) -> Iterator[tuple[str, str]]:
    """The moves of a written deal, without the lines of its hands."""
    soloist, taken = "", 0
    for line in map(str.strip, text.strip().splitlines()):
        head, colon, rest = line.partition(":")
        if not colon:
            for who, move in said(line):
                soloist = who if move in ("take", "hand") else soloist
                yield who, move
            continue
        if head == "skat" or len(rest.split()) == 10:
            continue
        taken += 1
        for step, word in enumerate(rest.split()):
            who = "FMR"[("FMR".index(head) + step) % 3]
            assert word.startswith("!") == (who == soloist), f"a slip in trick {taken}: {word} is {who}'s"
            yield who, f"play {word.removeprefix('!')}"


def hands_in(text: str) -> dict[str, str]:
    """The hands and the skat of a written deal."""
    lines = [line.strip().partition(":") for line in text.strip().splitlines()]
    return {head: rest.strip() for head, _, rest in lines if head == "skat" or len(rest.split()) == 10}


def positions(
    text: str, *, options: SkatOptions | None = None, dealer: int = 0, players: int = 3
) -> Iterator[SkatState]:
    """Every position of a written deal, from the dealing on. Says where another is on turn than is written."""
    state = dealt(hands_in(text), options=options or rules("altenburg"), dealer=dealer, players=players)
    yield state
    for name, move in moves(text):
        state = after(state, name, move)
        yield state


def after(state: SkatState, name: str, move: str) -> SkatState:
    """The position after the move of forehand, middlehand or rearhand, who must be on turn."""
    seat = seats(state.dealer, state.players)[name]
    assert state.turn == seat, f"{name} {move}: seat {state.turn} is on turn, not {seat}"
    return state.play(move)


def spoken(state: SkatState, line: str) -> SkatState:
    """The position after what is said in a line."""
    for name, move in said(line):
        state = after(state, name, move)
    return state


def played(text: str, *, options: SkatOptions | None = None, dealer: int = 0, players: int = 3) -> SkatState:
    """The last position of a written deal."""
    *_, last = positions(text, options=options, dealer=dealer, players=players)
    return last


def result_of(state: SkatState) -> SkatResult:
    """The result of a deal that is over."""
    assert state.result is not None, f"the deal goes on: {state.phase}"
    return state.result


def on_turn(state: SkatState) -> str:
    """Who is on turn: F, M or R; "-" when nobody is."""
    return next((name for name, seat in seats(state.dealer, state.players).items() if seat == state.turn), "-")


def listed(state: SkatState, kind: str) -> list[str]:
    """The legal moves of a kind without the kind, in order: `listed(state, "play")` are the cards."""
    return [str(move).removeprefix(f"{kind} ") for move in state.legal_moves if move.kind == kind]


def written(name: str = "skat_deals") -> dict[str, tuple[str, list[str]]]:
    """The deals of a file of `data` by the name of their first row: the text, and all rows that it answers to."""
    deals: dict[str, tuple[str, list[str]]] = {}
    for block in (DATA / f"{name}.txt").read_text(encoding="utf-8").split("\n\n")[1:]:
        lines = block.strip().splitlines()
        heads = [line.removeprefix("= ") for line in lines if line.startswith("= ")]
        deals[heads[0].split()[0]] = "\n".join(lines[len(heads) :]), heads
    return deals


def cases(name: str = "skat_deals") -> list[tuple[str, str, str, str]]:
    """Name, text, code and row of each row of a file; `both` stands for two codes."""
    found = []
    for text, heads in written(name).values():
        for head in heads:
            title, code, row = head.split(maxsplit=2)
            found += [(title, text, each, row) for each in codes(code.removesuffix(":"))]
    return found


def deal_named(name: str) -> str:
    """The text of a written deal."""
    return written()[name][0]


def score_of(state: SkatState) -> str:
    """The soloist and his score in a deal that is over: `F +24`."""
    result = result_of(state)
    name = next(name for name, seat in seats(state.dealer, state.players).items() if seat == result.soloist)
    return f"{name} {result.scores[seats(state.dealer, state.players)[name]]:+}"


def declared_in(state: SkatState) -> str:
    """The contract, the matadors and the bid of a deal that is over: `clubs hand, with 1, bid 18`."""
    result = result_of(state)
    count = result.entry["matadors"]
    assert isinstance(count, int)
    side = "none" if not count else f"with {count}" if count > 0 else f"without {-count}"
    return f"{result.contract}, {side}, bid {result.entry['bid']}"


def settled(text: str, options: SkatOptions, *, soloist: int = 0, players: int = 3, bock: int = 1) -> SkatResult:
    """The settlement of `clubs hand, with 4, bid 18, 61 points`; if it does not say, 18 is bid, 5 tricks are taken."""
    declared, *parts = (part.strip() for part in text.split(","))
    counts = {"bid": 18, "points": 0, "tricks": 5, "matadors": 0, "doublings": 0}
    for part in parts:
        match part.split():
            case ["with" | "without" as side, number]:
                counts["matadors"] = int(number) if side == "with" else -int(number)
            case ["bid", number]:
                counts["bid"] = int(number)
            case ["all", "tricks"]:
                counts |= {"tricks": 10, "points": 120}
            case ["no", "trick"]:
                counts["tricks"] = 0
            case [number, "trick" | "tricks"]:
                counts["tricks"] = int(number)
            case [number, "points"]:
                counts["points"] = int(number)
            case ["contra" | "re" as call]:
                counts["doublings"] = 1 + (call == "re")
            case _:
                raise AssertionError(f"a slip in the row: {part!r}")
    assert 0 <= counts["points"] <= 120
    assert (counts["tricks"] < 10) or counts["points"] == 120, "a slip in the row"
    return settle(
        Contract.parse(declared),
        options=options,
        bid=counts["bid"],
        matadors=counts["matadors"],
        card_points=counts["points"],
        tricks=counts["tricks"],
        soloist=soloist,
        players=players,
        doublings=counts["doublings"],
        bock=bock,
    )


def codes(text: str) -> tuple[str, ...]:
    """The rules of a row: `both` stands for altenburg and isko."""
    preset, *changes = text.split()
    return tuple(" ".join([each, *changes]) for each in (("altenburg", "isko") if preset == "both" else (preset,)))


def case_rows(table: str) -> list[tuple[str, str, str]]:
    """Name, code and row of each line `name code: row` of a table, one for each code; a line may go on below."""
    found = []
    for line in re.sub(r"(?<=,)\n +|\n +(?=->)", " ", table).split("\n"):
        if not line.strip():
            continue
        name, rest = line.split(maxsplit=1)
        code, _, row = rest.partition(":")
        found += [(name, each, row) for each in codes(code)]
    return found


def cards_of(note: Note) -> str:
    """The cards that a note tells."""
    cards = note.params.get("cards", ())
    assert isinstance(cards, tuple)
    return " ".join(map(str, cards))


def told(state: SkatState, move: str) -> dict[str, str]:
    """What forehand, middlehand, rearhand and a spectator are told of a move: keys and cards."""
    found = {}
    for name, seat in (*seats(state.dealer).items(), ("-", None)):
        notes = state.events(Move.parse(move), seat)
        found[name] = "; ".join(f"{note.key} {cards_of(note)}".strip() for note in notes)
    return found
