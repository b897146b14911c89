"""The clauses of Rams: their ids, and where each stands in the rules of record.

`c…` are the clauses of the owner's text (II.A), `E.…` the points it leaves open (II.E), `R.…` the rulings.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

PACK: Final = "rams.pack.1"
RANKS: Final = "rams.rank.1"
DEALING: Final = "rams.deal.1"
DEALER: Final = "rams.deal.2"
MISDEAL: Final = "rams.deal.3"
EXPOSED: Final = "rams.deal.4"
DECLARE: Final = "rams.declare.1"
THREE_PLAY: Final = "rams.declare.2"
ACE_FORCES: Final = "rams.declare.3"
EXCHANGE: Final = "rams.exchange.1"
SHORT_STOCK: Final = "rams.exchange.2"
UPCARD: Final = "rams.upcard.1"
RAMS: Final = "rams.reveal.1"
FLUSH: Final = "rams.reveal.2"
WINDOWS: Final = "rams.reveal.3"
TWO_JACKS: Final = "rams.jacks.1"
FOUR_JACKS: Final = "rams.jacks.2"
JACKS_VOID: Final = "rams.jacks.3"
FIRST_LEAD: Final = "rams.lead.1"
NEXT_LEAD: Final = "rams.lead.2"
LEAD_ACE: Final = "rams.lead.3"
FOLLOW: Final = "rams.follow.1"
RUFF: Final = "rams.follow.2"
WINNER: Final = "rams.trick.1"
TRICKS: Final = "rams.score.1"
ACES: Final = "rams.score.2"
REMISE: Final = "rams.score.3"
REMISE_ACES: Final = "rams.score.4"
LONE: Final = "rams.score.5"
REVOKE: Final = "rams.revoke.1"
START: Final = "rams.match.1"
ZERO: Final = "rams.match.2"
SHARED: Final = "rams.match.3"

CLAUSES: Mapping[str, str] = MappingProxyType(
    {
        PACK: "c2: 36 cards up to four players, 52 for more, option pack_size",
        RANKS: "c2: ace, king, queen, jack, ten and so on downwards",
        DEALING: "c3: five cards each, as three and two, then the upcard turns trump",
        DEALER: "c11, R.3: the first dealer by lot, then clockwise",
        MISDEAL: "c22: a misdeal scores nothing and passes the deal on",
        EXPOSED: "c23: a card exposed in the draw may be refused, at the dealer's cost",
        DECLARE: "c4: each in turn says whether he plays",
        THREE_PLAY: "c5: three may not pass, option three_may_pass",
        ACE_FORCES: "c8: who holds an ace must play, option ace_forces_in",
        EXCHANGE: "c6, R.6: each in turn exchanges any number of cards once, option exchange_limit",
        SHORT_STOCK: "R.6: when the stock runs out, option when_stock_short",
        UPCARD: "c7, R.6: the dealer, if in, may take the upcard for any card",
        RAMS: "c17, R.6: four aces win the match",
        FLUSH: "c18, R.6: five of one suit end the deal",
        WINDOWS: "R.6: when rams and flush count, option reveal_in",
        TWO_JACKS: "c19: two jacks of a colour write off five, options jacks_in and jacks_need_trick",
        FOUR_JACKS: "c20: four jacks write off ten",
        JACKS_VOID: "c21: jacks do not count once a rams or a flush is shown",
        FIRST_LEAD: "c9, R.6: the first player in from the dealer's left leads",
        NEXT_LEAD: "c9: the winner of a trick leads to the next",
        LEAD_ACE: "c12, R.6: the trump ace must be led, option must_lead_trump_ace",
        FOLLOW: "c10: follow suit",
        RUFF: "c10: void, trump, option must_ruff; void in both, any card",
        WINNER: "c10: the highest trump takes the trick, else the highest card of the led suit",
        TRICKS: "c13: each trick writes off one",
        ACES: "c14, R.6: with a trick the aces held when the play began are written off",
        REMISE: "c15: no trick, the remise",
        REMISE_ACES: "c15: and the aces, option remise_with_aces",
        LONE: "R.6: one alone in takes all tricks, option lone_player",
        REVOKE: "c24, R.3: a forbidden card costs 25 and the deal, option revoke",
        START: "c13: what each has to write off, option start_score",
        ZERO: "c16, R.6: the first at nought or below may stop the match or go on",
        SHARED: "c16, R.6: all at nought or below when a deal ends share the win",
    }
)
