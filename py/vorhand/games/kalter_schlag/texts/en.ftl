# Kalter Schlag.

game-kalter-schlag = Kalter Schlag
game-kalter-schlag-about = From Hamburg, for four players, all for themselves; the name means a cold strike, lightning that sets nothing alight. Whoever gathers most card points is charged; whoever first reaches the limit loses.
brief-kalter-schlag =
    Four players, 32 cards, eight each. All play for themselves, and nobody wants card points: ace 11, ten 10, king 4, { -queen } 3, { -jack } 2, 120 in all.
    The four { -jacks } are a suit of their own and beat everything; among themselves { -clubs } come first, then { -spades }, { -hearts }, { -diamonds }. In the other suits the highest card of the suit led wins. You must follow suit; if you cannot, you throw off. The player to the dealer’s left leads to the first trick, then the winner of each trick leads to the next.
    In the first trick each player may double once, before playing a card: contra, re, bock, hirsch.
    At the end the player with most card points is charged that number, doubled for each call and for each virgin (a player without a trick), rounded to tens. If several are tied for most, each of them is charged.
    Whoever takes all eight tricks (a march) is charged nothing; the others are charged 120 each, doubled for each call.
    Whoever reaches the limit of { $limit } points has lost the match.{ $charged_deals_to_win ->
        [0] {""}
       *[other] {" "}In addition, whoever has been charged { $charged_deals_to_win } times without reaching the limit wins.
    }

# Choice of rules
preset-source-text = Original rules
preset-source-text-hint = As in the text this game grew from: the king above the ten, the { -jack } of the suit led may be thrown off only if nothing else is left, dealer by lot.
preset-hamburg = Hamburg
preset-hamburg-hint = As played in Hamburg: the ten above the king, any { -jack } may be thrown off, the loser names the first dealer of the next match.
preset-hamburg-five = Hamburg, five charges
preset-hamburg-five-hint = Like Hamburg; in addition, whoever has been charged five times without reaching the limit wins.
kalter-schlag-level-beginner-hint = Remembers barely a third of the cards played and hardly thinks ahead, before doubling too.
kalter-schlag-level-casual-hint = Remembers more than half of the cards played and tries out a few ways the rest may lie, also before doubling.
kalter-schlag-level-club-hint = Forgets only a few cards and tries out many ways the rest may lie before ducking, discarding or doubling.
kalter-schlag-level-master-hint = Forgets no card and tries out the most ways the rest may lie before ducking, discarding or doubling.
option-kalter-schlag-side-order = Card order in the plain suits
option-kalter-schlag-side-order-hint = Whether the king or the ten comes next below the ace.
value-side-order-ace-king = ace, king, { -queen }, ten, nine …
value-side-order-ace-ten = ace, ten, king, { -queen }, nine …
option-kalter-schlag-void-jack = { -Jack } of the suit led
option-kalter-schlag-void-jack-hint = What you may do with the { -jack } of the suit led when you hold no card of that suit.
value-void-jack-free = may be thrown off
value-void-jack-not-own-suit-jack = only if nothing else is left
option-kalter-schlag-limit = Limit
option-kalter-schlag-limit-hint = Whoever has this many points loses the match.
option-kalter-schlag-charged-deals-to-win = Charges to win
option-kalter-schlag-charged-deals-to-win-hint = Whoever has been charged that many times and stayed below the limit wins.
value-charged-deals-to-win-0 = without this rule
option-kalter-schlag-next-first-dealer = Dealer of the next match
option-kalter-schlag-next-first-dealer-hint = Who deals first in the next match.
value-next-first-dealer-lot = drawn by lot
value-next-first-dealer-loser-chooses = the loser chooses

# At the table
call-name = { $call ->
    [contra] Contra
    [re] Re
    [bock] Bock
   *[hirsch] Hirsch
}
event-called = { $player }: { $call ->
    [contra] contra
    [re] re
    [bock] bock
   *[hirsch] hirsch
}.
move-double = { $value ->
    [contra] Contra
    [re] Re
    [bock] Bock
   *[hirsch] Hirsch
}
kalter-schlag-led = { $suit ->
    [clubs] { -Clubs } were led.
    [spades] { -Spades } were led.
    [hearts] { -Hearts } were led.
    [diamonds] { -Diamonds } were led.
   *[trump] { -A-jack } was led.
}
record-move-double = doubling
note-doubles = doubles: ×{ $factor }
fact-factor = { $call ->
    [contra] Contra
    [re] Re
    [bock] Bock
   *[hirsch] Hirsch
} ×{ $factor }
move-must-play-jack = Not allowed: { $suit ->
   *[trump] { -a-jack }
} was led and you hold the { $card }.
move-jack-is-no-suit-card = Not allowed: the { -jack } does not count among the { $suit ->
    [clubs] { -clubs }
    [spades] { -spades }
    [hearts] { -hearts }
   *[diamonds] { -diamonds }
}, and you hold the { $card }.
move-spare-jack = Not allowed: { $suit ->
    [clubs] { -clubs } were led, and the { -jack } of { -clubs }
    [spades] { -spades } were led, and the { -jack } of { -spades }
    [hearts] { -hearts } were led, and the { -jack } of { -hearts }
   *[diamonds] { -diamonds } were led, and the { -jack } of { -diamonds }
} may be thrown off only if you have nothing else.
move-double-late = Doubling is for the first trick only, before your own card.
move-double-twice = You have doubled already.

# Hints
kalter-schlag-chance-about = Chance: that you are charged less than the others on average.
hint-march = All the tricks are certain to be yours: play for the march.
hint-march-on = All the tricks so far are yours; this keeps the march possible.
hint-double = You have a good hand: doubling pays, on average { $n ->
    [one] 1 point
   *[other] { $n } points
} better than the other players.
hint-double-thin = Doubling would bring only { $n ->
    [one] 1 point
   *[other] { $n } points
} on average; that is too uncertain.
hint-double-weak = Your hand is too dangerous for doubling.

# Scoring
reason-most-points = The player with most card points is charged.
reason-tied = A tie for most card points: each of them is charged.
reason-march = A march: whoever takes all tricks is charged nothing.
reason-limit = The limit of { $limit } points has been reached.
reason-charged-deals = Charged as many times as agreed without reaching the limit.
step-card-points = Card points taken: { $n }
step-march = Another player’s march: { $n }
step-contra = Contra doubles: { $running }
step-re = Re doubles: { $running }
step-bock = Bock doubles: { $running }
step-hirsch = Hirsch doubles: { $running }
step-virgin = A virgin doubles: { $running }
step-rounding = Rounded to tens: { $running }
note-calls = { $n ->
    [one] contra
   *[other] up to { $call ->
        [re] re
        [bock] bock
       *[hirsch] hirsch
    }
}
note-march = march: { $self ->
    [yes] you
   *[no] { $player }
}
note-virgins = { $n ->
    [one] 1 virgin
   *[other] { $n } virgins
}

# The rules by number
clause-kalter-schlag-pack-1 = Four play with 32 cards, all for themselves.
clause-kalter-schlag-pack-1-title = The pack
clause-kalter-schlag-rank-1 = The { -jacks } are the highest cards and a suit of their own; among themselves { -clubs } come first, then { -spades }, { -hearts }, { -diamonds }.
clause-kalter-schlag-rank-1-title = Rank of the { -jacks }
clause-kalter-schlag-rank-2 = In the plain suits the ace is followed by the king or by the ten, as the set of rules says.
clause-kalter-schlag-rank-2-title = Plain suits
clause-kalter-schlag-rank-3 = Ace 11, ten 10, king 4, { -queen } 3, { -jack } 2 card points; 120 in all.
clause-kalter-schlag-rank-3-title = Card points
clause-kalter-schlag-deal-1 = Each player gets eight cards: three, then two, then three.
clause-kalter-schlag-deal-1-title = Dealing
clause-kalter-schlag-deal-2 = The first dealer is drawn by lot; the deal then passes clockwise.
clause-kalter-schlag-deal-2-title = Dealer
clause-kalter-schlag-lead-1 = The player to the dealer’s left leads any card to the first trick.
clause-kalter-schlag-lead-1-title = First lead
clause-kalter-schlag-lead-2 = The winner of a trick leads to the next.
clause-kalter-schlag-lead-2-title = Next lead
clause-kalter-schlag-follow-1 = You must follow the suit led. If you have none of it, you play any card.
clause-kalter-schlag-follow-1-title = Following suit
clause-kalter-schlag-follow-2 = If { -a-jack } is led, you must play { -a-jack } if you have one.
clause-kalter-schlag-follow-2-title = { -A-jack } led
clause-kalter-schlag-follow-3 = { -A-jack } does not belong to the suit whose sign it bears. Depending on the set of rules, it may be thrown off on that suit only if nothing else is left.
clause-kalter-schlag-follow-3-title = { -Jacks } and their sign
clause-kalter-schlag-trick-1 = The highest { -jack } takes the trick, otherwise the highest card of the suit led.
clause-kalter-schlag-trick-1-title = Trick
clause-kalter-schlag-call-1 = You may double in the first trick, before playing your own card.
clause-kalter-schlag-call-1-title = When to double
clause-kalter-schlag-call-2 = Each player doubles once at most.
clause-kalter-schlag-call-2-title = Doubling once
clause-kalter-schlag-call-3 = The calls are, in order, contra, re, bock and hirsch.
clause-kalter-schlag-call-3-title = The calls
clause-kalter-schlag-score-1 = The player with most card points is charged that number.
clause-kalter-schlag-score-1-title = Most card points
clause-kalter-schlag-score-2 = Each call doubles the charge.
clause-kalter-schlag-score-2-title = Calls double
clause-kalter-schlag-score-3 = Each player without a trick, a virgin, doubles the charge.
clause-kalter-schlag-score-3-title = Virgin
clause-kalter-schlag-score-4 = The charge is rounded to tens, five and more upwards.
clause-kalter-schlag-score-4-title = Rounding
clause-kalter-schlag-score-5 = Whoever takes all eight tricks is charged nothing; the others are charged 120 each, doubled for each call.
clause-kalter-schlag-score-5-title = March
clause-kalter-schlag-score-6 = If several are tied for most card points, each of them is charged.
clause-kalter-schlag-score-6-title = Ties
clause-kalter-schlag-match-1 = Whoever reaches the limit loses the match.
clause-kalter-schlag-match-1-title = Limit
clause-kalter-schlag-match-2 = If several reach the limit, the highest total loses; equal totals lose together.
clause-kalter-schlag-match-2-title = Several at the limit
clause-kalter-schlag-match-3 = If so agreed, whoever has been charged often enough without reaching the limit wins.
clause-kalter-schlag-match-3-title = Winning by charges
clause-kalter-schlag-match-4 = Who deals first in the next match is drawn by lot or named by the loser, as the set of rules says.
clause-kalter-schlag-match-4-title = Next match

# All the rules that hold in a match
clauses-kalter-schlag =
    { clause-kalter-schlag-pack-1-title }: { clause-kalter-schlag-pack-1 }
    { clause-kalter-schlag-rank-1-title }: { clause-kalter-schlag-rank-1 }
    { clause-kalter-schlag-rank-2-title }: { clause-kalter-schlag-rank-2 }
    { clause-kalter-schlag-rank-3-title }: { clause-kalter-schlag-rank-3 }
    { clause-kalter-schlag-deal-1-title }: { clause-kalter-schlag-deal-1 }
    { clause-kalter-schlag-deal-2-title }: { clause-kalter-schlag-deal-2 }
    { clause-kalter-schlag-lead-1-title }: { clause-kalter-schlag-lead-1 }
    { clause-kalter-schlag-lead-2-title }: { clause-kalter-schlag-lead-2 }
    { clause-kalter-schlag-follow-1-title }: { clause-kalter-schlag-follow-1 }
    { clause-kalter-schlag-follow-2-title }: { clause-kalter-schlag-follow-2 }
    { clause-kalter-schlag-follow-3-title }: { clause-kalter-schlag-follow-3 }
    { clause-kalter-schlag-trick-1-title }: { clause-kalter-schlag-trick-1 }
    { clause-kalter-schlag-call-1-title }: { clause-kalter-schlag-call-1 }
    { clause-kalter-schlag-call-2-title }: { clause-kalter-schlag-call-2 }
    { clause-kalter-schlag-call-3-title }: { clause-kalter-schlag-call-3 }
    { clause-kalter-schlag-score-1-title }: { clause-kalter-schlag-score-1 }
    { clause-kalter-schlag-score-2-title }: { clause-kalter-schlag-score-2 }
    { clause-kalter-schlag-score-3-title }: { clause-kalter-schlag-score-3 }
    { clause-kalter-schlag-score-4-title }: { clause-kalter-schlag-score-4 }
    { clause-kalter-schlag-score-5-title }: { clause-kalter-schlag-score-5 }
    { clause-kalter-schlag-score-6-title }: { clause-kalter-schlag-score-6 }
    { clause-kalter-schlag-match-1-title }: { clause-kalter-schlag-match-1 }
    { clause-kalter-schlag-match-2-title }: { clause-kalter-schlag-match-2 }{ $charged_deals_to_win ->
        [0] {""}
       *[other] {"\u000A"}{ clause-kalter-schlag-match-3-title }: { clause-kalter-schlag-match-3 }
    }
    { clause-kalter-schlag-match-4-title }: { clause-kalter-schlag-match-4 }

# Statistics
kalter-schlag-stats-charged = Charged or not, by how far it was doubled
kalter-schlag-stats-col-spared = free
kalter-schlag-stats-col-charged = charged
kalter-schlag-stats-row-single = Not doubled
kalter-schlag-stats-row-contra = Contra
kalter-schlag-stats-row-re = Re
kalter-schlag-stats-row-bock = Bock
kalter-schlag-stats-row-hirsch = Hirsch
kalter-schlag-stats-ends = All tricks or none
kalter-schlag-stats-row-virgin = You took none
kalter-schlag-stats-row-march = You took all
kalter-schlag-stats-row-marched = Another took all
kalter-schlag-stats-luck-jacks = { -Jacks }
kalter-schlag-stats-luck-aces = Aces
