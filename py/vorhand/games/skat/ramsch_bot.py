"""The computer player in a Ramsch: every phase of one, rated."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from vorhand.ai.budget import Budget
from vorhand.games.skat import moves, ramsch_moves, table
from vorhand.games.skat.choosing import plan
from vorhand.games.skat.compact import layout_of, worth
from vorhand.games.skat.contracts import Contract, GameName
from vorhand.games.skat.eye import Eye
from vorhand.games.skat.ramsch_guesses import DRAWN
from vorhand.games.skat.ramsch_hints import RamschHints, of_pass
from vorhand.games.skat.ramsch_payoffs import Taken
from vorhand.games.skat.ramsch_play import WEIGHED, RamschPlay, relative
from vorhand.games.skat.ramsch_pushing import Pushing
from vorhand.games.skat.view import SkatView
from vorhand.kind import Rating
from vorhand.moves import PLAY, Note

GRAND_MARGIN: Final = 36.0
"""What a Grand Hand must promise above the Ramsch. Of 155 hands played both ways those that promised less brought 46
less (25 either way, 95 %) than the Ramsch, those that promised 36 to 66 more brought 6 more (50 either way)."""
LATER_PUSHES: Final = 1.6
"""How many times as much a bad Ramsch costs on average, in which the two cards may yet be pushed."""
PASSED_PART: Final = 0.3
"""How much of what may be spent on a bid is spent on what follows if all pass."""
ENOUGH_PASSED: Final = 5_000
"""More nodes are not needed for that."""
PUSH_MARGIN: Final = 2.0
"""What pushing must promise above taking."""
CLAIM_NOISE: Final = 5
"""So many card points of difference between claiming and playing come from what lies aside in different worlds."""
CLAIMED: Final = 20
"""In so many worlds it is looked at what lies aside before the rest is claimed."""


def rated(view: SkatView, seed: int, *, budget: Budget, memory: float = 1.0) -> list[Rating]:
    """Every legal move of a Ramsch with its expected score relative to the table."""
    stage: dict[str, Callable[[SkatView, int, Budget, float], list[Rating]]] = {
        table.GRAND_HAND: _grand_hand,
        table.PUSH: _push,
        table.PASS_ON: _pass_on,
        table.PLAYING: _play,
    }
    return stage[view.phase](view, seed, budget, memory)


def all_passed(view: SkatView, seed: int, budget: Budget) -> float:
    """What the Ramsch promises that is played if all pass, as a deal of Skat outside a Bock round would score it."""
    part = Budget(min(ENOUGH_PASSED, round(PASSED_PART * budget.limit)))
    promise = Pushing(view, seed, part).outlook()
    budget.spend(part.spent)
    return promise.score / view.table.bock


def _grand_hand(view: SkatView, seed: int, budget: Budget, memory: float) -> list[Rating]:
    eye = Eye.of_player(memory, layout_of(GameName.GRAND).bits(view.hand))
    grand = plan(view, Contract(GameName.GRAND, True), view.hand, (), eye=eye)
    promise = Pushing(view, seed, budget).outlook()
    score, ramsch = grand.score - GRAND_MARGIN, promise.score
    if view.table.setting.ramsch.blind_push:
        ramsch = min(ramsch, LATER_PUSHES * ramsch)
    chance = {"chance": round(100 * grand.chance)}
    if score > ramsch:
        reasons = Note("hint.ramsch_grand", chance), Note("hint.ramsch_no_grand_strong")
    else:
        sweeps = promise.sweeps and score > 0
        reasons = (
            Note("hint.ramsch_grand_risky", chance),
            Note("hint.ramsch_march" if sweeps else "hint.ramsch_no_grand"),
        )
    return [
        Rating(ramsch_moves.GRANDING, score, reasons[0], chance=grand.chance),
        Rating(moves.PASSING, ramsch, reasons[1], chance=promise.chance),
    ]


def _push(view: SkatView, seed: int, budget: Budget, _memory: float) -> list[Rating]:
    may_push = ramsch_moves.PUSHING in view.legal_moves
    pushing = Pushing(view, seed, budget, ways=2 if may_push else 1)
    outlook = pushing.outlook()
    taking = outlook.score
    if not may_push:
        return [Rating(moves.TAKING, taking, Note("hint.ramsch_take_only"), chance=outlook.chance)]
    promise = pushing.pushed()
    pushed = promise.score - PUSH_MARGIN
    factor = {"factor": 2 << view.table.pushes}
    if pushed <= taking:
        reasons = Note("hint.ramsch_take"), Note("hint.ramsch_push_risky", factor)
    elif promise.sweeps:
        reasons = Note("hint.ramsch_take_weak"), Note("hint.ramsch_push_march", factor)
    else:
        reasons = Note("hint.ramsch_take_dear"), Note("hint.ramsch_push", factor)
    return [
        Rating(moves.TAKING, taking, reasons[0], chance=outlook.chance),
        Rating(ramsch_moves.PUSHING, pushed, reasons[1], chance=promise.chance),
    ]


def _pass_on(view: SkatView, seed: int, budget: Budget, _memory: float) -> list[Rating]:
    legal = view.legal_moves.moves
    values = Pushing(view, seed, budget).passed_on(view.hand, [move.cards for move in legal])
    best = max(values)
    return [
        Rating(
            move,
            each.score,
            of_pass(view.hand, move.cards, best=each == best, sweeps=each == best and best.sweeps),
            tried=each.chance is not None,
            chance=each.chance,
        )
        for move, each in zip(legal, values, strict=True)
    ]


def _play(view: SkatView, seed: int, budget: Budget, memory: float) -> list[Rating]:
    play = RamschPlay(view, memory)
    cards = [move.cards[0] for move in view.legal_moves if move.kind == PLAY]
    claimed = _claimed(play, seed, budget) if moves.CLAIMING in view.legal_moves else None
    found = play.values(cards, seed=seed, budget=budget)
    hints, best = RamschHints(view, cards), max(each.value for each in found.values())
    above = hints.avoiding.better_above({card: each.value for card, each in found.items()})
    ratings = [
        Rating(moves.PLAYS[card], value, hints.of(card, best=card in above, sweeps=sweeps), chance=chance)
        # Of cards that are worth the same, the first is played: rather one that stays below.
        for card, (value, chance, sweeps) in sorted(found.items(), key=lambda each: hints.avoiding.going_above(each[0]))
    ]
    if claimed is not None:
        value, chance = claimed
        if value >= best - CLAIM_NOISE * play.slope:
            ratings.append(
                Rating(moves.CLAIMING, max(value, best) + play.slope, Note("hint.ramsch_claim"), tried=False)
            )
        else:
            ratings.append(Rating(moves.CLAIMING, value, Note("hint.ramsch_claim_dear"), chance=chance))
    return ratings


def _claimed(play: RamschPlay, seed: int, budget: Budget) -> tuple[float, float]:
    """What the seat scores relative to the table if it takes all the rest, and how likely it is not charged."""
    at, place, total, spared = play.view.table, play.place, 0.0, 0.0
    tricks = list(play.tricks)
    tricks[place] += play.left
    worlds = play.guesses.weighed(seed, kept=min(CLAIMED, 1 + budget.limit // (10 * DRAWN * WEIGHED)))
    budget.spend(len(worlds) * DRAWN * WEIGHED)
    for world, share in worlds:
        points = list(play.points)
        rest = (*world.hands, sum(1 << bit for bit in play.on_table))
        points[place] += sum(worth(hand, play.layout) for hand in rest)
        scores = play.payoffs.scores(Taken(points, tricks, place, worth(world.skat, play.layout)))
        total += share * relative(scores, points, place, at.players, play.slope)
        spared += share * (scores[place] >= 0)
    return total, spared
