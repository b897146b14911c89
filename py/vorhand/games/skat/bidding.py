"""How far a hand may go in the auction: every skat it may find is looked at, with the best discard and the best game.

What the others said counts as far as it makes a game easier or harder to win.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Final, NamedTuple

from vorhand.cards import PACKS, Card
from vorhand.chance import shuffled
from vorhand.games.skat.auction import LOWEST, Auction
from vorhand.games.skat.compact import Bits, layout_of
from vorhand.games.skat.contracts import Announcement, Contract, GameName, kind_of
from vorhand.games.skat.discards import best_discard
from vorhand.games.skat.eye import SHARP, Eye
from vorhand.games.skat.hand_model import Odds, model
from vorhand.games.skat.options import DealOptions, HandLoss
from vorhand.games.skat.scoring import worth as value_of
from vorhand.games.skat.valuation import expected, matadors, payoffs

TAKEN: Final = (*(Contract(game) for game in GameName), Contract(GameName.NULL, level=Announcement.OUVERT))
FROM_HAND: Final = tuple(Contract(each.game, True, each.level) for each in TAKEN)
"""What is reckoned with before the skat is known; announcements come later."""
HOPELESS: Final = -999.0
GRAIN: Final = 8
SKATS: Final = 231
"""So many pairs there are of the 22 cards that a seat does not see."""
DISCARDS: Final = 6
"""So many discards are judged for a game, on average."""


def bidders(auction: Auction, seat: int) -> float | None:
    """How many of the two others have bid or held; who has said nothing yet may or may not. None: nobody has spoken."""
    spoken = {who for who, _ in auction.words if who != seat}
    return sum(auction.took_part(who) for who in spoken) + 0.5 * (2 - len(spoken)) if spoken else None


def _thinkable(game: GameName, held: Bits) -> bool:
    """Whether a skat could make the game worth a thought; the longest suit always is."""
    layout = layout_of(game)
    if game is GameName.NULL:
        return True
    longest = max((held & run).bit_count() for run in layout.runs)
    return game is GameName.GRAND or (held & layout.trumps).bit_count() >= min(longest, 4)


class Prospect(NamedTuple):
    """What playing promises: the mean score, the contract most likely to be played, and the chance to win."""

    score: float
    contract: Contract
    chance: float


class _Chance(NamedTuple):
    """A contract with the matadors of one skat: the mean score if it covers the bid, its value, its base value (0 in
    Null), how many times a loss is charged, how likely it is won at all, and how likely with schneider."""

    score: float
    value: int
    contract: Contract
    base: int
    charged: int
    won: float
    schneider: float

    @staticmethod
    def of(contract: Contract, options: DealOptions, ends: Odds, tops: int) -> _Chance:
        value, scores = _value_and_payoffs(contract, options, tops)
        base = 0 if contract.null else contract.base_value(options)
        charged = 1 if contract.hand and options.hand_loss is HandLoss.SINGLE else 2
        won = sum(share for share, score in zip(ends, scores, strict=True) if score > 0)
        return _Chance(expected(ends, scores), value, contract, base, charged, won, ends[3] + ends[4])

    def at(self, bid: int) -> float:
        """The mean score at a bid. An overbid game is won in schneider or not at all; a Null cannot be overbid."""
        score, value, _, base, charged, _, schneider = self
        if value >= bid:
            return score
        if not base:
            return HOPELESS
        won = schneider if value + base >= bid else 0.0
        return won * (value + base) + (1 - won) * charged * base * (-bid // base)


@cache
def _value_and_payoffs(contract: Contract, options: DealOptions, tops: int) -> tuple[int, tuple[float, ...]]:
    return value_of(contract, options=options, matadors=tops), payoffs(contract, options, tops, 0)


class Prospects:
    """What a hand of ten promises with the skat taken, and from the hand; `place` is where its seat sits, 0 forehand.

    `said` is how many of the others bid (`bidders`). Of the 231 skats no more than `most` are looked at, drawn by
    the hand. `nodes` are the hands that were judged.
    """

    def __init__(
        self,
        hand: Sequence[Card],
        options: DealOptions,
        place: int,
        *,
        said: float | None = None,
        eye: Eye = SHARP,
        most: int = SKATS,
    ) -> None:
        self._known: dict[int, Prospect] = {}
        self.nodes = 0
        skats: Sequence[tuple[Card, Card]] = list(combinations([card for card in PACKS[32] if card not in hand], 2))
        if most < len(skats):
            skats = shuffled(skats, layout_of(GameName.GRAND).bits(hand))[:most]
        self._taking: list[list[_Chance]] = [[] for _ in skats]
        self._from_hand: list[list[tuple[float, _Chance]]] = []
        for game in GameName:
            layout, kind = layout_of(game), kind_of(game)
            judge = model(kind)
            held, bit = layout.bits(hand), layout.bit
            pairs = [1 << bit[one] | 1 << bit[other] for one, other in skats]
            tops = [matadors(game, held | pair) for pair in pairs]
            if _thinkable(game, held):
                # Log odds are told apart by eighths, so that few odds are reckoned.
                seen = eye.of(game)
                powers = [round(GRAIN * (best_discard(game, held | pair, place=place)[0] + seen)) for pair in pairs]
                self.nodes += DISCARDS * len(pairs)
                for contract in (contract for contract in TAKEN if contract.game is game):
                    known: dict[tuple[int, int], _Chance] = {}
                    for chances, key in zip(self._taking, zip(powers, tops, strict=True), strict=True):
                        if key not in known:
                            ends = judge.odds(key[0] / GRAIN, ouvert=contract.ouvert, bidders=said)
                            known[key] = _Chance.of(contract, options, ends, key[1])
                        chances.append(known[key])
            power = judge.power(held, 0, place=place, hand=True) + eye.of(game)
            shares = [(count / len(skats), each) for each, count in Counter(tops).items()]
            for contract in (contract for contract in FROM_HAND if contract.game is game):
                ends = judge.odds(power, ouvert=contract.ouvert, bidders=said)
                self._from_hand.append([(share, _Chance.of(contract, options, ends, each)) for share, each in shares])
        for chances in self._taking:
            chances.sort(key=lambda chance: -chance.score)
        every = (*self._taking, [chance for shares in self._from_hand for _, chance in shares])
        self._most = max(chance.value + chance.base for chances in every for chance in chances)

    def taking(self, bid: int) -> Prospect:
        """With the skat taken: over all skats, the contract that promises most at the bid."""
        total, won, chosen = 0.0, 0.0, Counter[Contract]()
        for chances in self._taking:
            best, score = chances[0], HOPELESS
            for chance in chances:
                if chance.value >= bid:
                    best, score = chance, chance.score
                    break
            if score < -bid:
                best = max(chances, key=lambda chance: chance.at(bid))
                score = best.at(bid)
            total += score
            won += best.won if best.value >= bid else 0.0
            chosen[best.contract] += 1
        return Prospect(total / len(self._taking), chosen.most_common(1)[0][0], won / len(self._taking))

    def from_hand(self, bid: int) -> Prospect:
        """From the hand: the contract that is best on average over all skats."""
        return max(
            (
                Prospect(
                    sum(share * chance.at(bid) for share, chance in shares),
                    shares[0][1].contract,
                    sum(share * chance.won for share, chance in shares if chance.value >= bid),
                )
                for shares in self._from_hand
            ),
            key=lambda prospect: prospect.score,
        )

    def best(self, bid: int) -> Prospect:
        """The better of the two. A bid that no game covers is lost, and charged twice or a little more."""
        if bid > self._most:
            return Prospect(-2.0 * bid, self.best(LOWEST).contract, 0.0)
        if bid not in self._known:
            self._known[bid] = max(self.taking(bid), self.from_hand(bid), key=lambda prospect: prospect.score)
        return self._known[bid]

    def limit(self, ladder: Sequence[int], least: float) -> int:
        """The highest bid of the ladder at which playing promises more than `least`, 0 if none."""
        low, high = 0, len(ladder)
        while low < high:
            middle = (low + high) // 2
            if self.best(ladder[middle]).score > least:
                low = middle + 1
            else:
                high = middle
        return ladder[low - 1] if low else 0
