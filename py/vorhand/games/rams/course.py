"""The course of a deal of Rams from any point before the play, thought through in one world.

Hands are sets of bits by place, a place being a seat counted from the dealer's left. Whoever has still to speak is
taken to do what `keeping` says.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from vorhand.games.rams.compact import ACES, RANKS, TRUMPS, Bits, is_flush, layout_of, members
from vorhand.games.rams.keeping import strength, thrown_by
from vorhand.games.rams.options import FEW, HAND_SIZE, Counted, LonePlayer, StockShort
from vorhand.games.rams.payoffs import Ends, Outlook, Worths
from vorhand.games.rams.policy import play_out
from vorhand.games.rams.scoring import PAIR_VALUE
from vorhand.games.rams.solver import Solver
from vorhand.games.rams.table import Table

EAGER: Final = 0.8
"""What others without an ace are taken to gain by going in with nothing, besides what `strength` has their hand
promise. All this follows what the players of this package do."""
AT_FEW: Final = 2.4
"""The same more at a table of few."""
LIMITED: Final = 1.0
"""What they gain less for each card that may not be exchanged."""
CROWD: Final = 0.6
"""The same for each player who is in already, or has still to speak."""
UPCARD: Final = 3.9
"""What the upcard adds to the dealer's hand."""
STEP: Final = 2
"""What thinking of all but the play costs, in cards played, for each place."""


class World(NamedTuple):
    """One way the cards may lie: hands by place, the stock with its top card first, the dead cards."""

    hands: tuple[Bits, ...]
    stock: Sequence[int]
    dead: Bits


class Found(NamedTuple):
    """What a course came to: what it is worth to each place, and the nodes it cost."""

    worths: Worths
    nodes: int


class Course:
    """One deal that is thought through: its rules and scores do not change, its cards do from world to world."""

    def __init__(self, table: Table) -> None:
        self.options = options = table.options
        self.seats = table.setting.ring
        self.players = len(self.seats)
        self.places = {seat: place for place, seat in enumerate(self.seats)}
        self.layout = layout_of(table.trump, table.pack_size)
        self.upcard = self.layout.bit[table.upcard]
        scores = [table.scores[seat] for seat in self.seats]
        self.outlook = Outlook(options, scores, deals_left=table.setting.deals_left)
        self.all_play = self.players == 3 and not options.three_may_pass
        self._limit, self._step = options.exchange_limit, STEP * self.players
        self._eager = EAGER + AT_FEW * (self.players <= FEW) - LIMITED * (HAND_SIZE - self._limit)
        self._late_pairs = options.jacks_in is Counted.DEALT_OR_FINAL_HAND
        self._late_reveals = options.reveal_in is Counted.DEALT_OR_FINAL_HAND
        self._refills = options.when_stock_short is StockShort.RESHUFFLE
        self.mate = 0
        """The jack that makes a pair with the upcard, for the dealer who may take it."""
        if self._late_pairs and options.dealer_may_take_upcard:
            self.mate = sum(pair ^ 1 << self.upcard for pair in self.layout.pairs if pair >> self.upcard & 1)
        self._plays_alone = options.lone_player is LonePlayer.TAKES_ALL

        self._ends: dict[tuple[tuple[int, ...], ...], Ends] = {}

    def ends(self, entered: Sequence[int], aces: Sequence[int], pairs: Sequence[int], *, open_question: bool) -> Ends:
        """The ends of the deal with these places in, the points of their aces and their pairs of jacks."""
        key = (tuple(entered), tuple(aces), tuple(pairs))
        known = self._ends.get(key)
        if known is None:
            known = self._ends[key] = Ends(
                self.outlook, entered=entered, aces=aces, pairs=pairs, open_question=open_question
            )
        return known

    # Declarations

    def declared(self, world: World, said: Sequence[bool | None]) -> Found:
        """The deal from the declarations on, of which some are made; nobody has exchanged."""
        entered = list[int]()
        for place, word in enumerate(said):
            hand = world.hands[place]
            joins = self.would_enter(place, hand, len(entered)) if word is None else word
            if joins:
                entered.append(place)
        dead = world.dead
        for place in range(self.players):
            if place not in entered:
                dead |= world.hands[place]
        shown = [self.colours(hand) for hand in world.hands]
        ended = self.revealed(world.hands, entered)
        if ended is not None:
            return Found(ended, self._step)
        return self.exchanged(World(world.hands, world.stock, dead), entered, shown, entered)

    def would_enter(self, place: int, hand: Bits, entered: int) -> bool:
        """Whether somebody with this hand is taken to go in when so many are in."""
        if self.all_play or (self.options.ace_forces_in and hand & ACES):
            return True
        promise = self._eager + strength(hand)
        if place == self.players - 1 and self.options.dealer_may_take_upcard:
            promise += UPCARD
        return promise >= CROWD * (entered + self.players - 1 - place)

    # Exchange

    def exchanged(
        self, world: World, entered: Sequence[int], shown: Sequence[int], waiting: Sequence[int],
        *, thrown: Bits | None = None, given: int | None = None,
    ) -> Found:  # fmt: skip
        """The deal from the exchange on: `waiting` have still to exchange, the first of them throws `thrown` if it is
        given; `given` is what the dealer gives for the upcard (-1: nothing), None if he has still to say.

        `shown` are the colours of the pairs each place has shown already, as `colours` has them.
        """
        hands, stock, dead = list(world.hands), list(reversed(world.stock)), world.dead
        dealer = self.players - 1
        if len(entered) > 1 or self._plays_alone:
            for place in waiting:
                hand = hands[place]
                if thrown is None:
                    away = thrown_by(hand, self._limit, mate=self.mate if place == dealer else 0)
                    number = away.bit_count()
                    if number > len(stock) and not self._refills:
                        away = sum(1 << bit for bit in sorted(members(away), key=_rank)[: len(stock)])
                else:
                    away, thrown = thrown, None
                hands[place] = hand ^ away
                for _ in range(away.bit_count()):
                    if not stock:
                        stock, dead = _mixed(dead, hand), 0
                    hands[place] |= 1 << stock.pop()
                dead |= away
            if self.options.dealer_may_take_upcard and dealer in entered:
                if given is None:
                    given = self.would_give(hands[dealer])
                if given >= 0:
                    hands[dealer] ^= 1 << given | 1 << self.upcard
            if self._late_reveals:
                ended = self.revealed(hands, entered)
                if ended is not None:
                    return Found(ended, self._step)
        return self.played(hands, entered, shown, exchanged=True)

    def would_give(self, hand: Bits) -> int:
        """The card that a dealer is taken to give for the upcard, -1 for none: his lowest side card, but no ace and not
        the upcard's mate; or a lower trump."""
        sides = hand & ~TRUMPS & ~ACES & ~self.mate
        if sides:
            return min(members(sides), key=_rank)
        trumps = hand & TRUMPS
        low = (trumps & -trumps).bit_length() - 1
        return low if 0 <= low < self.upcard else -1

    # Play

    def played(self, hands: Sequence[Bits], entered: Sequence[int], shown: Sequence[int], *, exchanged: bool) -> Found:
        """The deal from the jack step on, with the hands that are played."""
        colours = list(shown)
        if exchanged and self._late_pairs:
            for place in entered:
                colours[place] |= self.colours(hands[place])
        pairs = [each.bit_count() for each in colours]
        tricks = [0] * self.players
        if not entered or (len(entered) == 1 and not self._plays_alone):
            changes = [-PAIR_VALUE * held for held in pairs]
            for place in entered if self.options.jacks_need_trick else ():
                changes[place] = 0
            return Found(self.outlook.marked(self.outlook.worths(changes), ()), self._step)
        aces = [self.layout.ace_points(hand) if place in entered else 0 for place, hand in enumerate(hands)]
        ends = self.ends(entered, aces, pairs, open_question=True)
        early = ends.at_zero()
        if early:
            return Found(self.outlook.marked(self.outlook.won(early), early), self._step)
        if len(entered) == 1:
            tricks[entered[0]] = HAND_SIZE
            return Found(ends.worths(tricks), self._step)
        found = self.play_on(list(hands), ends, entered[0], (), tricks, unplayed=self.layout.pack)
        return found._replace(nodes=found.nodes + self._step)

    def play_on(
        self, hands: list[Bits], ends: Ends, leader: int, on_table: Sequence[int], tricks: list[int],
        *, unplayed: Bits, keep: int = 0, limit: int = 0,
    ) -> Found:  # fmt: skip
        """The play from here: by the policy until each hand has `keep` cards, then searched if `limit` nodes do;
        changes its arguments."""
        options = self.options
        place, nodes, stopped = play_out(
            hands, ends.entered, leader, on_table, tricks, ends.needed,
            ace_first=options.must_lead_trump_ace, ruffs=options.must_ruff, keep=keep, unplayed=unplayed,
        )  # fmt: skip
        if stopped:
            return Found(ends.stopped(place), nodes)
        if not hands[place]:
            return Found(ends.worths(tricks), nodes)
        solver = self.solver(ends, limit=limit)
        worths = solver.worths(hands, place, tricks)
        if worths is None:
            found = self.play_on(hands, ends, place, (), tricks, unplayed=unplayed)
            return Found(found.worths, nodes + solver.nodes + found.nodes)
        return Found(worths, nodes + solver.nodes)

    def solver(self, ends: Ends, *, limit: int) -> Solver:
        """The search of a world of this deal."""
        options = self.options
        return Solver(ends, ace_first=options.must_lead_trump_ace, ruffs=options.must_ruff, limit=limit)

    # Reveals

    def colours(self, hand: Bits) -> int:
        """The colours of which a hand has both jacks: 1 red, 2 black, 3 both."""
        red, black = self.layout.pairs
        return (hand & red == red) + 2 * (hand & black == black)

    def revealed(self, hands: Sequence[Bits], entered: Sequence[int]) -> Worths | None:
        """What a rams or a flush among these hands is worth to each place; None if there is none."""
        holders = list[int]()
        for place in entered:
            hand = hands[place]
            if hand & ACES == ACES:
                return self.outlook.marked(self.outlook.won((place,)), (place,))
            if is_flush(hand):
                holders.append(place)
        if not holders:
            return None
        options, changes = self.options, [0] * self.players
        trumps = any(hands[place] & TRUMPS for place in holders)
        charge = options.trump_flush_points if trumps else options.flush_remise
        for place in entered:
            aces = self.layout.ace_points(hands[place])
            if place not in holders:
                changes[place] = charge + aces
            elif hands[place] & TRUMPS:
                changes[place] = -options.trump_flush_points - aces
            else:
                changes[place] = -options.flush_write_off - aces
        return self.outlook.marked(self.outlook.worths(changes), holders)


def _rank(bit: int) -> int:
    return bit % RANKS


def _mixed(dead: Bits, salt: int) -> list[int]:
    """The dead cards in an order that no card is favoured by from world to world."""
    factor = 1 + salt % 51
    return sorted(members(dead), key=lambda bit: (bit + 1) * factor % 53)
