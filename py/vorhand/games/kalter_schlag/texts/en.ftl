# Kalter Schlag.

game-kalter-schlag = Kalter Schlag
game-kalter-schlag-about = From Hamburg, for four players, each for himself. Whoever gathers most card points is charged; whoever first reaches the limit loses.
brief-kalter-schlag =
    Four players, 32 cards, eight each. All play for themselves, and nobody wants card points: ace 11, ten 10, king 4, queen 3, jack 2, 120 in all.
    The four jacks are a suit of their own and beat everything: clubs, spades, hearts, diamonds. In the other suits the highest card of the suit led wins. You must follow suit; if you cannot, you throw off.
    In the first trick each player may double once, before playing a card: contra, re, bock, hirsch.
    At the end the player with most card points writes them down, doubled for each call and for each virgin (a player without a trick), rounded to tens. If several are tied for most, each of them is charged.
    Whoever takes all eight tricks (a march) pays nothing; the others write 120 each, doubled for each call.
    Whoever reaches the limit of { $limit } points has lost the match.{ $charged_deals_to_win ->
        [0] {""}
       *[other] {" "}Besides, whoever has been charged { $charged_deals_to_win } times without reaching the limit wins.
    }

# Choice of rules
preset-source-text = Source text
preset-source-text-hint = As in the text this game grew from: the king above the ten, jacks of the suit led held back, dealer by lot.
preset-hamburg = Hamburg
preset-hamburg-hint = As played in Hamburg: the ten above the king, jacks free, the loser says who deals next.
preset-hamburg-five = Hamburg, five charges
preset-hamburg-five-hint = As Hamburg; besides, whoever has been charged five times without reaching the limit wins.
level-club = Club player
level-club-hint = Counts along, ducks, and doubles when standing well.
option-kalter-schlag-side-order = Rank of the plain suits
option-kalter-schlag-side-order-hint = Whether the king or the ten stands next below the ace.
value-side-order-ace-king = ace, king, queen, ten, nine …
value-side-order-ace-ten = ace, ten, king, queen, nine …
option-kalter-schlag-void-jack = Jack of the suit led
option-kalter-schlag-void-jack-hint = What holds for a player who has no card of the suit led, but the jack with its sign.
value-void-jack-free = may be thrown off
value-void-jack-not-own-suit-jack = only if nothing else is left
option-kalter-schlag-limit = Limit
option-kalter-schlag-limit-hint = Whoever has so many points loses the match.
option-kalter-schlag-charged-deals-to-win = Charges to win
option-kalter-schlag-charged-deals-to-win-hint = Whoever has been charged so often and stayed below the limit wins.
value-charged-deals-to-win-0 = does not count
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
led-kalter-schlag = { $suit ->
    [clubs] Clubs were led.
    [spades] Spades were led.
    [hearts] Hearts were led.
    [diamonds] Diamonds were led.
   *[trump] A jack was led.
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
   *[trump] a jack
} was led and you hold the { $card }.
move-jack-is-no-suit-card = Not allowed: the jack does not count among the { $suit ->
    [clubs] clubs
    [spades] spades
    [hearts] hearts
   *[diamonds] diamonds
}, and you hold the { $card }.
move-spare-jack = Not allowed: the { $card } bears the sign of the suit led ({ $suit ->
    [clubs] clubs
    [spades] spades
    [hearts] hearts
   *[diamonds] diamonds
}) and stays as long as you have another card.
move-double-late = Doubling is for the first trick only, before your own card.
move-double-twice = You have doubled already.

# Hints
hint-only-card = No other card is allowed.
hint-lead = With this you are most likely to lose the trick.
hint-take = This trick is cheap to have now.
hint-must-take = Every card you may play would be winning; this one costs least.
hint-duck = This stays under the winning card.
hint-throw-off = You cannot follow suit: away with the dangerous card.
hint-march = All the tricks are within reach: play for the march.
hint-stop-march = This trick stops a march.
hint-double = You are well placed: doubling pays, on average { $n ->
    [one] 1 point
   *[other] { $n } points
} better than the table.

# Scoring
reason-most-points = The player with most card points is charged.
reason-tied = A tie for most card points: each of them is charged.
reason-march = A march: whoever takes all tricks pays nothing.
reason-limit = The limit of { $limit } points has been reached.
reason-charged-deals = The agreed number of charges has been reached.
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
clause-kalter-schlag-pack-1 = Four play with 32 cards, each for himself.
clause-kalter-schlag-pack-1-title = The pack
clause-kalter-schlag-rank-1 = The jacks are the highest cards, in the order clubs, spades, hearts, diamonds, and a suit of their own.
clause-kalter-schlag-rank-1-title = Rank of the jacks
clause-kalter-schlag-rank-2 = In the plain suits the ace is followed by the king or by the ten, as the set of rules says.
clause-kalter-schlag-rank-2-title = Rank of the plain suits
clause-kalter-schlag-rank-3 = Ace 11, ten 10, king 4, queen 3, jack 2 card points; 120 in all.
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
clause-kalter-schlag-follow-2 = If a jack is led, you must play a jack if you have one.
clause-kalter-schlag-follow-2-title = A jack led
clause-kalter-schlag-follow-3 = A jack does not belong to the suit whose sign it bears. Depending on the set of rules, a player who cannot follow that suit keeps it back while holding other cards.
clause-kalter-schlag-follow-3-title = Jacks and their sign
clause-kalter-schlag-trick-1 = The highest jack takes the trick, otherwise the highest card of the suit led.
clause-kalter-schlag-trick-1-title = Trick
clause-kalter-schlag-call-1 = You may double in the first trick, before playing your own card.
clause-kalter-schlag-call-1-title = When to double
clause-kalter-schlag-call-2 = Each player doubles once at most.
clause-kalter-schlag-call-2-title = Doubling once
clause-kalter-schlag-call-3 = The calls are named in order contra, re, bock and hirsch.
clause-kalter-schlag-call-3-title = The calls
clause-kalter-schlag-score-1 = The player with most card points writes them down.
clause-kalter-schlag-score-1-title = Most card points
clause-kalter-schlag-score-2 = Each call doubles the charge.
clause-kalter-schlag-score-2-title = Calls double
clause-kalter-schlag-score-3 = Each player without a trick, a virgin, doubles the charge.
clause-kalter-schlag-score-3-title = Virgin
clause-kalter-schlag-score-4 = The charge is rounded to tens, five and more upwards.
clause-kalter-schlag-score-4-title = Rounding
clause-kalter-schlag-score-5 = Whoever takes all eight tricks pays nothing; the others write 120 each, doubled for each call.
clause-kalter-schlag-score-5-title = March
clause-kalter-schlag-score-6 = If several are tied for most card points, each of them is charged.
clause-kalter-schlag-score-6-title = Ties
clause-kalter-schlag-match-1 = Whoever reaches the limit loses the match.
clause-kalter-schlag-match-1-title = Limit
clause-kalter-schlag-match-2 = If several reach the limit, the highest total loses; equal totals lose together.
clause-kalter-schlag-match-2-title = Several at the limit
clause-kalter-schlag-match-3 = If so agreed, whoever has been charged so often without reaching the limit wins.
clause-kalter-schlag-match-3-title = Winning by charges
clause-kalter-schlag-match-4 = Who deals first in the next match is drawn by lot or named by the loser, as the set of rules says.
clause-kalter-schlag-match-4-title = Next match
