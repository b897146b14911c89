"""What a deal of Rams comes to, with its derivation (score.1 to score.5, jacks, reveals, revoke.1).

The functions are given what was taken and held, and know nothing of positions. A negative score is written off.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from vorhand.cards import Card, Rank, Suit
from vorhand.errors import Param
from vorhand.games.rams import rules
from vorhand.games.rams.options import HAND_SIZE, RamsOptions, RemiseWithAces
from vorhand.moves import Note
from vorhand.position import Result, Step

ACE_VALUES: Final[Mapping[Suit, int]] = {Suit.SPADES: 5, Suit.CLUBS: 10, Suit.DIAMONDS: 15, Suit.HEARTS: 20}
"""What each ace counts (score.2)."""

PAIR_VALUE: Final = 5
REVOKE_CHARGE: Final = 25


@dataclass(frozen=True, slots=True)
class RamsResult(Result):
    """The result of a deal of Rams. `wins` are the seats that have won the match by it whatever their score, `redealt`
    says that the deal is void and the same dealer deals again."""

    wins: tuple[int, ...] = ()
    redealt: bool = False


class Share(NamedTuple):
    """What one seat has of a deal: whether it is in, its tricks, the aces it held when the play began, the colours of
    which it showed both jacks."""

    entered: bool
    tricks: int = 0
    aces: tuple[Card, ...] = ()
    colours: tuple[str, ...] = ()


def aces_in(hand: Sequence[Card]) -> tuple[Card, ...]:
    """The aces of a hand."""
    return tuple(card for card in hand if card.rank is Rank.ACE)


def ace_points(aces: Sequence[Card]) -> int:
    """What the aces count together (score.2)."""
    return sum(ACE_VALUES[card.suit] for card in aces)


def jacks_count(options: RamsOptions, share: Share) -> bool:
    """Whether the seat's pairs of jacks count by now (jacks.1); who is out needs no trick."""
    return bool(share.colours) and (not options.jacks_need_trick or not share.entered or share.tricks > 0)


def running(options: RamsOptions, scores: Sequence[int], shares: Sequence[Share]) -> tuple[int, ...]:
    """What each seat's score has come down to during the deal, before any charge (match.2).

    >>> ace = Card(Suit.HEARTS, Rank.ACE)
    >>> running(RamsOptions(), [20, 30, 40], [Share(True, 1, (ace,)), Share(True), Share(False, colours=("red",))])
    (-1, 30, 35)
    """
    return tuple(
        score
        - PAIR_VALUE * len(share.colours) * jacks_count(options, share)
        - share.tricks
        - (ace_points(share.aces) if share.tricks else 0)
        for score, share in zip(scores, shares, strict=True)
    )


def settle_play(
    options: RamsOptions, shares: Sequence[Share], *, lone: int | None = None, went_on: int | None = None
) -> RamsResult:
    """The result of a deal whose five tricks are taken, by the one alone in without play if `lone` names it.

    `went_on` is the seat that was at nought before the end and continued.
    """
    steps = [step for seat, share in enumerate(shares) for step in _shares(options, seat, share, lone=lone)]
    for seat, share in enumerate(shares):
        if share.entered and not share.tricks:
            steps += _remise(options, seat, share)
    marks = [("out",) if not share.entered else () if share.tricks else ("remise",) for share in shares]
    notes = () if went_on is None else (Note("went_on", {"seat": went_on}),)
    if lone is not None:
        about: dict[str, Param] = {"seat": lone}
        return _result(shares, steps, "lone", about, marks, notes=(Note("lone", about), *notes))
    return _result(shares, steps, "played_out", {}, marks, notes=notes)


def settle_jacks(options: RamsOptions, shares: Sequence[Share], *, lone: int | None = None) -> RamsResult:
    """The result of a deal that nobody plays, or that one alone in does not play: jacks only (score.5)."""
    steps = [step for seat, share in enumerate(shares) for step in _jacks(options, seat, share)]
    marks: list[tuple[str, ...]] = [() if share.entered else ("out",) for share in shares]
    about: dict[str, Param] = {} if lone is None else {"seat": lone}
    reason = "nobody_in" if lone is None else "lone_no_play"
    return _result(shares, steps, reason, about, marks, notes=(Note(reason, about),))


def settle_ended(options: RamsOptions, shares: Sequence[Share], *, seats: tuple[int, ...]) -> RamsResult:
    """The result when a seat at nought stopped the play, or several came to nought by their jacks at once: nobody is
    charged with anything (match.2, match.3)."""
    steps = [step for seat, share in enumerate(shares) for step in _shares(options, seat, share)]
    marks: list[tuple[str, ...]] = [() if share.entered else ("out",) for share in shares]
    for seat in seats:
        marks[seat] = (*marks[seat], "stopped")
    if len(seats) == 1:
        stopped: dict[str, Param] = {"seat": seats[0]}
        return _result(shares, steps, "stopped", stopped, marks, notes=(Note("stopped", stopped),), wins=seats)
    together: dict[str, Param] = {"seats": seats}
    notes = (Note("zero_together", together),)
    return _result(shares, steps, "zero_together", together, marks, notes=notes, wins=seats)


def settle_flush(options: RamsOptions, *, trump: Suit, hands: Sequence[Sequence[Card] | None]) -> RamsResult:
    """The result of a flush (reveal.2): `hands` are those of the seats that are in, None for who is out.

    Each holder writes off the flush and his aces; the others in are charged once, by the tariff of a trump flush if
    there is one among them (house).
    """
    holders = {seat: hand[0].suit for seat, hand in enumerate(hands) if hand is not None and is_flush(hand)}
    in_trumps = trump in holders.values()
    charge = options.trump_flush_points if in_trumps else options.flush_remise
    steps: list[Step] = []
    for seat, hand in enumerate(hands):
        if hand is None:
            continue
        aces, suit = aces_in(hand), holders.get(seat)
        if suit is not None:
            worth = options.trump_flush_points if suit is trump else options.flush_write_off
            params: dict[str, Param] = {"suit": suit.key, "trump": _yes(suit is trump), "n": worth}
            steps.append(Step(seat, "flush", -worth, rules.FLUSH, params))
            steps += _aces(seat, "flush_aces", aces, rules.FLUSH, sign=-1)
        else:
            params = {"n": charge, "trump": _yes(in_trumps)}
            steps.append(Step(seat, "flush_charge", charge, rules.FLUSH, params))
            steps += _aces(seat, "flush_charge_aces", aces, rules.FLUSH, sign=1)
    shares = [Share(hand is not None) for hand in hands]
    marks = [("out",) if hand is None else ("flush",) if seat in holders else () for seat, hand in enumerate(hands)]
    about: dict[str, Param] = {"seats": tuple(holders), "count": len(holders)}
    notes = tuple(Note("flush", {"seat": seat}) for seat in holders)
    return _result(shares, steps, "flush", about, marks, notes=notes)


def settle_rams(scores: Sequence[int], *, seat: int) -> RamsResult:
    """The result of a rams: its holder has written off everything and won the match (reveal.1)."""
    steps = [Step(seat, "rams", -scores[seat], rules.RAMS, {"n": scores[seat]})]
    marks = [("rams",) if each == seat else () for each in range(len(scores))]
    about: dict[str, Param] = {"seat": seat}
    shares = [Share(True)] * len(scores)
    return _result(shares, steps, "rams", about, marks, notes=(Note("rams", about),), wins=(seat,))


def settle_revoke(players: int, *, seat: int) -> RamsResult:
    """The result of a forbidden card: its player is charged, all else is void, the dealer deals again (revoke.1)."""
    steps = [Step(seat, "revoke", REVOKE_CHARGE, rules.REVOKE, {"n": REVOKE_CHARGE})]
    marks = [("revoked",) if each == seat else () for each in range(players)]
    about: dict[str, Param] = {"seat": seat}
    shares = [Share(True)] * players
    return _result(shares, steps, "revoked", about, marks, notes=(Note("revoked", about),), redealt=True)


def is_flush(hand: Sequence[Card]) -> bool:
    """Whether all five cards are of one suit."""
    return len(hand) == HAND_SIZE and len({card.suit for card in hand}) == 1


def is_rams(hand: Sequence[Card]) -> bool:
    """Whether all four aces are in the hand."""
    return len(aces_in(hand)) == len(Suit)


def _shares(options: RamsOptions, seat: int, share: Share, *, lone: int | None = None) -> list[Step]:
    """What the seat writes off: jacks, tricks, and with a trick its aces."""
    steps = _jacks(options, seat, share)
    if share.tricks:
        key, clause = ("lone_tricks", rules.LONE) if seat == lone else ("tricks", rules.TRICKS)
        steps.append(Step(seat, key, -share.tricks, clause, {"n": share.tricks}))
        steps += _aces(seat, "aces", share.aces, rules.ACES, sign=-1)
    return steps


def _jacks(options: RamsOptions, seat: int, share: Share) -> list[Step]:
    if not jacks_count(options, share):
        return []
    if len(share.colours) == 2:
        return [Step(seat, "four_jacks", -2 * PAIR_VALUE, rules.FOUR_JACKS)]
    return [Step(seat, "jacks", -PAIR_VALUE, rules.TWO_JACKS, {"colour": share.colours[0]})]


def _remise(options: RamsOptions, seat: int, share: Share) -> list[Step]:
    replaced = bool(share.aces) and options.remise_with_aces is RemiseWithAces.REPLACE
    remise = [] if replaced else [Step(seat, "remise", options.remise, rules.REMISE, {"n": options.remise})]
    return [*remise, *_aces(seat, "remise_aces", share.aces, rules.REMISE_ACES, sign=1)]


def _aces(seat: int, key: str, aces: Sequence[Card], clause: str, *, sign: int) -> list[Step]:
    if not aces:
        return []
    points = ace_points(aces)
    return [Step(seat, key, sign * points, clause, {"cards": tuple(card.text for card in aces), "n": points})]


def _yes(holds: bool) -> str:
    return "yes" if holds else "no"


def _result(
    shares: Sequence[Share],
    steps: Sequence[Step],
    reason: str,
    params: Mapping[str, Param],
    marks: Sequence[tuple[str, ...]],
    *,
    notes: tuple[Note, ...] = (),
    wins: tuple[int, ...] = (),
    redealt: bool = False,
) -> RamsResult:
    seats = range(len(shares))
    return RamsResult(
        scores=tuple(sum(step.amount for step in steps if step.seat == seat) for seat in seats),
        reason=reason,
        derivation=tuple(sorted(steps, key=lambda step: step.seat)),
        card_points=(),
        tricks=tuple(share.tricks for share in shares),
        notes=notes,
        params=params,
        marks=tuple(marks),
        wins=wins,
        redealt=redealt,
    )
