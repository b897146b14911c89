"""A second opinion on Ramsch and Räuberskat: a referee written from the rules of record alone, without the engine.

It reads a record as text, says who is on turn and what may be done, who knows which cards, what each deal comes to, who
deals next, which round it is and when the match is over. Deals with a soloist it leaves to the referee of Skat. A claim
it believes and only counts: whether one holds is the engine's to prove.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol

from tests import skat_referee
from tests.skat_referee import best_of, points_of, suit_of
from vorhand.options import OptionValue

Values = Mapping[str, OptionValue]
ALTENBURG: Values = {
    "hand_loss": "single", "open_grand": "base_36", "schneider_limit": 30, "contra": "off", "contra_needs_bid": False,
    "revoke": "refused", "when_all_pass": "next_dealer", "null": 23, "null_hand": 35, "null_ouvert": 46,
    "null_ouvert_hand": 59,
}  # fmt: skip
"""What settles a Grand Hand in the game that has no deals of Skat (rulings 1)."""


class Course(Protocol):
    """What a deal is, with or without a soloist."""

    phase: str
    turn: int
    hands: dict[int, list[str]]
    skat: list[str]
    taken: list[tuple[int, list[str]]]

    def legal(self) -> set[str]:
        """What may be done."""

    def play(self, move: str) -> None:
        """What comes of it."""


def settled(
    options: Values, points: Mapping[int, int], tricks: Mapping[int, int], *, skat: int, last: int, pushes: int = 0
) -> dict[int, int]:
    """What a Ramsch comes to before a Bock round multiplies it. `points` are those of the tricks alone."""
    factor = 2**pushes
    march = [seat for seat in tricks if tricks[seat] == 10]
    virgins = [seat for seat in tricks if tricks[seat] == 0]
    counted = {
        seat: value + skat * (seat == last and options["skat_to"] == "last_trick") for seat, value in points.items()
    }
    top = [seat for seat in counted if counted[seat] == max(counted.values())]
    losers = march or (top if len(top) < 3 else [])
    if options["scoring"] == "virgin_pays" and virgins:
        return {seat: -factor * (20 if march else 15) * (seat in virgins) for seat in tricks}
    if options["scoring"] != "points":
        return {seat: -factor * (20 if march else 15 if virgins else 10) * (seat in losers) for seat in tricks}
    if march and options["march"] == "plus_120":
        return {seat: 120 * factor * (seat in march) for seat in tricks}
    if march and options["march"] == "others_minus_120":
        return {seat: -120 * factor * (seat not in march) for seat in tricks}
    if options["virgin"] == "double" and not march:
        factor *= 2 ** len(virgins)
    own = skat * (options["skat_to"] == "loser")
    return {seat: -factor * (counted[seat] + own) * (seat in losers) for seat in tricks}


class Ramsch:
    """A deal in which everybody plays for himself. `knows` are the cards that each seat has passed on or laid away."""

    def __init__(self, options: Values, hands: dict[int, list[str]], skat: list[str]) -> None:
        self.options, self.hands, self.skat = options, hands, skat
        self.seats = tuple(hands)
        self.turn, self.pushes = self.seats[0], 0
        self.passed: dict[int, list[str]] = {seat: [] for seat in hands}
        self.laid_by: int | None = None
        self.asked = 0
        self.taken: list[tuple[int, list[str]]] = []
        self.trick: list[str] = []
        self.phase = "grand_hand" if options["grand_hand"] else "push" if self.passes_on else "play"

    @property
    def passes_on(self) -> bool:
        """Whether the skat goes round."""
        return self.options["exchange"] == "pass_on"

    def legal(self) -> set[str]:
        """What may be done; cards of a discard in the order of the alphabet."""
        hand = self.hands[self.turn]
        if self.phase == "pass_on":
            loose = [card for card in hand if card[1] != "J" or self.options["pass_jacks"]]
            return {" ".join(["discard", *sorted((one, other))]) for one in loose for other in loose if one != other}
        if self.phase == "play":
            led = self.trick and suit_of(self.trick[0], "grand")
            follow = [card for card in hand if suit_of(card, "grand") == led]
            return {f"play {card}" for card in follow or hand}
        pushing = {"take", "push"} if self.options["blind_push"] else {"take"}
        return {"grand_hand": {"grand_hand", "pass"}, "push": pushing, "over": set[str]()}[self.phase]

    def play(self, move: str) -> None:
        """What comes of a legal move, but for `grand_hand`: then this is no Ramsch any more."""
        word, *rest = move.split()
        if word == "play":
            self._card(rest[0])
        elif word == "claim":
            self._claimed()
        elif word == "take":
            self.hands[self.turn] += self.skat
            self.skat, self.phase = [], "pass_on"
        elif word == "pass":
            self._next_asked("push" if self.passes_on else "play")
        else:
            self.pushes += word == "push"
            if word == "discard":
                self.skat, self.passed[self.turn], self.laid_by = rest, rest, self.turn
                self.hands[self.turn] = [card for card in self.hands[self.turn] if card not in rest]
            self.phase = "push"
            self._next_asked("play")

    def _next_asked(self, then: str) -> None:
        self.asked = (self.asked + 1) % 3
        self.turn = self.seats[self.asked]
        self.phase = self.phase if self.asked else then

    def _card(self, card: str) -> None:
        self.hands[self.turn].remove(card)
        self.trick.append(card)
        at = self.seats.index(self.turn)
        if len(self.trick) == 3:
            at = (at + 1 + best_of(self.trick, "grand")) % 3
            self.taken.append((self.seats[at], self.trick))
            self.trick = []
        self.turn = self.seats[at if not self.trick else (at + 1) % 3]
        self.phase = "play" if len(self.taken) < 10 else "over"

    def _claimed(self) -> None:
        """All that is left is his, with what lies in the trick."""
        left = [*self.trick, *(card for hand in self.hands.values() for card in hand)]
        self.taken += [(self.turn, left[at : at + 3]) for at in range(0, len(left), 3)]
        self.hands, self.trick, self.phase = {seat: [] for seat in self.seats}, [], "over"

    def scores(self) -> dict[int, int]:
        """What the deal comes to, once it is over, but for a Bock round."""
        points = {seat: sum(points_of(cards) for who, cards in self.taken if who == seat) for seat in self.seats}
        tricks = {seat: sum(who == seat for who, _ in self.taken) for seat in self.seats}
        skat, last = points_of(self.skat), self.taken[-1][0]
        return settled(self.options, points, tricks, skat=skat, last=last, pushes=self.pushes)


class Deal:
    """A deal of any of the three games: Skat, Ramsch, a Ramsch when all have passed, a Grand Hand instead of a Ramsch.
    `skat` are the rules for a soloist, `ramsch` those for a Ramsch, `at_once` says that there is no auction."""

    def __init__(self, skat: Values, ramsch: Values, pack: Sequence[str], seats: Sequence[int], *, at_once: bool):
        self.skat_rules, self.ramsch_rules, self.seats = skat, ramsch, seats
        self.alone = skat_referee.Referee(skat, pack, seats=seats)
        self.ramsch: Ramsch | None = None
        self.grand_hand = False
        if at_once:
            self._begin_ramsch()

    def _begin_ramsch(self) -> None:
        self.ramsch = Ramsch(self.ramsch_rules, self.alone.hands, self.alone.skat)

    @property
    def now(self) -> Course:
        """The deal as it is being played now."""
        return self.ramsch or self.alone

    def legal(self) -> set[str]:
        """What may be done, claims left out."""
        only_grand = self.grand_hand and self.alone.phase == "declare"
        return {move for move in self.now.legal() if not only_grand or " grand" in move}

    def play(self, move: str) -> None:
        """What comes of it."""
        if move == "grand_hand":
            assert self.ramsch is not None
            self.alone.soloist = self.alone.turn = self.ramsch.turn
            self.alone.phase, self.alone.hand_game, self.grand_hand = "declare", True, True
            self.ramsch = None
            return
        self.now.play(move)
        passed_in = self.ramsch is None and self.alone.phase == "over" and self.alone.soloist is None
        if passed_in and self.skat_rules["when_all_pass"] == "ramsch":
            self._begin_ramsch()

    @property
    def counts(self) -> bool:
        """Whether it is a deal of its round, after which the next one deals."""
        again = self.skat_rules["when_all_pass"] == "same_dealer" and self.ramsch is None and self.alone.soloist is None
        return not (self.grand_hand or again)

    def scores(self, players: int, bock: int) -> list[int]:
        """The score of each seat."""
        if self.ramsch is not None:
            losses = self.ramsch.scores()
            return [bock * losses.get(seat, 0) for seat in range(players)]
        factor = 1 if self.grand_hand else bock
        return [factor * self.alone.score() * (seat == self.alone.soloist) for seat in range(players)]


class Rounds:
    """How deals follow each other in any of the three games: who deals, which round it is, when it is over."""

    def __init__(self, game: str, options: Values, players: int, dealer: int) -> None:
        self.players, self.dealer, self.totals = players, dealer, [0] * players
        self.rounds = game == "raeuberskat"
        series = part(options, "series") if self.rounds else {}
        self.after_round = str(series.get("after_ramsch_round", "alternate"))
        self.trigger = int(series.get("trigger_score", 0))
        self.bock_factor = int(series.get("bock_factor", 1))
        self.most = int(series.get("deals_per_match", options.get("deals_per_match", 0))) or (
            0 if self.rounds else 12 * players
        )
        first = series.get("first_phase") == "bock_round"
        self.round = "bock" if first else "plain" if self.rounds or game == "skat" else "ramsch"
        self.done = self.played = 0
        self.hundreds = [0] * players
        self.over = False

    @property
    def factor(self) -> int:
        """What scores are multiplied by now."""
        return self.bock_factor if self.round == "bock" else 1

    @property
    def left(self) -> int:
        """How many deals this round still has at most, the next one counted in; 0 if nobody can say."""
        in_round = 0 if self.round == "plain" and self.rounds else self.players - self.done if self.rounds else 0
        in_all = self.most - self.played if self.most and (self.after_round != "end" or self.round == "plain") else 0
        return min(filter(None, (in_round, in_all)), default=0)

    def after(self, scores: Sequence[int], *, counts: bool) -> None:
        """A deal is scored."""
        self.totals = [total + score for total, score in zip(self.totals, scores, strict=True)]
        if self.rounds:
            reached = [max(0, total // self.trigger) for total in self.totals]
            risen = any(new > old for new, old in zip(reached, self.hundreds, strict=True))
            self.hundreds = [max(pair) for pair in zip(reached, self.hundreds, strict=True)]
        else:
            risen = False
        if counts:
            self.dealer = (self.dealer + 1) % self.players
            self.done, self.played = self.done + 1, self.played + 1
        if not self.rounds or self.after_round != "end":
            self.over = self.played == self.most
        if self.rounds and not self.over:
            self._turn_of_rounds(triggered=risen)

    def _turn_of_rounds(self, *, triggered: bool) -> None:
        capped = self.after_round == "end" and self.most and self.played == self.most
        if self.round == "plain":
            ended, follows = triggered or capped, "bock"
        else:
            ended = self.done == self.players
            after_ramsch = {"end": "", "next_hundred": "plain", "alternate": "bock"}[self.after_round]
            follows = "ramsch" if self.round == "bock" else after_ramsch
        if ended:
            self.over, self.round, self.done = not follows, follows or self.round, 0


def part(options: Values, block: str) -> dict[str, OptionValue]:
    """The options of a block."""
    names = [name for name in options if name.startswith(f"{block}.")]
    return {name.removeprefix(f"{block}."): options[name] for name in names}


def deal_of(game: str, options: Values, pack: Sequence[str], rounds: Rounds) -> Deal:
    """The deal that comes next in a match of Skat, Ramsch or Räuberskat."""
    seats = [(rounds.dealer + step) % rounds.players for step in (1, 2, 3)]
    skat = {"skat": options, "ramsch": ALTENBURG, "raeuberskat": part(options, "skat")}[game]
    ramsch = options if game == "ramsch" else part(options, "ramsch")
    return Deal(skat, ramsch, pack, seats, at_once=rounds.round == "ramsch")


def read(record: str) -> Iterator[tuple[int, list[str], list[str]]]:
    """Dealer, pack and moves of each deal of a record."""
    for text in record.split("\ndeal ")[1:]:
        _, *lines = (line.split(maxsplit=1) for line in text.strip().splitlines())
        head = {word: rest[0] for word, *rest in lines if word in ("dealer", "pack")}
        moves = [" ".join(line) for line in lines if line[0] not in ("dealer", "pack", "undone")]
        words = [move for line in moves for move in line.split(", ")]
        yield (
            int(head["dealer"]),
            head["pack"].split(),
            [f"play {word}" if word[0].isupper() else word for word in words],
        )
