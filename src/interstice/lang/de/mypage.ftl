# My page

me-private = Nur du siehst diese Seite.
me-offline = Deine Seite braucht eine Verbindung. Nichts ist verloren; versuch es später noch einmal.
me-games-count = { $n ->
    [one] Spiel
   *[other] Spiele
}
me-cards-count = { $n ->
    [one] Karte gelegt
   *[other] Karten gelegt
}
me-right-count = richtig
me-percent = { $n } %
me-games = Deine Spiele
me-all = Alle { $n }
me-older = Ältere Spiele
me-replay = Wiederholung ansehen
me-replay-gone = Die Wiederholung ist nicht mehr gespeichert
me-alone = allein
me-with = mit { $names }
me-with-people = { $n ->
    [one] mit einer anderen Person
   *[other] mit { $n } anderen
}
me-against-bots = { $n ->
    [one] mit einem Bot
   *[other] mit { $n } Bots
}
me-left = Ausgestiegen
me-won = Gewonnen
me-score = { $n ->
    [one] { $score } richtig
   *[other] { $score } richtig
}
me-place = { $n }. von { $of }
me-know = Was du weißt
me-few = { $n ->
    [one] Eine Karte gelegt; nach 20 siehst du, was du am besten kannst.
   *[other] { $n } Karten gelegt; nach 20 siehst du, was du am besten kannst.
}
me-more = Mehr: Bekanntheit, Lücken, Kartensätze
me-by-era = Trefferquote nach Epoche
me-by-theme = Trefferquote nach Thema
me-by-deck = Trefferquote nach Kartensatz
me-by-fame = Trefferquote nach Bekanntheit
me-by-width = Trefferquote nach Lückenbreite
me-class-era = Epoche
me-class-theme = Thema
me-class-deck = Kartensatz
me-class-fame = Bekanntheit
me-class-width = Lücke
me-average = Gestrichelt: dein Durchschnitt, { $n } %
me-of = { $right } von { $tries }
me-table = Tabelle
me-table-of = Tabelle: { $plot }
me-placed = Gelegt
me-right = Richtig
me-rate = Quote
me-era-0 = Vor 500 n. Chr.
me-era-1 = 500–1499
me-era-2 = 1500–1799
me-era-3 = 1800–1899
me-era-4 = 1900–1949
me-era-5 = Seit 1950
me-fame-0 = Kaum bekannt
me-fame-1 = Wenig bekannt
me-fame-2 = Bekannt
me-fame-3 = Sehr bekannt
me-width-0 = Bis 10 Jahre
me-width-1 = 11–50 Jahre
me-width-2 = 51–200 Jahre
me-width-3 = Über 200 Jahre
me-width-open = Am Rand
me-far = Wie weit daneben
me-far-how = Um wie viele Jahre du danebenliegst: der Median von je zwei Wochen
me-years = { $n ->
    [one] ein Jahr
   *[other] { $years } Jahre
}
me-now = zuletzt
me-since = Ab
me-middle = Median, in Jahren
me-misses = Fehler
me-point = Ab { $day }: { $years }
me-far-plot = { $n ->
    [one] Ein Diagramm über zwei Wochen: { $years }.
   *[other] Ein Diagramm mit { $n } Punkten zu je zwei Wochen; zuletzt: { $years }. Die Pfeiltasten führen daran entlang.
}
me-most-missed = Karten, die du am öftesten verfehlst
me-again = Verfehlte Karten noch einmal spielen
me-no-misses = Noch keine Karte zweimal verfehlt.
me-missed = Bei { $missed } von { $tries } Versuchen daneben
me-missed-by = { $n ->
    [one] Bei { $missed } von { $tries } Versuchen daneben, um etwa ein Jahr
   *[other] Bei { $missed } von { $tries } Versuchen daneben, um etwa { $years } Jahre
}
me-solo = Solo-Rekorde
me-solo-how = Drei Leben, alle Karten, keine Uhr
me-twist = Rang bei Twist
me-rank-of = Rang { $rank } von { $ranks }
me-twist-best = { $n ->
    [one] Nach einem Spiel: Rang { $rank } von { $ranks }.
   *[other] Dein bestes von { $n } Spielen: Rang { $rank } von { $ranks }.
}
me-twist-next = { $n ->
    [one] Als Nächstes: { $rank }; es fehlt ein Punkt.
   *[other] Als Nächstes: { $rank }; es fehlen { $n } Punkte.
}
me-none = Noch nichts zu sehen
me-none-how = Hier erscheinen deine Spiele und später auch, was du am besten kannst.
me-days-count = { $n ->
    [one] Tag in Folge
   *[other] Tage in Folge
}
me-daily-best = Rekord { $n }
me-daily-average = im Schnitt { $average } von 10
me-calendar = Kalender

# Für andere sichtbar

me-shown = Andere können diese Seite sehen.
me-shown-change = Ändern
me-show = Wer deine Seite sieht
me-show-it = Anderen zeigen
me-show-switch = Meine Seite anderen zeigen
me-show-how = Wer die Adresse hat, sieht deinen Namen und deine Zahlen. Schaltest du das aus, gilt die Adresse nie wieder.
me-show-more = Zu sehen sind außerdem
me-show-games = meine Spiele
me-show-misses = die Karten, die ich am öftesten verfehle
me-show-address = Die Adresse deiner Seite
me-show-copy = Kopieren
them-nameless = Jemand ohne Namen
them-none = Hier ist nichts zu sehen
them-none-why = Diese Seite gibt es nicht, oder sie wird nicht mehr gezeigt.
them-games = Spiele
them-know = Was diese Person weiß
them-few = { $n ->
    [one] Eine Karte gelegt; nach 20 gibt es mehr zu sehen.
   *[other] { $n } Karten gelegt; nach 20 gibt es mehr zu sehen.
}
them-average = Gestrichelt: der Durchschnitt, { $n } %
them-far-how = Um wie viele Jahre diese Person danebenliegt: der Median von je zwei Wochen
them-most-missed = Am öftesten verfehlte Karten
them-twist-best = { $n ->
    [one] Nach einem Spiel: Rang { $rank } von { $ranks }.
   *[other] Das beste von { $n } Spielen: Rang { $rank } von { $ranks }.
}
