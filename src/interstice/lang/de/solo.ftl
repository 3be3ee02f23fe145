solo-card = Die Karte, die du legst
solo-standing = Dein Stand
solo-next = Nächste Karte
solo-points = { $n ->
    [one] richtig
   *[other] richtig
}
solo-right = { $n ->
    [one] Bisher eine Karte richtig.
   *[other] Bisher { $n } Karten richtig.
}
solo-lives = { $n ->
    [0] Kein Leben mehr.
    [one] Noch ein Leben.
   *[other] Noch { $n } Leben.
}
solo-missed = { $n } falsch
solo-put-right = Sie kommt dorthin, wo sie hingehört.
solo-show-me = Zeig’s mir
solo-given-up = Nicht gelegt
solo-worst = „{ $title }“ wurde nicht gelegt.
solo-told-given-up = { $name } hat bei „{ $title }“ ({ $year }) aufgegeben.
solo-told-ended = { $n ->
    [one] Das Spiel endet mit einer richtigen Karte.
   *[other] Das Spiel endet mit { $n } richtigen Karten.
}
solo-score = { $n } richtig
solo-over-lives = { $n ->
    [one] Von einer Karte, dann war das letzte Leben weg.
   *[other] Von { $n } Karten, bis das letzte Leben weg war.
}
solo-over-pile = { $n ->
    [one] Von einer Karte, und der Stapel ist leer.
   *[other] Von { $n } Karten, und der Stapel ist leer.
}
solo-over-left = { $n ->
    [0] Du bist vor der ersten Karte gegangen.
    [one] Von einer Karte, dann bist du gegangen.
   *[other] Von { $n } Karten, dann bist du gegangen.
}
solo-best = Dein Rekord ist { $n }.
solo-new-best = Neuer Rekord! Bisher waren es { $n }.
