# Was die Spielmaschine meldet, gleich in welchem Spiel.

# Ereignisse
event-dealt = Geber: { $dealer }. Vorhand: { $self ->
    [yes] du
   *[no] { $player }
}.
event-played = { $player }: { $card }.
event-trick = { $self ->
    [yes] Dein Stich
   *[no] Stich an { $player }
}, { $card_points ->
    [one] 1 Auge
   *[other] { $card_points } Augen
}.
event-deal-over = Spiel { $deal } ist aus.
event-match-over = Die Partie ist aus.

# Züge
move-must-follow = Nicht erlaubt: Angespielt ist { $suit ->
    [clubs] { -clubs }
    [spades] { -spades }
    [hearts] { -hearts }
    [diamonds] { -diamonds }
   *[trump] Trumpf
}, und du hast noch { $card }.
move-unknown = Diesen Zug gibt es hier nicht: „{ $text }“.
move-not-in-hand = Diese Karte hast du nicht: { $card }.
move-deal-over = Dieses Spiel ist schon aus.

# Regelwahl
options-unknown = Diese Regel kennt das Spiel nicht: { $field }.
options-type = Für „{ $field }“ passt dieser Wert nicht.
options-range = { $field }: erlaubt ist { $low } bis { $high }, nicht { $value }.
options-choice = { $field }: „{ $value }“ steht nicht zur Wahl.
options-contradiction = „{ $field }“ und „{ $other }“ passen so nicht zusammen.
options-game = Diese Regeln gehören zu einem anderen Spiel.
options-no-game = Dieses Spiel gibt es hier nicht: „{ $game }“.
options-preset = Dieses Regelwerk gibt es nicht: „{ $preset }“.
options-players = Für { $n } Spieler ist das Spiel nicht gemacht.
options-seed-or-pack = Gegeben wird nach einer Zahl oder nach einem Blatt, nicht nach beidem.
options-seed = Keine gültige Zahl zum Mischen: { $value }.
options-seat = Einen Platz { $value } gibt es nicht.
options-dealer = Einen Platz { $value } für den Geber gibt es nicht.
options-scores = { $n } Punktestände passen nicht zur Zahl der Spieler.
options-score-over = Jeder Stand vor dem Spiel muss über null liegen, nicht bei { $value }.

# Spielstand als Text
notation-syntax = Der Text bricht ab: Zeile { $line }, Spalte { $column }.
notation-card = Keine Karte: „{ $text }“, Zeile { $line }, Spalte { $column }.
notation-move = Kein Zug: „{ $text }“, Zeile { $line }, Spalte { $column }.
notation-pack-foreign = Eine Karte gehört nicht in dieses Blatt: { $card }.
notation-pack-missing = Dem Blatt fehlen Karten.
notation-pack-twice = Eine Karte ist doppelt: { $card }.
record-too-long = Der Spielstand ist zu lang.
record-version = Diesen Spielstand hat eine andere Fassung geschrieben (Zeile { $line }).
record-seats = Die Zahl der Plätze stimmt nicht (Zeile { $line }).
record-no-deal = Der Spielstand enthält kein Spiel.
record-deal-number = Die Spiele sind nicht der Reihe nach gezählt (Zeile { $line }).
record-expected = In Zeile { $line } fehlt „{ $key }“.
record-number = In Zeile { $line } steht keine passende Zahl.
record-option = In Zeile { $line } ist eine Regel falsch geschrieben.
record-fingerprint = Diese Partie folgt anderen Regeln: Ihr Kennzeichen ist { $found } statt { $expected }.
record-pack = Spiel { $deal }: Das Blatt ist nicht vollständig.
record-move = Spiel { $deal }, Zug { $n }: „{ $move }“ ist dort nicht erlaubt.

# Tipps
hint-only-card = Eine andere Karte ist nicht erlaubt.
hint-avoid-lead-low = Eine kleine Karte: Die muss wohl ein anderer übernehmen.
hint-avoid-lead-low-jack = Höhere { -jacks } sind noch draußen: Wer nur solche hat, muss übernehmen.
hint-avoid-lead-lowest = Darunter ist in dieser Farbe nichts mehr draußen: Wer bedient, muss übernehmen.
hint-avoid-lead-mid = Höhere Karten dieser Farbe sind noch draußen, und eine davon muss vielleicht übernehmen.
hint-avoid-lead-high = In ihrer Farbe kann diese Karte keiner übernehmen, aber du bist sie los.
hint-avoid-duck = Damit bleibst du darunter, und der Stich geht an einen anderen.
hint-avoid-duck-points = Damit bleibst du darunter und wirst { $n ->
    [one] 1 Auge
   *[other] { $n } Augen
} los.
hint-avoid-throw-points = Du kannst nicht bedienen: Wirf einem anderen { $n ->
    [one] 1 Auge
   *[other] { $n } Augen
} in den Stich.
hint-avoid-throw-high = Du kannst nicht bedienen: Weg mit einer Karte, die später einen Stich machen könnte.
hint-avoid-throw-low = Du kannst nicht bedienen, aber diese Karte ist kaum gefährlich.
hint-avoid-hope = Mit jeder erlaubten Karte liegst du vorn; vielleicht übernimmt noch jemand.
hint-avoid-no-hope = Mit jeder erlaubten Karte liegst du vorn, und diese kann keiner mehr übernehmen; Augen im Stich: { $n }.
hint-avoid-forced = Mit jeder erlaubten Karte gehört der Stich dir, Augen im Stich: { $n }.
hint-avoid-take-cheap = Nimm diesen Stich, solange er billig ist, dann bist du die gefährliche Karte los; Augen im Stich bisher: { $n }.
hint-avoid-take-best = Du musst nicht darüber gehen, aber im Schnitt fährst du damit besser; Augen im Stich bisher: { $n }.
hint-avoid-take-rich = Diesen Stich musst du nicht nehmen, Augen im Stich: { $n }.
hint-avoid-break = Geh darüber, damit { $self ->
    [yes] du nicht alle Stiche machst
   *[no] { $player } nicht alle Stiche macht
}.

# Partie
match-no-next-deal = Ein nächstes Spiel gibt es jetzt nicht.
match-dealer = Spiel { $deal }, Geber: { $self ->
    [yes] du
   *[no] { $player }
}.
match-not-in-play = Es wird gerade nicht gespielt.
match-no-such-deal = Spiel { $deal } ist noch nicht zu Ende.
match-no-such-card = In Spiel { $deal } gibt es keine Karte { $n }.
session-nothing-to-undo = Es gibt nichts zurückzunehmen.
session-due-act = Du bist am Zug.
session-due-step = Ein Mitspieler ist am Zug.
session-due-deal = Erst wird neu gegeben.
session-due-over = Die Partie ist aus.
session-due-back = Dieses Spiel ist zu Ende; die Partie geht an ihrem Tisch weiter.
session-no-cards = An diesem Platz lagen in dem Spiel keine Karten.
session-seats = { $n } Plätze passen nicht zu diesem Spiel.
session-level = Diese Spielstärke gibt es nicht: „{ $level }“.
session-persons = Nur ein Platz kann von einem Menschen besetzt sein.

# Verständigung zwischen Seite und Spielmotor
protocol-not-json = Die Nachricht an den Spielmotor ist unlesbar.
protocol-not-object = Die Nachricht an den Spielmotor hat die falsche Form.
protocol-version = Seite und Spielmotor passen nicht zusammen; lade die Seite neu (verlangt: { $n }).
protocol-too-long = Die Nachricht an den Spielmotor ist zu lang.
protocol-type = Unbekannte Nachricht: „{ $text }“.
protocol-unknown-key = Unbekannte Angabe: „{ $key }“.
protocol-missing-key = Es fehlt die Angabe „{ $key }“.
protocol-wrong-type = Die Angabe „{ $key }“ ist unbrauchbar.
protocol-question = Unbekannte Frage: „{ $text }“.
protocol-stale = Inzwischen ist weitergespielt worden (Stand { $n }).
protocol-no-match = Es ist keine Partie im Gang.
engine-fault = Im Spielmotor ist ein Fehler aufgetreten: { $text }. Die Partie ist gespeichert.

# Angaben solcher Nachrichten
entry-record = Spielstand
entry-game = Spiel
entry-preset = Regelwerk
entry-options = Regeln
entry-level = Spielstärke
entry-players = Zahl der Spieler
entry-seats = Plätze
entry-seed = Zahl zum Mischen
entry-move = Zug
entry-first-dealer = erster Geber
