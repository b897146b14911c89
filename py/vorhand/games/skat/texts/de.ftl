# Skat.

game-skat = Skat
game-skat-about = Einer gegen zwei: Wer am höchsten reizt, spielt allein und braucht 61 von 120 Augen. Für drei Spieler, zu viert setzt der Geber aus.
brief-skat =
    Drei Spieler, 32 Karten: zehn für jeden, zwei liegen verdeckt im Skat. Einer spielt allein gegen die beiden anderen. Sitzen vier am Tisch, setzt der Geber aus.
    Die vier Buben sind die höchsten Trümpfe; untereinander gilt Kreuz vor Pik, Herz, Karo. Danach gilt in jeder Farbe Ass, Zehn, König, Dame, Neun, Acht, Sieben. Ass zählt 11 Augen, Zehn 10, König 4, Dame 3, Bube 2, zusammen 120.
    Zuerst wird gereizt, und wer den höchsten Spielwert bietet, spielt allein. Links vom Geber sitzt Vorhand, dann kommen Mittelhand und Hinterhand. Mittelhand nennt Vorhand Werte von 18 an, bis einer von beiden passt; mit dem anderen reizt Hinterhand weiter.
    Der Alleinspieler nimmt den Skat auf und drückt zwei Karten, oder er spielt Hand und lässt den Skat liegen. Dann sagt er sein Spiel an: ein Farbspiel (Trumpf sind die Buben und eine Farbe), Grand (nur die Buben sind Trumpf) oder Null (kein Trumpf, er darf keinen Stich machen; in jeder Farbe gilt Ass, König, Dame, Bube, Zehn, Neun, Acht, Sieben).
    Zum ersten Stich spielt Vorhand aus. Farbe muss bedient werden, Trumpf ebenso; wer nicht kann, spielt eine beliebige Karte. Den Stich macht der höchste Trumpf, sonst die höchste Karte der angespielten Farbe. Wer ihn macht, spielt zum nächsten aus.
    Im Farbspiel und im Grand gewinnt der Alleinspieler mit 61 Augen; der Skat oder die gedrückten Karten zählen für ihn mit. Eine Partei mit höchstens { $schneider_limit } Augen ist Schneider, eine ohne Stich Schwarz.
    Der Spielwert ist Grundwert mal Stufen. Grundwerte: Karo 9, Herz 10, Pik 11, Kreuz 12, Grand 24{ $open_grand ->
        [base_36] {""}, Grand ouvert 36
       *[base_24_plus_open] {""}
    }. Die Stufen: 1 für jede Spitze (die höchsten Trümpfe, die der Alleinspieler vom Kreuz-Buben an lückenlos hat, „mit“, oder die ihm lückenlos fehlen, „ohne“), dazu 1 für das Spiel und je 1 für Hand, Schneider, Schwarz und was beim Handspiel angesagt wird. „Mit 2, Spiel 3, mal 12 = 36“ ist Kreuz mit den beiden höchsten Buben. Null zählt { $null }, Null Hand { $null_hand }, Null ouvert { $null_ouvert }, Null ouvert Hand { $null_ouvert_hand }.
    Ein gewonnenes Spiel bringt den Spielwert, ein verlorenes kostet das Doppelte{ $hand_loss ->
        [single] , ein verlorenes Handspiel nur den einfachen Wert
       *[double] , auch beim Handspiel
    }. Ist das Spiel am Ende weniger wert als das Gebot, hat man überreizt und verloren.
    { $contra ->
        [off] {""}
        [contra] Vor dem ersten Stich dürfen die Gegenspieler Kontra sagen; das verdoppelt.
       *[contra_re] Vor dem ersten Stich dürfen die Gegenspieler Kontra sagen, darauf der Alleinspieler Re; beides verdoppelt.
    }
    Passen alle drei, schreibt niemand etwas an, und { $when_all_pass ->
        [same_dealer] derselbe Geber gibt noch einmal.
       *[next_dealer] der Nächste gibt.
    } { $deals_per_match ->
        [0] Eine Partie hat zwölf Spiele je Spieler;
       *[other] Spiele in einer Partie: { $deals_per_match };
    } die höchste Summe gewinnt.{ $scoring ->
        [seeger_fabian] {" "}Dabei zählt nach Seeger-Fabian jedes gewonnene Spiel 50 Punkte mehr, jedes verlorene 50 weniger, und für das verlorene Spiel eines anderen gibt es zu dritt 40, zu viert 30 Punkte.
       *[plain] {""}
    }

# Regelwahl
preset-altenburg = Altenburger Skatordnung
preset-altenburg-hint = Nach der Textvorlage dieses Spiels, die sich auf die Altenburger Ordnung von 1927 beruft: Ein verlorenes Handspiel kostet nur den einfachen Wert, Grand ouvert hat den Grundwert 36.
preset-isko = Internationale Skatordnung
preset-isko-hint = Wie heute gespielt wird: Jedes verlorene Spiel kostet das Doppelte, und auch Grand ouvert hat den Grundwert 24, mit einer Stufe für ouvert.
preset-isko-tournament = Turnier (Seeger-Fabian)
preset-isko-tournament-hint = Wie die Internationale Skatordnung, abgerechnet nach Seeger-Fabian: 50 Punkte für jedes gewonnene eigene Spiel, dazu Punkte für jedes verlorene der anderen.
skat-level-club-hint = Reizt nach der Stärke seines Blattes, drückt mit Bedacht, zieht Trumpf und schmiert dem Partner.
option-skat-hand-loss = Verlorenes Handspiel
option-skat-hand-loss-hint = Was ein verlorenes Handspiel kostet. Ein verlorenes Spiel mit aufgenommenem Skat kostet immer das Doppelte.
value-hand-loss-single = einfacher Wert
value-hand-loss-double = doppelter Wert
option-skat-open-grand = Wert von Grand ouvert
option-skat-open-grand-hint = Ob Grand ouvert einen höheren Grundwert hat oder eine Stufe mehr zählt.
value-open-grand-base-24-plus-open = Grundwert 24, eine Stufe für ouvert
value-open-grand-base-36 = Grundwert 36, keine Stufe für ouvert
option-skat-null = Wert von Null
option-skat-null-hint = Null mit aufgenommenem Skat.
option-skat-null-hand = Wert von Null Hand
option-skat-null-hand-hint = Null, ohne den Skat anzusehen.
option-skat-null-ouvert = Wert von Null ouvert
option-skat-null-ouvert-hint = Null mit aufgenommenem Skat und offenen Karten.
option-skat-null-ouvert-hand = Wert von Null ouvert Hand
option-skat-null-ouvert-hand-hint = Null mit offenen Karten, ohne den Skat anzusehen.
option-skat-schneider-limit = Grenze für Schneider
option-skat-schneider-limit-hint = Mit so vielen Augen oder weniger ist eine Partei Schneider.
value-schneider-limit-30 = 30 Augen
value-schneider-limit-31 = 31 Augen
option-skat-when-all-pass = Wenn alle passen
option-skat-when-all-pass-hint = Wie es nach einem eingepassten Spiel weitergeht.
value-when-all-pass-next-dealer = der Nächste gibt
value-when-all-pass-same-dealer = derselbe gibt noch einmal
option-skat-contra = Kontra und Re
option-skat-contra-hint = Ob die Gegenspieler das Spiel verdoppeln dürfen und der Alleinspieler noch einmal.
value-contra-off = nicht erlaubt
value-contra-contra = nur Kontra
value-contra-contra-re = Kontra und Re
option-skat-contra-needs-bid = Kontra nur nach Gebot
option-skat-contra-needs-bid-hint = Kontra sagen darf nur, wer selbst mindestens 18 gereizt oder gehalten hat.
option-skat-scoring = Abrechnung der Partie
option-skat-scoring-hint = Ob nur die Spielwerte zählen oder am Ende auch, wie viele Spiele jeder gewonnen und verloren hat.
value-scoring-plain = nur die Spielwerte
value-scoring-seeger-fabian = nach Seeger-Fabian
option-skat-deals-per-match = Spiele in einer Partie
option-skat-deals-per-match-hint = Nach so vielen Spielen wird abgerechnet.
skat-value-deals-per-match-0 = zwölf je Spieler
option-skat-revoke = Wenn jemand nicht bedient
option-skat-revoke-hint = Ob eine unerlaubte Karte gar nicht erst angenommen wird oder das Spiel beendet.
value-revoke-refused = die Karte wird nicht angenommen
value-revoke-punished = das Spiel ist damit zu Ende

# Spielansage
contract-game = { $game ->
    [clubs] Kreuz
    [spades] Pik
    [hearts] Herz
    [diamonds] Karo
    [grand] Grand
   *[null] Null
}
level-word = { $level ->
    [hand] Hand
    [schneider] Schneider
    [schwarz] Schwarz
   *[ouvert] ouvert
}
level-joint = {" "}

# Am Platz
role-forehand = Vorhand
role-middlehand = Mittelhand
role-rearhand = Hinterhand
role-speaker = Sager
role-hearer = Hörer
role-soloist = Alleinspieler
role-sits-out = setzt aus
role-forehand-short = Vorhand
role-middlehand-short = Mittelhand
role-rearhand-short = Hinterhand
role-speaker-short = Sager
role-hearer-short = Hörer
role-soloist-short = spielt
role-sits-out-short = setzt aus
call-bid = { $n } geboten
call-hold = { $n } gehalten
call-passed = gepasst
fact-bid = Gereizt: { $n }
fact-contract = { $player }: { $game }{ $levels } · gereizt { $n }
fact-doubled = { $call ->
    [re] Re
   *[contra] Kontra
} ×{ $factor }

# Wer am Zug ist
due-auction-speaker = { $n ->
    [0] Noch ist nichts geboten: Bietest du, oder passt du?
   *[other] Geboten sind { $n }: Bietest du mehr, oder passt du?
}
due-auction-hearer = Geboten sind { $n }: Hältst du, oder passt du?
due-auction-forehand-speaker = Die anderen haben gepasst: Spielst du für 18, oder passt du auch?
due-skat = Du spielst allein: Nimmst du den Skat auf, oder spielst du Hand?
due-discard = Drücke zwei Karten.
due-declare = Sag dein Spiel an.
due-contra = Sagst du Kontra?
due-re = Kontra gegen dich: Sagst du Re?

# Knöpfe
move-bid = { $value } bieten
move-hold = { $value } halten
move-pass = Passen
move-take = Skat aufnehmen
move-take-declare = Neu drücken
move-hand = Hand spielen
move-discard = Drücken
move-declare = { $value } ansagen
move-contra = Kontra
move-re = Re
move-pass-contra = Kein Kontra
move-pass-re = Kein Re
move-claim = Spiel abkürzen
move-concede = Aufgeben
record-move-hold = Halten
record-move-pass = Passen
record-move-take = Skat aufnehmen
record-move-hand = Hand spielen
record-move-contra = Kontra
record-move-re = Re
record-move-claim = Spiel abkürzen
record-move-concede = Aufgeben
note-laid = { $n ->
    [one] 1 Auge
   *[other] { $n } Augen
}
note-worth = { $n }: { $covers ->
    [yes] reicht für { $bid }
    [perhaps] reicht für { $bid }, wenn der Skat es zulässt
   *[no] reicht nicht für { $bid }
}
note-put-back = Gedrückte Karten zurücknehmen

# Ereignisse
event-bid = { $self ->
    [yes] Du reizt
   *[no] { $player } reizt
} { $n }.
event-jump-bid = { $self ->
    [yes] Du springst
   *[no] { $player } springt
} { $from ->
    [0] gleich auf { $n }.
   *[other] von { $from } auf { $n }.
}
event-held = { $self ->
    [yes] Du hältst
   *[no] { $player } hält
} { $n }.
event-passed = { $self ->
    [yes] Du passt
   *[no] { $player } passt
}.
event-auction-won = { $self ->
    [yes] Du spielst
   *[no] { $player } spielt
} allein, gereizt bis { $n }.
event-passed-in = Alle haben gepasst: Das Spiel ist eingepasst.
event-took-skat = { $self ->
    [yes] Du nimmst
   *[no] { $player } nimmt
} den Skat auf.
event-own-skat = Im Skat: { $cards }.
event-hand = { $self ->
    [yes] Du spielst
   *[no] { $player } spielt
} Hand.
event-discarded = { $self ->
    [yes] Du drückst
   *[no] { $player } drückt
} zwei Karten.
event-own-discard = Gedrückt: { $cards }.
event-put-back = { $self ->
    [yes] Du nimmst
   *[no] { $player } nimmt
} die gedrückten Karten zurück.
event-declared = { $self ->
    [yes] Du spielst
   *[no] { $player } spielt
} { $game }{ $levels }.
event-no-call = { $self ->
    [yes] Du verdoppelst
   *[no] { $player } verdoppelt
} nicht.
event-laid-open = { $self ->
    [yes] Deine offenen Karten
   *[no] Offene Karten von { $player }
}: { $cards }.
event-claimed = { $self ->
    [yes] Du kürzt
   *[no] { $player } kürzt
} das Spiel ab: Der Rest steht fest.
event-conceded = { $self ->
    [yes] Du gibst
   *[no] { $player } gibt
} auf.
event-null-ended = { $self ->
    [yes] Du hast
   *[no] { $player } hat
} einen Stich bekommen: Null ist verloren.
event-revoked = { $self ->
    [yes] Du hast
   *[no] { $player } hat
} nicht bedient: { $card }.

# Was nicht geht
move-bid-not-a-value = { $n } ist kein Reizwert: Kein Spiel hat diesen Wert.
move-bid-too-low = { $n } ist zu wenig: Geboten sind schon { $bid }.
move-bid-forehand = { $n } geht nicht: Wenn beide anderen gepasst haben, darf Vorhand nur für 18 spielen.
move-no-bid-yet = Noch ist nichts geboten, was du halten könntest.
move-hearer-holds = Du hörst: Du kannst { $n } halten oder passen, aber nicht selbst bieten.
move-speaker-bids = Du sagst: Biete mehr oder passe. Gehalten wird von der anderen Seite.
move-auction-first = Erst muss gereizt werden.
move-auction-over = Das Reizen ist vorbei.
move-skat-first = Erst der Skat: Nimm ihn auf oder spiele Hand.
move-skat-taken = Den Skat hast du schon aufgenommen.
move-discard-first = Erst musst du zwei Karten drücken.
move-discard-two = Gedrückt werden genau zwei Karten.
move-put-back-often = Nun muss es gelten: { $n } Mal hast du den Skat schon aufgenommen.
move-hand-no-discard = Du spielst Hand: Der Skat bleibt liegen, gedrückt wird nicht.
move-declare-first = Erst musst du dein Spiel ansagen.
move-declare-unknown = So ein Spiel kann man nicht ansagen: „{ $text }“.
move-declared = Das Spiel ist schon angesagt.
move-level-needs-hand = Nur beim Handspiel darfst du das ansagen: { $level }.
move-null-below-bid = Dieser Null ist nur { $n } wert, und du hast bis { $bid } gereizt.
move-null-no-level = Beim Null gibt es das nicht: { $level }.
move-contra-first = Erst musst du entscheiden, ob du Kontra sagst.
move-contra-off = Kontra ist nach diesen Regeln nicht erlaubt.
move-contra-too-late = Dafür ist es zu spät: Verdoppelt wird vor dem ersten Ausspielen.
move-contra-not-bid = Kontra darf nur sagen, wer selbst mindestens 18 gereizt oder gehalten hat.
move-re-first = Erst musst du entscheiden, ob du Re sagst.
move-re-off = Re ist nach diesen Regeln nicht erlaubt.
move-must-play-trump = Nicht erlaubt: Angespielt ist Trumpf, und du hast noch { $card }.
move-jack-is-trump = Nicht erlaubt: Der Bube ist Trumpf, angespielt ist { $suit ->
    [clubs] Kreuz
    [spades] Pik
    [hearts] Herz
   *[diamonds] Karo
}, und du hast noch { $card }.
move-claim-unproven = Abkürzen geht nur, wenn dir bei jeder Verteilung der Karten der Rest sicher ist.
move-claim-null-defender = Beim Null kann nur der Alleinspieler abkürzen.
notation-contract = Keine Spielansage: „{ $text }“.

# Tipps

hint-bid = Dein Blatt trägt Gebote bis { $limit }; am besten dafür: { $game }.
hint-hold = Dein Blatt trägt Gebote bis { $limit }; am besten dafür: { $game }.
hint-bid-more = So hoch musst du noch nicht gehen: { $n } genügt.
hint-bid-weak = Für { $n } verspricht dein Blatt kein Spiel, das du oft genug gewinnst.
hint-pass-weak = Dein Blatt verspricht kein Spiel, das du oft genug gewinnst.
hint-pass-limit = Dein Blatt trägt Gebote nur bis { $limit }.
hint-pass-strong = Zum Passen ist dein Blatt zu stark: { $game }.
skat-hint-take = Zwei Karten mehr zur Wahl machen dein Spiel besser.
hint-take-dear = Dein Blatt ist auch ohne den Skat stark genug: { $game }.
hint-hand = Dein Blatt ist ohne den Skat stark genug, und Hand zählt eine Stufe mehr: { $game }.
hint-hand-risky = Ohne den Skat ist es zu gewagt.
hint-discard-void = Geplant: { $game }. Damit machst du dich frei in { $suit ->
    [clubs] Kreuz
    [spades] Pik
    [hearts] Herz
   *[diamonds] Karo
}.
hint-discard-safe = Geplant: { $game }. So sind { $n } Augen in Sicherheit.
hint-discard-low = Geplant: { $game }. Weg mit Karten, die keinen Stich versprechen.
hint-discard-null = Geplant: Null. Weg mit den Karten, die am ehesten einen Stich machen.
hint-discard-weak = Das schwächt dein Spiel: { $game }.
hint-declare = Dein bestes Spiel: Du gewinnst es in etwa { $chance } von 100 Fällen.
hint-declare-less = Ein anderes Spiel verspricht mehr; dieses gewinnst du in etwa { $chance } von 100 Fällen.
hint-declare-overbid = Sicher nur { $n } wert: Das reicht nicht für das Gebot { $bid }.
hint-put-back = Du hast gut genug gedrückt.
hint-contra = Dein Blatt schlägt dieses Spiel aller Voraussicht nach.
hint-no-contra = Für Kontra reicht es hier nicht.
hint-re = Du gewinnst hier in etwa { $chance } von 100 Fällen.
hint-no-re = Für Re reicht es hier nicht.
hint-draw-trumps = Zieh den anderen die Trümpfe.
hint-cash = Diese Karte kann in ihrer Farbe keiner mehr übernehmen.
hint-lead-loser = Diesen Stich gibst du ohnehin ab, also billig.
hint-lead-through = Der Alleinspieler sitzt in der Mitte: Spiel durch ihn hindurch.
hint-lead-to-partner = Der Alleinspieler sitzt hinten: Spiel deinem Partner zu.
hint-lead-trump = Jeder Trumpf, den der Alleinspieler hergeben muss, fehlt ihm später.
hint-take-trick = Damit liegst du vorn, Augen im Stich: { $n }.
hint-ruff = Du kannst stechen, Augen im Stich: { $n }.
hint-schmear = Schmieren: Diese Augen sind für deinen Partner bestimmt.
hint-leave-partner = Der Stich gehört schon deinem Partner, da genügt eine kleine Karte.
hint-overtake = Du nimmst den Stich deinem Partner ab, Augen im Stich: { $n }.
skat-hint-duck = Lass diesen Stich laufen und behalte deine starke Karte.
hint-cheap = Dieser Stich ist nicht zu holen: Gib möglichst wenig dazu.
skat-hint-throw-off = Du kannst nicht bedienen: Wirf ab, was du nicht brauchst.
hint-null-duck = Damit bleibst du darunter.
hint-null-lead = Diese Karte übernimmt am ehesten ein anderer.
hint-null-forced = Mit jeder erlaubten Karte liegst du vorn; hoffe, dass noch jemand übernimmt.
hint-null-throw-off = Du kannst nicht bedienen: Weg mit einer gefährlichen Karte.
hint-null-attack = Am ehesten bekommt der Alleinspieler hier einen Stich: { $suit ->
    [clubs] Kreuz
    [spades] Pik
    [hearts] Herz
   *[diamonds] Karo
}.
hint-null-under = Bleib darunter, damit der Stich beim Alleinspieler bleibt oder an ihn geht.
hint-null-let-go = Jetzt kannst du eine hohe Karte loswerden.
hint-claim = Der Rest ist dir sicher.
hint-concede = Aufgeben kostet nur: Spiel lieber weiter.
hint-revoke = Diese Karte bedient nicht, obwohl du bedienen kannst.

# Abrechnung
reason-won = { $self ->
    [yes] Du gewinnst
   *[no] { $player } gewinnt
} { $game }{ $levels } mit { $n } Augen.
reason-lost = { $self ->
    [yes] Du verlierst
   *[no] { $player } verliert
} { $game }{ $levels } mit { $n } Augen.
reason-lost-schwarz = { $self ->
    [yes] Du verlierst
   *[no] { $player } verliert
} { $game }{ $levels } ohne einen Stich.
reason-overbid = Überreizt: { $self ->
    [yes] Du verlierst
   *[no] { $player } verliert
} { $game }{ $levels } trotz { $n } Augen, denn der Spielwert bleibt unter dem Gebot von { $bid }.
reason-announced-missed = { $self ->
    [yes] Du verlierst
   *[no] { $player } verliert
} { $game }{ $levels } trotz { $n } Augen: Die Ansage ist nicht erfüllt.
reason-null-won = { $self ->
    [yes] Du gewinnst
   *[no] { $player } gewinnt
} { $game }{ $levels } ohne einen Stich.
reason-null-lost = { $self ->
    [yes] Du verlierst
   *[no] { $player } verliert
} { $game }{ $levels }.
reason-passed-in = Eingepasst: Niemand schreibt etwas an.
reason-revoked = { $guilty ->
    [soloist] Der Alleinspieler
   *[defenders] Ein Gegenspieler
} hat nicht bedient: Damit ist das Spiel zu Ende.
note-passed-in = eingepasst
note-schneider = Schneider
note-schwarz = Schwarz
note-overbid = überreizt
note-contra = Kontra
note-re = Re
note-claimed = abgekürzt: { $self ->
    [yes] du
   *[no] { $player }
}
note-conceded = aufgegeben: { $self ->
    [yes] du
   *[no] { $player }
}
note-revoked = nicht bedient: { $self ->
    [yes] du
   *[no] { $player }
}
note-awarded = Rest an { $self ->
    [yes] dich
   *[no] { $player }
}
step-with = Mit { $n }
step-without = Ohne { $n }
step-game = Spiel { $multiplier }
step-hand = Hand { $multiplier }
step-schneider = Schneider { $multiplier }
step-schneider-announced = Schneider angesagt { $multiplier }
step-schwarz = Schwarz { $multiplier }
step-schwarz-announced = Schwarz angesagt { $multiplier }
step-ouvert = Ouvert { $multiplier }
step-times = { $multiplier } mal { $base } = { $value }
step-null-value = Null{ $levels }, fester Wert: { $value }
step-missed = Angesagt und nicht erreicht: { $level }
step-overbid = Gereizt waren { $bid }; das kleinste Vielfache von { $base }, das heranreicht: { $value }
step-lost = Verloren: { $running }
step-lost-doubled = Verlorenes Spiel zählt doppelt: { $running }
step-lost-hand-doubled = Auch ein verlorenes Handspiel zählt doppelt: { $running }
step-lost-hand-single = Ein verlorenes Handspiel zählt einfach: { $running }
step-bock-round = Bockrunde, mal { $factor }: { $running }
chain-with = mit { $n }
chain-without = ohne { $n }
chain-game = Spiel { $multiplier }
chain-hand = Hand { $multiplier }
chain-schneider = Schneider { $multiplier }
chain-schneider-announced = angesagt { $multiplier }
chain-schwarz = Schwarz { $multiplier }
chain-schwarz-announced = angesagt { $multiplier }
chain-ouvert = ouvert { $multiplier }
chain-times = mal { $base } = { $value }
chain-null-value = fester Wert { $value }
laid-skat = Skat, wie er lag
laid-discard = Gedrückt

# Skatliste
skat-col-written = Ange{"\u00AD"}schrieben
skat-result-caption = Augen, Stiche, Angeschriebenes und Stand je Spieler
skat-sheet-empty = Noch ist nichts angeschrieben.
skat-sheet-caption = Skatliste: jedes Spiel mit seinem Wert und dem Stand
sheet-col-base = Grund
sheet-col-base-long = Grundwert
sheet-col-matadors = Spitzen
sheet-col-matadors-long = Spitzen, mit oder ohne
sheet-col-hand = Hand
sheet-col-hand-long = Handspiel
sheet-col-schneider = Schn.
sheet-col-schneider-long = Schneider
sheet-col-schneider-announced = ang.
sheet-col-schneider-announced-long = Schneider angesagt
sheet-col-schwarz = Schw.
sheet-col-schwarz-long = Schwarz
sheet-col-schwarz-announced = ang.
sheet-col-schwarz-announced-long = Schwarz angesagt
sheet-col-ouvert = Ouv.
sheet-col-ouvert-long = Ouvert
sheet-col-bid = Reiz
sheet-col-bid-long = Gereizt
sheet-col-value = Wert
sheet-col-value-long = Spielwert, wie angeschrieben
sheet-cell-matadors = { $n ->
    [0] –
   *[other] { $sign ->
        [minus] ohne
       *[plus] mit
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
foot-won = Gewonnene Spiele
foot-lost = Verlorene Spiele
foot-own-games = Eigene Spiele (je 50)
foot-others-lost = Verlorene der anderen (je 40, zu viert 30)
foot-settled = Endstand nach Seeger-Fabian
reason-all-dealt = Alle Spiele der Partie sind gespielt.

# Regeln nach Nummern
clause-skat-pack-1 = Gespielt wird mit 32 Karten zu dritt; einer spielt allein gegen die beiden anderen.
clause-skat-pack-1-title = Blatt und Spieler
clause-skat-rank-1 = Im Farbspiel und im Grand sind die vier Buben die höchsten Trümpfe; untereinander gilt Kreuz vor Pik, Herz, Karo.
clause-skat-rank-1-title = Rang der Buben
clause-skat-rank-2 = Nach den Buben gilt in jeder Farbe, auch in der Trumpffarbe: Ass, Zehn, König, Dame, Neun, Acht, Sieben.
clause-skat-rank-2-title = Rang in den Farben
clause-skat-rank-3 = Beim Null gibt es keinen Trumpf, und in jeder Farbe gilt: Ass, König, Dame, Bube, Zehn, Neun, Acht, Sieben.
clause-skat-rank-3-title = Rang beim Null
clause-skat-rank-4 = Ass 11, Zehn 10, König 4, Dame 3, Bube 2 Augen; zusammen 120.
clause-skat-rank-4-title = Augen
clause-skat-deal-1 = Jeder erhält drei Karten, dann kommen zwei in den Skat, dann erhält jeder vier und zuletzt noch drei.
clause-skat-deal-1-title = Geben
clause-skat-deal-2 = Den ersten Geber bestimmt das Los, danach geht es im Uhrzeigersinn weiter. Links vom Geber sitzt Vorhand, dann kommen Mittelhand und Hinterhand.
clause-skat-deal-2-title = Geber und Plätze
clause-skat-deal-3 = Sitzen vier am Tisch, setzt der Geber aus; die drei nächsten spielen.
clause-skat-deal-3-title = Zu viert
clause-skat-bid-1 = Mittelhand reizt Vorhand, bis einer von beiden passt; mit dem anderen reizt dann Hinterhand weiter. Wer übrig bleibt, spielt allein.
clause-skat-bid-1-title = Wer wen reizt
clause-skat-bid-2 = Geboten werden nur Zahlen, die ein Spiel wert sein kann, von 18 an und jede höher als die vorige. Werte zu überspringen ist erlaubt.
clause-skat-bid-2-title = Reizwerte
clause-skat-bid-3 = Haben Mittelhand und Hinterhand gepasst, ohne zu bieten, darf Vorhand für 18 spielen oder auch passen, aber nicht höher bieten.
clause-skat-bid-3-title = Vorhand für 18
clause-skat-bid-4 = Einer sagt, der andere hört: Der Sager bietet oder passt, der Hörer hält das Gebot oder passt. Wer gepasst hat, reizt nicht mehr mit.
clause-skat-bid-4-title = Sagen und hören
clause-skat-bid-5 = Passen alle drei, ist das Spiel eingepasst, und niemand schreibt etwas an. Ob dann der Nächste gibt oder derselbe noch einmal, sagt das Regelwerk.
clause-skat-bid-5-title = Eingepasst
clause-skat-skat-1 = Der Alleinspieler darf den Skat aufnehmen und drückt dann zwei beliebige Karten, auch Buben; erst danach sagt er an. Die Augen der gedrückten Karten zählen für ihn.
clause-skat-skat-1-title = Aufnehmen und drücken
clause-skat-skat-2 = Wer Hand spielt, sieht den Skat bis zum Ende nicht an; die Augen darin zählen trotzdem für den Alleinspieler.
clause-skat-skat-2-title = Handspiel
clause-skat-declare-1 = Angesagt wird ein Farbspiel (Trumpf sind die Buben und eine Farbe), Grand (nur die Buben sind Trumpf) oder Null (kein Trumpf; der Alleinspieler darf keinen Stich machen).
clause-skat-declare-1-title = Spielansage
clause-skat-declare-2 = Im Farbspiel und im Grand darf Schneider, Schwarz und ouvert nur ansagen, wer Hand spielt. Schwarz schließt Schneider ein, ouvert schließt beides ein. Beim Null gibt es weder Schneider noch Schwarz.
clause-skat-declare-2-title = Höher ansagen
clause-skat-declare-3 = Bei ouvert legt der Alleinspieler vor dem ersten Ausspielen alle Karten offen hin. Null ouvert wird mit aufgenommenem Skat oder aus der Hand gespielt, alles andere ouvert nur aus der Hand.
clause-skat-declare-3-title = Ouvert spielen
clause-skat-declare-4 = Ein Null, der weniger wert ist als das Gebot, darf nicht angesagt werden.
clause-skat-declare-4-title = Null unter dem Gebot
clause-skat-contra-1 = Wo das Regelwerk es erlaubt, darf ein Gegenspieler nach der Spielansage Kontra sagen, auch beim Null: bevor Karten offen liegen und bevor ausgespielt wird. Zuerst wird gefragt, wer links vom Alleinspieler sitzt.
clause-skat-contra-1-title = Kontra
clause-skat-contra-2 = Auf Kontra darf der Alleinspieler Re sagen, wo das Regelwerk es erlaubt.
clause-skat-contra-2-title = Re auf Kontra
clause-skat-contra-3 = Je nach Regelwerk darf Kontra nur sagen, wer selbst mindestens 18 gereizt oder gehalten hat.
clause-skat-contra-3-title = Kontra nur nach Gebot
clause-skat-lead-1 = Zum ersten Stich spielt Vorhand aus, gleich wer allein spielt.
clause-skat-lead-1-title = Erstes Ausspielen
clause-skat-lead-2 = Wer einen Stich macht, spielt zum nächsten aus.
clause-skat-lead-2-title = Weiterspielen
clause-skat-follow-1 = Die angespielte Farbe muss bedient werden, Trumpf ebenso. Wer sie nicht hat, spielt eine beliebige Karte; stechen oder übernehmen muss niemand.
clause-skat-follow-1-title = Bedienen
clause-skat-follow-2 = Im Farbspiel und im Grand gehört jeder Bube zum Trumpf, nicht zu der Farbe, deren Zeichen er trägt. Ist ein Bube angespielt, muss Trumpf bedient werden.
clause-skat-follow-2-title = Buben sind Trumpf
clause-skat-follow-3 = Beim Null gehört jeder Bube zu der Farbe, deren Zeichen er trägt.
clause-skat-follow-3-title = Buben beim Null
clause-skat-trick-1 = Den Stich macht der höchste Trumpf, sonst die höchste Karte der angespielten Farbe.
clause-skat-trick-1-title = Stich
clause-skat-end-1 = Macht der Alleinspieler beim Null einen Stich, ist das Spiel sofort aus und verloren.
clause-skat-end-1-title = Ende beim Null
clause-skat-end-2 = Abkürzen darf, wer nach allem, was er weiß, bei jeder Verteilung der Karten alle übrigen Stiche macht; beim Null der Alleinspieler, der keinen mehr bekommen kann. Damit ist das Spiel zu Ende.
clause-skat-end-2-title = Abkürzen
clause-skat-end-3 = Wer aufgibt, überlässt der anderen Partei alle übrigen Stiche. Beim Null ist das Spiel damit für die Partei verloren, die aufgibt.
clause-skat-end-3-title = Aufgeben
clause-skat-score-1 = Im Farbspiel und im Grand gewinnt der Alleinspieler mit 61 Augen, wenn auch das Gebot erreicht und jede Ansage erfüllt ist. Der Skat oder die gedrückten Karten zählen mit.
clause-skat-score-1-title = Gewinn mit 61 Augen
clause-skat-score-2 = Spitzen sind die höchsten Trümpfe, vom Kreuz-Buben an lückenlos gezählt: Wer ihn hat, spielt mit so vielen, wie er in Folge hat, sonst ohne so viele, wie ihm in Folge fehlen. Die Karten im Skat gehören dazu, auch beim Handspiel.
clause-skat-score-2-title = Spitzen
clause-skat-score-3 = Zu den Spitzen kommt immer eine Stufe für das Spiel, auch wenn es verloren geht.
clause-skat-score-3-title = Stufe für das Spiel
clause-skat-score-4 = Ein Handspiel zählt eine Stufe mehr.
clause-skat-score-4-title = Stufe für Hand
clause-skat-score-5 = Schneider ist eine Partei mit 30 Augen oder weniger, je nach Regelwerk auch noch mit 31. Das zählt eine Stufe, auch wenn es den Alleinspieler trifft.
clause-skat-score-5-title = Stufe für Schneider
clause-skat-score-6 = Schwarz ist eine Partei, die keinen Stich gemacht hat; auf die Augen kommt es dabei nicht an. Das zählt noch eine Stufe, auch wenn es den Alleinspieler trifft.
clause-skat-score-6-title = Stufe für Schwarz
clause-skat-score-7 = Schneider anzusagen zählt eine Stufe, und Schneider selbst zählt dann in jedem Fall. Wird die Gegenpartei nicht Schneider, ist das Spiel verloren.
clause-skat-score-7-title = Schneider angesagt
clause-skat-score-8 = Schwarz anzusagen zählt eine Stufe, und Schwarz selbst zählt dann in jedem Fall. Macht die Gegenpartei einen Stich, ist das Spiel verloren.
clause-skat-score-8-title = Schwarz angesagt
clause-skat-score-9 = Ouvert zählt im Farbspiel noch eine Stufe. Beim Grand ouvert zählt es je nach Regelwerk eine Stufe oder hebt den Grundwert auf 36.
clause-skat-score-9-title = Stufe für ouvert
clause-skat-score-10 = Grundwerte: Karo 9, Herz 10, Pik 11, Kreuz 12, Grand 24, je nach Regelwerk Grand ouvert 36. Der Spielwert ist die Summe der Stufen mal Grundwert.
clause-skat-score-10-title = Grundwerte
clause-skat-score-11 = Null, Null Hand, Null ouvert und Null ouvert Hand haben feste Werte, üblicherweise 23, 35, 46 und 59.
clause-skat-score-11-title = Werte beim Null
clause-skat-score-12 = Verliert der Alleinspieler mit aufgenommenem Skat, wird ihm der doppelte Spielwert abgezogen.
clause-skat-score-12-title = Verlorenes Spiel
clause-skat-score-13 = Ein verlorenes Handspiel kostet je nach Regelwerk den einfachen oder den doppelten Spielwert.
clause-skat-score-13-title = Verlorenes Handspiel
clause-skat-score-14 = Ist der Spielwert am Ende kleiner als das Gebot, ist das Spiel überreizt und verloren, gleich wie viele Augen es sind. Gerechnet wird dann mit dem kleinsten Vielfachen des Grundwerts, das an das Gebot heranreicht.
clause-skat-score-14-title = Überreizt
clause-skat-score-15 = Kontra und Re verdoppeln je einmal, was angeschrieben wird, nicht aber den Wert, der am Gebot gemessen wird.
clause-skat-score-15-title = Was Kontra verdoppelt
clause-skat-score-16 = In einer Bockrunde zählt jedes Spiel doppelt; sie gehört zum Räuberskat.
clause-skat-score-16-title = Bockrunde
clause-skat-revoke-1 = Eine Karte, die nicht bedient, obwohl man bedienen könnte, wird je nach Regelwerk nicht angenommen oder beendet das Spiel. Endet es so, verliert die schuldige Partei, es sei denn, sie hatte vorher schon gewonnen. Schneider und Schwarz zählen dann nur, wenn sie angesagt oder vorher schon sicher waren.
clause-skat-revoke-1-title = Nicht bedient
clause-skat-match-1 = Wie viele Spiele eine Partie hat, sagt das Regelwerk, gewöhnlich zwölf je Spieler.
clause-skat-match-1-title = Länge der Partie
clause-skat-match-2 = Nach Seeger-Fabian kommen am Ende zur Summe der Spielwerte für jedes gewonnene eigene Spiel 50 Punkte hinzu, für jedes verlorene gehen 50 ab. Für jedes verlorene Spiel eines anderen gibt es zu dritt 40, zu viert 30 Punkte.
clause-skat-match-2-title = Nach Seeger-Fabian
clause-skat-match-3 = Verlorene Spiele zählen minus, und wer am Ende die höchste Summe hat, gewinnt die Partie. Bei gleicher Summe teilt man sich den Platz.
clause-skat-match-3-title = Sieg

# Alle Regeln, die in einer Partie gelten
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
