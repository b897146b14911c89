"""Records: the text of a match, its round trip, and the place of what is wrong with one."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

import vorhand
from vorhand.cards import PACKS, Card
from vorhand.chance import SEED_LIMIT
from vorhand.errors import NotationError, VorhandError
from vorhand.match import Match
from vorhand.moves import Move
from vorhand.record import LONGEST, MOST_DEALS, MOST_UNDONE, DealRecord, Record

names = st.from_regex(r"[a-z][a-z_]{0,12}", fullmatch=True)
option_names = st.one_of(names, st.tuples(names, names).map(".".join), st.tuples(names, names, names).map(".".join))
option_values = st.one_of(
    st.booleans(), st.integers(-999_999_999, 999_999_999), names.filter(lambda word: word not in ("true", "false"))
)
moves = st.one_of(
    st.sampled_from(PACKS[52]).map(lambda card: Move("play", card)),
    st.builds(lambda value: Move("bid", value=value), st.integers(18, 264)),
    st.builds(lambda cards: Move("discard", *cards), st.lists(st.sampled_from(PACKS[52]), max_size=4)),
    st.sampled_from(["double", "hold", "pass", "take", "declare null ouvert", "push", "grand_hand"]).map(Move.parse),
)
lines = st.lists(st.lists(moves, min_size=1, max_size=9).map(tuple), max_size=5).map(tuple)


@st.composite
def records(draw: st.DrawFn) -> Record:
    players = draw(st.integers(2, 7))
    deals = st.builds(
        DealRecord,
        st.integers(0, players - 1),
        st.permutations(PACKS[draw(st.sampled_from([32, 36, 52]))]).map(tuple),
        lines,
        st.integers(0, 30),
    )
    return Record(
        game=draw(names),
        preset=draw(names),
        changed=tuple(draw(st.dictionaries(option_names, option_values, max_size=5)).items()),
        players=players,
        seed=draw(st.integers(0, SEED_LIMIT - 1)),
        seats=tuple(draw(st.one_of(st.just([]), st.lists(names, min_size=players, max_size=players)))),
        deals=tuple(draw(st.lists(deals, min_size=1, max_size=3))),
        fingerprint=draw(st.from_regex(r"([0-9A-HJKMNP-TV-Z]{5})?", fullmatch=True)),
        again=tuple(
            draw(st.one_of(st.just([]), st.lists(st.integers(-9999, 9999), min_size=players, max_size=players)))
        ),
    )


@given(records())
def test_the_text_of_a_record_round_trips(record: Record) -> None:
    assert Record.parse(str(record)) == record
    assert str(Record.parse(str(record))) == str(record)


@given(records(), st.randoms(use_true_random=False))
def test_remarks_blanks_and_empty_lines_change_nothing(record: Record, random: object) -> None:
    text = str(record).replace("\n", "\n\n# a remark, with CJ in it\n  ").replace(", ", "  ,   ")
    assert Record.parse(text) == record
    assert Record.parse(str(record).replace("\n", "\r\n")) == record


PACK = " ".join(card.text for card in PACKS[32])
TEXT = f"""\
vorhand 1
game kalter_schlag
rules source_text limit=300
players 4
seed 4711
seats person club club club

deal 1
dealer 2
pack {PACK}
double, CQ, C7, CA, SJ
"""


def test_a_record_as_a_player_reads_it() -> None:
    record = Record.parse(TEXT)
    assert (record.game, record.preset, record.changed) == ("kalter_schlag", "source_text", (("limit", 300),))
    assert (record.players, record.seed, record.seats) == (4, 4711, ("person", "club", "club", "club"))
    assert [str(move) for move in record.deals[0].moves] == ["double", "play CQ", "play C7", "play CA", "play SJ"]
    assert (record.deals[0].dealer, record.deals[0].undone) == (2, 0)
    assert str(record) == TEXT


@pytest.mark.parametrize(
    ("change", "code", "line", "column"),
    [
        (("vorhand 1", "vorhand 2"), "record.version", 1, 9),
        (("vorhand 1", "skat 1"), "record.expected", 1, 1),
        (("game kalter_schlag\n", ""), "record.expected", 2, 1),
        (("game kalter_schlag", "game kalter schlag"), "record.expected", 2, 13),
        (("rules source_text limit=300", "rules"), "record.expected", 3, 6),
        (("limit=300", "limit:300"), "record.option", 3, 19),
        (("limit=300", "limit= x=1"), "record.option", 3, 19),
        (("players 4", "players 9"), "record.number", 4, 9),
        (("players 4", "players four"), "record.number", 4, 9),
        (("seed 4711", "seed 9007199254740992"), "record.number", 5, 6),
        (("seed 4711", "seed -1"), "record.number", 5, 6),
        (("person club club club", "person club club"), "record.seats", 6, 7),
        (("deal 1", "deal 2"), "record.deal_number", 8, 6),
        (("dealer 2", "dealer 4"), "record.number", 9, 8),
        (("dealer 2", "dealer 2\nundone 0"), "record.number", 10, 8),
        (("pack CA CK", "pack CA KC"), "notation.card", 10, 9),
        (("double, CQ", "double CQ, pass 7 D7 take"), "notation.move", 11, 22),
        (("C7, CA", "C7,, CA"), "notation.move", 11, 16),
        (("C7, CA", "C7, C1"), "notation.card", 11, 17),
        (("C7, CA", "C7, play C1"), "notation.card", 11, 22),
        (("double, CQ, C7", "    double, CQ, CX"), "notation.card", 11, 17),
        (("double, CQ", "Double, CQ"), "notation.card", 11, 1),
        ((TEXT[TEXT.index("deal 1") :], ""), "record.no_deal", 7, 1),
        ((TEXT, ""), "record.expected", 1, 1),
    ],
)
def test_the_place_of_what_is_wrong(change: tuple[str, str], code: str, line: int, column: int) -> None:
    text = TEXT.replace(*change)
    assert text != TEXT
    with pytest.raises(NotationError) as caught:
        Record.parse(text)
    assert (caught.value.code, caught.value.line, caught.value.column) == (code, line, column)
    assert f"(line {line}, column {column})" in str(caught.value)


def test_a_record_of_too_many_deals_is_not_read() -> None:
    head = "vorhand 1\ngame kalter_schlag\nrules source_text\nplayers 4\nseed 1\n"
    deals = "".join(f"\ndeal {number}\ndealer 0\npack CA\n" for number in range(1, MOST_DEALS + 2))
    with pytest.raises(NotationError) as caught:
        Record.parse(head + deals)
    assert caught.value.code == "record.too_long"
    assert len(Record.parse(head + deals[: deals.rindex("\ndeal ")]).deals) == MOST_DEALS


def test_a_record_too_long_is_not_read() -> None:
    with pytest.raises(NotationError) as caught:
        Record.parse(TEXT + "#" * LONGEST)
    assert caught.value.code == "record.too_long"


@given(st.text(max_size=300))
def test_any_text_is_a_record_or_an_error(text: str) -> None:
    with pytest.raises(NotationError):
        Record.parse(text)


@given(st.integers(0, len(TEXT) - 1), st.text(max_size=2))
def test_a_record_with_a_slip_is_a_record_or_an_error(at: int, slip: str) -> None:
    text = TEXT[:at] + slip + TEXT[at + 1 :]
    try:
        record = Record.parse(text)
    except NotationError as error:
        line, column = error.line, error.column
    else:
        line, column = 1, 1
        assert Record.parse(str(record)) == record
    assert 1 <= line <= len(text.splitlines()) + 1
    assert 1 <= column <= max(map(len, [*text.splitlines(), ""])) + 1


def matches(seed: int, plies: int) -> Match:
    """A match played by the first legal move of each seat."""
    match = Match.new(vorhand.game("kalter_schlag"), seed=seed)
    for _ in range(plies):
        match = match.play(match.state.legal_moves[0]) if match.state.turn is not None else match.next_deal()
    return match


@pytest.mark.parametrize(("seed", "plies"), [(1, 0), (2, 1), (3, 17), (4, 32), (5, 33), (6, 100)])
def test_a_replayed_record_gives_the_same_match(seed: int, plies: int) -> None:
    match = matches(seed, plies)
    assert Match.replay(Record.parse(str(match.record()))) == match
    steps = list(Match.steps(match.record()))
    assert steps[-1] == match
    assert len(steps) == 1 + plies


def test_a_trick_is_a_line() -> None:
    deal = matches(3, 32).deals[0]
    assert [len(line) for line in deal.lines] == [4] * 8


PLAYED = str(matches(6, 40).record())


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("game kalter_schlag", "game bridge", "options.no_game"),
        ("rules source_text", "rules altenburg", "options.preset"),
        ("rules source_text", "rules source_text limit=7", "options.range"),
        ("rules source_text", "rules source_text depth=7", "options.unknown"),
        ("players 4", "players 3", "options.players"),
        ("\ndeal 2\ndealer ", "\ndeal 2\ndealer 0\n# ", "match.dealer"),
    ],
)
def test_a_well_written_record_may_still_not_fit_the_game(old: str, new: str, code: str) -> None:
    assert old in PLAYED
    with pytest.raises(VorhandError) as caught:
        Match.replay(Record.parse(PLAYED.replace(old, new)))
    assert caught.value.code == code


def test_an_illegal_move_in_a_record_is_found_with_deal_and_move() -> None:
    record = matches(6, 36).record()
    deal = record.deals[1]
    wrong = DealRecord(deal.dealer, deal.pack, (*deal.lines, (Move("play", deal.lines[0][0].cards[0]),)))
    with pytest.raises(VorhandError) as caught:
        Match.replay(Record(record.game, record.preset, (), 4, record.seed, (), (record.deals[0], wrong)))
    assert caught.value.code == "record.move"
    assert (caught.value.params["deal"], caught.value.params["n"]) == (2, 4)
    assert caught.value.params["why"] == "move.not_in_hand"


def test_a_pack_of_ones_own_is_kept() -> None:
    record = Record.parse(TEXT.replace("double, CQ, C7, CA, SJ\n", ""))
    match = Match.replay(record)
    assert match.state.pack == tuple(map(Card.parse, PACK.split()))
    assert match.record(record.seats) == replace(record, fingerprint=match.fingerprint)


def test_a_record_names_the_rules_it_was_played_by_and_is_held_to_them() -> None:
    match = Match.new(vorhand.game("kalter_schlag"), seed=3)
    text = str(match.record())
    assert f"fingerprint {match.fingerprint}\n" in text
    assert Match.replay(Record.parse(text)) == match
    assert Match.replay(Record.parse(text.replace(f"fingerprint {match.fingerprint}\n", ""))) == match
    with pytest.raises(VorhandError) as caught:
        Match.replay(Record.parse(text.replace("rules source_text", "rules source_text limit=300")))
    assert caught.value.code == "record.fingerprint"
    assert caught.value.params["found"] == match.fingerprint != caught.value.params["expected"]


def test_a_pack_that_is_not_whole_is_refused() -> None:
    with pytest.raises(VorhandError) as caught:
        Match.replay(Record.parse(TEXT.replace(" D7", " CA")))
    assert caught.value.code == "record.pack"
    assert caught.value.params == {"deal": 1, "why": "notation.pack_twice"}


def test_an_option_named_twice_is_refused() -> None:
    with pytest.raises(NotationError) as caught:
        Record.parse(TEXT.replace("rules source_text", "rules source_text limit=100 limit=200"))
    assert (caught.value.code, caught.value.params["line"], caught.value.params["column"]) == ("record.option", 3, 29)


def test_moves_taken_back_are_counted_as_far_as_a_record_can_hold() -> None:
    match = Match.new(vorhand.game("kalter_schlag"), seed=1).undone(MOST_UNDONE + 1)
    assert match.deals[-1].undone == MOST_UNDONE
    assert Record.parse(str(match.record())) == match.record()
