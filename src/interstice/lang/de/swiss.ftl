## The table

swiss-round = Runde { $round } von { $rounds }
swiss-bank = Bank
swiss-chips = { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
}
swiss-total = Summe { $total }
swiss-your-turn = Du bist dran
swiss-your-give = Gib eine Karte ab
swiss-your-rate = Deine Bewertung
swiss-your-mark = Dein Versuch
swiss-back = Zurück
swiss-rack-open = { $name }, { $state }, { $cards } von 8 Karten, { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
}: { $years }. Genauer ansehen.
swiss-child = Unter 12: immer zwei Versuche
swiss-own-rack = Deine Leiste, { $cards } von 8 Karten

## What a seat is about

swiss-state-left = ist gegangen
swiss-state-won = { $you ->
    [yes] hast gewonnen
   *[other] hat gewonnen
}
swiss-state-over = Spiel zu Ende
swiss-state-gives = { $you ->
    [yes] musst eine Karte abgeben
   *[other] muss eine Karte abgeben
}
swiss-state-reads = liest die Karte vor
swiss-state-rates = { $you ->
    [yes] überlegst
   *[other] überlegt
}
swiss-state-tries = { $you ->
    [yes] versuchst es
   *[other] versucht es
}
swiss-state-failed = { $you ->
    [yes] lagst falsch
   *[other] lag falsch
}
swiss-state-turn = { $you ->
    [yes] bist dran
   *[other] ist dran
}
swiss-state-next = gleich dran
swiss-state-second = danach dran
swiss-state-wait = { $you ->
    [yes] wartest
   *[other] wartet
}

## Gaps

swiss-gap-between = Lücke { $gap } von { $gaps }, zwischen { $from } und { $to }
swiss-gap-before = Lücke { $gap } von { $gaps }, vor { $to }
swiss-gap-after = Lücke { $gap } von { $gaps }, nach { $from }
swiss-done-between = Bestätigen: { $from } – { $to }
swiss-done-before = Bestätigen: vor { $to }
swiss-done-after = Bestätigen: nach { $from }
swiss-claims-between = { $name } sagt: zwischen { $from } und { $to }.
swiss-claims-before = { $name } sagt: vor { $to }.
swiss-claims-after = { $name } sagt: nach { $from }.

## The card that is read

swiss-reads = { $name } liest vor
swiss-reads-you = Du liest vor
swiss-face-question = Frage
swiss-face-two-tries = Zwei Versuche
swiss-staked = Einsatz:
swiss-turned-gets = { $name } bekommt die Karte.
swiss-turned-rack = { $n } von { $all } Karten auf der Leiste.
swiss-turned-stake = Einsatz von { $stake } zurück, Gewinn { $chips }.
swiss-turned-reader = Niemand wusste es: Wer vorliest, bekommt sie
swiss-turned-star = Eine Karte geschenkt
swiss-outcome-inserted = { $name } bekommt „{ $title }“.
swiss-outcome-inserted-you = Du bekommst „{ $title }“.
swiss-outcome-given = „{ $title }“ geht an { $name }.
swiss-outcome-given-you = „{ $title }“ geht an dich.
swiss-outcome-removed = { $name } nimmt „{ $title }“ aus der Runde.
swiss-outcome-removed-you = Du nimmst „{ $title }“ aus der Runde.
swiss-missed = { $n ->
    [one] { $name }: ein Jahr daneben
   *[other] { $name }: { $years } Jahre daneben
}
swiss-you-spin = Du bist dran. Dreh die Scheibe.
swiss-you-read = Du bist dran. Lass dir eine Karte vorlesen.
swiss-you-mark = Markiere eine Lücke auf deiner Leiste.
swiss-you-mark-two-unstaked = Markiere eine Lücke auf deiner Leiste. Ohne Einsatz hast du zwei Versuche.
swiss-you-mark-two = Markiere eine Lücke auf deiner Leiste. Du hast zwei Versuche.
swiss-you-mark-again = Dort passt sie nicht. Markiere eine andere Lücke.
swiss-you-mark-other = Jetzt darfst du es auf deiner Leiste versuchen.

## What is asked

swiss-ask = Was du tun kannst
swiss-turn-title = Du bist dran
swiss-turn-spin = Frage, zwei Versuche, Stern oder Muffelchen: Die Scheibe entscheidet.
swiss-turn-read = Wer rechts von dir sitzt, liest die nächste Karte vor.
swiss-spin = Scheibe drehen
swiss-read = Vorlesen lassen
swiss-turning = Die Scheibe dreht sich
swiss-land = Scheibe anhalten
swiss-duel-open = Duell (2 Chips)
swiss-duel-title = Wen forderst du heraus?
swiss-duel-hint = Es kostet 2 Chips. Würfelst du höher, gibt dir dein Gegenüber eine Karte.
swiss-duel-choose = { $name } wählen
swiss-duel-whom = Person wählen
swiss-duel-go = { $name } herausfordern
swiss-duel-won = { $name } würfelt höher: { $other } gibt eine Karte ab.
swiss-duel-won-other-you = { $name } würfelt höher: Du gibst eine Karte ab.
swiss-duel-won-you = Du würfelst höher: { $other } gibt eine Karte ab.
swiss-duel-lost = { $name } würfelt nicht höher als { $other }.
swiss-duel-lost-other-you = { $name } würfelt nicht höher als du.
swiss-duel-lost-you = Du würfelst nicht höher als { $other }.
swiss-mark-title = Wohin gehört sie?
swiss-mark-hint = { $tries ->
    [one] Richtig: die Karte und 2 Chips.
   *[other] Richtig: die Karte und 2 Chips. Du hast { $tries } Versuche.
}
swiss-mark-hint-other = { $tries ->
    [one] Richtig: die Karte und 1 Chip.
   *[other] Richtig: die Karte und 1 Chip. Du hast { $tries } Versuche.
}
swiss-choose-gap = Lücke wählen
swiss-choose-card = Karte wählen
swiss-stake-title = { $chips ->
    [one] Einsatz (du hast { $chips } Chip)
   *[other] Einsatz (du hast { $chips } Chips)
}
swiss-stake = { $chips ->
    [0] Kein Einsatz
    [one] { $chips } Chip setzen
   *[other] { $chips } Chips setzen
}
swiss-stake-hint = Richtig: 2 Chips und der Einsatz doppelt zurück. Falsch: Der Einsatz ist weg.
swiss-stake-hint-double = Richtig: 2 Chips und der Einsatz dreifach zurück. Falsch: Der Einsatz ist weg.
swiss-give-title = Gib eine Karte ab
swiss-give-hint = { $name } hat das Duell gewonnen. Wähle die Karte, die du abgibst.
swiss-give-go = Abgeben
swiss-remove-title = Das Muffelchen
swiss-remove-hint = Wähle eine deiner Karten und nimm sie aus der Runde.
swiss-remove-go = Herausnehmen
swiss-rate-title = Stimmt das?
swiss-rate-hint = Setz deinen Marker auf ein Feld der Tafel. Niemand sieht ihn, bis sich alle entschieden haben.
swiss-wait-title = Bitte warten
swiss-watching = Du schaust zu
swiss-over = Das Spiel ist zu Ende

swiss-wait-give = { $name } wählt eine Karte für { $other }.
swiss-wait-give-you = { $name } wählt eine Karte für dich.
swiss-wait-rate = Noch am Überlegen: { $names }.
swiss-wait-mark = { $name } sucht die richtige Lücke.
swiss-wait-remove = { $name } muss eine Karte aus der Runde nehmen.
swiss-wait-spin = { $name } dreht gleich die Scheibe.
swiss-wait-read = { $name } bekommt gleich eine Karte vorgelesen.

## The rating board

swiss-board = Was meinen die anderen?
swiss-board-you = Was meinst du?
swiss-verdict-earlier = Früher
swiss-verdict-right = Richtig
swiss-verdict-later = Später
swiss-pays-right = +1 oder −1
swiss-pays-direction = +2, 0 oder −1
swiss-pays-any = +2 oder −1
swiss-rated = { $name } hat sich entschieden
swiss-rated-you = Du hast dich entschieden
swiss-thinks = { $name } überlegt
swiss-pass = Nicht bewerten

## What happened, to be read out

swiss-told-round = Runde { $round } beginnt. { $name } fängt an.
swiss-told-round-you = Runde { $round } beginnt. Du fängst an.
swiss-told-turn = { $name } ist dran.
swiss-told-turn-you = Du bist dran.
swiss-told-spun-question = { $name } dreht: Frage.
swiss-told-spun-question-you = Du drehst: Frage.
swiss-told-spun-two-tries = { $name } dreht: zwei Versuche.
swiss-told-spun-two-tries-you = Du drehst: zwei Versuche.
swiss-told-spun-star = { $name } dreht: Stern, eine Karte geschenkt.
swiss-told-spun-star-you = Du drehst: Stern, eine Karte geschenkt.
swiss-told-spun-grump = { $name } dreht: Muffelchen.
swiss-told-spun-grump-you = Du drehst: Muffelchen.
swiss-told-read = { $name } liest vor: „{ $title }“.
swiss-told-read-you = Du liest vor: „{ $title }“.
swiss-told-reader = Jetzt liest { $name } vor.
swiss-told-reader-you = Jetzt liest du vor.
swiss-told-try = { $tries ->
    [one] { $name } darf es versuchen.
   *[other] { $name } hat { $tries } Versuche.
}
swiss-told-try-you = { $tries ->
    [one] Du darfst es versuchen.
   *[other] Du hast { $tries } Versuche.
}
swiss-told-marked-between = { $name } markiert die Lücke zwischen { $from } und { $to }.
swiss-told-marked-before = { $name } markiert die Lücke vor { $to }.
swiss-told-marked-after = { $name } markiert die Lücke nach { $from }.
swiss-told-marked-you-between = Du markierst die Lücke zwischen { $from } und { $to }.
swiss-told-marked-you-before = Du markierst die Lücke vor { $to }.
swiss-told-marked-you-after = Du markierst die Lücke nach { $from }.
swiss-told-staked = { $name } setzt { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
}.
swiss-told-staked-you = Du setzt { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
}.
swiss-told-wrong = { $name } liegt falsch.
swiss-told-wrong-you = Du liegst falsch.
swiss-told-inserted = { $name } bekommt „{ $title }“, { $year }, und hat jetzt { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}.
swiss-told-inserted-you = Du bekommst „{ $title }“, { $year }, und hast jetzt { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}.
swiss-told-empty = Die Bank hat keine Chips mehr zum Auszahlen.
swiss-told-removed = { $name } nimmt „{ $title }“ aus der Runde.
swiss-told-removed-you = Du nimmst „{ $title }“ aus der Runde.
swiss-told-buried = Die Karte kommt unter den Stapel.
swiss-told-challenged = { $name } fordert { $other } heraus.
swiss-told-challenged-you = Du forderst { $other } heraus.
swiss-told-challenged-other-you = { $name } fordert dich heraus.
swiss-told-rolled = { $name } würfelt eine { $die }.
swiss-told-rolled-you = Du würfelst eine { $die }.
swiss-told-owed = { $name } muss eine Karte an { $other } abgeben.
swiss-told-owed-you = Du musst eine Karte an { $other } abgeben.
swiss-told-owed-other-you = { $name } muss dir eine Karte geben.
swiss-told-gave = { $name } gibt „{ $title }“ an { $other } ab.
swiss-told-gave-you = Du gibst „{ $title }“ an { $other } ab.
swiss-told-gave-other-you = { $name } gibt dir „{ $title }“.
swiss-told-paid = { $name } bekommt { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
}{ $why }.
swiss-told-paid-you = Du bekommst { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
}{ $why }.
swiss-told-paid-to-bank = { $name } zahlt { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
}{ $why }.
swiss-told-paid-to-bank-you = Du zahlst { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
}{ $why }.
swiss-told-for-question = für die richtige Antwort
swiss-told-for-steal = für die geschnappte Karte
swiss-told-for-rating = für den richtigen Tipp
swiss-told-for-stake = für den Einsatz
swiss-told-for-bad-rating = für den falschen Tipp
swiss-told-for-duel = für das Duell
swiss-told-stake-back = { $name } bekommt den Einsatz zurück.
swiss-told-stake-back-you = Du bekommst deinen Einsatz zurück.
swiss-told-stake-lost = { $name } verliert den Einsatz.
swiss-told-stake-lost-you = Du verlierst deinen Einsatz.
swiss-told-rating = Mit Bewerten dran: { $names }.
swiss-told-decided = { $name } hat sich entschieden.
swiss-told-decided-you = Du hast dich entschieden.
swiss-told-said-right = { $name } meinte „richtig“.
swiss-told-said-right-you = Du meintest „richtig“.
swiss-told-said-earlier = { $name } meinte „früher“.
swiss-told-said-earlier-you = Du meintest „früher“.
swiss-told-said-later = { $name } meinte „später“.
swiss-told-said-later-you = Du meintest „später“.
swiss-told-scored = Rundensieg: { $names }.
swiss-told-scored-you = { $n ->
    [0] Du gewinnst die Runde.
   *[other] Du teilst dir die Runde mit { $names }.
}
swiss-told-left = { $name } ist gegangen.
swiss-told-ended = Das Spiel ist zu Ende. Sieg: { $names }.
swiss-told-ended-you = { $n ->
    [0] Das Spiel ist zu Ende. Du gewinnst.
   *[other] Das Spiel ist zu Ende. Du gewinnst gemeinsam mit { $names }.
}

## Das Ende einer Runde, und warum Chips wandern

swiss-round-you = Du gewinnst { $rounds ->
    [1] die Runde
   *[other] Runde { $round }
}
swiss-round-shared-you = Du teilst dir { $rounds ->
    [1] die Runde
   *[other] Runde { $round }
} mit { $names }
swiss-round-won = { $n ->
    [one] { $rounds ->
        [1] { $names } gewinnt die Runde
       *[other] { $names } gewinnt Runde { $round }
    }
   *[other] { $rounds ->
        [1] { $names } teilen sich die Runde
       *[other] { $names } teilen sich Runde { $round }
    }
}
swiss-round-full = { $chips ->
    [one] Als Erstes acht Karten: { $chips } Chip zählt doppelt.
   *[other] Als Erstes acht Karten: { $chips } Chips zählen doppelt.
}
swiss-round-pile = { $chips ->
    [one] Der Stapel ist leer: Die längste Leiste gewinnt, und { $chips } Chip zählt doppelt.
   *[other] Der Stapel ist leer: Die längste Leiste gewinnt, und { $chips } Chips zählen doppelt.
}
swiss-round-full-shared = Je acht Karten: Ihre Chips zählen doppelt.
swiss-round-pile-shared = Der Stapel ist leer: Die längsten Leisten gewinnen, und ihre Chips zählen doppelt.
swiss-round-bank = Die Bank war leer: Nicht alles wurde ausgezahlt.
swiss-round-ahead = Du liegst { $n } vor { $name }, und { $left ->
    [one] eine Runde steht
   *[other] { $left } Runden stehen
} noch aus.
swiss-round-behind = Du liegst { $n } hinter { $name }, und { $left ->
    [one] eine Runde steht
   *[other] { $left } Runden stehen
} noch aus.
swiss-round-level = Du liegst gleichauf mit { $name }, und { $left ->
    [one] eine Runde steht
   *[other] { $left } Runden stehen
} noch aus.
swiss-round-again = Alle beginnen wieder mit einer Karte.
swiss-round-again-chips = Alle beginnen wieder mit einer Karte und 5 Chips.
swiss-round-next = Nächste Runde
swiss-round-final = Endstand
swiss-round-ready = { $n ->
    [one] { $n } von { $all } ist bereit.
   *[other] { $n } von { $all } sind bereit.
}
swiss-round-hurry = Nicht warten
swiss-round-last = Das war die letzte Runde.
swiss-round-standings = Rangliste
swiss-round-rack = Leiste
swiss-round-this = Diese Runde
swiss-round-total = Summe
swiss-round-cards = { $cards } von { $all } Karten
swiss-round-mine = Deine Chips in dieser Runde
swiss-round-theirs = { $name }: Chips in dieser Runde
swiss-account = Chips in Runde { $round }
swiss-account-open = { $chips ->
    [one] Du hast { $chips } Chip. Sieh nach, warum.
   *[other] Du hast { $chips } Chips. Sieh nach, warum.
}
swiss-why-start = Start
swiss-why-question = Fragen
swiss-why-steal = Geschnappt
swiss-why-rating = Tipps
swiss-why-stake = Einsatz
swiss-why-duel = Duelle
swiss-why-won = Runde gewonnen
swiss-why-none = Noch ist kein Chip gewandert.
swiss-moved-question = Frage
swiss-moved-steal = geschnappt
swiss-moved-rating = Tipp
swiss-moved-stake = Einsatz
swiss-moved-duel = Duell
swiss-rule-start = Alle beginnen die Runde mit 5 Chips
swiss-rule-question = Die eigene Frage richtig: +2
swiss-rule-steal = Eine Karte, die jemand anders verfehlt hat: +1
swiss-rule-rating = „Richtig“: +1 oder −1; „früher“ oder „später“: höchstens +2, aber −1, wenn die Lücke stimmt
swiss-rule-stake = { $double ->
    [yes] Richtig: Du gewinnst das Doppelte des Einsatzes; falsch: Du verlierst ihn
   *[other] Richtig: Du gewinnst den Einsatz; falsch: Du verlierst ihn
}
swiss-rule-duel = Jede Herausforderung kostet 2, gewonnen oder verloren
swiss-note-question = { $times } richtig
swiss-note-steal = { $times ->
    [one] { $times } Karte
   *[other] { $times } Karten
}
swiss-note-rating = { $good } von { $times } richtig
swiss-note-stake = { $good ->
    [0] verloren
   *[other] gewonnen
}
swiss-note-duel = { $good } von { $times } gewonnen
swiss-note-empty = { $n } nicht ausgezahlt: Bank leer
