"""Contra and Re between the declaration and the first lead, and the cards of an ouvert game laid open after them."""

from __future__ import annotations

import pytest

from tests.skat import deal_named, dealt, listed, moves, on_turn, played, result_of, rules, seats, spoken
from vorhand.cards import parse_cards
from vorhand.errors import IllegalMoveError
from vorhand.games.skat.state import SkatState
from vorhand.position import ZoneKind

WINDOWS = """
    contra: M18, F hold, M pass, R pass, F hand, F declare clubs            -> M contra pass
    contra: M18, F pass, R pass, M hand, M declare clubs                    -> R contra pass
    contra: M18, F pass, R20, M pass, R hand, R declare clubs               -> F contra pass
    contra: M18, F hold, M pass, R pass, F hand, F declare clubs, M pass    -> R contra pass
    contra: M18, F pass, R20, M pass, R hand, R declare clubs, F pass       -> M contra pass
    contra: M18, F hold, M pass, R pass, F hand, F declare clubs, M pass, R pass -> F play
    contra: M18, F pass, R pass, M hand, M declare clubs, R contra          -> F play
    contra: M18, F pass, R pass, M hand, M declare null, R pass, F contra   -> F play
    contra_re: M18, F pass, R pass, M hand, M declare clubs, R contra       -> M re pass
    contra_re: M18, F pass, R pass, M hand, M declare clubs, R pass, F contra -> M re pass
    contra_re: M18, F pass, R pass, M hand, M declare clubs, R contra, M re   -> F play
    contra_re: M18, F pass, R pass, M hand, M declare clubs, R contra, M pass -> F play
    contra_re: M18, F pass, R pass, M hand, M declare clubs, R pass, F pass   -> F play
    contra_re: M18, F pass, R pass, M hand, M declare null ouvert, R contra, M re -> F play
    off: M18, F pass, R pass, M hand, M declare clubs                       -> F play
"""

REFUSED = """
    contra: M hand, M declare clubs -> R play CJ: contra_first by contra.1
    contra: M hand, M declare clubs -> R re: contra_first by contra.1
    contra: M hand, M declare clubs -> R concede: contra_first by contra.1
    contra: M hand, M declare clubs, R pass, F pass -> F contra: contra_too_late by contra.1
    contra: M hand, M declare clubs, R contra -> F contra: contra_too_late by contra.1
    contra: M hand, M declare clubs, R contra -> F re: re_off by contra.2
    contra_re: M hand, M declare clubs, R contra -> M contra: re_first by contra.2
    contra_re: M hand, M declare clubs, R contra -> M play CJ: re_first by contra.2
    contra_re: M hand, M declare clubs, R contra, M pass -> F re: contra_too_late by contra.2
    off: M hand, M declare clubs -> F contra: contra_off by contra.1
    off: M hand, M declare clubs -> F re: re_off by contra.2
"""

WHO_BID = """
    M18, F hold, M pass, R pass, F hand, F declare clubs     -> M yes, R no
    M pass, R18, F hold, R pass, F hand, F declare clubs     -> M no, R yes
    M18, F hold, M20, F pass, R pass, M hand, M declare null -> R no, F yes
    M18, F pass, R20, M pass, R hand, R declare clubs        -> F no, M yes
    M pass, R pass, F18, F hand, F declare clubs             -> M no, R no
    M18, F hold, M pass, R20, F pass, R hand, R declare clubs -> F yes, M yes
"""


@pytest.mark.clause("skat.contra.1", "skat.contra.2")
@pytest.mark.parametrize("row", WINDOWS.strip().splitlines(), ids=str.strip)
@pytest.mark.parametrize("dealer", range(3))
def test_who_is_asked(row: str, dealer: int) -> None:
    option, _, rest = row.strip().partition(": ")
    line, _, wanted = rest.partition("->")
    state = spoken(dealt({}, options=rules(f"altenburg contra={option}"), dealer=dealer), line)
    name, *allowed = wanted.split()
    assert on_turn(state) == name
    if allowed == ["play"]:
        assert (state.phase, len(listed(state, "play"))) == ("play", 10)
    else:
        assert sorted(map(str, state.legal_moves)) == sorted(allowed)
        assert state.phase == ("re" if "re" in allowed else "contra")


@pytest.mark.parametrize("row", REFUSED.strip().splitlines(), ids=str.strip)
@pytest.mark.clause("skat.contra.1", "skat.contra.2")
def test_what_is_refused_and_why(row: str) -> None:
    option, _, rest = row.strip().partition(": ")
    line, _, tried = rest.partition(" -> ")
    state = spoken(dealt({}, options=rules(f"altenburg contra={option}")), f"M18, F pass, R pass, {line}")
    said, _, reason = tried.partition(": ")
    name, _, move = said.partition(" ")
    assert on_turn(state) == name
    with pytest.raises(IllegalMoveError) as caught:
        state.play(move)
    assert f"{caught.value.code} by {caught.value.clause}" == "move.{} by skat.{}".format(*reason.split(" by "))


@pytest.mark.clause("skat.contra.3")
@pytest.mark.parametrize("row", WHO_BID.strip().splitlines(), ids=str.strip)
def test_contra_needs_a_bid_where_the_option_says_so(row: str) -> None:
    line, _, rest = row.partition("->")
    for needs in ("true", "false"):
        state = spoken(dealt({}, options=rules(f"altenburg contra=contra contra_needs_bid={needs}")), line)
        for part in rest.split(","):
            name, may = part.split()
            assert on_turn(state) == name
            allowed = needs == "false" or may == "yes"
            assert sorted(map(str, state.legal_moves)) == (["contra", "pass"] if allowed else ["pass"])
            if not allowed:
                with pytest.raises(IllegalMoveError) as caught:
                    state.play("contra")
                assert (caught.value.code, caught.value.clause) == ("move.contra_not_bid", "skat.contra.3")
            state = state.play("pass")
        assert state.phase == "play"


@pytest.mark.clause("skat.score.15")
@pytest.mark.parametrize(
    ("name", "option", "calls", "score"),
    [
        ("SK7", "contra", "R contra", 36),
        ("SK7", "contra_re", "R contra, M re", 72),
        ("SK7", "contra_re", "R contra, M pass", 36),
        ("SK7", "contra_re", "R pass, F contra, M re", 72),
        ("SK7", "contra_re", "R pass, F pass", 18),
        ("SK10", "contra", "F contra", -80),
        ("SK10", "contra_re", "F pass, M contra, R re", -160),
        ("overbid-hearts-24", "contra", "M contra", -120),
        ("null-won", "contra_re", "R contra, M re", 92),
        ("null-ouvert-hand-lost-o", "contra_re", "M contra, F re", -236),
    ],
)
def test_contra_and_re_double_the_score_and_not_what_is_held_against_the_bid(
    name: str, option: str, calls: str, score: int
) -> None:
    state = dealt(
        dict(line.split(": ") for line in deal_named(name).splitlines()[:4]),
        options=rules(f"altenburg contra={option}"),
    )
    for who, move in moves(deal_named(name)):
        state = spoken(state, f"{who} {move}")
        state = spoken(state, calls) if move.startswith("declare") else state
    result = result_of(state)
    assert result.soloist is not None
    assert result.scores[result.soloist] == score
    said = [word for part in calls.split(", ") if (word := part.split()[1]) != "pass"]
    assert [note.key for note in result.notes if note.key in ("contra", "re")] == said
    badges = state.view(None).badges()
    assert [note.params["call"] for badge in badges for note in badge.calls] == [
        word for _, word in sorted((seats(0)[part[0]], part.split()[1]) for part in calls.split(", ")) if word != "pass"
    ]
    doubled = [fact.params for fact in state.view(None).facts() if fact.key == "doubled"]
    assert doubled == ([{"call": said[-1], "factor": 2 ** len(said)}] if said else [])


def open_hands(state: SkatState) -> list[tuple[int | None, tuple[str, ...]]]:
    """What each seat and a spectator sees of the soloist's hand (at seat 2), "?" for a hidden card."""
    seen = []
    for seat in (0, 1, None):
        (zone,) = (zone for zone in state.view(seat).zones() if zone.kind is ZoneKind.HAND and zone.seat == 2)
        seen.append((seat, tuple("?" if card is None else card.text for card in zone.cards)))
    return seen


@pytest.mark.clause("skat.declare.3")
@pytest.mark.parametrize(
    ("choice", "game"),
    [("M hand", "null ouvert"), ("M hand", "clubs ouvert"), ("M take, M discard C7 D8", "null ouvert")],
)
def test_ouvert_is_laid_open_to_all_after_contra_and_before_the_first_lead(choice: str, game: str) -> None:
    hand = "C8 C9 CJ S7 S8 S9 H7 H8 H9 D7"
    state = dealt({"M": hand, "skat": "C7 D8"}, options=rules("altenburg contra=contra_re"))
    state = spoken(state, f"M18, F pass, R pass, {choice}, M declare {game}")
    hidden = [(seat, ("?",) * 10) for seat in (0, 1, None)]
    assert (state.phase, open_hands(state)) == ("contra", hidden)
    state = spoken(state, "R contra")
    assert (state.phase, open_hands(state)) == ("re", hidden)
    before, state = state, spoken(state, "M pass")
    assert (state.phase, on_turn(state), len(state.table.cards)) == ("play", "F", 0)
    for _, cards in open_hands(state):
        assert sorted(cards) == sorted(hand.split())
    told = [event for event in before.events(before.legal_moves[1], None) if event.key == "laid_open"]
    (event,) = told
    laid_open = event.params["cards"]
    assert isinstance(laid_open, tuple)
    assert sorted(laid_open) == sorted(hand.split())
    assert not set(parse_cards(hand)) & set(state.unseen(None))
    assert set(parse_cards("C7 D8")) <= set(state.unseen(0)), "what lies in the skat stays hidden"
    state = state.play(state.legal_moves[0])
    state = state.play(state.legal_moves[0])
    state = state.play(state.legal_moves[0])
    assert all(len(cards) == 9 and "?" not in cards for _, cards in open_hands(state)), "it stays open"


@pytest.mark.parametrize("game", ["null", "grand schwarz"])
def test_without_ouvert_nothing_is_laid_open(game: str) -> None:
    state = spoken(dealt({}, options=rules("altenburg")), f"M18, F pass, R pass, M hand, M declare {game}")
    assert open_hands(state) == [(seat, ("?",) * 10) for seat in (0, 1, None)]


def test_what_was_laid_open_stays_open_when_the_deal_ends_early() -> None:
    end = played(deal_named("null-ouvert-hand-lost-o"), dealer=1)
    assert (end.phase, len(end.taken), end.table.soloist) == ("over", 3, 2)
    left = "C8 C9 S7 S9 SQ H7 H8"
    assert [sorted(cards) for _, cards in open_hands(end)] == [sorted(left.split())] * 3


def test_who_may_not_say_contra_is_told_why_before_he_tries() -> None:
    state = dealt({}, options=rules("isko contra=contra contra_needs_bid=true"))
    state = spoken(state, "M18, F hold, M pass, R pass, F hand, F declare grand")
    assert state.view(state.turn).refused() == ()
    state = spoken(state, "M pass")
    ((move, refusal),) = state.view(state.turn).refused()
    assert (str(move), refusal.code, refusal.clause) == ("contra", "move.contra_not_bid", "skat.contra.3")
