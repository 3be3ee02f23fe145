classic-between = zwischen { $left } und { $right }
classic-before = vor { $right }
classic-after = nach { $left }
classic-between-ask = zwischen { $left } und { $right }?
classic-before-ask = vor { $right }?
classic-after-ask = nach { $left }?
classic-gap = Lücke { $n } von { $all }, { $where }
classic-right-title = Richtig!
classic-missed-by = { $n ->
    [one] Ein Jahr daneben
   *[other] { $years } Jahre daneben
}
classic-left = { $n ->
    [0] Deine Hand ist leer.
    [one] Noch eine Karte.
   *[other] Noch { $n } Karten.
}
classic-to-box = Sie kommt in die Schachtel, und du ziehst eine neue.
classic-to-box-only = Sie kommt in die Schachtel.
classic-drew = Du ziehst „{ $title }“.
classic-note-placed = richtig: „{ $title }“
classic-note-missed = daneben: „{ $title }“
classic-told-right = { $name } hat „{ $title }“ ({ $year }) richtig gelegt.
classic-told-right-you = Du hast „{ $title }“ ({ $year }) richtig gelegt.
classic-told-missed = { $n ->
    [one] { $name } lag mit „{ $title }“ ({ $year }) ein Jahr daneben.
   *[other] { $name } lag mit „{ $title }“ ({ $year }) { $years } Jahre daneben.
}
classic-told-missed-you = { $n ->
    [one] Du lagst mit „{ $title }“ ({ $year }) ein Jahr daneben.
   *[other] Du lagst mit „{ $title }“ ({ $year }) { $years } Jahre daneben.
}
classic-told-left = { $n ->
    [0] Keine Karten mehr.
    [one] Noch eine Karte.
   *[other] Noch { $n } Karten.
}
classic-others = { $name } ist dran
classic-plan = Schau dir inzwischen deine Karten an.
classic-play-off = Stechen mit { $names }: Ihr zieht je eine neue Karte.
classic-play-off-others = Stechen: { $names } ziehen je eine neue Karte.
classic-out = Du bist raus, weil du noch Karten hattest. { $names } spielen mit je einer neuen Karte weiter.
classic-over = Das Spiel ist zu Ende
classic-choose-card = Wähle eine Karte
classic-choose-card-long = Wähle eine Karte aus deiner Hand, dann eine Lücke in der Zeitlinie.
classic-choose-gap = Wähle eine Lücke
classic-choose-gap-long = Wähle eine Lücke in der Zeitlinie.
classic-place = Hierhin legen
