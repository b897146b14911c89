# Rams.

game-rams = Rams
game-rams-about = A Russian trick game for three to seven, everyone for themselves: go in or pass, exchange cards, and take at least one trick. Whoever first writes off every point wins.
brief-rams =
    Three to seven players, everyone for themselves. { $pack_size ->
        [by_players] Three or four play with 36 cards, five and more with 52.
       *[other] The pack has { $pack_size } cards.
    } In each suit the order is ace, king, { -queen }, { -jack }, ten, nine and so on.
    Everybody begins with { $start_score } points and has to write them off: the first to reach zero wins.
    Each player gets five cards, three and then two. The next card is turned up, and its suit is trump. The rest is the stock.
    Beginning at the dealer’s left, each player in turn goes in or passes. Whoever passes throws the hand away and takes no part in this deal.{ $three_may_pass ->
        [true] {""}
       *[false] {" "}With three players nobody may pass.
    }{ $ace_forces_in ->
        [true] {" "}Whoever holds an ace may not pass.
       *[false] {""}
    }
    { $exchange_limit ->
        [0] No cards are exchanged: all play the cards they were dealt.
       *[other] Then cards are exchanged: the players who are in, one after another and the dealer last, throw away { $exchange_limit ->
            [5] any number of cards
           *[other] cards ({ $exchange_limit } at most)
        } and draw as many from the stock. { $when_stock_short ->
            [draw_less] If the stock is too short, you draw what is left.
           *[reshuffle] If the stock is too short, the cards thrown away are shuffled again.
        }
    }{ $dealer_may_take_upcard ->
        [true] {" "}Last of all the dealer, if in, may take the upcard in exchange for any card.
       *[false] {""}
    }
    The first player in from the dealer’s left leads to the first trick, then the winner of each trick leads to the next.{ $must_lead_trump_ace ->
        [true] {" "}Whoever is on lead and holds the ace of trumps must lead it.
       *[false] {""}
    } You must follow suit; { $must_ruff ->
        [true] if you cannot, you must play a trump, but need not beat one; without a trump you play any card.
       *[false] if you cannot, you play any card.
    } The highest trump takes the trick, otherwise the highest card of the suit led.
    You write off 1 for each trick. Whoever has a trick also writes off the aces held before the first trick: { -spades } 5, { -clubs } 10, { -diamonds } 15, { -hearts } 20. Whoever is in and takes no trick has a remise: { $remise } is added{ $remise_with_aces ->
        [replace] , or, for a player with aces, the value of the aces instead
       *[add] , and the value of any aces too
    }.
    { -Colour-jacks } write off 5, all four 10. They count { $jacks_in ->
        [dealt_hand] only as dealt
       *[dealt_or_final_hand] as dealt and after the exchange
    }, { $jacks_need_trick ->
        [true] and a player who is in needs a trick too
       *[false] even if you pass or take no trick
    }.
    Four aces are the rams: a player who is in and holds them shows them and wins the match at once. A player who is in with five cards of one suit, a flush, shows them and writes off { $flush_write_off } and the ace among them, if any; the others who are in have { $flush_remise } and their aces added, and the deal is over. If they are trumps, both numbers are { $trump_flush_points }. Rams and flush are shown { $reveal_in ->
        [dealt_hand] only before the exchange
       *[dealt_or_final_hand] before the exchange or after it
    }; { -jacks } do not count then.
    { $lone_player ->
        [no_play] If one player alone is in, there is no play, and only { -jacks } count.
       *[takes_all] If one player alone is in, that player has all five tricks without playing.
    } If all pass, only { -jacks } count.
    The first player at zero may stop the play and win, or let it go on. When a deal ends, everybody at zero or below wins; two share the win.{ $deals_per_match ->
        [0] {""}
       *[other] {" "}A match has at most { $deals_per_match } deals; if nobody is at zero by then, whoever has the lowest score wins.
    }{ $revoke ->
        [punished] {" "}A card that is not allowed costs 25; the deal is void, and the same dealer deals again.
       *[refused] {""}
    }

# Choice of rules
preset-russian = Russian rams
preset-russian-hint = As in the text this game grew from: 100 points, all five cards may be exchanged; rams, flush and { -jacks } count after the exchange too.
preset-arcade = Computer rams
preset-arcade-hint = As in many computer versions: 150 points, four cards to exchange at most; rams, flush and { -jacks } count only as dealt, and a flush in trumps counts 100.
preset-old-book = From an old book
preset-old-book-hint = Like Russian rams, but the { -jacks } of a player who is in count only with a trick, and a flush in trumps counts 10.
rams-level-beginner-hint = Remembers barely a third of the cards played and judges only roughly whether going in pays.
rams-level-casual-hint = Remembers more than half of the cards played and tries out a few ways the cards may lie before going in or exchanging.
rams-level-club-hint = Forgets only a few cards, weighs going in and exchanging over many ways the cards may lie, and watches who is close to zero.
rams-level-master-hint = Forgets no card, weighs every step over the most ways the cards may lie, and watches who is close to zero.
option-rams-start-score = Points at the start
option-rams-start-score-hint = This is what each player has to write off.
option-rams-pack-size = Pack
option-rams-pack-size-hint = How many cards it has. By the number of players: 36 for three or four, 52 for five and more.
value-pack-size-by-players = 36 or 52 cards, by the number of players
value-pack-size-32 = 32 cards, down to the seven
value-pack-size-36 = 36 cards, down to the six
value-pack-size-52 = 52 cards, down to the two
option-rams-three-may-pass = Three may pass
option-rams-three-may-pass-hint = Otherwise all three are always in.
option-rams-ace-forces-in = An ace forces you in
option-rams-ace-forces-in-hint = Whoever holds an ace may not pass.
option-rams-exchange-limit = Cards to exchange
option-rams-exchange-limit-hint = At most this many cards may be thrown away and drawn from the stock.
value-exchange-limit-0 = none
value-exchange-limit-5 = all five
option-rams-when-stock-short = If the stock is too short
option-rams-when-stock-short-hint = What happens when somebody wants more cards than the stock has.
value-when-stock-short-reshuffle = cards thrown away are shuffled again
value-when-stock-short-draw-less = you draw what is left
option-rams-dealer-may-take-upcard = Dealer may take the upcard
option-rams-dealer-may-take-upcard-hint = After the exchange the dealer, if in, may take the upcard in exchange for any card.
option-rams-must-ruff = Void players must ruff
option-rams-must-ruff-hint = If you cannot follow suit, you must play a trump if you have one.
option-rams-must-lead-trump-ace = Ace of trumps must be led
option-rams-must-lead-trump-ace-hint = Whoever is on lead and holds the ace of trumps must lead it.
option-rams-reveal-in = When rams and flush count
option-rams-reveal-in-hint = Whether four aces and five of one suit must be dealt or may be drawn in the exchange too.
value-reveal-in-dealt-hand = only as dealt
value-reveal-in-dealt-or-final-hand = after the exchange too
option-rams-flush-write-off = A flush writes off
option-rams-flush-write-off-hint = What a player with five of one suit writes off, not counting the ace.
option-rams-flush-remise = A flush costs the others
option-rams-flush-remise-hint = What is added to the others who are in when somebody shows five of one suit, not counting aces.
option-rams-trump-flush-points = A flush in trumps
option-rams-trump-flush-points-hint = This much is written off for five trumps, and this much is added to the others who are in.
option-rams-jacks-in = When { -jacks } count
option-rams-jacks-in-hint = Whether { -colour-jacks } must be dealt or may be drawn in the exchange too.
value-jacks-in-dealt-hand = only as dealt
value-jacks-in-dealt-or-final-hand = after the exchange too
option-rams-jacks-need-trick = { -Jacks } need a trick
option-rams-jacks-need-trick-hint = A player who is in writes off { -jacks } only with a trick.
option-rams-remise = Remise
option-rams-remise-hint = What is added to a player who is in and takes no trick.
option-rams-remise-with-aces = Remise with aces
option-rams-remise-with-aces-hint = What is added to a player who holds aces and takes no trick.
value-remise-with-aces-add = the remise and the aces
value-remise-with-aces-replace = only the aces
option-rams-lone-player = If one alone is in
option-rams-lone-player-hint = What happens when everybody else has passed.
value-lone-player-takes-all = all tricks are theirs
value-lone-player-no-play = there is no play
option-rams-revoke = Revoking
option-rams-revoke-hint = Whether a card that is not allowed is simply refused or costs 25 points and the deal.
rams-value-revoke-punished = 25 points, and a new deal
option-rams-deals-per-match = Deals at most
option-rams-deals-per-match-hint = After this many deals whoever has the lowest score wins, if nobody is at zero before.
rams-value-deals-per-match-0 = no limit

# At the table
fact-trump = Trumps: { $suit ->
    [clubs] { -clubs }
    [spades] { -spades }
    [hearts] { -hearts }
   *[diamonds] { -diamonds }
}
fact-trump-short = { $suit ->
    [clubs] { -clubs }
    [spades] { -spades }
    [hearts] { -hearts }
   *[diamonds] { -diamonds }
}
role-in = in
role-out = passed
role-in-short = in
role-out-short = pass
call-exchanged = { $n ->
    [0] exchanged none
   *[other] exchanged { $n }
}
call-took-upcard = took the { $card }
call-jacks = { $colour ->
    [red] { -red-jacks }
   *[black] { -black-jacks }
}
call-jacks-short = { -jacks }
call-at-zero = at zero
call-at-zero-short = 0
rams-n-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}

# Whose turn it is
rams-due-declare = Are you in, or do you pass?
due-exchange = Choose the cards you want to exchange.
due-upcard = Take the upcard? Choose the card to give for it.
due-zero = Stop the play or go on?

# Buttons
move-in = I’m in
move-out = Pass
move-exchange = { $n ->
    [0] Exchange none
   *[other] Exchange { $n }
}
move-upcard = Take the upcard
move-pass-upcard = Leave it
move-stop = Stop the play
move-continue = Play on
move-stop-about = you win at once and alone
move-continue-about = others may win as well
record-move-in = going in
record-move-out = passing
record-move-exchange = exchanging none
record-move-upcard = taking the upcard
record-move-stop = stopping
record-move-continue = playing on

# Events
rams-event-dealt = Dealer: { $dealer }. { $self ->
    [yes] You speak
   *[no] { $player } speaks
} first.
event-trump-turned = Turned up: { $card }. Trumps are { $suit ->
    [clubs] { -clubs }
    [spades] { -spades }
    [hearts] { -hearts }
   *[diamonds] { -diamonds }
}.
event-declared-in = { $self ->
    [yes] You are in
   *[no] { $player } is in
}.
event-declared-out = { $self ->
    [yes] You pass
   *[no] { $player } passes
}.
event-nobody-in = All have passed: there is no play.
event-lone = Everybody else has passed: { $self ->
    [yes] all five tricks are yours
   *[no] all five tricks go to { $player }
}.
event-lone-no-play = Everybody else has passed, only { $self ->
    [yes] you are
   *[no] { $player } is
} in: there is no play.
event-rams = Rams, four aces! { $self ->
    [yes] You show
   *[no] { $player } shows
}: { $cards }.
event-flush = { $trump ->
    [yes] A flush in trumps!
   *[no] A flush!
} { $self ->
    [yes] You show
   *[no] { $player } shows
}: { $cards }.
event-shown-hand = { $self ->
    [yes] You show
   *[no] { $player } shows
}: { $cards }.
event-jacks = { $self ->
    [yes] You show
   *[no] { $player } shows
} { $colour ->
    [red] { -red-jacks }
   *[black] { -black-jacks }
}.
event-exchanged = { $self ->
    [yes] You exchange { $n ->
        [0] no cards
       *[other] { rams-n-cards }
    }
   *[no] { $player } exchanges { $n ->
        [0] no cards
       *[other] { rams-n-cards }
    }
}.
event-own-exchanged = { $n ->
    [0] You exchange no cards.
   *[other] Thrown away: { $thrown }. Drawn: { $drawn }.
}
event-reshuffled = The stock is too short: the cards thrown away ({ $n }) are shuffled again.
event-took-upcard = { $self ->
    [yes] You take
   *[no] { $player } takes
} the upcard: { $card }.
event-own-took-upcard = You take the upcard: { $card }. Laid away: { $thrown }.
event-left-upcard = { $self ->
    [yes] You leave
   *[no] { $player } leaves
} the upcard where it is.
rams-event-trick = { $self ->
    [yes] Your trick
   *[no] Trick to { $player }
}.
event-reached-zero = { $self ->
    [yes] You are
   *[no] { $player } is
} at zero.
event-stopped = { $self ->
    [yes] You stop
   *[no] { $player } stops
} the play.
event-went-on = { $self ->
    [yes] You play
   *[no] { $player } plays
} on.
rams-event-revoked = A card that is not allowed, { $self ->
    [yes] by you
   *[no] by { $player }
}: { $card }.
event-zero-together = At zero together: { $players }.

# What is not allowed
rams-options-contradiction = This pack is too small for so many players: there are not enough cards to deal and to exchange. Take a larger pack or fewer players.
move-in-or-out = First you have to say whether you are in or pass.
move-ace-forces-in = You may not pass: you hold the { $card }.
move-three-play = With three players nobody may pass.
move-said-already = It is too late to go in or pass.
move-exchange-first = First comes the exchange.
move-exchange-late = You cannot exchange cards now.
move-exchange-limit = { $n ->
    [0] By these rules no cards are exchanged.
   *[other] You may not exchange that many cards, only up to { $n }.
}
move-stock-short = The stock does not have that many cards; left: { $n }.
move-card-twice = This card is named twice: { $card }.
move-upcard-first = First you have to say whether you take the upcard.
move-upcard-late = You cannot take the upcard now.
move-upcard-not-dealer = Only the dealer may take the upcard.
move-upcard-off = By these rules nobody takes the upcard.
move-must-trump = Not allowed: you cannot follow suit and must play a trump; you hold the { $card }.
move-lead-trump-ace = Not allowed: you must lead the ace of trumps ({ $card }).
move-stop-or-continue = First you have to say whether you stop or play on.
move-not-at-zero = Only the first player at zero may stop the play.

# Hints
rams-chance-about = Chance: that you get no remise.
hint-rams-ace-forces = You may not pass: you hold the { $card }.
hint-rams-three-play = With three players nobody may pass.
hint-rams-in = This is worth more than passing; you take a trick about { $chance } times in 100.
hint-rams-in-near = You are only { $n } from zero, and going in is worth more; you take a trick about { $chance } times in 100.
hint-rams-in-risky = You take a trick only about { $chance } times in 100; without one it is a remise.
hint-rams-out = You lose nothing this way, and you would take a trick only about { $chance } times in 100.
hint-rams-out-jacks = Your { -jacks } write off { $n } even if you pass, unless somebody shows a rams or a flush.
hint-rams-out-timid = Going in is worth more than passing; you take a trick about { $chance } times in 100.
hint-rams-exchange-none = No cards can be exchanged here.
hint-rams-keep-all = Keep them all: no card of yours is worth less than an unknown one.
hint-rams-keep-all-other = An exchange would help: you have weak cards.
hint-rams-exchange = { $n ->
    [1] Exchange this card: it seldom takes a trick and writes off little.
   *[other] Exchange these cards: they seldom take a trick and write off little.
}
hint-rams-exchange-all = This hand promises hardly any trick: draw five new cards.
hint-rams-exchange-suit = Exchange the rest and keep only the { $suit ->
    [clubs] { -clubs }
    [spades] { -spades }
    [hearts] { -hearts }
   *[diamonds] { -diamonds }
}: more of them may come.
hint-rams-exchange-more = This is too many: some of these cards are worth keeping.
hint-rams-exchange-less = Exchange more: you are keeping cards worth less than unknown ones.
hint-rams-exchange-other = There are other cards that you will miss less.
hint-rams-throw-trump = Better keep this trump: { $card }.
hint-rams-throw-ace = Better keep the { $card }: with a trick it writes off { $n }.
hint-rams-throw-ace-safe = Let it go: a trick is not certain, and without one the ace costs { $n } ({ $card }).
hint-rams-throw-jacks = These { -jacks } may still write off 5, keep them together: { $cards }.
hint-rams-upcard = Give this card: the upcard is worth more.
hint-rams-upcard-ace = Give this card: the ace of trumps is a certain trick.
hint-rams-upcard-jacks = Give this card: with the upcard you have two { -jacks } that write off 5.
hint-rams-upcard-flush = Give this card: with the upcard you have a flush.
hint-rams-upcard-other = You need this card, and another is weaker.
hint-rams-upcard-leave = Each of your cards is worth more than the upcard.
hint-rams-upcard-leave-other = The upcard is worth more than one of your cards: take it.
hint-rams-ace-led = The ace of trumps must be led.
hint-rams-lead-master = Nobody else can have a higher trump: the trick is yours for certain.
hint-rams-lead-sure = Nobody can beat this card any more: the trick is yours for certain.
hint-rams-lead-trump = This draws trumps from the others, though somebody may beat it.
hint-rams-lead-best = Nobody else can have a higher card of its suit: only a trump can take it.
hint-rams-lead-high = A high card, but it may still be beaten.
hint-rams-lead-low = A low card: somebody else may well take the trick.
hint-rams-save-sure = The trick is yours for certain and saves you from a remise: that is worth { $n }.
hint-rams-save-hope = You are ahead: if nobody beats it there is no remise, and that is worth { $n }.
hint-rams-take-sure = The trick is yours for certain.
hint-rams-take-hope = You are ahead, but somebody may still beat it.
hint-rams-zero = The trick is yours for certain, and your score will be { $n }: everything is written off.
hint-rams-hold-up = Take the trick, or { $player } will be at zero with it.
hint-rams-beaten-follow = You must follow suit, but this card does not take the trick.
hint-rams-beaten-trump = This trump does not take the trick: a higher one has been played.
hint-rams-throw-off = You cannot follow suit: throw off what you do not need.
hint-rams-duck = Another card could take the trick, but you keep it for later.
hint-rams-revoke = This card is not allowed: it costs 25 points and the deal.
hint-rams-stop = Stop: you win at once and alone.
hint-rams-continue = If you play on, you win alone only about { $chance } times in 100.
hint-rams-continue-even = Playing on gains nothing: stopping wins at once.

# Scoring
reason-played-out = All five tricks have been played.
reason-flush = { $count ->
    [1] A flush: { $players }.
   *[other] More than one flush: { $players }.
} That ends the deal.
reason-rams = Rams: four aces in one hand win the match at once.
reason-lone = Everybody else has passed: { $self ->
    [yes] all five tricks are yours
   *[no] all five tricks go to { $player }
}.
reason-lone-no-play = Everybody else has passed, only { $self ->
    [yes] you are
   *[no] { $player } is
} in: there is no play.
reason-nobody-in = All have passed: there is no play.
reason-stopped = Stopped at zero. Nobody is charged a remise.
reason-zero-together = { -Jacks } have brought more than one to zero together: they share the win.
rams-reason-revoked = { $self ->
    [yes] You have
   *[no] { $player } has
} played a card that is not allowed: the deal is void, and the same dealer deals again.
reason-zero = Everything is written off, and the match is decided.
rams-reason-all-dealt = All deals of the match have been played: whoever has the lowest score wins.
note-flush = flush: { $self ->
    [yes] you
   *[no] { $player }
}
note-rams = rams: { $self ->
    [yes] you
   *[no] { $player }
}
note-lone = only { $self ->
    [yes] you are
   *[no] { $player } is
} in
note-lone-no-play = only { $self ->
    [yes] you are
   *[no] { $player } is
} in, no play
rams-note-revoked = revoke: { $self ->
    [yes] you
   *[no] { $player }
}
note-nobody-in = all passed
note-stopped = { $self ->
    [yes] you stop
   *[no] { $player } stops
} the play
note-went-on = { $self ->
    [yes] you play
   *[no] { $player } plays
} on at zero
note-zero-together = at zero together: { $players }
step-tricks = Tricks: { $n } written off
step-lone-tricks = All five tricks without playing: { $n } written off
step-aces = Aces ({ $cards }): { $n } written off
step-remise = Remise, no trick: { $n } added
step-remise-aces = Aces without a trick ({ $cards }): { $n } added
step-jacks = { $colour ->
    [red] { -Red-jacks }
   *[black] { -Black-jacks }
}: 5 written off
step-four-jacks = Four { -jacks }: 10 written off
step-flush = { $trump ->
    [yes] A flush in trumps
   *[no] A flush
} ({ $suit ->
    [clubs] { -clubs }
    [spades] { -spades }
    [hearts] { -hearts }
   *[diamonds] { -diamonds }
}): { $n } written off
step-flush-aces = Ace ({ $cards }): { $n } written off
step-flush-charge = { $trump ->
    [yes] Another player’s flush in trumps
   *[no] Another player’s flush
}: { $n } added
step-flush-charge-aces = Aces in hand ({ $cards }): { $n } added
step-rams = Rams, everything is written off: { $n }
step-revoke = Revoke: { $n } added
mark-out = out
mark-remise = rem.
mark-flush = flush
mark-rams = rams
mark-stopped = zero
mark-revoked = rev.
mark-out-said = passed
mark-remise-said = remise
mark-flush-said = five of one suit
mark-rams-said = rams, four aces
mark-stopped-said = at zero, which ended the match
mark-revoked-said = revoke
laid-upcard = The upcard
laid-stock = Left in the stock
laid-dead = Thrown away
rams-compare-about = How many points each move helps to write off on average, compared with the other players; more is better. Close to zero the chance to win the match counts too. An estimate made without knowing the hidden cards.
rams-col-written = Change
rams-result-caption = Tricks, change and total for each player
rams-sheet-caption = Score sheet: the total after each deal and how it changed
rams-sheet-empty = Nothing has been written off yet.

# The rules by number
clause-rams-pack-1 = Three to seven play, everyone for themselves. As a rule three or four play with 36 cards, five and more with 52.
clause-rams-pack-1-title = Players and pack
clause-rams-rank-1 = In each suit the order is ace, king, { -queen }, { -jack }, ten, nine and so on down to the lowest card of the pack.
clause-rams-rank-1-title = Rank of the cards
clause-rams-deal-1 = Each player gets five cards, three and then two. The next card is turned up, and its suit is trump. The other cards are the stock.
clause-rams-deal-1-title = Dealing and trumps
clause-rams-deal-2 = The first dealer is drawn by lot; the deal then passes clockwise.
clause-rams-deal-2-title = Who deals
clause-rams-deal-3 = At a real table, whoever makes a mistake in dealing loses the deal to the next player. The program makes none.
clause-rams-deal-3-title = Misdeal
clause-rams-deal-4 = If at a real table the dealer exposes a card during the exchange, the player may take it or refuse it. A refused card is replaced when everybody has drawn, and 5 is added to the dealer’s score. The program exposes none.
clause-rams-deal-4-title = A card exposed
clause-rams-declare-1 = Beginning at the dealer’s left, each player in turn goes in or passes. Whoever passes throws the hand away and takes no part in this deal.
clause-rams-declare-1-title = In or out
clause-rams-declare-2 = With three players nobody may pass.
clause-rams-declare-2-title = Three are all in
clause-rams-declare-3 = Whoever holds an ace may not pass.
clause-rams-declare-3-title = An ace in hand
clause-rams-exchange-1 = When all have spoken, the players who are in, one after another and the dealer last, throw away cards once and draw as many from the stock. How many depends on the set of rules, usually any number. The cards thrown away stay face down; everybody sees how many they are.
clause-rams-exchange-1-title = Exchange
clause-rams-exchange-2 = If the stock is too short, then, depending on the set of rules, the cards that others threw away are shuffled, passed hands included, or you draw what is left. The cards a player has just thrown away and the upcard do not go into the stock.
clause-rams-exchange-2-title = A short stock
clause-rams-upcard-1 = After the exchange the dealer may lay away any card and take the upcard. If the dealer has passed, nobody takes it.
clause-rams-upcard-1-title = Taking the upcard
clause-rams-reveal-1 = Four aces in the hand of a player who is in are the rams. They are shown and win the match at once: this player’s score is zero, the others’ stay as they are.
clause-rams-reveal-1-title = Rams, four aces
clause-rams-reveal-2 = A player who is in and holds five cards of one suit shows them and writes off for them, usually 5, and for the ace among them, if any. The others who are in have points added, usually 5, and the aces in their hands too. All show their cards, and there is no play. If several have a flush, each of them writes off and none is charged for another’s.
clause-rams-reveal-2-title = Flush, five of one suit
clause-rams-reveal-3 = Rams and flush are shown when all have spoken, and by some sets of rules after the exchange too. The rams comes first, wherever the players sit.
clause-rams-reveal-3-title = When hands are shown
clause-rams-jacks-1 = { -Colour-jacks } write off 5, each pair once in a deal. A pair that was dealt counts even if its holder passes or exchanges it. Whether a drawn pair counts too, and whether a player who is in needs a trick, depends on the set of rules.
clause-rams-jacks-1-title = Two { -jacks }
clause-rams-jacks-2 = Four { -jacks } write off 10.
clause-rams-jacks-2-title = All four { -jacks }
clause-rams-jacks-3 = If anybody shows a rams or a flush, { -jacks } do not count.
clause-rams-jacks-3-title = When { -jacks } are void
clause-rams-lead-1 = The first player in from the dealer’s left leads to the first trick.
clause-rams-lead-1-title = The first lead
clause-rams-lead-2 = The winner of a trick leads to the next.
clause-rams-lead-2-title = The next lead
clause-rams-lead-3 = Whoever is on lead and holds the ace of trumps must lead it.
clause-rams-lead-3-title = Leading the trump ace
clause-rams-follow-1 = You must follow the suit led. You need not beat a card.
clause-rams-follow-1-title = Duty to follow suit
clause-rams-follow-2 = If you cannot follow suit you must play a trump, but need not beat one. If you have no trump either, you play any card.
clause-rams-follow-2-title = Duty to ruff
clause-rams-trick-1 = The highest trump takes the trick, otherwise the highest card of the suit led.
clause-rams-trick-1-title = Who takes the trick
clause-rams-score-1 = Each trick writes off 1.
clause-rams-score-1-title = Points for tricks
clause-rams-score-2 = The aces held before the first trick are written off: { -spades } 5, { -clubs } 10, { -diamonds } 15, { -hearts } 20, several added together. This needs at least one trick. An ace thrown away in the exchange does not count.
clause-rams-score-2-title = Points for aces
clause-rams-score-3 = Whoever is in and takes no trick has a remise: points are added, usually 5.
clause-rams-score-3-title = Remise
clause-rams-score-4 = If a player with a remise holds aces, the aces are added too: on top of the remise or instead of it, depending on the set of rules.
clause-rams-score-4-title = Aces in a remise
clause-rams-score-5 = If one player alone is in, then, depending on the set of rules, that player exchanges and has all five tricks without playing, or there is no play and only { -jacks } count. If all pass, only { -jacks } count.
clause-rams-score-5-title = One or nobody in
clause-rams-revoke-1 = Not following suit when you can, like any other card that is not allowed, costs 25. Everything else in this deal is void, and the same dealer deals again.
clause-rams-revoke-1-title = A forbidden card
clause-rams-match-1 = Before the first deal everybody is given points, usually 100, and has to write them off. The first to reach zero or less wins.
clause-rams-match-1-title = The aim
clause-rams-match-2 = The first player to come to zero during a deal may stop the play and win alone, or let it go on. The question is asked once in a deal: after the { -jacks }, or after a trick other than the last. If the play is stopped, nobody is charged a remise. If { -jacks } bring several to zero together, nobody is asked, and they share the win.
clause-rams-match-2-title = Stopping or playing on
clause-rams-match-3 = When a deal ends, everybody at zero or below wins; two share the win. Whoever has been lifted above zero again by a remise has not won yet.
clause-rams-match-3-title = Shared wins

# All the rules that hold in a match
clauses-rams =
    { clause-rams-pack-1-title }: { clause-rams-pack-1 }{ $pack_size ->
        [by_players] {""}
       *[other] {" "}In this match the pack has { $pack_size } cards.
    }
    { clause-rams-rank-1-title }: { clause-rams-rank-1 }
    { clause-rams-deal-1-title }: { clause-rams-deal-1 }
    { clause-rams-deal-2-title }: { clause-rams-deal-2 }
    { clause-rams-deal-3-title }: { clause-rams-deal-3 }{ $exchange_limit ->
        [0] {""}
       *[other] {"\u000A"}{ clause-rams-deal-4-title }: { clause-rams-deal-4 }
    }
    { clause-rams-declare-1-title }: { clause-rams-declare-1 }{ $three_may_pass ->
        [true] {""}
       *[false] {"\u000A"}{ clause-rams-declare-2-title }: { clause-rams-declare-2 }
    }{ $ace_forces_in ->
        [true] {"\u000A"}{ clause-rams-declare-3-title }: { clause-rams-declare-3 }
       *[false] {""}
    }{ $exchange_limit ->
        [0] {""}
       *[other] {"\u000A"}{ clause-rams-exchange-1-title }: { clause-rams-exchange-1 } In this match you may exchange { $exchange_limit } at most.{"\u000A"}{ clause-rams-exchange-2-title }: { clause-rams-exchange-2 } { $when_stock_short ->
            [draw_less] In this match you draw what is left.
           *[reshuffle] In this match cards are shuffled.
        }
    }{ $dealer_may_take_upcard ->
        [true] {"\u000A"}{ clause-rams-upcard-1-title }: { clause-rams-upcard-1 }
       *[false] {""}
    }
    { clause-rams-reveal-1-title }: { clause-rams-reveal-1 }
    { clause-rams-reveal-2-title }: { clause-rams-reveal-2 } In this match a flush writes off { $flush_write_off } and costs the others { $flush_remise }; in trumps both are { $trump_flush_points }.
    { clause-rams-reveal-3-title }: { clause-rams-reveal-3 } { $reveal_in ->
        [dealt_hand] In this match they are shown only before the exchange.
       *[dealt_or_final_hand] In this match they are shown after the exchange too.
    }
    { clause-rams-jacks-1-title }: { clause-rams-jacks-1 } { $jacks_in ->
        [dealt_hand] In this match the pair must be dealt
       *[dealt_or_final_hand] In this match a drawn pair counts too
    }, { $jacks_need_trick ->
        [true] and a player who is in needs a trick.
       *[false] and no trick is needed.
    }
    { clause-rams-jacks-2-title }: { clause-rams-jacks-2 }
    { clause-rams-jacks-3-title }: { clause-rams-jacks-3 }
    { clause-rams-lead-1-title }: { clause-rams-lead-1 }
    { clause-rams-lead-2-title }: { clause-rams-lead-2 }{ $must_lead_trump_ace ->
        [true] {"\u000A"}{ clause-rams-lead-3-title }: { clause-rams-lead-3 }
       *[false] {""}
    }
    { clause-rams-follow-1-title }: { clause-rams-follow-1 }{ $must_ruff ->
        [true] {"\u000A"}{ clause-rams-follow-2-title }: { clause-rams-follow-2 }
       *[false] {" "}If you cannot follow, you play any card.
    }
    { clause-rams-trick-1-title }: { clause-rams-trick-1 }
    { clause-rams-score-1-title }: { clause-rams-score-1 }
    { clause-rams-score-2-title }: { clause-rams-score-2 }
    { clause-rams-score-3-title }: { clause-rams-score-3 } In this match the remise is { $remise }.
    { clause-rams-score-4-title }: { clause-rams-score-4 } { $remise_with_aces ->
        [replace] In this match instead of it.
       *[add] In this match on top of it.
    }
    { clause-rams-score-5-title }: { clause-rams-score-5 } { $lone_player ->
        [no_play] In this match there is no play then.
       *[takes_all] In this match the one player has all the tricks.
    }{ $revoke ->
        [punished] {"\u000A"}{ clause-rams-revoke-1-title }: { clause-rams-revoke-1 }
       *[refused] {""}
    }
    { clause-rams-match-1-title }: { clause-rams-match-1 } In this match everybody begins with { $start_score }.
    { clause-rams-match-2-title }: { clause-rams-match-2 }
    { clause-rams-match-3-title }: { clause-rams-match-3 }{ $deals_per_match ->
        [0] {""}
       *[other] {" "}A match has at most { $deals_per_match } deals; if nobody is at zero by then, whoever has the lowest score wins.
    }

# Statistics
rams-stats-declared = In or out
rams-stats-row-in = In
rams-stats-row-out = Out
rams-stats-taken = Tricks when in
rams-stats-row-remise = None: remise
rams-stats-row-one = One
rams-stats-row-two = Two
rams-stats-row-three = Three
rams-stats-row-four = Four
rams-stats-row-five = Five
rams-stats-reveals = Shown
rams-stats-row-jacks = { -Jacks }
rams-stats-row-flush = Flush
rams-stats-row-rams = Rams
rams-stats-luck-trumps = Trumps
rams-stats-luck-aces = Aces

# Styles of the others
rams-style-careful = { $player }: passes more often. Going in must seem 1.5 points better than passing.
rams-style-bold = { $player }: goes in more often. Going in may seem 1.5 points worse than passing.
