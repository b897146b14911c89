# Skat.

game-skat = Skat
game-skat-about = One against two: the highest bidder plays alone and needs 61 of the 120 card points. For three players; with four the dealer sits out.
brief-skat =
    Three players, 32 cards: ten each, and two face down in the skat. One player, the soloist, plays alone against the other two. With four at the table the dealer sits out.
    The four jacks are the highest trumps; among themselves clubs come first, then spades, hearts, diamonds. Below them each suit ranks ace, ten, king, queen, nine, eight, seven. An ace counts 11 card points, a ten 10, a king 4, a queen 3, a jack 2, 120 in all.
    First comes the auction: whoever bids the highest game value plays alone. To the dealer’s left sits forehand, then middlehand and rearhand. Middlehand names values to forehand, from 18 up, until one of the two passes; rearhand then goes on bidding to the other.
    The soloist takes the skat and discards two cards, or plays a hand game and leaves the skat untouched. Then the soloist declares: a suit game (the jacks and one suit are trumps), Grand (only the jacks are trumps) or Null (no trumps, and the soloist must not take a trick; each suit ranks ace, king, queen, jack, ten, nine, eight, seven).
    Forehand leads to the first trick. You must follow suit, trumps being a suit too; if you cannot, you play any card. The highest trump takes the trick, otherwise the highest card of the suit led. The winner of a trick leads to the next.
    In a suit game and in Grand the soloist wins with 61 card points; the skat, or the discard, counts for the soloist. A side with at most { $schneider_limit } card points is schneider, a side without a trick is schwarz.
    The game value is the base value times the multiplier. Base values: diamonds 9, hearts 10, spades 11, clubs 12, Grand 24{ $open_grand ->
        [base_36] {""}, Grand ouvert 36
       *[base_24_plus_open] {""}
    }. The multiplier: 1 for each matador (the highest trumps from the jack of clubs down that the soloist holds without a gap, “with”, or lacks without a gap, “without”), plus 1 for the game and 1 each for hand, schneider, schwarz and whatever is announced in a hand game. “With 2, game 3, times 12 = 36” is clubs with the two highest jacks. Null counts { $null }, Null hand { $null_hand }, Null ouvert { $null_ouvert }, Null hand ouvert { $null_ouvert_hand }.
    A game won scores its value, a game lost costs twice that{ $hand_loss ->
        [single] , a lost hand game only its value
       *[double] , hand games included
    }. If the value turns out lower than the bid, the soloist has overbid and lost.
    { $contra ->
        [off] {""}
        [contra] Before the first trick the defenders may say contra, which doubles the score.
       *[contra_re] Before the first trick the defenders may say contra, and the soloist may answer with re; each doubles the score.
    }
    If all three pass, nobody scores, and { $when_all_pass ->
        [same_dealer] the same dealer deals again.
       *[next_dealer] the next dealer deals.
    } { $deals_per_match ->
        [0] A match has twelve deals for each player;
       *[other] Deals in a match: { $deals_per_match };
    } the highest total wins.{ $scoring ->
        [seeger_fabian] {" "}By the Seeger-Fabian scoring each game you win adds 50 points, each game you lose takes 50 away, and each game lost by another player gives you 40 points at a table of three, 30 at a table of four.
       *[plain] {""}
    }

# Choice of rules
preset-altenburg = Altenburg code
preset-altenburg-hint = As in the text this game grew from, which goes by the Altenburg code of 1927: a lost hand game costs its value only once, and Grand ouvert has base value 36.
preset-isko = International Skat Order
preset-isko-hint = As played today: every lost game costs twice its value, and Grand ouvert too has base value 24, with one level for ouvert.
preset-isko-tournament = Tournament (Seeger-Fabian)
preset-isko-tournament-hint = Like the International Skat Order, settled by Seeger-Fabian: 50 points for each game you win, and points for each game the others lose.
skat-level-club-hint = Bids by the strength of the hand, discards with care, draws trumps and feeds card points to a partner’s trick.
option-skat-hand-loss = A lost hand game
option-skat-hand-loss-hint = What a lost hand game costs. A game lost after taking the skat always costs twice its value.
value-hand-loss-single = its value once
value-hand-loss-double = twice its value
option-skat-open-grand = Value of Grand ouvert
option-skat-open-grand-hint = Whether Grand ouvert has a higher base value or counts one level more.
value-open-grand-base-24-plus-open = base value 24, one level for ouvert
value-open-grand-base-36 = base value 36, no level for ouvert
option-skat-null = Value of Null
option-skat-null-hint = Null after taking the skat.
option-skat-null-hand = Value of Null hand
option-skat-null-hand-hint = Null without looking at the skat.
option-skat-null-ouvert = Value of Null ouvert
option-skat-null-ouvert-hint = Null after taking the skat, with the cards laid open.
option-skat-null-ouvert-hand = Value of Null hand ouvert
option-skat-null-ouvert-hand-hint = Null with the cards laid open, without looking at the skat.
option-skat-schneider-limit = Limit for schneider
option-skat-schneider-limit-hint = A side with this many card points or fewer is schneider.
value-schneider-limit-30 = 30 card points
value-schneider-limit-31 = 31 card points
option-skat-when-all-pass = When all pass
option-skat-when-all-pass-hint = How play goes on after a deal that was passed in.
value-when-all-pass-next-dealer = the next dealer deals
value-when-all-pass-same-dealer = the same dealer deals again
option-skat-contra = Contra and re
option-skat-contra-hint = Whether the defenders may double the game, and the soloist double it again.
value-contra-off = not allowed
value-contra-contra = contra only
value-contra-contra-re = contra and re
option-skat-contra-needs-bid = Contra only after a bid
option-skat-contra-needs-bid-hint = Only a defender who bid or held at least 18 may say contra.
option-skat-scoring = Scoring of the match
option-skat-scoring-hint = Whether only the game values count, or in the end also how many games each player won and lost.
value-scoring-plain = game values only
value-scoring-seeger-fabian = by Seeger-Fabian
option-skat-deals-per-match = Deals in a match
option-skat-deals-per-match-hint = The match is settled after this many deals.
skat-value-deals-per-match-0 = twelve for each player
option-skat-revoke = A revoke
option-skat-revoke-hint = Whether a forbidden card is simply not accepted or ends the play.
value-revoke-refused = the card is not accepted
value-revoke-punished = it ends the play

# The declaration
contract-game = { $game ->
    [clubs] Clubs
    [spades] Spades
    [hearts] Hearts
    [diamonds] Diamonds
    [grand] Grand
   *[null] Null
}
level-word = { $level ->
    [hand] hand
    [schneider] schneider
    [schwarz] schwarz
   *[ouvert] ouvert
}
level-joint = {" "}

# At the seats
role-forehand = forehand
role-middlehand = middlehand
role-rearhand = rearhand
role-speaker = speaker
role-hearer = hearer
role-soloist = soloist
role-sits-out = sitting out
role-forehand-short = forehand
role-middlehand-short = middlehand
role-rearhand-short = rearhand
role-speaker-short = speaker
role-hearer-short = hearer
role-soloist-short = soloist
role-sits-out-short = sits out
call-bid = bid { $n }
call-hold = held { $n }
call-passed = passed
fact-bid = Bid: { $n }
fact-contract = { $player }: { $game }{ $levels } · bid { $n }
fact-doubled = { $call ->
    [re] Re
   *[contra] Contra
} ×{ $factor }

# Whose turn it is
due-auction-speaker = { $n ->
    [0] There is no bid yet: do you bid or pass?
   *[other] The bid is { $n }: do you bid more or pass?
}
due-auction-hearer = The bid is { $n }: do you hold or pass?
due-auction-forehand-speaker = The others have passed: do you play at 18 or pass too?
due-skat = You are the soloist: do you take the skat or play a hand game?
due-discard = Discard two cards.
due-declare = Declare your game.
due-contra = Do you say contra?
due-re = Contra against you: do you say re?

# Buttons
move-bid = Bid { $value }
move-hold = Hold { $value }
move-pass = Pass
move-take = Take the skat
move-take-declare = Discard again
move-hand = Play a hand game
move-discard = Discard
move-declare = Declare { $value }
move-contra = Contra
move-re = Re
move-pass-contra = No contra
move-pass-re = No re
move-claim = Claim the rest
move-concede = Concede
record-move-hold = holding
record-move-pass = passing
record-move-take = taking the skat
record-move-hand = a hand game
record-move-contra = contra
record-move-re = re
record-move-claim = claiming
record-move-concede = conceding
note-laid = { $n ->
    [one] 1 card point
   *[other] { $n } card points
}
note-worth = { $n }: { $covers ->
    [yes] enough for { $bid }
    [perhaps] enough for { $bid } unless the skat changes it
   *[no] not enough for { $bid }
}
note-put-back = Pick up the discard again

# Events
event-bid = { $self ->
    [yes] You bid
   *[no] { $player } bids
} { $n }.
event-jump-bid = { $self ->
    [yes] You jump
   *[no] { $player } jumps
} { $from ->
    [0] straight to { $n }.
   *[other] from { $from } to { $n }.
}
event-held = { $self ->
    [yes] You hold
   *[no] { $player } holds
} { $n }.
event-passed = { $self ->
    [yes] You pass
   *[no] { $player } passes
}.
event-auction-won = { $self ->
    [yes] You are
   *[no] { $player } is
} the soloist, at a bid of { $n }.
event-passed-in = All have passed: the deal is passed in.
event-took-skat = { $self ->
    [yes] You take
   *[no] { $player } takes
} the skat.
event-own-skat = In the skat: { $cards }.
event-hand = { $self ->
    [yes] You play
   *[no] { $player } plays
} a hand game.
event-discarded = { $self ->
    [yes] You discard
   *[no] { $player } discards
} two cards.
event-own-discard = Discarded: { $cards }.
event-put-back = { $self ->
    [yes] You pick
   *[no] { $player } picks
} up the discard again.
event-declared = { $self ->
    [yes] You play
   *[no] { $player } plays
} { $game }{ $levels }.
event-no-call = { $self ->
    [yes] You do
   *[no] { $player } does
} not double.
event-laid-open = { $self ->
    [yes] Your cards, laid open
   *[no] The cards of { $player }, laid open
}: { $cards }.
event-claimed = { $self ->
    [yes] You claim
   *[no] { $player } claims
} the rest: nothing can change it now.
event-conceded = { $self ->
    [yes] You concede
   *[no] { $player } concedes
}.
event-null-ended = { $self ->
    [yes] You have
   *[no] { $player } has
} taken a trick: Null is lost.
event-revoked = { $self ->
    [yes] You have
   *[no] { $player } has
} revoked: { $card }.

# What is not allowed
move-bid-not-a-value = { $n } cannot be bid: no game has this value.
move-bid-too-low = { $n } is too little: the bid is { $bid } already.
move-bid-forehand = { $n } is not allowed: when both others have passed, forehand may only play at 18.
move-no-bid-yet = There is no bid yet that you could hold.
move-hearer-holds = You are the hearer: you may hold { $n } or pass, but not bid yourself.
move-speaker-bids = You are the speaker: bid more or pass. Holding is for the other side.
move-auction-first = The auction comes first.
move-auction-over = The auction is over.
move-skat-first = First the skat: take it or play a hand game.
move-skat-taken = You have taken the skat already.
move-discard-first = First you have to discard two cards.
move-discard-two = Exactly two cards are discarded.
move-put-back-often = Time to decide: you have picked up the skat { $n } times.
move-hand-no-discard = You are playing a hand game: the skat stays untouched and nothing is discarded.
move-declare-first = First you have to declare your game.
move-declare-unknown = There is no such game to declare: “{ $text }”.
move-declared = The game has been declared already.
move-level-needs-hand = This may be announced in a hand game only: { $level }.
move-null-below-bid = This Null is worth only { $n }, and you have bid up to { $bid }.
move-null-no-level = There is no such thing in Null: { $level }.
move-contra-first = First you have to decide whether you say contra.
move-contra-off = Contra is not allowed by these rules.
move-contra-too-late = It is too late for that: doubling comes before the first lead.
move-contra-not-bid = Only a defender who bid or held at least 18 may say contra.
move-re-first = First you have to decide whether you say re.
move-re-off = Re is not allowed by these rules.
move-must-play-trump = Not allowed: a trump was led and you hold the { $card }.
move-jack-is-trump = Not allowed: the jack is a trump, { $suit ->
    [clubs] clubs
    [spades] spades
    [hearts] hearts
   *[diamonds] diamonds
} were led and you hold the { $card }.
move-claim-unproven = You may claim the rest only if it is certain however the cards lie.
move-claim-null-defender = In Null only the soloist can claim the rest.
notation-contract = Not a declaration: “{ $text }”.

# Hints

hint-bid = Your hand is good for bids up to { $limit }; best game for it: { $game }.
hint-hold = Your hand is good for bids up to { $limit }; best game for it: { $game }.
hint-bid-more = There is no need to go so high yet: { $n } will do.
hint-bid-weak = At { $n } your hand has no game that you would win often enough.
hint-pass-weak = Your hand has no game that you would win often enough.
hint-pass-limit = Your hand is good for bids up to { $limit } only.
hint-pass-strong = Your hand is too strong for passing: { $game }.
skat-hint-take = With two more cards to choose from your game gets better.
hint-take-dear = Your hand is strong enough without the skat: { $game }.
hint-hand = Your hand is strong enough without the skat, and a hand game counts one level more: { $game }.
hint-hand-risky = Without the skat this is too risky.
hint-discard-void = The plan: { $game }. You will have no card left of { $suit ->
    [clubs] clubs
    [spades] spades
    [hearts] hearts
   *[diamonds] diamonds
}.
hint-discard-safe = The plan: { $game }. This brings { $n } card points home.
hint-discard-low = The plan: { $game }. Get rid of cards that promise no trick.
hint-discard-null = The plan: Null. Get rid of the cards most likely to take a trick.
hint-discard-weak = This weakens your game: { $game }.
hint-declare = Your best game: you win it about { $chance } times in 100.
hint-declare-less = Another game promises more; this one you win about { $chance } times in 100.
hint-declare-overbid = Certain to be worth only { $n }: not enough for the bid of { $bid }.
hint-put-back = Your discard is good enough.
hint-contra = Your hand should beat this game.
hint-no-contra = This is not enough for contra.
hint-re = You win here about { $chance } times in 100.
hint-no-re = This is not enough for re.
hint-draw-trumps = Draw the others’ trumps.
hint-cash = Nobody can beat this card in its suit any more.
hint-lead-loser = You will lose this trick anyway, so lose it cheaply.
hint-lead-through = The soloist sits in the middle: lead through.
hint-lead-to-partner = The soloist plays last: lead to your partner.
hint-lead-trump = Every trump the soloist has to play now will be missed later.
hint-take-trick = This puts you ahead; card points in the trick: { $n }.
hint-ruff = You can ruff; card points in the trick: { $n }.
hint-schmear = A schmear: these card points are meant for your partner.
hint-leave-partner = Your partner has the trick already; a small card will do.
hint-overtake = You take the trick over from your partner; card points in it: { $n }.
skat-hint-duck = Let this trick go and keep your strong card.
hint-cheap = This trick cannot be won: give as little as you can.
skat-hint-throw-off = You cannot follow suit: throw off what you do not need.
hint-null-duck = This stays under the best card.
hint-null-lead = Somebody else is most likely to take this card.
hint-null-forced = Every card you may play would be winning; hope that somebody still beats it.
hint-null-throw-off = You cannot follow suit: a dangerous card can go.
hint-null-attack = Here the soloist is most likely to get a trick: { $suit ->
    [clubs] clubs
    [spades] spades
    [hearts] hearts
   *[diamonds] diamonds
}.
hint-null-under = Stay low, so that the soloist keeps the trick or gets it.
hint-null-let-go = Now you can get rid of a high card.
hint-claim = The rest is yours for certain.
hint-concede = Conceding only costs you: better play on.
hint-revoke = This card does not follow suit although you can.

# Scoring
reason-won = { $self ->
    [yes] You win
   *[no] { $player } wins
} { $game }{ $levels } with { $n } card points.
reason-lost = { $self ->
    [yes] You lose
   *[no] { $player } loses
} { $game }{ $levels } with { $n } card points.
reason-lost-schwarz = { $self ->
    [yes] You lose
   *[no] { $player } loses
} { $game }{ $levels } without a trick.
reason-overbid = Overbid: { $self ->
    [yes] you lose
   *[no] { $player } loses
} { $game }{ $levels } in spite of { $n } card points, as the game value stays below the bid of { $bid }.
reason-announced-missed = { $self ->
    [yes] You lose
   *[no] { $player } loses
} { $game }{ $levels } in spite of { $n } card points: what was announced was not made.
reason-null-won = { $self ->
    [yes] You win
   *[no] { $player } wins
} { $game }{ $levels } without a trick.
reason-null-lost = { $self ->
    [yes] You lose
   *[no] { $player } loses
} { $game }{ $levels }.
reason-passed-in = Passed in: nobody scores.
reason-revoked = { $guilty ->
    [soloist] The soloist
   *[defenders] A defender
} has revoked: this ends the play.
note-passed-in = passed in
note-schneider = schneider
note-schwarz = schwarz
note-overbid = overbid
note-contra = contra
note-re = re
note-claimed = rest claimed: { $self ->
    [yes] you
   *[no] { $player }
}
note-conceded = conceded: { $self ->
    [yes] you
   *[no] { $player }
}
note-revoked = revoke: { $self ->
    [yes] you
   *[no] { $player }
}
note-awarded = rest to { $self ->
    [yes] you
   *[no] { $player }
}
step-with = With { $n }
step-without = Without { $n }
step-game = Game { $multiplier }
step-hand = Hand level { $multiplier }
step-schneider = Schneider level { $multiplier }
step-schneider-announced = Schneider announced { $multiplier }
step-schwarz = Schwarz level { $multiplier }
step-schwarz-announced = Schwarz announced { $multiplier }
step-ouvert = Ouvert level { $multiplier }
step-times = { $multiplier } times { $base } = { $value }
step-null-value = Null{ $levels }, fixed value: { $value }
step-missed = Announced and not made: { $level }
step-overbid = The bid was { $bid }; the least multiple of { $base } that reaches it: { $value }
step-lost = Lost: { $running }
step-lost-doubled = A lost game counts double: { $running }
step-lost-hand-doubled = A lost hand game counts double too: { $running }
step-lost-hand-single = A lost hand game counts once: { $running }
step-bock-round = Bock round, times { $factor }: { $running }
chain-with = with { $n }
chain-without = without { $n }
chain-game = game { $multiplier }
chain-hand = hand { $multiplier }
chain-schneider = schneider { $multiplier }
chain-schneider-announced = announced { $multiplier }
chain-schwarz = schwarz { $multiplier }
chain-schwarz-announced = announced { $multiplier }
chain-ouvert = open { $multiplier }
chain-times = times { $base } = { $value }
chain-null-value = fixed value { $value }
laid-skat = The skat as dealt
laid-discard = Discarded

# The score sheet
skat-col-written = Score
skat-result-caption = Card points, tricks, score and total for each player
skat-sheet-empty = Nothing has been scored yet.
skat-sheet-caption = Score sheet: every deal with its value and the totals
sheet-col-base = Base
sheet-col-base-long = Base value
sheet-col-matadors = Mat.
sheet-col-matadors-long = Matadors, with or without
sheet-col-hand = Hd
sheet-col-hand-long = Hand game
sheet-col-schneider = Schnd.
sheet-col-schneider-long = Schneider made
sheet-col-schneider-announced = ann.
sheet-col-schneider-announced-long = Schneider announced
sheet-col-schwarz = Schwz.
sheet-col-schwarz-long = Schwarz made
sheet-col-schwarz-announced = ann.
sheet-col-schwarz-announced-long = Schwarz announced
sheet-col-ouvert = Open
sheet-col-ouvert-long = Played ouvert
sheet-col-bid = Bid
sheet-col-bid-long = Highest bid
sheet-col-value = Value
sheet-col-value-long = Game value as scored
sheet-cell-matadors = { $n ->
    [0] –
   *[other] { $sign ->
        [minus] w/o
       *[plus] with
    } { $n }
}
sheet-cell-base = { $n ->
    [0] –
   *[other] { $n }
}
sheet-cell-hand = ×
sheet-cell-schneider = ×
sheet-cell-schneider-announced = ×
sheet-cell-schwarz = ×
sheet-cell-schwarz-announced = ×
sheet-cell-ouvert = ×
foot-won = Games won
foot-lost = Games lost
foot-own-games = Own games (50 each)
foot-others-lost = Lost by the others (40 each, at four 30)
foot-settled = Final total by Seeger-Fabian
reason-all-dealt = All deals of the match have been played.

# The rules by number
clause-skat-pack-1 = Three play with 32 cards; one of them, the soloist, plays alone against the other two, the defenders.
clause-skat-pack-1-title = Pack and players
clause-skat-rank-1 = In suit games and in Grand the four jacks are the highest trumps; among themselves clubs come first, then spades, hearts, diamonds.
clause-skat-rank-1-title = Rank of the jacks
clause-skat-rank-2 = Below the jacks each suit, the trump suit too, ranks ace, ten, king, queen, nine, eight, seven.
clause-skat-rank-2-title = Rank in the suits
clause-skat-rank-3 = In Null there are no trumps, and each suit ranks ace, king, queen, jack, ten, nine, eight, seven.
clause-skat-rank-3-title = Rank in Null
clause-skat-rank-4 = Ace 11, ten 10, king 4, queen 3, jack 2 card points; 120 in all.
clause-skat-rank-4-title = Card points
clause-skat-deal-1 = Each player gets three cards, then two go to the skat, then each gets four and finally three more.
clause-skat-deal-1-title = Dealing
clause-skat-deal-2 = The first dealer is drawn by lot; the deal then passes clockwise. To the dealer’s left sits forehand, then middlehand and rearhand.
clause-skat-deal-2-title = Dealer and seats
clause-skat-deal-3 = With four at the table the dealer sits out; the next three play.
clause-skat-deal-3-title = Four at the table
clause-skat-bid-1 = Middlehand bids to forehand until one of the two passes; rearhand then goes on bidding to the other. Whoever is left is the soloist.
clause-skat-bid-1-title = Who bids to whom
clause-skat-bid-2 = Only numbers that a game can be worth are bid, from 18 up, each higher than the last. Values may be skipped.
clause-skat-bid-2-title = Values to bid
clause-skat-bid-3 = If middlehand and rearhand have passed without a bid, forehand may play at 18 or pass too, but not bid higher.
clause-skat-bid-3-title = Forehand at 18
clause-skat-bid-4 = One speaks, the other hears: the speaker bids or passes, the hearer holds the bid or passes. Whoever has passed is out of the auction.
clause-skat-bid-4-title = Speaker and hearer
clause-skat-bid-5 = If all three pass, the deal is passed in and nobody scores. Whether the next dealer deals or the same one again, the set of rules says.
clause-skat-bid-5-title = Passed in
clause-skat-skat-1 = The soloist may take the skat and then discards any two cards, jacks too, before declaring. The card points of the discard count for the soloist.
clause-skat-skat-1-title = Taking and discarding
clause-skat-skat-2 = In a hand game the soloist does not look at the skat until the end; its card points count for the soloist all the same.
clause-skat-skat-2-title = Hand game
clause-skat-declare-1 = The soloist declares a suit game (the jacks and one suit are trumps), Grand (only the jacks are trumps) or Null (no trumps; the soloist must not take a trick).
clause-skat-declare-1-title = Declaration
clause-skat-declare-2 = In suit games and in Grand, schneider, schwarz and ouvert may be announced in a hand game only. Schwarz includes schneider, ouvert includes both. In Null there is neither schneider nor schwarz.
clause-skat-declare-2-title = Announcing more
clause-skat-declare-3 = In an ouvert game the soloist lays all cards open before the first lead. Null ouvert is played with the skat taken or as a hand game, everything else ouvert only as a hand game.
clause-skat-declare-3-title = Playing ouvert
clause-skat-declare-4 = A Null that is worth less than the bid may not be declared.
clause-skat-declare-4-title = Null below the bid
clause-skat-contra-1 = Where the set of rules allows it, a defender may say contra after the declaration, in Null too: before any cards are laid open and before the first lead. The defender to the soloist’s left is asked first.
clause-skat-contra-1-title = Contra
clause-skat-contra-2 = The soloist may answer contra with re, where the set of rules allows it.
clause-skat-contra-2-title = Re after contra
clause-skat-contra-3 = Depending on the set of rules, only a defender who bid or held at least 18 may say contra.
clause-skat-contra-3-title = Contra only after a bid
clause-skat-lead-1 = Forehand leads to the first trick, whoever the soloist is.
clause-skat-lead-1-title = First lead
clause-skat-lead-2 = The winner of a trick leads to the next.
clause-skat-lead-2-title = Next lead
clause-skat-follow-1 = You must follow the suit led, trumps being a suit too. If you have none of it, you play any card; nobody has to ruff or to beat.
clause-skat-follow-1-title = Following suit
clause-skat-follow-2 = In suit games and in Grand every jack belongs to the trumps, not to the suit whose sign it bears. If a jack is led, you must play a trump if you have one.
clause-skat-follow-2-title = Jacks are trumps
clause-skat-follow-3 = In Null every jack belongs to the suit whose sign it bears.
clause-skat-follow-3-title = Jacks in Null
clause-skat-trick-1 = The highest trump takes the trick, otherwise the highest card of the suit led.
clause-skat-trick-1-title = Trick
clause-skat-end-1 = If the soloist takes a trick in Null, the play ends at once and the game is lost.
clause-skat-end-1-title = The end of a Null
clause-skat-end-2 = You may claim the rest if, by all you know, you take every remaining trick however the cards lie; in Null, if you are the soloist and can no longer take one. That ends the play.
clause-skat-end-2-title = Claiming the rest
clause-skat-end-3 = Whoever concedes leaves all remaining tricks to the other side. In Null the side that concedes loses the game.
clause-skat-end-3-title = Conceding
clause-skat-score-1 = In suit games and in Grand the soloist wins with 61 card points, provided the bid is reached and everything announced is made. The skat, or the discard, counts too.
clause-skat-score-1-title = Winning with 61
clause-skat-score-2 = Matadors are the highest trumps, counted without a gap from the jack of clubs down: if you hold it, you play with as many as you hold in a row, otherwise without as many as you lack in a row. The cards of the skat belong to them, in hand games too.
clause-skat-score-2-title = Matadors
clause-skat-score-3 = To the matadors one level is always added for the game, even if it is lost.
clause-skat-score-3-title = Game level
clause-skat-score-4 = A hand game counts one level more.
clause-skat-score-4-title = Hand level
clause-skat-score-5 = A side with 30 card points or fewer is schneider; by some sets of rules, with 31 too. This counts one level, even if it is the soloist’s side.
clause-skat-score-5-title = Schneider level
clause-skat-score-6 = A side that has taken no trick is schwarz; its card points do not matter. This counts another level, even if it is the soloist’s side.
clause-skat-score-6-title = Schwarz level
clause-skat-score-7 = Announcing schneider counts one level, and schneider itself then counts in any case. If the defenders are not schneider, the game is lost.
clause-skat-score-7-title = Schneider announced
clause-skat-score-8 = Announcing schwarz counts one level, and schwarz itself then counts in any case. If the defenders take a trick, the game is lost.
clause-skat-score-8-title = Schwarz announced
clause-skat-score-9 = In a suit game ouvert counts one level more. In Grand ouvert it counts one level or raises the base value to 36, as the set of rules says.
clause-skat-score-9-title = Ouvert level
clause-skat-score-10 = Base values: diamonds 9, hearts 10, spades 11, clubs 12, Grand 24; by some sets of rules, Grand ouvert 36. The game value is the number of levels times the base value.
clause-skat-score-10-title = Base values
clause-skat-score-11 = Null, Null hand, Null ouvert and Null hand ouvert have fixed values, usually 23, 35, 46 and 59.
clause-skat-score-11-title = Null values
clause-skat-score-12 = If the soloist took the skat and loses, twice the game value is taken off.
clause-skat-score-12-title = A lost game
clause-skat-score-13 = A lost hand game costs the game value once or twice, as the set of rules says.
clause-skat-score-13-title = A lost hand game
clause-skat-score-14 = If the game value turns out lower than the bid, the game is overbid and lost, however many card points there are. The least multiple of the base value that reaches the bid is then charged.
clause-skat-score-14-title = Overbid
clause-skat-score-15 = Contra and re each double what is scored, but not the value that is held against the bid.
clause-skat-score-15-title = What contra doubles
clause-skat-score-16 = In a Bock round every game counts double; it belongs to Räuberskat.
clause-skat-score-16-title = Bock round
clause-skat-revoke-1 = A card that does not follow suit although its player could is either not accepted or ends the play, as the set of rules says. If it ends the play, the side that revoked loses unless it had won already. Schneider and schwarz then count only if they were announced or certain before.
clause-skat-revoke-1-title = Revoke
clause-skat-match-1 = The set of rules says how many deals a match has, usually twelve for each player.
clause-skat-match-1-title = Length of the match
clause-skat-match-2 = By Seeger-Fabian, 50 points are added to the sum of the game values at the end for each game you won and 50 taken off for each you lost. Each game lost by another player gives you 40 points at a table of three, 30 at a table of four.
clause-skat-match-2-title = Seeger-Fabian scoring
clause-skat-match-3 = Lost games count as minus points, and the highest total at the end wins the match. Equal totals share the place.
clause-skat-match-3-title = Winning the match

# All the rules that hold in a match
clauses-skat =
    { clause-skat-pack-1-title }: { clause-skat-pack-1 }
    { clause-skat-rank-1-title }: { clause-skat-rank-1 }
    { clause-skat-rank-2-title }: { clause-skat-rank-2 }
    { clause-skat-rank-3-title }: { clause-skat-rank-3 }
    { clause-skat-rank-4-title }: { clause-skat-rank-4 }
    { clause-skat-deal-1-title }: { clause-skat-deal-1 }
    { clause-skat-deal-2-title }: { clause-skat-deal-2 }
    { clause-skat-deal-3-title }: { clause-skat-deal-3 }
    { clause-skat-bid-1-title }: { clause-skat-bid-1 }
    { clause-skat-bid-2-title }: { clause-skat-bid-2 }
    { clause-skat-bid-3-title }: { clause-skat-bid-3 }
    { clause-skat-bid-4-title }: { clause-skat-bid-4 }
    { clause-skat-bid-5-title }: { clause-skat-bid-5 }
    { clause-skat-skat-1-title }: { clause-skat-skat-1 }
    { clause-skat-skat-2-title }: { clause-skat-skat-2 }
    { clause-skat-declare-1-title }: { clause-skat-declare-1 }
    { clause-skat-declare-2-title }: { clause-skat-declare-2 }
    { clause-skat-declare-3-title }: { clause-skat-declare-3 }
    { clause-skat-declare-4-title }: { clause-skat-declare-4 }{ $contra ->
        [off] {""}
       *[other] {"\u000A"}{ clause-skat-contra-1-title }: { clause-skat-contra-1 }
    }{ $contra ->
        [contra_re] {"\u000A"}{ clause-skat-contra-2-title }: { clause-skat-contra-2 }
       *[other] {""}
    }{ $contra_needs_bid ->
        [true] {"\u000A"}{ clause-skat-contra-3-title }: { clause-skat-contra-3 }
       *[other] {""}
    }
    { clause-skat-lead-1-title }: { clause-skat-lead-1 }
    { clause-skat-lead-2-title }: { clause-skat-lead-2 }
    { clause-skat-follow-1-title }: { clause-skat-follow-1 }
    { clause-skat-follow-2-title }: { clause-skat-follow-2 }
    { clause-skat-follow-3-title }: { clause-skat-follow-3 }
    { clause-skat-trick-1-title }: { clause-skat-trick-1 }
    { clause-skat-end-1-title }: { clause-skat-end-1 }
    { clause-skat-end-2-title }: { clause-skat-end-2 }
    { clause-skat-end-3-title }: { clause-skat-end-3 }
    { clause-skat-score-1-title }: { clause-skat-score-1 }
    { clause-skat-score-2-title }: { clause-skat-score-2 }
    { clause-skat-score-3-title }: { clause-skat-score-3 }
    { clause-skat-score-4-title }: { clause-skat-score-4 }
    { clause-skat-score-5-title }: { clause-skat-score-5 }
    { clause-skat-score-6-title }: { clause-skat-score-6 }
    { clause-skat-score-7-title }: { clause-skat-score-7 }
    { clause-skat-score-8-title }: { clause-skat-score-8 }
    { clause-skat-score-9-title }: { clause-skat-score-9 }
    { clause-skat-score-10-title }: { clause-skat-score-10 }
    { clause-skat-score-11-title }: { clause-skat-score-11 }
    { clause-skat-score-12-title }: { clause-skat-score-12 }
    { clause-skat-score-13-title }: { clause-skat-score-13 }
    { clause-skat-score-14-title }: { clause-skat-score-14 }{ $contra ->
        [off] {""}
       *[other] {"\u000A"}{ clause-skat-score-15-title }: { clause-skat-score-15 }
    }
    { clause-skat-score-16-title }: { clause-skat-score-16 }
    { clause-skat-revoke-1-title }: { clause-skat-revoke-1 }
    { clause-skat-match-1-title }: { clause-skat-match-1 }{ $scoring ->
        [seeger_fabian] {"\u000A"}{ clause-skat-match-2-title }: { clause-skat-match-2 }
       *[other] {""}
    }
    { clause-skat-match-3-title }: { clause-skat-match-3 }
