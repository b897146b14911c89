"""What a reason for a card of Skat or Ramsch claims, put as a question to the view, and answered without the hints.

What another seat may hold is found by making a world: if the card cannot lie there, none fits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, cached_property

from vorhand.ai.worlds import worlds
from vorhand.cards import PACKS, Card, Rank
from vorhand.games.skat.ramsch_options import March, RamschScoring
from vorhand.games.skat.view import SkatView
from vorhand.moves import Note
from vorhand.tricks import CARD_POINTS, TRUMP

PACK = PACKS[32]
NUMBER = {card: at for at, card in enumerate(PACK)}


def may_lie(number: int, place: int, unseen: Sequence[int], counts: Sequence[int], barred: Sequence[int]) -> bool:
    """Whether a card may lie in a place, where each place has so many of the unseen cards and some of them not."""
    if number not in unseen:
        return False
    fixed = [bars | (1 << number) * (other != place) for other, bars in enumerate(barred)]
    try:
        next(worlds(unseen, counts, fixed, seed=1))
    except ValueError:
        return False
    return True


class Question:
    """A card that may be played in a view, and what can be asked of it. Made for a view once: `of` says which card."""

    def __init__(self, view: SkatView, choices: Sequence[Card]) -> None:
        self.view, self.at, self.choices = view, view.table, choices
        self.suit_of, self.strength = view.order.suit_of, view.order.strength
        assert view.seat is not None
        self.seat, self.soloist = view.seat, self.at.soloist
        self.opponent = [] if self.soloist in (None, view.seat) else [self.soloist]
        self.others = [seat for seat in self.at.positions if seat != view.seat]
        self.partners = [seat for seat in self.others if self.soloist not in (seat, view.seat)]
        self.tricks = [*(taken.trick for taken in self.at.taken), self.at.trick]
        self.table = list(self.at.cards)
        self.later = [seat for seat in self.others if seat not in self.at.trick.seats]
        self.may = cache(self._may)
        self.card, self.note = choices[0], Note("")

    def of(self, card: Card, note: Note) -> Question:
        """The same, asked of a card and of what is said of it."""
        self.card, self.note = card, note
        return self

    @cached_property
    def _hidden(self) -> tuple[list[int], list[int], list[int]]:
        """The unseen cards, how many the others and the two aside have of them, and what each cannot have."""
        view, at = self.view, self.at
        seen = {*view.hand, *view.laid_open, *(view.skat or ()), *(c for trick in self.tricks for c in trick.cards)}
        unseen = [NUMBER[card] for card in PACK if card not in seen]
        counts = [0 if view.laid_open and seat == at.soloist else at.cards_left(seat) for seat in self.others]
        barred = []
        for seat in self.others:
            void = [
                self.suit_of(trick.cards[0])
                for trick in self.tricks
                for who, card in zip(trick.seats, trick.cards, strict=True)
                if who == seat and self.suit_of(card) != self.suit_of(trick.cards[0])
            ]
            cannot = [card for card in PACK if self.suit_of(card) in void]
            if at.ramsch and view.passed and not self._was_offered(seat):
                cannot += view.passed
            barred.append(sum({1 << NUMBER[card] for card in cannot}))
        handed = at.ramsch is not None and at.ramsch.owner is not None
        jacks = [card for card in PACK if handed and not at.setting.ramsch.pass_jacks and card.rank is Rank.JACK]
        return unseen, [*counts, len(unseen) - sum(counts)], [*barred, sum(1 << NUMBER[card] for card in jacks)]

    def _was_offered(self, seat: int) -> bool:
        """Whether a seat looked at the two cards after this one had passed them on."""
        seats, words = self.at.positions, self.at.ramsch.words if self.at.ramsch else ()
        return seats.index(seat) > seats.index(self.seat) and (seat, "pushed") not in words

    def _may(self, seat: int, card: Card) -> bool:
        if self.view.laid_open and seat == self.soloist:
            return card in self.view.laid_open
        return may_lie(NUMBER[card], self.others.index(seat), *self._hidden)

    def which(self, seats: Iterable[int], kind: Callable[[Card], bool]) -> int:
        """How many cards of a kind one of the seats may hold."""
        among = list(seats)
        return sum(kind(card) and any(self.may(seat, card) for seat in among) for card in PACK)

    def best(self, cards: Sequence[Card]) -> int:
        """Which card takes the trick."""
        led = self.suit_of(cards[0])
        suit = TRUMP if any(self.suit_of(card) == TRUMP for card in cards) else led
        return max(range(len(cards)), key=lambda at: (self.suit_of(cards[at]) == suit, self.strength(cards[at])))

    def wins(self, card: Card) -> bool:
        """Whether a card would be the best so far."""
        return self.best([*self.table, card]) == len(self.table)

    def may_beat(self, seat: int) -> bool:
        """Whether a seat has yet to play, and may take the trick once the card lies there."""
        trick = [*self.table, self.card]
        return seat in self.later and self.which([seat], lambda other: self.best([*trick, other]) == len(trick)) > 0

    # What the others may hold, beside the card.

    def higher(self, seats: Iterable[int]) -> int:
        return self.which(seats, lambda other: self._same(other) and self.strength(other) > self.strength(self.card))

    def lower(self, seats: Iterable[int]) -> int:
        return self.which(seats, lambda other: self._same(other) and self.strength(other) < self.strength(self.card))

    def same(self, seats: Iterable[int]) -> int:
        return self.which(seats, self._same)

    def _same(self, other: Card) -> bool:
        return self.suit_of(other) == self.suit_of(self.card)

    # What lies on the table.

    @property
    def alone(self) -> bool:
        return self.view.seat == self.soloist

    @property
    def leads(self) -> bool:
        return not self.table

    @property
    def takes(self) -> bool:
        return self.leads or self.wins(self.card)

    @property
    def follows(self) -> bool:
        return self.leads or self.suit_of(self.card) == self.suit_of(self.table[0])

    @property
    def trump(self) -> bool:
        return self.suit_of(self.card) == TRUMP

    @property
    def points(self) -> int:
        return CARD_POINTS[self.card.rank]

    @property
    def there(self) -> int:
        """The card points on the table, without the card."""
        return sum(CARD_POINTS[card.rank] for card in self.table)

    @property
    def ahead(self) -> int | None:
        """Whose card is the best before this one."""
        return self.at.trick.seats[self.best(self.table)] if self.table else None

    @property
    def could_take(self) -> bool:
        return any(self.wins(card) for card in self.choices)

    @property
    def must_take(self) -> bool:
        return all(self.wins(card) for card in self.choices)

    @property
    def partner_ahead(self) -> bool:
        return not self.alone and not self.leads and self.ahead in self.partners

    @property
    def partner_may(self) -> bool:
        return not self.alone and any(map(self.may_beat, self.partners))

    @property
    def soloist_may(self) -> bool:
        """Whether the soloist, as another, may have the trick in the end by a card still to come."""
        return self.soloist is not None and self.may_beat(self.soloist)

    @property
    def soloist_gets(self) -> bool:
        """Whether the soloist has the trick with the card on the table, or may get it."""
        return self.soloist_may or (not self.takes and self.ahead == self.soloist)

    def says(self, n: int) -> bool:
        return self.note.params["n"] == n


def _beaten(q: Question) -> bool:
    """The card does not take the trick, nor could another or the partner's."""
    return not q.leads and not q.could_take and not q.partner_ahead and not q.partner_may


SKAT: dict[str, Callable[[Question], object]] = {
    "hint.only_card": lambda q: len(q.choices) == 1,
    "hint.revoke": lambda q: not q.follows and any(q.suit_of(card) == q.suit_of(q.table[0]) for card in q.view.hand),
    "hint.draw_trumps": lambda q: q.leads and q.alone and q.trump and q.same(q.others),
    "hint.cash": lambda q: q.leads and not q.higher(q.others),
    "hint.lead_loser": lambda q: q.leads and q.alone and q.higher(q.others),
    "hint.lead_trump": lambda q: q.leads and not q.alone and q.trump and q.same(q.opponent),
    "hint.lead_past": lambda q: q.leads and not q.alone and not q.soloist_may,
    "hint.lead_alone": lambda q: q.leads and not q.alone and not q.partner_may and q.soloist_may,
    "hint.lead_through": lambda q: q.leads and q.partner_may and q.soloist == q.at.setting.left[q.seat],
    "hint.lead_to_partner": lambda q: q.leads and q.partner_may and q.soloist != q.at.setting.left[q.seat],
    "hint.take_trick": lambda q: q.takes and q.follows and not q.partner_ahead and q.says(q.there + q.points),
    "hint.ruff": lambda q: q.takes and not q.follows and not q.partner_ahead and q.says(q.there + q.points),
    "hint.overtake": lambda q: q.takes and q.partner_ahead and q.says(q.there + q.points),
    "hint.schmear": lambda q: not q.takes and q.points > 2 and (q.partner_ahead or (q.points >= 10 and q.partner_may)),
    "hint.leave_partner": lambda q: (
        not q.takes and q.partner_ahead and not q.soloist_may and q.card.rank in (Rank.SEVEN, Rank.EIGHT, Rank.NINE)
    ),
    "hint.leave_partner_jack": lambda q: (
        not q.takes and q.partner_ahead and not q.soloist_may and q.card.rank is Rank.JACK
    ),
    "hint.partner_ahead": lambda q: not q.takes and q.partner_ahead and q.soloist_may and q.points <= 2,
    "hint.leave_to_partner": lambda q: not q.takes and not q.partner_ahead and q.partner_may and len(q.table) == 1,
    "hint.duck": lambda q: not q.takes and q.could_take and not q.partner_ahead and not q.partner_may,
    "hint.cheap": lambda q: q.follows and _beaten(q),
    "hint.throw_off": lambda q: not q.follows and not q.trump and _beaten(q),
    "hint.under_ruff": lambda q: not q.follows and q.trump and _beaten(q),
    "hint.null_lead": lambda q: q.leads and q.alone and q.higher(q.others) and not q.lower(q.others),
    "hint.null_lead_mid": lambda q: q.leads and q.alone and q.higher(q.others) and q.lower(q.others),
    "hint.null_lead_high": lambda q: q.leads and q.alone and not q.higher(q.others),
    "hint.null_forced": lambda q: q.alone and not q.leads and q.must_take,
    "hint.null_above": lambda q: q.alone and not q.leads and q.takes and not q.must_take,
    "hint.null_duck": lambda q: q.alone and q.follows and not q.takes,
    "hint.null_throw_off": lambda q: q.alone and not q.follows,
    "hint.null_throw_low": lambda q: q.alone and not q.follows and q.higher(q.others) and not q.lower(q.others),
    "hint.null_attack": lambda q: q.leads and not q.alone and q.higher(q.opponent),
    "hint.null_under": lambda q: not q.leads and not q.alone and q.follows and not q.takes and q.soloist_gets,
    "hint.null_still": lambda q: not q.leads and not q.alone and q.takes and q.soloist_may,
    "hint.null_over": lambda q: not q.alone and q.ahead == q.soloist and q.takes,
    "hint.null_spared": lambda q: not q.alone and not q.soloist_gets and (q.ahead != q.soloist or q.leads),
    "hint.null_let_go": lambda q: not q.alone and not q.follows and q.soloist_gets,
}
"""When a reason for a card of a game with a soloist is true."""


def _march_pays(q: Question) -> bool:
    rules = q.at.setting.ramsch
    return rules.march is not March.LOSE or rules.scoring is RamschScoring.VIRGIN_PAYS


def may_march(q: Question) -> bool:
    """Whether the seat may still take all ten tricks, and that would pay."""
    return q.at.tricks(q.seat) == len(q.at.taken) and _march_pays(q)


def _breaks(q: Question) -> bool:
    """Whether the seat that is named has had all tricks so far, and has this one too, or may have it."""
    seat = q.note.params["seat"]
    assert isinstance(seat, int)
    return q.at.tricks(seat) == len(q.at.taken) > 0 and (q.ahead == seat or seat in q.later) and _march_pays(q)


RAMSCH: dict[str, Callable[[Question], object]] = {
    "hint.only_card": lambda q: len(q.choices) == 1,
    "hint.ramsch_march": lambda q: q.takes and may_march(q),
    "hint.avoid_lead_low": lambda q: q.leads and q.card.text[1] in "789" and q.higher(q.others) > q.lower(q.others),
    "hint.avoid_lead_lowest": lambda q: q.leads and not q.trump and q.higher(q.others) and not q.lower(q.others),
    "hint.avoid_lead_low_jack": lambda q: q.leads and q.trump and q.higher(q.others),
    "hint.avoid_lead_mid": lambda q: q.leads and q.higher(q.others) and q.lower(q.others),
    "hint.avoid_lead_high": lambda q: q.leads and not q.higher(q.others),
    "hint.avoid_duck": lambda q: q.follows and not q.takes,
    "hint.avoid_duck_points": lambda q: q.follows and not q.takes and q.points >= 10 and q.says(q.points),
    "hint.avoid_throw_points": lambda q: not q.follows and not q.takes and q.points >= 10 and q.says(q.points),
    "hint.avoid_throw_high": lambda q: not q.follows and not q.takes and (q.lower(q.others) or not q.higher(q.others)),
    "hint.avoid_throw_low": lambda q: not q.follows and not q.takes and q.higher(q.others) and not q.lower(q.others),
    "hint.avoid_hope": lambda q: not q.leads and q.must_take and any(map(q.may_beat, q.later)),
    "hint.avoid_no_hope": lambda q: (
        not q.leads and q.must_take and not any(map(q.may_beat, q.later)) and q.says(q.there + q.points)
    ),
    "hint.avoid_forced": lambda q: not q.leads and _all_take(q) and q.says(q.there + q.points),
    "hint.avoid_take_cheap": lambda q: (
        not q.leads
        and q.takes
        and not q.must_take
        and q.there <= 4
        and q.says(q.there)
        and (q.trump or q.lower(q.others))
    ),
    "hint.avoid_take_rich": lambda q: not q.leads and q.takes and not q.must_take and q.says(q.there),
    "hint.avoid_take_best": lambda q: not q.leads and q.takes and not q.must_take and q.says(q.there),
    "hint.avoid_break": lambda q: not q.leads and q.takes and _breaks(q),
    "hint.ramsch_maid": lambda q: (
        q.takes and q.at.setting.ramsch.scoring is RamschScoring.VIRGIN_PAYS and not q.at.tricks(q.seat)
    ),
}
"""When a reason for a card of a Ramsch is true."""


def _all_take(q: Question) -> bool:
    """Whether each card that may be played takes the trick whatever follows."""
    card, note = q.card, q.note
    found = all(q.of(each, note).takes and not any(map(q.may_beat, q.later)) for each in q.choices)
    q.of(card, note)
    return found
