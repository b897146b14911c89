# Texts of the page.

app-name = Vorhand
page-title = Vorhand: offline card games
home-title = Card games for quiet evenings
home-lead = You against the computer, with no account and no network. Every move is explained, every score worked out.
privacy = No accounts, no adverts, no tracking: everything stays on this device.
language = Language
language-failed = The texts of this language are not available right now.
language-name = { $language ->
    [de] German
    [ru] Russian
   *[en] English
}

# Home
resume = Resume
saved-deal = Deal { $n }, totals (you first)
saved-over = Match over after deal { $n }, totals (you first)
new-match = New match
brief = Rules in brief
rules-in-full = The rules in full
bring-back = Bring back the previous match (deal { $n })
damaged = The saved match can no longer be read. You can keep its text and start a new match.
damaged-download = Download the text
damaged-forget = Discard the text
preset = Set of rules
players = Players
level = Playing strength
level-beginner = Beginner
level-casual = Casual player
level-club = Club player
level-master = Master
level-each = one for each
level-each-hint = Each player has their own.
options = The rules one by one
differs = Different:
difference = { $field }: { $value } (otherwise: { $before })
as-preset = Exactly as “{ $preset }”.
range = From { $low } to { $high }.
value-yes = yes
value-no = no
update = Reload
offline-unknown = Checking whether the game works offline.
offline-saving = Storing the game for offline play …
offline-ready = Works offline · version { $version } · { $size } MB
offline-none = Online only here: the browser keeps nothing.
offline-update = A new version is waiting.
storage-off = This browser keeps nothing here: the match ends with this page.

# Engine
engine = Game engine
engine-loading = Game engine: { $loaded } of { $total } MB
engine-starting = Game engine starting …
engine-dealing = Dealing the cards …
engine-ready = Game engine ready.
engine-late = This is taking longer than usual. You can wait or try again.
engine-broken = The game engine has failed. Your match is saved.
engine-restart = Start again
engine-network = The game engine could not be loaded. Check the connection and try again.
engine-refused = The browser or the site forbids WebAssembly; the game engine does not run without it.
engine-timeout = The game engine is not answering. Try again.
engine-crashed = The game engine has crashed. Try again.
engine-restarted = The game engine was restarted.

# What the suits and court cards of the pack on the table are called. No other text calls them by name.
-clubs = { DECK() ->
    [german] acorns
   *[french] clubs
}
-spades = { DECK() ->
    [german] leaves
   *[french] spades
}
-hearts = { DECK() ->
    [german] hearts
   *[french] hearts
}
-diamonds = { DECK() ->
    [german] bells
   *[french] diamonds
}
-Clubs = { DECK() ->
    [german] Acorns
   *[french] Clubs
}
-Spades = { DECK() ->
    [german] Leaves
   *[french] Spades
}
-Hearts = { DECK() ->
    [german] Hearts
   *[french] Hearts
}
-Diamonds = { DECK() ->
    [german] Bells
   *[french] Diamonds
}
-queen = { DECK() ->
    [german] Ober
   *[french] queen
}
-a-queen = { DECK() ->
    [german] an Ober
   *[french] a queen
}
-jack = { DECK() ->
    [german] Unter
   *[french] jack
}
-Jack = { DECK() ->
    [german] Unter
   *[french] Jack
}
-a-jack = { DECK() ->
    [german] an Unter
   *[french] a jack
}
-A-jack = { DECK() ->
    [german] An Unter
   *[french] A jack
}
-jacks = { DECK() ->
    [german] Unters
   *[french] jacks
}
-Jacks = { DECK() ->
    [german] Unters
   *[french] Jacks
}
-red-jacks = { DECK() ->
    [german] the Unters of hearts and bells
   *[french] two red jacks
}
-black-jacks = { DECK() ->
    [german] the Unters of acorns and leaves
   *[french] two black jacks
}
-Red-jacks = { DECK() ->
    [german] The Unters of hearts and bells
   *[french] Two red jacks
}
-Black-jacks = { DECK() ->
    [german] The Unters of acorns and leaves
   *[french] Two black jacks
}
-colour-jacks = { DECK() ->
    [german] the Unters of hearts and bells or those of acorns and leaves
   *[french] two red or two black jacks
}
-Colour-jacks = { DECK() ->
    [german] The Unters of hearts and bells or those of acorns and leaves
   *[french] Two red or two black jacks
}
-by-suits-in-turn = { DECK() ->
    [german] by suit, high cards first
   *[french] by suit, black and red in turn
}

# Cards and names
card-name = { rank-name } of { $suit ->
    [clubs] { -clubs }
    [spades] { -spades }
    [hearts] { -hearts }
   *[diamonds] { -diamonds }
}
rank-name = { $rank ->
    [ace] ace
    [king] king
    [queen] { -queen }
    [jack] { -jack }
    [ten] ten
    [nine] nine
    [eight] eight
    [seven] seven
    [six] six
    [five] five
    [four] four
    [three] three
   *[two] two
}
card-hidden = face-down card
cards-of-suit = { $suit ->
    [clubs] { -Clubs }
    [spades] { -Spades }
    [hearts] { -Hearts }
    [diamonds] { -Diamonds }
   *[trump] Trumps
}: { $cards }.
may-play = You may play: { $cards }
hand-empty = none left.
trick-empty = no card yet.
card-of = { $player }: { $card }
card-of-winner = { $player }: { $card }, winning
name-you = You
name-you-within = you
name-0 = Ida
name-1 = Lena
name-2 = Otto
name-3 = Marta
name-4 = Paul
name-5 = Greta
name-6 = Emil

# Table
table-label = Card table
zone-opponents = Other players
opponents-about = Nobody sees more than can be seen from their seat. The levels differ in how many of the cards played are remembered and how long is spent on thinking, in Skat and Rams also in how well a hand is judged.
zone-trick = Trick
zone-last = Last trick
zone-hand = Your cards
zone-message = State of play
zone-skat = Skat
zone-stock = Stock
zone-upcard = Upcard
zone-shown = Shown
actions = Help
side = Score sheet and course of play
menu = Menu
go-home = Home screen
deal-number = Deal { $n }
changed-count = (+{ $n })
seat-score = { $n ->
    [one] 1 point
   *[other] { $n } points
}
seat-dealer = dealer
dealer-mark = D
seat-turn = to play
count-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
count-tricks = { $n ->
    [one] 1 trick
   *[other] { $n } tricks
}
count-card-points = { $n ->
    [one] 1 card point
   *[other] { $n } card points
}
points-short = { $n } cp
mark-leads = ahead
mark-took = trick
your-turn = Your turn.
your-lead = You lead.
may-call = Also possible: { $calls }.
led = { $suit ->
    [clubs] { -Clubs } were led.
    [spades] { -Spades } were led.
    [hearts] { -Hearts } were led.
    [diamonds] { -Diamonds } were led.
   *[trump] A trump was led.
}
turn-of = { $player } to play.
decision-of = { $player } decides.
thinking = { $player } is thinking …
not-your-turn = Not yet: { $player } to play.
deal-is-over = The deal is over.
match-is-over = The match is over.
show-result = Result
next-deal = Next deal
go-on = Continue
last-trick = Last trick
hint = Hint
undo = Undo
sheet = Score sheet
sheet-short = Score
clause = Rule: { $title }
hint-says = Hint: { $move }. { $reason }
hint-working = Working out the hint …
hint-compare = Compare the moves

# Score sheet and result
sheet-caption = Score sheet: the total after each deal and what was charged
sheet-deal = Deal
sheet-sum = Total
sheet-foot = Games won and lost, final scores
sheet-print = Print the sheet
sheet-empty = Nothing has been charged yet.
sheet-limit = Whoever reaches { $n } points loses the match.
note-undone = { $n ->
    [one] 1 move taken back
   *[other] { $n } moves taken back
}
result-title = Deal { $n }: result
result-caption = Card points, tricks, charge and total for each player
no-result = No deal has been finished yet.
col-player = Player
col-card-points = Card points
col-tricks = Tricks
col-written = Charge
col-total = Total
derivation = How it is worked out
all-hands = All hands
all-tricks = All tricks
match-over-title = { $self ->
    [yes] { $n ->
        [one] You lose the match
       *[other] The match is lost by { $players }
    }
   *[no] { $n ->
        [one] { $players } loses the match
       *[other] The match is lost by { $players }
    }
}
choose-dealer = Who deals first in the next match?
dealer-by-lot = The first dealer of the next match is drawn by lot.
dealer-next = First dealer of the next match: { $player }.
match-again = Another match

# Dialogs
close = Close
save-record = Save the match as text
rules = Rules of this match
opponents = Other players
settings = Settings
log = Course of play
log-empty = Nothing has happened yet.
keys = Keyboard
dialog-settings = Settings
dialog-menu = Menu
dialog-rules = Rules of this match
dialog-opponents = Other players
dialog-help = Keyboard
dialog-log = Course of play
dialog-compare = The moves compared
dialog-open = With open cards
dialog-sheet = Score sheet
dialog-result = Result
compare-caption = The moves that were thought through, the best first
compare-move = Move
compare-chance = Chance
compare-value = Points
compare-no-chance = not given
compare-rest = { $n ->
    [one] One more move was not thought through.
   *[other] { $n } more moves were not thought through.
}
compare-value-about = Points: what the move brings on average, compared with the other players; more is better.
compare-lens = An estimate from what you can know, without looking at hidden cards.
keys-where = The keys work while the focus is at the table. Single letters can be switched off in the settings.
keys-key = Key
keys-does = What it does
key-card = choose a card
key-play = play the chosen card
key-pick = go to the card with that number
key-last = last trick
key-sheet = score sheet
key-hint = hint
key-compare = compare the moves
key-undo = take a move back
key-repeat = repeat the last announcement
key-turn = whose turn it is, and the totals
key-trick = what lies in the trick
key-hand = your cards by suits
key-help = this help
key-close = close a window, put chosen cards back

# Settings
setting-deck = Pack
setting-deck-french = French
setting-deck-four = Four colours (tournament)
setting-deck-vision = For every colour vision
setting-deck-german = German
setting-deck-german-hint = U is the Unter, with its sign below; O is the Ober, with its sign at the top.
setting-faces = Large signs on the cards
setting-faces-plain = no
setting-faces-auto = on small screens
setting-faces-large = always
setting-felt = Felt
setting-felt-petrol = teal
setting-felt-green = green
setting-felt-wine = wine red
setting-felt-slate = slate grey
settings-cards = Cards
settings-table = Table
settings-play = Play
setting-pace = Pace of the other players
setting-pace-0 = at once
setting-pace-200 = fast
setting-pace-600 = calm
setting-pace-1200 = slow
setting-pace-tap = wait for a tap after each trick
setting-sort = Order of the hand
setting-sort-alternating = { -by-suits-in-turn }
setting-sort-ascending = by suit, low cards first
setting-sort-dealt = as dealt
setting-points = Show card points
setting-points-none = none
setting-points-own = mine
setting-points-all = everybody’s
setting-theme = Light or dark
setting-theme-auto = as the device
setting-theme-light = light
setting-theme-dark = dark
setting-speech = What a screen reader says
setting-speech-short = little
setting-speech-usual = also what you may say
setting-speech-full = also the cards you may play
setting-animation = Cards move
setting-animation-hint = They stay still anyway if the device asks for less motion.
setting-keys = Single keys
setting-keys-hint = Letters and digits as shortcuts at the table.
setting-styles = Players with their own style
setting-styles-hint = Lena and Greta bid more carefully and go in less often, Otto and Paul dare more. From the next match on.

# Saving, form, network
elsewhere = This match was continued in another tab. Press “Resume” to carry on with it here.
number-wrong = Enter a whole number from { $low } to { $high }, without commas or points.
rules-faulty = One entry is not valid yet. Correct it, then the match can begin.
offline-waiting = Not yet stored for playing offline. This will be done as soon as you are connected again.

# Auction, discard, declaration
zone-board = Bidding and declaring
bids = Bids
no-bid = No bid yet.
bid-lower = Lower bid
bid-higher = Higher bid
may-answer = Possible: { $calls }.
answer-soon = A jump bid! Read the number; you can answer in a moment.
look = Sort the cards as for
chosen = { $n } of { $of } chosen
choose-cards = First choose the card or cards.
choose-game = Choose a game.
declare = Declare
levels = What you announce
worth-covers = { $n }{ $bid ->
    [0] {""}
   *[other] {" "}≥ { $bid } ✓
}
worth-covers-said = { $n }{ $bid ->
    [0] {""}
   *[other] , covers the bid of { $bid }
}
worth-perhaps = { $n } ≥ { $bid } ?
worth-perhaps-said = { $n }, covers the bid of { $bid } unless the skat changes the matadors
worth-short = { $n } < { $bid }
worth-short-said = { $n }, too little for the bid of { $bid }
bid-perhaps = The skat may still change the matadors; then it may be too little for the bid of { $bid }.
bid-not-covered = Too little for the bid of { $bid }: overbid unless more is made.
open-hand = Open: { $player }
watches = You sit this deal out and watch.
go-on-playing = Play on
sure-concede = All remaining tricks then go to the other side, and the deal is scored.
bar = { $n } of { $total } card points with the soloist
match-won-title = { $self ->
    [yes] { $n ->
        [one] You win the match
       *[other] The match is won by { $players }
    }
   *[no] { $n ->
        [one] { $players } wins the match
       *[other] The match is won by { $players }
    }
}

# Fingerprint of the rules, exchange, open hands
fingerprint = Fingerprint of the rules: { $code }
fingerprint-about = Whoever has the same five characters plays by exactly the same rules, whatever the set is called.
chosen-any = { $n ->
    [one] 1 card chosen
   *[other] { $n } cards chosen
}
sheet-start = 0
sheet-start-said = score at the start
stock-count = { $n ->
    [one] 1 card in the stock
   *[other] { $n } cards in the stock
}
showdown = Hands laid open
watches-out = You have passed and are watching the others play.

# With open cards
open-how = Choose a card: what would every other have led to with open cards?
open-trick = Trick { $n }.
open-working = Working it out …
open-unknown = This cannot be worked out for this card.
open-only = No other was allowed.
open-best = With open cards no other was better.
open-cost = { $n ->
    [one] With open cards this costs 1 card point.
   *[other] With open cards this costs { $n } card points.
}
open-cost-majority = { $n ->
    [one] With open cards this costs 1 card point, and the majority with it.
   *[other] With open cards this costs { $n } card points, and the majority with them.
}
open-cost-deal = With open cards this costs the game.
open-caption = Every card that was allowed, the best first
open-card = Card
open-card-points = Card points
open-null = Null game
open-played = played
open-null-0 = lost
open-null-1 = won
open-not-found = not worked out
open-range = { $low } to { $high }
open-about-card-points = Card points: what the soloist has in the end, with the skat, if nobody makes a mistake from there on.
open-about-null = Null: whether the soloist takes no trick if nobody makes a mistake from there on.
open-lens = Worked out exactly, but with all cards open: nobody at the table could know this.
open-before = Card before
open-after = Card after

# A deal once more
again = Play a deal once more
again-short = Same cards
again-here = Side table
again-about = You play the deal once more at a side table: the same cards, the same dealer, the same scores. It does not count, and your match stays as it is.
again-deal = Deal
again-deal-score = Deal { $n }: { $score }
again-seat = Whose cards do you want? Beside them, what they brought the first time.
again-seat-score = { $self ->
    [yes] Your own
   *[no] { $player }
}: { $score }
again-looking = Looking up the hands …
again-play = Play these cards
again-back = Back to the match
again-is-over = The deal at the side table is over.
again-result-title = Deal { $n } once more: result
again-compared = With these cards, first time: { $before }. This time: { $now }. { $gain ->
    [better] Better.
    [worse] Worse.
   *[same] The same.
}
dialog-again = A deal once more

# Statistics
stats = Statistics
dialog-stats = Statistics
stats-game = Game
stats-help = Which deals
stats-alone = Without help
stats-helped = With help
stats-sum = { $n ->
    [one] 1 deal
   *[other] { $n } deals
}, { $score } points a deal.
stats-none-so = No deal of this kind yet. A deal with a hint, or with a move taken back, counts as one with help.
stats-empty = No deal finished yet. From the first one on, what came of it is added up here, on this device alone.
stats-levels = By the level of the others
stats-row-beginner = { level-beginner }
stats-row-casual = { level-casual }
stats-row-club = { level-club }
stats-row-master = { level-master }
stats-row-mixed = mixed
stats-col-times = Deals
stats-col-won = won
stats-col-lost = lost
stats-col-share = %
stats-col-mean = Ø
stats-about = Ø: points on average for each deal.
stats-luck = Your cards
stats-luck-line = { $mean } a hand, expected { $expected } ({ $n ->
    [one] 1 deal
   *[other] { $n } deals
}).
stats-luck-few = Too few deals to say more.
stats-luck-verdict = { $rare ->
    [0] That is within chance.
    [20] { $side ->
        [more] So many are rarer than one time in twenty.
       *[fewer] So few are rarer than one time in twenty.
    }
    [100] { $side ->
        [more] So many are rarer than one time in a hundred.
       *[fewer] So few are rarer than one time in a hundred.
    }
   *[1000] { $side ->
        [more] So many are rarer than one time in a thousand.
       *[fewer] So few are rarer than one time in a thousand.
    }
}
stats-luck-about = The cards as they were dealt to you, in deals played to the end; a difference is judged by the exact mean and variance of the deal.
stats-forget = Delete these statistics
stats-sure = Delete what was counted for this game? It cannot be brought back.
stats-keep = Keep them
stats-forget-now = Delete
