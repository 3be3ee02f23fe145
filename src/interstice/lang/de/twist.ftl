## The table

twist-mates = Die anderen
twist-mate = { $name }, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
twist-state-left = ist gegangen
twist-state-turn = ist dran
twist-state-next = gleich dran
twist-hand = Deine Karten
twist-row = Untere Reihe
twist-slots = Obere Reihe
twist-rows = Die Reihe mit { $row ->
    [one] { $row } Karte
   *[other] { $row } Plätzen
} und { $slots ->
    [one] { $slots } besetzten Lücke
   *[other] { $slots } besetzten Lücken
}
twist-free = Freie Lücke zwischen { $from } und { $to }
twist-stack = { $cards } Karten aus demselben Jahr
twist-discards = Ablage { $cards }
twist-pile = Stapel { $cards }
twist-sideways = { $year }, die Lücke ist besetzt
twist-matches = kann abgelegt werden

## What is asked

twist-acts = Was du tun kannst
twist-choose = Karte wählen
twist-play = Ausspielen
twist-discard = Ablegen
twist-stop = Zug beenden
twist-point = Darauf zeigen
twist-wait = { $name } ist dran. Redet und zeigt, so viel ihr wollt.
twist-over = Das Spiel ist zu Ende.
twist-over-none = Keine Karte passte.
twist-you-choose = Spiel eine oder zwei Karten aus oder leg eine ab.
twist-you-act = Spiel sie aus oder leg sie ab, wenn ihr Symbol passt.
twist-risk-next = Da passt sie nicht. Passt keine deiner Karten, ist das Spiel zu Ende.
twist-risk-last = Da passt sie nicht. Passt auch deine letzte nicht, ist das Spiel zu Ende.
twist-risk-play = Spiel eine Karte aus. Passt keine, ist das Spiel zu Ende.
twist-risk-only = Du kannst nur eine Karte ausspielen. Passt sie nicht, ist das Spiel zu Ende.
twist-risk-or-discard = Spiel eine Karte aus oder leg eine ab. Spielst du aus und keine passt, ist das Spiel zu Ende.
twist-you-second = Gelegt. Spiel eine zweite Karte aus oder beende den Zug.
twist-you-stop = Gelegt. Mehr lässt sich nicht ausspielen.
twist-you-only-discard = Du kannst keine Karte ausspielen. Leg eine ab.
twist-no-discard-icon = Diese Karte kannst du nicht ablegen: Ihr Symbol passt nicht.
twist-no-discard-played = Du hast in diesem Zug schon eine Karte ausgespielt und kannst keine mehr ablegen.

## The score

twist-score = Punkte
twist-standing = { $points ->
    [one] Punkt bisher
   *[other] Punkte bisher
}
twist-final = { $points ->
    [one] Punkt
   *[other] Punkte
}
twist-away = { $points ->
    [one] Noch { $points } Punkt bis „{ $rank }“
   *[other] Noch { $points } Punkte bis „{ $rank }“
}
twist-in-row = Untere Reihe { $cards }
twist-in-slots = Obere Reihe { $cards }
twist-not-placed = Nicht gelegt { $cards }
twist-below = unter 0
twist-more = ab { $points }

## The ranks, from the lowest

twist-rank-1 = Zeitlose Truppe
twist-rank-2 = Frischlinge
twist-rank-3 = Pfiffige Bande
twist-rank-4 = Helle Runde
twist-rank-5 = Alte Hasen
twist-rank-6 = Club der Kenner
twist-rank-7 = Geniale Köpfe
twist-rank-8 = Zeitreisende

## The icons

twist-icon-anchor = Anker
twist-icon-crown = Krone
twist-icon-flame = Flamme
twist-icon-key = Schlüssel
twist-icon-quill = Feder
twist-icon-wheel = Steuerrad

## What happened, to be read out

twist-turned-left = Die früheste der Reihe
twist-turned-right = Die späteste der Reihe
twist-turned-row = Aus demselben Jahr wie eine Karte der Reihe
twist-turned-slot = Sie passt in eine Lücke
twist-turned-taken = Die Lücke ist besetzt
twist-turned-discarded = Abgelegt
twist-told-begun = Das Spiel beginnt. { $name } fängt an.
twist-told-begun-you = Das Spiel beginnt. Du fängst an.
twist-told-turn = { $name } ist dran.
twist-told-turn-you = Du bist dran.
twist-told-left = { $name } spielt „{ $title }“ aus, { $year }: die früheste der Reihe.
twist-told-left-you = Du spielst „{ $title }“ aus, { $year }: die früheste der Reihe.
twist-told-right = { $name } spielt „{ $title }“ aus, { $year }: die späteste der Reihe.
twist-told-right-you = Du spielst „{ $title }“ aus, { $year }: die späteste der Reihe.
twist-told-row = { $name } spielt „{ $title }“ aus, { $year }: auf eine Karte aus demselben Jahr.
twist-told-row-you = Du spielst „{ $title }“ aus, { $year }: auf eine Karte aus demselben Jahr.
twist-told-slot = { $name } spielt „{ $title }“ aus, { $year }: in eine Lücke.
twist-told-slot-you = Du spielst „{ $title }“ aus, { $year }: in eine Lücke.
twist-told-sideways = { $name } spielt „{ $title }“ aus, { $year }: Die Lücke ist besetzt, die Karte wird quer gelegt.
twist-told-sideways-you = Du spielst „{ $title }“ aus, { $year }: Die Lücke ist besetzt, die Karte wird quer gelegt.
twist-told-discarded = { $name } legt „{ $title }“, { $year }, ab. Das Symbol ist jetzt: { $icon }.
twist-told-discarded-you = Du legst „{ $title }“, { $year }, ab. Das Symbol ist jetzt: { $icon }.
twist-told-drew = { $name } zieht „{ $title }“.
twist-told-drew-you = Du ziehst „{ $title }“.
twist-told-gone = { $name } ist gegangen.
twist-told-ended = Das Spiel endet mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.

## Advice from a bot

twist-ask = { $name } fragen
twist-advice-only-choice = Etwas anderes lohnt sich nicht.
twist-advice-likeliest-to-fit = Versuch „{ $card }“: Die Karte passt am ehesten.
twist-advice-same-year = Spiel „{ $card }“ aus: Wahrscheinlich liegt da schon eine Karte aus demselben Jahr.
twist-advice-safe-at-the-end = Spiel „{ $card }“ aus: Der Stapel ist leer, und die Karte ist niemandem im Weg.
twist-advice-slot-is-needed = Behalt „{ $other }“: { $player } braucht die Lücke wahrscheinlich für „{ $rival }“. Spiel lieber „{ $card }“ aus.
twist-advice-opens-wide-gap = Behalt „{ $other }“: Mit dieser Karte entstünde wahrscheinlich ein großer Abstand in der Reihe. Spiel lieber „{ $card }“ aus.
twist-advice-extends-the-row = Spiel „{ $card }“ aus: Die Karte verlängert wahrscheinlich die Reihe und ist niemandem im Weg.
twist-advice-fills-a-slot = Spiel „{ $card }“ aus: Die Lücke ist wahrscheinlich frei, und sonst braucht sie niemand.
twist-advice-least-harm = Spiel „{ $card }“ aus: Das schadet wahrscheinlich am wenigsten.
twist-advice-discard-keeps-the-chain = Leg „{ $card }“ ab: Dann { $you ->
    [yes] kannst du
   *[other] kann { $player }
} „{ $other }“ ablegen.
twist-advice-discard-the-hopeless = Leg „{ $card }“ ab: Die Karte passt wahrscheinlich nirgends.
twist-advice-discard-to-wait = Leg „{ $card }“ ab: Alles, was du ausspielen kannst, würde wahrscheinlich mehr schaden.
twist-advice-stop-now = Hör jetzt auf: „{ $other }“ würde wahrscheinlich mehr schaden als nützen.
twist-advice-stop-hopeless = Hör jetzt auf: Deine anderen Karten passen wahrscheinlich nirgends.
