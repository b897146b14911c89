# Kalter Schlag.

game-kalter-schlag = Kalter Schlag
game-kalter-schlag-about = Aus Hamburg, für vier Spieler, jeder für sich; ein kalter Schlag ist ein Blitz, der nicht zündet. Wer die meisten Augen sammelt, wird bestraft; wer zuerst die Grenze erreicht, verliert.
brief-kalter-schlag =
    Vier Spieler, 32 Karten, acht für jeden. Jeder spielt für sich, und niemand will Augen: Ass 11, Zehn 10, König 4, { -queen } 3, { -jack } 2, zusammen 120.
    Die vier { -jacks } sind eine Farbe für sich und stechen alles; untereinander gilt { -clubs } vor { -spades }, { -hearts }, { -diamonds }. In den anderen Farben sticht die höhere Karte der angespielten Farbe. Farbe muss bedient werden; wer nicht kann, wirft ab. Zum ersten Stich spielt aus, wer links vom Geber sitzt, dann jeweils, wer den Stich gemacht hat.
    Im ersten Stich darf jeder vor seiner Karte einmal verdoppeln: Kontra, Re, Bock, Hirsch.
    Wer am Ende die meisten Augen hat, schreibt sie an, verdoppelt für jede Ansage und für jede Jungfrau (ein Spieler ohne Stich), auf Zehner gerundet. Bei Gleichstand schreiben alle Betroffenen an.
    Wer alle acht Stiche macht (Durchmarsch), schreibt nichts an; die anderen schreiben je 120 an, verdoppelt für jede Ansage.
    Wer die Grenze von { $limit } Punkten erreicht, hat die Partie verloren.{ $charged_deals_to_win ->
        [0] {""}
       *[other] {" "}Außerdem gewinnt, wer unter der Grenze zum { $charged_deals_to_win }. Mal anschreibt.
    }

# Regelwahl
preset-source-text = Urfassung
preset-source-text-hint = Nach der Textvorlage dieses Spiels: König über Zehn, der { -jack } der angespielten Farbe wird nur abgeworfen, wenn nichts anderes bleibt, Geber per Los.
preset-hamburg = Hamburg
preset-hamburg-hint = Wie man es in Hamburg spielt: Zehn über König, jeder { -jack } darf abgeworfen werden, der Verlierer bestimmt den ersten Geber der nächsten Partie.
preset-hamburg-five = Hamburg, fünfmal Anschreiben
preset-hamburg-five-hint = Wie Hamburg; außerdem gewinnt, wer fünfmal angeschrieben hat, ohne die Grenze zu erreichen.
kalter-schlag-level-beginner-hint = Merkt sich kaum ein Drittel der gespielten Karten und denkt wenig voraus, auch ehe er verdoppelt.
kalter-schlag-level-casual-hint = Merkt sich gut die Hälfte der gespielten Karten und spielt im Kopf ein paar Verteilungen der übrigen durch, auch vor dem Verdoppeln.
kalter-schlag-level-club-hint = Vergisst nur wenige Karten und spielt viele Verteilungen der übrigen durch, ehe er duckt, abwirft oder verdoppelt.
kalter-schlag-level-master-hint = Vergisst keine Karte und spielt die meisten Verteilungen durch, ehe er duckt, abwirft oder verdoppelt.
option-kalter-schlag-side-order = Reihenfolge in den Fehlfarben
option-kalter-schlag-side-order-hint = Ob der König oder die Zehn gleich unter dem Ass steht.
value-side-order-ace-king = Ass, König, { -queen }, Zehn, Neun …
value-side-order-ace-ten = Ass, Zehn, König, { -queen }, Neun …
option-kalter-schlag-void-jack = { -jack } der angespielten Farbe
option-kalter-schlag-void-jack-hint = Was du mit dem { -jacks } der angespielten Farbe darfst, wenn du von ihr keine Karte hast.
value-void-jack-free = darf abgeworfen werden
value-void-jack-not-own-suit-jack = nur, wenn sonst nichts bleibt
option-kalter-schlag-limit = Grenze
option-kalter-schlag-limit-hint = Wer so viele Punkte hat, verliert die Partie.
option-kalter-schlag-charged-deals-to-win = Anschreiben bis zum Sieg
option-kalter-schlag-charged-deals-to-win-hint = Wer so oft angeschrieben hat und unter der Grenze blieb, gewinnt.
value-charged-deals-to-win-0 = ohne diese Regel
option-kalter-schlag-next-first-dealer = Geber der nächsten Partie
option-kalter-schlag-next-first-dealer-hint = Wer in der nächsten Partie zuerst gibt.
value-next-first-dealer-lot = das Los entscheidet
value-next-first-dealer-loser-chooses = der Verlierer bestimmt

# Am Tisch
call-name = { $call ->
    [contra] Kontra
    [re] Re
    [bock] Bock
   *[hirsch] Hirsch
}
event-called = { $player }: { $call ->
    [contra] Kontra
    [re] Re
    [bock] Bock
   *[hirsch] Hirsch
}.
move-double = { $value ->
    [contra] Kontra
    [re] Re
    [bock] Bock
   *[hirsch] Hirsch
}
kalter-schlag-led = Angespielt: { $suit ->
    [clubs] { -clubs }
    [spades] { -spades }
    [hearts] { -hearts }
    [diamonds] { -diamonds }
   *[trump] { -jack }
}.
record-move-double = Verdoppeln
note-doubles = verdoppelt: ×{ $factor }
fact-factor = { $call ->
    [contra] Kontra
    [re] Re
    [bock] Bock
   *[hirsch] Hirsch
} ×{ $factor }
move-must-play-jack = Nicht erlaubt: { $suit ->
   *[trump] Ein { -jack }
} ist angespielt, und du hast noch { $card }.
move-jack-is-no-suit-card = Nicht erlaubt: Der { -jack } zählt nicht als { $suit ->
    [clubs] { -clubs }
    [spades] { -spades }
    [hearts] { -hearts }
   *[diamonds] { -diamonds }
}, und du hast noch { $card }.
move-spare-jack = Nicht erlaubt: Angespielt ist { $suit ->
    [clubs] { -clubs }, und den { -clubs }-{ -jacks }
    [spades] { -spades }, und den { -spades }-{ -jacks }
    [hearts] { -hearts }, und den { -hearts }-{ -jacks }
   *[diamonds] { -diamonds }, und den { -diamonds }-{ -jacks }
} darfst du nur abwerfen, wenn du nichts anderes hast.
move-double-late = Verdoppelt wird nur im ersten Stich, vor der eigenen Karte.
move-double-twice = Du hast schon verdoppelt.

# Tipps
kalter-schlag-chance-about = Chance: dass du weniger anschreibst als die anderen im Mittel.
hint-march = Alle Stiche sind dir sicher: Spiel auf Durchmarsch.
hint-march-on = Bisher gehören alle Stiche dir; so bleibt der Durchmarsch möglich.
hint-double = Dein Blatt steht gut: Verdoppeln lohnt sich, im Schnitt { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} besser als die Mitspieler.
hint-double-thin = Verdoppeln brächte im Schnitt nur { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}; das ist zu unsicher.
hint-double-weak = Zum Verdoppeln ist dein Blatt zu gefährlich.

# Anschreiben
reason-most-points = Wer die meisten Augen hat, schreibt an.
reason-tied = Gleich viele Augen an der Spitze: Alle Betroffenen schreiben an.
reason-march = Durchmarsch: Wer alle Stiche macht, schreibt nichts an.
reason-limit = Die Grenze von { $limit } Punkten ist erreicht.
reason-charged-deals = So oft angeschrieben wie vereinbart, ohne die Grenze zu erreichen.
step-card-points = Augen in den Stichen: { $n }
step-march = Durchmarsch eines anderen: { $n }
step-contra = Kontra verdoppelt: { $running }
step-re = Re verdoppelt: { $running }
step-bock = Bock verdoppelt: { $running }
step-hirsch = Hirsch verdoppelt: { $running }
step-virgin = Eine Jungfrau verdoppelt: { $running }
step-rounding = Auf Zehner gerundet: { $running }
note-calls = { $n ->
    [one] Kontra
   *[other] bis { $call ->
        [re] Re
        [bock] Bock
       *[hirsch] Hirsch
    }
}
note-march = Durchmarsch: { $self ->
    [yes] du
   *[no] { $player }
}
note-virgins = { $n ->
    [one] 1 Jungfrau
   *[other] { $n } Jungfrauen
}

# Regeln nach Nummern
clause-kalter-schlag-pack-1 = Gespielt wird mit 32 Karten zu viert, jeder für sich.
clause-kalter-schlag-pack-1-title = Das Blatt
clause-kalter-schlag-rank-1 = Die { -jacks } sind die höchsten Karten und eine Farbe für sich; untereinander gilt { -clubs } vor { -spades }, { -hearts }, { -diamonds }.
clause-kalter-schlag-rank-1-title = Rang der { -jacks }
clause-kalter-schlag-rank-2 = In den Fehlfarben folgt auf das Ass je nach Regelwerk der König oder die Zehn.
clause-kalter-schlag-rank-2-title = Fehlfarben
clause-kalter-schlag-rank-3 = Ass 11, Zehn 10, König 4, { -queen } 3, { -jack } 2 Augen; zusammen 120.
clause-kalter-schlag-rank-3-title = Augen
clause-kalter-schlag-deal-1 = Jeder erhält acht Karten: drei, dann zwei, dann drei.
clause-kalter-schlag-deal-1-title = Geben
clause-kalter-schlag-deal-2 = Den ersten Geber bestimmt das Los, danach geht es im Uhrzeigersinn weiter.
clause-kalter-schlag-deal-2-title = Geber
clause-kalter-schlag-lead-1 = Wer links vom Geber sitzt, spielt zum ersten Stich eine beliebige Karte aus.
clause-kalter-schlag-lead-1-title = Erstes Ausspielen
clause-kalter-schlag-lead-2 = Wer einen Stich macht, spielt zum nächsten aus.
clause-kalter-schlag-lead-2-title = Weiterspielen
clause-kalter-schlag-follow-1 = Die angespielte Farbe muss bedient werden. Wer sie nicht hat, spielt eine beliebige Karte.
clause-kalter-schlag-follow-1-title = Bedienen
clause-kalter-schlag-follow-2 = Ist ein { -jack } angespielt, muss ein { -jack } zugegeben werden, wenn man einen hat.
clause-kalter-schlag-follow-2-title = { -jack } angespielt
clause-kalter-schlag-follow-3 = Ein { -jack } gehört nicht zu der Farbe, deren Zeichen er trägt. Je nach Regelwerk darf er auf diese Farbe nur abgeworfen werden, wenn nichts anderes bleibt.
clause-kalter-schlag-follow-3-title = { -jacks } und ihr Zeichen
clause-kalter-schlag-trick-1 = Den Stich macht der höchste { -jack }, sonst die höchste Karte der angespielten Farbe.
clause-kalter-schlag-trick-1-title = Stich
clause-kalter-schlag-call-1 = Verdoppelt wird im ersten Stich, bevor man die eigene Karte spielt.
clause-kalter-schlag-call-1-title = Wann verdoppelt wird
clause-kalter-schlag-call-2 = Jeder darf höchstens einmal verdoppeln.
clause-kalter-schlag-call-2-title = Einmal verdoppeln
clause-kalter-schlag-call-3 = Die Ansagen heißen der Reihe nach Kontra, Re, Bock und Hirsch.
clause-kalter-schlag-call-3-title = Die Ansagen
clause-kalter-schlag-score-1 = Wer die meisten Augen hat, schreibt sie an.
clause-kalter-schlag-score-1-title = Die meisten Augen
clause-kalter-schlag-score-2 = Jede Ansage verdoppelt, was angeschrieben wird.
clause-kalter-schlag-score-2-title = Ansagen verdoppeln
clause-kalter-schlag-score-3 = Jeder Spieler ohne Stich, eine Jungfrau, verdoppelt, was angeschrieben wird.
clause-kalter-schlag-score-3-title = Jungfrau
clause-kalter-schlag-score-4 = Angeschrieben wird auf Zehner gerundet, ab fünf nach oben.
clause-kalter-schlag-score-4-title = Runden
clause-kalter-schlag-score-5 = Wer alle acht Stiche macht, schreibt nichts an; die anderen schreiben je 120 an, verdoppelt für jede Ansage.
clause-kalter-schlag-score-5-title = Durchmarsch
clause-kalter-schlag-score-6 = Haben mehrere gleich viele und die meisten Augen, schreibt jeder von ihnen an.
clause-kalter-schlag-score-6-title = Gleichstand
clause-kalter-schlag-match-1 = Wer die Grenze erreicht, verliert die Partie.
clause-kalter-schlag-match-1-title = Grenze
clause-kalter-schlag-match-2 = Erreichen mehrere die Grenze, verliert der mit dem höchsten Stand; bei gleichem Stand verlieren sie gemeinsam.
clause-kalter-schlag-match-2-title = Mehrere an der Grenze
clause-kalter-schlag-match-3 = Ist es so vereinbart, gewinnt, wer oft genug angeschrieben hat, ohne die Grenze zu erreichen.
clause-kalter-schlag-match-3-title = Sieg durch Anschreiben
clause-kalter-schlag-match-4 = Wer in der nächsten Partie zuerst gibt, bestimmt das Los oder der Verlierer, je nach Regelwerk.
clause-kalter-schlag-match-4-title = Nächste Partie

# Alle Regeln, die in einer Partie gelten
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

# Statistik
kalter-schlag-stats-charged = Frei oder angeschrieben, je nach Ansagen
kalter-schlag-stats-col-spared = frei
kalter-schlag-stats-col-charged = angeschr.
kalter-schlag-stats-row-single = Einfach
kalter-schlag-stats-row-contra = Kontra
kalter-schlag-stats-row-re = Re
kalter-schlag-stats-row-bock = Bock
kalter-schlag-stats-row-hirsch = Hirsch
kalter-schlag-stats-ends = Alle Stiche oder keiner
kalter-schlag-stats-row-virgin = Jungfrau
kalter-schlag-stats-row-march = Durchmarsch
kalter-schlag-stats-row-marched = Durchmarsch eines anderen
kalter-schlag-stats-luck-jacks = { -jacks }
kalter-schlag-stats-luck-aces = Asse
