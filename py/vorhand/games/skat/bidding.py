"""How far a hand may go in the auction: every skat it may find is looked at, with the best discard and the best game.

What the others said does not count here, nor where they sit.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Final, NamedTuple

from vorhand.cards import PACKS, Card
from vorhand.games.skat.auction import LOWEST
from vorhand.games.skat.compact import layout_of, worth
from vorhand.games.skat.contracts import Contract, GameName, Level
from vorhand.games.skat.options import DealOptions, HandLoss
from vorhand.games.skat.scoring import worth as value_of
from vorhand.games.skat.valuation import best_discard, expected, matadors, odds, payoffs, strength

TAKEN: Final = (*(Contract(game) for game in GameName), Contract(GameName.NULL, level=Level.OUVERT))
FROM_HAND: Final = tuple(Contract(each.game, True, each.level) for each in TAKEN)
"""What is reckoned with before the skat is known; announcements come later."""
HOPELESS: Final = -999.0


class Prospect(NamedTuple):
    """What playing promises: the mean score, and the contract most likely to be played."""

    score: float
    contract: Contract


class _Chance(NamedTuple):
    """A contract with the matadors of one skat: the mean score if it covers the bid, its value, its base value (0 in
    Null), how many times a loss is charged, and how likely the opponents are schneider."""

    score: float
    value: int
    contract: Contract
    base: int
    charged: int
    schneider: float

    @staticmethod
    def of(contract: Contract, options: DealOptions, power: float, tops: int) -> _Chance:
        ends = odds(contract.game, power, ouvert=contract.ouvert, limit=options.schneider_limit)
        value, scores = _value_and_payoffs(contract, options, tops)
        base = 0 if contract.null else contract.base_value(options)
        charged = 1 if contract.hand and options.hand_loss is HandLoss.SINGLE else 2
        return _Chance(expected(ends, scores), value, contract, base, charged, ends[3] + ends[4])

    def at(self, bid: int) -> float:
        """The mean score at a bid. An overbid game is won in schneider or not at all; a Null cannot be overbid."""
        score, value, _, base, charged, schneider = self
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
    """What a hand of ten promises with the skat taken, and from the hand."""

    def __init__(self, hand: Sequence[Card], options: DealOptions) -> None:
        self._known: dict[int, Prospect] = {}
        skats = list(combinations([card for card in PACKS[32] if card not in hand], 2))
        self._taking: list[list[_Chance]] = [[] for _ in skats]
        self._from_hand: list[list[tuple[float, _Chance]]] = []
        for game in GameName:
            layout = layout_of(game)
            held, bit = layout.bits(hand), layout.bit
            pairs = [held | 1 << bit[one] | 1 << bit[other] for one, other in skats]
            tops = [0 if game is GameName.NULL else matadors(game, cards) for cards in pairs]
            # Strengths are told apart by halves of a card point (hundredths in Null), so that few odds are reckoned.
            grain = 100 if game is GameName.NULL else 2
            powers = [round(best_discard(game, cards)[0] * grain) for cards in pairs]
            for contract in (contract for contract in TAKEN if contract.game is game):
                known: dict[tuple[int, int], _Chance] = {}
                for chances, key in zip(self._taking, zip(powers, tops, strict=True), strict=True):
                    if key not in known:
                        known[key] = _Chance.of(contract, options, key[0] / grain, key[1])
                    chances.append(known[key])
            # Of the skat two cards of the 22 unseen are expected, on average.
            power = strength(game, held, laid=worth(2**32 - 1 ^ held, layout) / 11)
            shares = [(count / len(skats), each) for each, count in Counter(tops).items()]
            for contract in (contract for contract in FROM_HAND if contract.game is game):
                self._from_hand.append([(share, _Chance.of(contract, options, power, each)) for share, each in shares])
        for chances in self._taking:
            chances.sort(key=lambda chance: -chance.score)
        every = (*self._taking, [chance for shares in self._from_hand for _, chance in shares])
        self._most = max(chance.value + chance.base for chances in every for chance in chances)

    def taking(self, bid: int) -> Prospect:
        """With the skat taken: over all skats, the contract that promises most at the bid."""
        total, chosen = 0.0, Counter[Contract]()
        for chances in self._taking:
            score, contract = HOPELESS, chances[0].contract
            for chance in chances:
                if chance.value >= bid:
                    score, contract = chance.score, chance.contract
                    break
            if score < -bid:
                score = max(score, *(chance.at(bid) for chance in chances))
            total += score
            chosen[contract] += 1
        return Prospect(total / len(self._taking), chosen.most_common(1)[0][0])

    def from_hand(self, bid: int) -> Prospect:
        """From the hand: the contract that is best on average over all skats."""
        return max(
            (
                Prospect(sum(share * chance.at(bid) for share, chance in shares), shares[0][1].contract)
                for shares in self._from_hand
            ),
            key=lambda prospect: prospect.score,
        )

    def best(self, bid: int) -> Prospect:
        """The better of the two. A bid that no game covers is lost, and charged twice or a little more."""
        if bid > self._most:
            return Prospect(-2.0 * bid, self.best(LOWEST).contract)
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
