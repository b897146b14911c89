"""The clauses of Skat: their ids, and where each stands in the rules of record.

`c…` are the clauses of the owner's text (I.A), `C.…` the proposed implementation (I.C), `R.…` the rulings.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

PACK: Final = "skat.pack.1"
JACKS: Final = "skat.rank.1"
RANKS: Final = "skat.rank.2"
NULL_RANKS: Final = "skat.rank.3"
POINTS: Final = "skat.rank.4"
DEALING: Final = "skat.deal.1"
DEALER: Final = "skat.deal.2"
SITS_OUT: Final = "skat.deal.3"
BID_ORDER: Final = "skat.bid.1"
BID_VALUES: Final = "skat.bid.2"
BID_FOREHAND: Final = "skat.bid.3"
BID_HOLD: Final = "skat.bid.4"
ALL_PASS: Final = "skat.bid.5"
TAKE: Final = "skat.skat.1"
HAND: Final = "skat.skat.2"
DECLARE: Final = "skat.declare.1"
LEVELS: Final = "skat.declare.2"
OUVERT: Final = "skat.declare.3"
NULL_BELOW_BID: Final = "skat.declare.4"
CONTRA: Final = "skat.contra.1"
RE: Final = "skat.contra.2"
CONTRA_BID: Final = "skat.contra.3"
FIRST_LEAD: Final = "skat.lead.1"
NEXT_LEAD: Final = "skat.lead.2"
FOLLOW: Final = "skat.follow.1"
JACK_IS_TRUMP: Final = "skat.follow.2"
JACK_IN_NULL: Final = "skat.follow.3"
WINNER: Final = "skat.trick.1"
NULL_ENDS: Final = "skat.end.1"
CLAIM: Final = "skat.end.2"
CONCEDE: Final = "skat.end.3"
SIXTY_ONE: Final = "skat.score.1"
MATADORS: Final = "skat.score.2"
GAME_STEP: Final = "skat.score.3"
HAND_STEP: Final = "skat.score.4"
SCHNEIDER: Final = "skat.score.5"
SCHWARZ: Final = "skat.score.6"
SCHNEIDER_ANNOUNCED: Final = "skat.score.7"
SCHWARZ_ANNOUNCED: Final = "skat.score.8"
OUVERT_STEP: Final = "skat.score.9"
BASE_VALUES: Final = "skat.score.10"
NULL_VALUES: Final = "skat.score.11"
LOST_DOUBLE: Final = "skat.score.12"
LOST_HAND: Final = "skat.score.13"
OVERBID: Final = "skat.score.14"
CONTRA_DOUBLES: Final = "skat.score.15"
BOCK: Final = "skat.score.16"
REVOKE: Final = "skat.revoke.1"
MATCH_LENGTH: Final = "skat.match.1"
SETTLEMENT: Final = "skat.match.2"
HIGHEST_WINS: Final = "skat.match.3"

CLAUSES: Mapping[str, str] = MappingProxyType(
    {
        PACK: "c1: 32 cards, three players",
        JACKS: "c7: jacks are the top trumps",
        RANKS: "c1: ace ten king queen nine eight seven",
        NULL_RANKS: "c17: the order of Null",
        POINTS: "c8: card points",
        DEALING: "C.2: three, two to the skat, four, three",
        DEALER: "c4: first dealer by lot, then clockwise",
        SITS_OUT: "R.4: four at the table, the dealer sits out",
        BID_ORDER: "c12, C.2: middlehand speaks to forehand, rearhand to the survivor",
        BID_VALUES: "C.2: only game values, higher than the last",
        BID_FOREHAND: "R.4: after two passes forehand may play at 18",
        BID_HOLD: "C.2: the hearer holds or passes",
        ALL_PASS: "c13: all pass, when_all_pass",
        TAKE: "c18: take the skat, lay away two cards",
        HAND: "c19: hand, the skat stays untouched",
        DECLARE: "c15, c16, c17: suit game, Grand, Null",
        LEVELS: "C.3: levels are announced in hand games",
        OUVERT: "c20: ouvert, the cards laid open before the first lead",
        NULL_BELOW_BID: "C.3: no Null below the bid",
        CONTRA: "R.4: contra, before the first lead",
        RE: "R.4: re",
        CONTRA_BID: "R.4: contra_needs_bid",
        FIRST_LEAD: "C.4: forehand leads",
        NEXT_LEAD: "C.4: the winner leads",
        FOLLOW: "c10: follow the effective suit",
        JACK_IS_TRUMP: "C.4: a jack belongs to the trumps",
        JACK_IN_NULL: "C.4: in Null a jack follows its printed suit",
        WINNER: "C.4: who takes the trick",
        NULL_ENDS: "C.4: Null ends with the soloist's first trick",
        CLAIM: "R.3: claim",
        CONCEDE: "R.3: concede",
        SIXTY_ONE: "c2: 61 card points win",
        MATADORS: "c24: matadors, the skat included",
        GAME_STEP: "c23: the game step",
        HAND_STEP: "c23: hand",
        SCHNEIDER: "c22: schneider",
        SCHWARZ: "c21: schwarz",
        SCHNEIDER_ANNOUNCED: "c23: schneider announced",
        SCHWARZ_ANNOUNCED: "c23: schwarz announced",
        OUVERT_STEP: "c20: ouvert",
        BASE_VALUES: "c25: base values",
        NULL_VALUES: "c31, R.1: Null values",
        LOST_DOUBLE: "c28: a lost skat game counts double",
        LOST_HAND: "c28: a lost hand game, hand_loss",
        OVERBID: "R.4: overbid",
        CONTRA_DOUBLES: "R.4: contra and re double the score",
        BOCK: "R.5: Bock doubles every score",
        REVOKE: "c30, C.6: a revoke ends the play",
        MATCH_LENGTH: "R.1: deals_per_match",
        SETTLEMENT: "R.4: Seeger-Fabian",
        HIGHEST_WINS: "R.3: the highest total wins",
    }
)
