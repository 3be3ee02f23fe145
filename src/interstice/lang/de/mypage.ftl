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
me-games = Meine Spiele
me-all = Alle { $n }
me-older = Ältere Spiele
me-replay = Noch einmal ansehen
me-replay-gone = Der Spielverlauf ist nicht mehr gespeichert
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
me-left = Verlassen
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
me-by-era = Treffer nach Epoche
me-by-theme = Treffer nach Thema
me-by-deck = Treffer nach Kartensatz
me-by-fame = Treffer nach Bekanntheit
me-by-width = Treffer nach Breite der Lücke
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
me-era-0 = Vor 500 n. Chr.
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
me-far-how = Wenn du danebenliegst: der mittlere Fehler von je zwei Wochen, in Jahren
me-years = { $n ->
    [one] ein Jahr
   *[other] { $years } Jahre
}
me-now = diese zwei Wochen
me-since = Ab
me-middle = Mittlerer Fehler, in Jahren
me-misses = Fehler
me-point = Ab { $day }: { $years }
me-far-plot = { $n ->
    [one] Ein Diagramm von zwei Wochen: { $years }.
   *[other] Ein Diagramm mit { $n } Punkten zu je zwei Wochen; zuletzt: { $years }. Die Pfeiltasten führen daran entlang.
}
me-most-missed = Karten, die ich oft verfehle
me-no-misses = Noch nichts zweimal verfehlt.
me-missed = { $missed } von { $tries } Malen verfehlt
me-missed-by = { $n ->
    [one] { $missed } von { $tries } Malen verfehlt, um etwa ein Jahr
   *[other] { $missed } von { $tries } Malen verfehlt, um etwa { $years } Jahre
}
me-solo = Beste Ergebnisse im Solo
me-solo-how = Drei Leben, alle Karten, keine Uhr
me-twist = Rang in Twist
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
me-none-how = Nach deinem ersten Spiel findest du es hier, und später, was du am besten kannst.
