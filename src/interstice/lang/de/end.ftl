end-of = { $right } von { $all } richtig
end-forfeit = Alle anderen sind gegangen.
end-chips = { $n ->
    [one] { $n } Chip
   *[other] { $n } Chips
}, { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}
end-ratings = richtig bewertet
end-swiss-round = Runde { $n }
end-total = Summe
end-racks = Alle Leisten
end-notes = { $n ->
    [one] Die Karte dieses Spiels, mit Erklärung und Quelle
   *[other] Die { $n } Karten dieses Spiels, mit Erklärungen und Quellen
}
end-log = Das Spiel als Datei speichern
end-copy = Text kopieren
end-text = Als Text
end-picture = Bild speichern
end-picture-shows = Was richtig und was falsch war, als Bild ohne Jahreszahlen
end-best = Bester Moment
end-best-none = Diesmal lag keine Karte richtig.
end-best-placed = „{ $title }“ lag richtig.
end-best-between = „{ $title }“ lag richtig zwischen { $left } und { $right }.
end-best-before = „{ $title }“ lag richtig vor { $right }.
end-best-after = „{ $title }“ lag richtig nach { $left }.
end-worst = Schlechtester Moment
end-worst-none = Kein einziger Fehler.
end-worst-early = „{ $title }“ lag { $n ->
    [one] ein Jahr zu früh
   *[other] { $years } Jahre zu früh
}.
end-worst-late = „{ $title }“ lag { $n ->
    [one] ein Jahr zu spät
   *[other] { $years } Jahre zu spät
}.

twist-end-lowest = { $points ->
    [one] Der niedrigste Rang, und zum nächsten fehlt ein Punkt.
   *[other] Der niedrigste Rang, und zum nächsten fehlen { $points } Punkte.
}
twist-end-short = { $points ->
    [one] Zum nächsten Rang fehlt ein Punkt.
   *[other] Zum nächsten Rang fehlen { $points } Punkte.
}
twist-end-well = { $points ->
    [one] Gut gemacht, alle zusammen! Zum nächsten Rang fehlt ein Punkt.
   *[other] Gut gemacht, alle zusammen! Zum nächsten Rang fehlen { $points } Punkte.
}
twist-end-top = Gut gemacht, alle zusammen! Einen höheren Rang gibt es nicht.
twist-end-rank = Rang { $rank } von { $ranks }
twist-end-next = Als Nächstes: { $rank }, ab { $points }
twist-end-rest = nicht gelegt
twist-end-pile = { $cards } im Stapel
twist-end-hands = { $cards } auf der Hand
twist-end-discards = { $cards } abgelegt
twist-end-misfits = Der letzte Zug: kein Platz für diese
twist-end-last = der letzte Zug
twist-end-best = { $you ->
    [yes] Du hast
   *[other] { $name } hat
} { $cards ->
    [one] eine Karte gelegt: { $years }.
   *[other] { $cards } Karten in einem Zug gelegt: { $years }.
}
twist-end-blocked = { $n ->
    [one] Sie lag in der Lücke, die die Karte von { $years } gebraucht hätte.
   *[other] Sie lag in der Lücke, die die Karten von { $years } gebraucht hätten.
}
twist-end-in-the-way = { $n ->
    [one] eine Karte blockiert
   *[other] { $n } Karten blockiert
}
twist-why = Warum es zu Ende ging
twist-why-none = { $you ->
    [yes] Du hast
   *[other] { $name } hat
} { $cards ->
    [one] eine Karte versucht, und sie passte nicht.
   *[other] { $cards } Karten versucht, und keine passte.
} Ein Zug, in dem keine Karte liegen bleibt, beendet das Spiel.
twist-why-stuck = { $you ->
    [yes] Du konntest
   *[other] { $name } konnte
} weder eine Karte ausspielen noch eine ablegen. Damit endet das Spiel.
twist-why-all = Es waren keine Karten mehr übrig.
twist-why-over = Jemand hat den Tisch verlassen.
twist-saved = Was es gerettet hätte
twist-saved-discard = Erst „{ $title }“ ablegen: Das Symbol ({ $icon }) passte zum Ablagestapel. Es hätte nichts gekostet.
twist-saved-left = { $cards ->
    [one] Eine Karte wäre noch gekommen.
   *[other] { $cards } Karten wären noch gekommen.
}
