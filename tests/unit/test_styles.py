"""Styles beside the level: measurably different, neutral by default, of the same budget, and blind to hidden cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import vorhand
from tests.locales import LANGUAGES, messages
from tests.unseen import assert_unseen_is_not_thought_of
from vorhand.ai.levels import LEVELS, STYLES
from vorhand.chance import mix
from vorhand.errors import ProtocolError
from vorhand.games.rams.bot import RamsBot
from vorhand.games.skat.bot import SkatBot
from vorhand.kind import Bot
from vorhand.match import Match
from vorhand.position import State
from vorhand.protocol import frame
from vorhand.record import Record
from vorhand.session import Session

DEALS = 200
FEW = 2_000
"""Nodes that suffice to say whether a hand is bid on."""
STYLED = [(name, style) for name in vorhand.game_names() for style in vorhand.game(name).styles]


def first_decisions(game: str, preset: str, players: int, dealer: int) -> Iterator[tuple[State, int]]:
    """The first decision of 200 fixed deals, where there is one."""
    kind = vorhand.game(game)
    for number in range(DEALS):
        state = kind.deal(kind.presets[preset], seed=mix(91, number), dealer=dealer, players=players)
        if len(state.legal_moves) > 1:
            yield state, number


def often(game: str, preset: str, players: int, dealer: int, bot: Bot, kind: str) -> int:
    """How often the player begins with a move of this kind."""
    return sum(
        bot.choose(state.view(state.turn), seed=number).kind == kind
        for state, number in first_decisions(game, preset, players, dealer)
    )


def test_the_careful_bid_less_and_the_bold_more_often_in_skat() -> None:
    careful, neutral, bold = (
        often("skat", "isko", 3, 2, SkatBot(FEW, 1.0, caution), "bid") for caution in (8.0, 0.0, -8.0)
    )
    assert careful <= neutral - 20
    assert bold >= neutral + 10


def test_the_careful_stay_out_more_and_the_bold_less_often_in_rams() -> None:
    careful, neutral, bold = (
        often("rams", "russian", 4, 3, RamsBot(FEW, 1.0, caution), "in") for caution in (1.5, 0.0, -1.5)
    )
    assert careful <= neutral - 10
    assert bold >= neutral + 4


@pytest.mark.parametrize(("name", "style"), STYLED)
def test_a_style_changes_nothing_but_the_caution(name: str, style: str) -> None:
    kind = vorhand.game(name)
    caution = next(each.caution for each in STYLES if each.key == style)
    for level in kind.bots:
        plain, styled = kind.bots[level](), kind.player(f"{level}/{style}")
        assert isinstance(plain, SkatBot | RamsBot)
        assert isinstance(styled, SkatBot | RamsBot)
        assert type(plain) is type(styled)
        assert plain.caution == 0
        assert styled.caution * caution > 0
        assert (plain.nodes, plain.memory) == (styled.nodes, styled.memory)


def test_only_games_in_which_it_matters_have_styles() -> None:
    assert {name for name, _ in STYLED} == {"skat", "raeuberskat", "rams"}
    assert [style.key for style in STYLES] == ["careful", "bold"]


@pytest.mark.parametrize(("name", "style"), STYLED)
def test_a_style_sees_no_hidden_card_and_spends_no_more(name: str, style: str) -> None:
    kind = vorhand.game(name)
    for number in range(3):
        match = Match.new(kind, seed=mix(17, number))
        while len(match.state.legal_moves) == 1:
            match = match.play(match.state.legal_moves[0])
        assert_unseen_is_not_thought_of(match.state, kind.styles[style]["beginner"], seed=number)
        thought = kind.player(f"beginner/{style}").think(match.state.view(match.state.turn), seed=number)
        assert thought.nodes <= 1.2 * thought.limit


def test_hints_are_neutral_at_a_table_of_styles() -> None:
    kind = vorhand.game("skat")
    match = Match.new(kind, seed=3, first_dealer=1)
    plain = Session.begin(match, ["person", "club", "club"])
    styled = Session.begin(match, ["person", "club/bold", "club/careful"])
    plain, styled = (each if each.due == "act" else each.step() for each in (plain, styled))
    assert plain.due == styled.due == "act"
    assert plain.hint() == styled.hint()


def test_a_record_keeps_the_styles_and_a_frame_tells_them() -> None:
    kind = vorhand.game("rams")
    session = Session.begin(Match.new(kind, seed=3, players=4), ["person", "club/bold", "beginner/careful", "club"])
    again = Session.resume(Record.parse(str(session.record())))
    assert again.seats == session.seats
    told: dict[str, Any] = frame(again, id=1)
    found = [(seat["level"], seat["style"]) for seat in told["seats"]]
    assert found == [
        (None, None),
        ("club", "bold"),
        ("beginner", "careful"),
        ("club", None),
    ]


@pytest.mark.parametrize(
    ("game", "word"), [("kalter_schlag", "club/bold"), ("skat", "club/"), ("skat", "club/wild"), ("skat", "/bold")]
)
def test_a_style_that_there_is_not_is_refused(game: str, word: str) -> None:
    kind = vorhand.game(game)
    match = Match.new(kind, seed=1)
    with pytest.raises(ProtocolError) as caught:
        Session.begin(match, ["person", *[word] * (match.players - 1)])
    assert caught.value.code == "session.level"


def test_the_default_players_and_those_of_the_arena_have_no_style() -> None:
    for name in vorhand.game_names():
        kind = vorhand.game(name)
        assert list(kind.bots) == [level.key for level in LEVELS]
        assert not any("/" in word for word in {**kind.bots, **kind.yardsticks})
        assert "/" not in "".join(Session.begin(Match.new(kind, seed=1)).seats)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_style_has_its_words(language: str) -> None:
    for name, style in STYLED:
        assert {f"style-{style}", f"{name}-style-{style}"} & messages(language).keys()
