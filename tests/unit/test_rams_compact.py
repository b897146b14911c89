"""What the computer player of Rams thinks in, held against the rules on whole deals: it may never differ from them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

import vorhand
from tests.rams import rules
from vorhand.cards import PACKS, Card, Rank, Suit
from vorhand.chance import drawn, mix, shuffled
from vorhand.games.rams import moves, table
from vorhand.games.rams.compact import (
    ACES,
    BEATS,
    FOLLOW,
    TRUMPS,
    Layout,
    alike,
    is_flush,
    layout_of,
    may_follow,
    may_lead,
)
from vorhand.games.rams.course import Course, World
from vorhand.games.rams.keeping import thrown_by
from vorhand.games.rams.payoffs import Ends, Outlook, Worths
from vorhand.games.rams.policy import follow, lead, play_out
from vorhand.games.rams.scoring import ACE_VALUES
from vorhand.games.rams.solver import Solver
from vorhand.games.rams.state import RamsState
from vorhand.games.rams.table import card_order
from vorhand.moves import Move

CODES = [
    "russian",
    "arcade",
    "old_book",
    "russian must_ruff=false must_lead_trump_ace=false ace_forces_in=false three_may_pass=true",
    "old_book remise_with_aces=replace lone_player=no_play dealer_may_take_upcard=false",
    "arcade exchange_limit=1 when_stock_short=draw_less flush_remise=7 flush_write_off=9",
    "russian start_score=12 jacks_in=dealt_hand reveal_in=dealt_hand",
]
TABLES = [(code, players) for code in CODES for players in (3, 4, 7)]
each_table = pytest.mark.parametrize(("code", "players"), TABLES)


def by_lot(code: str, players: int, seed: int) -> Iterator[RamsState]:
    """Every position of a deal played by lot, but that all go in who were not told to stay out by it."""
    state = vorhand.game("rams").deal(rules(code), seed=mix(seed, 0), dealer=seed % players, players=players)
    ply = 0
    while True:
        assert isinstance(state, RamsState)
        yield state
        if state.turn is None:
            return
        state, ply = state.play(drawn(state.legal_moves.moves, mix(seed, 1, ply))), ply + 1


def hands_of(state: RamsState, layout: Layout) -> list[int]:
    """The hands by place, from the dealer's left."""
    return [layout.bits(state.hands[seat]) for seat in state.table.setting.ring]


def on_table(state: RamsState, layout: Layout) -> list[int]:
    return [layout.bit[card] for card in state.table.trick.cards]


@pytest.mark.parametrize("size", [32, 36, 52])
@pytest.mark.parametrize("trump", Suit)
def test_the_bits_follow_the_order_of_the_rules(size: int, trump: Suit) -> None:
    layout, order, pack = layout_of(trump, size), card_order(size, trump), PACKS[size]
    assert layout.pack == layout.bits(pack)
    assert layout.bits(card for card in layout.card if card.suit is trump) == TRUMPS
    assert layout.bits(card for card in layout.card if card.rank is Rank.ACE) == ACES
    assert layout.ace_points(layout.pack) == sum(ACE_VALUES.values())
    for card in pack:
        bit = layout.bit[card]
        assert layout.card[bit] is card
        assert layout.ace_values[bit] == (ACE_VALUES[card.suit] if card.rank is Rank.ACE else 0)
        for other in pack:
            same = order.suit_of(card) == order.suit_of(other)
            higher = order.strength(other) > order.strength(card)
            takes = higher and (same or order.suit_of(other) == "trump")
            assert bool(FOLLOW[bit] >> layout.bit[other] & 1) == same
            assert bool(BEATS[bit] >> layout.bit[other] & 1) == takes
    for pair, jacks in zip(layout.pairs, table.COLOURS.values(), strict=True):
        assert pair == layout.bits(jacks)


@each_table
def test_legal_cards_are_those_of_the_rules(code: str, players: int) -> None:
    seen = 0
    for seed in range(25):
        for state in by_lot(code, players, seed):
            if state.phase != table.PLAYING:
                continue
            assert state.turn is not None
            at = state.table
            layout, options = layout_of(at.trump, at.pack_size), at.options
            hand, lying = layout.bits(state.hands[state.turn]), on_table(state, layout)
            allowed = (
                may_follow(hand, lying[0], options.must_ruff) if lying else may_lead(hand, options.must_lead_trump_ace)
            )
            assert allowed == layout.bits(move.cards[0] for move in state.legal_moves)
            seen += 1
    assert seen > 100


def ends_of(state: RamsState, course: Course) -> Ends:
    """What the ends of a deal are worth that is being played, as the rules have it who see all."""
    at, seats = state.table, course.seats
    held = [course.layout.bits(state.hidden.kept[seat]) if at.declared[seat] else 0 for seat in seats]
    return Ends(
        course.outlook,
        entered=[course.places[seat] for seat in at.entered],
        aces=[course.layout.ace_points(hand) for hand in held],
        pairs=[len(at.colours(seat)) for seat in seats],
        open_question=at.asked is None,
    )


def worths_of(state: RamsState, course: Course) -> Worths:
    """What a deal that is over is worth to each place."""
    result = state.result
    assert result is not None
    if result.wins:
        return course.outlook.won([course.places[seat] for seat in result.wins])
    return course.outlook.worths([result.scores[seat] for seat in course.seats])


def unplayed(state: RamsState, layout: Layout) -> int:
    """All cards but those that lie on the table and in the tricks taken."""
    tricks = (*(taken.trick for taken in state.table.taken), state.table.trick)
    return layout.pack & ~sum(layout.bits(trick.cards) for trick in tricks)


def policy_move(state: RamsState, course: Course) -> Move:
    """The move that is made in a play-out."""
    at, layout = state.table, course.layout
    assert state.turn is not None
    if at.phase == table.ZERO:
        return moves.STOP
    hands, place = hands_of(state, layout), course.places[state.turn]
    entered, lying = [course.places[seat] for seat in at.entered], on_table(state, layout)
    if not lying:
        bit = lead(hands[place], unplayed(state, layout) & ~hands[place], at.options.must_lead_trump_ace)
    else:
        best = layout.bit[at.trick.cards[at.trick.seats.index(at.trick.winner(at.order))]]
        closes = len(lying) + 1 == len(entered)
        bit = follow(hands[place], lying[0], best, closes=closes, ruffs=at.options.must_ruff)
    return Move("play", layout.card[bit])


@each_table
def test_a_play_out_is_a_play_by_the_rules(code: str, players: int) -> None:
    """From each position of a deal in which everybody plays by the policy, the play-out takes the very same tricks."""
    seen = 0
    for seed in range(30):
        states = [state for state in by_lot(code, players, seed) if state.phase == table.PLAYING]
        if not states:
            continue
        state, course = states[seed % len(states)], Course(states[0].table)
        course_taken = [state]
        while state.turn is not None:
            move = policy_move(state, course)
            assert move in state.legal_moves
            state = state.play(move)
            course_taken.append(state)
        for early in course_taken[:-1]:
            if early.phase != table.PLAYING:
                continue
            hands, ends = hands_of(early, course.layout), ends_of(early, course)
            tricks = [early.table.tricks(seat) for seat in course.seats]
            place, played, stopped = play_out(
                hands, ends.entered, course.places[early.table.leader], on_table(early, course.layout), tricks,
                ends.needed, ace_first=early.table.options.must_lead_trump_ace, ruffs=early.table.options.must_ruff,
                keep=0, unplayed=unplayed(early, course.layout),
            )  # fmt: skip
            assert tricks == [state.table.tricks(seat) for seat in course.seats]
            assert stopped == (state.table.ending is not None)
            assert played == sum(now.phase == table.PLAYING for now in course_taken[course_taken.index(early) : -1])
            worths = ends.stopped(place) if stopped else ends.worths(tricks)
            assert worths[:players] == pytest.approx(worths_of(state, course))
            seen += 1
    assert seen > 40


def shown_of(state: RamsState, course: Course) -> list[int]:
    found = [0] * course.players
    for seat, colour, _ in state.table.pairs:
        found[course.places[seat]] |= 1 if colour == "red" else 2
    return found


def whole_world(state: RamsState, course: Course) -> World:
    """How the cards really lie."""
    layout = course.layout
    hands = tuple(hands_of(state, layout))
    return World(hands, tuple(layout.bit[card] for card in state.hidden.stock), layout.bits(state.hidden.dead))


def assumed(state: RamsState, course: Course) -> Move:
    """What the player on turn is taken to do before the play."""
    at, layout = state.table, course.layout
    assert state.turn is not None
    place = course.places[state.turn]
    hand = layout.bits(state.hands[state.turn])
    if at.phase == table.DECLARE:
        return moves.ENTER if course.would_enter(place, hand, len(at.entered)) else moves.STAY_OUT
    if at.phase == table.EXCHANGE:
        limit = (
            min(at.options.exchange_limit, at.stock)
            if "draw_less" in at.options.when_stock_short
            else (at.options.exchange_limit)
        )
        away = thrown_by(hand, limit, mate=course.mate if place == course.players - 1 else 0)
        return Move(moves.EXCHANGE, *layout.cards(away))
    if at.phase == table.UPCARD:
        given = course.would_give(hand)
        return moves.LEAVE if given < 0 else Move(moves.UPCARD, layout.card[given])
    return policy_move(state, course)


@each_table
def test_a_deal_thought_through_is_a_deal_by_the_rules(code: str, players: int) -> None:
    """From the declarations, the exchange and the upcard on: with the cards as they lie it comes to what the rules say,
    reveals, jacks, one alone in and nought included."""
    seen, kinds = 0, set()
    for seed in range(60):
        deal = vorhand.game("rams").deal(rules(code), seed=mix(seed, 7), dealer=seed % players, players=players)
        assert isinstance(deal, RamsState)
        state, course = deal, Course(deal.table)
        path = [state]
        while state.turn is not None:
            move = assumed(state, course)
            assert move in state.legal_moves
            state = state.play(move)
            path.append(state)
        if state.table.shuffles:
            continue  # the dead cards come in another order
        worths = worths_of(state, course)
        kinds.add(None if state.table.ending is None else state.table.ending.kind)
        for early in path[:-1]:
            at, world = early.table, whole_world(early, course)
            entered = [course.places[seat] for seat in at.entered]
            waiting = [place for place in entered if at.exchanged[course.seats[place]] is None]
            if at.phase == table.DECLARE:
                dealt = tuple(course.layout.bits(early.dealt[seat]) for seat in course.seats)
                said = [at.declared[seat] for seat in course.seats]
                found = course.declared(World(dealt, world.stock, 0), said)
            elif at.phase in (table.EXCHANGE, table.UPCARD):
                found = course.exchanged(world, entered, shown_of(early, course), waiting)
            else:
                break
            assert found.worths[:players] == pytest.approx(worths)
            if state.table.ending is None:
                assert found.worths[players:] == tuple(state.table.tricks(seat) > 0 for seat in course.seats)
            seen += 1
    assert seen > 40
    assert kinds & {None, "stopped"}, "some are played"


def test_a_flush_and_a_rams_are_worth_what_the_rules_say() -> None:
    seen = set()
    for code in CODES:
        for seed in range(120):
            cards = list(shuffled(PACKS[36], seed))
            suited = [card for card in cards if card.suit is Suit.HEARTS][:5]
            aces = [card for card in cards if card.rank is Rank.ACE]
            wanted = [*aces, next(card for card in cards if card not in aces)] if seed % 5 == 0 else suited
            rest = [card for card in cards if card not in wanted]
            hands = [wanted, *(rest[start : start + 5] for start in (0, 5, 10))]
            hands = hands[seed % 4 :] + hands[: seed % 4]
            packets = [hand[start:end] for start, end in ((0, 3), (3, 5)) for hand in hands]
            pack = " ".join(card.text for card in (*(card for packet in packets for card in packet), *rest[15:]))
            state = vorhand.game("rams").deal(rules(code), pack=pack, players=4)
            assert isinstance(state, RamsState)
            while state.phase == table.DECLARE:
                state = state.play(state.legal_moves[-1 if (seed + len(state.table.entered)) % 2 else 0])
            if state.table.ending is None or state.table.ending.kind not in ("rams", "flush"):
                continue
            course = Course(state.table)
            entered = [course.places[seat] for seat in state.table.entered]
            held = [course.layout.bits(state.hidden.kept[seat]) for seat in course.seats]
            found = course.revealed(held, entered)
            assert found is not None
            assert found[:4] == pytest.approx(worths_of(state, course))
            assert found[4:] == tuple(seat in state.table.ending.seats for seat in course.seats)
            seen.add((code, state.table.ending.kind))
    assert seen == {(code, kind) for code in CODES for kind in ("rams", "flush")}


def by_hand(state: RamsState, course: Course) -> Worths:
    """What a position is worth to each place if each does what is best for himself, trying every card by the rules; of
    equals the lowest card counts. Who is at nought stops."""
    if state.turn is None:
        return worths_of(state, course)
    if state.phase == table.ZERO:
        return by_hand(state.play(moves.STOP), course)
    place = course.places[state.turn]
    cards = sorted(state.legal_moves, key=lambda move: course.layout.bit[move.cards[0]])
    return max((by_hand(state.play(move), course) for move in cards), key=lambda worths: worths[place])


@pytest.mark.parametrize(("code", "players"), [(code, players) for code in CODES for players in (3, 4)])
def test_the_search_of_the_last_tricks_finds_what_trying_every_card_finds(code: str, players: int) -> None:
    seen = 0
    for seed in range(24):
        states = [state for state in by_lot(code, players, seed) if state.phase == table.PLAYING]
        late = [state for state in states if len(state.taken) >= (2 if len(state.table.entered) < 4 else 3)]
        if not late:
            continue
        state, course = late[seed % len(late)], Course(late[0].table)
        at, ends = state.table, ends_of(state, course)
        solver = Solver(ends, ace_first=at.options.must_lead_trump_ace, ruffs=at.options.must_ruff, limit=100_000)
        assert state.turn is not None
        hands, lying = hands_of(state, course.layout), on_table(state, course.layout)
        tricks, place = [at.tricks(seat) for seat in course.seats], course.places[state.turn]
        before = list(hands), list(tricks)
        if lying:
            best = at.trick.cards[at.trick.seats.index(taker := at.trick.winner(at.order))]
            found = solver.worths(
                hands, place, tricks, led=lying[0], best=course.layout.bit[best], taker=course.places[taker],
                count=len(lying), table=course.layout.bits(at.trick.cards),
            )  # fmt: skip
        else:
            found = solver.worths(hands, place, tricks)
        assert (hands, tricks) == before
        assert found is not None
        assert found[place] == pytest.approx(by_hand(state, course)[place])
        assert solver.nodes
        seen += 1
    assert seen > 5


def test_cards_with_none_of_another_hand_between_do_the_same() -> None:
    layout = layout_of(Suit.CLUBS, 36)

    def bits(text: str) -> int:
        return layout.bits(Card.parse(word) for word in text.split())

    groups = alike(bits("H6 H7 H9 HA S6 CA CK"), bits("H8 HT"))
    assert {layout.card[one].text: layout.card[other].text for one, other in groups.items()} == {
        "H6": "H6", "H7": "H6", "H9": "H9", "HA": "HA", "S6": "S6", "CK": "CK", "CA": "CK",
    }  # fmt: skip


def test_flush_is_five_of_one_suit() -> None:
    layout = layout_of(Suit.CLUBS, 36)
    for text, same in (("H6 H7 H9 HA HK", True), ("C6 C7 C9 CA CK", True), ("C6 C7 C9 CA HK", False)):
        assert is_flush(layout.bits(Card.parse(word) for word in text.split())) is same


# What scores are worth


def test_a_point_of_ones_own_counts_as_much_as_one_of_each_of_the_others() -> None:
    outlook = Outlook(rules(), (100, 100, 100, 100))
    even, mine, theirs = (outlook.worths(each) for each in ((0, 0, 0, 0), (-1, 0, 0, 0), (0, 1, 1, 1)))
    assert even == pytest.approx([outlook.scale / 4] * 4)
    assert mine[0] - even[0] == pytest.approx(1, abs=0.02)
    assert theirs[0] - even[0] == pytest.approx(1, abs=0.02)


def test_who_is_at_nought_has_won_and_shares_with_others_there() -> None:
    outlook = Outlook(rules(), (3, 40, 5))
    assert outlook.worths((-3, -39, 0)) == (outlook.scale, 0, 0)
    assert outlook.worths((-4, -39, -5)) == (outlook.scale / 2, 0, outlook.scale / 2)
    assert outlook.won((1,)) == (0, outlook.scale, 0)


def test_in_the_last_deal_the_lowest_wins_and_before_it_a_point_counts_more() -> None:
    last = Outlook(rules(), (50, 40, 60), deals_left=1)
    assert last.worths((0, 0, 0)) == (0, last.scale, 0)
    assert last.worths((-10, 0, 0)) == (last.scale / 2, last.scale / 2, 0)
    assert last.worths((-55, 0, -61)) == (last.scale / 2, 0, last.scale / 2)
    chances = []
    for left in (2, 5, 40, 0):
        outlook = Outlook(rules(), (80, 80, 80), deals_left=left)
        chances.append(outlook.worths((-10, 0, 0))[0] / outlook.scale)
    assert chances == sorted(chances, reverse=True)
    assert chances[2] == chances[3], "so many deals may as well be endless"


def test_the_lower_the_better_and_the_nearer_the_end_the_more() -> None:
    def gain(score: int) -> float:
        outlook = Outlook(rules(), (score, score, score))
        return (outlook.worths((-5, 0, 0))[0] - outlook.worths((0, 0, 0))[0]) / outlook.scale

    assert 0 < gain(60) < gain(12)
    values = [Outlook(rules(), (50, 50, 50)).worths((change, 0, 0))[0] for change in (-20, -5, 0, 5, 40)]
    assert all(better > worse for better, worse in pairwise(values))
