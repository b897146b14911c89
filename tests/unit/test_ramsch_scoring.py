"""What a Ramsch is worth: the worked examples of the rules, row by row, the traps, and what lies beside them.

A row reads `RM9 schieberamsch: 52/38/20, skat 10, pushes 2 -> -248 0 0`: the options, the card points in the tricks of
A, B and C (the skat is what is missing to 120), their scores. If tricks are not named, A has four and the others three;
A has taken the last trick unless another is named.
"""

from __future__ import annotations

import pytest

import vorhand
from tests.ramsch import rules, settled
from tests.ramsch_referee import settled as by_the_referee
from vorhand.games.skat.ramsch_options import PRESETS
from vorhand.games.skat.ramsch_scoring import settle_ramsch

EXAMPLES = """
    RM1  ramsch: 50/40/25, tricks 4/3/3 -> -10 0 0
    RM2  ramsch: 70/45/0, tricks 6/4/0 -> -15 0 0
    RM3  ramsch: 115/0/0, tricks 10/0/0 -> -20 0 0
    RM3-literal ramsch_virgin_pays: 115/0/0, tricks 10/0/0 -> 0 -20 -20
    RM4  ramsch_raeuber: 50/40/20, skat 10 -> -60 0 0
    RM5-tie  ramsch_raeuber skat_to=last_trick: 50/40/20, skat 10, last B -> -50 -50 0
    RM5-last ramsch_raeuber skat_to=last_trick: 48/42/20, skat 10, last B -> 0 -52 0
    RM6  schieberamsch: 70/40/0, skat 10, tricks 6/4/0 -> -160 0 0
    RM7  ramsch_raeuber: 45/45/20, skat 10 -> -55 -55 0
    RM8-reference schieberamsch: 110/0/0, skat 10, tricks 10/0/0 -> 120 0 0
    RM8-text      ramsch_raeuber: 110/0/0, skat 10, tricks 10/0/0 -> -120 0 0
    RM9  schieberamsch: 52/38/20, skat 10, pushes 2 -> -248 0 0
    RM10-tariff ramsch: 40/40/40 -> 0 0 0
    RM10-points ramsch_raeuber: 40/40/40 -> 0 0 0
"""

TRAPS = """
    skat-to-the-loser     ramsch_raeuber: 50/48/12, skat 10, last B -> -60 0 0
    skat-to-the-last      ramsch_raeuber skat_to=last_trick: 50/48/12, skat 10, last B -> 0 -58 0
    a-trick-of-nothing    schieberamsch: 80/30/0, skat 10, tricks 5/4/1 -> -90 0 0
    no-trick              schieberamsch: 80/30/0, skat 10, tricks 6/4/0 -> -180 0 0
    each-the-whole-skat   ramsch_raeuber: 45/45/20, skat 10 -> -55 -55 0
    ten-tricks-text       ramsch_raeuber: 110/0/0, skat 10, tricks 10/0/0 -> -120 0 0
    ten-tricks-push       schieberamsch: 110/0/0, skat 10, tricks 10/0/0, pushes 1 -> 240 0 0
"""

TARIFF = """
    two-tied              ramsch: 45/45/25 -> -10 -10 0
    two-tied-over-virgin  ramsch: 60/0/60, tricks 5/0/5 -> -15 0 -15
    three-tied            ramsch: 38/38/38 -> 0 0 0
    by-one                ramsch: 38/39/38 -> 0 -10 0
    no-points-no-virgin   ramsch: 75/45/0, tricks 5/4/1 -> -10 0 0
    skat-aside            ramsch: 40/39/19, skat 22 -> -10 0 0
    march-of-b            ramsch: 0/99/0, tricks 0/10/0, last B -> 0 -20 0
    120-but-nine-tricks   ramsch: 120/0/0, tricks 9/1/0 -> -15 0 0
    last-trick-tied       ramsch skat_to=last_trick: 50/40/20, last B -> -10 -10 0
    last-trick-turns      ramsch skat_to=last_trick: 48/42/20, last B -> 0 -10 0
    last-trick-three-tied ramsch skat_to=last_trick: 40/40/30, last C -> 0 0 0
    last-trick-unties     ramsch skat_to=last_trick: 40/40/30, last B -> 0 -10 0
    last-trick-march      ramsch skat_to=last_trick: 100/0/0, tricks 10/0/0 -> -20 0 0
    pushed ramsch exchange=pass_on blind_push=true: 50/40/25, pushes 1 -> -20 0 0
    pushed-thrice ramsch exchange=pass_on blind_push=true: 70/45/0, tricks 6/4/0, pushes 3 -> -120 0 0
    bock   ramsch: 50/40/25, bock 2 -> -20 0 0
"""

VIRGIN_PAYS = """
    no-virgin      ramsch_virgin_pays: 50/40/25 -> -10 0 0
    one-virgin     ramsch_virgin_pays: 70/45/0, tricks 6/4/0 -> 0 0 -15
    virgin-is-b    ramsch_virgin_pays: 70/0/45, tricks 6/0/4 -> 0 -15 0
    two-virgins    ramsch_virgin_pays: 0/0/113, tricks 0/0/10, last C -> -20 -20 0
    two-tied       ramsch_virgin_pays: 45/45/25 -> -10 -10 0
    three-tied     ramsch_virgin_pays: 40/40/40 -> 0 0 0
    tied-but-one-virgin ramsch_virgin_pays: 60/60/0, tricks 5/5/0 -> 0 0 -15
    a-trick-of-nothing  ramsch_virgin_pays: 75/45/0, tricks 5/4/1 -> -10 0 0
    last-trick     ramsch_virgin_pays skat_to=last_trick: 48/42/20, last B -> 0 -10 0
    bock           ramsch_virgin_pays: 70/45/0, tricks 6/4/0, bock 2 -> 0 0 -30
"""

POINTS = """
    aside              ramsch_raeuber skat_to=nobody: 50/40/20, skat 10 -> -50 0 0
    found-without-skat ramsch_raeuber: 45/44/21, skat 10, last B -> -55 0 0
    last-trick-of-a    ramsch_raeuber skat_to=last_trick: 50/40/20, skat 10 -> -60 0 0
    three-tied         ramsch_raeuber: 36/36/36, skat 12 -> 0 0 0
    three-tied-by-skat ramsch_raeuber skat_to=last_trick: 40/40/30, skat 10, last C -> 0 0 0
    virgin-ignored     ramsch_raeuber: 70/40/0, skat 10, tricks 6/4/0 -> -80 0 0
    virgin-and-tie     schieberamsch: 55/55/0, skat 10, tricks 5/5/0 -> -130 -130 0
    virgin-and-push    schieberamsch: 70/40/0, skat 10, tricks 6/4/0, pushes 1 -> -320 0 0
    virgin-aside       ramsch_raeuber virgin=double skat_to=nobody: 70/40/0, skat 10, tricks 6/4/0 -> -140 0 0
    virgin-last-trick  schieberamsch skat_to=last_trick: 55/55/0, skat 10, tricks 5/5/0, last B -> 0 -130 0
    tie-and-push       schieberamsch: 45/45/20, skat 10, pushes 1 -> -110 -110 0
    one-push           schieberamsch: 52/38/20, skat 10, pushes 1 -> -124 0 0
    three-pushes       schieberamsch: 52/38/20, skat 10, pushes 3 -> -496 0 0
    push-three-tied    schieberamsch: 40/40/40, pushes 2 -> 0 0 0
    march-aside        ramsch_raeuber skat_to=nobody: 110/0/0, skat 10, tricks 10/0/0 -> -110 0 0
    march-last-trick   ramsch_raeuber skat_to=last_trick: 110/0/0, skat 10, tricks 10/0/0 -> -120 0 0
    march-no-virgins   schieberamsch march=lose: 110/0/0, skat 10, tricks 10/0/0 -> -120 0 0
    march-lose-push    schieberamsch march=lose: 110/0/0, skat 10, tricks 10/0/0, pushes 1 -> -240 0 0
    march-others       schieberamsch march=others_minus_120: 0/110/0, skat 10, tricks 0/10/0, last B -> -120 0 -120
    march-others-push  schieberamsch march=others_minus_120: 0/110/0, tricks 0/10/0, last B, pushes 2 -> -480 0 -480
    march-plus-text    ramsch_raeuber march=plus_120: 0/0/98, tricks 0/0/10, last C -> 0 0 120
    march-three-pushes schieberamsch: 110/0/0, tricks 10/0/0, pushes 3 -> 960 0 0
    all-points-nine-tricks schieberamsch: 120/0/0, tricks 9/1/0 -> -240 0 0
"""

BOCK = """
    loser      schieberamsch: 50/40/20, skat 10, bock 2 -> -120 0 0
    all        schieberamsch: 70/40/0, skat 10, tricks 6/4/0, pushes 1, bock 2 -> -640 0 0
    march      schieberamsch: 110/0/0, skat 10, tricks 10/0/0, bock 2 -> 240 0 0
    march-push schieberamsch: 110/0/0, skat 10, tricks 10/0/0, pushes 1, bock 2 -> 480 0 0
    march-lost ramsch_raeuber: 110/0/0, skat 10, tricks 10/0/0, bock 2 -> -240 0 0
    others     schieberamsch march=others_minus_120: 110/0/0, tricks 10/0/0, bock 3 -> 0 -360 -360
    threefold  ramsch_raeuber: 45/45/20, skat 10, bock 3 -> -165 -165 0
    even       ramsch_raeuber: 40/40/40, bock 2 -> 0 0 0
"""

FOUR = """
    loser         ramsch_raeuber: 50/40/20/-, skat 10 -> -60 0 0 0
    a-sits-out    ramsch_raeuber: -/40/50/20, skat 10 -> 0 0 -60 0
    no-virgin     schieberamsch: 50/-/40/20, skat 10 -> -60 0 0 0
    one-virgin    schieberamsch: 70/-/40/0, skat 10, tricks 6/-/4/0 -> -160 0 0 0
    tariff        ramsch: -/50/40/20 -> 0 -10 0 0
    tariff-virgin ramsch: 0/-/50/60, tricks 0/-/5/5, last D -> 0 0 0 -15
    tariff-march  ramsch: 0/0/-/110, tricks 0/0/-/10, last D -> 0 0 0 -20
    virgin-pays   ramsch_virgin_pays: 50/40/25/- -> -10 0 0 0
    virgins-pay   ramsch_virgin_pays: -/110/0/0, tricks -/10/0/0 -> 0 0 -20 -20
    three-tied    ramsch: 38/38/-/38 -> 0 0 0 0
    others        schieberamsch march=others_minus_120: 0/-/110/0, tricks 0/-/10/0, last C -> -120 0 0 -120
"""


def named(*tables: str) -> list[object]:
    rows = [line.split(maxsplit=1) for table in tables for line in table.strip().splitlines()]
    return [pytest.param(*row.split(": "), id=f"{name} {row.split(':')[0]}") for name, row in rows]


def amounts(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))


@pytest.mark.clause(
    "ramsch.score.1",
    "ramsch.score.2",
    "ramsch.score.3",
    "ramsch.score.4",
    "ramsch.score.5",
    "ramsch.score.6",
    "ramsch.score.7",
    "ramsch.score.8",
)
@pytest.mark.parametrize(("code", "row"), named(EXAMPLES, TRAPS, TARIFF, VIRGIN_PAYS, POINTS, BOCK, FOUR))
def test_settlement(code: str, row: str) -> None:
    left, right = row.split("->")
    result = settled(left, code)
    assert result.scores == amounts(right)
    for seat, score in enumerate(result.scores):
        running = 0
        for step in result.derivation:
            if step.seat == seat:
                running += step.amount
                assert step.params.get("running", running) == running, step
        assert running == score
    assert {step.clause for step in result.derivation} <= set(vorhand.game("ramsch").clauses)
    assert (result.soloist, result.won, result.counts) == (None, None, True)


@pytest.mark.parametrize("preset", PRESETS)
def test_engine_and_referee_settle_alike(preset: str) -> None:
    """Every sharing of the tricks and many of the card points: engine and referee write the same scores."""
    shares = [(4, 3, 3), (5, 4, 1), (9, 1, 0), (6, 4, 0), (0, 10, 0), (1, 1, 8), (5, 5, 0)]
    for tricks in shares:
        for skat in (0, 10, 22):
            for first in range(0, 121 - skat, 5):
                for second in range(0, 121 - skat - first, 15):
                    points = (first, second, 120 - skat - first - second)
                    if any(point and not trick for point, trick in zip(points, tricks, strict=True)):
                        continue
                    last = max(range(3), key=lambda seat: tricks[seat])
                    row = f"{first}/{second}/{points[2]}, tricks {'/'.join(map(str, tricks))}, last {'ABC'[last]}"
                    expected = by_the_referee(
                        rules(preset).values(), dict(enumerate(points)), dict(enumerate(tricks)), skat=skat, last=last
                    )
                    assert settled(row, preset).scores == tuple(expected.values()), row


STEPS = """
    tariff ramsch: 50/40/25 -> A tariff -10
    virgin ramsch: 70/45/0, tricks 6/4/0 -> A tariff -15
    march ramsch: 115/0/0, tricks 10/0/0 -> A march_lost 0, A tariff -20
    tied ramsch: 45/45/25 -> A tied 0, A tariff -10, B tied 0, B tariff -10
    literal ramsch_virgin_pays: 70/45/0, tricks 6/4/0 -> C virgin_charge -15
    literal-march ramsch_virgin_pays: 115/0/0, tricks 10/0/0 -> B virgin_charge -20, C virgin_charge -20
    loser ramsch_raeuber: 50/40/20, skat 10 -> A ramsch_points -50, A ramsch_skat -10
    last-trick ramsch_raeuber skat_to=last_trick: 48/42/20, last B -> B ramsch_points -42, B ramsch_skat -10
    aside ramsch_raeuber skat_to=nobody: 50/40/20 -> A ramsch_points -50
    all schieberamsch: 70/40/0, tricks 6/4/0, pushes 1, bock 2
        -> A ramsch_points -70, A ramsch_skat -10, A virgin -80, A pushes -160, A bock_round -320
    march schieberamsch: 110/0/0, tricks 10/0/0, pushes 1, bock 2 -> A march 120, A pushes 120, A bock_round 240
    march-lost ramsch_raeuber: 110/0/0, tricks 10/0/0
        -> A march_lost 0, A ramsch_points -110, A ramsch_skat -10
    others schieberamsch march=others_minus_120: 110/0/0, tricks 10/0/0 -> B march_others -120, C march_others -120
"""


@pytest.mark.parametrize(("code", "row"), named(STEPS.replace("\n        ->", " ->")))
def test_the_derivation_says_how_a_score_comes_about(code: str, row: str) -> None:
    left, right = row.split("->")
    steps = [f"{'ABCD'[step.seat]} {step.key} {step.amount}" for step in settled(left, code).derivation]
    assert sorted(steps) == sorted(part.strip() for part in right.split(",")), steps


def test_three_alike_are_told_so() -> None:
    """The skat, where it would go to the loser, goes to nobody."""
    for code in ("ramsch", "ramsch_virgin_pays", "ramsch_raeuber", "schieberamsch"):
        result = settled("36/36/36, skat 12, pushes 2", code)
        assert (result.reason, dict(result.params)) == ("ramsch_even", {"n": 36})
        assert {(step.key, step.clause) for step in result.derivation} == {("even", "ramsch.score.7")}
        assert result.card_points == (36, 36, 36)


def test_each_step_rests_on_its_clause() -> None:
    clauses = {
        "tariff ramsch": "ramsch.score.2",
        "tariff ramsch_virgin_pays": "ramsch.score.3",
        "virgin_charge ramsch_virgin_pays": "ramsch.score.3",
        "ramsch_points schieberamsch": "ramsch.score.1",
        "ramsch_skat schieberamsch": "ramsch.score.4",
        "virgin schieberamsch": "ramsch.score.5",
        "march schieberamsch": "ramsch.score.6",
        "tied schieberamsch": "ramsch.score.7",
        "pushes schieberamsch": "ramsch.score.8",
        "bock_round schieberamsch": "skat.score.16",
    }
    rows = ("50/40/20", "45/45/20, pushes 1", "70/40/0, tricks 6/4/0, bock 2", "110/0/0, tricks 10/0/0")
    found = {
        f"{step.key} {code}": step.clause
        for code in ("ramsch", "ramsch_virgin_pays", "schieberamsch")
        for row in rows
        for step in settled(row, code).derivation
    }
    assert {key: found[key] for key in clauses} == clauses


def test_three_at_the_table_without_pushes_and_bock_if_nothing_else_is_said() -> None:
    result = settle_ramsch(
        options=rules("schieberamsch"), card_points=(60, 30, 20), tricks=(4, 3, 3), skat=10, last_trick=0
    )
    assert (result.scores, result.card_points, result.tricks) == ((-70, 0, 0), (70, 30, 20), (4, 3, 3))
    assert settle_ramsch(
        options=rules("ramsch_virgin_pays"), card_points=(0, 110, 0), tricks=(0, 10, 0), skat=10, last_trick=1
    ).scores == (-20, 0, -20)


REASONS = """
    one-loser ramsch: 50/40/25 -> ramsch_lost n=50 seats=0 count=1
    two-losers ramsch_raeuber: 45/45/20 -> ramsch_lost n=55 seats=0,1 count=2
    march schieberamsch: 0/110/0, tricks 0/10/0, last B -> ramsch_march seat=1
    march-lost ramsch_raeuber: 110/0/0, tricks 10/0/0 -> ramsch_lost n=120 seats=0 count=1
    literal ramsch_virgin_pays: 70/0/45, tricks 6/0/4 -> ramsch_virgins seats=1 count=1
    literal-none ramsch_virgin_pays: 50/40/25 -> ramsch_lost n=50 seats=0 count=1
"""


@pytest.mark.parametrize(("code", "row"), named(REASONS))
def test_the_reason_names_who_pays(code: str, row: str) -> None:
    left, right = row.split("->")
    result = settled(left, code)
    key, *params = right.split()
    listed = {name: ",".join(map(str, value)) if isinstance(value, tuple) else str(value)
              for name, value in result.params.items()}  # fmt: skip
    assert result.reason == key
    assert listed == dict(param.split("=") for param in params)


NOTES = """
    nothing ramsch: 50/40/25 -> ramsch
    virgin ramsch: 70/45/0, tricks 6/4/0 -> ramsch, virgin 2
    march schieberamsch: 110/0/0, tricks 10/0/0, pushes 2 -> ramsch, march 0, pushes 2 4
    bock schieberamsch: 50/40/20, bock 2 -> ramsch, bock_round 2
    four schieberamsch: 70/-/40/0, tricks 6/-/4/0 -> ramsch, virgin 3
"""


@pytest.mark.parametrize(("code", "row"), named(NOTES))
def test_what_happened_is_noted(code: str, row: str) -> None:
    left, right = row.split("->")
    notes = [" ".join([note.key, *map(str, note.params.values())]) for note in settled(left, code).notes]
    march = " march " in right
    assert {note for note in notes if not (march and note.startswith("virgin"))} == set(right.strip().split(", "))


ENTRIES = """
    tariff ramsch: 50/40/25 -> ramsch 1, card_points 50, value -10
    virgin ramsch: 70/45/0, tricks 6/4/0 -> ramsch 1, card_points 70, virgins 1, value -15
    loser schieberamsch: 52/38/20, pushes 2 -> ramsch 1, card_points 62, skat_points 10, pushes 2, value -248
    march schieberamsch: 110/0/0, tricks 10/0/0 -> ramsch 1, march 1, value 120
    last-trick ramsch_raeuber skat_to=last_trick: 48/42/20, last B -> card_points 52, skat_points 10, value -52
    two-losers ramsch_raeuber: 45/45/20 -> card_points 55, skat_points 10, virgins 0, value -55
    three-tied ramsch_raeuber: 40/40/40 -> card_points 40, value 0
"""


@pytest.mark.parametrize(("code", "row"), named(ENTRIES))
def test_the_line_of_the_score_sheet(code: str, row: str) -> None:
    left, right = row.split("->")
    entry = settled(left, code).entry
    for part in right.split(","):
        key, number = part.split()
        assert entry.get(key) == int(number), (key, entry)
