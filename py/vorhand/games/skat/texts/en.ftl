# Skat.

game-skat = Skat
game-skat-about = One against two: the highest bidder plays alone and needs 61 of the 120 card points. For three players; with four the dealer sits out.
brief-skat =
    { brief-part-skat }
    In a suit game and in Grand the soloist wins with 61 card points; the skat, or the discard, counts for the soloist. A side with at most { $schneider_limit } card points is schneider, a side without a trick is schwarz.
    The game value is the base value times the multiplier. Base values: { -diamonds } 9, { -hearts } 10, { -spades } 11, { -clubs } 12, Grand 24{ $open_grand ->
        [base_36] {""}, Grand ouvert 36
       *[base_24_plus_open] {""}
    }. The multiplier: 1 for each matador (the highest trumps from the { -jack } of { -clubs } down that the soloist holds without a gap, “with”, or lacks without a gap, “without”), plus 1 for the game and 1 each for hand, schneider, schwarz and whatever is announced in a hand game. “With 2, game 3, times 12 = 36” is { -clubs } with the two highest { -jacks }. Null counts { $null }, Null hand { $null_hand }, Null ouvert { $null_ouvert }, Null hand ouvert { $null_ouvert_hand }.
    A game won scores its value, a game lost costs twice that{ $hand_loss ->
        [single] , a lost hand game only its value
       *[double] , hand games included
    }. If the value turns out lower than the bid, the soloist has overbid and lost.
    { $contra ->
        [off] {""}
        [contra] Before the first trick the defenders may say contra, which doubles the score.
       *[contra_re] Before the first trick the defenders may say contra, and the soloist may answer with re; each doubles the score.
    }
    If all three pass, { $when_all_pass ->
        [ramsch] a Ramsch is played with the same cards.{"\u000A"}{ brief-part-ramsch }{"\u000A"}
        [same_dealer] nobody scores, and the same dealer deals again.{" "}
       *[next_dealer] nobody scores, and the next dealer deals.{" "}
    }{ $deals_per_match ->
        [0] A match has twelve deals for each player;
       *[other] Deals in a match: { $deals_per_match };
    } the highest total wins.{ $scoring ->
        [seeger_fabian] {" "}By the Seeger-Fabian scoring each game you win adds 50 points, each game you lose takes 50 away, and each game lost by another player gives you 40 points at a table of three, 30 at a table of four.
       *[plain] {""}
    }
game-ramsch = Ramsch
game-ramsch-about = Nobody wants card points: all play for themselves, and whoever has most of them loses. For three players; with four the dealer sits out.
brief-ramsch =
    Three players, 32 cards: ten each, and two face down in the skat. All play for themselves, there is no auction, and nobody wants card points. To the dealer’s left sits forehand, then middlehand and rearhand. With four at the table the dealer sits out.
    The four { -jacks } are the only trumps; among themselves { -clubs } come first, then { -spades }, { -hearts }, { -diamonds }. Below them each suit ranks ace, ten, king, { -queen }, nine, eight, seven. An ace counts 11 card points, a ten 10, a king 4, { -a-queen } 3, { -a-jack } 2, 120 in all.
    { $exchange ->
        [pass_on] Forehand takes the skat and passes two cards on to middlehand, who takes them and passes two on to rearhand; rearhand takes those and lays two away as the skat. { $pass_jacks ->
            [true] { -Jacks } may go too.
           *[false] { -Jacks } have to stay.
        }{ $blind_push ->
            [true] {" "}Instead of taking the two cards, each of them may push them on unseen, which doubles the deal.
           *[false] {""}
        }
       *[none] The skat stays aside.
    }{ $grand_hand ->
        [true] {" "}Before that each in turn may say Grand Hand; the first to do so plays a Grand alone from the hand, and afterwards the same dealer deals again.
       *[false] {""}
    }
    Forehand leads to the first trick. You must follow suit, trumps being a suit too; if you cannot, you play any card. The highest trump takes the trick, otherwise the highest card of the suit led. The winner of a trick leads to the next.
    { $scoring ->
        [points] Whoever has most card points in tricks loses as many points.
        [virgin_pays] A player without a trick, a virgin, loses 15 points, two such players lose 20 each. If everybody has a trick, whoever has most card points loses 10.
       *[tariff] Whoever has most card points in tricks loses 10 points, or 15 if one player has no trick (a virgin), or 20 for all ten tricks.
    } { $skat_to ->
        [last_trick] The skat counts for whoever takes the last trick.
        [loser] The card points of the skat are added to the loser’s.
       *[nobody] The skat counts for nobody.
    }{ $virgin ->
        [double] {" "}A player without a trick, a virgin, doubles the loss.
       *[ignore] {""}
    }{ $march ->
        [plus_120] {" "}Whoever takes all ten tricks, a march, wins 120 points instead.
        [others_minus_120] {" "}Whoever takes all ten tricks, a march, loses nothing, and the others lose 120 points each.
       *[lose] {""}
    } If two have most, both lose in full; if all three have equally many, nobody does.
    Deals in a match: { $deals_per_match }. What is lost counts as minus points, and the highest total wins.
game-raeuberskat = Räuberskat (Bock and Ramsch rounds)
game-raeuberskat-short = Räuberskat
game-raeuberskat-about = Skat in rounds: in the Bock round every game counts double, in the Ramsch round nobody wants card points. For three players; with four the dealer sits out.
brief-raeuberskat =
    { $series_first_phase ->
        [bock_round] A match begins with the Bock round:
       *[plain] A match begins with ordinary deals of Skat, until somebody’s total reaches { $series_trigger_score }{ $series_after_ramsch_round ->
            [end] { $series_deals_per_match ->
                [0] {""}
               *[other] , for { $series_deals_per_match ->
                    [one] 1 deal
                   *[other] { $series_deals_per_match } deals
                } at most
            }
           *[other] {""}
        }. Then comes the Bock round:
    } a deal for each player at the table, every score times { $series_bock_factor }. The Ramsch round follows, again a deal for each player, without an auction: all play for themselves. { $series_after_ramsch_round ->
        [next_hundred] Then ordinary deals go on until somebody reaches { $series_trigger_score } more than ever before, and the rounds come again. Deals in a match: { $series_deals_per_match }.
        [alternate] Bock round and Ramsch round then take turns. Deals in a match: { $series_deals_per_match }.
       *[end] With that the match ends.
    } The highest total wins.
    { brief-part-skat }
    In a suit game and in Grand the soloist wins with 61 card points; the skat, or the discard, counts for the soloist. A side with at most { $skat_schneider_limit } card points is schneider, a side without a trick is schwarz.
    The game value is the base value times the multiplier. Base values: { -diamonds } 9, { -hearts } 10, { -spades } 11, { -clubs } 12, Grand 24{ $skat_open_grand ->
        [base_36] {""}, Grand ouvert 36
       *[base_24_plus_open] {""}
    }. The multiplier: 1 for each matador (the highest trumps from the { -jack } of { -clubs } down that the soloist holds without a gap, “with”, or lacks without a gap, “without”), plus 1 for the game and 1 each for hand, schneider, schwarz and whatever is announced in a hand game. “With 2, game 3, times 12 = 36” is { -clubs } with the two highest { -jacks }. Null counts { $skat_null }, Null hand { $skat_null_hand }, Null ouvert { $skat_null_ouvert }, Null hand ouvert { $skat_null_ouvert_hand }.
    A game won scores its value, a game lost costs twice that{ $skat_hand_loss ->
        [single] , a lost hand game only its value
       *[double] , hand games included
    }. If the value turns out lower than the bid, the soloist has overbid and lost.
    { $skat_contra ->
        [off] {""}
        [contra] Before the first trick the defenders may say contra, which doubles the score.
       *[contra_re] Before the first trick the defenders may say contra, and the soloist may answer with re; each doubles the score.
    }
    { $skat_when_all_pass ->
        [ramsch] If all three pass, a Ramsch is played.
        [same_dealer] If all three pass, nobody scores and the same dealer deals again.
       *[next_dealer] If all three pass, nobody scores and the next dealer deals.
    }
    { brief-part-ramsch }
brief-part-skat =
    Three players, 32 cards: ten each, and two face down in the skat. One player, the soloist, plays alone against the other two. With four at the table the dealer sits out.
    The four { -jacks } are the highest trumps; among themselves { -clubs } come first, then { -spades }, { -hearts }, { -diamonds }. Below them each suit ranks ace, ten, king, { -queen }, nine, eight, seven. An ace counts 11 card points, a ten 10, a king 4, { -a-queen } 3, { -a-jack } 2, 120 in all.
    First comes the auction: whoever bids the highest game value plays alone. To the dealer’s left sits forehand, then middlehand and rearhand. Middlehand names values to forehand, from 18 up, until one of the two passes; rearhand then goes on bidding to the other.
    The soloist takes the skat and discards two cards, or plays a hand game and leaves the skat untouched. Then the soloist declares: a suit game (the { -jacks } and one suit are trumps), Grand (only the { -jacks } are trumps) or Null (no trumps, and the soloist must not take a trick; each suit ranks ace, king, { -queen }, { -jack }, ten, nine, eight, seven).
    Forehand leads to the first trick. You must follow suit, trumps being a suit too; if you cannot, you play any card. The highest trump takes the trick, otherwise the highest card of the suit led. The winner of a trick leads to the next.
brief-part-ramsch =
    In a Ramsch all play for themselves, and nobody wants card points. The { -jacks } are the only trumps, as in Grand, and forehand leads.
    { $ramsch_exchange ->
        [pass_on] Forehand takes the skat and passes two cards on to middlehand, who takes them and passes two on to rearhand; rearhand takes those and lays two away as the skat. { $ramsch_pass_jacks ->
            [true] { -Jacks } may go too.
           *[false] { -Jacks } have to stay.
        }{ $ramsch_blind_push ->
            [true] {" "}Instead of taking the two cards, each of them may push them on unseen, which doubles the deal.
           *[false] {""}
        }
       *[none] The skat stays aside.
    }{ $ramsch_grand_hand ->
        [true] {" "}Before that each in turn may say Grand Hand; the first to do so plays a Grand alone from the hand, and afterwards the same dealer deals again.
       *[false] {""}
    }
    { $ramsch_scoring ->
        [points] Whoever has most card points in tricks loses as many points.
        [virgin_pays] A player without a trick, a virgin, loses 15 points, two such players lose 20 each. If everybody has a trick, whoever has most card points loses 10.
       *[tariff] Whoever has most card points in tricks loses 10 points, or 15 if one player has no trick (a virgin), or 20 for all ten tricks.
    } { $ramsch_skat_to ->
        [last_trick] The skat counts for whoever takes the last trick.
        [loser] The card points of the skat are added to the loser’s.
       *[nobody] The skat counts for nobody.
    }{ $ramsch_virgin ->
        [double] {" "}A player without a trick, a virgin, doubles the loss.
       *[ignore] {""}
    }{ $ramsch_march ->
        [plus_120] {" "}Whoever takes all ten tricks, a march, wins 120 points instead.
        [others_minus_120] {" "}Whoever takes all ten tricks, a march, loses nothing, and the others lose 120 points each.
       *[lose] {""}
    } If two have most, both lose in full; if all three have equally many, nobody does.

# Choice of rules
preset-altenburg = Altenburg code
preset-altenburg-hint = As in the text this game grew from, which goes by the Altenburg code of 1927: a lost hand game costs its value only once, and Grand ouvert has base value 36.
preset-isko = International Skat Order
preset-isko-hint = As played today: every lost game costs twice its value, and Grand ouvert too has base value 24, with one level for ouvert.
preset-isko-tournament = Tournament (Seeger-Fabian)
preset-isko-tournament-hint = Like the International Skat Order, settled by Seeger-Fabian: 50 points for each game you win, and points for each game the others lose.
skat-level-beginner-hint = Remembers barely a third of the cards played and hardly thinks ahead. Bids timidly and often misjudges the hand.
skat-level-casual-hint = Remembers more than half of the cards played and tries out a few ways the rest may lie. Likes to bid a little too high.
skat-level-club-hint = Forgets only a few cards and tries out many ways the rest may lie. Bids soundly and seldom misjudges the hand.
skat-level-master-hint = Forgets no card, tries out the most ways the rest may lie, and infers from bids and cards what the others hold. Bids as far as the hand goes.
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
option-skat-when-all-pass-hint = How play goes on if nobody wants to play alone.
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
preset-ramsch = Simple Ramsch
preset-ramsch-hint = As in the text this game grew from: the skat stays aside, and the loser is charged 10, 15 or 20 points.
preset-ramsch-virgin-pays = The virgin pays
preset-ramsch-virgin-pays-hint = The same text taken at its word: a player without a trick is charged 15 points, two such players 20 each; only if there is none does the loser pay 10.
preset-ramsch-raeuber = Ramsch of Räuberskat
preset-ramsch-raeuber-hint = The skat goes round, two cards are passed on, { -jacks } excepted; the loser is charged all card points, those of the skat too.
preset-schieberamsch = Schieberamsch (with pushing)
preset-schieberamsch-hint = As club players play it: the two cards may also be pushed on unseen, each push and a virgin double, a march wins 120, and a Grand Hand may be played instead.
preset-raeuberskat = To one hundred
preset-raeuberskat-hint = As in the text this game grew from: ordinary deals until somebody has 100 points, then a Bock round, a Ramsch round, and the end.
preset-raeuberskat-club = Club rules
preset-raeuberskat-club-hint = Bock and Ramsch rounds take turns for 36 deals, with contra and re, with pushing, and with a Ramsch when all pass.
ramsch-level-beginner-hint = Remembers barely a third of the cards played and hardly thinks ahead. Ducks and gets rid of high cards.
ramsch-level-casual-hint = Remembers more than half of the cards played and tries out a few ways the rest may lie before ducking or throwing off.
ramsch-level-club-hint = Forgets only a few cards, tries out many ways the rest may lie, and throws card points into the tricks of others.
ramsch-level-master-hint = Forgets no card, tries out the most ways the rest may lie, and throws card points into the tricks of others.
raeuberskat-level-beginner-hint = Remembers barely a third of the cards played and hardly thinks ahead. Bids timidly and ducks in a Ramsch.
raeuberskat-level-casual-hint = Remembers more than half of the cards played and tries out a few ways the rest may lie. Likes to bid a little too high.
raeuberskat-level-club-hint = Forgets only a few cards and tries out many ways the rest may lie. Bids soundly, and in a Ramsch throws card points into the tricks of others.
raeuberskat-level-master-hint = Forgets no card, tries out the most ways the rest may lie, and infers from bids and cards what the others hold. Bids as far as the hand goes.
option-ramsch-exchange = The skat before the play
option-ramsch-exchange-hint = Whether it stays aside or goes round, so that everybody can get rid of two cards.
value-exchange-none = stays aside
value-exchange-pass-on = goes round
option-ramsch-blind-push = Pushing on unseen
option-ramsch-blind-push-hint = Instead of taking the two cards a player may push them on unseen, which doubles the deal.
option-ramsch-pass-jacks = { -Jacks } may be passed on
option-ramsch-pass-jacks-hint = Otherwise { -jacks } can be neither passed on nor laid away.
option-ramsch-skat-to = Card points of the skat
option-ramsch-skat-to-hint = Who counts them after the play.
value-skat-to-nobody = nobody
value-skat-to-last-trick = whoever takes the last trick
value-skat-to-loser = the loser
option-ramsch-scoring = What a Ramsch costs
option-ramsch-scoring-hint = Whether the loser is charged a fixed amount or the card points, or players without a trick are charged.
value-scoring-tariff = 10, 15 or 20 points
value-scoring-points = the loser’s card points
value-scoring-virgin-pays = players without a trick pay
option-ramsch-virgin = A virgin
option-ramsch-virgin-hint = What a player without a trick means for the loser.
value-virgin-ignore = makes no difference
value-virgin-double = doubles the loss
option-ramsch-march = A march
option-ramsch-march-hint = What becomes of a player who takes all ten tricks.
value-march-lose = loses like anybody else
value-march-plus-120 = wins 120 points
value-march-others-minus-120 = the others lose 120 each
option-ramsch-grand-hand = Grand Hand instead of a Ramsch
option-ramsch-grand-hand-hint = Before a Ramsch everybody may play a Grand Hand instead; afterwards the same dealer deals again.
option-ramsch-deals-per-match = { option-skat-deals-per-match }
option-ramsch-deals-per-match-hint = { option-skat-deals-per-match-hint }
value-when-all-pass-ramsch = a Ramsch is played
option-skat-ramsch = The Ramsch when all pass
option-skat-ramsch-exchange = { option-ramsch-exchange }
option-skat-ramsch-exchange-hint = { option-ramsch-exchange-hint }
option-skat-ramsch-blind-push = { option-ramsch-blind-push }
option-skat-ramsch-blind-push-hint = { option-ramsch-blind-push-hint }
option-skat-ramsch-pass-jacks = { option-ramsch-pass-jacks }
option-skat-ramsch-pass-jacks-hint = { option-ramsch-pass-jacks-hint }
option-skat-ramsch-skat-to = { option-ramsch-skat-to }
option-skat-ramsch-skat-to-hint = { option-ramsch-skat-to-hint }
option-skat-ramsch-scoring = { option-ramsch-scoring }
option-skat-ramsch-scoring-hint = { option-ramsch-scoring-hint }
option-skat-ramsch-virgin = { option-ramsch-virgin }
option-skat-ramsch-virgin-hint = { option-ramsch-virgin-hint }
option-skat-ramsch-march = { option-ramsch-march }
option-skat-ramsch-march-hint = { option-ramsch-march-hint }
option-skat-ramsch-grand-hand = { option-ramsch-grand-hand }
option-skat-ramsch-grand-hand-hint = { option-ramsch-grand-hand-hint }
option-raeuberskat-skat = Deals of Skat
option-raeuberskat-skat-hand-loss = { option-skat-hand-loss }
option-raeuberskat-skat-hand-loss-hint = { option-skat-hand-loss-hint }
option-raeuberskat-skat-open-grand = { option-skat-open-grand }
option-raeuberskat-skat-open-grand-hint = { option-skat-open-grand-hint }
option-raeuberskat-skat-null = { option-skat-null }
option-raeuberskat-skat-null-hint = { option-skat-null-hint }
option-raeuberskat-skat-null-hand = { option-skat-null-hand }
option-raeuberskat-skat-null-hand-hint = { option-skat-null-hand-hint }
option-raeuberskat-skat-null-ouvert = { option-skat-null-ouvert }
option-raeuberskat-skat-null-ouvert-hint = { option-skat-null-ouvert-hint }
option-raeuberskat-skat-null-ouvert-hand = { option-skat-null-ouvert-hand }
option-raeuberskat-skat-null-ouvert-hand-hint = { option-skat-null-ouvert-hand-hint }
option-raeuberskat-skat-schneider-limit = { option-skat-schneider-limit }
option-raeuberskat-skat-schneider-limit-hint = { option-skat-schneider-limit-hint }
option-raeuberskat-skat-when-all-pass = { option-skat-when-all-pass }
option-raeuberskat-skat-when-all-pass-hint = { option-skat-when-all-pass-hint }
option-raeuberskat-skat-contra = { option-skat-contra }
option-raeuberskat-skat-contra-hint = { option-skat-contra-hint }
option-raeuberskat-skat-contra-needs-bid = { option-skat-contra-needs-bid }
option-raeuberskat-skat-contra-needs-bid-hint = { option-skat-contra-needs-bid-hint }
option-raeuberskat-skat-revoke = { option-skat-revoke }
option-raeuberskat-skat-revoke-hint = { option-skat-revoke-hint }
option-raeuberskat-ramsch = Deals of Ramsch
option-raeuberskat-ramsch-exchange = { option-ramsch-exchange }
option-raeuberskat-ramsch-exchange-hint = { option-ramsch-exchange-hint }
option-raeuberskat-ramsch-blind-push = { option-ramsch-blind-push }
option-raeuberskat-ramsch-blind-push-hint = { option-ramsch-blind-push-hint }
option-raeuberskat-ramsch-pass-jacks = { option-ramsch-pass-jacks }
option-raeuberskat-ramsch-pass-jacks-hint = { option-ramsch-pass-jacks-hint }
option-raeuberskat-ramsch-skat-to = { option-ramsch-skat-to }
option-raeuberskat-ramsch-skat-to-hint = { option-ramsch-skat-to-hint }
option-raeuberskat-ramsch-scoring = { option-ramsch-scoring }
option-raeuberskat-ramsch-scoring-hint = { option-ramsch-scoring-hint }
option-raeuberskat-ramsch-virgin = { option-ramsch-virgin }
option-raeuberskat-ramsch-virgin-hint = { option-ramsch-virgin-hint }
option-raeuberskat-ramsch-march = { option-ramsch-march }
option-raeuberskat-ramsch-march-hint = { option-ramsch-march-hint }
option-raeuberskat-ramsch-grand-hand = { option-ramsch-grand-hand }
option-raeuberskat-ramsch-grand-hand-hint = { option-ramsch-grand-hand-hint }
option-raeuberskat-series = The rounds
option-raeuberskat-series-trigger-score = Total for the Bock round
option-raeuberskat-series-trigger-score-hint = Whoever reaches this total brings the Bock round about.
option-raeuberskat-series-bock-factor = Factor of the Bock round
option-raeuberskat-series-bock-factor-hint = Every score of the Bock round is multiplied by this.
option-raeuberskat-series-after-ramsch-round = After the Ramsch round
option-raeuberskat-series-after-ramsch-round-hint = How a match goes on once the Ramsch round has been played.
value-after-ramsch-round-end = the match ends
value-after-ramsch-round-next-hundred = ordinary deals until a new hundred
value-after-ramsch-round-alternate = Bock and Ramsch rounds take turns
option-raeuberskat-series-first-phase = A match begins with
option-raeuberskat-series-first-phase-hint = Whether there are ordinary deals before the first Bock round.
value-first-phase-plain = ordinary deals
value-first-phase-bock-round = the Bock round
option-raeuberskat-series-deals-per-match = Deals at most
option-raeuberskat-series-deals-per-match-hint = This many ordinary deals at most. If rounds come again, this many deals make the whole match.
raeuberskat-value-deals-per-match-0 = without a limit

# The declaration
contract-game = { $game ->
    [clubs] { -Clubs }
    [spades] { -Spades }
    [hearts] { -Hearts }
    [diamonds] { -Diamonds }
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
fact-contract = { $player }: { $game }{ $levels }{ $n ->
    [0] {""}
   *[other] {" "}· bid { $n }
}
fact-doubled = { $call ->
    [re] Re
   *[contra] Contra
} ×{ $factor }
call-no-grand-hand = no Grand
call-pushed = pushed
call-passed-on = passed on
fact-round = { $round ->
    [bock] Bock round{ $factor ->
        [1] {""}
       *[other] {" "}×{ $factor }
    } · { $left ->
        [1] last deal
       *[other] { $left } deals to go
    }
    [ramsch] Ramsch round · { $left ->
        [1] last deal
       *[other] { $left } deals to go
    }
   *[plain] Skat up to { $again ->
        [yes] another { $target }
       *[no] { $target }
    }{ $left ->
        [0] {""}
        [1] {" "}· at most 1 more deal
       *[other] {" "}· at most { $left } more deals
    }
}
fact-round-short = { $round ->
    [bock] Bock{ $factor ->
        [1] {""}
       *[other] {" "}×{ $factor }
    } · { $left } left
    [ramsch] Ramsch · { $left } left
   *[plain] { $again ->
        [yes] another { $target }
       *[no] to { $target }
    }{ $left ->
        [0] {""}
       *[other] {" "}· { $left } left
    }
}
fact-ramsch = Ramsch: all for themselves
fact-ramsch-short = Ramsch
fact-pushes = Pushed: { $n } · ×{ $factor }
fact-pushes-short = Pushed ×{ $factor }

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
due-grand-hand = Grand Hand instead of the Ramsch?
due-push = The two cards have come to you.
due-push-forehand = The skat goes to you first.
due-push-rearhand = The two cards come to you last.
due-pass-on = Choose two cards to pass on.
due-pass-on-rearhand = Choose two cards to lay away as the skat.

# A position for the solver
options-position = There is no such position: look at “{ $field }”.

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
note-worth = { $n }{ $bid ->
    [0] {""}
   *[other] : { $covers ->
        [yes] enough for { $bid }
        [perhaps] enough for { $bid } unless the skat changes it
       *[no] not enough for { $bid }
    }
}
note-put-back = Pick up the discard again
move-grand-hand = Play Grand Hand
move-pass-grand-hand = No Grand Hand
move-take-push = Take the cards
move-push = Push on unseen
move-discard-pass-on = Pass on
move-discard-pass-on-rearhand = Lay away
record-move-grand-hand = a Grand Hand
record-move-push = pushing on unseen
note-push = deal ×{ $factor }

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
event-round-begins = { $round ->
    [bock] The Bock round begins: { $deals ->
        [1] 1 deal
       *[other] { $deals } deals
    }{ $factor ->
        [1] {""}
       *[other] , every score times { $factor }
    }.
    [ramsch] The Ramsch round begins: { $deals ->
        [1] 1 deal
       *[other] { $deals } deals
    }, all for themselves.
   *[plain] Ordinary deals until somebody reaches { $again ->
        [yes] another { $target }
       *[no] { $target }
    }{ $deals ->
        [0] {""}
        [1] , at most 1 deal
       *[other] , at most { $deals } deals
    }.
}
event-ramsch-follows = All have passed: a Ramsch is played.
event-grand-hand = { $self ->
    [yes] You play
   *[no] { $player } plays
} Grand Hand instead of the Ramsch.
event-no-grand-hand = { $self ->
    [yes] You decline
   *[no] { $player } declines
} a Grand Hand.
event-took-cards = { $self ->
    [yes] You take
   *[no] { $player } takes
} the two cards.
event-own-cards = Taken: { $cards }.
event-passed-on = { $self ->
    [yes] You pass
   *[no] { $player } passes
} two cards on.
event-own-passed-on = Passed on: { $cards }.
event-laid-away = { $self ->
    [yes] You lay
   *[no] { $player } lays
} two cards away.
event-own-laid-away = Laid away: { $cards }.
event-pushed = { $self ->
    [yes] You push
   *[no] { $player } pushes
} the two cards on unseen: the deal counts ×{ $factor }.
notice-target-reached = A total of { $n } has been reached: { $players }.
notice-cap-reached = All the ordinary deals have been played: { $n }.
notice-round-next = { $round ->
    [bock] Next comes the Bock round: { $deals ->
        [1] 1 deal
       *[other] { $deals } deals
    }{ $factor ->
        [1] {""}
       *[other] , every score times { $factor }
    }.
    [ramsch] Next comes the Ramsch round: { $deals ->
        [1] 1 deal
       *[other] { $deals } deals
    }, all for themselves.
   *[plain] Next come ordinary deals until somebody reaches { $again ->
        [yes] another { $target }
       *[no] { $target }
    }{ $deals ->
        [0] {""}
        [1] , at most 1 deal
       *[other] , at most { $deals } deals
    }.
}

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
move-jack-is-trump = Not allowed: the { -jack } is a trump, { $suit ->
    [clubs] { -clubs }
    [spades] { -spades }
    [hearts] { -hearts }
   *[diamonds] { -diamonds }
} were led and you hold the { $card }.
move-claim-unproven = You may claim the rest only if it is certain however the cards lie.
move-claim-null-defender = In Null only the soloist can claim the rest.
notation-contract = Not a declaration: “{ $text }”.
move-push-jack = { -Jacks } have to stay: { $card }.
move-push-two = Choose exactly two cards.
move-push-first = First come the two cards from the skat.
move-pass-on-first = First you have to get rid of two cards.
move-push-off = By these rules nobody may push the two cards on unseen.
move-push-over = No more cards are passed on now.
move-no-exchange = By these rules the skat stays aside, and no cards are passed on.
move-grand-hand-first = First you have to decide: Grand Hand or Ramsch.
move-grand-hand-late = It is too late for a Grand Hand.
move-grand-hand-off = By these rules no Grand Hand may be played instead of a Ramsch.
move-grand-only = You have said Grand Hand: only Grand may be declared.
move-no-concede-ramsch = In a Ramsch nobody can concede.
move-no-auction = In a Ramsch nothing is bid or declared.

# Hints
skat-chance-about = Chance: that your side wins the deal.
raeuberskat-chance-about = Chance: that your side wins the deal.
ramsch-chance-about = Chance: that you do not lose the Ramsch.
chance-about-ramsch = Chance: that you do not lose the Ramsch.

hint-bid = Your hand is good for bids up to { $limit }; best game for it: { $game }.
hint-hold = Your hand is good for bids up to { $limit }; best game for it: { $game }.
hint-bid-more = There is no need to go so high yet: { $n } will do.
hint-bid-weak = At { $n } your hand has no game that you would win often enough.
hint-pass-weak = Your hand has no game that you would win often enough.
hint-pass-limit = Your hand is good for bids up to { $limit } only.
hint-pass-strong = Your hand is too strong for passing: { $game }.
hint-take = With two more cards to choose from your game gets better.
hint-take-dear = Your hand is strong enough without the skat: { $game }.
hint-hand = Your hand is strong enough without the skat, and a hand game counts one level more: { $game }.
hint-hand-null = Your hand is good enough for Null without the skat.
hint-hand-risky = Without the skat this is too risky.
hint-discard-void = The plan: { $game }. You will have no card left of { $suit ->
    [clubs] { -clubs }
    [spades] { -spades }
    [hearts] { -hearts }
   *[diamonds] { -diamonds }
}.
hint-discard-safe = The plan: { $game }. This brings { $n } card points home.
hint-discard-low = The plan: { $game }. Get rid of cards that promise no trick.
hint-discard-null = The plan: Null. Get rid of the cards most likely to take a trick.
hint-discard-null-other = The plan: Null. Other cards are more dangerous in it.
hint-discard-spare = The plan: { $game }. These are the two you will miss least.
hint-discard-weak = This weakens your game: { $game }.
hint-discard-trump = The plan: { $game }. You have trumps to spare.
hint-declare = Your best game: you win it about { $chance } times in 100.
hint-declare-less = Another game promises more; this one you win about { $chance } times in 100.
hint-declare-overbid = Certain to be worth only { $n }: not enough for the bid of { $bid }.
hint-put-back = Your discard is good enough.
hint-contra = Your hand should beat this game.
hint-contra-risky = Contra is too risky here.
hint-contra-missed = Your hand should beat this game: contra pays.
hint-no-contra = This is not enough for contra.
hint-re = You win here about { $chance } times in 100.
hint-no-re = This is not enough for re.
hint-re-missed = Your game is strong enough for re.
hint-draw-trumps = Draw the others’ trumps.
hint-cash = Nobody can beat this card in its suit any more.
hint-lead-loser = You will most likely lose this trick anyway.
hint-lead-through = The soloist sits in the middle: lead through.
hint-lead-to-partner = The soloist plays last: lead to your partner.
hint-lead-trump = Every trump the soloist has to play now will be missed later.
hint-lead-past = The soloist cannot beat this card.
hint-lead-alone = At most the soloist can beat this card.
hint-take-trick = This puts you ahead; card points in the trick: { $n }.
hint-ruff = You can ruff; card points in the trick: { $n }.
hint-schmear = A schmear: these card points are meant for your partner.
hint-leave-partner = Your partner has the trick already; a small card will do.
hint-leave-partner-jack = Your partner has the trick already; this { -jack } adds no more than 2 card points.
hint-partner-ahead = Your partner is ahead, but the soloist may still beat that: this card risks little.
hint-leave-to-partner = Your partner plays last and may still take this trick.
hint-overtake = You take the trick over from your partner; card points in it: { $n }.
hint-duck = Let this trick go and keep your strong card.
hint-cheap = You cannot win this trick; this is the card you can best spare.
hint-under-ruff = You cannot follow suit, and a higher trump has been played.
hint-throw-off = You cannot follow suit: throw off what you do not need.
hint-null-duck = This stays under the best card.
hint-null-above = This goes above the best card, although you could stay below.
hint-null-lead = Nobody else has a lower card of this suit: whoever follows suit must take it.
hint-null-lead-mid = Higher cards of this suit are still out, and one of them may have to take it.
hint-null-lead-high = Nobody else can have a higher card of this suit: the trick would be yours.
hint-null-forced = Every card you may play would be winning; this one does least harm.
hint-null-throw-off = You cannot follow suit: a dangerous card can go.
hint-null-throw-low = You cannot follow suit, but this card is hardly dangerous.
hint-null-attack = Here the soloist is most likely to get a trick: { $suit ->
    [clubs] { -clubs }
    [spades] { -spades }
    [hearts] { -hearts }
   *[diamonds] { -diamonds }
}.
hint-null-under = Stay low, so that the soloist keeps the trick or gets it.
hint-null-let-go = You cannot follow suit: get rid of a card that is in your way.
hint-null-over = This takes the trick away from the soloist.
hint-null-spared = The soloist cannot get this trick, but you are rid of this card.
hint-null-still = The soloist still has to play and may have to go above this card.
hint-claim = The rest is yours for certain.
hint-concede = Conceding only costs you: better play on.
hint-revoke = This card does not follow suit although you can.
hint-ramsch-grand = The Ramsch promises you less than a Grand, which you win about { $chance } times in 100.
hint-ramsch-grand-risky = You would win a Grand here only about { $chance } times in 100: rather play the Ramsch.
hint-ramsch-no-grand = Your hand is not strong enough for a Grand.
hint-ramsch-no-grand-strong = A Grand promises more here than the Ramsch.
hint-ramsch-take = With two more cards to choose from you can get rid of two bad ones.
hint-ramsch-take-only = By these rules the two cards are always taken.
hint-ramsch-take-dear = Your hand is harmless as it is, and a push makes the loss of another dearer.
hint-ramsch-take-weak = Your hand may take all ten tricks; the two cards could only weaken it.
hint-ramsch-push = Your hand is harmless: let whoever loses pay { $factor } times as much.
hint-ramsch-push-risky = You may well be the one who loses, and then it counts { $factor } times.
hint-ramsch-push-march = You may well take all ten tricks, and then that counts { $factor } times.
hint-ramsch-pass-void = You get rid of your last cards in { $suit ->
    [clubs] { -clubs }
    [spades] { -spades }
    [hearts] { -hearts }
   *[diamonds] { -diamonds }
}: when they are led you can throw off what hurts.
hint-ramsch-pass-points = You get rid of { $n ->
    [one] 1 card point
   *[other] { $n } card points
} that might stay with you.
hint-ramsch-pass-high = You get rid of high cards that would take tricks.
hint-ramsch-pass-jacks = Get rid of { -jacks }: trumps take tricks.
hint-ramsch-pass-other = Other cards are more dangerous to keep.
hint-ramsch-pass-low = Keep your low cards: with them you stay below the others.
hint-ramsch-pass-safe = These are the two you will miss least.
hint-ramsch-pass-march = Keep what can take all ten tricks: by these rules that pays.
hint-ramsch-march = All ten tricks are within reach, and by these rules they pay.
hint-ramsch-maid = You need one trick: by these rules a player without a trick pays.
hint-ramsch-claim = All the rest is yours, and by these rules that is good.
hint-ramsch-claim-dear = You would get all the rest, and its card points with it.
hint-ramsch-bid = If all pass there will be a Ramsch, and your hand is bad for one: rather play { $game }.
hint-ramsch-all-pass = No game is good enough, and the Ramsch that follows is no worse.
hint-ramsch-pass-bad = If you pass there will be a Ramsch, and your hand is bad for one.

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
reason-ramsch-lost = Most card points lose: { $players }, { $count ->
    [1] with { $n }
   *[other] with { $n } each
}.
reason-ramsch-march = A march: { $self ->
    [yes] you take
   *[no] { $player } takes
} all ten tricks.
reason-ramsch-even = All three have { $n } card points: nobody loses.
reason-ramsch-virgins = Charged for having no trick: { $players }.
reason-rounds-played = The Ramsch round has been played, and that ends the match.
note-ramsch = Ramsch
note-virgin = virgin: { $self ->
    [yes] you
   *[no] { $player }
}
note-pushes = pushed ×{ $factor }
note-bock-round = Bock round ×{ $factor }
note-grand-hand = Grand Hand, the same dealer again
step-ramsch-points = Card points in tricks: { $n }
step-ramsch-skat = { $how ->
    [last_trick] Card points of the skat, for the last trick: { $n }
   *[loser] Card points of the skat, for the loser: { $n }
}
step-tied = Tied for most card points: both lose in full
step-even = All three have { $n } card points: nobody loses
step-tariff = { $virgins ->
    [0] Most card points: { $n }
    [1] Most card points, and one virgin: { $n }
   *[other] All ten tricks: { $n }
}
step-virgin-charge = { $virgins ->
    [1] Without a trick: { $n }
   *[other] Two without a trick, for each of them: { $n }
}
step-march-others = Another player’s march: { $n }
step-march-lost = All ten tricks save nobody by these rules
step-pushes = Pushed on unseen, times { $factor }: { $running }
ramsch-step-march = All ten tricks, a march: { $n }
skat-step-march = { ramsch-step-march }
raeuberskat-step-march = { ramsch-step-march }
laid-forehand = Forehand passed on
laid-middlehand = Middlehand passed on
laid-rearhand = Rearhand laid away

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
ramsch-col-written = { skat-col-written }
ramsch-result-caption = { skat-result-caption }
ramsch-sheet-empty = { skat-sheet-empty }
ramsch-sheet-caption = Score sheet: every deal with what it cost and the totals
raeuberskat-col-written = { skat-col-written }
raeuberskat-result-caption = { skat-result-caption }
raeuberskat-sheet-empty = { skat-sheet-empty }
raeuberskat-sheet-caption = { skat-sheet-caption }
sheet-col-round = Round
sheet-col-round-long = Bock round or Ramsch round
sheet-col-card-points = cp
sheet-col-card-points-long = Most card points
sheet-col-skat-points = Skat
sheet-col-skat-points-long = Card points of the skat
sheet-col-virgins = Virg.
sheet-col-virgins-long = Virgins (players without a trick)
sheet-col-pushes = Push
sheet-col-pushes-long = How often the cards were pushed on unseen
ramsch-sheet-col-value-long = What was scored
sheet-cell-bid = { $n ->
    [0] –
   *[other] { $n }
}
sheet-cell-virgins = { $n ->
    [0] –
   *[other] { $n }
}
sheet-cell-pushes = { $n ->
    [0] –
   *[other] { $n }
}
sheet-cell-round-plain = –
sheet-cell-round-bock = Bock
sheet-cell-round-ramsch = Ramsch

# The rules by number
clause-skat-pack-1 = Three play with 32 cards; one of them, the soloist, plays alone against the other two, the defenders.
clause-skat-pack-1-title = Pack and players
clause-skat-rank-1 = In suit games and in Grand the four { -jacks } are the highest trumps; among themselves { -clubs } come first, then { -spades }, { -hearts }, { -diamonds }.
clause-skat-rank-1-title = Rank of the { -jacks }
clause-skat-rank-2 = Below the { -jacks } each suit, the trump suit too, ranks ace, ten, king, { -queen }, nine, eight, seven.
clause-skat-rank-2-title = Rank in the suits
clause-skat-rank-3 = In Null there are no trumps, and each suit ranks ace, king, { -queen }, { -jack }, ten, nine, eight, seven.
clause-skat-rank-3-title = Rank in Null
clause-skat-rank-4 = Ace 11, ten 10, king 4, { -queen } 3, { -jack } 2 card points; 120 in all.
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
clause-skat-bid-5 = If all three pass, the deal is passed in and nobody scores, or a Ramsch is played with the same cards, as the set of rules says. It also says whether after a deal passed in the next dealer deals or the same one again.
clause-skat-bid-5-title = When all pass
clause-skat-skat-1 = The soloist may take the skat and then discards any two cards, { -jacks } too, before declaring. The card points of the discard count for the soloist.
clause-skat-skat-1-title = Taking and discarding
clause-skat-skat-2 = In a hand game the soloist does not look at the skat until the end; its card points count for the soloist all the same.
clause-skat-skat-2-title = Hand game
clause-skat-declare-1 = The soloist declares a suit game (the { -jacks } and one suit are trumps), Grand (only the { -jacks } are trumps) or Null (no trumps; the soloist must not take a trick).
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
clause-skat-follow-2 = In suit games and in Grand every { -jack } belongs to the trumps, not to the suit whose sign it bears. If { -a-jack } is led, you must play a trump if you have one.
clause-skat-follow-2-title = { -Jacks } are trumps
clause-skat-follow-3 = In Null every { -jack } belongs to the suit whose sign it bears.
clause-skat-follow-3-title = { -Jacks } in Null
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
clause-skat-score-2 = Matadors are the highest trumps, counted without a gap from the { -jack } of { -clubs } down: if you hold it, you play with as many as you hold in a row, otherwise without as many as you lack in a row. The cards of the skat belong to them, in hand games too.
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
clause-skat-score-10 = Base values: { -diamonds } 9, { -hearts } 10, { -spades } 11, { -clubs } 12, Grand 24; by some sets of rules, Grand ouvert 36. The game value is the number of levels times the base value.
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
clause-skat-score-16 = In a Bock round every score is multiplied, usually doubled; it belongs to Räuberskat.
clause-skat-score-16-title = Bock round
clause-skat-revoke-1 = A card that does not follow suit although its player could is either not accepted or ends the play, as the set of rules says. If it ends the play, the side that revoked loses unless it had won already. Schneider and schwarz then count only if they were announced or certain before.
clause-skat-revoke-1-title = Revoke
clause-skat-match-1 = The set of rules says how many deals a match has, usually twelve for each player.
clause-skat-match-1-title = Length of the match
clause-skat-match-2 = By Seeger-Fabian, 50 points are added to the sum of the game values at the end for each game you won and 50 taken off for each you lost. Each game lost by another player gives you 40 points at a table of three, 30 at a table of four.
clause-skat-match-2-title = Seeger-Fabian scoring
clause-skat-match-3 = Lost games count as minus points, and the highest total at the end wins the match. Equal totals share the place.
clause-skat-match-3-title = Winning the match
clause-ramsch-pack-1 = Ramsch is played with the cards of Skat, dealt in the same way. There is no auction and no soloist: all three play for themselves.
clause-ramsch-pack-1-title = What a Ramsch is
clause-ramsch-follow-1 = The play goes as in Grand: the four { -jacks } are the only trumps, forehand leads, and you must follow suit; a forbidden card is never accepted. All ten tricks are played, and nobody can concede.
clause-ramsch-follow-1-title = Playing as in Grand
clause-ramsch-push-1 = Where the skat goes round, forehand takes it and passes two cards on to middlehand, who takes them and passes two on to rearhand. Rearhand takes those and lays two away; they are the skat of this deal.
clause-ramsch-push-1-title = Passing two cards on
clause-ramsch-push-2 = { -Jacks } may be neither passed on nor laid away, unless the set of rules allows it.
clause-ramsch-push-2-title = Passing { -jacks } on
clause-ramsch-push-3 = By some sets of rules a player may, instead of taking the two cards, push them on unseen, with any { -jacks } among them. If rearhand pushes, they are the skat. Each push doubles the deal.
clause-ramsch-push-3-title = Pushing on unseen
clause-ramsch-grand-1 = Where the set of rules allows it, each player in turn, forehand first, is asked before a Ramsch whether to play a Grand Hand instead. The first to say yes plays it alone, without a bid, and may announce more. It is scored as in Skat, in a Bock round too only once; then the same dealer deals again, and the deal does not count as one of the match or the round.
clause-ramsch-grand-1-title = Grand Hand instead
clause-ramsch-score-1 = In a Ramsch whoever has most card points in tricks loses. The set of rules says whether that costs the card points or a fixed amount.
clause-ramsch-score-1-title = Most card points lose
clause-ramsch-score-2 = Where fixed amounts are charged, the loser is charged 10 points, or 15 if one player has taken no trick, or 20 for all ten tricks.
clause-ramsch-score-2-title = 10, 15 or 20 points
clause-ramsch-score-3 = Where the virgin pays, a player without a trick is charged 15 points, and two such players 20 each. If everybody has a trick, the loser is charged 10.
clause-ramsch-score-3-title = A virgin pays
clause-ramsch-score-4 = The card points of the skat count, as the set of rules says, for nobody, for whoever takes the last trick, or for the loser. If they go to the loser, they are added only after it is known who that is.
clause-ramsch-score-4-title = The skat of a Ramsch
clause-ramsch-score-5 = A virgin is a player who has taken no trick. By some sets of rules a virgin doubles what the loser loses.
clause-ramsch-score-5-title = A virgin doubles
clause-ramsch-score-6 = A march means all ten tricks. Where card points are charged, whoever makes one loses as usual, or wins 120 points, or the others lose 120 each, as the set of rules says. Nothing is doubled for virgins then.
clause-ramsch-score-6-title = March
clause-ramsch-score-7 = If two have equally many card points and most of all, both lose in full, each with the whole skat if it goes to the loser. If all three have equally many, nobody loses.
clause-ramsch-score-7-title = Equal card points
clause-ramsch-score-8 = Each push doubles what the deal is scored at, a march too; three pushes make it eight times as much.
clause-ramsch-score-8-title = What a push doubles
clause-ramsch-match-1 = A match of Ramsch has a set number of deals, usually 36. What is lost counts as minus points, and the highest total wins. Equal totals share the place.
clause-ramsch-match-1-title = Winning a Ramsch match
clause-raeuberskat-phase-1 = Unless the match begins with the Bock round, ordinary deals of Skat come first, until after a deal somebody’s total has reached the number agreed, usually 100. That deal still counts as usual.
clause-raeuberskat-phase-1-title = Ordinary deals first
clause-raeuberskat-phase-2 = The Bock round begins with the next dealer and has a deal for each player at the table. Deals that are passed in count as deals of the round, unless the same dealer deals again.
clause-raeuberskat-phase-2-title = How a Bock round goes
clause-raeuberskat-phase-3 = The Ramsch round follows the Bock round, again with a deal for each player at the table. There is no auction: every deal is a Ramsch.
clause-raeuberskat-phase-3-title = The Ramsch round
clause-raeuberskat-phase-4 = After the Ramsch round, as the set of rules says, the match ends, or Bock and Ramsch rounds take turns, or ordinary deals go on until somebody has reached another hundred that is new to that player. Hundreds reached in the rounds are not new afterwards.
clause-raeuberskat-phase-4-title = After the Ramsch round
clause-raeuberskat-phase-5 = If nobody has reached the total agreed after a set number of ordinary deals, the Bock round comes all the same. Where rounds come again, this number is that of all the deals in the match.
clause-raeuberskat-phase-5-title = Deals at most
clause-raeuberskat-score-1 = In a Bock round every score is multiplied once more, usually by 2, that of a Ramsch too. A game lost after taking the skat then costs four times its value. A Grand Hand instead of a Ramsch is not multiplied.
clause-raeuberskat-score-1-title = What Bock multiplies
clause-raeuberskat-match-1 = Lost games count as minus points, and the highest total at the end wins, whoever reached the hundred first. Equal totals share the place.
clause-raeuberskat-match-1-title = Winning after the rounds

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
    }{ $when_all_pass ->
        [ramsch] {"\u000A"}{ clause-ramsch-pack-1-title }: { clause-ramsch-pack-1 }{ $ramsch_exchange ->
            [pass_on] {"\u000A"}{ clause-ramsch-push-1-title }: { clause-ramsch-push-1 }
           *[none] {""}
        }{ $ramsch_exchange ->
            [pass_on] { $ramsch_pass_jacks ->
                [true] {""}
               *[false] {"\u000A"}{ clause-ramsch-push-2-title }: { clause-ramsch-push-2 }
            }
           *[none] {""}
        }{ $ramsch_blind_push ->
            [true] {"\u000A"}{ clause-ramsch-push-3-title }: { clause-ramsch-push-3 }
           *[false] {""}
        }{ $ramsch_grand_hand ->
            [true] {"\u000A"}{ clause-ramsch-grand-1-title }: { clause-ramsch-grand-1 }
           *[false] {""}
        }{"\u000A"}{ clause-ramsch-follow-1-title }: { clause-ramsch-follow-1 }{"\u000A"}{ clause-ramsch-score-1-title }: { clause-ramsch-score-1 }{ $ramsch_scoring ->
            [points] {""}
            [virgin_pays] {"\u000A"}{ clause-ramsch-score-3-title }: { clause-ramsch-score-3 }
           *[tariff] {"\u000A"}{ clause-ramsch-score-2-title }: { clause-ramsch-score-2 }
        }{"\u000A"}{ clause-ramsch-score-4-title }: { clause-ramsch-score-4 }{ $ramsch_virgin ->
            [double] {"\u000A"}{ clause-ramsch-score-5-title }: { clause-ramsch-score-5 }
           *[ignore] {""}
        }{ $ramsch_scoring ->
            [points] {"\u000A"}{ clause-ramsch-score-6-title }: { clause-ramsch-score-6 }
           *[other] {""}
        }{"\u000A"}{ clause-ramsch-score-7-title }: { clause-ramsch-score-7 }{ $ramsch_blind_push ->
            [true] {"\u000A"}{ clause-ramsch-score-8-title }: { clause-ramsch-score-8 }
           *[false] {""}
        }
       *[other] {""}
    }
    { clause-skat-revoke-1-title }: { clause-skat-revoke-1 }
    { clause-skat-match-1-title }: { clause-skat-match-1 }{ $scoring ->
        [seeger_fabian] {"\u000A"}{ clause-skat-match-2-title }: { clause-skat-match-2 }
       *[other] {""}
    }
    { clause-skat-match-3-title }: { clause-skat-match-3 }
clauses-ramsch =
    { clause-ramsch-pack-1-title }: { clause-ramsch-pack-1 }
    { clause-skat-rank-1-title }: { clause-skat-rank-1 }
    { clause-skat-rank-2-title }: { clause-skat-rank-2 }
    { clause-skat-rank-4-title }: { clause-skat-rank-4 }
    { clause-skat-deal-1-title }: { clause-skat-deal-1 }
    { clause-skat-deal-2-title }: { clause-skat-deal-2 }
    { clause-skat-deal-3-title }: { clause-skat-deal-3 }{ $exchange ->
        [pass_on] {"\u000A"}{ clause-ramsch-push-1-title }: { clause-ramsch-push-1 }
       *[none] {""}
    }{ $exchange ->
        [pass_on] { $pass_jacks ->
            [true] {""}
           *[false] {"\u000A"}{ clause-ramsch-push-2-title }: { clause-ramsch-push-2 }
        }
       *[none] {""}
    }{ $blind_push ->
        [true] {"\u000A"}{ clause-ramsch-push-3-title }: { clause-ramsch-push-3 }
       *[false] {""}
    }{ $grand_hand ->
        [true] {"\u000A"}{ clause-ramsch-grand-1-title }: { clause-ramsch-grand-1 }
       *[false] {""}
    }
    { clause-ramsch-follow-1-title }: { clause-ramsch-follow-1 }
    { clause-skat-lead-1-title }: { clause-skat-lead-1 }
    { clause-skat-lead-2-title }: { clause-skat-lead-2 }
    { clause-skat-follow-1-title }: { clause-skat-follow-1 }
    { clause-skat-follow-2-title }: { clause-skat-follow-2 }
    { clause-skat-trick-1-title }: { clause-skat-trick-1 }
    { clause-skat-end-2-title }: { clause-skat-end-2 }
    { clause-ramsch-score-1-title }: { clause-ramsch-score-1 }{ $scoring ->
        [points] {""}
        [virgin_pays] {"\u000A"}{ clause-ramsch-score-3-title }: { clause-ramsch-score-3 }
       *[tariff] {"\u000A"}{ clause-ramsch-score-2-title }: { clause-ramsch-score-2 }
    }{"\u000A"}{ clause-ramsch-score-4-title }: { clause-ramsch-score-4 }{ $virgin ->
        [double] {"\u000A"}{ clause-ramsch-score-5-title }: { clause-ramsch-score-5 }
       *[ignore] {""}
    }{ $scoring ->
        [points] {"\u000A"}{ clause-ramsch-score-6-title }: { clause-ramsch-score-6 }
       *[other] {""}
    }{"\u000A"}{ clause-ramsch-score-7-title }: { clause-ramsch-score-7 }{ $blind_push ->
        [true] {"\u000A"}{ clause-ramsch-score-8-title }: { clause-ramsch-score-8 }
       *[false] {""}
    }{ $grand_hand ->
        [true] {"\u000A"}{ clause-skat-skat-2-title }: { clause-skat-skat-2 }
            { clause-skat-declare-2-title }: { clause-skat-declare-2 }
            { clause-skat-declare-3-title }: { clause-skat-declare-3 }
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
            { clause-skat-score-13-title }: { clause-skat-score-13 }
       *[false] {""}
    }
    { clause-ramsch-match-1-title }: { clause-ramsch-match-1 }
clauses-raeuberskat =
    { clause-raeuberskat-phase-1-title }: { clause-raeuberskat-phase-1 }
    { clause-raeuberskat-phase-2-title }: { clause-raeuberskat-phase-2 }
    { clause-raeuberskat-phase-3-title }: { clause-raeuberskat-phase-3 }
    { clause-raeuberskat-phase-4-title }: { clause-raeuberskat-phase-4 }{ $series_deals_per_match ->
        [0] {""}
       *[other] {"\u000A"}{ clause-raeuberskat-phase-5-title }: { clause-raeuberskat-phase-5 }
    }
    { clause-raeuberskat-score-1-title }: { clause-raeuberskat-score-1 }
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
    { clause-skat-declare-4-title }: { clause-skat-declare-4 }{ $skat_contra ->
        [off] {""}
       *[other] {"\u000A"}{ clause-skat-contra-1-title }: { clause-skat-contra-1 }
    }{ $skat_contra ->
        [contra_re] {"\u000A"}{ clause-skat-contra-2-title }: { clause-skat-contra-2 }
       *[other] {""}
    }{ $skat_contra_needs_bid ->
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
    { clause-skat-score-14-title }: { clause-skat-score-14 }{ $skat_contra ->
        [off] {""}
       *[other] {"\u000A"}{ clause-skat-score-15-title }: { clause-skat-score-15 }
    }
    { clause-skat-score-16-title }: { clause-skat-score-16 }
    { clause-skat-revoke-1-title }: { clause-skat-revoke-1 }
    { clause-ramsch-pack-1-title }: { clause-ramsch-pack-1 }{ $ramsch_exchange ->
        [pass_on] {"\u000A"}{ clause-ramsch-push-1-title }: { clause-ramsch-push-1 }
       *[none] {""}
    }{ $ramsch_exchange ->
        [pass_on] { $ramsch_pass_jacks ->
            [true] {""}
           *[false] {"\u000A"}{ clause-ramsch-push-2-title }: { clause-ramsch-push-2 }
        }
       *[none] {""}
    }{ $ramsch_blind_push ->
        [true] {"\u000A"}{ clause-ramsch-push-3-title }: { clause-ramsch-push-3 }
       *[false] {""}
    }{ $ramsch_grand_hand ->
        [true] {"\u000A"}{ clause-ramsch-grand-1-title }: { clause-ramsch-grand-1 }
       *[false] {""}
    }
    { clause-ramsch-follow-1-title }: { clause-ramsch-follow-1 }
    { clause-ramsch-score-1-title }: { clause-ramsch-score-1 }{ $ramsch_scoring ->
        [points] {""}
        [virgin_pays] {"\u000A"}{ clause-ramsch-score-3-title }: { clause-ramsch-score-3 }
       *[tariff] {"\u000A"}{ clause-ramsch-score-2-title }: { clause-ramsch-score-2 }
    }{"\u000A"}{ clause-ramsch-score-4-title }: { clause-ramsch-score-4 }{ $ramsch_virgin ->
        [double] {"\u000A"}{ clause-ramsch-score-5-title }: { clause-ramsch-score-5 }
       *[ignore] {""}
    }{ $ramsch_scoring ->
        [points] {"\u000A"}{ clause-ramsch-score-6-title }: { clause-ramsch-score-6 }
       *[other] {""}
    }{"\u000A"}{ clause-ramsch-score-7-title }: { clause-ramsch-score-7 }{ $ramsch_blind_push ->
        [true] {"\u000A"}{ clause-ramsch-score-8-title }: { clause-ramsch-score-8 }
       *[false] {""}
    }
    { clause-raeuberskat-match-1-title }: { clause-raeuberskat-match-1 }

# Statistics
stats-soloist = As soloist
stats-row-clubs = { -Clubs }
stats-row-spades = { -Spades }
stats-row-hearts = { -Hearts }
stats-row-diamonds = { -Diamonds }
stats-row-grand = Grand
stats-row-null = Null
stats-row-suit = Suit game
stats-with = As soloist with
stats-row-hand = Hand
stats-row-ouvert = Ouvert
stats-row-schneider = Schneider
stats-row-schwarz = Schwarz
stats-row-overbid = Overbid
stats-defender = As defender against
stats-auction = In the auction
stats-row-soloist = Soloist
stats-row-outbid = Outbid
stats-row-passed = Passed at once
stats-row-passed-in = All passed
stats-ramsch = In a Ramsch
stats-row-charged = Charged
stats-row-spared = Not charged
stats-row-virgin = Virgin
stats-row-march = March
stats-luck-jacks = { -Jacks }
stats-luck-aces = Aces
stats-luck-sevens-eights = Sevens and eights

# Styles of the others
style-careful = { $player }: bids carefully. The hand must promise 8 points more than for others of this level.
style-bold = { $player }: bids boldly. The hand may promise 8 points less than for others of this level.
