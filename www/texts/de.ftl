# Texte der Seite.

app-name = Vorhand
page-title = Vorhand: Kartenspiele ohne Netz
home-title = Kartenspiele für ruhige Abende
home-lead = Du gegen den Computer, ohne Anmeldung und ohne Netz. Jeder Zug wird erklärt, jede Abrechnung vorgerechnet.
privacy = Keine Konten, keine Werbung, keine Spuren: Alles bleibt auf diesem Gerät.
language = Sprache
language-failed = Die Texte dieser Sprache sind gerade nicht verfügbar.
language-name = { $language ->
    [de] Deutsch
    [ru] Russisch
   *[en] Englisch
}

# Startseite
resume = Weiterspielen
saved-deal = Spiel { $n }, Stand (du zuerst)
saved-over = Partie zu Ende nach Spiel { $n }, Stand (du zuerst)
new-match = Neue Partie
brief = Regeln in Kürze
rules-in-full = Alle Regeln
bring-back = Vorige Partie zurückholen (Spiel { $n })
damaged = Der gespeicherte Spielstand lässt sich nicht mehr lesen. Du kannst den Text aufheben und eine neue Partie anfangen.
damaged-download = Text herunterladen
damaged-forget = Text verwerfen
preset = Regelwerk
players = Spieler
level = Spielstärke
level-beginner = Anfänger
level-casual = Gelegenheitsspieler
level-club = Vereinsspieler
level-master = Meister
level-each = für jeden eigens
level-each-hint = Jeder Mitspieler hat seine eigene.
options = Regeln im Einzelnen
differs = Abweichend:
difference = { $field }: { $value } (sonst: { $before })
as-preset = Genau wie „{ $preset }“.
range = Von { $low } bis { $high }.
value-yes = ja
value-no = nein
update = Neu laden
offline-unknown = Ob das Spiel ohne Netz läuft, wird geprüft.
offline-saving = Das Spiel wird zum Spielen ohne Netz gespeichert …
offline-ready = Ohne Netz spielbar · Fassung { $version } · { $size } MB
offline-none = Hier nur mit Netz spielbar: Der Browser speichert nichts.
offline-update = Eine neue Fassung liegt bereit.
storage-off = Der Browser speichert hier nichts: Die Partie endet mit dieser Seite.

# Spielmotor
engine = Spielmotor
engine-loading = Spielmotor: { $loaded } von { $total } MB
engine-starting = Spielmotor startet …
engine-dealing = Karten werden gegeben …
engine-ready = Spielmotor bereit.
engine-late = Das dauert länger als sonst. Du kannst warten oder es noch einmal versuchen.
engine-broken = Der Spielmotor ist ausgefallen. Deine Partie ist gespeichert.
engine-restart = Noch einmal starten
engine-network = Der Spielmotor konnte nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal.
engine-refused = Der Browser oder die Seite verbietet WebAssembly; ohne läuft der Spielmotor nicht.
engine-timeout = Der Spielmotor antwortet nicht. Versuche es noch einmal.
engine-crashed = Der Spielmotor ist abgestürzt. Versuche es noch einmal.
engine-restarted = Der Spielmotor wurde neu gestartet.

# Wie die Farben und Figuren des Blattes heißen, das auf dem Tisch liegt. Sonst nennt sie kein Text beim Namen.
-clubs = { DECK() ->
    [german] Eichel
   *[french] Kreuz
}
-spades = { DECK() ->
    [german] Grün
   *[french] Pik
}
-hearts = { DECK() ->
    [german] Rot
   *[french] Herz
}
-diamonds = { DECK() ->
    [german] Schellen
   *[french] Karo
}
-queen = { DECK() ->
    [german] Ober
   *[french] Dame
}
-jack = { DECK() ->
    [german] Unter
   *[french] Bube
}
-jacks = { DECK() ->
    [german] Unter
   *[french] Buben
}
-jacks-dative = { DECK() ->
    [german] Untern
   *[french] Buben
}
-red-jacks = { DECK() ->
    [german] die Unter von Rot und Schellen
   *[french] zwei rote Buben
}
-black-jacks = { DECK() ->
    [german] die Unter von Eichel und Grün
   *[french] zwei schwarze Buben
}
-Red-jacks = { DECK() ->
    [german] Die Unter von Rot und Schellen
   *[french] Zwei rote Buben
}
-Black-jacks = { DECK() ->
    [german] Die Unter von Eichel und Grün
   *[french] Zwei schwarze Buben
}
-colour-jacks = { DECK() ->
    [german] die Unter von Rot und Schellen oder die von Eichel und Grün
   *[french] zwei rote oder zwei schwarze Buben
}
-by-suits-in-turn = { DECK() ->
    [german] nach Farben, hohe Karten zuerst
   *[french] nach Farben, Schwarz und Rot im Wechsel
}

# Karten und Namen
card-name = { $suit ->
    [clubs] { -clubs }
    [spades] { -spades }
    [hearts] { -hearts }
   *[diamonds] { -diamonds }
} { rank-name }
rank-name = { $rank ->
    [ace] Ass
    [king] König
    [queen] { -queen }
    [jack] { -jack }
    [ten] Zehn
    [nine] Neun
    [eight] Acht
    [seven] Sieben
    [six] Sechs
    [five] Fünf
    [four] Vier
    [three] Drei
   *[two] Zwei
}
card-hidden = verdeckte Karte
cards-of-suit = { $suit ->
    [clubs] { -clubs }
    [spades] { -spades }
    [hearts] { -hearts }
    [diamonds] { -diamonds }
   *[trump] Trumpf
}: { $cards }.
may-play = Spielbar: { $cards }
hand-empty = keine mehr.
trick-empty = noch keine Karte.
card-of = { $player }: { $card }
card-of-winner = { $player }: { $card }, liegt vorn
name-you = Du
name-you-within = du
name-0 = Ida
name-1 = Lena
name-2 = Otto
name-3 = Marta
name-4 = Paul
name-5 = Greta
name-6 = Emil

# Tisch
table-label = Spieltisch
zone-opponents = Mitspieler
opponents-about = Keiner sieht mehr, als an seinem Platz zu sehen ist. Die Stärken unterscheiden sich darin, wie viele gespielte Karten sich jemand merkt und wie lange er nachdenkt, bei Skat und Rams auch darin, wie gut er sein Blatt einschätzt.
zone-trick = Stich
zone-last = Letzter Stich
zone-hand = Deine Karten
zone-message = Spielstand
zone-skat = Skat
zone-stock = Talon
zone-upcard = Aufgedeckte Karte
zone-shown = Offen gezeigt
actions = Hilfen
side = Punktezettel und Verlauf
menu = Menü
go-home = Zur Startseite
deal-number = Spiel { $n }
changed-count = (+{ $n })
seat-score = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
seat-dealer = Geber
dealer-mark = G
seat-turn = am Zug
count-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
count-tricks = { $n ->
    [one] 1 Stich
   *[other] { $n } Stiche
}
count-card-points = { $n ->
    [one] 1 Auge
   *[other] { $n } Augen
}
points-short = { $n } A.
mark-leads = vorn
mark-took = Stich
your-turn = Du bist dran.
your-lead = Du spielst aus.
may-call = Auch möglich: { $calls }.
led = Angespielt: { $suit ->
    [clubs] { -clubs }
    [spades] { -spades }
    [hearts] { -hearts }
    [diamonds] { -diamonds }
   *[trump] Trumpf
}.
turn-of = { $player } ist am Zug.
decision-of = { $player } entscheidet.
thinking = { $player } überlegt …
not-your-turn = Noch nicht: { $player } ist am Zug.
deal-is-over = Das Spiel ist aus.
match-is-over = Die Partie ist aus.
show-result = Abrechnung
next-deal = Nächstes Spiel
go-on = Weiter
last-trick = Letzter Stich
hint = Tipp
undo = Zug zurück
sheet = Punktezettel
sheet-short = Zettel
clause = Regel: { $title }
hint-says = Tipp: { $move }. { $reason }
hint-working = Der Tipp wird ausgerechnet …
hint-compare = Züge vergleichen

# Punktezettel und Abrechnung
sheet-caption = Punktezettel: je Spiel der Stand und was angeschrieben wurde
sheet-deal = Nr.
sheet-sum = Stand
sheet-foot = Gewonnene und verlorene Spiele, Endstand
sheet-print = Zettel drucken
sheet-empty = Noch ist nichts angeschrieben.
sheet-limit = Wer { $n } Punkte erreicht, verliert die Partie.
note-undone = { $n ->
    [one] 1 Zug zurückgenommen
   *[other] { $n } Züge zurückgenommen
}
result-title = Spiel { $n }: Abrechnung
result-caption = Augen, Stiche, Angeschriebenes und Stand je Spieler
no-result = Noch ist kein Spiel zu Ende.
col-player = Spieler
col-card-points = Augen
col-tricks = Stiche
col-written = Ange{"\u00AD"}schrieben
col-total = Stand
derivation = So wird gerechnet
all-hands = Alle Blätter
all-tricks = Alle Stiche
match-over-title = { $self ->
    [yes] { $n ->
        [one] Du verlierst die Partie
       *[other] Die Partie verlieren: { $players }
    }
   *[no] { $n ->
        [one] { $players } verliert die Partie
       *[other] Die Partie verlieren: { $players }
    }
}
choose-dealer = Wer gibt in der nächsten Partie zuerst?
dealer-by-lot = Den ersten Geber der nächsten Partie bestimmt das Los.
dealer-next = Erster Geber der nächsten Partie: { $player }.
match-again = Noch eine Partie

# Dialoge
close = Schließen
save-record = Partie als Text speichern
rules = Regeln dieser Partie
opponents = Mitspieler
settings = Einstellungen
log = Verlauf
log-empty = Noch ist nichts geschehen.
keys = Tastatur
dialog-settings = Einstellungen
dialog-menu = Menü
dialog-rules = Regeln dieser Partie
dialog-opponents = Mitspieler
dialog-help = Tastatur
dialog-log = Verlauf
dialog-compare = Züge im Vergleich
dialog-open = Mit offenen Karten
dialog-sheet = Punktezettel
dialog-result = Abrechnung
compare-caption = Die Züge, die durchdacht wurden, der beste zuerst
compare-move = Zug
compare-chance = Chance
compare-value = Punkte
compare-no-chance = keine Angabe
compare-rest = { $n ->
    [one] Ein weiterer Zug wurde nicht durchdacht.
   *[other] { $n } weitere Züge wurden nicht durchdacht.
}
compare-value-about = Punkte: was der Zug im Mittel bringt, verglichen mit den Mitspielern; je mehr, desto besser.
compare-lens = Geschätzt mit dem, was du wissen kannst, ohne verdeckte Karten zu kennen.
keys-where = Die Tasten gelten, solange der Fokus am Tisch steht. Einzelne Buchstaben lassen sich in den Einstellungen abschalten.
keys-key = Taste
keys-does = Wirkung
key-card = Karte wählen
key-play = gewählte Karte spielen
key-pick = zur Karte mit dieser Nummer gehen
key-last = letzter Stich
key-sheet = Punktezettel
key-hint = Tipp
key-compare = Züge vergleichen
key-undo = Zug zurücknehmen
key-repeat = letzte Meldung wiederholen
key-turn = wer am Zug ist, und der Stand
key-trick = was im Stich liegt
key-hand = deine Karten nach Farben
key-help = diese Hilfe
key-close = Fenster schließen, Kartenwahl aufheben

# Einstellungen
setting-deck = Blatt
setting-deck-french = Französisch
setting-deck-four = Vier Farben (Turnierblatt)
setting-deck-vision = Für jedes Farbsehen
setting-deck-german = Deutsch
setting-deck-german-hint = U ist der Unter, sein Zeichen steht unten; O ist der Ober, sein Zeichen steht oben.
setting-faces = Große Zeichen auf den Karten
setting-faces-plain = nein
setting-faces-auto = auf kleinen Bildschirmen
setting-faces-large = immer
setting-felt = Filz
setting-felt-petrol = petrol
setting-felt-green = grün
setting-felt-wine = weinrot
setting-felt-slate = schiefergrau
settings-cards = Karten
settings-table = Tisch
settings-play = Spiel
setting-pace = Tempo der Mitspieler
setting-pace-0 = sofort
setting-pace-200 = schnell
setting-pace-600 = ruhig
setting-pace-1200 = langsam
setting-pace-tap = nach jedem Stich auf Tippen warten
setting-sort = Karten ordnen
setting-sort-alternating = { -by-suits-in-turn }
setting-sort-ascending = nach Farben, niedrige Karten zuerst
setting-sort-dealt = wie gegeben
setting-points = Augen zeigen
setting-points-none = keine
setting-points-own = meine
setting-points-all = alle
setting-theme = Hell oder dunkel
setting-theme-auto = wie das Gerät
setting-theme-light = hell
setting-theme-dark = dunkel
setting-speech = Ansagen für Bildschirmleser
setting-speech-short = kurz
setting-speech-usual = mit dem, was du sagen kannst
setting-speech-full = auch mit den Karten, die du spielen darfst
setting-animation = Karten bewegen sich
setting-animation-hint = Ist im Gerät „weniger Bewegung“ eingestellt, bleiben sie ohnehin liegen.
setting-keys = Einzelne Tasten
setting-keys-hint = Buchstaben und Ziffern als Kurzbefehle am Tisch.
setting-styles = Mitspieler mit eigener Art
setting-styles-hint = Lena und Greta reizen vorsichtiger und gehen seltener mit, Otto und Paul wagen mehr. Gilt ab der nächsten Partie.

# Speichern, Formular, Netz
elsewhere = Diese Partie wurde in einem anderen Tab weitergespielt. Mit „Weiterspielen“ geht sie hier weiter.
number-wrong = Gib eine ganze Zahl von { $low } bis { $high } ein, ohne Punkt und Komma.
rules-faulty = Eine Angabe stimmt noch nicht. Berichtige sie, dann kann die Partie beginnen.
offline-waiting = Noch nicht zum Spielen ohne Netz gespeichert. Sobald wieder eine Verbindung besteht, wird es nachgeholt.

# Reizen, Drücken, Ansagen
zone-board = Reizen und Ansagen
bids = Reizwerte
no-bid = Noch kein Gebot.
bid-lower = Kleinerer Wert
bid-higher = Größerer Wert
may-answer = Möglich: { $calls }.
answer-soon = Ein Sprung! Lies den Wert; gleich kannst du antworten.
look = Karten ordnen wie bei
chosen = { $n } von { $of } gewählt
choose-cards = Wähle erst die Karte oder die Karten dafür.
choose-game = Wähle ein Spiel.
declare = Ansagen
levels = Was du ansagst
worth-covers = { $n }{ $bid ->
    [0] {""}
   *[other] {" "}≥ { $bid } ✓
}
worth-covers-said = { $n }{ $bid ->
    [0] {""}
   *[other] , deckt das Gebot { $bid }
}
worth-perhaps = { $n } ≥ { $bid } ?
worth-perhaps-said = { $n }, deckt das Gebot { $bid }, wenn der Skat die Spitzen nicht ändert
worth-short = { $n } < { $bid }
worth-short-said = { $n }, zu wenig für das Gebot { $bid }
bid-perhaps = Der Skat kann die Spitzen noch ändern: Für das Gebot { $bid } reicht es dann vielleicht nicht.
bid-not-covered = Zu wenig für das Gebot { $bid }: überreizt, wenn nichts dazukommt.
open-hand = Offen: { $player }
watches = In diesem Spiel setzt du aus und siehst zu.
go-on-playing = Weiterspielen
sure-concede = Damit gehen alle restlichen Stiche an die Gegenseite, und das Spiel wird abgerechnet.
bar = { $n } von { $total } Augen beim Alleinspieler
match-won-title = { $self ->
    [yes] { $n ->
        [one] Du gewinnst die Partie
       *[other] Die Partie gewinnen: { $players }
    }
   *[no] { $n ->
        [one] { $players } gewinnt die Partie
       *[other] Die Partie gewinnen: { $players }
    }
}

# Kennzeichen der Regeln, Kaufen, offene Karten
fingerprint = Kennzeichen der Regeln: { $code }
fingerprint-about = Wer dieselben fünf Zeichen hat, spielt nach genau denselben Regeln, wie auch immer das Regelwerk heißt.
chosen-any = { $n ->
    [one] 1 Karte gewählt
   *[other] { $n } Karten gewählt
}
sheet-start = 0
sheet-start-said = Stand zu Beginn
stock-count = { $n ->
    [one] 1 Karte im Talon
   *[other] { $n } Karten im Talon
}
showdown = Die Karten liegen offen
watches-out = Du hast gepasst und siehst den anderen zu.

# Mit offenen Karten
open-how = Wähle eine Karte: Was hätte mit offenen Karten jede andere gebracht?
open-trick = Stich { $n }.
open-working = Wird ausgerechnet …
open-unknown = Für diese Karte lässt sich das nicht ausrechnen.
open-only = Eine andere war nicht erlaubt.
open-best = Mit offenen Karten war keine andere besser.
open-cost = { $n ->
    [one] Mit offenen Karten kostet das 1 Auge.
   *[other] Mit offenen Karten kostet das { $n } Augen.
}
open-cost-majority = { $n ->
    [one] Mit offenen Karten kostet das 1 Auge und damit die Mehrheit.
   *[other] Mit offenen Karten kostet das { $n } Augen und damit die Mehrheit.
}
open-cost-deal = Mit offenen Karten kostet das das Spiel.
open-caption = Jede Karte, die erlaubt war, die beste zuerst
open-card = Karte
open-card-points = Augen
open-null = Null
open-played = gespielt
open-null-0 = verloren
open-null-1 = gewonnen
open-not-found = nicht ausgerechnet
open-range = { $low } bis { $high }
open-about-card-points = Augen: was der Alleinspieler mit dem Skat am Ende hat, wenn von da an niemand einen Fehler macht.
open-about-null = Null: ob der Alleinspieler ohne Stich bleibt, wenn von da an niemand einen Fehler macht.
open-lens = Genau ausgerechnet, aber mit allen Karten offen: Am Tisch konnte das niemand wissen.
open-before = Karte davor
open-after = Karte danach

# Ein Spiel noch einmal
again = Ein Spiel noch einmal spielen
again-short = Gleiche Karten
again-here = Nebentisch
again-about = Du spielst das Spiel an einem Nebentisch noch einmal: dieselben Karten, derselbe Geber, derselbe Stand. Es zählt nicht, und deine Partie bleibt, wie sie ist.
again-deal = Spiel
again-deal-score = Spiel { $n }: { $score }
again-seat = Wessen Karten möchtest du? Dahinter, was sie beim ersten Mal brachten.
again-seat-score = { $self ->
    [yes] Deine eigenen
   *[no] { $player }
}: { $score }
again-looking = Die Blätter werden nachgesehen …
again-play = Diese Karten spielen
again-back = Zurück zur Partie
again-is-over = Das Spiel am Nebentisch ist zu Ende.
again-result-title = Spiel { $n } noch einmal: Ergebnis
again-compared = Mit diesen Karten beim ersten Mal: { $before }. Diesmal: { $now }. { $gain ->
    [better] Besser.
    [worse] Schlechter.
   *[same] Genauso viel.
}
dialog-again = Ein Spiel noch einmal

# Statistik
stats = Statistik
dialog-stats = Statistik
stats-game = Spiel
stats-help = Welche Spiele
stats-alone = Ohne Hilfe
stats-helped = Mit Hilfe
stats-sum = { $n ->
    [one] 1 Spiel
   *[other] { $n } Spiele
}, { $score } Punkte je Spiel.
stats-none-so = Noch kein solches Spiel. Ein Spiel mit Tipp oder mit einem zurückgenommenen Zug zählt als eines mit Hilfe.
stats-empty = Noch kein Spiel zu Ende gespielt. Vom ersten an wird hier zusammengezählt, was dabei herauskam, nur auf diesem Gerät.
stats-levels = Nach der Stärke der Mitspieler
stats-row-beginner = { level-beginner }
stats-row-casual = { level-casual }
stats-row-club = { level-club }
stats-row-master = { level-master }
stats-row-mixed = gemischt
stats-col-times = Spiele
stats-col-won = gew.
stats-col-lost = verl.
stats-col-share = %
stats-col-mean = Ø
stats-about = Ø: Punkte im Mittel je Spiel.
stats-luck = Deine Karten
stats-luck-line = { $mean } je Blatt, zu erwarten { $expected } ({ $n ->
    [one] 1 Spiel
   *[other] { $n } Spiele
}).
stats-luck-few = Für mehr sind es zu wenige Spiele.
stats-luck-verdict = { $rare ->
    [0] Das ist Zufall.
    [20] { $side ->
        [more] So viele sind seltener als einmal in zwanzig.
       *[fewer] So wenige sind seltener als einmal in zwanzig.
    }
    [100] { $side ->
        [more] So viele sind seltener als einmal in hundert.
       *[fewer] So wenige sind seltener als einmal in hundert.
    }
   *[1000] { $side ->
        [more] So viele sind seltener als einmal in tausend.
       *[fewer] So wenige sind seltener als einmal in tausend.
    }
}
stats-luck-about = Die Karten, wie sie dir gegeben wurden, in zu Ende gespielten Spielen; beurteilt nach genauem Mittel und genauer Streuung.
stats-forget = Diese Statistik löschen
stats-sure = Löschen, was für diese Spielart gezählt wurde? Es kommt nicht wieder.
stats-keep = Behalten
stats-forget-now = Löschen
