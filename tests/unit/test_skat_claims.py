"""A claim is listed only if it wins however the hidden cards lie: the engine's proof against trying everything out.

A late position is taken from a deal played by chance. From the claimant's view alone every distribution of the hidden
cards is made, and one way to play must take all remaining tricks (in Null: lose them) against all of them at once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from tests.skat import dealt, rules, spoken
from vorhand.cards import PACKS
from vorhand.games.skat.state import SkatState
from vorhand.games.skat.view import SkatView

Hand = frozenset[str]
World = tuple[Hand, Hand]
"""The hands of the two others, the one to the claimant's left first."""

GAMES = ("clubs", "spades", "hearts", "diamonds", "grand", "grand", "null", "null ouvert")
DEALS = 300


class Claimant:
    """Who claims: its game, and what it knows of the play so far. Seats count from the claimant: 0 is itself."""

    def __init__(self, view: SkatView) -> None:
        table = view.table
        assert table.contract is not None
        assert view.seat is not None
        self.game = table.contract.game.value[0].upper()
        assert table.soloist is not None
        seats = [table.positions[(table.positions.index(view.seat) + step) % 3] for step in range(3)]
        self.soloist = seats.index(table.soloist)
        self.skat_known = view.skat is not None
        self.hand = frozenset(card.text for card in view.hand)
        self.trick = tuple(
            (seats.index(seat), card.text) for seat, card in zip(table.trick.seats, table.trick.cards, strict=True)
        )
        tricks = [*(taken.trick for taken in table.taken), table.trick]
        gone = [(seats.index(seat), card.text, trick.cards[0].text)
                for trick in tricks for seat, card in zip(trick.seats, trick.cards, strict=True)]  # fmt: skip
        self.voids = {(seat, self.suit(lead)) for seat, card, lead in gone if self.suit(card) != self.suit(lead)}
        self.open = frozenset(card.text for card in view.laid_open) if self.soloist else frozenset()
        known = {*self.hand, *self.open, *(card for _, card, _ in gone), *(card.text for card in view.skat or ())}
        self.unseen = [card.text for card in PACKS[32] if card.text not in known]
        played = {seat for seat, _ in self.trick}
        self.sizes = [len(self.hand) - (seat in played) for seat in (1, 2)]

    def suit(self, card: str) -> str:
        return "trump" if self.game != "N" and (card[1] == "J" or card[0] == self.game) else card[0]

    def height(self, card: str) -> int:
        jack = 10 * (4 - "CSHD".index(card[0])) if card[1] == "J" and self.game != "N" else 0
        trump = 100 if self.suit(card) == "trump" else 0
        return trump + jack + ("789TJQKA" if self.game == "N" else "789QKTA").find(card[1])

    def worlds(self) -> Iterator[World]:
        """Every way the hidden cards may lie; what is left over is the skat."""
        sizes = [0 if self.open and seat == self.soloist else self.sizes[seat - 1] for seat in (1, 2)]
        for left in combinations(self.unseen, sizes[0]):
            rest = [card for card in self.unseen if card not in left]
            for right in combinations(rest, sizes[1]):
                hands = [frozenset(left), frozenset(right)]
                if self.open:
                    hands[self.soloist - 1] = self.open
                if not any((seat, self.suit(card)) in self.voids for seat in (1, 2) for card in hands[seat - 1]):
                    yield hands[0], hands[1]

    def may(self, hand: Hand, trick: tuple[tuple[int, str], ...]) -> list[str]:
        same = [card for card in hand if trick and self.suit(card) == self.suit(trick[0][1])]
        return sorted(same or hand)

    def holds(self, worlds: frozenset[World], own: Hand, trick: tuple[tuple[int, str], ...], at: int) -> bool:
        """Whether one way to play wins the rest in all these worlds."""
        if len(trick) == 3:
            fits = [each for each in trick if self.suit(each[1]) in ("trump", self.suit(trick[0][1]))]
            at = max(fits, key=lambda each: self.height(each[1]))[0]
            solo = at == self.soloist
            if solo == (self.soloist != 0) if self.game != "N" else solo:
                return False
            return not own or self.holds(worlds, own, (), at)
        if at == 0:
            return any(self.holds(worlds, own - {card}, (*trick, (0, card)), 1) for card in self.may(own, trick))
        after: dict[str, set[World]] = {}
        for world in worlds:
            for card in self.may(world[at - 1], trick):
                rest = (world[0] - {card}, world[1]) if at == 1 else (world[0], world[1] - {card})
                after.setdefault(card, set()).add(rest)
        return all(self.holds(frozenset(left), own, (*trick, (at, card)), (at + 1) % 3) for card, left in after.items())


def late_positions(seed: int) -> Iterator[SkatState]:
    """A deal by chance in which the soloist has more than his share of high cards: the positions of its last tricks."""
    rng = Random(seed)
    pack = [card.text for card in PACKS[32]]
    rng.shuffle(pack)
    pack.sort(key=lambda card: rng.random() + (0.35 if card[1] in "789Q" else 0))
    game = rng.choice(GAMES)
    if "null" in game:
        pack.reverse()
    name, words = rng.choice(
        (("F", "M18, F hold, M pass, R pass"), ("M", "M18, F pass, R pass"), ("R", "M pass, R18, F pass"))
    )
    others = [other for other in "FMR" if other != name]
    hands = {name: pack[:10], others[0]: pack[10:20], others[1]: pack[20:30], "skat": pack[30:]}
    state = dealt({key: " ".join(cards) for key, cards in hands.items()}, options=rules("altenburg"))
    state = spoken(state, f"{words}, {name} {rng.choice(('take', 'hand'))}")
    if state.phase == "discard":
        state = state.play(rng.choice(state.legal_moves.moves))
    state = state.play(f"declare {game}")
    while state.turn is not None:
        if len(state.taken) >= 6:
            yield state
        state = state.play(rng.choice([move for move in state.legal_moves if move.kind == "play"]))


@pytest.mark.clause("skat.end.2")
def test_a_claim_is_listed_only_when_it_wins_however_the_cards_lie() -> None:
    """No listed claim may be wrong; how many right ones are not listed is printed, and few of the leader's may be."""
    found: Counter[tuple[str, str]] = Counter()
    for seed in range(DEALS):
        for state in late_positions(seed):
            claimant = Claimant(state.view(state.turn))
            listed = "claim" in state.legal_moves
            if claimant.game == "N" and claimant.soloist:
                assert not listed, "a defender claims nothing in Null"
                continue
            if 2 <= len(claimant.hand) <= (4 if claimant.skat_known else 3):
                right = claimant.holds(frozenset(claimant.worlds()), claimant.hand, claimant.trick, 0)
                assert right or not listed, f"seed {seed}: {state.view(state.turn)}"
                if right:
                    who = "null" if claimant.game == "N" else "defender" if claimant.soloist else "soloist"
                    found[f"{who} {'follows' if claimant.trick else 'leads'}", "listed" if listed else "not"] += 1
    shares = {kind: found[kind, "listed"] / (found[kind, "listed"] + found[kind, "not"]) for kind, _ in found}
    for kind, share in sorted(shares.items()):
        print(f"{kind}: {share:.0%} of {found[kind, 'listed'] + found[kind, 'not']} right claims are listed")
    assert min(found[kind, "listed"] for kind in ("soloist leads", "defender leads", "null follows")) > 5
    assert shares["soloist leads"] > 0.9
