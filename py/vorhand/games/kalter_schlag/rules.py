"""The clauses of Kalter Schlag: their ids, and where each stands in the rules of record.

`c…` are the clauses of the owner's text (III.A), `C.…` the proposed implementation (III.C), `R.…` the rulings.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

PACK: Final = "kalter_schlag.pack.1"
JACKS: Final = "kalter_schlag.rank.1"
SIDE_ORDER: Final = "kalter_schlag.rank.2"
POINTS: Final = "kalter_schlag.rank.3"
DEALING: Final = "kalter_schlag.deal.1"
DEALER: Final = "kalter_schlag.deal.2"
FIRST_LEAD: Final = "kalter_schlag.lead.1"
NEXT_LEAD: Final = "kalter_schlag.lead.2"
FOLLOW: Final = "kalter_schlag.follow.1"
FOLLOW_JACK: Final = "kalter_schlag.follow.2"
JACK_APART: Final = "kalter_schlag.follow.3"
WINNER: Final = "kalter_schlag.trick.1"
CALL_TIME: Final = "kalter_schlag.call.1"
CALL_ONCE: Final = "kalter_schlag.call.2"
CALL_NAMES: Final = "kalter_schlag.call.3"
MOST_POINTS: Final = "kalter_schlag.score.1"
CALLS_DOUBLE: Final = "kalter_schlag.score.2"
VIRGINS: Final = "kalter_schlag.score.3"
ROUNDING: Final = "kalter_schlag.score.4"
MARCH: Final = "kalter_schlag.score.5"
TIES: Final = "kalter_schlag.score.6"
LIMIT: Final = "kalter_schlag.match.1"
JOINT_LOSERS: Final = "kalter_schlag.match.2"
CHARGED_DEALS: Final = "kalter_schlag.match.3"
NEXT_MATCH: Final = "kalter_schlag.match.4"

CLAUSES: Mapping[str, str] = MappingProxyType(
    {
        PACK: "c1: 32 cards, four players, each for himself",
        JACKS: "c9: the jacks are the highest cards, clubs, spades, hearts, diamonds, and a suit of their own",
        SIDE_ORDER: "c2, R.7: the order of the other cards, option side_order",
        POINTS: "c4: ace 11, ten 10, king 4, queen 3, jack 2; 120 in all",
        DEALING: "c5: eight cards each, as three, two and three",
        DEALER: "c5: the first dealer by lot, then clockwise",
        FIRST_LEAD: "c6: the player left of the dealer leads any card",
        NEXT_LEAD: "c10: the winner of a trick leads to the next",
        FOLLOW: "c6: follow suit; who cannot plays any card",
        FOLLOW_JACK: "c7, C.3: a jack led asks for jacks",
        JACK_APART: "c8, C.3: a jack does not belong to its printed suit, option void_jack",
        WINNER: "c9, c10: the highest jack takes the trick, else the highest card of the led suit",
        CALL_TIME: "c11, R.7: double in the first trick, before one's own card",
        CALL_ONCE: "C.2: each player doubles at most once",
        CALL_NAMES: "c11: the calls are named contra, re, bock and hirsch in their order",
        MOST_POINTS: "c13: the player with most card points is charged with them",
        CALLS_DOUBLE: "c14: each call doubles the charge",
        VIRGINS: "c15: each player without a trick doubles the charge",
        ROUNDING: "c16: the charge is rounded to tens, five and more upwards",
        MARCH: "c12, c17: who takes all eight tricks pays nothing, the others 120 each, doubled by each call",
        TIES: "c13, C.5: all who are tied for most card points are charged",
        LIMIT: "c3: who reaches the limit loses the match",
        JOINT_LOSERS: "c18, R.7: of several at the limit the highest loses; equal ones lose together",
        CHARGED_DEALS: "R.7: so many charged deals below the limit win, option charged_deals_to_win",
        NEXT_MATCH: "R.7: who deals first in the next match, option next_first_dealer",
    }
)
