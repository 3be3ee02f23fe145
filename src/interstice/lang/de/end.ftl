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
