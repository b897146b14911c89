"""Who may play what, and who takes the trick: orders and duties of all the games that the house is built for."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vorhand.cards import PACKS, Card, Rank, Suit, format_cards, parse_cards
from vorhand.tricks import CARD_POINTS, TRUMP, Duty, Ordering, Trick, ordering, playable, suit_key, total, winning_index

PLAIN = tuple(map(Rank, "ATKQ987"))
JACKS = parse_cards("CJ SJ HJ DJ")


def with_trumps(suit: Suit) -> Ordering:
    """A suit game of Skat: the jacks, then the trump suit."""
    side = tuple(Card(suit, rank) for rank in PLAIN)
    return ordering(pack=PACKS[32], trumps=(*JACKS, *side), ranks=PLAIN)


def rams(suit: Suit, size: int) -> Ordering:
    """Rams: one suit is trump, the jacks stand in their suits."""
    ranks = tuple(Rank)[: size // 4]
    return ordering(pack=PACKS[size], trumps=tuple(Card(suit, rank) for rank in ranks), ranks=ranks)


ORDERS = {
    "hearts": with_trumps(Suit.HEARTS),
    "grand": ordering(pack=PACKS[32], trumps=JACKS, ranks=PLAIN),
    "null": ordering(pack=PACKS[32], trumps=(), ranks=tuple(map(Rank, "AKQJT987"))),
    "null_ten_high": ordering(pack=PACKS[32], trumps=(), ranks=tuple(map(Rank, "ATKQJ987"))),
    "rams_spades_52": rams(Suit.SPADES, 52),
    "rams_spades_36": rams(Suit.SPADES, 36),
}

DUTIES = {
    "follow": Duty(),
    "rams": Duty(must_trump=True),
    "heading": Duty(must_trump=True, must_head=True),
    "head_only": Duty(must_head=True),
    "spare": Duty(spare_printed=True),
    "free": Duty(must_follow=False),
}


@pytest.mark.parametrize(
    ("order", "cards", "winner"),
    [
        ("hearts", "CA H7 CT", "H7"),
        ("hearts", "HA HJ H7", "HJ"),
        ("hearts", "DJ CJ SJ", "CJ"),
        ("hearts", "CK CT C9", "CT"),
        ("hearts", "C7 SA DA", "C7"),
        ("hearts", "DA DJ HA", "DJ"),
        ("grand", "HA HJ H7", "HJ"),
        ("grand", "HT H7 CA", "HT"),
        ("grand", "HK HT HQ", "HT"),
        ("null", "HT HK HJ", "HK"),
        ("null", "HT HJ CA", "HJ"),
        ("null_ten_high", "HT HK HJ", "HT"),
        ("rams_spades_36", "HA S6 HK CJ", "S6"),
        ("rams_spades_36", "H6 HJ HT DA", "HJ"),
        ("rams_spades_52", "H2 C3 D4 CA", "H2"),
        ("rams_spades_52", "S3 S2 SA HA", "SA"),
    ],
)
def test_who_takes_the_trick(order: str, cards: str, winner: str) -> None:
    assert parse_cards(cards)[winning_index(parse_cards(cards), order=ORDERS[order])].text == winner


@pytest.mark.parametrize(
    ("order", "duty", "trick", "hand", "may", "bond"),
    [
        ("hearts", "follow", "", "CJ H7", "CJ H7", "free"),
        ("hearts", "follow", "HA", "CJ C7 SA", "CJ", "must_follow"),
        ("hearts", "follow", "CA", "CJ C7 SA", "C7", "must_follow"),
        ("hearts", "follow", "CA", "CJ H7 SA", "CJ H7 SA", "free"),
        ("hearts", "follow", "DJ", "H7 DA", "H7", "must_follow"),
        ("hearts", "follow", "CA", "C7 CT", "C7 CT", "free"),
        ("grand", "follow", "HJ", "H7 CJ", "CJ", "must_follow"),
        ("grand", "follow", "HA", "HJ C7", "HJ C7", "free"),
        ("null", "follow", "HA", "HJ C7", "HJ", "must_follow"),
        ("null", "follow", "CJ", "HJ C7", "C7", "must_follow"),
        ("rams_spades_36", "rams", "H7 SJ", "S6 DK", "S6", "must_trump"),
        ("rams_spades_36", "rams", "H7", "H6 SA DK", "H6", "must_follow"),
        ("rams_spades_36", "rams", "H7", "DK C7", "DK C7", "free"),
        ("rams_spades_36", "rams", "H7", "S7 S9", "S7 S9", "free"),
        ("rams_spades_36", "rams", "S7", "H7 D9", "H7 D9", "free"),
        ("rams_spades_36", "heading", "H7", "H6 HA HK", "HA HK", "must_head"),
        ("rams_spades_36", "heading", "HK", "H6 HQ", "H6 HQ", "free"),
        ("rams_spades_36", "heading", "HK S9", "HA H6", "HA H6", "free"),
        ("rams_spades_36", "heading", "HK S9", "S7 ST DA", "ST", "must_head"),
        ("rams_spades_36", "heading", "HK S9", "S7 S8 DA", "S7 S8", "must_trump"),
        ("rams_spades_36", "head_only", "HK", "S6 DA", "S6", "must_head"),
        ("grand", "spare", "CQ", "CJ DJ SA", "DJ SA", "spare_printed"),
        ("grand", "spare", "CQ", "CJ", "CJ", "free"),
        ("grand", "spare", "DJ", "D7 SA", "D7 SA", "free"),
        ("grand", "spare", "CQ", "CJ C7", "C7", "must_follow"),
        ("grand", "free", "CQ", "CJ C7", "CJ C7", "free"),
    ],
)
def test_what_may_be_played(order: str, duty: str, trick: str, hand: str, may: str, bond: str) -> None:
    found = playable(parse_cards(hand), parse_cards(trick), order=ORDERS[order], duty=DUTIES[duty])
    assert (format_cards(found.cards), found.bond) == (may, bond)


@given(st.data(), st.sampled_from(list(ORDERS)), st.sampled_from(list(DUTIES)))
def test_every_order_and_duty_holds_together(data: st.DataObject, name: str, duty_name: str) -> None:
    order, duty = ORDERS[name], DUTIES[duty_name]
    pack = list(order.suits)
    cards = data.draw(st.lists(st.sampled_from(pack), min_size=2, max_size=12, unique_by=lambda card: card.text))
    at = data.draw(st.integers(1, min(len(cards) - 1, 4)))
    trick, hand = cards[:at], cards[at:]
    may = playable(hand, trick, order=order, duty=duty).cards
    assert may, "a card may always be played"
    assert [card for card in hand if card in may] == list(may), "in the order of the hand"
    led = order.suit_of(trick[0])
    if duty.must_follow and any(order.suit_of(card) == led for card in hand):
        assert all(order.suit_of(card) == led for card in may)
    best = trick[winning_index(trick, order=order)]
    trumps = [card for card in trick if order.suit_of(card) == TRUMP]
    rivals = trumps or [card for card in trick if order.suit_of(card) == led]
    assert best is max(rivals, key=order.strength)
    lying = Trick(tuple(range(at)), tuple(trick))
    assert lying.winner(order) == trick.index(best)
    for card in may:
        assert lying.yields_to(card, order) == (lying.add(at, card).winner(order) == at)


@pytest.mark.parametrize("name", ORDERS)
def test_strengths_tell_cards_of_a_suit_apart_and_trumps_stand_above(name: str) -> None:
    order = ORDERS[name]
    for suit in {*order.suits.values()}:
        strengths = [order.strength(card) for card in order.suits if order.suit_of(card) == suit]
        assert len(strengths) == len(set(strengths))
    trumps = [order.strength(card) for card, suit in order.suits.items() if suit == TRUMP]
    plain = [order.strength(card) for card, suit in order.suits.items() if suit != TRUMP]
    assert not trumps or min(trumps) > max(plain)


def test_effective_suits() -> None:
    card = Card.parse("HJ")
    assert [ORDERS[name].suit_of(card) for name in ("hearts", "grand", "null")] == [TRUMP, TRUMP, Suit.HEARTS]
    assert [suit_key(suit) for suit in (Suit.HEARTS, TRUMP)] == ["hearts", "trump"]
    assert len(ORDERS["rams_spades_52"].suits) == 52


def test_a_pack_of_32_counts_120_card_points() -> None:
    assert total(PACKS[32], CARD_POINTS) == 120
    assert total(parse_cards("CA CT CK CQ CJ C9 C8 C7"), CARD_POINTS) == 30
