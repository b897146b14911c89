# Skat.

game-skat = Skat
game-skat-about = Einer gegen zwei: Wer am höchsten reizt, spielt allein und braucht 61 von 120 Augen. Für drei Spieler, zu viert setzt der Geber aus.
brief-skat =
    { brief-part-skat }
    Im Farbspiel und im Grand gewinnt der Alleinspieler mit 61 Augen; der Skat oder die gedrückten Karten zählen für ihn mit. Eine Partei mit höchstens { $schneider_limit } Augen ist Schneider, eine ohne Stich Schwarz.
    Der Spielwert ist Grundwert mal Stufen. Grundwerte: { -diamonds } 9, { -hearts } 10, { -spades } 11, { -clubs } 12, Grand 24{ $open_grand ->
        [base_36] {""}, Grand ouvert 36
       *[base_24_plus_open] {""}
    }. Die Stufen: 1 für jede Spitze (die höchsten Trümpfe, die der Alleinspieler vom { -clubs }-{ -jacks } an lückenlos hat, „mit“, oder die ihm lückenlos fehlen, „ohne“), dazu 1 für das Spiel und je 1 für Hand, Schneider, Schwarz und was beim Handspiel angesagt wird. „Mit 2, Spiel 3, mal 12 = 36“ ist { -clubs } mit den beiden höchsten { -jacks-dative }. Null zählt { $null }, Null Hand { $null_hand }, Null ouvert { $null_ouvert }, Null ouvert Hand { $null_ouvert_hand }.
    Ein gewonnenes Spiel bringt den Spielwert, ein verlorenes kostet das Doppelte{ $hand_loss ->
        [single] , ein verlorenes Handspiel nur den einfachen Wert
       *[double] , auch beim Handspiel
    }. Ist das Spiel am Ende weniger wert als das Gebot, hat man überreizt und verloren.
    { $contra ->
        [off] {""}
        [contra] Vor dem ersten Stich dürfen die Gegenspieler Kontra sagen; das verdoppelt.
       *[contra_re] Vor dem ersten Stich dürfen die Gegenspieler Kontra sagen, darauf der Alleinspieler Re; beides verdoppelt.
    }
    Passen alle drei, { $when_all_pass ->
        [ramsch] wird mit denselben Karten Ramsch gespielt.{"\u000A"}{ brief-part-ramsch }{"\u000A"}
        [same_dealer] schreibt niemand etwas an, und derselbe Geber gibt noch einmal.{" "}
       *[next_dealer] schreibt niemand etwas an, und der Nächste gibt.{" "}
    }{ $deals_per_match ->
        [0] Eine Partie hat zwölf Spiele je Spieler;
       *[other] Spiele in einer Partie: { $deals_per_match };
    } die höchste Summe gewinnt.{ $scoring ->
        [seeger_fabian] {" "}Dabei zählt nach Seeger-Fabian jedes gewonnene Spiel 50 Punkte mehr, jedes verlorene 50 weniger, und für das verlorene Spiel eines anderen gibt es zu dritt 40, zu viert 30 Punkte.
       *[plain] {""}
    }
game-ramsch = Ramsch
game-ramsch-about = Keiner will Augen: Jeder spielt für sich, und wer die meisten hat, verliert. Für drei Spieler, zu viert setzt der Geber aus.
brief-ramsch =
    Drei Spieler, 32 Karten: zehn für jeden, zwei liegen verdeckt im Skat. Jeder spielt für sich, gereizt wird nicht, und niemand will Augen. Links vom Geber sitzt Vorhand, dann kommen Mittelhand und Hinterhand. Sitzen vier am Tisch, setzt der Geber aus.
    Nur die vier { -jacks } sind Trumpf; untereinander gilt { -clubs } vor { -spades }, { -hearts }, { -diamonds }. Danach gilt in jeder Farbe Ass, Zehn, König, { -queen }, Neun, Acht, Sieben. Ass zählt 11 Augen, Zehn 10, König 4, { -queen } 3, { -jack } 2, zusammen 120.
    { $exchange ->
        [pass_on] Vorhand nimmt den Skat auf und gibt zwei Karten an Mittelhand weiter, die nimmt sie auf und gibt zwei an Hinterhand weiter, und Hinterhand nimmt diese auf und legt zwei als Skat weg. { $pass_jacks ->
            [true] Auch { -jacks } dürfen gehen.
           *[false] { -jacks } müssen bleiben.
        }{ $blind_push ->
            [true] {" "}Statt die zwei Karten aufzunehmen, darf jeder sie ungesehen weiterschieben; das verdoppelt das Spiel.
           *[false] {""}
        }
       *[none] Der Skat bleibt liegen.
    }{ $grand_hand ->
        [true] {" "}Vorher darf der Reihe nach jeder Grand Hand sagen; wer es zuerst tut, spielt allein Grand aus der Hand, und danach gibt derselbe noch einmal.
       *[false] {""}
    }
    Zum ersten Stich spielt Vorhand aus. Farbe muss bedient werden, Trumpf ebenso; wer nicht kann, spielt eine beliebige Karte. Den Stich macht der höchste Trumpf, sonst die höchste Karte der angespielten Farbe. Wer ihn macht, spielt zum nächsten aus.
    { $scoring ->
        [points] Wer die meisten Augen in seinen Stichen hat, verliert ebenso viele Punkte.
        [virgin_pays] Wer keinen Stich hat, die Jungfrau, verliert 15 Punkte; sind es zwei, verliert jeder von ihnen 20. Hat jeder einen Stich, verliert 10, wer die meisten Augen hat.
       *[tariff] Wer die meisten Augen in seinen Stichen hat, verliert 10 Punkte; 15, wenn einer keinen Stich hat (Jungfrau); 20, wenn er alle zehn Stiche hat.
    } { $skat_to ->
        [last_trick] Der Skat zählt für den, der den letzten Stich macht.
        [loser] Die Augen im Skat kommen beim Verlierer dazu.
       *[nobody] Der Skat zählt für niemanden.
    }{ $virgin ->
        [double] {" "}Ein Spieler ohne Stich, eine Jungfrau, verdoppelt den Verlust.
       *[ignore] {""}
    }{ $march ->
        [plus_120] {" "}Wer alle zehn Stiche macht (Durchmarsch), gewinnt stattdessen 120 Punkte.
        [others_minus_120] {" "}Wer alle zehn Stiche macht (Durchmarsch), verliert nichts, und die anderen verlieren je 120 Punkte.
       *[lose] {""}
    } Haben zwei die meisten Augen, verlieren beide voll; haben alle drei gleich viele, verliert niemand.
    Spiele in einer Partie: { $deals_per_match }. Verlorenes zählt minus, und die höchste Summe gewinnt.
game-raeuberskat = Räuberskat (Bock- und Ramschrunden)
game-raeuberskat-short = Räuberskat
game-raeuberskat-about = Skat in Runden: In der Bockrunde zählt jedes Spiel doppelt, in der Ramschrunde will keiner Augen. Für drei Spieler, zu viert setzt der Geber aus.
brief-raeuberskat =
    { $series_first_phase ->
        [bock_round] Eine Partie beginnt mit der Bockrunde:
       *[plain] Eine Partie beginnt mit normalen Skatspielen, bis jemand { $series_trigger_score } Punkte erreicht{ $series_after_ramsch_round ->
            [end] { $series_deals_per_match ->
                [0] {""}
               *[other] , höchstens aber { $series_deals_per_match ->
                    [one] 1 Spiel lang
                   *[other] { $series_deals_per_match } Spiele lang
                }
            }
           *[other] {""}
        }. Dann kommt die Bockrunde:
    } ein Spiel für jeden am Tisch, und alles zählt mal { $series_bock_factor }. Darauf folgt die Ramschrunde, wieder ein Spiel für jeden und ohne Reizen: Jeder spielt für sich. { $series_after_ramsch_round ->
        [next_hundred] Dann gibt es wieder normale Spiele, bis jemand { $series_trigger_score } Punkte mehr erreicht als je zuvor, und die Runden kommen noch einmal. Spiele in einer Partie: { $series_deals_per_match }.
        [alternate] Danach wechseln Bockrunde und Ramschrunde ab. Spiele in einer Partie: { $series_deals_per_match }.
       *[end] Damit ist die Partie zu Ende.
    } Die höchste Summe gewinnt.
    { brief-part-skat }
    Im Farbspiel und im Grand gewinnt der Alleinspieler mit 61 Augen; der Skat oder die gedrückten Karten zählen für ihn mit. Eine Partei mit höchstens { $skat_schneider_limit } Augen ist Schneider, eine ohne Stich Schwarz.
    Der Spielwert ist Grundwert mal Stufen. Grundwerte: { -diamonds } 9, { -hearts } 10, { -spades } 11, { -clubs } 12, Grand 24{ $skat_open_grand ->
        [base_36] {""}, Grand ouvert 36
       *[base_24_plus_open] {""}
    }. Die Stufen: 1 für jede Spitze (die höchsten Trümpfe, die der Alleinspieler vom { -clubs }-{ -jacks } an lückenlos hat, „mit“, oder die ihm lückenlos fehlen, „ohne“), dazu 1 für das Spiel und je 1 für Hand, Schneider, Schwarz und was beim Handspiel angesagt wird. „Mit 2, Spiel 3, mal 12 = 36“ ist { -clubs } mit den beiden höchsten { -jacks-dative }. Null zählt { $skat_null }, Null Hand { $skat_null_hand }, Null ouvert { $skat_null_ouvert }, Null ouvert Hand { $skat_null_ouvert_hand }.
    Ein gewonnenes Spiel bringt den Spielwert, ein verlorenes kostet das Doppelte{ $skat_hand_loss ->
        [single] , ein verlorenes Handspiel nur den einfachen Wert
       *[double] , auch beim Handspiel
    }. Ist das Spiel am Ende weniger wert als das Gebot, hat man überreizt und verloren.
    { $skat_contra ->
        [off] {""}
        [contra] Vor dem ersten Stich dürfen die Gegenspieler Kontra sagen; das verdoppelt.
       *[contra_re] Vor dem ersten Stich dürfen die Gegenspieler Kontra sagen, darauf der Alleinspieler Re; beides verdoppelt.
    }
    { $skat_when_all_pass ->
        [ramsch] Passen alle drei, wird Ramsch gespielt.
        [same_dealer] Passen alle drei, schreibt niemand etwas an, und derselbe Geber gibt noch einmal.
       *[next_dealer] Passen alle drei, schreibt niemand etwas an, und der Nächste gibt.
    }
    { brief-part-ramsch }
brief-part-skat =
    Drei Spieler, 32 Karten: zehn für jeden, zwei liegen verdeckt im Skat. Einer spielt allein gegen die beiden anderen. Sitzen vier am Tisch, setzt der Geber aus.
    Die vier { -jacks } sind die höchsten Trümpfe; untereinander gilt { -clubs } vor { -spades }, { -hearts }, { -diamonds }. Danach gilt in jeder Farbe Ass, Zehn, König, { -queen }, Neun, Acht, Sieben. Ass zählt 11 Augen, Zehn 10, König 4, { -queen } 3, { -jack } 2, zusammen 120.
    Zuerst wird gereizt, und wer den höchsten Spielwert bietet, spielt allein. Links vom Geber sitzt Vorhand, dann kommen Mittelhand und Hinterhand. Mittelhand nennt Vorhand Werte von 18 an, bis einer von beiden passt; mit dem anderen reizt Hinterhand weiter.
    Der Alleinspieler nimmt den Skat auf und drückt zwei Karten, oder er spielt Hand und lässt den Skat liegen. Dann sagt er sein Spiel an: ein Farbspiel (Trumpf sind die { -jacks } und eine Farbe), Grand (nur die { -jacks } sind Trumpf) oder Null (kein Trumpf, er darf keinen Stich machen; in jeder Farbe gilt Ass, König, { -queen }, { -jack }, Zehn, Neun, Acht, Sieben).
    Zum ersten Stich spielt Vorhand aus. Farbe muss bedient werden, Trumpf ebenso; wer nicht kann, spielt eine beliebige Karte. Den Stich macht der höchste Trumpf, sonst die höchste Karte der angespielten Farbe. Wer ihn macht, spielt zum nächsten aus.
brief-part-ramsch =
    Beim Ramsch spielt jeder für sich, und niemand will Augen. Trumpf sind nur die { -jacks }, wie beim Grand, und Vorhand spielt aus.
    { $ramsch_exchange ->
        [pass_on] Vorhand nimmt den Skat auf und gibt zwei Karten an Mittelhand weiter, die nimmt sie auf und gibt zwei an Hinterhand weiter, und Hinterhand nimmt diese auf und legt zwei als Skat weg. { $ramsch_pass_jacks ->
            [true] Auch { -jacks } dürfen gehen.
           *[false] { -jacks } müssen bleiben.
        }{ $ramsch_blind_push ->
            [true] {" "}Statt die zwei Karten aufzunehmen, darf jeder sie ungesehen weiterschieben; das verdoppelt das Spiel.
           *[false] {""}
        }
       *[none] Der Skat bleibt liegen.
    }{ $ramsch_grand_hand ->
        [true] {" "}Vorher darf der Reihe nach jeder Grand Hand sagen; wer es zuerst tut, spielt allein Grand aus der Hand, und danach gibt derselbe noch einmal.
       *[false] {""}
    }
    { $ramsch_scoring ->
        [points] Wer die meisten Augen in seinen Stichen hat, verliert ebenso viele Punkte.
        [virgin_pays] Wer keinen Stich hat, die Jungfrau, verliert 15 Punkte; sind es zwei, verliert jeder von ihnen 20. Hat jeder einen Stich, verliert 10, wer die meisten Augen hat.
       *[tariff] Wer die meisten Augen in seinen Stichen hat, verliert 10 Punkte; 15, wenn einer keinen Stich hat (Jungfrau); 20, wenn er alle zehn Stiche hat.
    } { $ramsch_skat_to ->
        [last_trick] Der Skat zählt für den, der den letzten Stich macht.
        [loser] Die Augen im Skat kommen beim Verlierer dazu.
       *[nobody] Der Skat zählt für niemanden.
    }{ $ramsch_virgin ->
        [double] {" "}Ein Spieler ohne Stich, eine Jungfrau, verdoppelt den Verlust.
       *[ignore] {""}
    }{ $ramsch_march ->
        [plus_120] {" "}Wer alle zehn Stiche macht (Durchmarsch), gewinnt stattdessen 120 Punkte.
        [others_minus_120] {" "}Wer alle zehn Stiche macht (Durchmarsch), verliert nichts, und die anderen verlieren je 120 Punkte.
       *[lose] {""}
    } Haben zwei die meisten Augen, verlieren beide voll; haben alle drei gleich viele, verliert niemand.

# Regelwahl
preset-altenburg = Altenburger Skatordnung
preset-altenburg-hint = Nach der Textvorlage dieses Spiels, die sich auf die Altenburger Ordnung von 1927 beruft: Ein verlorenes Handspiel kostet nur den einfachen Wert, Grand ouvert hat den Grundwert 36.
preset-isko = Internationale Skatordnung
preset-isko-hint = Wie heute gespielt wird: Jedes verlorene Spiel kostet das Doppelte, und auch Grand ouvert hat den Grundwert 24, mit einer Stufe für ouvert.
preset-isko-tournament = Turnier (Seeger-Fabian)
preset-isko-tournament-hint = Wie die Internationale Skatordnung, abgerechnet nach Seeger-Fabian: 50 Punkte für jedes gewonnene eigene Spiel, dazu Punkte für jedes verlorene der anderen.
skat-level-beginner-hint = Merkt sich kaum ein Drittel der gespielten Karten und denkt wenig voraus. Reizt ängstlich und schätzt sein Blatt oft falsch ein.
skat-level-casual-hint = Merkt sich gut die Hälfte der gespielten Karten und spielt im Kopf ein paar Verteilungen der übrigen durch. Reizt gern etwas zu hoch.
skat-level-club-hint = Vergisst nur wenige Karten und spielt viele Verteilungen der übrigen durch. Reizt solide und verschätzt sich selten.
skat-level-master-hint = Vergisst keine Karte, spielt die meisten Verteilungen durch und schließt aus Geboten und Karten, was die anderen haben. Reizt so weit, wie sein Blatt es trägt.
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
option-skat-when-all-pass-hint = Wie es weitergeht, wenn keiner allein spielen will.
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
preset-ramsch = Einfacher Ramsch
preset-ramsch-hint = Nach der Textvorlage dieses Spiels: Der Skat bleibt liegen, und der Verlierer schreibt 10, 15 oder 20 Punkte minus.
preset-ramsch-virgin-pays = Die Jungfrau zahlt
preset-ramsch-virgin-pays-hint = Dieselbe Vorlage beim Wort genommen: Wer keinen Stich hat, verliert 15 Punkte, bei zweien jeder 20; nur wenn jeder einen hat, verliert 10, wer die meisten Augen hat.
preset-ramsch-raeuber = Ramsch wie im Räuberskat
preset-ramsch-raeuber-hint = Der Skat geht reihum, je zwei Karten werden weitergegeben, nur keine { -jacks }; der Verlierer schreibt alle Augen minus, auch die im Skat.
preset-schieberamsch = Schieberamsch
preset-schieberamsch-hint = Wie man es im Verein spielt: Die zwei Karten darf man auch ungesehen schieben, jedes Schieben und eine Jungfrau verdoppeln, ein Durchmarsch bringt 120, und statt Ramsch ist Grand Hand erlaubt.
preset-raeuberskat = Bis hundert
preset-raeuberskat-hint = Nach der Textvorlage dieses Spiels: normale Spiele, bis jemand 100 Punkte hat, dann eine Bockrunde, eine Ramschrunde und Schluss.
preset-raeuberskat-club = Vereinsregeln
preset-raeuberskat-club-hint = Bock- und Ramschrunden im Wechsel, 36 Spiele lang, mit Kontra und Re, mit Schieben und mit Ramsch, wenn alle passen.
ramsch-level-beginner-hint = Merkt sich kaum ein Drittel der gespielten Karten und denkt wenig voraus. Duckt und wird hohe Karten los.
ramsch-level-casual-hint = Merkt sich gut die Hälfte der gespielten Karten und spielt im Kopf ein paar Verteilungen der übrigen durch, ehe er duckt oder abwirft.
ramsch-level-club-hint = Vergisst nur wenige Karten, spielt viele Verteilungen der übrigen durch und wirft den anderen Augen in die Stiche.
ramsch-level-master-hint = Vergisst keine Karte, spielt die meisten Verteilungen durch und wirft den anderen Augen in die Stiche.
raeuberskat-level-beginner-hint = Merkt sich kaum ein Drittel der gespielten Karten und denkt wenig voraus. Reizt ängstlich und duckt beim Ramsch.
raeuberskat-level-casual-hint = Merkt sich gut die Hälfte der gespielten Karten und spielt im Kopf ein paar Verteilungen der übrigen durch. Reizt gern etwas zu hoch.
raeuberskat-level-club-hint = Vergisst nur wenige Karten und spielt viele Verteilungen der übrigen durch. Reizt solide und wirft beim Ramsch den anderen Augen in die Stiche.
raeuberskat-level-master-hint = Vergisst keine Karte, spielt die meisten Verteilungen durch und schließt aus Geboten und Karten, was die anderen haben. Reizt so weit, wie sein Blatt es trägt.
option-ramsch-exchange = Skat vor dem Ausspielen
option-ramsch-exchange-hint = Ob der Skat liegen bleibt oder reihum geht, sodass jeder zwei Karten loswird.
value-exchange-none = bleibt liegen
value-exchange-pass-on = geht reihum
option-ramsch-blind-push = Ungesehen schieben
option-ramsch-blind-push-hint = Statt die zwei Karten aufzunehmen, darf man sie ungesehen weiterschieben; das verdoppelt das Spiel.
option-ramsch-pass-jacks = { -jacks } weitergeben
option-ramsch-pass-jacks-hint = Sonst dürfen { -jacks } weder weitergegeben noch weggelegt werden.
option-ramsch-skat-to = Augen im Skat
option-ramsch-skat-to-hint = Für wen sie am Ende zählen.
value-skat-to-nobody = für niemanden
value-skat-to-last-trick = für den letzten Stich
value-skat-to-loser = für den Verlierer
option-ramsch-scoring = Was ein Ramsch kostet
option-ramsch-scoring-hint = Ob der Verlierer einen festen Betrag verliert oder seine Augen, oder ob zahlt, wer keinen Stich hat.
value-scoring-tariff = 10, 15 oder 20 Punkte
value-scoring-points = die Augen des Verlierers
value-scoring-virgin-pays = wer keinen Stich hat, zahlt
option-ramsch-virgin = Jungfrau
option-ramsch-virgin-hint = Was ein Spieler ohne Stich für den Verlierer bedeutet.
value-virgin-ignore = ändert nichts
value-virgin-double = verdoppelt den Verlust
option-ramsch-march = Durchmarsch
option-ramsch-march-hint = Was es bringt, alle zehn Stiche zu machen.
value-march-lose = verliert wie jeder andere
value-march-plus-120 = gewinnt 120 Punkte
value-march-others-minus-120 = die anderen verlieren je 120
option-ramsch-grand-hand = Grand Hand statt Ramsch
option-ramsch-grand-hand-hint = Vor einem Ramsch darf jeder stattdessen Grand Hand spielen; danach gibt derselbe noch einmal.
option-ramsch-deals-per-match = { option-skat-deals-per-match }
option-ramsch-deals-per-match-hint = { option-skat-deals-per-match-hint }
value-when-all-pass-ramsch = es wird Ramsch gespielt
option-skat-ramsch = Ramsch, wenn alle passen
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
option-raeuberskat-skat = Skatspiele
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
option-raeuberskat-ramsch = Ramschspiele
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
option-raeuberskat-series = Runden
option-raeuberskat-series-trigger-score = Punkte für die Bockrunde
option-raeuberskat-series-trigger-score-hint = Wer so viele Punkte erreicht, löst die Bockrunde aus.
option-raeuberskat-series-bock-factor = Faktor der Bockrunde
option-raeuberskat-series-bock-factor-hint = Damit wird in der Bockrunde vervielfacht, was angeschrieben wird.
option-raeuberskat-series-after-ramsch-round = Nach der Ramschrunde
option-raeuberskat-series-after-ramsch-round-hint = Wie eine Partie weitergeht, wenn die Ramschrunde gespielt ist.
value-after-ramsch-round-end = die Partie ist zu Ende
value-after-ramsch-round-next-hundred = normale Spiele bis zum nächsten Hunderter
value-after-ramsch-round-alternate = Bock- und Ramschrunden im Wechsel
option-raeuberskat-series-first-phase = Eine Partie beginnt mit
option-raeuberskat-series-first-phase-hint = Ob vor der ersten Bockrunde normale Spiele kommen.
value-first-phase-plain = normalen Spielen
value-first-phase-bock-round = der Bockrunde
option-raeuberskat-series-deals-per-match = Spiele höchstens
option-raeuberskat-series-deals-per-match-hint = Höchstens so viele normale Spiele. Kommen die Runden wieder, hat die ganze Partie so viele Spiele.
raeuberskat-value-deals-per-match-0 = ohne Grenze

# Spielansage
contract-game = { $game ->
    [clubs] { -clubs }
    [spades] { -spades }
    [hearts] { -hearts }
    [diamonds] { -diamonds }
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
fact-contract = { $player }: { $game }{ $levels }{ $n ->
    [0] {""}
   *[other] {" "}· gereizt { $n }
}
fact-doubled = { $call ->
    [re] Re
   *[contra] Kontra
} ×{ $factor }
call-no-grand-hand = kein Grand
call-pushed = geschoben
call-passed-on = weitergegeben
fact-round = { $round ->
    [bock] Bockrunde{ $factor ->
        [1] {""}
       *[other] {" "}×{ $factor }
    } · { $left ->
        [1] letztes Spiel
       *[other] noch { $left } Spiele
    }
    [ramsch] Ramschrunde · { $left ->
        [1] letztes Spiel
       *[other] noch { $left } Spiele
    }
   *[plain] Skat bis { $again ->
        [yes] weitere { $target }
       *[no] { $target }
    }{ $left ->
        [0] {""}
        [1] {" "}· höchstens noch 1 Spiel
       *[other] {" "}· höchstens noch { $left } Spiele
    }
}
fact-round-short = { $round ->
    [bock] Bock{ $factor ->
        [1] {""}
       *[other] {" "}×{ $factor }
    } · noch { $left }
    [ramsch] Ramsch · noch { $left }
   *[plain] { $again ->
        [yes] weitere { $target }
       *[no] bis { $target }
    }{ $left ->
        [0] {""}
       *[other] {" "}· noch { $left }
    }
}
fact-ramsch = Ramsch: jeder für sich
fact-ramsch-short = Ramsch
fact-pushes = Geschoben: { $n } · ×{ $factor }
fact-pushes-short = Geschoben ×{ $factor }

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
due-grand-hand = Spielst du Grand Hand statt Ramsch?
due-push = Die zwei Karten sind jetzt bei dir.
due-push-forehand = Der Skat kommt zuerst zu dir.
due-push-rearhand = Die zwei Karten kommen zuletzt zu dir.
due-pass-on = Wähle zwei Karten zum Weitergeben.
due-pass-on-rearhand = Wähle zwei Karten, die du als Skat weglegst.

# A position for the solver
options-position = Eine solche Stellung gibt es nicht: Prüfe „{ $field }“.

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
note-worth = { $n }{ $bid ->
    [0] {""}
   *[other] : { $covers ->
        [yes] reicht für { $bid }
        [perhaps] reicht für { $bid }, wenn der Skat es zulässt
       *[no] reicht nicht für { $bid }
    }
}
note-put-back = Gedrückte Karten zurücknehmen
move-grand-hand = Grand Hand spielen
move-pass-grand-hand = Kein Grand Hand
move-take-push = Karten aufnehmen
move-push = Ungesehen schieben
move-discard-pass-on = Weitergeben
move-discard-pass-on-rearhand = Weglegen
record-move-grand-hand = Grand Hand
record-move-push = ungesehen Schieben
note-push = Spiel ×{ $factor }

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
event-round-begins = { $round ->
    [bock] Die Bockrunde beginnt: { $deals ->
        [1] 1 Spiel
       *[other] { $deals } Spiele
    }{ $factor ->
        [1] {""}
       *[other] , alles zählt mal { $factor }
    }.
    [ramsch] Die Ramschrunde beginnt: { $deals ->
        [1] 1 Spiel
       *[other] { $deals } Spiele
    }, jeder spielt für sich.
   *[plain] Normale Spiele, bis jemand { $again ->
        [yes] weitere { $target } Punkte
       *[no] { $target } Punkte
    } erreicht{ $deals ->
        [0] {""}
        [1] , höchstens 1 Spiel
       *[other] , höchstens { $deals } Spiele
    }.
}
event-ramsch-follows = Alle haben gepasst: Es wird Ramsch gespielt.
event-grand-hand = { $self ->
    [yes] Du spielst
   *[no] { $player } spielt
} Grand Hand statt Ramsch.
event-no-grand-hand = { $self ->
    [yes] Du verzichtest
   *[no] { $player } verzichtet
} auf Grand Hand.
event-took-cards = { $self ->
    [yes] Du nimmst
   *[no] { $player } nimmt
} die zwei Karten auf.
event-own-cards = Aufgenommen: { $cards }.
event-passed-on = { $self ->
    [yes] Du gibst
   *[no] { $player } gibt
} zwei Karten weiter.
event-own-passed-on = Weitergegeben: { $cards }.
event-laid-away = { $self ->
    [yes] Du legst
   *[no] { $player } legt
} zwei Karten weg.
event-own-laid-away = Weggelegt: { $cards }.
event-pushed = { $self ->
    [yes] Du schiebst
   *[no] { $player } schiebt
} die zwei Karten ungesehen weiter: Das Spiel zählt ×{ $factor }.
notice-target-reached = { $n } Punkte sind erreicht: { $players }.
notice-cap-reached = Alle normalen Spiele sind gespielt: { $n }.
notice-round-next = { $round ->
    [bock] Jetzt kommt die Bockrunde: { $deals ->
        [1] 1 Spiel
       *[other] { $deals } Spiele
    }{ $factor ->
        [1] {""}
       *[other] , alles zählt mal { $factor }
    }.
    [ramsch] Jetzt kommt die Ramschrunde: { $deals ->
        [1] 1 Spiel
       *[other] { $deals } Spiele
    }, jeder spielt für sich.
   *[plain] Jetzt kommen normale Spiele, bis jemand { $again ->
        [yes] weitere { $target } Punkte
       *[no] { $target } Punkte
    } erreicht{ $deals ->
        [0] {""}
        [1] , höchstens 1 Spiel
       *[other] , höchstens { $deals } Spiele
    }.
}

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
move-jack-is-trump = Nicht erlaubt: Der { -jack } ist Trumpf, angespielt ist { $suit ->
    [clubs] { -clubs }
    [spades] { -spades }
    [hearts] { -hearts }
   *[diamonds] { -diamonds }
}, und du hast noch { $card }.
move-claim-unproven = Abkürzen geht nur, wenn dir bei jeder Verteilung der Karten der Rest sicher ist.
move-claim-null-defender = Beim Null kann nur der Alleinspieler abkürzen.
notation-contract = Keine Spielansage: „{ $text }“.
move-push-jack = { -jacks } müssen bleiben: { $card }.
move-push-two = Wähle genau zwei Karten.
move-push-first = Erst sind die zwei Karten aus dem Skat dran.
move-pass-on-first = Erst musst du zwei Karten loswerden.
move-push-off = Ungesehen zu schieben ist nach diesen Regeln nicht erlaubt.
move-push-over = Weitergegeben wird jetzt nichts mehr.
move-no-exchange = Nach diesen Regeln bleibt der Skat liegen, und Karten werden nicht weitergegeben.
move-grand-hand-first = Erst musst du entscheiden: Grand Hand oder Ramsch.
move-grand-hand-late = Für Grand Hand ist es zu spät.
move-grand-hand-off = Grand Hand statt Ramsch ist nach diesen Regeln nicht erlaubt.
move-grand-only = Du hast Grand Hand gesagt: Ansagen kannst du nur Grand.
move-no-concede-ramsch = Beim Ramsch kann man nicht aufgeben.
move-no-auction = Beim Ramsch wird nicht gereizt und nichts angesagt.

# Tipps
skat-chance-about = Chance: dass deine Seite das Spiel gewinnt.
raeuberskat-chance-about = Chance: dass deine Seite das Spiel gewinnt.
ramsch-chance-about = Chance: dass du den Ramsch nicht verlierst.
chance-about-ramsch = Chance: dass du den Ramsch nicht verlierst.

hint-bid = Dein Blatt trägt Gebote bis { $limit }; am besten dafür: { $game }.
hint-hold = Dein Blatt trägt Gebote bis { $limit }; am besten dafür: { $game }.
hint-bid-more = So hoch musst du noch nicht gehen: { $n } genügt.
hint-bid-weak = Für { $n } verspricht dein Blatt kein Spiel, das du oft genug gewinnst.
hint-pass-weak = Dein Blatt verspricht kein Spiel, das du oft genug gewinnst.
hint-pass-limit = Dein Blatt trägt Gebote nur bis { $limit }.
hint-pass-strong = Zum Passen ist dein Blatt zu stark: { $game }.
hint-take = Zwei Karten mehr zur Wahl machen dein Spiel besser.
hint-take-dear = Dein Blatt ist auch ohne den Skat stark genug: { $game }.
hint-hand = Dein Blatt ist ohne den Skat stark genug, und Hand zählt eine Stufe mehr: { $game }.
hint-hand-null = Für Null ist dein Blatt auch ohne den Skat gut genug.
hint-hand-risky = Ohne den Skat ist es zu gewagt.
hint-discard-void = Geplant: { $game }. Damit machst du dich frei in { $suit ->
    [clubs] { -clubs }
    [spades] { -spades }
    [hearts] { -hearts }
   *[diamonds] { -diamonds }
}.
hint-discard-safe = Geplant: { $game }. So sind { $n } Augen in Sicherheit.
hint-discard-low = Geplant: { $game }. Weg mit Karten, die keinen Stich versprechen.
hint-discard-null = Geplant: Null. Weg mit den Karten, die am ehesten einen Stich machen.
hint-discard-null-other = Geplant: Null. Andere Karten sind dabei gefährlicher.
hint-discard-spare = Geplant: { $game }. Diese beiden fehlen dir am wenigsten.
hint-discard-weak = Das schwächt dein Spiel: { $game }.
hint-discard-trump = Geplant: { $game }. Trümpfe hast du mehr als genug.
hint-declare = Dein bestes Spiel: Du gewinnst es in etwa { $chance } von 100 Fällen.
hint-declare-less = Ein anderes Spiel verspricht mehr; dieses gewinnst du in etwa { $chance } von 100 Fällen.
hint-declare-overbid = Sicher nur { $n } wert: Das reicht nicht für das Gebot { $bid }.
hint-put-back = Du hast gut genug gedrückt.
hint-contra = Dein Blatt schlägt dieses Spiel aller Voraussicht nach.
hint-contra-risky = Kontra ist hier zu gewagt.
hint-contra-missed = Dein Blatt schlägt dieses Spiel aller Voraussicht nach: Kontra lohnt sich.
hint-no-contra = Für Kontra reicht es hier nicht.
hint-re = Du gewinnst hier in etwa { $chance } von 100 Fällen.
hint-no-re = Für Re reicht es hier nicht.
hint-re-missed = Dein Spiel ist stark genug für Re.
hint-draw-trumps = Zieh den anderen die Trümpfe.
hint-cash = Diese Karte kann in ihrer Farbe keiner mehr übernehmen.
hint-lead-loser = Diesen Stich gibst du wohl ohnehin ab.
hint-lead-through = Der Alleinspieler sitzt in der Mitte: Spiel durch ihn hindurch.
hint-lead-to-partner = Der Alleinspieler sitzt hinten: Spiel deinem Partner zu.
hint-lead-trump = Jeder Trumpf, den der Alleinspieler hergeben muss, fehlt ihm später.
hint-lead-past = Der Alleinspieler kann diese Karte nicht schlagen.
hint-lead-alone = Höchstens der Alleinspieler kann diese Karte schlagen.
hint-take-trick = Damit liegst du vorn, Augen im Stich: { $n }.
hint-ruff = Du kannst stechen, Augen im Stich: { $n }.
hint-schmear = Schmieren: Diese Augen sind für deinen Partner bestimmt.
hint-leave-partner = Der Stich gehört schon deinem Partner, da genügt eine kleine Karte.
hint-leave-partner-jack = Der Stich gehört schon deinem Partner, und dieser { -jack } bringt nur 2 Augen hinein.
hint-partner-ahead = Dein Partner liegt vorn, aber der Alleinspieler kommt noch: Mit dieser Karte riskierst du wenig.
hint-leave-to-partner = Dein Partner sitzt hinten und kann diesen Stich noch nehmen.
hint-overtake = Du nimmst den Stich deinem Partner ab, Augen im Stich: { $n }.
hint-duck = Lass diesen Stich laufen und behalte deine starke Karte.
hint-cheap = Du kannst diesen Stich nicht holen; diese Karte kannst du am ehesten entbehren.
hint-under-ruff = Du kannst nicht bedienen, und ein höherer Trumpf liegt schon.
hint-throw-off = Du kannst nicht bedienen: Wirf ab, was du nicht brauchst.
hint-null-duck = Damit bleibst du darunter.
hint-null-above = Damit gehst du darüber, obwohl du darunter bleiben könntest.
hint-null-lead = Kein anderer hat eine kleinere Karte dieser Farbe: Wer bedient, muss übernehmen.
hint-null-lead-mid = Höhere Karten dieser Farbe sind noch draußen, und eine davon muss vielleicht übernehmen.
hint-null-lead-high = Eine höhere Karte dieser Farbe kann kein anderer haben: Der Stich bliebe bei dir.
hint-null-forced = Mit jeder erlaubten Karte liegst du vorn; diese schadet am wenigsten.
hint-null-throw-off = Du kannst nicht bedienen: Weg mit einer gefährlichen Karte.
hint-null-throw-low = Du kannst nicht bedienen, aber diese Karte ist kaum gefährlich.
hint-null-attack = Am ehesten bekommt der Alleinspieler hier einen Stich: { $suit ->
    [clubs] { -clubs }
    [spades] { -spades }
    [hearts] { -hearts }
   *[diamonds] { -diamonds }
}.
hint-null-under = Bleib darunter, damit der Stich beim Alleinspieler bleibt oder an ihn geht.
hint-null-let-go = Du kannst nicht bedienen: Wirf eine Karte ab, die dir im Weg ist.
hint-null-over = Damit nimmst du dem Alleinspieler den Stich ab.
hint-null-spared = Den Stich kann der Alleinspieler nicht bekommen, aber du bist diese Karte los.
hint-null-still = Der Alleinspieler kommt noch und muss vielleicht auch darüber gehen.
hint-claim = Der Rest ist dir sicher.
hint-concede = Aufgeben kostet nur: Spiel lieber weiter.
hint-revoke = Diese Karte bedient nicht, obwohl du bedienen kannst.
hint-ramsch-grand = Der Ramsch verspricht dir weniger als Grand; den gewinnst du in etwa { $chance } von 100 Fällen.
hint-ramsch-grand-risky = Grand würdest du hier nur in etwa { $chance } von 100 Fällen gewinnen: Spiel lieber Ramsch.
hint-ramsch-no-grand = Für Grand ist dein Blatt nicht stark genug.
hint-ramsch-no-grand-strong = Grand verspricht hier mehr als der Ramsch.
hint-ramsch-take = Mit zwei Karten mehr zur Wahl wirst du zwei schlechte los.
hint-ramsch-take-only = Nach diesen Regeln werden die zwei Karten immer aufgenommen.
hint-ramsch-take-dear = Dein Blatt ist auch so harmlos, und Schieben verteuert, was ein anderer verliert.
hint-ramsch-take-weak = Dein Blatt kann alle zehn Stiche machen; die zwei Karten würden es nur schwächen.
hint-ramsch-push = Dein Blatt ist harmlos: Soll der Verlierer ruhig { $factor }-mal so viel zahlen.
hint-ramsch-push-risky = Verlieren könntest auch du, und dann zählt es { $factor }-mal.
hint-ramsch-push-march = Du kannst wohl alle zehn Stiche machen, und dann zählt das { $factor }-mal.
hint-ramsch-pass-void = Damit machst du dich frei in { $suit ->
    [clubs] { -clubs }
    [spades] { -spades }
    [hearts] { -hearts }
   *[diamonds] { -diamonds }
} und kannst darauf abwerfen, was dir schadet.
hint-ramsch-pass-points = So wirst du { $n ->
    [one] 1 Auge
   *[other] { $n } Augen
} los, die an dir hängen bleiben könnten.
hint-ramsch-pass-high = So wirst du hohe Karten los, die Stiche machen würden.
hint-ramsch-pass-jacks = Weg mit { -jacks-dative }: Trümpfe machen Stiche.
hint-ramsch-pass-other = Andere Karten sind gefährlicher, wenn du sie behältst.
hint-ramsch-pass-low = Behalte deine kleinen Karten: Mit ihnen bleibst du unter den anderen.
hint-ramsch-pass-safe = Diese beiden fehlen dir am wenigsten.
hint-ramsch-pass-march = Behalte, was alle zehn Stiche machen kann: Nach diesen Regeln lohnt es sich.
hint-ramsch-march = Alle zehn Stiche sind in Reichweite, und nach diesen Regeln lohnt sich das.
hint-ramsch-maid = Einen Stich brauchst du: Nach diesen Regeln zahlt, wer keinen hat.
hint-ramsch-claim = Der ganze Rest gehört dir, und nach diesen Regeln ist das gut.
hint-ramsch-claim-dear = Der ganze Rest käme zu dir und mit ihm seine Augen.
hint-ramsch-bid = Passen alle, gibt es Ramsch, und dafür taugt dein Blatt nicht: Spiel lieber { $game }.
hint-ramsch-all-pass = Kein Spiel ist gut genug, und der Ramsch danach ist nicht schlechter.
hint-ramsch-pass-bad = Wenn du passt, gibt es Ramsch, und dafür taugt dein Blatt nicht.

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
reason-ramsch-lost = Mit den meisten Augen verloren: { $players }, { $count ->
    [1] { $n }
   *[other] je { $n }
}.
reason-ramsch-march = Durchmarsch: { $self ->
    [yes] Du machst
   *[no] { $player } macht
} alle zehn Stiche.
reason-ramsch-even = Alle drei haben { $n } Augen: Niemand verliert.
reason-ramsch-virgins = Ohne Stich und darum verloren: { $players }.
reason-rounds-played = Die Ramschrunde ist gespielt und damit die Partie.
note-ramsch = Ramsch
note-virgin = Jungfrau: { $self ->
    [yes] du
   *[no] { $player }
}
note-pushes = geschoben ×{ $factor }
note-bock-round = Bockrunde ×{ $factor }
note-grand-hand = Grand Hand, derselbe gibt noch einmal
step-ramsch-points = Augen in den Stichen: { $n }
step-ramsch-skat = { $how ->
    [last_trick] Augen im Skat, für den letzten Stich: { $n }
   *[loser] Augen im Skat, für den Verlierer: { $n }
}
step-tied = Gleich viele Augen an der Spitze: Beide verlieren voll
step-even = Alle drei haben { $n } Augen: Niemand verliert
step-tariff = { $virgins ->
    [0] Die meisten Augen: { $n }
    [1] Die meisten Augen, und einer ist Jungfrau: { $n }
   *[other] Alle zehn Stiche: { $n }
}
step-virgin-charge = { $virgins ->
    [1] Ohne Stich: { $n }
   *[other] Zwei ohne Stich, für jeden: { $n }
}
step-march-others = Durchmarsch eines anderen: { $n }
step-march-lost = Auch alle zehn Stiche retten nach diesen Regeln nicht
step-pushes = Ungesehen geschoben, mal { $factor }: { $running }
ramsch-step-march = Alle zehn Stiche, Durchmarsch: { $n }
skat-step-march = { ramsch-step-march }
raeuberskat-step-march = { ramsch-step-march }
laid-forehand = Vorhand gab weiter
laid-middlehand = Mittelhand gab weiter
laid-rearhand = Hinterhand legte weg

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
ramsch-col-written = { skat-col-written }
ramsch-result-caption = { skat-result-caption }
ramsch-sheet-empty = { skat-sheet-empty }
ramsch-sheet-caption = Liste: jedes Spiel mit dem, was es kostet, und dem Stand
raeuberskat-col-written = { skat-col-written }
raeuberskat-result-caption = { skat-result-caption }
raeuberskat-sheet-empty = { skat-sheet-empty }
raeuberskat-sheet-caption = { skat-sheet-caption }
sheet-col-round = Runde
sheet-col-round-long = Bockrunde oder Ramschrunde
sheet-col-card-points = Augen
sheet-col-card-points-long = Die meisten Augen
sheet-col-skat-points = Im Skat
sheet-col-skat-points-long = Augen im Skat
sheet-col-virgins = Jgfr.
sheet-col-virgins-long = Jungfrauen (Spieler ohne Stich)
sheet-col-pushes = Gesch.
sheet-col-pushes-long = Wie oft geschoben wurde
ramsch-sheet-col-value-long = Was angeschrieben wird
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

# Regeln nach Nummern
clause-skat-pack-1 = Gespielt wird mit 32 Karten zu dritt; einer spielt allein gegen die beiden anderen.
clause-skat-pack-1-title = Blatt und Spieler
clause-skat-rank-1 = Im Farbspiel und im Grand sind die vier { -jacks } die höchsten Trümpfe; untereinander gilt { -clubs } vor { -spades }, { -hearts }, { -diamonds }.
clause-skat-rank-1-title = Rang der { -jacks }
clause-skat-rank-2 = Nach den { -jacks-dative } gilt in jeder Farbe, auch in der Trumpffarbe: Ass, Zehn, König, { -queen }, Neun, Acht, Sieben.
clause-skat-rank-2-title = Rang in den Farben
clause-skat-rank-3 = Beim Null gibt es keinen Trumpf, und in jeder Farbe gilt: Ass, König, { -queen }, { -jack }, Zehn, Neun, Acht, Sieben.
clause-skat-rank-3-title = Rang beim Null
clause-skat-rank-4 = Ass 11, Zehn 10, König 4, { -queen } 3, { -jack } 2 Augen; zusammen 120.
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
clause-skat-bid-5 = Passen alle drei, ist je nach Regelwerk das Spiel eingepasst, und niemand schreibt etwas an, oder mit denselben Karten wird Ramsch gespielt. Ob nach einem eingepassten Spiel der Nächste gibt oder derselbe noch einmal, sagt das Regelwerk ebenfalls.
clause-skat-bid-5-title = Wenn alle passen
clause-skat-skat-1 = Der Alleinspieler darf den Skat aufnehmen und drückt dann zwei beliebige Karten, auch { -jacks }; erst danach sagt er an. Die Augen der gedrückten Karten zählen für ihn.
clause-skat-skat-1-title = Aufnehmen und drücken
clause-skat-skat-2 = Wer Hand spielt, sieht den Skat bis zum Ende nicht an; die Augen darin zählen trotzdem für den Alleinspieler.
clause-skat-skat-2-title = Handspiel
clause-skat-declare-1 = Angesagt wird ein Farbspiel (Trumpf sind die { -jacks } und eine Farbe), Grand (nur die { -jacks } sind Trumpf) oder Null (kein Trumpf; der Alleinspieler darf keinen Stich machen).
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
clause-skat-follow-2 = Im Farbspiel und im Grand gehört jeder { -jack } zum Trumpf, nicht zu der Farbe, deren Zeichen er trägt. Ist ein { -jack } angespielt, muss Trumpf bedient werden.
clause-skat-follow-2-title = { -jacks } sind Trumpf
clause-skat-follow-3 = Beim Null gehört jeder { -jack } zu der Farbe, deren Zeichen er trägt.
clause-skat-follow-3-title = { -jacks } beim Null
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
clause-skat-score-2 = Spitzen sind die höchsten Trümpfe, vom { -clubs }-{ -jacks } an lückenlos gezählt: Wer ihn hat, spielt mit so vielen, wie er in Folge hat, sonst ohne so viele, wie ihm in Folge fehlen. Die Karten im Skat gehören dazu, auch beim Handspiel.
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
clause-skat-score-10 = Grundwerte: { -diamonds } 9, { -hearts } 10, { -spades } 11, { -clubs } 12, Grand 24, je nach Regelwerk Grand ouvert 36. Der Spielwert ist die Summe der Stufen mal Grundwert.
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
clause-skat-score-16 = In einer Bockrunde wird vervielfacht, was angeschrieben wird, gewöhnlich verdoppelt; sie gehört zum Räuberskat.
clause-skat-score-16-title = Bockrunde
clause-skat-revoke-1 = Eine Karte, die nicht bedient, obwohl man bedienen könnte, wird je nach Regelwerk nicht angenommen oder beendet das Spiel. Endet es so, verliert die schuldige Partei, es sei denn, sie hatte vorher schon gewonnen. Schneider und Schwarz zählen dann nur, wenn sie angesagt oder vorher schon sicher waren.
clause-skat-revoke-1-title = Nicht bedient
clause-skat-match-1 = Wie viele Spiele eine Partie hat, sagt das Regelwerk, gewöhnlich zwölf je Spieler.
clause-skat-match-1-title = Länge der Partie
clause-skat-match-2 = Nach Seeger-Fabian kommen am Ende zur Summe der Spielwerte für jedes gewonnene eigene Spiel 50 Punkte hinzu, für jedes verlorene gehen 50 ab. Für jedes verlorene Spiel eines anderen gibt es zu dritt 40, zu viert 30 Punkte.
clause-skat-match-2-title = Nach Seeger-Fabian
clause-skat-match-3 = Verlorene Spiele zählen minus, und wer am Ende die höchste Summe hat, gewinnt die Partie. Bei gleicher Summe teilt man sich den Platz.
clause-skat-match-3-title = Sieg
clause-ramsch-pack-1 = Ramsch wird mit den Karten des Skats gespielt, und gegeben wird wie beim Skat. Gereizt wird nicht, und niemand ist Alleinspieler: Alle drei spielen für sich.
clause-ramsch-pack-1-title = Was Ramsch ist
clause-ramsch-follow-1 = Gespielt wird wie beim Grand: Nur die vier { -jacks } sind Trumpf, Vorhand spielt aus, und Farbe muss bedient werden; eine unerlaubte Karte wird nie angenommen. Alle zehn Stiche werden gespielt, aufgeben kann niemand.
clause-ramsch-follow-1-title = Spielen wie beim Grand
clause-ramsch-push-1 = Wo der Skat reihum geht, nimmt Vorhand ihn auf und gibt zwei Karten an Mittelhand weiter; Mittelhand nimmt sie auf und gibt zwei an Hinterhand weiter. Hinterhand nimmt diese auf und legt zwei weg; sie sind der Skat dieses Spiels.
clause-ramsch-push-1-title = Zwei Karten weitergeben
clause-ramsch-push-2 = { -jacks } dürfen weder weitergegeben noch weggelegt werden, es sei denn, das Regelwerk erlaubt es.
clause-ramsch-push-2-title = { -jacks } bleiben
clause-ramsch-push-3 = Je nach Regelwerk darf man die zwei Karten, statt sie aufzunehmen, ungesehen weiterschieben, auch wenn { -jacks } darunter sind. Schiebt Hinterhand, sind sie der Skat. Jedes Schieben verdoppelt das Spiel.
clause-ramsch-push-3-title = Ungesehen schieben
clause-ramsch-grand-1 = Wo das Regelwerk es erlaubt, wird vor einem Ramsch jeder gefragt, ob er stattdessen Grand Hand spielt, Vorhand zuerst. Wer als Erster ja sagt, spielt ihn allein, ohne Gebot, und darf höher ansagen. Abgerechnet wird wie beim Skat, auch in einer Bockrunde nur einfach; dann gibt derselbe noch einmal, und das Spiel zählt nicht zu denen der Partie oder der Runde.
clause-ramsch-grand-1-title = Grand Hand statt Ramsch
clause-ramsch-score-1 = Beim Ramsch verliert, wer die meisten Augen in seinen Stichen hat. Ob das die Augen kostet oder einen festen Betrag, sagt das Regelwerk.
clause-ramsch-score-1-title = Die meisten Augen
clause-ramsch-score-2 = Bei festen Beträgen verliert der Verlierer 10 Punkte; 15, wenn ein Spieler keinen Stich hat; 20 für alle zehn Stiche.
clause-ramsch-score-2-title = 10, 15 oder 20 Punkte
clause-ramsch-score-3 = Wo die Jungfrau zahlt, verliert ein Spieler ohne Stich 15 Punkte; sind es zwei, jeder 20. Hat jeder einen Stich, verliert 10, wer die meisten Augen hat.
clause-ramsch-score-3-title = Die Jungfrau zahlt
clause-ramsch-score-4 = Die Augen im Skat zählen je nach Regelwerk für niemanden, für den letzten Stich oder für den Verlierer. Gehen sie an den Verlierer, kommen sie erst dazu, wenn er feststeht.
clause-ramsch-score-4-title = Der Skat beim Ramsch
clause-ramsch-score-5 = Eine Jungfrau ist ein Spieler ohne Stich. Je nach Regelwerk verdoppelt sie, was der Verlierer verliert.
clause-ramsch-score-5-title = Jungfrau verdoppelt
clause-ramsch-score-6 = Durchmarsch heißt: alle zehn Stiche. Wo nach Augen gerechnet wird, verliert man damit je nach Regelwerk wie sonst auch oder gewinnt 120 Punkte, oder die anderen verlieren je 120. Jungfrauen verdoppeln dann nichts.
clause-ramsch-score-6-title = Durchmarsch
clause-ramsch-score-7 = Haben zwei gleich viele und die meisten Augen, verlieren beide voll; geht der Skat an den Verlierer, zählt er bei jedem ganz. Haben alle drei gleich viele, verliert niemand.
clause-ramsch-score-7-title = Gleich viele Augen
clause-ramsch-score-8 = Jedes Schieben verdoppelt, was angeschrieben wird, auch einen Durchmarsch; dreimal geschoben zählt also achtfach.
clause-ramsch-score-8-title = Was Schieben verdoppelt
clause-ramsch-match-1 = Eine Partie Ramsch hat eine feste Zahl von Spielen, gewöhnlich 36. Verlorenes zählt minus, und die höchste Summe gewinnt. Bei gleicher Summe teilt man sich den Platz.
clause-ramsch-match-1-title = Sieg beim Ramsch
clause-raeuberskat-phase-1 = Beginnt die Partie nicht mit der Bockrunde, kommen zuerst normale Skatspiele, bis nach einem Spiel jemand so viele Punkte hat wie vereinbart, gewöhnlich 100. Dieses Spiel selbst zählt noch wie sonst.
clause-raeuberskat-phase-1-title = Erst normale Spiele
clause-raeuberskat-phase-2 = Die Bockrunde beginnt mit dem nächsten Geber und hat ein Spiel für jeden am Tisch. Eingepasste Spiele zählen zur Runde, wenn nicht derselbe noch einmal gibt.
clause-raeuberskat-phase-2-title = Ablauf der Bockrunde
clause-raeuberskat-phase-3 = Auf die Bockrunde folgt die Ramschrunde, wieder mit einem Spiel für jeden am Tisch. Gereizt wird nicht: Jedes Spiel ist ein Ramsch.
clause-raeuberskat-phase-3-title = Die Ramschrunde
clause-raeuberskat-phase-4 = Nach der Ramschrunde ist je nach Regelwerk die Partie zu Ende, oder Bock- und Ramschrunden wechseln ab, oder es folgen normale Spiele, bis jemand einen Hunderter erreicht, den er noch nie erreicht hatte. In den Runden erreichte Hunderter sind danach nicht mehr neu.
clause-raeuberskat-phase-4-title = Nach der Ramschrunde
clause-raeuberskat-phase-5 = Hat nach einer festen Zahl normaler Spiele niemand die vereinbarten Punkte, kommt die Bockrunde trotzdem. Kommen die Runden wieder, gilt diese Zahl für alle Spiele der Partie.
clause-raeuberskat-phase-5-title = Höchstzahl der Spiele
clause-raeuberskat-score-1 = In einer Bockrunde wird alles, was angeschrieben wird, noch einmal vervielfacht, gewöhnlich verdoppelt, auch ein Ramsch. Ein mit aufgenommenem Skat verlorenes Spiel kostet dann das Vierfache. Grand Hand statt Ramsch wird nicht vervielfacht.
clause-raeuberskat-score-1-title = Was Bock vervielfacht
clause-raeuberskat-match-1 = Verlorene Spiele zählen minus, und die höchste Summe am Ende gewinnt, gleich wer den Hunderter zuerst erreicht hat. Bei gleicher Summe teilt man sich den Platz.
clause-raeuberskat-match-1-title = Sieg nach den Runden

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

# Statistik
stats-soloist = Als Alleinspieler
stats-row-clubs = { -clubs }
stats-row-spades = { -spades }
stats-row-hearts = { -hearts }
stats-row-diamonds = { -diamonds }
stats-row-grand = Grand
stats-row-null = Null
stats-row-suit = Farbspiel
stats-with = Als Alleinspieler mit
stats-row-hand = Hand
stats-row-ouvert = Ouvert
stats-row-schneider = Schneider
stats-row-schwarz = Schwarz
stats-row-overbid = Überreizt
stats-defender = Als Gegenspieler gegen
stats-auction = Beim Reizen
stats-row-soloist = Alleinspieler
stats-row-outbid = Überboten
stats-row-passed = Gleich gepasst
stats-row-passed-in = Eingepasst
stats-ramsch = Im Ramsch
stats-row-charged = Angeschrieben
stats-row-spared = Frei geblieben
stats-row-virgin = Jungfrau
stats-row-march = Durchmarsch
stats-luck-jacks = { -jacks }
stats-luck-aces = Asse
stats-luck-sevens-eights = Siebenen und Achten

# Art der Mitspieler
style-careful = { $player }: reizt vorsichtig. Das Blatt muss 8 Punkte mehr versprechen als bei anderen dieser Stärke.
style-bold = { $player }: reizt kühn. Dem Blatt genügen 8 Punkte weniger als bei anderen dieser Stärke.
