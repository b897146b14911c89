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
from vorhand.games.skat.compact import layout_of, worth
from vorhand.games.skat.contracts import Contract, GameName, Level
from vorhand.games.skat.options import HandLoss, SkatOptions
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
    """A contract with the matadors of one skat: its value, the mean score if that covers the bid, and how likely the
    opponents are schneider."""

    score: float
    value: int
    contract: Contract
    schneider: float

    @staticmethod
    def of(contract: Contract, options: SkatOptions, power: float, tops: int) -> _Chance:
        ends = odds(contract.game, power, ouvert=contract.ouvert, limit=options.schneider_limit)
        value, scores = _value_and_payoffs(contract, options, tops)
        return _Chance(expected(ends, scores), value, contract, ends[3] + ends[4])

    def at(self, bid: int, options: SkatOptions) -> float:
        """The mean score at a bid. An overbid game is won in schneider or not at all; a Null cannot be overbid."""
        if self.value >= bid:
            return self.score
        contract = self.contract
        if contract.null:
            return HOPELESS
        base = contract.base_value(options)
        charge = -(-bid // base) * base * (1 if contract.hand and options.hand_loss is HandLoss.SINGLE else 2)
        won = self.schneider if self.value + base >= bid else 0.0
        return won * (self.value + base) - (1 - won) * charge


@cache
def _value_and_payoffs(contract: Contract, options: SkatOptions, tops: int) -> tuple[int, tuple[float, ...]]:
    return value_of(contract, options=options, matadors=tops), payoffs(contract, options, tops, 0)


class Prospects:
    """What a hand of ten promises with the skat taken, and from the hand."""

    def __init__(self, hand: Sequence[Card], options: SkatOptions) -> None:
        self._options = options
        skats = list(combinations([card for card in PACKS[32] if card not in hand], 2))
        self._taking: list[list[_Chance]] = [[] for _ in skats]
        self._from_hand: list[list[tuple[float, _Chance]]] = []
        for game in GameName:
            layout = layout_of(game)
            held, bit = layout.bits(hand), layout.bit
            taken = [contract for contract in TAKEN if contract.game is game]
            seen: Counter[int] = Counter()
            for chances, (one, other) in zip(self._taking, skats, strict=True):
                cards = held | 1 << bit[one] | 1 << bit[other]
                power, _ = best_discard(game, cards)
                tops = 0 if game is GameName.NULL else matadors(game, cards)
                seen[tops] += 1
                chances += [_Chance.of(contract, options, power, tops) for contract in taken]
            laid = worth(2**32 - 1 ^ held, layout) / 11
            power = strength(game, held, laid=laid)
            for contract in FROM_HAND:
                if contract.game is game:
                    shares = [
                        (count / len(skats), _Chance.of(contract, options, power, tops)) for tops, count in seen.items()
                    ]
                    self._from_hand.append(shares)
        for chances in self._taking:
            chances.sort(key=lambda chance: -chance.score)

    def taking(self, bid: int) -> Prospect:
        """With the skat taken: over all skats, the best contract that covers the bid, or the one that loses least."""
        total, chosen = 0.0, Counter[Contract]()
        for chances in self._taking:
            for chance in chances:
                if chance.value >= bid:
                    total += chance.score
                    chosen[chance.contract] += 1
                    break
            else:
                total += max(chance.at(bid, self._options) for chance in chances)
        best = chosen.most_common(1)
        return Prospect(total / len(self._taking), best[0][0] if best else self._taking[0][0].contract)

    def from_hand(self, bid: int) -> Prospect:
        """From the hand: the contract that is best on average over all skats."""
        return max(
            (
                Prospect(sum(share * chance.at(bid, self._options) for share, chance in shares), shares[0][1].contract)
                for shares in self._from_hand
            ),
            key=lambda prospect: prospect.score,
        )

    def best(self, bid: int) -> Prospect:
        """The better of the two."""
        return max(self.taking(bid), self.from_hand(bid), key=lambda prospect: prospect.score)
