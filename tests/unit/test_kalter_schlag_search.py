"""What the computer players of Kalter Schlag think in: worlds, their likelihood, ends searched, what they are worth."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

import vorhand
from tests.packs import played, set_up
from vorhand.ai.player import LEAST_NODES
from vorhand.cards import PACKS, parse_cards
from vorhand.chance import drawn, mix, shuffled
from vorhand.games.kalter_schlag.bot import KalterSchlagBot
from vorhand.games.kalter_schlag.compact import FIRST_JACK, JACKS, SUIT_MASK, cards_of, charges, legal
from vorhand.games.kalter_schlag.danger import SUIT, danger_of
from vorhand.games.kalter_schlag.endings import Endings
from vorhand.games.kalter_schlag.guesses import Guesses
from vorhand.games.kalter_schlag.likelihood import Likelihood, weigher_of
from vorhand.games.kalter_schlag.options import PRESETS, SideOrder, VoidJack
from vorhand.games.kalter_schlag.outcome import Outcome
from vorhand.games.kalter_schlag.policy import play_out, sure_march
from vorhand.games.kalter_schlag.state import KalterSchlagState
from vorhand.games.kalter_schlag.view import KalterSchlagView
from vorhand.position import State

GAME = vorhand.game("kalter_schlag")


def by_lot(preset: str, seed: int) -> Iterator[KalterSchlagState]:
    """The positions, but the last, of a deal played by lot."""
    state = GAME.deal(PRESETS[preset], seed=mix(seed, 3), dealer=seed % 4)
    ply = 0
    while state.turn is not None:
        assert isinstance(state, KalterSchlagState)
        yield state
        state, ply = state.play(drawn(state.legal_moves.moves, mix(seed, ply))), ply + 1


def plain_worths(state: State, outcome: Outcome) -> tuple[float, ...]:
    """What a position comes to if everybody plays what is best for himself, by the rules and nothing else; of cards
    that are equally good for him a player plays any, so that the worths of the others are not told apart by it."""
    assert isinstance(state, KalterSchlagState)
    if state.turn is None:
        return outcome.of_all(state.card_points, [state.table.tricks(seat) for seat in range(4)])
    turn = state.turn
    order = cards_of(state.table.options.side_order).bit
    cards = sorted((move for move in state.legal_moves if move.kind == "play"), key=lambda move: order[move.cards[0]])
    return max((plain_worths(state.play(move), outcome) for move in cards), key=lambda worths: worths[turn])


@pytest.mark.parametrize("preset", ["source_text", "hamburg"])
@pytest.mark.parametrize("left", [5, 6, 8, 9])
def test_the_end_is_what_a_search_by_the_rules_finds(preset: str, left: int) -> None:
    options = PRESETS[preset]
    cards, spare = cards_of(options.side_order), options.void_jack is VoidJack.NOT_OWN_SUIT_JACK
    for seed in range(12):
        state = [each for each in by_lot(preset, seed) if sum(map(len, each.hands)) == left][-1]
        outcome = Outcome(state.table.factor)
        endings = Endings(outcome.of_all, values=cards.points, spare=spare)
        hands = [cards.bits(hand) for hand in state.hands]
        on_table = [cards.bit[card] for card in state.table.trick.cards]
        tricks = [state.table.tricks(seat) for seat in range(4)]
        found = endings.worths(hands, state.card_points, tricks, on_table, state.table.leader)
        assert found == pytest.approx(plain_worths(state, outcome))
        assert hands == [cards.bits(hand) for hand in state.hands]
        assert endings.nodes >= left


def test_an_end_is_worth_what_the_charges_say() -> None:
    for points, tricks in (
        ([60, 30, 20, 10], [3, 2, 2, 1]),
        ([70, 50, 0, 0], [5, 3, 0, 0]),
        ([0, 120, 0, 0], [0, 8, 0, 0]),
    ):
        for factor in (1, 4):
            charged, outcome = charges(points, tricks, factor), Outcome(factor)
            for seat in range(4):
                own = charged[seat]
                exact = (sum(charged) - own) / 3 - own
                value, chance = outcome.of_seat(points, tricks, seat, blur=1.0)
                assert value == pytest.approx(exact, abs=0.2 * factor)
                assert chance == pytest.approx(float(own == 0), abs=1e-6)
                assert outcome.of_all(points, tricks)[seat] == pytest.approx(exact, abs=0.2 * factor)


def test_who_is_ahead_by_little_may_yet_be_charged() -> None:
    outcome = Outcome(1)
    chances = [outcome.of_seat([35, 33, 30, 22], [2, 2, 2, 2], seat, blur=5.0)[1] for seat in range(4)]
    assert chances == sorted(chances)
    assert sum(chances) == pytest.approx(3)
    assert 0.4 < chances[0] < 0.8


@pytest.mark.parametrize("order", SideOrder)
def test_low_cards_make_high_ones_less_dangerous(order: SideOrder) -> None:
    danger = danger_of(order)
    ace, seven = 1 << 6, 1
    assert danger.held[ace] > 10 > danger.held[ace | seven] > danger.held[seven]
    assert danger.held[0] == danger.jacks[0] == 0
    for part in (ace | seven, SUIT, 0b1010101):
        for place in range(7):
            held = part >> place & 1
            assert danger.relief[8 * part + place] == (
                danger.held[part] - danger.held[part ^ 1 << place] if held else 0
            )
    assert danger.jack_relief[4 * 0b1001 + 3] == danger.jacks[0b1001] - danger.jacks[1]


# What is remembered and what is thought of the others


@pytest.mark.parametrize("memory", [0.0, 0.3, 0.85, 1.0])
def test_worlds_fit_what_is_remembered(memory: float) -> None:
    forgotten = 0
    for seed in range(8):
        for state in by_lot("source_text", seed):
            assert state.turn is not None
            guesses = Guesses(state.view(state.turn), memory)
            cards, table = guesses.cards, state.table
            own = cards.bits(state.hands[state.turn])
            last = cards.bits(table.taken[-1].trick.cards) if table.taken else 0
            lying = last | cards.bits(table.trick.cards)
            assert not guesses.forgotten & (lying | own)
            forgotten += guesses.forgotten.bit_count()
            gone = (1 << 32) - 1 & ~sum(cards.bits(hand) for hand in state.hands)
            for world in islice(guesses.worlds(seed, most=3), 3):
                assert world[state.turn] == own
                assert [hand.bit_count() for hand in world] == [table.cards_left(seat) for seat in range(4)]
                assert sum(map(int.bit_count, world)) == (world[0] | world[1] | world[2] | world[3]).bit_count()
                assert not sum(world) & gone & ~guesses.forgotten
                for seat in range(4):
                    assert not world[seat] & guesses.barred[seat]
            assert not guesses.barred[state.turn]
            true = [cards.bits(hand) for hand in state.hands]
            assert not any(true[seat] & guesses.barred[seat] for seat in range(4))
    assert (forgotten == 0) == (memory == 1.0)


def test_what_is_forgotten_stays_forgotten() -> None:
    for seed in range(6):
        for seat in range(4):
            before = 0
            for state in by_lot("hamburg", seed):
                if state.turn == seat:
                    forgotten = Guesses(state.view(seat), 0.5).forgotten
                    assert forgotten & before == before
                    before = forgotten


def share(state: State, seat: int, hands: tuple[str, ...]) -> float:
    """How likely the others' words and cards are if the hands lie so."""
    view = state.view(seat)
    assert isinstance(view, KalterSchlagView)
    guesses = Guesses(view, 1.0)
    one, two, three, four = (guesses.cards.bits(parse_cards(hand)) for hand in hands)
    assert one | two | three | four == guesses.cards.bits(
        card for card in PACKS[32] if card not in view.table.trick.cards
    )
    return Likelihood(guesses.plays, guesses.sayings, guesses.table.options.side_order).of((one, two, three, four))


def test_who_doubles_is_thought_to_hold_small_cards() -> None:
    state = (
        set_up(
            "C7 C8 S7 S8 H7 H8 D7 D8", "CJ HJ C9 CT SQ SK HA DA", "SJ CQ CK CA S9 HT DT D9", "DJ ST SA H9 HQ HK DQ DK"
        )
        .play("double")
        .play("play C7")
    )
    small = "C8 S7 S8 H7 H8 D7 D8", "CJ HJ C9 CT SQ SK HA DA", "SJ CQ CK CA S9 HT DT D9", "DJ ST SA H9 HQ HK DQ DK"
    dear = "CJ SK HA DA CK SJ HJ", "C8 S7 S8 H7 H8 D7 D8 C9", "CQ CT CA S9 HT DT D9 SQ", "DJ ST SA H9 HQ HK DQ DK"
    assert share(state, 3, small) > 5 * share(state, 3, dear)


def test_a_card_thrown_off_tells_of_no_dearer_one_beside_it() -> None:
    """Seat 1 has no club and threw off the seven of hearts: it will hardly hold the ace beside it alone."""
    state = played("""
        seat 0: CA CK CQ CT S7 S8 S9 D7
        seat 1: H7 H8 H9 SA SK SQ D8 D9
        seat 2: C7 C8 C9 HA HK HQ DA DK
        seat 3: CJ SJ HJ DJ ST HT DQ DT
        0: CA H7
    """)
    with_low = "CK CQ CT S7 S8 S9 D7", "H8 H9 SA SK SQ D8 D9", "C7 C8 C9 HA HK HQ DA DK", "CJ SJ HJ DJ ST HT DQ DT"
    with_ace = "CK CQ CT S7 S8 S9 D7", "HA H9 SA SK SQ D8 D9", "C7 C8 C9 H8 HK HQ DA DK", "CJ SJ HJ DJ ST HT DQ DT"
    assert state.turn == 2
    assert share(state, 3, with_low) > share(state, 3, with_ace)


def test_the_jacks_are_the_last_of_the_runs() -> None:
    for order in SideOrder:
        assert cards_of(order).card[FIRST_JACK].rank == "J"


def test_a_bot_says_what_it_spent() -> None:
    for nodes in (LEAST_NODES, 3000):
        bot = KalterSchlagBot(nodes)
        for seed in range(3):
            for state in islice(by_lot("hamburg", seed), 0, None, 3):
                thought = bot.think(state.view(state.turn), seed=seed)
                assert thought.limit == nodes
                assert 0 < thought.nodes <= 1.2 * nodes
                assert all(0 <= each.chance <= 1 for each in thought.ratings if each.chance is not None)


def takes_all(hands: tuple[int, ...], led: tuple[int, ...]) -> bool:
    """Whether the first seat has all the tricks that are left whatever the others play, if it plays right; it leads,
    and `led` lies on the table."""
    seat = len(led)
    if seat == 4:
        suit = SUIT_MASK[led[0]] | JACKS
        return led[0] == max(card for card in led if suit >> card & 1) and takes_all(hands, ())
    options = legal(hands[seat], led[0], False) if led else hands[0]
    if not options:
        return True
    found = (
        takes_all((*hands[:seat], hands[seat] ^ 1 << card, *hands[seat + 1 :]), (*led, card))
        for card in range(32)
        if options >> card & 1
    )
    return all(found) if led else any(found)


def test_a_march_is_sure_only_where_no_cards_of_the_others_stop_it() -> None:
    sure = stopped = 0
    for seed in range(4_000):
        size = 2 + seed % 2
        pack = shuffled(range(32), mix(seed, 5))
        # High cards for the first seat, or no march would ever be sure.
        pool = sorted(pack[: 4 * size], key=lambda card: (card < FIRST_JACK, -(card % 7)))
        hand = shuffled(pool[: size + seed % 3], seed)[:size]
        rest = shuffled([card for card in pool if card not in hand], seed)
        hands = [sum(1 << card for card in part) for part in (hand, *(rest[at::3] for at in range(3)))]
        out = hands[1] | hands[2] | hands[3]
        if sure_march(hands[0], out):
            sure += 1
            assert takes_all((hands[0], hands[1], hands[2], hands[3]), ()), (hands, seed)
        else:
            stopped += 1
    assert min(sure, stopped) > 100


def numbers(count: int) -> Iterator[list[float]]:
    """Numbers for so many play-outs."""
    for seed in range(count):
        draw = Random(seed).random
        yield [draw() for _ in range(32)]


def test_a_play_out_goes_by_its_numbers_alone() -> None:
    cards, weigher = cards_of(SideOrder.ACE_TEN), weigher_of(SideOrder.ACE_TEN)
    pack = shuffled(range(32), 5)
    dealt = [sum(1 << card for card in pack[seat::4]) for seat in range(4)]
    ends = []
    for lots in (*numbers(20), *numbers(20)):
        points = [0] * 4
        play_out(dealt.copy(), points, [0] * 4, [], 0, values=cards.points, weigher=weigher, lots=lots, spare=False)
        ends.append(tuple(points))
    assert ends[:20] == ends[20:]
    assert len(set(ends)) > 10


def test_a_march_of_four_tricks_is_stopped_by_who_can() -> None:
    cards = cards_of(SideOrder.ACE_KING)
    texts = ("HQ HK DQ DK", "HA H7 S7 S8", "D7 D8 S9 SQ", "C7 C8 C9 CQ")
    for lots in numbers(20):
        hands, points, tricks = [cards.bits(parse_cards(text)) for text in texts], [60, 0, 0, 0], [4, 0, 0, 0]
        led = cards.bit[parse_cards("HQ")[0]]
        hands[0] ^= 1 << led
        play_out(
            hands, points, tricks, [led], 0, values=cards.points, weigher=weigher_of(SideOrder.ACE_KING),
            lots=lots, spare=True,
        )  # fmt: skip
        assert tricks[1]
