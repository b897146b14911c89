"""Habits and guesses: what a card says of the hand that played it, and what a player makes of all cards together."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

import pytest

from tests.skat import played
from vorhand.cards import parse_cards
from vorhand.chance import mix
from vorhand.games.skat.compact import layout_of, members
from vorhand.games.skat.contracts import GameName, kind_of
from vorhand.games.skat.declared import Declared, key_of
from vorhand.games.skat.guesses import Guesses
from vorhand.games.skat.habits import FEATURES, Decision, Habit, decisions, read, weights
from vorhand.games.skat.state import SkatState

DEAL = """
    F: CJ SJ HJ HA HT H9 CA C7 SA DA
    M: DJ HK HQ CT CK SK SQ S9 DT D9
    R: H8 H7 CQ C9 C8 ST S8 DK DQ D8
    skat: S7 D7
    M18, F hold, M pass, R pass
    F take, F discard S7 D7, F declare hearts
"""
TRICKS = """
    F: !CJ HQ H7
    F: !SJ HK H8
    F: !HJ DJ D8
    F: !CA CK C8
    F: !C7 CT C9
    M: SK S8 !SA
    F: !DA D9 DQ
"""


def tricks_of(state: SkatState, game: GameName) -> list[tuple[int, list[int]]]:
    at, bit = state.table, layout_of(game).bit
    tricks = [*(taken.trick for taken in at.taken), at.trick]
    return [
        (at.positions.index(trick.seats[0]), [bit[card] for card in trick.cards]) for trick in tricks if trick.cards
    ]


def after(count: int) -> SkatState:
    return played(DEAL + "\n".join(TRICKS.strip().splitlines()[:count]))


def slowly(decision: Decision, hand: int, factors: Sequence[float]) -> float:
    """The chance of the card as the features say it, one by one."""
    found = {}
    for card in decision.options(hand):
        found[card] = 1.0
        for feature in decision.features(hand, card):
            assert 0 <= feature < FEATURES
            found[card] *= factors[feature]
    return found[decision.card] / sum(found.values())


@pytest.mark.parametrize("game", [GameName.HEARTS, GameName.GRAND, GameName.NULL])
def test_the_chance_of_a_card_is_its_share_of_the_weights(game: GameName) -> None:
    """Whatever was played: the cards are those of a deal at hearts, taken as if another game had been declared."""
    state, layout, factors = after(7), layout_of(game), weights(kind_of(game))
    tricks = tricks_of(state, game)
    for decision in decisions(game, tricks, 0):
        now = layout.bits(state.hands[(decision.place + 1) % 3])
        if decision.card not in decision.options(now | decision.later):
            continue
        for trust in (1.0, 0.4):
            habit = Habit(decision, factors, trust=trust)
            hand = now | decision.later
            exact = trust * slowly(decision, hand, factors) + (1 - trust) / len(decision.options(hand))
            assert habit.chance(now) == pytest.approx(exact)
            assert habit.chance(now) == pytest.approx(exact), "the same when asked again"


def test_who_had_no_choice_says_nothing() -> None:
    state, game = after(1), GameName.HEARTS
    *_, last = decisions(game, tricks_of(state, game), 0)
    assert Habit(last, weights("suit"), trust=1.0).chance(layout_of(game).bits(parse_cards("CQ C9 C8"))) == 1.0


@pytest.mark.parametrize(
    ("tricks", "place", "likely", "unlikely"),
    [
        # Middlehand put the queen of trumps under the soloist's jack: nothing smaller.
        (1, 1, "HK DJ CT CK SK SQ S9 DT D9", "H9 DJ CT CK SK SQ S9 DT D9"),
        # Middlehand gave the king of clubs to the soloist's ace: again nothing smaller.
        (4, 1, "DJ CT SK SQ S9 DT", "DJ C9 SK SQ S9 DT"),
        # Rearhand gave the nine of clubs to the partner's sure trick: no king to add.
        (5, 2, "CQ ST S8 DK DQ", "CK ST S8 DK DQ"),
    ],
)
def test_a_hand_that_explains_the_last_card_is_likelier(tricks: int, place: int, likely: str, unlikely: str) -> None:
    state, game = after(tricks), GameName.HEARTS
    decision = [each for each in decisions(game, tricks_of(state, game), 0) if each.place == place][-1]
    habit, layout = Habit(decision, weights("suit"), trust=0.9), layout_of(game)
    assert habit.chance(layout.bits(parse_cards(likely))) > habit.chance(layout.bits(parse_cards(unlikely)))


def test_few_worlds_are_weighed_exactly() -> None:
    """With four tricks to go every world is looked at, and its share is its weight by the sum of all."""
    guesses = Guesses(after(6).view(2), GameName.HEARTS)
    kept = guesses.weighed(5, drawn=10_000, kept=10_000)
    whole = guesses.looked_at
    assert 20 < whole < 2_000
    assert len({world for world, _ in kept}) == len(kept) == whole
    total = sum(guesses.weight(world) for world, _ in kept)
    assert all(share == pytest.approx(guesses.weight(world) / total) for world, share in kept)
    few = guesses.weighed(6, drawn=10_000, kept=12)
    assert len(few) <= 12
    assert {world for world, _ in few} <= {world for world, _ in kept}


def test_a_forgotten_card_may_lie_anywhere_and_the_counts_stay_exact() -> None:
    state, game = after(6), GameName.HEARTS
    for seat in range(3):
        view = state.view(seat)
        whole, none = Guesses(view, game), Guesses(view, game, 0.0)
        place = whole.place
        played = [bit for leader, trick in tricks_of(state, game)[:-1] for at, bit in enumerate(trick)
                  if (leader + at) % 3 != place]  # fmt: skip
        forgotten = {*none.unseen} - {*whole.unseen}
        assert {*whole.unseen} < {*none.unseen} <= {*whole.unseen, *played}
        assert sum(none.gone) == len(forgotten) >= 4
        assert none.gone[place] == 0, "nobody forgets what he played himself"
        assert len(none.habits) < len(whole.habits)
        dealt_again = 0
        for world in islice(none.worlds(seat), 40):
            hidden = [world.hands[each] for each in none.hidden]
            assert [hand.bit_count() for hand in hidden] == none.counts
            assert [bits.bit_count() for bits in world.gone] == none.gone
            cards = [*hidden, *world.gone, *([world.skat] if none.skat is None else [])]
            assert sum(cards) == sum(1 << bit for bit in none.unseen), "each card once"
            dealt_again |= sum(hidden)
        assert dealt_again & sum(1 << bit for bit in forgotten)


def test_the_last_trick_is_never_forgotten() -> None:
    state, game = after(6), GameName.HEARTS
    for seat in range(3):
        assert not set(tricks_of(state, game)[-1][1]) & set(Guesses(state.view(seat), game, 0.0).unseen)


def test_what_is_remembered_stays_the_same_through_the_deal() -> None:
    game = GameName.HEARTS
    before: set[int] = set()
    for count in range(2, 8):
        view = after(count).view(0)
        forgotten = set(Guesses(view, game, 0.5).unseen) - set(Guesses(view, game).unseen)
        assert before <= forgotten
        before = forgotten
    assert before


def test_the_same_seed_gives_the_same_worlds() -> None:
    view = after(3).view(2)
    for seed in range(3):
        kept = [Guesses(view, GameName.HEARTS).weighed(mix(seed, 9), drawn=50, kept=10) for _ in range(2)]
        assert kept[0] == kept[1]
        assert all(members(world.skat) for world, _ in kept[0])


@pytest.mark.parametrize("game", [GameName.SPADES, GameName.GRAND, GameName.NULL])
@pytest.mark.parametrize("hand_game", [False, True])
def test_what_speaks_for_a_hand_is_the_sum_of_its_parts(game: GameName, hand_game: bool) -> None:
    layout = layout_of(game)
    declared = Declared(game, hand_game=hand_game)
    figures = read()["declared"][key_of(game, hand_game)]
    for hand in ("CJ SJ SA ST S8 S7 HA HT C7 D8", "HJ SK SQ S9 C9 C8 C7 D9 D8 D7", "CA CT CK CQ C9 C8 C7 SA ST SK"):
        for aside in ("DQ H7", "H9 H8"):
            cards = layout.bits(parse_cards(hand)), layout.bits(parse_cards(aside))
            whole = sum(figures[part] for part in declared.parts(*cards))
            assert declared.weight(*cards) == pytest.approx(whole)


def test_good_games_speak_for_themselves() -> None:
    layout = layout_of(GameName.SPADES)
    declared = Declared(GameName.SPADES, hand_game=False)

    def speaks(hand: str, aside: str) -> float:
        return declared.weight(layout.bits(parse_cards(hand)), layout.bits(parse_cards(aside)))

    good = speaks("CJ SJ HJ SA ST S8 S7 HA HT H7", "DQ D8")
    assert good > speaks("CJ SJ SA S7 HA HT HK H7 C9 C8", "DQ D8") + 1, "two trumps more"
    assert good > speaks("CJ SJ HJ SA ST S8 S7 HT H7 D8", "HA DQ") + 1, "an ace is kept"
    assert good > speaks("CJ SJ HJ SA ST S8 S7 HA HT D8", "DQ H7") + 1, "a suit is got rid of"
