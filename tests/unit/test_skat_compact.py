"""The compact form of Skat and its play-outs, held against the rules: they may never differ from them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

import vorhand
from tests.skat import listed, pack_of, result_of
from vorhand.cards import PACKS, Card, Rank
from vorhand.chance import drawn, mix
from vorhand.games.skat import table
from vorhand.games.skat.compact import BITS, Layout, layout_of, legal, members, winner, worth
from vorhand.games.skat.contracts import Contract, GameName
from vorhand.games.skat.null_policy import is_null_won
from vorhand.games.skat.playout import Playout, playout
from vorhand.games.skat.policy import play_out
from vorhand.games.skat.state import SkatState
from vorhand.tricks import CARD_POINTS, TRUMP, Duty, playable, total, winning_index

each_game = pytest.mark.parametrize("game", GameName)


@each_game
def test_the_bits_follow_the_order_of_the_rules(game: GameName) -> None:
    layout, order = layout_of(game), Contract(game).order
    assert [layout.bit[card] for card in layout.card] == list(range(BITS))
    assert layout.points == tuple(CARD_POINTS[card.rank] for card in layout.card)
    assert layout.trumps == layout.bits(card for card in layout.card if order.suit_of(card) == TRUMP)
    for card, bit in layout.bit.items():
        same = [other for other in layout.card if order.suit_of(other) == order.suit_of(card)]
        assert layout.follow[bit] == layout.bits(same) == layout.runs[layout.number[bit]]
        assert layout.suits[layout.number[bit]] == order.suit_of(card)
        assert (bit >= layout.first_trump) == (order.suit_of(card) == TRUMP)
        takes = [other for other in layout.card if winning_index((card, other), order=order) == 1]
        assert layout.beats[bit] == layout.bits(takes)
        for other in same:
            assert (layout.bit[other] > bit) == (order.strength(other) > order.strength(card))


def test_suits_stand_where_they_are_said_to_stand() -> None:
    """Seven bits a plain suit from the seven up, the trumps above them, the jacks on top; in Null runs of eight."""
    clubs = "D7 D8 D9 DQ DK DT DA H7 H8 H9 HQ HK HT HA S7 S8 S9 SQ SK ST SA C7 C8 C9 CQ CK CT CA DJ HJ SJ CJ"
    assert " ".join(card.text for card in layout_of(GameName.CLUBS).card) == clubs
    assert " ".join(card.text for card in layout_of(GameName.GRAND).card) == clubs
    hearts = layout_of(GameName.HEARTS).card
    assert " ".join(card.text for card in hearts[14:]) == "C7 C8 C9 CQ CK CT CA H7 H8 H9 HQ HK HT HA DJ HJ SJ CJ"
    assert " ".join(card.text for card in layout_of(GameName.NULL).card[:8]) == "D7 D8 D9 DT DJ DQ DK DA"
    assert [layout_of(game).first_trump for game in GameName] == [21, 21, 21, 21, 28, 32]


@st.composite
def tricks(draw: st.DrawFn) -> tuple[list[Card], list[Card]]:
    """A trick of one to three cards, and a hand of those that are left."""
    cards = draw(st.permutations(PACKS[32]))
    size, hand = draw(st.integers(1, 3)), draw(st.integers(1, 10))
    return list(cards[:size]), list(cards[size : size + hand])


@each_game
@given(dealt=tricks())
def test_legal_cards_winners_and_points_are_those_of_the_rules(
    game: GameName, dealt: tuple[list[Card], list[Card]]
) -> None:
    (trick, hand), layout, order = dealt, layout_of(game), Contract(game).order
    allowed = playable(hand, trick, order=order, duty=Duty()).cards
    assert legal(layout.bits(hand), layout.bit[trick[0]], layout) == layout.bits(allowed)
    assert layout.card[winner([layout.bit[card] for card in trick], layout)] is trick[winning_index(trick, order=order)]
    assert worth(layout.bits(hand), layout) == total(hand, CARD_POINTS)
    assert set(layout.cards(layout.bits(hand))) == set(hand)


@each_game
def test_cards_of_a_rank(game: GameName) -> None:
    layout = layout_of(game)
    assert set(layout.cards(layout.of_rank(Rank.ACE, Rank.TEN))) == {c for c in PACKS[32] if CARD_POINTS[c.rank] > 9}


def texts(layout: Layout, cards: list[int] | tuple[int, ...]) -> str:
    return " ".join(layout.card[card].text for card in cards)


def replayed(deal: Playout) -> Iterator[SkatState]:
    """The same deal in the engine: the position before each card, and the one at the end."""
    layout = layout_of(deal.game)
    hands = {
        name: texts(layout, deal.dealt[start : start + 10]) for name, start in zip("FMR", (0, 10, 20), strict=True)
    }
    pack = pack_of({**hands, "skat": texts(layout, deal.dealt[30:])})
    state = vorhand.game("skat").deal(vorhand.game("skat").presets["altenburg"], pack=pack, dealer=2)
    auction = (["pass", "pass", "bid 18"], ["bid 18", "pass", "pass"], ["pass", "bid 18", "pass"])[deal.soloist]
    for move in (*auction, "take", f"discard {texts(layout, deal.discard)}", f"declare {deal.game}"):
        state = state.play(move)
    assert isinstance(state, SkatState)
    assert state.table.soloist == deal.soloist
    yield state
    for card in deal.played:
        state = state.play(f"play {layout.card[card].text}")
        yield state


def test_a_random_deal_is_played_by_the_rules() -> None:
    """The engine lets every card be played, finds the same cards legal, the same takers and the same end."""
    seen: Counter[str] = Counter()
    for seed in range(400):
        deal = playout(seed)
        layout = layout_of(deal.game)
        *before, end = replayed(deal)
        assert len(before) == len(deal.played)
        for state, card in zip(before, deal.played, strict=True):
            assert state.turn is not None
            hand = layout.bits(state.hands[state.turn])
            allowed = legal(hand, layout.bit[state.table.cards[0]], layout) if state.table.cards else hand
            assert sorted(texts(layout, members(allowed)).split()) == sorted(listed(state, "play"))
            assert allowed >> card & 1
        result = result_of(end)
        assert end.phase == table.OVER
        assert result.won == deal.won
        assert result.card_points[deal.soloist] == deal.card_points
        seen[f"{deal.game} {deal.won}"] += 1
    assert set(seen) >= {f"{game} {won}" for game in list(GameName)[:5] for won in (True, False)} | {"null False"}


def test_random_deals_differ_and_are_drawn_evenly() -> None:
    deals = [playout(seed) for seed in range(3000)]
    assert playout(7) == playout(7)
    assert len({tuple(deal.dealt) for deal in deals}) == 3000
    for counted in (Counter(deal.game for deal in deals), Counter(deal.soloist for deal in deals)):
        even = 3000 / len(counted)
        assert all(abs(number - even) < 5 * even**0.5 for number in counted.values())
    assert len({deal.dealt.index(31) for deal in deals}) == 32, "the jack of clubs is dealt everywhere"
    laid = Counter(
        sorted((*deal.dealt[10 * deal.soloist :][:10], *deal.dealt[30:])).index(deal.discard[0]) for deal in deals
    )
    assert all(abs(laid[place] - 250) < 80 for place in range(12)), "any of the twelve cards is laid away"


def by_lot(game: GameName, seed: int) -> list[SkatState]:
    """Every position of the play of a game, played by lot from a deal by lot."""
    at = vorhand.game("skat")
    state = at.deal(at.presets["isko"], seed=mix(seed, 0), dealer=2)
    for move in ("pass", "pass", "bid 18", "hand", f"declare {game}"):
        state = state.play(move)
    states = [state]
    while state.turn is not None:
        cards = [move for move in state.legal_moves if move.kind == "play"]
        state = state.play(drawn(cards, mix(seed, len(states))))
        states.append(state)
    return [each for each in states if isinstance(each, SkatState)]


@pytest.mark.parametrize("game", [game for game in GameName if game is not GameName.NULL])
def test_a_play_out_keeps_every_card_and_ends_as_by_the_rules(game: GameName) -> None:
    """What was taken before counts; with one card in each hand there is no choice, so the end is that of the rules."""
    layout = layout_of(game)
    for seed in range(8):
        states = by_lot(game, seed)
        result = result_of(states[-1])
        skat = total(states[0].skat, CARD_POINTS)
        for state in states[:-1]:
            hands = [layout.bits(hand) for hand in state.hands]
            on_table = [layout.bit[card] for card in state.table.cards]
            points, tricks = skat + state.card_points[0], state.table.tricks(0)
            end = play_out(layout, hands, 0, state.table.leader, on_table, points=points, tricks=tricks)
            assert hands == [0, 0, 0]
            assert points <= end[0] <= 120
            assert tricks <= end[1] <= 10
            if len(state.taken) == 9:
                assert end == (result.card_points[0], result.tricks[0])


def test_a_play_out_of_null_ends_as_by_the_rules() -> None:
    layout, won = layout_of(GameName.NULL), 0
    for seed in range(60):
        states = by_lot(GameName.NULL, seed)
        result = result_of(states[-1])
        won += bool(result.won)
        for state in states[:-1]:
            hands = [layout.bits(hand) for hand in state.hands]
            left = sum(hand.bit_count() for hand in hands)
            on_table = [layout.bit[card] for card in state.table.cards]
            end, played = is_null_won(layout, hands, 0, state.table.leader, on_table)
            assert 0 < played <= left
            assert played == left - sum(hand.bit_count() for hand in hands)
            assert hands == [0, 0, 0] or not end, "won only when all cards are played"
            if len(state.taken) == 9:
                assert end == result.won
    assert won
