"""What a deal of Skat comes to, with its derivation (score.1 to score.16, revoke.1).

`settle` and `settle_revoke` are given what was played and taken, and know nothing of positions.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from vorhand.cards import Card
from vorhand.errors import Param
from vorhand.games.skat import rules
from vorhand.games.skat.contracts import Contract, groups_of
from vorhand.games.skat.options import DealOptions, HandLoss, OpenGrand
from vorhand.moves import Note
from vorhand.position import Result, Step
from vorhand.tricks import TRUMP

TO_WIN = 61
WHOLE = 120
TRICKS = 10

_CLAUSES: Mapping[str, str] = {
    "hand": rules.HAND_STEP,
    "schneider": rules.SCHNEIDER,
    "schneider_announced": rules.SCHNEIDER_ANNOUNCED,
    "schwarz": rules.SCHWARZ,
    "schwarz_announced": rules.SCHWARZ_ANNOUNCED,
    "ouvert": rules.OUVERT_STEP,
}
_OTHERWISE_LOST: Mapping[str, str] = {
    "overbid": rules.OVERBID,
    "announced_missed": rules.LEVELS,
    "revoked": rules.REVOKE,
}
SHEET_COLUMNS = ("base", "matadors", *_CLAUSES, "bid", "value")
"""The columns of the Skat list."""


@dataclass(frozen=True, slots=True)
class SkatResult(Result):
    """A result with what the series counts: who played what, whether he won, and the game's value without losses.

    `soloist`, `contract` and `won` are None in a deal that nobody played alone, and `game_value` is 0. A deal that does
    not count (`counts`) is no deal of the match or of a round, and the same dealer deals again.
    """

    soloist: int | None = None
    contract: Contract | None = None
    won: bool | None = None
    game_value: int = 0
    counts: bool = True


def matadors(cards: Iterable[Card], contract: Contract) -> int:
    """With how many matadors, or, negative, without how many: the soloist's cards and the skat together (score.2).

    In Null there are none: 0.

    >>> from vorhand.cards import parse_cards
    >>> matadors(parse_cards("CJ SJ DJ"), Contract.parse("grand"))
    2
    >>> matadors(parse_cards("DJ HA"), Contract.parse("hearts"))
    -3
    """
    if contract.null:
        return 0
    held, trumps = set(cards), groups_of(contract.game)[TRUMP]
    with_top = trumps[0] in held
    run = next((at for at, trump in enumerate(trumps) if (trump in held) != with_top), len(trumps))
    return run if with_top else -run


def least_matadors(hand: Sequence[Card], contract: Contract) -> int:
    """The matadors that count least, of all that a hand of ten may turn out to have once the skat is seen.

    A jack in the skat can shorten a run that is missing, or turn it into a short one that is held.
    """
    if contract.null:
        return 0
    missing = [trump for trump in groups_of(contract.game)[TRUMP] if trump not in hand]
    skats = [(), *combinations(missing, 1), *combinations(missing, 2)]
    return min((matadors((*hand, *skat), contract) for skat in skats), key=abs)


def passed_in(players: int, *, counts: bool) -> SkatResult:
    """The result of a deal that nobody wanted to play (bid.5); `counts` unless the same dealer deals again."""
    nothing = (0,) * players
    return SkatResult(
        nothing,
        "passed_in",
        (),
        card_points=nothing,
        tricks=nothing,
        notes=(Note("passed_in"),),
        entry={"passed_in": 1},
        counts=counts,
    )


@dataclass(frozen=True, slots=True)
class Ledger:
    """What each seat took, and how the play ended: passed through to the result."""

    card_points: tuple[int, ...] = ()
    tricks: tuple[int, ...] = ()
    notes: tuple[Note, ...] = ()


NO_LEDGER = Ledger()


@dataclass(frozen=True, slots=True)
class Account:
    """What was played, as far as it counts: `bid` the highest bid, `matadors` negative for without, `doublings` how
    many of contra and re were said, `bock` the factor of the round; `soloist` the seat among `players`."""

    contract: Contract
    options: DealOptions
    bid: int
    matadors: int
    soloist: int = 0
    players: int = 3
    doublings: int = 0
    bock: int = 1
    ledger: Ledger = NO_LEDGER


def worth(contract: Contract, *, options: DealOptions, matadors: int) -> int:
    """What a contract is worth by its matadors and what it announces alone."""
    account = Account(contract, options, bid=0, matadors=matadors)
    return _value(_null_steps(account) if contract.null else _game_steps(account, {}))


def sure_steps(contract: Contract, *, options: DealOptions, matadors: int) -> tuple[str, ...]:
    """The keys of the steps after the matadors, one level each, that a contract makes sure of; none in Null."""
    if contract.null:
        return ()
    steps = _game_steps(Account(contract, options, bid=0, matadors=matadors), {})
    return tuple(step.key for step in steps[1:-1])


def settle(
    contract: Contract,
    *,
    options: DealOptions,
    bid: int,
    matadors: int,
    card_points: int,
    tricks: int,
    soloist: int = 0,
    players: int = 3,
    doublings: int = 0,
    bock: int = 1,
    ledger: Ledger = NO_LEDGER,
) -> SkatResult:
    """The result when the soloist has taken `card_points`, the skat included, and so many of the ten tricks."""
    account = Account(contract, options, bid, matadors, soloist, players, doublings, bock, ledger)
    facts: dict[str, Param] = {"n": card_points, "tricks": tricks}
    if contract.null:
        won = tricks == 0
        return _close(account, _null_steps(account), won, "null_won" if won else "null_lost", facts)
    limit, rest = options.schneider_limit, WHOLE - card_points
    made = {
        "schneider": card_points <= limit or rest <= limit,
        "schwarz": tricks in (0, TRICKS),
    }
    steps = _game_steps(account, made)
    missed = _missed(contract, rest <= limit, tricks == TRICKS)
    if card_points < TO_WIN:
        reason = "lost" if tricks else "lost_schwarz"
    elif missed:
        reason = "announced_missed"
        steps.append(Step(soloist, "missed", 0, _CLAUSES[f"{missed}_announced"], {"level": missed}))
    elif _value(steps) < bid:
        reason = "overbid"
    else:
        reason = "won"
    return _close(account, steps, reason == "won", reason, facts, made)


def settle_revoke(
    contract: Contract,
    *,
    options: DealOptions,
    bid: int,
    matadors: int,
    card_points: int,
    tricks: int,
    defenders_points: int,
    defenders_tricks: int,
    guilty: bool,
    soloist: int = 0,
    players: int = 3,
    doublings: int = 0,
    bock: int = 1,
    ledger: Ledger = NO_LEDGER,
) -> SkatResult:
    """The result when a forbidden card ended the play (revoke.1, C.6, rulings 4).

    `card_points`, the skat included, `tricks` and what the defenders have are what was taken before it; `guilty` says
    that the soloist played it. A side that had won already keeps what it had secured; otherwise the other side wins
    simply.
    """
    account = Account(contract, options, bid, matadors, soloist, players, doublings, bock, ledger)
    facts: dict[str, Param] = {
        "guilty": "soloist" if guilty else "defenders",
    }  # fmt: skip
    if contract.null:
        won = not guilty and tricks == 0
        return _close(account, _null_steps(account), won, "revoked", facts)
    limit = options.schneider_limit
    secured = WHOLE - card_points <= limit
    against = WHOLE - defenders_points <= limit
    steps = _game_steps(account, {"schneider": secured})
    soloist_had_won = (
        card_points >= TO_WIN and _value(steps) >= bid and not contract.schwarz and (secured or not contract.schneider)
    )
    defenders_had_won = (
        defenders_points >= WHOLE - TO_WIN + 1
        or (contract.schneider and defenders_points > limit)
        or (contract.schwarz and defenders_tricks > 0)
    )
    won = soloist_had_won if guilty else not defenders_had_won
    made = {"schneider": (secured and guilty and won) or (against and not guilty and not won)}
    return _close(account, _game_steps(account, made), won, "revoked", facts, made)


def _missed(contract: Contract, schneider: bool, schwarz: bool) -> str:
    """The announced level that was not reached, "" if none is missed."""
    if contract.schneider and not schneider:
        return "schneider"
    return "schwarz" if contract.schwarz and not schwarz else ""


def _game_steps(account: Account, made: Mapping[str, bool]) -> list[Step]:
    """The steps of a suit game or a Grand: matadors, game, and every level that was made or announced, once each."""
    contract, options, seat = account.contract, account.options, account.soloist
    base, count = contract.base_value(options), abs(account.matadors)
    counted = {
        "hand": contract.hand,
        "schneider": contract.schneider or made.get("schneider", False) or made.get("schwarz", False),
        "schneider_announced": contract.schneider,
        "schwarz": contract.schwarz or made.get("schwarz", False),
        "schwarz_announced": contract.schwarz,
        "ouvert": contract.ouvert and not (_grand(contract) and options.open_grand is OpenGrand.BASE_36),
    }
    multiplier = count + 1
    steps = [
        Step(
            seat,
            "with" if account.matadors > 0 else "without",
            count * base,
            rules.MATADORS,
            {"n": count, "multiplier": count},
        ),
        Step(seat, "game", base, rules.GAME_STEP, {"multiplier": multiplier}),
    ]
    for key, holds in counted.items():
        if holds:
            multiplier += 1
            steps.append(Step(seat, key, base, _CLAUSES[key], {"multiplier": multiplier}))
    product: dict[str, Param] = {"base": base, "multiplier": multiplier, "value": base * multiplier}
    steps.append(Step(seat, "times", 0, rules.BASE_VALUES, product))
    return steps


def _grand(contract: Contract) -> bool:
    return contract.game == "grand"


def _null_steps(account: Account) -> list[Step]:
    value = account.contract.null_value(account.options)
    params: dict[str, Param] = {"value": value, "levels": account.contract.levels}
    return [Step(account.soloist, "null_value", value, rules.NULL_VALUES, params)]


def _value(steps: Sequence[Step]) -> int:
    return sum(step.amount for step in steps)


def _why_lost(contract: Contract, reason: str) -> str:
    """The clause by which a game is lost."""
    if reason in _OTHERWISE_LOST:
        return _OTHERWISE_LOST[reason]
    return rules.NULL_ENDS if contract.null else rules.SIXTY_ONE


def _close(
    account: Account,
    steps: list[Step],
    won: bool,
    reason: str,
    facts: Mapping[str, Param],
    made: Mapping[str, bool] | None = None,
) -> SkatResult:
    """The result: an overbid raises the value, a loss turns and may double it, contra and Bock double the score."""
    contract, seat, bid = account.contract, account.soloist, account.bid
    value = charged = _value(steps)
    overbid = value < bid
    if overbid:
        base = contract.base_value(account.options)
        charged = -(-bid // base) * base
        steps.append(
            Step(seat, "overbid", charged - value, rules.OVERBID, {"bid": bid, "value": charged, "base": base})
        )
    score = charged
    if not won:
        score = -charged
        steps.append(Step(seat, "lost", 2 * score, _why_lost(contract, reason), {"running": score}))
        single = contract.hand and account.options.hand_loss is HandLoss.SINGLE
        clause = rules.LOST_HAND if contract.hand else rules.LOST_DOUBLE
        key = "lost_hand_single" if single else "lost_hand_doubled" if contract.hand else "lost_doubled"
        steps.append(Step(seat, key, 0 if single else score, clause, {"running": score if single else 2 * score}))
        score *= 1 if single else 2
    for word in ("contra", "re")[: account.doublings]:
        steps.append(Step(seat, word, score, rules.CONTRA_DOUBLES, {"running": 2 * score}))
        score *= 2
    if account.bock > 1:
        running = score * account.bock
        params: dict[str, Param] = {"running": running, "factor": account.bock}
        steps.append(Step(seat, "bock_round", running - score, rules.BOCK, params))
        score = running
    scores = tuple(score if each == seat else 0 for each in range(account.players))
    counted = {step.key for step in steps}
    notes = [Note(key) for key in ("schneider", "schwarz") if (made or {}).get(key)]
    notes += [Note("overbid")] if overbid else []
    notes += [Note(word) for word in ("contra", "re")[: account.doublings]]
    notes += [Note("bock_round", {"factor": account.bock})] if account.bock > 1 else []
    entry: dict[str, Param] = {
        "soloist": seat,
        "game": contract.game.value,
        "won": "yes" if won else "no",
        "base": 0 if contract.null else contract.base_value(account.options),
        "matadors": account.matadors,
        **{key: 1 for key in _CLAUSES if key in counted or key in contract.levels},
        **({"overbid": "yes"} if overbid else {}),
        "bid": bid,
        "value": score,
    }
    params = {"seat": seat, "game": contract.game.value, "levels": contract.levels, "bid": bid, "value": charged}
    return SkatResult(
        scores,
        reason,
        tuple(steps),
        card_points=account.ledger.card_points,
        tricks=account.ledger.tricks,
        notes=(*account.ledger.notes, *notes),
        params={**params, **facts},
        entry=entry,
        soloist=seat,
        contract=contract,
        won=won,
        game_value=charged,
    )
