"""Whole matches of Räuberskat among quick players: each must end, and its totals must be the sum of all derivations.

Who plays is drawn for each match: players who take any legal move, players of the lowest card, and `Sober` ones, who
bid when they have a hand, so that somebody reaches a hundred. The bot of a level takes a part only where it is asked
for: it needs some ten seconds a match. Work is shared by ranges of match numbers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import cast

import vorhand
from vorhand.ai.plain import RandomBot
from vorhand.ai.player import Thinker
from vorhand.cards import Rank
from vorhand.chance import mix
from vorhand.games.skat.raeuber_series import RaeuberSeries
from vorhand.games.skat.view import SkatView
from vorhand.kind import Bot, Rating, Thought
from vorhand.match import Match
from vorhand.moves import Move, Note
from vorhand.options import OptionValue
from vorhand.position import View

MOST_MOVES = 40_000
"""No match of at most 200 deals comes near, with every Grand Hand and every deal passed in and dealt again."""

STRONG = 5
"""So many jacks and aces make a hand to bid on."""


@dataclass(frozen=True, slots=True)
class Sober(Thinker):
    """Bids the least on a strong hand, takes the skat, declares its longest suit; alone it plays from the top, else
    from below."""

    def choose(self, view: View, *, seed: int) -> Move:
        """A sensible call, or the highest or the lowest card."""
        assert isinstance(view, SkatView)
        moves = view.legal_moves.moves
        strong = sum(card.rank in (Rank.JACK, Rank.ACE) for card in view.hand) >= STRONG
        if view.phase == "auction":
            return moves[0] if strong and view.table.bid < 20 else Move("pass")
        if view.phase in ("grand_hand", "contra", "re"):
            return Move("pass")
        if view.phase in ("skat", "push"):
            return Move("take")
        if view.phase in ("discard", "pass_on"):
            return min(moves, key=lambda move: sum(card.rank is Rank.JACK for card in move.cards))
        if view.phase == "declare":
            lengths = Counter(card.suit.key for card in view.hand)
            return max(moves, key=lambda move: lengths[str(move.value)])
        cards = [move for move in moves if move.kind == "play"]
        highest = view.table.soloist == view.seat
        return sorted(cards, key=lambda move: view.order.strength(move.cards[0]))[-1 if highest else 0]

    def think(self, view: View, *, seed: int) -> Thought:
        """It knows only its own choice."""
        return Thought((Rating(self.choose(view, seed=seed), 0.0, Note("hint.any")),), 0, 0)


def players_of(names: str) -> list[Bot]:
    """The players of `sober random lowest club`."""
    game = vorhand.game("raeuberskat")
    made: Mapping[str, Callable[[], Bot]] = {**game.bots, **game.yardsticks, "random": RandomBot, "sober": Sober}
    return [made[name]() for name in names.split()]


def by_chance(number: int) -> tuple[str, dict[str, OptionValue], str]:
    """Preset, changes and players of a match: the two presets in turn, every fifth match with odd rounds.

    Players of the lowest card never bid. Where the same dealer deals again when all pass, three of them would pass for
    ever, so that they do not sit there.
    """
    draw = Random(number)
    preset = ("raeuberskat", "raeuberskat_club")[number % 2]
    changed: dict[str, OptionValue] = {}
    if number % 5 == 0:
        changed = {
            "series.trigger_score": draw.choice([10, 30, 50, 100, 200]),
            "series.after_ramsch_round": draw.choice(["end", "next_hundred", "alternate"]),
            "series.first_phase": draw.choice(["plain", "bock_round"]),
            "series.deals_per_match": draw.choice([1, 7, 20, 36]),
            "skat.when_all_pass": draw.choice(["next_dealer", "same_dealer", "ramsch"]),
        }
    again = changed.get("skat.when_all_pass") == "same_dealer"
    first = draw.choice(["sober", "random"])
    others = [
        draw.choice(["sober", "sober", "random", "sober" if again else "lowest"]) for _ in range(draw.choice([2, 3]))
    ]
    return preset, changed, " ".join([first, *others])


def with_a_bot(number: int, *, short: bool) -> tuple[str, dict[str, OptionValue], str]:
    """The same with the club's bot at the table of three sober players."""
    preset = ("raeuberskat", "raeuberskat_club")[number % 2]
    changed: dict[str, OptionValue] = {"series.deals_per_match": 2, "series.trigger_score": 20} if short else {}
    return preset, changed, "club sober sober"


def played(number: int, plan: tuple[str, dict[str, OptionValue], str]) -> Match:
    """A match played to its end. Fails if it does not come."""
    game = vorhand.game("raeuberskat")
    preset, changed, names = plan
    bots = players_of(names)
    seed = mix(20_261_130, number)
    options = game.presets[preset].with_values(changed)
    match = Match.new(game, preset=preset, options=options, seed=seed, players=len(bots))
    for ply in range(MOST_MOVES):
        turn = match.state.turn
        if turn is not None:
            match = match.play(bots[turn].choose(match.state.view(turn), seed=mix(seed, turn, ply)))
        elif match.over:
            return match
        else:
            match = match.next_deal()
    raise AssertionError(f"match {number} has no end: {plan}, {len(match.results)} deals")


def check(match: Match) -> Counter[str]:
    """What came up in a match that is over. Fails if its totals are not the sum of the derivations."""
    derived, highest = [0] * match.players, 0
    for result in match.results:
        highest = max(highest, *derived)
        for step in result.derivation:
            derived[step.seat] += step.amount
    outcome = match.series.outcome
    assert outcome is not None
    assert tuple(derived) == match.series.totals == outcome.totals, f"the derivations make {derived}"
    series = cast("RaeuberSeries", match.series)
    rounds = Counter(str(result.entry["round"]) for result in match.results)
    return rounds + Counter(
        {
            "matches": 1,
            "deals": len(match.results),
            "reached": max(highest, *derived) >= series.options.series.trigger_score,
            outcome.reason: 1,
            "ramsch_deals": sum("ramsch" in result.entry for result in match.results),
        }
    )


def run(numbers: range, *, club: bool = False, short: bool = False) -> Counter[str]:
    """What came up in these matches. Fails with the number of the first that does not hold."""
    plan = partial(with_a_bot, short=short) if club else by_chance
    met: Counter[str] = Counter()
    for number in numbers:
        try:
            met += check(played(number, plan(number)))
        except AssertionError as error:
            raise AssertionError(f"match {number}: {error}") from error
    return met
