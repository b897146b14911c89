"""Reads the logs that the program XSkat writes (`xskat -log FILE -lang english`), game by game.

A log shows ten tricks in the columns of the three seats: capitals took the trick, `_` before the rank led it, and where
neither stands the leader took it. Then come the hands as they were played from (capitals are trumps), the discard, the
skat as dealt, the last bid, the contract and the result. Rows without capitals in the first table are cards that were
never played, since the deal was decided. What the rules make of all this is not looked at here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from vorhand.cards import PACKS, Card, Rank, Suit

SEATS = 3
TRICKS = 10
NAMES = ["Computer1", "Computer2", "Computer3"]
RULE = re.compile(r"={20,}")
LINE = re.compile(r"-{20,}")
SEED = re.compile(r"---- random_seed (-?\d+) (\d+) ([123])(?: [LR])? -*")
CARD = re.compile(r"(Club|Spade|Heart|Diamond)([ _])(A|K|Q|J|10|9|8|7)", re.IGNORECASE)
CONTRACT = re.compile(r"Computer([123]) played (Club|Spade|Heart|Diamond|Grand|Null)")
RESULT = re.compile(r"(Won|Lost)(?: with: (\d+) points)?")
GAMES = {"Club": "clubs", "Spade": "spades", "Heart": "hearts", "Diamond": "diamonds", "Grand": "grand", "Null": "null"}
LEVELS = {
    None: (False, "none"),
    "Played Hand": (True, "none"),
    "Schneider announced": (True, "schneider"),
    "Schwarz announced": (True, "schwarz"),
    "Played ouvert": (False, "ouvert"),
    "Played ouvert Hand": (True, "ouvert"),
}
# The four hands' packets, as the pack is dealt: forehand, middlehand, rearhand, and None for the skat.
PACKETS = ((0, 3), (1, 3), (2, 3), (None, 2), (0, 4), (1, 4), (2, 4), (0, 3), (1, 3), (2, 3))


class LogError(ValueError):
    """A log that cannot be read; the text names the game and what is wrong with it."""


@dataclass(frozen=True, slots=True)
class LoggedTrick:
    """A trick as the log shows it: the cards by seat."""

    leader: int
    winner: int
    cards: tuple[Card, ...]

    @property
    def played(self) -> tuple[tuple[int, Card], ...]:
        """Seat and card in the order of play."""
        seats = ((self.leader + place) % SEATS for place in range(SEATS))
        return tuple((seat, self.cards[seat]) for seat in seats)


@dataclass(frozen=True, slots=True)
class LoggedContract:
    """What was played, by whom, and how it ended; `points` counts the skat and is None at Null."""

    soloist: int
    bid: int
    game: str
    hand: bool
    level: str
    won: bool
    points: int | None

    @property
    def declaration(self) -> str:
        """The game and the level announced with it, in the words of the engine's move."""
        return self.game if self.level == "none" else f"{self.game} {self.level}"


@dataclass(frozen=True, slots=True)
class LoggedGame:
    """One game: `hands` are those played from, `skat` the two cards dealt, `discard` those that lay there in the end.

    `contract` is None when all passed.
    """

    name: str
    dealer: int
    hands: tuple[tuple[Card, ...], ...]
    skat: tuple[Card, ...]
    discard: tuple[Card, ...]
    contract: LoggedContract | None
    tricks: tuple[LoggedTrick, ...]

    @property
    def kind(self) -> str:
        """What was played, for a count of the kinds."""
        if self.contract is None:
            return "passed in"
        words = [self.contract.declaration, *(["hand"] if self.contract.hand else [])]
        return " ".join([*words, "won" if self.contract.won else "lost"])

    @property
    def pack(self) -> tuple[Card, ...]:
        """The pack in an order that deals these hands and this skat."""
        hands = {seat: list(hand) for seat, hand in enumerate(self.hands)}
        if self.contract is not None:
            own = [*self.hands[self.contract.soloist], *self.discard]
            hands[self.contract.soloist] = [card for card in own if card not in self.skat]
        skat, pack = list(self.skat), []
        for place, size in PACKETS:
            source = skat if place is None else hands[(self.dealer + 1 + place) % SEATS]
            pack += [source.pop(0) for _ in range(size)]
        return tuple(pack)


def read_log(text: str) -> Iterator[LoggedGame]:
    """Every game of a log. Raises `LogError`."""
    block: list[str] = []
    number = 1
    for line in text.splitlines():
        if RULE.fullmatch(line):
            yield _read_game(block, f"game {number}")
            block, number = [], number + 1
        elif line.strip():
            block.append(line.rstrip())
    if block:
        raise LogError(f"game {number}: the log breaks off.")


def _read_game(lines: list[str], name: str) -> LoggedGame:
    tables, seed, tail = _split(lines, name)
    name = f"{name} (random_seed {seed[1]} {seed[2]} {seed[3]})"
    shown, dealt = tables
    hands = tuple(zip(*(_row(line, name)[0] for line in dealt), strict=True))
    said = {key: value for key, colon, value in (line.partition(": ") for line in tail) if colon}
    contract = _contract(tail, said, name)
    discard = _pair(said.get("Skat is"), name)
    skat = discard if contract is None else _pair(said.get("Skat was"), name)
    game = LoggedGame(
        name=name,
        dealer=int(seed[3]) - 1,
        hands=hands,
        skat=skat,
        discard=discard,
        contract=contract,
        tricks=() if contract is None else _tricks(shown, name),
    )
    _check_cards(game)
    return game


def _split(lines: list[str], name: str) -> tuple[tuple[list[str], list[str]], re.Match[str], list[str]]:
    """The rows of the two tables, the line between them, and the lines below."""
    bars = [place for place, line in enumerate(lines) if LINE.fullmatch(line)]
    seeds = [(place, found) for place, line in enumerate(lines) if (found := SEED.fullmatch(line))]
    if len(bars) != 2 or len(seeds) != 1 or not bars[0] < seeds[0][0] < bars[1]:
        raise LogError(f"{name}: not the lines of a game.")
    if lines[0].split() != NAMES:
        raise LogError(f"{name}: the seats are not {', '.join(NAMES)} in this order.")
    (middle, seed), (first, last) = seeds[0], bars
    dealt = lines[middle + 1 : last]
    if len(dealt) != TRICKS:
        raise LogError(f"{name}: {len(dealt)} rows of cards dealt, not {TRICKS}.")
    return (lines[first + 1 : middle], dealt), seed, lines[last + 1 :]


def _contract(tail: list[str], said: dict[str, str], name: str) -> LoggedContract | None:
    lines = [line for line in tail if not line.startswith(("Skat ", "Last bid: "))]
    if not lines:
        return None
    played, result = CONTRACT.fullmatch(lines[0]), RESULT.fullmatch(lines[-1])
    how = lines[1:-1]
    if played is None or result is None or len(how) > 1 or not said.get("Last bid", "").isdigit():
        raise LogError(f"{name}: no bid, contract and result.")
    level = how[0] if how else None
    if level not in LEVELS or (result[2] is None) != (played[2] == "Null"):
        raise LogError(f"{name}: cannot tell what was played and how it ended.")
    hand, word = LEVELS[level]
    return LoggedContract(
        soloist=int(played[1]) - 1,
        bid=int(said["Last bid"]),
        game=GAMES[played[2]],
        hand=hand,
        level=word,
        won=result[1] == "Won",
        points=None if result[2] is None else int(result[2]),
    )


def _tricks(rows: list[str], name: str) -> tuple[LoggedTrick, ...]:
    tricks = []
    for row in rows:
        cards, leaders, winners = _row(row, name)
        if not winners:
            break
        if len(winners) > 1 or len(leaders) > 1:
            raise LogError(f"{name}: more than one led or took a trick: {row.strip()}.")
        tricks.append(LoggedTrick(leader=(leaders or winners)[0], winner=winners[0], cards=cards))
    return tuple(tricks)


def _row(line: str, name: str) -> tuple[tuple[Card, ...], list[int], list[int]]:
    """The cards of a row by seat, the seats marked as leader, the seats in capitals."""
    found = list(CARD.finditer(line))
    if len(found) != SEATS or CARD.sub("", line).strip():
        raise LogError(f"{name}: not three cards: {line.strip()}.")
    cards = tuple(_card(word[1], word[3]) for word in found)
    leaders = [seat for seat, word in enumerate(found) if word[2] == "_"]
    return cards, leaders, [seat for seat, word in enumerate(found) if word[1].isupper()]


def _pair(words: str | None, name: str) -> tuple[Card, ...]:
    found = [] if words is None else list(CARD.finditer(words))
    if len(found) != 2:
        raise LogError(f"{name}: the skat is not two cards: {words}.")
    return tuple(_card(word[1], word[3]) for word in found)


def _card(suit: str, rank: str) -> Card:
    return Card(Suit[f"{suit.upper()}S"], Rank("T" if rank == "10" else rank))


def _check_cards(game: LoggedGame) -> None:
    """Every card of the pack once, with the skat as dealt and with the discard; the tricks come from the hands."""
    whole = set(PACKS[32])
    held = [card for hand in game.hands for card in hand]
    soloist = None if game.contract is None else game.contract.soloist
    own = set(game.discard).union(() if soloist is None else game.hands[soloist])
    if {*held, *game.discard} != whole or not set(game.skat) <= own:
        raise LogError(f"{game.name}: the cards are not one pack.")
    for trick in game.tricks:
        for seat, card in trick.played:
            if card not in game.hands[seat]:
                raise LogError(f"{game.name}: {card} was not in the hand that played it.")
