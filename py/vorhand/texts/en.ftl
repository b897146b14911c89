# What the engine reports, whatever the game.

# Events
event-dealt = Dealer: { $dealer }. Forehand: { $self ->
    [yes] you
   *[no] { $player }
}.
event-played = { $player }: { $card }.
event-trick = { $self ->
    [yes] Your trick
   *[no] Trick to { $player }
}, { $card_points ->
    [one] 1 card point
   *[other] { $card_points } card points
}.
event-deal-over = Deal { $deal } is over.
event-match-over = The match is over.

# Moves
move-must-follow = Not allowed: { $suit ->
    [clubs] { -clubs }
    [spades] { -spades }
    [hearts] { -hearts }
    [diamonds] { -diamonds }
   *[trump] trumps
} were led and you hold the { $card }.
move-unknown = There is no such move here: “{ $text }”.
move-not-in-hand = You do not hold this card: { $card }.
move-deal-over = This deal is over.

# Choice of rules
options-unknown = The game does not know this rule: { $field }.
options-type = This value does not fit “{ $field }”.
options-range = { $field }: { $low } to { $high } is allowed, not { $value }.
options-choice = { $field }: “{ $value }” is not one of the choices.
options-contradiction = “{ $field }” and “{ $other }” do not go together like this.
options-game = These rules belong to another game.
options-no-game = There is no such game here: “{ $game }”.
options-preset = There is no such set of rules: “{ $preset }”.
options-players = The game is not for { $n } players.
options-seed-or-pack = A deal is made from a number or from a pack, not from both.
options-seed = Not a number to shuffle by: { $value }.
options-seat = There is no seat { $value }.
options-dealer = There is no seat { $value } for the dealer.
options-scores = { $n } totals do not fit the number of players.
options-score-over = Every total before a deal must be above zero, not { $value }.

# A match as text
notation-syntax = The text breaks off: line { $line }, column { $column }.
notation-card = Not a card: “{ $text }”, line { $line }, column { $column }.
notation-move = Not a move: “{ $text }”, line { $line }, column { $column }.
notation-pack-foreign = A card does not belong to this pack: { $card }.
notation-pack-missing = Cards are missing from the pack.
notation-pack-twice = A card is there twice: { $card }.
record-too-long = The saved match is too long.
record-version = Another version wrote this saved match (line { $line }).
record-seats = The number of seats is wrong (line { $line }).
record-no-deal = The saved match holds no deal.
record-deal-number = The deals are not numbered in order (line { $line }).
record-expected = Line { $line } should say “{ $key }”.
record-number = Line { $line } has no valid number.
record-option = A rule is written wrongly in line { $line }.
record-fingerprint = This match was played by other rules: their fingerprint is { $found }, not { $expected }.
record-pack = Deal { $deal }: the pack is not whole.
record-move = Deal { $deal }, move { $n }: “{ $move }” is not allowed there.

# Hints
hint-only-card = No other card is allowed.
hint-avoid-lead-low = A low card: somebody else will probably have to take it.
hint-avoid-lead-low-jack = Higher { -jacks } are still out: whoever holds only those must take it.
hint-avoid-lead-lowest = Nothing lower is out in this suit: whoever follows must take it.
hint-avoid-lead-mid = Higher cards of this suit are still out, and one of them may have to take it.
hint-avoid-lead-high = Nobody can take this in its suit, but you are rid of it.
hint-avoid-duck = This stays below the best card, so the trick is not yours.
hint-avoid-duck-points = You stay below and get rid of { $n ->
    [one] 1 card point
   *[other] { $n } card points
}.
hint-avoid-throw-points = You cannot follow suit: put { $n ->
    [one] 1 card point
   *[other] { $n } card points
} into another player’s trick.
hint-avoid-throw-high = You cannot follow suit: throw off a card that might take a trick later.
hint-avoid-throw-low = You cannot follow suit, but this card is hardly dangerous.
hint-avoid-hope = Every card you may play would be winning; somebody after you may still take it over.
hint-avoid-no-hope = Every card you may play would be winning, and nobody can take this one over; card points in the trick: { $n }.
hint-avoid-forced = Every card you may play takes this trick; card points in it: { $n }.
hint-avoid-take-cheap = Take this trick while it is cheap, and the dangerous card is gone; card points in it so far: { $n }.
hint-avoid-take-best = You need not go above, but on average you do better that way; card points in the trick so far: { $n }.
hint-avoid-take-rich = You need not take this trick; card points in it already: { $n }.
hint-avoid-break = You go above, so that { $self ->
    [yes] you do
   *[no] { $player } does
} not get all the tricks.

# Match
match-no-next-deal = There is no next deal now.
match-dealer = Deal { $deal }, dealer: { $self ->
    [yes] you
   *[no] { $player }
}.
match-not-in-play = No cards are being played now.
match-no-such-deal = Deal { $deal } is not over yet.
match-no-such-card = Deal { $deal } has no card { $n }.
session-nothing-to-undo = There is nothing to take back.
session-due-act = It is your turn.
session-due-step = It is another player’s turn.
session-due-deal = The cards have to be dealt first.
session-due-over = The match is over.
session-due-back = This deal is over; the match goes on at its own table.
session-no-cards = This seat held no cards in that deal.
session-seats = { $n } seats do not fit this game.
session-level = There is no such playing strength: “{ $level }”.
session-persons = Only one seat can be a person’s.

# Between page and engine
protocol-not-json = The message to the engine cannot be read.
protocol-not-object = The message to the engine has the wrong form.
protocol-version = Page and engine do not fit together; reload the page (wanted: { $n }).
protocol-too-long = The message to the engine is too long.
protocol-type = Unknown message: “{ $text }”.
protocol-unknown-key = Unknown entry: “{ $key }”.
protocol-missing-key = The entry “{ $key }” is missing.
protocol-wrong-type = The entry “{ $key }” cannot be used.
protocol-question = Unknown question: “{ $text }”.
protocol-stale = The play has gone on in the meantime (state { $n }).
protocol-no-match = No match is under way.
engine-fault = Something went wrong in the engine: { $text }. The match is saved.

# Entries of such messages
entry-record = saved match
entry-game = game
entry-preset = set of rules
entry-options = rules
entry-level = playing strength
entry-players = number of players
entry-seats = seats
entry-seed = number to shuffle by
entry-move = move
entry-first-dealer = first dealer
