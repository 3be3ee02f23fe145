daily-title = Die Linie des Tages
daily-earlier = Frühere Tage
daily-score = { $right } von { $all }
daily-of = von
daily-better = Besser als { $n } von 10 Personen
daily-all = Alle richtig!
daily-first = { $n ->
    [one] Vor dir hat heute noch niemand gespielt
   *[other] Du gehörst heute zu den ersten { $n }
}
daily-late = Nur zum Spaß: Du warst zu spät fertig, darum zählt es nicht.
daily-for-fun = Du kannst diese Linie noch zum Spaß spielen: ohne Serie und ohne Vergleich.
daily-counts-for = Zählt für { $day }
daily-everybody = So lief es bei allen
daily-players = { $n ->
    [one] Bisher eine Person · richtige Karten von { $all }
   *[other] Bisher { $n } Personen · richtige Karten von { $all }
}
daily-right = Richtig
daily-people = Personen
daily-you = du
daily-hardest = Schwierigste Karte
daily-hardest-one-in = { $n ->
    [one] Alle haben sie richtig gelegt.
   *[other] Nur 1 von { $n } hat sie richtig gelegt.
}
daily-hardest-tenths = { $n } von 10 haben sie richtig gelegt.
daily-hardest-nobody = Noch niemand hat sie richtig gelegt.
daily-hardest-you = Du lagst richtig.
daily-hardest-not = Du lagst falsch.
daily-hardest-missed = { $n ->
    [one] Du lagst ein Jahr daneben.
   *[other] Du lagst { $years } Jahre daneben.
}
daily-best = Dein Rekord: { $n ->
    [one] ein Tag
   *[other] { $n } Tage
}. Ein freier Tag pro Woche ist erlaubt.
daily-day-played = gespielt
daily-day-off = freier Tag
daily-day-missed = nicht gespielt
daily-day-open = heute, noch offen
daily-day-to-come = kommt noch
daily-day-none = keine Linie
daily-day-fun = zum Spaß spielen
daily-more = Mehr zu dieser Linie
daily-facts = Die Linie, mit Erklärungen und Quellen
daily-replay = Wiederholung ansehen
daily-play-again = Zum Spaß spielen
daily-next = Nächste Linie in { $time }
daily-share = Ergebnis teilen
daily-withdrawn = „{ $title }“ wurde aus dieser Linie genommen: { $why } Die Karte zählt für niemanden, und keine Serie geht verloren.
daily-mark-right = richtig
daily-mark-wrong = falsch
daily-mark-out = zählt nicht
daily-not-yet = Noch nicht
daily-not-yet-why = Diese Linie siehst du, sobald du sie gespielt hast, spätestens eine Stunde nach dem Ende ihres Tages.
daily-month-before = Voriger Monat
daily-month-after = Nächster Monat
daily-calendar-about = Die Zahl zeigt, wie viele Karten du am Tag selbst richtig hattest. Alle anderen Tage kannst du zum Spaß spielen.
