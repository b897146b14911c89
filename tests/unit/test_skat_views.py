"""What each seat may know of a deal of Skat: nothing that depends on where an unseen card lies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from tests.skat import dealt, positions, rules, seats, spoken, told, written
from vorhand import game
from vorhand.cards import format_cards
from vorhand.chance import drawn, mix, shuffled
from vorhand.games.skat.state import SkatState
from vorhand.moves import Move
from vorhand.position import Zone, ZoneKind
from vorhand.testing import exchange
from vorhand.tricks import Ordering

DEALS = 40
CODES = (
    "altenburg",
    "isko",
    "altenburg contra=contra_re",
    "isko contra=contra contra_needs_bid=true",
    "altenburg revoke=punished",
)
PHASES = {"auction", "skat", "discard", "declare", "contra", "re", "play", "over"}


def walk(seed: int) -> Iterator[SkatState]:
    """A deal played by chance, three or four at the table; low bids are tried more often than high ones."""
    players = 3 + seed % 2
    state = game("skat").deal(rules(CODES[seed % len(CODES)]), seed=seed, dealer=seed % players, players=players)
    assert isinstance(state, SkatState)
    ply = 0
    while True:
        yield state
        if state.turn is None:
            return
        moves = state.legal_moves.moves
        if state.phase == "auction":
            moves = (*moves[:3], moves[-1])
        elif state.phase == "play":
            moves = tuple(move for move in moves if move.kind == "play") * 6 + moves
        state = state.play(drawn(moves, mix(seed, ply)))
        ply += 1


@pytest.mark.clause("skat.declare.3", "skat.skat.1", "skat.skat.2")
def test_a_view_stays_the_same_when_unseen_cards_change_places() -> None:
    met: Counter[str] = Counter()
    for seed in range(DEALS):
        for ply, state in enumerate(walk(seed)):
            met[state.phase] += 1
            for seat in (*range(state.players), None):
                unseen = state.unseen(seat)
                mixed = dict(zip(unseen, shuffled(unseen, mix(seed, ply, 9)), strict=True))
                other = exchange(state, mixed)
                view, again = state.view(seat), other.view(seat)
                assert again == view
                assert (again.legal_moves, again.zones(), again.refused()) == (
                    view.legal_moves,
                    view.zones(),
                    view.refused(),
                )
    assert set(met) == PHASES, met


def zone(state: SkatState, seat: int | None, kind: ZoneKind, owner: int | None) -> list[Zone]:
    return [each for each in state.view(seat).zones() if each.kind is kind and each.seat == owner]


def shown(state: SkatState, kind: ZoneKind, owner: int | None) -> str:
    """Who sees the cards of a place: `F M R` and `-` for a spectator; "nobody"; or that there is no such place."""
    who = []
    for name, seat in (*seats(state.dealer, state.players).items(), ("-", None)):
        zones = zone(state, seat, kind, owner)
        if not zones:
            return "no such place"
        (cards,) = (each.cards for each in zones)
        assert None not in cards or set(cards) == {None}, "all of them or none"
        who += [name] if None not in cards else []
    return " ".join(who) or "nobody"


@pytest.mark.parametrize(
    ("line", "skat", "hand", "cards"),
    [
        ("", "- nobody", "R", 10),
        ("M18, F pass, R20, M pass", "- nobody", "R", 10),
        ("M18, F pass, R20, M pass, R take", "- no such place", "R", 12),
        ("M18, F pass, R20, M pass, R take, R discard CJ SJ", "R R", "R", 10),
        ("M18, F pass, R20, M pass, R take, R discard CJ SJ, R take", "- no such place", "R", 12),
        ("M18, F pass, R20, M pass, R take, R discard CJ SJ, R declare null", "R R", "R", 10),
        ("M18, F pass, R20, M pass, R take, R discard CJ SJ, R declare null ouvert", "R R", "F M R -", 10),
        ("M18, F pass, R20, M pass, R hand", "- nobody", "R", 10),
        ("M18, F pass, R20, M pass, R hand, R declare grand", "- nobody", "R", 10),
        ("M18, F pass, R20, M pass, R hand, R declare grand ouvert", "- nobody", "F M R -", 10),
    ],
)
@pytest.mark.clause("skat.skat.1", "skat.skat.2")
@pytest.mark.parametrize("players", [3, 4])
def test_who_sees_the_skat_and_rearhands_cards(line: str, skat: str, hand: str, cards: int, players: int) -> None:
    """The skat: whose it is (`-` nobody's) and who sees it; rearhand's hand: who sees it, and how many cards it has."""
    state = dealt({"R": "CJ SJ HJ DJ S7 S8 S9 H7 H8 H9", "skat": "CA HA"}, options=rules("altenburg"), players=players)
    state = spoken(state, line)
    rearhand = seats(0, players)["R"]
    owner, _, who = skat.partition(" ")
    assert shown(state, ZoneKind.SKAT, None if owner == "-" else rearhand) == who
    assert shown(state, ZoneKind.HAND, rearhand) == hand
    for seat in (*range(players), None):
        assert state.view(seat).badges()[rearhand].cards == cards
        ((held,),) = ([each.cards for each in zone(state, seat, ZoneKind.HAND, rearhand)],)
        assert len(held) == cards


def test_only_the_soloist_is_told_of_the_skat_and_the_discard() -> None:
    state = dealt({"M": "CJ SJ HJ DJ S7 S8 S9 H7 H8 H9", "skat": "CA HA"}, options=rules("altenburg"))
    state = spoken(state, "M18, F pass, R pass")
    assert told(state, "hand") == dict.fromkeys("FMR-", "hand")
    assert told(state, "take") == {**dict.fromkeys("FR-", "took_skat"), "M": "own_skat CA HA"}
    state = state.play("take")
    assert told(state, "discard CJ CA") == {**dict.fromkeys("FR-", "discarded"), "M": "own_discard CJ CA"}
    state = state.play("discard CJ CA")
    assert told(state, "take") == dict.fromkeys("FMR-", "put_back")
    assert told(state, "declare null") == dict.fromkeys("FMR-", "declared")


def test_what_a_move_shows_is_not_taken_back() -> None:
    """Taking up the skat shows the soloist two cards, an ouvert hand shows ten to the others; other moves show none."""
    state = dealt({"M": "CJ SJ HJ DJ S7 S8 S9 H7 H8 H9"}, options=rules("altenburg"))
    place = seats(0)

    def showing(move: str) -> str:
        return " ".join(name for name, seat in place.items() if state.shows(Move.parse(move), seat))

    assert showing("bid 18") == ""
    state = spoken(state, "M18, F pass, R pass")
    assert (showing("take"), showing("hand")) == ("M", "")
    state = spoken(state, "M take, M discard S7 S8")
    assert (showing("take"), showing("declare null"), showing("declare null ouvert")) == ("", "", "F R")
    state = spoken(state, "M declare null ouvert")
    assert showing(str(state.legal_moves[0])) == ""


@pytest.mark.clause("skat.deal.3")
@pytest.mark.parametrize("name", ["SK1", "SK13o", "null-ouvert-hand-lost-o"])
@pytest.mark.parametrize("dealer", range(4))
def test_who_sits_out_sees_what_a_spectator_sees(name: str, dealer: int) -> None:
    for state in positions(written()[name][0], dealer=dealer, players=4):
        sits_out, spectator = state.view(dealer), state.view(None)
        assert (sits_out.zones(), sits_out.badges(), sits_out.facts()) == (
            spectator.zones(),
            spectator.badges(),
            spectator.facts(),
        )
        assert (sits_out.hand, sits_out.skat, sits_out.laid_open) == ((), spectator.skat, spectator.laid_open)
        assert state.unseen(dealer) == state.unseen(None)
        assert (len(sits_out.legal_moves), sits_out.refused(), state.turn == dealer) == (0, (), False)
        badge = spectator.badges()[dealer]
        assert (badge.dealer, badge.cards, badge.tricks, badge.roles) == (True, 0, 0, ("sits_out",))


ORDERS = """
    clubs: CJ SJ HJ DJ CA CT CK CQ C9 C8 C7 / SA ST SK SQ S9 S8 S7 / HA HT HK HQ H9 H8 H7 / DA DT DK DQ D9 D8 D7
    spades: CJ SJ HJ DJ SA ST SK SQ S9 S8 S7 / CA CT CK CQ C9 C8 C7 / HA HT HK HQ H9 H8 H7 / DA DT DK DQ D9 D8 D7
    hearts: CJ SJ HJ DJ HA HT HK HQ H9 H8 H7 / CA CT CK CQ C9 C8 C7 / SA ST SK SQ S9 S8 S7 / DA DT DK DQ D9 D8 D7
    diamonds: CJ SJ HJ DJ DA DT DK DQ D9 D8 D7 / CA CT CK CQ C9 C8 C7 / SA ST SK SQ S9 S8 S7 / HA HT HK HQ H9 H8 H7
    grand: CJ SJ HJ DJ / CA CT CK CQ C9 C8 C7 / SA ST SK SQ S9 S8 S7 / HA HT HK HQ H9 H8 H7 / DA DT DK DQ D9 D8 D7
    null: CA CK CQ CJ CT C9 C8 C7 / SA SK SQ SJ ST S9 S8 S7 / HA HK HQ HJ HT H9 H8 H7 / DA DK DQ DJ DT D9 D8 D7
"""


def in_words(order: Ordering) -> str:
    """The pack by suits, trumps first, the highest card of each first."""
    return " / ".join(format_cards(cards) for _, cards in order.groups() if cards)


@pytest.mark.clause("skat.rank.1", "skat.rank.2", "skat.rank.3")
def test_hands_may_be_looked_at_in_every_game_until_one_is_declared() -> None:
    orders = dict(line.strip().split(": ") for line in ORDERS.strip().splitlines())
    for state in positions(written()["SK1"][0]):
        for seat in (*range(3), None):
            view = state.view(seat)
            games = {name: in_words(order) for name, order in view.previews()}
            assert games == (orders if state.phase in ("auction", "skat", "discard", "declare") else {})
            assert in_words(view.order) == orders["grand"], "SK1 is a Grand, and before it is declared jacks are on top"


@pytest.mark.parametrize(("name", "declared"), [("SK7", "diamonds"), ("SK10", "hearts"), ("null-won", "null")])
def test_once_declared_the_cards_rank_as_the_game_has_it(name: str, declared: str) -> None:
    orders = dict(line.strip().split(": ") for line in ORDERS.strip().splitlines())
    for state in positions(written()[name][0]):
        assert in_words(state.view(None).order) == orders[declared if state.table.contract else "grand"]


def test_the_trick_tells_what_was_led_and_who_wins_so_far() -> None:
    state = next(state for state in positions(written()["SK7"][0]) if len(state.table.cards) == 2)
    (trick,) = zone(state, None, ZoneKind.TRICK, None)
    places = seats(0)
    assert [card.text if card else "?" for card in trick.cards] == ["HT", "CJ"]
    assert (trick.seats, trick.winner, trick.led) == ((places["F"], places["M"]), places["M"], "hearts")
    later = next(state for state in positions(written()["SK7"][0]) if len(state.taken) == 1)
    (last,) = (each for each in later.view(None).zones() if each.kind is ZoneKind.LAST)
    assert (last.winner, last.led, [card.text if card else "?" for card in last.cards]) == (
        places["M"],
        "hearts",
        ["HT", "CJ", "H7"],
    )
