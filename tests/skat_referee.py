"""A second opinion on Skat: a referee written from the rules of record alone, which shares no code with the engine.

It keeps a deal in plain lists of card texts, says who is on turn and what may be done, and settles. It knows no claims:
whether one holds is the engine's to prove, and the tests of claims hold that against brute force.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from vorhand.options import OptionValue

PACK = tuple(suit + rank for suit in "CSHD" for rank in "AKQJT987")
POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
BASE = {"clubs": 12, "spades": 11, "hearts": 10, "diamonds": 9, "grand": 24}
LEVELS = ("", "schneider", "schwarz", "ouvert")
NULLS = ("null", "null_hand", "null_ouvert", "null_ouvert_hand")


def suit_of(card: str, game: str) -> str:
    """What the card counts as: "trump" or the letter of its suit."""
    trump = game != "null" and (card[1] == "J" or card[0] == game[0].upper() != "G")
    return "trump" if trump else card[0]


def height(card: str, game: str) -> int:
    """Compares cards of one effective suit."""
    if game == "null":
        return "789TJQKA".index(card[1])
    return 10 + "DHSC".index(card[0]) if card[1] == "J" else "789QKTA".index(card[1])


def best_of(trick: Sequence[str], game: str) -> int:
    """Which card takes the trick."""
    asked = "trump" if any(suit_of(card, game) == "trump" for card in trick) else suit_of(trick[0], game)
    return max(
        (at for at, card in enumerate(trick) if suit_of(card, game) == asked), key=lambda at: height(trick[at], game)
    )


def points_of(cards: Sequence[str]) -> int:
    """Their card points."""
    return sum(POINTS[card[1]] for card in cards)


def matadors_of(cards: Sequence[str], game: str) -> int:
    """How long the run of the highest trumps is that these cards hold, or lack."""
    trumps = [card for card in PACK if suit_of(card, game) == "trump"]
    held = [card in cards for card in sorted(trumps, key=lambda card: -height(card, game))]
    return next((at for at, has in enumerate(held) if has is not held[0]), len(held))


def bids_of(options: Mapping[str, OptionValue]) -> list[int]:
    """Every game value from eighteen up."""
    values = {base * steps for name, base in BASE.items() if name != "grand" for steps in range(2, 19)}
    values |= {24 * steps for steps in range(2, 11)}
    values |= {36 * steps for steps in range(7, 11)} if options["open_grand"] == "base_36" else {264}
    values |= {int(options[name]) for name in NULLS}
    return sorted(value for value in values if value >= 18)


class Referee:
    """One deal. `pack` is in the order of dealing, `seats` are those of forehand, middlehand and rearhand."""

    def __init__(self, options: Mapping[str, OptionValue], pack: Sequence[str], *, seats: Sequence[int]) -> None:
        self.options, self.seats, self.bids = options, tuple(seats), bids_of(options)
        self.hands = {
            seat: [*pack[3 * at : 3 * at + 3], *pack[11 + 4 * at : 15 + 4 * at], *pack[23 + 3 * at : 26 + 3 * at]]
            for at, seat in enumerate(seats)
        }
        self.skat = list(pack[9:11])
        self.dealt = {seat: (*hand, *self.skat) for seat, hand in self.hands.items()}
        self.phase, self.turn, self.bid = "auction", seats[1], 0
        self.speaker, self.hearer = seats[1], seats[0]
        self.to_come = [seats[2]]
        self.alone = False
        self.said: set[int] = set()
        self.soloist: int | None = None
        self.hand_game, self.game, self.level = False, "", ""
        self.doublings = 0
        self.taken: list[tuple[int, list[str]]] = []
        self.trick: list[str] = []
        self.given: str | None = None
        self.guilty: int | None = None

    def left_of(self, seat: int) -> int:
        """The next who plays."""
        return self.seats[(self.seats.index(seat) + 1) % 3]

    def legal(self) -> set[str]:
        """What may be done; cards of a discard in the order of the alphabet."""
        if self.phase == "auction":
            higher = [18] if self.alone else [value for value in self.bids if value > self.bid]
            return {"pass", "hold"} if self.turn != self.speaker else {"pass", *(f"bid {value}" for value in higher)}
        if self.phase == "discard":
            hand = self.hands[self.turn]
            return {" ".join(["discard", *sorted((one, other))]) for one in hand for other in hand if one != other}
        if self.phase == "declare":
            levels = LEVELS if self.hand_game else ("",)
            games = {f"declare {game} {level}".strip() for game in BASE for level in levels}
            nulls = {f"declare null {level}".strip() for level in ("", "ouvert") if self.null_value(level) >= self.bid}
            return games | nulls | (set() if self.hand_game else {"take"})
        if self.phase == "contra":
            silent = self.options["contra_needs_bid"] and self.turn not in self.said
            return {"pass"} if silent else {"contra", "pass"}
        if self.phase == "play":
            cards = self.hands[self.turn] if self.options["revoke"] == "punished" else self.following()
            return {"concede", *(f"play {card}" for card in cards)}
        return {"skat": {"take", "hand"}, "re": {"re", "pass"}, "over": set[str]()}[self.phase]

    def following(self) -> list[str]:
        """The cards that follow suit, or all."""
        hand = self.hands[self.turn]
        if not self.trick:
            return hand
        led = suit_of(self.trick[0], self.game)
        return [card for card in hand if suit_of(card, self.game) == led] or hand

    def null_value(self, level: str) -> int:
        """What a Null is worth."""
        return int(self.options["null" + ("_ouvert" if level else "") + ("_hand" if self.hand_game else "")])

    def play(self, move: str) -> None:
        """What comes of a legal move."""
        word, *rest = move.split()
        if self.phase == "auction":
            self._speak(word, rest)
        elif word == "take":
            self.hands[self.turn] += self.skat
            self.skat, self.phase = [], "discard"
        elif word == "hand":
            self.hand_game, self.phase = True, "declare"
        elif word == "discard":
            self.skat, self.phase = rest, "declare"
            self.hands[self.turn] = [card for card in self.hands[self.turn] if card not in rest]
        elif word == "declare":
            self.game, self.level = rest[0], " ".join(rest[1:])
            self._go_on("play" if self.options["contra"] == "off" else "contra")
        elif self.phase in ("contra", "re"):
            self._call(word)
        elif word == "concede":
            self.given, self.phase = "defenders" if self.turn == self.soloist else "soloist", "over"
        else:
            self._card(rest[0])

    def _speak(self, word: str, rest: list[str]) -> None:
        if word != "pass":
            self.said.add(self.turn)
            if word == "bid":
                self.bid = int(rest[0])
            if self.alone:
                self._won(self.turn)
            else:
                self.turn = self.hearer if self.turn == self.speaker else self.speaker
        elif self.alone:
            self.phase = "over"
        else:
            left = self.hearer if self.turn == self.speaker else self.speaker
            if self.to_come:
                self.speaker, self.hearer = self.to_come.pop(), left
                self.turn = self.speaker
            elif self.bid:
                self._won(left)
            else:
                self.alone, self.speaker, self.turn = True, left, left

    def _won(self, seat: int) -> None:
        self.soloist, self.turn, self.phase = seat, seat, "skat"

    def _go_on(self, phase: str) -> None:
        assert self.soloist is not None
        self.phase = phase
        self.turn = {"play": self.seats[0], "contra": self.left_of(self.soloist), "re": self.soloist}[phase]

    def _call(self, word: str) -> None:
        self.doublings += word != "pass"
        if word == "contra" and self.options["contra"] == "contra_re":
            self._go_on("re")
        elif word == "pass" and self.phase == "contra" and self.left_of(self.turn) != self.soloist:
            self.turn = self.left_of(self.turn)
        else:
            self._go_on("play")

    def _card(self, card: str) -> None:
        if card not in self.following():
            self.guilty, self.phase = self.turn, "over"
            return
        self.hands[self.turn].remove(card)
        self.trick.append(card)
        self.turn = self.left_of(self.turn)
        if len(self.trick) == 3:
            for _ in range(best_of(self.trick, self.game)):
                self.turn = self.left_of(self.turn)
            self.taken.append((self.turn, self.trick))
            self.trick = []
            if len(self.taken) == 10 or (self.game == "null" and self.turn == self.soloist):
                self.phase = "over"

    def score(self) -> int:
        """The soloist's score once the deal is over; 0 if there is none."""
        if self.soloist is None:
            return 0
        own = points_of(self.skat) + sum(points_of(cards) for seat, cards in self.taken if seat == self.soloist)
        theirs = sum(points_of(cards) for seat, cards in self.taken if seat != self.soloist)
        tricks = sum(seat == self.soloist for seat, _ in self.taken)
        left = 10 - len(self.taken)
        if self.game == "null":
            gone = self.given == "defenders" or self.guilty == self.soloist
            return self._signed(self.null_value(self.level), won=tricks == 0 and not gone)
        if self.guilty is not None:
            return self._revoked(own, theirs, lost_tricks=len(self.taken) - tricks)
        if self.given == "soloist":
            own, tricks = 120 - theirs, tricks + left
        limit = int(self.options["schneider_limit"])
        value = self._value(own <= limit or 120 - own <= limit, tricks in (0, 10))
        reached = (not self.level or 120 - own <= limit) and (self.level in ("", "schneider") or tricks == 10)
        return self._signed(value, won=own >= 61 and value >= self.bid and reached)

    def _value(self, schneider: bool, schwarz: bool) -> int:
        """Matadors and game, then a step for hand and for each level, made or announced, and for each announced."""
        assert self.soloist is not None
        said_schwarz = self.level in ("schwarz", "ouvert")
        steps = matadors_of(self.dealt[self.soloist], self.game) + 1 + self.hand_game
        steps += (schneider or bool(self.level)) + bool(self.level) + (schwarz or said_schwarz) + said_schwarz
        steps += self.level == "ouvert" and self._base() != 36
        return self._base() * steps

    def _base(self) -> int:
        open_grand = (self.game, self.level, self.options["open_grand"]) == ("grand", "ouvert", "base_36")
        return 36 if open_grand else BASE[self.game]

    def _signed(self, value: int, *, won: bool) -> int:
        """An overbid game costs the least multiple that covers the bid; a loss counts once or twice."""
        if value < self.bid:
            value = -(-self.bid // self._base()) * self._base()
        single = self.hand_game and self.options["hand_loss"] == "single"
        return (value if won else -value if single else -2 * value) * (1 << self.doublings)

    def _revoked(self, own: int, theirs: int, *, lost_tricks: int) -> int:
        """Who had won before the breach has won with what was secured; otherwise the other side wins simply."""
        limit = int(self.options["schneider_limit"])
        secured, against = 120 - own <= limit, 120 - theirs <= limit
        if self.guilty == self.soloist:
            enough = own >= 61 and self._value(secured, False) >= self.bid
            won = enough and (not self.level or (self.level == "schneider" and secured))
            return self._signed(self._value(secured and won, False), won=won)
        missed = (self.level != "" and theirs > limit) or (self.level in ("schwarz", "ouvert") and lost_tricks > 0)
        won = theirs < 60 and not missed
        return self._signed(self._value(against and not won, False), won=won)
