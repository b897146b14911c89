"""What each seat may know of a Ramsch, what it is told, and what may be taken back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

import vorhand
from tests.ramsch import cases, dealt, options_of, positions
from tests.skat import filled, pack_of, seats, spoken, told
from tests.unseen import assert_unseen_makes_no_difference
from vorhand.cards import Card
from vorhand.chance import drawn, mix
from vorhand.errors import ProtocolError
from vorhand.games.skat.state import SkatState
from vorhand.moves import Move
from vorhand.position import ZoneKind
from vorhand.record import Record
from vorhand.session import Session

DEALS = 40
RULES = (
    ("ramsch", "ramsch"),
    ("ramsch", "ramsch_raeuber pass_jacks=true blind_push=true"),
    ("ramsch", "schieberamsch"),
    ("skat", "altenburg when_all_pass=ramsch ramsch.exchange=pass_on ramsch.blind_push=true ramsch.grand_hand=true"),
)
PHASES = {"auction", "grand_hand", "push", "pass_on", "declare", "play", "over"}


def walk(seed: int) -> Iterator[SkatState]:
    """A deal played by chance, three or four at the table; hardly anybody bids."""
    game, code = RULES[seed % len(RULES)]
    players = 3 + seed // len(RULES) % 2
    state = vorhand.game(game).deal(options_of(game, code), seed=seed, dealer=seed % players, players=players)
    assert isinstance(state, SkatState)
    ply = 0
    while True:
        yield state
        if state.turn is None:
            return
        moves = state.legal_moves.moves
        if state.phase == "auction":
            moves = moves[-1:]
        elif state.phase == "grand_hand":
            moves = tuple(move for move in moves if move.kind == "pass") * 6 + moves
        elif state.phase == "play":
            moves = tuple(move for move in moves if move.kind == "play") * 6 + moves
        state = state.play(drawn(moves, mix(seed, ply)))
        ply += 1


@pytest.mark.clause("ramsch.push.1", "ramsch.push.3")
def test_a_view_stays_the_same_when_unseen_cards_change_places() -> None:
    met: Counter[str] = Counter()
    for seed in range(DEALS):
        for ply, state in enumerate(walk(seed)):
            met[state.phase] += 1
            for seat in (*range(state.players), None):
                assert_unseen_makes_no_difference(state, seat, seed=mix(seed, ply, 9))
    assert set(met) == PHASES, met


HANDS = {
    "F": "CJ DJ CA CT SK S7 HQ H8 DT D7",
    "M": "SJ CK C9 SA S9 HA H9 DA DQ D8",
    "R": "HJ CQ C8 C7 ST SQ S8 HT HK DK",
    "skat": "H7 D9",
}
PUSHES = "ramsch_raeuber blind_push=true"


def at(line: str, code: str = PUSHES, *, players: int = 3) -> SkatState:
    return spoken(dealt(HANDS, code, players=players), line)


def names(cards: tuple[Card, ...] | None) -> str:
    return "?" if cards is None else " ".join(card.text for card in cards) or "-"


KNOWN = """
    -> F -, M -, R -; ?
    F take -> F -, M -, R -; ?
    F take, F discard CA D9 -> F CA D9, M -, R -; F
    F take, F discard CA D9, M push -> F CA D9, M -, R -; F
    F take, F discard CA D9, M push, R push -> F CA D9, M -, R -; F
    F take, F discard CA D9, M take -> F CA D9, M -, R -; ?
    F take, F discard CA D9, M take, M discard CA SA -> F CA D9, M CA SA, R -; M
    F take, F discard CA D9, M take, M discard CA SA, R push -> F CA D9, M CA SA, R -; M
    F take, F discard CA D9, M take, M discard CA SA, R take -> F CA D9, M CA SA, R -; ?
    F take, F discard CA D9, M take, M discard CA SA, R take, R discard CA ST -> F CA D9, M CA SA, R CA ST; R
    F push -> F -, M -, R -; ?
    F push, M push, R push -> F -, M -, R -; ?
    F push, M take, M discard SA H7 -> F -, M SA H7, R -; M
"""


@pytest.mark.clause("ramsch.push.1", "ramsch.push.3")
@pytest.mark.parametrize("row", [line.strip() for line in KNOWN.strip().split("\n")])
@pytest.mark.parametrize("players", [3, 4])
def test_who_knows_which_cards_were_passed_on(row: str, players: int) -> None:
    """What each has passed on, and who knows the two cards that lie aside: who laid them there, if all after him push.

    A blind pusher knows neither; a spectator and who sits out know nothing.
    """
    line, _, right = row.rpartition("-> ") if "-> " in row else ("", "", row)
    passed, _, knows = right.partition("; ")
    state = at(line.strip(), players=players)
    places = seats(state.dealer, players)
    for part in passed.split(", "):
        name, _, cards = part.partition(" ")
        seat = places[name]
        view = state.view(seat)
        assert names(view.passed) == cards
        assert (view.skat is not None) == (name == knows), name
        assert view.skat in (None, state.skat)
        skat = [zone.cards for zone in view.zones() if zone.kind is ZoneKind.SKAT]
        assert skat == ([] if not state.skat else [state.skat if name == knows else (None, None)])
        assert not set(view.passed) & set(state.unseen(seat))
        assert bool(set(state.skat) & set(state.unseen(seat))) == bool(set(state.skat) - set(view.passed))
    for other in (None, *set(range(players)) - set(places.values())):
        view = state.view(other)
        assert (view.hand, view.passed, view.skat) == ((), (), None)
        assert len(state.unseen(other)) == 32


def test_only_who_takes_is_told_the_cards() -> None:
    state = at("")
    assert told(state, "push") == dict.fromkeys("FMR-", "pushed")
    assert told(state, "take") == {**dict.fromkeys("MR-", "took_cards"), "F": "own_cards H7 D9"}
    state = at("F take")
    assert told(state, "discard CA D9") == {**dict.fromkeys("MR-", "passed_on"), "F": "own_passed_on CA D9"}
    state = at("F take, F discard CA D9")
    assert told(state, "take") == {**dict.fromkeys("FR-", "took_cards"), "M": "own_cards CA D9"}
    state = at("F push, M push, R take")
    assert told(state, "discard HT H7") == {**dict.fromkeys("FM-", "laid_away"), "R": "own_laid_away HT H7"}


def test_a_push_is_told_with_what_the_deal_then_counts() -> None:
    state = at("F push")
    (note,) = state.events(Move("push"), None)
    assert dict(note.params) == {"seat": state.turn, "factor": 4}
    facts = {note.key: dict(note.params) for note in state.play("push").view(None).facts()}
    assert facts["pushes"] == {"n": 2, "factor": 4}
    assert "ramsch" in facts


def test_that_all_have_passed_into_a_ramsch_is_told() -> None:
    _, text, game, code, _ = next(case for case in cases() if case[0] == "all-pass-in-skat")
    state = next(each for each in positions(text, code, game=game) if len(each.table.auction.words) == 2)
    for seat in (0, 1, 2, None):
        keys = [note.key for note in state.events(Move("pass"), seat)]
        assert "ramsch_follows" in keys
        assert "passed_in" not in keys


def test_a_word_for_or_against_a_grand_hand_is_told_to_all() -> None:
    state = at("", "schieberamsch")
    assert told(state, "pass") == dict.fromkeys("FMR-", "no_grand_hand")
    assert told(state, "grand_hand") == dict.fromkeys("FMR-", "grand_hand")


CALLS = """
    schieberamsch: F pass -> F no_grand_hand, M -, R -
    schieberamsch: F pass, M pass -> F no_grand_hand, M no_grand_hand, R -
    ramsch_raeuber blind_push=true: F push -> F pushed, M -, R -
    ramsch_raeuber blind_push=true: F take, F discard CA D9 -> F passed_on, M -, R -
    ramsch_raeuber blind_push=true: F push, M take, M discard CA D9 -> F pushed, M passed_on, R -
    ramsch_raeuber blind_push=true: F push, M take, M discard CA D9, R take, R discard HT HK -> F pushed, M -, R -
"""


@pytest.mark.parametrize("row", [line.strip() for line in CALLS.strip().split("\n")])
def test_the_table_shows_what_each_has_done(row: str) -> None:
    code, _, rest = row.partition(": ")
    line, _, right = rest.partition(" -> ")
    hands = {"F": "CJ CA SK S7 HQ H8", "M": "SJ CK", "R": "HJ HT HK", "skat": "D9 H7"}
    if "M take, M discard CA" in line:
        hands = {"F": "CJ SK S7 HQ H8", "M": "SJ CK CA", "R": "HJ HT HK", "skat": "D9 H7"}
    state = spoken(dealt(hands, code), line)
    shown = [
        f"{name} {' '.join(call.key for call in state.view(None).badges()[seat].calls) or '-'}"
        for name, seat in seats(0).items()
    ]
    assert ", ".join(shown) == right


@pytest.mark.parametrize("players", [3, 4])
def test_before_the_play_the_table_says_who_sits_where(players: int) -> None:
    roles = {"F": "forehand", "M": "middlehand", "R": "rearhand"}
    for code, line in (("schieberamsch", ""), (PUSHES, ""), (PUSHES, "F take")):
        state = at(line, code, players=players)
        badges = state.view(None).badges()
        assert {name: badges[seat].roles for name, seat in seats(0, players).items()} == {
            name: (role,) for name, role in roles.items()
        }
        assert players == 3 or badges[0].roles == ("sits_out",)


def test_the_twelve_cards_are_counted_at_the_seat_that_holds_them() -> None:
    state = at("F push, M take")
    for seat in (*range(3), None):
        assert {name: state.view(seat).badges()[each].cards for name, each in seats(0).items()} == {
            "F": 10, "M": 12, "R": 10,
        }  # fmt: skip


def test_who_sits_out_sees_what_a_spectator_sees() -> None:
    for name in ("raeuber", "two-blind-pushes", "one-loser"):
        _, text, game, code, _ = next(case for case in cases() if case[0] == name)
        for dealer in range(4):
            for state in positions(text, code, game=game, dealer=dealer, players=4):
                sits_out, spectator = state.view(dealer), state.view(None)
                assert (sits_out.zones(), sits_out.badges(), sits_out.facts()) == (
                    spectator.zones(),
                    spectator.badges(),
                    spectator.facts(),
                )
                assert state.unseen(dealer) == state.unseen(None)
                assert (len(sits_out.legal_moves), state.turn == dealer) == (0, False)


def showing(state: SkatState, move: str) -> str:
    return " ".join(name for name, seat in seats(0).items() if state.shows(Move.parse(move), seat)) or "nobody"


def test_taking_two_cards_shows_them_to_who_takes() -> None:
    assert showing(at(""), "take") == "F"
    assert showing(at(""), "push") == "nobody"
    assert showing(at("F take"), "discard CA D9") == "nobody"
    assert showing(at("F take, F discard CA D9"), "take") == "M"
    assert showing(at("F push, M push"), "take") == "R"
    assert showing(at("F push, M push"), "push") == "nobody"
    assert showing(at("", "schieberamsch"), "grand_hand") == "nobody"
    state = at("F grand_hand", "schieberamsch")
    assert (showing(state, "declare grand ouvert"), showing(state, "declare grand")) == ("M R", "nobody")


def at_table(moves: str, *, seat: int = 0, code: str = PUSHES) -> Session:
    """The session of a deal in which forehand sits at 0, after these moves; the person sits at `seat`."""
    who = ["club", "club", "club"]
    who[seat] = "person"
    head = f"vorhand 1\ngame ramsch\nrules {code}\nplayers 3\nseed 1\nseats {' '.join(who)}\n"
    return Session.resume(Record.parse(f"{head}\ndeal 1\ndealer 2\npack {pack_of(filled(HANDS))}\n{moves}\n"))


FENCED = {
    "two cards taken up": ("take", 0),
    "two cards taken up that were passed on": ("take, discard CA D9, take", 1),
    "a Grand Hand laid open, for the others": ("grand_hand, declare grand ouvert", 1),
    "what was done before two cards were taken": ("push, push, take", 2),
}
OPEN = {
    "a push": ("push", 0),
    "a push, and what others did after it": ("push, take, discard CK C9", 0),
    "two cards passed on": ("take, discard CA D9", 0),
    "two cards passed on, and taken up by the next": ("take, discard CA D9, take", 0),
    "two cards laid away": ("push, push, take, discard HT HK", 2),
    "a card": ("push, push, push\nCA", 0),
}


@pytest.mark.parametrize("case", FENCED)
def test_nothing_is_taken_back_once_hidden_cards_were_shown(case: str) -> None:
    moves, seat = FENCED[case]
    session = at_table(moves, seat=seat, code="schieberamsch" if "Grand" in case else PUSHES)
    assert session.before is None
    with pytest.raises(ProtocolError) as caught:
        session.undo()
    assert caught.value.code == "session.nothing_to_undo"


@pytest.mark.parametrize("case", OPEN)
def test_what_shows_nothing_is_taken_back(case: str) -> None:
    moves, seat = OPEN[case]
    session = at_table(moves, seat=seat)
    back = session.undo()
    assert len(back.match.deals[-1].moves) < len(session.match.deals[-1].moves)
    assert back.match.state.turn == seat


def test_after_two_cards_were_taken_the_discard_can_be_taken_back_and_no_more() -> None:
    back = at_table("take, discard CA D9").undo()
    assert back.match.state.phase == "pass_on"
    assert back.before is None
