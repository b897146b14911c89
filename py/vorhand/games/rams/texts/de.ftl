# Rams.

game-rams = Rams
game-rams-about = Russisches Stichspiel für drei bis sieben, jeder für sich: mitgehen oder passen, Karten kaufen und wenigstens einen Stich machen. Wer zuerst alle Punkte abgeschrieben hat, gewinnt.
brief-rams =
    Drei bis sieben Spieler, jeder für sich. { $pack_size ->
        [by_players] Zu dritt und zu viert spielt man mit 36 Karten, ab fünf Spielern mit 52.
       *[other] Das Blatt hat { $pack_size } Karten.
    } In jeder Farbe ist die Rangfolge Ass, König, { -queen }, { -jack }, Zehn, Neun und so weiter.
    Jeder hat zu Beginn { $start_score } Punkte und muss sie abschreiben: Wer zuerst bei null ist, gewinnt.
    Jeder erhält fünf Karten, erst drei, dann zwei. Die nächste Karte wird aufgedeckt, ihre Farbe ist Trumpf. Der Rest ist der Talon.
    Links vom Geber beginnend sagt jeder, ob er mitgeht oder passt. Wer passt, wirft seine Karten weg und setzt für dieses Spiel aus.{ $three_may_pass ->
        [true] {""}
       *[false] {" "}Zu dritt darf niemand passen.
    }{ $ace_forces_in ->
        [true] {" "}Mit einem Ass auf der Hand darf man nicht passen.
       *[false] {""}
    }
    { $exchange_limit ->
        [0] Gekauft wird nicht: Jeder spielt mit den Karten, die er bekommen hat.
       *[other] Dann wird gekauft: Wer mitgeht, wirft der Reihe nach, der Geber zuletzt, { $exchange_limit ->
            [5] beliebig viele Karten
           *[other] Karten (höchstens { $exchange_limit })
        } weg und nimmt ebenso viele vom Talon. { $when_stock_short ->
            [draw_less] Reicht der Talon nicht, nimmt man, was noch da ist.
           *[reshuffle] Reicht der Talon nicht, werden die weggeworfenen Karten neu gemischt.
        }
    }{ $dealer_may_take_upcard ->
        [true] {" "}Zum Schluss darf der Geber, wenn er mitgeht, eine beliebige seiner Karten gegen die aufgedeckte tauschen.
       *[false] {""}
    }
    Zuerst spielt aus, wer links vom Geber als Erster mitgeht, danach, wer den Stich gemacht hat.{ $must_lead_trump_ace ->
        [true] {" "}Wer das Trumpf-Ass hat, muss es ausspielen, sobald er am Ausspiel ist.
       *[false] {""}
    } Farbe muss bedient werden; { $must_ruff ->
        [true] wer nicht kann, muss Trumpf spielen, braucht aber nicht zu übertrumpfen; wer auch keinen Trumpf hat, spielt eine beliebige Karte.
       *[false] wer nicht kann, spielt eine beliebige Karte.
    } Den Stich macht der höchste Trumpf, sonst die höchste Karte der angespielten Farbe.
    Für jeden Stich schreibt man 1 ab. Wer einen Stich hat, schreibt auch die Asse ab, die er vor dem ersten Stich hatte: { -spades } 5, { -clubs } 10, { -diamonds } 15, { -hearts } 20. Wer mitgeht und keinen Stich macht, ist bete: Er schreibt { $remise } an{ $remise_with_aces ->
        [replace] , mit Assen stattdessen den Wert seiner Asse
       *[add] {" "}und dazu den Wert seiner Asse
    }.
    Für { -colour-jacks } schreibt man 5 ab, für alle vier 10. Sie zählen { $jacks_in ->
        [dealt_hand] nur, wenn beide gegeben wurden
       *[dealt_or_final_hand] auch, wenn man sie erst kauft
    }. { $jacks_need_trick ->
        [true] Wer mitgeht, braucht dafür einen Stich.
       *[false] Man schreibt sie auch ab, wenn man passt oder keinen Stich macht.
    }
    Vier Asse sind der Rams: Wer damit mitgeht, deckt sie auf und gewinnt sofort die Partie. Wer mit fünf Karten einer Farbe mitgeht, deckt sie auf und schreibt { $flush_write_off } ab, dazu sein Ass, wenn eines dabei ist; alle anderen, die mitgehen, schreiben { $flush_remise } und ihre Asse an, und das Spiel ist aus. Sind es fünf Trümpfe, zählt beides { $trump_flush_points }. Aufgedeckt wird { $reveal_in ->
        [dealt_hand] nur vor dem Kaufen
       *[dealt_or_final_hand] vor dem Kaufen oder danach
    }; { -jacks } zählen dann nicht.
    { $lone_player ->
        [no_play] Geht nur einer mit, wird nicht gespielt, und nur { -jacks } zählen.
       *[takes_all] Geht nur einer mit, bekommt er alle fünf Stiche, ohne dass gespielt wird.
    } Passen alle, zählen nur { -jacks }.
    Wer als Erster bei null ist, darf die Partie beenden und gewinnt, oder er lässt weiterspielen. Am Ende eines Spiels gewinnt jeder, der bei null oder darunter steht; zwei teilen sich den Sieg.{ $deals_per_match ->
        [0] {""}
       *[other] {" "}Eine Partie hat höchstens { $deals_per_match } Spiele; ist dann niemand bei null, gewinnt, wer den niedrigsten Stand hat.
    }{ $revoke ->
        [punished] {" "}Wer eine unerlaubte Karte spielt, schreibt 25 an, das Spiel zählt nicht, und derselbe Geber gibt noch einmal.
       *[refused] {""}
    }

# Regelwahl
preset-russian = Russischer Rams
preset-russian-hint = Nach der Textvorlage dieses Spiels: 100 Punkte, bis zu fünf Karten dürfen gekauft werden; Rams, fünf einer Farbe und { -jacks } zählen auch nach dem Kaufen.
preset-arcade = Rams am Computer
preset-arcade-hint = Wie in vielen Computerspielen: 150 Punkte, höchstens vier Karten kaufen; Rams, fünf einer Farbe und { -jacks } zählen nur vor dem Kaufen, fünf Trümpfe zählen 100.
preset-old-book = Nach einem alten Buch
preset-old-book-hint = Wie der russische Rams, nur zählen { -jacks } beim Mitgehen nur mit einem Stich, und fünf Trümpfe zählen 10.
rams-level-beginner-hint = Merkt sich kaum ein Drittel der gespielten Karten und schätzt nur grob, ob es sich lohnt mitzugehen.
rams-level-casual-hint = Merkt sich gut die Hälfte der gespielten Karten und spielt im Kopf ein paar Verteilungen durch, ehe er mitgeht oder kauft.
rams-level-club-hint = Vergisst nur wenige Karten, wägt Mitgehen und Kaufen an vielen Verteilungen ab und achtet darauf, wer nahe an null ist.
rams-level-master-hint = Vergisst keine Karte, wägt jeden Schritt an den meisten Verteilungen ab und achtet darauf, wer nahe an null ist.
option-rams-start-score = Punkte zu Beginn
option-rams-start-score-hint = So viel muss jeder abschreiben.
option-rams-pack-size = Blatt
option-rams-pack-size-hint = Wie viele Karten es hat. Je nach Spielerzahl: zu dritt und zu viert 36, ab fünf Spielern 52.
value-pack-size-by-players = 36 oder 52 Karten, je nach Spielerzahl
value-pack-size-32 = 32 Karten, ab der Sieben
value-pack-size-36 = 36 Karten, ab der Sechs
value-pack-size-52 = 52 Karten, ab der Zwei
option-rams-three-may-pass = Passen zu dritt
option-rams-three-may-pass-hint = Sonst gehen zu dritt immer alle mit.
option-rams-ace-forces-in = Ass zwingt zum Mitgehen
option-rams-ace-forces-in-hint = Wer ein Ass auf der Hand hat, darf nicht passen.
option-rams-exchange-limit = Karten kaufen
option-rams-exchange-limit-hint = So viele Karten darf jeder höchstens wegwerfen und vom Talon nehmen.
value-exchange-limit-0 = keine
value-exchange-limit-5 = alle fünf
option-rams-when-stock-short = Wenn der Talon nicht reicht
option-rams-when-stock-short-hint = Was geschieht, wenn jemand mehr Karten kaufen will, als im Talon sind.
value-when-stock-short-reshuffle = Weggeworfenes wird neu gemischt
value-when-stock-short-draw-less = man nimmt, was noch da ist
option-rams-dealer-may-take-upcard = Geber nimmt die aufgedeckte Karte
option-rams-dealer-may-take-upcard-hint = Nach dem Kaufen darf der Geber, wenn er mitgeht, eine beliebige seiner Karten gegen die aufgedeckte tauschen.
option-rams-must-ruff = Trumpfzwang
option-rams-must-ruff-hint = Wer nicht bedienen kann, muss Trumpf spielen, wenn er einen hat.
option-rams-must-lead-trump-ace = Trumpf-Ass ausspielen
option-rams-must-lead-trump-ace-hint = Wer das Trumpf-Ass hat, muss es ausspielen, sobald er am Ausspiel ist.
option-rams-reveal-in = Wann Rams und fünf einer Farbe zählen
option-rams-reveal-in-hint = Ob vier Asse und fünf Karten einer Farbe gegeben sein müssen oder auch gekauft sein dürfen.
value-reveal-in-dealt-hand = nur vor dem Kaufen
value-reveal-in-dealt-or-final-hand = auch nach dem Kaufen
option-rams-flush-write-off = Abschreiben für fünf einer Farbe
option-rams-flush-write-off-hint = Was abschreibt, wer fünf Karten einer Farbe aufdeckt, ohne sein Ass.
option-rams-flush-remise = Anschreiben für fünf einer Farbe
option-rams-flush-remise-hint = Was die anderen, die mitgehen, anschreiben, wenn jemand fünf Karten einer Farbe aufdeckt, ohne ihre Asse.
option-rams-trump-flush-points = Fünf Trümpfe
option-rams-trump-flush-points-hint = So viel schreibt ab, wer fünf Trümpfe aufdeckt, und so viel schreiben die anderen an, die mitgehen.
option-rams-jacks-in = Wann { -jacks } zählen
option-rams-jacks-in-hint = Ob { -colour-jacks } gegeben sein müssen oder auch gekauft sein dürfen.
value-jacks-in-dealt-hand = nur vor dem Kaufen
value-jacks-in-dealt-or-final-hand = auch nach dem Kaufen
option-rams-jacks-need-trick = { -jacks } nur mit Stich
option-rams-jacks-need-trick-hint = Wer mitgeht, schreibt seine { -jacks } nur ab, wenn er einen Stich macht.
option-rams-remise = Bete
option-rams-remise-hint = Was anschreibt, wer mitgeht und keinen Stich macht.
option-rams-remise-with-aces = Bete mit Assen
option-rams-remise-with-aces-hint = Was anschreibt, wer Asse hat und keinen Stich macht.
value-remise-with-aces-add = die Bete und die Asse
value-remise-with-aces-replace = nur die Asse
option-rams-lone-player = Wenn nur einer mitgeht
option-rams-lone-player-hint = Was geschieht, wenn alle anderen gepasst haben.
value-lone-player-takes-all = er bekommt alle Stiche
value-lone-player-no-play = es wird nicht gespielt
option-rams-revoke = Wenn jemand nicht bedient
option-rams-revoke-hint = Ob eine unerlaubte Karte gar nicht erst angenommen wird oder 25 Punkte und das Spiel kostet.
rams-value-revoke-punished = 25 Punkte, und es wird neu gegeben
option-rams-deals-per-match = Spiele höchstens
option-rams-deals-per-match-hint = Nach so vielen Spielen gewinnt, wer den niedrigsten Stand hat, wenn vorher niemand bei null ist.
rams-value-deals-per-match-0 = ohne Grenze

# Am Tisch
fact-trump = Trumpf: { $suit ->
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
role-in = dabei
role-out = gepasst
role-in-short = dabei
role-out-short = passt
call-exchanged = { $n ->
    [0] nichts gekauft
   *[other] { $n } gekauft
}
call-took-upcard = aufgenommen: { $card }
call-jacks = { $colour ->
    [red] { -red-jacks }
   *[black] { -black-jacks }
}
call-jacks-short = { -jacks }
call-at-zero = bei null
call-at-zero-short = 0
rams-n-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}

# Wer am Zug ist
rams-due-declare = Gehst du mit, oder passt du?
due-exchange = Wähle die Karten, die du wegwerfen und neu kaufen willst.
due-upcard = Die aufgedeckte Karte nehmen? Wähle, was du dafür weglegst.
due-zero = Die Partie beenden oder weiterspielen?

# Knöpfe
move-in = Ich gehe mit
move-out = Ich passe
move-exchange = { $n ->
    [0] Nichts kaufen
   *[other] { $n } kaufen
}
move-upcard = Trumpf nehmen
move-pass-upcard = Liegen lassen
move-stop = Partie beenden
move-continue = Weiterspielen
move-stop-about = du gewinnst sofort und allein
move-continue-about = auch andere können gewinnen
record-move-in = Mitgehen
record-move-out = Passen
record-move-exchange = nichts kaufen
record-move-upcard = aufgedeckte Karte nehmen
record-move-stop = Partie beenden
record-move-continue = Weiterspielen

# Ereignisse
rams-event-dealt = Geber: { $dealer }. Zuerst dran: { $self ->
    [yes] du
   *[no] { $player }
}.
event-trump-turned = Aufgedeckt: { $card }. Trumpf ist { $suit ->
    [clubs] { -clubs }
    [spades] { -spades }
    [hearts] { -hearts }
   *[diamonds] { -diamonds }
}.
event-declared-in = { $self ->
    [yes] Du gehst mit
   *[no] { $player } geht mit
}.
event-declared-out = { $self ->
    [yes] Du passt
   *[no] { $player } passt
}.
event-nobody-in = Alle haben gepasst: Es wird nicht gespielt.
event-lone = Alle anderen haben gepasst: { $self ->
    [yes] Die fünf Stiche gehören dir
   *[no] Die fünf Stiche gehen an { $player }
}.
event-lone-no-play = Alle anderen haben gepasst, nur { $self ->
    [yes] du gehst
   *[no] { $player } geht
} mit: Es wird nicht gespielt.
event-rams = Rams, vier Asse! { $self ->
    [yes] Du deckst
   *[no] { $player } deckt
} auf: { $cards }.
event-flush = { $trump ->
    [yes] Fünf Trümpfe!
   *[no] Fünf einer Farbe!
} { $self ->
    [yes] Du deckst
   *[no] { $player } deckt
} auf: { $cards }.
event-shown-hand = { $self ->
    [yes] Du zeigst
   *[no] { $player } zeigt
}: { $cards }.
event-jacks = { $self ->
    [yes] Du zeigst
   *[no] { $player } zeigt
} { $colour ->
    [red] { -red-jacks }
   *[black] { -black-jacks }
}.
event-exchanged = { $self ->
    [yes] Du kaufst { $n ->
        [0] nichts
       *[other] { rams-n-cards }
    }
   *[no] { $player } kauft { $n ->
        [0] nichts
       *[other] { rams-n-cards }
    }
}.
event-own-exchanged = { $n ->
    [0] Du kaufst nichts.
   *[other] Weggeworfen: { $thrown }. Gekauft: { $drawn }.
}
event-reshuffled = Der Talon reicht nicht: Die weggeworfenen Karten ({ $n }) werden neu gemischt.
event-took-upcard = { $self ->
    [yes] Du nimmst
   *[no] { $player } nimmt
} die aufgedeckte Karte: { $card }.
event-own-took-upcard = Du nimmst die aufgedeckte Karte: { $card }. Weggelegt: { $thrown }.
event-left-upcard = { $self ->
    [yes] Du lässt
   *[no] { $player } lässt
} die aufgedeckte Karte liegen.
rams-event-trick = { $self ->
    [yes] Dein Stich
   *[no] Stich an { $player }
}.
event-reached-zero = { $self ->
    [yes] Du bist
   *[no] { $player } ist
} bei null.
event-stopped = { $self ->
    [yes] Du beendest
   *[no] { $player } beendet
} die Partie.
event-went-on = { $self ->
    [yes] Du lässt
   *[no] { $player } lässt
} weiterspielen.
rams-event-revoked = Unerlaubte Karte, { $self ->
    [yes] du
   *[no] { $player }
}: { $card }.
event-zero-together = Gleichzeitig bei null: { $players }.

# Was nicht geht
rams-options-contradiction = Für so viele Spieler ist dieses Blatt zu klein: Die Karten reichen nicht zum Geben und Kaufen. Nimm ein größeres Blatt oder weniger Spieler.
move-in-or-out = Erst musst du sagen, ob du mitgehst oder passt.
move-ace-forces-in = Du darfst nicht passen: Du hast { $card }.
move-three-play = Zu dritt darf niemand passen.
move-said-already = Mitgehen oder passen kannst du jetzt nicht mehr.
move-exchange-first = Erst wird gekauft.
move-exchange-late = Kaufen kannst du jetzt nicht mehr.
move-exchange-limit = { $n ->
    [0] Nach diesen Regeln wird nicht gekauft.
   *[other] So viele Karten darfst du nicht kaufen, höchstens { $n }.
}
move-stock-short = So viele Karten hat der Talon nicht mehr, nur noch { $n }.
move-card-twice = Diese Karte steht zweimal da: { $card }.
move-upcard-first = Erst musst du sagen, ob du die aufgedeckte Karte nimmst.
move-upcard-late = Die aufgedeckte Karte kannst du jetzt nicht nehmen.
move-upcard-not-dealer = Die aufgedeckte Karte darf nur der Geber nehmen.
move-upcard-off = Nach diesen Regeln bleibt die aufgedeckte Karte liegen.
move-must-trump = Nicht erlaubt: Du kannst nicht bedienen und musst Trumpf spielen, zum Beispiel { $card }.
move-lead-trump-ace = Nicht erlaubt: Du musst das Trumpf-Ass ausspielen, { $card }.
move-stop-or-continue = Erst musst du sagen, ob du die Partie beendest oder weiterspielst.
move-not-at-zero = Die Partie beenden darf nur, wer als Erster bei null ist.

# Tipps
rams-chance-about = Chance: dass du keine Bete bekommst.
hint-rams-ace-forces = Passen geht nicht: Du hast { $card }.
hint-rams-three-play = Zu dritt müssen alle mitgehen.
hint-rams-in = Das bringt mehr als Passen; einen Stich machst du in etwa { $chance } von 100 Fällen.
hint-rams-in-near = Bis null fehlen dir nur { $n }, und Mitgehen bringt mehr; einen Stich machst du in etwa { $chance } von 100 Fällen.
hint-rams-in-risky = Einen Stich machst du nur in etwa { $chance } von 100 Fällen, sonst bist du bete.
hint-rams-out = So verlierst du nichts, und einen Stich würdest du nur in etwa { $chance } von 100 Fällen machen.
hint-rams-out-jacks = Für deine { -jacks } schreibst du { $n } auch beim Passen ab, wenn niemand Rams oder fünf einer Farbe aufdeckt.
hint-rams-out-timid = Mitgehen bringt mehr als Passen; einen Stich machst du in etwa { $chance } von 100 Fällen.
hint-rams-exchange-none = Hier kannst du keine Karten kaufen.
hint-rams-keep-all = Behalte alles: Keine deiner Karten ist schlechter als eine unbekannte.
hint-rams-keep-all-other = Kaufen lohnt sich: Du hast schwache Karten.
hint-rams-exchange = { $n ->
    [1] Tausche diese Karte: Sie macht selten einen Stich und bringt wenig.
   *[other] Tausche diese Karten: Sie machen selten einen Stich und bringen wenig.
}
hint-rams-exchange-all = Mit diesem Blatt ist kaum ein Stich in Sicht: Nimm fünf neue.
hint-rams-exchange-suit = Tausche den Rest und behalte nur { $suit ->
    [clubs] { -clubs }
    [spades] { -spades }
    [hearts] { -hearts }
   *[diamonds] { -diamonds }
}: Davon können noch mehr kommen.
hint-rams-exchange-more = So viele sind zu viel: Darunter sind Karten, die du brauchst.
hint-rams-exchange-less = Kaufe mehr: Du behältst Karten, die schlechter sind als unbekannte.
hint-rams-exchange-other = Andere Karten kannst du eher entbehren.
hint-rams-throw-trump = Trumpf behältst du besser: { $card }.
hint-rams-throw-ace = Besser behalten: { $card }. Mit einem Stich schreibst du für das Ass { $n } ab.
hint-rams-throw-ace-safe = Weg damit: Ein Stich ist unsicher, und ohne Stich kostet das Ass { $n } ({ $card }).
hint-rams-throw-jacks = Für diese beiden { -jacks } kannst du noch 5 abschreiben, trenne sie nicht: { $cards }.
hint-rams-upcard = Gib diese Karte her: Der aufgedeckte Trumpf ist mehr wert.
hint-rams-upcard-ace = Gib diese Karte her: Das Trumpf-Ass ist ein sicherer Stich.
hint-rams-upcard-jacks = Gib diese Karte her: Mit der aufgedeckten hast du zwei { -jacks }, für die du 5 abschreibst.
hint-rams-upcard-flush = Gib diese Karte her: Mit der aufgedeckten hast du fünf einer Farbe.
hint-rams-upcard-other = Diese Karte brauchst du noch, eine andere ist schwächer.
hint-rams-upcard-leave = Jede deiner Karten ist mehr wert als die aufgedeckte.
hint-rams-upcard-leave-other = Der aufgedeckte Trumpf ist mehr wert als eine deiner Karten: Nimm ihn.
hint-rams-ace-led = Das Trumpf-Ass muss ausgespielt werden.
hint-rams-lead-master = Kein anderer kann noch einen höheren Trumpf haben: Der Stich gehört dir sicher.
hint-rams-lead-sure = Diese Karte kann keiner mehr schlagen: Der Stich gehört dir sicher.
hint-rams-lead-trump = Damit ziehst du den anderen Trümpfe, auch wenn einer übernehmen könnte.
hint-rams-lead-best = In ihrer Farbe kann kein anderer eine höhere haben: Nur ein Trumpf kann sie stechen.
hint-rams-lead-high = Eine hohe Karte, aber sie kann noch geschlagen werden.
hint-rams-lead-low = Eine kleine Karte: Den Stich kann leicht ein anderer machen.
hint-rams-save-sure = Der Stich gehört dir sicher, und du bist nicht bete: Das bringt dir { $n }.
hint-rams-save-hope = Damit liegst du vorn: Bleibt es dabei, bist du nicht bete, und das bringt dir { $n }.
hint-rams-take-sure = Der Stich gehört dir sicher.
hint-rams-take-hope = Damit liegst du vorn, aber es kann noch jemand übernehmen.
hint-rams-zero = Der Stich gehört dir sicher, und dein Stand ist dann { $n }: alles abgeschrieben.
hint-rams-hold-up = Nimm den Stich, sonst ist { $player } damit bei null.
hint-rams-beaten-follow = Bedienen musst du, aber den Stich macht diese Karte nicht.
hint-rams-beaten-trump = Dieser Trumpf macht den Stich nicht: Ein höherer liegt schon.
hint-rams-throw-off = Du kannst nicht bedienen: Wirf ab, was du nicht brauchst.
hint-rams-duck = Eine andere Karte könnte den Stich machen, aber die sparst du dir auf.
hint-rams-revoke = Diese Karte ist nicht erlaubt: Sie kostet 25 Punkte, und es wird neu gegeben.
hint-rams-stop = Beende die Partie: Du gewinnst sofort und allein.
hint-rams-continue = Spielst du weiter, gewinnst du nur in etwa { $chance } von 100 Fällen allein.
hint-rams-continue-even = Weiterspielen bringt nichts: Wer jetzt beendet, gewinnt sofort.

# Abrechnen
reason-played-out = Alle fünf Stiche sind gespielt.
reason-flush = { $count ->
    [1] Fünf einer Farbe: { $players }.
   *[other] Fünf einer Farbe bei mehreren: { $players }.
} Damit ist das Spiel aus.
reason-rams = Rams: Vier Asse auf einer Hand gewinnen die Partie sofort.
reason-lone = Alle anderen haben gepasst: { $self ->
    [yes] Die fünf Stiche gehören dir
   *[no] Die fünf Stiche gehen an { $player }
}.
reason-lone-no-play = Alle anderen haben gepasst, nur { $self ->
    [yes] du gehst
   *[no] { $player } geht
} mit: Es wird nicht gespielt.
reason-nobody-in = Alle haben gepasst: Es wird nicht gespielt.
reason-stopped = Bei null beendet. Eine Bete schreibt niemand.
reason-zero-together = Durch ihre { -jacks } sind mehrere gleichzeitig bei null: Sie teilen sich den Sieg.
rams-reason-revoked = { $self ->
    [yes] Du hast
   *[no] { $player } hat
} eine unerlaubte Karte gespielt: Das Spiel zählt nicht, und derselbe Geber gibt noch einmal.
reason-zero = Alles abgeschrieben: Die Partie ist entschieden.
rams-reason-all-dealt = Alle Spiele der Partie sind gespielt: Es gewinnt, wer den niedrigsten Stand hat.
note-flush = fünf einer Farbe: { $self ->
    [yes] du
   *[no] { $player }
}
note-rams = Rams: { $self ->
    [yes] du
   *[no] { $player }
}
note-lone = nur { $self ->
    [yes] du gehst
   *[no] { $player } geht
} mit
note-lone-no-play = nur { $self ->
    [yes] du gehst
   *[no] { $player } geht
} mit, nicht gespielt
rams-note-revoked = unerlaubte Karte: { $self ->
    [yes] du
   *[no] { $player }
}
note-nobody-in = alle haben gepasst
note-stopped = { $self ->
    [yes] du beendest
   *[no] { $player } beendet
} die Partie
note-went-on = { $self ->
    [yes] du lässt
   *[no] { $player } lässt
} weiterspielen
note-zero-together = gleichzeitig bei null: { $players }
step-tricks = Stiche: { $n } abgeschrieben
step-lone-tricks = Alle fünf Stiche, ohne zu spielen: { $n } abgeschrieben
step-aces = Asse ({ $cards }): { $n } abgeschrieben
step-remise = Bete, kein Stich: { $n } angeschrieben
step-remise-aces = Asse ohne Stich ({ $cards }): { $n } angeschrieben
step-jacks = { $colour ->
    [red] { -Red-jacks }
   *[black] { -Black-jacks }
}: 5 abgeschrieben
step-four-jacks = Vier { -jacks }: 10 abgeschrieben
step-flush = { $trump ->
    [yes] Fünf Trümpfe
   *[no] Fünf einer Farbe
} ({ $suit ->
    [clubs] { -clubs }
    [spades] { -spades }
    [hearts] { -hearts }
   *[diamonds] { -diamonds }
}): { $n } abgeschrieben
step-flush-aces = Ass ({ $cards }): { $n } abgeschrieben
step-flush-charge = { $trump ->
    [yes] Fünf Trümpfe bei einem anderen
   *[no] Fünf einer Farbe bei einem anderen
}: { $n } angeschrieben
step-flush-charge-aces = Asse auf der Hand ({ $cards }): { $n } angeschrieben
step-rams = Rams, alles ist abgeschrieben: { $n }
step-revoke = Unerlaubte Karte: { $n } angeschrieben
mark-out = passt
mark-remise = Bete
mark-flush = Farbe
mark-rams = Rams
mark-stopped = null
mark-revoked = falsch
mark-out-said = gepasst
mark-remise-said = Bete
mark-flush-said = fünf einer Farbe
mark-rams-said = Rams
mark-stopped-said = bei null, Partie beendet
mark-revoked-said = unerlaubte Karte
laid-upcard = Aufgedeckte Karte
laid-stock = Rest des Talons
laid-dead = Weggeworfen
rams-compare-about = Wie viele Punkte jeder Zug im Mittel abschreiben hilft, verglichen mit den Mitspielern; je mehr, desto besser. Nahe bei null zählt auch die Aussicht, die Partie zu gewinnen. Geschätzt, ohne verdeckte Karten zu kennen.
rams-col-written = Punkte
rams-result-caption = Stiche, Punkte und Stand je Spieler
rams-sheet-caption = Punktezettel: je Spiel der Stand und was ab- oder angeschrieben wurde
rams-sheet-empty = Noch ist nichts abgeschrieben.

# Regeln nach Nummern
clause-rams-pack-1 = Drei bis sieben Spieler, jeder für sich. Üblich sind zu dritt und zu viert 36 Karten, ab fünf Spielern 52.
clause-rams-pack-1-title = Blatt und Mitspieler
clause-rams-rank-1 = In jeder Farbe ist die Rangfolge Ass, König, { -queen }, { -jack }, Zehn, Neun und so weiter bis zur niedrigsten Karte des Blattes.
clause-rams-rank-1-title = Rang der Karten
clause-rams-deal-1 = Jeder erhält fünf Karten, erst drei, dann zwei. Die nächste Karte wird aufgedeckt, und ihre Farbe ist Trumpf. Die übrigen Karten sind der Talon.
clause-rams-deal-1-title = Geben und Trumpf
clause-rams-deal-2 = Den ersten Geber bestimmt das Los, danach geht es im Uhrzeigersinn weiter.
clause-rams-deal-2-title = Wer gibt
clause-rams-deal-3 = Am wirklichen Tisch verliert, wer sich vergibt, das Geben an den Nächsten. Das Programm vergibt sich nicht.
clause-rams-deal-3-title = Vergeben
clause-rams-deal-4 = Deckt der Geber am wirklichen Tisch beim Kaufen eine Karte auf, darf der Käufer sie nehmen oder ablehnen. Lehnt er ab, bekommt er eine andere, wenn alle gekauft haben, und der Geber schreibt 5 an. Das Programm deckt dabei keine Karte auf.
clause-rams-deal-4-title = Beim Kaufen aufgedeckt
clause-rams-declare-1 = Links vom Geber beginnend sagt jeder, ob er mitgeht oder passt. Wer passt, wirft seine Karten weg und setzt für dieses Spiel aus.
clause-rams-declare-1-title = Mitgehen oder passen
clause-rams-declare-2 = Zu dritt darf niemand passen.
clause-rams-declare-2-title = Zu dritt gehen alle mit
clause-rams-declare-3 = Wer ein Ass auf der Hand hat, darf nicht passen.
clause-rams-declare-3-title = Ass auf der Hand
clause-rams-exchange-1 = Haben alle angesagt, wirft jeder, der mitgeht, der Reihe nach einmal Karten weg und nimmt ebenso viele vom Talon, der Geber zuletzt. Wie viele es sein dürfen, sagt das Regelwerk, üblich sind so viele, wie man will. Was weggeworfen wird, bleibt verdeckt; wie viele Karten es sind, sehen alle.
clause-rams-exchange-1-title = Kaufen
clause-rams-exchange-2 = Reicht der Talon nicht, werden je nach Regelwerk die Karten gemischt, die andere weggeworfen haben, auch beim Passen, oder man nimmt, was noch da ist. Was man selbst gerade weggeworfen hat und die aufgedeckte Karte kommen nicht in den Talon.
clause-rams-exchange-2-title = Zu kurzer Talon
clause-rams-upcard-1 = Nach dem Kaufen darf der Geber eine beliebige seiner Karten weglegen und die aufgedeckte nehmen. Hat er gepasst, nimmt sie niemand.
clause-rams-upcard-1-title = Vorrecht des Gebers
clause-rams-reveal-1 = Wer mitgeht und vier Asse auf der Hand hat, hat den Rams. Er deckt sie auf und gewinnt sofort die Partie: Sein Stand wird null, bei den anderen ändert sich nichts.
clause-rams-reveal-1-title = Rams mit vier Assen
clause-rams-reveal-2 = Wer mitgeht und fünf Karten einer Farbe hat, deckt sie auf und schreibt dafür ab, üblich sind 5, dazu sein Ass, wenn eines dabei ist. Alle anderen, die mitgehen, schreiben an, üblich sind 5, dazu die Asse auf ihrer Hand. Alle zeigen ihre Karten, gespielt wird nicht. Haben mehrere fünf einer Farbe, schreibt jeder von ihnen ab und keiner für den anderen an.
clause-rams-reveal-2-title = Fünf Karten einer Farbe
clause-rams-reveal-3 = Rams und fünf einer Farbe werden aufgedeckt, wenn alle angesagt haben, je nach Regelwerk auch nach dem Kaufen. Der Rams geht vor, gleich wer wo sitzt.
clause-rams-reveal-3-title = Wann aufgedeckt wird
clause-rams-jacks-1 = Für { -colour-jacks } schreibt man 5 ab, für jedes Paar einmal im Spiel. Wer sie bekommen hat, schreibt auch dann ab, wenn er passt oder sie beim Kaufen wegwirft. Ob auch ein gekauftes Paar zählt und ob es beim Mitgehen einen Stich braucht, sagt das Regelwerk.
clause-rams-jacks-1-title = Zwei { -jacks }
clause-rams-jacks-2 = Für vier { -jacks } schreibt man 10 ab.
clause-rams-jacks-2-title = Alle vier { -jacks }
clause-rams-jacks-3 = Wird ein Rams oder fünf einer Farbe aufgedeckt, zählen { -jacks } nicht.
clause-rams-jacks-3-title = Wann { -jacks } nicht zählen
clause-rams-lead-1 = Zum ersten Stich spielt aus, wer links vom Geber als Erster mitgeht.
clause-rams-lead-1-title = Erstes Ausspiel
clause-rams-lead-2 = Wer einen Stich macht, spielt zum nächsten aus.
clause-rams-lead-2-title = Nächstes Ausspiel
clause-rams-lead-3 = Wer das Trumpf-Ass hat, muss es ausspielen, sobald er am Ausspiel ist.
clause-rams-lead-3-title = Trumpf-Ass am Ausspiel
clause-rams-follow-1 = Die angespielte Farbe muss bedient werden. Höher spielen muss niemand.
clause-rams-follow-1-title = Bedienpflicht
clause-rams-follow-2 = Wer nicht bedienen kann, muss Trumpf spielen, braucht aber nicht zu übertrumpfen. Wer auch keinen Trumpf hat, spielt eine beliebige Karte.
clause-rams-follow-2-title = Trumpfzwang
clause-rams-trick-1 = Den Stich macht der höchste Trumpf, sonst die höchste Karte der angespielten Farbe.
clause-rams-trick-1-title = Wer den Stich macht
clause-rams-score-1 = Für jeden Stich wird 1 abgeschrieben.
clause-rams-score-1-title = Punkte für Stiche
clause-rams-score-2 = Die Asse, die jemand vor dem ersten Stich auf der Hand hatte, werden abgeschrieben: { -spades } 5, { -clubs } 10, { -diamonds } 15, { -hearts } 20, mehrere zusammen. Das gilt nur, wenn er wenigstens einen Stich macht. Ein beim Kaufen weggeworfenes Ass zählt nicht.
clause-rams-score-2-title = Punkte für Asse
clause-rams-score-3 = Wer mitgeht und keinen Stich macht, ist bete und schreibt an, üblich sind 5.
clause-rams-score-3-title = Bete
clause-rams-score-4 = Wer bete ist und Asse hat, schreibt auch die Asse an, je nach Regelwerk zur Bete dazu oder an ihrer Stelle.
clause-rams-score-4-title = Asse bei der Bete
clause-rams-score-5 = Geht nur einer mit, kauft er und bekommt alle fünf Stiche, ohne dass gespielt wird, oder es wird gar nicht gespielt und nur { -jacks } zählen, je nach Regelwerk. Passen alle, zählen nur { -jacks }.
clause-rams-score-5-title = Einer allein oder keiner
clause-rams-revoke-1 = Wer nicht bedient, obwohl er kann, oder sonst eine unerlaubte Karte spielt, schreibt 25 an. Alles andere aus diesem Spiel zählt nicht, und derselbe Geber gibt noch einmal.
clause-rams-revoke-1-title = Unerlaubte Karte
clause-rams-match-1 = Vor dem ersten Geben werden jedem Punkte angeschrieben, üblich sind 100; die gilt es abzuschreiben. Wer zuerst bei null oder darunter ist, gewinnt.
clause-rams-match-1-title = Worum es geht
clause-rams-match-2 = Wer während eines Spiels als Erster bei null ist, darf die Partie beenden und gewinnt allein, oder er lässt weiterspielen. Gefragt wird einmal im Spiel: nach den { -jacks-dative } oder nach einem Stich außer dem letzten. Wird die Partie beendet, schreibt niemand eine Bete. Bringen { -jacks } mehrere gleichzeitig auf null, wird nicht gefragt, und sie teilen sich den Sieg.
clause-rams-match-2-title = Beenden oder weiter
clause-rams-match-3 = Am Ende eines Spiels gewinnt jeder, der bei null oder darunter steht; zwei teilen sich den Sieg. Wen eine Bete wieder über null gehoben hat, der hat noch nicht gewonnen.
clause-rams-match-3-title = Geteilter Sieg

# Alle Regeln, die in einer Partie gelten
clauses-rams =
    { clause-rams-pack-1-title }: { clause-rams-pack-1 }{ $pack_size ->
        [by_players] {""}
       *[other] {" "}In dieser Partie hat das Blatt { $pack_size } Karten.
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
       *[other] {"\u000A"}{ clause-rams-exchange-1-title }: { clause-rams-exchange-1 } In dieser Partie darf man höchstens { $exchange_limit } kaufen.{"\u000A"}{ clause-rams-exchange-2-title }: { clause-rams-exchange-2 } { $when_stock_short ->
            [draw_less] In dieser Partie nimmt man, was noch da ist.
           *[reshuffle] In dieser Partie wird gemischt.
        }
    }{ $dealer_may_take_upcard ->
        [true] {"\u000A"}{ clause-rams-upcard-1-title }: { clause-rams-upcard-1 }
       *[false] {""}
    }
    { clause-rams-reveal-1-title }: { clause-rams-reveal-1 }
    { clause-rams-reveal-2-title }: { clause-rams-reveal-2 } In dieser Partie schreibt man dafür { $flush_write_off } ab, und die anderen schreiben { $flush_remise } an; bei fünf Trümpfen ist beides { $trump_flush_points }.
    { clause-rams-reveal-3-title }: { clause-rams-reveal-3 } { $reveal_in ->
        [dealt_hand] In dieser Partie wird nur vor dem Kaufen aufgedeckt.
       *[dealt_or_final_hand] In dieser Partie wird auch nach dem Kaufen aufgedeckt.
    }
    { clause-rams-jacks-1-title }: { clause-rams-jacks-1 } { $jacks_in ->
        [dealt_hand] In dieser Partie muss das Paar gegeben sein
       *[dealt_or_final_hand] In dieser Partie zählt auch ein gekauftes Paar
    }, { $jacks_need_trick ->
        [true] und beim Mitgehen braucht es einen Stich.
       *[false] und es braucht keinen Stich.
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
       *[false] {" "}Wer nicht bedienen kann, spielt eine beliebige Karte.
    }
    { clause-rams-trick-1-title }: { clause-rams-trick-1 }
    { clause-rams-score-1-title }: { clause-rams-score-1 }
    { clause-rams-score-2-title }: { clause-rams-score-2 }
    { clause-rams-score-3-title }: { clause-rams-score-3 } In dieser Partie zählt die Bete { $remise }.
    { clause-rams-score-4-title }: { clause-rams-score-4 } { $remise_with_aces ->
        [replace] In dieser Partie statt der Bete.
       *[add] In dieser Partie zur Bete dazu.
    }
    { clause-rams-score-5-title }: { clause-rams-score-5 } { $lone_player ->
        [no_play] In dieser Partie wird dann nicht gespielt.
       *[takes_all] In dieser Partie bekommt der eine alle Stiche.
    }{ $revoke ->
        [punished] {"\u000A"}{ clause-rams-revoke-1-title }: { clause-rams-revoke-1 }
       *[refused] {""}
    }
    { clause-rams-match-1-title }: { clause-rams-match-1 } In dieser Partie beginnt jeder mit { $start_score }.
    { clause-rams-match-2-title }: { clause-rams-match-2 }
    { clause-rams-match-3-title }: { clause-rams-match-3 }{ $deals_per_match ->
        [0] {""}
       *[other] {" "}Eine Partie hat höchstens { $deals_per_match } Spiele; ist dann niemand bei null, gewinnt, wer den niedrigsten Stand hat.
    }

# Statistik
rams-stats-declared = Mitgehen oder passen
rams-stats-row-in = Mitgegangen
rams-stats-row-out = Gepasst
rams-stats-taken = Stiche beim Mitgehen
rams-stats-row-remise = Keiner: Bete
rams-stats-row-one = Einer
rams-stats-row-two = Zwei
rams-stats-row-three = Drei
rams-stats-row-four = Vier
rams-stats-row-five = Fünf
rams-stats-reveals = Gezeigt
rams-stats-row-jacks = { -jacks }
rams-stats-row-flush = Fünf einer Farbe
rams-stats-row-rams = Rams
rams-stats-luck-trumps = Trümpfe
rams-stats-luck-aces = Asse

# Art der Mitspieler
rams-style-careful = { $player }: passt öfter. Mitgehen muss um 1,5 Punkte besser scheinen als Passen.
rams-style-bold = { $player }: geht öfter mit. Mitgehen darf um 1,5 Punkte schlechter scheinen als Passen.
