"""A second opinion on Rams: a referee written from the rules of record alone, without the engine.

It reads a record as text, says who is on turn and what may be done, who lays open what, where every card lies, what
each deal comes to, who deals next, and when the match is over and who has won. One thing it cannot know: the order in
which the dead cards are shuffled. It is told the stock after each shuffle and only sees to it that the cards are those.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

from vorhand.options import OptionValue

Values = Mapping[str, OptionValue]
RANKS = "AKQJT98765432"
ACES = {"SA": 5, "CA": 10, "DA": 15, "HA": 20}
PAIRS = {"red": {"HJ", "DJ"}, "black": {"CJ", "SJ"}}


def pack_size(options: Values, players: int) -> int:
    """36 cards up to four players, 52 for more, if the rules do not say otherwise."""
    return (36 if players <= 4 else 52) if options["pack_size"] == "by_players" else int(options["pack_size"])


def aces_of(cards: Sequence[str]) -> int:
    """What the aces among the cards count."""
    return sum(ACES.get(card, 0) for card in cards)


def colours(cards: Sequence[str]) -> list[str]:
    """The colours of which both jacks are there."""
    return [colour for colour, pair in PAIRS.items() if pair <= set(cards)]


def flush(cards: Sequence[str]) -> bool:
    """Five cards of one suit."""
    return len({card[0] for card in cards}) == 1


class Deal:
    """One deal. Seats are those of the table; `order` begins at the dealer's left and ends with the dealer."""

    def __init__(self, options: Values, pack: Sequence[str], *, dealer: int, scores: Sequence[int]) -> None:
        self.options, self.scores, self.dealer = options, list(scores), dealer
        players = len(self.scores)
        self.order = [(dealer + 1 + step) % players for step in range(players)]
        assert len(pack) == pack_size(options, players)
        self.hands: list[list[str]] = [[] for _ in self.scores]
        cards = iter(pack)
        for packet in (3, 2):
            for seat in self.order:
                self.hands[seat] += [next(cards) for _ in range(packet)]
        self.dealt = [list(hand) for hand in self.hands]
        self.upcard = next(cards)
        self.stock = list(cards)
        self.dead: list[str] = []
        self.thrown: list[list[str]] = [[] for _ in self.scores]
        self.shuffles = 0
        self.upcard_taken: bool | None = None
        self.word: dict[int, bool] = {}
        self.drawn: dict[int, int] = {}
        self.kept: list[list[str]] = []
        self.shown: list[tuple[int, str]] = []
        self.finals: list[tuple[int, str]] = []
        self.open: list[int] = []
        self.trick: list[tuple[int, str]] = []
        self.taken: list[tuple[int, list[str]]] = []
        self.asked: int | None = None
        self.went_on = False
        self.offender: int | None = None
        self.reason = ""
        self.phase, self.turn = "declare", self.order[0]

    @property
    def entered(self) -> list[int]:
        """Who plays, from the dealer's left."""
        return [seat for seat in self.order if self.word.get(seat)]

    def tricks(self, seat: int) -> int:
        """How many tricks the seat has."""
        return sum(winner == seat for winner, _ in self.taken)

    def legal(self) -> set[str]:
        """What may be done; the cards of an exchange in the order of the alphabet."""
        if self.phase == "over":
            return set()
        hand = self.hands[self.turn]
        if self.phase == "declare":
            forced = bool(aces_of(hand)) and bool(self.options["ace_forces_in"])
            all_play = len(self.scores) == 3 and not self.options["three_may_pass"]
            return {"in"} if forced or all_play else {"in", "out"}
        if self.phase == "exchange":
            most = int(self.options["exchange_limit"])
            if self.options["when_stock_short"] == "draw_less":
                most = min(most, len(self.stock))
            return {
                " ".join(["exchange", *cards]) for size in range(most + 1) for cards in combinations(sorted(hand), size)
            }
        if self.phase == "upcard":
            return {"pass", *(f"upcard {card}" for card in hand)}
        if self.phase == "zero":
            return {"stop", "continue"}
        return {f"play {card}" for card in (hand if self.options["revoke"] == "punished" else self.right_cards())}

    def right_cards(self) -> list[str]:
        """The cards that the seat on turn may play by the rules."""
        hand, trump = self.hands[self.turn], self.upcard[0]
        if not self.trick:
            return [f"{trump}A"] if f"{trump}A" in hand and self.options["must_lead_trump_ace"] else hand
        led = self.trick[0][1][0]
        ruff = [card for card in hand if card[0] == trump and self.options["must_ruff"]]
        return [card for card in hand if card[0] == led] or ruff or hand

    def play(self, move: str, *, reshuffled: Sequence[str] = ()) -> None:
        """What comes of a legal move. `reshuffled` is the stock afterwards, if the dead cards had to be shuffled, with
        the cards just drawn before it."""
        word, *cards = move.split()
        if word in ("in", "out"):
            self._said(word == "in")
        elif word == "exchange":
            self._exchanged(cards, reshuffled)
        elif word in ("upcard", "pass"):
            self._upcard(cards)
        elif word == "stop":
            self._over("stopped")
        elif word == "continue":
            self.went_on = True
            self._begin_or_go_on()
        else:
            self._played(cards[0])

    def _said(self, plays: bool) -> None:
        self.word[self.turn] = plays
        if not plays:
            self.thrown[self.turn] = self.hands[self.turn]
            self.dead += self.hands[self.turn]
            self.hands[self.turn] = []
        if len(self.word) < len(self.order):
            self.turn = self.order[len(self.word)]
            return
        if self._lays_open():
            return
        self.shown = [(seat, colour) for seat in self.order for colour in colours(self.dealt[seat])]
        if not self.entered:
            self._over("nobody_in")
        elif len(self.entered) == 1 and self.options["lone_player"] == "no_play":
            self._over("lone_no_play")
        else:
            self.phase, self.turn = "exchange", self.entered[0]

    def _lays_open(self) -> bool:
        """Four aces, or else every hand of one suit, end the deal."""
        four = [seat for seat in self.entered if len(set(self.hands[seat]) & set(ACES)) == 4]
        one_suit = [seat for seat in self.entered if flush(self.hands[seat])]
        if four or one_suit:
            # Each must show his cards when a suit is laid open (c18); a rams alone is shown by its holder.
            self.open = four or self.entered
            self._over("rams" if four else "flush")
        return bool(four or one_suit)

    def _exchanged(self, away: list[str], reshuffled: Sequence[str]) -> None:
        seat = self.turn
        self.drawn[seat] = len(away)
        kept = [card for card in self.hands[seat] if card not in away]
        if len(away) > len(self.stock):
            assert self.options["when_stock_short"] == "reshuffle"
            first, rest = self.stock, list(reshuffled)
            assert rest[: len(first)] == first, "first what is left of the stock"
            assert Counter(rest[len(first) :]) == Counter(self.dead), "then the dead cards of the others, shuffled"
            self.stock, self.dead = rest, []
            self.shuffles += 1
            self.thrown = [[] for _ in self.scores]
        new, self.stock = self.stock[: len(away)], self.stock[len(away) :]
        assert len(new) == len(away)
        self.hands[seat] = kept + new
        self.dead += away
        self.thrown[seat] = list(away)
        at = self.entered.index(seat) + 1
        if at < len(self.entered):
            self.turn = self.entered[at]
        elif seat == self.dealer and self.options["dealer_may_take_upcard"]:
            self.phase = "upcard"
        else:
            self._before_play()

    def _upcard(self, cards: list[str]) -> None:
        self.upcard_taken = bool(cards)
        if cards:
            self.hands[self.turn] = [card for card in self.hands[self.turn] if card not in cards] + [self.upcard]
            self.dead += cards
            self.thrown[self.turn] += cards
        self._before_play()

    def _before_play(self) -> None:
        if self.options["reveal_in"] == "dealt_or_final_hand" and self._lays_open():
            return
        self.kept = [list(hand) for hand in self.hands]
        if self.options["jacks_in"] == "dealt_or_final_hand":
            self.finals = [
                (seat, colour)
                for seat in self.entered
                for colour in colours(self.hands[seat])
                if (seat, colour) not in self.shown
            ]
        low = [seat for seat in self.order if self.running(seat) <= 0]
        if len(low) > 1:
            self._over("zero_together")
        elif low:
            self._ask(low[0])
        else:
            self._begin_or_go_on()

    def _ask(self, seat: int) -> None:
        self.asked, self.phase, self.turn = seat, "zero", seat

    def _begin_or_go_on(self) -> None:
        self.phase = "play"
        if len(self.entered) == 1:
            self.taken = [(self.entered[0], []) for _ in range(5)]
            self._over("lone")
        else:
            self.turn = self.taken[-1][0] if self.taken else self.entered[0]

    def _played(self, card: str) -> None:
        seat = self.turn
        breach = card not in self.right_cards()
        self.hands[seat].remove(card)
        self.trick.append((seat, card))
        if breach:
            self.offender = seat
            self._over("revoked")
            return
        if len(self.trick) < len(self.entered):
            self.turn = self.entered[(self.entered.index(seat) + 1) % len(self.entered)]
            return
        led, trump = self.trick[0][1][0], self.upcard[0]
        suit = trump if any(each[0] == trump for _, each in self.trick) else led
        winner = min((RANKS.index(each[1]), who) for who, each in self.trick if each[0] == suit)[1]
        self.taken.append((winner, [each for _, each in self.trick]))
        self.trick, self.turn = [], winner
        if len(self.taken) == 5:
            self._over("played_out")
        elif self.asked is None:
            # Only who has just taken a trick can have got there.
            for each in self.order:
                if self.running(each) <= 0:
                    self._ask(each)

    def _over(self, reason: str) -> None:
        self.reason, self.phase = reason, "over"

    def jacks(self, seat: int) -> int:
        """What is written off for jacks as the play stands."""
        counted = {colour for who, colour in (*self.shown, *self.finals) if who == seat}
        if self.options["jacks_need_trick"] and self.word.get(seat) and not self.tricks(seat):
            return 0
        return 5 * len(counted)

    def running(self, seat: int) -> int:
        """The score as it stands, without what comes at the end."""
        tricks = self.tricks(seat)
        aces = aces_of(self.kept[seat]) if tricks else 0
        return self.scores[seat] - self.jacks(seat) - tricks - aces

    def changes(self) -> list[int]:
        """What a deal that is over comes to, by seat."""
        seats = range(len(self.scores))
        if self.reason == "rams":
            return [-self.scores[seat] * (seat in self.open) for seat in seats]
        if self.reason == "revoked":
            return [25 * (seat == self.offender) for seat in seats]
        if self.reason == "flush":
            return [self._for_flush(seat) if self.word[seat] else 0 for seat in seats]
        change = [self.running(seat) - self.scores[seat] for seat in seats]
        if self.reason == "played_out":
            for seat in self.entered:
                if not self.tricks(seat):
                    aces = aces_of(self.kept[seat])
                    replaced = bool(aces) and self.options["remise_with_aces"] == "replace"
                    change[seat] += aces + (0 if replaced else int(self.options["remise"]))
        return change

    def _for_flush(self, seat: int) -> int:
        """Each flush writes off, nobody who has one pays for another's; the rest pay once, by the trumps if a flush is
        of trumps."""
        hand, trumps = self.hands[seat], int(self.options["trump_flush_points"])
        if flush(hand):
            off = trumps if hand[0][0] == self.upcard[0] else int(self.options["flush_write_off"])
            return -off - aces_of(hand)
        of_trumps = any(flush(self.hands[each]) and self.hands[each][0][0] == self.upcard[0] for each in self.entered)
        return (trumps if of_trumps else int(self.options["flush_remise"])) + aces_of(hand)

    def hidden(self, seat: int | None) -> set[str]:
        """The cards of which the seat cannot know where they lie. Jacks shown as dealt are known until their owner
        exchanges or the dead cards, among them his, are shuffled; those of a final hand from then on."""
        known = {card for _, cards in self.taken for card in cards} | {card for _, card in self.trick} | {self.upcard}
        mine = [] if seat is None else [*self.hands[seat], *self.thrown[seat]]
        laid_open = [card for each in self.open for card in self.hands[each]]
        for who, colour in [] if self.open else self.shown:
            if (who not in self.drawn) if self.word[who] else not self.shuffles:
                known |= PAIRS[colour]
        for _, colour in self.finals:
            known |= PAIRS[colour]
        every = {card for cards in (*self.dealt, self.stock, self.dead, *self.hands) for card in cards}
        return every - known - {*mine, *laid_open}


class Course:
    """A match: totals, dealer, the end and the winners."""

    def __init__(self, options: Values, *, players: int, dealer: int) -> None:
        self.options, self.players, self.dealer = options, players, dealer
        self.totals = [int(options["start_score"])] * players
        self.played = 0
        self.winners: list[int] = []

    def after(self, deal: Deal) -> None:
        """A deal is over and scored."""
        self.totals = [total + change for total, change in zip(self.totals, deal.changes(), strict=True)]
        low = [seat for seat, total in enumerate(self.totals) if total <= 0]
        if deal.reason != "revoked":
            self.dealer = (self.dealer + 1) % self.players
            self.played += 1
        if deal.reason == "stopped":
            assert deal.asked is not None
            self.winners = [deal.asked]
        elif low:
            self.winners = low
        elif self.played and self.played == self.options["deals_per_match"]:
            self.winners = [seat for seat, total in enumerate(self.totals) if total == min(self.totals)]

    @property
    def places(self) -> list[int]:
        """Winners share the first place; behind them lower totals are better, and equal ones share a place."""
        ahead = [self.totals[seat] if seat not in self.winners else -(10**9) for seat in range(self.players)]
        return [1 + sum(other < own for other in ahead) for own in ahead]


def read(record: str) -> Iterator[tuple[int, list[str], list[str]]]:
    """Dealer, pack and moves of each deal of a record."""
    for text in record.split("\ndeal ")[1:]:
        _, *lines = (line.split(maxsplit=1) for line in text.strip().splitlines())
        head = {word: rest[0] for word, *rest in lines if word in ("dealer", "pack")}
        moves = [" ".join(line) for line in lines if line[0] not in ("dealer", "pack", "undone")]
        words = [move for line in moves for move in line.split(", ")]
        plain = [f"play {word}" if word[0].isupper() else word for word in words]
        yield int(head["dealer"]), head["pack"].split(), plain
